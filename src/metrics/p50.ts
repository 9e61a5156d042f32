import type { Metric } from '../model/metric.js';
import { percentile } from './_shared.js';

/** The median, under which name most tools write it. */
export const p50: Metric = {
  ...percentile(50),
  gated: true,
  columns: [...percentile(50).columns, /^median( response time( \(ms\))?)?$/i, /^medianResTime$/i],
};
