import { runDay, repositoryRoot } from '../phrases/compared-runs.js';
import { formatCount } from '../../lang/format.js';
import { formatJson } from '../../lang/printable.js';
import type { Page } from '../../model/host.js';
import type { DocumentRenderer } from '../../model/rendering.js';
import type { Trend } from '../../model/documents.js';
import { isUnresolved } from '../../model/trend.js';
import { plainPen } from '../blocks/blocks.js';
import { markdownPen, writeMarkdown } from '../blocks/markdown.js';
import { writeText } from '../blocks/text.js';
import type { Wording } from '../phrases/wording.js';
import { cellName } from '../renderers/markdown/inert.js';
import { formatTitle } from '../renderers/markdown/markdown.js';
import { verdictLooks } from '../phrases/looks.js';
import { describeGroups } from '../phrases/group-clauses.js';
import { groupChanges, groupEvents } from './changed-groups.js';
import { trendSections, markdownTable, plainTable } from './document.js';
import { nameLosses } from './news.js';
import { trendPage } from './page.js';
import { chartBlocks, findChanges } from './shared.js';

export const trendText = (trend: Trend, page: Page): string =>
  writeText(trendSections(trend, plainPen(trend), plainTable(trend)), page);

/** More charts slow GitHub down. */
const maxCharts = 6;

export function trendMarkdown(
  trend: Trend,
  { title, repositoryUrl }: Pick<Page, 'title' | 'repositoryUrl'> = {},
): string {
  const pen = markdownPen(trend);
  const charted = trend.series.filter((item) => findChanges(trend, item).length > 0).slice(0, maxCharts);
  return writeMarkdown(
    [
      [`### ${describeOpen(trend, `${formatTitle(title)} over time`, pen.wording)}`],
      ...trendSections(
        trend,
        { ...pen, cells: pen.wording.as(cellName) },
        markdownTable(repositoryRoot(repositoryUrl)),
      ),
      { title: 'Charts', isFolded: true, body: charted.flatMap((series) => chartBlocks(trend, series, pen)) },
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
  const changed = groupChanges(trend, first.changes, wording);
  return `❌ ${name}: ${describeGroups(changed.groups, changed, wording)}${since === '' ? '' : `, since ${since}`}`;
}

/** The formats of a trend; the first is the default. */
export const trendRenderers: readonly DocumentRenderer<Trend>[] = [
  { id: 'text', endings: ['.txt'], render: trendText },
  { id: 'markdown', endings: ['.md'], render: trendMarkdown },
  { id: 'json', endings: ['.json'], render: formatJson },
  { id: 'html', endings: ['.html', '.htm'], render: trendPage },
];
