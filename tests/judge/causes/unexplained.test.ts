/** A loss that too few past runs can explain is neither the machine's nor the change's. */
import { describe, expect, test } from '@jest/globals';
import type { Run } from '../../../src/model/run.js';
import { chanceOf } from '../_simulated.js';
import { judgeAfter } from '../_run.js';

const { uniform } = chanceOf(7);

/** Three scenarios with six loads each; a measurement varies by two percent. */
function run(day: number, speedOf: (scenario: string, i: number) => number = () => 1): Run {
  const startedAt = `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`;
  const measurements = ['cart', 'pay', 'search'].flatMap((scenario, s) =>
    Array.from({ length: 6 }, (_, i) => {
      const speed = speedOf(scenario, i) * Math.exp(0.02 * uniform());
      const configuration = { users: String(10 * (i + 1)) };
      const metrics = { errorPercent: 0, throughput: (100 * (s + 1) * speed) / (i + 1), p50: (10 * (i + 1)) / speed };
      return { scenario, configuration, startedAt, samples: 30_000, metrics };
    }),
  );
  return { provenance: { startedAt }, measurements };
}

const days = (count: number): readonly Run[] => Array.from({ length: count }, (_, i) => run(i + 1));

describe.each([1, 2, 3, 4])('with %d past runs', (count) => {
  test.each([0.1, 0.15, 0.2])('a loss of %d does not pass, everywhere or in one scenario', (loss) => {
    for (const isSlower of [() => true, (scenario: string) => scenario === 'pay']) {
      const candidate = run(20, (scenario) => (isSlower(scenario) ? 1 - loss : 1));
      const { outcome, findings } = judgeAfter(days(count), candidate);
      expect(outcome).not.toBe('passed');
      const verdicts = findings.filter(({ case: { scenario } }) => scenario === 'pay').map(({ verdict }) => verdict);
      expect(verdicts.some((verdict) => verdict === 'suspect' || verdict === 'regression')).toBe(true);
    }
  });

  test('an unchanged run passes', () => {
    expect(judgeAfter(days(count), run(20)).outcome).toBe('passed');
  });
});

test('a past run that was as slow explains it', () => {
  const slow = run(2, () => 0.85);
  const candidate = run(20, () => 0.87);
  expect(judgeAfter([run(1), slow, run(3)], candidate).outcome).toBe('passed');
});
