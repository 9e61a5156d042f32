/** A chart of requests per second during the run, with the errors below them on the same axis. */
import { formatAmount } from '../../src/report/phrases/numbers.js';
import type { PageTimeline } from '../../src/report/page/report-types.js';
import { type Area, roundTicks, valueAxis } from '../shared/chart.js';
import { element, svg } from '../shared/dom.js';

/** A point of the chart. Seconds count from the first request. */
interface Point {
  readonly from: number;
  readonly to: number;
  readonly perSecond: number;
  readonly errorsPerSecond: number;
  readonly errors: number;
}

const [plain, errorStrip] = [150, 64];

/**
 * @param runs repetitions; their curves are overlaid and start with their first requests
 * @param width in pixels
 * @param baseline the average requests per second of the baseline
 * @returns undefined if the run is too short for a curve
 */
export function timeChart(runs: readonly PageTimeline[], width: number, baseline?: number): HTMLElement | undefined {
  const lines = runs.map(pointsOf).filter((points) => points.length > 1);
  const points = lines.flat();
  if (points.length === 0) return undefined;
  const hasErrors = points.some(({ errors }) => errors > 0);
  const height = plain + (hasErrors ? errorStrip : 0) + 24;
  const area = { left: 58, right: width - 92, top: 12, bottom: plain };
  const last = Math.max(...points.map(({ to }) => to));
  const most = Math.max(baseline ?? 0, ...points.map(({ perSecond }) => perSecond)) * 1.08 || 1;
  const x = (seconds: number): number => area.left + (seconds / last) * (area.right - area.left);
  const y = (rate: number): number => area.bottom - (rate / most) * (area.bottom - area.top);
  return element(
    'figure',
    { class: 'time' },
    svg(
      'svg',
      { viewBox: `0 0 ${String(width)} ${String(height)}`, role: 'img', 'aria-label': describe(points) },
      ...valueAxis(roundTicks(0, most, 3), y, area, (tick) => formatAmount(tick, { unit: '/s' })),
      ...timeAxis(last, x, height),
      ...(baseline === undefined
        ? []
        : [svg('path', { class: 'was', d: `M${String(area.left)} ${y(baseline).toFixed(1)}H${String(area.right)}` })]),
      ...lines.map((line) =>
        svg('polyline', {
          class: 'now',
          points: line
            .map(({ from, to, perSecond }) => `${x((from + to) / 2).toFixed(1)},${y(perSecond).toFixed(1)}`)
            .join(' '),
        }),
      ),
      ...endLabels(lines.at(-1)?.at(-1), y, area, baseline),
      ...(hasErrors ? errorColumns(points, x, area, plain + errorStrip) : []),
      ...points.map((point) => hoverColumn(point, x, height - 20)),
    ),
    element('figcaption', { class: 'dim' }, caption(runs, points)),
  );
}

/**
 * Merges the first or last interval into its neighbour if the run covers less than half of it, because its rate would be
 * random.
 */
function pointsOf({ from, to, start, width, requests, errors = [] }: PageTimeline): readonly Point[] {
  const spans = requests.map((count, i) => ({
    from: Math.max(from, start + i * width),
    to: Math.min(to, start + (i + 1) * width),
    count,
    failed: errors[i] ?? 0,
  }));
  const isShort = (span: (typeof spans)[number] | undefined): boolean =>
    spans.length > 1 && span !== undefined && span.to - span.from < width / 2;
  const join = (a: number, b: number): void => {
    const [one, other] = [spans[a], spans[b]];
    if (one === undefined || other === undefined) return;
    const joined = { from: one.from, to: other.to, count: one.count + other.count, failed: one.failed + other.failed };
    spans.splice(a, 2, joined);
  };
  if (isShort(spans[0])) join(0, 1);
  if (isShort(spans.at(-1))) join(spans.length - 2, spans.length - 1);
  return spans.map((span) => {
    const seconds = Math.max(1, span.to - span.from) / 1000;
    return {
      from: (span.from - from) / 1000,
      to: (span.to - from) / 1000,
      perSecond: span.count / seconds,
      errorsPerSecond: span.failed / seconds,
      errors: span.failed,
    };
  });
}

