/**
 * Fits y[c,t] = mu[c] + beta[c] g[t] + e[c,t] to a history, in rounds: predict the movement of
 * the machine (best linear unbiased prediction, Henderson 1975), then estimate levels, slopes and variances from the residuals.
 */
import type { Mutable } from '../../../lang/objects.js';
import { common, spreadFreedom, weightAlone } from '../settings.js';
import { medianOfFirst, medianOfMany, sortFirst, toSigma } from '../../../stats/averages.js';
import type { QuantityTable } from '../../quantities/table.js';

/** The state that changes from round to round. */
interface State extends Mutable<Fit> {
  readonly values: Float64Array;
  readonly prior2: Float64Array;
  readonly noiseFloor2: Float64Array;
  readonly covariance: Covariance;
  /** By case: the sum over all runs of the variance of the predicted shared movements. */
  readonly doubt: Float64Array;
  /** Movement of the machine (g) in each past run, and its variance. */
  readonly machine: Float64Array;
  readonly machineVariance: Float64Array;
}

export function fitHistory(table: QuantityTable): Fit {
  const state = startFit(table);
  const rounds = state.runs > 1 ? common.rounds : 1;
  for (let round = 0; round < rounds; round++) {
    predictMovements(state);
    estimateCases(state);
    estimateNoise(state);
    if (state.cases > 1) estimateShared(state);
  }
  predictMovements(state);
  // The rest is not needed any more, and large.
  const { values, covariance, ...fit } = state;
  return fit;
}

function startFit(table: QuantityTable): State {
  const { rows, pastRuns: runs } = table;
  const cases = rows.length;
  const values = new Float64Array(cases * runs);
  rows.forEach(({ past }, c) => {
    for (let t = 0; t < past.length; t++) values[t * cases + c] = past[t] ?? NaN;
  });
  const isSingle = cases === 1;
  const prior2 = Float64Array.from(rows, ({ prior }) => prior ** 2 + (isSingle ? common.machine ** 2 : 0));
  const slope = new Float64Array(cases).fill(1);
  const size = cases * runs;
  return {
    table,
    cases,
    runs,
    values,
    prior2,
    noiseFloor2: Float64Array.from(rows, ({ noiseFloor }) => noiseFloor ** 2),
    level: Float64Array.from(rows, ({ pastMedian }) => pastMedian),
    slope,
    slopeVariance: new Float64Array(cases).fill(common.slope ** 2),
    variance: Float64Array.from(prior2),
    ownVariance: new Float64Array(cases),
    expectedVariance: Float64Array.from(prior2),
    shared: isSingle ? 0 : common.machine ** 2,
    machine: new Float64Array(runs),
    machineVariance: new Float64Array(runs),
    deviations: new Float64Array(size),
    residuals: new Float64Array(size),
    doubt: new Float64Array(cases),
    covariance: new Covariance(slope),
  };
}

/** Deviations, and for every run the best linear prediction of the machine with its variance by case. */
function predictMovements(state: State): void {
  const { cases, runs, covariance, values, level, slope, deviations, residuals, doubt } = state;
  const { precision: precisions } = covariance;
  const solved = createSolvedRun(cases);
  doubt.fill(0);
  for (let t = 0; t < runs; t++) {
    for (let c = 0; c < cases; c++) deviations[t * cases + c] = (values[t * cases + c] ?? NaN) - (level[c] ?? NaN);
    solveRun(state, covariance, t, solved);
    const machine = covariance.machine(solved.u);
    state.machine[t] = machine.value;
    state.machineVariance[t] = machine.variance;
    for (let c = 0; c < cases; c++) {
      const k = t * cases + c;
      const precision = precisions[c] ?? NaN;
      const own = precision === 0 ? 0 : 1 / precision;
      residuals[k] = (deviations[k] ?? NaN) - (slope[c] ?? NaN) * machine.value;
      doubt[c] = (doubt[c] ?? NaN) + (own - own * own * covariance.diagonal(c));
    }
  }
}

