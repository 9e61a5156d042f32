/** Generalised least squares of every group's effect, given the effects found before. */
import { largest } from '../../../../stats/largest.js';
import { median } from '../../../../stats/median.js';
import type { Fit } from '../fit/fitted-history.js';
import { computeDeviations } from './deviations.js';
import { followMachine } from './follow-machine.js';
import type { Estimates } from './group-estimates.js';
import type { Group } from './groups.js';
import { multiplicities } from './multiplicity.js';
import { Covariance } from '../fit/covariance.js';
import { estimateCaseTails } from '../fit/noise-shape.js';
import { estimatePast, type PastEstimates } from './past-estimates.js';
import { meanScatter, medianScatter } from '../fit/scatter.js';
import { common, type GroupKind } from '../settings.js';
import { standingNow } from '../standing.js';
import { upperTail } from '../../../../stats/student.js';
import { dot, indicator, subtract, sumOver } from '../fit/vectors.js';

/** Groups with a smaller size get probability 1. */
const smallest = 2;

export class Model {
  readonly cases: number;
  readonly covariance: Covariance;
  /** Changes by case that have persisted since earlier runs. They are not attributed to the machine of this run. */
  readonly standing: Float64Array;
  /** Present deviation without persistent changes, and the part of its variance that belongs to the case. */
  readonly deviation: Float64Array;
  readonly variance: Float64Array;
  /** Slope of each case on the machine in the run under test. */
  readonly slope: Float64Array;
  /** 1 / repetitions + 1 / runs of the level. */
  readonly spread: number;
  /** Variance of the machine in the run under test. */
  readonly machine: number;
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
  /** Columns B of M = Sigma^-1 - B B': one for each group whose effect was removed. */
  private columns: Float64Array[] = [];
  private knownRemainder: Float64Array | undefined;
  private readonly informations: Float64Array;
  /** Degrees of freedom of all cases' histories, from which their common noise is estimated. */
  private readonly totalFreedom: number;
  /** Whether any load test has several labels. */
  private readonly hasLabels: boolean;

  constructor(
    readonly fit: Fit,
    readonly groups: readonly Group[],
    readonly past: PastEstimates = estimatePast(fit, groups),
  ) {
    const { cases, table, blocks, shared } = fit;
    const { rows, settings, repetitions } = table;
    const levelRuns = largest(
      rows.map((row) => row.levelRuns),
      1,
    );
    this.cases = cases;
    this.spread = 1 / repetitions + 1 / levelRuns;
    this.variance = new Float64Array(cases);
    const deviation = computeDeviations(fit);
    this.standing = standingNow(rows, deviation);
    this.deviation = deviation.map((value, c) => value - (this.standing[c] ?? 0));
    const { slope, doubt: slopeDoubt } = followMachine(fit, this.deviation);
    this.slope = slope;
    this.covariance = new Covariance(blocks, slope);
    rows.forEach(({ present, levelRuns: ofLevel }, c) => {
      const measured = present.filter((value) => !Number.isNaN(value)).length;
      const doubt = 1 + settings.noiseDoubt / (1 + (fit.freedom[c] ?? 0)) ** 2;
      const own = (fit.variance[c] ?? 1) * doubt * (1 / measured + 1 / Math.max(1, ofLevel));
      const slopeShare = cases > 2 ? (slopeDoubt[c] ?? 0) : 0;
      // A movement shared by the few runs of a young level moved the level, too.
      const young = (slopeShare + shared.outer + shared.inner) * (1 / Math.max(1, ofLevel) - 1 / levelRuns);
      this.variance[c] = own + slopeShare + young;
      this.covariance.precision[c] = 1 / (this.variance[c] ?? 1);
    });
    const k = this.spread;
    this.hasControls = rows.some(({ comparison }) => comparison.isControl);
    this.machine = this.hasControls ? Math.max(shared.machine, common.controlledMachine ** 2) : shared.machine;
    this.covariance.update({ machine: this.machine * k, outer: shared.outer * k, inner: shared.inner * k });
    this.weighted = new Float64Array(cases);
    this.covariance.apply(this.deviation, this.weighted);
    this.everything = groups.findIndex(({ kind }) => kind === 'everything');
    this.caseGroups = new Int32Array(cases).fill(-1);
    this.informations = new Float64Array(3 * groups.length);
    groups.forEach(({ kind, members }, g) => {
      const only = members[0] ?? 0;
      if (kind === 'case') this.caseGroups[only] = g;
      const found =
        members.length === 1
          ? [this.covariance.precision[only] ?? 0, this.covariance.withoutMachine(only), this.covariance.diagonal(only)]
          : this.covariance.information(members);
      this.informations.set(found, 3 * g);
    });
    this.totalFreedom = fit.freedom.reduce((sum, freedom) => sum + freedom, 0);
    this.multiplicity = multiplicities(groups);
    this.hasLabels = rows.some(({ comparison }) => comparison.case.label !== undefined);
  }

