import type { Metric } from '../model/metric.js';

export const sentKBPerSec: Metric = {
  id: 'sentKBPerSec',
  title: 'sent',
  unit: 'KB/s',
  better: 'higher',
  scale: 'ratio',
  gated: false,
  band: { percent: 10 },
  columns: [/^sent( ?kb\/sec| kbytes rate)?$/i],
};
