/** What holds for every set of pairs, beside what ../fuzz.test.ts asks of runs and pairs. */
import { expect, test } from '@jest/globals';
import { times } from '../../_times.js';
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { screen } from '../../../src/judge/pairs/screen.js';
import { pairSettings } from '../../../src/judge/pairs/settings.js';
import { generate, judge, lose, losing, unrelated, type Measured, type World } from '../_generated.js';
import { chanceOf } from '../_simulated.js';
import { median } from '../../../src/stats/averages.js';
import { measure, slowedDown, tablesOf, type Measure } from './_measured.js';

const seeds = Array.from({ length: times(60) }, (_, i) => i + 1);
const isOfPairs = (seed: number): boolean => generate(seed).isPairs;
/** As many worlds of pairs. */
const ofPairs = Array.from({ length: 4 * seeds.length }, (_, i) => i + 1)
  .filter(isOfPairs)
  .slice(0, seeds.length);

/** A case more takes its share of alpha, and its group is one more to look at: twice each, in the smallest plan. */
const mostMultiplicity = 4;

test('an unrelated case changes a decision by its share of alpha only', () => {
  const found = ofPairs.flatMap((seed) => {
    const world = generate(seed);
    const lost = lose(world, { label: world.labels[0], factor: 1 + 0.1 * (seed % 6) });
    const [alone, beside] = [judge(lost), judge(withUnrelated(lost, seed))];
    if (fails(alone) === fails(beside)) return [];
    const share = (alone.measured?.chance ?? 1) / pairSettings.alpha;
    const isAtThreshold = share <= mostMultiplicity && share >= 1 / mostMultiplicity;
    return isAtThreshold ? [] : [`seed ${String(seed)}: ${alone.outcome} to ${beside.outcome}, ${String(share)}`];
  });
  expect(found).toEqual([]);
});

const fails = ({ findings }: JudgedRun): boolean =>
  findings.some((finding) => finding.fails === true && finding.case.scenario === 'plan');

function withUnrelated(world: World, seed: number): World {
  const { normal } = chanceOf(seed);
  const add = (sides: readonly Measured[]): readonly Measured[] =>
    sides.map((measured) => [...measured, unrelated(normal)]);
  return { ...world, head: add(world.head), past: add(world.past) };
}

test('what pairs fail without a history, they fail with any', () => {
  const noise = { machine: 0.02, label: 0.04 };
  const seen = { failed: 0, chosen: 0 };
  for (const seed of seeds) {
    const { normal, uniform } = chanceOf(seed);
    const next = (): Measure => measure(noise, normal);
    const factor = 1 + 0.5 * uniform();
    const pairs = 3 + Math.floor(5 * uniform());
    const base = Array.from({ length: pairs }, next);
    const head = Array.from({ length: pairs }, () => slowedDown(next(), factor, 'GET /c'));
    const tables = tablesOf(head, base, 'session');
    const without = decideByPairs(tables);
    // Any history: it knows nothing of these pairs.
    const known = screen(tablesOf([next()], Array.from({ length: 6 }, next), 'history'));
    if (known.suspects !== undefined) seen.chosen++;
    if (without.state !== 'failed') continue;
    seen.failed++;
    expect([seed, decideByPairs(tables, known).state]).toEqual([seed, 'failed']);
  }
  expect(seen.failed).toBeGreaterThan(seeds.length / 4);
  expect(seen.chosen).toBeGreaterThan(seeds.length / 4);
});

test('the order in which dated measurements are read changes nothing', () => {
  const dated = (sides: readonly Measured[]): readonly Measured[] =>
    sides.map((measured, pair) => {
      const startedAt = new Date(Date.UTC(2026, 0, 1, pair)).toISOString();
      return measured.map((row) => ({ ...row, startedAt }));
    });
  const found = ofPairs.filter((seed) => {
    const { head, past, ...world } = generate(seed);
    const [one, other] = [dated(head), dated(head).toReversed()].map((read) =>
      JSON.stringify(judge({ ...world, head: read, past: dated(past) }).findings),
    );
    return one !== other;
  });
  expect(found).toEqual([]);
});

/** By how much each case of a pair is slower, as a logarithm; the middle one. */
const movedBy = ({ head, past }: World, pair: number, id: string): number => {
  const read = (measured: Measured = []): readonly number[] => measured.map(({ metrics }) => Number(metrics[id]));
  const before = read(past[pair]);
  const sign = id === 'throughput' ? -1 : 1;
  return median(read(head[pair]).map((value, i) => sign * Math.log(value / (before[i] ?? NaN))));
};

/** A single value may be noise. */
test.each([
  ['throughput', -Math.log(1 - 0.05)],
  ['p50', Math.log(1.1)],
])('a run of several cases that is slower as a whole in each of its pairs does not pass: %s', (id, band) => {
  const found = ofPairs.flatMap((seed) =>
    [1.05, 1.12, 1.18].filter((factor) => {
      const lost = lose(generate(seed), { factor, metrics: losing.all });
      const isSlower = lost.head.every((_, pair) => movedBy(lost, pair, id) > band + 1e-9);
      return (lost.head[0]?.length ?? 0) > 1 && isSlower && judge(lost).outcome === 'passed';
    }),
  );
  expect(found).toEqual([]);
});
