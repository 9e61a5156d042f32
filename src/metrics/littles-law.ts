import type { Metric } from '../model/metric.js';

/**
 * Throughput x mean response time / users: 1 where each user sends the next request as soon as it has its answer, less where
 * users pause or the load generator cannot keep up; more cannot be.
 */
export const littlesLaw: Metric = {
  id: 'littlesLaw',
  title: "Little's law",
  unit: '',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 10 },
  columns: [/^little.?s law$/i],
};
