/** Describes groups as clauses: what happened to which cases, and how far they moved. */
import { formatCount, joinWithAnd } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import type { Report, Value } from '../../model/documents.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import { midpoint } from '../../metrics/values.js';
import { readSize, type Move } from '../../judge/groups/moves.js';
import { isObvious, nameBriefly, nameGroup, partsOfName } from '../groups/names.js';
import { isNoise } from './certainty.js';
import { describeLoss } from './drift.js';
import { formatPercent } from './amount.js';
import { findVerb } from './verbs.js';
import { formatOwn, formatSizes, formatValue, formatValues, readRelative } from './numbers.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

type Judged = Pick<Report, 'findings'>;

/**
 * "checkout got slower: throughput −37 %", "checkout fails 28.8 % of its requests; pay and 2 more got slower", or, if the
 * names are too long, "81 of 5,000 cases got slower, in 3 groups".
 */
export function describeGroups(groups: readonly Group[], report: Judged, wording: Wording): string {
  const [only] = groups;
  if (only !== undefined && groups.length === 1) return describeGroup(only, report, wording);
  const few = describeFew(groups, report, wording);
  if (few !== undefined) return few;
  const leading = describeLeading(groups, report, wording);
  if (leading !== undefined) return leading;
  const present = groupFindings(report).cases.filter(({ state }) => state !== 'retired');
  const byVerb = groupBy(groups, (group) => findVerb(group, wording).plural);
  const parts = [...byVerb].map(([verb, ofVerb], i) => {
    const size = ofVerb.reduce((sum, { cases }) => sum + cases.length, 0);
    const subject = i > 0 ? thousands(size) : `${thousands(size)} of ${formatCount(present.length, 'case')}`;
    return `${subject} ${size === 1 ? findVerb(ofVerb[0], wording).singular : verb}`;
  });
  return `${joinWithAnd(parts)}, in ${formatCount(groups.length, 'group')}`;
}

/** "Pay and Search got slower: p50 +28 to +60 %": up to three groups whose names need no extent; otherwise undefined. */
function describeFew(groups: readonly Group[], report: Judged, wording: Wording): string | undefined {
  const all = groupFindings(report);
  const parts = groups.map((group) => partsOfName(group, all, wording));
  const verbs = new Set(groups.map((group) => findVerb(group, wording).plural));
  const [verb] = verbs;
  const isNamed = groups.length <= maxNamed && groups.every(({ kind }) => kind !== 'drift');
  if (!isNamed || verbs.size > 1 || !parts.every(({ extent }) => isObvious(extent))) return undefined;
  const name = joinWithAnd(parts.map(({ subject }) => subject));
  if (name.length > longestName) return undefined;
  const [first] = groups;
  const sizes = (first?.kind === 'moved' ? mainMoves(first) : []).slice(0, maxMoves).flatMap((move) => {
    const moves = groups.map((group) => mainMoves(group).find(({ metric }) => metric === move.metric));
    const changes = moves.flatMap((own) =>
      own?.change?.isPercent === true && readRelative(own.typical) === undefined
        ? (readSize(own.typical, true) ?? [])
        : [],
    );
    if (changes.length < groups.length) return [];
    return `${wording.title(move)} ${formatSizes(changes)}`;
  });
  return `${name} ${describeFailures(groups, false) ?? verb ?? ''}${sizes.length === 0 ? '' : `: ${sizes.join(', ')}`}`;
}

const [maxNamed, longestName] = [3, 70];

/**
 * "cart / POST /order fails 28.8 % of its requests; pay and 2 more got slower": up to three names, the largest groups of each
 * verb first; undefined if they are too long.
 */
function describeLeading(groups: readonly Group[], report: Judged, wording: Wording): string | undefined {
  const all = groupFindings(report);
  const byVerb = [...groupBy(groups, (group) => findVerb(group, wording).plural).values()];
  let left = maxNamed;
  const clauses = byVerb.map((ofVerb, i) => {
    // Every verb keeps a name as long as there are enough of them.
    const later = Math.min(byVerb.length - 1 - i, Math.max(0, left - 1));
    const largest = ofVerb.toSorted((a, b) => b.cases.length - a.cases.length);
    const names = largest.slice(0, Math.max(0, left - later)).map((group) => nameBriefly(group, all, wording));
    left -= names.length;
    return { ofVerb, names };
  });
  const shown = clauses.flatMap(({ names }) => names);
  if (shown.includes('') || shown.join(', ').length > longestName) return undefined;
  return clauses.map(({ ofVerb, names }) => describeClause(ofVerb, names, report, wording)).join('; ');
}

/** "pay, cart and 2 more got slower", or "2 groups got slower" without names. */
function describeClause(groups: readonly Group[], names: readonly string[], report: Judged, wording: Wording): string {
  const [first, ...others] = groups;
  const isOne = first !== undefined && others.length === 0;
  const isSingular = isOne && isOneCase(first, report, wording);
  const more = groups.length - names.length;
  const rest = more === 0 ? [] : [names.length === 0 ? formatCount(more, 'group') : `${thousands(more)} more`];
  const { singular, plural } = findVerb(first, wording);
  const verb = describeFailures(groups, isSingular) ?? (isSingular ? singular : plural);
  return `${joinWithAnd([...names, ...rest])} ${verb}`;
}

