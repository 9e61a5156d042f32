/** Whether the results of a job are those of the commit that it is about. */
import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { check as checkResults } from '../../src/commands/check/check.js';
import { record } from '../../src/commands/record/record.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { noJob } from '../../src/model/context.js';
import type { Host } from '../../src/model/host.js';
import { commit, git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const { at, write, run, text } = story();
const [dayMs, hourMs] = [86_400_000, 3_600_000];
/** When the measured commit was made. */
const madeMs = 1_760_000_000_000 + 20 * dayMs;
const measured = (startMs: number): string => jtl('GET /', { startMs, elapsedMs: 40, everyMs: 100 });
const results = 'clone/results/shop/results.jtl';

function commitAt(timeMs: number, message: string, ...args: readonly string[]): string {
  commit(at('clone'), message, ...args);
  const env = { ...process.env, GIT_COMMITTER_DATE: new Date(timeMs).toISOString() };
  const author = ['-c', 'user.name=A. Developer', '-c', 'user.email=developer@example.invalid'];
  execFileSync('git', ['-C', at('clone'), ...author, 'commit', '--amend', '--no-edit', '--quiet', ...args], { env });
  return git(at('clone'), 'rev-parse', 'HEAD').trim();
}

const jobOf = (subject: string, job: object = { system: 'a system' }): Host => ({
  ...nodeHost({ commit: subject }, { ...noJob, ...job, subject: { commit: subject } }),
  git: gitIn(at('clone')),
  now: () => new Date(madeMs + 2 * dayMs),
});

let [before, head] = ['', ''];
beforeAll(async () => {
  project(at('bare.git'), at('clone'));
  write('clone/guardband.yml', '{}\n');
  write('clone/.gitignore', 'results/\n');
  before = commitAt(madeMs - 15 * dayMs, 'The shop');
  for (let n = 0; n < 6; n++) {
    write('night/shop/results.jtl', measured(madeMs + (n - 10) * dayMs));
    await run('record', '@night', '--commit', before, '--baselines', '@history');
  }
  write('clone/code', 'faster');
  write('clone/old/shop/results.jtl', measured(madeMs + 7 * hourMs));
  head = commitAt(madeMs, 'A change');
});

async function check(more: object = {}, host = jobOf(head)) {
  const { exitCode, report, problems } = await checkResults(
    { results: [at('clone/results')], baselines: at('history'), config: at('clone/guardband.yml'), ...more },
    [],
    host,
  );
  return { exitCode, codes: problems.map(({ code }) => code), reasons: report?.reasons };
}

const after = madeMs + hourMs;
const cases: readonly (readonly [what: string, code: string, files: Readonly<Record<string, string>>])[] = [
  ['ended before the commit was made', 'results-older', { [results]: measured(madeMs - dayMs / 2) }],
  [
    'lie half a day apart',
    'results-older',
    { [results]: measured(after), 'clone/results/web/results.jtl': measured(after + 13 * hourMs) },
  ],
  ['were recorded for another commit', 'results-of-other', { [results]: measured(madeMs - 10 * dayMs) }],
  [
    'name another commit',
    'results-of-other',
    {
      'clone/results/run.json': JSON.stringify({
        schemaVersion: 1,
        provenance: { commit: 'e'.repeat(40), startedAt: new Date(after).toISOString() },
        measurements: [
          { scenario: 'shop', label: 'GET /', configuration: {}, samples: 1000, metrics: { p99: 40, errorPercent: 0 } },
        ],
      }),
    },
  ],
  ['are a copy of what the commit contains', 'committed-results', { [results]: measured(madeMs + 7 * hourMs) }],
];

function put(files: Readonly<Record<string, string>>): void {
  rmSync(at('clone/results'), { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) write(file, content);
}

describe.each(cases)('results that %s', (_, code, files) => {
  test('do not pass in a job', async () => {
    put(files);
    const judged = await check();
    expect(judged.exitCode).not.toBe(0);
    expect(judged.codes).toContain(code);
    if (judged.exitCode === 2) expect(judged.reasons).toContain('unreadable-input');
  });

  test('are not recorded', async () => {
    put(files);
    cpSync(at('history'), at('own'), { recursive: true });
    const request = { results: [at('clone/results')], baselines: at('own') };
    const recorded = await record(request, jobOf(head));
    expect(recorded).toMatchObject({ exitCode: 3, recorded: [], files: [] });
    expect(recorded.problems.map((problem) => problem.code)).toContain(code);
  });

  test('are judged where there is no job', async () => {
    put(files);
    expect((await check({}, jobOf(head, {}))).codes).not.toContain(code);
  });

  test('are judged if the rules declare it, which the report says', async () => {
    put(files);
    write('clone/guardband.yml', 'results: {committed: true}\n');
    const { codes } = await check();
    write('clone/guardband.yml', '{}\n');
    expect(codes).toContain('results-declared');
    expect(codes).not.toContain(code);
  });
});

test('a file that the commit contains is no result of a job, whatever else is', async () => {
  put({ [results]: measured(after) });
  expect(await check({ results: [at('clone/results'), at('clone/old')] })).toMatchObject({
    exitCode: 2,
    codes: expect.arrayContaining(['committed-results']),
  });
});

describe('what the commit contains is none of a job', () => {
  const fast = measured(after + 1000);
  const refused = { exitCode: 2, codes: expect.arrayContaining(['committed-results']) };
  const checkBeside = async (folder: string) => {
    const subject = commitAt(madeMs, 'With results');
    rmSync(at('clone/fast'), { recursive: true, force: true });
    git(at('clone'), 'checkout', '--quiet', '.');
    git(at('clone'), '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'update');
    put({ [results]: measured(after) });
    return await check({ results: [at('clone/results'), at(folder)] }, jobOf(subject));
  };
  afterEach(() => {
    git(at('clone'), 'reset', '--quiet', '--hard', head);
    rmSync(at('clone/fast'), { recursive: true, force: true });
  });

  test('behind a link, with other line ends', async () => {
    write('clone/.gitattributes', '*.jtl text eol=crlf\n');
    write('clone/fast/web/results.jtl', fast);
    symlinkSync('fast', at('clone/linked'));
    expect(await checkBeside('clone/linked')).toMatchObject(refused);
  });

  test('in an artifact, with other line ends', async () => {
    write('clone/fast/web/results.jtl', fast);
    write('artifact/web/results.jtl', fast.replaceAll('\n', '\r\n'));
    expect(await checkBeside('artifact')).toMatchObject(refused);
  });

  test('in a submodule', async () => {
    project(at('inner.git'), at('inner'));
    write('inner/web/results.jtl', fast);
    commit(at('inner'), 'Results');
    git(at('inner'), 'push', '--quiet', 'origin', 'HEAD:main');
    git(at('clone'), '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', at('inner.git'), 'fast');
    expect(await checkBeside('clone/fast')).toMatchObject(refused);
  });

  test('but a link may lead to a folder that it does not contain', async () => {
    write('elsewhere/web/results.jtl', fast);
    symlinkSync(at('elsewhere'), at('clone/linked'));
    expect((await checkBeside('clone/linked')).codes).not.toContain('committed-results');
  });
});

test('results that began before the commit was pushed, but ended after it was made, pass', async () => {
  put({ [results]: measured(after) });
  expect(await check()).toMatchObject({ exitCode: 0 });
});

test('the same files under another commit are the same version: after a squash, a rebase, for a tag', async () => {
  const again = commitAt(madeMs + dayMs, 'The same, once more', '--allow-empty');
  put({ [results]: measured(after) });
  expect(await check({}, jobOf(again))).toMatchObject({ exitCode: 0 });
  await record({ results: [at('clone/results')], baselines: at('twins') }, jobOf(head));
  expect(text('twins/shop.ndjson')).toContain(head);
  expect((await check({ baselines: at('twins') }, jobOf(again))).codes).not.toContain('results-of-other');
  git(at('clone'), 'reset', '--quiet', '--hard', head);
});

test('the last run is never one of the measured commit: a second attempt is not compared with the first one', async () => {
  cpSync(at('history'), at('attempts'), { recursive: true });
  put({ [results]: jtl('GET /', { startMs: after, elapsedMs: 80, everyMs: 100 }) });
  await record({ results: [at('clone/results')], baselines: at('attempts') }, jobOf(head));
  put({ [results]: jtl('GET /', { startMs: after + hourMs, elapsedMs: 80, everyMs: 100 }) });
  expect((await check({ baselines: at('attempts'), against: 'last' })).exitCode).not.toBe(0);
});
