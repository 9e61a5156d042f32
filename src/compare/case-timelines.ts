import { defined } from '../lang/defined.js';
import type { CaseTimeline } from '../model/documents.js';
import type { Pair } from '../model/run.js';

/** The maximum number of repetitions per case in a report. */
const maxRepetitions = 8;

/** The requests and errors of each case during this run, if its results contain times. */
export const listTimelines = (pairs: readonly Pair[]): readonly CaseTimeline[] =>
  pairs.flatMap(({ case: { key }, candidate }) =>
    candidate
      .flatMap(({ timeline, startedAt, durationMs }) =>
        timeline === undefined ? [] : [{ case: key, ...defined({ startedAt, durationMs }), timeline }],
      )
      .slice(0, maxRepetitions),
  );
