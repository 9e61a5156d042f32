import { expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { ids, simulated } from '../_simulated.js';

const p99 = ids.indexOf('p99');

it('calls no case unchanged that moved with a run whose movement is unexplained', () => {
  const plan = { seed: 1, scenarios: 6, cases: 4, runs: 1, machine: 0.005, noise: 0.005 };
  const judged = relativeChange.weigh(simulated(plan, (scenario) => (scenario === 0 ? 1 : 1.5)))[p99];
  const verdicts = judged?.evidence.map(({ verdict }) => verdict) ?? [];
  expect(verdicts.slice(4)).not.toContain('pass');
  const quiet = relativeChange.weigh(simulated(plan))[p99];
  expect(new Set(quiet?.evidence.map(({ verdict }) => verdict))).toEqual(new Set(['pass']));
});
