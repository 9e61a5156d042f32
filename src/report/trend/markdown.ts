import { formatCount } from '../../lang/list.js';
import type { Page } from '../../model/host.js';
import type { Trend, TrendSeries } from '../../model/trend.js';
import { formatAmount } from '../phrases/amount.js';
import { describeGroups } from '../phrases/group-clauses.js';
import { repositoryLinks } from '../phrases/repository-links.js';
import { joinSections } from '../phrases/sections.js';
import { codeBlock, codeSpan, inlineCode, markdownWording } from '../renderers/markdown/inert.js';
import { fold } from '../renderers/markdown/fold.js';
import { formatTitle, keepUnits } from '../renderers/markdown/markdown.js';
import { table } from '../renderers/markdown/table.js';
import { changeTable, describeFollowing } from './change-table.js';
import { acceptCommandFor } from './accept-changes.js';
import {
  groupChanges,
  groupEvents,
  patternsForChanges,
  type ChangedTogether,
  type TrendEvent,
} from './changed-groups.js';
import { describeDrifts } from './drifts.js';
import { describeNews } from './news.js';
import {
  describeNotes,
  describeTrend,
  findChanges,
  findLevel,
  isSettled,
  isUnresolved,
  runDay,
  settledTitle,
} from './shared.js';
import type { Wording } from '../phrases/wording.js';

/** Limits on charts and points: more charts slow GitHub down, and more points do not fit into a chart. */
const maxCharts = 6;
const mostPoints = 60;
const maxRows = 50;
/** Commits with an open regression that are shown as groups; the others are only in the list of all changes. */
const maxOpen = 8;

/** Renders for a job summary: open regressions first, then slow losses and notes; everything else is folded. */
export function trendMarkdown(
  trend: Trend,
  { title, repositoryUrl }: Pick<Page, 'title' | 'repositoryUrl'> = {},
): string {
  const wording = markdownWording(trend);
  const charted = trend.series.filter((item) => findChanges(trend, item).length > 0).slice(0, maxCharts);
  const groupParts = (event: TrendEvent): ChangedTogether => ({
    ...event,
    changed: groupChanges(trend, event.changes, wording),
  });
  const open = groupEvents(trend.changes.filter(isUnresolved), trend.series);
  const news = describeNews(trend, wording);
  const settled = groupEvents(trend.changes.filter(isSettled), trend.series).map(groupParts);
  const parts = open.slice(0, maxOpen).map(groupParts);
  const links = repositoryLinks(repositoryUrl);
  const sections = [
    [describeOpen(parts, open.length, title, wording)],
    [describeTrend(trend)],
    news === undefined ? [] : [news.heading, '', ...news.lines.map(([subject, text]) => `- ${subject}: ${text}`)],
    parts.length === 0 ? [] : changeTable(parts, { most: maxOpen, hasSince: true, links }, wording),
    parts.flatMap(({ changed }) => describeFollowing(changed, wording) ?? []),
    acceptOpen(parts, trend),
    describeDrifts(trend, wording.as(inlineCode))
      .slice(0, maxRows)
      .map((line) => `- ${line}`),
    notes(trend),
    settled.length === 0
      ? []
      : fold(settledTitle, changeTable(settled, { most: maxRows, hasSince: true, links }, wording)),
    charted.length === 0
      ? []
      : fold(
          'Charts',
          joinSections(charted.map((series) => chart(trend, series, wording)))
            .trimEnd()
            .split('\n'),
        ),
  ];
  return joinSections(sections);
}

/** The heading: how many changes need attention, or the only one. */
function describeOpen(
  [first, ...more]: readonly ChangedTogether[],
  commits: number,
  title: string | undefined,
  wording: Wording,
): string {
  const name = `${formatTitle(title)} over time`;
  if (first === undefined) return `### ✅ ${name}: no open regression`;
  if (more.length > 0) return `### ❌ ${name}: ${formatCount(commits, 'open regression')}`;
  const since = runDay(first.after);
  return `### ❌ ${name}: ${keepUnits(describeGroups(first.changed.groups, first.changed, wording))}${since === '' ? '' : `, since ${since}`}`;
}

/** How to accept what got worse with the newest of these commits. */
function acceptOpen([newest, ...more]: readonly ChangedTogether[], trend: Trend): readonly string[] {
  if (newest === undefined) return [];
  return acceptLines(newest, more.length === 0 ? 'the new level' : 'the newest of them', trend);
}

/**
 * How to accept the open regressions among some changes.
 *
 * @param what what is accepted: "the new level"
 */
export function acceptLines({ changes, changed }: ChangedTogether, what: string, trend: Trend): readonly string[] {
  const { command, left } = acceptCommandFor(
    changes,
    patternsForChanges(changes.filter(isUnresolved), changed),
    trend,
  ) ?? { left: 0 };
  const more = left === 0 ? '' : ` (${formatCount(left, 'more name')} need separate commands)`;
  return command === undefined
    ? []
    : [
        `Fix it, or accept ${what}${more}; until then, runs are judged against the previous level:`,
        '',
        codeSpan(command),
      ];
}

function notes({ runs }: Trend): readonly string[] {
  const lines = describeNotes(runs, inlineCode);
  return lines.length === 0 ? [] : ['Notes:', '', ...lines.map((line) => `- ${line}`)];
}

/**
 * A Mermaid chart, and its levels as a table. The chart contains no names, because Mermaid could interpret them as syntax.
 */
export function chart({ runs }: Pick<Trend, 'runs'>, series: TrendSeries, wording: Wording): readonly string[] {
  const metric = wording.metric(series);
  const points = series.points.slice(-mostPoints);
  const numbers = (values: readonly number[]): string =>
    values.map((value) => String(Number(value.toPrecision(5)))).join(', ');
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || high || 1) * 0.1;
  const axis = `${metric.title} ${metric.unit}`.replace(/[^\w %/]/g, '').trim();
  const days = points.map(({ run }) => runDay(runs[run] ?? {}));
  return [
    `${inlineCode(series.case.key)}, ${wording.as(inlineCode).title(series)}, ${days[0] ?? ''} to ${days.at(-1) ?? ''}`,
    '',
    ...codeBlock(
      [
        'xychart-beta',
        `  x-axis "run" 1 --> ${String(Math.max(2, points.length))}`,
        `  y-axis "${axis}" ${numbers([Math.max(0, low - margin)])} --> ${numbers([high + margin])}`,
        `  line [${numbers(values)}]`,
        `  line [${numbers(points.map(({ run, value }) => findLevel(series, run) ?? value))}]`,
      ],
      'mermaid',
    ),
    '',
    ...table(
      ['from', 'to', 'runs', 'level'],
      series.levels.map(({ from, to, value }) => [
        runDay(runs[from] ?? {}),
        runDay(runs[to] ?? {}),
        String(series.points.filter(({ run }) => run >= from && run <= to).length),
        formatAmount(value, metric),
      ]),
      ['left', 'left', 'right', 'right'],
    ),
  ];
}
