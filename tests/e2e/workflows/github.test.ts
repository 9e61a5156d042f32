/** The Action on a GitHub that has pull requests, forks and releases. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGithub, type Github } from '../../forge/_github.js';
import { releasing, startRegistry } from '../../house/release/_project.js';
import { git } from '../../stories/_git.js';
import { counterparts, log, outputs, withCounterparts, type Line } from '../_act.js';
import { annotations, jobResult, jobResults, repository, run, temp } from './_shop.js';

const token = 'github-actions[bot]';
let github: Github;
beforeAll(async () => {
  github = await startGithub(String(counterparts));
  await github.direct('POST', '/repos/octocat/shop/forks', {}, 'stranger');
}, 60_000);
afterAll(async () => {
  await github.close();
});

/** Opens a pull request from a new branch. @param owner of the branch: octocat, or stranger with a fork */
async function propose(owner: string, branch: string): Promise<{ readonly number: number; readonly sha: string }> {
  const sha = await github.mainOf(owner);
  return { number: await github.openPullRequest(branch, sha, owner), sha };
}
/** Checks out the merge of a commit that only the forge has, as GitHub makes it. Returns the target branch. */
function checkOutMerge(folder: string, commit: string): { readonly ref: string; readonly sha: string } {
  const base = baseOf(folder);
  const [tree = '', ...people] =
    git(folder, 'cat-file', 'commit', 'HEAD').match(/^(?:tree|author|committer) .*$/gm) ?? [];
  const text = [tree, `parent ${base.sha}`, `parent ${commit}`, ...people, '', 'Merge', ''].join('\n');
  const options = ['-C', folder, 'hash-object', '-t', 'commit', '-w', '--stdin'];
  const merge = execFileSync('git', options, { input: text, encoding: 'utf8' }).trim();
  writeFileSync(join(folder, '.git/shallow'), `${merge}\n`);
  git(folder, 'reset', '--quiet', '--hard', merge);
  return base;
}
/** The target branch of a pull request. */
const baseOf = (folder: string) => ({ ref: 'main', sha: git(folder, 'rev-parse', 'HEAD').trim() });
const commentsOn = async (number: number): Promise<readonly string[]> =>
  (await github.commentsOn(number)).map(({ body }) => body);

