/** One card for each event: its groups, since when, and how far they moved; the same on the page and in the terminal. */
import { runDay, shortCommit } from '../sentences/runs.js';
import { groupBy, defined } from '../../lang/objects.js';
import { formatCount, joinParts, thousands, shortList } from '../../lang/format.js';
import type { Trend, TrendChange, TrendLevel, TrendSeries } from '../../model/documents.js';
import { isUnresolved } from '../../model/comparison.js';
import { formatName, partsOfName, type GroupName } from '../sentences/names.js';
import { changeUnit } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import { formatAmount, formatSizes } from '../sentences/numbers.js';
import { type Wording, plainWording } from '../sentences/words.js';
import { isGradual, type LossCourse } from '../../compare/loss-start.js';
import { sayAwaited } from '../sentences/whole-run.js';
import { type Cell, nameWorst } from '../sentences/rows.js';
import { acceptCommand, type HistoryOptions, sinceRun, listHistoryOptions } from '../../problems/commands.js';
import { bisectCommand } from '../bisect/command.js';
import { printableLine } from '../../lang/printable.js';
import { changeKinds, type ChangeKind } from '../page/report-types.js';
import { compareMetrics, type Move } from '../../judge/account/moves.js';
import {
  groupEvents,
  type TrendEvent,
  groupChanges,
  patternsForChanges,
  type ChangedGroups,
  seriesKey,
  measureNoise,
} from '../../judge/account/events.js';
import type { Group, GroupedCases } from '../../judge/account/groups.js';

/** An event, and the groups of cases that changed. */
export type TrendCard = ReturnType<typeof makeCard>;

/** Cases that moved together. */
export type CardCases = TrendCard['groups'][number];

/** Cards of the given changes, newest first. */
export const makeCards = (trend: Trend, changes: readonly TrendChange[], wording: Wording): readonly TrendCard[] =>
  groupEvents(changes, trend.series).map((event) => makeCard(trend, event, wording));

export function makeCard(trend: Trend, event: TrendEvent, wording: Wording) {
  const { changes } = event;
  const [worst] = changes.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  const changed = groupChanges(trend, changes);
  const { all, groups, waiting } = changed;
  const isSlow = isGradual(listCourses(changes, trend));
  return {
    ...event,
    // Cases that moved together.
    groups: [...groups, ...waiting].map((group) => ({
      name: nameCases(group, all, wording),
      moves: group.moves,
      cases: group.cases.map(({ name }) => name),
      // The case of several whose values are shown; empty if there is no other.
      worst: nameWorst(group, all, wording),
      // Why they moved if other cases of the card are the cause; empty if they are not.
      note: sayAwaited([group], wording),
    })),
    // Those that match the cases of its open regressions and no others.
    patterns: patternsForChanges(changes.filter(isUnresolved), changed),
    worst,
    metrics: [...new Set(changes.map(({ metric }) => metric))].sort(compareMetrics),
    // "4 of 4 runs beyond all 12 before": how sure its largest change is.
    certainty: worst === undefined ? '' : describeCertainty(worst, trend),
    // Whether it went on to get worse after its first run.
    isGradual: isSlow,
    // The last run that may have had a part in it.
    last: (isSlow ? trend.runs.at(-1) : undefined) ?? event.after,
  };
}

/** The values before open regressions, in their first run and in the newest one. */
const listCourses = (changes: readonly TrendChange[], { series }: Pick<Trend, 'series'>) =>
  changes.filter(isUnresolved).flatMap((change): readonly LossCourse[] => {
    const { points = [] } = findSeries(change, series) ?? {};
    const [first, now] = [points.find(({ run }) => run === change.run), points.at(-1)];
    return first && now ? [[change.level.before, first.value, now.value]] : [];
  });

/** A group that has no name but a count lists some of its labels. */
function nameCases(group: Group, all: GroupedCases, wording: Wording): GroupName {
  const { subject, extent } = partsOfName(group, all, wording);
  const labels = [...new Set(group.cases.map(({ name: { label, scenario } }) => label ?? scenario))];
  return { subject, extent: /^[\d,]+ of/.test(subject) ? shortList(labels.map(wording.name), 3) : extent };
}

