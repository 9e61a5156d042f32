/** The trend in a terminal or a log: what the page shows, in the same order and words. */
import { formatCount } from '../../lang/list.js';
import { printableLine } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { Trend } from '../../model/trend.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { shortCommit } from '../phrases/compared-runs.js';
import { widenPage, wrapText } from '../phrases/word-wrap.js';
import { colours } from '../renderers/text/colours.js';
import { numbers, type Column } from '../phrases/table.js';
import { drawTable } from '../renderers/text/table.js';
import { listCommands } from './accept-changes.js';
import {
  describeMove,
  describeSettlement,
  describeStart,
  describeWorst,
  findOwn,
  findSince,
  formatName,
  makeCards,
  type TrendCard,
} from './cards.js';
import { describeDrifts } from './drifts.js';
import { describeNews } from './news.js';
import {
  describeNotes,
  describeTrend,
  drawAround,
  findChanges,
  formatCommitRange,
  isUnresolved,
  isSettled,
  noOpenRegression,
  settledTitle,
} from './shared.js';
import { plainWording, type Wording } from '../phrases/wording.js';

/** Rows of a section; the page and JSON have all. */
const maxRows = 50;
/** Events with an open regression for which commands are printed. */
const maxCommands = 3;

/** What all sections need. */
interface Context {
  readonly trend: Trend;
  readonly page: Page & { readonly width: number };
  readonly wording: Wording;
}

/** Renders for a terminal or a log. */
export function trendText(trend: Trend, given: Page): string {
  const page = widenPage(given);
  const wording = plainWording(trend);
  const context = { trend, page, wording };
  const news = describeNews(trend, wording);
  const open = makeCards(trend, trend.changes.filter(isUnresolved), wording);
  const settled = makeCards(trend, trend.changes.filter(isSettled), wording);
  const steady = trend.series.filter((series) => findChanges(trend, series).length === 0).length;
  const list = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => item(line, page));
  const section = (title: string, lines: readonly string[] | undefined): readonly string[] =>
    lines === undefined
      ? []
      : ['', ...wrapText(title, page.width).map((line) => colours(page.colour)('bold', line)), ...lines];
  const filled = (title: string, lines: readonly string[]): readonly string[] =>
    section(title, lines.length === 0 ? undefined : lines);
  const commands = open.slice(0, maxCommands).flatMap((card) => commandLines(card, context));
  return [
    ...wrapText(describeTrend(trend), page.width),
    ...section(news?.heading ?? '', news && list(news.lines.map(([subject, text]) => `${subject}: ${text}`))),
    ...section(
      'Open regressions',
      open.length === 0 ? wrapText(noOpenRegression, page.width) : [...tableLines(open, context), ...commands],
    ),
    ...filled(settledTitle, tableLines(settled, context)),
    ...filled('Slow losses', list(describeDrifts(trend, wording).slice(0, maxRows))),
    ...filled('Notes', list(describeNotes(trend.runs, printableLine))),
    ...(steady === 0 ? [] : ['', describeSteady(steady)]),
    '',
  ].join('\n');
}

const describeSteady = (count: number): string =>
  `${formatCount(count, 'series', 'series')} never changed ${count === 1 ? 'its' : 'their'} level.`;

const item = (text: string, { width }: Context['page']): readonly string[] =>
  wrapText(text, width - 2).map((line, i) => `${i === 0 ? '- ' : '  '}${line}`);

/** Events, newest first: one group a row, with the course of the largest change. */
function tableLines(cards: readonly TrendCard[], { trend, page, wording }: Context): readonly string[] {
  const metrics = [...new Set(cards.flatMap((card) => card.metrics))].sort(compareMetrics);
  const columns: readonly Column[] = [
    { head: 'since', minWidth: 10 },
    { head: '', minWidth: 20 },
    ...metrics.map((metric) => ({ ...numbers(wording.title({ metric })), minWidth: 10 })),
    { head: 'around it', minWidth: 10 },
  ];
  const rows = cards.flatMap((card) => {
    const note = card.after.note === undefined ? '' : `note: ${wording.name(card.after.note)}`;
    return card.groups.map((group, i) => {
      const settlement = describeSettlement(findOwn(card, group), wording);
      return [
        `${findSince(card, group)} ${i === 0 ? (shortCommit(card.after) ?? '') : ''}`.trim(),
        [formatName(group.name), group.note, settlement, i === 0 ? note : ''].filter((part) => part).join('; '),
        ...metrics.map((metric) => {
          const move = describeMove(group, metric, wording);
          return move === undefined ? '' : `${move.size} ${move.levels}`;
        }),
        i === 0 && card.worst !== undefined ? drawAround(card.worst, trend.series) : '',
      ];
    });
  });
  const red = colours(page.colour);
  const left = rows.length - maxRows;
  return [
    ...drawTable({ columns, rows: rows.slice(0, maxRows) }, page, (cell, _, column) =>
      column > 1 && column < columns.length - 1 && cards.some(({ changes }) => changes.some(isUnresolved))
        ? red('red', cell)
        : cell,
    ),
    ...(left > 0 ? [`... and ${formatCount(left, 'group')} before these: --format json has all.`] : []),
  ];
}

function commandLines(card: TrendCard, { trend, page, wording }: Context): readonly string[] {
  const commands = listCommands(card, trend);
  if (commands.length === 0) return [];
  const title = [describeWorst(card.groups, wording), describeStart(card), formatCommitRange(card)];
  return [
    '',
    ...wrapText(title.filter((part) => part !== '').join(', '), page.width),
    ...commands.flatMap((one) => [`${one.title}:`, `    ${one.command}`]),
  ];
}
