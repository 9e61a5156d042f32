/**
 * The data for the script of the trend page. It takes as few bytes as possible, because a long history has a hundred thousand
 * values: a run is named once, and series with the same runs share one list of them.
 */
import { defined, groupBy } from '../../lang/objects.js';
import { listHistoryOptions } from '../../problems/commands.js';
import { printableLine } from '../../lang/printable.js';
import { shortCommit } from '../sentences/runs.js';
import type { Trend, TrendChange, TrendSeries } from '../../model/documents.js';
import { isUnresolved } from '../../model/comparison.js';
import { median, toSigma } from '../../stats/averages.js';
import type { TrendCard } from './cards.js';
import { changeKinds, type ChangeKind } from '../page/report-types.js';
import { plainWording } from '../sentences/words.js';
import { compareMetrics } from '../../judge/account/moves.js';

export type TrendPageData = ReturnType<typeof trendPageData>;
export type TrendPageSeries = TrendPageData['series'][number];

/**
 * @param cards in the order of the page
 * @param cases the keys of the cases, in the order of the page
 */
export function trendPageData(
  trend: Trend,
  cards: readonly TrendCard[],
  cases: readonly string[],
  root: string | undefined,
) {
  const wording = plainWording(trend);
  const metrics = [...new Set(trend.series.map(({ metric }) => metric))].sort(compareMetrics);
  const timelines = new Map<string, number>();
  const changes = groupBy(trend.changes, (change) => seriesKey(change));
  const caseIndex = new Map(cases.map((key, index) => [key, index]));
  const metricIndex = new Map(metrics.map((id, index) => [id, index]));
  const series = trend.series
    .map((entry) => toPageSeries(entry, changes.get(seriesKey(entry)) ?? [], timelines, { caseIndex, metricIndex }))
    .sort((a, b) => a.case - b.case || a.metric - b.metric);
  const options = listHistoryOptions(trend).map((option) => ` ${printableLine(option)}`);
  return {
    metrics: metrics.map((id) => {
      const { title, unit, better } = wording.metric({ metric: id });
      return { id: printableLine(id), title: printableLine(title), unit, better };
    }),
    runs: {
      // In seconds since 1970.
      time: trend.runs.map(({ startedAt }) => Date.parse(startedAt ?? '') / 1000),
      ...defined({
        commit: column(trend.runs.map(shortCommit)),
        tag: column(trend.runs.map(({ tag }) => tag && printableLine(tag))),
      }),
    },
    ...defined({ axes: listAxes(trend), commitBase: root && `${root}/commit/` }),
    ...(trend.unrecorded !== true && { options: options.join('') }),
    cases: cases.map(printableLine),
    timelines: [...timelines.keys()].map((key) => JSON.parse(key) as readonly number[]),
    series,
    cards: cards.map(({ groups, worst }) => ({
      // The case, the metric and the run of the largest change.
      worst: [
        caseIndex.get(worst?.case.key ?? '') ?? -1,
        metricIndex.get(worst?.metric ?? '') ?? -1,
        worst?.run ?? 0,
      ] as const,
      groups: groups.map((group) => ({
        cases: group.cases.map(({ key }) => caseIndex.get(key) ?? -1),
        metrics: group.moves.map(({ metric }) => metricIndex.get(metric) ?? -1),
      })),
    })),
  };
}

const maxAxes = 20;

/** The axes that differ between runs: the values, and for each run the index of its value or -1. */
function listAxes({ runs }: Trend) {
  const environments = runs.map(({ environment = {} }) => new Map(Object.entries(environment)));
  const axes = [...new Set(environments.flatMap((environment) => [...environment.keys()]))].sort();
  const varying = axes.flatMap((axis) => {
    const own = environments.map((environment) => environment.get(axis));
    const values = [...new Set(own)].filter((value) => value !== undefined);
    const runs = own.map((value) => (value === undefined ? -1 : values.indexOf(value)));
    return new Set(own).size < 2 ? [] : [{ axis: printableLine(axis), values: values.map(printableLine), runs }];
  });
  return varying.length === 0 ? undefined : varying.slice(0, maxAxes);
}

export const seriesKey = ({ case: { key }, metric }: Pick<TrendSeries, 'case' | 'metric'>): string =>
  JSON.stringify([key, metric]);

/** Undefined if no run has a value. */
const column = (values: readonly (string | undefined)[]): readonly string[] | undefined =>
  values.every((value) => value === undefined) ? undefined : values.map((value = '') => value);

export function classifyChange(change: TrendChange): ChangeKind {
  if (isUnresolved(change)) return 'worse';
  if (change.direction === 'better') return 'better';
  if (change.accepted !== undefined) return 'accepted';
  return change.recovered === undefined ? 'within' : 'recovered';
}

function toPageSeries(
  { case: { key }, metric, points, levels, tolerance }: TrendSeries,
  changes: readonly TrendChange[],
  timelines: Map<string, number>,
  indices: { readonly caseIndex: ReadonlyMap<string, number>; readonly metricIndex: ReadonlyMap<string, number> },
) {
  // The first run, then the distance to the next.
  const timeline = JSON.stringify(points.map(({ run }, i) => run - (points[i - 1]?.run ?? 0)));
  const index = timelines.get(timeline) ?? timelines.size;
  timelines.set(timeline, index);
  return {
    case: indices.caseIndex.get(key) ?? 0,
    metric: indices.metricIndex.get(metric) ?? 0,
    timeline: index,
    // Rounds to four digits, as in texts.
    values: points.map(({ value }) => Number(value.toPrecision(4))),
    levels: levels.map(({ from, to, value }) => [from, to, Number(value.toPrecision(5))] as const),
    ...(tolerance !== undefined && { band: Number(tolerance.toPrecision(3)) }),
    noise: Number((100 * measureNoise(points, levels)).toPrecision(3)),
    ...(changes.length > 0 && {
      changes: changes.map((change) => {
        const kind = changeKinds.indexOf(classifyChange(change));
        return [change.run, kind, Number(change.percent.toPrecision(3))] as const;
      }),
    }),
  };
}

/** One standard deviation of the values around their levels, as a log ratio. Outliers have no influence. */
export function measureNoise(points: TrendSeries['points'], levels: TrendSeries['levels']): number {
  const deviations: number[] = [];
  let level = 0;
  for (const { run, value } of points) {
    while (level + 1 < levels.length && (levels[level + 1]?.from ?? Infinity) <= run) level++;
    const expected = levels[level]?.value;
    if (expected !== undefined && expected > 0 && value > 0) deviations.push(Math.abs(Math.log(value / expected)));
  }
  return deviations.length < 3 ? 0 : toSigma * median(deviations);
}
