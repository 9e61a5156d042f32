/** A command that does not end: nothing is decided, and the message names it. */
import { expect, test } from '@jest/globals';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();
const minute = 60_000;

test.each([
  ['the head in the second pair', 'head', 2, 'measure the head (pair 2)'],
  ['the base in the first pair', 'base', 1, 'measure the base (pair 1)'],
  ['the head in the first pair', 'head', 1, 'measure the head (pair 1)'],
])('%s', async (_, side, number, task) => {
  const spanMs = (one: Measurement): number => (one.side === side && one.number === number ? Infinity : minute);
  const { exitCode, report, problems } = await gate({ pairs: 4, budgetMs: 12 * minute }, { spanMs });
  expect([exitCode, report]).toEqual([3, undefined]);
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'not-ended',
      message: expect.stringMatching(
        new RegExp(
          `^The command to ${task.replace(/[()]/g, '\\$&')} had not ended after \\d+ min, when the budget of 12 min`,
        ),
      ),
    }),
  ]);
});

test('a build', async () => {
  const spanMs = ({ number }: Measurement): number => (Number.isNaN(number) ? Infinity : minute);
  const { exitCode, problems } = await gate({ build: 'make', budgetMs: 12 * minute }, { spanMs });
  expect([exitCode, problems[0]?.message]).toEqual([
    3,
    'The command to build the head had not ended after 12 min, when the budget of 12 min was spent. Nothing was decided.',
  ]);
});

test('a measurement that takes a little longer than those before does not hang', async () => {
  const factor = ({ side, number }: Measurement): number => (side === 'head' && number % 2 === 1 ? 1.4 : 1);
  // The last pair just fits into the budget if it takes as long as those before.
  const spanMs = ({ number }: Measurement): number => (number === 4 ? 1.15 * minute : minute);
  const { exitCode, report } = await gate({ pairs: 4, budgetMs: 8 * minute }, { factor, spanMs });
  expect([exitCode, report?.gate?.measurements]).toEqual([2, 6]);
});
