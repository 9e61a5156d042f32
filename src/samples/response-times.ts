/**
 * The response times of an interval as counts in buckets: whole milliseconds below 16 ms, and eight buckets per doubling from
 * there on. A percentile within a bucket is off by at most an eighth; the percentiles of a whole run come from exact counts.
 */
import type { ExactMethod, Timeline } from '../model/documents.js';
import { fault, type DocumentFault } from './record-scan.js';

/**
 * Counts how many samples took how many milliseconds. The counts are exact, and their size is the number of distinct times:
 * a label with a billion samples and a hundred thousand labels with a few samples both stay cheap.
 */
export interface ValueCounts {
  /** The distinct times in ascending order, and the number of samples for each. Both arrays are replaced, never changed. */
  values: readonly number[];
  times: readonly number[];
  /** Samples that have not been counted yet, in any order. */
  readonly pending: number[];
}

/** The distinct values in ascending order, and the number of samples for each. */
export interface Distribution {
  readonly n: number;
  readonly values: readonly number[];
  readonly times: readonly number[];
}

/**
 * Samples are sorted in batches of at least this size, or of the number of distinct values, so that each value is merged
 * only a few times.
 */
const minPending = 1024;

export const emptyCounts = (): ValueCounts => ({ values: [], times: [], pending: [] });

export function countValue(counts: ValueCounts, ms: number): void {
  counts.pending.push(ms);
  if (counts.pending.length >= Math.max(minPending, counts.values.length)) settle(counts);
}

/** Adds the other counts to the sum. They must not be used again. */
export function addCounts(sum: ValueCounts, added: ValueCounts): void {
  settle(sum);
  settle(added);
  merge(sum, added.values, added.times);
}

export function toDistribution(counts: ValueCounts): Distribution {
  settle(counts);
  const { values, times } = counts;
  return { n: times.reduce((sum, count) => sum + count, 0), values, times };
}

/** Counts the pending samples. Afterwards the counts do not depend on the order of the samples. */
export function settle(counts: ValueCounts): void {
  const { pending } = counts;
  if (pending.length === 0) return;
  // A typed array sorts numerically without a comparison function.
  const sorted = Float64Array.from(pending).sort();
  pending.length = 0;
  const values: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < sorted.length;) {
    const value = sorted[i] ?? 0;
    const first = i;
    while (sorted[i] === value) i++;
    values.push(value);
    times.push(i - first);
  }
  merge(counts, values, times);
}

/** Merges two sorted lists. With very many distinct times, nearly all of the run time is spent here. */
function merge(total: ValueCounts, otherValues: readonly number[], otherTimes: readonly number[]): void {
  const { values: ownValues, times: ownTimes } = total;
  if (otherValues.length === 0) return;
  if (ownValues.length === 0) {
    Object.assign(total, { values: otherValues, times: otherTimes });
    return;
  }
  const values: number[] = [];
  const times: number[] = [];
  let own = 0;
  let other = 0;
  while (own < ownValues.length || other < otherValues.length) {
    const ownValue = ownValues[own] ?? Infinity;
    const otherValue = otherValues[other] ?? Infinity;
    values.push(ownValue < otherValue ? ownValue : otherValue);
    times.push(
      (ownValue <= otherValue ? (ownTimes[own] ?? 0) : 0) + (otherValue <= ownValue ? (otherTimes[other] ?? 0) : 0),
    );
    if (ownValue <= otherValue) own++;
    if (otherValue <= ownValue) other++;
  }
  total.values = values;
  total.times = times;
}

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
type PerMille = number;

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
