/** Describes groups as clauses: what happened to which cases, and how far they moved. */
import { formatCount, formatSize, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Report } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { type Group, groupFindings, listAwaited } from '../../judge/account/groups.js';
import { isObvious, nameBriefly, nameGroup, partsOfName } from './names.js';
import { inPairs, saySure } from './certainty.js';
import { formatPercent, formatRange, formatSizes } from './numbers.js';
import { sayAwaited } from './whole-run.js';
import { reasonTexts, type Wording } from './words.js';
import { sum } from '../../stats/averages.js';
import { parseCeiling } from '../../metrics/limits.js';
import { type Move } from '../../judge/account/moves.js';
import {
  isNoise,
  findCourse,
  listFindings,
  isOlder,
  findErrorRates,
  findManner,
  findEarlierStart,
  type Course,
  findOlderPart,
  findPermits,
} from '../../judge/account/certainty.js';
import { isSentOnly } from '../../judge/account/whole-run.js';
import {
  describeFinding,
  formatOwn,
  formatChangeAndValues,
  formatValues,
  readRelative,
  formatEffect,
  describeTerm,
} from './figures.js';
import { describeEarliest } from './runs.js';

type Judged = Pick<Report, 'findings'>;

/** The number of metrics in a clause. */
const maxMoves = 3;

/**
 * "checkout got slower: throughput −37 %", "checkout fails 28.8 % of its requests; pay and 2 more got slower: p50 +28 to +60 %",
 * or, if the names are too long, "81 of 5,000 cases got slower: throughput −37 to −12 %".
 */
export function describeGroups(groups: readonly Group[], report: Judged, wording: Wording): string {
  const [only] = groups;
  if (only !== undefined && groups.length === 1) return describeGroup(only, report, wording);
  const verbs = [...groupBy(groups, (group) => findVerb(group, wording).plural).values()];
  const apart = verbs.flatMap(splitByMetric);
  const names = chooseNames(apart, report, wording);
  // What is only counted is counted once, as below the table.
  const byVerb = names === undefined ? verbs : apart;
  const present = groupFindings(report).cases.filter(({ state }) => state !== 'retired');
  const ofAll = ` of ${formatCount(present.length, 'case')}`;
  const clauses = byVerb.flatMap(([first, ...others], i) => {
    if (first === undefined) return [];
    const own = [first, ...others] as const;
    const size = own.reduce((sum, { cases }) => sum + cases.length, 0);
    const isOne = others.length === 0 && isOneCase(first, report, wording);
    // Of several groups without usable values, the table shows why.
    const isUnusable = first.kind === 'lacking' || first.kind === 'invalid';
    return names === undefined
      ? describeClause(own, `${thousands(size)}${i === 0 ? ofAll : ''}`, size === 1, wording, 1)
      : describeClause(own, listNames(own, names[i] ?? []), isOne, wording, isUnusable ? 0 : maxMoves);
  });
  return clauses.join('; ');
}

/** No metric of one group is told of another: groups that have none in common are told apart, by their first one. */
const splitByMetric = (groups: readonly Group[]): readonly (readonly Group[])[] =>
  listCommon(groups).length > 0
    ? [groups]
    : [...groupBy(groups, (group) => mainMoves(group)[0]?.metric ?? '').values()];

/** The metrics that moved in all groups. */
function listCommon([first, ...others]: readonly Group[]): readonly string[] {
  const all = others.map((group) => new Set(mainMoves(group).map(({ metric }) => metric)));
  const metrics = first === undefined ? [] : mainMoves(first).map(({ metric }) => metric);
  return metrics.filter((metric) => all.every((own) => own.has(metric)));
}

const [maxNamed, longestName] = [3, 70];

