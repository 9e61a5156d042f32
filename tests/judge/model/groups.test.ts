import { describe, expect, it } from '@jest/globals';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import { relativeChange } from '../../../src/judge/rules/index.js';
import { judgeMetric } from '../../../src/judge/decide/judge-metric.js';
import { nameCase } from '../../../src/cases/names.js';
import { groupCases, type GroupKind } from '../../../src/judge/case-groups.js';
import type { GroupEstimate } from '../../../src/judge/model/effects/model.js';
import { chanceOf, simulated, type Plan } from '../_simulated.js';

const scenarios = 4;
const cases = 3;

/** A group of the cases of a plan. */
interface Changed {
  readonly kind: GroupKind;
  readonly isHit: (scenario: number, place: number) => boolean;
  readonly areLabels: boolean;
}

/** A random group of a kind. */
const changed: readonly (readonly [string, (scenario: number, place: number) => Changed])[] = [
  ['a case', (s, p) => ({ kind: 'case', isHit: (scenario, place) => scenario === s && place === p, areLabels: false })],
  ['a label at all loads', (s) => ({ kind: 'label', isHit: (scenario) => scenario === s, areLabels: true })],
  ['a load test', (_, p) => ({ kind: 'test', isHit: (__, place) => place === p, areLabels: true })],
  ['a scenario', (s) => ({ kind: 'label', isHit: (scenario) => scenario === s, areLabels: false })],
  ['the value of an axis', (_, p) => ({ kind: 'axis', isHit: (__, place) => place === p, areLabels: false })],
];

it('groups cases by what their names have in common, each set once, and no control', () => {
  const grouped = (scenario: string, label: string | undefined, configuration: Record<string, string>, some = {}) => ({
    case: nameCase({ scenario, ...(label !== undefined && { label }), configuration }),
    isControl: false,
    ...some,
  });
  const groups = groupCases([
    grouped('shop', 'a', { users: '5' }),
    grouped('shop', 'a', { users: '20' }),
    grouped('shop', 'b', { users: '5', heap: '1G' }),
    grouped('shop', undefined, { users: '5' }, { labels: [] }),
    grouped('shop', 'b', { users: '20' }, { labels: ['b', 'c'] }),
    grouped('mall', undefined, { users: '20', heap: '1G' }),
    grouped('mall', 'a', { users: '5' }, { isControl: true }),
    grouped('mall', undefined, { users: '20' }),
  ]);
  expect(groups.slice(7).map(({ kind, name, members }) => `${kind} ${name}: ${members.join(' ')}`)).toEqual([
    ...['label shop / a: 0 1', 'label shop / b: 2 4', 'label mall: 5 7'],
    ...[
      'test shop [users=5]: 0 3',
      'test shop [users=20]: 1 4',
      'scenario shop: 0 1 2 3 4',
      'everything : 0 1 2 3 4 5 7',
    ],
    ...['axis heap=: 0 1 3 4 7', 'axis heap=1G: 2 5', 'scenario-axis shop [heap=]: 0 1 3 4'],
    ...['axis users=5: 0 2 3', 'axis users=20: 1 4 5 7'],
  ]);
  expect(groups.slice(0, 7).map(({ kind }) => kind)).toEqual(Array<string>(7).fill('case'));
});

it.each([
  [6, 6 ** 0.2],
  [12, 12 ** 0.2],
  [24, 2 * 12 ** 0.2],
])('of %d cases and all of them, each probability counts %d times its share of the kinds', (scenarios, count) => {
  const [table] = simulated({ seed: 1, scenarios, cases: 1, runs: 3, machine: 0.01, noise: 0.01 });
  const { multiplicity } = judgeMetric(table as MetricComparisons).model;
  expect([...multiplicity]).toEqual([
    ['case', expect.closeTo((count * 0.6) / 0.5, 9)],
    ['everything', expect.closeTo(0.6 / 0.1, 9)],
  ]);
});

describe('a change far beyond the noise', () => {
  it.each(changed)('of %s is reported in exactly its cases, with that group named', (_, groupOf) => {
    const { uniform } = chanceOf(2);
    let named = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { kind, isHit, areLabels } = groupOf(Math.floor(scenarios * uniform()), Math.floor(cases * uniform()));
      const plan: Plan = { seed, scenarios, cases, runs: 8, machine: 0.01, noise: 0.01, areLabels };
      const subjects = simulated(plan, (scenario, place) => (isHit(scenario, place) ? 1.6 : 1));
      const table = subjects.find(({ metric }) => metric.id === 'p50') as MetricComparisons;
      const [weighed] = relativeChange.weigh([table]);
      const { evidence = [] } = weighed ?? {};
      const expected = evidence.map((__, i) => isHit(Math.floor(i / cases), i % cases));
      expect(evidence.map(({ verdict }) => verdict === 'regression' || verdict === 'suspect')).toEqual(expected);
      const { model, explained } = judgeMetric(table);
      const [first] = explained.groups as [GroupEstimate];
      const members = [...expected.keys()].filter((i) => expected[i]);
      const group = model.groups[first.group];
      expect(first.effect).toBeGreaterThan(0);
      // A group of a few cases is sometimes found case by case.
      if (group?.kind !== kind) continue;
      named++;
      expect([...group.members]).toEqual(members);
      const id = `p50:${String(first.group)}`;
      for (const { verdict, group } of evidence) if (verdict === 'regression') expect(group).toBe(id);
    }
    expect(named).toBeGreaterThanOrEqual(11);
  });
});
