/** One card for each event: its groups, since when, and how far they moved; the same on the page and in the terminal. */
import { runDay } from '../phrases/compared-runs.js';
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/objects.js';
import { formatCount, joinParts, shortList, thousands } from '../../lang/format.js';
import type { CaseName, Trend, TrendChange, TrendLevel } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import { valueIn } from '../../judge/groups/regions.js';
import type { Group, GroupedCases } from '../../judge/groups/groups.js';
import { findCaseStates } from '../../judge/groups/case-states.js';
import { compareMetrics, measureMoves, type Move } from '../../judge/groups/moves.js';
import { formatName, partsOfName, type GroupName } from '../groups/names.js';
import { changeUnit } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import { formatSizes } from '../phrases/numbers.js';
import { formatAmount } from '../phrases/amount.js';
import type { Wording } from '../phrases/wording.js';
import { describeWaitCause } from '../phrases/awaited-labels.js';
import { nameWorst, type Cell } from '../phrases/rows.js';
import {
  groupChanges,
  groupEvents,
  patternsForChanges,
  toFindings,
  type ChangedGroups,
  type TrendEvent,
} from './changed-groups.js';
import { findSeries } from './shared.js';
import { acceptCommand, sinceRun, type HistoryOptions } from '../../problems/accept-command.js';
import { bisectCommand } from '../bisect/command.js';

/** An event, and the groups of cases that changed. */
export interface TrendCard extends TrendEvent {
  readonly groups: readonly CardCases[];
  readonly metrics: readonly string[];
  readonly worst: TrendChange | undefined;
  /** "4 of 4 runs beyond all 12 before": how sure its largest change is. */
  readonly certainty: string;
  /** Patterns that match the cases of its open regressions and no others. */
  readonly patterns: readonly string[];
}

/** Cases that moved together. */
export interface CardCases {
  readonly name: GroupName;
  readonly moves: readonly Move[];
  /** Why they moved if other cases of the card are the cause. */
  readonly note?: string;
  readonly cases: readonly CaseName[];
  /** The case of several whose values are shown; empty if there is no other. */
  readonly worst: string;
}

/**
 * The maximum number of series for grouping, which looks at every series for every card. With more series, older cards list
 * their cases by scenario instead.
 */
const maxSeries = 100_000;

/** Cards of the given changes, newest first. */
export function makeCards(trend: Trend, changes: readonly TrendChange[], wording: Wording): readonly TrendCard[] {
  const maxGrouped = Math.max(10, Math.floor(maxSeries / trend.series.length));
  return groupEvents(changes, trend.series).map((event, i) => makeCard(trend, event, wording, i < maxGrouped));
}

export function makeCard(trend: Trend, event: TrendEvent, wording: Wording, isGrouped = true): TrendCard {
  const { changes } = event;
  const [worst] = changes.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
  const metrics = [...new Set(changes.map(({ metric }) => metric))].sort(compareMetrics);
  const cases = isGrouped ? groupCases(trend, changes, wording) : listScenarios(changes, wording);
  return { ...event, ...cases, worst, metrics, certainty: worst === undefined ? '' : describeCertainty(worst, trend) };
}

function groupCases(trend: Trend, changes: readonly TrendChange[], wording: Wording) {
  const changed = groupChanges(trend, changes, wording);
  const { following, groups } = changed;
  const waiting = following.length === 0 ? [] : toCardCases(groupChanges(trend, following, wording, true), wording);
  const note = describeCause(following, groups, wording);
  return {
    groups: [...toCardCases(changed, wording), ...waiting.map((group) => ({ ...group, note }))],
    patterns: patternsForChanges(changes.filter(isUnresolved), changed),
  };
}

/** "users wait for GET /search, which got slower": the labels of which the throughput of others follows. */
function describeCause(following: readonly TrendChange[], groups: readonly Group[], wording: Wording): string {
  const tests = new Set(following.map((change) => loadTestKey(change.case)));
  const names = groups.flatMap(({ cases }) => cases.map(({ name }) => name));
  const waited = names.filter((name) => tests.has(loadTestKey(name))).map((name) => name.label ?? name.scenario);
  const labels = [...new Set(waited)].map((label) => ({ label }));
  return describeWaitCause(labels, following[0]?.direction === 'worse', wording);
}

const toCardCases = ({ groups, all }: ChangedGroups, wording: Wording): readonly CardCases[] =>
  joinScenarios(groups, all).map((group) => ({
    name: nameCases(group, all, wording),
    moves: group.moves,
    cases: group.cases.map(({ name }) => name),
    worst: nameWorst(group, all, wording),
  }));