/** "−37 %", "−37 to −12 %": beside the levels of one case, the median of several would look wrong. */
const formatChange = ({ low, high }: NonNullable<Move['change']>, metric: Pick<Metric, 'scale'>): string =>
  formatSizes([low, high], changeUnit(metric));

/** "throughput −37 %, p99 +58 %": the largest move of each metric. */
export function describeWorst(groups: readonly Pick<CardCases, 'moves'>[], wording: Wording): string {
  const moves = groups.flatMap((group) => group.moves);
  return [...groupBy(moves, ({ metric }) => metric).values()]
    .map((same) => same.toSorted((a, b) => b.severity - a.severity)[0])
    .flatMap((move) =>
      move?.change === undefined ? [] : [`${wording.title(move)} ${formatChange(move.change, wording.metric(move))}`],
    )
    .join(', ');
}

const maxNames = 5;

/** "GET /orders, all loads; POST /pay": the cases of changes. */
export const nameChangedCases = (
  trend: Pick<Trend, 'series'>,
  changes: readonly TrendChange[],
  wording: Wording,
): string => listNames(groupChanges(trend, changes), wording);

/** "GET /orders, all loads; POST /pay: throughput −19 %, p99 +33 %". */
export function describeChanges(
  trend: Pick<Trend, 'series'>,
  changes: readonly TrendChange[],
  wording: Wording,
): string {
  const changed = groupChanges(trend, changes);
  return `${listNames(changed, wording)}: ${describeWorst(changed.groups, wording)}`;
}

function listNames({ groups, all }: ChangedGroups, wording: Wording): string {
  const names = groups.slice(0, maxNames).map((group) => formatName(partsOfName(group, all, wording)));
  const more = groups.length - names.length;
  return [...names, ...(more > 0 ? [`${thousands(more)} more`] : [])].join('; ');
}

/** "new, since 2026-07-11 (6 of 6 runs beyond all 12 before)". */
export function describeFirstRun({ after, changes, certainty, isGradual: isSlow }: TrendCard): string {
  const isNew = changes.some(({ news }) => news === 'new' || news === 'worse');
  const runs = Math.max(...changes.map((change) => change.runs));
  const size = certainty === '' ? formatCount(runs, 'run') : certainty;
  return `${isNew ? 'new, ' : ''}${isSlow ? 'worsening ' : ''}since ${runDay(after) || 'an undated run'} (${size})`;
}

/** How many runs of the new level are beyond every run of the one before; empty if either has none. */
function describeCertainty(change: TrendChange, { series }: Pick<Trend, 'series'>): string {
  const { points = [], levels = [] } = findSeries(change, series) ?? {};
  const valuesIn = (level: TrendLevel | undefined): readonly number[] =>
    points.flatMap(({ run, value }) => (level && run >= level.from && run <= level.to ? [value] : []));
  const past = valuesIn(levels.findLast(({ to }) => to < change.run));
  const now = valuesIn(levels.find(({ to }) => to >= change.run));
  if (past.length === 0 || now.length === 0) return '';
  const isUp = change.level.after > change.level.before;
  const most = isUp ? Math.max(...past) : Math.min(...past);
  const beyond = now.filter((value) => (isUp ? value > most : value < most));
  return `${thousands(beyond.length)} of ${formatCount(now.length, 'run')} beyond all ${thousands(past.length)} before`;
}

export function findOwn({ changes }: TrendCard, { cases }: CardCases): readonly TrendChange[] {
  const keys = new Set(cases.map(({ key }) => key));
  return changes.filter((change) => keys.has(change.case.key));
}

/** "GET /orders, all loads", "POST /pay and 2 more": what a card is about. */
export function nameCard({ groups }: Pick<TrendCard, 'groups'>, emphasize = (text: string): string => text): string {
  const [largest, ...others] = groups.toSorted((a, b) => b.cases.length - a.cases.length);
  if (largest === undefined) return '';
  return `${formatName(largest.name, emphasize)}${others.length === 0 ? '' : ` and ${thousands(others.length)} more`}`;
}

