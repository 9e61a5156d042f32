/** The percentile curve: response times of this run and of the baseline, from the median to the slowest thousandth. */
import type { Plot } from '../shared/plot.js';

export interface PercentilePoint {
  /** 50 ... 99.9 */
  readonly percentile: number;
  readonly now?: number;
  readonly was?: number;
}

/** The percentile in a metric's id: p50 is 50, p999 is 99.9. */
export function percentileOf(id: string): number | undefined {
  const digits = /^p(\d{2,4})$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number(`${digits.slice(0, 2)}.${digits.slice(2)}`);
}

/** Each further "9" takes the same distance, because the tail matters most. */
const nines = (percentile: number): number => -Math.log10(1 - percentile / 100);

/** Undefined with less than two percentiles of this run. */
export function percentilePlot(points: readonly PercentilePoint[]): Plot | undefined {
  const sorted = points.toSorted((a, b) => a.percentile - b.percentile);
  if (sorted.filter(({ now }) => now !== undefined).length < 2) return undefined;
  const line = (side: 'now' | 'was') => sorted.map(({ [side]: value = null }) => value);
  const was = line('was');
  return {
    title: 'Percentiles',
    unit: 'ms',
    x: sorted.map(({ percentile }) => nines(percentile)),
    xTitle: 'percentile',
    formatX: (x) => `p${String(Number((100 * (1 - 10 ** -x)).toFixed(2)))}`,
    splitsX: labelled(sorted.map(({ percentile }) => nines(percentile))),
    lines: [
      ...(was.every((value) => value === null)
        ? []
        : [{ title: 'baseline', values: was, colour: 'dim', isDashed: true as const }]),
      { title: 'this run', values: line('now'), colour: 'first' },
    ],
  };
}

/** The places whose labels do not overlap, from the slowest down, because the tail matters most. */
function labelled(places: readonly number[]): readonly number[] {
  const least = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / 8;
  let next = Infinity;
  return places
    .toReversed()
    .filter((place) => {
      const hasRoom = next - place >= least;
      if (hasRoom) next = place;
      return hasRoom;
    })
    .toReversed();
}
