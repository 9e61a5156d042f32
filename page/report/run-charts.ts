/** Charts of a load test that are not a few lines over time: response times by frequency and by rate, and p99 of all labels. */
import { bucketStart } from '../../src/samples/response-times.js';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import type { PageTimeline } from '../../src/report/page/report-data.js';
import { combine, overlay, type Course } from './course.js';
import { roundTimes } from './heat-map.js';
import type { Plot, PlotLine } from '../shared/plot.js';
import type { Line } from '../shared/values.js';

/** Response times vary by orders of magnitude, so places on the axis are logarithms. */
const place = (ms: number): number => Math.log10(Math.max(1, ms));

/** The share of the requests in each bucket, in percent. */
function findShares({ times }: Course): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const row of times)
    for (const [bucket, count] of row.entries()) if (count > 0) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([bucket, count]) => [bucket, (100 * count) / all]));
}

/** How many requests took how long, with the baseline over it; undefined where response times are not known. */
export function distributionPlot(course: Course, past: Course | undefined): Plot | undefined {
  const [now, was] = [findShares(course), past === undefined ? new Map<number, number>() : findShares(past)];
  if (now.size === 0) return undefined;
  const all = [...now.keys(), ...was.keys()];
  const first = all.reduce((least, bucket) => Math.min(least, bucket), Infinity);
  const last = all.reduce((most, bucket) => Math.max(most, bucket), 0);
  const buckets = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const list = (shares: ReadonlyMap<number, number>): Line => buckets.map((bucket) => shares.get(bucket) ?? 0);
  const ends = [bucketStart(first), bucketStart(last + 1)] as const;
  const lines: readonly PlotLine[] = [
    { title: 'this run', values: list(now), colour: 'first', isFilled: true },
    ...(was.size === 0 ? [] : [{ title: 'baseline', values: list(was), colour: 'dim', isDashed: true as const }]),
  ];
  return {
    title: 'Distribution of response times',
    unit: '%',
    x: buckets.map((bucket) => place((bucketStart(bucket) + bucketStart(bucket + 1)) / 2)),
    xTitle: 'response time',
    lines,
    formatX: (x) => formatAmount(Number((10 ** x).toPrecision(2)), { unit: 'ms' }),
    splitsX: roundTimes(...ends).map(place),
    table: () => [
      ['from (ms)', 'to (ms)', ...lines.map(({ title }) => `${title} (%)`)],
      ...buckets.map((bucket, i) => [
        bucketStart(bucket),
        bucketStart(bucket + 1),
        ...lines.map(({ values }) => values[i] ?? null),
      ]),
    ],
  };
}

/** Each interval as a point: its p95 at the rate of its requests; undefined with less than three rates. */
export function ratePlot(course: Course, past: Course | undefined): Plot | undefined {
  const points = (of: Course | undefined, run: number): readonly (readonly [x: number, run: number, p95: number])[] =>
    (of?.perSecond ?? []).flatMap((x, i) => {
      const p95 = of?.p95[i] ?? null;
      return x === null || p95 === null ? [] : [[x, run, p95] as const];
    });
  const now = points(course, 0);
  const all = [...now, ...points(past, 1)].sort(([a], [b]) => a - b);
  if (new Set(now.map(([x]) => x)).size < 3) return undefined;
  const list = (run: number): Line => all.map(([, of, p95]) => (of === run ? p95 : null));
  return {
    title: 'Response time by throughput, p95',
    unit: 'ms',
    x: all.map(([x]) => x),
    xTitle: 'requests per second',
    lines: [
      ...(past === undefined ? [] : [{ title: 'baseline', values: list(1), colour: 'dim' }]),
      { title: 'this run', values: list(0), colour: 'first' },
    ],
    arePoints: true,
    formatX: (x) => formatAmount(x, { unit: '/s' }),
  };
}

/** More lines than this cannot be told apart. */
const mostLabels = 6;
const colours = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A case of the load test, or several of one label. */
export interface LabelCourse {
  readonly name: string;
  readonly timelines: readonly PageTimeline[];
}

/** p99 of every label over time, the slowest first; undefined for one label. */
export function labelsPlot(
  course: Course,
  labels: readonly LabelCourse[],
  shared: Pick<Plot, 'x' | 'xTitle' | 'formatX'>,
): Plot | undefined {
  const known = labels.flatMap(({ name, timelines }) => {
    const own = combine(timelines);
    // Both are of one run, so that the times on the clock count, not those since the first request.
    const values = own === undefined ? [] : overlay(course, { ...own, from: course.from }, own.p99);
    const times = values.filter((value) => value !== null).sort((a, b) => a - b);
    return times.length === 0 ? [] : [{ name, values, middle: times[times.length >> 1] ?? 0 }];
  });
  if (known.length < 2) return undefined;
  const slowest = known.toSorted((a, b) => b.middle - a.middle).slice(0, mostLabels);
  return {
    ...shared,
    title: slowest.length < known.length ? `p99 of the ${String(mostLabels)} slowest labels` : 'p99 of all labels',
    unit: 'ms',
    lines: slowest.map(({ name, values }, i) => ({ title: name, values, colour: colours[i] ?? 'dim' })),
  };
}
