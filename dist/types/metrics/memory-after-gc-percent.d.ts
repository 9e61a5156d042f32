import type { Metric } from '../model.js';
/** The same as a share of the heap, 0-100. A ratio, as 3 points are nothing of 60 % and a leak where 3 % was usual. */
export declare const memoryAfterGcPercent: Metric;
