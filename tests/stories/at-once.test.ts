/** Several processes record in one folder. */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { times } from '../_times.js';
import { directory } from '../../src/history/stores/directory.js';
import { openStore } from '../../src/history/stores/index.js';
import { withFolderLock } from '../../src/hosts/node/folder-lock.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { historyLines, story } from './_story.js';

const { at, text } = story();
const host = nodeHost();
const program = at('recorder.mjs');
beforeAll(() => {
  const build = `import { buildSync } from 'esbuild';
      import { bundle } from './tools/bundle.mjs';
      buildSync({ ...bundle, entryPoints: ['tests/stories/_recorder.ts'], outfile: ${JSON.stringify(program)} });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build]);
});
const recorder = (...argv: readonly string[]): ChildProcess => spawn(process.execPath, [program, ...argv]);
const ended = async (process: ChildProcess): Promise<unknown> => ((await once(process, 'exit')) as unknown[])[0];

test('processes that record in one folder concurrently keep the records of the others and leave no other files behind', async () => {
  const [processes, runsEach] = [8, 25];
  const begun = Array.from({ length: processes }, (_, n) => recorder(at('b'), String(n), String(runsEach)));
  expect(await Promise.all(begun.map(ended))).toEqual(Array(processes).fill(0));
  const lines = text('b/shop.ndjson').match(/^\[.*/gm) ?? [];
  expect(new Set(lines).size).toBe(processes * runsEach);
  expect(lines).toHaveLength(processes * runsEach);
  expect(new Set(historyLines(at('b'))).size).toBe(processes * runsEach);
  expect(readdirSync(at('b'))).toEqual(['archive-v2', 'shop.ndjson']);
});

test('processes that record in one folder concurrently do not wait forever for a process that was killed, and remove its lock', async () => {
  const holder = recorder(at('c'), 'hold');
  if (holder.stdout) await once(holder.stdout, 'data');
  const waiting = [1, 2, 3, 4].map((n) => recorder(at('c'), String(n), '1'));
  const all = Promise.all(waiting.map(ended));
  expect(await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1500, 'waiting'))])).toBe('waiting');
  holder.kill('SIGKILL');
  expect(await all).toEqual([0, 0, 0, 0]);
  expect(historyLines(at('c'))).toHaveLength(4);
  expect(readdirSync(at('c'))).toEqual(['archive-v2', 'shop.ndjson']);
});

const kills = times(12, 6);
const patienceMs = 10_000;
test('processes that record in one folder concurrently killed at any moment, leave every run of several scenarios whole, and cost the next one no time', async () => {
  const counts = new Set<number>();
  for (let n = 0; n < kills; n++) {
    const process = recorder(at('d'), 'scenarios', '80');
    const exit = once(process, 'exit');
    if (process.stdout) await once(process.stdout, 'data');
    // The lock of the process that was killed earlier is broken after a second.
    await new Promise((resolve) => setTimeout(resolve, (n === 0 ? 0 : 1000) + Math.random() * 300));
    process.kill('SIGKILL');
    await exit;
    const lines = [...((await openStore(at('d'), host)).texts ?? []).values()].map(
      (text) => text.trimEnd().split('\n').length,
    );
    // There are no lines at all, or the same number for each of the three scenarios.
    expect([0, 3]).toContain(lines.length);
    expect(new Set(lines).size).toBeLessThanOrEqual(1);
    counts.add(lines[0] ?? 0);
  }
  expect(counts.size).toBeGreaterThan(2);
  const began = performance.now();
  const next = { measurement: { scenario: 'a', configuration: {}, metrics: { p99: 1 } }, provenance: {} };
  expect((await directory.append(at('d'), [next], host)).problems).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(patienceMs);
  expect(readdirSync(at('d')).filter((name) => /recording|tmp/.test(name))).toEqual([]);
});

test('processes that record in one folder concurrently do not wait for a process that has the id of a killed one', async () => {
  mkdirSync(at('e'));
  let holder = '';
  await withFolderLock(at('e'), () => Promise.resolve((holder = readdirSync(at('e/.recording'))[0] ?? '')));
  if (process.platform === 'linux') expect(holder).toMatch(/~\d+\.\d+$/);
  mkdirSync(join(at('e/.recording'), holder.replace(/~\d+\.\d+$/, '~1.0')), { recursive: true });
  const began = performance.now();
  expect(await withFolderLock(at('e'), () => Promise.resolve('recorded'))).toBe('recorded');
  if (process.platform === 'linux') expect(performance.now() - began).toBeLessThan(patienceMs);
}, 100_000);
