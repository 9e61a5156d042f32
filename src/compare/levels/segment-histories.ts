import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import { segment, type Segments } from './segment.js';
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
 */
export function segmentHistories(
  pairs: readonly PairPolicy[],
  metric: Metric,
  acceptedRuns: (pair: Pair) => readonly number[],
): readonly SegmentedHistory[] {
  const histories = logHistories(pairs, metric);
  const { findShift, changes } = findSharedShift(histories);
  return histories.map((history) => {
    const shift = findShift(history.pair.case.scenario);
    const adjusted = history.values.map((value, i) => value - shift(history.runs[i] ?? 0));
    const segments = segment({
      values: history.values,
      adjusted,
      shared: changes.flatMap(({ run, step }) => findStarts([run], history).map((start) => ({ start, step }))),
      accepted: findStarts(acceptedRuns(history.pair), history),
      tolerance: history.tolerance,
    });
    const { starts, current, levels, change } = segments;
    return change === undefined
      ? { history, adjusted, starts, current, levels }
      : { history, adjusted, starts, current, levels, change };
  });
}

/** The starts of segments in a history: the index of its first run at or after each of the given runs. */
const findStarts = (firstRuns: readonly number[], { runs }: CaseHistory): readonly number[] =>
  firstRuns.map((first) => runs.findIndex((run) => run >= first)).filter((index) => index >= 0);
