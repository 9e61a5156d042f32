import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { MeasurementContext } from '../../src/samples/histogram.js';
import { toMeasurement } from '../../src/samples/measurement.js';
import { addSample, emptyTally, mergeTallies, type Sample, type Tally } from '../../src/samples/tally.js';
import { findColumnsPresent } from '../../src/samples/summed-fields.js';

function countSamples(samples: readonly Sample[]): Tally {
  const tally = emptyTally({ apdexMs: [200, 1000] });
  for (const sample of samples) addSample(tally, sample);
  return tally;
}

/** @param sums received bytes, sent bytes, latency and connect time */
const sampleOf = (startMs: number, elapsedMs: number, failed: boolean, ...sums: readonly number[]): Sample => ({
  startMs,
  elapsedMs,
  failed,
  sums,
});

const context: MeasurementContext = {
  warmupMs: 0,
  percentiles: 'nearest-rank',
  columns: findColumnsPresent(() => true),
};
const sample: fc.Arbitrary<Sample> = fc.record({
  startMs: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_100_000 }),
  elapsedMs: fc.oneof(fc.nat(100), fc.nat(100_000)),
  failed: fc.boolean(),
  sums: fc.tuple(fc.nat(100_000), fc.nat(1000), fc.nat(1000), fc.nat(100)),
});

test('merging two parts gives exactly the whole', () => {
  fc.assert(
    fc.property(fc.array(sample, { minLength: 1 }), fc.nat(), (samples, seed) => {
      const cut = seed % (samples.length + 1);
      const merged = mergeTallies(countSamples(samples.slice(0, cut)), countSamples(samples.slice(cut)));
      expect(toMeasurement('a', merged, context)).toEqual(toMeasurement('a', countSamples(samples), context));
    }),
  );
});

test('computes every metric as JMeter defines it', () => {
  const tally = countSamples([
    sampleOf(1_700_000_000_000, 100, false, 1024, 0, 90, 4),
    sampleOf(1_700_000_000_500, 300, true, 1024, 2048, 290, 0),
    sampleOf(1_700_000_001_000, 1000, false, 2048, 0, 100, 0),
    sampleOf(1_700_000_000_900, 200, false, 0, 0, 0, 0),
  ]);
  expect(toMeasurement('GET /', tally, { ...context, warmupMs: 5000 })).toEqual({
    label: 'GET /',
    configuration: {},
    metrics: {
      throughput: 2,
      errorPercent: 25,
      // Two of four satisfy; one of the others failed.
      apdex: (2 + 1 / 2) / 4,
      mean: 400,
      p50: 200,
      p75: 300,
      p90: 1000,
      p95: 1000,
      p98: 1000,
      p99: 1000,
      p999: 1000,
      min: 100,
      max: 1000,
      standardDeviation: Math.sqrt((300 ** 2 + 100 ** 2 + 600 ** 2 + 200 ** 2) / 4),
      meanLatency: 120,
      meanConnect: 1,
      receivedKBPerSec: 2,
      sentKBPerSec: 1,
    },
    samples: 4,
    startedAt: '2023-11-14T22:13:20.000Z',
    durationMs: 2000,
    warmupMs: 5000,
    method: { percentile: 'nearest-rank' },
    timeline: { startMs: 1_700_000_000_000, widthMs: 1024, requests: [2, 2], errors: [1, 0], slowestMs: [300, 1000] },
    histogram: {
      apdex: { ms: [200, 1000], errors: [0, 1] },
      firstStartMs: 1_700_000_000_000,
      lastEndMs: 1_700_000_002_000,
      errors: 1,
      receivedBytes: 4096,
      sentBytes: 2048,
      latencyMs: 480,
      connectMs: 4,
      values: [100, 200, 300, 1000],
      counts: [1, 1, 1, 1],
    },
  });
});

test('reports why a metric is missing', () => {
  const instant = toMeasurement('a', countSamples([sampleOf(1_700_000_000_000, 0, false, 10, 10, 0, 0)]), context);
  expect(instant.missing).toEqual({ throughput: 'absent', receivedKBPerSec: 'absent', sentKBPerSec: 'absent' });
  const tally = countSamples([sampleOf(1_700_000_000_000, 10, false, NaN, 0, 4, NaN)]);
  const unknown = toMeasurement('a', tally, {
    ...context,
    columns: { ...context.columns, success: false, sentBytes: false, Latency: false },
  });
  expect(unknown.missing).toEqual({ errorPercent: 'absent', receivedKBPerSec: 'absent', meanConnect: 'absent' });
  expect(Object.keys(unknown.metrics)).not.toContain('sentKBPerSec');
  expect(Object.keys(unknown.metrics)).not.toContain('meanLatency');
});
