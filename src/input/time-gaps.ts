/** Measurements in time: a long pause ends a session, whoever was measured in it. */
import type { Measurement } from '../model/documents.js';

/** A longer pause than this between one measurement and the next ends a session. */
export const longestGapMs = 2 * 60 * 60 * 1000;

/** When a measurement was made, in milliseconds since 1970. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

/** @param runStartedAt for measurements that have no date of their own; nothing where there is none either */
export function approximateSpans({ startedAt, durationMs = 0 }: Measurement, runStartedAt?: string): readonly Span[] {
  const from = Date.parse(startedAt ?? runStartedAt ?? '');
  return Number.isNaN(from) ? [] : [{ startMs: from, endMs: from + durationMs }];
}

/** Every pause between what was measured and what came next, with when it ended. */
export function findGaps(spans: readonly Span[]): readonly { readonly ms: number; readonly endMs: number }[] {
  const pauses = [];
  let end = Infinity;
  for (const { startMs: from, endMs: to } of spans.toSorted((a, b) => a.startMs - b.startMs)) {
    if (from > end) pauses.push({ ms: from - end, endMs: from });
    end = end === Infinity ? to : Math.max(end, to);
  }
  return pauses;
}
