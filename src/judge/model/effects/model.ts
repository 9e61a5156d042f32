/** Generalised least squares of every group's effect, given the effects found before. */
import { loadTestKey } from '../../../cases/names.js';
import { finite, largest, mean, median, medianOfFirst, sum } from '../../../stats/averages.js';
import {
  Covariance,
  createSolvedRun,
  dot,
  type Fit,
  indicator,
  shrinkVariance,
  solveRun,
  subtract,
  sumOver,
  worseSideScale,
} from '../fit/fit-history.js';
import { common, spreadFreedom, varianceOfMean, weighKind } from '../settings.js';
import { groupCases, type GroupKind } from '../../case-groups.js';
import { upperTail } from '../../../stats/student.js';
import { groupBy } from '../../../lang/objects.js';
import type { Row } from '../../quantities/table.js';

export interface GroupEstimate {
  /** The index of the group in the model. */
  readonly group: number;
  readonly effect: number;
  readonly error: number;
  readonly freedom: number;
  /** One-sided, after multiplicity; 1 if the effect is below two standard errors. */
  readonly probability: number;
}

/** Of a row without a group of its own, or if nothing is left to estimate. */
export const noEstimate = { group: -1, effect: 0, error: Infinity, freedom: 1, probability: 1 };

/** Smaller effects, in standard errors, get probability 1, which saves most of the work. */
const smallest = 2;
/** Student's distribution needs a positive number of degrees of freedom. */
const min = 0.1;

/**
 * How each case follows the machine. Slopes are known for its usual movements. If controls show that it moved further, cases are
 * expected to follow the excess one to one.
 */
function followMachine({ table, slope, shared }: Fit, deviation: Float64Array): Float64Array {
  const moves = [...deviation].filter((_, c) => table.rows[c]?.comparison.isControl === true);
  const moved = moves.length === 0 ? 0 : Math.abs(median(moves)) / Math.max(Math.sqrt(shared), Number.EPSILON);
  return slope.map((value) => 1 + (value - 1) / Math.max(1, moved));
}

export class Model {
  readonly cases: number;
  private readonly covariance: Covariance;
  /** Present deviation from the level, and its own part of the variance. */
  readonly deviation: Float64Array;
  readonly variance: Float64Array;
  /** Whether controls measure the machine. */
  readonly hasControls: boolean;
  /** The factor on the probabilities of each kind of group. */
  readonly multiplicity: ReadonlyMap<GroupKind, number>;
  /** Sigma^-1 d. */
  readonly weighted: Float64Array;
  /** The group that contains only this row, by row; -1 if there is none. */
  readonly caseGroups: Int32Array;
  /** The group of all cases that may change; -1 if there is none. */
  readonly everything: number;
  readonly past: PastEstimates;
  /** Columns B of M = Sigma^-1 - B B': one for each group whose effect was removed. */
  private columns: Float64Array[] = [];
  /** By group: its information with the machine, and what is left of it beside the groups whose effects were removed. */
  private readonly informations: Float64Array;
  private left: Float64Array;
  /** By group: the degrees of freedom of its estimate, and the variance that past runs show of it. */
  private readonly freedoms: Float64Array;
  private readonly seen: Float64Array;

