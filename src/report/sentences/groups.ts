/** Describes groups as clauses: what happened to which cases, and how far they moved. */
import { formatCount, formatSize, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import { compareCodeUnits, defined, groupBy } from '../../lang/objects.js';
import type { Finding, LossStart, Report, Value } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { type Group, groupFindings, listAwaited, countMoved, type Move, readSize } from '../../judge/account/groups.js';
import { midpoint } from '../../metrics/values.js';
import { isObvious, nameBriefly, nameGroup, partsOfName } from './names.js';
import { describeSure, inPairs, isNoise } from './certainty.js';
import {
  describeFinding,
  formatOwn,
  formatChangeAndValues,
  formatPercent,
  formatRange,
  formatSizes,
  formatValues,
  readRelative,
  formatEffect,
} from './numbers.js';
import { sayAwaited, tookNoLonger } from './whole-run.js';
import { describeTerm, reasonTexts, type Wording } from './words.js';
import { printableLine } from '../../lang/printable.js';
import { findDrift } from '../../judge/account/cases.js';
import { sum } from '../../stats/averages.js';
import { nameRun } from './runs.js';
import { isGradual } from '../../compare/loss-start.js';
import { parseCeiling } from '../../metrics/limits.js';

type Judged = Pick<Report, 'findings'>;

/** The groups of a report that a reader must know, worst first. */
export const listWorse = (report: Judged): readonly Group[] =>
  groupFindings(report).groups.filter(
    ({ state }) => state === 'failing' || state === 'tolerated' || state === 'suspect',
  );

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
  const findings = groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));
  const begin = isSlowLoss(findings) ? `, worsening ${nameFirstDay(findings, wording)}` : ', not new in this run';
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
  const findings = groups.flatMap(({ moves }) => moves.flatMap((move) => move.findings));
  const now = formatShares(findings.flatMap(({ candidate }) => candidate ?? []));
  const isNew = findings.some(({ baseline }) => baseline === undefined);
  const before = isNew ? '' : formatShares(findings.flatMap(({ baseline }) => baseline?.value ?? []));
  const past = before === '' || before === now ? '' : ` (usually ${before})`;
  const [verb, whose] = isSingular ? ['fails', 'its'] : ['fail', 'their'];
  const only = groups.every(({ state }) => state === 'better') ? ' only' : '';
  return now === '' ? undefined : `${verb}${only} ${now} % of ${whose} requests${past}`;
}

/** "0.8 to 2.8"; empty without values. */
const formatShares = (values: readonly Value[]): string =>
  values.length === 0 ? '' : formatRange(values.map(midpoint), (percent) => formatPercent(percent).replace(' %', ''));

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
  const findings = group.moves.flatMap((move) => move.findings);
  return group.kind === 'drift' ? `${clause} ${describeEarliest(findings, wording)}` : clause;
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
  const findings = moves.flatMap((own) => own.alike);
  const moved = countMoved(move);
  const [all, isPart] = [first.cases.length, moves.length === 1 && moved < first.cases.length];
  // If a metric moved only in some cases of a group.
  const extent = isPart ? ` in ${thousands(moved)} of ${thousands(all)}` : '';
  if (first.kind !== 'moved' && first.kind !== 'errors' && first.kind !== 'drift')
    return `${describeFinding(largest, wording)}${extent}`;
  if (first.state === 'unjudged' && !isNoise(largest)) return `${title} (${reasonTexts[largest.reason]})${extent}`;
  if (first.kind === 'drift') return `${title} ${formatChangeAndValues(largest, wording)[0]}${extent}`;
  if (readRelative(largest) !== undefined)
    return `${title} ${formatOwn(largest, wording)} (${formatValues(largest, wording)})${extent}`;
  const isPercent = move.change?.isPercent === true;
  const sizes = isPercent ? findings.flatMap((finding) => readSize(finding, true) ?? []) : [];
  const effect = formatEffect(largest);
  if (effect !== undefined && !isAlone) return `${title} ${formatSize(largest.effect?.percent ?? 0)}${extent}`;
  const isOne = findings.length === 1 || sizes.length === 0 || effect !== undefined;
  const size = isOne ? formatOwn(largest, wording) : formatSizes(sizes);
  return `${title} ${size}${extent}`.trim();
}

