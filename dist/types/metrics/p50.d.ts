import type { Metric } from '../model.js';
/** The median, under which name most tools write it. */
export declare const p50: Metric;
