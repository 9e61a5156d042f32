import { addCounts, countValue, emptyCounts, type ValueCounts } from './value-counts.js';

/**
 * What is kept of one label's samples: enough for every metric, and losslessly merged with another part of the same run.
 * Least, greatest and standard deviation follow from the counts. A quantity that could not be read is NaN.
 */
export interface Tally {
  n: number;
  errors: number;
  elapsedMs: number;
  /** Epoch milliseconds. Infinity and -Infinity while there is none. */
  firstStartMs: number;
  lastEndMs: number;
  receivedBytes: number;
  sentBytes: number;
  /** Until the first byte of the answer, the connection included. */
  latencyMs: number;
  connectMs: number;
  readonly counts: ValueCounts;
}

export const emptyTally = (): Tally => ({
  n: 0,
  errors: 0,
  elapsedMs: 0,
  firstStartMs: Infinity,
  lastEndMs: -Infinity,
  receivedBytes: 0,
  sentBytes: 0,
  latencyMs: 0,
  connectMs: 0,
  counts: emptyCounts(),
});

export function addSample(
  tally: Tally,
  startMs: number,
  elapsedMs: number,
  failed: boolean,
  receivedBytes: number,
  sentBytes: number,
  latencyMs: number,
  connectMs: number,
): void {
  tally.n++;
  if (failed) tally.errors++;
  tally.elapsedMs += elapsedMs;
  if (startMs < tally.firstStartMs) tally.firstStartMs = startMs;
  if (startMs + elapsedMs > tally.lastEndMs) tally.lastEndMs = startMs + elapsedMs;
  tally.receivedBytes += receivedBytes;
  tally.sentBytes += sentBytes;
  tally.latencyMs += latencyMs;
  tally.connectMs += connectMs;
  countValue(tally.counts, elapsedMs);
}

/** Both parts as one, in the place of the first; the other is used up. Copies would take longer than counting. */
export function mergeTallies(into: Tally, other: Tally): Tally {
  into.n += other.n;
  into.errors += other.errors;
  into.elapsedMs += other.elapsedMs;
  into.firstStartMs = Math.min(into.firstStartMs, other.firstStartMs);
  into.lastEndMs = Math.max(into.lastEndMs, other.lastEndMs);
  into.receivedBytes += other.receivedBytes;
  into.sentBytes += other.sentBytes;
  into.latencyMs += other.latencyMs;
  into.connectMs += other.connectMs;
  addCounts(into.counts, other.counts);
  return into;
}
