/** Combines the timelines of all cases. */
import { addIntervals, emptyIntervals, fromTimeline, toTimeline } from '../../src/input/samples/timeline.js';
import type { PageCase, PageTimeline } from '../../src/report/page/report-types.js';

/** Undefined if no case has a timeline. Repetitions are in the order in which they were measured. */
export function wholeRun(cases: readonly PageCase[]): PageTimeline | undefined {
  const parts = cases.flatMap(({ timelines = [] }) => timelines);
  const sum = emptyIntervals();
  for (const { start, width, requests, errors } of parts)
    addIntervals(
      sum,
      fromTimeline({ startMs: start, widthMs: width, requests, ...(errors !== undefined && { errors }) }),
    );
  const whole = toTimeline(sum, true);
  return (
    whole && {
      from: parts.reduce((least, { from }) => Math.min(least, from), Infinity),
      to: parts.reduce((most, { to }) => Math.max(most, to), -Infinity),
      start: whole.startMs,
      width: whole.widthMs,
      requests: whole.requests,
      ...(whole.errors !== undefined && { errors: whole.errors }),
    }
  );
}
