/** Fewer past runs, fewer cases and no controls may turn worse or not worse into unknown, but nothing into green. */
import { expect, test } from '@jest/globals';
import { createPolicy } from '../../src/config/policy.js';
import type { Run } from '../../src/model/run.js';
import { times } from '../_times.js';
import { listGreener } from './_less-knowledge.js';
import { chanceOf } from './_simulated.js';

/** Runs of a few scenarios at two loads, of which the newest lost something in one case, in a scenario or everywhere. */
function generate(seed: number): {
  readonly runs: readonly Run[];
  readonly controls: boolean;
} {
  const { uniform, normal } = chanceOf(seed);
  const [scenarios, count] = [2 + Math.floor(4 * uniform()), 2 + Math.floor(11 * uniform())];
  const [machine, noise] = [0.05 * uniform(), 0.005 + 0.05 * uniform()];
  const [extent, loss] = [Math.floor(3 * uniform()), 1 + uniform()];
  const runs = Array.from({ length: count + 1 }, (_, run): Run => {
    const shift = machine * normal();
    const provenance = { startedAt: new Date(Date.UTC(2026, 0, 1 + run)).toISOString() };
    const measurements = Array.from({ length: 2 * scenarios }, (__, i) => {
      const isHit = run === count && (extent === 2 || (extent === 1 ? i < 2 : i === 0));
      const time = (40 + 11 * i) * (isHit ? loss : 1) * Math.exp(shift);
      const around = (value: number): number => value * Math.exp(noise * normal());
      return {
        scenario: `scenario ${String(Math.floor(i / 2))}`,
        configuration: { users: String(10 + 10 * (i % 2)) },
        samples: 20_000,
        metrics: { errorPercent: 0, throughput: around(10_000 / time), p50: around(time), p99: around(3 * time) },
      };
    });
    return { provenance, measurements };
  });
  return { runs, controls: uniform() < 0.3 };
}

test('less knowledge is hardly ever greener: 500 generated runs', () => {
  const greener: string[] = [];
  let steps = 0;
  for (let seed = 1; seed <= times(500); seed++) {
    const { runs, controls } = generate(seed);
    const { policy } = createPolicy(controls ? { controls: [{ scenario: 'scenario 1' }] } : {});
    const found = listGreener(runs.at(-1) as Run, runs.slice(0, -1), policy);
    greener.push(...found.greener);
    steps += found.steps;
  }
  expect(greener.filter((outcome) => outcome === 'failed').length).toBeLessThanOrEqual(1);
  expect(greener.length / steps).toBeLessThan(0.005);
});
