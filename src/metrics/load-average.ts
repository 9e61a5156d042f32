import type { Metric } from '../model/metric.js';

/** The kernel's load average of the product's machine over the last minute of the test. */
export const loadAverage: Metric = {
  id: 'loadAverage',
  title: 'load average',
  unit: '',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: { percent: 20, absolute: 0.5 },
  columns: [/^(?!(netty|jmeter|back-?end) )(.+ - )?(system )?load average( - last 1 minute| \(1 min(ute)?\))?$/i],
};
