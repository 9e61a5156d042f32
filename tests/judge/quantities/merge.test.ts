/** Which rows of a load test are one quantity: labels of one loop, and a transaction with its only request. */
import { describe, expect, it } from '@jest/globals';
import { nameCase } from '../../../src/cases/names.js';
import { mergeCoupled } from '../../../src/judge/quantities/merge.js';
import { createTable } from '../../../src/judge/quantities/table.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast } from '../_past.js';
import { chanceOf } from '../_simulated.js';

interface Label {
  /** Values of the metric, oldest first; the last one is that of the run under test. */
  readonly values: readonly number[];
  /** The slowest request of the run under test. */
  readonly max?: number;
}

/** Groups of labels, by name, that are one quantity. */
function merged(id: string, labels: Readonly<Record<string, Label>>): readonly string[] {
  const metric = metricById.get(id) as Metric;
  const comparisons = Object.entries(labels).map(([label, { values, max }]): Comparison => {
    const measured = values.map((value): Measurement => ({
      scenario: 'plan',
      label,
      configuration: {},
      samples: 5000,
      metrics: { [id]: value, ...(max !== undefined && { max }) },
    }));
    const now = measured.at(-1) as Measurement;
    return {
      case: nameCase(now),
      isControl: false,
      candidate: values.slice(-1),
      candidateMeasurements: [now],
      past: createPast(
        measured.slice(0, -1).map((measurement, run) => ({ run, measurement, value: values[run] ?? NaN })),
      ),
      baseline: 'history',
      band: metric.band,
    };
  });
  return mergeCoupled(createTable(comparisons, metric))
    .members.map((members) =>
      members
        .map((i) => comparisons[i]?.case.label ?? '')
        .sort()
        .join(' '),
    )
    .sort();
}

/** The same labels in another order. */
const shuffled = (labels: Readonly<Record<string, Label>>, uniform: () => number): Readonly<Record<string, Label>> =>
  Object.fromEntries(
    Object.entries(labels)
      .map((entry) => ({ entry, place: uniform() }))
      .sort((a, b) => a.place - b.place)
      .map(({ entry }) => entry),
  );

describe('throughputs', () => {
  it.each([
    [1, 4],
    [2, 2],
    [2, 5],
    [4, 3],
  ])('of %d loops of %d labels are as many quantities, in every order', (loops, size) => {
    const { uniform } = chanceOf(7);
    for (let trial = 0; trial < 60; trial++) {
      const paths = Array.from({ length: loops }, () =>
        Array.from({ length: 8 }, () => 100 * Math.exp(0.4 * uniform())),
      );
      const labels: Record<string, Label> = {};
      const expected = paths.map((path, loop) =>
        Array.from({ length: size }, (_, place) => {
          const name = `${String.fromCharCode(97 + loop)}${String(place)}`;
          // Each label is requested so many times per iteration.
          labels[name] = { values: path.map((rate) => (place + 1) * rate * Math.exp(0.004 * uniform())) };
          return name;
        }).join(' '),
      );
      expect(merged('throughput', shuffled(labels, uniform))).toEqual(expected);
    }
  });

  it('are one quantity although another label moves on its own', () => {
    expect(
      merged('throughput', {
        alone: { values: [100, 120, 100, 80] },
        one: { values: [50, 51, 50, 50] },
        two: { values: [70, 71.3, 70.1, 70] },
      }),
    ).toEqual(['alone', 'one two']);
  });
});

describe('response times', () => {
  it('of a transaction and its only request are one quantity', () => {
    expect(
      merged('p50', {
        checkout: { values: [201, 214, 190, 199], max: 400 },
        'POST /checkout': { values: [200, 213, 189, 198], max: 399 },
        'GET /cart': { values: [120, 123, 118, 122], max: 300 },
      }),
    ).toEqual(['GET /cart', 'POST /checkout checkout']);
  });

  it.each([
    ['are two quantities if their slowest requests differ', 26, 40, ['get', 'list']],
    ['are one if their slowest requests agree, too', 40, 40, ['get list']],
    ['are one if the slowest requests are unknown', undefined, 40, ['get list']],
  ])('of a few whole milliseconds %s', (_, first, second, expected) => {
    const values = [3, 4, 3, 3];
    const max = (value: number | undefined) => (value === undefined ? {} : { max: value });
    expect(merged('p50', { get: { values, ...max(first) }, list: { values, ...max(second) } })).toEqual(expected);
  });

  it('are grouped alike in every order', () => {
    const { uniform } = chanceOf(3);
    for (let trial = 0; trial < 150; trial++) {
      const labels = Object.fromEntries(
        // A coarse grid, so that many distances are equal.
        Array.from({ length: 8 }, (_, i) => {
          const value = 100 + 2 * Math.round(4 * uniform());
          return [`label ${String(i)}`, { values: [value, value, value] }];
        }),
      );
      expect(merged('p50', shuffled(labels, uniform))).toEqual(merged('p50', labels));
    }
  });
});
