/** What all charts share: axes of SVG charts, and the axes and the width of those that uPlot draws. */
import type uPlot from 'uplot';
import { svg } from './dom.js';

/** The place of a chart in its SVG, in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Horizontal lines with their values on the left. */
export const valueAxis = (
  ticks: readonly number[],
  y: (value: number) => number,
  { left, right }: Pick<Area, 'left' | 'right'>,
  format: (value: number) => string,
): readonly SVGElement[] =>
  ticks.flatMap((tick) => [
    svg('path', { class: 'grid', d: `M${String(left)} ${y(tick).toFixed(1)}H${String(right)}` }),
    svg('text', { x: left - 6, y: y(tick) + 4, 'text-anchor': 'end' }, format(tick)),
  ]);

/** The look of an axis. */
export const plotAxis = (): uPlot.Axis => ({
  stroke: () => themeColour('dim'),
  grid: { stroke: () => themeColour('line'), width: 1 },
  ticks: { stroke: () => themeColour('line'), width: 1 },
  font: '12px system-ui, sans-serif',
});

/** Redraws a plot when the width of its holder or the theme of the page changes. */
export function followPage(
  plot: uPlot,
  holder: HTMLElement,
  height: number,
  removed: () => void = () => undefined,
): void {
  new ResizeObserver(() => {
    if (!holder.isConnected) removed();
    else if (holder.clientWidth > 0 && holder.clientWidth !== plot.width)
      plot.setSize({ width: holder.clientWidth, height });
  }).observe(holder);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    plot.redraw();
  });
}

/** Round numbers between two values: about `wanted` of them, in steps of 1, 2 or 5. */
export function roundTicks(low: number, high: number, wanted = 4): readonly number[] {
  const span = high - low;
  if (!(span > 0)) return [low];
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** The range that includes all of `certain`, and `typical` except for its outliers. */
export function robustRange(certain: readonly number[], typical: readonly number[]): readonly [number, number] {
  const sorted = typical.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? certain[0] ?? 0;
  const reach = 3 * (quantile(0.9) - quantile(0.1)) || Math.abs(quantile(0.5)) * 0.02;
  const [least, most] = [quantile(0.1) - reach, quantile(0.9) + reach];
  const shown = [...certain, ...typical.filter((value) => value >= least && value <= most)];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const margin = (high - low || Math.abs(high) || 1) * 0.08;
  return [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin];
}

/** A colour of page/base.css in the present theme, for canvases. */
export const themeColour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
