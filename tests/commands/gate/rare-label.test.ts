/** A label with few requests, which a short measurement may not contain. */
import { describe, expect, test } from '@jest/globals';
import { headline } from '../../../src/report/sentences/headline.js';
import { plainWording } from '../../../src/report/sentences/words.js';
import { measuredWorld, type Measurement } from './_measured.js';

const gate = measuredWorld();
const minute = 60_000;
/** The head has none before a pair, the base has three in each. */
const absentBefore =
  (pair: number) =>
  ({ side, number }: Measurement): number =>
    side === 'head' && number < pair ? 0 : 3;
const verdictsIn = ({ report }: Awaited<ReturnType<typeof gate>>) =>
  report?.findings.flatMap(({ case: { label }, verdict, gated }) => (gated && label === 'GET /a' ? [verdict] : []));

describe('that the head has none of', () => {
  test('is missing once ten were to be expected', async () => {
    const found = await gate({ pairs: 1, budgetMs: 60 * minute }, { requests: absentBefore(Infinity) });
    expect([found.exitCode, found.report?.reasons, found.report?.pairs?.pairs]).toEqual([1, ['missing'], 4]);
    expect(new Set(verdictsIn(found))).toEqual(new Set(['missing']));
  });

  test('is unknown if the budget ends before', async () => {
    const found = await gate({ pairs: 1, budgetMs: 7 * minute }, { requests: absentBefore(Infinity) });
    const { exitCode, report } = found;
    expect([exitCode, report?.reasons, report?.pairs?.pairs]).toEqual([2, ['budget-spent', 'few-expected'], 3]);
    expect(new Set(verdictsIn(found))).toEqual(new Set(['inconclusive']));
    if (report === undefined) throw new Error('no report');
    expect(headline(report, plainWording(report)).text).toBe('unknown: GET /a was not measured, perhaps by chance');
  });

  test('passes if another pair has it', async () => {
    const found = await gate({ pairs: 1, budgetMs: 60 * minute }, { requests: absentBefore(3) });
    expect([found.exitCode, verdictsIn(found)?.includes('missing')]).toEqual([0, false]);
  });
});

test('that only some pairs have on both sides is judged by these', async () => {
  // The machine is three times as slow in the first pair, in which the head has none.
  const factor = ({ number }: Measurement): number => (number === 1 ? 3 : 1);
  const requests = ({ side, number }: Measurement): number => (side === 'head' && number === 1 ? 0 : 9);
  const { report } = await gate({ pairs: 3, budgetMs: 7 * minute }, { factor, requests });
  const own = report?.findings.filter(({ case: { label }, metric }) => label === 'GET /a' && metric === 'p50');
  expect(own?.map(({ candidate, baseline }) => candidate === baseline?.value)).toEqual([true]);
});
