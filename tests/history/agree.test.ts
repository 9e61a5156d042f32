/**
 * A check and a trend of the same history never contradict each other about which level judges and which losses are open,
 * whatever the history is like.
 */
import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAndJudge } from '../../src/commands/check/read-and-judge.js';
import { record } from '../../src/commands/record/record.js';
import { trend } from '../../src/commands/trend/trend.js';
import { retainRuns } from '../../src/compare/levels/long-histories.js';
import { createPolicy } from '../../src/config/policy.js';
import { appendEntries } from '../../src/history/append-entries.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Accept, Finding, Provenance } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';
import { isUnresolved } from '../../src/model/comparison.js';
import { times } from '../_times.js';

const temp = mkdtempSync(join(tmpdir(), 'guardband-agree-'));
afterAll(() => {
  rmSync(temp, { recursive: true });
});
const host = { ...nodeHost(), git: () => Promise.resolve({ code: 128, stdout: '', stderr: '' }) };
const { policy } = createPolicy({});
const startOf = (run: number): string => new Date(Date.UTC(2026, 0, 1 + run, 2)).toISOString();

function chances(seed: number) {
  let state = (seed * 7919 + 17) % 2_147_483_647;
  const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let i = 0; i < 5; i++) chance();
  return {
    normal: () => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance()),
    pick: <T>(...choices: readonly [T, ...T[]]): T => choices[Math.floor(chance() * choices.length)] ?? choices[0],
    between: (low: number, high: number): number => low + Math.floor(chance() * (high - low + 1)),
  };
}

/** @param loss how much worse a case is in a run, as a logarithm */
interface World {
  readonly runs: number;
  readonly loss: (place: number, run: number) => number;
  readonly errors?: (place: number, run: number) => number;
  readonly environment?: (run: number) => Provenance['environment'];
  readonly accept?: { readonly from: number; readonly places: readonly number[] };
}

function measure({ runs, loss, errors, environment }: World, seed: number): readonly Run[] {
  const { normal, pick } = chances(seed);
  const [noise, machine] = [pick(0.008, 0.015, 0.03), pick(0.005, 0.02)];
  return Array.from({ length: runs }, (_, run): Run => {
    const moved = machine * normal();
    const named = environment?.(run);
    return {
      provenance: { startedAt: startOf(run), ...(named && { environment: named }) },
      measurements: Array.from({ length: 6 }, (_unused, place) => {
        const slower = moved + loss(place, run);
        const metrics = {
          throughput: 500 * Math.exp(-slower + noise * normal()),
          errorPercent: errors?.(place, run) ?? 0,
          p50: 20 * Math.exp(slower + 1.2 * noise * normal()),
          p99: 70 * Math.exp(slower + 1.8 * noise * normal()),
        };
        return { scenario: 'api', configuration: { users: String(10 * (place + 1)) }, samples: 30_000, metrics };
      }),
    };
  });
}

const worlds: Readonly<Record<string, (seed: number) => World>> = {
  'one kind': (seed) => createWorld(seed),
  'nothing changed': (seed) => ({ ...createWorld(seed), loss: () => 0 }),
  'two kinds that are named': (seed) => withKinds(seed, true),
  'two kinds that are not named': (seed) => withKinds(seed, false),
  'another machine': (seed) => {
    const { loss, runs, ...world } = createWorld(seed);
    const since = chances(seed + 500).between(1, runs - 1);
    const isMoved = (run: number): boolean => run >= since;
    return {
      ...world,
      runs,
      loss: (place, run) => loss(place, run) + (isMoved(run) ? 0.25 : 0),
      environment: (run) => ({ instance: isMoved(run) ? 'b' : 'a' }),
    };
  },
  'an accepted loss': (seed) => {
    const { runs } = createWorld(seed);
    const [from, again] = [Math.floor(runs / 3), Math.floor(runs / 2)];
    const loss = (place: number, run: number) =>
      place > 1 ? 0 : (run >= from ? 0.25 : 0) + (run >= again + seed ? 0.2 : 0);
    return { runs, loss, accept: { from, places: [0, 1] } };
  },
  'a slow loss': (seed) => {
    const { runs } = createWorld(seed);
    const length = chances(seed + 500).between(5, 40);
    return { runs, loss: (place, run) => (place > 1 ? 0 : 0.3 * Math.min(1, Math.max(0, (run - runs / 3) / length))) };
  },
  'an outage': (seed) => {
    const { runs } = createWorld(seed);
    const { between } = chances(seed + 500);
    const [first, length] = [between(1, runs - 1), between(1, 4)];
    const isDown = (place: number, run: number): boolean => place < 2 && run >= first && run < first + length;
    return { runs, loss: (place, run) => (isDown(place, run) ? 1 : 0), errors: (...at) => (isDown(...at) ? 4 : 0) };
  },
};

