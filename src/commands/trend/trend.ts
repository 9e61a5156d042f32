/** Change points of every series of a history, with hindsight: when, between which commits, how much, accepted or not. */
import { nameCase } from '../../cases/names.js';
import { deriveMetrics } from '../../compare/derived-metrics.js';
import { groupBy } from '../../lang/group-by.js';
import { readHistory } from '../../history/read-history.js';
import { fewestRuns } from '../../compare/levels/segment.js';
import { segmentHistories, type SegmentedHistory } from '../../compare/levels/segment-histories.js';
import { findAcceptedLevels, firstRuns, type AcceptedLevel } from '../../compare/levels/accepted-levels.js';
import { environmentDifferences } from '../../cases/environment.js';
import { pairCases } from '../../compare/pair-cases.js';
import { metrics } from '../../metrics/index.js';
import { unusable } from '../../model/exit-code.js';
import type { Accept, Problem, Provenance } from '../../model/documents.js';
import type { Hindsight, Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import type { Host } from '../../model/host.js';
import type { Metric } from '../../model/metric.js';
import type { Pair, Run } from '../../model/run.js';
import { metricPolicyFinder, type Policy } from '../../config/policy.js';
import { noSuchCase, undatedRuns } from '../../problems/commands.js';
import { nothingRead } from '../../problems/inputs.js';
import { toPercent, worseSign } from '../../metrics/log-scale.js';
import { readSettings, type Request } from '../../config/settings.js';
import { toPastMeasurements } from '../../history/baseline.js';
import { smallestStep } from '../../stats/change-points.js';
import { median } from '../../stats/median.js';
import { version } from '../../version.js';
import { matchesWhere, matcherFor } from '../../cases/patterns.js';
import { isError } from '../../problems/problem.js';
import type { Result } from '../result.js';

export interface TrendRequest extends Omit<Request, 'results' | 'against' | 'only'> {
  /** Files, folders or globs of histories; the recorded history when there are none. */
  readonly history: readonly string[];
  /** Part of a case's name, or a pattern with * and ?: only these are shown, though all tell what moved a run. */
  readonly pattern?: string;
  /** When the run began that may make something visible; the newest without it. Other jobs may have recorded since. */
  readonly startedAt?: string;
}

/** 0: the trend was computed, whatever it shows. 3: no history could be read. */
export type Trended = Result<{
  readonly trend?: Trend;
  /** The changes of the trend that first became visible with the newest run, or with the one that `startedAt` names. */
  readonly fresh: readonly TrendChange[];
  /** The changes that were visible one run earlier, each with what it looks like now. */
  readonly hindsight: readonly Hindsight[];
}>;

export async function trend(request: TrendRequest, host: Host): Promise<Trended> {
  const refused = (problems: readonly Problem[]): Trended => ({
    exitCode: unusable,
    fresh: [],
    hindsight: [],
    problems,
  });
  const settings = await readSettings(request, host);
  if (settings.problems.some(isError)) return refused(settings.problems);
  const { runs, accepts, problems } = await readHistory(request.history, settings.read, settings.store, host);
  const { policy } = settings;
  const dated = runs
    .filter(({ provenance }) => provenance.startedAt !== undefined)
    .map((run) => deriveMetrics(run, policy.derivations).run);
  const told = [...problems, ...(dated.length < runs.length ? [undatedRuns(runs.length - dated.length)] : [])];
  if (dated.length === 0) return refused(told.some(isError) ? told : [...told, nothingRead()]);
  const whole = trendOf(dated, accepts, policy);
  const { pattern, startedAt } = request;
  const cases = whole.series.map((each) => each.case);
  const isNamed = pattern === undefined ? () => true : matcherFor(pattern, cases);
  const isShown = (each: Pick<TrendSeries, 'case'>): boolean => isNamed(each.case);
  const shown = { ...whole, series: whole.series.filter(isShown), changes: whole.changes.filter(isShown) };
  if (pattern !== undefined && shown.series.length === 0)
    return refused([...told, noSuchCase(pattern, [...new Set(cases.map(({ key }) => key))])]);
  const earlier = trendOf(
    dated.filter((run, i) => (startedAt === undefined ? i < dated.length - 1 : startOf(run) < startedAt)),
    accepts,
    policy,
  );
  return {
    ...{ exitCode: 0, trend: shown, problems: told },
    ...compared(shown.changes, earlier.changes.filter(isShown), startedAt),
  };
}

const startOf = ({ provenance }: Pick<Run, 'provenance'>): string => provenance.startedAt ?? '';

/** What one more run made of the changes that were to be seen before. */
function compared(
  changes: readonly TrendChange[],
  earlier: readonly TrendChange[],
  startedAt: string | undefined,
): Pick<Trended, 'fresh' | 'hindsight'> {
  // What began after a run was not made visible by it: old results may be recorded late.
  const isLater = ({ after }: TrendChange): boolean =>
    startedAt !== undefined && startOf({ provenance: after }) > startedAt;
  return {
    fresh: changes.filter((each) => !isLater(each) && sameAs(each, earlier) === undefined),
    hindsight: earlier.map((then): Hindsight => {
      const now = sameAs(then, changes);
      return { then, ...(now !== undefined && { now }) };
    }),
  };
}

/** With one run more the place of a change may move by so many. */
const sameChange = 3;

/** Which of the changes seen with one run more or less is this one, even if it seems to have happened a run earlier or later. */
function sameAs(
  { case: { key }, metric, run, direction }: TrendChange,
  others: readonly TrendChange[],
): TrendChange | undefined {
  const far = (each: TrendChange): number => Math.abs(each.run - run);
  return others
    .filter((each) => each.case.key === key && each.metric === metric && each.direction === direction)
    .filter((each) => far(each) <= sameChange)
    .reduce<TrendChange | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined);
}