function timeAxis(last: number, x: (seconds: number) => number, height: number): readonly SVGElement[] {
  const units = [
    [150, 1, 's'],
    [3 * 3600, 60, 'min'],
  ] as const;
  const [, seconds, unit] = units.find(([most]) => last < most) ?? [Infinity, 3600, 'h'];
  return roundTicks(0, last / seconds, 5).map((tick) =>
    svg(
      'text',
      { x: x(tick * seconds), y: height - 6, 'text-anchor': 'middle' },
      `${formatAmount(tick, { unit: '' })} ${unit}`,
    ),
  );
}

function endLabels(
  end: Point | undefined,
  y: (rate: number) => number,
  { right }: Area,
  baseline: number | undefined,
): readonly SVGElement[] {
  if (end === undefined) return [];
  const isClose = baseline !== undefined && Math.abs(y(baseline) - y(end.perSecond)) < 15;
  const isBelow = baseline !== undefined && end.perSecond < baseline;
  const shift = isClose ? (isBelow ? 9 : -7) : 0;
  return [
    svg('text', { x: right + 8, y: y(end.perSecond) + 4 + shift, class: 'now' }, 'this run'),
    ...(baseline === undefined
      ? []
      : [svg('text', { x: right + 8, y: y(baseline) + 4 - shift, class: 'was' }, 'baseline')]),
  ];
}

function errorColumns(
  points: readonly Point[],
  x: (seconds: number) => number,
  { left, right }: Area,
  bottom: number,
): readonly SVGElement[] {
  const top = bottom - errorStrip + 22;
  const most = Math.max(...points.map(({ errorsPerSecond }) => errorsPerSecond));
  return [
    svg('path', { class: 'grid', d: `M${String(left)} ${String(bottom)}H${String(right)}` }),
    svg('text', { x: left - 6, y: top + 6, 'text-anchor': 'end' }, formatAmount(most, { unit: '/s' })),
    svg('text', { x: right + 8, y: bottom - 8, class: 'limit' }, 'errors'),
    ...points
      .filter(({ errors }) => errors > 0)
      .map(({ from, to, errorsPerSecond }) => {
        const size = Math.max(2, (errorsPerSecond / most) * (bottom - top));
        return svg('rect', {
          class: 'errors',
          x: x(from).toFixed(1),
          y: (bottom - size).toFixed(1),
          width: Math.max(1, x(to) - x(from) - 0.5).toFixed(1),
          height: size.toFixed(1),
        });
      }),
  ];
}

const hoverColumn = (
  { from, to, perSecond, errors }: Point,
  x: (seconds: number) => number,
  height: number,
): SVGElement =>
  svg(
    'rect',
    { class: 'hover', x: x(from).toFixed(1), y: 0, width: Math.max(0.5, x(to) - x(from)).toFixed(1), height },
    svg('title', {}, `${clock(from)} to ${clock(to)}: ${formatAmount(perSecond, { unit: '/s' })}${errorText(errors)}`),
  );

const errorText = (errors: number): string =>
  errors === 0 ? '' : `, ${formatAmount(errors, { unit: '' })} ${errors === 1 ? 'error' : 'errors'}`;

/** "2:05": minutes and seconds after the first request. */
const clock = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
};

function describe(points: readonly Point[]): string {
  const sorted = points.toSorted((a, b) => a.perSecond - b.perSecond);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return '';
  const at = (point: Point): string =>
    `${formatAmount(point.perSecond, { unit: '/s' })} at ${clock(point.from)} minutes`;
  const total = points.reduce((sum, { errors }) => sum + errors, 0);
  return `Requests per second over the time of the run: at least ${at(least)}, at most ${at(most)}${errorText(total)}`;
}

/** "From 14:03:10 UTC; 4.1 s per point". */
function caption(runs: readonly PageTimeline[], points: readonly Point[]): string {
  const starts = runs.map(({ from }) => `${new Date(from).toISOString().slice(11, 19)} UTC`);
  const seconds = Math.max(...runs.map(({ width }) => width)) / 1000;
  const total = points.reduce((sum, { errors }) => sum + errors, 0);
  const parts = [
    starts.length === 1
      ? `from ${starts[0] ?? ''}`
      : `${String(starts.length)} repetitions, from ${starts.join(' and ')}`,
    `${formatAmount(seconds, { unit: '' })} s per point`,
    ...(total === 0 ? [] : [errorText(total).slice(2)]),
  ];
  return parts.join('; ');
}

