/** What pairs of one version say about what a gate on this machine finds. */
import { expect, test } from '@jest/globals';
import { qualifyPairs } from '../../../src/measuring/judge-measured.js';
import { chanceOf } from '../_simulated.js';
import { measure, tablesOf } from './_measured.js';

/** What pairs of labels that vary so much find, by metric. */
function findsOf(label: number): readonly (readonly (readonly [metric: string, percent: number])[])[] {
  const { normal } = chanceOf(7);
  const side = () => Array.from({ length: 20 }, () => measure({ machine: 0, label }, normal));
  const finds = qualifyPairs(tablesOf(side(), side(), 'session'));
  expect(finds.map(({ pairs }) => pairs)).toEqual([1, 2, 4, 8]);
  return finds.map(({ found }) => found.map(({ metric, percent }) => [metric, percent] as const));
}

test('more pairs find smaller changes, for the worse, and a calm machine smaller ones than a restless one', () => {
  const [calm, restless] = [findsOf(0.02), findsOf(0.16)];
  expect(calm.at(-1)?.map(([metric]) => metric)).toEqual(['throughput', 'p50', 'p99']);
  for (const finds of [calm, restless]) {
    const sizes = finds.map((found) => Math.abs(new Map(found).get('p50') ?? Infinity));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBeGreaterThan(2);
  }
  const signs = calm.at(-1)?.map(([, percent]) => Math.sign(percent));
  expect(signs).toEqual([-1, 1, 1]);
  const [ofCalm = 0, ofRestless = 0] = [calm, restless].map((finds) => new Map(finds.at(-1)).get('p50'));
  expect(ofRestless).toBeGreaterThan(2 * ofCalm);
});
