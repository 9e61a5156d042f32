/** The rows of the table of groups, in words for every surface. */
import { formatCount, joinParts, joinWithAnd, shortList, thousands, joinWithOr } from '../../lang/format.js';
import type { Finding, Report, Reason } from '../../model/documents.js';
import { type Group, type GroupedCases, groupFindings } from '../../judge/account/groups.js';
import { describeAllowed, formatMoved, formatChangeAndValues, formatSizes, formatValueSpan } from './numbers.js';
import { reasonTexts, verdictWords, type Wording, caseLooks, describeReason, outcomeReasonTexts } from './words.js';
import { describeEarlierStart, describeEarliest, describeOlderPart, describeWaiver } from './groups.js';
import { sayAwaited, runShiftLines } from './whole-run.js';
import { describeFound, measuredLine, saySure } from './certainty.js';
import { nameCaseIn, nameGroup, partsOfName } from './names.js';
import { exitCodeOf } from '../../model/exit-code.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import { printableLine } from '../../lang/printable.js';
import { groupBy, cacheByObject } from '../../lang/objects.js';
import { midpoint } from '../../metrics/values.js';
import {
  type CaseState,
  isCoupled,
  type Says,
  states,
  wasJudged,
  isCovered,
  isPartlyJudged,
} from '../../judge/account/cases.js';
import { isOpenObjective } from '../../model/verdict-order.js';
import type { Block } from '../blocks/blocks.js';
import { median } from '../../stats/averages.js';
import { referenceReport } from './runs.js';
import { isNoise, findCourse } from '../../judge/account/certainty.js';
import { findWorst, measureMetric, compareMetrics } from '../../judge/account/moves.js';

/** One metric of a row. */
export interface Cell {
  /** "−37 %" */
  readonly change: string;
  /** "399 → 248 /s", or "over 6 runs" for a slow loss; empty in a calm row with a baseline. */
  readonly values: string;
  /** "in 3 of 6" if it moved only in some cases; "up to +25 %, not judged in 3 of 6" in a calm row. */
  readonly extent: string;
  /** Whether it is shown beside what decided. */
  readonly isBeside?: true;
}

/** The metric of a group; undefined if it did not move. The values are those of its worst case. */
export function findCell(group: Group, metric: string, wording: Wording): Cell | undefined {
  const move = group.moves.find((candidate) => candidate.metric === metric);
  if (move === undefined) return group.state === 'failing' ? besideMoves(group, metric, wording) : undefined;
  const { largest, change: moved } = move;
  const isOther = largest.case.key !== findWorst(group.moves)?.case.key;
  const [change, values] =
    isOther && moved?.isPercent === true
      ? [formatSizes([moved.low, moved.high]), '']
      : formatChangeAndValues(largest, wording);
  // What could not be judged for another reason than noise need not have moved.
  const isBeside = group.state === 'unjudged' && !isNoise(largest);
  const size = group.cases.length;
  const count = move.count;
  return {
    change,
    values: joinParts([values, describeAllowed(largest, wording.as(printableLine))], ', '),
    extent: count < size ? `in ${String(count)} of ${String(size)}` : '',
    ...(isBeside && { isBeside }),
  };
}

/** What else was measured in the worst case of a group that fails: a loss in one metric is seldom alone. */
function besideMoves({ moves, cases }: Group, metric: string, wording: Wording): Cell | undefined {
  const { key } = findWorst(moves)?.case ?? {};
  const worst = cases.find(({ name }) => name.key === key);
  const finding = worst?.findings.find((other) => other.metric === metric && other.objective === undefined);
  if (finding?.candidate === undefined) return undefined;
  const [change, values] = formatChangeAndValues(finding, wording);
  const isOpen = finding.verdict === 'inconclusive' || finding.verdict === 'suspect';
  return { change, values, extent: isOpen ? verdictWords[finding.verdict] : '', isBeside: true };
}

