/** A history on a separate branch, in real repositories behind real servers. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { times } from '../_times.js';
import { cli } from '../../src/cli.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { HistoryLine, Trend } from '../../src/model/documents.js';
import { builtProduct } from '../house/_product.js';
import { git, project, serve, type Served } from './_git.js';
import { jtl, story } from './_story.js';

const place = ['--baselines', 'branch:perf-history'];
const dayZero = 1_760_000_000_000;
const startOf = (n: number): string => new Date(dayZero + n * 86_400_000).toISOString();
const night = (n: number): string => jtl('GET /', { startMs: dayZero + n * 86_400_000, elapsedMs: 20 + (n % 2) });

/** The whole lines of a scenario in the archive of a branch, and its accepted levels. Expects sorted keys and a final newline. */
function linesOf(repository: string, file = 'shop.ndjson', branch = 'perf-history'): readonly HistoryLine[] {
  const listed = git(repository, 'rev-list', '--objects', `--glob=refs/heads/${branch}*`).split('\n');
  const scenario = file.replace('.ndjson', '');
  const blobs = listed.filter((line) => line.includes(` archive-v2/${scenario}.`)).map((line) => line.slice(0, 40));
  const texts = [...new Set(blobs)].map((id) => git(repository, 'cat-file', 'blob', id));
  const own = git(repository, 'show', `${branch}:${file}`);
  for (const text of [...texts, own]) expect(text.endsWith('\n')).toBe(true);
  const lines = [...texts, own].flatMap((text) => text.trim().split('\n'));
  return lines
    .filter((line) => /^\{"(?:measurement|accept)"/.test(line))
    .map((line) => {
      const value = JSON.parse(line) as HistoryLine;
      expect(Object.keys(value)).toEqual(Object.keys(value).toSorted());
      return value;
    });
}

const startsOf = (lines: readonly HistoryLine[]): readonly (string | undefined)[] =>
  lines.map(({ provenance }) => provenance?.startedAt);

const store = story({}, 'clone');
beforeAll(() => {
  project(store.at('bare.git'), store.at('clone'));
});

describe('a branch as store', () => {
  const { run, write, at } = store;

  test('is created by the first recording, serves as baseline, and leaves the checkout unchanged', async () => {
    write('r/shop/results.jtl', night(0));
    const before = git(at('clone'), 'status', '--porcelain', '--branch');
    const none = await run('check', '@r', ...place);
    expect(none).toMatchObject({ exitCode: 2 });
    expect(none.stdout).toContain('no baseline');
    for (let n = 0; n < 3; n++) {
      write('r/shop/results.jtl', night(n));
      expect((await run('record', '@r', ...place)).stdout).toBe(
        'Recorded 1 case in perf-history:shop.ndjson; refused 0 cases.\n',
      );
    }
    write('r/shop/results.jtl', night(3));
    expect(await run('check', '@r', ...place)).toMatchObject({ exitCode: 0 });
    expect(linesOf(at('bare.git'))).toHaveLength(3);
    expect(git(at('bare.git'), 'log', '--format=%s %an', 'perf-history').split('\n')[0]).toMatch(
      /^Record performance of 2025-\S+ \S+/,
    );
    expect(git(at('bare.git'), 'rev-list', '--count', 'perf-history').trim()).toBe('3');
    expect(git(at('clone'), 'status', '--porcelain', '--branch')).toBe(before);
  });

  test('recording a run again adds nothing; accepting a level adds a line', async () => {
    write('r/shop/results.jtl', night(2));
    const again = await run('record', '@r', ...place);
    expect([again.exitCode, again.stdout]).toEqual([0, 'Recorded 0 cases; refused 0 cases.\n']);
    expect(again.stderr).toContain('already recorded');
    expect(git(at('bare.git'), 'rev-list', '--count', 'perf-history').trim()).toBe('3');
    expect(await run('accept', 'shop', '--reason', 'so be it', ...place)).toMatchObject({ exitCode: 0 });
    expect(linesOf(at('bare.git')).at(-1)).toMatchObject({ accept: { reason: 'so be it' } });
  });
});

describe('other files of a branch as store', () => {
  const { run, write, at } = store;

  test('are kept', async () => {
    const other = at('other');
    execFileSync('git', ['clone', '--quiet', '--branch=perf-history', `file://${at('bare.git')}`, other]);
    writeFileSync(join(other, 'README.md'), 'numbers\n');
    git(other, 'add', '.');
    git(other, 'commit', '--quiet', '--message', 'Say what this is');
    git(other, 'push', '--quiet');
    write('r/shop/results.jtl', night(4));
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
    expect(git(at('bare.git'), 'show', 'perf-history:README.md')).toBe('numbers\n');
    expect(linesOf(at('bare.git'))).toHaveLength(5);
  });

  test('reads many files, also beside one that is not text', async () => {
    const other = at('other');
    git(other, 'pull', '--quiet');
    const lines = git(other, 'show', 'HEAD:shop.ndjson');
    writeFileSync(join(other, 'depot.ndjson'), lines.replaceAll('"shop"', '"depöt"'));
    const all = async (): Promise<number> =>
      (JSON.parse((await run('trend', ...place, '--format', 'json')).stdout) as Trend).series.length;
    const before = await all();
    git(other, 'add', '.');
    git(other, 'commit', '--quiet', '--message', 'Another scenario');
    git(other, 'push', '--quiet');
    expect(await all()).toBe(2 * before);
    writeFileSync(join(other, 'broken.ndjson'), Buffer.from([0xff, 0xfe, 0x0a, 0xff]));
    git(other, 'add', '.');
    git(other, 'commit', '--quiet', '--message', 'Not a text');
    git(other, 'push', '--quiet');
    expect(await all()).toBe(2 * before);
  });
});

const shallow = story({}, 'shallow');
test('a clone without the branch reads and records in a shallow clone of main', async () => {
  const { run, write, at } = shallow;
  project(at('bare.git'), at('full'));
  git(at('full'), 'commit', '--quiet', '--allow-empty', '--message', 'More');
  git(at('full'), 'push', '--quiet', 'origin', 'HEAD:main');
  for (let n = 0; n < 3; n++) {
    rmSync(at('shallow'), { recursive: true, force: true });
    const depth = ['--depth=1', '--single-branch', '--no-tags'];
    execFileSync('git', ['clone', '--quiet', ...depth, `file://${at('bare.git')}`, at('shallow')]);
    write('r/shop/results.jtl', night(n));
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
  }
  expect(linesOf(at('bare.git'))).toHaveLength(3);
  write('r/shop/results.jtl', night(3));
  expect(await run('check', '@r', ...place)).toMatchObject({ exitCode: 0 });
  // A commit for every recording would be more than the history itself.
  expect(git(at('bare.git'), 'rev-list', '--count', 'perf-history').trim()).toBe('3');
  expect(git(at('shallow'), 'rev-list', '--count', 'origin/perf-history').trim()).toBe('1');
});

const complete = story({}, 'complete');
test('a clone without the branch stays complete if it was, and has every recording', async () => {
  const { run, write, at } = complete;
  project(at('bare.git'), at('clone'));
  execFileSync('git', ['clone', '--quiet', '--single-branch', `file://${at('bare.git')}`, at('complete')]);
  for (let n = 0; n < 2; n++) {
    write('r/shop/results.jtl', night(n));
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
  }
  expect(await run('check', '@r', ...place)).toMatchObject({ exitCode: 0 });
  expect(git(at('complete'), 'rev-parse', '--is-shallow-repository').trim()).toBe('false');
  expect(git(at('complete'), 'rev-list', '--count', 'origin/perf-history').trim()).toBe('2');
});

const wrong = story({}, 'clone');
test('a clone without the branch reports every failure with advice, and never claims to have recorded', async () => {
  const { run, write, at } = wrong;
  write('r/shop/results.jtl', night(0));
  write('clone/empty', '');
  const nowhere = await run('record', '@r', ...place);
  expect([nowhere.exitCode, nowhere.stdout]).toEqual([3, '']);
  expect(nowhere.stderr).toContain('need a git repository');
  execFileSync('git', ['init', '--quiet', at('clone')]);
  expect((await run('record', '@r', ...place)).stderr).toContain('git remote add origin URL');
  git(at('clone'), 'remote', 'add', 'origin', `file://${at('gone.git')}`);
  const gone = await run('check', '@r', ...place);
  expect([gone.exitCode, gone.stderr]).toEqual([3, expect.stringContaining('could not be fetched from "origin"')]);
  const bad = await run('record @r --baselines branch:--upload-pack=x');
  expect([bad.exitCode, bad.stderr]).toEqual([3, expect.stringContaining('with a name that git allows')]);
});

const refused = story({}, 'clone');
test('a clone without the branch reports at once that a rule of the server rejected the push', async () => {
  const { run, write, at } = refused;
  project(at('bare.git'), at('clone'));
  write('bare.git/hooks/pre-receive', '#!/bin/sh\necho "perf-history is protected" >&2\nexit 1\n');
  execFileSync('chmod', ['+x', at('bare.git/hooks/pre-receive')]);
  write('r/shop/results.jtl', night(0));
  const { exitCode, stderr } = await run('record', '@r', ...place);
  expect(exitCode).toBe(3);
  expect(stderr).toMatch(/rejected the push .*perf-history is protected.*pre-receive hook declined/);
  expect(stderr).toContain('contents: write');
});

const race = story();
let http: Served;
beforeAll(async () => {
  project(race.at('bare.git'), race.at('first'));
  git(race.at('bare.git'), 'config', 'http.receivepack', 'true');
  http = await serve(race.at(''));
});
afterAll(async () => {
  await http.close();
});

/** HTTP is not tested here, because this process is the server and is blocked in the meantime. */
const cloneOf = (url: string, clone: string): void => {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${race.at('bare.git')}`, clone], { stdio: 'ignore' });
  git(clone, 'remote', 'set-url', 'origin', url);
};
const host = (folder: string) => ({
  ...nodeHost(),
  git: gitIn(folder),
  stdout: () => undefined,
  stderr: () => undefined,
});

test.each([
  [times(20, 6), 'over file://', (): string => `file://${race.at('bare.git')}`, 'one'],
  [times(10, 5), "over git's HTTP server", (): string => `${http.url}/bare.git`, 'two'],
])(
  '%i concurrent recorders %s lose nothing and duplicate nothing',
  async (count, _, url, branch) => {
    const { write, at } = race;
    cloneOf(url(), at(branch));
    const clones = Array.from({ length: count }, (_, n) => {
      const clone = at(`${branch}-${String(n % (count - 3))}`); // some share a clone
      if (n < count - 3) cpSync(at(branch), clone, { recursive: true });
      // Two of them record the same run.
      write(`${branch}-r/${String(n)}/shop/results.jtl`, night(n === count - 1 ? 0 : n));
      return clone;
    });
    const argv = (n: number) => [
      'record',
      at(`${branch}-r/${String(n)}`),
      '--set',
      'scenario=shop',
      '--baselines',
      `branch:${branch}`,
    ];
    expect(await cli(['--version'], host(at('first')))).toBe(0);
    await cli(['record', at('none'), '--baselines', at('none')], host(at('first'))); // loads the modules that are loaded on demand
    const codes = await Promise.all(clones.map((clone, n) => cli(argv(n), host(clone))));
    expect(codes).toEqual(codes.map(() => 0));
    const starts = startsOf(linesOf(at('bare.git'), 'shop.ndjson', branch));
    expect(starts).toHaveLength(count - 1);
    expect(new Set(starts).size).toBe(count - 1);
  },
  300_000,
);

