/** The trend of a history: every series with its levels, and every level change with the runs around it. */
import { environmentDifferences, isSameEnvironment, loadTestKey, nameCase } from '../../cases/names.js';
import type { Policy } from '../../config/policy.js';
import { casePolicyFinder } from '../stand-in.js';
import { addAll, compareCodeUnits, defined, groupBy } from '../../lang/objects.js';
import { recentRuns } from '../../history/recent-runs.js';
import { listDeclared } from '../../metrics/index.js';
import { fromLevel, toPercent } from '../../metrics/values.js';
import type { Accept, Provenance, Trend, TrendChange, TrendDrift, TrendSeries } from '../../model/documents.js';
import type { ComparedCase } from '../../model/run.js';
import { isUnresolved } from '../../model/comparison.js';
import { largest, median, toSigma } from '../../stats/averages.js';
import { smallestStep } from '../../stats/change-points.js';
import { version } from '../../model/version.js';
import { type AcceptedLevel, findAcceptedLevels, listPlanChanges, firstRuns, longestHistory } from './assign-levels.js';
import type { JoinedCases } from '../join-cases.js';
import { type CaseHistory, isRounding, minRuns, type SegmentedHistory, segmentHistories } from './segment.js';
import { segmentLevels } from './recent-shift.js';
import { ckmeans } from 'simple-statistics';

/**
 * Segments every series of a history. Its drifts are the losses whose level became the baseline; those of the newest runs
 * are found by judging them.
 *
 * @param accepts the accepted levels
 * @param count the number of its oldest runs that are used; all by default
 */
export function buildTrend(
  { cases, runs: all }: JoinedCases,
  accepts: readonly Accept[],
  policy: Policy,
  count = all.length,
): Trend {
  const runs = all.slice(0, count);
  const segmentRuns = (numbers: Iterable<number>) => {
    const wanted = new Set(numbers);
    const parts = cases.map((one) => ({ ...one, history: one.history.filter(({ run }) => wanted.has(run)) }));
    return segmentAll(
      parts.filter(({ history }) => history.length > 0),
      accepts,
      policy,
      runs,
    );
  };
  const whole = segmentRuns(runs.keys());
  const environments = listEnvironments(runs);
  // One run has no change. There may be as many environments as runs.
  const parts = environments.length < 2 ? [whole] : environments.filter(({ length }) => length > 1).map(segmentRuns);
  const isAmong = (some: readonly Provenance[], { after }: TrendChange): boolean =>
    some.some((run) => isSameEnvironment(run, after));
  // What moved to another environment is not compared with what was measured before.
  const moves = whole.changes.filter((change) => !isAmong(runs.slice(0, change.run), change)).map(settle);
  const changes = parts
    .flatMap((part) => part.changes)
    .map((change) => (isAmong(runs.slice(-recentRuns), change) ? change : settle(change)));
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    runs,
    ...listDeclared(policy.metrics),
    series: whole.series.sort((a, b) => compareCodeUnits(a.case.key, b.case.key)),
    changes: [...moves, ...changes].sort((a, b) => b.run - a.run || Math.abs(b.percent) - Math.abs(a.percent)),
    drifts: parts.flatMap(({ drifts }) => drifts),
    ...defined({ mixture: toMixture(whole.mixed, whole.series.length, runs) }),
  };
}

/** The runs of every environment, which are compared with each other alone. */
function listEnvironments(runs: readonly Provenance[]): readonly (readonly number[])[] {
  const distinct = new Map(runs.map((run) => [JSON.stringify(Object.entries(run.environment ?? {}).sort()), run]));
  const parts = [...distinct.values()].map((own) => runs.flatMap((run, i) => (isSameEnvironment(run, own) ? [i] : [])));
  return parts.filter(({ length }) => length < runs.length);
}

/** A loss that is not open, because no check compares runs with the level before it. */
const settle = (change: TrendChange): TrendChange => (isUnresolved(change) ? { ...change, usual: true } : change);

