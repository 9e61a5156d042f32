/** A command that does not end before the budget: the whole pairs before it are judged; without one, nothing is decided. */
import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAndJudge } from '../../../src/commands/check/read-and-judge.js';
import { nodeHost } from '../../../src/hosts/node/host.js';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();
const minute = 60_000;

/** A head that is slower in every second pair, so that the pairs stay open. */
const restless = ({ side, number }: Measurement): number => (side === 'head' && number % 2 === 1 ? 1.4 : 1);

test.each([
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
    'The command to build the head had not ended after 12 min, when the budget of 12 min was spent.',
  ]);
});

describe.each(['base', 'head'] as const)('in the third pair, the %s', (hanging) => {
  test.each([0.1, 0.9])('is dropped with its other side, whichever was first (%d)', async (draw) => {
    const spanMs = ({ side, number }: Measurement): number => (side === hanging && number === 3 ? Infinity : minute);
    const plan = { factor: restless, spanMs, random: () => draw };
    const { exitCode, report, out } = await gate({ pairs: 4, budgetMs: 12 * minute }, plan);
    expect([exitCode, report?.pairs?.pairs, report?.reasons[0], report?.gate?.isBudgetSpent]).toEqual([
      2,
      2,
      'budget-spent',
      true,
    ]);
    expect(report?.problems).toContainEqual(
      expect.objectContaining({
        code: 'pair-cut',
        level: 'note',
        message: expect.stringMatching(
          new RegExp(`^The last pair is not judged. The command to measure the ${hanging} \\(pair 3\\) had not ended`),
        ),
      }),
    );
    expect(['base', 'head'].map((side) => existsSync(join(out, side, '3')))).toEqual([false, false]);
    // What was not finished is kept, and not judged again.
    const { judged } = await readAndJudge(
      { config: join(out, '../guardband.yml'), results: [`${out}/head`], against: `${out}/base` },
      nodeHost(),
    );
    expect(judged?.findings).toEqual(report?.findings);
  });
});

describe('the budget', () => {
  test.each([
    [8, 4],
    [7.99, 3],
  ])('of %d min has time for %d pairs of a minute each side', async (budget, pairs) => {
    const { report } = await gate({ pairs: 4, budgetMs: budget * minute }, { factor: restless });
    expect([report?.pairs?.pairs, report?.gate?.measurements]).toEqual([pairs, 2 * pairs]);
  });

  test('is used after a measurement that took unusually long', async () => {
    const spanMs = ({ side, number }: Measurement): number => (side === 'head' && number === 1 ? 4 : 1) * minute;
    const { report } = await gate({ pairs: 4, budgetMs: 11 * minute }, { factor: restless, spanMs });
    expect(report?.pairs?.pairs).toBe(4);
  });

  test('that ends between both sides of a pair drops the pair', async () => {
    const spanMs = ({ number }: Measurement): number => (number === 4 ? 2 : 1) * minute;
    const { exitCode, report, out } = await gate({ pairs: 4, budgetMs: 8 * minute }, { factor: restless, spanMs });
    expect([exitCode, report?.pairs?.pairs, report?.gate?.isBudgetSpent]).toEqual([2, 3, true]);
    expect(report?.problems.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^The last pair is not judged. The budget of 8 min ended before there was time to measure/),
    );
    expect(['base', 'head'].map((side) => existsSync(join(out, side, '4')))).toEqual([false, false]);
  });
});