/** A loss of some cases, in which good runs may remain. */
function createWorld(seed: number): World {
  const { pick, between } = chances(seed);
  const runs = between(3, 60);
  const [first, size, good] = [between(1, runs - 1), pick(0.1, 0.2, 0.35), pick(0, 0, 3, 4, 7)];
  const isHit = pick<(place: number) => boolean>(
    (place) => place === 0,
    (place) => place % 2 === 0,
    () => true,
  );
  const isLost = (run: number): boolean => run >= first && !(good > 0 && (run - first) % good === good - 1);
  return { runs, loss: (place, run) => (isHit(place) && isLost(run) ? size : 0) };
}

function withKinds(seed: number, areNamed: boolean): World {
  const { loss, ...world } = createWorld(seed);
  const { pick } = chances(seed + 500);
  const kinds = Array.from({ length: world.runs }, (_, run) => (seed % 2 === 0 ? run % 2 : pick(0, 1)));
  const isSlow = (run: number): boolean => kinds[run] === 1;
  return {
    ...world,
    loss: (place, run) => loss(place, run) + (isSlow(run) ? 0.22 : 0),
    ...(areNamed && { environment: (run) => ({ instance: isSlow(run) ? 'old' : 'new' }) }),
  };
}

const acceptsOf = ({ accept }: World): readonly Accept[] =>
  (accept?.places ?? []).map((place) => ({
    case: { scenario: 'api', configuration: { users: String(10 * (place + 1)) } },
    metric: '*',
    from: startOf(accept?.from ?? 0),
    reason: 'meant',
    acceptedAt: startOf(accept?.from ?? 0),
  }));

type Store = (runs: readonly Run[], accepts: readonly Accept[], folder: string) => Promise<unknown>;
const stores: Readonly<Record<string, Store>> = {
  recorded: (runs, accepts, store) =>
    appendEntries(
      [...runs.flatMap(toPastMeasurements), ...accepts.map((accept) => ({ accept }))],
      store,
      retainRuns(policy),
      host,
    ),
  'recorded at once': (runs, _, baselines) => {
    const file = `${baselines}.ndjson`;
    writeFileSync(file, linesOf(runs));
    return record({ results: [file], baselines }, host);
  },
  'of another program': (runs, _, store) => {
    writeFileSync(`${store}.ndjson`, linesOf(runs));
    return Promise.resolve();
  },
};
/** Not in the form in which Guardband writes them. */
const linesOf = (runs: readonly Run[]): string =>
  runs
    .flatMap(toPastMeasurements)
    .map((entry) => `${JSON.stringify({ schemaVersion: 1, ...entry })}\n`)
    .join('');

const keyOf = ({ case: { key }, metric }: Pick<Finding, 'case' | 'metric'>): string => `${key} ${metric}`;

async function judge(run: Run | undefined, baselines: string): Promise<readonly Finding[]> {
  const file = join(temp, 'run.json');
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, ...run }));
  const { judged, problems } = await readAndJudge({ results: [file], baselines }, host);
  expect(judged === undefined ? problems : []).toEqual([]);
  return (judged?.findings ?? []).filter(({ gated, objective }) => gated && objective === undefined);
}

const seeds = Array.from({ length: times(5) }, (_, i) => i + 1);
const kinds = Object.keys(worlds).flatMap((world) => {
  const all = world === 'an accepted loss' ? ['recorded'] : world.includes('kind') ? Object.keys(stores) : ['recorded'];
  return all.map((store) => [world, store] as const);
});

test.each(kinds)('%s, %s', async (name, store) => {
  for (const seed of seeds) {
    const world = worlds[name]?.(seed);
    if (world === undefined) throw new Error(name);
    const runs = measure(world, seed);
    const folder = join(temp, `${name} ${store} ${String(seed)}`.replaceAll(' ', '-'));
    await stores[store]?.(runs, acceptsOf(world), folder);
    const baselines = store === 'of another program' ? `${folder}.ndjson` : folder;
    const newest = runs.at(-1);
    const { trend: found } = await trend({ history: [], baselines }, host);
    const open = (found?.changes ?? []).filter(isUnresolved);
    // What a check fails is open, or it is only of the newest run.
    const listed = new Set([...open, ...(found?.failed ?? [])].map(keyOf));
    const failed = (await judge(newest, baselines)).filter(({ verdict, fails }) => fails && verdict === 'regression');
    expect({ seed, unlisted: failed.map(keyOf).filter((key) => !listed.has(key)) }).toEqual({ seed, unlisted: [] });
    // What is open is judged by the level before it.
    const next = { ...newest, measurements: newest?.measurements ?? [] };
    const after = await judge(
      { ...next, provenance: { ...newest?.provenance, startedAt: startOf(runs.length) } },
      baselines,
    );
    const usual = new Map(after.map((finding) => [keyOf(finding), finding.baseline?.value]));
    const isOld = ({ after: { environment } }: (typeof open)[number]): boolean =>
      environment?.['instance'] !== newest?.provenance.environment?.['instance'];
    const others = open.filter((change) => {
      const { before, after: present } = change.level;
      const value = usual.get(keyOf(change)) ?? NaN;
      return !isOld(change) && Math.abs(value - present) < Math.abs(value - before);
    });
    expect({ seed, others: others.map(keyOf) }).toEqual({ seed, others: [] });
  }
});
