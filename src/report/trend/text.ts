import { formatCount } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { Trend } from '../../model/trend.js';
import { wrapText } from '../phrases/word-wrap.js';
import { colours } from '../renderers/text/colours.js';
import { table, type Column } from '../renderers/text/table.js';
import { describeDrifts, describeNotes, describeTrend, findChanges, formatChangeRow, isUnresolved } from './shared.js';

/** Slow losses, below the changes. */
const driftLines = (trend: Trend, width: number): readonly string[] => {
  const lines = describeDrifts(trend, printableLine).slice(0, mostRows);
  return lines.length === 0 ? [] : ['', ...lines.flatMap((line) => wrapText(line, width))];
};

/** The notes of runs, newest first. */
const noteLines = ({ runs }: Trend, width: number): readonly string[] => {
  const lines = describeNotes(runs, printableLine);
  return lines.length === 0 ? [] : ['', 'Notes:', ...lines.flatMap((line) => wrapText(line, width))];
};

const leastWidth = 20;
const mostRows = 50;

/** Renders for a terminal or a log. */
export function trendText(trend: Trend, given: Page): string {
  const page = { ...given, width: Math.max(leastWidth, given.width) };
  const paint = colours(page.colour);
  const shown = trend.changes.slice(0, mostRows);
  const rest = trend.changes.length - shown.length;
  const rows = shown.map((change) => formatChangeRow(change, trend.series, printableLine));
  const hasCommits = rows.some(({ commits }) => commits !== '');
  const columns: readonly Column[] = [
    { head: 'since', align: 'left' },
    { head: 'case', align: 'left', least: 20 },
    { head: 'metric', align: 'left' },
    { head: 'change', align: 'right' },
    { head: 'level', align: 'left' },
    ...(hasCommits ? [{ head: 'commits', align: 'left' } as const] : []),
    { head: '', align: 'left', least: 12 },
    { head: 'around it', align: 'left' },
  ];
  const cells = rows.map(({ since, case: name, metric, size, levels, commits, status, around }) => [
    ...[since, name, metric, size, levels],
    ...(hasCommits ? [commits] : []),
    ...[status, around],
  ]);
  const inTable = table(columns, cells, page.width, (cell, row, column) =>
    row === -1
      ? paint('dim', cell)
      : column === 3 && shown[row] && isUnresolved(shown[row])
        ? paint('red', cell)
        : cell,
  );
  const blocks = cells.flatMap(([since = '', name = '', ...more]) => [
    ...wrapText(`${since} ${name}`, page.width),
    ...wrapText(more.filter((cell) => cell !== '').join(', '), page.width - 4).map((line) => `    ${line}`),
  ]);
  const steady = trend.series.filter((series) => findChanges(trend, series).length === 0).length;
  return [
    ...wrapText(describeTrend(trend), page.width).map((line) => paint('bold', line)),
    ...(shown.length === 0 ? [] : ['', ...(inTable ?? blocks)]),
    ...driftLines(trend, page.width),
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
