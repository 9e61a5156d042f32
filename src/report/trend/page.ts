/** The trend as one self-contained HTML page: SVG drawings without scripts, interactive charts with them. */
import { createHash } from 'node:crypto';
import { chartLicence, trendScript, trendStyle } from '../../generated/trend-page.js';
import { groupBy } from '../../lang/group-by.js';
import type { Trend, TrendChange, TrendSeries } from '../../model/trend.js';
import { formatAmount } from '../phrases/amount.js';
import { escapeXml } from '../phrases/xml-escape.js';
import { printableLine } from '../../lang/printable.js';
import { shortCommit } from '../phrases/compared-runs.js';
import {
  findChanges,
  runDay,
  isUnresolved,
  describeTrend,
  findLevel,
  formatLevels,
  findMetric,
  formatCommitRange,
  formatChangeSize,
  describeStatus,
} from './shared.js';
import { count } from '../phrases/words.js';

/** Escapes an untrusted name for text and attributes. */
const text = (name: string): string => escapeXml(printableLine(name));

export function trendPage(trend: Trend): string {
  const cases = groupBy(trend.series, (each) => each.case.key);
  // Only our own script and style may run, even if a name contained markup.
  const policy = `default-src 'none'; script-src ${hash(trendScript)}; style-src ${hash(trendStyle)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Performance over time</title>
<style>${trendStyle}</style>
</head>
<body>
<h1>Performance over time</h1>
<p>${text(describeTrend(trend))}</p>
${changeTable(trend.changes)}
<label hidden>Show cases with <input id="filter" type="search" placeholder="part of a name"></label>
${[...cases].map(([key, series]) => section(key, series, trend)).join('\n')}
<footer>guardband ${text(trend.tool.version)}</footer>
<!--
${chartLicence.replaceAll('--', '- -')}
-->
<script>${trendScript}</script>
</body>
</html>
`;
}

const hash = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const kindOf = (change: TrendChange): 'worse' | 'better' | 'accepted' =>
  isUnresolved(change) ? 'worse' : change.direction === 'better' ? 'better' : 'accepted';

function changeTable(changes: readonly TrendChange[]): string {
  if (changes.length === 0) return '';
  const rows = changes.map(
    (change) =>
      `<tr><td>${runDay(change.after)}</td><td class="name">${text(change.case.key)}</td><td>${text(findMetric(change).title)}</td><td class="number ${kindOf(change)}">${formatChangeSize(change)}</td><td class="still">${formatLevels(change)}</td><td><code>${formatCommitRange(change)}</code></td><td class="${kindOf(change)}">${text(describeStatus(change, printableLine))}</td></tr>`,
  );
  return `<div class="wide"><table class="changes">
<thead><tr><th>since</th><th>case</th><th>metric</th><th class="number">change</th><th>level</th><th>commits</th><th></th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

function section(key: string, series: readonly TrendSeries[], trend: Trend): string {
  return `<section>
<h2>${text(key)}</h2>
<div class="figures">
${series.map((each) => figure(each, trend)).join('\n')}
</div>
<details><summary>${count(Math.max(...series.map(({ points }) => points.length)), 'run')} as a table</summary>
${runTable(series, trend)}
</details>
</section>`;
}

function figure(series: TrendSeries, trend: Trend): string {
  const metric = findMetric(series);
  const changes = findChanges(trend, series);
  const [newest] = changes;
  const level = series.levels.at(-1)?.value;
  const marks = changes.map(
    (change) =>
      `<i hidden data-change="${String(secondsOf(trend, change.run))}" data-kind="${kindOf(change)}" data-size="${formatChangeSize(change)}"></i>`,
  );
  const said = newest === undefined ? '' : `, ${formatChangeSize(newest)} since ${runDay(newest.after)}`;
  return `<figure data-metric="${text(series.metric)}">
<figcaption><b>${text(metric.title)}</b> now ${level === undefined ? '-' : formatAmount(level, metric)}${said}</figcaption>
<div class="chart">${drawing(series, changes, `${metric.title} of ${series.case.key}`)}</div>${marks.join('')}
</figure>`;
}

const [width, height, margin] = [600, 240, 12];

/** A static SVG for readers without scripts. */
function drawing({ points, levels }: TrendSeries, changes: readonly TrendChange[], title: string): string {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [points[0]?.run ?? 0, points.at(-1)?.run ?? 0];
  const rounded = (n: number): string => String(Math.round(n * 10) / 10);
  const x = (run: number): string => rounded(margin + ((run - first) / (last - first || 1)) * (width - 2 * margin));
  const y = (value: number): string =>
    rounded(height - margin - ((value - low) / (high - low || 1)) * (height - 2 * margin));
  const parts = [
    `<polyline points="${points.map(({ run, value }) => `${x(run)},${y(value)}`).join(' ')}"/>`,
    ...levels.map(
      ({ from, to, value }) => `<line class="level" x1="${x(from)}" x2="${x(to)}" y1="${y(value)}" y2="${y(value)}"/>`,
    ),
    ...changes.map(({ run }) => `<line class="change" x1="${x(run)}" x2="${x(run)}" y1="0" y2="${String(height)}"/>`),
  ];
  return `<svg viewBox="0 0 ${String(width)} ${String(height)}" preserveAspectRatio="none" role="img"><title>${text(title)}</title>${parts.join('')}</svg>`;
}

/** Newest run first. The charts read their data from this table. */
function runTable(series: readonly TrendSeries[], trend: Trend): string {
  const valuesOf = series.map(({ points }) => new Map(points.map(({ run, value }) => [run, value])));
  const runs = [...new Set(series.flatMap(({ points }) => points.map(({ run }) => run)))].sort((a, b) => b - a);
  const rows = runs.map((run) => {
    const cells = series.map((each, i) => {
      const value = valuesOf[i]?.get(run);
      if (value === undefined) return '<td class="number">-</td>';
      const level = findLevel(each, run);
      return `<td class="number" data-metric="${text(each.metric)}" data-value="${exact(value)}" data-level="${level === undefined ? '' : exact(level)}">${formatAmount(value, findMetric(each))}</td>`;
    });
    const { tag, ...run_ } = trend.runs[run] ?? {};
    const name = [tag, shortCommit(run_)].filter((part) => part !== undefined).map(text);
    return `<tr data-time="${String(secondsOf(trend, run))}"><td>${runDay(run_)}</td><td><code>${name.join(' ')}</code></td>${cells.join('')}</tr>`;
  });
  const heads = series.map((each) => `<th class="number">${text(findMetric(each).title)}</th>`);
  return `<div class="wide"><table class="runs">
<thead><tr><th>run</th><th>commit</th>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`;
}

const exact = (value: number): string => String(Number(value.toPrecision(6)));
const secondsOf = ({ runs }: Trend, run: number): number => Date.parse(runs[run]?.startedAt ?? '') / 1000;
