/** Several processes record in one folder. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { story } from './_story.js';

describe('processes that record in one folder concurrently', () => {
  const { at, text } = story();
  const program = at('recorder.mjs');
  beforeAll(() => {
    const build = `import { buildSync } from 'esbuild';
      import { bundle } from './tools/bundle.mjs';
      buildSync({ ...bundle, entryPoints: ['tests/stories/_recorder.ts'], outfile: ${JSON.stringify(program)} });`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', build]);
  });
  const recorder = (...argv: readonly string[]): ChildProcess => spawn(process.execPath, [program, ...argv]);
  const ended = async (process: ChildProcess): Promise<unknown> => ((await once(process, 'exit')) as unknown[])[0];

  test('keep the records of the others and leave no other files behind', async () => {
    const [processes, each] = [8, 25];
    const begun = Array.from({ length: processes }, (_, n) => recorder(at('b'), String(n), String(each)));
    expect(await Promise.all(begun.map(ended))).toEqual(Array(processes).fill(0));
    const lines = text('b/shop.ndjson').trim().split('\n');
    expect(new Set(lines).size).toBe(processes * each);
    expect(lines).toHaveLength(processes * each);
    expect(readdirSync(at('b'))).toEqual(['shop.ndjson']);
  });

  test('do not wait forever for a process that was killed, and remove its lock', async () => {
    const holder = recorder(at('c'), 'hold');
    if (holder.stdout) await once(holder.stdout, 'data');
    const waiting = [1, 2, 3, 4].map((n) => recorder(at('c'), String(n), '1'));
    const all = Promise.all(waiting.map(ended));
    expect(await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1500, 'waiting'))])).toBe('waiting');
    holder.kill('SIGKILL');
    expect(await all).toEqual([0, 0, 0, 0]);
    expect(text('c/shop.ndjson').trim().split('\n')).toHaveLength(4);
    expect(readdirSync(at('c'))).toEqual(['shop.ndjson']);
  });
});
