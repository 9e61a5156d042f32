/** The choice of the pull request to comment on, and the related outputs, with the GitHub of _github.ts. */
import { beforeEach, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onGithub, withGithub, writeResults, type Prepared, type Told } from './_action.js';
import type { Github } from './_github.js';

let github: Github;
let folder: string;
let action: Prepared['action'];
let sha: string;
let first: number;
let second: number;

onGithub(async (made) => {
  ({ github, folder, action } = made);
  sha = await github.createCommit();
  first = await github.openPullRequest('one', sha);
  second = await github.openPullRequest('two', await github.createCommit());
  writeResults(folder);
});
beforeEach(async () => {
  for (const number of [first, second]) await github.deleteComments(number);
});

const run = (
  inputs: Readonly<Record<string, string>>,
  event: object = {},
  env: Readonly<Record<string, string>> = {},
): Promise<Told> =>
  action(
    event,
    {
      mode: 'check',
      comment: 'pull-request',
      'comment-key': 'load',
      'github-token': 'octocat',
      results: 'now.jtl',
      against: 'before.jtl',
      set: 'scenario=shop',
      ...inputs,
    },
    { GITHUB_API_URL: `${github.url}/`, GITHUB_SHA: sha, ...env },
  );

const output = ({ outputs }: Told, name: string): string | undefined =>
  new RegExp(`^${name}<<(\\S+)\\n([^]*?)\\n\\1$`, 'm').exec(outputs)?.[2];

withGithub('comment: pull-request', () => {
  test('a push comments on the open pull request whose newest commit was measured, which the log mentions', async () => {
    const told = await run({ out: 'report.json\nreport.html' });
    expect({ exitCode: told.exitCode, log: told.log }).toEqual({
      exitCode: 0,
      log: expect.stringContaining(`this run is about #${String(first)}, whose newest commit is ${sha.slice(0, 10)}`),
    });
    const [comment, ...others] = await github.commentsOn(first);
    expect(others).toEqual([]);
    expect(comment?.body).toContain('no regression in 1 case');
    expect(output(told, 'comment-url')).toBe(comment?.html_url);
    expect(output(told, 'headline')).toMatch(/^no regression in 1 case/);
    expect(output(told, 'report-path')).toBe('report.html');
    // The comment is already up to date.
    expect(output(await run({}), 'comment-url')).toBe(comment?.html_url);
  });

  test('links to the trend on GitHub Pages, but not to what else is there', async () => {
    let isOurs = true;
    const site = createServer((incoming, outgoing) => {
      outgoing.writeHead(isOurs && incoming.url === '/shop/guardband.json' ? 200 : 404).end();
    });
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}/shop/`;
    github.faults.push({ method: 'GET', path: '/pages', status: 200, body: { html_url: url } });
    await run({});
    expect((await github.commentsOn(first))[0]?.body).toContain(`${url}trend.html`);
    isOurs = false;
    await run({});
    expect((await github.commentsOn(first))[0]?.body).not.toContain(url);
    github.faults.splice(0);
    site.close();
  });

  test('the input pr-number takes precedence over the event', async () => {
    const event = { pull_request: { number: first, head: { ref: 'one', sha }, base: { ref: 'main', sha } } };
    const { exitCode, log } = await run({ 'pr-number': String(second) }, event);
    expect({ exitCode, log }).toMatchObject({ exitCode: 0 });
    expect(await github.commentsOn(first)).toEqual([]);
    expect((await github.commentsOn(second)).length).toBe(1);
  });

  test('the log mentions that no pull request was found', async () => {
    const told = await run({}, {}, { GITHUB_SHA: '1'.repeat(40) });
    expect(told.exitCode).toBe(0);
    expect(told.log).toContain(
      'the event names no pull request, and 1111111111 is not the newest commit of an open one.',
    );
    expect(told.log).toContain('No comment was posted');
    expect(output(told, 'comment-url')).toBeUndefined();
  });
});

withGithub('without a comment on the pull request', () => {
  test('comment: none asks only for a pull request that the event does not name, and posts nothing', async () => {
    github.asked.splice(0);
    expect((await run({ comment: 'none' })).exitCode).toBe(0);
    expect(github.asked).toEqual([expect.stringMatching(/^GET .*\/pulls\?/)]);
    github.asked.splice(0);
    const event = { pull_request: { number: first, head: { ref: 'one', sha }, base: { ref: 'main', sha } } };
    expect((await run({ comment: 'none' }, event, { GITHUB_EVENT_NAME: 'pull_request' })).exitCode).toBe(0);
    expect(github.asked).toEqual([]);
  });

  test.each([
    ['pr-number', '#12', /pr-number does not accept .* Use the number of a pull request/],
    ['pr-number', '1e3', /pr-number does not accept .* Use the number of a pull request/],
    ['report-url', 'javascript:alert(1)', /report-url does not accept .* Use the URL of a web page/],
    ['trend-url', 'https://a b', /trend-url does not accept .* Use the URL of a web page/],
  ])('%s: %s is refused', async (name, value, message) => {
    const { exitCode, log } = await run({ [name]: value });
    expect({ exitCode, log }).toEqual({ exitCode: 3, log: expect.stringMatching(message) });
  });

  test('title, key, both commits and the known pages are in the comment', async () => {
    const told = await run({
      title: 'Checkout @all',
      'report-url': 'https://ci.example/a(1)',
      'trend-url': 'https://ci.example/trend',
      set: 'scenario=shop',
    });
    expect(told.exitCode).toBe(0);
    const [{ body } = { body: '' }] = await github.commentsOn(first);
    expect(body).toContain('### ✅ `Checkout @all`: no regression in 1 case');
    const footer = body.trim().split('\n').at(-2) ?? '';
    expect(footer).toMatch(/^<sub>\*\*load\*\* · /);
    expect(footer).toContain(
      '[report](https://ci.example/a%281%29) · [trend](https://ci.example/trend) · [run](https://github.com/octocat/shop/actions/runs/42)',
    );
  });
});

withGithub('a comment on a pull request that asks for mode gate', () => {
  // The event does not say whose commit the workflow checked out.
  const ask = (number: number, token = 'octocat'): Promise<Told> =>
    run(
      { mode: 'gate', 'github-token': token },
      { issue: { number, pull_request: {} }, comment: { body: '/perf' } },
      { GITHUB_EVENT_NAME: 'issue_comment', GITHUB_SHA: '1'.repeat(40) },
    );

  test('may measure a branch of this repository', async () => {
    expect(await ask(first)).toMatchObject({ exitCode: 3, log: expect.stringContaining('There is no `measure: {') });
  });

  test('may not measure a fork, nor what GitHub does not answer for', async () => {
    await github.direct('POST', '/repos/octocat/shop/forks', {}, 'stranger');
    const main = (await github.direct('GET', '/repos/stranger/shop/git/ref/heads/main', undefined, 'stranger')) as {
      object: { sha: string };
    };
    const ref = { ref: 'refs/heads/theirs', sha: main.object.sha };
    await github.direct('POST', '/repos/stranger/shop/git/refs', ref, 'stranger');
    const request = { title: 'Theirs', head: 'stranger:theirs', base: 'main' };
    const theirs = (await github.direct('POST', '/repos/octocat/shop/pulls', request, 'stranger')) as {
      number: number;
    };
    expect(await ask(theirs.number)).toMatchObject({
      exitCode: 3,
      log: expect.stringContaining('(the event issue_comment, and code of stranger/shop)'),
    });
    expect(await ask(first, '')).toMatchObject({
      exitCode: 3,
      log: expect.stringContaining('(the event issue_comment, and code of an unknown repository)'),
    });
  });
});
