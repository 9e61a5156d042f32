/** A wide run must be judged within seconds, whatever its values: the work grows with the number of cases. */
import { describe, expect, test } from '@jest/globals';
import type { Measurement } from '../../../src/model/documents.js';
import type { ComparedCase } from '../../../src/model/run.js';
import { casesOf, comparedCase, judge } from '../_compared.js';
import { chanceOf } from '../_simulated.js';

/**
 * A fraction of what quadratic work would take. Judging takes up to 1 s here, three times as long in jest's VM, and again twice
 * as long beside other processes that compute.
 */
const limitMs = 15_000;
/** CPU time of this process, so that other work on the machine does not count. */
function cpuTime(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

describe('a wide run', () => {
  test('of which a third became far slower after two past runs', () => {
    const { uniform } = chanceOf(7);
    const plan = { seed: 3, scenarios: 140, cases: 12, runs: 2, machine: 0.04, noise: 0.01 };
    const pairs = casesOf(plan, () => (uniform() < 0.33 ? 2.7 : 1));
    const ms = cpuTime(() => {
      const { findings } = judge(pairs);
      expect(
        findings.filter(({ verdict }) => verdict === 'regression' || verdict === 'suspect').length,
      ).toBeGreaterThan(333);
    });
    expect(ms).toBeLessThan(limitMs);
  });
});

describe('a plan of 1,000 labels and a new one', () => {
  const labels = 1000;
  const runs = 2;
  /** @param rate of a label in a run, requests per second */
  const pairsAt = (ms: (label: number) => number, rate: (label: number) => number): readonly ComparedCase[] => {
    const { uniform } = chanceOf(9);
    const measure = (label: number): Measurement => ({
      scenario: 'plan',
      label: `GET /${String(label)}`,
      configuration: {},
      samples: 10_000,
      metrics: {
        errorPercent: 0,
        throughput: rate(label),
        mean: ms(label),
        p50: ms(label),
        p95: 2 * ms(label),
        p99: 3 * ms(label),
        max: Math.round(200 * uniform()),
      },
    });
    return Array.from({ length: labels + 1 }, (_, label) => {
      const now = measure(label);
      return comparedCase(
        [now],
        Array.from({ length: label === labels ? 0 : runs }, () => measure(label)),
      );
    });
  };

  test.each<[name: string, ms: (label: number) => number, rate: (label: number) => number]>([
    ['that are all as fast', () => 20, () => 100],
    ['whose rates agree in pairs', (label) => 5 + label, rateInPairs()],
    ['whose rates do not agree', (label) => 5 + label, rateOfEach()],
  ])('%s', (_, ms, rate) => {
    const pairs = pairsAt(ms, rate);
    expect(cpuTime(() => void judge(pairs))).toBeLessThan(limitMs);
  });
});

/** Rates that move from run to run, by label. */
function rateOfEach(): () => number {
  const { normal } = chanceOf(11);
  return () => 100 * Math.exp(0.5 * normal());
}

/** The same, and each label moves like its neighbour. */
function rateInPairs(): (label: number) => number {
  const calls = new Map<number, number>();
  return (label) => {
    const call = (calls.get(label) ?? 0) + 1;
    calls.set(label, call);
    return 100 * Math.exp(chanceOf(100 * Math.floor(label / 2) + call).normal());
  };
}
