/** Comparisons of one metric as one table of logarithms, larger = worse, cases by runs. */
import type { Comparison } from '../../../model/comparison.js';
import { quantumMs, beliefs, type Beliefs, fewCases, session } from './priors.js';
import { fewestCases } from '../../../compare/run-shift.js';
import type { Metric } from '../../../model/metric.js';
import { worseSign, logTolerance } from '../../../metrics/log-scale.js';
import { numericValue } from '../../../metrics/values.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { medianPolish } from '../../../stats/median-polish.js';
import { medianByKey } from '../../../stats/median-by-key.js';

export interface Series {
  readonly comparison: Comparison;
  readonly scenario: string;
  /** One value a run, NaN where the case was not measured; earlier stretches are moved to the present level. */
  readonly past: readonly number[];
  readonly now: readonly number[];
  /** Which repetition of the run each of these is of. */
  readonly nowOf: readonly number[];
  /** How many past values there are. */
  readonly runs: number;
  /** How many of them tell the present level. */
  readonly levelRuns: number;
  /** Expected noise of one run before the history speaks. */
  readonly prior: number;
  /** The change not minded. */
  readonly tolerance: number;
  /** What is always in doubt of a time, in milliseconds; 0 where they are told more exactly. */
  readonly quantumMs: number;
}

export interface RunTable {
  readonly metric: Metric;
  readonly beliefs: Beliefs;
  readonly series: readonly Series[];
  /** Number of runs, of the past and of repetitions now. */
  readonly pastRuns: number;
  readonly repetitions: number;
  /** Whether there are enough cases to tell what is common to a run. */
  readonly canShift: boolean;
  readonly scenarios: number;
  /** Whether the past runs are repetitions that were measured in the candidate's session. */
  readonly isSession: boolean;
}

export function runTable(comparisons: readonly Comparison[], metric: Metric): RunTable {
  const belief = beliefs[metric.better];
  const canShift = comparisons.length >= fewestCases;
  const runs = runsOf(comparisons.map(({ past }) => past));
  const sign = worseSign(metric);
  const tables = alignedTables(comparisons, sign, runs, canShift);
  const repetitions = repetitionsOf(comparisons);
  const series = comparisons.map((comparison, i): Series => {
    const past = tables[i] ?? [];
    const values = finite(past);
    const baseline = Math.exp(sign * median(values));
    return {
      comparison,
      scenario: comparison.case.scenario,
      past,
      now: comparison.now.map((value) => sign * Math.log(value)),
      nowOf: repetitions[i] ?? [],
      runs: values.length,
      levelRuns: levelRuns(comparison.past) || values.length,
      prior: priorNoise(comparison, metric, comparisons.length),
      tolerance: logTolerance(comparison, metric, baseline),
      quantumMs: metric.unit === 'ms' && isWhole(comparison, metric) ? quantumMs : 0,
    };
  });
  return {
    metric,
    beliefs: belief,
    series,
    pastRuns: runs.length,
    repetitions: Math.max(...comparisons.map(({ now }) => now.length)),
    canShift,
    isSession: comparisons.every(({ baseline }) => baseline === 'session'),
    scenarios: new Set(series.map(({ scenario }) => scenario)).size,
  };
}

/** The runs in which any case was measured, oldest first. */
function runsOf(pasts: readonly (readonly { readonly run: number }[])[]): readonly number[] {
  const runs = new Set<number>();
  for (const past of pasts) for (const { run } of past) runs.add(run);
  return [...runs].sort((a, b) => a - b);
}

/**
 * What moved a repetition moved all cases in it, so each value must be known by its repetition: by their order, and where a
 * case lacks some, by when it was measured beside those that have all.
 */
function repetitionsOf(comparisons: readonly Comparison[]): readonly (readonly number[])[] {
  const most = Math.max(...comparisons.map(({ now }) => now.length));
  const startsOf = ({ nowFrom }: Comparison): readonly number[] =>
    nowFrom.map(({ startedAt }) => Date.parse(startedAt ?? ''));
  const whole = comparisons.filter(({ now }) => now.length === most).map(startsOf);
  const middles = Array.from({ length: most }, (_, i) => finite(whole.map((starts) => starts[i] ?? NaN)));
  const nearest = (start: number): number => {
    const distances = middles.map((starts) => Math.min(...starts.map((each) => Math.abs(each - start))));
    return distances.indexOf(Math.min(...distances));
  };
  return comparisons.map((comparison) => {
    const inOrder = [...comparison.now.keys()];
    if (comparison.now.length === most) return inOrder;
    const found = startsOf(comparison).map(nearest);
    return found.includes(-1) || new Set(found).size < found.length ? inOrder : found;
  });
}

