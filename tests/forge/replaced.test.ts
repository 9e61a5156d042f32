/**
 * Every kind of report, through every workflow, onto a change that already has a comment: what is said about the newer commit takes
 * the place of what was said about the older one. With the GitHub of _github.ts and the GitLab of _gitlab.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actionIn, guardbandIn, jenkinsBuild, writeResults } from './_action.js';
import { counterparts, startGithub, throwObjection, type Github } from './_github.js';
import { projectToken, startGitlab, type Gitlab } from './_gitlab.js';

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
const withForges = tools === undefined ? describe.skip : describe;

type Named = Readonly<Record<string, string>>;
interface Change {
  readonly owner: string;
  readonly branch: string;
  readonly number: number;
}

let github: Github;
let gitlab: Gitlab;
let folder: string;
let action: ReturnType<typeof actionIn>;
let base: string;
let ids = 100;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guardband-replaced-'));
  action = actionIn(folder, String(tools));
  github = await startGithub(String(tools));
  gitlab = await startGitlab();
  await github.direct('POST', '/repos/octocat/shop/forks', {}, 'stranger');
  base = await github.mainOf();
  writeResults(folder);
  writeFileSync(join(folder, 'broken.jtl'), 'timeStamp,label,success\n1,GET /,true\n');
}, 60_000);
afterEach(() => {
  throwObjection(github);
  throwObjection(gitlab);
});
afterAll(async () => {
  await Promise.all([github.close(), gitlab.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** What is judged for each kind of report, and how the comment begins. */
const kinds = {
  passed: { results: 'now.jtl', judge: 'noise', icon: '✅' },
  failed: { results: 'slow.jtl', judge: 'bands', icon: '❌' },
  unknown: { results: 'slow.jtl', judge: 'noise', icon: '🟣' },
  unusable: { results: 'broken.jtl', judge: 'noise', icon: '⛔' },
  absent: { results: 'none.jtl', judge: 'noise', icon: '⛔' },
} as const;
type Kind = keyof typeof kinds;

/** A new commit on the branch of a change. emulate leaves the head of a pull request as it was, so GitHub's answers are changed. */
async function push({ owner, branch, number }: Change): Promise<string> {
  const sha = await github.createCommit(owner);
  await github.direct('PATCH', `/repos/${owner}/shop/git/refs/heads/${branch}`, { sha, force: true }, owner);
  const pull = (await github.direct('GET', `/repos/octocat/shop/pulls/${String(number)}`)) as { head: object };
  const newest = { ...pull, head: { ...pull.head, sha } };
  const answer = (path: string, body: object) => ({ method: 'GET', path, status: 200, body });
  github.faults.splice(0, Infinity, answer(`/pulls/${String(number)}`, newest), answer('/pulls?', [newest]));
  return sha;
}

/** A pull request from a new branch of this owner. */
async function propose(owner: string): Promise<Change> {
  const branch = `change-${String(++ids)}`;
  const number = await github.openPullRequest(branch, await github.mainOf(owner), owner);
  return { owner, branch, number };
}

const guardband = async (argv: readonly string[], environment: Named): Promise<string> => {
  const { exitCode, log } = await guardbandIn(folder, argv, environment);
  return `exit code ${String(exitCode)}\n${log}`;
};

interface Job extends Change {
  readonly kind: Kind;
  readonly sha: string;
}

const pullRequestOf = ({ number, branch, sha }: Job) => ({
  pull_request: { number, head: { ref: branch, sha }, base: { ref: 'main', sha: base } },
});
const judged = (kind: Kind): Named => ({
  mode: 'check',
  results: kinds[kind].results,
  judge: kinds[kind].judge,
  against: 'before.jtl',
  set: 'scenario=shop',
  out: 'report.json',
});
/** Every run of a workflow has an id of its own. */
const asRun = (): Named => ({ GITHUB_API_URL: `${github.url}/`, GITHUB_RUN_ID: String(++ids) });
const token = { 'github-token': 'github-actions[bot]' };

/** The job that measures and judges, and writes a report unless there is none. */
async function writeReport(event: object, { kind }: Job, run: Named): Promise<void> {
  rmSync(join(folder, 'report.json'), { force: true });
  if (kind !== 'absent') await action(event, judged(kind), run);
}
const posting = { mode: 'comment', report: 'report.json', ...token };

