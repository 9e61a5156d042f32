/** The requests over the time of a run, in the short form that the history keeps: one line has room for little more. */
import { bucketOf, bucketStart, fromTimes, timeAtShare, toTimes } from '../samples/response-times.js';
import { coarsen } from '../samples/timeline.js';
import type { Measurement, Timeline } from '../model/documents.js';

const mostIntervals = 16;
/** Enough of the distribution of each interval to add up those of several labels. */
const shares = [0, 0.25, 0.5, 0.75, 0.95, 0.99, 1];

export function toCourse(timeline: Timeline): string {
  const { startMs, widthMs, requests, errors, threads, times } = coarsen(timeline, mostIntervals);
  const intervals = requests.map((count, i) => {
    const counts = fromTimes(times?.[i] ?? '');
    const found = counts.length === 0 ? [] : shares.map((share) => Number(timeAtShare(counts, share)?.toPrecision(3)));
    return [count, errors?.[i] ?? 0, threads?.[i] ?? '', ...found].join(',');
  });
  return [[startMs, widthMs].join(','), ...intervals].join(';');
}

/** The timeline of a run, or what the history keeps of it. Undefined if there is none, or if it is damaged. */
export const timelineOf = ({ timeline, course }: Pick<Measurement, 'timeline' | 'course'>): Timeline | undefined =>
  timeline ?? (course === undefined ? undefined : fromCourse(course));

function fromCourse(text: string): Timeline | undefined {
  const [[startMs = NaN, widthMs = NaN] = [], ...rows] = text
    .split(';')
    .slice(0, mostIntervals + 1)
    .map((part) => part.split(',').map((field) => (field === '' ? NaN : Number(field))));
  const requests = rows.map(([count = NaN]) => count);
  const isSound =
    [startMs, widthMs, ...requests].every(Number.isSafeInteger) &&
    Number.isInteger(Math.log2(widthMs)) &&
    startMs % widthMs === 0 &&
    requests.length > 0;
  if (!isSound) return undefined;
  const errors = rows.map(([count = 0, failed = 0]) => (failed <= count ? failed : 0));
  const threads = rows.map(([, , running = NaN]) => running);
  const times = rows.map(([count = 0, , , ...found]) => spread(count, found));
  return {
    startMs,
    widthMs,
    requests,
    ...(errors.some((count) => count > 0) && { errors }),
    ...(threads.every(Number.isSafeInteger) && { threads }),
    ...(times.every((text) => text !== undefined) && { times }),
  };
}

/**
 * Distributes requests over the buckets of their response times, evenly between the times that are known.
 *
 * @param found the times at `shares`; undefined is returned if they are not known
 */
function spread(requests: number, found: readonly number[]): string | undefined {
  if (requests === 0) return '';
  const isSound = found.length === shares.length && found.every((ms, i) => ms >= (found[i - 1] ?? 0) && ms < 1e9);
  if (!isSound) return undefined;
  // A bucket of one millisecond stands for all times within it.
  const knots = found.map((ms) => (bucketStart(bucketOf(ms) + 1) - bucketStart(bucketOf(ms)) === 1 ? ms + 0.5 : ms));
  const shareBelow = (ms: number): number => {
    const next = knots.findIndex((knot) => knot >= ms);
    if (next <= 0) return next;
    const [low = 0, high = 0] = [knots[next - 1], knots[next]];
    return (shares[next - 1] ?? 0) + ((ms - low) / (high - low)) * ((shares[next] ?? 0) - (shares[next - 1] ?? 0));
  };
  const [first, last] = [bucketOf(found[0] ?? 0), bucketOf(found.at(-1) ?? 0)];
  const counts = new Array<number>(last + 1).fill(0);
  let passed = 0;
  for (let bucket = first; bucket <= last; bucket++) {
    const below = bucket === last ? requests : Math.round(requests * shareBelow(bucketStart(bucket + 1)));
    counts[bucket] = below - passed;
    passed = below;
  }
  return toTimes(counts);
}
