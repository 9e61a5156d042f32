/** Time spans of measurements, and the gaps between them. */
import type { Measurement } from '../../model/documents.js';

/** A longer gap than this between two consecutive measurements ends a session. */
export const longestGapMs = 2 * 60 * 60 * 1000;

/** A time span in epoch milliseconds. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** The exact span of a measurement, from its first sample to its last; undefined if it is unknown. */
export function exactSpan({ histogram, startedAt, durationMs }: Measurement): Span | undefined {
  if (histogram !== undefined) return { startMs: histogram.firstStartMs, endMs: histogram.lastEndMs };
  if (startedAt === undefined || durationMs === undefined) return undefined;
  const startMs = Date.parse(startedAt);
  return { startMs, endMs: startMs + durationMs };
}

/**
 * The span of a measurement as far as it is known: without a duration, only its start.
 *
 * @param runStartedAt used for a measurement without a start time
 * @returns one span, or none if the start is unknown
 */
export function approximateSpans({ startedAt, durationMs = 0 }: Measurement, runStartedAt?: string): readonly Span[] {
  const startMs = Date.parse(startedAt ?? runStartedAt ?? '');
  return Number.isNaN(startMs) ? [] : [{ startMs, endMs: startMs + durationMs }];
}

/** The smallest span that covers all of these. */
export const unionOfSpans = (spans: readonly Span[]): Span => ({
  startMs: spans.reduce((least, { startMs }) => Math.min(least, startMs), Infinity),
  endMs: spans.reduce((greatest, { endMs }) => Math.max(greatest, endMs), -Infinity),
});

export const spanLength = ({ startMs, endMs }: Span): number => endMs - startMs;

/** The gaps in which nothing was measured, each with its length and its end. */
export function findGaps(spans: readonly Span[]): readonly { readonly ms: number; readonly endMs: number }[] {
  const gaps = [];
  let coveredUntil = Infinity;
  for (const { startMs, endMs } of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    if (startMs > coveredUntil) gaps.push({ ms: startMs - coveredUntil, endMs: startMs });
    coveredUntil = coveredUntil === Infinity ? endMs : Math.max(coveredUntil, endMs);
  }
  return gaps;
}
