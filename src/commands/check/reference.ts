/** Judges the same run against a second baseline, such as the last release. The report shows both comparisons. */
import { nameStore } from '../../config/settings.js';
import { defined } from '../../lang/objects.js';
import { listTags, readReference } from '../../history/baseline.js';
import { judgeRun } from '../../judge/judge-run.js';
import { tally } from '../../judge/outcome.js';
import type { Problem, Provenance, ReferenceComparison } from '../../model/documents.js';
import { today, type Host } from '../../model/host.js';
import { isError } from '../../problems/problem.js';
import type { CheckedRun } from '../../judge/checked-run.js';
import { noReference, referenceUnread } from '../../problems/comparison.js';

export interface ReferenceResult {
  readonly reference: ReferenceComparison;
  readonly problems: readonly Problem[];
}

/**
 * Judges a run against the second baseline of its settings. Objectives are omitted: they have no baseline, and the first
 * comparison has already judged them.
 *
 * @param checked the settings and the candidate, and the commit that the history is read from
 * @param isInputIncomplete whether part of the candidate could not be read
 * @returns undefined if there is no second baseline
 */
export async function compareWithReference(
  checked: Pick<CheckedRun, 'settings' | 'candidate' | 'commit' | 'reference'>,
  isInputIncomplete: boolean,
  host: Host,
): Promise<ReferenceResult | undefined> {
  const { settings, candidate, commit } = checked;
  const { reference: against, policy, only } = settings;
  if (against === undefined) return undefined;
  const [, named] = /^ref:(.+)$/.exec(settings.against) ?? [];
  const read = checked.reference ?? (await readReference(settings, commit ?? named, host));
  const errors = read.problems.filter(isError);
  const judged = judgeRun({
    candidate: candidate.run,
    past: read,
    policy: { ...policy, objectives: [] },
    ...(only !== undefined && { only }),
    today: today(host),
    isInputIncomplete: isInputIncomplete || errors.length > 0,
    unsound: candidate.unsound,
  });
  const { outcome, reasons, findings, statements, runShifts, pairs, runs, noiseRuns, repetitions } = judged;
  return {
    reference: {
      ...(policy.referenceDecides && { decides: true }),
      outcome,
      reasons,
      tallies: tally(findings),
      findings,
      statements,
      runShifts,
      baseline: {
        selector: nameSelector(against, runs),
        ...nameStore(settings),
        cases: pairs.filter((pair) => pair.history.length > 0).length,
        runs,
        ...defined({ noiseRuns, repetitions }),
      },
      ...(errors.length > 0 && { unread: true }),
    },
    problems: [
      // An error would make the whole gate undecided, even if the second baseline does not decide.
      ...errors.map((error) => referenceUnread(against, error)),
      ...read.problems.filter((problem) => !isError(problem)),
      ...(runs.length === 0 && errors.length === 0
        ? [noReference(against, settings.store, listTags(read.measurements))]
        : []),
    ],
  };
}

/** A pattern for the last release is replaced by the release that was found. */
function nameSelector(against: string, runs: readonly Provenance[]): string {
  const tag = runs.at(-1)?.tag;
  return tag !== undefined && /^tag:.*[*?]/.test(against) ? `tag:${tag}` : against;
}