/** Segments every series of some runs. */
function segmentAll(
  cases: readonly ComparedCase[],
  accepts: readonly Accept[],
  policy: Policy,
  runs: readonly Provenance[],
) {
  const planChanges = new Set(listPlanChanges(cases, accepts));
  const acceptsByCase = groupBy([...accepts, ...planChanges], (accept) => nameCase(accept.case).key);
  const withPolicies = cases.map((compared) => ({ compared, policyFor: casePolicyFinder(policy, compared) }));
  const mixed: TwoLevels[] = [];
  const [series, changes, drifts]: [TrendSeries[], TrendChange[], TrendDrift[]] = [[], [], []];
  for (const metric of policy.metrics.all) {
    const acceptedLevels = (compared: ComparedCase): readonly AcceptedLevel[] =>
      findAcceptedLevels(compared, metric, acceptsByCase.get(compared.case.key) ?? []);
    const all = segmentHistories(withPolicies, metric, (compared) => firstRuns(acceptedLevels(compared)));
    const newestRun = findNewestRuns(all);
    for (const segmented of all) {
      const { history } = segmented;
      const accepted = acceptedLevels(history.compared);
      const exact = accepted.filter(({ accept }) => planChanges.has(accept)).map(({ run }) => run);
      const two = history.shares === undefined ? findTwoLevels(history.values) : undefined;
      if (two !== undefined) mixed.push(two);
      const found = findLevels(segmented, accepted, { exact, newest: newestRun(history.compared) });
      const levels = two === undefined ? found : joinMixed(found, history, two);
      // Most shares are 0 all the time: their series would be as many as all others.
      if (history.shares !== undefined && levels.length === 1) continue;
      series.push(toSeries(history, levels));
      addAll(changes, findChanges(segmented, levels, runs, accepted));
      const loss = history.shares === undefined ? findTakenLoss(history, levels) : undefined;
      if (loss !== undefined) drifts.push(loss);
    }
  }
  return { series, changes, drifts, mixed };
}

/** The index of the first value after the level that a check compares with. */
const endOfBaseline = ({ starts, baseline }: SegmentedHistory): number => starts[largest(baseline) + 1] ?? Infinity;

/** The newest run of the load test of a case. */
function findNewestRuns(all: readonly SegmentedHistory[]): (compared: ComparedCase) => number {
  const byTest = groupBy(all, ({ history: { compared } }) => loadTestKey(compared.case));
  const newest = new Map(
    [...byTest].map(([key, own]) => [key, Math.max(...own.map(({ history: { runs } }) => runs.at(-1) ?? 0))]),
  );
  return (compared) => newest.get(loadTestKey(compared.case)) ?? 0;
}

type Segment = Omit<Level, 'isAccepted'>;

/**
 * The levels of a history: its segments, merged where they differ by less than the smallest step (as accepted levels and
 * removed run shifts may) and where they are too short.
 *
 * @param exact the runs in which the plan changed: levels that begin there and have ended may be short
 * @param newest the newest run of the load test
 */
function findLevels(
  { history, starts, levels, change }: SegmentedHistory,
  accepted: readonly AcceptedLevel[],
  { exact, newest }: { readonly exact: readonly number[]; readonly newest: number },
): readonly Level[] {
  const isExact = ({ start, end }: Segment): boolean =>
    exact.includes(history.runs[start] ?? NaN) && (history.runs[end - 1] ?? 0) < newest;
  const isAccepted = (start: number): boolean =>
    accepted.some((level) => history.runs.findIndex((run) => run >= level.run) === start);
  // What a check reports as open begins a level.
  const isOpen = ({ start }: Segment): boolean => change?.isBaseline === false && change.start === start;
  const kept: Segment[] = [];
  for (const [i, start] of starts.entries()) {
    const next = { start, end: starts[i + 1] ?? history.runs.length, level: levels[i] ?? 0 };
    const [last, beforeLast] = [kept.at(-1), kept.at(-2)];
    if (last === undefined) kept.push(next);
    else if (isAccepted(start) && !isExact(last) && leadsTo(next, last, beforeLast))
      kept[kept.length - 1] = { ...next, start: last.start };
    else if (isAccepted(start) && isSmallStep(next, last)) kept[kept.length - 1] = { ...last, end: next.end };
    else if (!isAccepted(start) && !isOpen(next) && !isExact(last) && areOneLevel(last, next, beforeLast))
      kept[kept.length - 1] = { ...last, end: next.end, level: (last.level + next.level) / 2 };
    else kept.push(next);
  }
  const merged = kept.reduce<Segment[]>((joined, next) => {
    const last = joined.at(-1);
    const isOutage = hasFewRuns(next) && !isExact(next) && !isAccepted(next.start);
    const isJoined = last !== undefined && !isOpen(next) && (isOutage || isSmallStep(next, last));
    return isJoined ? [...joined.slice(0, -1), { ...last, end: next.end }] : [...joined, next];
  }, []);
  return merged.map((level) => ({ ...level, isAccepted: findAccepted(level, history, accepted) !== undefined }));
}

/** The newest acceptance of a level. */
const findAccepted = (
  { start, end }: Segment,
  { runs }: CaseHistory,
  accepted: readonly AcceptedLevel[],
): AcceptedLevel | undefined => {
  const [first = 0, last = 0] = [runs[start], runs[end - 1]];
  return accepted.findLast(({ run }) => run >= first && run <= last);
};

const isSmallStep = (a: Segment, b: Segment): boolean => Math.abs(a.level - b.level) < smallestStep;

const hasFewRuns = ({ start, end }: Segment): boolean => end - start < minRuns;

