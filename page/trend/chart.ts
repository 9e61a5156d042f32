/** The chart of one metric of one case: values, level, tolerance band and guard band. */
import type uPlot from 'uplot';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import { formatSize } from '../../src/lang/format.js';
import type { TrendPageData } from '../../src/report/trend/cards.js';
import { changeKinds, type ChangeKind } from '../../src/report/page/report-types.js';
import { element } from '../shared/dom.js';
import { drawPlot, formatTime } from '../shared/plot.js';
import { bandsPlugin, flagsPlugin, outliersPlugin, type Moved, type Flag, type Stretch } from '../shared/plugins.js';
import { robustRange } from '../shared/values.js';
import { guardPercent, referenceLevels, type History, type Points } from './history.js';
import { tooltipPlugin } from './tooltip.js';

const usualHeight = 220;

/** What a chart shows. */
interface ChartContent {
  readonly history: History;
  readonly data: TrendPageData;
  readonly view: ChartView;
  /** Charts of one group share their cursor and zoom. */
  readonly group: string;
  readonly height?: number;
}

/** @param onZoom called when the reader zooms in or resets the zoom */
export function drawChart(content: ChartContent, onZoom: (zoom: ChartView['zoom']) => void): HTMLElement {
  const { history, data, view, group, height = usualHeight } = content;
  const metric = data.metrics[history.metric];
  const points = withGaps(history, data);
  const range = element('span', { class: 'range' });
  return drawPlot(
    {
      title: metric?.title ?? '',
      caption: [presentLevel(history, data), range],
      unit: metric?.unit ?? '',
      height,
      isTime: true,
      x: points.x,
      xTitle: 'UTC',
      formatX: formatTime,
      zoom: view.zoom,
      onView: (inView, isByReader) => {
        range.textContent = inView === undefined ? '' : `, ${isoDay(inView[0])} to ${isoDay(inView[1])}`;
        if (isByReader) onZoom(inView);
      },
      scaleY: yScale(history, view.scale),
      lines: [{ title: 'value', values: points.y, colour: 'value' }],
      hasPauses: true,
      note: 'nothing',
      plugins: [
        bandsPlugin(stretches(history, data)),
        flagsPlugin(changeFlags(history, data), tagFlags(history, data)),
        outliersPlugin('value'),
        tooltipPlugin(history, data, points),
      ],
    },
    group,
  );
}

/** Shares change by points. */
const unitOfChange = (unit: string | undefined): string => (unit === '%' ? 'points' : '%');

/** " now 41 ms, −7 % since 2026-10-03" */
function presentLevel({ metric, levels, changes = [] }: History, { metrics, runs }: TrendPageData): string {
  const unit = metrics[metric]?.unit ?? '';
  const level = levels.at(-1)?.[2];
  const [newest] = changes;
  const change =
    newest === undefined ? '' : `, ${formatSize(newest[2], unitOfChange(unit))} since ${isoDay(runs.time[newest[0]])}`;
  return level === undefined ? '' : ` now ${formatAmount(level, { unit })}${change}`;
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

const changeFlags = ({ metric, changes = [] }: History, { metrics, runs }: TrendPageData): readonly Moved[] =>
  changes.map(([run, kind, percent]) => ({
    at: runs.time[run] ?? 0,
    tone: changeTones[changeKinds[kind] ?? 'within'],
    text: formatSize(percent, unitOfChange(metrics[metric]?.unit)),
  }));

/** Each level until the next begins, within the bands around the level that its runs are compared with. */
function stretches(history: History, { metrics, runs: { time } }: TrendPageData): readonly Stretch[] {
  const { levels, band } = history;
  const references = referenceLevels(history);
  const raise = (level: number, percent: number): number => level * (1 + percent / 100);
  const lower = (level: number, percent: number): number => level / (1 + percent / 100);
  const [worse, better] = metrics[history.metric]?.better === 'higher' ? [lower, raise] : [raise, lower];
  return levels.map(([first, last, level], i) => {
    const reference = references[i] ?? level;
    return {
      from: time[first] ?? 0,
      to: time[levels[i + 1]?.[0] ?? last] ?? 0,
      level,
      ...(band !== undefined && {
        band: [better(reference, band), worse(reference, band)],
        limit: worse(reference, guardPercent(history)),
      }),
    };
  });
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
function tagFlags({ runs }: History, { runs: { time, tag } }: TrendPageData): readonly Flag[] {
  if (tag === undefined) return [];
  return runs.flatMap((run, i) => {
    const name = tag[run] ?? '';
    return name === '' || (i > 0 && tag[runs[i - 1] ?? 0] === name) ? [] : [{ at: time[run] ?? 0, text: name }];
  });
}

const isoDay = (seconds: number | undefined): string =>
  seconds === undefined || !Number.isFinite(seconds) ? '' : new Date(seconds * 1000).toISOString().slice(0, 10);

/** How the charts of a case are displayed: the scale of the values and the zoomed time range. */
export const scales = [
  ['fit', 'fit'],
  ['zero', 'from zero'],
  ['log', 'logarithmic'],
] as const;

/** How the y axis is scaled. */
export type Scale = (typeof scales)[number][0];

export interface ChartView {
  readonly scale: Scale;
  /** First and last second in view; undefined if all runs are. */
  readonly zoom?: readonly [number, number] | undefined;
}

export const usualView: ChartView = { scale: 'fit' };

/** "log" or "fit,1700000000,1700086400"; empty for the default view. */
export function formatView({ scale, zoom }: ChartView): string {
  if (zoom === undefined) return scale === usualView.scale ? '' : scale;
  return [scale, ...zoom.map((seconds) => String(Math.round(seconds)))].join(',');
}

/** Parses the output of formatView. Anyone can edit a URL, so invalid parts are ignored. */
export function parseView(text: string): ChartView {
  const [name, start, end] = text.split(',');
  const scale = scales.find(([id]) => id === name)?.[0] ?? usualView.scale;
  const [min, max] = [Number(start), Number(end)];
  return min < max ? { scale, zoom: [min, max] } : { scale };
}
