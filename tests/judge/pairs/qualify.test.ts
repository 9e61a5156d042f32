/** What pairs of one version say about the machine that measured them. */
import { expect, test } from '@jest/globals';
import { qualifyPairs } from '../../../src/judge/pairs/qualify-pairs.js';
import { chanceOf } from '../_simulated.js';
import { measure, tablesOf } from './_measured.js';

test.each([
  [0.02, 'calm'],
  [0.16, 'restless'],
  [0.45, 'very restless'],
])('a label that varies by %d is one of a machine that is %s', (label, machine) => {
  const { normal } = chanceOf(7);
  const side = () => Array.from({ length: 20 }, () => measure({ machine: 0, label }, normal));
  const quality = qualifyPairs(tablesOf(side(), side(), 'session'));
  expect(quality.machine).toBe(machine);
  expect(quality.noise.map(({ metric }) => metric)).toEqual(['throughput', 'p50', 'p99']);
});
