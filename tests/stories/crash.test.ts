/** The Action as a process, with a program error on purpose: the comment and the check run of an earlier commit do not stay. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { commit, git } from './_git.js';
import { jtl } from './_story.js';
import { stepInputs } from '../_step-inputs.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-crash-'));
const write = (file: string, text: string): string => {
  writeFileSync(join(folder, file), text);
  return join(folder, file);
};
let [base, head] = ['', ''];
let posted: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
let server: Server;

beforeAll(async () => {
  git(folder, 'init', '--quiet', '--initial-branch=main', folder);
  mkdirSync(join(folder, 'results'));
  write('results/before.jtl', jtl('GET /', { startMs: 1_760_000_000_000 }));
  base = commit(folder, 'Base');
  write('results/now.jtl', jtl('GET /', { startMs: 1_770_000_000_000, errors: 900 }));
  head = commit(folder, 'Head');
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      const { url = '', method = '' } = request;
      if (method !== 'GET') posted.push({ path: url, body: JSON.parse(text) as Readonly<Record<string, unknown>> });
      const repo = { full_name: 'o/r' };
      const change = {
        number: 7,
        state: 'open',
        head: { sha: head, ref: 'f', repo },
        base: { sha: base, ref: 'main' },
      };
      const answer = /\/pulls\/7$/.test(url)
        ? change
        : /comments/.test(url) && method === 'GET'
          ? []
          : { id: 1, html_url: 'x', check_runs: [] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
beforeEach(() => {
  posted = [];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function step(
  inputs: Readonly<Record<string, string>>,
  crash: string,
): Promise<{ readonly code: number | null; readonly log: string }> {
  const given = {
    results: 'results/now.jtl',
    against: 'results/before.jtl',
    set: 'scenario=shop',
    comment: 'pull-request',
    'check-run': 'true',
    'github-token': 'T',
    ...inputs,
  };
  const event = { pull_request: { number: 7, head: { sha: head }, base: { sha: base } } };
  const child = spawn(process.execPath, ['--require', write('crash.cjs', crash), builtProduct().action], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: write('event.json', JSON.stringify(event)),
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_WORKSPACE: folder,
      GITHUB_OUTPUT: write('output', ''),
      GITHUB_STEP_SUMMARY: write('summary', ''),
      GITHUB_API_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
      ...stepInputs(given),
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (log += String(piece)));
  return await new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ code, log });
    });
  });
}

/** A script that throws where a file is opened. */
const crashAt = (file: string, boom: string): string => `
  const fs = require('node:fs');
  const boom = () => { throw new RangeError('boom s3cret'); };
  for (const name of ['openSync', 'readFileSync', 'writeFileSync', 'createReadStream']) {
    const real = fs[name];
    fs[name] = (file, ...more) => {
      if (String(file).includes('${file}')) ${boom};
      return real(file, ...more);
    };
  }
  require('node:module').syncBuiltinESMExports();
`;
const crashing = crashAt('now.jtl', 'boom()');
test.each([
  ['while it reads', {}, crashing],
  ['while it sets an output', {}, `process.env.GITHUB_OUTPUT = '/nowhere/output';`],
  ['in a callback', {}, crashAt('now.jtl', 'setImmediate(boom)')],
  ['while it reads the report of another job', { mode: 'comment', report: 'results/now.jtl' }, crashing],
])('an error %s', async (_, inputs, crash) => {
  const { code, log } = await step(inputs, crash);
  expect([code, log]).toEqual([3, expect.stringMatching(/internal error|did not understand it/)]);
  const bodies = posted.map(({ path, body }) => `${path} ${JSON.stringify(body)}`);
  expect(bodies.filter((body) => /nothing was judged/i.test(body)).map((body) => body.split(' ')[0])).toEqual(
    expect.arrayContaining([expect.stringMatching(/comments$/), expect.stringMatching(/check-runs$/)]),
  );
  // What a reader throws is about the file that it names.
  if (log.includes('internal error')) expect(bodies.join()).not.toContain('s3cret');
});

test('a misspelt mode replaces what an earlier run has published, too', async () => {
  const { code, log } = await step({ mode: 'chek' }, '');
  expect([code, log]).toEqual([3, expect.stringContaining('mode does not accept "chek". Did you mean "check"?')]);
  expect(posted.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual(['check-runs', 'comments']);
});

test.each(['trend', 'signoff', 'bisect', 'read', 'record'])(
  'an error in the mode %s is on the page of the job',
  async (mode) => {
    const inputs = {
      mode,
      comment: 'none',
      out: mode === 'read' ? 'run.json' : '',
      good: base,
      bad: head,
      baselines: 'results',
    };
    const { code, log } = await step(
      inputs,
      crashAt(mode === 'bisect' || mode === 'trend' ? 'guardband.yml' : 'now.jtl', 'boom()'),
    );
    expect([code, log]).toEqual([3, expect.stringMatching(/internal error|did not understand it/)]);
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toMatch(/nothing was judged/i);
  },
);

test.each([
  ['while it reads', crashing],
  ['in a callback', crashAt('now.jtl', 'setImmediate(boom)')],
])('an error of the command line %s is a note on the merge request', async (_, crash) => {
  const argv = ['check', 'results/now.jtl', '--against', 'results/before.jtl', '--set', 'scenario=shop'];
  const child = spawn(
    process.execPath,
    ['--require', write('crash.cjs', crash), builtProduct().cli, ...argv, '--comment', 'merge-request'],
    {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        GITLAB_CI: 'true',
        CI_API_V4_URL: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
        CI_MERGE_REQUEST_PROJECT_ID: '1',
        CI_MERGE_REQUEST_IID: '7',
        GUARDBAND_GITLAB_TOKEN: 'T',
      },
      stdio: 'ignore',
    },
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, posted.map(({ body }) => body['body'])]).toEqual([3, [expect.stringMatching(/nothing was judged/i)]]);
});
