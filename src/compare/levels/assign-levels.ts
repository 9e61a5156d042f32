/**
 * Assigns past measurements to levels. Those of the baseline level estimate both level and noise, all others only the
 * noise. A level begins where it was accepted, where the plan got or lost a request (throughput only), or where the history
 * improved or changed by less than the tolerance band. A regression that was not accepted never becomes the baseline: otherwise the gate would forget every regression that is not
 * fixed at once.
 */
import { nameCase } from '../../cases/names.js';
import { groupBy, readOwn } from '../../lang/objects.js';
import { segmentHistories, type SegmentedHistory } from './segment-histories.js';
import { findAcceptedLevels, firstRuns } from './accepted-levels.js';
import { isRounding } from './log-histories.js';
import { findPlanChanges } from './plan-changes.js';
import { findRunSince } from './old-levels.js';
import {
  assignSegments,
  newestOfLevel,
  noSegments,
  selectRuns,
  type NumberedSegments,
  type SegmentsByMetric,
} from './segmented-runs.js';
import type { Metric } from '../../model/metric.js';
import type { Accept, CaseName, KeptMetricLevel, Provenance } from '../../model/documents.js';
import type { Pair, TakenLoss } from '../../model/run.js';
import type { Policy } from '../../config/policy.js';
import { pairPolicyFinder } from '../stand-in.js';
import { changeUnit, fromLevel, toPercent } from '../../metrics/values.js';

/** The number of newest runs of a case from which the shift of each run and changes of the plan are found. */
export const longestHistory = 60;

/**
 * A better level that lasted for fewer runs, and was lost again, is luck after all: later runs are not compared with it once it is
 * old.
 */
const minLasting = 8;

export interface AssignedLevels {
  /** The pairs with the segment of every past measurement, limited to the number of runs in the policy. */
  readonly pairs: readonly Pair[];
  readonly changes: readonly LevelChange[];
}

/** A level change that was not accepted explicitly. */
export interface LevelChange {
  readonly case: CaseName;
  readonly metric: string;
  /** Of a share, in points. */
  readonly percent: number;
  readonly unit: ReturnType<typeof changeUnit>;
  readonly isWorse: boolean;
  /** The first run of the new level. */
  readonly firstRun: Provenance;
  /** Whether the new level is the baseline now; never if it is worse by more than the tolerance band. */
  readonly isBaseline: boolean;
}

/**
 * Finds the levels of every pair in every metric.
 *
 * @param plan all cases of both sides, also those that are not judged: a label changes the throughput of the others
 */
export function assignLevels(
  pairs: readonly Pair[],
  accepts: readonly Accept[],
  policy: Policy,
  plan = pairs,
): AssignedLevels {
  const { segmentsByPair, changes, takenLosses } = findLevels(pairs, accepts, policy, { plan });
  const { historyRuns } = policy;
  return {
    pairs: pairs.map((pair) => {
      const segments = segmentsByPair.get(pair) ?? noSegments;
      const ofPair = takenLosses.get(pair);
      const history = assignSegments(pair, segments, policy.metrics.all, selectRuns(pair, segments, historyRuns));
      return history === pair.history && ofPair === undefined
        ? pair
        : { ...pair, history, ...(ofPair && { takenLosses: ofPair }) };
    }),
    changes,
  };
}

/**
 * Drops the runs that no later check needs. What remains of each pair are its newest runs, and the newest runs of the level that
 * each metric is judged by if they are older, as after a regression that was not accepted.
 *
 * @param newest the number of newest runs that remain
 */
export function dropOldRuns(
  pairs: readonly Pair[],
  accepts: readonly Accept[],
  policy: Policy,
  newest: number,
): readonly Pair[] {
  const { segmentsByPair } = findLevels(pairs, accepts, policy, { lasting: minLasting });
  return pairs.map((pair): Pair => {
    const { keptLevels: _, ...rest } = pair;
    const { history } = pair;
    const runs = history.length <= newest ? [] : [...new Set(history.map(({ run }) => run))];
    const first = runs.at(-newest);
    if (runs.length <= newest || first === undefined) return pair;
    const levels = keepLevels(pair, runs, first, segmentsByPair.get(pair) ?? noSegments, policy);
    const kept = new Set([...runs.slice(-newest), ...levels.flatMap((level) => level.runs)]);
    const metrics = Object.fromEntries(levels.map(({ id, metric }) => [id, metric]));
    return {
      ...rest,
      history: history.filter(({ run }) => kept.has(run)),
      ...(levels.length > 0 && { keptLevels: { until: startOf(pair, first), metrics } }),
    };
  });
}

/**
 * The levels that are older than the newest runs, and that these are compared with.
 *
 * @param first the oldest of the newest runs
 */
function keepLevels(
  pair: Pair,
  runs: readonly number[],
  first: number,
  segments: SegmentsByMetric,
  { historyRuns, metrics }: Policy,
): readonly { readonly id: string; readonly metric: KeptMetricLevel; readonly runs: readonly number[] }[] {
  const searched = pair.keptLevels === undefined ? 0 : findRunSince(pair, pair.keptLevels.until);
  return [...segments].flatMap(([id, { starts, numbers, best }]) => {
    const metric = metrics.byId.get(id);
    if (best === undefined || metric === undefined) return [];
    const older = newestOfLevel(runs, { starts, numbers }, historyRuns).filter((run) => run < first);
    const isBestOlder =
      best.segment === undefined || (numbers[best.segment] !== 0 && (starts[best.segment] ?? 0) < first);
    const [from, to] = [older[0], older.at(-1)];
    if (from === undefined && !isBestOlder) return [];
    const next = starts.slice(numbers.lastIndexOf(0) + 1).find((start) => start >= searched);
    return [
      {
        id,
        metric: {
          best: fromLevel(best.level, metric),
          ...(best.alternates === true && { alternates: true }),
          ...(from !== undefined && to !== undefined && { from: startOf(pair, from), to: startOf(pair, to) }),
          ...(next !== undefined && { since: findFirstRun(pair, metric, next).startedAt ?? '' }),
        },
        runs: older,
      },
    ];
  });
}