  /** The rows of a group. */
  listMembers(g: number): Int32Array {
    return (this.groups[g] as Group).members;
  }

  /** result = M x */
  apply(x: Float64Array, result: Float64Array): void {
    this.covariance.apply(x, result);
    for (const column of this.columns) subtract(result, dot(column, x), column);
  }

  /** Removes a group's effect from everything that follows. */
  remove(g: number): void {
    const members = this.listMembers(g);
    const a = indicator(members, this.cases);
    const u = new Float64Array(this.cases);
    this.apply(a, u);
    const root = Math.sqrt(sumOver(u, members));
    this.columns.push(u.map((value) => value / root));
    this.knownRemainder = undefined;
  }

  restart(): void {
    this.columns = [];
    this.knownRemainder = undefined;
  }

  /** M d: the weighted deviations without the effects removed; known until another one is removed. */
  private remainder(): Float64Array {
    if (this.knownRemainder === undefined) {
      this.knownRemainder = new Float64Array(this.cases);
      this.apply(this.deviation, this.knownRemainder);
    }
    return this.knownRemainder;
  }

  estimates(): Estimates {
    const { groups, columns } = this;
    const left = this.remainder();
    const n = groups.length;
    const found = {
      effect: new Float64Array(n),
      variance: new Float64Array(n),
      freedom: new Float64Array(n),
      size: new Float64Array(n),
      probability: new Float64Array(n).fill(1),
    };
    groups.forEach(({ members }, g) => {
      const all = this.informations[3 * g + 2] ?? 0;
      let information = all;
      for (const column of columns) information -= sumOver(column, members) ** 2;
      if (information < 1e-9 * all) {
        found.variance[g] = Infinity;
        return;
      }
      const [variance, freedom] = this.calibrateVariance(g, 1 / information);
      found.effect[g] = sumOver(left, members) / information;
      found.variance[g] = variance;
      found.freedom[g] = freedom;
      this.finish(found, g);
    });
    return found;
  }

  /** Size and probability of a group whose effect and variance are known. */
  finish(estimates: Estimates, g: number): void {
    const kind = this.groups[g]?.kind ?? 'case';
    const size = Math.abs(estimates.effect[g] ?? 0) / Math.sqrt(estimates.variance[g] ?? 1);
    estimates.size[g] = size;
    estimates.probability[g] =
      size < smallest
        ? 1
        : Math.min(1, upperTail(size, estimates.freedom[g] ?? 1) * (this.multiplicity.get(kind) ?? 1));
  }

  /**
   * The model's variance of an estimate combined with its variance in past runs, and the degrees of freedom
   * (Satterthwaite).
   */
  private calibrateVariance(g: number, variance: number): readonly [variance: number, freedom: number] {
    const { fit, past, cases } = this;
    const { settings } = fit.table;
    const { members, kind } = this.groups[g] as Group;
    const own = 1 / (this.informations[3 * g] ?? 1);
    const blocks = 1 / (this.informations[3 * g + 1] ?? 1);
    const all = 1 / (this.informations[3 * g + 2] ?? 1);
    const pooled =
      cases > 1
        ? settings.noiseFreedom + common.sharedFreedom * this.totalFreedom + presentFreedom(fit)
        : common.aloneFreedom;
    let ownTerm = 0;
    for (const i of members) {
      const part = (this.covariance.precision[i] ?? 0) * own * own;
      ownTerm += (part * part) / (pooled + (fit.freedom[i] ?? 0));
    }
    const terms =
      (all - blocks) ** 2 / (this.hasControls ? pooled : fit.machineFreedom) +
      (blocks - own) ** 2 / (settings.blockWeight + fit.runs) +
      ownTerm;
    let nu = (all * all) / terms;
    let mixed = variance;
    const runs = past.runs[g] ?? 0;
    // All loads share what happens to their label. Two runs narrow the noise of its cases, but do not show that movement, so it
    // is expected to be that of a block.
    if (kind === 'label' && runs > 1 && runs < common.ownPastRuns) mixed += settings.block ** 2 * this.spread;
    if (runs >= common.ownPastRuns && cases > 1) {
      const free = (runs - 1) / 2;
      const seen = (past.scale[g] ?? 0) ** 2 * (1 / fit.table.repetitions + this.levelDoubt(members));
      mixed = (common.ownPastWeight * variance + free * seen) / (common.ownPastWeight + free);
      nu += free;
    }
    const tails = this.estimateGroupTails(members);
    // The mean of a group has lighter tails than its members, unless a longer history shows how groups move. The same
    // holds for the middle of several repetitions on both sides of a session.
    const { isSession, repetitions } = fit.table;
    const lighter = isSession || fit.runs < common.wideHistory ? Math.sqrt(members.length) : 1;
    const sides = isSession ? Math.sqrt(Math.min(repetitions, fit.runs)) : 1;
    return [mixed, 1 / (1 / nu + 1 / (tails * lighter * sides))];
  }

