/**
 * Assigns past measurements to levels. Those of the baseline level estimate both level and noise, all others only the
 * noise. A level begins where it was accepted, where the plan got or lost a request (throughput only), or where the history
 * improved or changed by less than the tolerance band. A regression that was not accepted never becomes the baseline: otherwise the gate would forget every regression that is not
 * fixed at once.
 */
import { loadTestKey, nameCase } from '../../cases/names.js';
import { addAll, cacheByObject, groupBy, remember } from '../../lang/objects.js';
import { isRounding, type SegmentedHistory, segmentHistories } from './segment.js';
import type { Metric } from '../../model/metric.js';
import type { Accept, CaseName, Provenance } from '../../model/documents.js';
import type { ComparedCase, PlacedMeasurement, TakenLoss } from '../../model/run.js';
import type { Policy } from '../../config/policy.js';
import { casePolicyFinder } from '../stand-in.js';
import { changeUnit, numericValue, toLevel, toPercent, usualValue } from '../../metrics/values.js';
import { knownMedian, largest, median, sum } from '../../stats/averages.js';
import { type LossCourse, newestRuns } from '../loss-start.js';
import { areEquallyFrequent, newestBefore, remainingShare, totalTime } from '../loops.js';
import { allMetrics } from '../../history/decisions.js';

/** The number of newest runs of a case from which the shift of each run and changes of the plan are found. */
export const longestHistory = 60;

export interface AssignedLevels {
  /** The cases with the segment of every past measurement, limited to the number of runs in the policy. */
  readonly cases: readonly ComparedCase[];
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
  readonly course: LossCourse;
  /** The first run of the new level. */
  readonly firstRun: Provenance;
  /** Whether the new level is the baseline now; never if it is worse by more than the tolerance band. */
  readonly isBaseline: boolean;
}

/**
 * Finds the levels of every case in every metric.
 *
 * @param plan all cases of both sides, also those that are not judged: a label changes the throughput of the others
 */
export function assignLevels(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[],
  policy: Policy,
  plan = cases,
): AssignedLevels {
  const { segmentsByCase, changes, takenLosses } = findLevels(cases, accepts, policy, { plan });
  const { historyRuns } = policy;
  return {
    cases: cases.map((one) => {
      const segments = segmentsByCase.get(one) ?? noSegments;
      const ofCase = takenLosses.get(one);
      const history = assignSegments(one, segments, policy.metrics.all, selectRuns(one, segments, historyRuns));
      return { ...one, history, ...(ofCase && { takenLosses: ofCase }) };
    }),
    changes,
  };
}

export function findLevels(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[],
  policy: Policy,
  { plan = cases, lasting }: { readonly plan?: readonly ComparedCase[]; readonly lasting?: number } = {},
) {
  const ofPlan = listPlanChanges(plan, accepts, longestHistory);
  const acceptsByCase = groupBy([...accepts, ...ofPlan], (accept) => nameCase(accept.case).key);
  const segmentsByCase = new Map<ComparedCase, Map<string, NumberedSegments>>();
  const addSegments = (one: ComparedCase, { id }: Metric, segments: NumberedSegments): void => {
    remember(segmentsByCase, one, () => new Map()).set(id, segments);
  };
  const withPolicies = cases.map((one) => ({ compared: one, policyFor: casePolicyFinder(policy, one) }));
  const [all, changes]: [SegmentedHistory[], LevelChange[]] = [[], []];
  const takenLosses = new Map<ComparedCase, Record<string, TakenLoss>>();
  for (const metric of policy.metrics.all) {
    const acceptedRuns = (one: ComparedCase): readonly number[] => {
      const ofCase = acceptsByCase.get(one.case.key);
      return ofCase === undefined ? [] : firstRuns(findAcceptedLevels(one, metric, ofCase));
    };
    for (const one of cases)
      if (acceptsByCase.has(one.case.key)) addSegments(one, metric, numberAccepted(acceptedRuns(one)));
    for (const segmented of segmentHistories(withPolicies, metric, acceptedRuns, lasting, longestHistory)) {
      const { compared } = segmented.history;
      all.push(segmented);
      if (segmented.starts.length > 1) addSegments(compared, metric, numberSegments(segmented));
      addAll(changes, toLevelChange(segmented, metric));
      const taken = findTakenLoss(segmented);
      if (taken !== undefined) takenLosses.set(compared, { ...takenLosses.get(compared), [metric.id]: taken });
    }
  }
  return { segmented: all, segmentsByCase, changes, takenLosses };
}

