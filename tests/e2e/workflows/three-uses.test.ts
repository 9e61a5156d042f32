/**
 * The three uses of the README, from an empty repository and without an edit: `guardband init`, and the template for releases.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git } from '../../stories/_git.js';
import { createRepository, log, outputs, withCounterparts, type Line } from '../_act.js';
import { startRecorder } from './_recorder.js';
import { jobResults, quickLoadTest, run, temp } from './_shop.js';

const folder = join(temp, 'uses');
const workflow = '.github/workflows/guardband.yml';
const signoff = '.github/workflows/release-signoff.yml';
let recorder: Awaited<ReturnType<typeof startRecorder>>;
beforeAll(async () => {
  recorder = await startRecorder(join(temp, 'posted'));
});
afterAll(() => {
  recorder.close();
});

/** Three labels at two loads; runs vary by one percent. Each run begins after the one before. */
const loadTest = quickLoadTest
  .replace('at = (now - 100000 + 100 * n) * 1000', 'at = (now + 400 * n + users) * 1000')
  .replace('at += elapsed / users', 'at += elapsed / users + i % users / 1000');

const write = (file: string, text: string): void => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
function commit(message: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
  git(folder, 'push', '--quiet', 'origin', 'HEAD');
  git(folder, 'fetch', '--quiet', 'origin');
}
const take = (milliseconds: number): void => {
  write('milliseconds', `${String(milliseconds)}\n`);
};

const github = () => ({
  github: { url: recorder.url, token: 'a token' },
  environment: { GITHUB_GRAPHQL_URL: `${recorder.url}/graphql` },
});
const told = (lines: readonly Line[], ...jobs: readonly string[]) => ({
  results: jobs.flatMap((job) => jobResults(lines, job)),
  log: log(lines),
});

withCounterparts('from an empty repository', () => {
  test('pull requests are judged, merges are told on their commit, and releases are signed', () => {
    createRepository(folder);
    take(40);
    write('plan.jmx', readFileSync('examples/shop/plain.jmx', 'utf8'));
    commit('A service');
    const init = spawnSync('node', [resolve('dist/cli.cjs'), 'init', '--start', 'true'], { cwd: folder });
    expect(init).toMatchObject({ status: 0 });
    write('.github/load-test.sh', loadTest);
    write(signoff, readFileSync('examples/workflows/release-signoff.yml', 'utf8'));
    commit('Guardband');

    // Merges. The first ones are the baseline.
    for (let n = 0; n < 3; n++)
      expect(told(run(folder, 'push', workflow), 'record')).toMatchObject({ results: ['success'] });

    // A release.
    git(folder, 'tag', 'v1.0.0');
    const released = run(folder, 'push', signoff, { event: { ref: 'refs/tags/v1.0.0' }, ...github() });
    expect({ ...told(released, 'sign'), outcome: outputs(released, 'signoff')['outcome'] }).toMatchObject({
      outcome: 'signed',
      results: ['success'],
    });

    // A pull request that is slower, and one that is not.
    git(folder, 'switch', '--quiet', '--create', 'change');
    take(80);
    commit('Slower');
    const [base, sha] = ['main', 'change'].map((ref) => git(folder, 'rev-parse', ref).trim());
    const event = {
      pull_request: { number: 7, head: { ref: 'change', sha }, base: { ref: 'main', sha: base } },
    };
    const slower = run(folder, 'pull_request', workflow, { event, ...github() });
    expect({ ...told(slower, 'gate'), outcome: outputs(slower, 'gate')['outcome'] }).toMatchObject({
      outcome: 'failed',
    });
    expect(recorder.posted().at(-1)).toMatch(/comments.*slower/);
    git(folder, 'switch', '--quiet', 'main');

    // It is merged all the same: its commit is told with the second run.
    take(80);
    commit('Merged');
    for (let n = 0; n < 2; n++) run(folder, 'push', workflow, { ...github() });
    const merged = git(folder, 'rev-parse', 'HEAD').trim();
    expect(recorder.posted().filter((post) => post.includes(`/commits/${merged}/comments`))).not.toEqual([]);
  });
});
