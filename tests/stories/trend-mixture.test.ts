/** Runs of two kinds of machine are told once, and a lasting loss among them is still a change of level. */
import { expect, test } from '@jest/globals';
import { story } from './_story.js';

/** Numbers from 0 to 1 that are the same in every run of the test. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (1_103_515_245 * state + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface Kinds {
  readonly labels: number;
  /** The chance that a run is of the kind of the one before. */
  readonly stay: number;
  /** Of every run: 1 is the usual response time. */
  readonly factor?: (run: number) => number;
  readonly named?: boolean;
}

const { run, write } = story();

async function trendOf({ labels, stay, factor = () => 1, named = false }: Kinds): Promise<string> {
  const chance = chances(7);
  let isSlow = false;
  const lines = Array.from({ length: 160 }, (_, i) => {
    isSlow = chance() < stay ? isSlow : chance() < 0.5;
    const startedAt = new Date(Date.UTC(2025, 0, 1 + i, 2)).toISOString();
    const environment = named ? { environment: { cpu: isSlow ? 'old' : 'new' } } : {};
    return Array.from({ length: labels }, (_unused, k) => {
      const ms = 100 * (k + 2) * (isSlow ? 1.15 : 1) * factor(i) * (1 + 0.03 * (chance() - 0.5));
      const metrics = { errorPercent: 0, p50: ms, p99: 2 * ms, throughput: 10_000 / ms };
      const measurement = { configuration: {}, label: `GET /${String(k)}`, metrics, samples: 10_000, scenario: 'shop' };
      return `${JSON.stringify({ measurement, provenance: { ...environment, startedAt }, schemaVersion: 1 })}\n`;
    }).join('');
  });
  write('baselines/shop.ndjson', lines.join(''));
  return (await run('trend --baselines @baselines')).stdout;
}

test.each([1, 2, 4].flatMap((labels) => [0, 0.6].map((stay) => ({ labels, stay }))))(
  'two kinds 15 %% apart are one sentence and no change of level: %j',
  async (kinds) => {
    const told = await trendOf(kinds);
    expect(told).toMatch(/^No change in/);
    expect(told.match(/alternate between two levels, 1[456] % apart/g)).toHaveLength(1);
    expect(told).toContain('--set environment.KEY=VALUE');
  },
);

test('kinds that the runs name are named', async () => {
  const told = await trendOf({ labels: 2, stay: 0.6, named: true });
  expect(told).toMatch(/Their environments are cpu=\w+; cpu=\w+\./);
  expect(told).not.toContain('--set environment');
});

test('a loss that lasts is a change of level among them', async () => {
  const told = await trendOf({ labels: 1, stay: 0.3, factor: (i) => (i < 120 ? 1 : 1.5) });
  expect(told).toMatch(/got worse and (?:was|were) not accepted/);
});

const others: readonly (readonly [title: string, factor: (run: number) => number])[] = [
  ['losses that were repaired', (i: number) => (i % 40 < 20 ? 1 : 1.15)],
  ['a machine that became slower', (i: number) => (i < 80 ? 1 : 1.15)],
  ['noise', () => 1],
];

test.each(others)('%s are no mixture', async (_, factor) => {
  expect(await trendOf({ labels: 1, stay: 1, factor })).not.toContain('alternate');
});