async function inCommandLine({ kind }: Job, environment: Named, secret: Named): Promise<string> {
  rmSync(join(folder, 'report.json'), { force: true });
  const { results, judge } = kinds[kind];
  const options = ['--judge', judge, '--against', 'before.jtl', '--set', 'scenario=shop', '--config-from', 'head'];
  if (kind !== 'absent') await guardband(['check', results, ...options, '--out', 'report.json'], environment);
  return guardband(['comment', 'report.json'], { ...environment, ...secret });
}

/** Each way of a report to the change that it is about. */
const workflows: Readonly<Record<string, (job: Job) => Promise<unknown>>> = {
  'one job': (job) => action(pullRequestOf(job), { ...judged(job.kind), ...token, comment: 'pull-request' }, asRun()),
  'two jobs': async (job) => {
    const run = asRun();
    await writeReport(pullRequestOf(job), job, run);
    return action(pullRequestOf(job), posting, run);
  },
  'a fork': async (job) => {
    await writeReport(pullRequestOf(job), job, asRun());
    const repository = { full_name: `${job.owner}/shop` };
    const ended = { event: 'pull_request', head_branch: job.branch, head_sha: job.sha, pull_requests: [] };
    return action({ workflow_run: { ...ended, head_repository: repository } }, posting, asRun());
  },
  Jenkins: (job) => {
    const build = { ...jenkinsBuild(job.number, job.sha, ++ids), GITHUB_API_URL: github.url };
    return inCommandLine(job, build, { GUARDBAND_GITHUB_TOKEN: 'octocat' });
  },
  GitLab: (job) => {
    const pipeline = {
      GITLAB_CI: 'true',
      CI_API_V4_URL: gitlab.url,
      CI_JOB_ID: String(++ids),
      CI_PIPELINE_ID: String(ids),
      CI_JOB_NAME: 'comment',
      CI_JOB_URL: `https://gitlab.example.com/shop/shop/-/jobs/${String(ids)}`,
      CI_PROJECT_URL: 'https://gitlab.example.com/shop/shop',
      CI_MERGE_REQUEST_PROJECT_ID: '5',
      CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example.com/shop/shop',
      CI_MERGE_REQUEST_IID: '7',
      CI_COMMIT_SHA: job.sha,
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    };
    return inCommandLine(job, pipeline, { GUARDBAND_GITLAB_TOKEN: projectToken });
  },
};
const names = Object.keys(workflows);

/** The icons of the headings of every comment on the change. */
async function said({ number }: Change, workflow: string): Promise<readonly string[]> {
  const all = workflow === 'GitLab' ? gitlab.notes : await github.commentsOn(number);
  return all.map(({ body }) => [...body.matchAll(/^### (\S+)/gm)].map(([, icon]) => icon).join(''));
}

const rows = names.flatMap((workflow) =>
  (Object.keys(kinds) as Kind[]).map((kind) => [workflow, kind, kind === 'passed' ? 'failed' : 'passed'] as const),
);

withForges('a report about a newer commit', () => {
  test.each(rows)('through %s: what %s replaces what %s', async (workflow, kind, earlier) => {
    gitlab.notes.splice(0);
    const post = workflows[workflow];
    const change = await propose(workflow === 'a fork' ? 'stranger' : 'octocat');
    await post?.({ ...change, kind: earlier, sha: await push(change) });
    expect(await said(change, workflow)).toEqual([kinds[earlier].icon]);
    const told = await post?.({ ...change, kind, sha: await push(change) });
    expect({ said: await said(change, workflow), told }).toMatchObject({ said: [kinds[kind].icon] });
  });

  test.each(Object.keys(kinds) as Kind[])(
    'through a merge queue: what %s is about no pull request alone',
    async (kind) => {
      const change = await propose('octocat');
      await workflows['one job']?.({ ...change, kind: 'passed', sha: await push(change) });
      const head_sha = await github.createCommit();
      const head_ref = `refs/heads/gh-readonly-queue/main/pr-${String(change.number)}-${base}`;
      await github.direct('POST', '/repos/octocat/shop/git/refs', { ref: head_ref, sha: head_sha });
      const group = { head_sha, head_ref, base_sha: base, base_ref: 'refs/heads/main' };
      const inputs = { ...judged(kind), ...token, comment: 'pull-request' };
      const { summary } = await action({ merge_group: group }, inputs, asRun());
      expect(summary).toMatch(new RegExp(`^### ${kinds[kind].icon}`));
      expect(await said(change, 'one job')).toEqual([kinds.passed.icon]);
    },
  );
});