  constructor(
    readonly fit: Fit,
    readonly groups: readonly Hypothesis[],
  ) {
    const { cases, table, shared, slopeVariance } = fit;
    const { rows, repetitions } = table;
    const levelRuns = largest(rows.map((row) => row.levelRuns));
    this.past = estimatePast(fit, groups);
    this.cases = cases;
    this.variance = new Float64Array(cases);
    this.deviation = Float64Array.from(rows, ({ present }, c) => mean(finite(present)) - (fit.level[c] ?? NaN));
    this.covariance = new Covariance(followMachine(fit, this.deviation));
    rows.forEach(({ present, levelRuns: ofLevel }, c) => {
      const measured = present.filter((value) => !Number.isNaN(value)).length;
      const own = (fit.variance[c] ?? NaN) * (varianceOfMean(measured) + 1 / ofLevel);
      this.variance[c] = own + (cases > 2 ? (slopeVariance[c] ?? NaN) * shared : 0);
      this.covariance.precision[c] = 1 / (this.variance[c] ?? NaN);
    });
    // Variances in one run, as multiples of those from run to run.
    const k = varianceOfMean(repetitions) + 1 / levelRuns;
    this.hasControls = rows.some(({ comparison }) => comparison.isControl);
    const machine = this.hasControls ? Math.max(shared, common.controlledMachine ** 2) : shared;
    this.covariance.update(machine * k);
    this.weighted = new Float64Array(cases);
    this.covariance.apply(this.deviation, this.weighted);
    const open = rows.filter(({ comparison }) => !comparison.isControl).length;
    this.everything = open < 2 ? -1 : groups.findIndex(({ members }) => members.length === open);
    this.caseGroups = new Int32Array(cases).fill(-1);
    this.informations = new Float64Array(groups.length);
    this.freedoms = new Float64Array(groups.length);
    this.seen = new Float64Array(groups.length);
    groups.forEach(({ kind, members }, g) => {
      if (kind === 'case') this.caseGroups[members[0] ?? NaN] = g;
      const [own, all] = this.covariance.information(members);
      this.informations[g] = all;
      this.freedoms[g] = this.estimateFreedom(members, 1 / own, 1 / all);
      // Mean of 1 / runs of the level: the uncertainty of the level in units of the variance of one run.
      const doubt = members.reduce((total, i) => total + 1 / (rows[i]?.levelRuns ?? NaN), 0) / members.length;
      this.seen[g] = (this.past.scale[g] ?? NaN) ** 2 * (varianceOfMean(repetitions) + doubt);
    });
    this.left = this.informations;
    this.multiplicity = multiplicities(groups);
  }

  /** The rows of a group. */
  listMembers(g: number): Int32Array {
    return (this.groups[g] as Hypothesis).members;
  }

  kindOf(g: number): GroupKind {
    return this.groups[g]?.kind ?? 'case';
  }

  /** result = M x */
  apply(x: Float64Array, result: Float64Array): void {
    this.covariance.apply(x, result);
    for (const column of this.columns) subtract(result, dot(column, x), column);
  }

  /** Removes a group's effect from everything that follows. */
  remove(g: number): void {
    const members = this.listMembers(g);
    const u = new Float64Array(this.cases);
    this.apply(indicator(members, this.cases), u);
    const root = Math.sqrt(sumOver(u, members));
    const column = u.map((value) => value / root);
    this.columns.push(column);
    this.left = this.left.map((value, other) => value - sumOver(column, this.listMembers(other)) ** 2);
  }

  restart(): void {
    this.columns = [];
    this.left = this.informations;
  }

  /** The estimate of every group, in the order of the groups. */
  estimates(): readonly GroupEstimate[] {
    const weightedRest = new Float64Array(this.cases);
    this.apply(this.deviation, weightedRest);
    return this.groups.map(({ members }, group) => {
      const information = this.left[group] ?? NaN;
      if (information < 1e-9 * (this.informations[group] ?? NaN)) return { ...noEstimate, group };
      const effect = sumOver(weightedRest, members) / information;
      const error = Math.sqrt(this.calibrateVariance(group, 1 / information));
      const freedom = this.freedoms[group] ?? NaN;
      return { group, effect, error, freedom, probability: this.computeProbability(group, effect / error, freedom) };
    });
  }

  /** @param size of the effect in standard errors, of any sign */
  computeProbability(g: number, size: number, freedom: number): number {
    if (Math.abs(size) < smallest) return 1;
    return Math.min(1, upperTail(Math.abs(size), freedom) * (this.multiplicity.get(this.kindOf(g)) ?? NaN));
  }

  /** The model's variance of an estimate combined with its variance in past runs. */
  private calibrateVariance(g: number, variance: number): number {
    const runs = this.past.runs[g] ?? NaN;
    if (runs < 2 || this.cases < 2) return variance;
    const free = (runs - 1) / 2;
    return (common.ownPastWeight * variance + free * (this.seen[g] ?? NaN)) / (common.ownPastWeight + free);
  }

  /**
   * Degrees of freedom: the length of the history, the tails that it shows, the share of the machine in the variance with the runs
   * that show the machine, and the independent events behind the values, of which one alone shows no spread.
   */
  private estimateFreedom(members: Int32Array, own: number, all: number): number {
    const { fit, past } = this;
    const events = this.countEvents(members);
    const machine = this.hasControls ? 0 : ((all - own) / all) ** 2 / Math.max(1, fit.runs);
    return 1 / (1 / past.tails + machine + 1 / Math.max(Math.min(events, 2 * (events - 1)), min));
  }

