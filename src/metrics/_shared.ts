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

/**
 * A percentile of the response time. Known heads: "99th Percentile of Response Time (ms)" (WSO2), "99% Line" (JMeter's
 * Aggregate Report), "p99" (jtl-splitter: p999 for 99.9), "99%".
 */
export function percentile(percent: number): Metric {
  const digits = String(percent).replace('.', '');
  const text = String(percent).replace('.', '\\.');
  return responseTime(`p${digits}`, `p${String(percent)}`, [
    new RegExp(`^${text}(st|nd|rd|th) percentile( of response time)?( \\(ms\\))?$`, 'i'),
    new RegExp(`^${text}% line$`, 'i'),
    new RegExp(`^p(${digits}|${text})( \\(ms\\)| ms)?$`, 'i'),
    new RegExp(`^${text}%$`, 'i'),
  ]);
}