/** Levels, slopes and the cases' own variances, case by case: the residuals of all cases exceed the processor's caches. */
function estimateCases(state: State): void {
  const { cases, runs, machine, doubt, ownVariance, residuals, table } = state;
  const middle = medianOfFirst(Float64Array.from(machine), runs);
  const scratch = {
    row: new Float64Array(runs),
    sorted: new Float64Array(runs),
    errors: new Float64Array(runs),
    centred: Float64Array.from(machine, (value) => value - middle),
  };
  const { row, sorted } = scratch;
  for (let c = 0; c < cases; c++) {
    const n = table.rows[c]?.runs ?? NaN;
    for (let t = 0; t < runs; t++) row[t] = residuals[t * cases + c] ?? NaN;
    estimateLevel(state, c, scratch);
    ownVariance[c] = n < 2 ? 0 : worseSideVariance(sorted, n) + (doubt[c] ?? NaN) / n;
    if (cases > 2) estimateSlope(state, c, scratch);
  }
}

/** Reused by every case; one entry per run. */
interface Scratch {
  /** The residuals of the case. */
  readonly row: Float64Array;
  readonly sorted: Float64Array;
  readonly errors: Float64Array;
  /** The movements of the machine around their median. */
  readonly centred: Float64Array;
}

/** mu = median of y without the shared movements. Leaves the residuals from the new level in row, and sorted. */
function estimateLevel({ level }: State, c: number, { row, sorted }: Scratch): void {
  const n = collectKnown(row, sorted);
  const change = medianOfFirst(sorted, n);
  level[c] = (level[c] ?? NaN) + change;
  for (let i = 0; i < n; i++) sorted[i] = (sorted[i] ?? NaN) - change;
  for (let t = 0; t < row.length; t++) row[t] = (row[t] ?? NaN) - change;
}

/** Copies the values without gaps, and returns their number. */
function collectKnown(values: Float64Array, known: Float64Array): number {
  let n = 0;
  for (let t = 0; t < values.length; t++) if (!Number.isNaN(values[t])) known[n++] = values[t] ?? NaN;
  return n;
}

/**
 * beta = 1 + sum w x e / (L + sum w x^2), L = v / tau^2: a ridge around 1 with Huber's weights w (Huber 1981). x is the
 * movement of the machine, e the residual from a slope of 1, v the variance of the case, and tau the standard
 * deviation of the prior.
 */
function estimateSlope(state: State, c: number, { row, sorted, errors, centred }: Scratch): void {
  const { runs, machine, slope, slopeVariance, variance } = state;
  const own = slope[c] ?? NaN;
  for (let t = 0; t < runs; t++) errors[t] = (row[t] ?? NaN) + own * (machine[t] ?? NaN) - (centred[t] ?? NaN);
  const centre = medianOfFirst(sorted, collectKnown(errors, sorted));
  const sigma = Math.sqrt(variance[c] ?? NaN);
  let xe = 0;
  let xx = 0;
  for (let t = 0; t < runs; t++) {
    const error = (errors[t] ?? NaN) - centre;
    if (Number.isNaN(error)) continue;
    const x = centred[t] ?? NaN;
    const weight = Math.min(1, (3 * sigma + 0.5 * Math.abs(x)) / Math.abs(error));
    xe += weight * x * error;
    xx += weight * x * x;
  }
  const ridge = (variance[c] ?? NaN) / common.slope ** 2;
  slope[c] = 1 + xe / (ridge + xx);
  slopeVariance[c] = (variance[c] ?? NaN) / (ridge + xx);
}

/** Variance of a case: its own worse-side spread, shrunk towards its prior, whose scale is estimated from all cases. */
function estimateNoise(state: State): void {
  const { cases, ownVariance, prior2, table } = state;
  const units = new Float64Array(cases);
  let count = 0;
  let total = 0;
  for (let c = 0; c < cases; c++) {
    const { runs = NaN } = table.rows[c] ?? {};
    total += spreadFreedom(runs);
    if (runs >= 2) units[count++] = (ownVariance[c] ?? NaN) / (prior2[c] ?? NaN);
  }
  const trust = total / (total + common.pooling);
  const pooled = cases === 1 ? 1 : trust * (count > 0 ? medianOfMany(units, count) : 1) + 1 - trust;
  for (let c = 0; c < cases; c++) shrinkNoise(state, c, pooled * (prior2[c] ?? NaN));
}

/** Shrinks a variance towards the expected one, each weighted by its degrees of freedom. */
export const shrinkVariance = (expected: number, weight: number, own: number, nu: number): number =>
  (weight * expected + nu * own) / (weight + nu);