/** One metric of cases that did not change: the median change, and the values if there is nothing more important. */
export function calmCell(group: Group, metric: string, wording: Wording, hasValues = true): Cell | undefined {
  const measured = measureMetric(group.cases, metric, isCoupled);
  if (measured === undefined) return undefined;
  const values = measured.findings.flatMap(({ candidate }) => candidate ?? []);
  const isUnsound = !areComparable(measured.findings);
  const size = measured.findings.length;
  const open = measured.findings.filter(({ verdict }) => verdict === 'inconclusive').length;
  // A median hides what passes beyond its band, as what the machine explains, or what is too noisy to judge.
  const [worst] = measured.findings
    .filter((finding) => isBeyondBand(finding))
    .toSorted((a, b) => Math.abs(b.delta?.percent ?? 0) - Math.abs(a.delta?.percent ?? 0));
  const isHidden = worst !== undefined && Math.abs(measured.change?.median ?? 0) <= (worst.band?.percent ?? 0);
  const most = isHidden ? `up to ${formatChangeAndValues(worst, wording)[0]}` : '';
  const { median = 0, isPercent = false } = measured.change ?? {};
  const share = open === size ? '' : ` in ${String(open)} of ${String(size)}`;
  const isKnown = !isUnsound && measured.change !== undefined;
  const change = isKnown ? formatMoved(median, isPercent, wording.metric({ metric })) : '';
  return {
    change,
    values: hasValues || change === '' ? formatValueSpan(values, wording.metric({ metric })) : '',
    extent: isUnsound ? '' : joinParts([most, open === 0 ? '' : `not judged${share}`], ', '),
  };
}

/** A row of the table of groups, for every surface. */
export interface GroupRow {
  readonly group: Group;
  readonly says: Says;
  /** One for each metric of the table; undefined if the group did not move in it. */
  readonly cells: readonly (Cell | undefined)[];
  readonly where: Site;
  /** Whether it is about something that moved. */
  readonly isNotable: boolean;
  /** "1 in 400,000 by chance"; empty where certainty does not apply. */
  readonly sure: string;
}

/** How sure many rows are, if all are equally sure, so that it is said once; otherwise empty. */
function sharedSureness({ rows, others }: RowSelection, report: Report): string {
  const decided = [...rows, ...others.filter(({ state }) => state !== 'unjudged')];
  const [first = '', ...different] = new Set(decided.map((group) => saySure(group.sure, report)));
  return rows.length > fewRows && different.length === 0 ? first : '';
}

export function listRows(report: Report, selection: RowSelection, wording: Wording): readonly GroupRow[] {
  const { rows, calm, metrics } = selection;
  const isSaidOnce = sharedSureness(selection, report) !== '';
  const all = groupFindings(report);
  const isBrief = rows.length > fewRows;
  const noun = rows.length > 0 ? 'other case' : 'case';
  return [
    ...rows.map((group) => {
      const where = describeWhere(group, all, wording);
      const hasMoved = isNotable(group);
      const cells = metrics.map((metric) => (hasMoved ? findCell : calmCell)(group, metric, wording));
      return {
        group,
        // It is about the metrics that could not be judged.
        says: group.state === 'unjudged' ? 'unjudged' : group.says,
        cells,
        where: isBrief || !hasMoved ? { ...where, worst: '' } : where,
        isNotable: hasMoved,
        sure: isSaidOnce ? '' : saySure(group.sure, report),
      };
    }),
    // What got worse has a row beside many others, too.
    ...calm.flatMap((group) => {
      if (isBrief && group.says !== 'carried') return [];
      const { says, shared, cases, caseTotal } = group;
      const isWhole = Object.keys(shared).length > 0 && cases.length === caseTotal;
      const isNamed = cases.length === 1 || isWhole || 'scenario' in shared || 'label' in shared;
      const subject = isNamed ? nameGroup(group, all, wording) : formatCount(cases.length, noun);
      const cells = metrics.map((metric) => calmCell(group, metric, wording, rows.length === 0));
      const where = { subject, rest: describeCalm(group, wording), worst: '' };
      return { group, says, cells, where, isNotable: false, sure: '' };
    }),
  ];
}

