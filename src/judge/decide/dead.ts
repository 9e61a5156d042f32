import type { Comparison, Evidence } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';

/** A test in which more requests fail than succeed measures failures. It is dead if that happened in every run. */
export const mostPercent = 50;
/** A single earlier run may have had the same accident; two runs show a pattern. */
const minDeadRuns = 2;

/**
 * A case that fails at its load but not at a lower one is overloaded on purpose rather than dead.
 *
 * @param percents its error rates, now and in each past run
 */
export function judgeDead(
  { isSaturated }: Comparison,
  percents: readonly number[],
  { id }: Pick<Metric, 'id'>,
): Pick<Evidence, 'verdict' | 'reason'> | undefined {
  if (id !== 'errorPercent' || percents.some((percent) => percent <= mostPercent)) return undefined;
  if (isSaturated === true) return { verdict: 'inconclusive', reason: 'baseline-errors' };
  return { verdict: percents.length <= minDeadRuns ? 'inconclusive' : 'invalid', reason: 'dead' };
}
