/** How the command line finds the measured commit. */
import { beforeAll, expect, test } from '@jest/globals';
import { cli } from '../../src/cli.js';
import { commitHere, gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob } from '../../src/model/context.js';
import type { HistoryLine, Trend } from '../../src/model/documents.js';
import { commit, git, project } from './_git.js';
import { historyLines, jtl, story } from './_story.js';

const { at, write } = story();
let head = '';
beforeAll(() => {
  project(at('bare.git'), at('clone'));
  write('clone/server.js', 'serve()\n');
  write('clone/perf/shop.ndjson', '');
  head = commit(at('clone'), 'A server');
});
const findCommit = (folder = 'clone', context = noJob) => commitHere({ context, git: gitIn(at(folder)) }, true);

test('the commit that was measured is that of the work tree, unless tracked files are modified', async () => {
  write('clone/results.jtl', 'not tracked');
  write('clone/perf/shop.ndjson', '{}\n'); // recording itself does this
  expect(await findCommit()).toEqual({ commit: head, branch: 'main' });
  expect(await findCommit('clone/perf')).toEqual({ commit: head, branch: 'main' });
  write('clone/server.js', 'serve(slowly)\n');
  expect(await findCommit('clone/perf')).toEqual({ branch: 'main' });
  git(at('clone'), 'checkout', '--quiet', '--', 'server.js');
  git(at('clone'), 'switch', '--quiet', '--detach');
  expect(await findCommit()).toEqual({ commit: head });
  git(at('clone'), 'switch', '--quiet', 'main');
});

test('the commit that was measured is the one that the CI job names', async () => {
  const job = { ...noJob, system: 'jenkins', subject: { commit: 'ab12'.repeat(10), branch: 'c/d' } };
  expect(await findCommit('clone', job)).toEqual(job.subject);
  expect(await findCommit('clone', { ...job, subject: {} })).toEqual({});
});

test('the commit that was measured is unknown, without a warning, where there is no repository, no commit or no git', async () => {
  expect(await findCommit('')).toEqual({});
  git(at(''), 'init', '--quiet', '--initial-branch=main', 'new');
  expect(await findCommit('new')).toEqual({ branch: 'main' });
  expect(await commitHere({ context: noJob, git: gitIn(at('clone')) }, false)).toEqual({});
  const noGit = () => Promise.resolve({ code: 128, stdout: '', stderr: 'git is not installed' });
  expect(await commitHere({ context: noJob, git: noGit }, true)).toEqual({});
});

test('the commit that was measured on the command line is recorded and reported, and looked up only where it is used', async () => {
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
  const [line] = historyLines(at('b'));
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
