import { addTimes, bucketOf, findTimesFault, fromTimes, toTimes } from './response-times.js';
import type { Sample } from './tally.js';
import { allColumns, connect, latency, summedFields, type ColumnsPresent } from './summed-fields.js';
import { compareCodeUnits, defined } from '../lang/objects.js';
import type { Timeline } from '../model/documents.js';
import { type DocumentFault, fault } from './record-scan.js';

/** What is counted of the requests that ended in one interval. */
export interface TimeSlot {
  /** It begins this many times its width after 1970. */
  number: number;
  /** At least one. */
  requests: number;
  /** The number of failed requests among them. */
  errors: number;
  /** The sum of their response times in milliseconds; NaN if it is unknown, as in documents. */
  elapsed: number;
  /** The longest response time among them in milliseconds; NaN if it is unknown. */
  slowest: number;
  /**
   * How many threads of the load generator ran when the slowest of them ended, the most if several were: so it does not depend
   * on the division of the run, and only few requests need it. NaN if it is unknown.
   */
  threads: number;
  /** The sums of their latency and of their connect time in milliseconds; NaN if they are unknown or not counted. */
  latency: number;
  connect: number;
  /** The number of failed requests by response code. */
  codes: ReadonlyMap<string, number>;
  /** The number of requests in each bucket of response times, if they are counted. */
  times: number[];
}

/**
 * Requests, errors and response times during a run, in a limited number of intervals. Intervals begin at whole multiples of their width
 * since 1970, and their width doubles when there would be too many of them. So the counts of two parts of a run can be
 * added exactly, and the result does not depend on the division of the run.
 */
export interface IntervalCounts {
  /** The width of an interval in milliseconds: a power of two. */
  widthMs: number;
  /** Whether the response times, latency and connect time of every interval are known. */
  isTimed: boolean;
  /** Those with at least one request, ascending. */
  readonly intervals: TimeSlot[];
  /** The intervals on their way to another thread, which takes as many objects dozens of times longer. */
  packed?: Float64Array;
}

/** The maximum number of intervals from the first to the last, including empty ones. */
export const maxIntervals = 120;
export const minWidthMs = 1024;

export const emptyIntervals = (widthMs = minWidthMs, isTimed = false): IntervalCounts => ({
  widthMs,
  isTimed,
  intervals: [],
});

export const noCodes: TimeSlot['codes'] = new Map();
const emptyInterval = (number: number): TimeSlot => ({
  number,
  requests: 0,
  errors: 0,
  elapsed: 0,
  slowest: 0,
  threads: 0,
  latency: 0,
  connect: 0,
  codes: noCodes,
  times: [],
});

/** The numbers of an interval in the order in which they are packed, before its times and their length. */
const packedFields = ['number', 'requests', 'errors', 'elapsed', 'slowest', 'threads', 'latency', 'connect'] as const;

/** Makes one list of numbers of the intervals of a scan, which have no codes. */
export function pack(counts: IntervalCounts): void {
  const intervals = counts.intervals.splice(0);
  const length = intervals.reduce((sum, { times }) => sum + packedFields.length + 1 + times.length, 0);
  const packed = new Float64Array(length);
  let i = 0;
  for (const interval of intervals) {
    for (const field of packedFields) packed[i++] = interval[field];
    packed[i++] = interval.times.length;
    packed.set(interval.times, i);
    i += interval.times.length;
  }
  counts.packed = packed;
}

export function unpack(counts: IntervalCounts): void {
  const { packed = new Float64Array(), intervals } = counts;
  for (let i = 0; i < packed.length;) {
    const interval = emptyInterval(0);
    for (const field of packedFields) interval[field] = packed[i++] ?? NaN;
    const length = packed[i++] ?? 0;
    if (length > 0) interval.times = Array.from(packed.subarray(i, i + length));
    i += length;
    intervals.push(interval);
  }
  delete counts.packed;
}

/** Requests in one interval. */
export const singleInterval = (widthMs: number, number: number, requests: number): IntervalCounts => ({
  widthMs,
  isTimed: false,
  intervals: [{ ...emptyInterval(number), requests }],
});

