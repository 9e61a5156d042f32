/** A trend as blocks, for a terminal and for Markdown, and in each format. The page shows its cards and cases in other ways. */
import {
  type Block,
  type Item,
  markdownPen,
  numbers,
  type Pen,
  plainPen,
  type Section,
  type Table,
  writeMarkdown,
  findFitting,
} from '../blocks/blocks.js';
import {
  type CardCases,
  type CardHistory,
  describeChanges,
  formatMoveCell,
  nameChangedCases,
  describeSettlement,
  describeFirstRun,
  describeWorst,
  findOwn,
  findSeries,
  formatCommitRange,
  listCommands,
  lossOf,
  makeCards,
  nameCard,
  type TrendCard,
  makeCard,
  trendPageData,
} from './cards.js';
import { formatCount, joinParts, thousands, capitalize } from '../../lang/format.js';
import type { Trend, TrendChange, TrendDrift, TrendSeries, Provenance } from '../../model/documents.js';
import { isUnresolved, type CommitComment } from '../../model/comparison.js';
import { type Group } from '../../judge/account/groups.js';
import { changesUrl, nameRun, repositoryRoot, runDay, shortCommit, describeDays } from '../sentences/runs.js';
import { formatName } from '../sentences/names.js';
import { caseLooks, verdictLooks, type Wording, type WriteName } from '../sentences/words.js';
import { formatCell, formatTitle, link, formatKey, formatSmall } from '../renderers/markdown/markdown.js';
import { formatJson, printableLine } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import { writeText } from '../blocks/text.js';
import { cellName, sentenceName } from '../renderers/markdown/inert.js';
import { describeGroups } from '../sentences/groups.js';
import { codeHtml, writeHtml, filterHtml, htmlDocument, htmlWording, rowNameHtml, toHtml } from '../blocks/html.js';
import { defined, groupBy } from '../../lang/objects.js';
import { loadTestKey } from '../../cases/names.js';
import { layOut } from '../page/matrix.js';
import { formatAmount, sparkline } from '../sentences/numbers.js';
import { compareMetrics } from '../../judge/account/moves.js';
import { findLevel, groupChanges, groupEvents, type TrendEvent } from '../../judge/account/events.js';

/** Events with an open regression for which commands are printed. */
const maxCommands = 3;
const maxDrifts = 50;

function trendSections(trend: Trend, pen: Pen, draw: DrawCards): readonly Section[] {
  const open = makeCards(trend, trend.changes.filter(isUnresolved), pen.cells);
  const settled = makeCards(trend, trend.changes.filter(isSettled), pen.cells);
  return [
    [describeTrend(trend)],
    newsSection(trend, pen.wording),
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

/** Slow losses and notes. */
function endSections(trend: Trend, { items }: Pen): readonly Section[] {
  const drifts = listDriftSentences(trend, items);
  const left = drifts.length - maxDrifts;
  const more = left > 0 ? `... and ${formatCount(left, 'more slow loss', 'more slow losses')}` : '';
  return [
    { title: 'Slow losses', id: 'drifts', body: [{ items: drifts.slice(0, maxDrifts) }, more] },
    { title: 'Notes', id: 'notes', body: [{ items: listNotes(trend.runs, items.name) }] },
  ];
}

/** The commands for a card. @param isNamed whether a sentence says which card it is */
function commandBlocks(card: TrendCard, history: CardHistory, isNamed = false): readonly Block[] {
  const commands = listCommands(card, history);
  const title = joinParts([nameCard(card), describeFirstRun(card), formatCommitRange(card)], ', ');
  return [
    isNamed && commands.length > 0 ? `${title}:` : '',
    ...commands.flatMap((one) => [`${one.title}:`, { code: one.command.split('\n') }]),
  ];
}

/** How a surface shows the groups of some cards: the largest number of rows is the same for all. */
type DrawCards = (cards: readonly TrendCard[], wording: Wording) => Table;

/** Rows of a table; the page and JSON have all. */
const maxRows = 50;

/** The table of cards, and how many of their groups it leaves out. */
function cardBlocks(table: Table, most = maxRows): readonly Block[] {
  const left = table.rows.length - most;
  return [
    { table: { ...table, rows: table.rows.slice(0, most) } },
    left > 0 ? `... and ${formatCount(left, 'group')} before these: --format json has all.` : '',
  ];
}

/** Events, newest first: one group a row, with the course of the largest change. */
const plainTable =
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
          describeRow(formatName(group.name), card, group, wording),
          ...metrics.map((metric) => {
            const move = formatMoveCell(group, metric, wording);
            return move === undefined ? '' : `${move.change} ${move.values}`;
          }),
          i === 0 && card.worst !== undefined ? drawAround(card.worst, series) : '',
        ]),
      ),
    };
  };

