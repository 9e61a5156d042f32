/** The search finds commits in simulated repositories, whatever is in its way. */
import { describe, expect, test } from '@jest/globals';
import { chanceOf } from '../_simulated.js';
import { bisectSimulated, type SimulatedCommits } from './_simulated.js';
import { times } from '../../_times.js';

const calm = { machine: 0.1, label: 0.02 };
const draws = (seed: number) => chanceOf(seed).student;
const slower = (from: number, factor: number, label = 'GET /b') => ({ from, label, factor });
/** Searches 16 commits, unless it is said otherwise, on a calm machine. */
const search = (
  seed: number,
  changes: SimulatedCommits['slower'],
  more: Partial<SimulatedCommits> = {},
  options: Parameters<typeof bisectSimulated>[2] = {},
) => bisectSimulated({ commits: 16, slower: changes, noise: calm, ...more }, draws(seed), options);

test.each([1, 2, 9, 15, 16])('commit %i of 16 is named, with its effect beside its parent', async (from) => {
  const { found, pairs } = await search(from, [slower(from, 1.3)]);
  expect(found).toMatchObject({ state: 'named', commit: from, further: [], skipped: [] });
  expect(found.probability).toBeGreaterThan(0.95);
  expect(found.target?.cases.map(({ label }) => label)).toContain('GET /b');
  const step = (found.step ?? found.whole)?.groups.find(({ group }) => group.id === found.target?.group.id);
  expect(step?.clearer.differences.mean).toBeCloseTo(Math.log(1.3), 0);
  expect(pairs).toBeLessThan(20);
});

test('a single commit needs no search', async () => {
  const { found, pairs } = await search(5, [slower(1, 1.3)], { commits: 1 });
  expect([found.state, found.commit]).toEqual(['named', 1]);
  expect(pairs).toBeLessThan(6);
});

test('says that none is slow before any commit between is measured', async () => {
  const measured: number[] = [];
  const { found } = await search(3, [], {}, { onProgress: () => measured.push(1) });
  expect([found.state, found.target, measured]).toEqual(['none', undefined, []]);
  // Neither is a faster one.
  const faster = await search(4, [slower(4, 0.7)]);
  expect(faster.found.state).toBe('none');
});

test('does not say that none is slow where one was measured slower and noise is not excluded', async () => {
  const restless = { commits: 4, noise: { machine: 0.1, label: 0.15 } };
  const { found } = await search(1, [slower(2, 1.25)], restless, { maxPairs: 4 });
  expect([found.state, found.target]).toEqual(['undecided', undefined]);
  expect(found.whole?.groups.map(({ state }) => state)).toContain('suspect');
});

describe('several changes', () => {
  test('of different labels are found one after the other', async () => {
    const both = [slower(4, 1.3), slower(12, 1.3, 'GET /d')];
    const only = (label: string) => ({
      isWanted: ({ cases }: { readonly cases: readonly { readonly label?: string }[] }) =>
        cases.every((one) => one.label === label),
    });
    const first = await search(6, both, {}, only('GET /b'));
    const second = await search(7, both, {}, only('GET /d'));
    expect([first.found.commit, second.found.commit]).toEqual([4, 12]);
    expect(second.found.state).toBe('named');
  });

  test('of the same label are told apart', async () => {
    const quiet = { noise: { machine: 0.1, label: 0.01 } };
    const { found } = await search(8, [slower(4, 1.15), slower(11, 1.3)], quiet);
    expect([found.state, found.commit, found.further]).toEqual(['named', 11, [{ beside: 0, commit: 10 }]]);
  });

  test('that made the others faster do not count as a loss', async () => {
    const faster = ['GET /a', 'GET /c', 'GET /d'].map((label) => slower(12, 0.7, label));
    const { found } = await search(14, [slower(4, 1.3), ...faster], { noise: { machine: 0.05, label: 0.02 } });
    expect([found.state, found.commit, found.further]).toEqual(['named', 4, []]);
    const none = await search(15, faster);
    expect(none.found.state).toBe('none');
  });

  test('one that was repaired in between does not mislead', async () => {
    const { found } = await search(9, [slower(6, 1.3), slower(8, 1 / 1.3), slower(13, 1.3)]);
    expect(found.state).toBe('named');
    expect([6, 13]).toContain(found.commit);
  });
});

describe('what cannot be measured', () => {
  test('is skipped, and the commit beside it is still named', async () => {
    const { found } = await search(10, [slower(5, 1.3)], { broken: [8, 9, 12] });
    expect([found.state, found.commit, found.skipped.includes(8)]).toEqual(['named', 5, true]);
  });

  test('leaves a range if it is the commit itself or its parent', async () => {
    const { found } = await search(11, [slower(9, 1.3)], { broken: [7, 8, 9] });
    expect([found.state, found.range, found.skipped]).toEqual(['range', [7, 10], [7, 8, 9]]);
  });

  test('after the end of the budget leaves a range that contains the commit', async () => {
    const { found } = await search(12, [slower(40, 1.3)], { commits: 64, most: 4 });
    expect(found).toMatchObject({ state: 'range', isCut: true });
    expect(found.range[0]).toBeLessThanOrEqual(40);
    expect(found.range[1]).toBeGreaterThanOrEqual(40);
    const none = await search(13, [], { commits: 64, most: 0 });
    expect(none.found.state).toBe('ended');
  });
});

test('on a restless machine most answers are right, and few are wrong', async () => {
  const seeds = times(6);
  const counts = { right: 0, wrong: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    const from = 1 + ((seed * 5) % 16);
    const { found } = await search(100 + seed, [slower(from, 1.3)], { noise: { machine: 0.2, label: 0.05 } });
    if (found.state === 'named') counts[found.commit === from ? 'right' : 'wrong']++;
  }
  expect(counts.right).toBeGreaterThanOrEqual(0.75 * seeds);
  expect(counts.wrong).toBeLessThanOrEqual(Math.ceil(seeds / 12));
});
