import { describe, expect, it } from '@jest/globals';
import { needsSupport } from '../../../src/judge/rules/relative/latency.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { createPast } from '../_past.js';

/** A p99 that became half as large again. */
const compared = (samples: number | undefined, p95: number): Comparison => {
  const measured = (metrics: Measurement['metrics']): Measurement => ({
    scenario: 'shop',
    configuration: {},
    ...(samples !== undefined && { samples }),
    metrics,
  });
  return {
    case: { scenario: 'shop', configuration: {}, key: 'shop' },
    candidate: [300],
    candidateMeasurements: [measured({ p50: 40, p95, p99: 300 })],
    past: createPast([{ run: 0, value: 200, measurement: measured({ p50: 40, p95: 100, p99: 200 }) }]),
    baseline: 'history',
    isControl: false,
    band: { percent: 10 },
  };
};

describe('a p99 that fails alone', () => {
  it.each<[name: string, samples: number | undefined, p95: number, probability: number, expected: boolean]>([
    ['needs support with few requests', 500, 100, 0.002, true],
    ['has it from a slower p95', 500, 104, 0.002, false],
    ['needs none far beyond its noise', 500, 100, 0.0005, false],
    ['needs none with many requests', 50_000, 100, 0.002, false],
    ['needs none if their number is unknown', undefined, 100, 0.002, false],
  ])('%s', (_, samples, p95, probability, expected) => {
    expect(needsSupport(compared(samples, p95), 99, probability, 0.1)).toBe(expected);
  });
});