/** ", users wait for POST /cart", ", too many requests failed in the baseline": what the word of a calm row does not say. */
function describeCalm({ says, cases }: Group, wording: Wording): string {
  const findings = cases.flatMap((found) => found.findings);
  if (says === 'unjudged') {
    const open = findings.filter((finding) => finding.verdict === 'inconclusive' && !isNoise(finding));
    const [reason, ...others] = new Set(open.map((finding) => finding.reason));
    return reason === undefined || others.length > 0 ? '' : `, ${reasonTexts[reason]}`;
  }
  if (says !== 'waiting') return '';
  const labels = new Set(findings.flatMap(({ because }) => because?.waitsFor.map(({ label }) => label) ?? []));
  return `, users wait for ${shortList([...labels].map(wording.name), 2)}`;
}

/** The number of group names in a line below the table. */
const mostNames = 12;

/** "And 3 more groups: cart; pay; search.", "And 12 groups not judged: ...": what has no row. */
export function otherLines(report: Report, { others }: RowSelection, wording: Wording): readonly string[] {
  const all = groupFindings(report);
  const open = others.filter(({ state }) => state === 'unjudged');
  const decided = others.filter(({ state }) => state !== 'unjudged');
  const say = (groups: readonly Group[], head: string): readonly string[] => {
    const names = groups.slice(0, mostNames).map((group) => nameGroup(group, all, wording));
    const rest = groups.length > mostNames ? `; and ${thousands(groups.length - mostNames)} more` : '';
    return groups.length === 0 ? [] : [`And ${head}: ${names.join('; ')}${rest}.`];
  };
  return [
    ...say(decided, formatCount(decided.length, 'more group')),
    ...say(open, `${formatCount(open.length, 'group')} not judged`),
  ];
}

/** Where a row happened, for every table of groups. */
interface Site {
  readonly subject: string;
  /** ", all 6 cases, missing": what follows the subject; empty if nothing does. */
  readonly rest: string;
  /** "worst: POST /cart, users=20": the case whose values are in the row; empty if the subject is that case. */
  readonly worst: string;
}

function describeWhere(group: Group, all: GroupedCases, wording: Wording): Site {
  const { subject, extent } = partsOfName(group, all, wording);
  const rest = joinParts([extent, describeState(group, wording), sayAwaited([group], wording)], ', ');
  const name = nameWorst(group, all, wording);
  const worst = name === '' ? '' : `${group.state === 'better' ? 'most' : 'worst'}: ${name}`;
  return { subject, rest: rest === '' ? '' : rest.startsWith('in ') ? ` ${rest}` : `, ${rest}`, worst };
}

/** "POST /cart, users=20": identifies the case whose values are in a row for several cases. */
export function nameWorst(
  { cases, moves, kind, shared }: Group,
  { dimensions }: GroupedCases,
  wording: Wording,
): string {
  const worst = findWorst(moves);
  if (cases.length < 2 || worst === undefined || kind === 'missing') return '';
  const varying = dimensions.filter((dimension) => !Object.hasOwn(shared, dimension));
  const { subject, extent } = nameCaseIn(worst.case, varying.length === 0 ? dimensions : varying, wording);
  // The name of the group already contains what its cases share.
  const isNameShared = !varying.includes('scenario') && !varying.includes('label') && extent !== '';
  return joinParts([isNameShared ? '' : subject, extent], ', ');
}

/** Information that the name and the verdict of a group lack, such as "no value". */
export function describeState(group: Group, wording: Wording): string {
  const { state, kind, moves } = group;
  const waiver = state === 'waived' ? describeWaiver(group, wording) : '';
  if (kind === 'drift')
    return joinParts([`slow loss ${describeEarliest(findCourse(moves[0]?.findings ?? []), wording)}`, waiver], ', ');
  const start = state === 'failing' || state === 'suspect' ? describeEarlierStart(group, wording) : undefined;
  if (start !== undefined) return start;
  const older = describeOlderPart([group], wording);
  if (state === 'suspect' || (state === 'failing' && older !== '')) return older;
  if (waiver !== '') return waiver;
  const [first] = moves;
  if (state === 'unjudged')
    return first === undefined || isNoise(first.largest) ? '' : reasonTexts[first.largest.reason];
  const titles = joinWithAnd(moves.map((move) => wording.title(move)));
  if (kind === 'lacking') return `no ${titles}`;
  if (kind === 'invalid') return `unusable ${titles}`;
  return '';
}

