// Draws the guard band of one case of the example as SVG: past runs, tolerance band, guard band, and the run under
// test.
import { element, escape } from './svg.mjs';

const [caseName, metric, unit] = ['checkout / POST /cart [users=20]', 'throughput', '/s']; // higher is better
const [width, height] = [760, 380];
export const plot = { left: 64, right: 560, top: 56, bottom: 330 };
export const ink = {
  text: '#1f2328',
  dim: '#59636e',
  past: '#57606a',
  red: '#cf222e',
  band: '#b4e0bd',
  guard: '#fbe3a4',
};

/** @param report the report of the example, as JSON */
export function drawGuardBand(report) {
  const finding = report.findings.find((found) => found.case.key === caseName && found.metric === metric);
  if (finding?.verdict !== 'regression') throw new Error(`The example has no regression of ${metric} in ${caseName}`);
  const { series, candidate, limit, baseline, band } = finding;
  const level = baseline.value;
  const tolerated = level * (1 - band.percent / 100);
  const y = scale(Math.min(candidate, ...series), Math.max(...series));
  const step = (plot.right - plot.left) / (series.length + 1);
  const x = (index) => plot.left + (index + 0.5) * step;
  const area = (from, to, fill) =>
    element('rect', { x: plot.left, y: y(from), width: plot.right - plot.left, height: y(to) - y(from), fill });
  const line = (value, stroke, dashes) =>
    element('line', {
      x1: plot.left,
      x2: plot.right,
      y1: y(value),
      y2: y(value),
      stroke,
      'stroke-width': 1.5,
      ...(dashes && { 'stroke-dasharray': dashes }),
    });
  const parts = [
    element('title', {}, `${escape(caseName)}: past runs, limits and the run under test`),
    element('rect', { width, height, rx: 8, fill: '#ffffff' }),
    label(24, 30, `${metric} of ${caseName}, in requests per second`, ink.text, { 'font-weight': 'bold' }),
    area(level, tolerated, ink.band),
    ...(limit < tolerated ? [area(tolerated, limit, ink.guard)] : []),
    line(level, ink.past, '5 4'),
    line(limit, ink.red),
    ...ticks(y),
    ...series.map((value, index) => element('circle', { cx: x(index), cy: y(value), r: 5.5, fill: ink.past })),
    element('circle', { cx: x(series.length), cy: y(candidate), r: 8, fill: ink.red }),
    ...besideThePlot([
      [y(level), `usual: ${format(level)} ${unit}`, ink.dim],
      [y((level + tolerated) / 2), 'tolerance band: ignored', ink.text],
      [y((tolerated + limit) / 2), 'guard band: noise, machine', ink.text],
      [y(limit), `limit: ${format(limit)} ${unit}`, ink.red],
      [y(candidate), `this run: ${format(candidate)} ${unit}`, ink.red],
    ]),
    label(plot.left, height - 22, `${series.length} past runs, oldest first`, ink.dim),
    label(x(series.length), height - 22, 'now', ink.red, { 'text-anchor': 'middle' }),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    role: 'img',
    'font-family': "-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
    'font-size': 14,
  };
  return `${element('svg', attributes, `\n${parts.join('\n')}\n`)}\n`;
}

const format = (value) => String(Math.round(value));

/** Maps a value to its vertical position. A tenth of the range stays free above and below. */
function scale(low, high) {
  const [from, to] = [low - 0.1 * (high - low), high + 0.1 * (high - low)];
  const y = (value) => plot.bottom - ((value - from) / (to - from)) * (plot.bottom - plot.top);
  return Object.assign(y, { from, to });
}

function ticks(y) {
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => (y.to - y.from) / size <= 6) ?? 200;
  const values = [];
  for (let value = Math.ceil(y.from / step) * step; value <= y.to; value += step) values.push(value);
  return values.map((value) => label(plot.left - 10, y(value) + 5, value, ink.dim, { 'text-anchor': 'end' }));
}

/** Labels to the right of the plot, from top to bottom, moved down to avoid overlaps. */
export function besideThePlot(labels) {
  let lowest = 0;
  return labels.map(([y, text, fill]) => {
    lowest = Math.max(y + 5, lowest + 18);
    return label(plot.right + 14, lowest, text, fill);
  });
}

export function label(x, y, text, fill, more = {}) {
  return element('text', { x, y, fill, ...more }, escape(text));
}