/** @param hasSince whether a column says since when, and between which commits */
const markdownTable =
  ({ series }: Trend, root: string | undefined, hasSince = true): DrawCards =>
  (cards, wording) => ({
    columns: ['change', 'where', ...(hasSince ? ['since'] : [])].map((head) => ({ head })),
    rows: cards.flatMap((card) => {
      const range = linkRange(card, root);
      // Two lines, because a phone has no room for both commits beside each other.
      const since = `${runDay(card.after)}${range === '' ? '' : `<br><sub>${range.replace('..', '..<br>')}</sub>`}`;
      const course = card.worst === undefined ? '' : `<sub>${drawAround(card.worst, series)}</sub>`;
      return card.groups.map((group, i) => {
        const moves = card.metrics.flatMap((metric) => {
          const move = formatMoveCell(group, metric, wording);
          return move === undefined ? [] : [`${wording.title({ metric })} ${formatCell(move, true, ' ')}`];
        });
        const name = formatName(group.name, (subject) => `**${subject}**`);
        const where = describeRow(`${markOf(card, group)}${name}`, card, group, wording);
        return [joinParts([...moves, i === 0 ? course : ''], '<br>'), where, ...(hasSince ? [since] : [])];
      });
    }),
  });

/** What only follows from other changes has no mark. */
function markOf(card: TrendCard, group: CardCases): string {
  const own = findOwn(card, group);
  if (group.note !== '') return '';
  const isBetter = own.every(({ direction }) => direction === 'better');
  return `${caseLooks[own.some(isUnresolved) ? 'failing' : isBetter ? 'better' : 'waived'].icon} `;
}

/** The name, why it moved, how it was settled, the case of its values, and the note of its first run. */
function describeRow(name: string, card: TrendCard, group: CardCases, wording: Wording): string {
  const note = group === card.groups[0] ? card.after.note : undefined;
  const settlement = describeSettlement(findOwn(card, group), wording);
  const worst = group.worst && `worst: ${group.worst}`;
  return joinParts([name, group.note, settlement, worst, note && `note: ${wording.name(note)}`], '; ');
}

/** "1a2b3c4d5e..6f7a8b9c0d", linked to the changes between the commits if the address of the repository is known. */
function linkRange(event: Pick<TrendCard, 'before' | 'after'>, root: string | undefined): string {
  const range = formatCommitRange(event);
  const address = changesUrl(root, event.before, event.after);
  return address === undefined || range === '' ? range : link(range, address);
}

export const trendText = (trend: Trend, page: Page): string =>
  writeText(trendSections(trend, plainPen(trend), plainTable(trend)), page);

export function trendMarkdown(
  trend: Trend,
  { title, repositoryUrl }: Pick<Page, 'title' | 'repositoryUrl'> = {},
): string {
  const pen = markdownPen(trend);
  const cells = pen.wording.as(cellName);
  return writeMarkdown(
    [
      [`### ${describeOpen(trend, `${formatTitle(title)} over time`, pen.wording)}`],
      ...trendSections(trend, { ...pen, cells }, markdownTable(trend, repositoryRoot(repositoryUrl))),
    ],
    '####',
  );
}

