/** What `guardband accept` prints: the accepted levels, and what is left to do. */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { commit, git } from './_git.js';
import { jtl, story } from './_story.js';

const labels = (count: number): string =>
  Array.from({ length: count }, (_, i) =>
    jtl(`GET /${String(i)}`)
      .split('\n')
      .slice(i === 0 ? 0 : 1),
  )
    .map((lines) => lines.filter((line) => line !== '').join('\n'))
    .join('\n');
const from = new Date(1_760_000_000_000).toISOString();

describe('in a repository', () => {
  const { run, write, at } = story({}, 'repo');
  const place = ['--baselines', '@repo/baselines'];

  test('asks to commit the baselines', async () => {
    write('r/shop/results.jtl', labels(2));
    execFileSync('git', ['init', '--quiet', at('repo')]);
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
    commit(at('repo'), 'Baselines');
    const several = await run('accept', 'shop*', '--reason', 'x', ...place);
    expect(several.stdout).toMatch(/\nCommit \S+\/repo\/baselines\/: the accepted levels count from then on\.\n$/);
    expect(git(at('repo'), 'status', '--porcelain')).not.toBe('');
    const one = await run('accept', 'GET /0', '--metric', 'p99', '--reason', 'x', ...place);
    expect(one.stdout).toMatch(/\nCommit \S+\/repo\/baselines\/: the accepted level counts from then on\.\n$/);
  });

  test('does not ask for it if nothing was added', async () => {
    const { stdout } = await run('accept', 'shop*', '--reason', 'again', ...place);
    expect(stdout).toBe('Accepted 0 levels.\n');
  });

  test('does not ask for it if git ignores the baselines', async () => {
    write('repo/.gitignore', '/private/\n');
    const ignored = ['--baselines', '@repo/private'];
    expect(await run('record', '@r', ...ignored)).toMatchObject({ exitCode: 0 });
    const { exitCode, stdout } = await run('accept', '*', '--reason', 'x', ...ignored);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('Commit');
  });

  test('lists many levels by scenario', async () => {
    write('r/shop/results.jtl', labels(7));
    write('r/cart/results.jtl', labels(4));
    const many = ['--baselines', '@repo/many'];
    expect(await run('record', '@r', ...many)).toMatchObject({ exitCode: 0 });
    const { stdout } = await run('accept', '*', '--reason', 'x', ...many);
    const [first = '', ...lines] = stdout.trimEnd().split('\n');
    expect(first).toMatch(/^Accepted 11 levels in \S+, \S+\.$/);
    expect(lines.slice(0, -1)).toEqual([
      `  cart: 4 cases, all metrics, from ${from}`,
      `  shop: 7 cases, all metrics, from ${from}`,
    ]);
    const few = await run('accept', 'cart*', '--metric', 'p99', '--reason', 'x', ...many);
    expect(few.stdout).toContain(`  cart / GET /0: p99, from ${from}\n`);
  });
});

const outside = story({}, 'clone');

test('outside of a repository, and on a branch that it pushes itself, does not ask for a commit', async () => {
  const { run, write, at } = outside;
  write('r/shop/results.jtl', labels(1));
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', at('bare.git')]);
  execFileSync('git', ['clone', '--quiet', `file://${at('bare.git')}`, at('clone')], { stdio: 'ignore' });
  for (const store of ['@baselines', 'branch:perf-history']) {
    expect(await run('record', '@r', '--baselines', store)).toMatchObject({ exitCode: 0 });
    const { exitCode, stdout } = await run('accept', '*', '--reason', 'x', '--baselines', store);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^Accepted 1 level in .*\n.*, from .*\n$/)]);
  }
});
