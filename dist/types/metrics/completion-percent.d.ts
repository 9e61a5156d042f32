import type { Metric } from '../model.js';
/** Share of what was sent that arrived, e.g. of messages through a queue. */
export declare const completionPercent: Metric;
