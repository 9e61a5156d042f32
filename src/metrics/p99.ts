import type { Metric } from '../model/metric.js';
import { percentile } from './_shared.js';

/** The gated latency: the slowest hundredth of requests took at least this long. */
export const p99: Metric = { ...percentile(99), gated: true };
