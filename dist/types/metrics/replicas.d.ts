import type { Metric } from '../model.js';
/** How many instances were needed: a whole number, so one more is a step and never noise. */
export declare const replicas: Metric;
