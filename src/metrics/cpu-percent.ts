import type { Metric } from '../model/metric.js';

/** CPU utilisation of the server, 0-100. Judged as a ratio, because 5 points are a lot at 10 % and little at 90 %. */
export const cpuPercent: Metric = {
  id: 'cpuPercent',
  title: 'CPU',
  unit: '%',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: { percent: 10, absolute: 5 },
  columns: [
    /^(avg\.? |average |max(imum)?\.? |peak )?cpu( usage| utili[sz]ation)? ?(\(%\)|%)$/i,
    /^(avg\.? |average |max(imum)?\.? |peak )?cpu (usage|utili[sz]ation)$/i,
    /^% cpu( usage)?$/i,
    /^cpuPercent$/,
  ],
};
