/** A team asks which commit did it: real commands in a real repository whose load test reads its speed from the version. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Bisection } from '../../src/model/documents.js';
import { git } from './_git.js';
import { equal, measuredTeam, type Factors } from './_measured-team.js';

const hostile = '\u001b[31mSpeed | it `up` @everyone <b>\u202e #1';
const orders = (factor: number): Factors => ({ 'POST /orders': { factor } });

/** A repository with one commit for each of these factors. */
function history(versions: readonly Factors[], broken: readonly number[] = []) {
  const team = measuredTeam("build: 'test ! -e broken'\n  run: 'node load.mjs {version} {out}'");
  const ids = versions.map((factors, i) => {
    team.write('factors.json', JSON.stringify({ ...equal, ...factors }));
    if (broken.includes(i)) team.write('broken', '');
    else rmSync(join(team.folder, 'broken'), { force: true });
    git(team.folder, 'add', '--all');
    git(team.folder, 'commit', '--quiet', '--allow-empty', '--message', `${hostile} ${String(i)}`);
    return git(team.folder, 'rev-parse', 'HEAD').trim();
  });
  const id = (i: number): string => ids[i] ?? '';
  const answer = (file = 'report.json'): Bisection =>
    JSON.parse(readFileSync(join(team.folder, file), 'utf8')) as Bisection;
  return { ...team, id, answer };
}
const repeat = (count: number, factors: Factors): readonly Factors[] => Array.from({ length: count }, () => factors);

describe('one slow commit among eight', () => {
  const project = history([...repeat(6, {}), ...repeat(3, orders(1.3))], [4]);
  let first: Awaited<ReturnType<typeof project.run>>;
  beforeAll(async () => {
    first = await project.run('bisect', project.id(0), 'HEAD', '--out', 'report.json', '--out', 'report.md');
  }, 120_000);

  test('is named with effect, cases and author, and commits that do not build are skipped', () => {
    expect([first.exitCode, first.stderr]).toEqual([0, expect.stringMatching(/\d commits left.*about \d+ s more/)]);
    const { outcome, culprit, probability, groups, cases, skipped, besideParent } = project.answer();
    expect([outcome, culprit?.commit, besideParent]).toEqual(['named', project.id(6), true]);
    expect(probability).toBeGreaterThan(0.95);
    expect(groups[0]).toMatchObject({ name: 'shop / POST /orders' });
    expect(cases).toContain('shop / POST /orders [users=20]');
    for (const { commit, why } of skipped)
      expect([commit.commit, why]).toEqual([project.id(4), expect.stringContaining('failed (exit code 1)')]);
    expect(project.checkouts()).toBe(1);
  });

  test('what its author wrote has no effect where the answer is read', () => {
    expect(first.stdout).toContain('A. Developer');
    expect(first.stdout).not.toMatch(/[\u001b\u202e]/);
    const markdown = readFileSync(join(project.folder, 'report.md'), 'utf8');
    expect(markdown).toMatch(/^``.*@everyone <b>.*``, by `A\. Developer`, \d{4}-\d{2}-\d{2}$/m);
    expect(markdown).not.toMatch(/[\u001b\u202e]/);
  });

  test('the same question is answered again without a measurement', async () => {
    const before = project.log().length;
    const again = await project.run('bisect', project.id(0), 'HEAD', '--out', 'report.json');
    expect([again.exitCode, project.log().length - before, project.answer().measurements]).toEqual([0, 0, 0]);
    expect(project.answer().culprit?.commit).toBe(project.id(6));
  });

  test('other commands do not use these measurements', async () => {
    const other = await project.run('bisect', project.id(0), 'HEAD', '--run', 'node load.mjs {version} {out} ');
    expect([other.exitCode, other.stderr]).toEqual([3, expect.stringContaining('other commands')]);
  });
});

const project = history([
  ...repeat(3, {}),
  ...repeat(3, { 'GET /b': { factor: 1.3 } }),
  ...repeat(2, { 'GET /b': { factor: 1.3 }, ...orders(1.4) }),
]);

