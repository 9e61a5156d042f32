/**
 * The levels of a history of any length, at constant cost. A long history is read in pieces, and of the runs before a piece only
 * those remain that later runs are compared with: the newest runs of each case, and of each metric the values that show the level that
 * it is judged by. So a regression that nobody accepted is never forgotten.
 */
import { measuredRunKey, nameCase } from '../../cases/names.js';
import { matchesWhere } from '../../cases/patterns.js';
import type { Policy } from '../../config/policy.js';
import { recentRuns, trimMeasurement } from '../../history/recent-runs.js';
import { groupBy } from '../../lang/objects.js';
import type { Accept } from '../../model/documents.js';
import type { ComparedCase, PastMeasurement } from '../../model/run.js';
import type { RetainRuns } from '../../model/store.js';
import { largest } from '../../stats/averages.js';
import { smallestStep } from '../../stats/change-points.js';
import { derivePast } from '../derived-metrics.js';
import { joinCases, type JoinedCases } from '../join-cases.js';
import { findLevels } from './assign-levels.js';
import type { SegmentedHistory } from './segment.js';

/** The number of newest runs of a case that always remain. */
const countNewest = ({ historyRuns }: Policy): number => Math.max(recentRuns, historyRuns);

/**
 * A better level that lasted for fewer runs, and was lost again, is luck after all: later runs are not compared with it once it is
 * old.
 */
const minLasting = 8;
/** The number of runs that show the best level where a worse one is the baseline. */
const runsOfBest = 2 * minLasting;

/**
 * Drops the runs that no later check needs.
 *
 * @param newest the number of newest runs that remain
 */
function dropOldRuns(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[],
  policy: Policy,
  newest: number,
): readonly ComparedCase[] {
  const { segmented } = findLevels(cases, accepts, policy, { lasting: minLasting });
  const byCase = groupBy(segmented, ({ history }) => history.compared);
  return cases.map((compared): ComparedCase => {
    const { history } = compared;
    const first = [...new Set(history.map(({ run }) => run))].at(-newest);
    if (first === undefined) return compared;
    const needed = (byCase.get(compared) ?? []).map((one) => ({
      id: one.history.metric.id,
      runs: new Set(listRunsOfLevel(one, newest)),
    }));
    return {
      ...compared,
      history: history.flatMap((past) => {
        if (past.run >= first) return [past];
        const ids = needed.flatMap(({ id, runs }) => (runs.has(past.run) ? [id] : []));
        const measurement = trimMeasurement(past.measurement, ids);
        return measurement === undefined ? [] : [{ ...past, measurement }];
      }),
    };
  });
}

/**
 * The last runs of the level that a metric is judged by, with those between, which show whether runs alternated as on machines of two
 * kinds; the last ones of the best level; and the first one of what came after.
 */
function listRunsOfLevel(
  { history: { runs }, starts, levels, baseline, best }: SegmentedHistory,
  count: number,
): readonly number[] {
  if (starts.length === 1) return [];
  const endOf = (segment: number): number => starts[segment + 1] ?? runs.length;
  const end = endOf(largest(baseline));
  const isLucky = (i: number): boolean =>
    (levels[starts.findLastIndex((start) => start <= i)] ?? 0) < best.level - smallestStep;
  const span = range(Math.max(starts[best.since] ?? 0, end - count), end + 1);
  const ofBest = range(starts[best.segment] ?? 0, endOf(best.segment)).slice(-runsOfBest);
  return [...span.filter((i) => !isLucky(i)), ...ofBest].flatMap((i) => runs[i] ?? []);
}

const range = (start: number, end: number): readonly number[] =>
  Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);

/** Drops the runs that do not matter for the present levels if there are many. */
export function shortenHistories(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[],
  policy: Policy,
): readonly ComparedCase[] {
  const newest = countNewest(policy);
  const runs = listRuns(cases);
  let [short, start] = [cases.map((compared) => ({ ...compared, history: [] })) as readonly ComparedCase[], -Infinity];
  for (let next = 2 * newest; next < runs.length; next += newest) {
    const end = runs[next] ?? Infinity;
    short = dropOldRuns(addRuns(short, cases, start, end), accepts, policy, newest);
    start = end;
  }
  return start === -Infinity ? cases : addRuns(short, cases, start, Infinity);
}

/** The runs of the longest history. */
function listRuns(cases: readonly ComparedCase[]): readonly number[] {
  let longest: ComparedCase['history'] = [];
  for (const { history } of cases) if (history.length > longest.length) longest = history;
  return [...new Set(longest.map(({ run }) => run))];
}

/** Adds the runs from `start` to before `end` to shortened histories. */
const addRuns = (
  short: readonly ComparedCase[],
  cases: readonly ComparedCase[],
  start: number,
  end: number,
): readonly ComparedCase[] =>
  short.map((compared, i) => ({
    ...compared,
    history: [...compared.history, ...(cases[i]?.history.filter(({ run }) => run >= start && run < end) ?? [])],
  }));

/** Selects what later checks need of a recorded history. */
export const retainRuns =
  (policy: Policy): RetainRuns =>
  (measurements, accepts) => {
    const kept = new Map(
      selectRetained(derivePast(measurements, policy), accepts, policy).map((one) => [identify(one), one]),
    );
    return new Map(
      measurements.flatMap((one) => {
        const ids = kept.get(identify(one))?.measurement.metrics;
        const measurement = ids && trimMeasurement(one.measurement, Object.keys(ids));
        if (measurement === undefined) return [];
        return [[one, measurement === one.measurement ? one : { ...one, measurement }] as const];
      }),
    );
  };

/** @param past with derived metrics */
const selectRetained = (
  past: readonly PastMeasurement[],
  accepts: readonly Accept[],
  policy: Policy,
): readonly PastMeasurement[] =>
  joinEnvironments(past, policy).flatMap(({ cases }) =>
    dropOldRuns(shortenHistories(cases, accepts, policy), accepts, policy, countNewest(policy)).flatMap(
      ({ history }) => history,
    ),
  );

/** The cases of every environment, which are compared with their own runs alone. */
export const joinEnvironments = (past: readonly PastMeasurement[], policy: Policy): readonly JoinedCases[] =>
  [...groupBy(past, ({ provenance }) => environmentKey(provenance)).values()].map((own) => joinHistory(own, policy));

/** The cases of a history. */
export const joinHistory = (past: readonly PastMeasurement[], policy: Policy): JoinedCases =>
  joinCases({ provenance: {}, measurements: [] }, past, {
    selector: 'history',
    runs: Infinity,
    isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
  });

const environmentKey = ({ environment = {} }: PastMeasurement['provenance']): string =>
  JSON.stringify(Object.entries(environment).sort());

const identify = ({ measurement, provenance }: PastMeasurement): string =>
  JSON.stringify([measuredRunKey(provenance), nameCase(measurement).key]);
