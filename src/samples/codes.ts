import { groupBy } from '../lang/objects.js';
import type { ErrorKind } from './error-kinds.js';
import { addIntervals, emptyIntervals, widen, type IntervalCounts } from './timeline.js';

/** Adds the errors over time by their codes, where they were counted. Each kind is known from its first error on. */
export function withCodes(timeline: IntervalCounts, errorKinds: readonly ErrorKind[]): IntervalCounts {
  const codes = new Map(timeline.codes);
  for (const [code, kinds] of groupBy(errorKinds, (kind) => kind.code)) {
    const counted = kinds.flatMap((kind) => kind.timeline ?? []);
    if (counted.length === 0) continue;
    const sum = emptyIntervals(timeline.widthMs);
    for (const kind of counted) addIntervals(sum, kind);
    widen(sum, timeline.widthMs);
    const counts = new Map(sum.intervals.map((interval, i) => [interval, sum.requests[i] ?? 0]));
    codes.set(
      code,
      timeline.intervals.map((interval) => counts.get(interval) ?? 0),
    );
  }
  return { ...timeline, codes };
}
