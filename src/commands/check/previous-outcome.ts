/**
 * The outcome of the run before the candidate. No outcome is recorded, so it is judged again: the newest recorded run of the
 * same branch and environment, against the runs before it, by the present rules.
 */
import { isSameEnvironment } from '../../cases/environment.js';
import { nameCase } from '../../cases/names.js';
import { compareCodeUnits } from '../../lang/natural-order.js';
import { groupRuns } from '../../history/baseline.js';
import { judgeRun } from '../../judge/judge-run.js';
import { includeReference } from '../../judge/outcome.js';
import type { Outcome, Provenance } from '../../model/documents.js';
import { today, type Host } from '../../model/host.js';
import type { PastMeasurement, Run } from '../../model/run.js';
import type { CheckedRun } from '../../judge/checked-run.js';
import { compareWithReference } from './reference.js';

/** @returns undefined if there is no earlier run: the history is empty, or the baseline is a single result */
export async function judgePrevious(checked: CheckedRun, host: Host): Promise<Outcome | undefined> {
  const { settings, baseline, judged, candidate } = checked;
  if (baseline.selection === 'result') return undefined;
  // The cases that the candidate was expected to measure: another job may record others into the same history.
  const expected = new Set(judged.pairs.map((pair) => pair.case.key));
  const past = baseline.measurements.filter(({ measurement }) => expected.has(nameCase(measurement).key));
  const previous = findPrevious(past, judged.candidate.provenance);
  if (previous === undefined) return undefined;
  const start = readStart(previous.provenance);
  const { outcome, reasons } = judgeRun({
    candidate: previous,
    past: { ...baseline, measurements: past.filter(({ provenance }) => readStart(provenance) < start) },
    policy: settings.policy,
    today: today(host),
    isInputIncomplete: false,
  });
  const reference = settings.policy.referenceDecides
    ? await compareWithReference(
        { ...checked, candidate: { ...candidate, run: previous, unsound: new Set() } },
        false,
        host,
      )
    : undefined;
  return includeReference({ outcome, reasons }, reference?.reference.outcome, settings.policy).outcome;
}

const readStart = ({ startedAt = '' }: Provenance): string => startedAt;

/** The newest run before the candidate, in its environment; of its branch, if the history has any. */
function findPrevious(past: readonly PastMeasurement[], candidate: Provenance): Run | undefined {
  const isEarlier = (provenance: Provenance): boolean =>
    candidate.startedAt === undefined || readStart(provenance) < candidate.startedAt;
  const runs = groupRuns(past)
    .filter(({ provenance }) => isEarlier(provenance) && isSameEnvironment(provenance, candidate))
    .sort((a, b) => compareCodeUnits(readStart(a.provenance), readStart(b.provenance)));
  return runs.findLast(({ provenance }) => provenance.branch === candidate.branch) ?? runs.at(-1);
}
