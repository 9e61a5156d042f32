import { formatCount } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { Trend } from '../../model/trend.js';
import { bisectCommand } from '../bisect/command.js';
import { describeGroups } from '../phrases/group-clauses.js';
import { widenPage, wrapText } from '../phrases/word-wrap.js';
import { colours } from '../renderers/text/colours.js';
import { numbers, type Column } from '../phrases/table.js';
import { drawTable } from '../renderers/text/table.js';
import { acceptCommandFor } from './accept-changes.js';
import { describeFollowing } from './change-table.js';
import { groupByCommits, groupChanges } from './changed-groups.js';
import {
  describeDrifts,
  describeNotes,
  describeTrend,
  findChanges,
  formatChangeRow,
  formatCommitRange,
  isUnresolved,
  runDay,
} from './shared.js';
import { plainWording, type Wording } from '../phrases/wording.js';

/** Slow losses, below the changes. */
const driftLines = (trend: Trend, width: number, wording: Wording): readonly string[] => {
  const lines = describeDrifts(trend, wording).slice(0, maxRows);
  return lines.length === 0 ? [] : ['', ...lines.flatMap((line) => wrapText(line, width))];
};

/** The notes of runs, newest first. */
const noteLines = ({ runs }: Trend, width: number): readonly string[] => {
  const lines = describeNotes(runs, printableLine);
  return lines.length === 0 ? [] : ['', 'Notes:', ...lines.flatMap((line) => wrapText(line, width))];
};

/** The open regressions, newest first: what got slower, since when, and how to find its commit or accept it. */
function openLines(trend: Trend, width: number, wording: Wording): readonly string[] {
  const all = groupByCommits(trend.changes.filter(isUnresolved));
  return all.slice(0, maxOpen).flatMap((changes) => {
    const changed = groupChanges(trend, changes, wording);
    const [first] = changes;
    const since = [runDay(first?.after ?? {}), first === undefined ? '' : formatCommitRange(first)];
    const start = `Since ${since.filter((part) => part !== '').join(', ') || 'an undated run'}: `;
    const following = describeFollowing(changed, wording);
    const { command } = acceptCommandFor({ changed, changes }, trend) ?? {};
    const search = bisectCommand(first?.before.commit, first?.after.commit, trend);
    return [
      '',
      ...wrapText(`${start}${describeGroups(changed.groups, changed, wording)}.`, width),
      ...(following === undefined ? [] : wrapText(following, width)),
      ...(search === undefined ? [] : ['Find the commit that did it:', `    ${search}`]),
      ...(command === undefined ? [] : ['If it is meant to stay, accept it:', `    ${command}`]),
    ];
  });
}

const maxRows = 50;
/** Commits with an open regression that are described; the table has all of them. */
const maxOpen = 3;

/** Renders for a terminal or a log. */
export function trendText(trend: Trend, given: Page): string {
  const page = widenPage(given);
  const paint = colours(page.colour);
  const wording = plainWording(trend);
  const shown = trend.changes.slice(0, maxRows);
  const rest = trend.changes.length - shown.length;
  const rows = shown.map((change) => formatChangeRow(change, trend.series, wording));
  const hasCommits = rows.some(({ commits }) => commits !== '');
  const columns: readonly Column[] = [
    { head: 'since' },
    { head: 'case', minWidth: 20 },
    { head: 'metric' },
    numbers('change'),
    { head: 'level' },
    ...(hasCommits ? [{ head: 'commits' }] : []),
    { head: '', minWidth: 12 },
    { head: 'around it' },
  ];
  const cells = rows.map(({ since, case: name, metric, size, levels, commits, status, around }) => [
    ...[since, name, metric, size, levels],
    ...(hasCommits ? [commits] : []),
    ...[status, around],
  ]);
  const lines = drawTable({ columns, rows: cells }, page, (cell, row, column) =>
    column === 3 && shown[row] && isUnresolved(shown[row]) ? paint('red', cell) : cell,
  );
  const steady = trend.series.filter((series) => findChanges(trend, series).length === 0).length;
  return [
    ...wrapText(describeTrend(trend), page.width).map((line) => paint('bold', line)),
    ...openLines(trend, page.width, wording),
    ...(shown.length === 0 ? [] : ['', ...lines]),
    ...driftLines(trend, page.width, wording),
    ...(rest > 0
      ? wrapText(`... and ${formatCount(rest, 'change')} before these: --format json has all.`, page.width)
      : []),
    ...(shown.length > 0 && steady > 0
      ? [
          '',
          ...wrapText(
            `${formatCount(steady, 'series', 'series')} never changed ${steady === 1 ? 'its' : 'their'} level.`,
            page.width,
          ),
        ]
      : []),
    ...noteLines(trend, page.width),
    '',
  ].join('\n');
}
