/** The estimates of each group in past runs, in which nothing changed. */
import { groupBy } from '../../../../lang/group-by.js';
import { createSolvedRun, solveRun, type Fit, type SolvedRun } from '../fit/fitted-history.js';
import { isWide } from '../fit/blocks.js';
import type { Group } from './groups.js';
import { Covariance } from '../fit/covariance.js';
import { presentGains } from '../fit/noise-shape.js';
import { common, type GroupKind } from '../settings.js';
import { medianOfFirst } from '../../../../stats/median-in-place.js';
import { worseSideScale } from '../fit/spread.js';

export interface PastEstimates {
  /**
   * Worse-side spread of the group's estimate, and the number of runs in which at least half of its cases were measured.
   */
  readonly scale: Float64Array;
  /** The largest loss in the estimates of past runs, apart from accidents. */
  readonly worst: Float64Array;
  readonly runs: Int32Array;
  /**
   * For each kind of group that a wide run has many of: the largest loss of any such group in past runs. After few past
   * runs, which do not show how large accidents are, also the largest gain of the run under test: an accident of the only
   * past run looks like one.
   */
  readonly accidents: ReadonlyMap<GroupKind, number>;
}

/** Whether a loss of a group is larger than what happened in past runs although nothing had changed. */
export const exceedsPast = ({ worst, accidents }: PastEstimates, g: number, kind: GroupKind, loss: number): boolean =>
  loss > common.worstPast * Math.max(worst[g] ?? 0, accidents.get(kind) ?? 0);

export function estimatePast(fit: Fit, groups: readonly Group[]): PastEstimates {
  const { runs, blocks } = fit;
  const estimates = estimateGroups(fit, groups);
  const scale = new Float64Array(groups.length);
  const worst = new Float64Array(groups.length);
  const counts = new Int32Array(groups.length);
  const scratch = new Float64Array(runs);
  groups.forEach((_, g) => {
    let n = 0;
    for (let t = 0; t < runs; t++) {
      const value = estimates[t * groups.length + g] ?? NaN;
      if (!Number.isNaN(value)) scratch[n++] = value;
    }
    const middle = medianOfFirst(scratch, n);
    for (let i = 0; i < n; i++) scratch[i] = (scratch[i] ?? 0) - middle;
    for (let t = 0; t < runs; t++)
      estimates[t * groups.length + g] = (estimates[t * groups.length + g] ?? NaN) - middle;
    counts[g] = n;
    worst[g] = Math.max(0, scratch[n - 1 - Math.floor(n / common.accidentEvery)] ?? 0);
    scale[g] = worseSideScale(scratch, n);
  });
  return { scale, worst, runs: counts, accidents: isWide(blocks) ? findAccidents(fit, groups, estimates) : new Map() };
}

/** @param losses by run and group, NaN if unknown */
function findAccidents(fit: Fit, groups: readonly Group[], losses: Float64Array): PastEstimates['accidents'] {
  const { runs } = fit;
  const byKind = groupBy([...groups.keys()], (g) => groups[g]?.kind ?? 'case');
  const gains = runs < common.wideHistory ? presentGains(fit) : undefined;
  const found = new Map<GroupKind, number>();
  for (const [kind, ofKind] of byKind) {
    if (ofKind.length <= common.wide) continue;
    let largest = gains === undefined ? 0 : largestGain(ofKind, groups, gains);
    for (let t = 0; t < runs; t++)
      for (const g of ofKind) {
        const loss = losses[t * groups.length + g] ?? NaN;
        if (loss > largest) largest = loss;
      }
    found.set(kind, largest);
  }
  return found;
}

/**
 * The largest mean gain of the members of a group; 0 if no group gained.
 *
 * @param chosen the groups that are compared
 * @param gains by case, NaN if unknown
 */
function largestGain(chosen: readonly number[], groups: readonly Group[], gains: readonly number[]): number {
  let largest = 0;
  for (const g of chosen) {
    const members = groups[g]?.members ?? new Int32Array();
    const gain = members.reduce((sum, c) => sum + (gains[c] ?? NaN), 0) / members.length;
    if (gain > largest) largest = gain;
  }
  return largest;
}

/** The effect of every group in every past run, by run and group; NaN if too few of its cases were measured. */
function estimateGroups(fit: Fit, groups: readonly Group[]): Float64Array {
  const { cases, runs, blocks, slope } = fit;
  const covariance = new Covariance(blocks, slope);
  const solved = createSolvedRun(cases);
  const found = new Float64Array(groups.length * runs);
  for (let t = 0; t < runs; t++) {
    solveRun(fit, covariance, t, solved);
    for (let g = 0; g < groups.length; g++)
      found[t * groups.length + g] = estimateGroup((groups[g] as Group).members, covariance, solved);
  }
  return found;
}

/** a' Sigma^-1 y / a' Sigma^-1 a, where a is 1 for the members; NaN if fewer than half of them were measured. */
function estimateGroup(members: Int32Array, covariance: Covariance, { u, diagonals }: SolvedRun): number {
  const { precision } = covariance;
  const only = members[0] ?? 0;
  if (members.length === 1) return (precision[only] ?? 0) > 0 ? (u[only] ?? 0) / (diagonals[only] ?? 1) : NaN;
  let sum = 0;
  let present = 0;
  for (let m = 0; m < members.length; m++) {
    const i = members[m] ?? 0;
    if ((precision[i] ?? 0) > 0) present++;
    sum += u[i] ?? 0;
  }
  return present === 0 || 2 * present < members.length ? NaN : sum / covariance.information(members)[2];
}
