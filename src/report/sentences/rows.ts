/** The rows of the table of groups, in words for every surface. */
import { formatCount, joinParts, joinWithAnd, shortList, thousands, joinWithOr } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { type Group, type GroupedCases, groupFindings, findWaited } from '../../judge/account/groups.js';
import { formatMoved, formatSizes, formatValueSpan } from './numbers.js';
import { reasonTexts, verdictWords, type Wording, caseLooks, outcomeReasonTexts } from './words.js';
import { describeEarlierStart, describeOlderPart, describeWaiver } from './groups.js';
import { sayAwaited, runShiftLines } from './whole-run.js';
import { describeFound, measuredLine, saySure } from './certainty.js';
import { nameCaseIn, nameGroup, partsOfName } from './names.js';
import { printableLine } from '../../lang/printable.js';
import { groupBy } from '../../lang/objects.js';
import { type Says } from '../../judge/account/cases.js';
import type { Block } from '../blocks/blocks.js';
import { referenceReport, describeEarliest } from './runs.js';
import { isNoise, findCourse, listFindings } from '../../judge/account/certainty.js';
import { findWorst } from '../../judge/account/moves.js';
import {
  type RowCell,
  type RowSelection,
  fewRows,
  isNotable,
  findCell,
  findCalmCell,
  findObstacle,
  countControls,
  chooseRows,
  sayShown,
} from '../../judge/account/rows.js';
import { describeAllowed, formatChangeAndValues, describeReason } from './figures.js';
import { headings, lines } from './table.js';
import {
  findPartlyJudged,
  type Partly,
  type PartlyJudged,
  findDetectable,
  isNothingJudged,
  listAside,
  groupUnjudged,
  countOpen,
} from '../../judge/account/open.js';
import { sum } from '../../stats/averages.js';

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

/** @param hasValues whether the values of cases that did not change are shown, because there is nothing more important */
export function sayCell(cell: RowCell | undefined, wording: Wording, hasValues = true): Cell | undefined {
  if (cell === undefined) return undefined;
  const { kind, metric, shown, change, values, size, count, open } = cell;
  const [own, ownValues] = shown === undefined ? ['', ''] : formatChangeAndValues(shown, wording);
  if (kind === 'calm') {
    const of = wording.metric({ metric });
    const moved = change === undefined ? '' : formatMoved(change.median, change.isPercent, of);
    const share = open === size ? '' : ` in ${String(open)} of ${String(size)}`;
    return {
      change: moved,
      values: hasValues || moved === '' ? formatValueSpan(values, of) : '',
      extent: joinParts([own && `up to ${own}`, open === 0 ? '' : `not judged${share}`], ', '),
    };
  }
  const allowed = shown === undefined ? '' : describeAllowed(shown, wording.as(printableLine));
  const isOpen = kind === 'beside' && open > 0 && shown !== undefined;
  return {
    change: change === undefined ? own : formatSizes([change.low, change.high]),
    values: joinParts([change === undefined ? ownValues : '', allowed], ', '),
    extent: isOpen ? verdictWords[shown.verdict] : count < size ? `in ${String(count)} of ${String(size)}` : '',
    ...(kind === 'beside' && { isBeside: true }),
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
      const cells = metrics.map((metric) => sayCell((hasMoved ? findCell : findCalmCell)(group, metric), wording));
      return {
        group,
        // It is about the metrics that could not be judged.
        says: group.state === 'unjudged' ? 'unjudged' : sayShown(group),
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
      const cells = metrics.map((metric) => sayCell(findCalmCell(group, metric), wording, rows.length === 0));
      const where = { subject, rest: describeCalm(group, wording), worst: '' };
      return { group, says, cells, where, isNotable: false, sure: '' };
    }),
  ];
}

