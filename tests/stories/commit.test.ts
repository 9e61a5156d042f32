/** How the command line finds the measured commit. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cli } from '../../src/cli.js';
import { commitHere, repositoryOfJob } from '../../src/hosts/node/commit.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { HistoryLine } from '../../src/model/documents.js';
import type { Trend } from '../../src/model/trend.js';
import { commit, git, project } from './_git.js';
import { jtl, story } from './_story.js';

test.each([
  [{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r' }, 'https://github.com/o/r'],
  [{ CI_PROJECT_URL: 'https://gitlab.example.com/o/r' }, 'https://gitlab.example.com/o/r'],
  [{ GITHUB_SERVER_URL: 'https://github.com', CI_PROJECT_URL: '' }, undefined],
  [{}, undefined],
])('the repository of a job with %j is %s', (environment, address) => {
  expect(repositoryOfJob(environment)).toBe(address);
});

describe('the commit that was measured', () => {
  const { at, write, text } = story();
  let head = '';
  beforeAll(() => {
    project(at('bare.git'), at('clone'));
    write('clone/server.js', 'serve()\n');
    write('clone/perf/shop.ndjson', '');
    head = commit(at('clone'), 'A server');
  });
  const findCommit = (environment: Readonly<Record<string, string>> = {}, folder = 'clone') =>
    commitHere(gitIn(at(folder)), environment);

  test('is that of the work tree, unless tracked files are modified', async () => {
    write('clone/results.jtl', 'not tracked');
    write('clone/perf/shop.ndjson', '{}\n'); // recording itself does this
    expect(await findCommit()).toEqual({ commit: head, branch: 'main' });
    expect(await findCommit({}, 'clone/perf')).toEqual({ commit: head, branch: 'main' });
    write('clone/server.js', 'serve(slowly)\n');
    expect(await findCommit({}, 'clone/perf')).toEqual({ branch: 'main' });
    git(at('clone'), 'checkout', '--quiet', '--', 'server.js');
    git(at('clone'), 'switch', '--quiet', '--detach');
    expect(await findCommit()).toEqual({ commit: head });
    git(at('clone'), 'switch', '--quiet', 'main');
  });

  test('is the one that the CI job names', async () => {
    const id = 'ab12'.repeat(10);
    expect(await findCommit({ GITHUB_ACTIONS: 'true', GITHUB_SHA: id, GITHUB_REF_NAME: 'a' })).toEqual({ commit: id, branch: 'a' }); // oxfmt-ignore
    expect(await findCommit({ CI_COMMIT_SHA: id, CI_COMMIT_REF_NAME: 'b' })).toEqual({ commit: id, branch: 'b' });
    expect(await findCommit({ GIT_COMMIT: id, GIT_BRANCH: 'origin/c/d' })).toEqual({ commit: id, branch: 'c/d' });
    expect(await findCommit({ GIT_COMMIT: 'the newest' })).toEqual({ commit: head, branch: 'main' });
  });

  test('is unknown, without a warning, where there is no repository, no commit or no git', async () => {
    expect(await findCommit({}, '')).toEqual({});
    git(at(''), 'init', '--quiet', '--initial-branch=main', 'new');
    expect(await findCommit({}, 'new')).toEqual({ branch: 'main' });
    expect(await commitHere(undefined, {})).toEqual({});
    expect(await commitHere(() => Promise.resolve({ code: 128, stdout: '', stderr: 'git is not installed' }), {})).toEqual({}); // oxfmt-ignore
  });

  describe('on the command line', () => {
    test('is recorded and reported, and looked up only where it is used', async () => {
      const asked: string[] = [];
      const guardband = async (...argv: readonly string[]): Promise<string> => {
        let said = '';
        const host = { ...nodeHost(), stdout: (more: string) => void (said += more), stderr: () => undefined };
        await cli(argv, host, (source) => {
          asked.push(source);
          return findCommit();
        });
        return said;
      };
      write('r/results.jtl', jtl('GET /'));
      const named = ['--set', 'scenario=shop', '--baselines', at('b')];
      await guardband('record', at('r'), ...named);
      const [line] = text('b/shop.ndjson').split('\n');
      expect((JSON.parse(line ?? '') as HistoryLine & { provenance: unknown }).provenance).toMatchObject({
        commit: head,
        branch: 'main',
      });
      expect(await guardband('check', at('r'), ...named, '--format', 'json')).toContain(head);
      expect(await guardband('read', at('r'))).toContain(head);
      expect(asked).toEqual(['job-or-git', 'job', 'job']);
      const { runs } = JSON.parse(await guardband('trend', '--baselines', at('b'), '--format', 'json')) as Trend;
      expect([runs.map((run) => run.commit), asked.length]).toEqual([[head], 3]);
      await guardband('record', '--help');
      expect(asked.length).toBe(3);
    });
  });
});
