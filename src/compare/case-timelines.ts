import { timelineOf } from '../history/course.js';
import { coarsen } from '../samples/timeline-document.js';
import { defined } from '../lang/objects.js';
import type { CaseTimeline, Measurement, PastTimeline } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { newestPast } from './newest-past.js';

/** The maximum number of repetitions per case in a report. */
const maxRepetitions = 8;

/** The intervals of all cases together, so that a report stays small: with 500 cases each has all of its intervals. */
const mostIntervals = 60_000;
const fewestIntervals = 12;
/** The response times of more baselines would be a tenth of the page. */
const mostPastTimes = 2500;

/** The requests of each case during this run and the newest of its baseline, if the results contain times. */
export function listTimelines(pairs: readonly Pair[]): readonly CaseTimeline[] {
  const intervals = Math.max(fewestIntervals, Math.floor(mostIntervals / pairs.length));
  const toEntry = (measurement: Measurement, most = intervals): readonly PastTimeline[] => {
    const { startedAt, durationMs } = measurement;
    const timeline = timelineOf(measurement);
    return timeline === undefined ? [] : [{ ...defined({ startedAt, durationMs }), timeline: coarsen(timeline, most) }];
  };
  const toPast = (measurement: Measurement): readonly PastTimeline[] =>
    toEntry(measurement, intervals / 2).map(({ timeline: { times, ...others }, ...entry }) => ({
      ...entry,
      timeline: { ...others, ...(pairs.length <= mostPastTimes && defined({ times })) },
    }));
  return pairs.flatMap((pair) => {
    const past = newestPast(pair).flatMap(toPast);
    // Of repetitions measured in turn, each has its own counterpart.
    return pair.candidate
      .flatMap((measurement) => toEntry(measurement))
      .slice(0, maxRepetitions)
      .map((entry, i) => ({
        case: pair.case.key,
        ...entry,
        ...defined({ before: past[Math.min(i, past.length - 1)] }),
      }));
  });
}