/** "−19 %" and "831.8 → 667.2 /s"; undefined if the cases did not move in the metric. */
export function formatMoveCell({ moves, cases }: CardCases, metric: string, wording: Wording): Cell | undefined {
  const move = moves.find((other) => other.metric === metric);
  if (move?.change === undefined) return undefined;
  const { baseline, candidate } = move.largest;
  const values =
    baseline === undefined || candidate === undefined
      ? ''
      : `${formatAmount(baseline.value, { unit: '' })} → ${formatAmount(candidate, wording.metric(move))}`;
  const moved = move.count;
  const extent = moved < cases.length ? `in ${String(moved)} of ${String(cases.length)}` : '';
  return { change: formatChange(move.change, wording.metric(move)), values, extent };
}

/** "accepted: new tax rules; back to normal since 2026-02-10": why changes are not open, and what changed with them. */
export function describeSettlement(changes: readonly TrendChange[], wording: Wording): string {
  const list = (name: string, values: readonly string[]): string =>
    values.length === 0 ? '' : `${name} ${[...new Set(values)].slice(0, 3).join(', ')}`;
  const accepted = changes.flatMap((change) => (change.accepted === undefined ? [] : wording.name(change.accepted)));
  const axes = changes.flatMap(({ environment = [] }) => environment.map(wording.name));
  const recovered = changes.flatMap((change) => (change.recovered === undefined ? [] : runDay(change.recovered)));
  const parts = [
    list('accepted:', accepted),
    list('back to normal since', recovered.sort().slice(-1)), // all of them
    changes.some(({ usual }) => usual) ? 'runs are judged against it' : '',
    list('environment changed with it:', axes),
  ];
  return joinParts(parts, '; ');
}

/** Where the history is; levels of files cannot be accepted. */
export type CardHistory = HistoryOptions & Pick<Trend, 'unrecorded'>;

/** The commands for the open regressions of a card, each with what it does; those that cannot run are left out. */
export function listCommands(
  { before, last, changes, patterns }: TrendCard,
  history: CardHistory,
): readonly { readonly title: string; readonly command: string }[] {
  const open = changes.filter(isUnresolved);
  const search = bisectCommand(before.commit, last.commit, { config: history.config });
  // The run with which the last of the levels began belongs to all of them.
  const from = open.toSorted((a, b) => b.run - a.run)[0]?.after.startedAt;
  const accept = acceptCommand(patterns, sinceRun(from), history);
  const stay = 'If it is meant to stay, accept it; until then, runs are judged against the previous level';
  if (open.length === 0) return [];
  return [
    ...(search === undefined ? [] : [{ title: 'Find the commit that did it', command: search }]),
    ...(history.unrecorded === true ? [] : [{ title: stay, command: accept }]),
  ];
}

/** The commits that can have caused a change: "1a2b3c4d5e..6f7a8b9c0d", or the known end; empty if neither is known. */
export function formatCommitRange({ before, after }: Pick<TrendChange, 'before' | 'after'>): string {
  const [first, last] = [shortCommit(before), shortCommit(after)];
  if (last === undefined) return first === undefined ? '' : `after ${first}`;
  return first === undefined || first === last ? last : `${first}..${last}`;
}

/** The series in which something was found. */
export const findSeries = (
  { case: { key }, metric }: Pick<TrendChange, 'case' | 'metric'>,
  series: readonly TrendSeries[],
): TrendSeries | undefined => series.find((one) => one.case.key === key && one.metric === metric);

/** A loss that is not a change of level: what the newest run shows alone, and what got worse slowly. */
export const lossOf = (
  { runs }: Pick<Trend, 'runs'>,
  found: Pick<TrendChange, 'case' | 'metric' | 'run' | 'percent' | 'level' | 'runs'>,
): TrendChange => ({
  ...found,
  before: runs[found.run - 1] ?? {},
  after: runs[found.run] ?? {},
  direction: 'worse',
  isBeyondBand: true,
});

export type TrendPageData = ReturnType<typeof trendPageData>;
export type TrendPageSeries = TrendPageData['series'][number];

/**
 * The data for the script of the trend page. It takes as few bytes as possible, because a long history has a hundred thousand
 * values: a run is named once, and series with the same runs share one list of them.
 *
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

/** Undefined if no run has a value. */
const column = (values: readonly (string | undefined)[]): readonly string[] | undefined =>
  values.every((value) => value === undefined) ? undefined : values.map((value = '') => value);

function classifyChange(change: TrendChange): ChangeKind {
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
