/** Renders the trend as one self-contained HTML page: open regressions as cards, then every case with its history. */
import { formatCount } from '../../lang/list.js';
import { thousands } from '../../lang/thousands.js';
import { chartLicence, trendScript, trendStyle } from '../../generated/trend-page.js';
import type { Page } from '../../model/host.js';
import type { Trend } from '../../model/trend.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { plainPen } from '../blocks/blocks.js';
import { writeHtml } from '../blocks/html.js';
import { htmlDocument, htmlWording, toHtml } from '../page/document.js';
import { repositoryLinks, type RepositoryLinks } from '../phrases/repository-links.js';
import { makeCards, type TrendCard } from './cards.js';
import { endSections, newsSection } from './document.js';
import { cardHtml } from './page-cards.js';
import { headsHtml, listCases, sectionHtml, type CaseSection } from './page-cases.js';
import { trendPageData } from './page-data.js';
import { describeTrend, isSettled, isUnresolved, noOpenRegression, settledTitle } from './shared.js';
import type { Wording } from '../phrases/wording.js';

export function trendPage(trend: Trend, { repositoryUrl }: Pick<Page, 'repositoryUrl'> = {}): string {
  const links = repositoryLinks(repositoryUrl);
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
    data: trendPageData(trend, { cards: [...open, ...others], cases }, links),
    main: `<h1>Performance over time</h1>
<p class="dim">${toHtml(describeTrend(trend))}</p>
${writeHtml([newsSection(trend, pen)])}
${filterHtml(metrics, wording)}
${cardsHtml(open, others, links, trend, wording)}
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
  links: RepositoryLinks | undefined,
  trend: Trend,
  wording: Wording,
): string {
  const openHtml =
    open.length === 0
      ? `<p>${noOpenRegression}</p>`
      : `<div class="cards">${open.map((card, i) => cardHtml(card, i, links, wording, trend)).join('\n')}</div>`;
  const othersHtml =
    others.length === 0
      ? ''
      : `<details id="settled"><summary><h2>${settledTitle} (${thousands(others.length)})</h2></summary><div class="cards">${others.map((card, i) => cardHtml(card, open.length + i, links, wording)).join('\n')}</div></details>`;
  return `<section id="open-regressions"><h2>Open regressions</h2>${openHtml}</section>${othersHtml}`;
}

function casesHtml(sections: readonly CaseSection[], metrics: readonly string[], wording: Wording): string {
  let index = 0;
  const parts = sections.map((section) => {
    const html = sectionHtml(section, index, metrics, wording);
    index += section.rows.length;
    return html;
  });
  return `<section id="cases"><h2>${formatCount(index, 'case')}</h2>
<p class="legend">The last 60 runs, against the level they are judged by: <span class="swatch better">better</span><span class="swatch same">usual</span><span class="swatch near">near the guard band</span><span class="swatch worse">beyond it</span><span class="swatch far">3 × and more</span></p>
${headsHtml(metrics, wording)}
${parts.join('\n')}</section>`;
}
