/** Describes groups as clauses: what happened to which cases, and how far they moved. */
import { formatCount, joinWithAnd } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import { thousands } from '../../lang/thousands.js';
import type { Report, Value } from '../../model/documents.js';
import { groupFindings, type Group } from '../groups/groups.js';
import { readSize } from '../groups/moves.js';
import { nameGroup, partsOfName } from '../groups/names.js';
import { describeLoss } from './drift.js';
import { findEvent } from './events.js';
import { formatSize } from '../../lang/format-number.js';
import { formatTypical, formatValue } from './numbers.js';
import { findMetric, metricName, reasonTexts, type FormatName } from './words.js';

type Judged = Pick<Report, 'findings'>;

/** "checkout got slower: throughput −37 %", or "81 of 5,000 cases got slower, in 3 groups". */
export function describeGroups(groups: readonly Group[], report: Judged, named: FormatName): string {
  const [only] = groups;
  if (only !== undefined && groups.length === 1) return describeGroup(only, report, named);
  const few = describeFew(groups, report, named);
  if (few !== undefined) return few;
  const present = groupFindings(report).cases.filter(({ state }) => state !== 'retired');
  const byEvent = groupBy(groups, (group) => findEvent(group).plural);
  const parts = [...byEvent].map(([event, ofEvent], i) => {
    const size = ofEvent.reduce((sum, { cases }) => sum + cases.length, 0);
    const subject = i > 0 ? thousands(size) : `${thousands(size)} of ${formatCount(present.length, 'case')}`;
    return `${subject} ${size === 1 ? findEvent(ofEvent[0]).singular : event}`;
  });
  return `${joinWithAnd(parts)}, in ${formatCount(groups.length, 'group')}`;
}

/** "Pay and Search got slower: p50 +28 to +60 %": up to three groups whose names need no extent; otherwise undefined. */
function describeFew(groups: readonly Group[], report: Judged, named: FormatName): string | undefined {
  const all = groupFindings(report);
  const parts = groups.map((group) => partsOfName(group, all, named));
  const events = new Set(groups.map((group) => findEvent(group).plural));
  const [event] = events;
  const isNamed = groups.length <= mostNamed && groups.every(({ kind }) => kind !== 'drift');
  if (!isNamed || events.size > 1 || !parts.every(({ extent }) => isObvious(extent))) return undefined;
  const name = joinWithAnd(parts.map(({ subject }) => subject));
  if (name.length > longestName) return undefined;
  const [first] = groups;
  const sizes = (first?.kind === 'moved' ? mainMoves(first) : []).slice(0, mostMoves).flatMap((move) => {
    const moves = groups.map(({ moves: own }) => own.find(({ metric }) => metric === move.metric));
    const changes = moves.flatMap((own) =>
      own?.change?.isPercent === true ? (readSize(own.typical, true) ?? []) : [],
    );
    if (changes.length < groups.length) return [];
    const [low, high] = [formatSize(Math.min(...changes)), formatSize(Math.max(...changes))];
    return `${metricName(move, named)} ${low === high ? low : `${low.replace(/ %$/, '')} to ${high}`}`;
  });
  return `${name} ${event ?? ''}${sizes.length === 0 ? '' : `: ${sizes.join(', ')}`}`;
}

const [mostNamed, longestName] = [3, 70];

/** Whether a name is clear without its extent: everything that it names is meant. */
const isObvious = (extent: string): boolean => extent === '' || /^(both cases|all ([\d,]+ cases|loads))$/.test(extent);

export function describeGroup(group: Group, report: Judged, named: FormatName): string {
  const all = groupFindings(report);
  if (group.kind === 'drift') return `${nameGroup(group, all, named)} ${describeLoss(group, named)}`;
  const { subject, extent } = partsOfName(group, all, named);
  const isClear = extent !== '' && isObvious(extent);
  const name = isClear ? subject : nameGroup(group, all, named);
  const isSeveral = extent === 'all loads' && new Set(group.cases.map((found) => found.name.label)).size > 1;
  const isOneName = (isClear && !isSeveral) || extent === 'in every scenario';
  const isSingular = group.cases.length === 1 || isOneName;
  if (group.state === 'new' || group.state === 'retired') return `${name} ${isSingular ? 'is' : 'are'} ${group.state}`;
  const { singular, plural } = findEvent(group);
  const event = isSingular ? singular : plural;
  const details = describeMoves(group, named);
  return `${name} ${event}${details === '' ? '' : `: ${details}`}`;
}

/** "throughput −37 %, p99 +58 %". */
export function describeMoves(group: Group, named: FormatName): string {
  const { kind } = group;
  return mainMoves(group)
    .slice(0, mostMoves)
    .map((move) => {
      const { typical } = move;
      const metric = metricName(move, named);
      const { unit } = findMetric(move);
      const amount = (value: Value): string => `${formatValue(value)}${unit === '' ? '' : ` ${unit}`}`;
      if (kind === 'missing') return '';
      if (kind === 'errors' && typeof typical.candidate === 'number')
        return `${amount(typical.candidate)}${typical.baseline === undefined ? '' : ` now, ${amount(typical.baseline.value)} before`}`;
      if (kind === 'objective')
        return `${metric} ${typical.candidate === undefined ? '-' : amount(typical.candidate)}, objective ${named(typical.objective ?? '')}`;
      if (kind === 'lacking' || kind === 'invalid') return `${metric} (${reasonTexts[typical.reason]})`;
      return [metric, formatTypical(move) ?? ''].join(' ').trim();
    })
    .filter((part) => part !== '')
    .join(', ');
}

const mostMoves = 3;

/** Without the metrics that moved in fewer than half of the cases, if others moved in more. */
function mainMoves({ moves, cases }: Group): Group['moves'] {
  const main = moves.filter(
    ({ findings }) => 2 * new Set(findings.map((finding) => finding.case.key)).size >= cases.length,
  );
  return main.length > 0 ? main : moves;
}

/**
 * "GET /1 looks slower: p99 +58 %; one run cannot tell".
 *
 * @param end what follows for suspects of this run; another run says nothing about slow losses
 */
export function describeSuspects(groups: readonly Group[], report: Report, named: FormatName, end: string): string {
  const drifts = groups.filter(({ kind }) => kind === 'drift');
  const others = groups.filter(({ kind }) => kind !== 'drift');
  return [
    ...(others.length === 0 ? [] : [`${describeGroups(others, report, named)}; ${end}`]),
    ...(drifts.length === 0 ? [] : [describeGroups(drifts, report, named)]),
  ].join('; ');
}
