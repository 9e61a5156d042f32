/** The counts of intervals as documents contain them. */
import { compareCodeUnits, defined } from '../lang/objects.js';
import type { Timeline } from '../model/documents.js';
import { allColumns, type ColumnsPresent, connect, latency, summedFields } from './summed-fields.js';
import { fault, type DocumentFault } from './record-scan.js';
import { findTimesFault, fromTimes, toTimes } from './response-times.js';
import { widen, type Interval, type IntervalCounts } from './timeline.js';

/**
 * Converts the counts to the form that documents contain, with empty intervals.
 *
 * @param columns those that the input has
 */
export function toTimeline(counts: IntervalCounts, columns: ColumnsPresent): Timeline | undefined {
  const { widthMs, intervals, isTimed } = counts;
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const all = Array.from({ length: last.number - first.number + 1 }, (): Interval | undefined => undefined);
  for (const interval of intervals) all[interval.number - first.number] = interval;
  const lay = (read: (interval: Interval) => number): number[] =>
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
  const intervals = requests.flatMap((count, i): Interval | readonly [] => {
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
