/** Finds a slow loss that no single run shows, in the residuals of a case after removing the machine and its groups. */
import { nameStart } from '../../compare/loss-start.js';
import { toPercent } from '../../metrics/values.js';
import type { Comparison } from '../../model/comparison.js';
import type { CaseDrift } from '../../model/documents.js';
import { findRise, type Rise } from '../../stats/cusum.js';
import type { Judged } from '../decide/judge-metric.js';
import type { Table } from '../quantities/table.js';
import { ownLosses } from '../model/effects/search.js';
import { finite, median } from '../../stats/averages.js';
import { worseSideScale } from '../model/fit/scale.js';

const drift = {
  /** The number of newest runs that are searched for a drift. */
  newest: 10,
  /** The minimum number of runs before them, from which level and noise are estimated. */
  minBefore: 8,
  /**
   * The limit of the cumulative sum for one case, and its increase with the logarithm of their number. Sums of noise exceed
   * a limit with a probability of about exp(-2 x slack x limit), so that many cases together alarm as rarely as one.
   */
  limit: 4.25,
  limitGrowth: 0.5,
  /** Weight of the model's noise against the spread of the earlier runs, in degrees of freedom. */
  noiseWeight: 6,
};

/**
 * Finds a drift. A level that became the baseline by itself would hide it: runs before that level are moved back to where
 * they were measured.
 *
 * @param residuals oldest first, the run under test last; logarithms, larger = worse; NaN where not measured
 * @param noise standard deviation of one run, as the model estimates it
 * @param cases the number of cases that are searched
 * @param taken the loss whose level became the baseline, with the index of its first run
 */
export function estimateDrift(
  residuals: Float64Array,
  noise: number,
  cases: number,
  taken?: { readonly start: number; readonly step: number },
): Rise | undefined {
  const first = Math.max(0, residuals.length - drift.newest);
  if (taken !== undefined && taken.start >= first)
    for (let i = 0; i < taken.start; i++) residuals[i] = (residuals[i] ?? NaN) - taken.step;
  const before = finite([...residuals.subarray(0, first)]);
  const count = before.length;
  if (count < drift.minBefore) return undefined;
  const level = median(before);
  const own = worseSideScale(
    Float64Array.from(before, (value) => value - level),
    count,
  );
  const freedom = (count - 1) / 2;
  const sigma = Math.sqrt((drift.noiseWeight * noise ** 2 + freedom * own ** 2) / (drift.noiseWeight + freedom));
  const limit = drift.limit + drift.limitGrowth * Math.log(cases);
  return findRise(residuals, { level, sigma, limit }, first);
}

/**
 * Residual series of a row: the residuals of the history, then that of the run under test after removing the machine and
 * its groups. Each call overwrites the series of the previous one.
 */
function residualSeries({ model }: Judged): (row: number) => Float64Array {
  const { fit, cases } = model;
  const losses = ownLosses(model, new Float64Array(cases));
  const { runs, residuals } = fit;
  const series = new Float64Array(runs + 1);
  return (row) => {
    for (let t = 0; t < runs; t++) series[t] = residuals[t * cases + row] ?? NaN;
    series[runs] = losses[row] ?? NaN;
    return series;
  };
}

/** By comparison: its slow loss, for findings and for the exception `drift`; undefined without one. */
export function findDrifts(judged: Judged, comparisons: readonly Comparison[]): readonly (CaseDrift | undefined)[] {
  const { table, model, metric, rowNumbers } = judged;
  // The level of selected runs is not that of the runs before this one.
  if (comparisons.some(({ isSelected }) => isSelected)) return [];
  if (table.pastRuns < drift.newest + drift.minBefore - 1) return [];
  const readSeries = residualSeries(judged);
  return rowNumbers.map((row, i) => {
    const { decision = 'pass' } = judged.verdicts[row] ?? {};
    if (decision !== 'pass' && decision !== 'suspect') return undefined;
    const noise = Math.sqrt(model.fit.variance[row] ?? 0);
    const found = estimateDrift(readSeries(row), noise, model.fit.cases, findTakenLoss(table, comparisons[i]));
    if (found === undefined) return undefined;
    const past = comparisons[i]?.past;
    const source = past?.sources[past.runs.indexOf(table.runIds[found.start] ?? -1)];
    return { percent: toPercent(found.mean, metric), runs: found.count, ...nameStart(source) };
  });
}

/** The loss whose level became the baseline, with the index of its first run among the past runs. */
function findTakenLoss({ runIds }: Table, comparison: Comparison | undefined) {
  const taken = comparison?.takenLoss;
  if (taken === undefined) return undefined;
  const start = runIds.findIndex((run) => run >= taken.run);
  return start < 0 ? undefined : { start, step: taken.step };
}
