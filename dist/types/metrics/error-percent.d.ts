import type { Metric } from '../model.js';
/**
 * Share of requests whose success is not true, 0-100. Judged in points: most histories are 0, where a relative change
 * means nothing.
 */
export declare const errorPercent: Metric;
