/** The Action posts the untrusted report of a run from a fork, with the GitHub of _github.ts. */
import { beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Report } from '../../src/model/documents.js';
import { reports } from '../report/reports/index.js';
import { onGithub, withGithub, type Prepared, type Told } from './_action.js';
import type { Github } from './_github.js';

const workflow = 'github-actions[bot]';
let github: Github;
let folder: string;
let action: Prepared['action'];
let number: number;
let sha: string;
const branch = 'faster-checkout';

onGithub(async (made) => {
  ({ github, folder, action } = made);
  await github.direct('POST', '/repos/octocat/shop/forks', {}, 'stranger');
  sha = await github.mainOf('stranger');
  number = await github.openPullRequest(branch, sha, 'stranger');
});
beforeEach(async () => {
  await github.deleteComments(number);
});

const comments = () => github.commentsOn(number);

/** Runs the Action in the workflow that follows the one with the check. */
function run(
  report: Report | string,
  ofRun: object = {},
  inputs: Readonly<Record<string, string>> = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const reportFile = join(folder, 'report.json');
  const text = typeof report === 'string' ? report : JSON.stringify(report);
  const { head_sha: head = sha } = ofRun as { readonly head_sha?: string };
  writeFileSync(reportFile, text.replaceAll(String(measured), head));
  const event = {
    workflow_run: {
      event: 'pull_request',
      head_branch: branch,
      head_sha: sha,
      pull_requests: [],
      head_repository: { full_name: 'stranger/shop' },
      ...ofRun,
    },
  };
  const given = { mode: 'comment', report: reportFile, 'comment-key': 'load', 'github-token': workflow, ...inputs };
  return action(event, given, { GITHUB_API_URL: `${github.url}/`, ...env });
}

const nothingJudged = expect.objectContaining({
  body: expect.stringMatching(/^<!-- guardband load -->\n### ⛔ Performance: nothing was judged/),
});
const old = '2'.repeat(40);
const deep = `${'{"schemaVersion":'.repeat(100_000)}1${'}'.repeat(100_000)}`;

/** The commit of the reports, in whose place a test puts that of its run. */
const measured = reports.slower.candidate.provenance.commit;
const claims = (more: Partial<Report>): string => JSON.stringify({ ...reports.slower, ...more });
const withoutFails = reports.slower.findings.map(({ fails, ...finding }) => finding);

withGithub('mode: comment', () => {
  test('finds the pull request of the fork and comments the result of its run', async () => {
    const { exitCode, log, outputs } = await run(reports.slower);
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: '' });
    expect(outputs).toContain('commented');
    const [comment, ...more] = await comments();
    expect(more).toEqual([]);
    expect(comment?.body).toMatch(
      /^<!-- guardband load -->\n> \*\*The numbers and the verdict come from the fork's own run\*\*[^\n]*\n\n### ❌ Performance: Passthrough JWT, 2 of 3 cases with users=500 got slower/,
    );
    expect(comment?.body.trim().split('\n').at(-2)).toMatch(
      /^<sub>\*\*load\*\* · guardband \S+ · \[run\]\(https:\/\/github\.com\/octocat\/shop\/actions\/runs\/42\) · \[compare\]\(https:\/\/github\.com\/octocat\/shop\/compare\/[0-9a-f]{40}\.\.\.[0-9a-f]{40}\)<\/sub>/,
    );

    await run(reports.plain);
    expect((await comments()).map(({ body }) => body)).toEqual([expect.stringContaining('no regression')]);
  });

  test('several reports of the same run make one comment on its pull request, worst first', async () => {
    for (const [job, report] of [
      ['linux', reports.plain],
      ['windows', reports.slower],
    ] as const) {
      mkdirSync(join(folder, 'reports', job), { recursive: true });
      writeFileSync(
        join(folder, 'reports', job, 'report.json'),
        JSON.stringify(report).replaceAll(String(measured), sha),
      );
    }
    const inputs = { mode: 'comment', report: 'reports', 'comment-key': 'load', 'github-token': workflow };
    const event = { pull_request: { number, head: { ref: branch, sha }, base: { ref: 'main', sha } } };
    const { exitCode, log, outputs, summary } = await action(event, inputs, { GITHUB_API_URL: `${github.url}/` });
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: '' });
    expect(summary).toMatch(/^### ❌ Performance: 1 of 2 jobs failed; windows: /);
    expect(outputs).toMatch(/headline<<[^\n]+\n1 of 2 jobs failed; windows: /);
    expect(outputs).toMatch(/comment-url<<[^\n]+\nhttp/);
    const [comment, ...others] = await comments();
    expect(others).toEqual([]);
    // The run is the job's own run, so its numbers are trusted.
    expect(comment?.body).toMatch(/^<!-- guardband load -->\n### ❌ Performance: 1 of 2 jobs failed; windows: /);
    expect(comment?.body).toMatch(/\| ❌ \*\*windows\*\* \|[^\n]*\n\| ✅ \*\*linux\*\* \|/);
  });
});

