import { describe, expect, it } from '@jest/globals';
import { common } from '../../../src/judge/model/settings.js';
import { countMoments, observe } from '../../../src/judge/quantities/observe.js';
import { numericValue } from '../../../src/metrics/values.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { compare, metricOf } from '../_past.js';

const compared = (samples: number, metrics: Measurement['metrics']): Comparison => {
  const measurement: Measurement = { scenario: 'shop', configuration: {}, samples, metrics };
  return compare(p99, [measurement], [measurement]);
};
const p99 = metricOf('p99');
const p50 = metricOf('p50');
/** The least noise, which these few requests set. */
const error = (comparison: Comparison, metric: Metric): number =>
  observe(comparison, metric, numericValue(comparison.candidateMeasurements[0] as Measurement, metric.id)).noiseFloor;

/** The standard deviation of the logarithm of a quantile of n log-normal values with this sigma, by simulation. */
function simulatedError(quantile: number, n: number, sigma: number): number {
  let state = 7;
  const random = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const normal = (): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const quantiles = Array.from({ length: 400 }, () => {
    const values = Array.from({ length: n }, () => sigma * normal()).sort((a, b) => a - b);
    return values[Math.ceil(quantile * n) - 1] ?? 0;
  });
  const mean = quantiles.reduce((sum, value) => sum + value, 0) / quantiles.length;
  return Math.sqrt(quantiles.reduce((sum, value) => sum + (value - mean) ** 2, 0) / quantiles.length);
}

describe('the sampling error of a quantile', () => {
  const sigma = 0.4;
  const shape = (p95: number, p99Value: number): Measurement['metrics'] => ({ p50: 100, p95, p99: p99Value });
  const pastMedian = shape(100 * Math.exp(1.645 * sigma), 100 * Math.exp(2.326 * sigma));

  it.each([200, 800])('is that of log-normal times with %i requests', (n) => {
    const comparison = compared(n, pastMedian);
    expect(error(comparison, p99) / simulatedError(0.99, n, sigma)).toBeCloseTo(1, 0.5);
    expect(error(comparison, p50) / simulatedError(0.5, n, sigma)).toBeCloseTo(1, 0.5);
  });

  it('does not vanish if p95 and p99 of few requests are the same value', () => {
    expect(error(compared(100, shape(190, 190)), p99)).toBeCloseTo(error(compared(100, pastMedian), p99), 1);
    expect(error(compared(100, shape(190, 190)), p99)).toBeGreaterThan(0.1);
  });

  it('is that of the fewest requests of any run', () => {
    const [few, many] = [compared(1, pastMedian), compared(4, pastMedian)];
    expect(error(few, p50)).toBeCloseTo(2 * error(many, p50), 6);
    expect(error({ ...many, past: few.past }, p50)).toBeCloseTo(error(few, p50), 6);
    expect(error({ ...few, past: many.past }, p50)).toBeCloseTo(error(few, p50), 6);
  });

  it('grows with a steeper tail', () => {
    expect(error(compared(400, shape(190, 600)), p99)).toBeGreaterThan(2 * error(compared(400, pastMedian), p99));
  });
});

describe('the noise that is expected of one run', () => {
  const priorOf = (metric: Metric, metrics: Measurement['metrics']): number =>
    observe(compared(5000, metrics), metric, 100).prior;

  it.each([
    [0.04, 0.05],
    [0.06, 0.06],
    [0.7, 0.7],
    [0.9, 0.8],
  ])('grows in p99 with the root of its tail, %d counting as %d', (tail, counted) => {
    const metrics = { p50: 0.2, p95: 0.5, p99: 0.5 * Math.exp(tail) };
    expect(priorOf(p99, metrics)).toBeCloseTo(0.075 * Math.sqrt(counted), 6);
  });

  it.each([
    [0, 1],
    [0.04, 1],
    [0.06, 1.1],
    [0.24, 2.9],
    [0.3, 3],
  ])('grows in p50 with what is between fast and slow requests: %d', (excess, factor) => {
    const shape = (more: number) => ({ p50: 100, p95: 100 * Math.exp(1.645 * 0.4), mean: 100 * Math.exp(0.08 + more) });
    expect(priorOf(p50, shape(excess)) / priorOf(p50, shape(0))).toBeCloseTo(factor, 6);
  });
});

