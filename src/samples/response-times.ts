/**
 * The response times of an interval as counts in buckets: whole milliseconds below 16 ms, and eight buckets per doubling from
 * there on. A percentile within a bucket is off by at most an eighth; the percentiles of a whole run come from exact counts.
 */
import type { ExactMethod, Timeline } from '../model/documents.js';
import { type DocumentFault, fault } from './record-scan.js';
import type { Distribution } from './value-counts.js';

/** Longer times count as this one: three weeks. */
const longestMs = 0x7fffffff;

/** With more labels in one result, their response times over time would need more memory than all other counts together. */
export const mostTimedLabels = 256;

/** As in scanner/times.ts. For a power of two from 8 on, it is also the number of buckets below. */
export function bucketOf(ms: number): number {
  const whole = ms < longestMs ? Math.max(0, Math.floor(ms)) : longestMs;
  const halvings = 28 - Math.clz32(whole | 8);
  return (halvings << 3) + (whole >>> halvings);
}

/** The first millisecond of a bucket. The bucket ends where the next one begins. */
export function bucketStart(bucket: number): number {
  const halvings = Math.max(0, (bucket >> 3) - 1);
  return (bucket - (halvings << 3)) * 2 ** halvings;
}

/** Without the empty buckets at the end. */
export const trimCounts = (row: Uint32Array): number[] =>
  Array.from(row.subarray(0, row.findLastIndex((count) => count > 0) + 1));

/** Adds counts, and one request in a bucket. */
export function addTimes(total: number[], added: readonly number[], bucket?: number): void {
  while (total.length < Math.max(added.length, (bucket ?? -1) + 1)) total.push(0);
  for (let i = 0; i < added.length; i++) total[i] = (total[i] ?? 0) + (added[i] ?? 0);
  if (bucket !== undefined) total[bucket] = (total[bucket] ?? 0) + 1;
}

/** Converts counts to the form of documents, "first bucket with a request,its count,the next count,...". A text takes no time to validate. */
export function toTimes(counts: readonly number[]): string {
  const first = counts.findIndex((count) => count > 0);
  return first === -1 ? '' : [first, ...counts.slice(first, counts.findLastIndex((count) => count > 0) + 1)].join(',');
}

export function fromTimes(text: string): number[] {
  if (text === '') return [];
  const [first = 0, ...counts] = text.split(',').map(Number);
  return [...new Array<number>(first).fill(0), ...counts];
}

const mostBuckets = bucketOf(longestMs) + 1;

export function findTimesFault(times: Timeline['times'], requests: readonly number[]): DocumentFault | undefined {
  for (const [i, text] of (times ?? []).entries()) {
    const numbers = text === '' ? [0] : text.split(',').map(Number);
    const [first = 0, ...counts] = numbers;
    const n = counts.reduce((sum, count) => sum + count, 0);
    const isWhole = numbers.every((count) => Number.isInteger(count) && count >= 0);
    if (!isWhole || first + counts.length > mostBuckets || n !== requests[i])
      return fault(
        `/times/${String(i)}`,
        `a bucket and counts that add up to ${String(requests[i])}, the number of requests`,
        text.slice(0, 80),
      );
  }
  return undefined;
}

/**
 * The response time below which this share of requests lies, interpolated within its bucket.
 *
 * @returns milliseconds; undefined without requests
 */
export function timeAtShare(counts: readonly number[], share: number): number | undefined {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const wanted = share * n;
  let passed = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && passed + count >= wanted) {
      const [low, high] = [bucketStart(bucket), bucketStart(bucket + 1)];
      // A bucket of one millisecond has one value.
      return high - low <= 1 ? low : low + ((wanted - passed) / count) * (high - low);
    }
    passed += count;
  }
  return undefined;
}

/** In per mille, so that 99.9 % is an integer and its product with n is exact: 0.07 * 100 is 7.000000000000001. */
export type PerMille = number;

/** See docs/inside/decisions.md, 5. */
export const defaultPercentileMethod: ExactMethod = 'nearest-rank';

/** The value of a rank, from 1 for the smallest. */
function valueAtRank({ values, times }: Distribution, rank: number): number {
  let passed = 0;
  let index = 0;
  while (index < times.length && (passed += times[index] ?? 0) < rank) index++;
  return values[index] ?? values.at(-1) ?? NaN;
}

/** The methods that need exact counts. They return NaN if there are no samples. */
export const percentileMethods = {
  /** Nearest rank, ceil(n p): always an observed value, like DuckDB's quantile_disc. */
  'nearest-rank': (distribution, perMille) =>
    valueAtRank(distribution, Math.max(1, Math.ceil((distribution.n * perMille) / 1000))),

  /** JMeter's HTML report with an unlimited window: R-6, interpolated at p (n + 1) (commons-math3 LEGACY). */
  'jmeter-dashboard': (distribution, perMille) => {
    const { n } = distribution;
    const position = (perMille * (n + 1)) / 1000;
    const below = Math.floor(position);
    if (below < 1) return valueAtRank(distribution, 1);
    if (below >= n) return valueAtRank(distribution, n);
    const lower = valueAtRank(distribution, below);
    return lower + (position - below) * (valueAtRank(distribution, below + 1) - lower);
  },

  /** JMeter's Aggregate Report: the first value with a cumulative count of at least round(n p) (StatCalculator). */
  'jmeter-aggregate': (distribution, perMille) =>
    valueAtRank(distribution, Math.max(1, Math.round((distribution.n * perMille) / 1000))),
} as const satisfies Record<ExactMethod, (distribution: Distribution, perMille: PerMille) => number>;

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
