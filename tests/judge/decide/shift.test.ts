/** The movement that a row is said to share with the others is theirs, also for a label far below its tolerance band. */
import { expect, test } from '@jest/globals';
import type { Run } from '../../../src/model/run.js';
import { median } from '../../../src/stats/averages.js';
import { chanceOf } from '../_simulated.js';
import { judgeAfter } from '../_run.js';

/** A label of 0.8 ms beside sixteen longer ones. */
function measure(day: number, ofShort = 1, ofAll = 1): Run {
  const { normal } = chanceOf(day + 1);
  const startedAt = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
  const machine = ofAll * Math.exp(0.01 * normal());
  const measurements = Array.from({ length: 17 }, (_, i) => {
    const p50 = (i === 0 ? 0.8 * ofShort : 20 + 10 * i) * machine * Math.exp(0.01 * normal());
    const name = { scenario: 'shop', label: `GET /${String(i)}`, configuration: {} };
    return { ...name, metrics: { errorPercent: 0, p50 }, samples: 10_000, startedAt };
  });
  return { provenance: { startedAt }, measurements };
}

test.each([
  [1.2, 1],
  [1.2, 1.1],
  [0.8, 1],
  [1, 1.04],
])('a short label takes %d times as long, and everything %d times', (ofShort, ofAll) => {
  const history = Array.from({ length: 10 }, (_, day) => measure(day));
  const { findings } = judgeAfter(history, measure(20, ofShort, ofAll));
  const [short, ...others] = findings.filter(({ metric }) => metric === 'p50');
  const moved = median(others.flatMap(({ delta }) => delta?.percent ?? []));
  expect(short?.adjusted?.shift).toBeGreaterThan(moved - 2);
  expect(short?.adjusted?.shift).toBeLessThan(moved + 2);
  expect(short?.adjusted?.percent).toBeGreaterThan(100 * (ofShort - 1) - 4);
  expect(short?.adjusted?.percent).toBeLessThan(100 * (ofShort - 1) + 4);
});

test.each([
  [2, true],
  [1, false],
])('past runs that measured %d of four cases tell the worst past shift: %s', (count, isTold) => {
  const part = ({ provenance, measurements }: Run, first: number): Run => ({
    provenance,
    measurements: Array.from({ length: count }, (_, i) => measurements[(first + i) % 4]).flatMap((one) => one ?? []),
  });
  const { provenance, measurements } = measure(20);
  const history = Array.from({ length: 8 }, (_, day) => part(measure(day), day));
  const { runShifts } = judgeAfter(history, { provenance, measurements: measurements.slice(0, 4) });
  const shift = runShifts.find(({ metric }) => metric === 'p50');
  expect(shift?.cases).toBe(4);
  expect(Number.isFinite(shift?.worstPast ?? NaN)).toBe(isTold);
  expect(Object.hasOwn(shift ?? {}, 'worstPast')).toBe(isTold);
});

test.each([
  [2, false],
  [3, true],
])('%d past runs show how much cases move from run to run: %s', (count, isShown) => {
  const history = Array.from({ length: count }, (_, day) => measure(day));
  const { runShifts } = judgeAfter(history, measure(20));
  expect(runShifts.map(({ spread }) => spread !== undefined)).toEqual([isShown]);
});
