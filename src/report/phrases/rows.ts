/** The rows of the table of groups, for every surface. */
import { formatCount } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Report } from '../../model/documents.js';
import { states, type CaseState } from '../../judge/groups/case-states.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { compareMetrics, measureMetric, type Move } from '../../judge/groups/moves.js';
import { isCoupled } from './coupled.js';
import { describeGroupStart } from './drift.js';
import { formatMedian, formatPair, formatSpan } from './numbers.js';
import { describeReasons, findPartlyJudged, nameUnjudgedMetrics, wasJudged } from './partly-judged.js';
import { isNoise } from './certainty.js';
import { describeWaiver } from './waived.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';
import { nameCaseIn, nameGroup, partsOfName } from '../groups/names.js';
import { thousands } from '../../lang/thousands.js';
import { printableLine } from '../../lang/printable.js';

/** The maximum number of groups with a table row. All others are counted and named in one line. */
const maxRows = 8;

export interface RowSelection {
  /** Groups that got worse or better, worst first; at most `maxRows`. With hardly any, groups that could not be judged, too. */
  readonly rows: readonly Group[];
  /** Groups without a row. */
  readonly others: readonly Group[];
  /** Groups of cases that did not change or have no baseline: by scenario if there is room, otherwise all together. */
  readonly calm: readonly Group[];
  /** The metrics that moved in the rows, or those that were measured if nothing moved. */
  readonly metrics: readonly string[];
}

const visible = new Set<Group['state']>(['failing', 'tolerated', 'suspect', 'waived', 'better']);

export function chooseRows(report: Report, wording: Wording): RowSelection {
  const all = groupFindings(report);
  const partly = findPartlyJudged(report, wording);
  const isDecisive = ({ cases }: Group): boolean =>
    report.outcome === 'undecided' &&
    (report.reasons.includes('inconclusive') || cases.some(({ name }) => !partly.keys.has(name.key)));
  const notable = all.groups.filter(
    (group) =>
      visible.has(group.state) || (group.state === 'unjudged' && (isDecisive(group) || group.moves.some(hasMoved))),
  );
  // Where many groups moved, those with the most cases say more than the most severe.
  const ordered = notable.length <= maxRows ? notable : notable.toSorted(compareWidth);
  const open = ordered.filter(({ state }) => state === 'unjudged');
  const decided = ordered.filter(({ state }) => state !== 'unjudged');
  const chosen = new Set([...decided.slice(0, maxRows), ...open.slice(0, Math.max(0, fewRows - decided.length))]);
  const rows = ordered.filter((group) => chosen.has(group));
  const moved = new Set(
    rows.filter(({ kind }) => kind !== 'missing').flatMap(({ moves }) => moves.map(({ metric }) => metric)),
  );
  const shown = new Set(notable.flatMap(({ cases }) => cases));
  const calmCases = all.cases
    .filter((found) => !shown.has(found) && found.state !== 'retired')
    .map((found) => (partly.keys.has(found.name.key) ? { ...found, state: 'same' as const } : found));
  return {
    rows,
    others: ordered.filter((group) => !chosen.has(group)),
    calm: groupCalm(calmCases, all, maxRows - rows.length, rows.length > 0).map((group) => withRun(group, report)),
    metrics: moved.size > 0 ? [...moved].sort(compareMetrics) : rows.length > 0 ? [] : measuredMetrics(calmCases),
  };
}

const compareWidth = (a: Group, b: Group): number =>
  states.indexOf(a.state) - states.indexOf(b.state) || b.cases.length - a.cases.length;

/** A run that got worse as a whole fails with all of its cases, although none differs from the others. */
const withRun = (group: Group, { reasons }: Report): Group =>
  group.state === 'same' && reasons.includes('whole-run') ? { ...group, state: 'failing' } : group;

const hasMoved = ({ change, largest }: Group['moves'][number]): boolean =>
  change !== undefined && largest.reason === 'within-noise';

