// Draws the model of docs/method.md as SVG: the past values of one case and of the machine, and the parts of this run's
// change.
import { median } from 'simple-statistics';
import { besideThePlot, ink, label, plot } from './guard-band.mjs';
import { element, escape } from './svg.mjs';

const [caseName, metric] = ['checkout / POST /cart [users=20]', 'throughput']; // higher is better
const [width, height] = [760, 400];
const machineInk = '#0969da';

/** @param report the report of the example, as JSON */
export function drawModel(report) {
  const findings = report.findings.filter((found) => found.metric === metric && found.adjusted !== undefined);
  const finding = findings.find((found) => found.case.key === caseName);
  if (finding?.verdict !== 'regression') throw new Error(`The example has no regression of ${metric} in ${caseName}`);
  const { candidate, adjusted, band, smallestDetectable } = finding;
  const expected = candidate / (1 + adjusted.percent / 100);
  const level = expected / (1 + adjusted.shift / 100);
  const percent = (value, usual) => 100 * (value / usual - 1);
  const past = finding.series.map((value) => percent(value, level));
  const machine = past.map((_, run) => median(findings.map(({ series }) => percent(series[run], median(series)))));
  const now = percent(candidate, level);
  const limit = percent(expected * (1 - smallestDetectable / 100), level);
  const y = (value) => plot.top + ((6 - value) / (6 - (now - 6))) * (plot.bottom - plot.top);
  const step = (plot.right - plot.left) / (past.length + 2);
  const x = (run) => plot.left + (run + 0.5) * step;
  const area = (from, to, fill) =>
    element('rect', { x: plot.left, y: y(from), width: plot.right - plot.left, height: y(to) - y(from), fill });
  const nowAt = x(past.length + 0.5);
  const change = (from, to, stroke) =>
    element('line', { x1: nowAt, x2: nowAt, y1: y(from), y2: y(to), stroke, 'stroke-width': 4 });
  const tolerated = (1 + adjusted.shift / 100) * (100 - band.percent) - 100;
  const parts = [
    element('title', {}, `${escape(caseName)}: past runs, the machine, and the parts of this run's change`),
    element('rect', { width, height, rx: 8, fill: '#ffffff' }),
    label(24, 30, `${metric} of ${caseName}, in percent of its level`, ink.text, { 'font-weight': 'bold' }),
    area(adjusted.shift, tolerated, ink.band),
    ...(limit < tolerated ? [area(tolerated, limit, ink.guard)] : []),
    element('line', { x1: plot.left, x2: plot.right, y1: y(0), y2: y(0), stroke: ink.past, 'stroke-dasharray': '5 4' }),
    element('polyline', {
      points: [...machine, adjusted.shift].map((value, run) => `${at(run, past, x)},${round(y(value))}`).join(' '),
      fill: 'none',
      stroke: machineInk,
      'stroke-width': 2,
    }),
    ...past.map((value, run) => element('circle', { cx: x(run), cy: y(value), r: 4.5, fill: ink.past })),
    change(0, adjusted.shift, machineInk),
    change(adjusted.shift, now, ink.red),
    element('circle', { cx: nowAt, cy: y(now), r: 8, fill: ink.red }),
    ...[0, -10, -20, -30].map((tick) =>
      label(plot.left - 10, y(tick) + 5, tick === 0 ? 'level' : `${tick} %`, ink.dim, { 'text-anchor': 'end' }),
    ),
    ...besideThePlot([
      [y(4), 'dots: the case, run by run', ink.past],
      [y(2), `machine: ${adjusted.shift.toFixed(1)} % (expected)`, machineInk],
      [y(-3), `band: ${band.percent} %`, ink.text],
      [y(limit) + 4, `limit: ${(-smallestDetectable).toFixed(1)} %`, ink.text],
      [y(now / 2), `effect: ${adjusted.percent.toFixed(1)} %`, ink.red],
      [y(now), `this run: ${now.toFixed(1)} %`, ink.red],
    ]),
    label(plot.left, height - 26, `${past.length} past runs, oldest first`, ink.dim),
    label(nowAt, height - 26, 'now', ink.red, { 'text-anchor': 'middle' }),
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

const round = (value) => Math.round(value * 10) / 10;
/** The horizontal position of a run; the run under test stands apart. */
const at = (run, past, x) => round(x(run === past.length ? run + 0.5 : run));
