import type { Metric } from '../model/metric.js';

/**
 * Share of failed requests, 0-100. Judged in points, because most histories are 0, for which a relative change has no
 * meaning.
 */
export const errorPercent: Metric = {
  id: 'errorPercent',
  title: 'error %',
  unit: '%',
  better: 'lower',
  scale: 'points',
  gated: true,
  band: { absolute: 0.5 },
  cap: 5,
  columns: [/^errors? ?%$/i, /^errors?( rate)? \(%\)$/i, /^errorPct$/i, /^errorPercent(age)?$/i],
};
