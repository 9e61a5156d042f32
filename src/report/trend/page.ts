/** Renders the trend as one self-contained HTML page: open regressions as cards, then every case with its history. */
import { formatCount, joinParts, thousands } from '../../lang/format.js';
import { chartLicence, trendScript, trendStyle } from '../../generated/trend-page.js';
import type { Page } from '../../model/host.js';
import { isUnresolved } from '../../model/trend.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { plainPen } from '../blocks/blocks.js';
import { writeHtml } from '../blocks/html.js';
import { htmlDocument, htmlWording, toHtml, rowNameHtml } from '../page/document.js';
import { repositoryRoot, changesUrl, runDay } from '../phrases/compared-runs.js';
import {
  makeCards,
  describeMove,
  describeSettlement,
  describeStart,
  describeWorst,
  nameCard,
  listCommands,
  type TrendCard,
  type CardCases,
  type CardHistory,
} from './cards.js';
import { endSections, newsSection } from './document.js';
import { describeNoneOpen } from './news.js';
import { trendPageData } from './page-data.js';
import { describeTrend, isSettled, settledTitle, formatCommitRange } from './shared.js';
import type { Wording } from '../phrases/wording.js';
import { codeHtml } from '../page/problems-and-steps.js';
import { defined, groupBy } from '../../lang/objects.js';
import { loadTestKey } from '../../cases/names.js';
import type { CaseName, Trend, TrendSeries } from '../../model/documents.js';
import { layOut } from '../page/matrix-layout.js';
import { formatAmount } from '../phrases/amount.js';

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
  const cases = sections.flatMap(({ rows }) => rows.map(({ trendCase }) => trendCase.case.key));
  return htmlDocument({
    title: 'Performance over time',
    script: trendScript,
    style: trendStyle,
    licence: chartLicence,
    data: trendPageData(trend, [...open, ...others], cases, root),
    ...defined({ compress }),
    main: `<h1>Performance over time</h1>
<p class="dim">${toHtml(describeTrend(trend))}</p>
${writeHtml([newsSection(trend, pen)])}
${filterHtml(metrics, wording)}
${cardsHtml(open, others, root, trend, wording)}
${casesHtml(sections, metrics, wording)}
${writeHtml(endSections(trend, pen))}`,
    footer: `Days and times are UTC · guardband ${toHtml(trend.tool.version)}`,
  });
}

/** The filter stays invisible until the script shows it, but takes up its space from the start, so that nothing moves. */
function filterHtml(metrics: readonly string[], wording: Wording): string {
  const options = metrics.map((metric) => `<option value="${toHtml(metric)}">${wording.title({ metric })}</option>`);
  return `<form class="filter" id="filter" role="search" aria-label="Filter cases and changes">
<label>Find <input type="search" id="text" placeholder="part of a name" autocomplete="off" spellcheck="false"></label>
<label>Metric <select id="metric"><option value="">all</option>${options.join('')}</select></label>
<label class="check"><input type="checkbox" id="open"> only open regressions</label>
<span class="dim keys"><kbd>j</kbd> <kbd>k</kbd> move · <kbd>o</kbd> open · <kbd>/</kbd> find</span>
<output id="shown" class="dim"></output>
</form>`;
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
<div><p class="dim">${joinParts([describeStart(card), rangeHtml(card, root), ...notes], ' · ')}</p>
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
    const move = describeMove(group, metric, wording);
    return `<td>${move === undefined ? '' : `<b>${toHtml(move.change)}</b> <span class="dim">${toHtml(move.values)}</span>`}</td>`;
  });
  const note = group.note === undefined ? '' : ` <span class="dim">· ${group.note}</span>`;
  return `<tbody data-group><tr><th scope="rowgroup" colspan="${String(cells.length)}"><bdi>${subject}</bdi><span>${extent === '' ? '' : `, <bdi>${extent}</bdi>`}${note}</span></th></tr>
<tr>${cells.join('')}</tr></tbody>`;
}

interface TrendCase {
  readonly case: CaseName;
  readonly series: readonly TrendSeries[];
  /** The day of its newest change beyond the tolerance band, or an empty text. */
  readonly since: string;
  /** The day of its last run if its load test has newer ones; otherwise empty. */
  readonly until: string;
}

/** The scenarios of a trend with their cases, in the order of the page. */
interface CaseSection {
  readonly scenario: string;
  readonly constant: string;
  readonly rows: readonly { readonly name: string; readonly trendCase: TrendCase }[];
}

/** The day of the last run of every case that its load test has outlived: a request that is no longer in the plan. */
function findEnds({ series, runs }: Trend): ReadonlyMap<string, string> {
  const findLastRun = (own: readonly TrendSeries[]): number =>
    Math.max(...own.map(({ levels }) => levels.at(-1)?.to ?? 0));
  const tests = groupBy(series, ({ case: name }) => loadTestKey(name));
  return new Map(
    [...tests.values()].flatMap((test) => {
      const newest = findLastRun(test);
      return [...groupBy(test, ({ case: { key } }) => key)].flatMap(([key, own]) =>
        findLastRun(own) < newest ? [[key, runDay(runs[findLastRun(own)] ?? {})] as const] : [],
      );
    }),
  );
}

function listCases(trend: Trend): readonly CaseSection[] {
  const { series } = trend;
  const ends = findEnds(trend);
  const starts = new Map<string, string>();
  for (const { case: name, after, isBeyondBand } of trend.changes)
    if (isBeyondBand && !starts.has(name.key)) starts.set(name.key, runDay(after));
  const names = new Map(series.map((entry) => [entry.case.key, entry.case]));
  const byCase = groupBy(series, (entry) => entry.case.key);
  const cases = [...names].map(([key, name]): TrendCase => ({
    case: name,
    series: byCase.get(key) ?? [],
    since: starts.get(key) ?? '',
    until: ends.get(key) ?? '',
  }));
  return layOut(cases, []).sections.map(({ scenario, constant, rows }) => ({
    scenario,
    constant,
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
    return `${next}<li class="case" id="k${number}"><a href="#k${number}" data-case="${number}">${rowNameHtml((isOnly ? constant : name) || scenario)}${until}</a><span class="strip"></span><span class="levels"><span class="level since">${trendCase.since}</span>${levels.join('')}</span></li>`;
  });
  return `<section class="scenario"><h3><bdi>${toHtml(scenario)}</bdi> <span class="dim">${isOnly ? '' : toHtml(constant)}</span></h3><ol class="cases">
${lines.join('\n')}
</ol></section>`;
}

/** Only the lists near the screen are laid out, so that a keystroke in the filter costs as much with any number of cases. */
const rowsPerList = 100;
