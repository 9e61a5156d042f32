/**
 * Runs in which a plan got another request, or lost one. In a closed loop that changes the throughput of every label, although
 * none became slower or faster, so the throughput of later runs is a level of its own.
 */
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { numericValue } from '../../metrics/values.js';
import type { Accept } from '../../model/documents.js';
import type { Pair, PairedMeasurement } from '../../model/run.js';
import { median } from '../../stats/median.js';

/** Labels of one loop are requested equally often: their throughputs differ by less than this factor. */
const alike = 1.1;

/** A label with the first and the last run that measured it; of a label in the candidate, no run is the last one. */
interface Lifetime {
  readonly pair: Pair;
  readonly first: number;
  readonly last: number;
}

/**
 * Accepts the throughput of labels from each run on in which another label of their loop was measured for the first time, or
 * no longer. A label without any run is not in the history yet: the judge explains what it costs.
 *
 * @returns one entry for each label and run; none for runs without a start time, which no entry can name
 */
export function findPlanChanges(pairs: readonly Pair[]): readonly Accept[] {
  const tests = groupBy(pairs.flatMap(toLifetime), ({ pair: { case: name, isControl } }) =>
    JSON.stringify([isControl, loadTestKey(name)]),
  );
  return [...tests.values()].flatMap((labels) => {
    const [first, last] = [
      Math.min(...labels.map((label) => label.first)),
      Math.max(...labels.map(({ last }) => last)),
    ];
    const changing = labels.filter((label) => label.first > first || label.last < last);
    return changing.flatMap((changed) =>
      labels.flatMap((label) => [
        ...(changed.first > first ? acceptFrom(label, changed, changed.first, 'was added to the plan') : []),
        ...(changed.last < last ? acceptFrom(label, changed, changed.last + 1, 'was removed from the plan') : []),
      ]),
    );
  });
}

function toLifetime(pair: Pair): readonly Lifetime[] {
  if (pair.case.label === undefined) return [];
  const { history, candidate } = pair;
  const [first, last] = [history[0]?.run, history.at(-1)?.run];
  return first === undefined || last === undefined
    ? []
    : [{ pair, first, last: candidate.length > 0 ? Infinity : last }];
}

function acceptFrom(label: Lifetime, changed: Lifetime, run: number, event: string): readonly Accept[] {
  if (label === changed || label.first >= run || label.last < run) return [];
  const { history, case: name } = label.pair;
  const from = history.find((entry) => entry.run >= run)?.provenance.startedAt;
  if (from === undefined || !areAlike(history, changed.pair.history)) return [];
  const { key: _, ...own } = name;
  const reason = `${changed.pair.case.label ?? ''} ${event}`;
  return [{ case: own, metric: 'throughput', from, reason, acceptedAt: from }];
}

/** Whether two labels are requested equally often in the runs that measured both. */
function areAlike(history: readonly PairedMeasurement[], other: readonly PairedMeasurement[]): boolean {
  const byRun = new Map(other.map(({ run, measurement }) => [run, numericValue(measurement, 'throughput')]));
  const ratios = history
    .map(({ run, measurement }) => numericValue(measurement, 'throughput') / (byRun.get(run) ?? NaN))
    .filter((ratio) => ratio > 0 && ratio < Infinity);
  return ratios.length > 0 && Math.abs(Math.log(median(ratios))) <= Math.log(alike);
}