/** The percentile curve: response times of this run and of the baseline, from the median to the slowest thousandth. */
export interface PercentilePoint {
  /** 50 ... 99.9 */
  readonly percentile: number;
  readonly now?: number;
  readonly was?: number;
}

const curveHeight = 210;

/** The percentile in a metric's id: p50 is 50, p999 is 99.9. */
export function percentileOf(id: string): number | undefined {
  const digits = /^p(\d{2,4})$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number(`${digits.slice(0, 2)}.${digits.slice(2)}`);
}

/** The width reserved for the label of a percentile, in pixels. */
const labelWidth = 32;

/** @param width in pixels */
export function percentileChart(points: readonly PercentilePoint[], width: number): HTMLElement | undefined {
  const area = { left: 58, right: width - 80, top: 14, bottom: 186 } as const;
  const sorted = points.toSorted((a, b) => a.percentile - b.percentile);
  const values = sorted.flatMap(({ now, was }) => [now, was].filter((value) => value !== undefined));
  if (sorted.filter(({ now }) => now !== undefined).length < 2) return undefined;
  const high = Math.max(...values) * 1.08 || 1;
  const y = (value: number): number => area.bottom - (value / high) * (area.bottom - area.top);
  // Each further "9" takes the same distance, because the tail matters most.
  const nines = (percentile: number): number => -Math.log10(1 - percentile / 100);
  const [first, last] = [nines(sorted[0]?.percentile ?? 50), nines(sorted.at(-1)?.percentile ?? 99)];
  const x = (percentile: number): number =>
    area.left + 16 + ((nines(percentile) - first) / (last - first || 1)) * (area.right - area.left - 32);
  const curve = (side: 'now' | 'was'): readonly SVGElement[] =>
    curveShapes(
      side,
      sorted.flatMap(({ percentile, [side]: value }) =>
        value === undefined ? [] : [{ percentile, value, x: x(percentile), y: y(value) }],
      ),
    );
  const ends = (['was', 'now'] as const).flatMap((side) => {
    const end = sorted.findLast((point) => point[side] !== undefined);
    return end === undefined ? [] : [{ side, value: end[side] ?? 0, percentile: end.percentile }];
  });
  const isClose = ends.length === 2 && Math.abs(y(ends[0]?.value ?? 0) - y(ends[1]?.value ?? 0)) < 15;
  return element(
    'figure',
    { class: 'percentiles' },
    svg(
      'svg',
      {
        viewBox: `0 0 ${String(width)} ${String(curveHeight)}`,
        role: 'img',
        'aria-label': 'Response times by percentile, this run and the baseline',
      },
      ...valueAxis(roundTicks(0, high), y, area, (tick) => formatAmount(tick, { unit: 'ms' })),
      ...labelled(
        sorted.map(({ percentile }) => percentile),
        x,
      ).map((percentile) =>
        svg('text', { x: x(percentile), y: curveHeight - 6, 'text-anchor': 'middle' }, `p${String(percentile)}`),
      ),
      ...curve('was'),
      ...curve('now'),
      ...ends.map(({ side, value, percentile }) =>
        svg(
          'text',
          { x: x(percentile) + 8, y: y(value) + (isClose && side === 'was' ? 18 : 4), class: side },
          side === 'now' ? 'this run' : 'baseline',
        ),
      ),
    ),
  );
}

/** Selects percentiles whose labels do not overlap, from the slowest down, because the tail matters most. */
function labelled(percentiles: readonly number[], x: (percentile: number) => number): readonly number[] {
  let next = Infinity;
  return percentiles.toReversed().filter((percentile) => {
    const hasRoom = next - x(percentile) >= labelWidth;
    if (hasRoom) next = x(percentile);
    return hasRoom;
  });
}

interface Place {
  readonly percentile: number;
  readonly value: number;
  readonly x: number;
  readonly y: number;
}

const curveShapes = (side: 'now' | 'was', places: readonly Place[]): readonly SVGElement[] => [
  svg('polyline', {
    class: side,
    points: places.map((place) => `${place.x.toFixed(1)},${place.y.toFixed(1)}`).join(' '),
  }),
  ...places.map(({ percentile, value, x, y }) =>
    svg(
      'circle',
      { class: side, cx: x, cy: y, r: 3.5 },
      svg('title', {}, `p${String(percentile)}: ${formatAmount(value, { unit: 'ms' })}`),
    ),
  ),
];
