/**
 * The response times of an interval as counts in buckets: whole milliseconds below 16 ms, and eight buckets per doubling from
 * there on. A percentile within a bucket is off by at most an eighth; the percentiles of a whole run come from exact counts.
 */
import type { Timeline } from '../model/documents.js';
import { fault, type DocumentFault } from './document-fault.js';

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
