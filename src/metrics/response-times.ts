import type { Metric } from '../model/metric.js';

/** A response time that is reported but not judged by default. */
function responseTime(id: string, title: string, columns: readonly RegExp[]): Metric {
  return {
    id,
    title,
    unit: 'ms',
    better: 'lower',
    scale: 'ratio',
    gated: false,
    band: { percent: 10, absolute: 1 },
    columns,
  };
}

const time = '( of)?( the)?( response times?| latency| latencies| duration)?';
const unit = '( \\(ms\\)|,? ms)?';

/**
 * A percentile of the response time. Known heads: "99th Percentile of Response Time (ms)" and "99th Percentile Response Time
 * (ms)" (WSO2), "99% Line" (JMeter's Aggregate Report), "p99" (jtl-splitter: p999 for 99.9), "Latency p99 (ms)", "99%".
 */
function percentile(percent: number): Metric {
  const digits = String(percent).replace('.', '');
  const text = String(percent).replace('.', '\\.');
  return responseTime(`p${digits}`, `p${String(percent)}`, percentileColumns(digits, text));
}

function percentileColumns(digits: string, text: string): readonly RegExp[] {
  return [
    new RegExp(`^${text}(st|nd|rd|th)?[ -]?(percentile|pctl?|%-?ile|%ile)s?${time}${unit}$`, 'i'),
    new RegExp(`^${text}% line$`, 'i'),
    new RegExp(`^p-?(${digits}|${text})${time}${unit}$`, 'i'),
    new RegExp(`^(response time|latency)[, -]+(p(${digits}|${text})|${text}(st|nd|rd|th) percentile)${unit}$`, 'i'),
    new RegExp(`^${text}%$`, 'i'),
  ];
}

const anyPercentile = percentileColumns('\\d{2,4}', '\\d{1,2}(\\.\\d+)?');

/** Whether a head names any percentile of the response time. */
export const isPercentileColumn = (head: string): boolean => anyPercentile.some((pattern) => pattern.test(head));

/** What is known of the response times of all requests of a case. */
export const responseTimes = [
  /** The gated latency: the slowest hundredth of requests took at least this long. */
  { ...percentile(99), gated: true },
  responseTime('mean', 'mean', [/^(average|avg\.?|mean)( response time)?( \(ms\))?$/i, /^meanResTime$/i]),
  /** The median, which most tools call p50. */
  {
    ...percentile(50),
    gated: true,
    columns: [...percentile(50).columns, /^median( response time( \(ms\))?)?$/i, /^medianResTime$/i],
  },
  percentile(75),
  percentile(90),
  percentile(95),
  percentile(98),
  percentile(99.9),
  responseTime('min', 'min', [/^min(imum response time)?( \(ms\))?$/i, /^minResTime$/i]),
  responseTime('max', 'max', [/^max(imum response time)?( \(ms\))?$/i, /^maxResTime$/i]),
  /** Population standard deviation of the response time, as JMeter computes it. */
  responseTime('standardDeviation', 'std. dev.', [
    /^std\. dev\.$/i,
    /^stddev$/i,
    /^standard deviation( of response time)?( \(ms\))?$/i,
  ]),
  /**
   * Time to the first byte including the connection, like JMeter's Latency. In other tools a plain "latency" is the whole
   * response time.
   */
  responseTime('meanLatency', 'mean latency', [
    /^(average|avg\.?|mean) ?latency( \(ms\)| in ms)?$/i,
    /^average response latenc(y|ies)( \(ms\)| in ms)?$/i,
    /^((average|avg\.?|mean) )?(time to first byte|ttfb)( \(ms\))?$/i,
  ]),
  /** Time until the connection was established; 0 if one was reused. It shows handshakes that the response time hides. */
  responseTime('meanConnect', 'mean connect', [/^(average|avg\.?|mean) ?connect( ?time)?( \(ms\)| in ms)?$/i]),
] as const satisfies readonly Metric[];
