import type { Metric } from '../model/metric.js';
import { percentile } from './_shared.js';

/** The median, which most tools call p50. */
export const p50: Metric = {
  ...percentile(50),
  gated: true,
  columns: [...percentile(50).columns, /^median( response time( \(ms\))?)?$/i, /^medianResTime$/i],
};