  /** One stall delays every label of a load test, so their events may be the same; those of different load tests are not. */
  private countEvents(members: Int32Array): number {
    const { rows } = this.fit.table;
    if (members.length === 1) return rows[members[0] ?? NaN]?.events ?? Infinity;
    const byTest = new Map<string, number>();
    for (const i of members) {
      const row = rows[i];
      const test = row === undefined ? '' : loadTestKey(row.comparison.case);
      byTest.set(test, Math.max(byTest.get(test) ?? 0, row?.events ?? Infinity));
    }
    let events = 0;
    for (const ofTest of byTest.values()) events += ofTest;
    return events;
  }
}

// The statistic that judges the run under test, computed for each past run as if it were left out: how far groups of cases moved
// although nothing had changed.

interface PastEstimates {
  /** By group: worse-side spread of its estimate, and the number of runs in which at least half of its cases were measured. */
  readonly scale: Float64Array;
  readonly runs: Int32Array;
  /** Degrees of freedom of the tails of single cases. */
  readonly tails: number;
}

function estimatePast(fit: Fit, groups: readonly Hypothesis[]): PastEstimates {
  const { runs } = fit;
  const { estimates, errors } = estimateGroups(fit, groups);
  const scale = new Float64Array(groups.length);
  const counts = new Int32Array(groups.length);
  const tails = new TailCounts();
  const scratch = new Float64Array(runs);
  groups.forEach(({ kind }, g) => {
    let n = 0;
    for (let t = 0; t < runs; t++) {
      const value = estimates[t * groups.length + g] ?? NaN;
      if (!Number.isNaN(value)) scratch[n++] = value;
    }
    const middle = medianOfFirst(scratch, n);
    for (let i = 0; i < n; i++) scratch[i] = (scratch[i] ?? NaN) - middle;
    counts[g] = n;
    scale[g] = worseSideScale(scratch, n);
    if (n < 2 || kind !== 'case') return;
    const inflation = Math.sqrt(n / (n - 1)); // the level without this run
    for (let t = 0; t < runs; t++) {
      const k = t * groups.length + g;
      tails.add((inflation * ((estimates[k] ?? NaN) - middle)) / (errors[k] ?? NaN));
    }
  });
  return { scale, runs: counts, tails: tails.estimate(common.tails) };
}

/** The effect of every group in every past run with its error, by run and group; NaN if too few of its cases were measured. */
function estimateGroups(fit: Fit, groups: readonly Hypothesis[]) {
  const { cases, runs, slope } = fit;
  const covariance = new Covariance(slope);
  const { precision } = covariance;
  const solved = createSolvedRun(cases);
  const { u } = solved;
  const estimates = new Float64Array(groups.length * runs).fill(NaN);
  const errors = new Float64Array(groups.length * runs);
  /** By case: the smallest variance that its other runs can show. */
  const smallest = Float64Array.from({ length: cases }, (_, c) => shrinkTo(fit, c, 0));

  /** The effect of one case, with the variance that its other runs show. */
  const estimateCase = (c: number, k: number, t: number): void => {
    const own = precision[c] ?? NaN;
    if (own === 0) return;
    const variance = 1 / covariance.diagonal(c);
    const residual = (u[c] ?? NaN) * variance;
    const least = smallest[c] ?? NaN;
    const shown = residual * residual > unremarkable ** 2 * least ? varianceWithout(fit, c, t) : least;
    estimates[k] = residual;
    errors[k] = Math.sqrt(Math.max(0, variance - 1 / own) + shown);
  };

  /** a' Sigma^-1 y / a' Sigma^-1 a, where a is 1 for the members, unless fewer than half of them were measured. */
  const estimateGroup = (members: Int32Array, k: number): void => {
    let present = 0;
    for (let m = 0; m < members.length; m++) if ((precision[members[m] ?? NaN] ?? NaN) > 0) present++;
    if (present === 0 || 2 * present < members.length) return;
    const information = covariance.information(members)[1];
    estimates[k] = sumOver(u, members) / information;
    errors[k] = Math.sqrt(1 / information);
  };

  for (let t = 0; t < runs; t++) {
    solveRun(fit, covariance, t, solved);
    for (let g = 0; g < groups.length; g++) {
      const { members } = groups[g] as Hypothesis;
      const k = t * groups.length + g;
      if (members.length === 1) estimateCase(members[0] ?? NaN, k, t);
      else estimateGroup(members, k);
    }
  }
  return { estimates, errors };
}

