/**
 * Comparisons of one metric as a table of logarithms, larger = worse: one row per case, one column per past run or
 * repetition.
 */
import type { Comparison, PastValues } from '../../../model/comparison.js';
import type { Measurement, Value } from '../../../model/documents.js';
import type { Metric } from '../../../model/metric.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { medianByKey } from '../../../stats/median-by-key.js';
import { medianPolish } from '../../../stats/median-polish.js';
import { Sample } from '../../../stats/sample.js';
import { standingChange } from './standing.js';
import { classOf, common, settings, type MetricClass, type Settings } from './settings.js';

/** One quantity: a case, or several cases that share it (merge.ts). */
export interface Row {
  readonly comparison: Comparison;
  /** One value per run, NaN if the case was not measured. */
  readonly past: readonly number[];
  /** One value per repetition, NaN if the case was not measured. */
  readonly present: readonly number[];
  /** Median of the past values. */
  readonly usual: number;
  /** The number of past values, and the number of runs at the present level. */
  readonly runs: number;
  readonly levelRuns: number;
  /** How much worse the newest runs are than that level, as a logarithm; 0 if they belong to it. */
  readonly standing: number;
  /** Prior standard deviation of one run, and its lower bound from chance and rounding. */
  readonly prior: number;
  readonly least: number;
  /** Whether so few requests were measured that one busy second of the machine can move their median. */
  readonly isBrief: boolean;
  /** The tolerance band as a logarithm. */
  readonly band: number;
}

export interface Table {
  readonly metric: Metric;
  readonly kind: MetricClass;
  readonly settings: Settings;
  readonly rows: readonly Row[];
  readonly pastRuns: number;
  /** The run of each column, as its index among all baseline runs. */
  readonly runIds: readonly number[];
  readonly repetitions: number;
  readonly isSession: boolean;
}

