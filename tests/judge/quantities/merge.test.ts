/** Which rows of a load test are one quantity: labels of one loop. */
import { describe, expect, it } from '@jest/globals';
import { loopsOf, mergeCoupled } from '../../../src/judge/quantities/merge.js';
import { createTable } from '../../../src/judge/quantities/table.js';
import type { Comparison } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, createPast, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

const metric = metricOf('throughput');

interface Label {
  /** Throughputs, oldest first; the last one is that of the run under test. */
  readonly values: readonly number[];
  readonly samples?: number;
  /** Their mean response times. */
  readonly times?: readonly number[];
}

function compared(labels: Readonly<Record<string, Label>>): readonly Comparison[] {
  return Object.entries(labels).map(([label, { values, samples = 5000, times = [] }]) => {
    const measured = values.map((value, i): Measurement => ({
      scenario: 'plan',
      label,
      configuration: {},
      samples,
      metrics: { throughput: value, ...(times[i] !== undefined && { mean: times[i] }) },
    }));
    return compare(metric, measured.slice(-1), measured.slice(0, -1));
  });
}

function mergeLabels(labels: Readonly<Record<string, Label>>) {
  const comparisons = compared(labels);
  return { comparisons, ...mergeCoupled(createTable(comparisons, metric)) };
}

/** Groups of labels, by name, that are one quantity. */
function merged(labels: Readonly<Record<string, Label>>): readonly string[] {
  const { comparisons, members: groups } = mergeLabels(labels);
  return groups
    .map((members) =>
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
      expect(merged(shuffled(labels, uniform))).toEqual(expected);
    }
  });

  it('are one quantity although another label moves on its own', () => {
    expect(
      merged({
        alone: { values: [100, 120, 100, 80] },
        one: { values: [50, 51, 50, 50] },
        two: { values: [70, 71.3, 70.1, 70] },
      }),
    ).toEqual(['alone', 'one two']);
  });

  it.each([
    [[50], ['one', 'two']],
    [[50, 50], ['one two']],
  ])('are one quantity from two runs on: %j', (values, expected) => {
    expect(merged({ one: { values }, two: { values } })).toEqual(expected);
  });

  const loop = { one: { values: [50, 55, 50, 45] }, two: { values: [70, 77, 70, 63] } };

  it('of a loop are the mean of their changes, under the name of the plan or of one of them', () => {
    const [whole, ...others] = mergeLabels(loop).table.rows;
    expect(others).toEqual([]);
    expect(whole).toMatchObject({ comparison: { case: { key: 'plan' } }, labels: [], runs: 3, levelRuns: 3 });
    expect(whole?.comparison.case).not.toHaveProperty('label');
    expect(whole?.past.slice(0, 3)).toEqual([0, -Math.log(1.1), 0].map((change) => expect.closeTo(change, 9)));
    expect(whole?.present[0]).toBeCloseTo(-Math.log(0.9), 9);
    expect(whole?.pastMedian).toBeCloseTo(0, 9);
    const [part] = mergeLabels({ ...loop, other: { values: [9, 5, 12, 7] } }).table.rows;
    expect(part).toMatchObject({ comparison: { case: { label: 'one' } }, labels: ['one', 'two'] });
  });

  it('of single labels beside a loop are counts of requests, those of a plan of one label are not', () => {
    const rare = { values: [9, 5, 12, 7], samples: 25 };
    const floors = mergeLabels({ ...loop, rare }).table.rows.map(({ noiseFloor }) => noiseFloor);
    expect(floors).toEqual([expect.any(Number), 0.2]);
    expect(floors[0]).toBeLessThan(0.1);
    expect(mergeLabels({ rare }).table.rows[0]?.noiseFloor).toBeLessThan(0.1);
  });
});

describe('a loop with another label', () => {
  /** What the new or gone label explains of the change of a loop whose label has these throughputs and times. */
  const composedOf = (
    values: readonly number[],
    times: readonly number[],
    other: 'new' | 'gone',
  ): number | undefined => {
    const one = { values, times };
    const [own, beside] = compared({
      one,
      other: { values: other === 'new' ? values.slice(1) : values, times: [5, 5, 5] },
    });
    if (own === undefined || beside === undefined) return undefined;
    const changed: Comparison =
      other === 'gone' ? { ...beside, candidate: [], candidateMeasurements: [] } : { ...beside, past: createPast([]) };
    return loopsOf({ metric, comparisons: [own], uncompared: [changed] })[0]?.composed;
  };
  const [longer, shorter] = [Math.log(25 / 20), Math.log(20 / 25)];

  it.each<[string, number | undefined, Parameters<typeof composedOf>]>([
    ['all of a loss', longer, [[100, 100, 80], [20, 20, 20], 'new']],
    ['no more than its time', longer, [[100, 100, 70], [20, 20, 20], 'new']],
    ['no more than the loss', Math.log(10 / 9), [[100, 100, 90], [20, 20, 20], 'new']],
    ['its part beside a slower label', (longer * 5) / 9, [[100, 100, 80], [20, 20, 24], 'new']],
    ['its part beside a faster label', longer, [[100, 100, 80], [20, 20, 16], 'new']],
    ['no gain', 0, [[100, 100, 120], [20, 20, 20], 'new']],
    ['all of a gain', shorter, [[80, 80, 100], [20, 20, 20], 'gone']],
    ['no more than its time of a gain', shorter, [[80, 80, 120], [20, 20, 20], 'gone']],
    ['no loss', 0, [[80, 80, 70], [20, 20, 20], 'gone']],
    ['nothing without times', 0, [[100, 100, 80], [], 'new']],
  ])('has it explain %s', (_, expected, given) => {
    expect(composedOf(...given)).toBeCloseTo(expected ?? NaN, 9);
  });
});
