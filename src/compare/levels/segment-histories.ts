import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import { segment, type Segments } from './segment.js';
import { improvement } from './recent-shift.js';
import { logHistories, type PairPolicy, type CaseHistory } from './log-histories.js';
import { findSharedShift } from './shared-shift.js';

/** The history of one case in one metric, split into segments of constant level. */
export interface SegmentedHistory extends Segments {
  readonly history: CaseHistory;
  /** The values with the run shifts removed. */
  readonly adjusted: readonly number[];
}

/**
 * Segments the histories of one metric, after removing the shifts that the cases of a run share.
 *
 * @param acceptedRuns the first runs of the accepted levels of a pair
 * @param lasting if this only chooses the runs that later checks need: the number of runs from which a better level is one
 * @param shared the number of newest runs of each case that show shifts: of older ones, only the cases that got worse may remain,
 *   and what they share is not the machine
 */
export function segmentHistories(
  pairs: readonly PairPolicy[],
  metric: Metric,
  acceptedRuns: (pair: Pair) => readonly number[],
  lasting?: number,
  shared = Infinity,
): readonly SegmentedHistory[] {
  const histories = logHistories(pairs, metric);
  // The machine does not fail requests.
  const { findShift, changes } = findSharedShift(
    metric.scale === 'points' ? [] : histories.map((history) => newestOf(history, shared)),
  );
  return histories.map((history) => {
    const shift = findShift(history.pair.case.scenario);
    const adjusted = history.values.map((value, i) => value - shift(history.runs[i] ?? 0));
    const segments = segment({
      values: history.values,
      adjusted,
      shared: changes.flatMap(({ run, step }) => findStarts([run], history).map((start) => ({ start, step }))),
      accepted: findStarts(acceptedRuns(history.pair), history),
      tolerance: history.tolerance,
      toleratedStep: history.toleratedStep,
      shares: history.shares,
      minBetter: lasting ?? improvement.runs,
      isRetained: lasting !== undefined,
    });
    return { history, adjusted, ...segments };
  });
}

/** The starts of segments in a history: the index of its first run at or after each of the given runs. */
const findStarts = (firstRuns: readonly number[], { runs }: CaseHistory): readonly number[] =>
  firstRuns.map((first) => runs.findIndex((run) => run >= first)).filter((index) => index >= 0);

const newestOf = (history: CaseHistory, count: number): CaseHistory =>
  history.runs.length <= count
    ? history
    : { ...history, runs: history.runs.slice(-count), values: history.values.slice(-count) };
