/** Groups of changed levels as rows of a Markdown table, like the groups of a report. */
import { loadTestKey } from '../../cases/names.js';
import { formatCount } from '../../lang/list.js';
import type { TrendChange } from '../../model/trend.js';
import type { Group } from '../../judge/groups/groups.js';
import { changesUrl, type RepositoryLinks } from '../phrases/repository-links.js';
import { describeWaitCause, describeWaiting, type Waiting } from '../phrases/awaited-labels.js';
import { describeWhere, findCell } from '../phrases/rows.js';
import type { Wording } from '../phrases/wording.js';
import { link } from '../renderers/markdown/footer.js';
import { formatCell, formatWhere } from '../renderers/markdown/group-table.js';
import { cellName, codeCell } from '../renderers/markdown/inert.js';
import { table } from '../renderers/markdown/table.js';
import type { ChangedGroups, ChangedTogether } from './changed-groups.js';
import { formatCommitRange, runDay } from './shared.js';

/** Reasons shown for one group, and their length in code points. */
const maxReasons = 2;
const mostPoints = 80;

export interface TableOptions {
  /** The maximum number of rows; further groups are counted. */
  readonly most: number;
  /** Whether a column says since when, and between which commits. */
  readonly hasSince: boolean;
  readonly links?: RepositoryLinks | undefined;
}

export function changeTable(
  parts: readonly ChangedTogether[],
  { most, hasSince, links }: TableOptions,
  wording: Wording,
): readonly string[] {
  const rows = parts.flatMap(({ changed, changes }) => {
    const since = hasSince ? [describeSince(changes, links)] : [];
    return changed.groups.map((group) => [...describeRow(group, changed, changes, wording), ...since]);
  });
  const left = rows.length - most;
  return [
    ...table(['change', 'where', ...(hasSince ? ['since'] : [])], rows.slice(0, most)),
    ...(left > 0 ? ['', `And ${formatCount(left, 'more group')}.`] : []),
  ];
}

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases." Undefined if nothing follows. */
export function describeFollowing(changed: ChangedGroups, wording: Wording): string | undefined {
  const waiting = findWaiting(changed);
  return waiting === undefined ? undefined : describeWaiting(waiting, wording);
}

/** "users wait for GET /search, which got slower". */
export function describeCause(changed: ChangedGroups, wording: Wording): string | undefined {
  const waiting = findWaiting(changed);
  return waiting === undefined ? undefined : describeWaitCause(waiting, wording);
}

/** The throughput that follows from slower labels, and these labels. */
function findWaiting({ following, groups }: ChangedGroups): Waiting | undefined {
  const [first] = following;
  if (first === undefined) return undefined;
  const tests = new Set(following.map((change) => loadTestKey(change.case)));
  const labels = new Set(
    groups.flatMap(({ cases }) =>
      cases.flatMap(({ name }) => (tests.has(loadTestKey(name)) ? [name.label ?? name.scenario] : [])),
    ),
  );
  const sizes = following.map(({ percent }) => percent);
  return { labels: [...labels].map((label) => ({ label })), sizes, isSlower: first.direction === 'worse' };
}

function describeRow(
  group: Group,
  { all }: ChangedGroups,
  changes: readonly TrendChange[],
  wording: Wording,
): readonly string[] {
  const inCells = wording.as(cellName);
  const cells = group.moves.map(
    ({ metric }) =>
      `${wording.as(codeCell).title({ metric })} ${formatCell(findCell(group, metric, wording), true, ' ')}`,
  );
  const where = describeWhere(group, all, inCells, describeSettled(group, changes));
  return [cells.join('<br>'), formatWhere(group, where)];
}

function describeSince([first]: readonly TrendChange[], links: RepositoryLinks | undefined): string {
  if (first === undefined) return '';
  const range = linkRange(first, links);
  return `${runDay(first.after)}${range === '' ? '' : `<br><sub>${range}</sub>`}`;
}

/** "1a2b3c4d5e..6f7a8b9c0d", linked to the changes between the commits if the address of the repository is known. */
export function linkRange(change: TrendChange, links: RepositoryLinks | undefined): string {
  const range = formatCommitRange(change);
  const address = changesUrl(links, change.before, change.after);
  return address === undefined || range === '' ? range : link(range, address);
}

/** "accepted: checks signatures now", "back to normal since 2026-02-10"; empty for changes that are not settled. */
function describeSettled({ state, cases }: Group, changes: readonly TrendChange[]): string {
  if (state !== 'waived') return '';
  const keys = new Set(cases.map(({ name }) => name.key));
  const own = changes.filter((change) => keys.has(change.case.key));
  const reasons = [...new Set(own.flatMap(({ accepted }) => accepted ?? []))].slice(0, maxReasons);
  const [recovered] = own.flatMap((change) => change.recovered ?? []);
  if (reasons.length > 0) return `accepted: ${reasons.map((reason) => codeCell(shorten(reason))).join(', ')}`;
  return recovered === undefined ? 'within the tolerance band' : `back to normal since ${runDay(recovered)}`;
}

const shorten = (reason: string): string => {
  const points = Array.from(reason.slice(0, 2 * mostPoints));
  return points.length <= mostPoints && reason.length <= 2 * mostPoints
    ? reason
    : `${points.slice(0, mostPoints - 1).join('')}…`;
};