/** Losses of fewer standard errors are never compared, so their own error is not needed exactly. */
const unremarkable = 2;

/** The variance of a case, given the variance that some of its runs show. */
function shrinkTo({ table, expectedVariance }: Fit, c: number, own: number): number {
  const { runs = NaN, noiseFloor: floor = NaN } = table.rows[c] ?? {};
  const freedom = spreadFreedom(runs - 1);
  return Math.max(shrinkVariance(expectedVariance[c] ?? NaN, common.noiseWeight, own, freedom), floor * floor);
}

/** The variance of a case without one of its runs. */
function varianceWithout(fit: Fit, c: number, run: number): number {
  const { residuals, cases, runs } = fit;
  const others = finite(Array.from({ length: runs }, (_, t) => (t === run ? NaN : (residuals[t * cases + c] ?? NaN))));
  const middle = median(others);
  const scale = worseSideScale(
    Float64Array.from(others, (value) => value - middle),
    others.length,
  );
  return shrinkTo(fit, c, scale ** 2);
}

// How heavy the tails of a history are: how often its values lie 3 or 5 of their own standard errors off. A quiet matrix keeps thin
// tails, a wild one earns heavy ones, and a short or narrow history leans on the default.

/** Standard errors that separate the bins. */
const edges = [3, 5];
/** The probabilities of the bins below, between and above the edges. */
function computeBins(freedom: number): readonly number[] {
  const beyond = [1, ...edges.map((edge) => upperTail(edge, freedom)), 0];
  return beyond.slice(1).map((end, i) => (beyond[i] ?? NaN) - end);
}

/** Degrees of freedom that are compared, with the logarithms of their probabilities. */
const grid = Array.from({ length: 16 }, (_, i) => {
  const freedom = 1.5 * 1.25 ** i;
  return { freedom, logarithms: computeBins(freedom).map(Math.log) };
});

/** Counts how often losses lie beyond the edges. */
class TailCounts {
  private readonly counts = [0, 0, 0];

  /** @param size a loss in its own standard errors, NaN if not measured */
  add(size: number): void {
    if (Number.isNaN(size)) return;
    let bin = 0;
    while (size > (edges[bin] ?? Infinity)) bin++;
    this.counts[bin] = (this.counts[bin] ?? NaN) + 1;
  }

  /**
   * The most likely degrees of freedom.
   *
   * @param assumed degrees of freedom before any value is known, with the weight of `common.tailValues` values
   */
  estimate(assumed: number): number {
    const expected = computeBins(assumed);
    const weights = this.counts.map((count, i) => count + common.tailValues * (expected[i] ?? NaN));
    const likelihoodOf = (logarithms: readonly number[]): number =>
      logarithms.reduce((sum, log, i) => sum + (weights[i] ?? NaN) * log, 0);
    let [best, highest] = [assumed, likelihoodOf(expected.map(Math.log))];
    for (const { freedom, logarithms } of grid) {
      const likelihood = likelihoodOf(logarithms);
      if (likelihood > highest) [best, highest] = [freedom, likelihood];
    }
    return best;
  }
}

/** A hypothesis: all members changed by one factor. */
interface Hypothesis {
  readonly kind: GroupKind;
  readonly members: Int32Array;
}

/** Every hypothesis about the rows that may change. */
export const listHypotheses = (rows: readonly Row[]): readonly Hypothesis[] =>
  groupCases(rows.map(({ comparison: { case: name, isControl }, labels }) => ({ case: name, isControl, labels }))).map(
    ({ kind, members }) => ({ kind, members: Int32Array.from(members) }),
  );

/**
 * The factor on the probabilities of each kind of group, because several hypotheses are tested: Bonferroni's inequality by the
 * effective number of groups of a kind; the kinds share the probability by their weights. A few groups mostly overlap or move
 * together, so they count by a power of their number; each further group counts in full.
 */
function multiplicities(groups: readonly Hypothesis[]): ReadonlyMap<GroupKind, number> {
  const { power, full } = common.multiplicity;
  const byKind = groupBy(groups, ({ kind }) => kind);
  const total = sum([...byKind.keys()].map(weighKind));
  const effective = (n: number): number => Math.min(n, full) ** power * Math.max(1, n / full);
  return new Map([...byKind].map(([kind, { length }]) => [kind, (effective(length) * total) / weighKind(kind)]));
}