withGithub('the check and the dropped runs of mode: comment', () => {
  // On GitHub the target repository contains the commits of a fork; emulate keeps them separate.
  test('writes a neutral check, whatever the report says', async () => {
    const head = 'own-branch';
    const main = await github.direct('GET', '/repos/octocat/shop/git/ref/heads/main');
    const own = (main as { object: { sha: string } }).object.sha;
    await github.direct('POST', '/repos/octocat/shop/git/refs', { ref: `refs/heads/${head}`, sha: own });
    await github.direct('POST', '/repos/octocat/shop/pulls', { title: 'Ours', head, base: 'main' });
    const ofRun = { head_branch: head, head_sha: own, head_repository: { full_name: 'octocat/shop' } };
    const { exitCode, log } = await run(reports.slower, ofRun, { 'check-run': 'true' });
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: '' });
    const { check_runs: runs } = (await github.direct('GET', `/repos/octocat/shop/commits/${own}/check-runs`)) as {
      check_runs: readonly object[];
    };
    expect(runs).toEqual([expect.objectContaining({ name: 'Guardband: load', conclusion: 'neutral' })]);
  });

  test.each([
    [
      'of a commit that is no longer the newest',
      { head_sha: '1'.repeat(40) },
      /the report is for commit 1111111111, but #\d+ is now at/,
    ],
    ['of a branch without a pull request', { head_branch: 'other' }, /no open pull request from "other"/],
    ['of another fork with a branch of the same name', { head_repository: { full_name: 'stranger/other' } }, /no open/],
    ['of a push', { event: 'push' }, /not started by a pull request/],
  ])('a run %s is dropped with a note', async (_, ofRun, said) => {
    const { exitCode, log, outputs } = await run(reports.slower, ofRun);
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: expect.stringMatching(said) });
    expect(outputs).toContain('not-commented');
    expect(await comments()).toEqual([]);
  });

  test('never takes the pull request from the report', async () => {
    const liar = { ...reports.slower, pullRequest: 1, candidate: { ...reports.slower.candidate, number: 1 } };
    const { exitCode, log } = await run(JSON.stringify(liar));
    expect({ exitCode, log }).toEqual({ exitCode: 3, log: expect.stringContaining('pullRequest') });
    expect(await comments()).toEqual([nothingJudged]);
  });
});

withGithub('an unusable report in mode: comment', () => {
  test.each<readonly [string, () => string, RegExp]>([
    [
      'of another version',
      () => JSON.stringify({ ...reports.slower, schemaVersion: 3 }),
      /expected schemaVersion 2, found 3/,
    ],
    ['that lacks what a report has', () => JSON.stringify({ ...reports.slower, findings: undefined }), /findings/],
    [
      'with keys that no report has',
      () => JSON.stringify(reports.slower).replace('{', '{"__proto__":{"x":1},'),
      /__proto__/,
    ],
    ['that is too large', () => ' '.repeat(64 * 1024 * 1024 + 1), /exceeds 64 MB/],
    ['that is nested too deeply', () => deep, /more than 32 levels deep/],
    ['that is no JSON', () => 'PK\u0003\u0004', /JSON/],
    ['that is empty', () => '', /empty file/],
    ['of a gate that judged nothing', () => '{"schemaVersion":1,"outcome":"unusable","problems":[]}', /was judged/],
    [
      'of the commit before',
      () => JSON.stringify(reports.plain).replaceAll(String(measured), old),
      /of commit 2222222222/,
    ],
  ])('a report %s is refused, and takes the place of the green comment of an earlier run', async (_, text, said) => {
    await run(reports.plain);
    expect((await comments()).map(({ body }) => body)).toEqual([expect.stringContaining('no regression')]);
    const { exitCode, log, outputs } = await run(text());
    expect({ exitCode, log: log.slice(0, 2000) }).toEqual({ exitCode: 3, log: expect.stringMatching(said) });
    expect(outputs).toContain('unusable');
    expect(await comments()).toEqual([nothingJudged]);
  });
});

