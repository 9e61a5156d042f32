import { addTimes, bucketOf } from './response-times.js';
import { connect, latency } from './summed-fields.js';
import type { Sample } from './tally.js';

/**
 * Requests, errors and response times during a run, in a limited number of intervals. Intervals begin at whole multiples of their width
 * since 1970, and their width doubles when there would be too many of them. So the counts of two parts of a run can be
 * added exactly, and the result does not depend on the division of the run.
 */
export interface IntervalCounts {
  /** The width of an interval in milliseconds: a power of two. */
  widthMs: number;
  /** The numbers of the intervals with at least one request, ascending. Interval n begins n * widthMs after 1970. */
  readonly intervals: number[];
  /** The number of requests that ended in each of these intervals. */
  readonly requests: number[];
  /** The number of failed requests among them. */
  readonly errors: number[];
  /** The longest response time among them in milliseconds; NaN if it is unknown. */
  readonly slowest: number[];
  /**
   * How many threads of the load generator ran when the slowest of them ended, the most if several were: so it does not depend
   * on the division of the run, and only few requests need it. NaN if it is unknown.
   */
  readonly threads: number[];
  /** The sums of their latency and of their connect time in milliseconds; NaN if they are unknown or not counted. */
  readonly latency: number[];
  readonly connect: number[];
  /** The number of failed requests by response code. */
  readonly codes: Map<string, number[]>;
  /** The number of requests in each bucket of response times, by interval; undefined if it is unknown. */
  times: number[][] | undefined;
}

/** The maximum number of intervals from the first to the last, including empty ones. */
export const maxIntervals = 120;
export const minWidthMs = 1024;

export const emptyIntervals = (widthMs = minWidthMs, times?: number[][]): IntervalCounts => ({
  widthMs,
  intervals: [],
  requests: [],
  errors: [],
  slowest: [],
  threads: [],
  latency: [],
  connect: [],
  codes: new Map(),
  times,
});

/** Requests in one interval. */
export function singleInterval(widthMs: number, interval: number, requests: number): IntervalCounts {
  const counts = emptyIntervals(widthMs);
  const none = { errors: 0, slowest: 0, threads: 0, latency: 0, connect: 0, times: undefined, bucket: undefined };
  addToInterval(counts, interval, { requests, ...none, codes: noCodes, areGenerators: false });
  return counts;
}

const sumsOf = ({ requests, errors, latency, connect, codes }: IntervalCounts): number[][] => [
  requests,
  errors,
  latency,
  connect,
  ...codes.values(),
];

/** @param endMs when the request ended, in milliseconds since 1970 */
export function countRequest(
  timeline: IntervalCounts,
  endMs: number,
  { elapsedMs, failed, threads = NaN, sums }: Pick<Sample, 'elapsedMs' | 'failed' | 'threads' | 'sums'>,
): void {
  addToInterval(timeline, Math.floor(endMs / timeline.widthMs), {
    requests: 1,
    errors: failed ? 1 : 0,
    slowest: elapsedMs,
    threads,
    latency: (timeline.times && sums[latency]) ?? NaN,
    connect: (timeline.times && sums[connect]) ?? NaN,
    codes: noCodes,
    times: undefined,
    bucket: bucketOf(elapsedMs),
    areGenerators: false,
  });
  fit(timeline);
}

/**
 * Adds the counts of another part of the run to the total.
 *
 * @param areGenerators whether both parts have their own threads
 */
export function addIntervals(total: IntervalCounts, added: IntervalCounts, areGenerators = false): void {
  if (added.intervals.length === 0) return;
  widen(total, added.widthMs);
  const ratio = total.widthMs / added.widthMs;
  if (added.times === undefined) total.times = undefined;
  const codes = [...added.codes];
  for (const [i, interval] of added.intervals.entries())
    addToInterval(total, Math.floor(interval / ratio), {
      requests: added.requests[i] ?? 0,
      errors: added.errors[i] ?? 0,
      slowest: added.slowest[i] ?? 0,
      threads: added.threads[i] ?? NaN,
      latency: added.latency[i] ?? NaN,
      connect: added.connect[i] ?? NaN,
      codes: codes.length === 0 ? noCodes : codes.map(([code, counts]) => [code, counts[i] ?? 0] as const),
      times: added.times?.[i],
      bucket: undefined,
      areGenerators,
    });
  fit(total);
}

interface Added extends Readonly<
  Record<'requests' | 'errors' | 'slowest' | 'threads' | 'latency' | 'connect', number>
