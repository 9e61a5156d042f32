/** The command line in a step of a workflow knows which commit a pull request goes into, so that its rules are guarded there, too. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withCiJob } from '../../src/hosts/job.js';
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

const commit = 'a'.repeat(40);
const pullRequest = { number: 1, head: { sha: 'b'.repeat(40) }, base: { sha: commit } };

test.each<readonly [string, string, string | undefined]>([
  ['a pull request', JSON.stringify({ pull_request: pullRequest }), commit],
  ['a group of a merge queue', JSON.stringify({ merge_group: { base_sha: commit } }), commit],
  ['a push', JSON.stringify({ ref: 'refs/heads/main' }), undefined],
  ['a damaged event', '{', undefined],
])('in a GitHub job for %s', async (_, event, target) => {
  const file = join(folder, 'event.json');
  writeFileSync(file, event);
  const host = await withCiJob(nodeHost(), { GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: file });
  expect(host.targetCommit).toBe(target);
  expect(host.targetProblem).toBeUndefined();
});

describe.each(['pull_request', 'pull_request_target', 'merge_group'])('in a GitHub job for %s', (event) => {
  test.each([
    ['a missing event', undefined],
    ['a damaged event', '{'],
    ['an event without a target', '{}'],
  ])('%s is a problem', async (_, text) => {
    const file = join(folder, text === undefined ? 'no-event.json' : 'event.json');
    if (text !== undefined) writeFileSync(file, text);
    const environment = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file };
    const host = await withCiJob(nodeHost(), environment);
    expect(host).toMatchObject({ targetProblem: { code: 'target-unknown', message: expect.stringContaining(event) } });
  });
});

test('outside of a job', async () => {
  expect((await withCiJob(nodeHost(), {})).targetCommit).toBeUndefined();
});

describe('commands in names', () => {
  const names =
    '::error::a\n  ::add-mask::b ::\n\t##[stop-commands]c ##vso[task.setvariable]d ##TeamCity[message]e ## [f';
  const printed = async (environment: NodeJS.ProcessEnv): Promise<readonly string[]> => {
    const texts: string[] = [];
    const print = (text: string): void => void texts.push(text);
    const host = await withCiJob({ ...nodeHost(), git: gitIn(folder), stdout: print, stderr: print }, environment);
    host.stdout(names);
    host.stderr(names);
    return texts;
  };

  test.each([[{ GITHUB_ACTIONS: 'true' }], [{ TF_BUILD: 'True' }], [{ TEAMCITY_VERSION: '2026.1' }]])(
    'are broken up on both streams with %j',
    async (environment) => {
      const inert =
        ': :error::a\n  : :add-mask::b ::\n\t## [stop-commands]c ## vso[task.setvariable]d ## TeamCity[message]e ## [f';
      expect(await printed(environment)).toEqual([inert, inert]);
    },
  );

  test('are printed as they are where nothing runs them', async () => {
    expect(await printed({})).toEqual([names, names]);
  });
});

describe('in a job whose variables name the target branch', () => {
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
  const targetIn = async (clone: string, environment: Readonly<Record<string, string>>): Promise<string | undefined> =>
    (await withCiJob({ ...nodeHost(), git: gitIn(at(clone)) }, environment)).targetCommit;

  test.each([
    ['Azure Repos', { TF_BUILD: 'True', SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main' }],
    ['Azure Pipelines on GitHub', { TF_BUILD: 'True', SYSTEM_PULLREQUEST_TARGETBRANCH: 'main' }],
    ['Jenkins', { CHANGE_ID: '7', CHANGE_TARGET: 'main' }],
    ['Bitbucket', { BITBUCKET_PR_ID: '7', BITBUCKET_PR_DESTINATION_BRANCH: 'main' }],
    ['Buildkite', { BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' }],
  ])('%s: its commit is known', async (_, environment) => {
    expect(await targetIn('whole', environment)).toBe(main);
  });

  test.each([
    ['Azure Pipelines', { TF_BUILD: 'True', BUILD_REASON: 'IndividualCI' }],
    ['Jenkins', { BRANCH_NAME: 'main' }],
    ['Buildkite', { BUILDKITE_PULL_REQUEST: 'false', BUILDKITE_PULL_REQUEST_BASE_BRANCH: '' }],
  ])('%s: there is none outside a pull request', async (_, environment) => {
    expect(await targetIn('whole', environment)).toBeUndefined();
  });

  test('a clone without the branch gets it, and stays as deep as it was', async () => {
    expect(await targetIn('single', { CHANGE_TARGET: 'main' })).toBe(main);
    expect(git(at('single'), 'rev-parse', '--is-shallow-repository').trim()).toBe('false');
    expect(await targetIn('shallow', { CHANGE_TARGET: 'main' })).toBe(main);
    expect(git(at('shallow'), 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  });

  test.each(['main', 'no-such-branch'])(
    'without a remote, the branch %s is named, so that a check fails',
    async (name) => {
      expect(await targetIn('severed', { CHANGE_TARGET: name })).toBe(`origin/${name}`);
    },
  );

  test.each(['--upload-pack=touch x', 'main:refs/heads/main', 'a b', 'main~1'])('%j is no branch', async (name) => {
    expect(await targetIn('whole', { CHANGE_TARGET: name })).toBe(name);
    expect(git(at('whole'), 'for-each-ref', '--format=%(refname)').trim().split('\n').sort()).toEqual([
      'refs/heads/change',
      'refs/heads/main',
      'refs/remotes/origin/change',
      'refs/remotes/origin/main',
    ]);
  });
});
