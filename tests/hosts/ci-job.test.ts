/** The commit that judges a change in jobs of CI systems, and commands in the log. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChangeBase } from '../../src/history/change-base.js';
import { readContext } from '../../src/hosts/context/read-context.js';
import { defined } from '../../src/lang/objects.js';
import { withJob } from '../../src/hosts/job.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { commit as commitAll, git, project } from '../stories/_git.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-job-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('commands in names', () => {
  const names =
    '::error::a\n  ::add-mask::b ::\n\t##[stop-commands]c ##vso[task.setvariable]d ##TeamCity[message]e ## [f';
  const printed = (environment: NodeJS.ProcessEnv): readonly string[] => {
    const texts: string[] = [];
    const print = (text: string): void => void texts.push(text);
    const host = withJob({ ...nodeHost(), stdout: print, stderr: print }, environment);
    host.stdout(names);
    host.stderr(names);
    return texts;
  };

  test.each([[{ GITHUB_ACTIONS: 'true' }], [{ TF_BUILD: 'True' }], [{ TEAMCITY_VERSION: '2026.1' }]])(
    'are broken up on both streams with %j',
    (environment) => {
      const inert =
        ': :error::a\n  : :add-mask::b ::\n\t## [stop-commands]c ## vso[task.setvariable]d ## TeamCity[message]e ## [f';
      expect(printed(environment)).toEqual([inert, inert]);
    },
  );

  test('are printed as they are where nothing runs them', () => {
    expect(printed({})).toEqual([names, names]);
  });
});

const known = (commit: string) => ({ kind: 'known', commit });
const at = (name: string): string => join(folder, name);
let main: string;
beforeAll(() => {
  project(at('bare.git'), at('whole'));
  main = git(at('whole'), 'rev-parse', 'HEAD').trim();
  git(at('whole'), 'switch', '--quiet', '--create', 'change');
  commitAll(at('whole'), 'A change', '--allow-empty');
  commitAll(at('whole'), 'Another change', '--allow-empty');
  git(at('whole'), 'push', '--quiet', 'origin', 'HEAD:change');
  const only = ['clone', '--quiet', '--single-branch', '--branch=change', `file://${at('bare.git')}`];
  execFileSync('git', [...only, at('single')]);
  for (const name of ['shallow', 'severed']) execFileSync('git', [...only, '--depth=1', at(name)]);
  git(at('severed'), 'remote', 'remove', 'origin');
});
const baseIn = (clone: string, variables: Readonly<Record<string, string>>, target?: string) =>
  findChangeBase({ git: gitIn(at(clone)), context: readContext({ variables }) }, defined({ target }));

// Which variables of which system name it: tests/hosts/context/systems.test.ts.
describe('in a job whose variables name the target branch', () => {
  test.each([
    ['by its reference', { TF_BUILD: 'True', SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' }],
    ['by its name', { CHANGE_ID: '7', CHANGE_TARGET: 'main' }],
  ])('%s: its commit is known', async (_, environment) => {
    expect(await baseIn('whole', environment)).toMatchObject(known(main));
  });

  test('there is none outside a pull request', async () => {
    const branch = { BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_BRANCH: 'change' };
    expect(await baseIn('whole', branch)).toMatchObject({ kind: 'unknown' });
  });

  test('a clone without the branch gets it, and stays as deep as it was', async () => {
    expect(await baseIn('single', { CHANGE_TARGET: 'main' })).toMatchObject(known(main));
    expect(git(at('single'), 'rev-parse', '--is-shallow-repository').trim()).toBe('false');
    expect(await baseIn('shallow', { CHANGE_TARGET: 'main' })).toMatchObject(known(main));
    expect(git(at('shallow'), 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  });
});

describe('without a branch that the variables of a job name', () => {
  test.each(['main', 'no-such-branch'])(
    'without a remote, the branch %s is named, so that a check fails',
    async (name) => {
      expect(await baseIn('severed', { CHANGE_TARGET: name })).toMatchObject({
        problem: { code: 'no-such-commit', message: expect.stringContaining(`"origin/${name}"`) },
      });
    },
  );

  test('the caller may name the target where nothing else does', async () => {
    expect(await baseIn('whole', { CI: 'true' }, 'main')).toMatchObject(known(main));
    expect(await baseIn('whole', {}, main)).toMatchObject(known(main));
    expect(await baseIn('whole', {}, 'mian')).toMatchObject({ problem: { code: 'no-such-commit' } });
  });

  test.each(['--upload-pack=touch x', 'main:refs/heads/main', 'a b', 'main~1'])('%j is no branch', async (name) => {
    expect(await baseIn('whole', { CHANGE_TARGET: name })).toMatchObject({ problem: { code: 'target-unknown' } });
    expect(git(at('whole'), 'for-each-ref', '--format=%(refname)').trim().split('\n').sort()).toEqual([
      'refs/heads/change',
      'refs/heads/main',
      'refs/remotes/origin/change',
      'refs/remotes/origin/main',
    ]);
  });
});

describe('in a job about which nothing is known', () => {
  const doubt = 'a job of a CI system that Guardband does not know';
  const unplaced = { CI: 'true' };
  const commitOf = (clone: string, ...args: readonly string[]): string => git(at(clone), ...args).trim();
  const cloneOf = (name: string, ...options: readonly string[]): void => {
    execFileSync('git', ['clone', '--quiet', ...options, `file://${at('bare.git')}`, at(name)], { stdio: 'ignore' });
  };

  test('the base is where its commit left the default branch of origin, which is asked if the clone does not know it', async () => {
    expect(await baseIn('whole', unplaced)).toEqual({ ...known(main), target: main, isTargetItself: false, doubt });
    cloneOf('one', '--single-branch', '--branch=change');
    expect(await baseIn('one', unplaced)).toMatchObject({ ...known(main), doubt });
    cloneOf('flat', '--single-branch', '--branch=change', '--depth=1');
    expect(await baseIn('flat', unplaced)).toEqual({ ...known(main), target: main, isTargetItself: true, doubt });
  });

  test('a detached commit and a local merge into the default branch are changes, too', async () => {
    cloneOf('detached');
    git(at('detached'), 'checkout', '--quiet', '--detach', 'origin/change');
    expect(await baseIn('detached', unplaced)).toMatchObject({ ...known(main), doubt });
    cloneOf('merged');
    git(at('merged'), 'merge', '--quiet', '--no-ff', '--message', 'A merge', 'origin/change');
    expect(await baseIn('merged', unplaced)).toMatchObject({ ...known(main), doubt });
  });

  test('another branch of origin with a usual name is not its default one', async () => {
    project(at('other.git'), at('other'));
    git(at('other'), 'switch', '--quiet', '--create', 'trunk');
    const trunk = commitAll(at('other'), 'On the trunk', '--allow-empty');
    git(at('other'), 'push', '--quiet', 'origin', 'trunk');
    git(at('other.git'), 'symbolic-ref', 'HEAD', 'refs/heads/trunk');
    git(at('other'), 'switch', '--quiet', '--create', 'change');
    commitAll(at('other'), 'A change', '--allow-empty');
    git(at('other'), 'push', '--quiet', 'origin', 'HEAD:main');
    git(at('other'), 'fetch', '--quiet');
    expect(await baseIn('other', unplaced)).toMatchObject({ ...known(trunk), doubt });
  });

  test('a branch of origin with a usual name is not taken where its default branch is known by name only', async () => {
    cloneOf('usual', '--single-branch', '--branch=change');
    git(at('usual'), 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    git(at('usual'), 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    git(at('usual'), 'remote', 'set-url', 'origin', `file://${at('nowhere.git')}`);
    expect(await baseIn('usual', unplaced)).toMatchObject({ kind: 'untold', doubt });
  });

  test('origin is asked again where its default branch was renamed after the clone', async () => {
    cloneOf('renamed', '--branch=change');
    git(at('renamed'), 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone');
    expect(await baseIn('renamed', unplaced)).toMatchObject({ ...known(main), doubt });
    git(at('renamed'), 'checkout', '--quiet', '--detach', 'origin/main');
    expect(await baseIn('renamed', unplaced)).toEqual({ kind: 'none' });
  });

  test('what is staged, as by a merge that is not committed yet, is a change', async () => {
    cloneOf('merging');
    writeFileSync(at('merging/built.txt'), 'written by a build');
    expect(await baseIn('merging', unplaced)).toEqual({ kind: 'none' });
    git(at('merging'), 'add', '.');
    expect(await baseIn('merging', unplaced)).toMatchObject({ ...known(main), doubt });
  });

  test('nothing is told of a submodule', async () => {
    cloneOf('around');
    git(
      at('around'),
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      `file://${at('bare.git')}`,
      'inner',
    );
    expect(await baseIn('around/inner', unplaced)).toMatchObject({
      kind: 'untold',
      doubt,
      why: expect.stringContaining('submodule'),
    });
  });

  test('a commit of the default branch is no change, nor is a repository without a commit', async () => {
    cloneOf('mainline');
    expect(await baseIn('mainline', unplaced)).toEqual({ kind: 'none' });
    commitAll(at('mainline'), 'Not pushed yet', '--allow-empty');
    expect(await baseIn('mainline', unplaced)).toMatchObject(known(commitOf('mainline', 'rev-parse', 'HEAD^')));
    git(at('mainline'), 'checkout', '--quiet', '--detach', 'HEAD^');
    expect(await baseIn('mainline', unplaced)).toEqual({ kind: 'none' });
    execFileSync('git', ['init', '--quiet', at('fresh')]);
    expect(await baseIn('fresh', unplaced)).toEqual({ kind: 'none' });
  });

  test('nothing is told without an origin, or without a repository', async () => {
    expect(await baseIn('severed', unplaced)).toMatchObject({ kind: 'untold', doubt });
    expect(await baseIn('', unplaced)).toMatchObject({
      kind: 'untold',
      doubt,
      why: expect.stringContaining('not a git'),
    });
    expect(await baseIn('severed', unplaced, 'HEAD')).toMatchObject({ problem: { code: 'contradictory-job' } });
  });

  test.each(['@', 'feature', 'refs/heads/feature', 'origin/feature'])(
    'the target %s contains the change, so its own rules judge nothing',
    async (target) => {
      cloneOf('own');
      git(at('own'), 'checkout', '--quiet', '-b', 'feature');
      commitAll(at('own'), 'A change', '--allow-empty');
      git(at('own'), 'update-ref', 'refs/remotes/origin/feature', 'HEAD');
      expect(await baseIn('own', unplaced, target)).toMatchObject({ problem: { code: 'contradictory-job' } });
      const trunk = commitOf('own', 'rev-parse', 'HEAD^');
      expect(await baseIn('own', unplaced, 'main')).toMatchObject(known(trunk));
      git(at('own'), 'checkout', '--quiet', '--detach', trunk);
      expect(await baseIn('own', unplaced, 'main')).toMatchObject(known(trunk));
      rmSync(at('own'), { recursive: true });
    },
  );
});
