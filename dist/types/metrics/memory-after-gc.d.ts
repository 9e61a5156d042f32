import type { Metric } from '../model.js';
/** What the product still held after a full garbage collection, on average. */
export declare const memoryAfterGc: Metric;
