import type { Metric } from '../model.js';
/** The load (users, messages) from which on throughput grows no more. Tests know it in steps, so each step down counts. */
export declare const kneePoint: Metric;