export function tableOf(comparisons: readonly Comparison[], metric: Metric): Table {
  const kind = classOf(metric);
  const sign = signOf(metric);
  const runs = runsOf(comparisons);
  const past = alignedRows(comparisons, sign, runs);
  const positions = repetitionsOf(comparisons);
  const repetitions = Math.max(...comparisons.map(({ candidate }) => candidate.length));
  const rows = comparisons.map((comparison, i): Row => {
    const values = past[i] ?? [];
    sample.clear();
    for (let t = 0; t < values.length; t++) sample.add(values[t] ?? NaN);
    const [measured, middle] = [sample.size, sample.median()];
    const usual = Math.exp(sign * middle);
    const steepness = steepnessOf(comparison, metric);
    const present = Array<number>(repetitions).fill(NaN);
    comparison.candidate.forEach((value, r) => (present[positions[i]?.[r] ?? r] = sign * Math.log(value)));
    return {
      comparison,
      past: values,
      present,
      usual: middle,
      runs: measured,
      levelRuns: levelRunsOf(comparison.past) || measured,
      standing: standingChange(comparison, sign),
      prior: priorNoise(comparison, metric, settings[kind], steepness),
      least: Math.max(
        settings[kind].floor,
        quantum(comparison, metric, usual),
        samplingError(comparison, metric, steepness),
      ),
      isBrief: isBrief(comparison, metric),
      band: bandOf(comparison, metric, usual),
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
    isSession: comparisons.every(({ baseline }) => baseline === 'session'),
  };
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some === others || (some.length === others.length && some.every((number, i) => number === others[i]));

/** Reused by every row. */
const sample = new Sample();

/** Larger is worse. */
export const signOf = ({ better }: Metric): 1 | -1 => (better === 'higher' ? -1 : 1);

/** A change of the logarithm, larger = worse, as a change of the metric in percent. */
export const percentOf = (change: number, metric: Metric): number => 100 * Math.expm1(signOf(metric) * change);

/** NaN if it was not measured. */
export function numberOf({ metrics }: Measurement, id: string): number {
  const value: Value | undefined = metrics[id];
  return typeof value === 'object' ? (value.low + value.high) / 2 : (value ?? NaN);
}

/** The runs in which any case was measured, oldest first. */
function runsOf(comparisons: readonly Comparison[]): readonly number[] {
  const runs = new Set<number>();
  let last: readonly number[] = [];
  for (const { past } of comparisons) {
    // Most cases share one list.
    if (past.runs !== last) for (const run of past.runs) runs.add(run);
    last = past.runs;
  }
  const found = [...runs].sort((a, b) => a - b);
  return isSame(last, found) ? last : found;
}

/**
 * Assigns values to repetitions: by order, or by start time if a case lacks some repetitions, because a disturbance of one
 * repetition affects all cases in it.
 */
export function repetitionsOf(comparisons: readonly Comparison[]): readonly (readonly number[])[] {
  const most = Math.max(...comparisons.map(({ candidate }) => candidate.length));
  const startsOf = ({ candidateMeasurements }: Comparison): readonly number[] =>
    candidateMeasurements.map(({ startedAt }) => Date.parse(startedAt ?? ''));
  if (comparisons.every(({ candidate }) => candidate.length === most)) {
    const inOrder = Array.from({ length: most }, (_, r) => r);
    return comparisons.map(() => inOrder);
  }
  const whole = comparisons.filter(({ candidate }) => candidate.length === most).map(startsOf);
  const middles = Array.from({ length: most }, (_, i) => finite(whole.map((starts) => starts[i] ?? NaN)));
  const nearest = (start: number): number => {
    const distances = middles.map((starts) => Math.min(...starts.map((time) => Math.abs(time - start))));
    return distances.indexOf(Math.min(...distances));
  };
  return comparisons.map((comparison) => {
    const inOrder = [...comparison.candidate.keys()];
    if (comparison.candidate.length === most) return inOrder;
    const found = startsOf(comparison).map(nearest);
    return found.includes(-1) || new Set(found).size < found.length ? inOrder : found;
  });
}

/**
 * The number of runs that the level is estimated from. Repetitions of one run count once, because they share its movement.
 */
function levelRunsOf({ runs, stretches }: PastValues): number {
  let count = 0;
  for (let i = 0; i < runs.length; i++) if ((stretches?.[i] ?? 0) === 0 && runs[i] !== runs[i - 1]) count++;
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
  if (comparisons.length < 3 || comparisons.every(isLevel)) return rows;
  const { shifts } = medianPolish(rows);
  const shiftOf = new Map(runs.map((run, column) => [run, shifts[column] ?? 0]));
  return comparisons.map((comparison) => aligned(comparison, sign, runs, shiftOf));
}

const isLevel = ({ past }: Comparison): boolean => past.stretches === undefined;

/** Values by run, or their median if a run has several. Values of another level are moved to the present one. */
function aligned(
  comparison: Comparison,
  sign: number,
  runs: readonly number[],
  shiftOf?: ReadonlyMap<number, number>,
): readonly number[] {
  const { past } = comparison;
  const values = past.values.map((value) => sign * Math.log(value));
  if (isLevel(comparison) && isSame(past.runs, runs)) return values;
  const cells = medianByKey(past.runs, onPresentLevel(values, past, shiftOf));
  return runs.map((run) => cells.get(run) ?? NaN);
}

function onPresentLevel(
  values: readonly number[],
  { runs, stretches }: PastValues,
  shiftOf: ReadonlyMap<number, number> | undefined,
): readonly number[] {
  if (stretches === undefined) return values;
  const unshifted = values.map((value, i) => value - (shiftOf?.get(runs[i] ?? 0) ?? 0));
  const levels = new Map<number, number>();
  for (const stretch of new Set(stretches))
    levels.set(stretch, median(unshifted.filter((_, i) => stretches[i] === stretch)));
  const present = levels.get(Math.min(...levels.keys())) ?? 0;
  return values.map((value, i) => value - (levels.get(stretches[i] ?? 0) ?? 0) + present);
}

/** A high percentile is noisier where the distribution below it is steep, or where the maximum is far above it. */
const tailNoise = { factor: 0.075, low: 0.05, high: 0.8, longTail: 2, longTailFactor: 1.3 };

/**
 * With fast and slow requests the median can lie in the gap between them, where a small shift of their shares moves it far.
 * Then the mean is further above the median than that of a log-normal distribution with the same p95, whose logarithm is
 * half the square of sigma = ln(p95/p50) / 1.645.
 */
const medianNoise = { sigma: 1.645, usual: 0.05, factor: 10, most: 3 };

function priorNoise({ past }: Comparison, { id }: Metric, { noise }: Settings, steepness: number): number {
  if (id === 'p50') {
    const { sigma, usual, factor, most } = medianNoise;
    const excess = logRatio(past, 'mean', 'p50') - (steepness / sigma) ** 2 / 2;
    return excess > usual ? noise * Math.min(1 + factor * (excess - usual), most) : noise;
  }
  if (id !== 'p99' || Number.isNaN(steepness)) return noise;
  const { factor, low, high, longTail, longTailFactor } = tailNoise;
  const steep = factor * Math.sqrt(Math.min(Math.max(steepness, low), high));
  return steep * (logRatio(past, 'max', 'p99') > longTail ? longTailFactor : 1);
}

/** Logarithm of the ratio of the two quantiles that show how steep the distribution is at a quantile; NaN if unknown. */
const steepnessOf = ({ past }: Comparison, { id }: Metric): number =>
  id === 'p99' ? logRatio(past, 'p99', 'p95') : id === 'p50' ? logRatio(past, 'p95', 'p50') : NaN;

/** Median of the logarithm of upper / lower over the past; NaN if unknown. */
function logRatio({ sources }: PastValues, upper: string, lower: string): number {
  sample.clear();
  for (const { measurement } of sources) {
    const above = numberOf(measurement, upper);
    const below = numberOf(measurement, lower);
    if (above > 0 && below > 0) sample.add(Math.log(above / below));
  }
  return sample.median();
}

/**
 * Standard error of a quantile of n log-normal values: sqrt(q (1 - q) / n) / density, as a multiple of the logarithm of the
 * ratio of two quantiles. p99: sqrt(0.0099) / 0.02665 / (2.326 - 1.645) of ln(p99/p95); p50: 0.5 / 0.3989 / 1.645 of ln(p95/p50).
 */
const sampling: Readonly<Record<string, number>> = { p99: 5.48, p50: 0.762 };

function samplingError({ past, candidateMeasurements }: Comparison, { id }: Metric, steepness: number): number {
  const factor = sampling[id];
  if (factor === undefined || Number.isNaN(steepness)) return 0;
  sample.clear();
  for (const { measurement } of past.sources)
    if (measurement.samples !== undefined && measurement.samples > 0) sample.add(measurement.samples);
  if (sample.size === 0) return 0;
  const n = Math.min(sample.median(), ...candidateMeasurements.map(({ samples }) => samples ?? Infinity));
  return n === 0 ? 0 : (factor * Math.max(steepness, 0.02)) / Math.sqrt(n);
}

function isBrief({ past, candidateMeasurements }: Comparison, metric: Metric): boolean {
  if (classOf(metric) !== 'typical') return false;
  sample.clear();
  for (const { measurement } of past.sources) sample.add(measurement.samples ?? NaN);
  for (const { samples } of candidateMeasurements) sample.add(samples ?? NaN);
  return sample.median() < common.briefRequests;
}

/**
 * Rounding to whole milliseconds leaves an uncertainty of half a millisecond. The maximum shows whether latencies are
 * whole.
 */
function quantum({ past, candidateMeasurements }: Comparison, metric: Metric, usual: number): number {
  const { id, unit } = metric;
  if (unit !== 'ms') return 0;
  let whole = 0;
  for (const { measurement } of past.sources) if (isWhole(measurement, id)) whole++;
  for (const measurement of candidateMeasurements) if (isWhole(measurement, id)) whole++;
  const all = past.sources.length + candidateMeasurements.length;
  return 2 * whole > all ? Math.log1p(settings[classOf(metric)].quantumMs / usual) : 0;
}

function isWhole(measurement: Measurement, id: string): boolean {
  const most = numberOf(measurement, 'max');
  return Number.isInteger(Number.isNaN(most) ? numberOf(measurement, id) : most);
}

/** The tolerance band in logarithms. If it has a relative and an absolute part, a change must exceed both. */
export function bandOf({ band }: Pick<Comparison, 'band'>, metric: Metric, usual: number): number {
  const sign = signOf(metric);
  const share = Math.max((band.percent ?? 0) / 100, (band.absolute ?? 0) / usual);
  // No throughput falls by 100 % or more.
  return share >= 1 && sign < 0 ? Infinity : sign * Math.log1p(sign * share);
}
