/** Pairs name the label that the others of its loop wait for. */
import { expect, test } from '@jest/globals';
import { weighPairs } from '../../../src/judge/pairs/weigh-pairs.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Run } from '../../../src/model/run.js';
import { measure, old, type Loop, type Times } from '../_loop.js';
import { metrics } from './_measured.js';
import { compare } from '../_past.js';

/** @param base and `head`: the measurements of each pair, which have the same cases */
const tablesOf = (base: readonly Run[], head: readonly Run[]): readonly MetricComparisons[] =>
  metrics.map((metric) => ({
    metric,
    comparisons: (base[0]?.measurements ?? []).map((_, i) => {
      const [before = [], now = []] = [base, head].map((runs) =>
        runs.flatMap(({ measurements }) => measurements[i] ?? []),
      );
      return compare(metric, now, before, { baseline: 'session' });
    }),
  }));

/** The verdicts on throughput by label, after so many pairs. */
function judge(loop: Omit<Loop, 'seed'>, slower: Partial<Loop>, pairs = 4) {
  const days = Array.from({ length: pairs }, (_, day) => day);
  const base = days.map((day) => measure({ ...loop, seed: 1 }, day));
  const head = days.map((day) => measure({ ...loop, seed: 1, ...slower }, 10 + day));
  const tables = tablesOf(base, head);
  const { weighed, decision } = weighPairs(tables);
  const throughput = new Map<string, string>();
  tables[0]?.comparisons.forEach(({ case: { label = '' } }, i) => {
    const { verdict, because } = weighed[0]?.evidence[i] ?? {};
    throughput.set(label, [verdict, ...(because?.waitsFor ?? []).map((awaited) => awaited.label)].join(' '));
  });
  const worse = decision.groups.filter(({ state, metric }) => state === 'worse' && metric.id === 'throughput');
  return { state: decision.state, throughput, worse: worse.flatMap(({ cases }) => cases.map(({ label }) => label)) };
}

const two: Times = { Login: 90, Pay: 250 };

test.each<readonly [string, Times, number]>([
  ['four labels', old, 450],
  ['four labels, very slow', old, 4000],
  ['two labels', two, 450],
  ['two labels, very slow', two, 4000],
])('the label that got slower is why the throughput of the others fell: %s', (_, times, Pay) => {
  const { state, throughput, worse } = judge({ times }, { times: { ...times, Pay } });
  expect(state).toBe('failed');
  for (const [label, verdict] of throughput) if (label !== 'Pay') expect([label, verdict]).toEqual([label, 'pass Pay']);
  expect(throughput.get('Pay')).not.toMatch(/^pass/);
  for (const label of worse) expect(label).toBe('Pay');
});

test.each([
  [2, 'open', 'suspect'],
  [3, 'failed', 'pass Pay'],
])('nobody is said to wait before the label fails: %d pairs', (pairs, expected, verdict) => {
  const { state, throughput } = judge({ times: old }, { times: { ...old, Pay: 4000 } }, pairs);
  expect(state).toBe(expected);
  for (const [label, own] of throughput) if (label !== 'Pay') expect([label, own]).toEqual([label, verdict]);
});

test('nobody waits whose throughput stayed within its band', () => {
  const { state, throughput } = judge({ times: old }, { times: { ...old, Home: 47 } });
  expect([state, ...new Set(throughput.values())]).toEqual(['failed', 'pass']);
});

test('users who pause longer wait for no label', () => {
  const { state, throughput } = judge({ times: old }, { pause: 400 });
  expect(state).toBe('failed');
  expect(new Set(throughput.values())).toEqual(new Set(['regression']));
});