/** At most two metrics among the throughputs and response times that were measured, those judged in most cases. */
function measuredMetrics(cases: readonly CaseState[]): readonly string[] {
  const measured = groupBy(
    cases.flatMap(({ findings }) => findings.filter(({ candidate }) => candidate !== undefined)),
    ({ metric }) => metric,
  );
  const ids = [...measured.keys()].sort(compareMetrics);
  const speed = ids.filter((id) => id !== 'errorPercent');
  const countJudged = (metric: string): number => (measured.get(metric) ?? []).filter(wasJudged).length;
  return (speed.length > 0 ? speed : ids)
    .sort((a, b) => countJudged(b) - countJudged(a))
    .slice(0, 2)
    .sort(compareMetrics);
}

function groupCalm(cases: readonly CaseState[], all: GroupedCases, room: number, isBrief: boolean): readonly Group[] {
  if (cases.length === 0 || room <= 0) return [];
  const byScenario = [...groupBy(cases, ({ name }) => name.scenario).values()];
  const byState = [...groupBy(cases, ({ state }) => state).values()].sort(
    (a, b) => Number(b[0]?.state === 'same') - Number(a[0]?.state === 'same') || b.length - a.length,
  );
  const areAlike = byScenario.every((own) => own.every(({ state }) => state === own[0]?.state));
  const isSplit = areAlike && byScenario.length <= (isBrief ? 1 : room);
  const chosen = isSplit ? byScenario : byState.length <= room ? byState : [cases];
  return chosen.flatMap((own): readonly Group[] => {
    const fresh = all.groups.filter(
      ({ state, cases: members }) => state === 'new' && members.some((m) => own.includes(m)),
    );
    const areNew = own.length < all.cases.length && own.every(({ state }) => state === 'new');
    const areOwn = fresh.every(({ cases: members }) => members.every((member) => own.includes(member)));
    if (areNew && areOwn && fresh.length <= maxNew) return fresh.map((group) => ({ ...group, moves: [] }));
    const [first] = own;
    const isOne = new Set(own.map(({ name }) => name.scenario)).size === 1 && all.dimensions.includes('scenario');
    const shared: Record<string, string> = isOne && first !== undefined ? { scenario: first.name.scenario } : {};
    const caseTotal = all.cases.filter(({ name }) => !isOne || name.scenario === first?.name.scenario).length;
    return [{ state: stateOfMost(own), kind: 'moved', cases: own, shared, caseTotal, moves: [] }];
  });
}

/** With more groups of new cases than this, one row counts them all. */
const maxNew = 2;

/** Whether the name of a group says which cases are new. */
export function isNamedNew({ state, shared, cases, caseTotal }: Group): boolean {
  const isWhole = Object.keys(shared).length > 0 && cases.length === caseTotal;
  return state === 'new' && (cases.length === 1 || Object.hasOwn(shared, 'label') || isWhole);
}

/** The name of a row of cases that did not change, or their number. */
function nameCalm(group: Group, all: GroupedCases, wording: Wording, noun: string): string {
  const isNamed = group.shared['scenario'] !== undefined || group.cases.length === 1 || isNamedNew(group);
  return isNamed ? nameGroup(group, all, wording) : formatCount(group.cases.length, noun);
}

/** The state of most cases, so that the icon of a row does not claim too much. */
function stateOfMost(cases: readonly CaseState[]): CaseState['state'] {
  const [most] = [...groupBy(cases, ({ state }) => state)].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? 'same';
}

/** One metric of a row. */
export interface Cell {
  /** "−37 %" */
  readonly change: string;
  /** "399 → 248 /s", or "over 6 runs" for a slow loss; empty in a calm row with a baseline. */
  readonly values: string;
  /** "in 3 of 6" if it moved only in some cases; "not judged in 3 of 6" in a calm row. */
  readonly extent: string;
}

