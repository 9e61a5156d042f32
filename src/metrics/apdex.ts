import type { Metric } from '../model/metric.js';

/** The share of satisfied users, 0 to 1: who only tolerates a response time counts half. */
export const apdex: Metric = {
  id: 'apdex',
  title: 'APDEX',
  unit: '',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 10 },
  columns: [/^apdex$/i],
};