function shrinkNoise(state: State, c: number, expected: number): void {
  const { cases, table, ownVariance, noiseFloor2, variance } = state;
  const weight = cases === 1 ? weightAlone(expected) : common.noiseWeight;
  const nu = spreadFreedom(table.rows[c]?.runs ?? NaN);
  state.expectedVariance[c] = expected;
  variance[c] = Math.max(shrinkVariance(expected, weight, ownVariance[c] ?? NaN, nu), noiseFloor2[c] ?? NaN);
}

/** The variance of the machine, with its prior in degrees of freedom. */
function estimateShared(state: State): void {
  const { runs, machine, machineVariance } = state;
  const free = runs - 1;
  const sorted = Float64Array.from(machine);
  const middle = medianOfFirst(sorted, runs);
  const centred = Float64Array.from(machine, (value) => value - middle);
  const doubt = machineVariance.reduce((sum, value) => sum + value, 0) / runs;
  const seen = twoSidedScale(centred, runs) ** 2 + doubt;
  state.shared = (common.machine ** 2 + free * seen) / (1 + free);
}

/**
 * The covariance of one run: Sigma = diag(D) + G b b', where b are the slopes of the cases on the machine. Its inverse is applied by
 * the Sherman-Morrison formula, so every operation is linear in the number of cases.
 */
export class Covariance {
  /** 1 / D; 0 if a case was not measured. */
  readonly precision: Float64Array;
  /** D^-1 b. */
  private readonly machineWeights: Float64Array;
  private machineLoss = 0;
  private machineVariance = 0;

  constructor(private slopes: Float64Array) {
    this.precision = new Float64Array(slopes.length);
    this.machineWeights = new Float64Array(slopes.length);
  }

  /** Updates the covariance from `precision`, which the caller has filled, and the variance of the machine. */
  update(machineVariance: number, slopes = this.slopes): void {
    this.machineVariance = machineVariance;
    this.slopes = slopes;
    for (let i = 0; i < slopes.length; i++) this.machineWeights[i] = (this.precision[i] ?? NaN) * (slopes[i] ?? NaN);
    this.machineLoss = machineVariance / (1 + machineVariance * dot(slopes, this.machineWeights));
  }

  /** result = Sigma^-1 x */
  apply(x: Float64Array, result: Float64Array): void {
    for (let i = 0; i < x.length; i++) result[i] = (this.precision[i] ?? NaN) * (x[i] ?? NaN);
    const factor = this.machineLoss * dot(this.slopes, result);
    subtract(result, factor, this.machineWeights);
  }

  /** A diagonal element of Sigma^-1. */
  diagonal(i: number): number {
    return (this.precision[i] ?? NaN) - this.machineLoss * (this.machineWeights[i] ?? NaN) ** 2;
  }

  /** For a group a (0/1): the sum of its precisions, and a' Sigma^-1 a. */
  information(members: Int32Array): readonly [own: number, all: number] {
    let own = 0;
    let machine = 0;
    for (let m = 0; m < members.length; m++) {
      own += this.precision[members[m] ?? NaN] ?? NaN;
      machine += this.machineWeights[members[m] ?? NaN] ?? NaN;
    }
    return [own, own - this.machineLoss * machine * machine];
  }

  /** Best linear prediction of the machine, given u = Sigma^-1 (y - mu), and its variance. */
  machine(u: Float64Array): { readonly value: number; readonly variance: number } {
    return { value: this.machineVariance * dot(this.slopes, u), variance: this.machineLoss };
  }
}

/** Levels, slopes, variances and residuals. Values are logarithms, larger is worse. */
export interface Fit {
  readonly table: QuantityTable;
  readonly cases: number;
  readonly runs: number;
  /** By case: level (mu), slope on the machine (beta), and the variance of the slope. */
  readonly level: Float64Array;
  readonly slope: Float64Array;
  readonly slopeVariance: Float64Array;
  /** By case: variance of one run. */
  readonly variance: Float64Array;
  /** By case: its variance estimated from its history alone (s^2), and the variance expected beforehand (E^2). */
  readonly ownVariance: Float64Array;
  readonly expectedVariance: Float64Array;
  /** The variance of the machine (G). */
  readonly shared: number;
  /** Deviations from the level by run and case (run x cases + case; NaN: not measured). */
  readonly deviations: Float64Array;
  /** Deviations minus the predicted movement of the machine. */
  readonly residuals: Float64Array;
}

/** Reused from run to run; one entry per case. */
interface SolvedRun {
  /** The deviations of the run; 0 for a gap. */
  readonly y: Float64Array;
  /** Sigma^-1 y. */
  readonly u: Float64Array;
}

