import type { Metric } from '../model/metric.js';

/** Share of sent items that arrived, e.g. of messages through a queue. */
export const completionPercent: Metric = {
  id: 'completionPercent',
  title: 'completion',
  unit: '%',
  better: 'higher',
  scale: 'points',
  gated: false,
  band: { absolute: 1 },
  columns: [/^completion( rate)?( \(%\)| ?%)?$/i],
};
