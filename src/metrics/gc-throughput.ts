import type { Metric } from '../model/metric.js';

/**
 * Share of the product's time that was not spent on garbage collection. Back ends and load generators are measured
 * separately.
 */
export const gcThroughput: Metric = {
  id: 'gcThroughput',
  title: 'GC throughput',
  unit: '%',
  better: 'higher',
  scale: 'points',
  gated: false,
  band: { absolute: 1 },
  columns: [/^(?!(netty|jmeter|back-?end) )(.+ )?gc throughput( \(%\))?$/i],
};
