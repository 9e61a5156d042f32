import type { Timeline } from '../../model/documents.js';
import type { DocumentFault } from './document-fault.js';

/**
 * Requests and errors during a run, in a limited number of intervals. Intervals begin at whole multiples of their width
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
}

/** The maximum number of intervals from the first to the last, including empty ones. */
export const maxIntervals = 120;
const minWidthMs = 1024;

export const emptyIntervals = (): IntervalCounts => ({ widthMs: minWidthMs, intervals: [], requests: [], errors: [] });

/** @param endMs when the request ended, in milliseconds since 1970 */
export function countRequest(timeline: IntervalCounts, endMs: number, failed: boolean): void {
  addToInterval(timeline, Math.floor(endMs / timeline.widthMs), 1, failed ? 1 : 0);
  fit(timeline);
}

/** Adds the counts of another part of the run to the total. */
export function addIntervals(total: IntervalCounts, added: IntervalCounts): void {
  if (added.intervals.length === 0) return;
  widen(total, added.widthMs);
  const ratio = total.widthMs / added.widthMs;
  for (const [i, interval] of added.intervals.entries())
    addToInterval(total, Math.floor(interval / ratio), added.requests[i] ?? 0, added.errors[i] ?? 0);
  fit(total);
}

/** The search begins with the last interval, because results are mostly in order of time. */
function addToInterval(
  { intervals, requests, errors }: IntervalCounts,
  interval: number,
  count: number,
  failed: number,
): void {
  let i = intervals.length - 1;
  while (i >= 0 && (intervals[i] ?? 0) > interval) i--;
  if (i >= 0 && intervals[i] === interval) {
    requests[i] = (requests[i] ?? 0) + count;
    errors[i] = (errors[i] ?? 0) + failed;
  } else {
    intervals.splice(i + 1, 0, interval);
    requests.splice(i + 1, 0, count);
    errors.splice(i + 1, 0, failed);
  }
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
  const { intervals, requests, errors } = timeline;
  timeline.widthMs = widthMs;
  let kept = 0;
  for (let i = 0; i < intervals.length; i++) {
    const interval = Math.floor((intervals[i] ?? 0) / ratio);
    const isNew = kept === 0 || intervals[kept - 1] !== interval;
    if (isNew) kept++;
    intervals[kept - 1] = interval;
    requests[kept - 1] = (isNew ? 0 : (requests[kept - 1] ?? 0)) + (requests[i] ?? 0);
    errors[kept - 1] = (isNew ? 0 : (errors[kept - 1] ?? 0)) + (errors[i] ?? 0);
  }
  for (const list of [intervals, requests, errors]) list.length = kept;
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
  const { widthMs, intervals } = counts;
  const [first] = intervals;
  if (first === undefined) return undefined;
  const lay = (list: readonly number[]): number[] => {
    const all = new Array<number>((intervals.at(-1) ?? first) - first + 1).fill(0);
    for (const [i, interval] of intervals.entries()) all[interval - first] = list[i] ?? 0;
    return all;
  };
  const failed = knowsErrors && counts.errors.some((count) => count > 0);
  return {
    startMs: first * widthMs,
    widthMs,
    requests: lay(counts.requests),
    ...(failed && { errors: lay(counts.errors) }),
  };
}

export function fromTimeline({ startMs, widthMs, requests, errors = [] }: Timeline): IntervalCounts {
  const counts: IntervalCounts = { widthMs, intervals: [], requests: [], errors: [] };
  for (const [i, count] of requests.entries())
    if (count > 0) addToInterval(counts, startMs / widthMs + i, count, errors[i] ?? 0);
  return counts;
}

/**
 * Finds faults that a schema cannot express, so that damaged counts do not lead to a wrong chart.
 *
 * @param samples the number of samples of the measurement
 * @returns the first fault, with a JSON pointer relative to the timeline
 */
export function findTimelineFault(timeline: Timeline, samples: number | undefined): DocumentFault | undefined {
  const { startMs, widthMs, requests, errors } = timeline;
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
  if (errors !== undefined && errors.length !== requests.length)
    return fault(
      '/errors',
      `one count for each of ${String(requests.length)} intervals`,
      `${String(errors.length)} counts`,
    );
  const wrong = errors?.findIndex((count, i) => count > (requests[i] ?? 0)) ?? -1;
  return wrong === -1
    ? undefined
    : fault(`/errors/${String(wrong)}`, `at most ${String(requests[wrong])}, the number of requests`, errors?.[wrong]);
}
