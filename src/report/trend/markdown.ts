import type { Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { amount } from '../phrases/amount.js';
import { sparkline } from '../phrases/sparkline.js';
import {
  changesIn,
  dayOf,
  lead,
  levelAt,
  levelsOf,
  metricIn,
  rangeOf,
  sizeOf,
  standing,
  valuesAround,
} from './shared.js';
import { count } from '../phrases/words.js';
import { code, codeBlock, codeCell } from '../renderers/markdown/inert.js';
import { table } from '../renderers/markdown/table.js';

/** GitHub draws so many charts without becoming slow, and so many points still have room in one. */
const mostCharts = 6;
const mostPoints = 60;
const mostRows = 50;

/** For a job summary. */
export function trendMarkdown(trend: Trend): string {
  const charted = trend.series.filter((each) => changesIn(trend, each).length > 0).slice(0, mostCharts);
  const sections = [
    [`**${lead(trend)}**`],
    changeRows(trend.changes, trend.series),
    ...charted.map((series) => chart(trend, series)),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Also the body of a comment. */
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
      shown.map((change) => [
        dayOf(change.after),
        codeCell(change.case.key),
        metricIn(change).title,
        sizeOf(change),
        levelsOf(change),
        rangeOf(change),
        standing(change, codeCell),
        sparkline(valuesAround(change, series)),
      ]),
      ['left', 'left', 'left', 'right'],
    ),
    ...(changes.length > shown.length ? ['', `... and ${count(changes.length - shown.length, 'more change')}.`] : []),
  ];
}

/** A chart, and beside it what it shows as a table: no name is inside the chart, where it could be taken for its language. */
export function chart({ runs }: Pick<Trend, 'runs'>, series: TrendSeries): readonly string[] {
  const metric = metricIn(series);
  const points = series.points.slice(-mostPoints);
  const numbers = (of: readonly number[]): string => of.map((value) => String(Number(value.toPrecision(5)))).join(', ');
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || high || 1) * 0.1;
  const axis = `${metric.title} ${metric.unit}`.replace(/[^\w %/]/g, '').trim();
  const days = points.map(({ run }) => dayOf(runs[run] ?? {}));
  return [
    `${code(series.case.key)}, ${metric.title}, ${days[0] ?? ''} to ${days.at(-1) ?? ''}`,
    '',
    ...codeBlock(
      [
        'xychart-beta',
        `  x-axis "run" 1 --> ${String(Math.max(2, points.length))}`,
        `  y-axis "${axis}" ${numbers([Math.max(0, low - margin)])} --> ${numbers([high + margin])}`,
        `  line [${numbers(values)}]`,
        `  line [${numbers(points.map(({ run, value }) => levelAt(series, run) ?? value))}]`,
      ],
      'mermaid',
    ),
    '',
    ...table(
      ['from', 'to', 'runs', 'level'],
      series.levels.map(({ from, to, value }) => [
        dayOf(runs[from] ?? {}),
        dayOf(runs[to] ?? {}),
        String(series.points.filter(({ run }) => run >= from && run <= to).length),
        amount(value, metric),
      ]),
      ['left', 'left', 'right', 'right'],
    ),
  ];
}
