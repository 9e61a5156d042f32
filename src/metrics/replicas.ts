import type { Metric } from '../model/metric.js';

/** Number of instances needed. A whole number, so one more is a step and never noise. */
export const replicas: Metric = {
  id: 'replicas',
  title: 'replicas',
  unit: '',
  better: 'lower',
  scale: 'whole',
  gated: false,
  band: {},
  columns: [/^((minimum|min\.?|expected|required|recommended|needed) ){0,2}replicas$/i],
};
