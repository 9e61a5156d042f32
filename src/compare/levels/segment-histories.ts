import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import { cut, type CutLine } from './segment.js';
import { rowsOf, type Judged, type Row } from './log-histories.js';
import { sharedBy } from './shared-shift.js';

/** The history of one case in one metric, in stretches of equal level. */
export interface CutRow extends CutLine {
  readonly row: Row;
}

/** @param acceptedIn runs from which on somebody accepted a pair's level */
export function cutRows(
  judged: readonly Judged[],
  metric: Metric,
  acceptedIn: (pair: Pair) => readonly number[],
): readonly CutRow[] {
  const rows = rowsOf(judged, metric);
  const { shiftOf, cuts } = sharedBy(rows);
  return rows.map((row) => ({
    row,
    ...cut({
      values: row.values,
      adjusted: row.values.map((value, i) => value - shiftOf(row.pair.case.scenario, row.runs[i] ?? 0)),
      shared: cuts.flatMap(({ run, by }) => indicesOf([run], row).map((at) => ({ at, by }))),
      accepted: indicesOf(acceptedIn(row.pair), row),
      tolerance: row.tolerance,
    }),
  }));
}

/** Where a row's stretches begin for runs that all cases or its marks name: the first of its own runs from there on. */
const indicesOf = (runs: readonly number[], { runs: own }: Row): readonly number[] =>
  runs.map((run) => own.findIndex((each) => each >= run)).filter((index) => index >= 0);
