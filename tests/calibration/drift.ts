/**
 * Measures how well check detects drift: node tools/run.mjs tests/calibration/drift.ts TRIALS PART [EVERY]
 *
 * Uses windows of 50 nights without a change. The last 20 are judged one by one against the 30 nights before each of them.
 * "false" is a drift in the case within 20 nights; "found" is one within 3, 5 and 10 nights after the case lost 5 %.
 */
import { nameCase } from '../../src/cases/names.js';
import { metricById } from '../../src/metrics/index.js';
import type { Comparison } from '../../src/model/comparison.js';
import type { Metric } from '../../src/model/metric.js';
import { estimateDrift, residualSeries } from '../../src/judge/rules/relative/drift.js';
import { judgeMetric } from '../../src/judge/rules/relative/one-metric.js';
import { measurementOf, nightsIn, windows, type Night } from './_nights.js';

const [, , folder = '.', part = 'dev', every = '4'] = process.argv;
const [past, judged] = [30, 20];
const metrics = ['throughput', 'p99'].map((id) => metricById.get(id) as Metric);

/** The first night, counted from 1, on which the case drifts; 99 for none. */
function firstDrift(window: readonly (readonly Night[])[], hit: number, loss: number): number {
  for (let night = past; night < past + judged; night++) {
    for (const metric of metrics) {
      const comparisons = window.map((nights, c): Comparison => {
        const all = nights.slice(night - past, night + 1).map((item, i) => {
          const changed = c === hit && night - past + i >= past;
          const factor = changed ? { throughput: 1 - loss, p99: 1 / (1 - loss) } : { throughput: 1, p99: 1 };
          return measurementOf(item, factor);
        });
        const valueOf = (measurement: (typeof all)[number] | undefined): number =>
          Number(measurement?.metrics[metric.id]);
        const current = all.slice(-1);
        return {
          case: nameCase(all[0] as (typeof all)[number]),
          isControl: false,
          candidate: current.map(valueOf),
          candidateMeasurements: current,
          past: {
            values: all.slice(0, -1).map(valueOf),
            runs: [...all.slice(0, -1).keys()],
            sources: all.slice(0, -1).map((measurement) => ({ measurement })),
          },
          baseline: 'history',
          band: metric.band,
        };
      });
      const judged = judgeMetric(comparisons, metric);
      const row = judged.rowOf[hit] ?? 0;
      if (estimateDrift(residualSeries(judged)(row), Math.sqrt(judged.model.fit.variance[row] ?? 0)) !== undefined)
        return night - past + 1;
    }
  }
  return 99;
}

const all = [...windows(nightsIn(folder, part), past + judged)].filter((_, i) => i % Number(every) === 0);
const share = (ranks: readonly number[], within: number): string =>
  ((100 * ranks.filter((n) => n <= within).length) / ranks.length).toFixed(0);
const unchanged = all.map((window, i) => firstDrift(window, i % window.length, 0));
const changed = all.map((window, i) => firstDrift(window, i % window.length, 0.05));
console.log(
  `${String(all.length)} windows: false within ${String(judged)} nights ${share(unchanged, judged)} %; -5 % found within 3 / 5 / 10 / 20 nights ${[3, 5, 10, 20].map((n) => share(changed, n)).join(' / ')} %`,
);
