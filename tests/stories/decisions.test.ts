/** Where a decision holds: a level that was accepted in a pull request, on main, in releases, and where it was picked to. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept } from '../../src/commands/accept/accept.js';
import { check } from '../../src/commands/check/check.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob, type Context } from '../../src/model/context.js';
import type { Host } from '../../src/model/host.js';
import { commit, git, project } from './_git.js';
import { equal, measuredTeam } from './_measured-team.js';
import { story } from './_story.js';

const { run, write, at } = story({}, 'clone');
const place = ['--baselines', '@history'];
const dayOf = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString();

/** A run of a day: three cases, the second of which is slower by a factor; perhaps with a new one. */
const runOf = (day: number, id: string, slower = 1, more: readonly string[] = []): string =>
  JSON.stringify({
    schemaVersion: 1,
    provenance: { startedAt: dayOf(day), commit: id },
    measurements: ['a', 'b', 'c', ...more].map((label, i) => {
      const own = (200 + 100 * i) * (1 + 0.004 * Math.sin(5 * day + i)) * (label === 'b' ? slower : 1);
      const metrics = { errorPercent: 0, throughput: 20 + 0.02 * Math.sin(3 * day + i), p50: own, p99: 1.3 * own };
      return { scenario: 'perf', label, configuration: {}, samples: 1200, durationMs: 60_000, metrics };
    }),
  });

const record = async (day: number, id: string, slower = 1, more: readonly string[] = []): Promise<void> => {
  write('run.json', runOf(day, id, slower, more));
  expect(await run('record', '@run.json', ...place)).toMatchObject({ exitCode: 0 });
};

/** The verdict of a version that is checked out, with b as it is and slower, and what is said. */
async function judge(branch: string, day: number, more: readonly string[] = []) {
  git(at('clone'), 'checkout', '--quiet', branch);
  const id = git(at('clone'), 'rev-parse', 'HEAD').trim();
  const of = async (slower: number) => {
    write('run.json', runOf(day, id, slower, more));
    return await run('check', '@run.json', ...place);
  };
  const [same, slow] = [await of(1), await of(1.3)];
  return { exitCodes: [same.exitCode, slow.exitCode], said: slow.stdout + slow.stderr };
}

const inChange = (number: number, head: string, target: string): Context => ({
  ...noJob,
  change: { kind: 'known', name: `#${String(number)}`, number, head, target: { commit: target } },
});
const hostOf = (context: Context): Host => ({
  ...nodeHost(),
  git: gitIn(at('clone')),
  context,
  stderr: () => undefined,
});

const reason = 'encrypted now';
const ids: Record<string, string> = {};
const change = (name: string): string => {
  writeFileSync(join(at('clone'), name), name);
  return (ids[name] = commit(at('clone'), name));
};

/** main: one to five, of which five is v1; change: b is slower, and accepted in #12. */
beforeAll(async () => {
  project(at('bare.git'), at('clone'));
  for (const [i, name] of ['one', 'two', 'three', 'four', 'five'].entries()) await record(i + 1, change(name));
  git(at('clone'), 'tag', 'v1');
  git(at('clone'), 'checkout', '--quiet', '-b', 'change');
  const head = change('encrypt');
  write('results.json', runOf(7, head, 1.3, ['n']));
  const request = { pattern: '*', reason, results: [at('results.json')], baselines: at('history') };
  const { exitCode } = await accept(request, hostOf(inChange(12, head, ids['five'] ?? '')));
  expect(exitCode).toBe(0);
});

const branchFrom = (name: string, start: string): void => {
  git(at('clone'), 'checkout', '--quiet', '-B', name, start);
};

