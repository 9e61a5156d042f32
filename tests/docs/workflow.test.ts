/** The workflow that README.md and docs/action.md begin with judges the first pull request of a repository without a history. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const blockOf = (page: string): string => /```(\w+)\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[2] ?? '';
const block = blockOf('README.md');
const { on, permissions, jobs } = parse(block) as Workflow;
const [checkout, gate] = jobs['gate']?.steps ?? [];

const folder = mkdtempSync(join(tmpdir(), 'guardband-workflow-'));
const git = (...argv: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...argv], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** A load test whose service answers after as many milliseconds as its version says, and up to 19 more. */
const loadTest = `"${process.execPath}" -e '
  const { readFileSync, writeFileSync } = require("node:fs");
  const [version, out] = process.argv.slice(1);
  const delay = Number(readFileSync(version + "/delay", "utf8"));
  const start = Date.now() - 60_000;
  const row = (_, i) => [start + 10 * i, delay + (i * 7) % 20, "GET /", true].join();
  const rows = Array.from({ length: 3000 }, row);
  writeFileSync(out + "/shop.jtl", ["timeStamp,elapsed,label,success", ...rows, ""].join("\\n"));
' "$1" "$2"
`;

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(folder, 'load-test.sh'), loadTest);
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
      PATH: process.env['PATH'],
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

test('it is 13 lines, has the history and three inputs, may only read, and both pages begin with it', () => {
  expect(block.trim().split('\n')).toHaveLength(13);
  expect(blockOf('docs/action.md')).toBe(block);
  expect({ on, permissions }).toEqual({ on: 'pull_request', permissions: { contents: 'read' } });
  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  expect(gate?.uses).toMatch(/^guardband\/guardband@/);
  expect(Object.keys(gate?.with ?? {})).toHaveLength(3);
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
