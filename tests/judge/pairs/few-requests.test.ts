/** Of 45 requests, p99 is nearly the slowest one: two that a busy machine delays must not fail an unchanged version. */
import { expect, test } from '@jest/globals';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { pairSettings } from '../../../src/judge/pairs/settings.js';
import type { MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { chanceOf } from '../_simulated.js';
import { compare, metricOf } from '../_past.js';

const requests = 45;
const gates = 200;
const labels = ['GET /a', 'GET /b', 'GET /c', 'GET /d', 'POST /e'];

/** A label whose requests vary by a third, and of which the machine delays a few per measurement. */
function measure({ uniform, normal }: ReturnType<typeof chanceOf>, label: string, slower: number): Measurement {
  const times = Array.from(
    { length: requests },
    () => 30 * slower * Math.exp(0.3 * normal()) * (uniform() < 0.03 ? 2 : 1),
  ).sort((a, b) => a - b);
  const at = (level: number): number => times[Math.ceil(level * requests) - 1] ?? NaN;
  const metrics = { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  return { scenario: 'shop', label, configuration: {}, samples: requests, metrics };
}

function tablesOf(head: readonly Measurement[][], base: readonly Measurement[][]): readonly MetricComparisons[] {
  return ['p50', 'p99'].map(metricOf).map((metric) => ({
    metric,
    comparisons: labels.map((_, i) => {
      const [now = [], before = []] = [head, base].map((side) => side.flatMap((run) => run[i] ?? []));
      return compare(metric, now, before, { baseline: 'session', isInterpolated: true });
    }),
  }));
}

/** The state after each of four pairs, until one fails. */
function fails(seed: number, slower: number): boolean {
  const chance = chanceOf(seed);
  const run = (factor: number): Measurement[] => labels.map((label) => measure(chance, label, factor));
  const [head, base]: [Measurement[][], Measurement[][]] = [[], []];
  for (let pair = 0; pair < 4; pair++) {
    base.push(run(1));
    head.push(run(slower));
    if (decideByPairs(tablesOf(head, base)).state === 'failed') return true;
  }
  return false;
}

const failures = (slower: number): number =>
  Array.from({ length: gates }, (_, i) => fails(i, slower)).filter(Boolean).length;

test('an unchanged version rarely fails', () => {
  expect(failures(1)).toBeLessThanOrEqual(pairSettings.alpha * gates + 3 * Math.sqrt(pairSettings.alpha * gates));
});

test('a version whose requests take half as long again usually fails', () => {
  expect(failures(1.5)).toBeGreaterThan(0.8 * gates);
});
