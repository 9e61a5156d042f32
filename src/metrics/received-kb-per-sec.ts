import type { Metric } from '../model/metric.js';

export const receivedKBPerSec: Metric = {
  id: 'receivedKBPerSec',
  title: 'received',
  unit: 'KB/s',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 10 },
  columns: [/^received( ?kb\/sec| kbytes rate)?$/i],
};
