/** The chart of one metric of one case: values, level, tolerance band and guard band. */
import uPlot from 'uplot';
import { formatAmount } from '../../src/report/phrases/numbers.js';
import { formatSize } from '../../src/lang/format.js';
import type { TrendPageData } from '../../src/report/trend/page-data.js';
import { type ChangeKind, changeKinds } from '../../src/report/trend/page-types.js';
import { followPage, plotAxis, robustRange, themeColour } from '../shared/chart.js';
import { copyButton, element } from '../shared/dom.js';
import {
  expandTimelines,
  guardPercent,
  type History,
  type Points,
  referenceLevels,
  type Scale,
  type View,
} from './history.js';
import { quoteShell } from '../../src/lang/printable.js';

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

/** uPlot plugins that draw bands, level changes, tags and outliers. */
interface Bands {
  readonly history: History;
  /** In percent. */
  readonly guard: number;
  readonly isHigherBetter: boolean;
  /** Seconds of each run. */
  readonly time: readonly number[];
}

/** Draws the guard band, the tolerance band and the reference level behind the line. */
function bandsPlugin({ history, guard, isHigherBetter, time }: Bands): uPlot.Plugin {
  const references = referenceLevels(history);
  const raise = (level: number, percent: number): number => level * (1 + percent / 100);
  const lower = (level: number, percent: number): number => level / (1 + percent / 100);
  const [worse, better] = isHigherBetter ? [lower, raise] : [raise, lower];
  const draw = (plot: uPlot): void => {
    const { ctx, bbox } = plot;
    const y = (value: number): number =>
      Math.min(bbox.top + bbox.height, Math.max(bbox.top, plot.valToPos(value, 'y', true)));
    const x = (seconds: number): number => plot.valToPos(seconds, 'x', true);
    ctx.save();
    ctx.beginPath();
    ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
    ctx.clip();
    for (const [i, [first, last, level]] of history.levels.entries()) {
      const next = history.levels[i + 1]?.[0];
      const left = x(time[first] ?? 0);
      const width = Math.max(2, x(time[next ?? last] ?? 0) - left);
      const fill = (name: string, a: number, b: number): void => {
        ctx.fillStyle = themeColour(name);
        ctx.fillRect(left, Math.min(y(a), y(b)), width, Math.abs(y(a) - y(b)));
      };
      const reference = references[i] ?? level;
      const { band } = history;
      if (band !== undefined) {
        fill('guard', worse(reference, band), worse(reference, guard));
        fill('band', better(reference, band), worse(reference, band));
      }
      ctx.fillStyle = themeColour('level');
      ctx.fillRect(left, y(level) - devicePixelRatio, width, 2 * devicePixelRatio);
    }
    ctx.restore();
  };
  return { hooks: { drawAxes: draw } };
}

interface Flag {
  readonly time: number;
  readonly text: string;
}

/** Draws a dashed line with the size of the change where the level changed, and a flag at the bottom where a tag begins. */
function flagsPlugin(changes: readonly (Flag & { readonly tone: string })[], tags: readonly Flag[]): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx } = plot;
    ctx.save();
    ctx.textAlign = 'left';
    ctx.font = `${String(11 * devicePixelRatio)}px system-ui, sans-serif`;
    for (const { x, start, text, tone, isLabelled } of place(plot, changes)) {
      ctx.strokeStyle = ctx.fillStyle = themeColour(tone);
      ctx.setLineDash([4 * devicePixelRatio, 4 * devicePixelRatio]);
      line(plot, x, 0);
      if (isLabelled) ctx.fillText(text, start + 4 * devicePixelRatio, plot.bbox.top - 4 * devicePixelRatio);
    }
    ctx.strokeStyle = ctx.fillStyle = themeColour('dim');
    ctx.setLineDash([]);
    const bottom = plot.bbox.top + plot.bbox.height;
    for (const { x, start, text, isLabelled } of place(plot, tags)) {
      if (!isLabelled) continue;
      line(plot, x, plot.bbox.height - 12 * devicePixelRatio);
      ctx.fillText(text, start + 4 * devicePixelRatio, bottom - 3 * devicePixelRatio);
    }
    ctx.restore();
  };
  return { hooks: { draw } };
}

/** A vertical line to the bottom of the chart. */
function line({ ctx, bbox }: uPlot, x: number, top: number): void {
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top + top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
}

