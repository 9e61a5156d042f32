import { describe, expect, test } from '@jest/globals';
import { isMomentary } from '../../../src/judge/rules/relative/verdicts/momentary.js';
import type { Measurement } from '../../../src/model/documents.js';

/** A measurement of 3,000 requests whose p99 is 100 ms, with the longest response time of each second. */
const measured = (slowestMs: readonly number[], more: Partial<Measurement> = {}): Measurement => ({
  scenario: 'shop',
  configuration: {},
  metrics: { p99: 100, p50: 20 },
  samples: 3000,
  timeline: {
    startMs: 0,
    widthMs: 1024,
    requests: slowestMs.map((ms) => (ms === 0 ? 0 : 100)),
    slowestMs: [...slowestMs],
  },
  ...more,
});
/** 30 seconds, in which these were slow. */
const slowIn = (...slow: readonly number[]): readonly number[] =>
  Array.from({ length: 30 }, (_, i) => (slow.includes(i) ? 300 : 40));
const isRaised = (measurement: Measurement, ...others: readonly Measurement[]): boolean =>
  isMomentary({ candidateMeasurements: [measurement, ...others] }, 'p99');

describe('a high percentile is momentary', () => {
  test.each([
    ['one second', slowIn(7)],
    ['the boundary of two seconds', slowIn(7, 8)],
    ['two moments', slowIn(7, 20, 21)],
  ])('if all slow requests ended in %s', (_, slowestMs) => {
    expect(isRaised(measured(slowestMs))).toBe(true);
  });

  test.each([
    ['three moments', slowIn(3, 13, 23)],
    ['one long phase', slowIn(7, 8, 9)],
    ['all seconds', slowIn(...Array.from({ length: 30 }, (_, i) => i))],
    ['half of a very short run', [300, 300, 40]],
  ])('but not if they ended in %s', (_, slowestMs) => {
    expect(isRaised(measured(slowestMs))).toBe(false);
  });

  test('seconds without requests do not count', () => {
    expect(isRaised(measured([300, 0, 0, 0, 0, 0, 40]))).toBe(true);
    expect(isRaised(measured([300, 0, 0, 0, 0, 0, 0]))).toBe(false);
  });

  test('not where chance may have put so few requests into one second', () => {
    expect(isRaised(measured(slowIn(7), { samples: 100 }))).toBe(false);
  });

  test('not with several repetitions, without times, or for other metrics', () => {
    const measurement = measured(slowIn(7));
    expect(isRaised(measurement, measurement)).toBe(false);
    expect(isRaised({ ...measurement, timeline: { startMs: 0, widthMs: 1024, requests: [3000] } })).toBe(false);
    expect(isMomentary({ candidateMeasurements: [measurement] }, 'p50')).toBe(false);
  });
});
