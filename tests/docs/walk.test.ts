/** Runs the commands that the documents print where their reader stands: in a folder with results, a history and two releases. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { printed } from './_snippets.js';

/** Commands about what this folder does not have: other stores, files of tools, a service to measure, commits. */
const elsewhere = /s3:|branch:|commit:|\.csv|data\.js|-old|\.jtl|shards|--set |^(?:bisect|comment|gate|init|signoff)\b/;

const folder = mkdtempSync(join(tmpdir(), 'guardband-walk-'));
const start = join(folder, 'start');
const run = (cwd: string, argv: readonly string[]): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [builtProduct().cli, ...argv], { cwd, encoding: 'utf8' });

beforeAll(() => {
  cpSync('examples/shop/baselines', join(start, 'baselines'), { recursive: true });
  for (const [name, to, tag] of [
    ['healthy', 'results-before', '4.4.0'],
    ['slow', 'results-after', '4.5.0'],
  ] as const) {
    cpSync(`examples/shop/results/${name}`, join(start, to), { recursive: true });
    run(start, ['record', to, '--tag', tag]);
  }
  cpSync('examples/shop/results/slow', join(start, 'results'), { recursive: true });
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const runnable = printed.filter(({ page, argv }) => /^README|^docs/.test(page) && !elsewhere.test(argv.join(' ')));

test.each([...new Set(runnable.map(({ page }) => page))])('the commands of %s run one after the other', (page) => {
  const own = runnable.flatMap((each) => (each.page === page ? [each.argv] : []));
  const cwd = join(folder, page.replaceAll('/', '-'));
  cpSync(start, cwd, { recursive: true });
  symlinkSync(resolve('examples'), join(cwd, 'examples'));
  const ends = own.map((argv) => {
    const { status, stderr } = run(cwd, argv);
    return `${argv.join(' ')}: ${status === 3 || status === null ? stderr : 'ran'}`;
  });
  expect(ends).toEqual(own.map((argv) => `${argv.join(' ')}: ran`));
});
