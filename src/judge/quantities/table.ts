/**
 * Comparisons of one metric as a table of logarithms, larger = worse: one row per case, one column per past run or
 * repetition.
 */
import { groupBy } from '../../lang/objects.js';
import { largest, median, medianByKey } from '../../stats/averages.js';
import { distinctRuns } from '../../compare/run-shift.js';
import type { Comparison, PastValues } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { medianPolish, NumberSample } from '../../stats/sample.js';
import { observe, type Observation } from './observe.js';
import { classifyMetric, settings, type MetricClass, type ClassSettings } from '../model/settings.js';
import { logTolerance, worseSign } from '../../metrics/values.js';

/** One quantity: a case, or several cases that share it (merge.ts). */
export interface Row extends Observation {
  readonly comparison: Comparison;
  /** The labels of the cases that share it; empty for all labels of a load test, undefined for a single case. */
  readonly labels?: readonly string[];
  /** One value per run, NaN if the case was not measured. */
  readonly past: readonly number[];
  /** One value per repetition, NaN if the case was not measured. */
  readonly present: readonly number[];
  readonly pastMedian: number;
  /** The number of past values, and the number of runs at the present level. */
  readonly runs: number;
  readonly levelRuns: number;
  /** The tolerance band as a logarithm. */
  readonly band: number;
}

export interface QuantityTable {
  readonly metric: Metric;
  readonly kind: MetricClass;
  readonly settings: ClassSettings;
  readonly rows: readonly Row[];
  readonly pastRuns: number;
  /** The run of each column, as its index among all baseline runs. */
  readonly runIds: readonly number[];
  readonly repetitions: number;
}

export function createTable(comparisons: readonly Comparison[], metric: Metric): QuantityTable {
  const kind = classifyMetric(metric);
  const sign = worseSign(metric);
  const runs = distinctRuns(comparisons.map((comparison) => comparison.past.runs));
  const past = alignedRows(comparisons, sign, runs);
  const repetitions = largest(comparisons.map(({ candidate }) => candidate.length));
  const rows = comparisons.map((comparison, i): Row => {
    const values = past[i] ?? [];
    sample.clear();
    for (let t = 0; t < values.length; t++) sample.add(values[t] ?? NaN);
    const [measured, middle] = [sample.size, sample.median()];
    const pastMedian = Math.exp(sign * middle);
    const present = Array<number>(repetitions).fill(NaN);
    comparison.candidate.forEach((value, r) => (present[r] = sign * Math.log(value)));
    return {
      comparison,
      past: values,
      present,
      pastMedian: middle,
      runs: measured,
      levelRuns: countLevelRuns(comparison.past) || measured,
      ...observe(comparison, metric, pastMedian),
      band: logTolerance(comparison, metric, pastMedian),
    };
  });
  return {
    metric,
    kind,
    settings: settings[kind],
    rows,
    pastRuns: runs.length,
    runIds: runs,
    repetitions,
  };
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some === others || (some.length === others.length && some.every((number, i) => number === others[i]));

/** Reused by every row. */
const sample = new NumberSample();

/**
 * The number of runs that the level is estimated from. Repetitions of one run count once, because they share its movement.
 */
function countLevelRuns({ runs, segments }: PastValues): number {
  let count = 0;
  for (let i = 0; i < runs.length; i++) if ((segments?.[i] ?? 0) === 0 && runs[i] !== runs[i - 1]) count++;
  return count;
}

/**
 * A level estimated from few runs contains the movement of those runs and would transfer it to all earlier runs. The other
 * cases are used to remove it.
 */
function alignedRows(
  comparisons: readonly Comparison[],
  sign: number,
  runs: readonly number[],
): readonly (readonly number[])[] {
  const rows = comparisons.map((comparison) => aligned(comparison, sign, runs));
  if (comparisons.every(isLevel)) return rows;
  const shifts = comparisons.length < 3 ? [] : medianPolish(rows).shifts;
  const shiftByRun = new Map(runs.map((run, column) => [run, shifts[column] ?? 0]));
  return comparisons.map((comparison) => aligned(comparison, sign, runs, shiftByRun));
}

/**
 * The runs that are alone on their level. Moved to the present level they lie exactly on it, so they show no noise. None if no
 * level has several runs.
 */
function findLoneRuns({ runs, segments }: PastValues): ReadonlySet<number> {
  const bySegment = groupBy([...runs.keys()], (i) => segments?.[i] ?? 0);
  const levels = [...bySegment.values()].map((indices) => new Set(indices.map((i) => runs[i] ?? 0)));
  return new Set(
    levels.some(({ size }) => size > 1) ? levels.flatMap((level) => (level.size > 1 ? [] : [...level])) : [],
  );
}

const isLevel = ({ past }: Comparison): boolean => past.segments === undefined;

/** Values by run, or their median if a run has several. Values of another level are moved to the present one. */
function aligned(
  comparison: Comparison,
  sign: number,
  runs: readonly number[],
  shiftByRun?: ReadonlyMap<number, number>,
): readonly number[] {
  const { past } = comparison;
  const values = past.values.map((value) => sign * Math.log(value));
  if (isLevel(comparison) && isSame(past.runs, runs)) return values;
  const cells = medianByKey(past.runs, onPresentLevel(values, past, shiftByRun));
  const loneRuns = shiftByRun !== undefined && comparison.isSelected === true ? findLoneRuns(past) : new Set();
  return runs.map((run) => (loneRuns.has(run) ? NaN : (cells.get(run) ?? NaN)));
}

function onPresentLevel(
  values: readonly number[],
  { runs, segments }: PastValues,
  shiftByRun: ReadonlyMap<number, number> | undefined,
): readonly number[] {
  if (segments === undefined) return values;
  const unshifted = values.map((value, i) => value - (shiftByRun?.get(runs[i] ?? 0) ?? 0));
  const levels = new Map<number, number>();
  for (const segment of new Set(segments))
    levels.set(segment, median(unshifted.filter((_, i) => segments[i] === segment)));
  const present = levels.get(Math.min(...levels.keys())) ?? 0;
  return values.map((value, i) => value - (levels.get(segments[i] ?? 0) ?? 0) + present);
}