/** Whether the few runs before an accepted level already belong to it, because they are closer to it than to the old level. */
const leadsTo = (accepted: Segment, last: Segment, beforeLast: Segment | undefined): boolean =>
  beforeLast !== undefined &&
  last.end - last.start <= minRuns &&
  Math.abs(accepted.level - last.level) < Math.abs(beforeLast.level - last.level);

/** Whether two levels are too short to be told apart, but lead the same way: together they may be long enough. */
const areOneLevel = (last: Segment, next: Segment, beforeLast: Segment | undefined): boolean =>
  beforeLast !== undefined &&
  hasFewRuns(last) &&
  hasFewRuns(next) &&
  Math.sign(last.level - beforeLast.level) === Math.sign(next.level - last.level);

/** The level of a part of a history as a value of the metric; of the whole history if it is empty. */
function levelValue({ values, shares, metric }: CaseHistory, ...range: readonly [start: number, end: number]): number {
  const part = range[0] < range[1] ? range : [];
  return fromLevel(segmentLevels(values.slice(...part), [0], shares?.slice(...part))[0] ?? NaN, metric);
}

const toSeries = (history: CaseHistory, levels: readonly Level[]): TrendSeries => ({
  case: history.compared.case,
  metric: history.metric.id,
  ...(history.shares === undefined &&
    Number.isFinite(history.tolerance) && { tolerance: Math.abs(toPercent(history.tolerance, history.metric)) }),
  // Created when it is read: most of the trend of a long history consists of points, and the text shows few of them.
  get points() {
    return history.runs.map((run, i) => ({ run, value: fromLevel(history.values[i] ?? 0, history.metric) }));
  },
  levels: levels.map(({ start, end }) => ({
    from: history.runs[start] ?? 0,
    to: history.runs[end - 1] ?? 0,
    value: levelValue(history, start, end),
  })),
});

function findChanges(
  segmented: SegmentedHistory,
  levels: readonly Level[],
  provenances: readonly Provenance[],
  acceptedLevels: readonly AcceptedLevel[],
): readonly TrendChange[] {
  const { history } = segmented;
  const { compared, metric, runs, toleratedStep } = history;
  return levels.slice(1).map((present, i): TrendChange => {
    const { start, end, level } = present;
    const previous = levels[i] ?? { start: 0, end: start, level };
    const [run = 0, lastBefore = 0] = [runs[start], runs[start - 1]];
    const [before = {}, after = {}] = [provenances[lastBefore], provenances[run]];
    const environment = environmentDifferences(before, after);
    const step = level - previous.level;
    const isTolerated = (later: number): boolean => later - previous.level <= toleratedStep(previous.level);
    const recovery = levels.slice(i + 2).find((later) => isTolerated(later.level));
    const isRecovered = !isTolerated(level) && recovery !== undefined;
    const change: TrendChange = {
      case: compared.case,
      metric: metric.id,
      run,
      before,
      after,
      percent: toPercent(step, metric),
      direction: step > 0 ? 'worse' : 'better',
      isBeyondBand: Math.abs(step) > toleratedStep(Math.min(level, previous.level)),
      level: {
        before: levelValue(history, previous.start, previous.end),
        after: levelValue(history, start, end),
      },
      runs: end - start,
      ...defined({
        accepted: findAccepted(present, history, acceptedLevels)?.accept.reason,
        recovered: isRecovered ? (provenances[runs[recovery.start] ?? 0] ?? {}) : undefined,
        environment: environment.length > 0 ? environment : undefined,
      }),
    };
    return end <= endOfBaseline(segmented) ? settle(change) : change;
  });
}

/**
 * A loss within the tolerance band: its level became the baseline by itself, so no check reports it as a loss. Compares the present level with the best one since the last that was accepted. Undefined if it is no worse, if it has
 * lasted longer than the runs from which a check determines levels, or if a single step exceeded the band: that step is
 * listed as a change that nobody accepted.
 *
 * @param levels oldest first
 */
export function findTakenLoss(history: CaseHistory, levels: readonly Level[]): TrendDrift | undefined {
  const { compared, metric, runs } = history;
  let [best, since, isStepLarge] = [levels[0], undefined as Level | undefined, false];
  for (const [i, next] of levels.slice(1).entries()) {
    if (best === undefined || next.isAccepted || next.level <= best.level) best = next;
    const isWorse = next.level - best.level >= smallestStep && !isRounding(history, next.level, best.level);
    const last = levels[i]?.level ?? next.level;
    const isLarge = next.level - last > history.toleratedStep(last);
    isStepLarge = isWorse && (isLarge || (since !== undefined && isStepLarge));
    since = isWorse ? (since ?? next) : undefined;
  }
  const present = levels.at(-1);
  if (best === undefined || since === undefined || present === undefined || isStepLarge) return undefined;
  const count = runs.length - since.start;
  if (count > longestHistory) return undefined;
  const loss = present.level - best.level;
  return {
    case: compared.case,
    metric: metric.id,
    run: runs[since.start] ?? 0,
    percent: toPercent(loss, metric),
    runs: count,
    level: loss > history.toleratedStep(best.level) ? 'refused' : 'taken',
  };
}

