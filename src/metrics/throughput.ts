import type { Metric } from '../model.js';

/** Requests per second: n / (last end - first start), as JMeter's reports and jtl-splitter have it. */
export const throughput: Metric = {
  id: 'throughput',
  title: 'throughput',
  unit: '/s',
  better: 'higher',
  scale: 'ratio',
  gated: true,
  band: { percent: 5 },
  columns: [/^throughput( \((requests|req)\/s(ec)?\))?$/i],
};