/** Everything that changes at once is not the loss of a case. */
function findTakenLoss({ history, starts, levels, change }: SegmentedHistory): TakenLoss | undefined {
  if (change?.isBaseline !== true || change.step <= 0 || change.isShared) return undefined;
  const { start, step } = change;
  const level = levels[starts.indexOf(start)] ?? 0;
  return isRounding(history, level, level - step) ? undefined : { run: history.runs[start] ?? 0, step };
}

function toLevelChange({ history, starts, levels, change }: SegmentedHistory, metric: Metric): readonly LevelChange[] {
  const { compared, runs, values } = history;
  if (change === undefined || compared.candidate.length === 0) return [];
  const before = (levels.at(change.isBaseline ? starts.indexOf(change.start) : -1) ?? NaN) - change.step;
  // A run that is back at the level before shows that the loss is over.
  const now = toLevel(usualValue(compared.candidate, metric.id), metric);
  if (!change.isBaseline && now - before < change.step / 2) return [];
  return [
    {
      case: compared.case,
      metric: metric.id,
      percent: toPercent(change.step, metric),
      unit: changeUnit(metric),
      isWorse: change.step > 0,
      course: [before, values[change.start] ?? NaN, median(values.slice(-newestRuns))],
      firstRun: findProvenance(compared, runs[change.start]),
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

export const findProvenance = ({ history }: ComparedCase, run: number | undefined): Provenance =>
  history.find((measurement) => measurement.run === run)?.provenance ?? {};

/** The segments of a history: the first run and the number of each. The first segment includes all earlier runs. */
interface NumberedSegments {
  readonly starts: readonly number[];
  readonly numbers: readonly number[];
}

/** The segments of one case by metric; no entry for a metric with a single level. */
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
function selectRuns({ history }: ComparedCase, segments: SegmentsByMetric, count: number) {
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
  { history }: ComparedCase,
  segments: SegmentsByMetric,
  metrics: readonly Metric[],
  kept: ReturnType<typeof selectRuns>,
): readonly PlacedMeasurement[] {
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
  return history.flatMap((measurement): readonly PlacedMeasurement[] => {
    const { run } = measurement;
    if (kept?.all.has(run) === false) return [];
    const number = () => Object.fromEntries(levels.map((level) => [level.id, numberOf(run, level)]));
    return [{ ...measurement, segments: remember(numbersByRun, run, number) }];
  });
}

/*
 * Runs in which a plan got another request, or lost one. In a closed loop that changes the throughput of every label, although
 * none became slower or faster, so the throughput of later runs is a level of its own.
 */

/** A loss of this share of what a change of the plan leaves is noise. */
const tolerated = 0.1;

/** A label with the first and the last run that measured it; of a label in the candidate, no run is the last one. */
interface Lifetime {
  readonly compared: ComparedCase;
  readonly first: number;
  readonly last: number;
}

/** A label that the plan got, or lost, with the first run of the changed plan. */
interface Change {
  readonly changed: Lifetime;
  readonly run: number;
  readonly event: string;
}

/**
 * Accepts the throughput of labels where another label of their loop was measured for the first time, or no longer: from the
 * first run on that lost no more than this explains. A label without any run is not in the history yet: the judge explains what
 * it costs. A loss that nobody accepted stays one where the plan changes later.
 *
 * @param accepts what was accepted already
 * @param newest the number of newest runs of a load test that are compared: of older ones, only some labels may remain
 * @returns one entry for each label and run; none for runs without a start time, which no entry can name
 */
export function listPlanChanges(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[] = [],
  newest = Infinity,
): readonly Accept[] {
  const acceptsByCase = groupBy(accepts, (accept) => nameCase(accept.case).key);
  const labelled = cases.filter(({ case: { label }, history }) => label !== undefined && history.length > 0);
  const tests = groupBy(labelled, ({ case: name, isControl }) => JSON.stringify([isControl, loadTestKey(name)]));
  return [...tests.values()].flatMap((ofTest) => {
    const start = ofTest.reduce((latest, compared) => Math.max(latest, startOfNewest(compared, newest)), -Infinity);
    const labels = ofTest.flatMap((compared) => toLifetime(compared, start));
    const changesByRun = groupBy(findChanges(labels), ({ run }) => run);
    if (changesByRun.size === 0) return [];
    const findLoop = loops();
    const found = new Map<Lifetime, readonly Accept[]>();
    const inOrder = [...changesByRun].sort(([a], [b]) => a - b);
    for (const [run, changes] of inOrder) {
      const old = labels.filter(({ first, last }) => first < run && run <= last);
      for (const label of old) {
        const isOfLoop = findLoop(label);
        const ofLoop = changes.filter(({ changed }) => isOfLoop(changed));
        const earlier = found.get(label) ?? [];
        const known = [...(acceptsByCase.get(label.compared.case.key) ?? []), ...earlier];
        found.set(label, [...earlier, ...acceptFrom(label, old, ofLoop, known)]);
      }
    }
    return [...found.values()].flat();
  });
}

/** The first of the newest runs of a label; -Infinity if it has no more runs than these. */
function startOfNewest({ history }: ComparedCase, newest: number): number {
  if (history.length <= newest) return -Infinity;
  const runs = [...new Set(history.map(({ run }) => run))];
  return runs.length <= newest ? -Infinity : (runs.at(-newest) ?? -Infinity);
}

/** @param start earlier runs are ignored */
function toLifetime(compared: ComparedCase, start: number): readonly Lifetime[] {
  const { history, candidate } = compared;
  const [first, last] = [history.find(({ run }) => run >= start)?.run, history.at(-1)?.run];
  return first === undefined || last === undefined
    ? []
    : [{ compared, first, last: candidate.length > 0 ? Infinity : last }];
}

/** A history may contain a hundred thousand labels, so neither their pairs nor their number of arguments may be large. */
function findChanges(labels: readonly Lifetime[]): readonly Change[] {
  const first = labels.reduce((min, label) => Math.min(min, label.first), Infinity);
  const last = labels.reduce((max, label) => Math.max(max, label.last), -Infinity);
  return labels.flatMap((changed): readonly Change[] => [
    ...(changed.first > first ? [{ changed, run: changed.first, event: 'was added to the plan' }] : []),
    ...(changed.last < last ? [{ changed, run: changed.last + 1, event: 'was removed from the plan' }] : []),
  ]);
}

/**
 * @param changes of the same run, of labels of its loop
 * @param known what was accepted of the label
 */
function acceptFrom(
  label: Lifetime,
  old: readonly Lifetime[],
  changes: readonly Change[],
  known: readonly Accept[],
): readonly Accept[] {
  const [change] = changes;
  if (change === undefined) return [];
  const { changed, run, event } = change;
  const { history, case: name } = label.compared;
  const before = history.filter((entry) => entry.run < run);
  const accepted = firstRuns(findAcceptedLevels({ history: before }, { id: 'throughput' }, known));
  const usualRate = usualThroughput(before, largest(accepted, 0));
  const added = changes.flatMap((other) => (other.changed.first === run ? [other.changed] : []));
  const first = history.find((entry) => {
    if (entry.run < run) return false;
    const shareLeft = numericValue(entry.measurement, 'throughput') / usualRate;
    return !(shareLeft < (1 - tolerated) * estimateShareLeft(added, old, entry));
  });
  const from = first?.provenance.startedAt;
  if (from === undefined) return [];
  const { key: _, ...own } = name;
  const reason = `${changed.compared.case.label ?? ''} ${event}`;
  return [{ case: own, metric: 'throughput', from, reason, acceptedAt: from }];
}

/** The throughput before a change of the plan: that of the newest runs, or of the whole level if these lost some of it. */
function usualThroughput(before: readonly PlacedMeasurement[], start: number): number {
  const ofLevel = before.filter(({ run }) => run >= start);
  const medianThroughput = (runs: readonly PlacedMeasurement[]): number =>
    usualValue(
      runs.map(({ measurement }) => measurement),
      'throughput',
    );
  return Math.max(medianThroughput(ofLevel.slice(-newestBefore)), medianThroughput(ofLevel));
}

/**
 * The least share of its throughput that added labels leave to a loop in one run: without pauses, the share of the old labels
 * in the time of all requests. 0 if times or counts are not known.
 */
function estimateShareLeft(
  added: readonly Lifetime[],
  old: readonly Lifetime[],
  { run, measurement }: PlacedMeasurement,
): number {
  if (added.length === 0) return 1;
  const addTimes = (labels: readonly Lifetime[]): number =>
    sum(
      labels.flatMap(({ compared: { history } }) => {
        const other = history.find((entry) => entry.run === run)?.measurement;
        return other && areEquallyFrequent(other.samples ?? NaN, measurement.samples ?? NaN) ? [totalTime(other)] : [];
      }),
    );
  return remainingShare(addTimes(old), addTimes(added));
}

/**
 * Finds out whether two labels are requested equally often in the runs that measured both. A single request has a throughput
 * of its own, which may be that of the loop by chance, so the requests are compared as well if they are known.
 */
function loops(): (label: Lifetime) => (other: Lifetime) => boolean {
  const measurementsOf = cacheByObject(
    ({ compared }: Lifetime) => new Map(compared.history.map(({ run, measurement }) => [run, measurement])),
  );
  return (label) => {
    const own = measurementsOf(label);
    return (other) => {
      const both = other.compared.history.flatMap(({ run, measurement }) => {
        const mine = own.get(run);
        return mine === undefined ? [] : [[mine, measurement] as const];
      });
      const ratio = usualRatio(both.map(([a, b]) => numericValue(a, 'throughput') / numericValue(b, 'throughput')));
      const counts = usualRatio(both.map(([a, b]) => (a.samples ?? NaN) / (b.samples ?? NaN)));
      return areEquallyFrequent(ratio, 1) && (Number.isNaN(counts) || areEquallyFrequent(counts, 1));
    };
  };
}

/** The median of the ratios that are known; NaN if none is. */
const usualRatio = (ratios: readonly number[]): number =>
  knownMedian(ratios.filter((ratio) => ratio > 0 && ratio < Infinity));

/** An accepted level, and its first run in this history. */
export interface AcceptedLevel {
  readonly run: number;
  readonly accept: Accept;
}

/**
 * The accepted levels of a metric, oldest first. A level without any run in this history is omitted, and so is one that was only
 * taken as given if a user accepted an older one since.
 */
export function findAcceptedLevels(
  { history }: Pick<ComparedCase, 'history'>,
  { id }: Pick<Metric, 'id'>,
  accepts: readonly Accept[],
): readonly AcceptedLevel[] {
  const own = accepts.filter(({ metric }) => metric === allMetrics || metric === id);
  const isReplaced = ({ given, from, acceptedAt }: Accept): boolean =>
    given === true &&
    own.some(
      (other) =>
        other.given === undefined &&
        parseTime(other.from) < parseTime(from) &&
        parseTime(other.acceptedAt) >= parseTime(acceptedAt),
    );
  return own
    .filter((accept) => !isReplaced(accept))
    .flatMap((accept): readonly AcceptedLevel[] => {
      const first = history.find(({ provenance }) => parseTime(provenance.startedAt) >= parseTime(accept.from));
      return first === undefined ? [] : [{ run: first.run, accept }];
    })
    .sort((a, b) => a.run - b.run);
}

/** The distinct first runs of accepted levels. */
export const firstRuns = (levels: readonly AcceptedLevel[]): readonly number[] => [
  ...new Set(levels.map(({ run }) => run)),
];

const parseTime = (text: string | undefined): number => Date.parse(text ?? '');
