/**
 * What a change of a run may do to its outcome, over generated worlds. The limits are a little above the shares of 1,800 worlds;
 * GUARDBAND_EFFORT=6 GUARDBAND_FIGURES=1 measures and prints them.
 */
import { afterAll, expect, test } from '@jest/globals';
import type { JudgedRun } from '../../src/judge/judge-run.js';
import { isWorseOutcome } from '../../src/judge/outcome.js';
import { times } from '../_times.js';
import {
  generate,
  judge,
  lose,
  losing,
  numberOf,
  unrelated,
  type Loss,
  type Measured,
  type World,
} from './_generated.js';

/** The judgement of a run, and of the one that must not be milder. */
type Step = readonly [before: JudgedRun, after: JudgedRun];

/** What may be wrong with a step. */
const violations = {
  other: ([before, after]: Step) => signature(before) !== signature(after),
  milder: ([before, after]: Step) => isWorseOutcome(before.outcome, after.outcome),
  green: ([before, after]: Step) => before.outcome !== 'passed' && after.outcome === 'passed',
  'failed to passed': ([before, after]: Step) => before.outcome === 'failed' && after.outcome === 'passed',
};

/** The outcome and every verdict, whatever the order and the names of the labels. */
function signature({ outcome, measured, findings }: JudgedRun): string {
  const verdicts = findings.map(({ case: { label, configuration }, metric, verdict, reason }) =>
    [numberOf(label), JSON.stringify(configuration), metric, verdict, reason].join(' '),
  );
  return [outcome, measured?.state, ...verdicts.toSorted()].join('\n');
}

type Limits = Partial<Record<keyof typeof violations, number>>;

interface Property {
  /** What is done to a run. */
  readonly name: string;
  readonly steps: (world: World) => readonly Step[];
  /** The most that is wrong, in percent of the steps, by the kind of worlds. */
  readonly run?: Limits;
  readonly pairs?: Limits;
}

const pick = <T>({ chance }: World, list: readonly T[]): T => list[Math.floor(chance.uniform() * list.length)] as T;
const judgeBoth = (before: World, after: World): Step => [judge(before), judge(after)];
/** Each world and the one before it. */
function judgeSeries(worlds: readonly World[]): readonly Step[] {
  const judged = worlds.map(judge);
  return judged.slice(1).map((after, i) => [judged[i] as JudgedRun, after]);
}

function shuffle<T>({ chance }: World, list: readonly T[]): readonly T[] {
  const keys = list.map(() => chance.uniform());
  return [...list.keys()].toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((i) => list[i] as T);
}

const mapAll = (world: World, change: (measured: Measured) => Measured): World => ({
  ...world,
  head: world.head.map(change),
  past: world.past.map(change),
});

function rename(world: World): World {
  const prefixes = new Map(shuffle(world, world.labels).map((label, i) => [label, `z${String(i)}`]));
  const nameOf = (label = ''): string => `${prefixes.get(label) ?? ''} ${numberOf(label)}`;
  return mapAll(world, (measured) => measured.map((one) => ({ ...one, label: nameOf(one.label) })));
}

function reorderPairs(world: World): World {
  const order = shuffle(world, [...world.head.keys()]);
  const sort = (side: readonly Measured[]): readonly Measured[] => order.map((i) => side[i] as Measured);
  return { ...world, head: sort(world.head), past: sort(world.past) };
}

/** One label, or all of a quarter of the worlds, in some metrics. */
const someLoss = (world: World): Loss => ({
  label: world.chance.uniform() < 0.25 ? undefined : pick(world, world.labels),
  metrics: pick(world, Object.values(losing)),
});

const growing = (world: World, losses: readonly Loss[]): readonly Step[] => {
  const loss = someLoss(world);
  return judgeSeries(losses.map((size) => lose(world, { ...loss, ...size })));
};

/** Ever less is known of a run: the newest runs are left, or the first pairs. */
function forget(world: World, factor: number): readonly Step[] {
  const lost = lose(world, { ...someLoss(world), factor });
  const lengths = Array.from({ length: world.past.length }, (_, i) => world.past.length - i);
  const { head, past } = lost;
  const keep = (length: number): World =>
    lost.isPairs
      ? { ...lost, head: head.slice(0, length), past: past.slice(0, length) }
      : { ...lost, past: past.slice(-length) };
  return judgeSeries(lengths.map(keep));
}

/** Another label changes besides the one that lost. */
function changeSecond(world: World, changeOf: (factor: number) => Loss): readonly Step[] {
  const [label, second] = world.labels;
  if (second === undefined) return [];
  const [factor, metrics] = [pick(world, [1.2, 1.5, 2]), pick(world, [losing.times, losing.all])];
  const lost = lose(world, { label, factor, metrics });
  return [judgeBoth(lost, lose(lost, { label: second, metrics, ...changeOf(factor) }))];
}

