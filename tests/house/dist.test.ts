/** Runs every command of the built product, so that every part that is loaded on demand is loaded once. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleCommand } from './_readme.js';

const shop = 'examples/shop';
const baselines = ['--baselines', `${shop}/baselines`];
const folder = mkdtempSync(join(tmpdir(), 'guardband-dist-'));
const config = join(folder, 'guardband.yml');
writeFileSync(config, 'version: 1\nmetrics: {p99: {band: [10%, 2ms]}}\n');
const report = join(folder, 'report.json');

const runs: readonly (readonly [name: string, status: number, output: RegExp, ...argv: string[]])[] = [
  ['help', 0, /guardband check/, '--help'],
  ['check of slow results', 1, /slower/, 'check', `${shop}/results/slow`, ...baselines, '--out', report],
  ['check of healthy results', 0, /./, 'check', `${shop}/results/healthy`, ...baselines],
  ['check with a configuration', 0, /./, 'check', `${shop}/results/healthy`, ...baselines, '--config', config],
  ['check of a file that is not a result', 3, /./, 'check', `${shop}/server.mjs`, ...baselines],
  ['read with a glob', 0, /"measurements"/, 'read', `${shop}/results/healthy/**/*.{jtl,csv}`],
  ['explain', 0, /p99/, 'explain', '*', 'p99', '--results', `${shop}/results/slow`, ...baselines],
  ['the first command in README.md', 1, /slower/, ...exampleCommand.split(/[\s\\]+/).slice(1)],
];

test.each(runs)('%s', (_, status, output, ...argv) => {
  const run = spawnSync(process.execPath, ['dist/cli.cjs', ...argv], { encoding: 'utf8' });
  expect({ status: run.status, output: `${run.stdout}${run.stderr}` }).toEqual({
    status,
    output: expect.stringMatching(output),
  });
});

test('tools/check-system.mjs, which CI runs on Windows and macOS, passes here', () => {
  const env = { ...process.env, npm_execpath: undefined };
  const { status, stderr } = spawnSync(process.execPath, ['tools/check-system.mjs'], { env, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
