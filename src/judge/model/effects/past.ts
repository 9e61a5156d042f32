/**
 * The statistic that judges the run under test, computed for each past run as if it were left out: how far groups of cases moved
 * although nothing had changed.
 */
import { createSolvedRun, solveRun, type Fit } from '../fit/fitted-history.js';
import { shrinkVariance } from '../fit/fit-history.js';
import type { Hypothesis } from './groups.js';
import { Covariance } from '../fit/covariance.js';
import { common, spreadFreedom } from '../settings.js';
import { finite, median } from '../../../stats/averages.js';
import { medianOfFirst } from '../../../stats/quickselect.js';
import { TailCounts } from './tails.js';
import { worseSideScale } from '../fit/scale.js';
import { sumOver } from '../fit/vectors.js';

export interface PastEstimates {
  /** By group: worse-side spread of its estimate, and the number of runs in which at least half of its cases were measured. */
  readonly scale: Float64Array;
  readonly runs: Int32Array;
  /** Degrees of freedom of the tails of single cases. */
  readonly tails: number;
}

export function estimatePast(fit: Fit, groups: readonly Hypothesis[]): PastEstimates {
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
    for (let m = 0; m < members.length; m++) if ((precision[members[m] ?? -1] ?? NaN) > 0) present++;
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
      if (members.length === 1) estimateCase(members[0] ?? -1, k, t);
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
  if (others.length < 2) return shrinkTo(fit, c, 0);
  const middle = median(others);
  const scale = worseSideScale(
    Float64Array.from(others, (value) => value - middle),
    others.length,
  );
  return shrinkTo(fit, c, scale ** 2);
}
