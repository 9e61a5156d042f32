/**
 * Assigns past measurements to levels. Those of the baseline level estimate both level and noise, all others only the
 * noise. A level begins where it was accepted, where the plan got or lost a request (throughput only), or where the history
 * improved or changed by less than the tolerance band. A regression that was not accepted never becomes the baseline: otherwise the gate would forget every regression that is not
 * fixed at once.
 */
import { nameCase } from '../../cases/names.js';
import { addAll, groupBy } from '../../lang/objects.js';
import { segmentHistories, type SegmentedHistory } from './segment-histories.js';
import { findAcceptedLevels, firstRuns } from './accepted-levels.js';
import { isRounding } from './log-histories.js';
import { findPlanChanges } from './plan-changes.js';
import type { Metric } from '../../model/metric.js';
import type { Accept, CaseName, Provenance } from '../../model/documents.js';
import type { Pair, PairedMeasurement, TakenLoss } from '../../model/run.js';
import type { Policy } from '../../config/policy.js';
import { pairPolicyFinder } from '../stand-in.js';
import { changeUnit, toPercent } from '../../metrics/values.js';

/** The number of newest runs of a case from which the shift of each run and changes of the plan are found. */
export const longestHistory = 60;

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
      addAll(changes, toLevelChange(segmented, metric));
      const taken = findTakenLoss(segmented);
      if (taken !== undefined) takenLosses.set(history.pair, { ...takenLosses.get(history.pair), [metric.id]: taken });
    }
  }
  return { segmented: all, segmentsByPair, changes, takenLosses };
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
      firstRun: findProvenance(pair, runs[change.start]),
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
function numberSegments({ starts, baseline, history: { runs } }: SegmentedHistory): NumberedSegments {
  const others = starts.map((_, i) => i).filter((i) => !baseline.includes(i));
  return {
    starts: starts.map((start) => runs[start] ?? 0),
    numbers: starts.map((_, i) => (baseline.includes(i) ? 0 : others.length - others.indexOf(i))),
  };
}

export const findProvenance = ({ history }: Pair, run: number | undefined): Provenance =>
  history.find((measurement) => measurement.run === run)?.provenance ?? {};

/** The segments of a history: the first run and the number of each. The first segment includes all earlier runs. */
interface NumberedSegments {
  readonly starts: readonly number[];
  readonly numbers: readonly number[];
}

/** The segments of one pair by metric; no entry for a metric with a single level. */
type SegmentsByMetric = ReadonlyMap<string, NumberedSegments>;
const noSegments: SegmentsByMetric = new Map();

const findSegment = (starts: readonly number[], run: number): number =>
  Math.max(
    starts.findLastIndex((start) => start <= run),
    0,
  );

/**
 * The newest runs and, for every metric, the newest runs of its baseline level, which are older after a regression that was not
 * accepted, and the run with which that began. Undefined if these are all runs.
 *
 * @param count the number of newest runs, and of runs of a level
 */
function selectRuns({ history }: Pair, segments: SegmentsByMetric, count: number) {
  if (history.length <= count) return undefined;
  const runs = [...new Set(history.map(({ run }) => run))];
  if (runs.length <= count) return undefined;
  const ofLevels = [...segments.values()].flatMap((ofMetric) => [
    ...newestOfLevel(runs, ofMetric, count),
    ...ofMetric.starts.slice(ofMetric.numbers.lastIndexOf(0) + 1).slice(0, 1),
  ]);
  return { all: new Set([...runs.slice(-count), ...ofLevels]), count };
}

const newestOfLevel = (runs: readonly number[], { starts, numbers }: NumberedSegments, count: number) =>
  runs.filter((run) => numbers[findSegment(starts, run)] === 0).slice(-count);

/** A history of a single level. */
const oneLevel: NumberedSegments = { starts: [-1], numbers: [0] };

/**
 * Runs of the baseline level that are older than the newest ones, and remain only because of another metric, show the noise.
 *
 * @param kept the runs that remain; undefined for all
 */
function assignSegments(
  { history }: Pair,
  segments: SegmentsByMetric,
  metrics: readonly Metric[],
  kept: ReturnType<typeof selectRuns>,
): readonly PairedMeasurement[] {
  if (segments.size === 0) return kept === undefined ? history : history.filter(({ run }) => kept.all.has(run));
  const runs = [...(kept?.all ?? [])].sort((a, b) => a - b);
  const levels = metrics.map(({ id }) => {
    const ofMetric = segments.get(id) ?? oneLevel;
    return { id, ...ofMetric, oldest: kept && newestOfLevel(runs, ofMetric, kept.count)[0] };
  });
  const numberOf = (run: number, { starts, numbers, oldest = run }: (typeof levels)[number]): number => {
    const number = numbers[findSegment(starts, run)] ?? 0;
    return number === 0 && run < oldest ? starts.length : number;
  };
  const numbersByRun = new Map<number, Readonly<Record<string, number>>>();
  return history.flatMap((measurement): readonly PairedMeasurement[] => {
    const { run } = measurement;
    if (kept?.all.has(run) === false) return [];
    const numbers =
      numbersByRun.get(run) ?? Object.fromEntries(levels.map((level) => [level.id, numberOf(run, level)]));
    numbersByRun.set(run, numbers);
    return [{ ...measurement, segments: numbers }];
  });
}
