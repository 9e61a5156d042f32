/** The guard band chart: past runs, their level, the tolerance band, the guard band beyond it, and this run. */
import { formatAmount, formatMoved } from '../../src/report/phrases/numbers.js';
import type { PageFinding, PageMetric } from '../../src/report/page/report-types.js';
import { valueAxis, type Area } from '../shared/chart.js';
import { element, svg } from '../shared/dom.js';
import { robustRange, roundTicks } from '../shared/ticks.js';

const height = 190;

/** Positions in pixels. The chart is laid out at its displayed width, so its text stays readable on a phone. */
interface Layout {
  readonly width: number;
  readonly area: Area;
  /** The column of this run. */
  readonly current: { readonly left: number; readonly right: number; readonly x: number };
}

const layOut = (width: number): Layout => ({
  width,
  area: { left: 68, right: width - 156, top: 14, bottom: 166 },
  current: { left: width - 144, right: width - 100, x: width - 122 },
});

/** Charts narrower than this have room for a few words only. */
const narrow = 480;

export const middle = (value: PageFinding['now']): number | undefined =>
  value === undefined || typeof value === 'number' ? value : (value.low + value.high) / 2;

/** "−37 %"; "-" without a baseline. */
export function changeText({ now, was }: Pick<PageFinding, 'now' | 'was'>, metric: PageMetric): string {
  const value = middle(now);
  if (value === undefined || was === undefined) return '-';
  const isPercent = metric.scale === 'ratio' && was !== 0;
  return formatMoved(isPercent ? 100 * (value / was - 1) : value - was, isPercent, metric);
}

