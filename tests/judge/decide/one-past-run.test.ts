import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judge, casesOf } from '../_compared.js';
import { times } from '../../_times.js';

const plans = fc.record({
  seed: fc.integer({ min: 1, max: 100_000 }),
  scenarios: fc.integer({ min: 1, max: 4 }),
  cases: fc.integer({ min: 1, max: 3 }),
  runs: fc.constant(1),
  machine: fc.constantFrom(0.01, 0.05),
  noise: fc.constantFrom(0.01, 0.03),
  repetitions: fc.constantFrom(1, 2, 3),
  areLabels: fc.boolean(),
});

it.each<[name: string, isHit: (scenario: number, place: number) => boolean]>([
  ['one case', (scenario, place) => scenario === 0 && place === 0],
  ['a scenario or label', (scenario) => scenario === 0],
  ['everything', () => true],
])('one past run never fails a speed metric, and never passes twice the time of %s', (_, isHit) => {
  fc.assert(
    fc.property(plans, fc.constantFrom(1, 1.5, 2, 5, 20), (plan, factor) => {
      const { findings, outcome } = judge(casesOf(plan, (scenario, place) => (isHit(scenario, place) ? factor : 1)));
      expect(findings.filter(({ verdict }) => verdict === 'regression')).toEqual([]);
      expect(outcome).not.toBe('failed');
      if (factor >= 2) expect(outcome).toBe('undecided');
    }),
    { numRuns: times(10), seed: 9 },
  );
});
