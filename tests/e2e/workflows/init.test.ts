/** What guardband init writes, under every linter. */
import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tools, withCounterparts } from '../_act.js';
import { repository } from './_shop.js';

withCounterparts('the workflows that guardband init writes', () => {
  test('pass every linter', () => {
    const folder = repository('init', 'healthy');
    // The workflows of a project in a folder are at the root of the repository, too.
    const image = `eclipse-temurin@sha256:${'0'.repeat(64)}`;
    const setUps: readonly (readonly [part: string, ...options: readonly string[]])[] = [
      ['.', '--force'],
      ['examples/shop'],
      ['examples', '--container', image, '--branch', 'main', '--branch', 'stable'],
      ['examples/maven', '--on-comment', '--container', image, '--plan', 'plan.jmx'],
    ];
    cpSync('examples/shop/plain.jmx', join(folder, 'examples/maven/plan.jmx'));
    for (const [part, ...options] of setUps)
      expect(
        spawnSync('node', [resolve('dist/cli.cjs'), 'init', ...options], { cwd: join(folder, part) }),
      ).toMatchObject({ status: 0 });
    const files = readdirSync(join(folder, '.github/workflows'))
      .filter((name) => name.startsWith('guardband'))
      .map((name) => join(folder, '.github/workflows', name));
    expect(files).toHaveLength(8);
    const lint = (program: string, ...args: string[]) =>
      spawnSync(join(tools, program), [...args, ...files], { encoding: 'utf8' });
    expect(lint('bin/actionlint')).toMatchObject({ status: 0, stdout: '' });
    const policy = join(folder, 'zizmor.yml');
    writeFileSync(
      policy,
      'rules: {unpinned-uses: {config: {policies: {"*": hash-pin, "guardband/guardband": ref-pin}}}}\n',
    );
    const audited = lint('venv/bin/zizmor', '--offline', '--no-progress', '--persona=pedantic', '--config', policy);
    expect({ status: audited.status, found: audited.stdout }).toMatchObject({ status: 0 });
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