export const createSolvedRun = (cases: number): SolvedRun => ({
  y: new Float64Array(cases),
  u: new Float64Array(cases),
});

/** Solves a past run, and leaves its covariance in `covariance`. Gaps have no precision. */
export function solveRun(
  { cases, deviations, variance, shared, slope }: Fit,
  covariance: Covariance,
  run: number,
  { y, u }: SolvedRun,
): void {
  for (let c = 0; c < cases; c++) {
    const k = run * cases + c;
    const deviation = deviations[k] ?? NaN;
    const isMissing = Number.isNaN(deviation);
    y[c] = isMissing ? 0 : deviation;
    covariance.precision[c] = isMissing ? 0 : 1 / (variance[c] ?? NaN);
  }
  covariance.update(shared, slope);
  covariance.apply(y, u);
}

/** The root of the variance towards worse, from the first n residuals around their median; sorts them in place. */
export function worseSideScale(values: Float64Array, n: number): number {
  if (n < 2) return 0;
  sortFirst(values, n);
  return Math.sqrt(worseSideVariance(values, n));
}

/** The squared scale of Student's distribution with 4 degrees of freedom, fitted to normal values of variance 1. */
const normalScale = 0.6906;

/**
 * Rounds of the estimate, and the share of the mean square from which it starts at least; a residual counts there up to this
 * multiple of the scale of the quartiles. So few rounds leave outliers some influence: the next one may be as bad.
 */
const weighting = { rounds: 8, min: 0.2, outlier: 20, smallest: 1e-10 };

/**
 * Variance of a case towards worse, from the first n residuals around their median, in ascending order: the squared scale of
 * Student's distribution, in which gains count less. It uses all runs, so it varies less than a median from history to
 * history, and the influence of one bad night is bounded.
 */
export function worseSideVariance(sorted: Float64Array, n: number): number {
  const { tails, widening } = common.studentScale;
  const { rounds, min, outlier, smallest } = weighting;
  const quartiles2 = ((toSigma * ((sorted[n - 1 - (n >> 2)] ?? NaN) - (sorted[n >> 2] ?? NaN))) / 2) ** 2;
  const max = quartiles2 > 0 ? outlier ** 2 * quartiles2 : Infinity;
  let squares = 0;
  for (let i = 0; i < n; i++) squares += Math.min((sorted[i] ?? NaN) ** 2, max);
  let scale2 = Math.max(quartiles2, (min * squares) / n, smallest);
  for (let round = 0; round < rounds; round++) {
    const inverse = 1 / scale2; // division is slow
    let [total, count] = [0, 0];
    for (let i = 0; i < n; i++) {
      const residual = sorted[i] ?? NaN;
      const share = residual > 0 ? 1 : residual < 0 ? common.spreadOfGains : (1 + common.spreadOfGains) / 2;
      const square = residual * residual;
      total += (share * (tails + 1) * square) / (tails + square * inverse);
      count += share;
    }
    scale2 = Math.max(total / count, smallest);
  }
  const unbiased = n === 2 ? 2 : n / (n - 1) / normalScale;
  return scale2 * unbiased * (1 + widening / (n - 1));
}

/** Two-sided spread: the scaled median of the absolute values, which replace the values and are reordered. */
export function twoSidedScale(values: Float64Array, n: number): number {
  if (n < 2) return 0;
  if (n === 2) return Math.sqrt((values[0] ?? NaN) ** 2 + (values[1] ?? NaN) ** 2);
  for (let i = 0; i < n; i++) values[i] = Math.abs(values[i] ?? NaN);
  return toSigma * medianOfMany(values, n) * Math.sqrt(n / (n - 1));
}

// Plain loops over typed arrays: they take most of the time of a wide matrix (`npm run -s bench -- judge`).

/** a' b */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? NaN) * (b[i] ?? NaN);
  return sum;
}

/** a -= factor * b */
export function subtract(a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? NaN) - factor * (b[i] ?? NaN);
}

/** 1 for members, 0 for all others. */
export function indicator(members: Int32Array, cases: number): Float64Array {
  const a = new Float64Array(cases);
  for (const i of members) a[i] = 1;
  return a;
}

/** The sum of the members' values. */
export function sumOver(values: Float64Array, members: Int32Array): number {
  let sum = 0;
  for (let m = 0; m < members.length; m++) sum += values[members[m] ?? NaN] ?? NaN;
  return sum;
}