/** Unchanged cases of another scenario are measured, too. */
function addUnrelated(world: World, count: number): readonly Step[] {
  const lost = lose(world, { ...someLoss(world), factor: pick(world, [1.2, 1.3, 1.5]), metrics: losing.times });
  const add = (measured: Measured): Measured => [
    ...measured,
    ...Array.from({ length: count }, (_, i) => unrelated(world.chance.normal, i)),
  ];
  return [judgeBoth(lost, mapAll(lost, add))];
}

const larger = [1, 1.11, 1.2, 1.3, 1.6, 2.5].map((factor) => ({ factor }));
const moreErrors = [0, 0.6, 2, 8, 60].map((errors) => ({ errors }));

const forgetBoth = (world: World): readonly Step[] => [1.2, 1.6].flatMap((factor) => forget(world, factor));
const same: Limits = { other: 0 };
const noMilder: Limits = { milder: 0 };

const properties: readonly Property[] = [
  {
    name: 'another order of cases',
    steps: (world) => [
      judgeBoth(
        world,
        mapAll(world, (measured) => shuffle(world, measured)),
      ),
    ],
    run: same,
    pairs: same,
  },
  { name: 'renamed labels', steps: (world) => [judgeBoth(world, rename(world))], run: same, pairs: same },
  { name: 'another order of pairs', steps: (world) => [judgeBoth(world, reorderPairs(world))], pairs: same },
  // A larger loss moves what eight cases share past another case.
  {
    name: 'a larger loss',
    steps: (world) => growing(world, larger),
    run: { milder: 0.1, 'failed to passed': 0 },
    pairs: { milder: 0.2, 'failed to passed': 0 },
  },
  { name: 'more errors', steps: (world) => growing(world, moreErrors), run: noMilder, pairs: noMilder },
  { name: 'one run less', steps: forgetBoth, run: { green: 1.6, 'failed to passed': 0.3 } },
  // A single pair says nothing about a tail.
  { name: 'one pair less', steps: forgetBoth, pairs: { green: 6.5, 'failed to passed': 0.4 } },
  {
    name: 'a second loss of the same size',
    steps: (world) => changeSecond(world, (factor) => ({ factor })),
    run: { milder: 5, green: 1.5, 'failed to passed': 1.3 },
    pairs: { milder: 2, green: 0.7, 'failed to passed': 0.5 },
  },
  {
    name: 'a second loss of half the size',
    steps: (world) => changeSecond(world, (factor) => ({ factor: (1 + factor) / 2 })),
    run: { milder: 4, green: 1.3, 'failed to passed': 1.2 },
    pairs: { milder: 2, green: 0.7, 'failed to passed': 0.5 },
  },
  {
    name: 'a gain elsewhere',
    steps: (world) => changeSecond(world, (factor) => ({ factor: 1 / factor })),
    run: { milder: 0.5, green: 0.4, 'failed to passed': 0 },
    pairs: { milder: 1.1, green: 1.1, 'failed to passed': 0.3 },
  },
  {
    name: 'errors elsewhere',
    steps: (world) => changeSecond(world, () => ({ errors: 3 })),
    run: noMilder,
    pairs: noMilder,
  },
  {
    name: 'one unrelated case',
    steps: (world) => addUnrelated(world, 1),
    run: { green: 1.3, 'failed to passed': 0.8 },
    pairs: { green: 1.3, 'failed to passed': 0 },
  },
  {
    name: 'three unrelated cases',
    steps: (world) => addUnrelated(world, 3),
    run: { green: 6.5, 'failed to passed': 2 },
    pairs: { green: 1.6, 'failed to passed': 0 },
  },
];

const seeds = Array.from({ length: times(300, 100) }, (_, i) => i + 1);
const table = [
  '| worlds | change | violation | tries | violations | percent | limit |',
  '| --- | --- | --- | --- | --- | --- | --- |',
];
const rows = properties.flatMap(({ name, steps, ...limits }) =>
  (['run', 'pairs'] as const).flatMap((kind) => {
    const ofKind = limits[kind];
    return ofKind === undefined ? [] : [{ kind, name, steps, limits: ofKind }];
  }),
);

test.each(rows)('$kind: $name', ({ kind, name, steps, limits }) => {
  const ids = Object.keys(limits) as (keyof Limits)[];
  const all = seeds.flatMap((seed) => {
    const world = generate(seed);
    if (world.isPairs !== (kind === 'pairs')) return [];
    return steps(world).map((step) => new Set(ids.filter((id) => violations[id](step))));
  });
  const found = ids.map((id) => {
    const percent = limits[id] ?? 0;
    const count = all.filter((wrong) => wrong.has(id)).length;
    const [share, expected] = [(100 * count) / all.length, (percent / 100) * all.length];
    table.push(`| ${[kind, name, id, all.length, count, share.toFixed(2), percent].join(' | ')} |`);
    // What chance explains of so few.
    return { id, count, isWithin: count <= expected + 3 * Math.sqrt(expected) };
  });
  expect(all.length).toBeGreaterThan(0);
  expect(found.filter(({ isWithin }) => !isWithin)).toEqual([]);
});

afterAll(() => {
  if (process.env['GUARDBAND_FIGURES'] !== undefined) console.log(table.join('\n'));
});
