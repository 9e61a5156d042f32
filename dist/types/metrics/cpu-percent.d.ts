import type { Metric } from '../model.js';
/** How busy the processors of the server were, 0-100. A ratio, as 5 points are much of 10 % and little of 90 %. */
export declare const cpuPercent: Metric;