describe('a loss that was accepted in a pull request', () => {
  test('is accepted for its head, and for no other change', async () => {
    const judgeHead = async (number: number, head: string, slower: number) => {
      write('head.json', runOf(8, head, slower, number === 12 ? ['n'] : []));
      git(at('clone'), 'checkout', '--quiet', '--detach', head);
      const request = { results: [at('head.json')], baselines: at('history') };
      const { exitCode } = await check(request, [], hostOf(inChange(number, head, ids['five'] ?? '')));
      return exitCode;
    };
    expect([await judgeHead(12, ids['encrypt'] ?? '', 1.3), await judgeHead(12, ids['encrypt'] ?? '', 1.6)]).toEqual([
      0, 1,
    ]);
    branchFrom('other', 'v1');
    const other = change('other');
    expect([await judgeHead(13, other, 1), await judgeHead(13, other, 1.3)]).toEqual([0, 1]);
  });

  test('does not count for main before the merge', async () => {
    branchFrom('unmerged', 'v1');
    change('six');
    const { exitCodes, said } = await judge('unmerged', 9);
    expect(exitCodes).toEqual([0, 1]);
    expect(said).toContain('Decided, but not for');
  });

  test.each([
    ['merge commit', () => git(at('clone'), 'merge', '--quiet', '--no-ff', '-m', 'Merge pull request #12', 'change')],
    [
      'squash',
      () => {
        git(at('clone'), 'merge', '--quiet', '--squash', 'change');
        commit(at('clone'), 'Encrypt (#12)');
      },
    ],
    ['rebase', () => git(at('clone'), 'cherry-pick', 'change')],
  ])('counts for main after a %s', async (how, merge) => {
    const name = how.replace(' ', '-');
    branchFrom(name, 'v1');
    change(`before-${name}`);
    merge();
    change(`after-${name}`);
    const { exitCodes, said } = await judge(name, 10, ['n']);
    expect(exitCodes).toEqual([0, 0]);
    expect(said).toContain(reason);
    expect((await judgeSlower(11)).exitCode).toBe(1);
  });

  test('does not count for a hotfix of a release without it', async () => {
    branchFrom('release', 'v1');
    change('fix');
    expect((await judge('release', 12)).exitCodes).toEqual([0, 1]);
  });

  test.each([
    ['which names it', ['-x']],
    ['which has its author, date and subject', []],
  ])('counts for a release to which it was picked, %s', async (_, options) => {
    branchFrom('release-2', 'v1');
    change('fix-2');
    git(at('clone'), 'cherry-pick', ...options, 'change');
    expect((await judge('release-2', 13, ['n'])).exitCodes).toEqual([0, 0]);
  });

  test('is not that of a commit whose message only mentions it, or reverts it', async () => {
    for (const [i, message] of ['Revert "Encrypt (#12)" (#14)', 'See (#12) for more', 'Prepare for #12'].entries()) {
      branchFrom(`mention-${String(i)}`, 'v1');
      git(at('clone'), 'commit', '--quiet', '--allow-empty', '--message', message);
      expect((await judge(`mention-${String(i)}`, 14)).exitCodes).toEqual([0, 1]);
    }
  });
});

/** What is checked out, slower than what was accepted. */
const judgeSlower = async (day: number) => {
  write('run.json', runOf(day, git(at('clone'), 'rev-parse', 'HEAD').trim(), 1.3 * 1.3, ['n']));
  return await run('check', '@run.json', ...place);
};

describe('a decision that is not to be trusted', () => {
  /** The accepted level of b, with something changed, beside those that were accepted. */
  const forge = (changed: object): void => {
    const accepted = { case: { scenario: 'perf', label: 'b', configuration: {} }, metric: '*', from: dayOf(7) };
    const accept = { ...accepted, reason: 'because', acceptedAt: '2026-01-08T00:00:00Z', ...changed };
    write('history/perf.accepted-0.ndjson', `${JSON.stringify({ accept, schemaVersion: 1 })}\n`);
  };
  test.each<readonly [string, () => object, RegExp]>([
    ['malformed', () => ({ reason: '' }), /perf\.accepted-0\.ndjson/],
    ['of another repository', () => ({ repository: 'x/y', commit: 'e'.repeat(40) }), /refused.*another repository/s],
    ['forged for another commit', () => ({ commit: ids['five'] }), /refused.*names another commit.*because/s],
    ['older than its first run', () => ({ acceptedAt: '2025-12-01T00:00:00Z' }), /refused.*older than its first run/s],
  ])('is refused by name if it is %s', async (name, changed, said) => {
    branchFrom('trusted', 'v1');
    change(name.replaceAll(' ', '-'));
    forge(changed());
    const judged = await judge('trusted', 15);
    expect(judged.said).toMatch(said);
    expect(judged.exitCodes[1]).not.toBe(0);
    rmSync(at('history/perf.accepted-0.ndjson'));
  });
});

