import { count, mergeCounts, noCounts, type Counts } from './counts.js';

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
  readonly counts: Counts;
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
  counts: noCounts(),
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
  count(tally.counts, elapsedMs);
}

/** Both parts as one; neither is changed. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    n: a.n + b.n,
    errors: a.errors + b.errors,
    elapsedMs: a.elapsedMs + b.elapsedMs,
    firstStartMs: Math.min(a.firstStartMs, b.firstStartMs),
    lastEndMs: Math.max(a.lastEndMs, b.lastEndMs),
    receivedBytes: a.receivedBytes + b.receivedBytes,
    sentBytes: a.sentBytes + b.sentBytes,
    latencyMs: a.latencyMs + b.latencyMs,
    connectMs: a.connectMs + b.connectMs,
    counts: mergeCounts(a.counts, b.counts),
  };
}
