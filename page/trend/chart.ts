/** The chart of one metric of one case: values, level, tolerance band and guard band. */
import uPlot from 'uplot';
import { formatAmount } from '../../src/report/phrases/numbers.js';
import { formatSize } from '../../src/lang/format.js';
import type { TrendPageData } from '../../src/report/trend/page-data.js';
import { changeKinds, type ChangeKind } from '../../src/report/trend/page-types.js';
import { followPage, plotAxis } from '../shared/chart.js';
import { element } from '../shared/dom.js';
import { robustRange } from '../shared/ticks.js';
import { guardPercent, type History, type Points } from './history.js';
import { bandsPlugin, flagsPlugin, outliersPlugin } from './plugins.js';
import { themeColour } from '../shared/theme.js';
import { tooltipPlugin } from './tooltip.js';
import type { Scale, View } from './view.js';

const usualHeight = 220;

/** What a chart shows. */
interface ChartContent {
  readonly history: History;
  readonly data: TrendPageData;
  readonly view: View;
  /** Charts of one group share their cursor and zoom. */
  readonly group: string;
  readonly height?: number;
}

/** @param onZoom called when the reader zooms in or resets the zoom */
export function drawChart(content: ChartContent, onZoom: (zoom: View['zoom']) => void): HTMLElement {
  const { history, data } = content;
  const holder = element('div', { class: 'chart' });
  const range = element('span', { class: 'range' });
  // The width is known once the figure is in the page.
  requestAnimationFrame(() => {
    plotIn(holder, content, (inView, isByReader) => {
      range.textContent = inView === undefined ? '' : `, ${isoDay(inView[0])} to ${isoDay(inView[1])}`;
      if (isByReader) onZoom(inView);
    });
  });
  return element('figure', {}, caption(history, data, range), holder);
}

/** Shares change by points. */
const unitOfChange = (unit: string | undefined): string => (unit === '%' ? 'points' : '%');

/** "p99 now 41 ms, −7 % since 2026-10-03" */
function caption(history: History, { metrics, runs }: TrendPageData, range: HTMLElement): HTMLElement {
  const metric = metrics[history.metric];
  const level = history.levels.at(-1)?.[2];
  const [newest] = history.changes ?? [];
  const change =
    newest === undefined
      ? ''
      : `, ${formatSize(newest[2], unitOfChange(metric?.unit))} since ${isoDay(runs.time[newest[0]])}`;
  const present = level === undefined ? '' : ` now ${formatAmount(level, { unit: metric?.unit ?? '' })}${change}`;
  return element('figcaption', {}, element('b', {}, metric?.title ?? ''), present, range);
}

/** @param onView called when another part of the time is in view, by the reader or initially */
function plotIn(
  holder: HTMLElement,
  content: ChartContent,
  onView: (inView: View['zoom'], isByReader: boolean) => void,
): void {
  const points = withGaps(content.history, content.data);
  const { zoom } = content.view;
  const { height = usualHeight } = content;
  let isReady = false;
  const setScale = (shown: uPlot, key: string): void => {
    if (key === 'x') onView(zoomOf(shown), isReady);
  };
  const plot = new uPlot(
    { ...options(content, points, holder.clientWidth), hooks: { setScale: [setScale] } },
    [points.x, points.y],
    holder,
  );
  const [min, max] = [
    Math.max(zoom?.[0] ?? NaN, points.x[0] ?? NaN),
    Math.min(zoom?.[1] ?? NaN, points.x.at(-1) ?? NaN),
  ];
  if (min < max) plot.setScale('x', { min, max });
  // uPlot reports the initial scales in a microtask; ignore them, because the reader did not zoom.
  setTimeout(() => (isReady = true));
  followPage(plot, holder, height);
}

/** The first and the last second in view; undefined if all runs are. */
function zoomOf({ data: [x], scales }: uPlot): View['zoom'] {
  const { min, max } = scales['x'] ?? {};
  const isAll = min == null || max == null || (min <= (x[0] ?? 0) && max >= (x.at(-1) ?? 0));
  return isAll ? undefined : [min, max];
}

/** A gap between runs longer than this many typical intervals interrupts the line. */
const gapFactor = 4;