/** Joins groups that differ in the scenario only: the same label moved in each of them. */
function joinScenarios(groups: readonly Group[], { cases: all }: GroupedCases): readonly Group[] {
  const describe = ({ state, kind, cases }: Group): string =>
    JSON.stringify([state, kind, cases.map(({ name: { label, configuration } }) => [label, configuration])]);
  return [...groupBy(groups, describe).values()].flatMap((alike): readonly Group[] => {
    const [first] = alike;
    if (first === undefined || alike.length === 1) return alike;
    const { scenario: _, ...shared } = first.shared;
    const cases = alike.flatMap((group) => group.cases);
    const entries = Object.entries(shared);
    const caseTotal = all.filter(({ name }) => entries.every(([key, value]) => valueIn(key, name) === value)).length;
    return [{ ...first, shared, cases, caseTotal, moves: measureMoves(cases) }];
  });
}

/** A group that has no name but a count lists some of its labels; one of a label says in how many scenarios. */
function nameCases(group: Group, all: GroupedCases, wording: Wording): GroupName {
  const { subject, extent } = partsOfName(group, all, wording);
  const scenarios = new Set(group.cases.map(({ name }) => name.scenario)).size;
  if (group.shared['label'] !== undefined && scenarios > 1) {
    const whole = new Set(all.cases.map(({ name }) => name.scenario)).size;
    const among = scenarios === whole ? `all ${thousands(whole)}` : `${thousands(scenarios)} of ${thousands(whole)}`;
    return { subject: wording.name(group.shared['label']), extent: `in ${among} scenarios` };
  }
  const labels = [...new Set(group.cases.map(({ name: { label, scenario } }) => label ?? scenario))];
  return { subject, extent: /^[\d,]+ of/.test(subject) ? shortList(labels.map(wording.name), 3) : extent };
}

/** Forms one group per scenario without looking at the cases that did not change. */
function listScenarios(changes: readonly TrendChange[], wording: Wording): Pick<TrendCard, 'groups' | 'patterns'> {
  const states = findCaseStates(toFindings(changes, changes));
  const groups = [...groupBy(states, ({ name }) => name.scenario)].map(([scenario, members]) => ({
    name: { subject: wording.name(scenario), extent: formatCount(members.length, 'case') },
    moves: measureMoves(members),
    cases: members.map(({ name }) => name),
    worst: '',
  }));
  return { groups, patterns: [...new Set(changes.filter(isUnresolved).map((change) => change.case.key))] };
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
export const describeNames = (
  trend: Pick<Trend, 'series'>,
  changes: readonly TrendChange[],
  wording: Wording,
): string => listNames(groupChanges(trend, changes, wording), wording);

/** "GET /orders, all loads; POST /pay: throughput −19 %, p99 +33 %". */
export function describeChanges(
  trend: Pick<Trend, 'series'>,
  changes: readonly TrendChange[],
  wording: Wording,
): string {
  const changed = groupChanges(trend, changes, wording);
  return `${listNames(changed, wording)}: ${describeWorst(changed.groups, wording)}`;
}

function listNames({ groups, all }: ChangedGroups, wording: Wording): string {
  const names = groups.slice(0, maxNames).map((group) => formatName(nameCases(group, all, wording)));
  const more = groups.length - names.length;
  return [...names, ...(more > 0 ? [`${thousands(more)} more`] : [])].join('; ');
}

/** "new, since 2026-07-11 (6 of 6 runs beyond all 12 before)". */
export function describeStart({ after, changes, certainty }: TrendCard): string {
  const isNew = changes.some(({ news }) => news === 'new' || news === 'worse');
  const runs = Math.max(...changes.map((change) => change.runs));
  const size = certainty === '' ? formatCount(runs, 'run') : certainty;
  return `${isNew ? 'new, ' : ''}since ${runDay(after) || 'an undated run'} (${size})`;
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
export function describeMove({ moves, cases }: CardCases, metric: string, wording: Wording): Cell | undefined {
  const move = moves.find((other) => other.metric === metric);
  if (move?.change === undefined) return undefined;
  const { baseline, candidate } = move.largest;
  const values =
    baseline === undefined || candidate === undefined
      ? ''
      : `${formatAmount(baseline.value, { unit: '' })} → ${formatAmount(candidate, wording.metric(move))}`;
  const moved = new Set(move.findings.map((finding) => finding.case.key)).size;
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
  { before, after, changes, patterns }: TrendCard,
  history: CardHistory,
): readonly { readonly title: string; readonly command: string }[] {
  const open = changes.filter(isUnresolved);
  const search = bisectCommand(before.commit, after.commit, { config: history.config });
  // The run with which the last of the levels began belongs to all of them.
  const from = open.toSorted((a, b) => b.run - a.run)[0]?.after.startedAt;
  const metrics = open.map(({ metric }) => metric);
  const accept = acceptCommand(patterns, metrics, sinceRun(from), history);
  const stay = 'If it is meant to stay, accept it; until then, runs are judged against the previous level';
  if (open.length === 0) return [];
  return [
    ...(search === undefined ? [] : [{ title: 'Find the commit that did it', command: search }]),
    ...(history.unrecorded === true ? [] : [{ title: stay, command: accept }]),
  ];
}