/** Up to three names, the largest groups of each verb first; undefined if they are too long. */
function chooseNames(
  byVerb: readonly (readonly Group[])[],
  report: Judged,
  wording: Wording,
): readonly (readonly string[])[] | undefined {
  const all = groupFindings(report);
  const most = Math.ceil(maxNamed / byVerb.length);
  const chosen = byVerb.map((ofVerb) =>
    ofVerb
      .toSorted((a, b) => b.cases.length - a.cases.length)
      // What waits is counted, if it has several names.
      .slice(0, ofVerb.length > 1 && ofVerb.every((group) => listAwaited(group).length > 0) ? 0 : most)
      .map((group) => nameBriefly(group, all, wording)),
  );
  const shown = chosen.flat();
  return shown.includes('') || shown.join(', ').length > longestName ? undefined : chosen;
}

/** "pay, cart and 2 more", or "5 cases" without names. */
function listNames(groups: readonly Group[], names: readonly string[]): string {
  const more = groups.length - names.length;
  if (names.length === 0) return formatCount(sum(groups.map(({ cases }) => cases.length)), 'case');
  return joinWithAnd([...names, ...(more === 0 ? [] : [`${thousands(more)} more`])]);
}

/** "pay and cart got slower: p50 +28 to +60 %, not new in this run". */
function describeClause(
  groups: readonly [Group, ...Group[]],
  subject: string,
  isSingular: boolean,
  wording: Wording,
  most = maxMoves,
): string {
  const older = describeOlderPart(groups, wording);
  const course = findCourse(listFindings(groups.flatMap(({ moves }) => moves)));
  const begin = course.isGradual ? `, worsening ${nameFirstDay(course, wording)}` : ', not new in this run';
  // A slow loss within the band says itself since when.
  const age = groups[0].kind === 'drift' ? '' : groups.every(isOlder) ? begin : older && ` (${older})`;
  const failures = describeFailures(groups, isSingular);
  if (failures !== undefined) return `${subject} ${failures}${age}`;
  const { singular, plural } = findVerb(groups[0], wording);
  const awaited = sayAwaited(groups, wording);
  const details = describeMoves(groups, wording, most);
  return `${subject} ${isSingular ? singular : plural}${details === '' ? '' : `: ${details}`}${age}${awaited && `, as ${awaited}`}`;
}

/** "fails 2.7 % of its requests (usually 0)", "fail 0.8 to 2.8 % of their requests": undefined unless all groups are of errors. */
function describeFailures(groups: readonly Group[], isSingular: boolean): string | undefined {
  if (groups.some(({ kind, state }) => kind !== 'errors' || state === 'unjudged')) return undefined;
  const rates = findErrorRates(groups);
  const [now, before] = [formatShares(rates.now), formatShares(rates.before)];
  const past = before === '' || before === now ? '' : ` (usually ${before})`;
  const [verb, whose] = isSingular ? ['fails', 'its'] : ['fail', 'their'];
  const only = groups.every(({ state }) => state === 'better') ? ' only' : '';
  return now === '' ? undefined : `${verb}${only} ${now} % of ${whose} requests${past}`;
}

/** "0.8 to 2.8"; empty without values. */
const formatShares = (rates: readonly number[]): string =>
  rates.length === 0 ? '' : formatRange(rates, (percent) => formatPercent(percent).replace(' %', ''));

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
  const { subject, extent } = partsOfName(group, all, wording);
  const name = extent !== '' && isObvious(extent) ? subject : nameGroup(group, all, wording);
  const isSingular = isOneCase(group, report, wording);
  if (group.state === 'new' || group.state === 'retired') return `${name} ${isSingular ? 'is' : 'are'} ${group.state}`;
  const clause = describeClause([group], name, isSingular, wording);
  return group.kind === 'drift'
    ? `${clause} ${describeEarliest(findCourse(listFindings(group.moves)), wording)}`
    : clause;
}

/** "throughput −37 to −12 %, p99 +58 %": the metrics that moved in all groups, or else the first of the first group. */
export function describeMoves(groups: readonly Group[], wording: Wording, most = maxMoves): string {
  const [first] = groups;
  if (first === undefined) return '';
  const findIn = (metric: string): readonly Move[] =>
    groups.flatMap((group) => mainMoves(group).find((move) => move.metric === metric) ?? []);
  const common = listCommon(groups);
  const shown = (common.length > 0 ? common : listCommon([first]).slice(0, 1)).slice(0, most);
  return joinParts(
    shown.map((metric) => describeMove(findIn(metric), first, shown.length === 1, wording)),
    ', ',
  );
}