const startOf = (pair: Pair, run: number): string => findProvenance(pair, run).startedAt ?? '';

export function findLevels(
  pairs: readonly Pair[],
  accepts: readonly Accept[],
  policy: Policy,
  { plan = pairs, lasting }: { readonly plan?: readonly Pair[]; readonly lasting?: number } = {},
) {
  const ofPlan = findPlanChanges(plan, accepts, longestHistory);
  const acceptsByCase = groupBy([...accepts, ...ofPlan], (accept) => nameCase(accept.case).key);
  const segmentsByPair = new Map<Pair, Map<string, NumberedSegments>>();
  const addSegments = (pair: Pair, { id }: Metric, segments: NumberedSegments): void => {
    const ofPair = segmentsByPair.get(pair) ?? new Map<string, NumberedSegments>();
    segmentsByPair.set(pair, ofPair.set(id, segments));
  };
  const withPolicies = pairs.map((pair) => ({ pair, policyFor: pairPolicyFinder(policy, pair) }));
  const [all, changes]: [SegmentedHistory[], LevelChange[]] = [[], []];
  const takenLosses = new Map<Pair, Record<string, TakenLoss>>();
  for (const metric of policy.metrics.all) {
    const acceptedRuns = (pair: Pair): readonly number[] => {
      const ofCase = acceptsByCase.get(pair.case.key);
      return ofCase === undefined ? [] : firstRuns(findAcceptedLevels(pair, metric, ofCase));
    };
    for (const pair of acceptsByCase.size === 0 ? [] : pairs) {
      const starts = acceptedRuns(pair);
      if (starts.length > 0) addSegments(pair, metric, numberAccepted(starts));
    }
    for (const segmented of segmentHistories(withPolicies, metric, acceptedRuns, lasting, longestHistory)) {
      const { history, starts } = segmented;
      all.push(segmented);
      if (starts.length > 1) addSegments(history.pair, metric, numberSegments(segmented));
      changes.push(...toLevelChange(segmented, metric));
      const taken = findTakenLoss(segmented);
      if (taken !== undefined) takenLosses.set(history.pair, { ...takenLosses.get(history.pair), [metric.id]: taken });
    }
  }
  for (const pair of pairs) ignoreOlder(pair, policy, addSegments, segmentsByPair.get(pair) ?? noSegments);
  return { segmented: all, segmentsByPair, changes, takenLosses };
}

/** Runs that remain only because of the levels of other metrics show the noise at most. */
function ignoreOlder(
  pair: Pair,
  { metrics }: Policy,
  addSegments: (pair: Pair, metric: Metric, segments: NumberedSegments) => void,
  known: SegmentsByMetric,
): void {
  if (pair.keptLevels === undefined) return;
  const segments = { starts: [-1, findRunSince(pair, pair.keptLevels.until)], numbers: [1, 0] };
  for (const metric of metrics.all) if (!known.has(metric.id)) addSegments(pair, metric, segments);
}

/** Everything that changes at once is not the loss of a case. */
function findTakenLoss({ history, starts, levels, change }: SegmentedHistory): TakenLoss | undefined {
  if (change?.isBaseline !== true || change.step <= 0 || change.isShared) return undefined;
  const { start, step } = change;
  const level = levels[starts.indexOf(start)] ?? 0;
  return isRounding(history, level, level - step) ? undefined : { run: history.runs[start] ?? 0, step };
}

function toLevelChange({ history: { pair, runs }, change }: SegmentedHistory, metric: Metric): readonly LevelChange[] {
  if (change === undefined || pair.candidate.length === 0) return [];
  return [
    {
      case: pair.case,
      metric: metric.id,
      percent: toPercent(change.step, metric),
      unit: changeUnit(metric),
      isWorse: change.step > 0,
      firstRun: findFirstRun(pair, metric, runs[change.start]),
      isBaseline: change.isBaseline,
    },
  ];
}

/** For metrics that are not searched for changes, the newest accepted level is the baseline. */
const numberAccepted = (starts: readonly number[]): NumberedSegments => ({
  starts: [-1, ...starts],
  numbers: [-1, ...starts].map((_, i) => starts.length - i),
});

/** The baseline segment gets 0, the others count from the newest one. */
function numberSegments({ starts, baseline, best, history: { runs } }: SegmentedHistory): NumberedSegments {
  const others = starts.map((_, i) => i).filter((i) => !baseline.includes(i));
  return {
    starts: starts.map((start) => runs[start] ?? 0),
    numbers: starts.map((_, i) => (baseline.includes(i) ? 0 : others.length - others.indexOf(i))),
    best,
  };
}

/** The first run of a level. If it has moved into a segment, only its start is known. */
export function findFirstRun(pair: Pair, { id }: Metric, run: number | undefined): Provenance {
  const provenance = findProvenance(pair, run);
  const { until, metrics = {} } = pair.keptLevels ?? {};
  const since = readOwn(metrics, id)?.since;
  return since !== undefined && provenance.startedAt === until ? { startedAt: since } : provenance;
}

const findProvenance = ({ history }: Pair, run: number | undefined): Provenance =>
  history.find((measurement) => measurement.run === run)?.provenance ?? {};