/** The flags in view, and where the label of each starts, if it fits between its neighbours: left of its line at the right edge. */
function place<Placed extends Flag>(
  plot: uPlot,
  flags: readonly Placed[],
): readonly (Placed & { readonly x: number; readonly start: number; readonly isLabelled: boolean })[] {
  const right = plot.bbox.left + plot.bbox.width;
  let end = -Infinity;
  return flags
    .toSorted((a, b) => a.time - b.time)
    .flatMap((flag) => {
      const x = Math.round(plot.valToPos(flag.time, 'x', true));
      if (x < plot.bbox.left || x > right) return [];
      const width = plot.ctx.measureText(flag.text).width + 10 * devicePixelRatio;
      const start = x + width > right ? x - width : x;
      const isLabelled = start >= end;
      if (isLabelled) end = start + width;
      return [{ ...flag, x, start, isLabelled }];
    });
}

/** Draws values outside the scale as triangles at its edge. */
function outliersPlugin(): uPlot.Plugin {
  const draw = (plot: uPlot): void => {
    const { ctx, bbox, data, scales } = plot;
    const [low, high] = [scales['y']?.min ?? -Infinity, scales['y']?.max ?? Infinity];
    const size = 5 * devicePixelRatio;
    ctx.save();
    ctx.fillStyle = themeColour('value');
    for (const [i, value] of (data[1] ?? []).entries()) {
      if (value == null || (value >= low && value <= high)) continue;
      const x = plot.valToPos(data[0][i] ?? 0, 'x', true);
      if (x < bbox.left || x > bbox.left + bbox.width) continue;
      const [edge, inward] = value > high ? [bbox.top, 1] : [bbox.top + bbox.height, -1];
      ctx.beginPath();
      ctx.moveTo(x, edge);
      ctx.lineTo(x - size, edge + inward * size * 1.5);
      ctx.lineTo(x + size, edge + inward * size * 1.5);
      ctx.fill();
    }
    ctx.restore();
  };
  return { hooks: { draw } };
}

/**
 * Shows day, commit, tag and value of the run under the cursor, and its distance from the reference level. A click pins the
 * tooltip so that its link can be clicked; the second run that is clicked on the page is compared with the first.
 */
function tooltipPlugin(history: History, data: TrendPageData, { runs, y }: Points): uPlot.Plugin {
  const box = element('div', { class: 'tooltip' });
  box.hidden = true;
  let isKept = false;
  let kept = -1;
  const keep = (isWanted: boolean): void => {
    isKept = isWanted;
    box.classList.toggle('kept', isWanted);
  };
  const show = (plot: uPlot): void => {
    if (isKept) return;
    const index = plot.cursor.idx;
    const run = index == null ? -1 : (runs[index] ?? -1);
    const value = index == null ? null : (y[index] ?? null);
    box.hidden = run < 0 || value === null || (plot.cursor.left ?? -1) < 0;
    if (box.hidden || value === null) return;
    box.replaceChildren(...describe(history, data, run, value));
    // Offset from cursor and point, so that a second click hits the chart and not the tooltip.
    const [point, cursor] = [plot.valToPos(data.runs.time[run] ?? 0, 'x'), plot.cursor.left ?? 0];
    const isRight = point > plot.over.clientWidth / 2;
    box.style.left = isRight ? '' : `${String(Math.max(point, cursor) + 12)}px`;
    box.style.right = isRight ? `${String(plot.over.clientWidth - Math.min(point, cursor) + 12)}px` : '';
  };
  return {
    hooks: {
      init: (plot) => {
        plot.over.append(box);
        // Otherwise uPlot would start a zoom inside the tooltip.
        for (const name of ['mousedown', 'mouseup', 'click'])
          box.addEventListener(name, (event) => {
            event.stopPropagation();
          });
        let pressed = 0;
        plot.over.addEventListener('mousedown', ({ clientX }) => (pressed = clientX));
        plot.over.addEventListener('click', ({ clientX }) => {
          const isZoom = Math.abs(clientX - pressed) > 3;
          const run = runs[plot.cursor.idx ?? -1] ?? -1;
          const isOther = !isKept || run !== kept;
          keep(false);
          show(plot);
          keep(isOther && !box.hidden && !isZoom);
          if (!isKept) return;
          kept = run;
          compareWithLast(run, history.case, data);
        });
      },
      setCursor: show,
    },
  };
}

const commitNode = (commit: string, base: string | undefined): Node =>
  base === undefined
    ? document.createTextNode(commit)
    : element('a', { href: `${base}${commit}`, rel: 'noreferrer', target: '_blank' }, commit);

