import { formatCount } from '../../lang/list.js';
import type { Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { formatAmount } from '../phrases/amount.js';
import { findMetric, metricName } from '../phrases/words.js';
import { joinSections } from '../phrases/sections.js';
import { inlineCode, codeBlock, codeCell } from '../renderers/markdown/inert.js';
import { table } from '../renderers/markdown/table.js';
import {
  describeDrifts,
  describeNotes,
  describeTrend,
  findChanges,
  findLevel,
  formatChangeRow,
  runDay,
} from './shared.js';

/** Limits on charts and points: more charts slow GitHub down, and more points do not fit into a chart. */
const mostCharts = 6;
const mostPoints = 60;
const mostRows = 50;

/** Renders for a job summary. */
export function trendMarkdown(trend: Trend): string {
  const charted = trend.series.filter((item) => findChanges(trend, item).length > 0).slice(0, mostCharts);
  const sections = [
    [`**${describeTrend(trend)}**`],
    changeRows(trend.changes, trend.series),
    describeDrifts(trend, inlineCode)
      .slice(0, mostRows)
      .map((line) => `- ${line}`),
    notes(trend),
    ...charted.map((series) => chart(trend, series)),
  ];
  return joinSections(sections);
}

function notes({ runs }: Trend): readonly string[] {
  const lines = describeNotes(runs, inlineCode);
  return lines.length === 0 ? [] : ['Notes:', '', ...lines.map((line) => `- ${line}`)];
}

/** Rows of changes, for the job summary and for comments. */
export function changeRows(
  changes: readonly TrendChange[],
  series: readonly TrendSeries[],
  most = mostRows,
): readonly string[] {
  if (changes.length === 0) return [];
  const shown = changes.slice(0, most);
  return [
    ...table(
      ['since', 'case', 'metric', 'change', 'level', 'commits', '', 'around it'],
      shown.map((change) => Object.values(formatChangeRow(change, series, codeCell))),
      ['left', 'left', 'left', 'right'],
    ),
    ...(changes.length > shown.length
      ? ['', `... and ${formatCount(changes.length - shown.length, 'more change')}.`]
      : []),
  ];
}

/**
 * A Mermaid chart, and its levels as a table. The chart contains no names, because Mermaid could interpret them as syntax.
 */
export function chart({ runs }: Pick<Trend, 'runs'>, series: TrendSeries): readonly string[] {
  const metric = findMetric(series);
  const points = series.points.slice(-mostPoints);
  const numbers = (values: readonly number[]): string =>
    values.map((value) => String(Number(value.toPrecision(5)))).join(', ');
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || high || 1) * 0.1;
  const axis = `${metric.title} ${metric.unit}`.replace(/[^\w %/]/g, '').trim();
  const days = points.map(({ run }) => runDay(runs[run] ?? {}));
  return [
    `${inlineCode(series.case.key)}, ${metricName(series, inlineCode)}, ${days[0] ?? ''} to ${days.at(-1) ?? ''}`,
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
