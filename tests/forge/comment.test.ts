/** The pull request comment and its check run, with the GitHub of _github.ts. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { githubApi, type GithubOptions } from '../../src/hosts/github/command-line.js';
import { githubForge } from '../../src/hosts/github/forge.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Answer } from '../../src/model/forge.js';
import type { Host } from '../../src/model/host.js';
import type { Problem, Report } from '../../src/model/documents.js';
import type { Publisher } from '../../src/model/rendering.js';
import { reportRenderings } from '../../src/report/renderings.js';
import { checkRun } from '../../src/report/publishers/check-run.js';
import { comment, type CommentOptions } from '../../src/report/publishers/comment.js';
import { report, steady, regressed } from '../report/reports/build.js';
import { hostileLabel, reports } from '../report/reports/index.js';
import { counterparts, startGithub, throwObjection, type Fault, type Github, type Toxic } from './_github.js';

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
const withGithub = tools === undefined ? describe.skip : describe;

/** GitHub's response to a workflow token that asks for its user. */
const noUser = { method: 'GET', path: '/user', status: 403, message: 'Resource not accessible by integration' };
const workflow = 'github-actions[bot]';
const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

let github: Github;
beforeAll(async () => {
  github = await startGithub(String(tools));
}, 60_000);
afterEach(async () => {
  throwObjection(github);
  github.faults.splice(0);
  github.asked.splice(0);
  await github.heal();
});
afterAll(async () => {
  await github.close();
});

let branches = 0;
async function pullRequest(): Promise<{ readonly number: number; readonly sha: string }> {
  const branch = `change-${String(branches++)}`;
  const sha = await github.mainOf();
  return { number: await github.openPullRequest(branch, sha), sha };
}

type Options = Partial<GithubOptions> & { readonly sha?: string };
function hostOn(number: number, { sha = '0'.repeat(40), ...options }: Options = {}): Host {
  const api = githubApi({ url: github.url, token: workflow, patienceMs: 20_000, ...options });
  return {
    ...nodeHost(),
    forge: githubForge({ api, repository: 'octocat/shop' }, { subject: { commit: sha } }, number),
  };
}
const publish = (publisher: Publisher, report: Report, host: Host): Promise<readonly Problem[]> =>
  publisher(reportRenderings(report, host), host);
const post = (report: Report, host: Host, options: Partial<CommentOptions> = {}): Promise<readonly Problem[]> =>
  publish(comment({ key: 'load', on: 'always', ...options }), report, host);

withGithub('on a pull request', () => {
  test('the first run comments, the second updates the comment', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
    const [first] = await github.commentsOn(number);
    expect(first?.body.split('\n').slice(0, 2)).toEqual([
      '<!-- guardband load -->',
      '### ❌ Performance: Passthrough JWT, 2 of 3 cases with users=500 got slower: throughput −12 to −8\u00a0%',
    ]);
    expect(first?.body).toContain('guardband accept ');
    expect(first?.body).toContain('waivers:');

    expect(await post(reports.plain, hostOn(number))).toEqual([]);
    const after = await github.commentsOn(number);
    expect(after.map(({ id }) => id)).toEqual([first?.id]);
    expect(after[0]?.body).toContain('✅ Performance: no regression');

    github.asked.splice(0);
    expect(await post(reports.plain, hostOn(number))).toEqual([]);
    expect(github.asked.filter((item) => /^(PATCH|POST)/.test(item))).toEqual([]); // there is nothing new to post
  });

  test('a personal token finds the comments of its owner', async () => {
    const { number } = await pullRequest();
    for (const result of [reports.slower, reports.plain])
      expect(await post(result, hostOn(number, { token: 'octocat' }))).toEqual([]);
    expect((await github.commentsOn(number)).map(({ user }) => user.login)).toEqual(['octocat']);
  });

  test('finds its comment after 150 others and one by another author with our marker', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    await github.say(number, '<!-- guardband load -->\nNot yours.', 'stranger');
    for (let i = 0; i < 150; i++) await github.say(number, `Comment ${String(i)}.`, 'octocat');
    // Another of our comments, which only mentions the marker.
    await github.say(number, 'The first line is\n<!-- guardband load -->', workflow);
    for (const result of [reports.slower, reports.plain]) expect(await post(result, hostOn(number))).toEqual([]);

    const all = await github.commentsOn(number);
    expect(all.length).toBe(153);
    expect(all[0]?.body).toBe('<!-- guardband load -->\nNot yours.');
    expect(all[151]?.body).toMatch(/^The first line is/);
    expect(all[152]?.body).toContain('no regression');
  });
});

