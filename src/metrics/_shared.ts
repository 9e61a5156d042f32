import type { Metric } from '../model/metric.js';

/** A response time that is reported but not judged by default. */
export function responseTime(id: string, title: string, columns: readonly RegExp[]): Metric {
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
export function percentile(percent: number): Metric {
  const digits = String(percent).replace('.', '');
  const text = String(percent).replace('.', '\\.');
  return responseTime(`p${digits}`, `p${String(percent)}`, [
    new RegExp(`^${text}(st|nd|rd|th)?[ -]?(percentile|pctl?|%-?ile|%ile)s?${time}${unit}$`, 'i'),
    new RegExp(`^${text}% line$`, 'i'),
    new RegExp(`^p-?(${digits}|${text})${time}${unit}$`, 'i'),
    new RegExp(`^(response time|latency)[, -]+(p(${digits}|${text})|${text}(st|nd|rd|th) percentile)${unit}$`, 'i'),
    new RegExp(`^${text}%$`, 'i'),
  ]);
}
