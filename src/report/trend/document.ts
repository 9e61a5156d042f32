/** A trend as blocks, for a terminal and for Markdown. The page shows its cards and cases in other ways. */
import { numbers, type Block, type Pen, type Section, type Table } from '../blocks/blocks.js';
import {
  listCommands,
  describeStart,
  makeCards,
  describeMove,
  describeSettlement,
  findOwn,
  nameCard,
  type CardHistory,
  type TrendCard,
  type CardCases,
} from './cards.js';
import { describeDrifts, describeNews, describeNoneOpen } from './news.js';
import { describeNotes, describeTrend, formatCommitRange, isSettled, settledTitle, drawAround } from './shared.js';
import { formatCount, joinParts } from '../../lang/format.js';
import type { Trend } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { runDay, shortCommit, changesUrl } from '../phrases/compared-runs.js';
import { formatName } from '../groups/names.js';
import type { Wording } from '../phrases/wording.js';
import { link } from '../renderers/markdown/footer.js';
import { caseLooks } from '../phrases/looks.js';
import { formatCell } from '../renderers/markdown/group-table.js';

/** Events with an open regression for which commands are printed. */
const maxCommands = 3;
const maxDrifts = 50;

export function trendSections(trend: Trend, pen: Pen, draw: DrawCards): readonly Section[] {
  const open = makeCards(trend, trend.changes.filter(isUnresolved), pen.cells);
  const settled = makeCards(trend, trend.changes.filter(isSettled), pen.cells);
  return [
    [describeTrend(trend)],
    newsSection(trend, pen),
    {
      title: 'Open regressions',
      body:
        open.length === 0
          ? [describeNoneOpen(trend, pen.wording)]
          : cardBlocks({ ...draw(open, pen.cells), colour: 'red' }),
    },
    ...open.slice(0, maxCommands).map((card) => commandBlocks(card, trend, true)),
    { title: settledTitle, isFolded: true, body: cardBlocks(draw(settled, pen.cells)) },
    ...endSections(trend, pen),
  ];
}

/** What changed since the day before. */
export function newsSection(trend: Trend, { wording }: Pen): Section {
  const news = describeNews(trend, wording);
  return news === undefined ? [] : { title: news.heading, id: 'news', body: [{ items: news.lines }] };
}

/** Slow losses and notes. */
export function endSections(trend: Trend, { items }: Pen): readonly Section[] {
  const drifts = describeDrifts(trend, items);
  const left = drifts.length - maxDrifts;
  const more = left > 0 ? `... and ${formatCount(left, 'more slow loss', 'more slow losses')}` : '';
  return [
    { title: 'Slow losses', id: 'drifts', body: [{ items: drifts.slice(0, maxDrifts) }, more] },
    { title: 'Notes', id: 'notes', body: [{ items: describeNotes(trend.runs, items.name) }] },
  ];
}

/** The commands for a card. @param isNamed whether a sentence says which card it is */
export function commandBlocks(card: TrendCard, history: CardHistory, isNamed = false): readonly Block[] {
  const commands = listCommands(card, history);
  const title = joinParts([nameCard(card), describeStart(card), formatCommitRange(card)], ', ');
  return [
    isNamed && commands.length > 0 ? `${title}:` : '',
    ...commands.flatMap((one) => [`${one.title}:`, { code: one.command.split('\n') }]),
  ];
}

/** How a surface shows the groups of some cards: the largest number of rows is the same for all. */
export type DrawCards = (cards: readonly TrendCard[], wording: Wording) => Table;

/** Rows of a table; the page and JSON have all. */
const maxRows = 50;

/** The table of cards, and how many of their groups it leaves out. */
export function cardBlocks(table: Table, most = maxRows): readonly Block[] {
  const left = table.rows.length - most;
  return [
    { table: { ...table, rows: table.rows.slice(0, most) } },
    left > 0 ? `... and ${formatCount(left, 'group')} before these: --format json has all.` : '',
  ];
}

/** Events, newest first: one group a row, with the course of the largest change. */
export const plainTable =
  ({ series }: Trend): DrawCards =>
  (cards, wording) => {
    const metrics = [...new Set(cards.flatMap((card) => card.metrics))].sort(compareMetrics);
    return {
      columns: [
        { head: 'since', minWidth: 10 },
        { head: '', minWidth: 20 },
        // Without a smallest width they are never wrapped: a narrow terminal has a block for each row.
        ...metrics.map((metric) => numbers(wording.title({ metric }))),
        { head: 'around it', minWidth: 10 },
      ],
      rows: cards.flatMap((card) =>
        card.groups.map((group, i) => [
          i === 0 ? `${runDay(card.after)} ${shortCommit(card.after) ?? ''}`.trim() : '',
          [formatName(group.name), ...describeRow(card, group, wording)].join('; '),
          ...metrics.map((metric) => {
            const move = describeMove(group, metric, wording);
            return move === undefined ? '' : `${move.change} ${move.values}`;
          }),
          i === 0 && card.worst !== undefined ? drawAround(card.worst, series) : '',
        ]),
      ),
    };
  };

/** @param hasSince whether a column says since when, and between which commits */
export const markdownTable =
  (root: string | undefined, hasSince = true): DrawCards =>
  (cards, wording) => ({
    columns: ['change', 'where', ...(hasSince ? ['since'] : [])].map((head) => ({ head })),
    rows: cards.flatMap((card) => {
      const range = linkRange(card, root);
      // Two lines, because a phone has no room for both commits beside each other.
      const since = `${runDay(card.after)}${range === '' ? '' : `<br><sub>${range.replace('..', '..<br>')}</sub>`}`;
      return card.groups.map((group) => {
        const moves = card.metrics.flatMap((metric) => {
          const move = describeMove(group, metric, wording);
          return move === undefined ? [] : [`${wording.title({ metric })} ${formatCell(move, true, ' ')}`];
        });
        const name = formatName(group.name, (subject) => `**${subject}**`);
        const where = [`${markOf(card, group)}${name}`, ...describeRow(card, group, wording)].join('; ');
        return [moves.join('<br>'), where, ...(hasSince ? [since] : [])];
      });
    }),
  });

/** What only follows from other changes has no mark. */
function markOf(card: TrendCard, group: CardCases): string {
  const own = findOwn(card, group);
  if (group.note !== undefined) return '';
  const isBetter = own.every(({ direction }) => direction === 'better');
  return `${caseLooks[own.some(isUnresolved) ? 'failing' : isBetter ? 'better' : 'waived'].icon} `;
}

/** What the name of a group lacks: why it moved, how it was settled, the case of its values, and the note of its first run. */
function describeRow(card: TrendCard, group: CardCases, wording: Wording): readonly string[] {
  const { note } = card.after;
  return [
    group.note ?? '',
    describeSettlement(findOwn(card, group), wording),
    group.worst === '' ? '' : `worst: ${group.worst}`,
    note === undefined || group !== card.groups[0] ? '' : `note: ${wording.name(note)}`,
  ].filter((part) => part !== '');
}

/** "1a2b3c4d5e..6f7a8b9c0d", linked to the changes between the commits if the address of the repository is known. */
export function linkRange(event: Pick<TrendCard, 'before' | 'after'>, root: string | undefined): string {
  const range = formatCommitRange(event);
  const address = changesUrl(root, event.before, event.after);
  return address === undefined || range === '' ? range : link(range, address);
}