/** With more rows than this, names of worst cases and rows of unchanged ones would push the command off a phone's first screen. */
const fewRows = 2;

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

/** Whether a change of these findings means anything. */
const areComparable = (findings: readonly Finding[]): boolean =>
  findings.some(({ reason }) => !['unsound', 'environment', 'load', 'method'].includes(reason));

/** Whether a row is about what moved. */
export const isNotable = ({ state, moves }: Group): boolean =>
  state !== 'unjudged' || areComparable(moves.map(({ largest }) => largest));

export function chooseRows(report: Report): RowSelection {
  const all = groupFindings(report);
  const isDecisive = ({ says }: Group): boolean =>
    exitCodeOf(report) === 2 && (report.reasons.includes('inconclusive') || says === 'unjudged');
  const hasMoved = ({ moves }: Group): boolean =>
    moves.some(({ change, largest }) => change !== undefined && /within-noise|doubtful-errors/.test(largest.reason));
  const areUnjudged = isNothingJudged(report);
  const notable = all.groups.filter(
    (group) =>
      !areUnjudged &&
      (visible.has(group.state) || (group.state === 'unjudged' && (isDecisive(group) || hasMoved(group)))),
  );
  // Where many groups moved, those with the most cases say more than the most severe.
  const compareWidth = (a: Group, b: Group): number =>
    states.indexOf(a.state) - states.indexOf(b.state) || b.cases.length - a.cases.length;
  const ordered = notable.length <= maxRows ? notable : notable.toSorted(compareWidth);
  const open = ordered.filter(({ state }) => state === 'unjudged');
  const decided = ordered.filter(({ state }) => state !== 'unjudged');
  const chosen = new Set([...decided.slice(0, maxRows), ...open.slice(0, Math.max(0, fewRows - decided.length))]);
  const rows = ordered.filter((group) => chosen.has(group));
  const failing = all.cases.filter(
    ({ kind, state, says }) => says === 'carried' || (state === 'failing' && kind !== 'missing' && kind !== 'drift'),
  );
  const moved = new Set([
    ...rows
      .filter((group) => group.kind !== 'missing' && isNotable(group))
      .flatMap(({ moves }) => moves.map(({ metric }) => metric)),
    ...failingMetrics(failing),
    ...report.runShifts.filter(({ verdict }) => verdict !== 'pass').map(({ metric }) => metric),
  ]);
  const shown = new Set(notable.flatMap(({ cases }) => cases));
  const calm = all.cases.filter((found) => !shown.has(found) && found.says !== 'retired');
  const measured = rows.length > 0 ? rows.flatMap(({ state, cases }) => (state === 'unjudged' ? cases : [])) : calm;
  return {
    rows,
    others: ordered.filter((group) => !chosen.has(group)),
    calm: groupCalm(calm, all, maxRows - rows.length, rows.length > 0),
    metrics: moved.size > 0 ? [...moved].sort(compareMetrics) : measuredMetrics(measured),
  };
}

/** The slowest response time first. */
const tails = ['p99', 'p999', 'p95', 'p90', 'p50', 'mean'];

/** What is looked at in a case that fails, whatever decided: errors if there are any, throughput, and p99 or the response time there is. */
function failingMetrics(cases: readonly CaseState[]): readonly string[] {
  const measured = cases.flatMap(({ findings }) => findings.filter(({ candidate }) => candidate !== undefined));
  const ids = new Set(measured.map(({ metric }) => metric));
  const hasErrors = measured.some(({ metric, candidate }) => metric === 'errorPercent' && midpoint(candidate) > 0);
  const tail = tails.find((metric) => ids.has(metric));
  return [...(hasErrors ? ['errorPercent'] : []), ...['throughput', tail ?? ''].filter((metric) => ids.has(metric))];
}

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

/** A cell names the metrics of a row that could not be judged. */
const sayBriefly = ({ says }: CaseState): Says => (says === 'partly' ? 'same' : says);