withGithub('on a pull request that others comment on', () => {
  test('creates a deleted comment again, also if it was deleted between reading and writing', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
    const [first] = await github.commentsOn(number);
    await github.direct('DELETE', `/repos/octocat/shop/issues/comments/${String(first?.id)}`);
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
    expect((await github.commentsOn(number)).length).toBe(1);

    const gone = { method: 'PATCH', path: '/issues/comments/', status: 404, message: 'Not Found', times: 1 };
    github.faults.push(gone);
    expect(await post(reports.plain, hostOn(number))).toEqual([]);
    expect((await github.commentsOn(number)).map(({ body }) => body)).toEqual([
      expect.stringContaining('no regression'),
    ]);
  });

  test('two concurrent jobs with different keys do not interfere', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    const keys = ['linux / 8 --> users', 'linux / 8'];
    for (const result of [reports.slower, reports.plain])
      expect((await Promise.all(keys.map((key) => post(result, hostOn(number), { key })))).flat()).toEqual([]);
    const all = await github.commentsOn(number);
    expect(all.map(({ body }) => body.split('\n')[0]).sort()).toEqual(
      [
        '<!-- guardband linux%20%2F%208 %2D%2D%3E%20users -->'.replace(' %2D', '%20%2D'),
        '<!-- guardband linux%20%2F%208 -->',
      ].sort(),
    );
    for (const { body } of all) expect(body).toContain('no regression');
  });
});

withGithub('two jobs at once', () => {
  test('two concurrent jobs with the same key end with one comment', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    let looking = 2;
    let go: (value?: unknown) => void = () => undefined;
    const bothLooked = new Promise((resolve) => (go = resolve));
    const together = (host: Host): Host => {
      const own = host.forge?.pullRequest;
      if (own === undefined) throw new Error('no pull request');
      const commentThatBegins = async (line: string): ReturnType<typeof own.commentThatBegins> => {
        const found = await own.commentThatBegins(line);
        if (--looking === 0) go();
        await bothLooked;
        return found;
      };
      const nowhere = () => Promise.reject(new Error('not here'));
      const pullRequest = { ...own, commentThatBegins };
      return { ...host, forge: { pullRequest, commit: () => pullRequest, check: nowhere, checkWriters: nowhere } };
    };
    const jobs = [reports.slower, reports.plain].map((run) => post(run, together(hostOn(number))));
    expect((await Promise.all(jobs)).flat()).toEqual([]);
    const [comment, ...others] = await github.commentsOn(number);
    expect(others).toEqual([]);

    // The next run updates the remaining comment.
    expect(await post(reports.suspect, hostOn(number))).toEqual([]);
    expect((await github.commentsOn(number)).map(({ id }) => id)).toEqual([comment?.id]);
  });
});

withGithub('with a condition', () => {
  test('with comment-on: change, a passing run does not comment, but updates an existing comment', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    const condition = 'change';
    expect(await post(reports.plain, hostOn(number), { on: condition })).toEqual([]);
    expect(await github.commentsOn(number)).toEqual([]);
    expect(await post(reports.suspect, hostOn(number), { on: condition })).toEqual([]);
    expect((await github.commentsOn(number)).length).toBe(1);
    expect(await post(reports.plain, hostOn(number), { on: condition })).toEqual([]);
    expect((await github.commentsOn(number)).map(({ body }) => body)).toEqual([
      expect.stringContaining('no regression'),
    ]);
  });
});

