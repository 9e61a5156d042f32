/** Rules that teams use instead of a gate, judged on the same runs. Errors are judged by none of them. */
import type { Measurement } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { upperPoint } from '../../../src/stats/student.js';
import { median } from '../../../src/stats/averages.js';

/** A rule. It returns the labels that it calls slower. */
export interface Peer {
  readonly name: string;
  readonly slowerLabels: (candidate: Run, history: readonly Run[]) => readonly string[];
}

/** Past values of one case, oldest first, and its present value, as logarithms. */
interface Row {
  readonly label: string;
  readonly past: readonly number[];
  readonly present: number;
}

const keyOf = ({ label, configuration }: Measurement): string => JSON.stringify([label, configuration]);

function rowsOf(candidate: Run, history: readonly Run[], metric: string): readonly Row[] {
  const valueOf = ({ metrics }: Measurement): number => Math.log(Number(metrics[metric]));
  return candidate.measurements.map((measurement) => ({
    label: measurement.label ?? '',
    past: history.flatMap(({ measurements }) =>
      measurements.filter((past) => keyOf(past) === keyOf(measurement)).map(valueOf),
    ),
    present: valueOf(measurement),
  }));
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A fixed band on the slowdown against the median of the past runs. */
const fixedBand = (metric: string, percent: number): Peer => ({
  name: `${metric}, ${String(percent)} % above the median`,
  slowerLabels: (candidate, history) =>
    rowsOf(candidate, history, metric)
      .filter(({ past, present }) => present - median([...past]) > Math.log1p(percent / 100))
      .map(({ label }) => label),
});

/**
 * A one-sided Student prediction interval on logarithms at the level .999, after the median movement of the other labels
 * was removed from every run. Needs three past runs.
 */
const studentPrediction = (metric: string): Peer => ({
  name: `${metric}, Student prediction .999`,
  slowerLabels(candidate, history) {
    const rows = rowsOf(candidate, history, metric);
    const n = history.length;
    if (n < 3) return [];
    const movementOf = (label: string, valueOf: (row: Row) => number): number =>
      median(rows.filter((row) => row.label !== label).map((row) => valueOf(row) - mean(row.past)));
    const point = upperPoint(0.001, n - 1);
    return rows
      .filter(({ label, past, present }) => {
        const rest = past.map((value, t) => value - movementOf(label, (row) => row.past[t] ?? NaN));
        const centre = mean(rest);
        const deviation = Math.sqrt(rest.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (n - 1));
        const change = present - movementOf(label, (row) => row.present) - centre;
        return change > point * deviation * Math.sqrt(1 + 1 / n);
      })
      .map(({ label }) => label);
  },
});

export const peers: readonly Peer[] = [
  fixedBand('p50', 10),
  fixedBand('p99', 20),
  studentPrediction('p50'),
  studentPrediction('p99'),
];