/** The heading: how many changes need attention, or the only one. */
function describeOpen(trend: Trend, name: string, wording: Wording): string {
  const [first, ...more] = groupEvents(trend.changes.filter(isUnresolved), trend.series);
  const [failed, unknown] = [trend.failed, trend.unknown].map((losses) => nameLosses(trend, losses, wording));
  if (first === undefined && failed !== undefined) return `❌ ${name}: the newest run fails: ${failed}`;
  if (first === undefined)
    return unknown === undefined
      ? `${verdictLooks.passed.icon} ${name}: no open regression`
      : `${verdictLooks.undecided.icon} ${name}: unknown: ${unknown}`;
  if (more.length > 0) return `❌ ${name}: ${formatCount(1 + more.length, 'open regression')}`;
  const since = runDay(first.after);
  const changed = groupChanges(trend, first.changes);
  return `❌ ${name}: ${describeGroups(changed.groups, changed, wording)}${since === '' ? '' : `, since ${since}`}`;
}

/** The formats of a trend; the first is the default. */
export const trendRenderers: readonly DocumentRenderer<Trend>[] = [
  { id: 'text', endings: ['.txt'], render: trendText },
  { id: 'markdown', endings: ['.md'], render: trendMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
  { id: 'html', endings: ['.html', '.htm'], render: trendPage },
];

export function trendPage(
  trend: Trend,
  { repositoryUrl, compress }: Pick<Page, 'repositoryUrl' | 'compress'> = {},
): string {
  const root = repositoryRoot(repositoryUrl);
  const wording = htmlWording(trend);
  const pen = plainPen(trend);
  const open = makeCards(trend, trend.changes.filter(isUnresolved), wording);
  const others = makeCards(trend, trend.changes.filter(isSettled), wording);
  const sections = listCases(trend);
  const metrics = [...new Set(trend.series.map(({ metric }) => metric))].sort(compareMetrics);
  const verdicts = [
    ['', `all ${formatCount(sections.flatMap(({ rows }) => rows).length, 'case')}`],
    ['open', 'open regression'],
  ] as const;
  const cases = sections.flatMap(({ rows }) => rows.map(({ trendCase }) => trendCase.case.key));
  return htmlDocument({
    title: 'Performance over time',
    data: trendPageData(trend, [...open, ...others], cases, root),
    ...defined({ compress }),
    main: `<h1>Performance over time</h1>
<p class="dim">${toHtml(describeTrend(trend))}</p>
${writeHtml([newsSection(trend, pen.wording)])}
${filterHtml(verdicts, metrics, 'all', wording)}
${cardsHtml(open, others, root, trend, wording)}
${casesHtml(sections, metrics, wording)}
${writeHtml(endSections(trend, pen))}`,
    footer: `Days and times are UTC · guardband ${toHtml(trend.tool.version)}`,
  });
}

function cardsHtml(
  open: readonly TrendCard[],
  others: readonly TrendCard[],
  root: string | undefined,
  trend: Trend,
  wording: Wording,
): string {
  const openHtml =
    open.length === 0
      ? `<p>${toHtml(describeNoneOpen(trend, plainPen(trend).wording))}</p>`
      : `<div class="cards">${open.map((card, i) => cardHtml(card, i, root, wording, trend)).join('\n')}</div>`;
  const othersHtml =
    others.length === 0
      ? ''
      : `<details id="settled"><summary><h2>${settledTitle} (${thousands(others.length)})</h2></summary><div class="cards">${others.map((card, i) => cardHtml(card, open.length + i, root, wording)).join('\n')}</div></details>`;
  return `<section id="open-regressions"><h2>Open regressions</h2>${openHtml}</section>${othersHtml}`;
}

function casesHtml(sections: readonly CaseSection[], metrics: readonly string[], wording: Wording): string {
  let index = 0;
  const parts = sections.map((section) => {
    const html = sectionHtml(section, index, metrics, wording);
    index += section.rows.length;
    return html;
  });
  const heads = metrics.map((metric) => `<span class="level">${wording.title({ metric })}</span>`).join('');
  return `<section id="cases"><h2>${formatCount(index, 'case')}</h2>
<p class="legend">The last 60 runs, against the level they are judged by: <span class="swatch better">better</span><span class="swatch same">usual</span><span class="swatch near">near the guard band</span><span class="swatch worse">beyond it</span><span class="swatch far">3 × and more</span></p>
<div class="head"><span class="levels"><span class="level since">since</span>${heads}</span></div>
${parts.join('\n')}</section>`;
}

/**
 * @param index the position of the card in the data
 * @param history where the history is, for commands
 */
export function cardHtml(
  card: TrendCard,
  index: number,
  root: string | undefined,
  wording: Wording,
  history: CardHistory = {},
): string {
  const { changes, groups, metrics, after } = card;
  const isOpen = changes.some(isUnresolved);
  const cases = new Set(changes.map((change) => change.case.key)).size;
  const name = nameCard(card, (subject) => `<bdi>${subject}</bdi>`);
  // The release and the note of the first run after the change.
  const notes = [after.tag, after.note].map((text) => (text === undefined ? '' : `<bdi>${toHtml(text)}</bdi>`));
  const heads = metrics.map((metric) => `<th scope="col">${wording.title({ metric })}</th>`).join('');
  const settlement = describeSettlement(changes, wording);
  // They find the commit, and accept the new levels once they are understood.
  const commands = listCommands(card, history).map(
    ({ title, command }, i) =>
      `<details${isOpen && index + i === 0 ? ' open' : ''}><summary>${title}</summary>${codeHtml(command.split('\n'))}</details>`,
  );
  return `<article class="card ${isOpen ? 'worse-card' : ''}" data-card="${String(index)}">
<h3>${name}: ${toHtml(describeWorst(groups, wording))} <span class="dim">${formatCount(cases, 'case')}</span></h3>
<div><p class="dim">${joinParts([describeFirstRun(card), rangeHtml(card, root), ...notes], ' · ')}</p>
<table><thead><tr>${heads}</tr></thead>
${groups.map((group) => groupHtml(group, card, wording)).join('\n')}</table>
${settlement === '' ? '' : `<p class="dim"><bdi>${settlement}</bdi></p>`}${commands.join('')}</div>
<div class="course"></div>
</article>`;
}

/** The commits, linked to the changes between them if the repository's URL is known. */
function rangeHtml({ before, after }: TrendCard, root: string | undefined): string {
  const range = formatCommitRange({ before, after });
  const url = changesUrl(root, before, after);
  const text = range === '' ? '' : `<code>${toHtml(range)}</code>`;
  return url === undefined || range === '' ? text : `<a href="${toHtml(url)}" rel="noreferrer">${text}</a>`;
}

function groupHtml(group: CardCases, card: TrendCard, wording: Wording): string {
  const { subject, extent } = group.name;
  const cells = card.metrics.map((metric) => {
    const move = formatMoveCell(group, metric, wording);
    return `<td>${move === undefined ? '' : `<b>${toHtml(move.change)}</b> <span class="dim">${toHtml(move.values)}</span>`}</td>`;
  });
  const note = group.note === '' ? '' : ` <span class="dim">· ${group.note}</span>`;
  return `<tbody data-group><tr><th scope="rowgroup" colspan="${String(cells.length)}"><bdi>${subject}</bdi><span>${extent === '' ? '' : `, <bdi>${extent}</bdi>`}${note}</span></th></tr>
<tr>${cells.join('')}</tr></tbody>`;
}

type CaseSection = ReturnType<typeof listCases>[number];

/** The scenarios of a trend with their cases, in the order of the page. */
function listCases({ series, runs, changes }: Trend) {
  const findLastRun = (own: readonly TrendSeries[]): number =>
    Math.max(...own.map(({ levels }) => levels.at(-1)?.to ?? 0));
  const tests = groupBy(series, ({ case: name }) => loadTestKey(name));
  const newest = new Map([...tests].map(([test, own]) => [test, findLastRun(own)]));
  const starts = new Map<string, string>();
  for (const { case: name, after, isBeyondBand } of changes)
    if (isBeyondBand && !starts.has(name.key)) starts.set(name.key, runDay(after));
  const cases = [...groupBy(series, (entry) => entry.case.key)].map(([key, own]) => {
    const name = (own[0] as TrendSeries).case;
    const last = findLastRun(own);
    return {
      case: name,
      series: own,
      // The day of its newest change beyond the tolerance band.
      since: starts.get(key) ?? '',
      // The day of its last run if its load test has newer ones: a request that is no longer in the plan.
      until: last < (newest.get(loadTestKey(name)) ?? 0) ? runDay(runs[last] ?? {}) : '',
    };
  });
  return layOut(cases, []).sections.map(({ rows, ...section }) => ({
    ...section,
    rows: rows.flatMap(({ name, cells: [trendCase] }) => (trendCase === undefined ? [] : [{ name, trendCase }])),
  }));
}

/**
 * @param index the index of the first case in the data
 * @param metrics the metrics of the columns
 */
function sectionHtml(
  { scenario, constant, rows }: CaseSection,
  index: number,
  metrics: readonly string[],
  wording: Wording,
): string {
  // The only case of a scenario needs no name.
  const isOnly = rows.length === 1;
  const lines = rows.map(({ name, trendCase }, i) => {
    const levels = metrics.map((metric) => {
      const level = trendCase.series.find((series) => series.metric === metric)?.levels.at(-1)?.value;
      return `<span class="level">${level === undefined ? '–' : toHtml(formatAmount(level, wording.metric({ metric })))}</span>`;
    });
    const number = String(index + i);
    const until = trendCase.until === '' ? '' : ` <span class="dim">until ${toHtml(trendCase.until)}</span>`;
    const next = i > 0 && i % rowsPerList === 0 ? '</ol>\n<ol class="cases">\n' : '';
    return `${next}<li class="case" id="c${number}"><a href="#c${number}">${rowNameHtml((isOnly ? constant : name) || scenario)}${until}</a><span class="strip"></span><span class="levels"><span class="level since">${trendCase.since}</span>${levels.join('')}</span></li>`;
  });
  return `<section class="scenario"><h3><bdi>${toHtml(scenario)}</bdi> <span class="dim">${isOnly ? '' : toHtml(constant)}</span></h3><ol class="cases">
${lines.join('\n')}
</ol></section>`;
}

/** Only the lists near the screen are laid out, so that a keystroke in the filter costs as much with any number of cases. */
const rowsPerList = 100;

const kinds = [
  ['new', 'Got worse', describeChanges],
  ['worse', 'Got worse again', describeChanges],
  ['recovered', 'Recovered', nameChangedCases],
  ['better', 'Got better', describeChanges],
] as const;

/** What changed since the day before, each line with what it is about; nothing if the history is shorter than a day. */
function newsSection(trend: Trend, wording: Wording): Section {
  const { changes, runs, since, failed = [], unknown = [], decisions = [] } = trend;
  const drifts = listDrifts(trend);
  if (since === undefined && decisions.length === 0) return [];
  const ofKind = (kind: TrendChange['news']) => changes.filter(({ news }) => news === kind);
  const isWorse = [failed, unknown, ofKind('new'), ofKind('worse')].some(({ length }) => length > 0);
  const say = (subject: string, own: readonly TrendChange[], describe: typeof describeChanges): readonly Item[] =>
    own.length === 0 ? [] : [[subject, describe(trend, own, wording)]];
  const items = [
    ...say('Fails in the newest run', toChanges(trend, failed), describeChanges),
    ...kinds.flatMap(([kind, subject, describe]) => say(subject, ofKind(kind), describe)),
    ...say('Back to normal in the newest run alone', findNormal(trend, wording), nameChangedCases),
    // "Decided: the level of shop / cart from ... on is accepted: encrypted now."
    ...decisions.map((text): Item => [text.split(': ', 1)[0] ?? '', wording.name(text.replace(/^.*?: /, ''))]),
    ...say(formatCount(drifts.length, 'slow loss', 'slow losses'), toChanges(trend, drifts), describeChanges),
  ];
  const title =
    since === undefined
      ? 'Decisions'
      : `Since ${runDay(runs[since] ?? {})} (${formatCount(runs.length - 1 - since, 'run')})${isWorse ? '' : ': nothing got worse'}`;
  return { title, id: 'news', body: [{ items }] };
}

/** The open regressions of which the newest run shows nothing. */
const findNormal = ({ series, changes, runs }: Trend, wording: Wording): readonly TrendChange[] =>
  changes.filter(isUnresolved).filter((change) => {
    const { tolerance = 0, points = [] } = findSeries(change, series) ?? {};
    const { run, value = NaN } = points.at(-1) ?? {};
    const ratio = value / change.level.before;
    const loss = wording.metric(change).better === 'higher' ? 1 / ratio - 1 : ratio - 1;
    return run === runs.length - 1 && change.run !== run && loss <= tolerance / 100;
  });

/** The slow losses of cases without an open regression, of which theirs are a part. */
function listDrifts({ drifts = [], changes }: Trend): readonly TrendDrift[] {
  const open = new Set(changes.filter(isUnresolved).map((change) => change.case.key));
  return drifts.filter((drift) => !open.has(drift.case.key));
}

/** The level that a slow loss has reached. */
const levelWords: Readonly<Record<NonNullable<TrendDrift['level']>, string>> = {
  taken: '; it is within the tolerance band, so it became the usual level',
  refused: '; its steps add up to more than the tolerance band, so the earlier level stays the baseline',
};

/** "drifting since the run of 2026-10-03 04:12, commit 1a2b3c4d5e: GET /orders, all loads: p99 +5.8 to +6.1 % over 9 runs". */
const listDriftSentences = (trend: Trend, wording: Wording): readonly string[] =>
  [...groupBy(listDrifts(trend), ({ run, level = '' }) => `${String(run)} ${level}`).values()].map((drifts) => {
    const [first] = drifts;
    const { run = 0, runs = 0, level } = first ?? {};
    const verb = level === undefined ? 'drifting' : 'worse';
    const end = level === undefined ? '' : levelWords[level];
    return `${verb} since ${nameRun(trend.runs[run] ?? {}, wording)}: ${nameLosses(trend, drifts, wording) ?? ''} over ${formatCount(runs, 'run')}${end}`;
  });

/** What to say where no regression is open: nothing, or what the newest run fails, or what is unknown about it. */
function describeNoneOpen(trend: Trend, wording: Wording): string {
  const [failed, unknown] = [trend.failed, trend.unknown].map((losses) => nameLosses(trend, losses, wording));
  if (failed !== undefined) return `None is open, but a check of the newest run fails: ${failed}.`;
  return unknown === undefined
    ? 'No open regression: every level that got worse was accepted or taken as given, or is back to normal.'
    : `Unknown: ${unknown} in the newest run, which cannot tell the machine from a change: measure base and head beside each other, or record further runs.`;
}

/** "all 6 cases: throughput −20 %"; undefined if there are none. */
const nameLosses = (trend: Trend, losses: Trend['unknown'], wording: Wording): string | undefined =>
  losses?.length ? describeChanges(trend, toChanges(trend, losses), wording) : undefined;

const toChanges = (trend: Trend, drifts: readonly TrendDrift[]): readonly TrendChange[] =>
  drifts.map(({ level: _, ...drift }) => {
    const own = findSeries(drift, trend.series);
    const after = (own && findLevel(own, trend.runs.length - 1)) ?? 1;
    return lossOf(trend, { ...drift, level: { before: after / (1 + drift.percent / 100), after } });
  });

/** The maximum number of commits, because every run requests each of them from GitHub. */
const maxCommits = 20;

/** How a comment is titled, and what it links to. */
type CommentPage = Pick<Page, 'title' | 'key' | 'repositoryUrl'>;

/**
 * Comments for commits at which levels moved beyond the band, now or as seen one run ago. New changes come first, then the
 * most recent ones. Changes at runs without a commit id get no comment.
 *
 * @param earlier the changes that were visible one run ago
 */
export function trendComments(
  trend: Trend,
  fresh: readonly TrendChange[],
  earlier: readonly TrendChange[],
  page: CommentPage = {},
): readonly CommitComment[] {
  const [moved, seemed] = [trend.changes, earlier].map((changes) => groupByCommit(changes, trend)) as [Groups, Groups];
  return [...new Set([...moved.keys(), ...seemed.keys()])]
    .filter((commit) => /^[0-9a-f]{40,64}$/i.test(commit))
    .map((commit) => {
      const changes = moved.get(commit) ?? [];
      const run = Math.max(...[...changes, ...(seemed.get(commit) ?? [])].map((change) => change.run));
      return { commit, changes, isNews: changes.some((change) => fresh.includes(change)), run };
    })
    .sort((a, b) => Number(b.isNews) - Number(a.isNews) || b.run - a.run)
    .slice(0, maxCommits)
    .map(({ commit, changes, isNews }) => {
      const event = { before: changes[0]?.before ?? {}, after: changes[0]?.after ?? {}, changes };
      const write = (most: number): string => compose(event, trend, page, most);
      return { commit, isNews, body: (maxBytes) => findFitting(rooms, write, maxBytes) ?? write(0) };
    });
}

type Groups = ReadonlyMap<string, readonly TrendChange[]>;

/** The changes beyond the band by the commit of their event. */
function groupByCommit(changes: readonly TrendChange[], { series }: Trend): Groups {
  const beyond = changes.filter(({ isBeyondBand }) => isBeyondBand);
  const events = groupBy(groupEvents(beyond, series), ({ after }) => after.commit ?? '');
  return new Map([...events].map(([commit, own]) => [commit, own.flatMap((event) => event.changes)]));
}

/** How many groups are shown; tried until the text fits. */
const rooms = [8, 3] as const;

function compose(event: TrendEvent, trend: Trend, page: CommentPage, most: number): string {
  const root = repositoryRoot(page.repositoryUrl);
  const { wording } = markdownPen(trend);
  const cells = wording.as(cellName);
  const { changes } = event;
  const [first] = changes;
  const card = makeCard(trend, event, cells);
  const found = (): readonly Block[] => [
    ...(most === 0
      ? ['The rows are left out here because they are too long: see the job summary.']
      : cardBlocks(markdownTable(trend, root, false)([card], cells), most)),
    joinParts([describeOrigin(changes, root), card.certainty && `${capitalize(card.certainty)}.`], ' '),
    ...(most === 0 ? [] : nextStep(card, trend)),
  ];
  return writeMarkdown([
    [
      `### ${headline(trend, changes, page, wording)}`,
      ...(first === undefined ? ['Later runs show that, although it looked like it at first.'] : found()),
    ],
    // Without a link to the job: every run would then rewrite the comments of all commits.
    [formatSmall([formatKey(page.key), 'guardband trend: this comment is updated as later runs come in.'])],
  ]);
}

/** "❌ Performance: storefront / GET /search got slower: p99 +51 %": what is open, or else what is settled or better. */
function headline(trend: Trend, changes: readonly TrendChange[], { title }: CommentPage, wording: Wording): string {
  const changed = groupChanges(trend, changes);
  const name = formatTitle(title);
  const inState = (wanted: Group['state']): readonly Group[] => changed.groups.filter(({ state }) => state === wanted);
  const describe = (groups: readonly Group[]): string => describeGroups(groups, changed, wording);
  const [open, settled, better] = [inState('failing'), inState('waived'), inState('better')];
  const worse = changes.filter(({ direction }) => direction === 'worse');
  const accepted = worse.filter((change) => change.accepted !== undefined).length;
  if (open.length > 0) return `❌ ${name}: ${describe(open)}`;
  const ends = [accepted > 0 ? 'accepted' : '', accepted < worse.length ? 'back to normal' : ''];
  if (settled.length > 0) return `✅ ${name}: ${describe(settled)}; ${joinParts(ends, ' or ')}`;
  return better.length > 0 ? `🟢 ${name}: ${describe(better)}` : `✅ ${name}: no level moved with this commit`;
}

/**
 * Since when, and which commits can be the cause: a level moves between two measurements, so any commit between them may be.
 */
function describeOrigin(changes: readonly TrendChange[], root: string | undefined): string {
  const days = [...new Set(changes.map(({ after }) => runDay(after)))].filter((day) => day !== '').sort();
  const environment = [...new Set(changes.flatMap((change) => change.environment ?? []))];
  const since = days[0] === undefined ? '' : `Since the run of ${days[0]}, `;
  const axes = environment.slice(0, 5).map(sentenceName).join(', ');
  const end = axes === '' ? '' : ` The environment changed at the same time: ${axes}.`;
  return `${capitalize(`${since}${describeCommits(changes, root)}`)}.${end}`;
}

function describeCommits(changes: readonly TrendChange[], root: string | undefined): string {
  if (changes.every(({ before, after }) => before.commit === after.commit))
    return 'between two runs of this commit: both measured the same code, so look at the machine and at the test';
  const [first, ...others] = new Map(changes.map((change) => [formatCommitRange(change), change]));
  return first?.[0].includes('..') === true && others.length === 0
    ? `between these commits: ${linkRange(first[1], root)}`
    : 'with this commit or shortly before it';
}

function nextStep(card: TrendCard, trend: Trend): readonly Block[] {
  const worse = card.changes.filter(({ direction }) => direction === 'worse');
  if (worse.some(isUnresolved)) return commandBlocks(card, trend);
  return worse.length === 0
    ? ['No action needed: the improved level is the baseline from now on.']
    : ['No action needed: everything that got worse has been accepted or has recovered.'];
}

const maxNotes = 20;

/** One line for each of the newest runs with a note: "2026-10-03, 1a2b3c4d5e: new JVM flags". */
const listNotes = (runs: readonly Provenance[], write: WriteName): readonly string[] =>
  runs
    .filter(({ note }) => note !== undefined)
    .slice(-maxNotes)
    .toReversed()
    .map((run) => {
      const name = joinParts([runDay(run), shortCommit(run), run.tag && write(run.tag)], ', ');
      return `${name || 'an undated run'}: ${write(run.note ?? '')}`;
    });

/** Any other change beyond the band. */
const isSettled = (change: TrendChange): boolean => change.isBeyondBand && !isUnresolved(change);

const settledTitle = 'Improvements, accepted changes and recoveries';

/** "4 changes in 6 cases over 40 runs from 2026-01-02 to 2026-02-10; 1 got worse and was not accepted.": an event is one change. */
function describeTrend({ changes, series, runs, mixture }: Trend): string {
  const count = (wanted: (change: TrendChange) => boolean): number =>
    groupEvents(changes.filter(wanted), series).length;
  const open = count(isUnresolved);
  const all = open + count(isSettled);
  const rest = open === 0 ? '' : `; ${String(open)} got worse and ${open === 1 ? 'was' : 'were'} not accepted`;
  const cases = new Set(series.map(({ case: { key } }) => key)).size;
  return `${all === 0 ? 'No change' : formatCount(all, 'change')} in ${formatCount(cases, 'case')} over ${formatCount(runs.length, 'run')}${describeDays(runs)}${rest}.${describeMixture(mixture)}`;
}

/** That runs of two kinds alternate, which is not a change of level. */
function describeMixture(mixture: Trend['mixture']): string {
  if (mixture === undefined) return '';
  const { series, percent, runs, environments } = mixture;
  const kinds =
    environments.length > 0
      ? `Their environments are ${environments.map((one) => printableLine(one || 'not named')).join('; ')}.`
      : 'If so, name the kind: --set environment.KEY=VALUE.';
  return ` In ${formatCount(series, 'value')} the runs alternate between two levels, ${percent.toFixed(0)} % apart (${runs.join(' and ')} runs): two kinds of machine? ${kinds}`;
}

/** The values around a change as a sparkline. */
function drawAround(change: TrendChange, series: readonly TrendSeries[]): string {
  const points = findSeries(change, series)?.points ?? [];
  const index = points.findIndex((point) => point.run >= change.run);
  return sparkline(points.slice(Math.max(0, index - neighbours), index + neighbours).map(({ value }) => value));
}

/** The number of values shown on each side of a change. */
const neighbours = 10;
