/** A run that could judge nothing, after one that passed: the Action itself, against a GitHub of real parts. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { bundle } from '../../tools/bundle.mjs';
import { jtl } from '../stories/_story.js';
import { counterparts, startGithub, type Github } from './_github.js';

const tools = counterparts(); // tools/setup-counterparts.sh emulate prism openapi toxiproxy node24
const withGithub = tools === undefined ? describe.skip : describe;

withGithub('a run that judges nothing', () => {
  let github: Github;
  let folder: string;
  let number: number;
  let sha: string;
  const file = (name: string): string => join(folder, name);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'guardband-unjudged-'));
    buildSync({ ...bundle, entryPoints: ['src/action.ts'], outfile: file('action.mjs') });
    github = await startGithub(String(tools));
    const main = await github.direct('GET', '/repos/octocat/shop/git/ref/heads/main');
    ({ sha } = (main as { object: { sha: string } }).object);
    await github.direct('POST', '/repos/octocat/shop/git/refs', { ref: 'refs/heads/change', sha });
    const request = { title: 'A change', head: 'change', base: 'main' };
    ({ number } = (await github.direct('POST', '/repos/octocat/shop/pulls', request)) as { number: number });
    for (const [name, startMs] of [
      ['before.jtl', 1_760_000_000_000],
      ['now.jtl', 1_770_000_000_000],
    ] as const)
      writeFileSync(file(name), jtl('GET /', { startMs }));
    writeFileSync(file('@broken.jtl'), 'timeStamp,label,success\n1,@all,true\n');
  }, 60_000);
  afterEach(() => {
    const [objection] = github.objections.splice(0);
    if (objection !== undefined) throw new Error(objection);
  });
  afterAll(async () => {
    await github.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const comments = async (): Promise<readonly string[]> =>
    ((await github.direct('GET', `/repos/octocat/shop/issues/${String(number)}/comments`)) as { body: string }[]).map(
      ({ body }) => body,
    );

  function run(inputs: Readonly<Record<string, string>>) {
    writeFileSync(file('outputs'), '');
    writeFileSync(file('summary'), '');
    const pullRequest = { number, head: { ref: 'change', sha }, base: { ref: 'main', sha } };
    writeFileSync(file('event.json'), JSON.stringify({ pull_request: pullRequest }));
    const given = {
      ...{ mode: 'check', comment: 'pull-request', 'comment-key': 'load', 'check-run': 'true' },
      ...{ 'github-token': 'octocat', against: 'before.jtl', out: 'report.json', set: 'scenario=shop' },
      ...inputs,
    };
    const child = spawn(resolve(String(tools), 'node24/bin/node'), [file('action.mjs')], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GITHUB_ACTIONS: 'true',
        GITHUB_API_URL: `${github.url}/`,
        GITHUB_REPOSITORY: 'octocat/shop',
        GITHUB_RUN_ID: '42',
        GITHUB_EVENT_PATH: file('event.json'),
        GITHUB_OUTPUT: file('outputs'),
        GITHUB_STEP_SUMMARY: file('summary'),
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      },
    });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (more: Buffer) => (log += more.toString()));
    return new Promise<{ exitCode: number | null; log: string; outputs: string; summary: string }>((done) => {
      child.once('close', (exitCode) => {
        const [outputs, summary] = [readFileSync(file('outputs'), 'utf8'), readFileSync(file('summary'), 'utf8')];
        done({ exitCode, log, outputs, summary });
      });
    });
  }

  test('takes the place of the run before it: in the comment, in the summary and as a check', async () => {
    const passed = await run({ results: 'now.jtl' });
    expect({ exitCode: passed.exitCode, log: passed.log }).toMatchObject({ exitCode: 0 });
    expect(await comments()).toEqual([expect.stringContaining('No regression')]);

    const { exitCode, log, outputs, summary } = await run({ results: '@broken.jtl' });
    expect({ exitCode, log }).toEqual({ exitCode: 3, log: expect.stringContaining('no column elapsed') });
    expect(outputs).toContain('unusable');
    const [body = '', ...more] = await comments();
    expect(more).toEqual([]);
    expect(body).toMatch(/^<!-- guardband load -->\n⛔ \*\*Nothing was judged in this run\*\*: [^\n]+\n\n```text\n/);
    expect(body).toMatch(/```text\n@broken\.jtl:1: error: [^`]*no column elapsed[^`]*\n```/);
    expect(body).toContain('<sub>[The job](https://github.com/octocat/shop/actions/runs/42)</sub>');
    expect(body).not.toContain('No regression');
    expect(summary).toContain('**Nothing was judged in this run**');

    const { check_runs: checks } = (await github.direct('GET', `/repos/octocat/shop/commits/${sha}/check-runs`)) as {
      check_runs: readonly object[];
    };
    expect(checks).toContainEqual(
      expect.objectContaining({
        conclusion: 'action_required',
        output: expect.objectContaining({ title: expect.stringMatching(/^Nothing was judged in this run/) }),
      }),
    );
  });

  test('is something wrong: it is said also by who comments on changes only, and of a wrong input', async () => {
    expect((await run({ results: 'now.jtl' })).exitCode).toBe(0);
    const { exitCode } = await run({ results: 'now.jtl', out: 'report.pdf', 'comment-on': 'change' });
    expect(exitCode).toBe(3);
    expect(await comments()).toEqual([expect.stringMatching(/Nothing was judged[^]*report\.pdf/)]);
  });
});
