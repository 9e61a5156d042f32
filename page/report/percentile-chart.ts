/** The percentile curve: response times of this run and of the baseline, from the median to the slowest thousandth. */
import { formatAmount } from '../../src/report/phrases/numbers.js';
import { valueAxis } from '../shared/chart.js';
import { element, svg } from '../shared/dom.js';
import { roundTicks } from '../shared/ticks.js';

export interface PercentilePoint {
  /** 50 ... 99.9 */
  readonly percentile: number;
  readonly now?: number;
  readonly was?: number;
}

const height = 210;

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
        viewBox: `0 0 ${String(width)} ${String(height)}`,
        role: 'img',
        'aria-label': 'Response times by percentile, this run and the baseline',
      },
      ...valueAxis(roundTicks(0, high), y, area, (tick) => formatAmount(tick, { unit: 'ms' })),
      ...labelled(
        sorted.map(({ percentile }) => percentile),
        x,
      ).map((percentile) =>
        svg('text', { x: x(percentile), y: height - 6, 'text-anchor': 'middle' }, `p${String(percentile)}`),
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
