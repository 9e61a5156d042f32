/** Detects whether both sides were measured in one session: back to back, on one machine. */
import { environmentDifferences, nameCase } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';
import type { Pair, PastMeasurement, Run } from '../model/run.js';
import type { Problem } from '../model/documents.js';
import { approximateSpans, longestGapMs, longestPause, splitSessions } from '../input/belong/spans.js';
import { notOneSession } from '../problems/comparison.js';
import { compareCodeUnits } from '../lang/natural-order.js';

export interface Session {
  /** Repetitions of a case in the baseline; undefined if the sides are not from one session. */
  readonly repetitions?: number;
  /** The longest pause in it, by the times of its measurements, in hours; undefined if these do not tell. */
  readonly pauseHours?: number;
  readonly problems: readonly Problem[];
}

/**
 * A result given as the baseline belongs to the candidate's session if their dates are close. If either side has no dates,
 * repetitions decide, because people do not repeat a measurement to compare with it weeks later.
 *
 * @param past the given run, not a recorded history
 */
export function detectSession(candidate: Run, past: readonly PastMeasurement[]): Session {
  const repetitions = countRepetitions(past);
  const isElsewhere = past.some(
    ({ provenance }) => environmentDifferences(provenance, candidate.provenance).length > 0,
  );
  if (repetitions === 0 || isElsewhere) return { problems: [] };
  const candidateSpans = candidate.measurements.flatMap((item) =>
    approximateSpans(item, candidate.provenance.startedAt),
  );
  const pastSpans = past.flatMap(({ measurement, provenance }) => approximateSpans(measurement, provenance.startedAt));
  if (candidateSpans.length === 0 || pastSpans.length === 0)
    return repetitions > 1 ? { repetitions, problems: [] } : { problems: [] };
  const pauseMs = longestPause(splitSessions([...candidateSpans, ...pastSpans]));
  const pauseHours = longestGapMs / 3_600_000;
  if (pauseMs === 0) return { repetitions, pauseHours, problems: [] };
  return { problems: repetitions > 1 ? [notOneSession(pauseMs / 3_600_000, pauseHours)] : [] };
}

/** How often the case that was measured most often was measured. */
export const countRepetitions = (past: readonly PastMeasurement[]): number =>
  Math.max(
    0,
    ...[...groupBy(past, ({ measurement }) => nameCase(measurement).key).values()].map(({ length }) => length),
  );

/**
 * Whether base and head of each case were measured in turn, by the dates of their measurements; undefined if these do not tell.
 * Otherwise what the machine did in between looks like a change. One measurement of each side has no turns.
 */
export function areInTurn(pairs: readonly Pair[]): boolean | undefined {
  const whole = pairs.filter(({ candidate, history }) => candidate.length === history.length);
  const orders = whole.map(({ candidate, history }) =>
    [
      ...candidate.map(({ startedAt = '' }) => ({ startedAt, side: 'head' })),
      ...history.map(({ measurement: { startedAt = '' } }) => ({ startedAt, side: 'base' })),
    ].toSorted((a, b) => compareCodeUnits(a.startedAt, b.startedAt)),
  );
  if (orders.length === 0 || orders.flat().some(({ startedAt }) => startedAt === '')) return undefined;
  return orders.every(
    (order) => order.length > 2 && order.every(({ side }, i) => i % 2 === 1 || side !== order[i + 1]?.side),
  );
}
