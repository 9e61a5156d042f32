import type { Metric } from '../model/metric.js';

/** Average heap that the product used after a full garbage collection. */
export const memoryAfterGc: Metric = {
  id: 'memoryAfterGc',
  title: 'memory after full GC',
  unit: 'MB',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: { percent: 20, absolute: 10 },
  columns: [
    /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc( \(mb?\))?$/i,
    /^(memory|heap)( footprint| usage)? after( full)? gc( \(mb?\))?$/i,
  ],
};
