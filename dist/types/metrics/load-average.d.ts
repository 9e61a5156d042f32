import type { Metric } from '../model.js';
/** Of the product's machine over the last minute of the test, as the kernel has it. */
export declare const loadAverage: Metric;