/** @param moves one metric of some groups, of which the first is given; if it stands alone, there is room for an interval */
function describeMove(moves: readonly Move[], first: Group, isAlone: boolean, wording: Wording): string {
  const [move] = moves;
  if (move === undefined || first.kind === 'missing' || first.kind === 'unseen') return '';
  const { largest } = move;
  const title = wording.title(move);
  const [all, isPart] = [first.cases.length, moves.length === 1 && move.count < first.cases.length];
  // If a metric moved only in some cases of a group.
  const extent = isPart ? ` in ${thousands(move.count)} of ${thousands(all)}` : '';
  if (first.kind !== 'moved' && first.kind !== 'errors' && first.kind !== 'drift')
    return `${describeFinding(largest, wording)}${extent}`;
  if (first.state === 'unjudged' && !isNoise(largest)) return `${title} (${reasonTexts[largest.reason]})${extent}`;
  if (first.kind === 'drift') return `${title} ${formatChangeAndValues(largest, wording)[0]}${extent}`;
  if (readRelative(largest) !== undefined)
    return `${title} ${formatOwn(largest, wording)} (${formatValues(largest, wording)})${extent}`;
  const sizes = move.change?.isPercent === true ? moves.flatMap((own) => own.sizes) : [];
  const effect = formatEffect(largest);
  if (effect !== undefined && !isAlone) return `${title} ${formatSize(largest.effect?.percent ?? 0)}${extent}`;
  const isOne = sizes.length <= 1 || effect !== undefined;
  const size = isOne ? formatOwn(largest, wording) : formatSizes(sizes);
  return `${title} ${size}${extent}`.trim();
}

/** The metrics that moved in every case, because a sentence about the group applies to all; otherwise those of at least half. */
function mainMoves({ moves, cases }: Group): Group['moves'] {
  const [ofAll, ofHalf] = [1, 0.5].map((share) => moves.filter(({ count }) => count >= share * cases.length));
  return [ofAll, ofHalf].find((main = []) => main.length > 0) ?? moves;
}

/**
 * "GET /1 looks slower: p99 +58 %; one run cannot tell".
 *
 * @param end what follows for suspects of this run; another run says nothing about slow losses
 */
export function describeSuspects(groups: readonly Group[], report: Report, wording: Wording, end: string): string {
  const drifts = groups.filter(({ kind }) => kind === 'drift');
  const others = groups.filter(({ kind }) => kind !== 'drift');
  const own = joinParts([describeGroups(others, report, wording), inPairs(others, report)], ' ');
  return joinParts([own, own && end, describeGroups(drifts, report, wording)], '; ');
}

/** "checkout got slower: throughput −37 %, p99 +58 % (1 in 400,000 by chance)." */
export function describeGroupFully(group: Group, report: Report, wording: Wording): string {
  const allowed = group.state === 'tolerated' && !isNotAsked(report) ? ' (allowed)' : '';
  const sure = saySure(group.sure, report);
  return `${describeGroup(group, report, wording)}${sure && ` (${sure})`}${allowed}.`;
}

interface GroupVerb {
  readonly singular: string;
  readonly plural: string;
}

const same = (text: string): GroupVerb => ({ singular: text, plural: text });
const look = (how: string): GroupVerb => ({ singular: `looks ${how}`, plural: `look ${how}` });

const verbs = {
  errors: { singular: 'fails more requests', plural: 'fail more requests' },
  objective: { singular: 'misses its objective', plural: 'miss their objective' },
  missing: { singular: 'was not measured', plural: 'were not measured' },
  unseen: { singular: 'was not measured, perhaps by chance', plural: 'were not measured, perhaps by chance' },
  lacking: { singular: 'lacks a value', plural: 'lack a value' },
  less: { singular: 'was requested less', plural: 'were requested less' },
  more: { singular: 'was requested more', plural: 'were requested more' },
  invalid: { singular: 'has an unusable value', plural: 'have an unusable value' },
} as const;