/** The metrics that moved in every case, because a sentence about the group applies to all; otherwise those of at least half. */
function mainMoves({ moves, cases }: Group): Group['moves'] {
  const [ofAll, ofHalf] = [1, 0.5].map((share) => moves.filter((move) => countMoved(move) >= share * cases.length));
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
  const own = joinParts([describeGroups(others, report, wording), inPairs(others)], ' ');
  return joinParts([own, own && end, describeGroups(drifts, report, wording)], '; ');
}

/** "checkout got slower: throughput −37 %, p99 +58 % (1 in 400,000 by chance)." */
export function describeGroupFully(group: Group, report: Report, wording: Wording): string {
  const allowed = group.state === 'tolerated' && !isNotAsked(report) ? ' (allowed)' : '';
  const sure = describeSure(group, report);
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
  if (state === 'unjudged' && kind === 'moved' && moves.every(({ largest }) => largest.delta?.direction === 'better'))
    return look(better);
  // Nothing can be said about the speed of cases that could not be judged for another reason than the noise.
  const looksWorse = moves.every(({ largest }) => isNoise(largest) && largest.delta?.direction === 'worse');
  if (state === 'unjudged' && (kind === 'moved' || kind === 'errors') && !looksWorse)
    return same('could not be judged');
  const isDoubtful =
    state === 'unjudged' || moves.every(({ findings }) => findings.every(({ verdict }) => verdict === 'suspect'));
  if (isDoubtful && kind === 'errors') return same('may fail more requests');
  if (kind === 'moved') return isDoubtful ? look(worse) : same(`got ${worse}`);
  return verbs[kind];
}

/** Whether only throughput changed, although requests take as long as before. */
const isSentOnly = ({ kind, moves, cases }: Group): boolean =>
  kind === 'moved' &&
  moves.every(({ metric }) => metric === 'throughput') &&
  tookNoLonger(
    cases.flatMap(({ findings }) => findings),
    moves[0]?.largest.delta?.percent ?? NaN,
  );

/** "slow loss since the run of 2026-10-03 04:12, commit 1a2b3c4d5e"; undefined if the finding is not a slow loss. */
export function describeStart(finding: Finding, wording: Wording): string | undefined {
  return findDrift(finding) && `slow loss ${describeEarliest([finding], wording)}`;
}

/** Whether no change of a group is new in this run. */
export function isOlder({ moves }: Group): boolean {
  return moves.length > 0 && moves.every(({ findings }) => findings.every(({ began }) => began !== undefined));
}

/**
 * "since the run of 2026-10-03 04:12, not new in this run", "5 of them since …"; undefined if every case has a change that is
 * new in this run.
 */
export function describeEarlierStart({ moves }: Group, wording: Wording): string | undefined {
  const findings = moves.flatMap((move) => move.findings);
  const fresh = new Set(findings.flatMap(({ began, case: { key } }) => (began === undefined ? [key] : [])));
  const old = findings.filter((finding) => !fresh.has(finding.case.key));
  if (old.length === 0) return undefined;
  const size = new Set(old.map((finding) => finding.case.key)).size;
  return `${fresh.size === 0 ? '' : `${String(size)} of them `}${describeBegin(old, wording)}`;
}

/** "since the run of 2026-10-03 04:12, not new in this run", or that it went on to get worse, in steps or gradually. */
export const describeBegin = (findings: readonly Finding[], wording: Wording): string =>
  isSlowLoss(findings)
    ? `worsening ${describeEarliest(findings, wording)}`
    : `${describeEarliest(findings, wording)}, not new in this run`;

