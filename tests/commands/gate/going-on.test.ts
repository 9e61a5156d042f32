/** How long a gate goes on: at least some pairs while they are open, and at most its budget. */
import { expect, test } from '@jest/globals';
import { headline } from '../../../src/report/sentences/headline.js';
import { plainWording } from '../../../src/report/sentences/words.js';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();
const minute = 60_000;
/** A head that is slower in every second pair, so that the pairs stay open. */
const restless = ({ side, number }: Measurement): number => (side === 'head' && number % 2 === 1 ? 1.4 : 1);
/** A head that is slower by nearly as much as the machine varies. */
const unclear = ({ side, number }: Measurement): number =>
  side === 'head' ? 1.12 + 0.05 * Math.sin(2 * number) : 1 + 0.05 * Math.cos(3 * number);

test('a gate ends when its pairs decide, or when none of them looks slower', async () => {
  const { exitCode, measured, report } = await gate({ pairs: 3, budgetMs: 60 * minute });
  expect([exitCode, report?.pairs?.state]).toEqual([0, 'open']);
  expect(measured.length).toBe(6);
  const slower = await gate({}, { factor: ({ side }) => (side === 'head' ? 1.5 : 1) });
  expect([slower.exitCode, slower.measured.length]).toEqual([1, expect.any(Number)]);
  expect(slower.measured.length).toBeLessThanOrEqual(12);
});

test('as long as a loss is likely, pairs are measured beyond the least number of them', async () => {
  const { exitCode, measured, report } = await gate({ pairs: 1, budgetMs: 90 * minute }, { factor: unclear });
  expect(measured.length).toBeGreaterThan(2);
  expect([exitCode, report?.outcome, report?.gate?.isBudgetSpent]).toEqual([1, 'failed', undefined]);
});

test('a budget that ends while another pair is worth it never passes', async () => {
  const { exitCode, measured, report, stderr } = await gate({ pairs: 3, budgetMs: 13 * minute }, { factor: restless });
  expect([exitCode, report?.gate, report?.reasons[0]]).toEqual([
    2,
    expect.objectContaining({ isBudgetSpent: true, leastPairs: 3, measurements: 12 }),
    'budget-spent',
  ]);
  expect([measured.length, report?.pairs?.state, stderr]).toEqual([12, 'open', expect.stringContaining('(pair 6)')]);
});

test('a loss in every pair that noise may be is named when the budget ends', async () => {
  const factor = ({ side, number }: Measurement): number => (side === 'head' ? 1.12 + 0.3 * (number % 2) : 1);
  const { exitCode, report } = await gate({ budgetMs: 9 * minute }, { factor });
  expect([exitCode, report?.reasons, report?.pairs?.pairs]).toEqual([2, ['budget-spent', 'suspect-unresolved'], 4]);
  if (report === undefined) throw new Error('no report');
  const { text } = headline(report, plainWording(report));
  expect(text).toMatch(/looks? slower: .*p50 \+26 % in 4 of 4 pairs; time ran out before it was certain$/);
});

test('fewer pairs than asked for do not pass either while they are open', async () => {
  const { exitCode, report } = await gate({ pairs: 5, budgetMs: 5 * minute }, { factor: restless });
  expect([exitCode, report?.pairs?.pairs]).toEqual([2, 2]);
});

test('no more than a hundred pairs are measured', async () => {
  const factor = ({ side, number }: Measurement): number => ((side === 'head') === (number % 2 === 0) ? 7 : 1 / 7);
  const { exitCode, measured } = await gate(
    { budgetMs: 100 * 60 * minute },
    { factor, requests: () => 100, labels: 1 },
  );
  expect([exitCode, measured.length]).toEqual([2, 200]);
});

test('by default three pairs are measured within half an hour', async () => {
  const { report } = await gate({}, { factor: restless });
  expect(report?.gate).toMatchObject({ leastPairs: 3, budgetMs: 30 * minute });
});
