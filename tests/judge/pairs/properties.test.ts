/** What holds for every set of pairs: worse measurements are never judged milder. */
import { expect, test } from '@jest/globals';
import { times } from '../../_times.js';
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { screen } from '../../../src/judge/pairs/screen.js';
import { pairSettings } from '../../../src/judge/pairs/settings.js';
import type { Measurement } from '../../../src/model/documents.js';
import { chanceOf } from '../_simulated.js';
import { median } from '../../../src/stats/averages.js';
import { measure, slowedDown, tablesOf, type Measure } from './_measured.js';
import { changed, failing, judge, slower, speeds, worldOf, type World } from './_worlds.js';

const seeds = Array.from({ length: times(60) }, (_, i) => i + 1);

/** 2 fails, 1 leaves a question, 0 knows of no loss. */
const severityOf = ({ outcome, measured }: JudgedRun): number =>
  outcome === 'failed' ? 2 : outcome === 'undecided' || measured?.state === 'open' ? 1 : 0;
const leastChance = ({ measured }: JudgedRun): number => measured?.chance ?? 1;

/** Describes what got milder from one change to the next larger one. */
const findMilder = (world: World, changes: readonly ((row: Measurement) => Measurement)[]): readonly string[] => {
  const judged = changes.map((change) => judge(changed(world, change)));
  return judged.slice(1).flatMap((now, i) => {
    const before = judged[i] ?? now;
    return severityOf(now) < severityOf(before) ? [`change ${String(i + 1)}: ${before.outcome} to ${now.outcome}`] : [];
  });
};

test.each(Object.entries(speeds))('a larger loss is never milder: %s', (_, ids) => {
  const factors = [1.02, 1.08, 1.15, 1.3, 1.7, 3, 20];
  const found = seeds.flatMap((seed) => {
    const world = worldOf(seed);
    return findMilder(
      world,
      factors.map((factor) => slower(world.hit, factor, ids)),
    ).map((text) => `seed ${String(seed)}, ${text}`);
  });
  expect(found).toEqual([]);
});

test('more errors are never milder', () => {
  const points = [0.1, 0.5, 1, 2, 5, 10, 20, 40, 60, 90];
  const found = seeds.flatMap((seed) => {
    const world = worldOf(seed);
    return findMilder(
      world,
      points.map((point) => failing(world.hit, point)),
    ).map((text) => `seed ${String(seed)}, ${text}`);
  });
  expect(found).toEqual([]);
});

/** Worlds with a loss in their first label, judged without and with a change of the second one. */
const besideLoss = (other: (factor: number) => number): readonly (readonly [string, JudgedRun, JudgedRun])[] =>
  seeds.flatMap((seed) => {
    const world = worldOf(seed);
    const [first, second] = world.labels;
    if (second === undefined) return [];
    return [1.2, 1.5, 2].map((factor) => {
      const lost = changed(world, slower(first, factor, speeds.times));
      const both = changed(lost, slower(second, other(factor), speeds.times));
      return [`seed ${String(seed)}, x ${String(factor)}`, judge(lost), judge(both)] as const;
    });
  });

/** What others do is taken from a loss as the machine's doing, so a failure may become a question, but never nothing. */
const mostUndone = 100;

test.each([
  ['a second loss', (factor: number) => factor],
  ['a gain elsewhere', (factor: number) => 1 / factor],
])('%s never makes a loss pass, and undoes no clear failure', (_, other) => {
  const found = besideLoss(other).filter(
    ([, alone, both]) =>
      (severityOf(alone) > 0 && severityOf(both) === 0) ||
      (leastChance(alone) <= pairSettings.alpha / mostUndone && severityOf(both) < severityOf(alone)),
  );
  expect(found.map(([name]) => name)).toEqual([]);
});

/** A case more takes its share of alpha, and its group is one more to look at: twice each, in the smallest plan. */
const mostMultiplicity = 4;

test('an unrelated case changes a decision by its share of alpha only', () => {
  const found = seeds.flatMap((seed) => {
    const world = worldOf(seed);
    const lost = changed(world, slower(world.hit, 1 + 0.1 * (seed % 6), speeds.times));
    const [alone, beside] = [judge(lost), judge(withUnrelated(lost, seed))];
    if (fails(alone) === fails(beside)) return [];
    const share = leastChance(alone) / pairSettings.alpha;
    const isAtThreshold = share <= mostMultiplicity && share >= 1 / mostMultiplicity;
    return isAtThreshold ? [] : [`seed ${String(seed)}: ${alone.outcome} to ${beside.outcome}, ${String(share)}`];
  });
  expect(found).toEqual([]);
});