withGithub('a refusal by GitHub is a warning with the reason', () => {
  const warning = { code: 'no-comment', level: 'warning' };

  test('403: a read-only token, as for a pull request from a fork', async () => {
    const { number } = await pullRequest();
    const [problem, ...more] = await post(reports.slower, hostOn(number, { token: String(github.tokens['reader']) }));
    expect(more).toEqual([]);
    expect(problem).toMatchObject(warning);
    expect(problem?.message).toMatch(/403 .*Forbidden/);
    expect(problem?.advice).toMatch(/pull-requests: write.*fork.*mode: comment/);
    expect(await github.commentsOn(number)).toEqual([]);
  });

  test('404: no such pull request', async () => {
    github.faults.push(noUser);
    expect(await post(reports.slower, hostOn(9999))).toEqual([
      expect.objectContaining({ ...warning, message: expect.stringContaining('404') }),
    ]);
  });

  test('422: a smaller comment is tried and accepted', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser, {
      method: 'POST',
      path: '/comments',
      status: 422,
      message: 'Validation Failed',
      above: 8_000,
    });
    expect(await post(large(600, 300), hostOn(number))).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(number);
    expect(bytes(body)).toBeLessThan(8_200);
    expect(body).toContain('left out here');
    expect(body).toContain('300 of 600 cases got slower');
    expect(github.asked.filter((item) => item.startsWith('POST')).length).toBeGreaterThan(1);
  });

  test('422 for every size: reports the reason and stops trying', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser, { method: 'POST', path: '/comments', status: 422, message: 'Validation Failed' });
    const [problem] = await post(large(600, 300), hostOn(number));
    expect(problem).toMatchObject(warning);
    expect(problem?.message).toContain('422 Validation Failed');
    expect(github.asked.filter((item) => item.startsWith('POST')).length).toBe(4);
  });
});

withGithub('too many requests', () => {
  const slow = { method: 'POST', path: '/comments', times: 1 };
  const rows: readonly Fault[] = [
    { ...slow, status: 429, headers: { 'retry-after': '1' } },
    { ...slow, status: 403, message: 'You have exceeded a secondary rate limit.', headers: { 'retry-after': '1' } },
    { ...slow, status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' } },
    { ...slow, status: 429 },
  ];
  test.each(rows)('waits for %j', async (fault) => {
    const { number } = await pullRequest();
    github.faults.push(noUser, { ...fault });
    const began = Date.now();
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
    expect((await github.commentsOn(number)).length).toBe(1);
    expect(Date.now() - began).toBeGreaterThan('retry-after' in (fault.headers ?? {}) ? 990 : 490);
  });

  test('does not wait for an hour', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser, {
      method: 'POST',
      path: '/comments',
      status: 429,
      headers: { 'retry-after': '3600' },
    });
    const began = Date.now();
    const [problem] = await post(reports.slower, hostOn(number));
    expect(problem?.message).toMatch(/429 .*requires a wait of 3600 s/);
    expect(Date.now() - began).toBeLessThan(5_000);
  });
});

/** Reads succeed; only writes fail for a while. */
function meeting(toxic: Toxic, host: Host, forMs = Infinity): Host {
  const own = host.forge?.pullRequest;
  if (own === undefined) throw new Error('no pull request');
  const meet = async <Value>(write: () => Promise<Answer<Value>>): Promise<Answer<Value>> => {
    await github.toxic(toxic);
    const healed = forMs === Infinity ? undefined : sleep(forMs).then(github.heal);
    const answer = await write();
    await (healed ?? github.heal());
    if (healed === undefined) expect(answer).toMatchObject({ refusal: { kind: 'unreachable' } });
    return answer;
  };
  const pullRequest: typeof own = {
    ...own,
    comment: (body) => meet(() => own.comment(body)),
    rewrite: (which, body) => meet(() => own.rewrite(which, body)),
  };
  const nowhere = () => Promise.reject(new Error('not here'));
  return { ...host, forge: { pullRequest, commit: () => pullRequest, check: nowhere, checkWriters: nowhere } };
}

