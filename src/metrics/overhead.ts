import type { Metric } from '../model/metric.js';

/**
 * One value as a multiple of another of the same run, where less is better: response times with a policy relative to those
 * without it.
 */
export const overhead: Metric = {
  id: 'overhead',
  title: 'overhead',
  unit: '',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: { percent: 5 },
  columns: [/^overhead$/i],
};
