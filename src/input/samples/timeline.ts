import type { Timeline } from '../../model/documents.js';
import type { DocumentFault } from './document-fault.js';
import { addTimes, bucketOf, findTimesFault, fromTimes, toTimes } from './response-times.js';

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
  /** The number of requests in each bucket of response times, by interval; undefined if it is unknown. */
  times: number[][] | undefined;
}

/** The maximum number of intervals from the first to the last, including empty ones. */
export const maxIntervals = 120;
const minWidthMs = 1024;

export const emptyIntervals = (widthMs = minWidthMs, times?: number[][]): IntervalCounts => ({
  widthMs,
  intervals: [],
  requests: [],
  errors: [],
  slowest: [],
  times,
});

/** @param endMs when the request ended, in milliseconds since 1970 */
export function countRequest(timeline: IntervalCounts, endMs: number, elapsedMs: number, failed: boolean): void {
  addToInterval(timeline, Math.floor(endMs / timeline.widthMs), {
    requests: 1,
    errors: failed ? 1 : 0,
    slowest: elapsedMs,
    bucket: bucketOf(elapsedMs),
  });
  fit(timeline);
}

/** Adds the counts of another part of the run to the total. */
export function addIntervals(total: IntervalCounts, added: IntervalCounts): void {
  if (added.intervals.length === 0) return;
  widen(total, added.widthMs);
  const ratio = total.widthMs / added.widthMs;
  if (added.times === undefined) total.times = undefined;
  for (const [i, interval] of added.intervals.entries())
    addToInterval(total, Math.floor(interval / ratio), {
      requests: added.requests[i] ?? 0,
      errors: added.errors[i] ?? 0,
      slowest: added.slowest[i] ?? 0,
      times: added.times?.[i],
    });
  fit(total);
}

interface Added extends Readonly<Record<'requests' | 'errors' | 'slowest', number>> {
  /** The bucket of one request. */
  readonly bucket?: number;
  /** The counts of all buckets. */
  readonly times?: readonly number[] | undefined;
}

/** The search begins with the last interval, because results are mostly in order of time. */
function addToInterval(counts: IntervalCounts, interval: number, added: Added): void {
  const { intervals, requests, errors, slowest } = counts;
  let i = intervals.length - 1;
  while (i >= 0 && (intervals[i] ?? 0) > interval) i--;
  if (i < 0 || intervals[i] !== interval) {
    i++;
    intervals.splice(i, 0, interval);
    for (const list of [requests, errors, slowest]) list.splice(i, 0, 0);
    counts.times?.splice(i, 0, []);
  }
  requests[i] = (requests[i] ?? 0) + added.requests;
  errors[i] = (errors[i] ?? 0) + added.errors;
  slowest[i] = Math.max(slowest[i] ?? 0, added.slowest);
  const times = counts.times?.[i];
  if (times !== undefined) addTimes(times, added.times ?? [], added.bucket);
}

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
  const { intervals, requests, errors, slowest, times } = timeline;
  timeline.widthMs = widthMs;
  let kept = 0;
  for (let i = 0; i < intervals.length; i++) {
    const interval = Math.floor((intervals[i] ?? 0) / ratio);
    const isNew = kept === 0 || intervals[kept - 1] !== interval;
    if (isNew) kept++;
    intervals[kept - 1] = interval;
    requests[kept - 1] = (isNew ? 0 : (requests[kept - 1] ?? 0)) + (requests[i] ?? 0);
    errors[kept - 1] = (isNew ? 0 : (errors[kept - 1] ?? 0)) + (errors[i] ?? 0);
    slowest[kept - 1] = Math.max(isNew ? 0 : (slowest[kept - 1] ?? 0), slowest[i] ?? 0);
    if (times === undefined) continue;
    if (isNew) times[kept - 1] = times[i] ?? [];
    else addTimes(times[kept - 1] ?? [], times[i] ?? []);
  }
  for (const list of [intervals, requests, errors, slowest, times]) if (list !== undefined) list.length = kept;
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

/**
 * Converts the counts to the form that documents contain, with empty intervals.
 *
 * @param knowsErrors whether the input has the success of each request
 */
export function toTimeline(counts: IntervalCounts, knowsErrors: boolean): Timeline | undefined {
  const { widthMs, intervals, times } = counts;
  const [first] = intervals;
  if (first === undefined) return undefined;
  const size = (intervals.at(-1) ?? first) - first + 1;
  const lay = (list: readonly number[]): number[] => {
    const all = new Array<number>(size).fill(0);
    for (const [i, interval] of intervals.entries()) all[interval - first] = list[i] ?? 0;
    return all;
  };
  const layTimes = (): string[] => {
    const all = new Array<string>(size).fill('');
    for (const [i, interval] of intervals.entries()) all[interval - first] = toTimes(times?.[i] ?? []);
    return all;
  };
  const failed = knowsErrors && counts.errors.some((count) => count > 0);
  return {
    startMs: first * widthMs,
    widthMs,
    requests: lay(counts.requests),
    ...(failed && { errors: lay(counts.errors) }),
    ...(!counts.slowest.some(Number.isNaN) && { slowestMs: lay(counts.slowest) }),
    ...(times !== undefined && { times: layTimes() }),
  };
}

export function fromTimeline({ startMs, widthMs, requests, errors = [], slowestMs, times }: Timeline): IntervalCounts {
  const counts = emptyIntervals(widthMs, times && []);
  for (const [i, count] of requests.entries())
    if (count > 0)
      addToInterval(counts, startMs / widthMs + i, {
        requests: count,
        errors: errors[i] ?? 0,
        slowest: slowestMs?.[i] ?? NaN,
        times: times && fromTimes(times[i] ?? ''),
      });
  return counts;
}

/**
 * Finds faults that a schema cannot express, so that damaged counts do not lead to a wrong chart.
 *
 * @param samples the number of samples of the measurement
 * @returns the first fault, with a JSON pointer relative to the timeline
 */
export function findTimelineFault(timeline: Timeline, samples: number | undefined): DocumentFault | undefined {
  const { startMs, widthMs, requests, errors, slowestMs, times } = timeline;
  const fault = (pointer: string, expected: string, found: unknown): DocumentFault => ({
    pointer,
    expected,
    found: String(found),
  });
  if (!Number.isInteger(Math.log2(widthMs))) return fault('/widthMs', 'a power of two', widthMs);
  if (startMs % widthMs !== 0) return fault('/startMs', `a multiple of ${String(widthMs)}`, startMs);
  const n = requests.reduce((sum, count) => sum + count, 0);
  if (n !== samples)
    return fault('/requests', `counts that add up to the samples, ${String(samples ?? 'which are not given')}`, n);
  for (const [list, values] of Object.entries({ errors, slowestMs, times }))
    if (values !== undefined && values.length !== requests.length)
      return fault(
        `/${list}`,
        `one value for each of ${String(requests.length)} intervals`,
        `${String(values.length)} values`,
      );
  const wrongTimes = findTimesFault(times, requests);
  if (wrongTimes !== undefined) return wrongTimes;
  const wrong = errors?.findIndex((count, i) => count > (requests[i] ?? 0)) ?? -1;
  return wrong === -1
    ? undefined
    : fault(`/errors/${String(wrong)}`, `at most ${String(requests[wrong])}, the number of requests`, errors?.[wrong]);
}
