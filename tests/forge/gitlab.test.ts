/** The note on a GitLab merge request and the configuration that judges it, with the GitLab of _gitlab.ts. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rmSync } from 'node:fs';
import { cli } from '../../src/cli.js';
import { gitlabForge } from '../../src/hosts/gitlab/forge.js';
import { readContext } from '../../src/hosts/context/read-context.js';
import { withJob } from '../../src/hosts/job.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { restApi } from '../../src/hosts/rest-api.js';
import { marker } from '../../src/report/publishers/shared/publication.js';
import { commit, git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';
import { jobToken, projectToken, startGitlab, type Gitlab } from './_gitlab.js';

let gitlab: Gitlab;
beforeEach(async () => {
  gitlab = await startGitlab();
});
afterEach(async () => {
  await gitlab.close();
  const [objection] = gitlab.objections;
  if (objection !== undefined) throw new Error(objection); // after every test: GitLab would have rejected such a request
});

const day = 86_400_000;
const night = (n: number, factor = 1): string =>
  jtl('GET /', { startMs: 1_760_000_000_000 + n * day, elapsedMs: 40 * factor, everyMs: 100 * factor + (n % 2) });

const told = story({}, 'clone');
const { at, write } = told;

type Environment = Readonly<Record<string, string>>;
const jobOf = (more: Environment = {}): Environment => ({
  GITLAB_CI: 'true',
  CI_API_V4_URL: gitlab.url,
  CI_JOB_URL: 'https://gitlab.example.com/shop/shop/-/jobs/42',
  CI_PROJECT_URL: 'https://gitlab.example.com/shop/shop',
  CI_MERGE_REQUEST_PROJECT_ID: '5',
  CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example.com/shop/shop',
  CI_MERGE_REQUEST_IID: '7',
  CI_JOB_TOKEN: jobToken,
  GUARDBAND_GITLAB_TOKEN: projectToken,
  ...more,
});

/** Runs `guardband check` in a job with these variables, in the clone. */
async function check(
  environment: Environment,
  ...argv: readonly string[]
): Promise<{ readonly exitCode: number; readonly output: string }> {
  let output = '';
  const print = (text: string): void => void (output += text);
  const host = withJob(
    {
      ...nodeHost({}, readContext({ variables: environment })),
      git: gitIn(at('clone')),
      now: () => new Date('2026-11-20T12:00:00Z'),
      stdout: print,
      stderr: print,
      page: { width: 120, colour: false },
    },
    environment,
  );
  const exitCode = await cli(['check', ...argv], host);
  if ([projectToken, jobToken].some((token) => output.includes(token))) throw new Error(`printed a token: ${output}`);
  return { exitCode, output };
}

const judge = (environment: Environment, ...more: readonly string[]) =>
  check(environment, at('now'), '--against', at('before'), '--key', 'load', '--comment', 'merge-request', ...more);
beforeEach(() => {
  write('before/shop/results.jtl', night(0));
  write('now/shop/results.jtl', night(1, 1.5));
});

describe('the note', () => {
  test('is created once, links to the job, and is updated in place', async () => {
    await judge(jobOf());
    expect(gitlab.notes.map(({ author }) => author.username)).toEqual(['project_5_bot']);
    const [{ id, body } = { id: 0, body: '' }] = gitlab.notes;
    expect(body.split('\n')[0]).toBe(marker('load'));
    expect(body).toContain('https://gitlab.example.com/shop/shop/-/jobs/42');
    write('now/shop/results.jtl', night(2));
    await judge(jobOf());
    expect(gitlab.notes.map((note) => note.id)).toEqual([id]);
    expect(gitlab.notes[0]?.body).not.toBe(body);
    const { length } = gitlab.asked;
    await judge(jobOf());
    expect(gitlab.asked.slice(length).map((asked) => asked.split(' ')[0])).toEqual(['GET', 'GET']);
  });

  test('is found on a later page, and is not confused with notes of other users or of the system', async () => {
    for (let n = 0; n < 150; n++) gitlab.add(`Remark ${String(n)}`);
    gitlab.add(`${marker('load')}\nnot ours`);
    gitlab.add(`${marker('load')}\nnot a note`, { system: true, author: { id: 90, username: 'project_5_bot' } });
    await judge(jobOf());
    const own = gitlab.notes.at(-1);
    write('now/shop/results.jtl', night(3));
    await judge(jobOf());
    expect(gitlab.notes).toHaveLength(153);
    expect(gitlab.notes.at(-1)?.id).toBe(own?.id);
    expect(gitlab.notes.filter(({ body }) => body.includes('not ours'))).toHaveLength(1);
    expect(gitlab.asked.some((asked) => asked.includes('page=2'))).toBe(true);
  });

  test('with a separate key is shown next to others', async () => {
    await judge(jobOf());
    await check(jobOf(), at('now'), '--against', at('before'), '--key', 'soak', '--comment', 'merge-request');
    expect(gitlab.notes.map(({ body }) => body.split('\n')[0])).toEqual([marker('load'), marker('soak')]);
  });
});

