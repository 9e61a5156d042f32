/** How long judging and the levels before it take: npm run -s bench:judge. Prints medians as a Markdown table. */
import { nameCase } from '../src/cases/names.js';
import { judge } from '../src/judge/judge-metrics.js';
import { assignLevels } from '../src/compare/levels/assign-levels.js';
import type { Measurement } from '../src/model/documents.js';
import type { Pair } from '../src/model/run.js';
import { createPolicy } from '../src/config/policy.js';

/** A run whose values move with the run, the case and by chance, the same at every call. */
function pairs(cases: number, runs: number): readonly Pair[] {
  let seed = 1;
  const chance = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647 - 0.5;
  const shifts = Array.from({ length: runs + 1 }, () => 0.1 * chance());
  return Array.from({ length: cases }, (_, i) => {
    const measurement = (run: number): Measurement => {
      const slow = 1 + (shifts[run] ?? 0) + 0.03 * chance();
      const ms = (usual: number): number => Math.round(usual * slow);
      return {
        scenario: `scenario ${String(Math.floor(i / 12))}`,
        configuration: { users: String(i % 12) },
        samples: 100_000,
        metrics: {
          errorPercent: 0,
          throughput: 1000 / slow,
          mean: 40 * slow,
          standardDeviation: 20 * slow,
          min: 2,
          max: ms(900),
          p50: ms(30),
          p75: ms(50),
          p90: ms(80),
          p95: ms(100),
          p98: ms(130),
          p99: ms(150),
          p999: ms(400),
          receivedKBPerSec: 500 / slow,
          sentKBPerSec: 200 / slow,
        },
      };
    };
    const history = Array.from({ length: runs }, (_, run) => ({
      run,
      stretches: {},
      measurement: measurement(run),
      provenance: {},
    }));
    const candidate = [measurement(runs)];
    return {
      case: nameCase(measurement(runs)),
      candidate,
      history,
      baseline: 'history',
      isControl: false,
      otherEnvironment: false,
    };
  });
}

/** Of five, in milliseconds. */
function medianTime(work: () => unknown): string {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return `${(times[2] ?? 0).toFixed(0)} ms`;
}

const { policy } = createPolicy({});
console.log('| cases x runs | levels (median of 5) | judged in (median of 5) |\n|---|---|---|');
for (const [cases, runs] of [
  [12, 10],
  [144, 30],
  [10_000, 30],
] as const) {
  const all = pairs(cases, runs);
  const steps = [(of: readonly Pair[]) => assignLevels(of, [], policy), (of: readonly Pair[]) => judge(of, policy)];
  for (let i = 0; i < 10; i++) for (const step of steps) step(all.slice(0, 144)); // warms up
  const times = steps.map((step) => medianTime(() => step(all)));
  console.log(`| ${String(cases)} x ${String(runs)} | ${times.join(' | ')} |`);
}
