/** The course of a run: what happened in each interval, for one case or for several together. */
import { addIntervals, emptyIntervals, fromTimeline, type IntervalCounts } from '../../src/input/samples/timeline.js';
import { bucketStart, timeAtShare } from '../../src/input/samples/response-times.js';
import type { PageTimeline } from '../../src/report/page/report-types.js';

export type Line = readonly (number | null)[];

export interface Course {
  /** The middle of each interval, in seconds since 1970. */
  readonly x: readonly number[];
  readonly widthMs: number;
  readonly perSecond: Line;
  readonly errorsPerSecond: Line;
  /** Milliseconds. Null in intervals without requests; all null where response times over time are not known. */
  readonly p50: Line;
  readonly p95: Line;
  readonly p99: Line;
  /** The mean number of requests that ran at a time: the sum of their response times over the time (Little's law). */
  readonly inFlight: Line;
  /** The number of requests in each bucket of response times. */
  readonly times: readonly (readonly number[])[];
}

const toIntervals = ({ start, width, requests, errors, times }: PageTimeline): IntervalCounts =>
  fromTimeline({
    startMs: start,
    widthMs: width,
    requests,
    ...(errors !== undefined && { errors }),
    ...(times !== undefined && { times }),
  });

/** Undefined if there are fewer than two intervals. */
export function combine(timelines: readonly PageTimeline[]): Course | undefined {
  const sum = emptyIntervals(undefined, []);
  for (const timeline of timelines) addIntervals(sum, toIntervals(timeline));
  const [first, last] = [sum.intervals[0], sum.intervals.at(-1)];
  if (first === undefined || last === undefined || last === first) return undefined;
  const from = timelines.reduce((least, timeline) => Math.min(least, timeline.from), Infinity);
  const to = timelines.reduce((most, timeline) => Math.max(most, timeline.to), -Infinity);
  const { widthMs } = sum;
  const places = new Map(sum.intervals.map((interval, i) => [interval, i]));
  const points = Array.from({ length: last - first + 1 }, (_, i) => {
    const [start, end] = [(first + i) * widthMs, (first + i + 1) * widthMs];
    const place = places.get(first + i);
    // The first and the last interval may lie mostly outside the run, and their rates would be random.
    const seconds = (Math.min(end, to) - Math.max(start, from)) / 1000;
    const isShort = seconds < widthMs / 2000;
    const count = place === undefined ? 0 : (sum.requests[place] ?? 0);
    const failed = place === undefined ? 0 : (sum.errors[place] ?? 0);
    const times = (place === undefined ? undefined : sum.times?.[place]) ?? [];
    const at = (share: number): number | null => timeAtShare(times, share) ?? null;
    return {
      x: (start + end) / 2000,
      perSecond: isShort ? null : count / seconds,
      errorsPerSecond: isShort ? null : failed / seconds,
      ...{ p50: at(0.5), p95: at(0.95), p99: at(0.99) },
      inFlight: isShort || sum.times === undefined ? null : totalMs(times) / (1000 * seconds),
      times,
    };
  });
  const list = <Key extends keyof (typeof points)[number]>(key: Key): (typeof points)[number][Key][] =>
    points.map((point) => point[key]);
  return {
    x: list('x'),
    widthMs,
    perSecond: list('perSecond'),
    errorsPerSecond: list('errorsPerSecond'),
    p50: list('p50'),
    p95: list('p95'),
    p99: list('p99'),
    inFlight: list('inFlight'),
    times: list('times'),
  };
}

const totalMs = (times: readonly number[]): number =>
  times.reduce((sum, count, bucket) => sum + count * ((bucketStart(bucket) + bucketStart(bucket + 1) - 1) / 2), 0);