/** @param runs oldest first, all of them dated */
export function trendOf(runs: readonly Run[], accepts: readonly Accept[], policy: Policy): Trend {
  const { pairs, runs: found } = pairCases({ provenance: {}, measurements: [] }, runs.flatMap(toPastMeasurements), {
    at: 'history',
    runs: Infinity,
    isControl: (of) => policy.controls.some((where) => matchesWhere(where, of)),
  });
  const acceptsOf = groupBy(accepts, (accept) => nameCase(accept.case).key);
  const judged = pairs.map((pair) => ({ pair, policyFor: metricPolicyFinder(policy, pair.case) }));
  const [series, changes]: [TrendSeries[], TrendChange[]] = [[], []];
  for (const metric of metrics) {
    const marked = (pair: Pair): readonly AcceptedLevel[] =>
      findAcceptedLevels(pair, metric, acceptsOf.get(pair.case.key) ?? []);
    for (const each of segmentHistories(judged, metric, (pair) => firstRuns(marked(pair)))) {
      const stretches = stretchesOf(each, marked(each.row.pair));
      series.push(seriesOf(each, metric, stretches));
      changes.push(...changesOf(each, metric, stretches, found, marked(each.row.pair)));
    }
  }
  return {
    schemaVersion: 1,
    tool: { name: 'guardband', version },
    runs: found,
    series: series.sort((a, b) => (a.case.key < b.case.key ? -1 : a.case.key > b.case.key ? 1 : 0)),
    changes: changes.sort((a, b) => b.run - a.run || Math.abs(b.percent) - Math.abs(a.percent)),
  };
}

/** Values of one level: indices of the first and of the one after the last, and the level. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly level: number;
}

/** A smaller step is none, whether a mark made it, or what moved whole runs; and a few bad nights are no level. */
function stretchesOf({ row, starts, levels }: SegmentedHistory, marks: readonly AcceptedLevel[]): readonly Stretch[] {
  const isMark = (from: number): boolean => marks.some(({ run }) => row.runs.findIndex((each) => each >= run) === from);
  const kept: Stretch[] = [];
  for (const [i, from] of starts.entries()) {
    const each = { from, to: starts[i + 1] ?? row.runs.length, level: levels[i] ?? 0 };
    const [last, before] = [kept.at(-1), kept.at(-2)];
    if (last === undefined) kept.push(each);
    else if (isMark(from) && leadsTo(each, last, before)) kept[kept.length - 1] = { ...each, from: last.from };
    else if (isMark(from) && isSmall(each, last)) kept[kept.length - 1] = { ...last, to: each.to };
    else kept.push(each);
  }
  return kept.reduce<Stretch[]>((all, each) => {
    const last = all.at(-1);
    const isNone = last !== undefined && (isShort(each) || isSmall(each, last));
    return isNone ? [...all.slice(0, -1), { ...last, to: each.to }] : [...all, each];
  }, []);
}

const isSmall = (each: Stretch, last: Stretch): boolean => Math.abs(each.level - last.level) < smallestStep;

const isShort = ({ from, to }: Stretch): boolean => to - from < fewestRuns;

/** The few nights before a level was accepted belong to it, which began with them, where they are nearer to it. */
const leadsTo = (accepted: Stretch, last: Stretch, before: Stretch | undefined): boolean =>
  before !== undefined && isShort(last) && Math.abs(accepted.level - last.level) < Math.abs(before.level - last.level);

const valueOf = (row: SegmentedHistory['row'], metric: Metric, of: readonly number[]): number =>
  Math.exp(worseSign(metric) * median(of.length === 0 ? row.values : of));

const seriesOf = ({ row }: SegmentedHistory, metric: Metric, stretches: readonly Stretch[]): TrendSeries => ({
  case: row.pair.case,
  metric: metric.id,
  points: row.runs.map((run, i) => ({ run, value: Math.exp(worseSign(metric) * (row.values[i] ?? 0)) })),
  levels: stretches.map(({ from, to }) => ({
    from: row.runs[from] ?? 0,
    to: row.runs[to - 1] ?? 0,
    value: valueOf(row, metric, row.values.slice(from, to)),
  })),
});

function changesOf(
  { row }: SegmentedHistory,
  metric: Metric,
  stretches: readonly Stretch[],
  runs: readonly Provenance[],
  marks: readonly AcceptedLevel[],
): readonly TrendChange[] {
  return stretches.slice(1).map(({ from, to, level }, i): TrendChange => {
    const past = stretches[i] ?? { from: 0, to: from, level };
    const [run = 0, lastBefore = 0, last = 0] = [row.runs[from], row.runs[from - 1], row.runs[to - 1]];
    const [before = {}, after = {}] = [runs[lastBefore], runs[run]];
    const accepted = marks.findLast((mark) => mark.run >= run && mark.run <= last)?.accept.reason;
    const environment = environmentDifferences(before, after);
    const by = level - past.level;
    const mended = stretches.slice(i + 2).find((each) => each.level <= past.level + row.tolerance);
    return {
      case: row.pair.case,
      metric: metric.id,
      run,
      before,
      after,
      percent: toPercent(by, metric),
      direction: by > 0 ? 'worse' : 'better',
      isBeyondBand: Math.abs(by) > row.tolerance,
      level: {
        before: valueOf(row, metric, row.values.slice(past.from, past.to)),
        after: valueOf(row, metric, row.values.slice(from, to)),
      },
      runs: to - from,
      ...(accepted !== undefined && { accepted }),
      ...(by > row.tolerance && mended !== undefined && { mended: runs[row.runs[mended.from] ?? 0] ?? {} }),
      ...(environment.length > 0 && { environment }),
    };
  });
}
