/** The order of the measurements of a gate. */
import { expect, test } from '@jest/globals';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();

test.each([
  [[0.1, 0.9], 'base head head base head base base head'],
  [[0.9, 0.1], 'head base base head base head head base'],
])('two pairs are a block with one draw: the second one is measured in the opposite order', async (draws, order) => {
  let drawn = 0;
  const factor = ({ side, number }: Measurement): number => (side === 'head' && number % 2 === 1 ? 1.2 : 1);
  const { measured } = await gate({ pairs: 4, budgetMs: 9 * 60_000 }, { factor, random: () => draws[drawn++] ?? 0 });
  expect(
    measured
      .slice(0, 8)
      .map(({ side }) => side)
      .join(' '),
  ).toBe(order);
});

test('each measurement is read once, however often the pairs are judged', async () => {
  const { measured, reads } = await gate({ pairs: 4, budgetMs: 9 * 60_000 });
  expect(measured.length).toBeGreaterThan(4);
  expect([new Set(reads).size, reads.length]).toEqual([measured.length, measured.length]);
});
