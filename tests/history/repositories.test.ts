/** Who recorded a run, and for which repository, is said in the run: neither the order of keys nor the place of a line changes it. */
import { beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const dayMs = 86_400_000;
const night = (day: number, everyMs = 10): string =>
  jtl('GET /', { startMs: 1_760_000_000_000 + day * dayMs, everyMs: everyMs + (day % 2) });

const [own, other] = [story({}, 'own'), story({}, 'other')];
const store = own.at('store.git');
const place = ['--baselines', `git:${store}#performance`];

beforeAll(async () => {
  execFileSync('git', ['init', '--quiet', '--bare', store]);
  for (const { at } of [own, other]) project(at('bare.git'), at(at === own.at ? 'own' : 'other'));
  for (const [i, { at }] of [own, other].entries())
    git(
      at(i === 0 ? 'own' : 'other'),
      'remote',
      'set-url',
      'origin',
      `https://forge.invalid/octo/${i === 0 ? 'shop' : 'cart'}.git`,
    );
  git(own.at('own'), 'commit', '--quiet', '--allow-empty', '--message', 'The shop');
  for (let day = 0; day < 4; day++) {
    own.write('r/shop/results.jtl', night(day));
    const commit = git(own.at('own'), 'rev-parse', 'HEAD').trim();
    expect(await own.run('record', '@r', '--commit', commit, ...place)).toMatchObject({ exitCode: 0 });
  }
});

test('a run is not compared with those of another repository, and this is said', async () => {
  other.write('r/shop/results.jtl', night(5, 20));
  const first = await other.run('check', '@r', ...place);
  expect(first.exitCode).toBe(2);
  expect(first.stdout + first.stderr).toContain('4 recorded runs of another repository (octo/shop) are not compared.');
  await other.run('record', '@r', ...place);
  own.write('r/shop/results.jtl', night(6));
  for (const against of ['history', 'last']) {
    const { exitCode, stdout } = await own.run('check', '@r', ...place, '--against', against);
    expect([exitCode, stdout]).toEqual([0, expect.not.stringContaining('faster')]);
  }
  const { runs } = JSON.parse((await own.run('trend', ...place, '--format', 'json')).stdout) as { runs: unknown[] };
  expect(runs).toHaveLength(4);
});

test('a repository that was renamed is compared with its own runs', async () => {
  git(own.at('own'), 'remote', 'set-url', 'origin', 'git@forge.invalid:octo/store.git');
  own.write('r/shop/results.jtl', night(7, 20));
  expect((await own.run('check', '@r', ...place)).exitCode).toBe(1);
});