/** "−37 %": the change that every surface shows, without its interval or what it is measured against. */
export const shortChange = ({ change = '' }: Pick<PageFinding, 'change'>): string =>
  change.replace(/ (?:\(|over |than ).*/, '');

interface Bands {
  readonly level: number;
  /** The worse edge of the tolerance band. */
  readonly worse: number;
  readonly better: number;
  readonly limit: number;
}

/** The bands around a level. The run shift moves the level and the band together. */
function bandsOf(
  { was = 0, band = {}, limit, shift = 0 }: Omit<PageFinding, 'limit' | 'shift'> & Partial<PageFinding>,
  metric: PageMetric,
): Bands {
  const level = metric.scale === 'ratio' ? was * (1 + shift / 100) : was;
  const share = Math.max((band.percent ?? 0) / 100, level > 0 ? (band.absolute ?? 0) / level : 0);
  const size = metric.scale === 'ratio' ? level * share : (band.absolute ?? (level * (band.percent ?? 0)) / 100);
  // On the logarithmic scale of ratios a band of 5 % reaches down to 1 / 1.05.
  const down = metric.scale === 'ratio' ? level - level / (1 + share) : size;
  const [worse, better] = metric.better === 'higher' ? [level - down, level + size] : [level + size, level - down];
  return { level, worse, better, limit: limit ?? worse };
}

/**
 * @param width in pixels
 * @param days of the newest past runs, oldest first
 */
export function historyChart(
  finding: PageFinding,
  metric: PageMetric,
  tone: string,
  width: number,
  days: readonly string[] = [],
): HTMLElement | undefined {
  const layout = layOut(width);
  const { area, current } = layout;
  const { limit: _limit, shift: _shift, ...withoutLimit } = finding;
  const { series = [], was } = finding;
  const now = middle(finding.now);
  // A chart that shows only zeros adds nothing to the text.
  if (was === undefined || series.length === 0 || [now, ...series].every((value) => value === 0)) return undefined;
  const usual = bandsOf(withoutLimit, metric);
  const shifted = bandsOf(finding, metric);
  // Past runs are shown against the guard band around their own level.
  const pastLimit =
    metric.scale === 'ratio' && shifted.level > 0
      ? usual.level * (shifted.limit / shifted.level)
      : usual.level + shifted.limit - shifted.level;
  const past: Bands = { ...usual, limit: pastLimit };
  const certain = [was, shifted.limit, shifted.worse, ...(now === undefined ? [] : [now])];
  const [low, high] = robustRange(certain, series);
  const y = (value: number): number =>
    area.bottom - ((Math.min(high, Math.max(low, value)) - low) / (high - low || 1)) * (area.bottom - area.top);
  const step = (area.right - area.left) / series.length;
  const x = (index: number): number => area.left + (index + 0.5) * step;
  const points = series.map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const label = `${metric.title}: ${String(series.length)} past runs around ${formatAmount(was, metric)}, limit ${formatAmount(shifted.limit, metric)}, this run ${now === undefined ? 'has no value' : formatAmount(now, metric)}`;
  return element(
    'figure',
    { class: 'history' },
    svg(
      'svg',
      { viewBox: `0 0 ${String(width)} ${String(height)}`, role: 'img', 'aria-label': label },
      ...valueAxis(roundTicks(low, high), y, { left: area.left, right: current.right }, (tick) =>
        formatAmount(tick, metric),
      ),
      ...bandShapes(past, y, area.left, area.right),
      ...bandShapes(shifted, y, current.left, current.right),
      svg('polyline', { class: 'past', points }),
      ...series.map((value, i) => pastDot(x(i), y(value), value, value < low || value > high, metric)),
      ...(now === undefined ? [] : thisRun(now, y(now), { tone, change: shortChange(finding), metric, layout })),
      limitLabel(shifted.limit, shifted.level, y, metric, layout),
      ...runAxis(series.length, days, layout, x),
      svg('text', { x: current.x, y: height - 6, 'text-anchor': 'middle', class: 'strong' }, 'this run'),
    ),
  );
}

function bandShapes(
  { level, worse, better, limit }: Bands,
  y: (value: number) => number,
  left: number,
  right: number,
): readonly SVGElement[] {
  const box = (name: string, start: number, end: number): SVGElement =>
    svg('rect', {
      class: name,
      x: left,
      width: right - left,
      y: Math.min(y(start), y(end)),
      height: Math.abs(y(start) - y(end)),
    });
  const isBeyond = Math.abs(limit - level) > Math.abs(worse - level);
  return [
    box('band', better, worse),
    ...(isBeyond ? [box('guard', worse, limit)] : []),
    svg('path', { class: 'level', d: `M${String(left)} ${y(level).toFixed(1)}H${String(right)}` }),
    svg('path', { class: 'limit', d: `M${String(left)} ${y(limit).toFixed(1)}H${String(right)}` }),
  ];
}

/** An outlier beyond the scale is a triangle at its edge. */
function pastDot(x: number, y: number, value: number, isOutside: boolean, metric: PageMetric): SVGElement {
  const title = svg('title', {}, formatAmount(value, metric));
  if (!isOutside) return svg('circle', { class: 'past', cx: x, cy: y, r: 3.5 }, title);
  const tip = y > height / 2 ? 6 : -6;
  return svg('path', { class: 'past', d: `M${String(x - 5)} ${String(y)}h10l-5 ${String(tip)}z` }, title);
}

interface Shown {
  readonly tone: string;
  readonly change: string;
  readonly metric: PageMetric;
  readonly layout: Layout;
}

const thisRun = (
  now: number,
  place: number,
  { tone, change, metric, layout: { current } }: Shown,
): readonly SVGElement[] => [
  svg('circle', { class: `now ${tone}`, cx: current.x, cy: place, r: 6.5 }),
  svg('text', { x: current.right + 8, y: place - 2, class: 'strong' }, change),
  svg('text', { x: current.right + 8, y: place + 12 }, formatAmount(now, metric)),
];

/** The days of the first and the last past run, or how many there are. */
function runAxis(
  runs: number,
  days: readonly string[],
  { area, width }: Layout,
  x: (index: number) => number,
): readonly SVGElement[] {
  const own = days.slice(-runs);
  const [first = '', last = ''] = [own[0], own.at(-1)];
  if (own.length < runs || first === '' || first === last || width < narrow)
    return [
      svg(
        'text',
        { x: (area.left + area.right) / 2, y: height - 6, 'text-anchor': 'middle' },
        `${runs === 1 ? '1 past run' : `${String(runs)} past runs`}${first !== '' && first === last ? ` of ${first}` : ''}`,
      ),
    ];
  return [
    svg('text', { x: Math.max(area.left, x(0) - 4), y: height - 6 }, first),
    svg('text', { x: (area.left + area.right) / 2, y: height - 6, 'text-anchor': 'middle' }, `${String(runs)} runs`),
    svg('text', { x: area.right, y: height - 6, 'text-anchor': 'end' }, last),
  ];
}

/** Inside the chart, on the side of the limit where no run is. */
function limitLabel(
  limit: number,
  level: number,
  y: (value: number) => number,
  metric: PageMetric,
  { area }: Layout,
): SVGElement {
  const place = y(limit) + (limit > level ? -5 : 14);
  return svg(
    'text',
    { x: area.left + 6, y: Math.min(area.bottom - 4, Math.max(area.top + 10, place)), class: 'limit' },
    `limit ${formatAmount(limit, { unit: metric.unit })}`,
  );
}