/** What lost with the whole run is named by its labels, as far as there is room. */
function nameCarried(
  members: readonly CaseState[],
  all: readonly CaseState[],
  room: number,
): readonly (readonly CaseState[])[] {
  const scenarios = new Set(members.map(({ name }) => name.scenario));
  if (all.filter(({ name }) => scenarios.has(name.scenario)).length === members.length) return [members];
  const byLabel = [...groupBy(members, ({ name }) => JSON.stringify([name.scenario, name.label])).values()];
  const isNamed = members.every(({ says }) => says === 'carried') && byLabel.length <= room;
  return isNamed ? byLabel : [members];
}

/** The scenario and the label that cases share. */
function sharedNames(members: readonly CaseState[], { dimensions }: GroupedCases): Readonly<Record<string, string>> {
  const shared: Record<string, string> = {};
  const says = members[0]?.says;
  for (const dimension of says === 'carried' ? (['scenario', 'label'] as const) : (['scenario'] as const)) {
    const [value, ...others] = new Set(members.map(({ name }) => name[dimension]));
    if (value !== undefined && others.length === 0 && dimensions.includes(dimension)) shared[dimension] = value;
  }
  return shared;
}

function groupCalm(cases: readonly CaseState[], all: GroupedCases, room: number, isBrief: boolean): readonly Group[] {
  if (cases.length === 0 || room <= 0) return [];
  const byScenario = [...groupBy(cases, ({ name }) => name.scenario).values()];
  // What lost with the whole run, then what did not change.
  const rankOf = ([first]: readonly CaseState[]): number =>
    first === undefined ? -1 : ['same', 'carried'].indexOf(sayBriefly(first));
  const byWord = [...groupBy(cases, sayBriefly).values()].sort((a, b) => rankOf(b) - rankOf(a) || b.length - a.length);
  const areAlike = byScenario.every((own) => new Set(own.map(sayBriefly)).size === 1);
  const isSplit = areAlike && byScenario.length <= (isBrief ? 1 : room);
  const chosen = isSplit ? byScenario : byWord.length <= room ? byWord : [cases];
  return chosen
    .flatMap((listed) => nameCarried(listed, all.cases, room))
    .flatMap((members): readonly Group[] => {
      const fresh = all.groups.filter(
        ({ state, cases: others }) => state === 'new' && others.some((member) => members.includes(member)),
      );
      const areNew = members.length < all.cases.length && members.every(({ says }) => says === 'new');
      const areOwn = fresh.every(({ cases: others }) => others.every((member) => members.includes(member)));
      if (areNew && areOwn && fresh.length <= maxNew) return fresh.map((group) => ({ ...group, moves: [] }));
      const shared = sharedNames(members, all);
      const caseTotal = all.cases.filter(({ name }) =>
        Object.entries(shared).every(([dimension, value]) => name[dimension as 'scenario' | 'label'] === value),
      ).length;
      // The verdict of most cases, so that the icon of the row does not claim too much.
      const [[says] = ['same' as const]] = [...groupBy(members, sayBriefly)].sort(
        ([, a], [, b]) => b.length - a.length,
      );
      return [{ says, state: 'same', kind: 'moved', cases: members, shared, caseTotal, moves: [], next: [] }];
    });
}

/** With more groups of new cases than this, one row counts them all. */
const maxNew = 2;

/** What decided a case; of one that did not change, what came closest to its limit. */
export function findShown({ says, state, moved, findings }: CaseState): Finding | undefined {
  const judged = findings.filter(({ verdict, metric }) => verdict !== 'inconclusive' && metric !== 'errorPercent');
  const isCalmCase = (state === 'same' && says !== 'carried') || (state === 'unjudged' && says !== 'unjudged');
  const [known = []] = [isCalmCase ? judged : moved, moved, findings].filter(({ length }) => length > 0);
  return known.toSorted((a, b) => Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0))[0];
}

/** The verdicts of the cases with their numbers, worst first. */
export function countCases(report: Report): readonly (readonly [says: Says, size: number])[] {
  const all = groupBy(groupFindings(report).cases, ({ says }) => says);
  return (Object.keys(caseLooks) as Says[]).flatMap((word) => {
    const size = all.get(word)?.length;
    return size === undefined ? [] : [[word, size] as const];
  });
}

