/** How far the cases are from their levels in the run under test. */
import { finite } from '../../../stats/finite.js';
import { sum } from '../../../stats/sum.js';
import type { Table } from '../../quantities/table.js';
import { common as settings } from '../settings.js';
import type { Fit } from '../fit/fitted-history.js';

/** Mean deviation of the repetitions of each row from its level. */
export const computeDeviations = ({ table, level }: Fit): Float64Array =>
  Float64Array.from(table.rows, ({ present }, c) => {
    const measured = finite(present);
    return sum(measured) / measured.length - (level[c] ?? 0);
  });

/**
 * The variance of the mean of several measurements, in variances of one: what they share does not average out, however often
 * the same hour is measured. In a session both sides share it, so it cancels.
 */
export function varianceOfMean({ isSession }: Pick<Table, 'isSession'>, measurements: number): number {
  const common = isSession ? 0 : settings.sameHour;
  return common + (1 - common) / Math.max(1, measurements);
}
