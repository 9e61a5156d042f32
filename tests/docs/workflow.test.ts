/** README.md shows the workflow that init writes; the job of docs/action.md judges the first pull request without a history. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { builtProduct } from '../house/_product.js';

interface Workflow {
  readonly on: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly steps: readonly { readonly uses: string; readonly with: Readonly<Record<string, unknown>> }[] }
    >
  >;
}

const blocksOf = (page: string): readonly string[] =>
  Array.from(readFileSync(page, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g), ([, text = '']) => text);
const [called = ''] = blocksOf('README.md');
const [block = ''] = blocksOf('docs/action.md');
const { on, permissions, jobs } = parse(block) as Workflow;
const [checkout, gate, upload] = jobs['gate']?.steps ?? [];

const folder = mkdtempSync(join(tmpdir(), 'guardband-workflow-'));
const git = (...argv: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...argv], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** The script that both pages name, with values as a reader fills them in: a service that is built from the delay of its version. */
const port = 20_000 + (process.pid % 20_000);
const values: Readonly<Record<string, string>> = {
  build: "'cp delay built'",
  start: "'node serve.cjs'",
  health: `http://127.0.0.1:${String(port)}/`,
  plan: 'plan.jmx',
  scenario: 'shop',
  loads: "''",
  warm_up: '0',
};
const script = Object.entries(values).reduce(
  (text, [name, value]) => text.replace(new RegExp(`^${name}=.*`, 'm'), () => `${name}=${value}`),
  readFileSync('examples/load-test.sh', 'utf8'),
);

const service = `require('node:http').createServer((_, answer) =>
  answer.end(require('node:fs').readFileSync('built'))).listen(${String(port)});
`;

/** In the place of Java: a load test whose requests take as many milliseconds as the service says, and up to 19 more. */
const java = `#!${process.execPath}
fetch('http://127.0.0.1:${String(port)}/').then(async (answer) => {
  const delay = Number(await answer.text());
  const start = Date.now() - 60_000;
  const row = (_, i) => [start + 10 * i, delay + (i * 7) % 20, 'GET /', true].join();
  const rows = Array.from({ length: 3000 }, row);
  const file = process.argv[process.argv.indexOf('-l') + 1];
  require('node:fs').writeFileSync(file, ['timeStamp,elapsed,label,success', ...rows, ''].join('\\n'));
});
`;

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(folder, 'load-test.sh'), script);
  writeFileSync(join(folder, 'plan.jmx'), '<jmeterTestPlan/>');
  writeFileSync(join(folder, 'serve.cjs'), service);
  writeFileSync(join(folder, '.gitignore'), 'built\nbin/\njmeter/\n');
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/java'), java, { mode: 0o755 });
  mkdirSync(join(folder, 'jmeter/bin'), { recursive: true });
  writeFileSync(join(folder, 'delay'), '40');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Serve');
  git('update-ref', 'refs/remotes/origin/main', 'main');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the last step of the workflow in the job of a pull request whose service answers after so many milliseconds. */
function pullRequest(delay: number): { readonly exitCode: number | null; readonly summary: string } {
  git('checkout', '--quiet', '-B', `delay-${String(delay)}`, 'main');
  writeFileSync(join(folder, 'delay'), String(delay));
  git('commit', '--quiet', '--allow-empty', '--message', 'Change', 'delay');
  const head = git('rev-parse', 'HEAD');
  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const repo = { full_name: 'o/r' };
  const event = {
    pull_request: {
      number: 7,
      head: { sha: head, ref: 'change', repo },
      base: { sha: git('rev-parse', 'main'), ref: 'main', repo },
    },
    repository: { ...repo, default_branch: 'main' },
  };
  const { status } = spawnSync(process.execPath, [builtProduct().action], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
      JMETER_INSTALLED: join(folder, 'jmeter'),
      HOME: folder,
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_RUN_ID: '4',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_BASE_REF: 'main',
      GITHUB_HEAD_REF: 'change',
      GITHUB_SHA: head,
      GITHUB_WORKSPACE: folder,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
      GITHUB_OUTPUT: file('outputs', ''),
      GITHUB_STEP_SUMMARY: file('summary', ''),
      ...Object.fromEntries(
        Object.entries(gate?.with ?? {}).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, String(value)]),
      ),
    },
  });
  return { exitCode: status, summary: readFileSync(join(folder, 'summary'), 'utf8') };
}

test('README.md begins with the workflow that init writes', () => {
  expect(called).toBe(readFileSync('examples/workflows/guardband.yml', 'utf8'));
});

/** Runs of Dependabot have no secrets of the repository, and a token that only reads unless a job asks for more. */
test('what init writes asks for its rights, and for no secret', () => {
  const texts = ['gate', 'record'].map((name) => readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
  for (const text of [called, ...texts]) {
    expect(text).not.toMatch(/secrets[.:[]/);
    for (const job of Object.values((parse(text) as Workflow).jobs)) expect(job).toHaveProperty('permissions');
  }
  expect(parse(called)).toMatchObject({ jobs: { gate: { permissions: { 'pull-requests': 'write' } } } });
});

test('the job is 17 lines, has the history and four inputs, may only read, and keeps the report', () => {
  expect(block.trim().split('\n')).toHaveLength(17);
  expect({ on, permissions }).toEqual({ on: 'pull_request', permissions: { contents: 'read' } });
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(gate?.uses).toMatch(/^guardband\/guardband@/);
  expect(Object.keys(gate?.with ?? {})).toHaveLength(4);
  expect(upload?.with['path']).toBe(gate?.with['out']);
});

test('it fails the first pull request that makes the service slower, and shows the report', () => {
  const { exitCode, summary } = pullRequest(70);
  expect({ exitCode, summary }).toEqual({
    exitCode: 1,
    summary: expect.stringMatching(/GET \/ got slower: (?:p99 \+\d\d.%, )?p50 \+\d\d.%/),
  });
  expect(existsSync(join(folder, 'report.html'))).toBe(true);
});

test('it passes one that does not', () => {
  expect(pullRequest(40)).toEqual({ exitCode: 0, summary: expect.not.stringContaining('got slower') });
});
