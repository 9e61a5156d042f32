/** A job about which nothing is known, such as a program without a terminal: no green verdict is given by rules of the change. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { commit, git, project } from './_git.js';
import { jtl, story, night } from './_story.js';

const { at, run: runHere, write } = story();
const rules = 'metrics: {p99: {band: 10%}}\n';
const lax = 'metrics: {p99: report, throughput: report, p50: report}\n';

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line without a terminal, in an environment that says nothing. */
const runIn = (
  folder: string,
  variables: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'] ?? '', HOME: at('home'), ...variables };
    execFile(process.execPath, [builtProduct().cli, ...args], { cwd: at(folder), env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });

/** The clone `change` loosens the rules, `same` does not; `main` is the default branch, and `alone` the change without a remote. */
beforeAll(async () => {
  project(at('bare.git'), at('main'));
  write('main/guardband.yml', rules);
  for (let n = 0; n < 6; n++) {
    write('r/shop/results.jtl', night(n));
    await runHere('record @r --baselines @main/baselines');
  }
  commit(at('main'), 'Baselines');
  git(at('main'), 'push', '--quiet', 'origin', 'HEAD:main');
  git(at('main'), 'remote', 'set-head', 'origin', 'main');
  for (const clone of ['same', 'change', 'alone']) {
    cpSync(at('main'), at(clone), { recursive: true });
    git(at(clone), 'switch', '--quiet', '--create', 'change');
    if (clone !== 'same') write(`${clone}/guardband.yml`, lax);
    commit(at(clone), 'A change', '--allow-empty');
  }
  git(at('alone'), 'branch', '--delete', '--force', 'main');
  git(at('alone'), 'remote', 'remove', 'origin');
  write('fast/shop/results.jtl', night(7));
  write('slow/shop/results.jtl', night(7, 1.5));
});

const noted = 'Nothing shows whether this job (a program without a terminal) is about a change';

describe('a change that loosens its rules', () => {
  test.each([
    ['without a terminal', {}],
    ['in a CI system that nobody knows', { CI: 'true' }],
    ['in one that states nothing else', { GITHUB_ACTIONS: 'true' }],
  ])('is judged by those of the default branch %s', async (_, variables) => {
    const { code, stdout } = await runIn('change', variables, 'check', at('slow'));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAILED.*changes how it is judged.*Nothing shows/s)]);
  });

  test('is judged by its own where someone says so', async () => {
    expect(await runIn('change', { CI: 'false' }, 'check', at('slow'))).toMatchObject({ code: 0 });
    const { code, stdout } = await runIn('change', {}, 'check', at('slow'), '--config-from', 'head');
    expect([code, stdout]).toEqual([0, expect.stringContaining('--config-from head')]);
    expect(stdout).not.toContain('Nothing shows');
  });

  const settled =
    /^UNKNOWN +(?:\w+ is not signed yet: )?Which branch is this compared with\? Name it \(--target main\), or set CI=false/;
  test.each(['check', 'signoff'])('does not pass a %s where git does not show what it changes', async (command) => {
    const { code, stdout } = await runIn('alone', {}, command, at('slow'));
    expect([code, stdout]).toEqual([2, expect.stringMatching(settled)]);
    expect(stdout).toContain('there is no default branch of origin');
    expect(await runIn('alone', { CI: 'false' }, command, at('slow'))).toMatchObject({ code: 0 });
  });

  test('is not even measured there', async () => {
    const { code, stderr } = await runIn('alone', {}, 'gate', '--run', 'touch measured');
    expect([code, stderr]).toEqual([3, expect.stringContaining('(--target main), or set CI=false')]);
  });

  test('is not recorded where other versions read it', async () => {
    for (const clone of ['same', 'alone']) {
      const { code, stderr } = await runIn(clone, {}, 'record', at('fast'), '--baselines', 'branch:performance');
      expect([code, stderr]).toEqual([
        3,
        expect.stringMatching(/outside of the default branch .*--unmerged.*CI=false/s),
      ]);
    }
    expect(await runIn('same', {}, 'record', at('fast'), '--baselines', at('own'))).toMatchObject({ code: 0 });
    const shared = ['record', at('fast'), '--baselines', 'branch:performance'];
    expect(await runIn('main', {}, ...shared)).toMatchObject({ code: 0 });
  });
});

