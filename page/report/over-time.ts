/** The charts over the time of the run: response times, throughput, errors, threads, and the heat map. */
import type uPlot from 'uplot';
import type { PageCase, ReportData } from '../../src/report/page/report-data.js';
import type { PageTimeline } from '../../src/report/page/report-types.js';
import { formatAmount } from '../../src/report/phrases/numbers.js';
import { groupBy } from '../../src/lang/objects.js';
import { element } from '../shared/dom.js';
import { combine, type Course, type Line, overlay } from './course.js';
import { createGroup, drawPlot, type Plot, type PlotLine } from './plot.js';
import { bucketStart } from '../../src/samples/response-times.js';
import { themeColour } from '../shared/chart.js';

/** A longer list of choices takes longer to open than a row of the table to find. */
const mostChoices = 500;

export interface OverTime {
  /** Shows this case, or the whole load test if it has no course. */
  readonly show: (name: string) => void;
}

/** A case, or all requests of a load test. */
interface Choice {
  readonly name: string;
  /** The scenario and the label. */
  readonly label: string;
  readonly isWhole?: true;
  readonly test: number;
  readonly timelines: readonly PageTimeline[];
}

/** @param transactions the names of cases whose requests count under other labels too */
export function overTime(
  section: HTMLElement,
  { cases, loadTests }: ReportData,
  transactions: ReadonlySet<string>,
): OverTime | undefined {
  const choices = listChoices(cases, loadTests, transactions);
  const drawable = ({ timelines }: Choice): boolean => combine(timelines) !== undefined;
  const wholes = choices.filter(({ isWhole }) => isWhole === true);
  const worst = worstTest(cases);
  const preset = wholes.find((choice) => choice.test === worst && drawable(choice)) ?? wholes.find(drawable);
  if (preset === undefined) return undefined;
  const list = element('select', { 'aria-label': 'Requests' });
  for (const [test, title] of loadTests.entries()) {
    const own = choices.filter((choice, i) => choice.test === test && (choice.isWhole === true || i < mostChoices));
    const options = own.map((choice) => option(choices.indexOf(choice), choice));
    list.append(...(loadTests.length === 1 ? options : [element('optgroup', { label: title }, ...options)]));
  }
  const figures = element('div', { class: 'figures' });
  const caption = element('p', { class: 'dim' });
  const draw = (choice: Choice): void => {
    const value = String(choices.indexOf(choice));
    if (![...list.options].some((one) => one.value === value)) list.append(option(Number(value), choice));
    list.value = value;
    const course = combine(choice.timelines);
    if (course === undefined) return;
    const past = choice.timelines.flatMap(({ before, part }) => (before === undefined ? [] : [{ ...before, part }]));
    const before = past.length < choice.timelines.length ? undefined : combine(past);
    const labels = choice.isWhole === true ? listLabels(choices, choice.test, transactions) : [];
    figures.replaceChildren(...drawCourse(course, before, labels));
    caption.textContent = describe(course, choice.timelines);
  };
  list.addEventListener('change', () => {
    draw(choices[Number(list.value)] ?? preset);
  });
  section.append(
    element(
      'p',
      { class: 'bar-of-table' },
      element('label', {}, 'Show ', list),
      element(
        'span',
        { class: 'dim' },
        'drag to zoom all charts, double-click to reset; click a name to hide its line',
      ),
    ),
    figures,
    caption,
  );
  section.hidden = false;
  draw(preset);
  return {
    show: (name) => {
      draw(choices.find((choice) => choice.name === name && drawable(choice)) ?? preset);
      section.scrollIntoView({ block: 'start' });
    },
  };
}

const option = (value: number, { name }: Choice): HTMLOptionElement => element('option', { value }, name);

