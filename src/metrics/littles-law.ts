import type { Metric } from '../model/metric.js';

/**
 * Throughput x mean response time / users. The value is 1 if each user sends the next request as soon as the previous one
 * is answered, and less if users pause or the load generator cannot keep up. More than 1 is impossible.
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
