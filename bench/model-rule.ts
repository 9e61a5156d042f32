/** Processor time of the model for throughput, p50 and p99: node tools/run.mjs bench/model-rule.ts. Medians, in milliseconds. */
import { nameCase } from '../src/cases/names.js';
import type { Comparison } from '../src/model/comparison.js';
import type { Measurement } from '../src/model/documents.js';
import { metrics } from '../src/metrics/index.js';
import { weighAll, type Subject } from '../src/judge/rules/relative/index.js';

/** Values that move with the run, the case and by chance, the same at every call. */
function subjects(cases: number, runs: number): readonly Subject[] {
  let seed = 1;
  const chance = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
  const shifts = Array.from({ length: runs + 1 }, () => 0.1 * chance());
  const measured = Array.from({ length: cases }, (_, i) =>
    Array.from({ length: runs + 1 }, (_, run): Measurement => {
      const slow = 1 + (shifts[run] ?? 0) + 0.03 * chance();
      return {
        scenario: `scenario ${String(Math.floor(i / 12))}`,
        configuration: { users: String(i % 12) },
        samples: 100_000,
        metrics: {
          throughput: 1000 / slow,
          mean: 40 * slow,
          p50: Math.round(300 * slow),
          p95: Math.round(700 * slow),
          p99: Math.round(900 * slow),
          max: 5000,
        },
      };
    }),
  );
  return ['throughput', 'p50', 'p99'].flatMap((id) => {
    const metric = metrics.find((metric) => metric.id === id);
    if (metric === undefined) return [];
    const comparisons = measured.map((measurements): Comparison => {
      const [now] = measurements.slice(-1) as [Measurement];
      return {
        case: nameCase(now),
        isControl: false,
        candidate: [Number(now.metrics[id])],
        candidateMeasurements: [now],
        past: measurements
          .slice(0, -1)
          .map((measurement, run) => ({ value: Number(measurement.metrics[id]), run, stretch: 0, measurement })),
        baseline: 'history',
        band: metric.band,
      };
    });
    return [{ metric, comparisons }];
  });
}

for (const [cases, runs] of [
  [12, 10],
  [144, 30],
  [1000, 30],
  [10_000, 30],
] as const) {
  const all = subjects(cases, runs);
  const times = Array.from({ length: cases > 1000 ? 3 : 9 }, () => {
    const start = process.cpuUsage();
    weighAll(all);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  console.log(`${String(cases)} x ${String(runs)}: ${(times[times.length >> 1] ?? 0).toFixed(1)} ms`);
}
