import type { Metric } from '../model/metric.js';
import { shown } from './shared/shown.js';

/** A response time that is reported but not judged by default. */
const responseTime = (id: string, title: string, columns: readonly RegExp[]): Metric =>
  shown(id, title, ['lower', 'ms'], { band: { percent: 10, absolute: 1 }, columns });

/** What headers call a response time; a plain "latency" or "duration" may be something else. */
const timeOf = 'resp(?:onse)?(?: times?)?|res times?|request times?|http req duration|time per request|rt';
const anyTime = `(?:${timeOf}|re(?:sponse|quest) latenc(?:y|ies)|latenc(?:y|ies)|durations?|elapsed(?: time)?|times?)`;

/** The headers of a statistic of the response time: "p99", "p99 latency", "response time (p99)". */
const statistic = (names: string): RegExp =>
  new RegExp(`^(?:(?:${names})(?:,? (?:of )?(?:the )?${anyTime})?|${anyTime}[, -]+(?:${names}))$`, 'i');

/** A percentile: "99th Percentile of Response Time", "99% Line", "p99", "99%", "perc 99.0", "99 Percent"; p999 for 99.9. */
const percentileNames = (digits: string, text: string): string => {
  const level = `${text}(?:\\.0+)?`;
  const marks =
    '(?:st|nd|rd|th)?[ -]?(?:percentiles?|percent|pctl?|perc|%-?ile|%ile|%(?: line| in)?| ?line)|(?:st|nd|rd|th)';
  return `[tq]?p[- ]?(?:${digits}|${level})|(?:percentiles?|perc|pct) ?${level}|${level}(?:${marks})`;
};

function percentile(percent: number): Metric {
  const text = String(percent).replace('.', '\\.');
  // The keys of JMeter's statistics, at its default levels.
  const key = [90, 95, 99].indexOf(percent) + 1;
  const names = `${percentileNames(String(percent).replace('.', ''), text)}|pct${key}(?= res time)`;
  return responseTime(`p${text.replace('\\.', '')}`, `p${String(percent)}`, [statistic(names)]);
}

const anyPercentile = statistic(percentileNames('\\d{2,4}', '\\d{1,2}(?:\\.\\d+)?'));

/** Whether a head names any percentile of the response time. */
export const isPercentileColumn = (head: string): boolean => anyPercentile.test(head);

/** The level of a percentile in percent (p999: 99.9); NaN for other metrics. */
export function percentileLevel(id: string): number {
  const [, digits = 'NaN', decimals = ''] = /^p(\d\d)(\d*)$/.exec(id) ?? [];
  return Number(`${digits}.${decimals}0`);
}

/** What is known of the response times of all requests of a case. */
export const responseTimes = [
  /** The gated latency: the slowest hundredth of requests took at least this long. */
  { ...percentile(99), gated: true },
  responseTime('mean', 'mean', [
    new RegExp(
      `^(?:(?:average|avg|av|mean)(?: (?:${timeOf}|times?))?|(?:times?|${timeOf}),? (?:average|avg|av|mean)|${timeOf})$`,
      'i',
    ),
  ]),
  /** The median, which most tools call p50. */
  {
    ...percentile(50),
    gated: true,
    columns: [statistic(`median|med|${percentileNames('50', '50')}`)],
  },
  percentile(75),
  percentile(90),
  percentile(95),
  percentile(98),
  percentile(99.9),
  responseTime('min', 'min', [statistic(`min(?:imum)?|fastest|shortest|${percentileNames('0', '0')}`)]),
  responseTime('max', 'max', [statistic(`max(?:imum)?|slowest|longest|worst|${percentileNames('100', '100')}`)]),
  /** Population standard deviation of the response time, as JMeter computes it. */
  responseTime('standardDeviation', 'std. dev.', [
    statistic('std? ?dev(?:iation)?|standard deviation|stdev|sd|σ(?: sd)?'),
  ]),
  /**
   * Time to the first byte including the connection, like JMeter's Latency. In other tools a plain "latency" is the whole
   * response time.
   */
  responseTime('meanLatency', 'mean latency', [
    /^((average|avg|av|mean) ?)?(response )?latenc(y|ies)$/i,
    /^latenc(y|ies),? (average|avg|av|mean)$/i,
    /^((average|avg|av|mean) )?(time to first (byte|response)|ttfb)$/i,
  ]),
  /** Time until the connection was established; 0 if one was reused. It shows handshakes that the response time hides. */
  responseTime('meanConnect', 'mean connect', [/^(average|avg|av|mean) ?connect( ?time)?$/i]),
] as const satisfies readonly Metric[];