/** Values of one level: the index of the first, the index after the last, and the level as a logarithm. */
export interface Level {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  /** Whether a user accepted it. */
  readonly isAccepted: boolean;
}

interface TwoLevels {
  /** The lower level and the higher one. */
  readonly levels: readonly [number, number];
  /** The number of values of each. */
  readonly counts: readonly [number, number];
  /** How far the values of a level are from it. */
  readonly spread: number;
  /** More values in a row on one of them are not a part of the mixture. */
  readonly longest: number;
}

/** Fewer changes are events. */
const fewestChanges = 6;
/** A history of events changes less often than at every so many runs. */
const runsBetweenChanges = 20;
/** How many spreads two levels are apart that nobody takes for one. */
const fewestSpreads = 5;
/** Machines of two kinds differ by more than this: with hardly any noise, levels that are closer mean nothing. */
const leastApart = Math.log(1.03);
/** A level of fewer values is that of outliers. */
const smallestShare = 0.15;
/** How often a mixture may have a longer series on one level by chance. */
const chance = 0.01;

/** Undefined if the values are of one level, or of levels that follow each other. */
function findTwoLevels(values: readonly number[]): TwoLevels | undefined {
  if (values.length < 2 * fewestChanges) return undefined;
  // The two parts that vary least.
  const [low = [], high = []] = ckmeans([...values], 2);
  if (Math.min(low.length, high.length) < smallestShare * values.length) return undefined;
  const border = largest(low);
  const isHigh = values.map((value) => value > border);
  const levels = [median(low), median(high)] as const;
  const spread =
    toSigma * Math.max(...[low, high].map((own, k) => median(own.map((one) => Math.abs(one - (levels[k] ?? 0))))));
  const changes = isHigh.slice(1).filter((now, i) => now !== isHigh[i]).length;
  const isApart = levels[1] - levels[0] > Math.max(fewestSpreads * spread, leastApart);
  if (!isApart || changes < Math.max(fewestChanges, values.length / runsBetweenChanges)) return undefined;
  const longest = Math.log(chance / changes) / Math.log1p(-changes / values.length);
  return { levels, counts: [low.length, high.length], spread, longest };
}

/** Joins the levels of a history that only alternate between the two. */
function joinMixed(
  levels: readonly Level[],
  { values }: { readonly values: readonly number[] },
  { levels: [low, high], spread, longest }: TwoLevels,
): readonly Level[] {
  const margin = Math.max(fewestSpreads * spread, (high - low) / 2);
  const isMixed = ({ start, end, level, isAccepted }: Level): boolean =>
    !isAccepted &&
    level > low - margin &&
    level < high + margin &&
    longestOnOne(values.slice(start, end), (low + high) / 2) <= longest;
  return levels.reduce<readonly Level[]>((joined, next) => {
    const last = joined.at(-1);
    if (last === undefined || !isMixed(last) || !isMixed(next)) return [...joined, next];
    return [...joined.slice(0, -1), { ...last, end: next.end, level: median(values.slice(last.start, next.end)) }];
  }, []);
}

/** The length of the longest series of values on one side of a border. */
function longestOnOne(values: readonly number[], border: number): number {
  let [longest, length] = [0, 0];
  for (const [i, value] of values.entries()) {
    length = i > 0 && value > border === (values[i - 1] ?? 0) > border ? length + 1 : 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** The share of series in which the runs of two kinds of machine alternate. */
const leastMixed = 0.2;

/** What the series of a history share; undefined if too few show two levels. */
function toMixture(mixed: readonly TwoLevels[], all: number, runs: readonly Provenance[]): Trend['mixture'] {
  // Another machine moves many series, and one of many alternates by chance.
  if (mixed.length < leastMixed * all) return undefined;
  const most = largest(mixed.map(({ counts: [a, b] }) => a + b));
  const clearest = mixed.find(({ counts: [a, b] }) => a + b === most);
  if (clearest === undefined) return undefined;
  const environments = [...new Set(runs.map(({ environment }) => nameEnvironment(environment)))];
  return {
    series: mixed.length,
    percent: 100 * Math.expm1(median(mixed.map(({ levels: [low, high] }) => high - low))),
    runs: [...clearest.counts],
    environments: environments.length > 1 ? environments : [],
  };
}

const nameEnvironment = (environment: Provenance['environment'] = {}): string =>
  Object.entries(environment)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(', ');
