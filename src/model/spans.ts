/** Time spans of measurements, and the gaps between them. */
import type { Measurement } from './documents.js';

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

/** What was measured without a longer gap. */
interface Session<T> extends Span {
  readonly members: readonly T[];
}

/**
 * Tells apart what was measured in different sessions, oldest first. Only gaps without any measurement count, because the next
 * repetition of one case may have to wait for the others.
 */
export function splitSessions<T extends Span>(spans: readonly T[], longestMs = longestGapMs): readonly Session<T>[] {
  const sessions: { readonly startMs: number; endMs: number; readonly members: T[] }[] = [];
  for (const span of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    const last = sessions.at(-1);
    if (last === undefined || span.startMs - last.endMs > longestMs) sessions.push({ ...span, members: [span] });
    else {
      last.members.push(span);
      last.endMs = Math.max(last.endMs, span.endMs);
    }
  }
  return sessions;
}

/** The longest gap between sessions, in milliseconds. */
export const longestPause = (sessions: readonly Span[]): number =>
  sessions.reduce((longest, { startMs }, i) => Math.max(longest, startMs - (sessions[i - 1]?.endMs ?? startMs)), 0);
