import type { Metric } from '../model.js';
/** The highest rate that was reached with its errors and delays in bounds; another quantity than the rate of one test. */
export declare const maxThroughput: Metric;
