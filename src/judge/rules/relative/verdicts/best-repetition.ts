/** Losses in the best repetition: a loss that not every repetition shows is not certain. */
import { largest } from '../../../../stats/largest.js';
import { finite } from '../../../../stats/finite.js';
import { median } from '../../../../stats/median.js';
import type { Model } from '../effects/model.js';
import type { Fit } from '../fit/fitted-history.js';
import { Covariance } from '../fit/covariance.js';

/**
 * The median loss of all cases in the best repetition: a machine that was slow in only some repetitions is not a change.
 */
export function lowestRunLoss({ table: { rows, repetitions }, level }: Fit): number {
  const losses = Array.from({ length: repetitions }, (_, r) =>
    median(rows.map(({ present }, c) => (present[r] ?? NaN) - (level[c] ?? 0)).filter((loss) => !Number.isNaN(loss))),
  );
  return selectLowest(losses);
}

const selectLowest = (losses: readonly number[]): number =>
  [...losses].sort((a, b) => a - b)[Math.floor(losses.length / 5)] ?? NaN;

/** The loss of a row in its best repetition, machine included. */
export function lowestMeasuredLoss({ fit, standing }: Model, row: number): number {
  const losses = finite(fit.table.rows[row]?.present ?? []);
  return selectLowest(losses) - (fit.level[row] ?? 0) - (standing[row] ?? 0);
}

/**
 * Judges each repetition separately, without its own machine shift: the smallest loss of a case; the second smallest from
 * five repetitions on.
 */
export function lowestRowLosses(model: Model, effect: Float64Array): Float64Array {
  const { fit, cases } = model;
  const { table, blocks, level, variance, slopeVariance, shared } = fit;
  const { slope, standing } = model;
  const { rows, repetitions } = table;
  const levelRuns = largest(
    rows.map((row) => row.levelRuns),
    1,
  );
  const k = 1 + 1 / levelRuns;
  const covariance = new Covariance(blocks, slope);
  const own = new Float64Array(cases);
  const losses: number[][] = rows.map(() => []);
  for (let r = 0; r < repetitions; r++) {
    const rest = new Float64Array(cases);
    const u = new Float64Array(cases);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.present[r] ?? NaN;
      own[c] =
        (variance[c] ?? 1) * (1 + 1 / Math.max(1, rows[c]?.levelRuns ?? 1)) +
        (cases > 2 ? (slopeVariance[c] ?? 0) * shared.machine : 0);
      covariance.precision[c] = Number.isNaN(value) ? 0 : 1 / (own[c] ?? 1);
      rest[c] = Number.isNaN(value) ? 0 : value - (level[c] ?? 0) - (effect[c] ?? 0) - (standing[c] ?? 0);
    }
    covariance.update({ machine: model.machine * k, outer: shared.outer * k, inner: shared.inner * k });
    covariance.apply(rest, u);
    for (let c = 0; c < cases; c++) {
      const value = rows[c]?.present[r] ?? NaN;
      if (!Number.isNaN(value)) losses[c]?.push((effect[c] ?? 0) + (standing[c] ?? 0) + (own[c] ?? 0) * (u[c] ?? 0));
    }
  }
  return Float64Array.from(losses, selectLowest);
}
