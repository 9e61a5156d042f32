/** The rows of the table of groups, in words for every surface. */
import { formatCount, joinParts, joinWithAnd, shortList, thousands } from '../../lang/format.js';
import type { Report } from '../../model/documents.js';
import { groupFindings, type Group, type GroupedCases } from '../../judge/groups/groups.js';
import { measureMetric } from '../../judge/groups/moves.js';
import { describeAllowed } from './amount.js';
import { areComparable, fewRows, isNotable, type CalmGroup, type RowSelection } from './choose-rows.js';
import { failingWord, type CaseWord } from './looks.js';
import { isCoupled } from './awaited-labels.js';
import { describeEarlierStart, describeEarliest, describeOlderPart } from './drift.js';
import { formatMoved, formatPair, formatSpan } from './numbers.js';
import { isNoise } from './certainty.js';
import { inPairs } from './measured-pairs.js';
import { describeWaiver } from './waived.js';
import { reasonTexts, verdictWords } from './words.js';
import type { Wording } from './wording.js';
import { nameCaseIn, nameGroup, partsOfName } from '../groups/names.js';
import { printableLine } from '../../lang/printable.js';

/** One metric of a row. */
export interface Cell {
  /** "−37 %" */
  readonly change: string;
  /** "399 → 248 /s", or "over 6 runs" for a slow loss; empty in a calm row with a baseline. */
  readonly values: string;
  /** "in 3 of 6" if it moved only in some cases; "not judged in 3 of 6" in a calm row. */
  readonly extent: string;
  /** Whether it is shown beside what decided. */
  readonly isBeside?: true;
}

/** The metric of a group; undefined if it did not move. The values are those of its worst case. */
export function findCell(group: Group, metric: string, wording: Wording): Cell | undefined {
  const move = group.moves.find((candidate) => candidate.metric === metric);
  if (move === undefined) return group.state === 'failing' ? besideMoves(group, metric, wording) : undefined;
  const { largest } = move;
  const [change, values] = formatPair(largest, wording);
  // What could not be judged for another reason than noise need not have moved.
  const isBeside = group.state === 'unjudged' && !isNoise(largest);
  const size = group.cases.length;
  const moved = new Set(move.findings.map((finding) => finding.case.key)).size;
  return {
    change,
    values: joinParts([values, describeAllowed(largest, wording.as(printableLine))], ', '),
    extent: moved < size ? `in ${String(moved)} of ${String(size)}` : '',
    ...(isBeside && { isBeside }),
  };
}

/** What else was measured in the worst case of a group that fails: a loss in one metric is seldom alone. */
function besideMoves({ moves, cases }: Group, metric: string, wording: Wording): Cell | undefined {
  const key = moves[0]?.largest.case.key;
  const worst = cases.find(({ name }) => name.key === key);
  const finding = worst?.findings.find((other) => other.metric === metric && other.objective === undefined);
  if (finding?.candidate === undefined) return undefined;
  const [change, values] = formatPair(finding, wording);
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
  const { median = 0, isPercent = false } = measured.change ?? {};
  const isKnown = !isUnsound && measured.change !== undefined;
  const change = isKnown ? formatMoved(median, isPercent, wording.metric({ metric })) : '';
  return {
    change,
    values: hasValues || change === '' ? formatSpan(values, wording.metric({ metric })) : '',
    extent: isUnsound || open === 0 ? '' : `not judged${open === size ? '' : ` in ${String(open)} of ${String(size)}`}`,
  };
}

/** A row of the table of groups, for every surface. */
export interface GroupRow {
  readonly group: Group;
  readonly word: CaseWord;
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
      const hasMoved = isNotable(group);
      const cells = metrics.map((metric) => (hasMoved ? findCell : calmCell)(group, metric, wording));
      const shown = isBrief || !hasMoved ? { ...where, worst: '' } : where;
      return { group, word: wordOf(group), cells, where: shown, isNotable: hasMoved };
    }),
    ...(isBrief ? [] : calm).map((group) => {
      const { word, shared, cases, caseTotal } = group;
      const isWhole = Object.keys(shared).length > 0 && cases.length === caseTotal;
      const isNamedNew = word === 'new' && (Object.hasOwn(shared, 'label') || isWhole);
      const isNamed = shared['scenario'] !== undefined || cases.length === 1 || isNamedNew;
      const subject = isNamed ? nameGroup(group, all, wording) : formatCount(cases.length, noun);
      const cells = metrics.map((metric) => calmCell(group, metric, wording, rows.length === 0));
      const where = { subject, rest: describeCalm(group, wording), worst: '' };
      return { group, word, cells, where, isNotable: false };
    }),
  ];
}

/** The verdict of a group that moved. */
export const wordOf = ({ state, kind }: Group): CaseWord => (state === 'failing' ? failingWord(kind) : state);

/** ", users wait for POST /cart": what the word of a calm row does not say. */
function describeCalm({ word, cases }: CalmGroup, wording: Wording): string {
  if (word !== 'waiting') return '';
  const findings = cases.flatMap((found) => found.findings);
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
export interface Where {
  readonly subject: string;
  /** ", all 6 cases, missing": what follows the subject; empty if nothing does. */
  readonly rest: string;
  /** "worst: POST /cart, users=20": the case whose values are in the row; empty if the subject is that case. */
  readonly worst: string;
}

function describeWhere(group: Group, all: GroupedCases, wording: Wording): Where {
  const { subject, extent } = partsOfName(group, all, wording);
  const rest = joinParts([extent, describeState(group, wording)], ', ');
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
  const worst = moves[0]?.largest;
  if (cases.length < 2 || worst === undefined || kind === 'missing') return '';
  const varying = dimensions.filter((dimension) => !Object.hasOwn(shared, dimension));
  const { subject, extent } = nameCaseIn(worst.case, varying.length === 0 ? dimensions : varying, wording);
  // The name of the group already contains what its cases share.
  const isNameShared = !varying.includes('scenario') && !varying.includes('label') && extent !== '';
  return joinParts([isNameShared ? '' : subject, extent], ', ');
}

/** Information that the name and the verdict of a group lack: "no value", "in 4 of 4 pairs". */
export function describeState(group: Group, wording: Wording): string {
  const { state, kind, moves } = group;
  const waiver = state === 'waived' ? describeWaiver(group, wording) : '';
  if (kind === 'drift')
    return joinParts([`slow loss ${describeEarliest(moves[0]?.findings ?? [], wording)}`, waiver], ', ');
  const start = state === 'failing' || state === 'suspect' ? describeEarlierStart(group, wording) : undefined;
  if (start !== undefined) return `${start}, not new in this run`;
  const older = describeOlderPart([group], wording);
  if (state === 'failing' && older !== '') return older;
  if (state === 'suspect') return joinParts([older, inPairs([group])], ', ');
  if (waiver !== '') return waiver;
  const [first] = moves;
  if (state === 'unjudged')
    return first === undefined || isNoise(first.largest) ? '' : reasonTexts[first.largest.reason];
  const titles = joinWithAnd(moves.map((move) => wording.title(move)));
  if (kind === 'lacking') return `no ${titles}`;
  if (kind === 'invalid') return `unusable ${titles}`;
  return '';
}
