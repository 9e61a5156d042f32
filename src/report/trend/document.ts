/** A trend as blocks, for a terminal and for Markdown. The page shows its cards and cases in other ways. */
import { formatCount } from '../../lang/list.js';
import type { Trend } from '../../model/trend.js';
import type { Block, Pen, Section } from '../blocks/blocks.js';
import { listCommands, type CardHistory } from './commands.js';
import { describeStart, describeWorst, makeCards, type TrendCard } from './cards.js';
import { describeDrifts } from './drifts.js';
import { describeNews } from './news.js';
import {
  describeNotes,
  describeTrend,
  findChanges,
  formatCommitRange,
  isSettled,
  isUnresolved,
  noOpenRegression,
  settledTitle,
} from './shared.js';
import { cardBlocks, type DrawCards } from './tables.js';

/** Events with an open regression for which commands are printed. */
const maxCommands = 3;
const maxDrifts = 50;

export function trendSections(trend: Trend, pen: Pen, draw: DrawCards): readonly Section[] {
  const open = makeCards(trend, trend.changes.filter(isUnresolved), pen.cells);
  const settled = makeCards(trend, trend.changes.filter(isSettled), pen.cells);
  const steady = trend.series.filter((series) => findChanges(trend, series).length === 0).length;
  return [
    { body: [describeTrend(trend)] },
    newsSection(trend, pen),
    {
      title: 'Open regressions',
      body: open.length === 0 ? [noOpenRegression] : cardBlocks({ ...draw(open, pen.cells), colour: 'red' }),
    },
    ...open.slice(0, maxCommands).map((card) => ({ body: commandBlocks(card, trend, pen, true) })),
    { title: settledTitle, isFolded: true, body: cardBlocks(draw(settled, pen.cells)) },
    ...endSections(trend, pen),
    {
      body:
        steady === 0
          ? []
          : [`${formatCount(steady, 'series', 'series')} never changed ${steady === 1 ? 'its' : 'their'} level.`],
    },
  ];
}

/** What changed since the day before. */
export function newsSection(trend: Trend, { wording }: Pen): Section {
  const news = describeNews(trend, wording);
  return news === undefined ? { body: [] } : { title: news.heading, id: 'news', body: [{ items: news.lines }] };
}

/** Slow losses and notes. */
export function endSections(trend: Trend, { items }: Pen): readonly Section[] {
  const drifts = describeDrifts(trend, items);
  const more = drifts.slice(maxDrifts);
  return [
    { title: 'Slow losses', id: 'drifts', body: [{ items: drifts.slice(0, maxDrifts) }] },
    { title: formatCount(more.length, 'more slow loss', 'more slow losses'), isFolded: true, body: [{ items: more }] },
    { title: 'Notes', id: 'notes', body: [{ items: describeNotes(trend.runs, items.name) }] },
  ];
}

/** The commands for a card. @param isNamed whether a sentence says which card it is */
export function commandBlocks(
  card: TrendCard,
  history: CardHistory,
  { wording }: Pen,
  isNamed = false,
): readonly Block[] {
  const commands = listCommands(card, history);
  const title = [describeWorst(card.groups, wording), describeStart(card), formatCommitRange(card)];
  return [
    isNamed && commands.length > 0 ? `${title.filter((part) => part !== '').join(', ')}:` : '',
    ...commands.flatMap((one) => [`${one.title}:`, { code: one.command.split('\n') }]),
  ];
}
