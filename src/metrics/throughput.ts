import type { Metric } from '../model/metric.js';

/** Requests per second: n / (last end - first start), as JMeter's reports and jtl-splitter compute it. */
export const throughput: Metric = {
  id: 'throughput',
  title: 'throughput',
  unit: '/s',
  better: 'higher',
  scale: 'ratio',
  gated: true,
  band: { percent: 5 },
  columns: [
    /^((average|avg|mean|achieved|actual|measured|total|overall|median) )?((request )?throughput|(request|req|transaction) rate|(?:[rtq]|io)ps)(?: (?:average|avg|mean))?$/i,
  ],
};
