/** The charts over the time of the run: response times, throughput, errors, requests in flight, and the heat map. */
import type { PageCase, PageTimeline } from '../../src/report/page/report-types.js';
import { formatAmount } from '../../src/report/phrases/amount.js';
import { element } from '../shared/dom.js';
import { combine, type Course } from './course.js';
import { heatPlot } from './heat-map.js';
import { createGroup, drawPlot, type Plot } from './plot.js';

/** A longer list of choices takes longer to open than a row of the table to find. */
const mostChoices = 500;

export interface OverTime {
  /** Shows this case, or all requests if it has no course. */
  readonly show: (name: string) => void;
}

/** @param transactions the names of cases whose requests count under other labels too */
export function overTime(
  section: HTMLElement,
  cases: readonly PageCase[],
  transactions: ReadonlySet<string>,
): OverTime | undefined {
  const timed = cases.filter(({ timelines }) => timelines !== undefined);
  const requests = timed.filter(({ name }) => !transactions.has(name));
  const whole = combine(requests.flatMap(({ timelines = [] }) => timelines));
  if (whole === undefined) return undefined;
  const all = 'all requests';
  const choice = element('select', { 'aria-label': 'Requests' }, element('option', { value: '' }, all));
  for (const { name } of timed.slice(0, mostChoices)) choice.append(element('option', { value: name }, name));
  const figures = element('div', { class: 'figures' });
  const caption = element('p', { class: 'dim' });
  const draw = (name: string): void => {
    const own = timed.find((one) => one.name === name);
    const course = (own && combine(own.timelines ?? [])) ?? whole;
    const isWhole = course === whole;
    choice.value = isWhole ? '' : name;
    if (choice.selectedIndex === -1) {
      choice.append(element('option', { value: name }, name));
      choice.value = name;
    }
    figures.replaceChildren(...drawCourse(course));
    caption.textContent = describe(
      course,
      isWhole ? requests.flatMap(({ timelines = [] }) => timelines) : (own?.timelines ?? []),
    );
  };
  choice.addEventListener('change', () => {
    draw(choice.value);
  });
  section.append(
    element(
      'p',
      { class: 'bar-of-table' },
      element('label', {}, 'Show ', choice),
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
  draw('');
  return {
    show: (name) => {
      draw(name);
      section.scrollIntoView({ block: 'start' });
    },
  };
}

function drawCourse(course: Course): readonly HTMLElement[] {
  const group = createGroup('over-time');
  const shared = { x: course.x, xTitle: 'UTC', formatX: formatTime };
  const hasTimes = course.p50.some((value) => value !== null);
  const hasErrors = course.errorsPerSecond.some((value) => (value ?? 0) > 0);
  const plots: Plot[] = [
    ...(hasTimes
      ? [
          {
            ...{ ...shared, title: 'Response times', unit: 'ms' as const },
            lines: [
              { title: 'p50', values: course.p50, colour: 'first' },
              { title: 'p95', values: course.p95, colour: 'second' },
              { title: 'p99', values: course.p99, colour: 'third' },
            ],
          },
        ]
      : []),
    {
      ...{ ...shared, title: 'Throughput', unit: '/s' as const },
      lines: [
        { title: 'requests', values: course.perSecond, colour: 'first', isFilled: true },
        ...(hasErrors
          ? [{ title: 'errors', values: course.errorsPerSecond, colour: 'worse', isFilled: true as const }]
          : []),
      ],
    },
    ...(hasTimes ? [heatPlot(course, shared)] : []),
    ...(hasTimes
      ? [
          {
            ...{ ...shared, title: 'Requests in flight', unit: '' as const },
            lines: [{ title: 'mean', values: course.inFlight, colour: 'fourth', isFilled: true as const }],
          },
        ]
      : []),
    ...(hasErrors
      ? [
          {
            ...{ ...shared, title: 'Errors', unit: '%' as const },
            lines: [
              {
                title: 'of the requests',
                values: course.perSecond.map((rate, i) =>
                  rate ? (100 * (course.errorsPerSecond[i] ?? 0)) / rate : null,
                ),
                colour: 'worse',
                isFilled: true as const,
              },
            ],
          },
        ]
      : []),
  ];
  return plots.map((plot) => drawPlot(plot, group));
}

/** The time of day; with the date where the run lasted for days. */
function formatTime(seconds: number, span: number): string {
  const text = new Date(seconds * 1000).toISOString();
  return span > 86_400 ? text.slice(5, 16).replace('T', ' ') : text.slice(11, 19);
}

function describe(course: Course, timelines: readonly PageTimeline[]): string {
  const from = timelines.reduce((least, timeline) => Math.min(least, timeline.from), Infinity);
  const to = timelines.reduce((most, timeline) => Math.max(most, timeline.to), -Infinity);
  const seconds = formatAmount(course.widthMs / 1000, { unit: '' });
  return `${new Date(from).toISOString().slice(0, 19).replace('T', ' ')} to ${new Date(to).toISOString().slice(11, 19)} UTC, ${seconds} s per point. Percentiles over time are read from buckets and may be off by an eighth, mostly by 3 %; those of the table are exact. Requests in flight: the sum of all response times divided by the time.`;
}
