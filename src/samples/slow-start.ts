/** Finds results whose first part is several times slower than the rest: a JVM loads its classes, a cache is empty. */
import type { SlowStart } from '../model/reading.js';
import type { Scanned } from './scanned.js';
import type { Tally } from './tally.js';
import type { TimeSlot } from './timeline.js';

/** A restless machine doubles the response times of a second now and then. */
const leastTimes = 3;
/** The slow part ends before the first interval that is not as much slower as this. */
const goesOnTimes = 2;
/** Of fewer requests, none are the rest. */
const leastRequests = 20;
/** The share of the requests from which they decide p99, and the share of all response time from which they decide throughput. */
const [decidesP99, decidesThroughput] = [0.01, 0.05];
/** So few later intervals, as a share, may be nearly as slow: a machine that stalls again and again has no slow start. */
const mostAlike = 0.05;
/** Times are whole milliseconds, so a mean below one is rounding. */
const resolutionMs = 1;

/**
 * @param tally the samples of one label, without those of the warm-up
 * @param warmupMs what was cut from the start of the result
 */
export function findSlowStart(
  { n, timeline }: Tally,
  { firstStartMs: zeroMs, lastEndMs }: Pick<Scanned, 'firstStartMs' | 'lastEndMs'>,
  warmupMs: number,
): SlowStart | undefined {
  const { intervals = [], widthMs = 0 } = timeline ?? {};
  if (n < leastRequests) return undefined;
  const usual = Math.max(resolutionMs, meanOf(laterHalf(intervals, n)));
  const end = intervals.findIndex((interval) => meanOf([interval]) < goesOnTimes * usual);
  const [slow, rest] = [intervals.slice(0, end), intervals.slice(end)];
  const [first, last] = [slow[0], slow.at(-1)];
  if (end < 1 || first === undefined || last === undefined) return undefined;
  const mean = meanOf(slow, n * decidesP99 > 1);
  const requests = sum(slow, 'requests');
  const isDecisive =
    requests >= n * decidesP99 || requests * (mean - usual) >= sum(intervals, 'elapsed') * decidesThroughput;
  const alike = rest.filter((interval) => meanOf([interval]) >= mean / 2).length;
  const [firstMs, endMs] = [first.number * widthMs, (last.number + 1) * widthMs];
  const beginMs = zeroMs + warmupMs;
  // A result that gets faster all the time does not warm up, and a label that is measured later is not its start.
  const isStart = endMs - beginMs <= (lastEndMs - beginMs) / 2 && endMs - firstMs >= firstMs - beginMs;
  return mean >= leastTimes * usual && isDecisive && alike <= rest.length * mostAlike && isStart
    ? { endMs: endMs - zeroMs, times: mean / usual }
    : undefined;
}

const sum = (intervals: readonly TimeSlot[], field: 'requests' | 'elapsed'): number =>
  intervals.reduce((total, interval) => total + interval[field], 0);

/** @param withoutSlowest whether to leave out the slowest request, such as the first connection. NaN without requests. */
function meanOf(intervals: readonly TimeSlot[], withoutSlowest = false): number {
  const slowest = withoutSlowest ? Math.max(...intervals.map((interval) => interval.slowest)) : 0;
  return (sum(intervals, 'elapsed') - slowest) / (sum(intervals, 'requests') - (withoutSlowest ? 1 : 0));
}

/** The last intervals, with at least half of the requests. */
function laterHalf(intervals: readonly TimeSlot[], n: number): readonly TimeSlot[] {
  let requests = 0;
  const from = intervals.findLastIndex((interval) => (requests += interval.requests) >= n / 2);
  return intervals.slice(Math.max(0, from));
}

/**
 * Finds times that go back from one record to the next. JMeter writes a record when a sample ends, so ends go back by no
 * more than a sample takes. Local times also go back when daylight saving time ends, and every 12 hours if the format has a
 * 12-hour clock.
 */

export interface SetBack {
  /** The end of the sample before the jump, and the end of the one after it, in epoch milliseconds. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** Clocks are set back by half an hour or more, and a sample between the two times may have taken a few minutes. */
const minSetBackMs = 25 * 60_000;
/** A result with more jumps is not in order of time. */
const mostSetBacks = 3;
/** How exactly a result of another machine that was appended begins when the whole one began, as a share of its length. */
const sameStart = 0.02;

export class SetBacks {
  private previousEndMs = -Infinity;
  private first: SetBack | undefined;
  private count = 0;

  /** @param firstStartMs the earliest start before this sample */
  add(endMs: number, firstStartMs: number): void {
    if (this.previousEndMs - endMs >= minSetBackMs) {
      this.count++;
      const length = this.previousEndMs - firstStartMs;
      // Results of several machines that were joined begin together.
      if (Math.abs(endMs - firstStartMs) > length * sameStart)
        this.first ??= { fromMs: this.previousEndMs, toMs: endMs };
    }
    this.previousEndMs = endMs;
  }

  found(): SetBack | undefined {
    return this.count <= mostSetBacks ? this.first : undefined;
  }
}