test('two slow commits are named one after the other', async () => {
  const first = await project.run('bisect', project.id(0), 'HEAD', '--out', 'report.json');
  const [next = ''] = /--case .*$/m.exec(first.stdout) ?? [];
  const [, pattern = ''] = /--case '(.*)'/.exec(next) ?? [];
  const named = [project.answer().culprit?.commit];
  await project.run('bisect', project.id(0), 'HEAD', '--case', pattern, '--out', 'report.json');
  named.push(project.answer().culprit?.commit);
  expect(new Set(named)).toEqual(new Set([project.id(3), project.id(6)]));
}, 120_000);

describe('no commit is named', () => {
  const project = history([...repeat(3, {})]);

  test('if GOOD and BAD do not differ, before any other is built', async () => {
    const { exitCode, stdout } = await project.run('bisect', project.id(0), 'HEAD');
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^None of 2 commits: \w{10} is not slower than /)]);
    expect(new Set(project.log().map((line) => line.split(' ')[0])).size).toBe(2);
  }, 60_000);

  test.each([
    [['HEAD', 'HEAD'], 'are the same commit'],
    [['HEAD', 'HEAD~2'], 'is not an ancestor'],
    [['nothing', 'HEAD'], 'nothing is not a commit of this clone'],
    [['--', '--exec=x', 'HEAD'], '--exec=x is not a commit'],
    [['HEAD~2', 'HEAD', '--metric', 'nothing'], '--metric does not accept "nothing"'],
    [['HEAD~2', 'HEAD', '--metric', 'kneePoint'], 'no gated metric of a case matches'],
  ])('with %j', async (args, message) => {
    const { exitCode, stderr } = await project.run('bisect', ...args);
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(message)]);
    expect(project.checkouts()).toBe(1);
  });
});

describe('an interrupted search', () => {
  const project = history([...repeat(4, {}), ...repeat(5, orders(1.3))]);

  test('leaves nothing behind, and goes on where it stopped', async () => {
    project.write(
      'hang.sh',
      'node load.mjs "$1" "$2"\n[ -e stop ] && [ "$(wc -l <log)" -ge 6 ] || exit 0\nsleep 300 & echo $! >child\nwait\n',
    );
    project.write('stop', '');
    const args = ['bisect', project.id(0), 'HEAD', '--run', 'bash hang.sh {version} {out}', '--out', 'report.json'];
    const child = project.start(...args);
    const ended = new Promise<number | null>((resolve) => {
      child.on('close', resolve);
    });
    const until = async (isTrue: () => boolean): Promise<void> => {
      for (let i = 0; i < 600 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const childFile = join(project.folder, 'child');
    await until(() => existsSync(childFile) && readFileSync(childFile, 'utf8').endsWith('\n'));
    child.kill('SIGINT');
    expect(await ended).toBe(3);
    const id = readFileSync(childFile, 'utf8').trim();
    const isRunning = (): boolean =>
      existsSync(`/proc/${id}/status`) && !/^State:\tZ/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));
    await until(() => !isRunning());
    expect([isRunning(), project.checkouts()]).toEqual([false, 1]);
    rmSync(join(project.folder, 'stop'));
    const before = project.log().length;
    const { exitCode } = await project.run(...args);
    const { culprit, measurements } = project.answer();
    expect([exitCode, culprit?.commit]).toEqual([0, project.id(4)]);
    expect(project.log().length - before).toBe(measurements);
    // At least the pair of GOOD and BAD was kept.
    const places = JSON.parse(
      readFileSync(
        join(
          project.folder,
          `guardband-gate/bisect-${project.id(0).slice(0, 10)}-${project.id(8).slice(0, 10)}/pairs.json`,
        ),
        'utf8',
      ),
    ) as { readonly pairs: Readonly<Record<string, readonly string[]>> };
    const kept = Object.values(places.pairs);
    expect(measurements).toBeLessThan(2 * kept.flat().length);
    // Also where the interrupted search measured the first pair of a block.
    for (const firsts of kept) for (let i = 1; i < firsts.length; i += 2) expect(firsts[i]).not.toBe(firsts[i - 1]);
  }, 120_000);
});
