import type { Metric } from '../model/metric.js';

/**
 * One value as a multiple of another of the same run, where more is better: throughput with 4 cores relative to that with
 * 1.
 */
export const ratio: Metric = {
  id: 'ratio',
  title: 'ratio',
  unit: '',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 5 },
  columns: [/^ratio$/i],
};
