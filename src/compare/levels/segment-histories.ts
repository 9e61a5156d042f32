import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import { segment, type Segments } from './segment.js';
import { logHistories, type PairPolicy, type CaseHistory } from './log-histories.js';
import { findSharedShift } from './shared-shift.js';

/** The history of one case in one metric, in stretches of equal level. */
export interface SegmentedHistory extends Segments {
  readonly row: CaseHistory;
}

/** @param acceptedIn runs from which on somebody accepted a pair's level */
export function segmentHistories(
  judged: readonly PairPolicy[],
  metric: Metric,
  acceptedIn: (pair: Pair) => readonly number[],
): readonly SegmentedHistory[] {
  const rows = logHistories(judged, metric);
  const { shiftOf, changes: cuts } = findSharedShift(rows);
  return rows.map((row) => ({
    row,
    ...segment({
      values: row.values,
      adjusted: row.values.map((value, i) => value - shiftOf(row.pair.case.scenario, row.runs[i] ?? 0)),
      shared: cuts.flatMap(({ run, by }) => indicesOf([run], row).map((at) => ({ at, by }))),
      accepted: indicesOf(acceptedIn(row.pair), row),
      tolerance: row.tolerance,
    }),
  }));
}

/** Where a row's stretches begin for runs that all cases or its marks name: the first of its own runs from there on. */
const indicesOf = (runs: readonly number[], { runs: own }: CaseHistory): readonly number[] =>
  runs.map((run) => own.findIndex((each) => each >= run)).filter((index) => index >= 0);