/** Finds the fewest groups that explain a run: removes the most significant effect, then the next, until none is left. */
export interface Explained {
  /** The groups whose effects are significant, most significant first. */
  readonly groups: readonly GroupEstimate[];
  /** Effect of each of them given the others. */
  readonly joint: readonly number[];
  /** Joint effect of all of them, by case. */
  readonly effect: Float64Array;
  /** The case's own loss: its deviation without the machine, predicted given the effects. */
  readonly own: Float64Array;
  /** Estimates of every group by itself, before any effect was removed. */
  readonly marginal: readonly GroupEstimate[];
  /** Estimates of every group after removing the effects of all selected groups. */
  readonly remaining: readonly GroupEstimate[];
}

export function explainModel(model: Model): Explained {
  model.restart();
  const marginal = model.estimates();
  const groups: GroupEstimate[] = [];
  const used = new Set<number>();
  let remaining = marginal;
  for (;;) {
    const best = groups.length < common.maxGroups ? findMostSignificant(remaining, used) : undefined;
    if (best === undefined) break;
    used.add(best.group);
    groups.push(best);
    model.remove(best.group);
    remaining = model.estimates();
  }
  model.restart();
  const joint = jointEffects(model, groups);
  const effect = new Float64Array(model.cases);
  groups.forEach(({ group }, k) => {
    for (const i of model.listMembers(group)) effect[i] = (effect[i] ?? NaN) + (joint[k] ?? NaN);
  });
  return { groups, joint, effect, own: ownLosses(model, effect), marginal, remaining };
}

function findMostSignificant(
  estimates: readonly GroupEstimate[],
  used: ReadonlySet<number>,
): GroupEstimate | undefined {
  const size = ({ effect, error }: GroupEstimate): number => Math.abs(effect) / error;
  let best: GroupEstimate | undefined;
  for (const found of estimates) {
    if (found.probability > common.shows || used.has(found.group)) continue;
    const lead = best === undefined ? -1 : found.probability - best.probability;
    if (lead < 0 || (lead === 0 && size(found) > size(best ?? found))) best = found;
  }
  return best;
}

/** The effect of each group given those of the others: (A'KA)^-1 A'Kd, by Gaussian elimination. */
function jointEffects(model: Model, groups: readonly GroupEstimate[]): readonly number[] {
  const u = new Float64Array(model.cases);
  const rows = groups.map(({ group }) => {
    const members = model.listMembers(group);
    model.apply(indicator(members, model.cases), u);
    return [...groups.map((found) => sumOver(u, model.listMembers(found.group))), sumOver(model.weighted, members)];
  });
  return solveSystem(rows);
}

/** Solves a small symmetric system; linearly dependent columns get 0. */
function solveSystem(rows: readonly number[][]): readonly number[] {
  const n = rows.length;
  const scale = rows.map((row, k) => row[k] ?? NaN);
  const isPivot = Array<boolean>(n).fill(false);
  for (let k = 0; k < n; k++) {
    const pivotRow = rows[k] as number[];
    const pivot = pivotRow[k] ?? NaN;
    if (pivot < 1e-9 * (scale[k] ?? NaN)) continue;
    isPivot[k] = true;
    rows.forEach((row, r) => {
      if (r === k) return;
      const factor = (row[k] ?? NaN) / pivot;
      for (let c = 0; c <= n; c++) row[c] = (row[c] ?? NaN) - factor * (pivotRow[c] ?? NaN);
    });
  }
  return rows.map((row, k) => (isPivot[k] ? (row[n] ?? NaN) / (row[k] ?? NaN) : 0));
}

/** d - S0 k Sigma^-1 (d - effect): the deviation without the predicted movement of the machine. */
export function ownLosses(model: Model, effect: Float64Array): Float64Array {
  const { cases, deviation, variance } = model;
  const rest = deviation.map((value, i) => value - (effect[i] ?? NaN));
  const u = new Float64Array(cases);
  model.apply(rest, u);
  // S0 Sigma^-1 x = x - D Sigma^-1 x, so that the machine need not be added up again.
  return deviation.map((value, i) => value - ((rest[i] ?? NaN) - (variance[i] ?? NaN) * (u[i] ?? NaN)));
}