/** "fails 2.7 % of its requests (0 before)", "fail 0.8 to 2.8 % of their requests": undefined unless all groups are of errors. */
function describeFailures(groups: readonly Group[], isSingular: boolean): string | undefined {
  if (groups.some(({ kind, state }) => kind !== 'errors' || state === 'unjudged')) return undefined;
  const findings = groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));
  const now = formatRange(findings.flatMap(({ candidate }) => candidate ?? []));
  const before = formatRange(findings.flatMap(({ baseline }) => baseline?.value ?? []));
  const past = before === '' ? '' : ` (${before} before)`;
  return now === ''
    ? undefined
    : `${isSingular ? 'fails' : 'fail'} ${now} % of ${isSingular ? 'its' : 'their'} requests${past}`;
}

/** "0.8 to 2.8": the lowest and the highest share, once if they are printed alike. */
const formatRange = (values: readonly Value[]): string => {
  const numbers = values.map(midpoint);
  const ends = numbers.length === 0 ? [] : [Math.min(...numbers), Math.max(...numbers)];
  return [...new Set(ends.map((end) => formatPercent(end).replace(' %', '')))].join(' to ');
};

/** Whether the name of a group is singular: one case, or one name for all of its cases. */
function isOneCase(group: Group, report: Judged, wording: Wording): boolean {
  const { extent } = partsOfName(group, groupFindings(report), wording);
  const isSeveral = extent === 'all loads' && new Set(group.cases.map((found) => found.name.label)).size > 1;
  return (
    group.cases.length === 1 || (extent !== '' && isObvious(extent) && !isSeveral) || extent === 'in every scenario'
  );
}

export function describeGroup(group: Group, report: Judged, wording: Wording): string {
  const all = groupFindings(report);
  if (group.kind === 'drift') return `${nameGroup(group, all, wording)} ${describeLoss(group, wording)}`;
  const { subject, extent } = partsOfName(group, all, wording);
  const isClear = extent !== '' && isObvious(extent);
  const name = isClear ? subject : nameGroup(group, all, wording);
  const isSingular = isOneCase(group, report, wording);
  if (group.state === 'new' || group.state === 'retired') return `${name} ${isSingular ? 'is' : 'are'} ${group.state}`;
  const { singular, plural } = findVerb(group, wording);
  const verb = isSingular ? singular : plural;
  const failures = describeFailures([group], isSingular);
  if (failures !== undefined) return `${name} ${failures}`;
  const details = describeMoves(group, wording);
  return `${name} ${verb}${details === '' ? '' : `: ${details}`}`;
}

/** "throughput −37 %, p99 +58 %". */
export function describeMoves(group: Group, wording: Wording): string {
  return mainMoves(group)
    .slice(0, maxMoves)
    .map((move) => {
      const text = describeMove(move, group, wording);
      return text === '' ? '' : text + describeExtent(move, group);
    })
    .filter((part) => part !== '')
    .join(', ');
}

function describeMove(move: Move, { kind, state }: Group, wording: Wording): string {
  const { typical } = move;
  const metric = wording.title(move);
  const { unit } = wording.metric(move);
  const withUnit = (value: string): string => `${value}${unit === '' ? '' : ` ${unit}`}`;
  if (kind === 'missing') return '';
  if (kind === 'objective')
    return `${metric} ${typical.candidate === undefined ? '-' : withUnit(formatValue(typical.candidate))}, objective ${wording.name(typical.objective ?? '')}`;
  if (kind === 'lacking' || kind === 'invalid' || (state === 'unjudged' && !isNoise(typical)))
    return `${metric} (${reasonTexts[typical.reason]})`;
  const values = readRelative(typical) === undefined ? '' : ` (${formatValues(typical, wording)})`;
  return `${metric} ${formatOwn(typical, wording)}${values}`.trim();
}

const maxMoves = 3;

/** The metrics that moved in every case, because a sentence about the group applies to all; otherwise those of at least half. */
function mainMoves({ moves, cases }: Group): Group['moves'] {
  const [ofAll, ofHalf] = [1, 0.5].map((share) => moves.filter((move) => countCases(move) >= share * cases.length));
  return [ofAll, ofHalf].find((main = []) => main.length > 0) ?? moves;
}

const countCases = ({ findings }: Move): number => new Set(findings.map((finding) => finding.case.key)).size;

/** " in 3 of 6" if a metric moved only in some cases of a group. */
function describeExtent(move: Move, { cases }: Group): string {
  const moved = countCases(move);
  return moved < cases.length ? ` in ${thousands(moved)} of ${thousands(cases.length)}` : '';
}

/**
 * "GET /1 looks slower: p99 +58 %; one run cannot tell".
 *
 * @param end what follows for suspects of this run; another run says nothing about slow losses
 */
export function describeSuspects(groups: readonly Group[], report: Report, wording: Wording, end: string): string {
  const drifts = groups.filter(({ kind }) => kind === 'drift');
  const others = groups.filter(({ kind }) => kind !== 'drift');
  return [
    ...(others.length === 0 ? [] : [`${describeGroups(others, report, wording)}; ${end}`]),
    ...(drifts.length === 0 ? [] : [describeGroups(drifts, report, wording)]),
  ].join('; ');
}
