/**
 * The levels of a history of any length, at constant cost. A long history is read in pieces, and of the runs before a piece only
 * those remain that later runs are compared with: the newest runs of each case, and those of the level that it is judged by. So a
 * regression that nobody accepted is never forgotten.
 */
import { measuredRunKey, nameCase } from '../../cases/names.js';
import { matchesWhere } from '../../cases/patterns.js';
import type { Policy } from '../../config/policy.js';
import { recentRuns } from '../../history/recent-runs.js';
import { defined, groupBy } from '../../lang/objects.js';
import type { Accept, KeptLevel } from '../../model/documents.js';
import type { Pair, PastMeasurement } from '../../model/run.js';
import type { HistoryPart, RetainRuns } from '../../model/store.js';
import { derivePast } from '../derived-metrics.js';
import { pairCases } from '../pair-cases.js';
import { dropOldRuns } from './assign-levels.js';

/** The number of newest runs of a case that always remain. */
const countNewest = ({ historyRuns }: Policy): number => Math.max(recentRuns, historyRuns);

/** Drops the runs that do not matter for the present levels if there are many. */
export function shortenHistories(pairs: readonly Pair[], accepts: readonly Accept[], policy: Policy): readonly Pair[] {
  const newest = countNewest(policy);
  const runs = listRuns(pairs);
  let [short, start] = [pairs.map((pair) => ({ ...pair, history: [] })) as readonly Pair[], -Infinity];
  for (let next = 2 * newest; next < runs.length; next += newest) {
    const end = runs[next] ?? Infinity;
    short = dropOldRuns(addRuns(short, pairs, start, end), accepts, policy, newest);
    start = end;
  }
  return start === -Infinity ? pairs : addRuns(short, pairs, start, Infinity);
}

/** The runs of the longest history if it may be long. */
function listRuns(pairs: readonly Pair[]): readonly number[] {
  let longest: Pair['history'] = [];
  for (const { history } of pairs) if (history.length > longest.length) longest = history;
  return longest.length <= 2 * recentRuns ? [] : [...new Set(longest.map(({ run }) => run))];
}

/** Adds the runs from `start` to before `end` to shortened pairs. */
const addRuns = (short: readonly Pair[], pairs: readonly Pair[], start: number, end: number): readonly Pair[] =>
  short.map((pair, i) => ({
    ...pair,
    history: [...pair.history, ...(pairs[i]?.history.filter(({ run }) => run >= start && run < end) ?? [])],
  }));

/** Selects what later checks need of a recorded history. */
export const retainRuns =
  (policy: Policy): RetainRuns =>
  ({ measurements, accepts, levels }) => {
    const derived = derivePast(measurements, policy);
    const retained = selectRetained({ measurements: derived, accepts, levels }, policy);
    const keys = new Set(retained.measurements.map(identify));
    return { measurements: measurements.filter((entry) => keys.has(identify(entry))), levels: retained.levels };
  };

/** @param part with the derived metrics of its measurements */
export function selectRetained(part: HistoryPart, policy: Policy): ReturnType<RetainRuns> {
  const retained = pairEnvironments(part, policy).map(({ pairs, environment }) => {
    const short = shortenHistories(pairs, part.accepts, policy);
    const kept = dropOldRuns(short, part.accepts, policy, countNewest(policy));
    return {
      measurements: kept.flatMap(({ history }) => history),
      levels: kept.flatMap((pair) => toKeptLevel(pair, environment)),
    };
  });
  return {
    measurements: retained.flatMap((part) => part.measurements),
    levels: retained.flatMap((part) => part.levels),
  };
}

/** The cases of every environment, which are compared with their own runs alone. */
export const pairEnvironments = ({ measurements, levels }: Omit<HistoryPart, 'accepts'>, policy: Policy) =>
  [...groupBy(measurements, ({ provenance }) => environmentKey(provenance))].map(([key, ofEnvironment]) => ({
    environment: ofEnvironment[0]?.provenance.environment,
    pairs: pairCases(
      { provenance: {}, measurements: [] },
      ofEnvironment,
      {
        selector: 'history',
        runs: Infinity,
        isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
      },
      levels.filter((level) => environmentKey(level) === key),
    ).pairs,
  }));

function toKeptLevel(
  { case: { key: _, ...name }, keptLevels }: Pair,
  environment: KeptLevel['environment'],
): readonly KeptLevel[] {
  return keptLevels === undefined ? [] : [{ case: name, ...defined({ environment }), ...keptLevels }];
}

const environmentKey = ({ environment = {} }: Pick<KeptLevel, 'environment'>): string =>
  JSON.stringify(Object.entries(environment).sort());

const identify = ({ measurement, provenance }: PastMeasurement): string =>
  JSON.stringify([measuredRunKey(provenance), nameCase(measurement).key]);