/** Suspects, and cases that could not be judged, only "look" worse. */
export function findVerb(group: Group, wording: Wording): GroupVerb {
  const { kind, state, moves } = group;
  const isSpeed = moves.every(wording.isSpeed);
  const [worse, better] = isSpeed ? ['slower', 'faster'] : ['worse', 'better'];
  if (kind === 'drift') return state === 'suspect' ? look(`gradually ${worse}`) : same(`gradually got ${worse}`);
  if (listAwaited(group).length > 0 || isSentOnly(group)) return verbs[state === 'better' ? 'more' : 'less'];
  if (state === 'better') return same(`got ${better}`);
  const manner = findManner(group);
  // Nothing can be said about the speed of cases that could not be judged for another reason than the noise.
  if (manner === 'open') return same('could not be judged');
  if (manner === 'better') return look(better);
  if (manner === 'worse' && kind === 'errors') return same('may fail more requests');
  if (kind === 'moved') return manner === 'worse' ? look(worse) : same(`got ${worse}`);
  return verbs[kind];
}

/**
 * "since the run of 2026-10-03 04:12, not new in this run", "5 of them since …"; undefined if every case has a change that is
 * new in this run.
 */
export function describeEarlierStart(group: Group, wording: Wording): string | undefined {
  const start = findEarlierStart(group);
  return start && `${start.areAll ? '' : `${String(start.size)} of them `}${describeBegin(start.course, wording)}`;
}

/** "since the run of 2026-10-03 04:12, not new in this run", or that it went on to get worse, in steps or gradually. */
export const describeBegin = (course: Course, wording: Wording): string =>
  course.isGradual
    ? `worsening ${describeEarliest(course, wording)}`
    : `${describeEarliest(course, wording)}, not new in this run`;

/** "already p50 +22 to +24 % in 3 of them since 2026-10-03"; empty if all of the loss is new. */
export function describeOlderPart(groups: readonly Group[], wording: Wording): string {
  const older = findOlderPart(groups);
  if (older === undefined) return '';
  const { percents, isInAll, course } = older;
  const where = isInAll ? '' : `in ${thousands(percents.length)} of them `;
  return `already ${wording.title(older)} ${formatSizes(percents)} ${where}${nameFirstDay(course, wording)}`;
}

/** "since 2026-10-03": the day of the first run of losses. */
const nameFirstDay = (course: Course, wording: Wording): string =>
  describeEarliest(course, wording).replace(/the run of ([\d-]{10}).*/, '$1');

/** "waived until 2026-12-25": the first end, if several waivers apply; or "accepted since 2026-01-07 (encrypted now)". */
export function nameWaiver(group: Group, wording: Wording): string {
  const { accepted, firstEnd } = findPermits(group);
  if (accepted !== undefined)
    return `${wording.name(describeTerm(accepted))} (${wording.name(accepted.reason.slice(0, 80))})`;
  return firstEnd === undefined ? 'waived' : `waived until ${wording.name(firstEnd)}`;
}

/** "waived until 2026-12-25 (#123: new tax rules) for changes up to 40 %", or for each metric. */
export function describeWaiver(group: Group, wording: Wording): string {
  const { notes } = findPermits(group);
  const [first] = notes;
  if (first?.ceiling === undefined) return nameWaiver(group, wording);
  // A longer reason is cut: guardband.yml has it.
  const why = [first.issue, first.reason.slice(0, 80)].map((part) => part && wording.name(part));
  const areAlike = notes.every(({ ceiling }) => ceiling === first.ceiling);
  const limits = notes.map(({ metric, ceiling = '' }) => {
    const { percent, points = 0 } = parseCeiling({ ceiling });
    const limit = percent === undefined ? formatCount(points, 'point') : `${String(percent)} %`;
    return areAlike ? limit : `${wording.title({ metric })} ${limit}`;
  });
  return `${nameWaiver(group, wording)} (${joinParts(why, ': ')}) for changes up to ${joinParts([...new Set(limits)], ', ')}`;
}
