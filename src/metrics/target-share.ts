import type { Metric } from '../model/metric.js';

/** The achieved rate as a share of the target rate. */
export const targetShare: Metric = {
  id: 'targetShare',
  title: 'share of target',
  unit: '%',
  better: 'higher',
  scale: 'points',
  gated: false,
  band: { absolute: 2 },
  columns: [/^(achieved|share) of target( \(%\)| ?%)?$/i],
};
