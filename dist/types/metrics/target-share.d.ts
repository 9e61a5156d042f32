import type { Metric } from '../model.js';
/** What was achieved of the rate that was aimed at. */
export declare const targetShare: Metric;
