/** What ships is the bundle: everything that it loads late is loaded here once. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { version } from '../../src/version.js';

const shop = 'examples/shop';
const folder = mkdtempSync(join(tmpdir(), 'guardband-dist-'));
const config = join(folder, 'guardband.yml');
writeFileSync(config, 'version: 1\nmetrics: {p99: {band: [10%, 2ms]}}\n');
const report = join(folder, 'report.json');

const runs: readonly (readonly [name: string, status: number, said: RegExp, ...argv: string[]])[] = [
  ['help', 0, /guardband check/, '--help'],
  [
    'check',
    1,
    /worse|slower|failed/i,
    'check',
    `${shop}/results/slow`,
    '--baselines',
    `${shop}/baselines`,
    '--out',
    report,
  ],
  [
    'check with a configuration',
    0,
    /./,
    'check',
    `${shop}/results/healthy`,
    '--baselines',
    `${shop}/baselines`,
    '--config',
    config,
  ],
  ['a glob', 0, /"measurements"/, 'read', `${shop}/results/healthy/**/*.{jtl,csv}`],
  ['explain', 0, /p99/, 'explain', '*', 'p99', '--results', `${shop}/results/slow`, '--baselines', `${shop}/baselines`],
  ['rerun', 0, /./, 'rerun', report],
  ['backtest', 0, /runs/, 'backtest', `${shop}/baselines`],
];

test.each(runs)('%s', (_, status, said, ...argv) => {
  const {
    status: found,
    stdout,
    stderr,
  } = spawnSync(process.execPath, ['dist/cli.cjs', ...argv], { encoding: 'utf8' });
  expect({ found, said: `${stdout}${stderr}` }).toEqual({ found: status, said: expect.stringMatching(said) });
});

test('the command is there as README.md says, without a download', () => {
  expect(readFileSync('README.md', 'utf8')).toMatch(/`npm link`.*`guardband` and downloads nothing/);
  const clone = join(folder, 'clone');
  for (const part of ['package.json', 'package-lock.json', 'dist'])
    cpSync(part, join(clone, part), { recursive: true });
  const prefix = join(folder, 'prefix');
  mkdirSync(join(prefix, 'lib'), { recursive: true });
  const env = {
    ...process.env,
    npm_config_prefix: prefix,
    npm_config_offline: 'true',
    npm_config_cache: join(folder, 'cache'),
  };
  const linked = spawnSync('npm', ['link'], { cwd: clone, env, encoding: 'utf8' });
  expect({ status: linked.status, said: linked.stderr }).toMatchObject({ status: 0 });
  const { stdout } = spawnSync(join(prefix, 'bin', 'guardband'), ['--version'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toBe(`${version}\n`);
});