function withGaps({ runs, values }: History, { runs: { time } }: TrendPageData): Points {
  const times = runs.map((run) => time[run] ?? 0);
  const steps = times.slice(1).map((time, i) => time - (times[i] ?? 0));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  const points: Points = { x: [], y: [], runs: [] };
  for (const [i, time] of times.entries()) {
    const step = steps[i - 1] ?? 0;
    if (step > gapFactor * usual && usual > 0) {
      points.x.push(time - step / 2);
      points.y.push(null);
      points.runs.push(-1);
    }
    points.x.push(time);
    points.y.push(values[i] ?? null);
    points.runs.push(runs[i] ?? -1);
  }
  return points;
}

/** The colour of a change of level. */
const changeTones = {
  worse: 'worse',
  better: 'better',
  accepted: 'accepted',
  recovered: 'dim',
  within: 'dim',
} as const satisfies Record<ChangeKind, string>;

/** With more points than this in view, their dots would hide the line. */
const mostDots = 120;

function options(
  { history, data, view, group, height = usualHeight }: ChartContent,
  points: Points,
  width: number,
): uPlot.Options {
  const unit = data.metrics[history.metric]?.unit ?? '';
  const isHigherBetter = data.metrics[history.metric]?.better === 'higher';
  const bands = { history, guard: guardPercent(history), isHigherBetter, time: data.runs.time };
  const axis = plotAxis();
  const flags = (history.changes ?? []).map(([run, kind, percent]) => ({
    time: data.runs.time[run] ?? 0,
    tone: changeTones[changeKinds[kind] ?? 'within'],
    text: formatSize(percent, unitOfChange(unit)),
  }));
  return {
    width,
    height,
    // The sizes of changes are above the line, and half of the last date is beyond it.
    padding: [18, 36, 0, 0],
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    legend: { show: false },
    cursor: { drag: { x: true, y: false }, sync: { key: group, scales: ['x', null] } },
    scales: { y: yScale(history, view.scale) },
    axes: [
      { ...axis, space: 90, size: 30, values: (_, splits) => splits.map((split) => isoTick(split, splits)) },
      {
        ...axis,
        size: 76,
        values: (_, splits) => splits.map((value) => formatAmount(value, { unit })),
      },
    ],
    series: [
      {},
      {
        stroke: () => themeColour('value'),
        width: 1,
        spanGaps: false,
        points: { show: (_, __, first, last) => last - first < mostDots, size: 5 },
      },
    ],
    plugins: [
      bandsPlugin(bands),
      flagsPlugin(flags, tagFlags(history, data)),
      outliersPlugin(),
      tooltipPlugin(history, data, points),
    ],
  };
}

/** Levels are always in range. Single outliers are not, because they would flatten everything else. */
function yScale({ runs: [first = 0], values, levels }: History, scale: Scale): uPlot.Scale {
  const [low, high] = robustRange(
    levels.flatMap(([, last, value]) => (last >= first ? value : [])),
    values,
  );
  const positive = values.filter((value) => value > 0);
  if (scale === 'log')
    return {
      distr: 3, // uPlot.Scale.Distr.Log; a const enum does not exist in the bundle
      range: () => [Math.min(...positive) / 1.05, Math.max(...positive) * 1.05],
    };
  return { range: () => [scale === 'zero' ? 0 : low, high] };
}

/** The first run of each tag. */
function tagFlags(
  { runs }: History,
  { runs: { time, tag } }: TrendPageData,
): readonly { time: number; text: string }[] {
  if (tag === undefined) return [];
  return runs.flatMap((run, i) => {
    const name = tag[run] ?? '';
    return name === '' || (i > 0 && tag[runs[i - 1] ?? 0] === name) ? [] : [{ time: time[run] ?? 0, text: name }];
  });
}

const isoDay = (seconds: number | undefined): string =>
  seconds === undefined || !Number.isFinite(seconds) ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);

/** Formats a tick as a date, or as a time of day if all ticks are within two days. */
function isoTick(seconds: number, splits: readonly number[]): string {
  const span = (splits.at(-1) ?? seconds) - (splits[0] ?? seconds);
  const text = new Date(seconds * 1000).toISOString();
  return span > 2 * 86_400 ? text.slice(0, 10) : text.slice(5, 16).replace('T', ' ');
}