/** The metric of a group; undefined if it did not move. The values are those of its worst case. */
export function findCell(group: Group, metric: string, wording: Wording): Cell | undefined {
  const move = group.moves.find((candidate) => candidate.metric === metric);
  if (move === undefined) return undefined;
  const { largest } = move;
  const [change, values] = formatPair(largest, wording);
  const size = group.cases.length;
  const moved = new Set(move.findings.map((finding) => finding.case.key)).size;
  return {
    change,
    values: [values, largest.objective === undefined ? '' : `objective ${printableLine(largest.objective)}`]
      .filter(Boolean)
      .join(', '),
    extent: moved < size ? `in ${String(moved)} of ${String(size)}` : '',
  };
}

/** One metric of cases that did not change: the median change, and the values if there is nothing more important. */
export function calmCell(group: Group, metric: string, wording: Wording, hasValues = true): Cell | undefined {
  const measured = measureMetric(group.cases, metric, isCoupled);
  if (measured === undefined) return undefined;
  const values = measured.findings.flatMap(({ candidate }) => candidate ?? []);
  const change = formatMedian(measured, wording) ?? '';
  return {
    change,
    values: hasValues || change === '' ? formatSpan(values, wording.metric({ metric })) : '',
    extent: countOpen(measured),
  };
}

/** "not judged in 1 of 3": the findings of a metric that cannot be judged; empty if there are none. */
function countOpen({ findings }: Move): string {
  const open = findings.filter(({ verdict }) => verdict === 'inconclusive').length;
  if (open === 0) return '';
  return open === findings.length ? 'not judged' : `not judged in ${String(open)} of ${String(findings.length)}`;
}

/**
 * With more rows than this, names of worst cases and rows of unchanged cases would push the command off a phone's first
 * screen.
 */
export const fewRows = 2;

/** A row of the table of groups, for every surface. */
export interface GroupRow {
  readonly group: Group;
  /** One for each metric of the table; undefined if the group did not move in it. */
  readonly cells: readonly (Cell | undefined)[];
  readonly where: Where;
  /** Whether it is about something that moved. */
  readonly isNotable: boolean;
}

export function listRows(report: Report, { rows, calm, metrics }: RowSelection, wording: Wording): readonly GroupRow[] {
  const all = groupFindings(report);
  const isBrief = rows.length > fewRows;
  const noun = rows.length > 0 ? 'other case' : 'case';
  return [
    ...rows.map((group) => {
      const where = describeWhere(group, all, wording);
      const cells = metrics.map((metric) => findCell(group, metric, wording));
      return { group, cells, where: isBrief ? { ...where, worst: '' } : where, isNotable: true };
    }),
    ...(isBrief ? [] : calm).map((group) => ({
      group,
      cells: metrics.map((metric) => calmCell(group, metric, wording, rows.length === 0)),
      where: { subject: nameCalm(group, all, wording, noun), rest: '', worst: '' },
      isNotable: false,
    })),
  ];
}

/** The number of group names in a line below the table. */
const mostNames = 12;

/** "And 3 more groups: cart; pay; search.", "And 12 groups that cannot be told from noise: ...": what has no row. */
export function otherLines(report: Report, { others }: RowSelection, wording: Wording): readonly string[] {
  const all = groupFindings(report);
  const [open, decided] = [true, false].map((isOpen) =>
    others.filter(({ state }) => (state === 'unjudged') === isOpen),
  );
  const say = (groups: readonly Group[] = [], head: string): readonly string[] => {
    const names = groups.slice(0, mostNames).map((group) => nameGroup(group, all, wording));
    const rest = groups.length > mostNames ? `; and ${thousands(groups.length - mostNames)} more` : '';
    return groups.length === 0 ? [] : [`And ${head}: ${names.join('; ')}${rest}.`];
  };
  const noun = open?.every(({ moves: [first] }) => first !== undefined && isNoise(first.largest)) === true;
  return [
    ...say(decided, formatCount(decided?.length ?? 0, 'more group')),
    ...say(
      open,
      `${formatCount(open?.length ?? 0, 'group')} that ${noun ? 'cannot be told from noise' : 'could not be judged'}`,
    ),
  ];
}

