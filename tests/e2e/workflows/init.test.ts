/** What guardband init writes, under every linter; .ci/run lints the workflows that it calls. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tools, withCounterparts } from '../_act.js';
import { repository } from './_shop.js';

const lint = (program: string, ...args: string[]) => spawnSync(join(tools, program), args, { encoding: 'utf8' });
const audit = (...args: string[]) =>
  lint('venv/bin/zizmor', '--offline', '--no-progress', '--persona=pedantic', '--no-exit-codes', ...args);

withCounterparts('the workflow that guardband init writes', () => {
  test('has no finding of a linter but its version, which is a hash once there is a release', () => {
    const folder = repository('init', 'healthy');
    rmSync(join(folder, '.github'), { recursive: true });
    // The workflow of a project in a folder is at the root of the repository, too.
    const image = `eclipse-temurin@sha256:${'0'.repeat(64)}`;
    const setUps: readonly (readonly [part: string, ...options: readonly string[]])[] = [
      ['.', '--force'],
      ['examples/shop'],
      ['examples', '--container', image, '--branch', 'main', '--branch', 'stable'],
    ];
    for (const [part, ...options] of setUps)
      expect(
        spawnSync('node', [resolve('dist/cli.cjs'), 'init', ...options], { cwd: join(folder, part) }),
      ).toMatchObject({ status: 0 });
    const written = readdirSync(join(folder, '.github/workflows')).map((name) =>
      join(folder, '.github/workflows', name),
    );
    expect(written).toHaveLength(setUps.length);
    expect(lint('bin/actionlint', ...written)).toMatchObject({ status: 0, stdout: '' });
    const findings = JSON.parse(audit('--format=json', ...written).stdout) as readonly { ident: string }[];
    expect(findings.map(({ ident }) => ident)).toEqual(Array(2 * setUps.length).fill('unpinned-uses'));
    const load = spawnSync('bash', ['.github/load-test.sh', 'measure', '.', 'results'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([load.status, load.stderr]).toEqual([
      1,
      expect.stringContaining('Write the command that starts your service'),
    ]);
  });
});