function listChoices(
  cases: readonly PageCase[],
  loadTests: readonly string[],
  transactions: ReadonlySet<string>,
): readonly Choice[] {
  const own = cases.flatMap(({ name, timelines = [] }) =>
    timelines.map((timeline): Choice => ({
      name,
      label: name.replace(/ \[[^[]*\]$/, ''),
      test: timeline.test,
      timelines: [timeline],
    })),
  );
  return loadTests.flatMap((title, test) => {
    const members = own.filter((choice) => choice.test === test);
    const requests = members.filter(({ name }) => !transactions.has(name));
    const name = loadTests.length === 1 ? 'all requests' : `${title}, all requests`;
    return [
      { name, label: name, isWhole: true as const, test, timelines: requests.flatMap(({ timelines }) => timelines) },
      ...members,
    ];
  });
}

/** The labels of a load test; what differs in the load only is one line. */
function listLabels(
  choices: readonly Choice[],
  test: number,
  transactions: ReadonlySet<string>,
): readonly LabelCourse[] {
  const own = choices.filter((choice) => choice.test === test && choice.isWhole !== true);
  const requests = own.filter(({ name }) => !transactions.has(name));
  return [...groupBy(requests, ({ label }) => label)].map(([name, alike]) => ({
    name,
    timelines: alike.flatMap(({ timelines }) => timelines),
  }));
}

/** The load test of the case with the worst verdict. */
function worstTest(cases: readonly PageCase[]): number {
  const rank = ({ judged: [worst] }: PageCase): number => worst?.verdict ?? Infinity;
  const timed = cases.filter(({ timelines }) => timelines !== undefined);
  const [first, ...others] = timed;
  return (
    others.reduce((worst, one) => (rank(one) < rank(worst ?? one) ? one : worst), first)?.timelines?.[0]?.test ?? 0
  );
}

/** More lines than this look alike; the others are added up. */
const mostCodes = 4;

function drawCourse(course: Course, past: Course | undefined, labels: readonly LabelCourse[]): readonly HTMLElement[] {
  const group = createGroup('over-time');
  const shared = { x: course.x, xTitle: 'UTC', formatX: formatTime };
  const isKnown = (line: Line): boolean => line.some((value) => value !== null);
  const pair = (title: string, read: (of: Course) => Line, colour: string, isFilled?: true): readonly PlotLine[] => [
    ...(past === undefined || !isKnown(read(past))
      ? []
      : [{ title: `${title}, baseline`, values: overlay(course, past, read(past)), colour, isDashed: true as const }]),
    { title, values: read(course), colour, ...(isFilled && { isFilled }) },
  ];
  const plots: readonly Plot[] = [
    {
      ...shared,
      title: 'Response times',
      unit: 'ms',
      lines: [
        ...pair('p50', ({ p50 }) => p50, 'first'),
        ...pair('p95', ({ p95 }) => p95, 'second'),
        ...pair('p99', ({ p99 }) => p99, 'third'),
      ],
    },
    {
      ...shared,
      title: 'Latency and connect time, mean',
      unit: 'ms',
      lines: [
        ...pair('latency', ({ latency }) => latency, 'first'),
        ...pair('connect', ({ connect }) => connect, 'fourth'),
      ],
    },
    {
      ...shared,
      title: 'Throughput',
      unit: '/s',
      lines: pair('requests', ({ perSecond }) => perSecond, 'first', true),
    },
    { ...shared, title: 'Errors by code', unit: '/s', lines: errorLines(course, pair) },
    ...(isKnown(course.p50) ? [heatPlot(course, shared)] : []),
    {
      ...shared,
      title: 'Active threads',
      unit: '',
      lines: [
        ...pair('threads', ({ threads }) => threads, 'fourth', true),
        { title: 'requests in flight', values: course.inFlight, colour: 'second' },
      ].filter(({ values }) => isKnown(values)),
    },
  ];
  const distribution = distributionPlot(course, past);
  const byLabel = labelsPlot(course, labels, shared);
  const known = [...(byLabel === undefined ? [] : [byLabel]), ...plots].filter(({ lines }) =>
    lines.some(({ values }) => isKnown(values)),
  );
  const byRate = ratePlot(course, past);
  return [
    ...(distribution === undefined ? [] : [drawPlot(distribution, createGroup('distribution'))]),
    ...known.map((plot) => drawPlot(plot, group)),
    ...(byRate === undefined ? [] : [drawPlot(byRate, createGroup('rate'))]),
  ];
}

function errorLines(
  course: Course,
  pair: (title: string, read: (of: Course) => Line, colour: string, isFilled?: true) => readonly PlotLine[],
): readonly PlotLine[] {
  const all = pair('errors', ({ errorsPerSecond }) => errorsPerSecond, 'worse', true);
  if (!all.some(({ values }) => values.some((value) => (value ?? 0) > 0))) return [];
  const shown = course.codes.slice(0, mostCodes);
  const colours = ['first', 'second', 'third', 'fourth'];
  return [...all, ...shown.map(([code, values], i) => ({ title: code, values, colour: colours[i] ?? 'dim' }))];
}

/** The time of day; with the date where the run lasted for days. */
function formatTime(seconds: number, span: number): string {
  const text = new Date(seconds * 1000).toISOString();
  return span > 86_400 ? text.slice(5, 16).replace('T', ' ') : text.slice(11, 19);
}

function describe(course: Course, timelines: readonly PageTimeline[]): string {
  const to = timelines.reduce((most, timeline) => Math.max(most, timeline.to), -Infinity);
  const seconds = formatAmount(course.widthMs / 1000, { unit: '' });
  return `${new Date(course.from * 1000).toISOString().slice(0, 19).replace('T', ' ')} to ${new Date(to).toISOString().slice(11, 19)} UTC, ${seconds} s per point. Percentiles over time are read from buckets and may be off by an eighth, mostly by 3 %; those of the table are exact. Requests in flight: the sum of all response times divided by the time.`;
}

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
function distributionPlot(course: Course, past: Course | undefined): Plot | undefined {
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
function ratePlot(course: Course, past: Course | undefined): Plot | undefined {
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
const mostLabels = 8;
const colours = ['first', 'second', 'third', 'fourth', 'worse', 'better', 'accepted', 'dim'];

/** A case of the load test, or several of one label. */
interface LabelCourse {
  readonly name: string;
  readonly timelines: readonly PageTimeline[];
}

/** p99 of every label over time, the slowest first; undefined for one label. */
function labelsPlot(
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

/** The lowest time of the logarithmic axis. */
const leastMs = 1;
const faintest = 0.12;

function heatPlot(course: Course, shared: Pick<Plot, 'x' | 'xTitle' | 'formatX'>): Plot {
  const { times } = course;
  const counts = times.flat().filter((count) => count > 0);
  const most = counts.reduce((largest, count) => Math.max(largest, count), 1);
  const buckets = times.flatMap((row) => [row.findIndex((count) => count > 0), row.length - 1]).filter((at) => at >= 0);
  const low = Math.max(leastMs, bucketStart(buckets.reduce((least, at) => Math.min(least, at), Infinity)));
  const high = bucketStart(buckets.reduce((largest, at) => Math.max(largest, at), 0) + 1);
  const strength = (count: number): number =>
    faintest + (1 - faintest) * (most === 1 ? 1 : Math.log(count) / Math.log(most));
  const draw = (plot: uPlot): void => {
    drawCells(plot, course, strength);
  };
  const headers = ['UTC', 'from (ms)', 'to (ms)', 'requests'];
  return {
    ...shared,
    title: 'Response times, all requests',
    unit: 'ms',
    lines: [
      {
        title: 'longest',
        values: times.map((row) => (row.length === 0 ? null : bucketStart(row.length))),
        colour: 'none',
      },
    ],
    plugins: [{ hooks: { drawClear: [draw] } }],
    scaleY: {
      distr: 3, // uPlot.Scale.Distr.Log; a const enum does not exist in the bundle
      range: () => [low / 1.1, high * 1.1],
    },
    splitsY: roundTimes(low, high),
    note: element(
      'p',
      { class: 'key heat' },
      element('span', {}, '1 request'),
      element('span', { class: 'ramp' }),
      element('span', {}, `${formatAmount(most, { unit: '' })} requests per cell`),
    ),
    table: () => [
      headers,
      ...times.flatMap((row, i) =>
        row.flatMap((count, bucket) =>
          count === 0 ? [] : [[course.x[i] ?? null, bucketStart(bucket), bucketStart(bucket + 1), count]],
        ),
      ),
    ],
  };
}

/** 1, 2, 5, 10, 20, 50 ... within the range. */
function roundTimes(low: number, high: number): number[] {
  const found: number[] = [];
  for (let power = 1; power <= high; power *= 10)
    for (const factor of [1, 2, 5])
      if (factor * power >= low / 1.1 && factor * power <= high * 1.1) found.push(factor * power);
  return found;
}

/** One rectangle per interval and bucket. Whole pixels, because cells that overlap would show as stripes. */
function drawCells(plot: uPlot, { x: middles, times, widthMs }: Course, strength: (count: number) => number): void {
  const { ctx, bbox } = plot;
  const half = widthMs / 2000;
  const place = (value: number, scale: 'x' | 'y'): number => Math.round(plot.valToPos(value, scale, true));
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = themeColour('third');
  for (const [i, row] of times.entries()) {
    const middle = middles[i] ?? 0;
    const [left, right] = [place(middle - half, 'x'), place(middle + half, 'x')];
    if (right < bbox.left || left > bbox.left + bbox.width) continue;
    for (const [bucket, count] of row.entries()) {
      if (count === 0) continue;
      const bottom = place(Math.max(leastMs, bucketStart(bucket)), 'y');
      const top = place(Math.max(leastMs, bucketStart(bucket + 1)), 'y');
      ctx.globalAlpha = strength(count);
      ctx.fillRect(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
    }
  }
  ctx.restore();
}
