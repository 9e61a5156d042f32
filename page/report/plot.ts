/** A line chart with a legend that shows and hides lines, and buttons to save it. */
import uPlot from 'uplot';
import { formatAmount } from '../../src/report/phrases/numbers.js';
import type { Metric } from '../../src/model/metric.js';
import { followPage, plotAxis } from '../shared/chart.js';
import { element } from '../shared/dom.js';
import { themeColour } from '../shared/theme.js';
import type { Line } from './course.js';
import { button, saveButtons, savePng, type SavedTable } from './save.js';

export interface PlotLine {
  readonly title: string;
  readonly values: Line;
  /** A colour of page/base.css. */
  readonly colour: string;
  readonly isDashed?: true;
  readonly isFilled?: true;
}

export interface Plot {
  readonly title: string;
  readonly unit: Metric['unit'];
  readonly x: readonly number[];
  /** The head of the first column of a saved table. */
  readonly xTitle: string;
  readonly lines: readonly PlotLine[];
  /** Formats the place under the cursor, and the ticks. */
  readonly formatX: (x: number, span: number) => string;
  /** Points are not connected. */
  readonly arePoints?: true;
  readonly plugins?: readonly uPlot.Plugin[];
  readonly scaleY?: uPlot.Scale;
  /** Shown in place of the legend. */
  readonly note?: HTMLElement;
  /** What is saved if it is not the lines. */
  readonly table?: () => SavedTable;
  /** The places of ticks, instead of round numbers. */
  readonly splitsX?: readonly number[];
  readonly splitsY?: readonly number[];
}

export interface Group {
  readonly key: string;
  readonly plots: Set<uPlot>;
  isZooming: boolean;
}
export const createGroup = (key: string): Group => ({ key, plots: new Set(), isZooming: false });

const height = 190;

/** @param group charts that share their cursor and zoom */
export function drawPlot(plot: Plot, group: Group): HTMLElement {
  const holder = element('div', { class: 'plot' });
  const name = plot.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const table =
    plot.table ??
    (() => [
      [plot.xTitle, ...plot.lines.map(({ title }) => `${title}${plot.unit === '' ? '' : ` (${plot.unit})`}`)],
      ...plot.x.map((x, i) => [x, ...plot.lines.map(({ values }) => values[i] ?? null)]),
    ]);
  const save = element(
    'span',
    { class: 'save' },
    button('PNG', () => {
      savePng(`${name}.png`, plot.title, [...holder.querySelectorAll('canvas')]);
    }),
    ...saveButtons(name, table),
  );
  // The width is known once the figure is in the page.
  requestAnimationFrame(() => {
    if (holder.isConnected) plotIn(holder, plot, group);
  });
  return element(
    'figure',
    { class: 'run' },
    element('figcaption', {}, element('b', {}, plot.title), save),
    holder,
    plot.note,
  );
}

function plotIn(holder: HTMLElement, plot: Plot, group: Group): void {
  const made = new uPlot(
    options(plot, group, holder.clientWidth),
    [[...plot.x], ...plot.lines.map(({ values }) => bridgeGaps(values))],
    holder,
  );
  const canvas = made.ctx.canvas;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', describe(plot));
  group.plots.add(made);
  followPage(made, holder, height, () => {
    group.plots.delete(made);
  });
}

/** "Throughput: requests 4.9 to 391 /s": what a reader who does not see the chart can know of it. */
function describe({ title, unit, lines }: Plot): string {
  const ranges = lines.flatMap(({ title: name, values }) => {
    const known = values.filter((value) => value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return known.length === 0 ? [] : [`${name} ${formatAmount(low, { unit: '' })} to ${formatAmount(high, { unit })}`];
  });
  return `${title}: ${ranges.join(', ')}`;
}

/** With more missing points than this in a row, the line is interrupted: there was a pause. */
const longestGap = 3;

/** uPlot connects the neighbours of undefined points, and interrupts the line at null. */
function bridgeGaps(values: Line): (number | null | undefined)[] {
  const bridged: (number | null | undefined)[] = [...values];
  for (let i = 0; i < bridged.length; i++) {
    let end = i;
    while (end < bridged.length && values[end] === null) end++;
    if (i > 0 && end < bridged.length && end - i <= longestGap) bridged.fill(undefined, i, end);
    i = Math.max(i, end);
  }
  return bridged;
}

/** Zooms the other charts of the group to the same part. */
function shareZoom(shown: uPlot, group: Group): void {
  const { min, max } = shown.scales['x'] ?? {};
  if (group.isZooming || min == null || max == null) return;
  group.isZooming = true;
  for (const other of group.plots) if (other !== shown) other.setScale('x', { min, max });
  group.isZooming = false;
}

type FormatAmount = (value: number | null | undefined) => string;

const toSeries = (plot: Plot, amount: FormatAmount): uPlot.Series[] => [
  { label: plot.xTitle, value: (_, value: number | null) => (value == null ? '' : plot.formatX(value, 0)) },
  ...plot.lines.map(({ title, colour, isDashed, isFilled }) => ({
    label: title,
    stroke: () => themeColour(colour),
    ...(isDashed && { dash: [5, 4] }),
    ...(isFilled && { fill: () => `${themeColour(colour)}33` }),
    width: 1.75,
    value: (_: uPlot, value: number | null) => amount(value),
    points: { show: plot.arePoints ?? plot.x.length < 16, size: 5 },
    ...(plot.arePoints && { paths: () => null }),
  })),
];

function options(plot: Plot, group: Group, width: number): uPlot.Options {
  const axis = plotAxis();
  const amount: FormatAmount = (value) => (value == null ? '–' : formatAmount(value, { unit: plot.unit }));
  const span = (plot.x.at(-1) ?? 0) - (plot.x[0] ?? 0);
  return {
    width,
    height,
    ms: 1,
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: plot.note === undefined },
    cursor: { drag: { x: true, y: false }, sync: { key: group.key, scales: ['x', null] }, points: { size: 6 } },
    scales: {
      x: { time: false },
      y: plot.scaleY ?? { range: (_, __, most) => [0, (most || 1) * 1.08] },
    },
    hooks: {
      setScale: [
        (shown, key) => {
          if (key === 'x' && shown.status === 1) shareZoom(shown, group);
        },
      ],
    },
    axes: [
      {
        ...axis,
        space: 70,
        size: 30,
        values: (_, splits) => splits.map((split) => plot.formatX(split, span)),
        ...(plot.splitsX && { splits: () => [...(plot.splitsX ?? [])] }),
      },
      {
        ...axis,
        size: 76,
        space: 34,
        values: (_, splits) => splits.map((value) => amount(value)),
        ...(plot.splitsY && {
          splits: () => [...(plot.splitsY ?? [])],
          filter: (_: uPlot, splits: number[]) => splits,
        }),
      },
    ],
    series: toSeries(plot, amount),
    plugins: [...(plot.plugins ?? [])],
  };
}