/** @param endMs when the request ended, in milliseconds since 1970 */
export function countRequest(
  timeline: IntervalCounts,
  endMs: number,
  { elapsedMs, failed, threads = NaN, sums }: Pick<Sample, 'elapsedMs' | 'failed' | 'threads' | 'sums'>,
): void {
  const { isTimed } = timeline;
  const interval = findInterval(timeline, Math.floor(endMs / timeline.widthMs));
  addCounts(interval, {
    requests: 1,
    errors: failed ? 1 : 0,
    elapsed: elapsedMs,
    slowest: elapsedMs,
    threads,
    latency: (isTimed ? sums[latency] : undefined) ?? NaN,
    connect: (isTimed ? sums[connect] : undefined) ?? NaN,
  });
  if (isTimed) addTimes(interval.times, [], bucketOf(elapsedMs));
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
  total.isTimed &&= added.isTimed;
  for (const interval of added.intervals)
    addInterval(findInterval(total, Math.floor(interval.number / ratio)), interval, areGenerators);
  fit(total);
}

/** The search begins with the last interval, because results are mostly in order of time. */
function findInterval({ intervals }: IntervalCounts, number: number): TimeSlot {
  let i = intervals.length - 1;
  for (let known; (known = intervals[i]) !== undefined && known.number >= number; i--)
    if (known.number === number) return known;
  const found = emptyInterval(number);
  intervals.splice(i + 1, 0, found);
  return found;
}

function addInterval(total: TimeSlot, added: Readonly<TimeSlot>, areGenerators = false): void {
  addCounts(total, added, areGenerators);
  addTimes(total.times, added.times);
  if (added.codes.size === 0) return;
  const codes = new Map(total.codes);
  for (const [code, count] of added.codes) codes.set(code, (codes.get(code) ?? 0) + count);
  total.codes = codes;
}

function addCounts(
  total: TimeSlot,
  added: Readonly<Omit<TimeSlot, 'number' | 'codes' | 'times'>>,
  areGenerators = false,
): void {
  total.threads = areGenerators ? total.threads + added.threads : laterThreads(total, added);
  total.slowest = Math.max(total.slowest, added.slowest);
  total.requests += added.requests;
  total.errors += added.errors;
  total.elapsed += added.elapsed;
  total.latency += added.latency;
  total.connect += added.connect;
}

type Slowest = Readonly<Pick<TimeSlot, 'slowest' | 'threads'>>;

/** The threads of the slower of two requests. A number that is unknown once stays so. */
function laterThreads(one: Slowest, other: Slowest): number {
  if (Number.isNaN(one.threads) || Number.isNaN(other.threads)) return NaN;
  if (one.slowest > other.slowest) return one.threads;
  return one.slowest < other.slowest ? other.threads : Math.max(one.threads, other.threads);
}

function fit(timeline: IntervalCounts): void {
  const { intervals, widthMs } = timeline;
  const [first = 0, last = 0] = [intervals[0]?.number, intervals.at(-1)?.number];
  if (last - first >= maxIntervals) widen(timeline, widthFor(first * widthMs, last * widthMs, widthMs));
}

