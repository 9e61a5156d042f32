import { fromTimeline, toTimeline, widen } from '../input/samples/timeline.js';
import { defined } from '../lang/defined.js';
import type { CaseTimeline, Timeline } from '../model/documents.js';
import type { Pair } from '../model/run.js';

/** The maximum number of repetitions per case in a report. */
const maxRepetitions = 8;

/** The intervals of all cases together, so that a report stays small: with 500 cases each has all of its intervals. */
const mostIntervals = 60_000;
const fewestIntervals = 12;

/** The requests, errors and response times of each case during this run, if its results contain times. */
export function listTimelines(pairs: readonly Pair[]): readonly CaseTimeline[] {
  const intervals = Math.max(fewestIntervals, Math.floor(mostIntervals / pairs.length));
  return pairs.flatMap(({ case: { key }, candidate }) =>
    candidate
      .flatMap(({ timeline, startedAt, durationMs }) =>
        timeline === undefined
          ? []
          : [{ case: key, ...defined({ startedAt, durationMs }), timeline: coarsen(timeline, intervals) }],
      )
      .slice(0, maxRepetitions),
  );
}

/** Combines neighbouring intervals until there are no more than this. */
function coarsen(timeline: Timeline, most: number): Timeline {
  const counts = fromTimeline(timeline);
  while (spanOf(counts) > most) widen(counts, counts.widthMs * 2);
  return counts.widthMs === timeline.widthMs ? timeline : (toTimeline(counts, true) ?? timeline);
}

const spanOf = ({ intervals }: ReturnType<typeof fromTimeline>): number =>
  (intervals.at(-1) ?? 0) - (intervals[0] ?? 0) + 1;