const fails = ({ findings }: JudgedRun): boolean =>
  findings.some((finding) => finding.fails === true && finding.case.scenario === 's0');

function withUnrelated<T extends Pick<World, 'heads' | 'bases'>>(world: T, seed: number): T {
  const { normal } = chanceOf(seed);
  const row = (): Measurement => {
    const time = 77 * Math.exp(0.01 * normal());
    const times = { mean: time, p50: time, p95: 1.5 * time, p99: 2 * time };
    const metrics = { errorPercent: 0, throughput: 1000 / time, ...times };
    return { scenario: 'other', label: 'other', configuration: { users: '7' }, samples: 5000, metrics };
  };
  const add = (runs: World['heads']): World['heads'] =>
    runs.map((run) => ({ ...run, measurements: [...run.measurements, row()] }));
  return { ...world, heads: add(world.heads), bases: add(world.bases) };
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

test('the order of the cases and of the pairs changes nothing', () => {
  const found = seeds.filter((seed) => {
    const { heads, bases } = worldOf(seed);
    // A value that one side lacks leaves its pair incomplete.
    if (judge({ heads, bases }).findings.some(({ effect }) => (effect?.pairs ?? heads.length) < heads.length))
      return false;
    const wordsOf = ({ outcome, measured, findings }: JudgedRun): unknown => [
      outcome,
      measured?.state,
      measured?.chance?.toPrecision(6),
      findings.map(({ case: { key }, metric, verdict }) => `${key} ${metric} ${verdict}`).toSorted(),
    ];
    const reversed = (runs: World['heads']): World['heads'] =>
      runs.map((run) => ({ ...run, measurements: run.measurements.toReversed() })).toReversed();
    const [one, other] = [judge({ heads, bases }), judge({ heads: reversed(heads), bases: reversed(bases) })];
    return JSON.stringify(wordsOf(one)) !== JSON.stringify(wordsOf(other));
  });
  expect(found).toEqual([]);
});

test('the order in which dated measurements are read changes nothing', () => {
  const dated = (runs: World['heads']): World['heads'] =>
    runs.map((run, pair) => {
      const startedAt = new Date(Date.UTC(2026, 0, 1, pair)).toISOString();
      return { ...run, measurements: run.measurements.map((row) => ({ ...row, startedAt })) };
    });
  const found = seeds.filter((seed) => {
    const { heads, bases } = worldOf(seed);
    const judged = [dated(heads), dated(heads).toReversed()].map((read) => judge({ heads: read, bases: dated(bases) }));
    const [one, other] = judged.map(({ findings }) => JSON.stringify(findings));
    return one !== other;
  });
  expect(found).toEqual([]);
});

/** By how much each case of a pair is slower, as a logarithm; the middle one. */
const movedBy = ({ heads, bases }: Pick<World, 'heads' | 'bases'>, pair: number, id: string): number => {
  const read = (run: World['heads'][number] | undefined): readonly number[] =>
    run?.measurements.map(({ metrics }) => Number(metrics[id])) ?? [];
  const before = read(bases[pair]);
  const sign = id === 'throughput' ? -1 : 1;
  return median(read(heads[pair]).map((value, i) => sign * Math.log(value / (before[i] ?? NaN))));
};

/** A single value may be noise. */
test.each([
  ['throughput', -Math.log(1 - 0.05)],
  ['p50', Math.log(1.1)],
])('a run of several cases that is slower as a whole in each of its pairs does not pass: %s', (id, band) => {
  const found = seeds.flatMap((seed) =>
    [1.05, 1.12, 1.18].flatMap((factor) => {
      const lost = changed(worldOf(seed), slower(undefined, factor, speeds.everything));
      const isSlower = lost.heads.every((_, pair) => movedBy(lost, pair, id) > band + 1e-9);
      if ((lost.heads[0]?.measurements.length ?? 0) < 2) return [];
      return isSlower && judge(lost).outcome === 'passed' ? [`seed ${String(seed)}, x ${String(factor)}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
