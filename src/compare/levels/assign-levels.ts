/**
 * Assigns past measurements to levels. Those of the baseline level estimate both level and noise, all others only the
 * noise. A level begins where it was accepted, where the plan got or lost a request (throughput only), or where the history
 * improved or changed by less than the tolerance band. A regression that was not accepted never becomes the baseline: otherwise the gate would forget every regression that is not
 * fixed at once.
 */
import { nameCase } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import { segmentHistories, type SegmentedHistory } from './segment-histories.js';
import { findAcceptedLevels, firstRuns } from './accepted-levels.js';
import type { CaseHistory } from './log-histories.js';
import { findPlanChanges } from './plan-changes.js';
import type { Metric } from '../../model/metric.js';
import type { Accept, CaseName, Provenance } from '../../model/documents.js';
import type { Pair, PairedMeasurement, TakenLoss } from '../../model/run.js';
import { metricPolicyFinder, type Policy } from '../../config/policy.js';
import { toPercent } from '../../metrics/log-scale.js';

/** The number of newest runs of a case that are searched for level changes. */
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
  readonly percent: number;
  readonly isWorse: boolean;
  /** The first run of the new level. */
  readonly firstRun: Provenance;
  /** Whether the new level is the baseline now; never if it is worse by more than the tolerance band. */
  readonly isBaseline: boolean;
}

/** The segments of a history: the first run and the number of each. The first segment includes all earlier runs. */
interface NumberedSegments {
  readonly starts: readonly number[];
  readonly numbers: readonly number[];
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
  const acceptsByCase = groupBy([...accepts, ...findPlanChanges(plan, accepts)], (accept) => nameCase(accept.case).key);
  const segmentsByPair = new Map<Pair, Map<string, NumberedSegments>>();
  const addSegments = (pair: Pair, { id }: Metric, segments: NumberedSegments): void => {
    const ofPair = segmentsByPair.get(pair) ?? new Map<string, NumberedSegments>();
    segmentsByPair.set(pair, ofPair.set(id, segments));
  };
  const withPolicies = pairs.map((pair) => ({ pair, policyFor: metricPolicyFinder(policy, pair.case) }));
  const changes: LevelChange[] = [];
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
    for (const segmented of segmentHistories(withPolicies, metric, acceptedRuns)) {
      const { history, starts, current } = segmented;
      if (starts.length > 1) addSegments(history.pair, metric, numberSegments(starts, current, history));
      changes.push(...toLevelChange(segmented, metric));
      const taken = findTakenLoss(segmented);
      if (taken !== undefined) takenLosses.set(history.pair, { ...takenLosses.get(history.pair), [metric.id]: taken });
    }
  }
  return {
    pairs: pairs.map((pair) => {
      const assigned = assignSegments(pair, segmentsByPair.get(pair) ?? new Map(), policy.historyRuns);
      const ofPair = takenLosses.get(pair);
      return ofPair === undefined ? assigned : { ...assigned, takenLosses: ofPair };
    }),
    changes,
  };
}

/** Everything that changes at once is not the loss of a case. */
function findTakenLoss({ history: { runs }, change }: SegmentedHistory): TakenLoss | undefined {
  return change?.isBaseline === true && change.step > 0 && !change.isShared
    ? { run: runs[change.start] ?? 0, step: change.step }
    : undefined;
}

function toLevelChange({ history: { pair, runs }, change }: SegmentedHistory, metric: Metric): readonly LevelChange[] {
  if (change === undefined || pair.candidate.length === 0) return [];
  return [
    {
      case: pair.case,
      metric: metric.id,
      percent: toPercent(change.step, metric),
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
function numberSegments(starts: readonly number[], current: number, { runs }: CaseHistory): NumberedSegments {
  const others = starts.map((_, i) => i).filter((i) => i !== current);
  return {
    starts: starts.map((start) => runs[start] ?? 0),
    numbers: starts.map((_, i) => (i === current ? 0 : others.length - others.indexOf(i))),
  };
}

function segmentNumber({ starts, numbers }: NumberedSegments, run: number): number {
  const segment = starts.findLastIndex((start) => start <= run);
  return numbers[Math.max(segment, 0)] ?? 0;
}

const findProvenance = ({ history }: Pair, run: number | undefined): Provenance =>
  history.find((measurement) => measurement.run === run)?.provenance ?? {};

/**
 * Keeps the newest runs and, for every metric, the newest runs of its baseline level, which are older after a regression
 * that was not accepted.
 */
function assignSegments(pair: Pair, segments: ReadonlyMap<string, NumberedSegments>, mostRuns: number): Pair {
  if (segments.size === 0 && pair.history.length <= mostRuns) return pair;
  const runs = [...new Set(pair.history.map(({ run }) => run))];
  if (segments.size === 0 && runs.length <= mostRuns) return pair;
  const kept = new Set([
    ...runs.slice(-mostRuns),
    ...[...segments.values()].flatMap((ofMetric) =>
      runs.filter((run) => segmentNumber(ofMetric, run) === 0).slice(-mostRuns),
    ),
  ]);
  const numbersByRun = new Map(
    [...kept].map((run) => [
      run,
      Object.fromEntries([...segments].map(([id, ofMetric]) => [id, segmentNumber(ofMetric, run)])),
    ]),
  );
  const history = pair.history.flatMap((measurement): readonly PairedMeasurement[] => {
    const numbers = numbersByRun.get(measurement.run);
    return numbers === undefined ? [] : [{ ...measurement, segments: numbers }];
  });
  return { ...pair, history };
}
