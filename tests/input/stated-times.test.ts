import { expect, test } from '@jest/globals';
import { findDuration, findWarmup } from '../../src/formats/pages/published-tables.js';

test.each([
  ['The duration of each test is **900 seconds**. The warm-up period is **300 seconds**.', '900 s', '300 s'],
  ['- Warmup: 2 minutes at 10% of target RPS\n- Test duration: 10 minutes per configuration', '600 s', '120 s'],
  ['Each test ran for 15 minutes, after a warm-up of 5 minutes.', '900 s', '300 s'],
  ['Tests were run for 1 hour with a 300-second warm-up.', '3600 s', '300 s'],
  ['- **Duration**: 15 min\n- **Warm-up time**: 300s', '900 s', '300 s'],
  ['Every test lasts 1.5 h; the first 90 s of warm-up are cut.', '5400 s', '90 s'],
  ['The duration of a token is 15 minutes. No warm-up.', undefined, undefined],
  ['Each test ran 5 times.', undefined, undefined],
  ['Test duration varied. A warm-up of 1000 requests came first.', undefined, undefined],
])('%s', (text, duration, warmup) => {
  expect([findDuration(text), findWarmup(text)]).toEqual([duration, warmup]);
});

test('takes no more time with much white space', () => {
  const rows = `${' '.repeat(2000)}\n`.repeat(2000);
  expect(findDuration(rows)).toBeUndefined();
  const wide = `test duration ${' '.repeat(200_000)} warm-up${' '.repeat(200_000)}${'9'.repeat(200_000)}`;
  expect([findDuration(wide), findWarmup(wide)]).toEqual([undefined, undefined]);
}, 5000);