withGithub('a network that fails for a while', () => {
  test('500 twice, then an answer: reads again and updates once', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser, { method: 'GET', path: '/comments', status: 502, times: 2 });
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
    expect((await github.commentsOn(number)).length).toBe(1);
  });

  test.each<readonly [string, Toxic]>([
    ['was cut off', { type: 'limit_data', stream: 'downstream', attributes: { bytes: 300 } }],
    ['came too late', { type: 'latency', stream: 'downstream', attributes: { latency: 2000 } }],
    ['was a reset', { type: 'reset_peer', stream: 'downstream', attributes: { timeout: 300 } }],
  ])('posted, but the answer %s: reads again and does not post twice', async (_, toxic) => {
    const { number } = await pullRequest();
    const host = hostOn(number, { token: 'octocat', timeoutMs: 1000 });
    expect(await post(reports.slower, meeting(toxic, host))).toEqual([]);
    expect((await github.commentsOn(number)).length).toBe(1);
    expect(github.asked.filter((item) => item.startsWith('POST')).length).toBe(1);
  });

  test('a reset during an update: updates the same comment again', async () => {
    const { number } = await pullRequest();
    const host = hostOn(number, { token: 'octocat', timeoutMs: 1000 });
    expect(await post(reports.slower, host)).toEqual([]);
    const toxic = { type: 'reset_peer', stream: 'upstream', attributes: { timeout: 0 } } as const;
    expect(await post(reports.plain, meeting(toxic, host, 300))).toEqual([]);
    expect((await github.commentsOn(number)).map(({ body }) => body)).toEqual([
      expect.stringContaining('no regression'),
    ]);
  });
});

withGithub('a failing network', () => {
  test.each([
    { type: 'reset_peer', stream: 'downstream', attributes: { timeout: 0 } },
    { type: 'limit_data', stream: 'downstream', attributes: { bytes: 100 } },
    { type: 'timeout', stream: 'upstream', attributes: { timeout: 0 } },
  ] as const)('$type: gives up within the time limit, with the reason', async (toxic) => {
    const { number } = await pullRequest();
    await github.toxic(toxic);
    const began = Date.now();
    const [problem] = await post(reports.slower, hostOn(number, { patienceMs: 3000, timeoutMs: 1000 }));
    expect(problem).toMatchObject({
      code: 'no-comment',
      level: 'warning',
      advice: expect.stringContaining('The verdict is not affected'),
    });
    expect(problem?.message).toMatch(/ECONNRESET|socket hang up|aborted|no answer within/);
    expect(Date.now() - began).toBeLessThan(5_000);
    await github.heal();
    expect(await github.commentsOn(number)).toEqual([]);
  });

  test('waits for a slow network', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    await github.toxic({ type: 'latency', stream: 'downstream', attributes: { latency: 400, jitter: 100 } });
    expect(await post(reports.slower, hostOn(number))).toEqual([]);
  });

  test('follows a renamed repository without sending the token to another host', async () => {
    const { number } = await pullRequest();
    const api = githubApi({ url: github.url, token: workflow });
    const redirect = (location: string): void => {
      const path = `/repos/octocat/store/issues/${String(number)}/comments`;
      github.faults.unshift({ method: 'POST', path, status: 307, headers: { location } });
    };
    redirect(`/repos/octocat/shop/issues/${String(number)}/comments`);
    const comments = `/repos/octocat/store/issues/${String(number)}/comments`;
    expect(await api('POST', comments, { body: 'Moved.' })).toMatchObject({ value: { body: 'Moved.' } });
    expect((await github.commentsOn(number)).length).toBe(1);

    redirect(`http://localhost:${new URL(github.url).port}/elsewhere`);
    github.asked.splice(0);
    expect(await api('POST', comments, { body: 'Moved.' })).toMatchObject({
      refusal: { kind: 'unacceptable', why: expect.stringContaining('another host, localhost:') },
    });
    expect(github.asked.length).toBe(1);
  });

  test('no server', async () => {
    const [problem] = await post(reports.slower, hostOn(1, { url: 'http://127.0.0.1:9', patienceMs: 1500 }));
    expect(problem?.message).toContain('ECONNREFUSED');
  });
});

