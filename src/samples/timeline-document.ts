/** The counts of intervals as documents contain them. */
import { compareCodeUnits } from '../lang/natural-order.js';
import type { Timeline } from '../model/documents.js';
import { allColumns, type ColumnsPresent, connect, latency, summedFields } from './summed-fields.js';
import { fault, type DocumentFault } from './document-fault.js';
import { findTimesFault, fromTimes, toTimes } from './response-times.js';
import { widen, type IntervalCounts } from './timeline.js';

/**
 * Converts the counts to the form that documents contain, with empty intervals.
 *
 * @param columns those that the input has
 */
export function toTimeline(counts: IntervalCounts, columns: ColumnsPresent): Timeline | undefined {
  const { widthMs, intervals, times } = counts;
  const [first] = intervals;
  if (first === undefined) return undefined;
  const size = (intervals.at(-1) ?? first) - first + 1;
  const layOver = <T>(list: readonly T[], none: T): T[] => {
    const all = new Array<T>(size).fill(none);
    for (const [i, interval] of intervals.entries()) all[interval - first] = list[i] ?? none;
    return all;
  };
  const lay = (list: readonly number[]): number[] => layOver(list, 0);
  const codes = [...counts.codes].map(([code, list]) => ({ code, counts: lay(list) }));
  const isTimed = times !== undefined;
  const has = (field: typeof latency | typeof connect): boolean => columns[summedFields[field].column];
  const failed = columns.success && counts.errors.some((count) => count > 0);
  return {
    startMs: first * widthMs,
    widthMs,
    requests: lay(counts.requests),
    ...(failed && { errors: lay(counts.errors) }),
    ...(isKnown(counts.slowest) && { slowestMs: lay(counts.slowest) }),
    ...(isKnown(counts.threads) && { threads: lay(counts.threads) }),
    ...(isTimed && has(latency) && isKnown(counts.latency) && { latency: lay(counts.latency) }),
    ...(isTimed && has(connect) && isKnown(counts.connect) && { connect: lay(counts.connect) }),
    ...(codes.length > 0 && { codes: codes.sort((a, b) => compareCodeUnits(a.code, b.code)) }),
    ...(isTimed && { times: layOver(times.map(toTimes), '') }),
  };
}

const isKnown = (values: readonly number[]): boolean => !values.some(Number.isNaN);

export function fromTimeline(timeline: Timeline): IntervalCounts {
  const { startMs, widthMs, requests, codes = [], times } = timeline;
  const kept = [...requests.keys()].filter((i) => (requests[i] ?? 0) > 0);
  const pick = (list: readonly number[] | undefined, missing = NaN): number[] => kept.map((i) => list?.[i] ?? missing);
  const counted = codes.map(({ code, counts }) => [code, pick(counts, 0)] as const);
  return {
    widthMs,
    intervals: kept.map((i) => startMs / widthMs + i),
    requests: pick(requests),
    errors: pick(timeline.errors, 0),
    slowest: pick(timeline.slowestMs),
    threads: pick(timeline.threads),
    latency: pick(timeline.latency),
    connect: pick(timeline.connect),
    codes: new Map(counted.filter(([, counts]) => counts.some((count) => count > 0))),
    times: times && kept.map((i) => fromTimes(times[i] ?? '')),
  };
}

/** Combines neighbouring intervals until there are no more than this. */
export function coarsen(timeline: Timeline, most: number): Timeline {
  const counts = fromTimeline(timeline);
  const span = ({ intervals }: IntervalCounts): number => (intervals.at(-1) ?? 0) - (intervals[0] ?? 0) + 1;
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
