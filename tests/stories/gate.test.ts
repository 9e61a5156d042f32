/** A team lets the gate measure: real commands in a real repository, with a load test whose speed a file of the version sets. */
import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commit, git } from './_git.js';
import { equal, measuredTeam, slower } from './_measured-team.js';

const ofBranch = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'workflow_dispatch', GITHUB_REF: 'refs/heads/x' };

describe('a repository without a history', () => {
  const project = measuredTeam();
  project.version(equal);

  test('passes an unchanged version, and says what would have been found', async () => {
    project.version(equal);
    const { exitCode, stdout } = await project.run('gate', '--out', 'report.json');
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/^PASSED {2}no regression in 10 cases, measured \d times beside its base/),
    ]);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/In one label, .* would be found every second time, /);
    const { gate, pairs } = project.report();
    expect(gate).toMatchObject({ decidedBy: 'pairs', measurements: 2 * (pairs?.pairs ?? 0), leastPairs: 3 });
    expect(project.checkouts()).toBe(1);
  });

  test('fails a slower one with effect and interval', async () => {
    project.version(slower);
    const { exitCode, stdout } = await project.run('gate', '--out', 'report.json');
    expect(exitCode).toBe(1);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /^FAILED POST \/orders got slower: .*p50 \+2\d %(?: \(\+\d+ to \+\d+ %\))?, measured (twice|\d times) beside its base/,
    );
    const { findings, pairs, baseline } = project.report();
    expect(findings.filter(({ fails }) => fails).every(({ case: { label } }) => label === 'POST /orders')).toBe(true);
    expect(pairs).toMatchObject({ state: 'failed', alpha: 0.005 });
    // The same pairs, judged from their folders.
    const sides = [baseline.selector.replace(/base$/, 'head'), '--against', baseline.selector];
    const again = await project.run('check', ...sides, '--shards', 'repetitions');
    expect([again.exitCode, again.stdout]).toEqual([1, expect.stringContaining('POST /orders got slower')]);
  });

  test('fails on errors and on a missing case', async () => {
    project.version({ ...equal, 'GET /a': { errors: 20 } });
    const errors = await project.run('gate', '--base', 'HEAD~2');
    expect([errors.exitCode, errors.stdout]).toEqual([1, expect.stringMatching(/GET \/a.* fails/)]);
    const { 'GET /d': _, ...fewer } = equal;
    project.version(fewer);
    const missing = await project.run('gate', '--base', 'HEAD~3', '--no-screen');
    expect([missing.exitCode, missing.stdout]).toEqual([1, expect.stringContaining('GET /d')]);
  });

  test('does not fail a version with a new endpoint', async () => {
    project.version({ ...equal, 'GET /new': { factor: 3 } });
    const { exitCode, stdout } = await project.run('gate', '--base', 'HEAD~4');
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('GET /new')]);
  });
});

describe('a change', () => {
  const project = measuredTeam();
  const { folder, write } = project;

  test('cannot choose its judge: labels, pairs and budget are those of its base', async () => {
    const base = project.version(equal);
    const own = readFileSync(join(folder, 'guardband.yml'), 'utf8').replace('pairs: 3', 'pairs: 1');
    write('guardband.yml', `${own.replace('10m', '1h')}labels: {exclude: ['POST /orders']}\nmetrics: {p50: report}\n`);
    project.version(slower);
    const { exitCode, stdout } = await project.run('gate', '--target', base, '--out', 'report.json');
    expect([exitCode, stdout]).toEqual([1, expect.stringMatching(/POST \/orders.*not measured/)]);
    expect(stdout).toContain('changes how it is judged');
    expect(project.report().gate).toMatchObject({ leastPairs: 3, budgetMs: 600_000 });
  });

  test('cannot choose the number of pairs where its base has a configuration without any', async () => {
    write('guardband.yml', 'version: 1\n');
    const base = project.version(equal);
    write('guardband.yml', "measure: {run: 'node load.mjs {version} {out}', pairs: 1, budget: 10m}\n");
    project.version(slower);
    const { exitCode } = await project.run('gate', '--target', base, '--out', 'report.json');
    expect(exitCode).toBe(1);
    expect(project.report().gate).toMatchObject({ leastPairs: 3, budgetMs: 1_800_000 });
  });

  test('that names no target is not judged where its own rules must not judge', async () => {
    const { exitCode, stderr, stdout } = await project.runIn(ofBranch, 'gate', '--config-from', 'base');
    expect([exitCode, project.log().length]).toEqual([3, expect.any(Number)]);
    expect(stdout + stderr).toMatch(/nothing was judged/i);
  });
});