/** ", users wait for POST /cart", ", too many requests failed in the baseline": what the word of a calm row does not say. */
function describeCalm(group: Group, wording: Wording): string {
  const obstacle = group.says === 'unjudged' ? findObstacle(group) : undefined;
  if (obstacle !== undefined) return `, ${reasonTexts[obstacle]}`;
  const labels = group.says === 'waiting' ? findWaited(group) : [];
  return labels.length === 0 ? '' : `, users wait for ${shortList(labels.map(wording.name), 2)}`;
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
    return joinParts(
      [`slow loss ${describeEarliest(findCourse(listFindings(moves.slice(0, 1))), wording)}`, waiver],
      ', ',
    );
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

/** The verdicts of the cases with their numbers, worst first. */
export function countCases(report: Report): readonly (readonly [says: Says, size: number])[] {
  const all = groupBy(groupFindings(report).cases, sayShown);
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
  const partly = findPartlyJudged(report);
  return `${caseLooks[word].word} but not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`;
}

/** "3 worse, 5 unchanged, 10 unchanged but not judged in p99 (too few requests)": every case has one verdict. */
export const listCounts = (report: Report, wording: Wording): string =>
  [...groupBy(countCases(report), ([word]) => nameVerdict(word, report, wording))]
    .map(([word, all]) => `${thousands(sum(all.map(([, size]) => size)))} ${word}`)
    .join(', ');

/** "18 cases: 3 worse, 15 unchanged; 2 controls.", "6 cases: all unchanged." */
export function countLine(report: Report, wording: Wording): string {
  const counts = countCases(report);
  const controls = countControls(report);
  const total = counts.reduce((sum, [, size]) => sum + size, 0);
  const parts = listCounts(report, wording);
  const all = counts.length > 1 ? parts : parts.replace(/^[\d,]+ /, total > 1 ? 'all ' : '');
  const cases = total === 0 ? '' : `${formatCount(total, 'case')}: ${all}`;
  const { leftOut = 0 } = report.candidate;
  const others = [
    controls === 0 ? '' : formatCount(controls, 'control'),
    leftOut === 0 ? '' : lines.leftOut(formatCount(leftOut, 'case')),
  ];
  const text = joinParts([cases, ...others], '; ');
  return text && `${text}.`;
}

/** "; p99 of 3 cases could not be compared: not in the baseline". Empty if there is no such case. */
export const describePartly = (partly: Partly, what: 'compared' | 'judged', why: string, wording: Wording): string =>
  partly.keys.size === 0
    ? ''
    : headings.inPart(nameUnjudgedMetrics(partly, wording), formatCount(partly.keys.size, 'case'), what, why);

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
      // What a pass without pairs shows.
      describeFound('In a typical case', findDetectable(report), 'be found', wording),
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
  const areGroups =
    shown.rows.length > fewRows && shown.rows.some(({ cases, kind }) => cases.length > 1 && kind !== 'missing');
  return areGroups ? lines.worstCases(sure) : sure && lines.eachRow(sure);
}

/** "p99 is not judged, as the configuration says." */
function asideLine(report: Report, wording: Wording): string {
  const titles = listAside(report).map((metric) => wording.title({ metric }));
  return titles.length === 0 ? '' : lines.aside(joinWithAnd(titles), titles.length === 1);
}

/** Why cases could not be judged, the most frequent reason first. */
export const describeUnjudged = (report: Report): readonly string[] => [
  ...new Set([...groupUnjudged(report).values()].map(describeReason)),
];

/** Explains why errors kept other metrics from being judged; empty if they did not. */
function errorsNote(report: Report): string {
  const size = countOpen('errors', report);
  return size === 0 ? '' : lines.distorted(formatCount(size, 'case'));
}

/** Why a result is not one whole test, as a clause. The report may be of another run, so it is as untrusted as a name. */
export const whyUnsound = ({ problems }: Report, { prose }: Wording): string =>
  prose(problems.find(({ withholds }) => withholds === 'test')?.because ?? outcomeReasonTexts.unsound);
