import { runDay } from '../phrases/compared-runs.js';
import type { Trend, TrendSeries } from '../../model/trend.js';
import { numbers, type Block, type Pen } from '../blocks/blocks.js';
import { formatAmount } from '../phrases/amount.js';
import { findLevel } from './shared.js';

/** More points do not fit into a chart. */
const mostPoints = 60;

/** A Mermaid chart, and its levels as a table. The chart contains no names, because Mermaid could interpret them as syntax. */
export function chartBlocks({ runs }: Pick<Trend, 'runs'>, series: TrendSeries, { items }: Pen): readonly Block[] {
  const metric = items.metric(series);
  const points = series.points.slice(-mostPoints);
  const list = (values: readonly number[]): string =>
    values.map((value) => String(Number(value.toPrecision(5)))).join(', ');
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low || high || 1) * 0.1;
  const axis = `${metric.title} ${metric.unit}`.replace(/[^\w %/]/g, '').trim();
  const dayOf = (run: number | undefined): string => runDay(runs[run ?? -1] ?? {});
  return [
    `${items.name(series.case.key)}, ${items.title(series)}, ${dayOf(points[0]?.run)} to ${dayOf(points.at(-1)?.run)}`,
    {
      language: 'mermaid',
      code: [
        'xychart-beta',
        `  x-axis "run" 1 --> ${String(Math.max(2, points.length))}`,
        `  y-axis "${axis}" ${list([Math.max(0, low - margin)])} --> ${list([high + margin])}`,
        `  line [${list(values)}]`,
        `  line [${list(points.map(({ run, value }) => findLevel(series, run) ?? value))}]`,
      ],
    },
    {
      table: {
        columns: [{ head: 'from' }, { head: 'to' }, numbers('runs'), numbers('level')],
        rows: series.levels.map(({ from, to, value }) => [
          dayOf(from),
          dayOf(to),
          String(series.points.filter(({ run }) => run >= from && run <= to).length),
          formatAmount(value, metric),
        ]),
      },
    },
  ];
}