function describe({ levels, metric }: History, data: TrendPageData, run: number, value: number): readonly Node[] {
  const level = levels.findLast(([start]) => start <= run)?.[2];
  const unit = data.metrics[metric]?.unit ?? '';
  const time = formatMinute(data.runs.time[run]);
  const commit = data.runs.commit?.[run] ?? '';
  const tag = data.runs.tag?.[run] ?? '';
  const line = (text: string): HTMLElement => element('div', {}, text);
  return [
    element('b', {}, formatAmount(value, { unit })),
    level === undefined || level === 0
      ? document.createTextNode('')
      : line(`${formatSize(100 * (value / level - 1))} from its level`),
    line(`${time} UTC`),
    ...(commit === '' ? [] : [element('div', {}, commitNode(commit, data.commitBase))]),
    ...(tag === '' ? [] : [line(tag)]),
  ];
}

/** Two runs that the reader clicked on: the values of the case in both, what differs in the environment, and the commits between. */
type Pair = readonly [before: number, after: number];

/** The run that was clicked last on the page. */
let chosen = -1;
const panel = element('aside', { class: 'compared', 'aria-label': 'Two compared runs' });

/** Compares a clicked run with the one that was clicked before it, the older one first. */
function compareWithLast(run: number, caseIndex: number, data: TrendPageData): void {
  const pair: Pair = [Math.min(chosen, run), Math.max(chosen, run)];
  chosen = run;
  if (pair[0] < 0 || pair[0] === pair[1]) return;
  const close = element('button', { type: 'button' }, 'Close');
  close.addEventListener('click', () => {
    panel.remove();
  });
  panel.replaceChildren(
    element('b', {}, `${nameRun(pair[0], data)} → ${nameRun(pair[1], data)} `),
    close,
    element('div', {}, data.cases[caseIndex]),
    valueTable(pair, caseIndex, data),
    ...differences(pair, data).map((text) => element('div', {}, text)),
    ...commands(pair, data),
  );
  document.body.append(panel);
}

const formatMinute = (seconds = NaN): string =>
  Number.isFinite(seconds) ? new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ') : '';

const idOf = (run: number, { runs }: TrendPageData): string => (runs.commit?.[run] ?? '') || (runs.tag?.[run] ?? '');

/** How commands name a recorded run. */
const select = (run: number, data: TrendPageData): string =>
  quoteShell(`${data.runs.commit?.[run] ? 'commit' : 'tag'}:${idOf(run, data)}`);

const nameRun = (run: number, data: TrendPageData): string =>
  `${formatMinute(data.runs.time[run])} ${idOf(run, data)}`.trim();

function valueTable(pair: Pair, caseIndex: number, data: TrendPageData): HTMLElement {
  const timelines = expandTimelines(data);
  const rows = data.series
    .filter((series) => series.case === caseIndex)
    .map(({ metric, timeline, values }) => {
      const { title = '', unit = '' } = data.metrics[metric] ?? {};
      const [before, after] = pair.map((run) => values[timelines[timeline]?.indexOf(run) ?? -1]);
      const change =
        before === undefined || after === undefined || before === 0 ? '' : formatSize(100 * (after / before - 1));
      const cells = [before, after].map((value) => (value === undefined ? '–' : formatAmount(value, { unit })));
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, title),
        ...[...cells, change].map((cell) => element('td', {}, cell)),
      );
    });
  return element('table', {}, ...rows);
}

/** "jdk: 21.0.4 → 21.0.5" */
function differences([before, after]: Pair, { axes = [] }: TrendPageData): readonly string[] {
  const texts = axes.flatMap(({ axis, values, runs }) => {
    const [was, is] = [before, after].map((run) => values[runs[run] ?? -1] ?? 'not recorded');
    return was === is ? [] : [`${axis}: ${String(was)} → ${String(is)}`];
  });
  return texts.length > 0 ? texts : ['The environment is the same, as far as it is recorded.'];
}

/** The commits between the runs, and the command that compares them; nothing unless different commits or tags name them. */
function commands(pair: Pair, data: TrendPageData): readonly HTMLElement[] {
  const [before = '', after = ''] = pair.map((run) => idOf(run, data));
  if (before === '' || after === '' || before === after) return [];
  const between = `${before}..${after}`;
  const command = (text: string): HTMLElement => element('div', {}, element('code', {}, text), ' ', copyButton(text));
  // A tag has as little place in a path as in a shell.
  const path = `../compare/${encodeURIComponent(before)}...${encodeURIComponent(after)}`;
  return [
    data.commitBase === undefined
      ? command(`git log --oneline ${quoteShell(between)}`)
      : element(
          'div',
          {},
          element(
            'a',
            { href: new URL(path, data.commitBase).href, rel: 'noreferrer', target: '_blank' },
            `Commits ${between}`,
          ),
        ),
    ...(data.options === undefined
      ? []
      : [
          command(
            `guardband check ${select(pair[1], data)} --against ${select(pair[0], data)} --judge none${data.options}`,
          ),
        ]),
  ];
}
