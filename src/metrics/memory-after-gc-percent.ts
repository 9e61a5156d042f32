import type { Metric } from '../model/metric.js';

/** The same as a share of the heap, 0-100. A ratio, as 3 points are nothing of 60 % and a leak where 3 % was usual. */
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
