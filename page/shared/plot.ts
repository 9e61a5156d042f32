/** A line chart with a legend that shows and hides lines, and buttons to save it. */
import uPlot from 'uplot';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import type { Metric } from '../../src/model/metric.js';
import { element, type Child, themeColour } from './dom.js';
import { button, saveButton, savePng, type SavedTable } from './save.js';
import type { Line } from './values.js';

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
  /** Formats the place under the cursor, and a tick among others that reach so far. */
  readonly formatX: (x: number, span: number) => string;
  /** Points are not connected. */
  readonly arePoints?: true;
  readonly plugins?: readonly uPlot.Plugin[];
  readonly scaleX?: uPlot.Scale;
  readonly scaleY?: uPlot.Scale;
  /** Follows of the caption after the title. */
  readonly caption?: readonly Child[];
  /** Shown in place of the legend. */
  readonly note?: HTMLElement | 'nothing';
  /** What is saved if it is not the lines. */
  readonly table?: () => SavedTable;
  /** The places of ticks, instead of round numbers. */
  readonly splitsX?: readonly number[];
  readonly splitsY?: readonly number[];
  /** Seconds are on the x axis, whose ticks are at round times. */
  readonly isTime?: true;
  /** The first and the last place in view. Without it, all is. */
  readonly zoom?: Zoom | undefined;
  /** Called with the part in view, by the reader or from the start. */
  readonly onView?: (inView: Zoom | undefined, isByReader: boolean) => void;
  readonly height?: number;
  /** Every missing point is a pause, which interrupts the line. */
  readonly hasPauses?: true;
}

type Zoom = readonly [first: number, last: number];

const usualHeight = 190;

/** @param group charts of one group share their cursor and zoom */
export function drawPlot(plot: Plot, group: string): HTMLElement {
  const holder = element('div');
  holder.style.minHeight = `${String(plot.height ?? usualHeight)}px`;
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
    saveButton(name, table),
  );
  // The width is known once the figure is in the page.
  requestAnimationFrame(() => {
    if (holder.isConnected) plotIn(holder, plot, group);
  });
  return element(
    'figure',
    { class: 'run' },
    element('figcaption', {}, element('span', {}, element('b', {}, plot.title), ...(plot.caption ?? [])), save),
    holder,
    plot.note === 'nothing' ? undefined : plot.note,
  );
}

function plotIn(holder: HTMLElement, plot: Plot, group: string): void {
  const { height = usualHeight, x, zoom, onView } = plot;
  let isReady = false;
  const setScale = (shown: uPlot, key: string): void => {
    if (key === 'x') onView?.(zoomOf(shown), isReady);
  };
  const made = new uPlot(
    { ...options(plot, group), width: holder.clientWidth, height, hooks: { setScale: [setScale] } },
    [[...x], ...plot.lines.map(({ values }) => (plot.hasPauses ? [...values] : bridgeGaps(values)))],
    holder,
  );
  const canvas = made.ctx.canvas;
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', describe(plot));
  const [min, max] = [Math.max(zoom?.[0] ?? NaN, x[0] ?? NaN), Math.min(zoom?.[1] ?? NaN, x.at(-1) ?? NaN)];
  if (min < max) made.setScale('x', { min, max });
  // uPlot reports the initial scales in a microtask; ignore them, because the reader did not zoom.
  setTimeout(() => (isReady = true));
  new ResizeObserver(() => {
    const width = holder.clientWidth;
    if (holder.isConnected && width > 0 && width !== made.width) made.setSize({ width, height });
  }).observe(holder);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    made.redraw();
  });
}

/** The part in view; undefined if all is. */
function zoomOf({ data: [x], scales }: uPlot): Zoom | undefined {
  const { min, max } = scales['x'] ?? {};
  const isAll = min == null || max == null || (min <= (x[0] ?? 0) && max >= (x.at(-1) ?? 0));
  return isAll ? undefined : [min, max];
}

/** "Throughput: requests 4.9 to 391 /s": what a reader who does not see the chart can know of it. */
function describe({ title, unit, lines }: Plot): string {
  const ranges = lines.flatMap(({ title: name, values }) => {
    const known = values.filter((value) => value !== null);
    const ends = [...new Set([Math.min(...known), Math.max(...known)])];
    const range = ends.map((end, i) => formatAmount(end, { unit: i === ends.length - 1 ? unit : '' })).join(' to ');
    return known.length === 0 ? [] : [`${name} ${range}`];
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

/** With less room for each, dots would hide the line. */
const pixelsPerDot = 7;

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
    points: {
      show: ({ over }: uPlot, _: number, first: number, last: number) =>
        plot.arePoints ?? (last - first) * pixelsPerDot < over.clientWidth,
      size: 5,
    },
    ...(plot.arePoints && { paths: () => null }),
  })),
];

/** The look of an axis. */
const axis: uPlot.Axis = {
  stroke: () => themeColour('dim'),
  grid: { stroke: () => themeColour('line'), width: 1 },
  ticks: { stroke: () => themeColour('line'), width: 1 },
  font: '12px system-ui, sans-serif',
};

function options(plot: Plot, group: string): Omit<uPlot.Options, 'width' | 'height'> {
  const amount: FormatAmount = (value) => (value == null ? '–' : formatAmount(value, { unit: plot.unit }));
  return {
    ...(!plot.isTime && { ms: 1 }),
    // What flags say is above the lines, and half of the last place is beyond them.
    padding: [18, 36, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: plot.note === undefined },
    cursor: { drag: { x: true, y: false }, sync: { key: group, scales: ['x', null] }, points: { size: 6 } },
    scales: {
      x: { time: plot.isTime ?? false, ...plot.scaleX },
      y: plot.scaleY ?? { range: (_, __, most) => [0, (most || 1) * 1.08] },
    },
    axes: [
      {
        ...axis,
        space: 90,
        size: 30,
        values: (_, splits) => splits.map((x) => plot.formatX(x, (splits.at(-1) ?? 0) - (splits[0] ?? 0))),
        ...fixed(plot.splitsX),
      },
      {
        ...axis,
        size: 76,
        space: 34,
        values: (_, splits) => splits.map((value) => amount(value)),
        ...fixed(plot.splitsY),
      },
    ],
    series: toSeries(plot, amount),
    plugins: [...(plot.plugins ?? [])],
  };
}

const fixed = (places: readonly number[] | undefined): uPlot.Axis =>
  places === undefined ? {} : { splits: () => [...places], filter: (_: uPlot, splits: number[]) => splits };

/** A tick as a date, or as a time of day where all are within a day or two. */
export function formatTime(seconds: number, span: number): string {
  const text = new Date(seconds * 1000).toISOString();
  if (span > 2 * 86_400) return text.slice(0, 10);
  return span > 86_400 ? text.slice(5, 16).replace('T', ' ') : text.slice(11, 19);
}
