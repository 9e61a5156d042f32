/** Finds the commit that made something slower, by measuring commits beside GOOD as the gate measures a head beside its base. */
import type { Measuring } from '../../config/measuring.js';
import { defaultConfigFile } from '../../config/read-config.js';
import type { GateRequest } from '../../config/settings.js';
import { readGuardedSettings, type GuardedSettings } from '../../history/guarded-settings.js';
import { searchCommit } from '../../judge/bisect/search.js';
import type { Bisection, Problem } from '../../model/documents.js';
import { unusable } from '../../model/exit-code.js';
import type { Host } from '../../model/host.js';
import { budgetTooShort, foreignCode, nothingToBisect, nothingToRun } from '../../problems/gate.js';
import { isError } from '../../problems/problem.js';
import { removeLeftOvers } from '../../measuring/checkouts.js';
import { createMeasurer, type Measurer } from '../../measuring/measurer.js';
import { ignoreResults, ownFolderFor } from '../../measuring/results-folder.js';
import type { Result } from '../result.js';
import { listCommits, type CommitRange } from './commits.js';
import { describeFound } from './describe-found.js';
import { keepPairs, type KeptPairs } from './kept-pairs.js';
import { createCommitMeasurer } from './measure-commit.js';
import { showProgress } from './progress.js';
import { createVersions } from './versions.js';
import { wantedGroups } from './wanted.js';

export interface BisectRequest extends Omit<GateRequest, 'results' | 'against'> {
  /** A revision that was fast, and a later one that is slow. */
  readonly good: string;
  readonly bad: string;
  /** The id of the only metric to look at. */
  readonly metric?: string;
  /** Part of a case name, or a pattern with * and ?: only these cases are looked at. */
  readonly pattern?: string;
  /** Settings that replace those of `measure:`. `pairs` limits the pairs of the same two commits. */
  readonly measure?: Partial<Measuring>;
  /** The folder for the results. Default: one below guardband-gate that the same search finds again. */
  readonly out?: string;
}

export type BisectResult = Result<{ readonly bisection?: Bisection }>;

/** How many times `measure.pairs` two commits are measured at most: a search decides more often than a gate. */
const patience = 3;

/**
 * Searches the commits after GOOD, along the first parents.
 *
 * @param request what to search; guardband.yml fills in the rest
 * @returns the answer, and an exit code: 0 a commit is named, or GOOD and BAD do not differ; 2 several commits are left;
 * 3 nothing was found out
 * @throws only for defects; problems that a user can cause are in the result
 */
export async function bisect(request: BisectRequest, host: Host): Promise<BisectResult> {
  if (host.context.foreignCode !== undefined) return refuse([foreignCode(host.context.foreignCode)]);
  await removeLeftOvers(host);
  const guarded = await readGuardedSettings(request, host);
  const { settings } = guarded;
  if (settings.problems.some(isError)) return refuse(settings.problems);
  const pairs = patience * settings.measure.pairs;
  const measuring = { ...settings.measure, pairs, ...request.measure };
  const { run, build } = measuring;
  if (run === undefined) return refuse([nothingToRun(request.config ?? defaultConfigFile)]);
  const range = await listCommits(request.good, request.bad, host);
  if ('code' in range) return refuse([range]);
  const out = (request.out ?? ownFolderFor(nameRange(range))).replace(/(?<=.)\/+$/, '');
  const kept = await keepPairs(out, { run, ...(build !== undefined && { build }) }, host);
  if ('code' in kept) return refuse([kept]);
  if (request.out === undefined) await ignoreResults(host);
  const measurer = createMeasurer(measuring, run, { head: await host.makeFolder('.'), out }, host);
  return await search({ guarded, measuring, range, out, kept, measurer }, request, host);
}

const refuse = (problems: readonly Problem[]): BisectResult => ({ exitCode: unusable, problems });

const nameRange = ({ good, commits }: CommitRange): string =>
  `bisect-${good.commit.slice(0, 10)}-${commits.at(-1)?.commit.slice(0, 10) ?? ''}`;

interface Prepared {
  readonly guarded: GuardedSettings;
  readonly measuring: Measuring;
  readonly range: CommitRange;
  readonly out: string;
  readonly kept: KeptPairs;
  readonly measurer: Measurer;
}

async function search(prepared: Prepared, request: BisectRequest, host: Host): Promise<BisectResult> {
  const { measuring, range, out, measurer, guarded } = prepared;
  const versions = createVersions(measurer, host);
  const wanted = wantedGroups(request);
  const release = host.holdSignals();
  try {
    const bench = createCommitMeasurer({ ...prepared, versions }, host);
    const found = await searchCommit({
      commits: range.commits.length,
      maxPairs: measuring.pairs,
      ...(wanted !== undefined && { isWanted: wanted.isWanted }),
      measure: bench.measure,
      onProgress: (progress) => {
        showProgress(progress, { ...prepared, pairs: bench.count() }, host);
      },
    });
    const failed = bench.problem();
    if (failed !== undefined) return refuse([failed]);
    if (wanted?.hasMatched() === false) return refuse([nothingToBisect('no gated metric of a case matches')]);
    host.stderr(`guardband: the results are in ${out}\n`);
    const hanging = bench.hanging();
    if (found.state === 'ended') return refuse([hanging ?? budgetTooShort(measuring.budgetMs, 'compare GOOD and BAD')]);
    const { metrics } = guarded.settings.policy;
    const bisection = describeFound(found, { ...prepared, request, skipped: bench.skipped(), metrics });
    return { exitCode: found.state === 'range' ? 2 : 0, problems: hanging === undefined ? [] : [hanging], bisection };
  } finally {
    await versions.removeAll();
    release();
  }
}