/** "unchanged", "unchanged but not judged in p99 (too few requests)": a verdict after a number of cases. */
function nameVerdict(word: Says, report: Report, wording: Wording): string {
  if (word === 'carried') return 'worse with the whole run';
  if (word === 'alike') return 'moved as the others did';
  if (word !== 'partly') return caseLooks[word].word;
  const partly = findPartlyJudged(report, wording);
  return `${caseLooks[word].word} but not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`;
}

/** Whether no case was judged, because no result is one whole test: what was measured is shown, but never as unchanged. */
export const isNothingJudged = ({ findings }: Pick<Report, 'findings'>): boolean => {
  const gated = findings.filter((finding) => finding.gated && finding.reason !== 'no-baseline');
  return gated.length > 0 && gated.every(({ reason }) => reason === 'unsound');
};

/** "3 worse, 5 unchanged, 10 unchanged but not judged in p99 (too few requests)": every case has one verdict. */
export const listCounts = (report: Report, wording: Wording): string =>
  countCases(report)
    .map(([word, size]) => `${thousands(size)} ${nameVerdict(word, report, wording)}`)
    .join(', ');

/** "18 cases: 3 worse, 15 unchanged; 2 controls.", "6 cases: all unchanged." */
export function countLine(report: Report, wording: Wording): string {
  const counts = countCases(report);
  const controls = new Set(
    report.findings.filter(({ control }) => control === true).map((finding) => finding.case.key),
  );
  const total = counts.reduce((sum, [, size]) => sum + size, 0);
  const parts = listCounts(report, wording);
  const all = counts.length > 1 ? parts : parts.replace(/^[\d,]+ /, total > 1 ? 'all ' : '');
  const cases = total === 0 ? '' : `${formatCount(total, 'case')}: ${all}`;
  const text = joinParts([cases, controls.size === 0 ? '' : formatCount(controls.size, 'control')], '; ');
  return text && `${text}.`;
}

/** Cases that were compared or judged in some metrics only. */
interface Partly {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** The metrics that some of them lack. */
  readonly metrics: readonly string[];
}

const listMetrics = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ metric }) => metric))].sort(compareMetrics);

/** Cases whose baseline lacks some metrics. */
export function findPartlyNew({ findings }: Pick<Report, 'findings'>): Partly {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(
    ([, all]) => all.some(isNew) && all.some(({ severity }) => severity !== undefined),
  );
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(cases.flatMap(([, all]) => all.filter(isNew))),
  };
}

const isNew = ({ verdict }: Finding): boolean => verdict === 'new';

/** "; p99 of 3 cases could not be compared: not in the baseline". Empty if there is no such case. */
export const describePartly = (partly: Partly, what: 'compared' | 'judged', why: string, wording: Wording): string =>
  partly.keys.size === 0
    ? ''
    : `; ${nameUnjudgedMetrics(partly, wording)} of ${formatCount(partly.keys.size, 'case')} could not be ${what}: ${why}`;

interface PartlyJudged extends Partly {
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

/** They are computed once per report, because every part of a report shows them. */
export const findPartlyJudged = cacheByObject(search, ({ findings }) => findings);

function search({ findings: all }: Pick<Report, 'findings'>, wording: Wording): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, wording.metrics),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, wording.metrics)),
  };
}

/** "p99", "p95 or p99": some cases may lack only one of them. */
const nameUnjudgedMetrics = ({ metrics }: Partly, wording: Wording): string =>
  joinWithOr(metrics.map((metric) => wording.title({ metric })));

/** "too few requests", "too few requests or too noisy to judge". Empty if there is no such case. */
export const describeReasons = ({ reasons }: PartlyJudged): string =>
  joinWithOr(reasons.map((reason) => reasonTexts[reason]));

