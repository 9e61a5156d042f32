/** Losses that became the baseline by themselves. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../src/cases/names.js';
import { findTakenLoss, type Level } from '../../src/compare/levels/trend.js';
import { metricById } from '../../src/metrics/index.js';
import type { Metric } from '../../src/model/metric.js';

const tolerance = 0.05;
const throughput = metricById.get('throughput') as Metric;

/** Levels of ten runs each, as losses; a text is an accepted one. */
function find(losses: readonly (number | string)[], length = 10) {
  const name = nameCase({ scenario: 'shop', configuration: {} });
  const levels = losses.map((loss, i): Level => ({
    start: i * length,
    end: (i + 1) * length,
    level: Number(loss),
    isAccepted: typeof loss === 'string',
  }));
  const runs = Array.from({ length: losses.length * length }, (_, i) => 100 + i);
  return findTakenLoss(
    {
      compared: {
        case: name,
        candidate: [],
        history: [],
        baseline: 'history',
        isControl: false,
        otherEnvironment: false,
      },
      metric: throughput,
      runs,
      values: runs.map(() => 0),
      tolerance,
      toleratedStep: () => tolerance,
      roundingMs: 0,
    },
    levels,
  );
}

test.each([
  ['a loss within the band', [0, 0.04], { run: 110, runs: 10, level: 'taken', percent: expect.closeTo(-3.9, 1) }],
  ['since the first of several losses', [0, 0.03, 0.045], { run: 110, runs: 20, level: 'taken' }],
  ['against the best level', [0.1, 0, 0.04], { run: 120, percent: expect.closeTo(-3.9, 1) }],
  ['small losses that add up', [0, 0.04, 0.08], { run: 110, level: 'refused', percent: expect.closeTo(-7.7, 1) }],
  ['a loss after an accepted level', ['0', '0.3', 0.34], { run: 120, percent: expect.closeTo(-3.9, 1) }],
])('finds %s', (_, losses, expected) => {
  expect(find(losses)).toMatchObject(expected);
});

test.each([
  ['a single level', [0]],
  ['an improvement', [0, -0.2]],
  ['a loss that recovered', [0, 0.04, 0]],
  ['a loss that recovered but for the smallest step', [0, 0.04, 0.02]],
  ['an accepted loss', [0, '0.04']],
  ['a loss beyond the band, which is a change that nobody accepted', [0, 0.2]],
  ['a loss beyond the band after a small one', [0, 0.04, 0.2]],
  ['a small loss after one beyond the band', [0, 0.2, 0.24]],
])('ignores %s', (_, losses) => {
  expect(find(losses)).toBeUndefined();
});

test('forgets a loss when checks do', () => {
  expect(find([0, 0.04], 60)).toMatchObject({ runs: 60 });
  expect(find([0, 0.04], 61)).toBeUndefined();
});