describe('a repository with a history', () => {
  const project = measuredTeam();

  test('passes an unchanged version after one measurement of each side', async () => {
    project.version(equal);
    await project.recordRuns(5);
    commit(project.folder, 'The history');
    const before = project.log().length;
    const { exitCode, stdout } = await project.run('gate', '--out', 'report.json');
    expect([exitCode, project.log().length - before]).toEqual([0, 2]);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/2 measurements in .*In one label, .* would look suspicious/);
    expect(project.report().gate).toMatchObject({ decidedBy: 'pairs', suspects: 0 });
  });

  test('measures what looks slower beside the newest recorded ancestor', async () => {
    project.version(slower);
    const { exitCode, stderr } = await project.run('gate', '--out', 'report.json');
    expect(exitCode).toBe(1);
    expect(stderr).toContain('(newest recorded ancestor)');
    expect(project.report().gate?.decidedBy).toBe('pairs');
    const pairsOnly = await project.run('gate', '--no-screen', '--pairs', '1');
    expect(pairsOnly.stderr).toContain('(newest recorded ancestor)');
    const sides = project.log().slice(-2);
    expect(new Set(sides.map((line) => line.split(' ')[0]))).toEqual(new Set(['base', 'head']));
  });
});

const project = measuredTeam();
project.version(equal);

test('nothing is decided if base and head of a change are the same commit, or there is no base', async () => {
  const jobs: readonly (readonly [object, ...string[]])[] = [[ofBranch], [{}, '--target', 'main']];
  for (const [environment, ...argv] of jobs)
    expect(await project.runIn(environment as Record<string, string>, 'gate', '--base', 'HEAD', ...argv)).toMatchObject(
      {
        exitCode: 3,
        stderr: expect.stringContaining('is the commit that is measured'),
      },
    );
  expect(await project.run('gate')).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('The base is unknown'),
  });
  // That is known before anything is measured.
  expect(project.log()).toEqual([]);
});

test.each([
  [
    'fails',
    'echo "no disk"; exit 7',
    [],
    /^no disk\n.*failed \(exit code 7\): "echo "no disk"; exit 7"\. Its output is in the log\./ms,
  ],
  ['writes nothing', 'true', [], /wrote no file/],
  ['takes too long', 'sleep 60', ['--budget', '1s'], /had not ended after [01] s, when the budget of 1 s/],
])('nothing is decided if the command %s', async (_, command, options, message) => {
  project.version(equal);
  const { exitCode, stderr } = await project.run('gate', '--run', command, ...options);
  expect([exitCode, stderr]).toEqual([3, expect.stringMatching(message)]);
});

test('nothing is decided if the base cannot be built', async () => {
  const { exitCode, stderr } = await project.run('gate', '--build', 'test "$GUARDBAND_SIDE" = head');
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('The command to build the base failed')]);
  expect(project.checkouts()).toBe(1);
});

test('nothing is decided a checkout that a killed process left behind is removed', async () => {
  const left = join(project.folder, '../guardband-a1B2c3/guardband-base-999999');
  // A worktree of the user stays, even if it has a similar name.
  const own = join(project.folder, '../guardband-a1B2c3/base-999999');
  for (const folder of [left, own]) git(project.folder, 'worktree', 'add', '--quiet', '--detach', folder, 'HEAD');
  project.version(equal);
  await project.run('gate', '--pairs', '1');
  expect([existsSync(left), existsSync(own), project.checkouts()]).toEqual([false, true, 2]);
});

describe('a version beside itself', () => {
  const project = measuredTeam();
  project.version(equal);

  test.each([
    ['on an own machine', {}],
    ['in a job on the default branch', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'schedule' }],
  ])('says how noisy pairs are and what they find, and never that it passed: %s', async (_, environment) => {
    const before = project.log().length;
    const words = ['gate', '--base', 'HEAD', '--pairs', '3', '--out', 'report.json'];
    const { exitCode, stdout } = await project.runIn(environment, ...words);
    const told = stdout.replaceAll(/\s+/g, ' ');
    expect(exitCode).toBe(0);
    expect(told).toMatch(/^NOT JUDGED no verdict asked: this version was measured 3 times beside itself /);
    expect(told).toMatch(/ \d+ measurements in [^:]+: 3 pairs of this version with itself\. /);
    expect(told).toMatch(
      / Half of the gates find in one label: with 1 pair [^;]+; with 2 pairs [^;]+; with 4 pairs [^;]+; with 8 pairs throughput −[\d.]+ %, .*\./,
    );
    expect(told).toMatch(/ Noise of a label: throughput [\d.]+ %, /);
    expect(told).not.toMatch(/passed|no regression/i);
    expect(project.report()).toMatchObject({
      outcome: 'undecided',
      reasons: ['not-asked'],
      // Pairs that other programs disturbed are measured again.
      gate: { isOfItself: true, measurements: project.log().length - before },
      pairs: { pairs: 3, finds: [{ pairs: 1 }, { pairs: 2 }, { pairs: 4 }, { pairs: 8 }] },
    });
  });

  test('what is not committed is measured beside its commit, and judged', async () => {
    project.write('factors.json', JSON.stringify(slower));
    const { exitCode } = await project.run('gate', '--base', 'HEAD', '--pairs', '3');
    expect(exitCode).toBe(1);
  });
});
