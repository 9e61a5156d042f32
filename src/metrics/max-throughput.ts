import type { Metric } from '../model/metric.js';

/** The highest rate reached while errors and delays stayed within bounds; not the throughput of a single test. */
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
