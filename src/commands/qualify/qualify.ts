/** Measures the head against itself, to see what pairs of this load test can find before anyone relies on them. */
import type { CheckRequest } from '../../config/settings.js';
import { defaultConfigFile } from '../../config/read-config.js';
import { readGuardedSettings } from '../../history/guarded-settings.js';
import { qualifyPairs } from '../../judge/pairs/qualify-pairs.js';
import type { Problem } from '../../model/documents.js';
import { unusable, type Result } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { isError } from '../../problems/problem.js';
import type { Qualified } from '../../report/qualification.js';
import { removeLeftOvers } from '../../measuring/checkouts.js';
import { createPairJudge, tablesOf } from '../../measuring/judge-measured.js';
import type { MeasuredPair } from '../../measuring/measure-pair.js';
import { createPairMeasurer } from '../../measuring/measure-undisturbed.js';
import { createMeasurer, isCut } from '../../measuring/measurer.js';
import type { GateRequest } from '../gate/gate.js';
import { chooseFolder } from '../../measuring/results-folder.js';
import { foreignCode, nothingToRun, pairCut } from '../../problems/gate.js';

export type Qualification = Result<{ readonly qualified?: Qualified }>;

/**
 * Measures pairs of the same version.
 *
 * @param request what to measure, as for the gate; `measure.pairs` is the number of pairs to measure here
 * @returns what the pairs show about themselves; exit code 0, or 3 if something could not be measured
 */
export async function qualifyGate(request: GateRequest & CheckRequest, host: Host): Promise<Qualification> {
  await removeLeftOvers(host);
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  const measuring = { ...settings.measure, ...request.measure };
  const { run } = measuring;
  const refuse = (...problems: readonly Problem[]): Qualification => ({ exitCode: unusable, problems });
  if (host.context.foreignCode !== undefined) return refuse(foreignCode(host.context.foreignCode));
  if (settings.problems.some(isError)) return refuse(...settings.problems);
  if (run === undefined) return refuse(nothingToRun(request.config ?? defaultConfigFile));
  const chosen = await chooseFolder(request.out, host, 'qualify-');
  if ('code' in chosen) return refuse(chosen);
  const head = await host.makeFolder('.');
  const measurer = createMeasurer(measuring, run, { head, out: chosen.out }, host);
  const measurePair = createPairMeasurer(measurer, host);
  const pairs: MeasuredPair[] = [];
  const cut: Problem[] = [];
  const versions = { base: { side: 'base', folder: head }, head: { side: 'head', folder: head } } as const;
  const unbuilt = await measurer.build(versions.head);
  if (unbuilt !== undefined) return refuse(unbuilt);
  for (let number = 1; number <= measuring.pairs && !(number > 1 && measurer.lacksTimeForPair()); number++) {
    const pair = await measurePair(versions, { number }, pairs.at(-1)?.first);
    if (!('failed' in pair)) pairs.push(pair);
    else if (pairs.length === 0 || !isCut(pair.problem)) return refuse(pair.problem);
    else {
      cut.push(pairCut(pair.problem));
      break;
    }
  }
  const judged = await createPairJudge(guarded, host)(pairs);
  if ('problems' in judged) return refuse(...judged.problems);
  return {
    exitCode: 0,
    problems: [...judged.checked.problems, ...cut],
    qualified: {
      quality: qualifyPairs(tablesOf(judged.checked)),
      measurements: measurer.count(),
      durationMs: measurer.elapsedMs(),
      leastPairs: settings.measure.pairs,
    },
  };
}
