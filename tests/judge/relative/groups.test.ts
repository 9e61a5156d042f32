import { describe, expect, it } from '@jest/globals';
import { weighAll, type GroupFinding } from '../../../src/judge/rules/relative/index.js';
import { chanceOf, simulated, type Plan } from './_simulated.js';

const scenarios = 4;
const cases = 3;

type Kind = GroupFinding['kind'];
/** A group of the cases of a plan, with the first words of its name. */
interface Changed {
  readonly kind: Kind;
  readonly isHit: (scenario: number, place: number) => boolean;
  readonly areLabels: boolean;
}

/** A random group of a kind. */
const changed: Readonly<Record<string, (scenario: number, place: number) => Changed>> = {
  'a case': (scenario, place) => ({
    kind: 'case',
    isHit: (s, p) => s === scenario && p === place,
    areLabels: false,
  }),
  'a label at all loads': (scenario) => ({ kind: 'label', isHit: (s) => s === scenario, areLabels: true }),
  'a load test': (_, place) => ({ kind: 'load-test', isHit: (__, p) => p === place, areLabels: true }),
  'a scenario': (scenario) => ({ kind: 'scenario', isHit: (s) => s === scenario, areLabels: false }),
  'the value of an axis': (_, place) => ({ kind: 'axis', isHit: (__, p) => p === place, areLabels: false }),
};

describe('a change far beyond the noise', () => {
  it.each(Object.entries(changed))('of %s is reported in exactly its cases, with that group named', (_, groupOf) => {
    const { uniform } = chanceOf(2);
    for (let seed = 1; seed <= 12; seed++) {
      const { kind, isHit, areLabels } = groupOf(Math.floor(scenarios * uniform()), Math.floor(cases * uniform()));
      const plan: Plan = { seed, scenarios, cases, runs: 8, machine: 0.01, noise: 0.01, areLabels };
      const subjects = simulated(plan, (scenario, place) => (isHit(scenario, place) ? 1.6 : 1));
      const { metrics } = weighAll(subjects.filter(({ metric }) => metric.id === 'p50'));
      const { evidence = [], groups = [] } = metrics[0] ?? {};
      const expected = evidence.map((__, i) => isHit(Math.floor(i / cases), i % cases));
      expect(evidence.map(({ verdict }) => verdict === 'regression' || verdict === 'suspect')).toEqual(expected);
      const keys = subjects[0]?.comparisons.flatMap(({ case: { key } }, i) => (expected[i] === true ? [key] : []));
      const [first] = groups;
      expect([first?.kind, first?.direction, first?.cases]).toEqual([kind, 'worse', keys]);
      for (const { verdict, group } of evidence) if (verdict === 'regression') expect(group).toBe(first?.id);
    }
  });
});
