import type { Metric } from '../model/metric.js';

/**
 * Heap used after a full garbage collection as a share of the heap, 0-100. Judged as a ratio, because 3 points are little
 * at 60 %, but a leak at 3 %.
 */
export const memoryAfterGcPercent: Metric = {
  id: 'memoryAfterGcPercent',
  title: 'memory after full GC %',
  unit: '%',
  better: 'lower',
  scale: 'ratio',
  gated: false,
  band: { percent: 20, absolute: 2 },
  columns: [
    /^average (?!(netty|jmeter|back-?end) )(.+ )?memory footprint after full gc( \((%|percent|% of (max )?heap)\)| ?%)$/i,
    /^(memory|heap)( footprint| usage)? after( full)? gc( \((%|percent|% of (max )?heap)\)| ?%)$/i,
    /^memoryAfterGcPercent$/,
  ],
};
