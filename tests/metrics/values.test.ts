/** On which side of a metric a loss lies, and how large it is. */
import { expect, test } from '@jest/globals';
import { metricById } from '../../src/metrics/index.js';
import { failingShare, fromLevel, logTolerance, toLevel, toPercent } from '../../src/metrics/values.js';
import type { Metric } from '../../src/model/metric.js';

const of = (id: string): Metric => metricById.get(id) as Metric;
const errors: Metric = { ...of('errorPercent'), scale: 'points', better: 'lower' };
const share: Metric = { ...errors, id: 'hits', better: 'higher' };

test.each([
  [of('throughput'), 0.1, -9.516_258],
  [of('p50'), 0.1, 10.517_092],
  [errors, 0.1, 1],
  [share, 0.1, -1],
])('a step to the worse is a loss, one to the better a gain: %#', (metric, step, percent) => {
  expect(toPercent(step, metric)).toBeCloseTo(percent, 6);
  expect(Math.sign(toPercent(-step, metric))).toBe(-Math.sign(percent));
  expect(toPercent(0, metric)).toBeCloseTo(0, 12);
});

test.each([
  [of('throughput'), 90, 100],
  [of('p50'), 110, 100],
  [errors, 2, 1],
  [share, 98, 99],
])('a worse value has a larger level, from which it is read again: %#', (metric, worse, usual) => {
  expect(toLevel(worse, metric)).toBeGreaterThan(toLevel(usual, metric));
  for (const value of [worse, usual]) expect(fromLevel(toLevel(value, metric), metric)).toBeCloseTo(value, 9);
});

test('what fails of a share that should be high is what is left of it', () => {
  expect([failingShare(98, share), failingShare(2, errors)]).toEqual([2, 2]);
});

test('a band is as wide as the loss that it tolerates, and one of 100 % tolerates every lower throughput', () => {
  const tolerance = (id: string, band: Metric['band'], baseline = 100): number =>
    logTolerance({ band }, of(id), baseline);
  expect(tolerance('throughput', { percent: 10 })).toBeCloseTo(-Math.log(0.9), 12);
  expect(tolerance('p50', { percent: 10 })).toBeCloseTo(Math.log(1.1), 12);
  expect(tolerance('throughput', { percent: 99 })).toBeCloseTo(Math.log(100), 9);
  expect(tolerance('throughput', { percent: 100 })).toBe(Infinity);
  expect(tolerance('p50', { percent: 100 })).toBeCloseTo(Math.log(2), 12);
  // Both parts have to be exceeded: the wider one counts, and at 50 ms both are the same.
  for (const [baseline, ratio] of [
    [25, 1.2],
    [50, 1.1],
    [100, 1.1],
  ] as const)
    expect(tolerance('p50', { percent: 10, absolute: 5 }, baseline)).toBeCloseTo(Math.log(ratio), 12);
});