withGithub('any report on a pull request', () => {
  test.each([
    ['144 cases', 144, 14],
    ['5,000 cases', 5000, 1600],
  ])('%s fit', async (_, cases, worse) => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    expect(await post(large(cases, worse), hostOn(number))).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(number);
    expect(bytes(body)).toBeLessThan(60_000);
    expect(body).toContain(`of ${cases.toLocaleString('en-US')} cases got slower`);
    expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length);
  });

  test('names that try to mention, link or break out of tables are shown as code', async () => {
    const { number } = await pullRequest();
    github.faults.push(noUser);
    expect(await post(reports.hostile, hostOn(number))).toEqual([]);
    const [{ body } = { body: '' }] = await github.commentsOn(number);
    expect(body).toContain('@all');
    expect(outsideCode(body)).not.toMatch(/@|<img|<script|https?:|#\d|www\./);
  });
});

withGithub('the check of a pull request', () => {
  test('has the outcome, the verdict and the annotations', async () => {
    const { number, sha } = await pullRequest();
    expect(await publish(checkRun('load'), reports.slower, hostOn(number, { sha, token: 'octocat' }))).toEqual([]);
    const { check_runs: runs } = (await github.direct('GET', `/repos/octocat/shop/commits/${sha}/check-runs`)) as {
      check_runs: readonly { id: number; name: string; conclusion: string; output: Record<string, unknown> }[];
    };
    const run = runs.find(({ name }) => name === 'Guardband: load');
    expect(run).toMatchObject({
      conclusion: 'failure',
      output: { title: expect.stringMatching(/^Passthrough JWT, 2 of 3 cases with users=500 got slower/) },
    });
    const { check_annotations: annotations } = (await github.direct(
      'GET',
      `/repos/octocat/shop/check-runs/${String(run?.id)}/annotations`,
    )) as { check_annotations: unknown };
    expect(annotations).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ annotation_level: 'failure', path: '.github', start_line: 1 }),
        expect.objectContaining({ annotation_level: 'warning', path: 'results/summary.csv' }),
      ]),
    );
  });

  test('is a warning if the token lacks the permission', async () => {
    const { number, sha } = await pullRequest();
    const token = String(github.tokens['reader']);
    const [problem] = await publish(checkRun('load'), reports.slower, hostOn(number, { sha, token }));
    expect(problem).toMatchObject({
      code: 'not-published',
      level: 'warning',
      message: expect.stringContaining('403'),
    });
  });
});

/** The text outside code, without HTML comments and Guardband's own tags. */
const outsideCode = (markdown: string): string =>
  markdown.replace(/^ *(`{3,}).*\n[^]*?\n *\1$/gm, '').replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');

function large(cases: number, worse: number): Report {
  const findings = Array.from({ length: cases }, (_, i) => {
    const name = {
      scenario: `scenario ${String(i % 12)}`,
      label: `${hostileLabel} ${String(i)}`,
      on: { users: String(i) },
    };
    if (i >= worse) return steady(name);
    const slow = regressed({ ...name, was: 400, candidate: 200, limit: 380, severity: 4 });
    return [...steady(name).slice(0, 1), slow, ...steady(name).slice(2)];
  });
  return report(findings.flat(), { outcome: 'failed', reasons: ['regression'] });
}
