import { addErrors, sortErrors, type ErrorKind, type ErrorOccurrence } from './error-kinds.js';
import type { ApdexMs } from '../model/reading.js';
import type { Counting } from './scanned.js';
import { zeroSums } from './summed-fields.js';
import * as timelines from './timeline.js';
import type { IntervalCounts } from './timeline.js';
import { addCounts, countValue, emptyCounts, type ValueCounts } from './response-times.js';

/** One measured sample. Callers that read many samples reuse one object. */
export interface Sample {
  /** Epoch milliseconds. */
  readonly startMs: number;
  readonly elapsedMs: number;
  readonly failed: boolean;
  /** The error, if the sample failed. */
  readonly error?: ErrorOccurrence | undefined;
  /** In the order of summedFields. NaN if the value is not a number; 0 if the result lacks the column. */
  readonly sums: ArrayLike<number>;
  /** How many threads ran when it ended; absent if unknown. */
  readonly threads?: number;
}

/**
 * The statistics of one label's samples: enough for every metric, and mergeable without loss with another part of the same
 * run. Minimum, maximum and standard deviation are computed from the counts.
 */
export interface Tally {
  n: number;
  errors: number;
  /** The errors by code and message, in any order. */
  readonly errorKinds: ErrorKind[];
  elapsedMs: number;
  /** Epoch milliseconds. Infinity and -Infinity without samples. */
  firstStartMs: number;
  lastEndMs: number;
  /** In the order of summedFields. NaN if a sample had no number. */
  readonly sums: number[];
  /** The response times in milliseconds. */
  readonly counts: ValueCounts;
  /** Undefined if the input does not contain the ends of its requests. */
  timeline: IntervalCounts | undefined;
  /** Undefined if it is not counted. */
  apdex?: Apdex | undefined;
}

/** How many samples failed although they were fast enough. The others follow from the response times. */
export interface Apdex {
  readonly ms: ApdexMs;
  /** The failed samples that took no longer than each of them. */
  readonly errors: [satisfied: number, tolerated: number];
}

export const emptyTally = ({ countsTimes = false, apdexMs }: Omit<Counting, 'warmupMs'> = {}): Tally => ({
  n: 0,
  errors: 0,
  errorKinds: [],
  elapsedMs: 0,
  firstStartMs: Infinity,
  lastEndMs: -Infinity,
  sums: zeroSums(),
  counts: emptyCounts(),
  timeline: timelines.emptyIntervals(undefined, countsTimes),
  ...(apdexMs && { apdex: { ms: apdexMs, errors: [0, 0] } }),
});

const noApdex: Apdex = { ms: [-1, -1], errors: [0, 0] };

export function addSample(tally: Tally, sample: Sample): void {
  const { startMs, elapsedMs, failed, error, sums } = sample;
  tally.n++;
  if (failed) {
    tally.errors++;
    const { ms, errors } = tally.apdex ?? noApdex;
    if (elapsedMs <= ms[0]) errors[0]++;
    if (elapsedMs <= ms[1]) errors[1]++;
    if (error !== undefined) {
      const timeline =
        tally.timeline?.isTimed === true
          ? timelines.singleInterval(timelines.minWidthMs, Math.floor((startMs + elapsedMs) / timelines.minWidthMs), 1)
          : undefined;
      addErrors(tally.errorKinds, { ...error, isVaried: false, count: 1, timeline });
    }
  }
  tally.elapsedMs += elapsedMs;
  if (startMs < tally.firstStartMs) tally.firstStartMs = startMs;
  if (startMs + elapsedMs > tally.lastEndMs) tally.lastEndMs = startMs + elapsedMs;
  addSums(tally.sums, sums);
  countValue(tally.counts, elapsedMs);
  if (tally.timeline !== undefined) timelines.countRequest(tally.timeline, startMs + elapsedMs, sample);
}

function addSums(total: number[], sums: ArrayLike<number>): void {
  for (let i = 0; i < total.length; i++) total[i] = (total[i] ?? 0) + (sums[i] ?? 0);
}

/**
 * Adds a tally to the total, which is returned. The added tally must not be used again, because copying it would take
 * longer than counting.
 *
 * @param areGenerators whether two load generators measured them
 */
export function joinTallies(total: Tally, added: Tally, areGenerators: boolean): Tally {
  total.n += added.n;
  total.errors += added.errors;
  for (const kind of added.errorKinds) addErrors(total.errorKinds, kind);
  sortErrors(total.errorKinds);
  total.elapsedMs += added.elapsedMs;
  total.firstStartMs = Math.min(total.firstStartMs, added.firstStartMs);
  total.lastEndMs = Math.max(total.lastEndMs, added.lastEndMs);
  addSums(total.sums, added.sums);
  addCounts(total.counts, added.counts);
  if (total.timeline !== undefined && added.timeline !== undefined)
    timelines.addIntervals(total.timeline, added.timeline, areGenerators);
  else total.timeline = undefined;
  if (total.apdex !== undefined) total.apdex = addApdex(total.apdex, added.apdex);
  return total;
}

/** Undefined if the thresholds differ. */
function addApdex({ ms, errors }: Apdex, added: Apdex | undefined): Apdex | undefined {
  if (added?.ms[0] !== ms[0] || added.ms[1] !== ms[1]) return undefined;
  return { ms, errors: [errors[0] + added.errors[0], errors[1] + added.errors[1]] };
}

/** Adds the tally of another part of the same result. */
export const mergeTallies = (total: Tally, added: Tally): Tally => joinTallies(total, added, false);

/** Gives all labels and kinds of errors the same intervals, which no longer depend on the order of the rows. */
export function widenTimelines({ timeline, errorKinds }: Tally, widthMs: number): void {
  for (const each of [timeline, ...errorKinds.map((kind) => kind.timeline)])
    if (each !== undefined) timelines.widen(each, widthMs);
}
