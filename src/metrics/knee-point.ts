import type { Metric } from '../model/metric.js';

/**
 * The load (users, messages) beyond which throughput no longer grows. Tests measure it in steps, so each step down counts.
 */
export const kneePoint: Metric = {
  id: 'kneePoint',
  title: 'knee point',
  unit: '',
  better: 'higher',
  scale: 'whole',
  gated: false,
  band: {},
  columns: [/^knee point( \((users|virtual users|messages)\))?$/i],
};
