/** The course of a run: what happened in each interval, for one case or for several together. */
import { fromTimeline, addIntervals, emptyIntervals, type IntervalCounts } from '../../src/samples/timeline.js';
import { bucketStart, timeAtShare } from '../../src/samples/response-times.js';
import type { Line } from '../shared/values.js';
import type { PageCounts } from '../../src/report/page/report-data.js';

export interface Course {
  /** When the first request began, in seconds since 1970. */
  readonly from: number;
  /** The middle of each interval, in seconds since 1970. */
  readonly x: readonly number[];
  readonly widthMs: number;
  readonly perSecond: Line;
  readonly errorsPerSecond: Line;
  /** The errors per second by response code, most frequent first. */
  readonly codes: readonly (readonly [code: string, perSecond: Line])[];
  /** Milliseconds. Null in intervals without requests; all null where response times over time are not known. */
  readonly p50: Line;
  readonly p95: Line;
  readonly p99: Line;
  /** The number of active threads; all null where it is not known. */
  readonly threads: Line;
  /** The mean number of requests that ran at a time: the sum of their response times over the time (Little's law). */
  readonly inFlight: Line;
  /** The mean time to the first byte, and of connecting, in milliseconds; all null where it is not known. */
  readonly latency: Line;
  readonly connect: Line;
  /** The number of requests in each bucket of response times. */
  readonly times: readonly (readonly number[])[];
}

const toIntervals = ({ start: startMs, width: widthMs, from: _from, to: _to, ...counts }: PageCounts): IntervalCounts =>
  fromTimeline({ startMs, widthMs, ...counts });

/** Undefined if there are fewer than two intervals. */
export function combine(timelines: readonly PageCounts[]): Course | undefined {
  const sum = emptyIntervals(undefined, true);
  for (const timeline of timelines) addIntervals(sum, toIntervals(timeline));
  const [first, last] = [sum.intervals[0], sum.intervals.at(-1)];
  if (first === undefined || last === undefined || last === first) return undefined;
  const from = timelines.reduce((least, timeline) => Math.min(least, timeline.from), Infinity);
  const to = timelines.reduce((most, timeline) => Math.max(most, timeline.to), -Infinity);
  const { widthMs } = sum;
  const found = new Map(sum.intervals.map((interval) => [interval.number, interval]));
  const codes = listCodes(sum);
  const all = Array.from({ length: last.number - first.number + 1 }, (_, i) => {
    const number = first.number + i;
    const [start, end] = [number * widthMs, (number + 1) * widthMs];
    const interval = found.get(number);
    const seconds = (Math.min(end, to) - Math.max(start, from)) / 1000;
    // Between repetitions nothing was measured.
    const isPause = interval === undefined && !timelines.some((own) => own.from < end && own.to > start);
    // Of an interval that lies mostly outside the run, the rate would be random.
    const rate = (count = 0): number | null => (isPause || seconds < widthMs / 2000 ? null : count / seconds);
    const times = sum.isTimed ? (interval?.times ?? []) : [];
    const at = (share: number): number | null => timeAtShare(times, share) ?? null;
    const mean = (ms = NaN): number | null => orNull(ms / (interval?.requests ?? 0));
    const requests = interval?.requests ?? 0;
    return {
      requests,
      x: (start + end) / 2000,
      perSecond: rate(interval?.requests),
      errorsPerSecond: rate(interval?.errors),
      codes: codes.map((code) => rate(interval?.codes.get(code))),
      p50: at(0.5),
      p95: at(0.95),
      p99: requests < fewestForP99 ? null : at(0.99),
      threads: orNull(interval?.threads),
      latency: mean(interval?.latency),
      connect: mean(interval?.connect),
      inFlight: sum.isTimed ? rate(totalMs(times) / 1000) : null,
      times,
    };
  });
  const points = withoutShortEnds(all);
  const list = <Key extends keyof (typeof points)[number]>(key: Key): (typeof points)[number][Key][] =>
    points.map((point) => point[key]);
  return {
    from: from / 1000,
    x: list('x'),
    widthMs,
    perSecond: list('perSecond'),
    errorsPerSecond: list('errorsPerSecond'),
    codes: codes.map((code, i) => [code, points.map((point) => point.codes[i] ?? null)]),
    p50: list('p50'),
    p95: list('p95'),
    p99: list('p99'),
    threads: list('threads'),
    latency: list('latency'),
    connect: list('connect'),
    inFlight: list('inFlight'),
    times: list('times'),
  };
}

/** Chance decides the p99 of fewer requests. */
const fewestForP99 = 300;

/** A first or last point with less than a third of the usual requests lies mostly outside the run, and would be a spike. */
function withoutShortEnds<Point extends { readonly requests: number }>(points: readonly Point[]): readonly Point[] {
  const counts = points.map(({ requests }) => requests).filter((requests) => requests > 0);
  const usual = counts.sort((a, b) => a - b)[counts.length >> 1] ?? 0;
  const isShort = (point: Point | undefined): boolean => (point?.requests ?? 0) < usual / 3;
  return points.length < 3 ? points : points.slice(Number(isShort(points[0])), isShort(points.at(-1)) ? -1 : undefined);
}

const orNull = (value = NaN): number | null => (Number.isFinite(value) ? value : null);

/** The response codes of all errors, most frequent first. */
function listCodes({ intervals }: IntervalCounts): readonly string[] {
  const totals = new Map<string, number>();
  for (const [code, count] of intervals.flatMap(({ codes }) => [...codes]))
    totals.set(code, (totals.get(code) ?? 0) + count);
  return [...totals.keys()].sort((a, b) => (totals.get(b) ?? 0) - (totals.get(a) ?? 0));
}

const totalMs = (times: readonly number[]): number =>
  times.reduce((sum, count, bucket) => sum + count * ((bucketStart(bucket) + bucketStart(bucket + 1) - 1) / 2), 0);

/**
 * Moves a line of another run onto this one, so that both begin at the same time.
 *
 * @returns a value for each point of this run, interpolated; null beyond the other run
 */
export function overlay(present: Course, past: Course, line: Line): Line {
  const reach = past.widthMs / 2000;
  return present.x.map((x) => {
    const at = x - present.from + past.from;
    const next = past.x.findIndex((other) => other >= at);
    const [low, high] = next === -1 ? [past.x.length - 1, past.x.length - 1] : [Math.max(0, next - 1), next];
    const [before, after] = [line[low] ?? line[high] ?? null, line[high] ?? line[low] ?? null];
    const [left = 0, right = 0] = [past.x[low], past.x[high]];
    if (before === null || after === null || at < left - reach || at > right + reach) return null;
    const share = right === left ? 0 : Math.min(1, Math.max(0, (at - left) / (right - left)));
    return before + share * (after - before);
  });
}
