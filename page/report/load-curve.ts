/** Throughput and p99 against the load, this run and the baseline, with the knee. */
import type uPlot from 'uplot';
import type { PageCurve, PageLoadCurve } from '../../src/report/page/report-data.js';
import { element, themeColour } from '../shared/dom.js';
import { flagsPlugin } from '../shared/plugins.js';
import { drawPlot, type Plot } from '../shared/plot.js';

export function loadCurve(section: HTMLElement, curves: readonly PageLoadCurve[]): void {
  const [first] = curves;
  if (first === undefined) return;
  const choice = element('select', { 'aria-label': 'Endpoint' });
  for (const [i, { name }] of curves.entries()) choice.append(element('option', { value: i }, name));
  const figures = element('div', { class: 'figures' });
  const note = element('p', { class: 'dim' });
  const draw = (curve: PageLoadCurve): void => {
    const group = 'load';
    const knee = findKnee(curve);
    figures.replaceChildren(...plots(curve, knee).map((plot) => drawPlot(plot, group)));
    note.textContent =
      knee === undefined
        ? `No knee between ${String(curve.loads[0])} and ${String(curve.loads.at(-1))} ${curve.axis}.`
        : `The knee is at ${String(knee)} ${curve.axis}: there throughput per response time (p99) is highest. More load makes requests wait longer than it gains.`;
    if (curve.throughput.was.some((value) => value !== null))
      note.textContent += ' The shaded band is the noise of the baseline.';
  };
  choice.addEventListener('change', () => {
    draw(curves[Number(choice.value)] ?? first);
  });
  section.append(element('p', { class: 'bar-of-table' }, element('label', {}, 'Show ', choice)), figures, note);
  section.hidden = false;
  draw(first);
}

/** The load with the highest power, which is throughput divided by response time (Kleinrock). */
function findKnee({ loads, throughput, p99 }: PageLoadCurve): number | undefined {
  const powers = loads.map((_, i) => (throughput.now[i] ?? NaN) / (p99.now[i] ?? NaN));
  if (powers.some((power) => !Number.isFinite(power))) return undefined;
  const best = powers.indexOf(Math.max(...powers));
  // At the lowest or the highest load, the knee may be elsewhere.
  return best === 0 || best === loads.length - 1 ? undefined : loads[best];
}

function plots(curve: PageLoadCurve, knee: number | undefined): readonly Plot[] {
  const plot = ({ now, was, noise }: PageCurve, colour: string): Omit<Plot, 'title' | 'unit'> => {
    const band = curve.loads.flatMap((load, i): readonly Band[] => {
      const [level, width] = [was[i] ?? null, (noise[i] ?? 0) / 100];
      return level === null ? [] : [{ load, low: level * (1 - width), high: level * (1 + width) }];
    });
    const highest = Math.max(...now.map(Number), ...band.map(({ high }) => high)) || 1;
    return {
      x: curve.loads,
      xTitle: curve.axis,
      formatX: (load: number) => String(load),
      splitsX: curve.loads,
      plugins: [
        bandPlugin(band),
        ...(knee === undefined ? [] : [flagsPlugin([{ at: knee, text: 'knee', tone: 'dim' }])]),
      ],
      scaleY: { range: () => [0, highest * 1.08] },
      lines: [
        ...(band.length === 0 ? [] : [{ title: 'baseline', values: was, colour: 'dim', isDashed: true as const }]),
        { title: 'this run', values: now, colour },
      ],
    };
  };
  const { throughput, p99, axis } = curve;
  return [
    { title: `Throughput by ${axis}`, unit: '/s', ...plot(throughput, 'first') },
    { title: `p99 by ${axis}`, unit: 'ms', ...plot(p99, 'third') },
  ];
}

type Band = Readonly<Record<'load' | 'low' | 'high', number>>;

/** Shades how much the baseline varies from run to run. */
function bandPlugin(band: readonly Band[]): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    const corner = (load: number, value: number): void => {
      ctx.lineTo(plot.valToPos(load, 'x', true), plot.valToPos(value, 'y', true));
    };
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    ctx.beginPath();
    for (const { load, low } of band) corner(load, low);
    for (const { load, high } of band.toReversed()) corner(load, high);
    ctx.globalAlpha = 0.18;
    ctx.fillStyle = themeColour('dim');
    ctx.fill();
    ctx.restore();
  };
  return { hooks: { drawClear: [draw] } };
}
