/** A wide run must be judged within seconds, whatever its values: the work grows with the number of cases. */
import { describe, expect, test } from '@jest/globals';
import { judge, pairsOf } from '../_pairs.js';
import { chanceOf } from './_simulated.js';

/** Several times of what judging takes, and a fraction of what quadratic work would take. */
const limitMs = 20_000;
/** CPU time of this process, so that other work on the machine does not count. */
function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe('a wide run', () => {
  test('of which a third became far slower after two past runs', () => {
    const { uniform } = chanceOf(7);
    const plan = { seed: 3, scenarios: 420, cases: 12, runs: 2, machine: 0.04, noise: 0.01 };
    const pairs = pairsOf(plan, () => (uniform() < 0.33 ? 2.7 : 1));
    const ms = cpuTime(() => {
      const { findings } = judge(pairs);
      expect(findings.filter(({ verdict }) => verdict === 'regression').length).toBeGreaterThan(1000);
    });
    expect(ms).toBeLessThan(limitMs);
  });
});