describe('rounding to whole milliseconds', () => {
  it('matters for short times only, and less for p99 than for p50', () => {
    const comparison = compared(400, { p50: 5, p95: 8, p99: 10, max: 12 });
    expect(observe(comparison, p50, 5).rounding).toBeCloseTo(Math.log(1.1));
    expect(observe(comparison, p99, 10).rounding).toBeCloseTo(Math.log(1.029));
    expect(observe(compared(400, { p50: 5.3, p95: 8, p99: 10, max: 12.5 }), p50, 5.3).rounding).toBe(0);
    const { rounding, resolution } = observe({ ...comparison, isInterpolated: true }, p50, 5);
    expect([rounding, resolution]).toEqual([Math.log1p(0.1), Math.log1p(common.interpolatedMs / 5)]);
  });
});

describe('the events behind a value', () => {
  const throughput = metricOf('throughput');
  const times = { throughput: 10, p50: 20, p95: 30, p99: 50 };
  const eventsOf = (metric: Metric, measurement: Partial<Measurement>): number =>
    observe(
      {
        ...compared(1, times),
        candidateMeasurements: [{ scenario: 'shop', configuration: {}, metrics: times, ...measurement }],
      },
      metric,
      times[metric.id as keyof typeof times],
    ).events;

  it('are the requests beyond a percentile', () => {
    expect(eventsOf(p99, { samples: 120 })).toBeCloseTo(1.2);
    expect(eventsOf(p50, { samples: 120 })).toBeCloseTo(60);
    expect(eventsOf(p99, { samples: 20 })).toBe(1);
  });

  it('are not limited for other metrics, nor where the number of requests is unknown', () => {
    expect([eventsOf(throughput, { samples: 120 }), eventsOf(p99, {})]).toEqual([Infinity, Infinity]);
  });

  /** 100 intervals of 100 requests; those at these places have slow ones. */
  const timeline = (...slow: readonly number[]): Partial<Measurement> => ({
    samples: 10_000,
    timeline: {
      startMs: 0,
      widthMs: 1000,
      requests: Array<number>(100).fill(100),
      slowestMs: Array.from({ length: 100 }, (_, i) => (slow.includes(i) ? 60 : 30)),
    },
  });

  it.each<[string, readonly number[], number]>([
    ['one pause', [50], 1],
    ['a pause across adjacent intervals', [50, 51], 1],
    ['ten slow seconds', Array.from({ length: 10 }, (_, i) => 40 + i), 6],
    ['two pauses', [20, 50, 51], 2],
    ['requests that are slow throughout', Array.from({ length: 50 }, (_, i) => 2 * i), 69],
  ])('are as many as there were moments: %s', (_, slow, expected) => {
    expect(eventsOf(p99, timeline(...slow))).toBeCloseTo(expected, 0);
  });

  it('are not fewer because a short test has few requests in its first and last interval', () => {
    const short = (slowestMs: readonly number[]): number =>
      eventsOf(p99, { samples: 900, timeline: { startMs: 0, widthMs: 1000, requests: [10, 430, 420, 40], slowestMs } });
    expect(short([30, 60, 60, 30])).toBeGreaterThan(3.5);
    expect(short([30, 60, 30, 30])).toBeCloseTo(1, 0);
  });
});

describe('the independent events behind failed requests', () => {
  it.each([
    ['of one moment are one', [9, 0, 0, 0], 9, 1],
    ['of half of the moments', [1, 1, 0, 0], 2, 2],
    ['of three moments of four: ln(1 / 4) / ln(3 / 4) = 4.82', [3, 2, 4, 0], 9, 5],
    ['are no more than the failed requests', [1, 2, 1, 0], 4, 4],
    ['of all moments may be all of them', [2, 2, 2, 2], 8, 8],
    ['without a moment are all of them', [0, 0, 0, 0], 3, 3],
  ])('%s', (_, errors, failed, events) => {
    expect(countMoments(errors, [10, 10, 10, 10], failed)).toBe(events);
  });

  it('are counted among the moments with requests', () => {
    expect(countMoments([1, 1, 1, 0], [10, 10, 10, 0], 9)).toBe(9);
    expect(countMoments([3], [10], 3)).toBe(3);
  });
});
