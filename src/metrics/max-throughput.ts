import type { Metric } from '../model/metric.js';

/** The highest rate that was reached with its errors and delays in bounds; another quantity than the rate of one test. */
export const maxThroughput: Metric = {
  id: 'maxThroughput',
  title: 'maximum throughput',
  unit: '/s',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 5 },
  columns: [
    /^max(imum)?\.?( achievable| achieved| sustained)? (rps|tps|throughput|rate)( \((requests|req)\/s(ec)?\))?$/i,
  ],
};
