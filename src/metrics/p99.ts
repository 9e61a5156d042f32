import type { Metric } from '../model/metric.js';
import { percentile } from './_shared.js';

/** The gated latency: what the slowest hundredth of requests waited at least. */
export const p99: Metric = { ...percentile(99), gated: true };
