import type { Metric } from '../model.js';
/** A response time that is shown but not judged unless asked for. */
export declare function responseTime(id: string, title: string, columns: readonly RegExp[]): Metric;
/**
 * A percentile of the response time. Heads seen: "99th Percentile of Response Time (ms)" (WSO2), "99% Line" (JMeter's
 * Aggregate Report), "p99" (jtl-splitter: p999 for 99.9), "99%".
 */
export declare function percentile(percent: number): Metric;
