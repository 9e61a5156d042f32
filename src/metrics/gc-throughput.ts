import type { Metric } from '../model/metric.js';

/** Share of the time that was not spent on garbage collection, of the product: back ends and load generators have their own. */
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