/** How many runs tell the level: repetitions of one run share what moved it. */
function levelRuns(past: Comparison['past']): number {
  return past.filter(({ run, stretch }, i) => stretch === 0 && run !== past[i - 1]?.run).length;
}

/**
 * A level of few runs would carry what those runs moved as a whole into every earlier run, so the other cases are asked
 * what that was.
 */
function alignedTables(
  comparisons: readonly Comparison[],
  sign: number,
  runs: readonly number[],
  canShift: boolean,
): readonly (readonly number[])[] {
  const tables = comparisons.map((each) => aligned(each, sign, runs));
  if (!canShift || comparisons.every(({ past }) => past.every(({ stretch }) => stretch === 0))) return tables;
  const { shifts } = medianPolish(tables);
  const shiftOf = new Map(runs.map((run, column) => [run, shifts[column] ?? 0]));
  return comparisons.map((each) => aligned(each, sign, runs, shiftOf));
}

/**
 * Values by run. What was measured on another level still tells the noise, so it is moved to the present one; where one
 * run holds several values of a case, their median counts.
 */
function aligned(
  { past }: Comparison,
  sign: number,
  runs: readonly number[],
  shiftOf?: ReadonlyMap<number, number>,
): readonly number[] {
  const values = past.map(({ value }) => sign * Math.log(value));
  const moved = past.every(({ stretch }) => stretch === 0) ? values : onPresentLevel(values, past, shiftOf);
  const cells = medianByKey(
    past.map(({ run }) => run),
    moved,
  );
  return runs.map((run) => cells.get(run) ?? NaN);
}

function onPresentLevel(
  values: readonly number[],
  past: Comparison['past'],
  shiftOf: ReadonlyMap<number, number> | undefined,
): readonly number[] {
  const levels = new Map<number, number>();
  const unshifted =
    shiftOf === undefined ? values : values.map((value, i) => value - (shiftOf.get(past[i]?.run ?? 0) ?? 0));
  for (const stretch of new Set(past.map((each) => each.stretch)))
    levels.set(stretch, median(unshifted.filter((_, i) => past[i]?.stretch === stretch)));
  const present = levels.get(Math.min(...levels.keys())) ?? 0;
  return values.map((value, i) => value - (levels.get(past[i]?.stretch ?? 0) ?? 0) + present);
}

/** A p99 is as noisy as the distribution is steep just below it; a maximum far beyond it tells of more. */
const steepness = { factor: 0.075, low: 0.05, high: 0.8, longTail: 2, longTailFactor: 1.3 };

function priorNoise({ past, baseline }: Comparison, metric: Metric, cases: number): number {
  const { noise, rawNoise, fewCases: factor } = beliefs[metric.better];
  const ofNights = cases < fewestCases ? rawNoise : cases <= fewCases ? factor * noise : noise;
  const usual = baseline === 'session' ? session[metric.better].noise : ofNights;
  if (metric.id !== 'p99') return usual;
  const beyondP95 = logRatios(past, 'p99', 'p95');
  if (beyondP95.length === 0) return usual;
  const steep = Math.sqrt(Math.min(Math.max(median(beyondP95), steepness.low), steepness.high));
  const beyondP99 = logRatios(past, 'max', 'p99');
  const longTail = beyondP99.length > 0 && median(beyondP99) > steepness.longTail;
  return (usual / noise) * steepness.factor * steep * (longTail ? steepness.longTailFactor : 1);
}

/** Whether times are whole milliseconds, as most are: their maximum tells, as a percentile may be between two of them. */
function isWhole({ past, nowFrom }: Comparison, { id }: Metric): boolean {
  const all = [...past.map(({ from }) => from), ...nowFrom];
  const whole = all.filter((from) => {
    const most = numericValue(from, 'max');
    return Number.isInteger(Number.isNaN(most) ? numericValue(from, id) : most);
  });
  return 2 * whole.length > all.length;
}

function logRatios(past: Comparison['past'], upper: string, lower: string): number[] {
  return finite(
    past.map(({ from }) => {
      const [above, below] = [numericValue(from, upper), numericValue(from, lower)];
      return above > 0 && below > 0 ? Math.log(above / below) : NaN;
    }),
  );
}
