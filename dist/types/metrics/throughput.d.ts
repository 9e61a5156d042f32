import type { Metric } from '../model.js';
/** Requests per second: n / (last end - first start), as JMeter's reports and jtl-splitter have it. */
export declare const throughput: Metric;
