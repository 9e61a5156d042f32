/** The charts over the time of the run: response times, throughput, errors, threads, and the heat map. */
import type { PageCase, PageTimeline, ReportData } from '../../src/report/page/report-data.js';
import { formatAmount } from '../../src/report/sentences/numbers.js';
import { groupBy } from '../../src/lang/objects.js';
import { element } from '../shared/dom.js';
import { drawPlot, formatTime, type Plot, type PlotLine } from '../shared/plot.js';
import type { Line } from '../shared/values.js';
import { combine, overlay, type Course } from './course.js';
import { heatPlot } from './heat-map.js';
import { distributionPlot, labelsPlot, ratePlot, type LabelCourse } from './run-charts.js';

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
    const [course, before] = combineBoth(choice.timelines);
    if (course === undefined) return;
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

/** The course of these cases, and that of the newest run of the baseline if it is known of all of them. */
function combineBoth(timelines: readonly PageTimeline[]): readonly [Course | undefined, Course | undefined] {
  const past = timelines.flatMap(({ before }) => before ?? []);
  return [combine(timelines), past.length < timelines.length ? undefined : combine(past)];
}

/** Throughput and errors of one case over time, for its panel. */
export function caseCourse(timelines: readonly PageTimeline[]): readonly HTMLElement[] {
  const [course, before] = combineBoth(timelines);
  if (course === undefined) return [];
  const group = 'case';
  const plots = listPlots(course, before).filter(({ title }) => title === 'Throughput' || title === 'Errors by code');
  return plots.map((plot) => drawPlot(plot, group));
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

const isKnown = (line: Line): boolean => line.some((value) => value !== null);

/** What all charts over the time of a course share. */
const timeAxis = ({ x }: Course): Pick<Plot, 'x' | 'xTitle' | 'formatX'> => ({ x, xTitle: 'UTC', formatX: formatTime });

/** The charts of which something is known. */
function listPlots(course: Course, past: Course | undefined): readonly Plot[] {
  const shared = timeAxis(course);
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
  return plots.filter(({ lines }) => lines.some(({ values }) => isKnown(values)));
}

function drawCourse(course: Course, past: Course | undefined, labels: readonly LabelCourse[]): readonly HTMLElement[] {
  const group = 'over-time';
  const distribution = distributionPlot(course, past);
  const byLabel = labelsPlot(course, labels, timeAxis(course));
  const known = [...(byLabel === undefined ? [] : [byLabel]), ...listPlots(course, past)];
  const byRate = ratePlot(course, past);
  return [
    ...(distribution === undefined ? [] : [drawPlot(distribution, 'distribution')]),
    ...known.map((plot) => drawPlot(plot, group)),
    ...(byRate === undefined ? [] : [drawPlot(byRate, 'rate')]),
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

function describe(course: Course, timelines: readonly PageTimeline[]): string {
  const to = timelines.reduce((most, timeline) => Math.max(most, timeline.to), -Infinity);
  const seconds = formatAmount(course.widthMs / 1000, { unit: '' });
  return `${new Date(course.from * 1000).toISOString().slice(0, 19).replace('T', ' ')} to ${new Date(to).toISOString().slice(11, 19)} UTC, ${seconds} s per point. Percentiles over time are read from buckets and may be off by an eighth, mostly by 3 %; those of the table are exact. p99 is of points with 300 requests and more. Requests in flight: the sum of all response times divided by the time.`;
}