/** Whether losses went on to get worse after their first run. */
export const isSlowLoss = (findings: readonly Finding[]): boolean =>
  isGradual(
    findings.flatMap(({ began, series = [], baseline, candidate }) => {
      const first = series[series.length - (began?.runs ?? 0)];
      if (first === undefined || baseline === undefined || candidate === undefined) return [];
      return [[baseline.value, first, midpoint(candidate)] as const];
    }),
  );

/** The findings of which a part is older than this run. */
export const listOlder = (groups: readonly Group[]): readonly Finding[] =>
  groups.flatMap(({ moves }) => moves.flatMap(({ findings }) => findings.filter(({ older }) => older !== undefined)));

/** "already p50 +22 to +24 % in 3 of them since 2026-10-03"; empty if all of the loss is new. */
export function describeOlderPart(groups: readonly Group[], wording: Wording): string {
  const byMetric = groupBy(listOlder(groups), ({ metric }) => metric);
  const [findings] = [...byMetric.values()].sort((a, b) => b.length - a.length);
  if (findings?.[0] === undefined) return '';
  const sizes = formatSizes(findings.flatMap(({ older }) => older?.percent ?? []));
  const isInAll = findings.length === sum(groups.map(({ cases }) => cases.length));
  const where = isInAll ? '' : `in ${thousands(findings.length)} of them `;
  return `already ${wording.title(findings[0])} ${sizes} ${where}${nameFirstDay(findings, wording)}`;
}

/** "since 2026-10-03": the day of the first run of losses. */
const nameFirstDay = (findings: readonly Finding[], wording: Wording): string =>
  describeEarliest(findings, wording).replace(/the run of ([\d-]{10}).*/, '$1');

/** When the first run of the loss of a group was measured, if it is known. */
export const findFirstRun = ({ moves }: Group): string | undefined =>
  sortByStart(moves.flatMap(({ findings }) => findings)).find(({ since }) => since !== undefined)?.since;

export const sortByStart = (findings: readonly Finding[]): readonly LossStart[] =>
  findings
    .flatMap((finding) => findDrift(finding) ?? finding.began ?? finding.older ?? [])
    .sort((a, b) => compareCodeUnits(a.since ?? '', b.since ?? ''));

/**
 * "since the run of 2026-10-03 04:12", or "over the newest 6 runs" if nothing is known about the first run. A loss may begin with
 * different runs in its cases: then the first of these runs is named.
 */
export function describeEarliest(findings: readonly Finding[], wording: Wording): string {
  const drifts = sortByStart(findings);
  const known = drifts.filter(({ since, commit, tag }) => (since ?? commit ?? tag) !== undefined);
  const [first] = known;
  if (first === undefined)
    return `over the newest ${formatCount(Math.max(0, ...drifts.map(({ runs }) => runs)), 'run')}`;
  const { since, commit, tag } = first;
  const name = nameRun(defined({ startedAt: since && printableLine(since), commit, tag }), wording);
  const isShared = known.every((drift) => drift.since === since && drift.commit === commit);
  return `since ${name}${isShared ? '' : ' or later'}`;
}

/** "waived until 2026-12-25": the first end, if several waivers apply; or "accepted since 2026-01-07 (encrypted now)". */
export function nameWaiver({ moves }: Group, wording: Wording): string {
  const accepted = moves.flatMap(({ largest: { waiver } }) => (waiver?.since === undefined ? [] : waiver))[0];
  if (accepted !== undefined)
    return `${wording.name(describeTerm(accepted))} (${wording.name(accepted.reason.slice(0, 80))})`;
  const ends = moves.flatMap(({ findings }) => findings.flatMap(({ waiver }) => waiver?.until ?? [])).sort();
  return ends[0] === undefined ? 'waived' : `waived until ${wording.name(ends[0])}`;
}

/** "waived until 2026-12-25 (#123: new tax rules) for changes up to 40 %", or for each metric. */
export function describeWaiver(group: Group, wording: Wording): string {
  const notes = group.moves.flatMap(({ largest: { metric, waiver } }) =>
    waiver === undefined ? [] : [{ metric, ...waiver }],
  );
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