describe('a job of the default branch that checks out a change', () => {
  const eventOf = (name: string): Readonly<Record<string, string>> => {
    write('event.json', JSON.stringify({ repository: { full_name: 'shop/shop', default_branch: 'main' } }));
    const sha = git(at('main'), 'rev-parse', 'HEAD').trim();
    const ref = { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_SHA: sha };
    return { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: at('event.json'), ...ref };
  };
  const gitlab = (): Readonly<Record<string, string>> => ({
    GITLAB_CI: 'true',
    CI_COMMIT_SHA: git(at('main'), 'rev-parse', 'HEAD').trim(),
    CI_COMMIT_BRANCH: 'main',
    CI_DEFAULT_BRANCH: 'main',
  });
  /** Results of now, since those of a job are not older than its commit. */
  const measureNow = (factor: number): void => {
    write('now/shop/results.jtl', jtl('GET /', { startMs: Date.now(), elapsedMs: 40 * factor, everyMs: 100 * factor }));
  };
  test.each([
    ['GitHub, by hand', () => eventOf('workflow_dispatch')],
    ['GitHub, every night', () => eventOf('schedule')],
    ['GitLab', gitlab],
  ])('is judged by the rules of that branch, and recorded in no shared history (%s)', async (_, variables) => {
    measureNow(1.5);
    const { code, stdout } = await runIn('change', variables(), 'check', at('now'));
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAILED.*changes how it is judged.*Nothing shows/s)]);
    const shared = ['record', at('now'), '--baselines', 'branch:performance'];
    expect(await runIn('change', variables(), ...shared)).toMatchObject({ code: 3 });
  });

  test('is of that branch where it is newer than the event', async () => {
    cpSync(at('main'), at('newer'), { recursive: true });
    const variables = eventOf('schedule');
    commit(at('newer'), 'Newer', '--allow-empty');
    git(at('newer'), 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    measureNow(1);
    const { code, stdout } = await runIn('newer', variables, 'check', at('now'));
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('Nothing shows')]);
    const shared = ['record', at('now'), '--baselines', 'branch:newer'];
    expect(await runIn('newer', variables, ...shared)).toMatchObject({ code: 0 });
  });
});

test('results that the commit contains do not pass as those of a job of a system that nobody knows', async () => {
  cpSync(at('same'), at('brought'), { recursive: true });
  cpSync(at('fast'), at('brought/results'), { recursive: true });
  commit(at('brought'), 'Results');
  const { code, stdout } = await runIn('brought', { CI: 'true' }, 'check', 'results');
  expect([code, stdout]).toEqual([2, expect.stringMatching(/^UNKNOWN.*is part of the measured commit/)]);
  expect(await runIn('brought', {}, 'check', 'results')).toMatchObject({ code: 0 });
});

test('a change that keeps the rules is judged as before, and the report says by which', async () => {
  const base = git(at('main'), 'rev-parse', 'HEAD').slice(0, 10);
  const { code, stdout } = await runIn('same', {}, 'check', at('fast'));
  expect([code, stdout]).toEqual([0, expect.stringContaining(noted)]);
  expect(stdout).toContain(`so the rules and baselines of ${base}, where it left the default branch, judged it`);
});

describe('nothing is doubted', () => {
  test('on the default branch, also without git', async () => {
    write('main/guardband.yml', lax);
    for (const variables of [{}, { PATH: dirname(process.execPath) }, { CI: 'true' }]) {
      const { code, stdout } = await runIn('main', variables, 'check', at('slow'));
      expect([code, stdout]).toEqual([0, expect.not.stringContaining('Nothing shows')]);
    }
    git(at('main'), 'checkout', '--quiet', '--force', '.');
  });

  test('in a repository of its own, or outside of any', async () => {
    cpSync('examples/shop', at('shop'), { recursive: true });
    const check = async (name: string) =>
      await runIn('shop', {}, 'check', `results/${name}`, '--baselines', 'baselines', '--format', 'json');
    const outside = [await check('slow'), await check('healthy')];
    git(at('shop'), 'init', '--quiet', '--initial-branch=main');
    commit(at('shop'), 'The shop');
    const inside = [await check('slow'), await check('healthy')];
    expect([outside, inside].map((ends) => ends.map(({ code }) => code))).toEqual([
      [1, 0],
      [1, 0],
    ]);
    for (const { stdout } of [...outside, ...inside]) expect(stdout).not.toContain('change-unknown');
  });
});