/** Where a row happened, for every table of groups. */
export interface Where {
  readonly subject: string;
  /** ", all 6 cases, missing": what follows the subject; empty if nothing does. */
  readonly rest: string;
  /** "POST /cart, users=20": the worst case, whose values are in the row; empty if the subject is that case. */
  readonly worst: string;
}

/** @param state what the name of the group lacks */
export function describeWhere(
  group: Group,
  all: GroupedCases,
  wording: Wording,
  state = describeState(group, wording),
): Where {
  const { subject, extent } = partsOfName(group, all, wording);
  const rest = [extent, state].filter((part) => part !== '').join(', ');
  const worst = nameWorst(group, all, wording);
  return { subject, rest: rest === '' ? '' : rest.startsWith('in ') ? ` ${rest}` : `, ${rest}`, worst };
}

/** "POST /cart, users=20": identifies the case whose values are in a row for several cases. */
export function nameWorst(
  { cases, moves, kind, shared }: Group,
  { dimensions }: GroupedCases,
  wording: Wording,
): string {
  const worst = moves[0]?.largest;
  if (cases.length < 2 || worst === undefined || kind === 'missing') return '';
  const varying = dimensions.filter((dimension) => !Object.hasOwn(shared, dimension));
  const { subject, extent } = nameCaseIn(worst.case, varying.length === 0 ? dimensions : varying, wording);
  // The name of the group already contains what its cases share.
  const isNameShared = !varying.includes('scenario') && !varying.includes('label') && extent !== '';
  return [isNameShared ? '' : subject, extent].filter((part) => part !== '').join(', ');
}

/** Information that the name of a group lacks: "missing", "measure beside its base". */
export function describeState(group: Group, wording: Wording): string {
  const { state, kind, moves } = group;
  if (kind === 'drift')
    return [describeGroupStart(group, wording), state === 'waived' ? describeWaiver(group, wording) : '']
      .filter(Boolean)
      .join(', ');
  if (state === 'suspect') return 'measure beside its base';
  if (state === 'waived') return describeWaiver(group, wording);
  const [first] = moves;
  if (state === 'unjudged')
    return first === undefined || isNoise(first.largest) ? 'cannot tell' : reasonTexts[first.largest.reason];
  if (kind === 'missing') return 'missing';
  if (kind === 'lacking') return 'no value';
  if (kind === 'invalid') return 'unusable value';
  if (state === 'tolerated') return 'allowed by the configuration';
  return '';
}

/** "4,905 unchanged, 3 better, 10 not judged": the cases without a row. */
export function restLine(report: Report, { rows, others }: RowSelection, wording: Wording): string {
  const { tallies, findings, outcome } = report;
  const partly = findPartlyJudged(report, wording);
  const controls = new Set(findings.filter(({ control }) => control === true).map((finding) => finding.case.key)).size;
  const shown = new Set([...rows, ...others].map(({ state }) => state));
  // The headline of a run that passed says so if it is true of every case.
  const isInHeadline = outcome === 'passed' && !partly.areCovered && partly.keys.size === tallies.cases;
  const parts = [
    [tallies.pass, report.reasons.includes('whole-run') ? 'moved with the whole run' : 'unchanged'],
    [shown.has('better') ? 0 : tallies.improvement, 'better'],
    [tallies.new, 'new'],
    [shown.has('waived') ? 0 : tallies.waived, 'waived'],
    [
      isInHeadline ? 0 : partly.keys.size,
      `not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`,
    ],
    [tallies.inconclusive - partly.keys.size, 'not judged'],
  ] as const;
  const [first, ...more] = parts.flatMap(([size, word]) =>
    size === 0 ? [] : [`${formatCount(size, 'case')} ${word}`],
  );
  const texts = [
    ...(first === undefined ? [] : [first]),
    ...more.map((text) => text.replace(/ cases? /, ' ')),
    ...(controls === 0 ? [] : [formatCount(controls, 'control')]),
  ];
  return texts.length === 0 ? '' : `${texts.join(', ')}.`;
}
