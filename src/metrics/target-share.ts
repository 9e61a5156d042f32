import type { Metric } from '../model/metric.js';

/** What was achieved of the rate that was aimed at. */
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