describe('the note that cannot be written', () => {
  test('that a job token may not write is a warning which names the variable, and the verdict stands', async () => {
    const { exitCode: verdict } = await check(jobOf(), at('now'), '--against', at('before'));
    const { exitCode, output } = await judge(jobOf({ GUARDBAND_GITLAB_TOKEN: '' }));
    expect(exitCode).toBe(verdict);
    expect(output).toContain('The comment on !7 could not be posted: 401 401 Unauthorized.');
    expect(output).toContain('GUARDBAND_GITLAB_TOKEN');
    expect(output).not.toContain('permissions: pull-requests');
    expect(gitlab.notes).toEqual([]);
  });

  test('is written with the job token where the instance allows that', async () => {
    await gitlab.close();
    gitlab = await startGitlab(true);
    await judge(jobOf({ GUARDBAND_GITLAB_TOKEN: '' }));
    await judge(jobOf({ GUARDBAND_GITLAB_TOKEN: '' }));
    expect(gitlab.notes.map(({ author }) => author.username)).toEqual(['dev']);
  });

  test('is posted in spite of a rate limit, and once although the answer was lost', async () => {
    gitlab.faults.push({ method: 'GET', status: 429, body: { message: 'Retry later' }, times: 1 });
    gitlab.faults.push({ method: 'POST', status: 502, body: { message: 'Bad gateway' }, times: 1 });
    const { output } = await judge(jobOf());
    expect(output).not.toContain('could not be posted');
    expect(gitlab.notes).toHaveLength(1);
  });

  test('is no request outside of a pipeline of a merge request', async () => {
    const { output } = await judge(jobOf({ CI_MERGE_REQUEST_IID: '' }));
    expect(gitlab.asked).toEqual([]);
    expect(output).toContain('No comment was posted');
  });

  test('is not written where nothing asks for it', async () => {
    await check(jobOf(), at('now'), '--against', at('before'));
    expect(gitlab.asked).toEqual([]);
  });
});

test('a line that GitLab would execute is sent as text', async () => {
  const api = restApi({ url: gitlab.url, headers: { 'private-token': projectToken } });
  const forge = gitlabForge({ api, project: '5', iid: '7', isJobToken: false });
  await forge.pullRequest?.comment('Slower:\n/close\n  /merge now\nGET /cart');
  expect(gitlab.notes[0]?.body).toBe('Slower:\n\u200b/close\n  \u200b/merge now\nGET /cart');
});

describe('on a merge request', () => {
  let mergeBase: string;
  beforeEach(async () => {
    for (const folder of ['bare.git', 'clone']) rmSync(at(folder), { recursive: true, force: true });
    project(at('bare.git'), at('clone'));
    // Runs of another repository would not count.
    const pushed = git(at('clone'), 'remote', 'get-url', 'origin').trim();
    git(at('clone'), 'remote', 'set-url', 'origin', 'https://gitlab.example.com/shop/shop.git');
    git(at('clone'), 'remote', 'set-url', '--push', 'origin', pushed);
    for (let n = 0; n < 6; n++) {
      write('r/shop/results.jtl', night(n));
      await told.run('record', '@r', '--baselines', '@clone/baselines');
    }
    write('clone/guardband.yml', 'metrics: {p99: {band: 10%}}\n');
    mergeBase = commit(at('clone'), 'Baselines');
    git(at('clone'), 'push', '--quiet', 'origin', 'HEAD:main');
    git(at('clone'), 'switch', '--quiet', '--create', 'change');
    // The change contains other rules and other baselines.
    write('clone/guardband.yml', 'metrics: {p99: report, throughput: report, p50: report}\n');
    for (const n of [7, 8, 9, 10, 11, 12]) {
      write('r/shop/results.jtl', night(n, 1.5));
      await told.run('record', '@r', '--baselines', '@clone/baselines');
    }
    commit(at('clone'), 'Slower, with rules to match');
    write('r/shop/results.jtl', night(20, 1.5));
  });
  const own = (): readonly string[] => [
    at('r'),
    '--baselines',
    at('clone/baselines'),
    '--config',
    at('clone/guardband.yml'),
    '--out',
    at('report.json'),
  ];

  test.each([
    ['DIFF_BASE_SHA', { CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '' }],
    ['TARGET_BRANCH_SHA of a merged results pipeline', { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'f'.repeat(40) }],
  ])('the baselines and the configuration of the merge base judge: %s', async (_, other) => {
    const commits = { CI_MERGE_REQUEST_DIFF_BASE_SHA: mergeBase, CI_MERGE_REQUEST_TARGET_BRANCH_SHA: mergeBase };
    const { exitCode } = await check(jobOf({ ...commits, ...other }), ...own());
    expect(exitCode).toBe(1);
    const report = told.report('report.json');
    expect(report.configuration).toMatchObject({ from: 'base', commit: mergeBase });
    expect(report.baseline.runs).toHaveLength(6);
    expect(report.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['baselines-changed', 'judging-changed']),
    );
  });

  test('a branch pipeline is judged by the work tree, a job that names no branch by the merge base', async () => {
    const { exitCode } = await check(jobOf({ CI_MERGE_REQUEST_IID: '', CI_COMMIT_BRANCH: 'change' }), ...own());
    expect(exitCode).toBe(0);
    const unnamed = await check(jobOf({ CI_MERGE_REQUEST_IID: '' }), ...own());
    expect(unnamed.exitCode).toBe(1);
  });
});
