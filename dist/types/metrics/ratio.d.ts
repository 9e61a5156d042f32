import type { Metric } from '../model.js';
/** One value as a multiple of another of the same run, where more is better: throughput with 4 cores over that with 1. */
export declare const ratio: Metric;
