import type { Metric } from '../model/metric.js';

/** The load (users, messages) from which on throughput grows no more. Tests know it in steps, so each step down counts. */
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
