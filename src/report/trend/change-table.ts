/** Groups of changed levels as rows of a Markdown table, like the groups of a report. */
import { loadTestKey } from '../../cases/names.js';
import { formatCount } from '../../lang/list.js';
import { shortenMiddle } from '../../lang/shorten-middle.js';
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
import { describeSettlement } from './cards.js';
import type { ChangedGroups, ChangedTogether, TrendEvent } from './changed-groups.js';
import { formatCommitRange, runDay } from './shared.js';

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
  const rows = parts.flatMap(({ changed, changes, ...event }) => {
    const since = hasSince ? [describeSince(event, links)] : [];
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
  const keys = new Set(group.cases.map(({ name }) => name.key));
  const own = group.state === 'waived' ? changes.filter((change) => keys.has(change.case.key)) : [];
  const reasons = wording.as((text) => codeCell(shortenMiddle(text)));
  const where = describeWhere(group, all, inCells, describeSettlement(own, reasons));
  return [cells.join('<br>'), formatWhere(group, where)];
}

function describeSince(event: Pick<TrendEvent, 'before' | 'after'>, links: RepositoryLinks | undefined): string {
  const range = linkRange(event, links);
  // Two lines, because a phone has no room for both commits beside each other.
  return `${runDay(event.after)}${range === '' ? '' : `<br><sub>${range.replace('..', '..<br>')}</sub>`}`;
}

/** "1a2b3c4d5e..6f7a8b9c0d", linked to the changes between the commits if the address of the repository is known. */
export function linkRange(event: Pick<TrendEvent, 'before' | 'after'>, links: RepositoryLinks | undefined): string {
  const range = formatCommitRange(event);
  const address = changesUrl(links, event.before, event.after);
  return address === undefined || range === '' ? range : link(range, address);
}
