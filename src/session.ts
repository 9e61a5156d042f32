/** Whether both sides of a comparison were measured in one session: back to back, on one machine. */
import { caseOf } from './case.js';
import { groupBy } from './group-by.js';
import { environmentDifferences } from './match.js';
import type { Measurement, PastMeasurement, Problem, Run } from './model.js';
import { notOneSession } from './problems.js';

/** A longer pause than this between one measurement and the next ends a session. */
const longestPauseMs = 2 * 60 * 60 * 1000;

export interface Session {
  /** How often a case was measured before; undefined where the sides are not of one session. */
  readonly repetitions?: number;
  readonly problems: readonly Problem[];
}

/**
 * A result that is given as the baseline is of the candidate's session where their dates say so. Where one side has none,
 * repetitions say it: nobody repeats a measurement to look back on it weeks later.
 *
 * @param past the one run that was given, not a recorded history
 */
export function sessionOf(candidate: Run, past: readonly PastMeasurement[]): Session {
  const repetitions = Math.max(
    0,
    ...[...groupBy(past, ({ measurement }) => caseOf(measurement).key).values()].map(({ length }) => length),
  );
  const isElsewhere = past.some(
    ({ provenance }) => environmentDifferences(provenance, candidate.provenance).length > 0,
  );
  if (repetitions === 0 || isElsewhere) return { problems: [] };
  const now = candidate.measurements.flatMap((each) => spanOf(each, candidate.provenance.startedAt));
  const before = past.flatMap(({ measurement, provenance }) => spanOf(measurement, provenance.startedAt));
  if (now.length === 0 || before.length === 0)
    return repetitions > 1 ? { repetitions, problems: [] } : { problems: [] };
  const pauseMs = longestPause([...now, ...before]);
  if (pauseMs <= longestPauseMs) return { repetitions, problems: [] };
  return { problems: repetitions > 1 ? [notOneSession(pauseMs / 3_600_000, longestPauseMs / 3_600_000)] : [] };
}

/** When a measurement was made, in milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function spanOf({ startedAt, durationMs = 0 }: Measurement, runStartedAt: string | undefined): readonly Span[] {
  const from = Date.parse(startedAt ?? runStartedAt ?? '');
  return Number.isNaN(from) ? [] : [{ from, to: from + durationMs }];
}

function longestPause(spans: readonly Span[]): number {
  let longest = 0;
  let end = Infinity;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    longest = Math.max(longest, from - end);
    end = end === Infinity ? to : Math.max(end, to);
  }
  return longest;
}
