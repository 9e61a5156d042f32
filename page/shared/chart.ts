/** What all charts share: axes of SVG charts, and the axes and the width of those that uPlot draws. */
import type uPlot from 'uplot';
import { svg } from './dom.js';
import { themeColour } from './theme.js';

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
