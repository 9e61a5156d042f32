import type { Metric } from '../model.js';
/** One value as a multiple of another of the same run, where less is better: response times with a policy over those without. */
export declare const overhead: Metric;