test('what fails is accepted with a check, and nothing else', async () => {
  branchFrom('accepting', 'v1');
  write('run.json', runOf(30, change('slower'), 1.3));
  const judged = await run('check', '@run.json', '--accept', 'as agreed', ...place);
  expect([judged.exitCode, judged.stdout]).toEqual([0, expect.stringContaining('as agreed')]);
  expect(judged.stdout).toMatch(/the level of perf \/ b from [^]*is accepted/);
  write('run.json', runOf(31, ids['slower'] ?? '', 1.3 * 1.3));
  expect(await run('check', '@run.json', ...place)).toMatchObject({ exitCode: 1 });
  expect((await judge('release', 32)).exitCodes).toEqual([0, 1]);
});

describe('a decision', () => {
  const { folder, write: put, version, recordRuns, run: gb } = measuredTeam();
  /** Who of them names it, with its reason. */
  const naming = async (said: RegExp, results: string) => {
    const told: string[] = [];
    for (const argv of [
      ['gate', '--base', 'HEAD~1', '--pairs', '1', '--results', results],
      ['check', `${results}/head/1/results`],
      ['signoff', `${results}/head/1/results`, '--against', 'tag:v1'],
      ['record', `${results}/head/1/results`],
      ['trend'],
      ['history'],
    ]) {
      const { exitCode, stdout, stderr } = await gb(...argv);
      const isNamed = said.test(`${stdout}${stderr}`.replaceAll(/\s+/g, ' '));
      told.push(`${argv[0] ?? ''} ${String(exitCode)}${isNamed ? '' : `: ${stdout}${stderr}`}`);
    }
    return told;
  };

  test('is named with its reason by every command that obeys it', async () => {
    version(equal);
    await recordRuns(6);
    const { stdout } = await gb('history', '--format', 'json');
    const [{ first = '' } = {}] = JSON.parse(stdout) as readonly { readonly first?: string }[];
    expect(first).not.toBe('');
    execFileSync(process.execPath, ['load.mjs', '.', 'tagged'], { cwd: folder });
    expect(await gb('record', 'tagged', '--tag', 'v1')).toMatchObject({ exitCode: 0 });
    version({ ...equal, 'POST /orders': { factor: 1.3 } });
    await recordRuns(2);
    expect(await gb('accept', 'POST /orders', '--reason', 'orders are signed')).toMatchObject({ exitCode: 0 });
    version({ ...equal, 'POST /orders': { factor: 1.3 } });
    expect(await naming(/POST \/orders[^"]* is accepted: orders are signed/, 'measured')).toEqual(
      ['gate', 'check', 'signoff', 'record', 'trend', 'history'].map((name) => `${name} 0`),
    );
  });

  test('on a run that was measured wrongly is, too', async () => {
    put('factors.json', JSON.stringify({ ...equal, 'GET /a': { factor: 3 } }));
    execFileSync(process.execPath, ['load.mjs', '.', 'wrong'], { cwd: folder });
    expect(await gb('record', 'wrong')).toMatchObject({ exitCode: 0 });
    const { stdout } = await gb('history', '--format', 'json');
    const [{ last = '' } = {}] = JSON.parse(stdout) as readonly { readonly last?: string }[];
    expect(await gb('history', '--forget', last)).toMatchObject({ exitCode: 3 });
    expect(await gb('history', '--forget', '1999', '--reason', 'x')).toMatchObject({ exitCode: 3 });
    const forgotten = await gb('history', '--forget', last, '--reason', 'a backup ran');
    expect(forgotten).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The run of .* does not count in /),
    });
    version({ ...equal, 'POST /orders': { factor: 1.3 } });
    expect(await naming(/does not count in [^"]*: a backup ran/, 'again')).toEqual(
      ['gate', 'check', 'signoff', 'record', 'trend', 'history'].map((name) => `${name} 0`),
    );
  });
});