> {
  readonly codes: readonly (readonly [code: string, count: number])[];
  readonly areGenerators: boolean;
  readonly bucket: number | undefined;
  /** The counts of all buckets. */
  readonly times: readonly number[] | undefined;
}
const noCodes: Added['codes'] = [];

/** The search begins with the last interval, because results are mostly in order of time. */
function addToInterval(counts: IntervalCounts, interval: number, added: Added): void {
  const { intervals, requests, errors, slowest, threads, codes } = counts;
  let i = intervals.length - 1;
  while (i >= 0 && (intervals[i] ?? 0) > interval) i--;
  if (i < 0 || intervals[i] !== interval) {
    i++;
    for (const list of [intervals, slowest, threads, ...sumsOf(counts)])
      if (i === list.length) list.push(0);
      else list.splice(i, 0, 0);
    intervals[i] = interval;
    counts.times?.splice(i, 0, []);
  }
  const running = threads[i] ?? 0;
  threads[i] = added.areGenerators
    ? running + added.threads
    : laterThreads(slowest[i] ?? 0, running, added.slowest, added.threads);
  requests[i] = (requests[i] ?? 0) + added.requests;
  errors[i] = (errors[i] ?? 0) + added.errors;
  counts.latency[i] = (counts.latency[i] ?? 0) + added.latency;
  counts.connect[i] = (counts.connect[i] ?? 0) + added.connect;
  slowest[i] = Math.max(slowest[i] ?? 0, added.slowest);
  for (const [code, count] of added.codes)
    if (count > 0) {
      const list = codes.get(code) ?? intervals.map(() => 0);
      codes.set(code, list);
      list[i] = (list[i] ?? 0) + count;
    }
  const times = counts.times?.[i];
  if (times !== undefined) addTimes(times, added.times ?? [], added.bucket);
}

/** The threads of the slower of two requests. A number that is unknown once stays so. */
const laterThreads = (slowest: number, threads: number, otherSlowest: number, otherThreads: number): number =>
  Number.isNaN(threads) || Number.isNaN(otherThreads)
    ? NaN
    : otherSlowest > slowest
      ? otherThreads
      : otherSlowest < slowest
        ? threads
        : Math.max(threads, otherThreads);

function fit(timeline: IntervalCounts): void {
  const { intervals, widthMs } = timeline;
  const [first = 0] = intervals;
  const last = intervals.at(-1) ?? 0;
  if (last - first >= maxIntervals) widen(timeline, widthFor(first * widthMs, last * widthMs, widthMs));
}

/** Combines intervals until each has at least this width. */
export function widen(timeline: IntervalCounts, widthMs: number): void {
  const ratio = widthMs / timeline.widthMs;
  if (ratio <= 1) return;
  const { intervals, slowest, threads, times } = timeline;
  timeline.widthMs = widthMs;
  const sums = sumsOf(timeline);
  let kept = 0;
  for (let i = 0; i < intervals.length; i++) {
    const interval = Math.floor((intervals[i] ?? 0) / ratio);
    const isNew = kept === 0 || intervals[kept - 1] !== interval;
    if (isNew) kept++;
    intervals[kept - 1] = interval;
    for (const list of sums) list[kept - 1] = (isNew ? 0 : (list[kept - 1] ?? 0)) + (list[i] ?? 0);
    const [longest = 0, running = 0] = isNew ? [] : [slowest[kept - 1], threads[kept - 1]];
    threads[kept - 1] = laterThreads(longest, running, slowest[i] ?? 0, threads[i] ?? 0);
    slowest[kept - 1] = Math.max(isNew ? 0 : (slowest[kept - 1] ?? 0), slowest[i] ?? 0);
    if (times === undefined) continue;
    if (isNew) times[kept - 1] = times[i] ?? [];
    else addTimes(times[kept - 1] ?? [], times[i] ?? []);
  }
  for (const list of [intervals, slowest, threads, ...sums]) list.length = kept;
  if (times !== undefined) times.length = kept;
}

/**
 * @param leastMs a power of two
 * @returns the smallest width, in milliseconds, that divides the time from `firstMs` to `lastMs` into no more intervals
 * than allowed
 */
export function widthFor(firstMs: number, lastMs: number, leastMs = minWidthMs): number {
  let widthMs = leastMs;
  while (Math.floor(lastMs / widthMs) - Math.floor(firstMs / widthMs) >= maxIntervals) widthMs *= 2;
  return widthMs;
}
