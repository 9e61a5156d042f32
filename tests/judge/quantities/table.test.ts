/** The past of a case as a row, of which all runs are moved to the present level. */
import { expect, test } from '@jest/globals';
import { nameCase } from '../../../src/cases/names.js';
import { createTable } from '../../../src/judge/quantities/table.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast } from '../_past.js';

const metric = metricById.get('p50') as Metric;

/** The rows of cases; larger numbers are slower, and the same for all cases but the first. */
function rowsOf(
  count: number,
  first: readonly number[],
  others: readonly number[],
  levels: readonly number[],
  isSelected = false,
) {
  const comparisons = Array.from({ length: count }, (_, i) => {
    const name = { scenario: `scenario ${String(i)}`, configuration: {} };
    const measurement = { ...name, samples: 900, metrics: { p50: 0.5 } };
    const past = (i === 0 ? first : others).map((value, run) => ({
      run,
      value: Math.exp(value),
      measurement,
      ...(i === 0 && { segment: levels[run] ?? 0 }),
    }));
    return {
      case: nameCase(name),
      isControl: false,
      candidate: [1],
      candidateMeasurements: [measurement],
      past: createPast(past),
      baseline: 'history' as const,
      band: metric.band,
      isSelected,
    };
  });
  const rows = createTable(comparisons, metric).rows.map(({ past }) => past.map((value) => Number(value.toFixed(9))));
  return rows[0];
}

// The newest run was slower by 0.1 in all cases; in the first one, its level is 0.3 above that of the others.
const shifted = [
  [0, 0, 0, 0, 0.4],
  [0, 0, 0, 0, 0.1],
  [1, 1, 1, 1, 0],
] as const;

test('what the newest run shares with at least two other cases is not moved to earlier ones', () => {
  expect(rowsOf(3, ...shifted)).toEqual([0.3, 0.3, 0.3, 0.3, 0.4]);
  expect(rowsOf(2, ...shifted)).toEqual([0.4, 0.4, 0.4, 0.4, 0.4]);
});

test('of chosen runs, one that is alone on its level shows no noise, unless each is', () => {
  expect(rowsOf(2, ...shifted, true)).toEqual([0.4, 0.4, 0.4, 0.4, NaN]);
  expect(rowsOf(2, [0, 0.4], [0, 0], [1, 0], true)).toEqual([0.4, 0.4]);
});