/** Combines intervals until each has at least this width. */
export function widen(timeline: IntervalCounts, widthMs: number): void {
  const ratio = widthMs / timeline.widthMs;
  if (ratio <= 1) return;
  timeline.widthMs = widthMs;
  for (const interval of timeline.intervals.splice(0)) {
    const number = Math.floor(interval.number / ratio);
    const last = timeline.intervals.at(-1);
    if (last?.number === number) addInterval(last, interval);
    else timeline.intervals.push(Object.assign(interval, { number }));
  }
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

/** A plan without a fixed number of threads has its largest one in fewer than this share of the intervals. */
const plannedShare = 0.25;

/** The number of threads that the test plan fixes: the largest one, if it lasted; undefined if it did not or is unknown. */
export function findThreads({ intervals }: IntervalCounts): number | undefined {
  const most = intervals.reduce((max, { threads }) => Math.max(max, threads), 0);
  const lasted = intervals.filter(({ threads }) => threads === most).length;
  return most > 0 && lasted >= plannedShare * intervals.length ? most : undefined;
}

/**
 * Converts the counts to the form that documents contain, with empty intervals.
 *
 * @param columns those that the input has
 */
export function toTimeline(counts: IntervalCounts, columns: ColumnsPresent): Timeline | undefined {
  const { widthMs, intervals, isTimed } = counts;
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const all = Array.from({ length: last.number - first.number + 1 }, (): TimeSlot | undefined => undefined);
  for (const interval of intervals) all[interval.number - first.number] = interval;
  const lay = (read: (interval: TimeSlot) => number): number[] =>
    all.map((interval) => (interval ? read(interval) : 0));
  const known = (field: 'slowest' | 'threads' | 'latency' | 'connect'): number[] | undefined =>
    intervals.some((interval) => Number.isNaN(interval[field])) ? undefined : lay((interval) => interval[field]);
  const wait = (field: 'latency' | 'connect', i: typeof latency | typeof connect): number[] | undefined =>
    isTimed && columns[summedFields[i].column] ? known(field) : undefined;
  const hasErrors = columns.success && intervals.some(({ errors }) => errors > 0);
  const codes = [...new Set(intervals.flatMap((interval) => [...interval.codes.keys()]))].sort(compareCodeUnits);
  return {
    startMs: first.number * widthMs,
    widthMs,
    requests: lay(({ requests }) => requests),
    ...defined({
      errors: hasErrors ? lay(({ errors }) => errors) : undefined,
      slowestMs: known('slowest'),
      threads: known('threads'),
      latency: wait('latency', latency),
      connect: wait('connect', connect),
    }),
    ...(codes.length > 0 && {
      codes: codes.map((code) => ({ code, counts: lay((each) => each.codes.get(code) ?? 0) })),
    }),
    ...(isTimed && { times: all.map((interval) => toTimes(interval?.times ?? [])) }),
  };
}

export function fromTimeline(timeline: Timeline): IntervalCounts {
  const { startMs, widthMs, requests, errors, slowestMs, threads, latency, connect, codes = [], times } = timeline;
  const intervals = requests.flatMap((count, i): TimeSlot | readonly [] => {
    const failed = codes.map(({ code, counts }) => [code, counts[i] ?? 0] as const);
    const interval = {
      number: startMs / widthMs + i,
      requests: count,
      errors: errors?.[i] ?? 0,
      elapsed: NaN,
      slowest: slowestMs?.[i] ?? NaN,
      threads: threads?.[i] ?? NaN,
      latency: latency?.[i] ?? NaN,
      connect: connect?.[i] ?? NaN,
      codes: new Map(failed.filter(([, errors]) => errors > 0)),
      times: fromTimes(times?.[i] ?? ''),
    };
    return count > 0 ? interval : [];
  });
  return { widthMs, isTimed: times !== undefined, intervals };
}

/** Combines neighbouring intervals until there are no more than this. */
export function coarsen(timeline: Timeline, most: number): Timeline {
  const counts = fromTimeline(timeline);
  const span = ({ intervals }: IntervalCounts): number =>
    (intervals.at(-1)?.number ?? 0) - (intervals[0]?.number ?? 0) + 1;
  while (span(counts) > most) widen(counts, counts.widthMs * 2);
  return counts.widthMs === timeline.widthMs ? timeline : (toTimeline(counts, allColumns) ?? timeline);
}

/**
 * Finds faults that a schema cannot express, so that damaged counts do not lead to a wrong chart.
 *
 * @param samples the number of samples of the measurement
 * @returns the first fault, with a JSON pointer relative to the timeline
 */
export function findTimelineFault(timeline: Timeline, samples: number | undefined): DocumentFault | undefined {
  const { startMs, widthMs, requests, errors, slowestMs, threads, latency, connect, codes = [], times } = timeline;
  if (!Number.isInteger(Math.log2(widthMs))) return fault('/widthMs', 'a power of two', widthMs);
  if (startMs % widthMs !== 0) return fault('/startMs', `a multiple of ${String(widthMs)}`, startMs);
  const n = requests.reduce((sum, count) => sum + count, 0);
  if (n !== samples)
    return fault('/requests', `counts that add up to the samples, ${String(samples ?? 'which are not given')}`, n);
  const byCode = codes.map(({ counts }, i) => [`codes/${String(i)}/counts`, counts] as const);
  for (const [list, values] of [...Object.entries({ errors, slowestMs, threads, latency, connect, times }), ...byCode])
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