const moments = times(16, 4);
test('a recorder killed at any moment leaves the branch intact', async () => {
  const { write, at } = race;
  const program = builtProduct().cli;
  cloneOf(`${http.url}/bare.git`, at('killed'));
  const record = (n: number, afterMs: number): Promise<number | null> =>
    new Promise((resolve) => {
      write('k/shop/results.jtl', night(n));
      const argv = [program, 'record', at('k'), '--baselines', 'branch:killed'];
      const child = spawn(process.execPath, argv, { cwd: at('killed'), detached: true, stdio: 'ignore' });
      const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), afterMs);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve(code);
      });
    });
  const began = Date.now();
  expect(await record(0, 60_000)).toBe(0);
  const wholeMs = Date.now() - began;
  const [ended, kept]: [(number | null)[], boolean[]] = [[], []];
  for (let n = 1; n <= moments; n++) {
    // Moments from the start of the work to shortly after its end, whatever the speed of the machine.
    ended.push(await record(n, wholeMs * (0.3 + (0.8 * n) / moments)));
    const starts = startsOf(linesOf(at('bare.git'), 'shop.ndjson', 'killed'));
    expect(new Set(starts).size).toBe(starts.length);
    // A recording that reported success must exist.
    kept.push(ended.at(-1) !== 0 || starts.includes(startOf(n)));
  }
  expect(kept).not.toContain(false);
  expect(ended).toContain(null);
  rmSync(at('killed'), { recursive: true });
  cloneOf(`${http.url}/bare.git`, at('killed'));
  expect(await record(99, 60_000)).toBe(0);
  git(at('bare.git'), 'fsck', '--strict', '--no-dangling');
}, 120_000);