withGithub('a report that claims more than it shows in mode: comment', () => {
  test('a report that claims to have passed fails by its own findings', async () => {
    const { exitCode } = await run(
      claims({
        outcome: 'passed',
        reasons: [],
        findings: withoutFails,
        tallies: { ...reports.plain.tallies, compared: 0 },
      }),
    );
    expect(exitCode).toBe(0);
    const [{ body } = { body: '' }] = await comments();
    expect(body).toContain('❌ Performance: Passthrough JWT, 2 of 3 cases with users=500 got slower');
    expect(body).toContain('claims the outcome "passed"');
  });

  test.each([
    ['whose verdicts do not add up', claims({ tallies: { ...reports.slower.tallies, pass: 1000 } }), /by verdict/],
    ['with a negative count', claims({ tallies: { ...reports.slower.tallies, missing: -1 } }), /at least 0/],
    [
      'that judges a metric twice',
      claims({ findings: [...reports.slower.findings, ...reports.slower.findings.slice(0, 1)] }),
      /more than once/,
    ],
    ['that compares with no run', claims({ baseline: { ...reports.slower.baseline, runs: [] } }), /names no run/],
  ])('a report %s is refused', async (_, text, said) => {
    expect(await run(text)).toMatchObject({ exitCode: 3, log: expect.stringMatching(said) });
    expect(await comments()).toEqual([nothingJudged]);
  });

  test('a run without a report says so', async () => {
    const { exitCode, log, outputs } = await run('', {}, { report: join(folder, 'none.json') });
    expect({ exitCode, log }).toEqual({ exitCode: 0, log: '' });
    expect(outputs).toContain('commented');
    const [comment, ...more] = await comments();
    expect(more).toEqual([]);
    expect(comment?.body).toMatch(
      /^<!-- guardband load -->\n### ⛔ Performance: nothing was judged: no report of the run could be fetched: [^\n]+\n\n```text\nerror: No report/,
    );
  });
});

withGithub('what mode: comment prints and asks', () => {
  test('a report cannot issue workflow commands', async () => {
    const key = 'a\n::add-mask::e\n##[add-mask]e';
    const { exitCode, log } = await run(JSON.stringify({ ...reports.slower, [key]: 1 }));
    expect(exitCode).toBe(3);
    expect(log).toContain('add-mask');
    // Only our own annotation starts a line, and the runner unescapes its text. The second syntax works anywhere.
    const commands = log.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    expect(commands.map((line) => line.replace(/^(::error[^:]*::).*$/, '$1'))).toEqual([
      expect.stringMatching(/^::error [^\n]*$/),
    ]);
  });

  test('uses the proxy of the runner', async () => {
    const through: string[] = [];
    const proxy = createServer();
    proxy.on('connect', ({ url = '' }, socket) => {
      through.push(url);
      const onward = connect(Number(new URL(github.url).port), '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        onward.pipe(socket).pipe(onward);
      });
    });
    await new Promise<void>((done) => {
      proxy.listen(0, '127.0.0.1', done);
    });
    const { port } = proxy.address() as AddressInfo;
    // Only the proxy can resolve this name; local addresses bypass the proxy.
    const env = { http_proxy: `http://127.0.0.1:${String(port)}`, GITHUB_API_URL: 'http://github.example:80' };
    const { log } = await run(reports.slower, {}, {}, env);
    proxy.close();
    expect(log).toBe('');
    expect((await comments()).length).toBe(1);
    expect(new Set(through)).toEqual(new Set(['github.example:80']));
  });

  test('rejects an unknown input value before doing anything', async () => {
    const { exitCode, log } = await run(reports.slower, {}, { 'comment-on': 'changes' });
    expect({ exitCode, log }).toEqual({ exitCode: 3, log: expect.stringContaining('Did you mean "change"?') });
  });
});
