/** How far the cases are from their levels in the run under test. */
import { finite, knownMedian, mean } from '../../../stats/averages.js';
import { common as settings } from '../settings.js';
import type { Fit } from '../fit/fitted-history.js';

/**
 * Mean deviation of the repetitions of each row from its level. A row that lacks some was measured on another machine than the
 * others, so the movements of the repetitions that it has are removed.
 */
export function computeDeviations({ table: { rows, repetitions }, level }: Pick<Fit, 'table' | 'level'>): Float64Array {
  const whole = rows.filter(({ present }) => !present.some(Number.isNaN));
  const moves = Array.from({ length: repetitions }, (_, r) =>
    knownMedian(whole.map(({ present }) => (present[r] ?? NaN) - mean(present))),
  );
  return Float64Array.from(rows, ({ present }, c) => {
    const measured = [...present.keys()].filter((r) => !Number.isNaN(present[r]));
    const moved =
      measured.length === repetitions || whole.length === 0 ? 0 : mean(measured.map((r) => moves[r] ?? NaN));
    return mean(finite(present)) - moved - (level[c] ?? NaN);
  });
}

/**
 * The variance of the mean of several measurements, in variances of one: what they share does not average out, however often
 * the same hour is measured.
 */
export const varianceOfMean = (measurements: number): number =>
  settings.sameHour + (1 - settings.sameHour) / Math.max(1, measurements);
