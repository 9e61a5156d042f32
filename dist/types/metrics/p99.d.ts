import type { Metric } from '../model.js';
/** The gated latency: what the slowest hundredth of requests waited at least. */
export declare const p99: Metric;