  private estimateGroupTails(members: Int32Array): number {
    if (members.length > 1) return this.fit.tails;
    const only = members[0] ?? 0;
    const tails = estimateCaseTails(this.fit, only);
    return this.fit.table.rows[only]?.isBrief === true ? Math.min(tails, common.briefTails) : tails;
  }

  /** Mean of 1 / runs of the level: the uncertainty of the level in units of the variance of one run. */
  private levelDoubt(members: Int32Array): number {
    let sum = 0;
    for (const i of members) sum += 1 / Math.max(1, this.fit.table.rows[i]?.levelRuns ?? 1);
    return sum / members.length;
  }

  /**
   * The scatter of the cases outside a group relative to the model, given the group and the effects removed before; at least
   * 1. Labels of one load test affect each other: a transaction contains its requests, and a slow label keeps others waiting.
   * Such movements are not noise, so the smaller of two estimates counts if the history gives the noise as well.
   */
  scatter(g: number): number {
    const members = this.listMembers(g);
    const { settings } = this.fit.table;
    if (this.cases < settings.scatterCases) return 1;
    const a = indicator(members, this.cases);
    const u = new Float64Array(this.cases);
    this.apply(a, u);
    const information = sumOver(u, members);
    // Otherwise its effect is among those removed before.
    const isOpen = information >= 1e-9;
    const left = this.remainder();
    const effect = isOpen ? sumOver(left, members) / information : 0;
    const squares: number[] = [];
    const others: number[] = [];
    for (let j = 0; j < this.cases; j++) {
      if ((a[j] ?? 0) > 0) continue;
      others.push(j);
      let precision = this.covariance.diagonal(j) - (isOpen ? (u[j] ?? 0) ** 2 / information : 0);
      for (const column of this.columns) precision -= (column[j] ?? 0) ** 2;
      if (precision < 1e-6) continue;
      const residual = (left[j] ?? 0) - (u[j] ?? 0) * effect;
      squares.push((residual * residual) / precision);
    }
    if (squares.length < 3) return 1;
    const found = meanScatter(squares, settings);
    return this.hasLabels && this.fit.runs > 1
      ? Math.min(found, medianScatter(this.squaresAroundMedian(others), settings))
      : found;
  }

  /**
   * Squares of the cases' own deviations from their median slowdown, which is robust to a change of fewer than half of the
   * cases.
   */
  private squaresAroundMedian(cases: readonly number[]): readonly number[] {
    const { shared } = this.fit;
    const readSlope = (j: number): number => this.slope[j] ?? 1;
    const centre = median(cases.map((j) => (this.deviation[j] ?? 0) / readSlope(j)));
    const blocks = (shared.outer + shared.inner) * this.spread;
    return cases.map(
      (j) => ((this.deviation[j] ?? 0) - readSlope(j) * centre) ** 2 / ((this.variance[j] ?? 1) + blocks),
    );
  }
}

/**
 * The degrees of freedom that the run under test adds to the common noise: many cases estimate it well in one run, and the
 * middle of three repetitions or more has lighter tails than one run.
 */
function presentFreedom({ cases, table: { settings, repetitions } }: Fit): number {
  const ofCase =
    cases > common.wide ? Math.max(settings.presentFreedom, common.widePresentFreedom) : settings.presentFreedom;
  return ofCase * (cases - 1) + settings.repetitionFreedom * Math.max(0, repetitions - 2);
}