/** What follows the table of groups on every surface: how sure it is, what the run did as a whole, and how it was measured. */
export const evidenceLines = (report: Report, wording: Wording, said: string) => [
  joinParts(
    [
      rowsNote(chooseRows(report), report),
      countLine(report, wording),
      worthLine(report, wording),
      asideLine(report, wording),
    ],
    ' ',
  ),
  // What is not one whole test says nothing about the machine.
  ...(isNothingJudged(report) ? [] : runShiftLines(report, wording, said)),
  measuredLine(report, wording),
  errorsNote(report),
];

/** The table of the second comparison as a surface writes it; empty if nothing is written. */
export function referenceTable(
  report: Report,
  write: (view: Report, shown: RowSelection) => readonly string[],
): readonly Block[] {
  const view = referenceReport(report);
  const shown = view && chooseRows(view);
  return view && shown ? [{ written: write(view, shown) }] : [];
}

/** What is true of many rows, and is said once: that the values are those of one case, and how sure each is. */
function rowsNote(shown: RowSelection, report: Report): string {
  const sure = sharedSureness(shown, report);
  const areGroups = shown.rows.some(({ cases, kind }) => cases.length > 1 && kind !== 'missing');
  if (shown.rows.length > fewRows && areGroups) return `Rows show largest changes${sure && `, ${sure}`}.`;
  return sure && `Each row: ${sure}.`;
}

/** What a pass without pairs shows: "In a typical case, throughput −6 %, p50 +12 % would be found ...". */
function worthLine({ outcome, findings, gate, pairs }: Report, wording: Wording): string {
  if (outcome !== 'passed' || gate !== undefined || pairs !== undefined) return '';
  const judged = findings.filter(
    (finding) =>
      finding.gated &&
      finding.verdict === 'pass' &&
      finding.smallestDetectable !== undefined &&
      wording.metric(finding).scale === 'ratio',
  );
  const found = [...groupBy(judged, ({ metric }) => metric)].map(([metric, cases]) => {
    const size = median(cases.map(({ smallestDetectable = NaN }) => smallestDetectable));
    return { metric, percent: wording.metric({ metric }).better === 'higher' ? -size : size };
  });
  return describeFound('In a typical case', found, 'be found', wording);
}

/** "p99 is not judged, as the configuration says." */
function asideLine(
  { findings, statistics: { metrics, cases } = { metrics: [], cases: [] } }: Report,
  wording: Wording,
): string {
  const judged = new Set(findings.filter(({ gated }) => gated).map(({ metric }) => metric));
  const isAside = (metric: string, i: number): boolean =>
    !judged.has(metric) &&
    wording.metric({ metric }).gated &&
    cases.some(({ baseline }) => typeof baseline?.[i] === 'number');
  const titles = metrics.filter(isAside).map((metric) => wording.title({ metric }));
  return titles.length === 0
    ? ''
    : `${joinWithAnd(titles)} ${titles.length === 1 ? 'is' : 'are'} not judged, as the configuration says.`;
}

/** Why cases could not be judged, the most frequent reason first. */
export const describeUnjudged = (report: Report): readonly string[] => [
  ...new Set([...groupUnjudged(report).values()].map(describeReason)),
];

/** Groups cases that could not be judged by the reason of their first such metric; most frequent first. */
export function groupUnjudged(report: Report): ReadonlyMap<Reason, readonly Finding[]> {
  const open = groupFindings(report).cases.filter(({ state }) => state === 'unjudged');
  const first = open.flatMap(({ moved }) => moved.slice(0, 1));
  return new Map([...groupBy(first, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length));
}

/** Explains why errors kept other metrics from being judged; empty if they did not. */
function errorsNote({ findings }: Report): string {
  const keys = new Set(
    findings.flatMap(({ gated, reason, case: { key } }) => (gated && reason === 'errors' ? [key] : [])),
  );
  return keys.size === 0
    ? ''
    : `Throughput and response times of ${formatCount(keys.size, 'case')} are not judged, because failed requests distort them.`;
}

/** Why a result is not one whole test, as a clause. The report may be of another run, so it is as untrusted as a name. */
export const whyUnsound = ({ problems }: Report, { prose }: Wording): string =>
  prose(problems.find(({ withholds }) => withholds === 'test')?.because ?? outcomeReasonTexts.unsound);