withCounterparts('the workflows of pull requests on GitHub', () => {
  test('examples/workflows/pr-check.yml comments, and a second run updates the comment', async () => {
    const { number, sha } = await propose('octocat', 'change');
    const workflow = 'examples/workflows/pr-check.yml';
    const judge = (folder: string) =>
      run(folder, 'pull_request', workflow, {
        event: { pull_request: { number, head: { ref: 'change', sha }, base: checkOutMerge(folder, sha) } },
        github: { url: github.contractUrl, token },
      });
    const slow = judge(repository('comments-slow', 'slow'));
    expect({ result: jobResult(slow), warnings: annotations(slow, 'warning').map(({ arg }) => arg) }).toEqual({
      result: 'failure',
      warnings: [],
    });
    expect(await commentsOn(number)).toEqual([expect.stringMatching(/^<!-- guardband .* -->\n### ❌ .*checkout/)]);

    judge(repository('comments-healthy', 'healthy'));
    // What the first run found about the same commit stays above it.
    expect(await commentsOn(number)).toEqual([expect.stringMatching(/^<!-- guardband .* -->\n### ❌ [^]*\n### ✅ /)]);
  });
});

withCounterparts('forks on GitHub', () => {
  test('examples/workflows/fork-check.yml measures without a token, examples/workflows/fork-comment.yml judges', async () => {
    const { number, sha } = await propose('stranger', 'from-a-fork');
    const folder = repository('fork', 'slow');
    const measured = run(folder, 'pull_request', 'examples/workflows/fork-check.yml');
    expect({ result: jobResult(measured), log: log(measured) }).toMatchObject({ result: 'success' });
    expect(await commentsOn(number)).toEqual([]);

    const ended = {
      event: 'pull_request',
      conclusion: 'success',
      id: 42,
      head_branch: 'from-a-fork',
      pull_requests: [],
    };
    const comment = (commit: string): readonly Line[] =>
      run(folder, 'workflow_run', 'examples/workflows/fork-comment.yml', {
        event: { workflow_run: { ...ended, head_sha: commit, head_repository: { full_name: 'stranger/shop' } } },
        github: { url: github.contractUrl, token },
      });
    const old = comment('1'.repeat(40));
    expect({ result: jobResult(old), log: log(old) }).toMatchObject({
      result: 'failure',
      log: expect.stringContaining('the report is for commit 1111111111'),
    });
    expect(await commentsOn(number)).toEqual([]);

    const posted = comment(sha);
    expect({ result: jobResult(posted), log: log(posted) }).toMatchObject({ result: 'failure' });
    expect(outputs(posted, 'judge')).toMatchObject({ outcome: 'failed' });
    expect(await commentsOn(number)).toEqual([
      expect.stringMatching(
        /^<!-- guardband .* -->\n> \*\*The numbers come from the fork's own run\*\*.*\n\n### ❌ .*checkout/,
      ),
    ]);
  });
});

withCounterparts('a fork without a report on GitHub', () => {
  test('comments on a run from a fork that wrote no report, but not on one that was skipped', async () => {
    const { number, sha } = await propose('stranger', 'without-report');
    const folder = repository('fork-nothing', 'healthy');
    const comment = (conclusion: string): readonly Line[] =>
      run(folder, 'workflow_run', 'examples/workflows/fork-comment.yml', {
        event: {
          workflow_run: {
            event: 'pull_request',
            conclusion,
            id: 43,
            head_branch: 'without-report',
            pull_requests: [],
            head_sha: sha,
            head_repository: { full_name: 'stranger/shop' },
          },
        },
        github: { url: github.contractUrl, token },
      });
    expect(() => comment('skipped')).toThrow(); // act prints nothing about a job that does not run
    expect(await commentsOn(number)).toEqual([]);
    const lines = comment('failure');
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'failure' });
    expect(outputs(lines, 'judge')).toMatchObject({ outcome: 'unusable' });
    expect(await commentsOn(number)).toEqual([
      expect.stringMatching(/^<!-- guardband .* -->\n### ⛔ [^]*nothing was judged/),
    ]);
  });
});

withCounterparts('.github/workflows/release.yml on GitHub', () => {
  test('.github/workflows/release.yml releases a tag once, and moves v1 to it', async () => {
    const folder = join(temp, 'own-release');
    mkdirSync(folder);
    const { clone, release: tagOf, tagged } = releasing(folder);
    const registry = await startRegistry();
    const world = {
      event: { ref: 'refs/tags/v1.2.3' },
      github: { url: github.stateUrl, token: 'octocat' },
      registry: registry.url,
    };
    const released = (): Promise<unknown> => github.direct('GET', '/repos/octocat/shop/releases/tags/v1.2.3');
    const sha = tagOf('1.2.3');
    const reader = { ...world, github: { ...world.github, token: String(github.tokens['reader']) } };
    const refused = run(clone, 'push', '.github/workflows/release.yml', reader);
    expect({ results: jobResults(refused, 'release'), log: log(refused) }).toEqual({
      results: ['failure'],
      log: expect.stringContaining('GitHub refused the release: 403'),
    });
    expect(tagged('v1')).toBeUndefined();

    const lines = run(clone, 'push', '.github/workflows/release.yml', world);
    expect({ results: jobResults(lines, 'release'), log: log(lines) }).toMatchObject({ results: ['success'] });
    expect([tagged('v1'), tagged('v1.2')]).toEqual([sha, sha]);
    const first = await released();
    expect(first).toMatchObject({ name: 'v1.2.3', body: '- What 1.2.3 brought.', draft: false, prerelease: false });
    const attested = JSON.parse(readFileSync(`${clone}.artifacts/attested.json`, 'utf8')) as object;
    expect(Object.keys(attested)).toEqual(['dist/cli.cjs']);
    expect({ results: jobResults(lines, 'package'), log: log(lines) }).toMatchObject({ results: ['success'] });
    expect(await registry.shows('guardband')).toMatchObject({ 'dist-tags': { latest: '1.2.3' } });

    // An interrupted run can be repeated.
    const again = run(clone, 'push', '.github/workflows/release.yml', world);
    expect({ results: jobResults(again, 'release'), log: log(again) }).toMatchObject({ results: ['success'] });
    expect(await released()).toMatchObject({ id: (first as { id: number }).id });
    registry.close();
  });

  test('.github/workflows/release.yml releases only commits of main', () => {
    const folder = join(temp, 'own-unmerged');
    mkdirSync(folder);
    const { bare, clone, release: tagOf, tagged } = releasing(folder);
    const main = git(bare, 'rev-parse', 'main').trim();
    tagOf('1.3.0');
    git(clone, 'push', '--quiet', '--force', 'origin', `${main}:main`);
    const lines = run(clone, 'push', '.github/workflows/release.yml', {
      event: { ref: 'refs/tags/v1.3.0' },
      github: { url: github.stateUrl, token: 'octocat' },
    });
    expect(jobResults(lines, 'check')).toEqual(['failure']);
    expect(log(lines)).toContain('v1.3.0 is not on main');
    expect(jobResults(lines, 'release')).not.toContain('success');
    expect(tagged('v1')).toBeUndefined();
  });
});
