import { describe, expect, test } from '@jest/globals';
import { findSlowStart } from '../../src/samples/slow-start.js';
import { addSample, emptyTally } from '../../src/samples/tally.js';

const zeroMs = 1_700_000_000_000 - (1_700_000_000_000 % 1024);

type Second = readonly [requests: number, elapsedMs: number, slowestMs?: number];

/** What is found in a result whose intervals have these requests, in the order of time. */
function find(intervals: readonly Second[], { warmupMs = 0, lateMs = 0 } = {}) {
  const tally = emptyTally();
  for (const [i, [requests, elapsedMs, slowestMs = elapsedMs]] of intervals.entries())
    for (let k = 0; k < requests; k++) {
      const ms = k === 0 ? slowestMs : elapsedMs;
      // All of them end in this interval, and begin after the start of the result.
      const endMs =
        zeroMs + lateMs + i * 1024 + Math.max(ms * (i === 0 ? 1 : 0), Math.floor((1023 * (k + 1)) / requests));
      addSample(tally, { startMs: endMs - ms, elapsedMs: ms, failed: false, sums: [] });
    }
  const span = { firstStartMs: zeroMs - warmupMs, lastEndMs: tally.lastEndMs };
  return findSlowStart(tally, span, warmupMs);
}
const steady = (seconds: number, elapsedMs = 10, requests = 100): Second[] =>
  Array.from({ length: seconds }, () => [requests, elapsedMs]);

test('a first part that is several times slower is found, up to its end', () => {
  expect(find([[10, 200], [20, 100], [60, 40], ...steady(12)])).toMatchObject({ endMs: 3 * 1024 });
  expect(find([[100, 120], ...steady(12)])).toEqual({ endMs: 1024, times: 12 });
});

test('its end counts from the first request, also of those that were cut off', () => {
  expect(find([[100, 120], ...steady(12)], { warmupMs: 5000 })).toEqual({ endMs: 6024, times: 12 });
});

describe('of a first part', () => {
  test.each<[why: string, found: boolean, intervals: readonly Second[]]>([
    ['no slower than the rest', false, steady(13)],
    ['faster than the rest, while users are started', false, [[10, 2], [30, 4], [60, 7], ...steady(12)]],
    [
      'before a rest that gets slower all the time',
      false,
      Array.from({ length: 14 }, (_, i): Second => [50, 10 + 5 * i]),
    ],
    ['slower by half', false, [[50, 15], ...steady(12)]],
    ['three times slower', true, [[50, 30], ...steady(12)]],
    ['slower by less than three times', false, [[50, 29], ...steady(12)]],
    ['with one slow connection', false, [[20, 10, 1000], ...steady(12)]],
    ['with one slow connection that decides p99', true, [[1, 1000], ...steady(12, 10, 4)]],
    ['with a hundredth of the requests', true, [[13, 40], ...steady(13, 10, 99)]],
    ['with fewer, and little of the time', false, [[12, 40], ...steady(13, 10, 99)]],
    ['with fewer, and a twentieth of the time', true, [[12, 120], ...steady(13, 10, 99)]],
    ['of nothing but rounding', false, [[50, 2], ...steady(12, 0)]],
    ['above the rounding', true, [[50, 3], ...steady(12, 0)]],
    ['as slow as a later one', false, [[50, 40], ...steady(6), [50, 20], ...steady(6)]],
    ['half as slow as one of many later ones', true, [[50, 40], ...steady(10), [50, 20], ...steady(10)]],
    ['up to the half', true, [...steady(6, 100), ...steady(7, 10, 200)]],
    ['beyond the half, which gets faster', false, [...steady(7, 100), ...steady(6, 10, 200)]],
    ['of twenty requests', true, [[1, 100], ...steady(19, 10, 1)]],
    ['of fewer', false, [[1, 100], ...steady(18, 10, 1)]],
  ])('%s: %s', (_, found, intervals) => {
    expect(find(intervals) !== undefined).toBe(found);
  });
});

test('a label that is measured later is not the start of the result', () => {
  const late = [[10, 200], [20, 100], ...steady(12)] as const;
  expect(find(late, { lateMs: 2 * 1024 })).toMatchObject({ endMs: 4 * 1024 });
  expect(find(late, { lateMs: 3 * 1024 })).toBeUndefined();
});
