import type { Distribution } from './value-counts.js';

/** From this p50 on, whole milliseconds are fine enough: half of one is a hundredth. */
export const coarseBelowMs = 50;
/** The middle of what is recorded as 0. */
const leastMs = 0.5;

/**
 * The median of times recorded in whole milliseconds, interpolated by the shares of its millisecond (median of grouped
 * data): of 1,000 requests, 400 with 2 ms or less and 200 with 3 ms, it is 3.0 ms. JMeter subtracts two clocks that were
 * truncated to milliseconds, so a recorded 3 ms took between 2 and 4 ms, on average 3 ms: the class of 3 ms reaches from
 * 2.5 to 3.5 ms, and its shares move smoothly with the median.
 *
 * @returns milliseconds, to a hundredth; at least 0.5. Undefined where p50 is fine enough, times are not whole
 * milliseconds, or no request took a millisecond, because then nothing was measured
 */
export function groupedMedian({ n, values, times }: Distribution): number | undefined {
  let below = 0;
  for (const [i, value] of values.entries()) {
    const count = times[i] ?? 0;
    if (2 * (below + count) < n) {
      below += count;
      continue;
    }
    if (value >= coarseBelowMs || !((values.at(-1) ?? 0) > 0) || !values.every(Number.isInteger)) return undefined;
    const ms = value - 0.5 + (n / 2 - below) / count;
    return Math.max(leastMs, Math.round(100 * ms) / 100);
  }
  return undefined;
}
