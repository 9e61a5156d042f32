/**
 * What `guardband init` writes for repositories whose rules or jobs differ: a protected main branch, container jobs, merge
 * queues, release branches and requests by comment. act runs the workflows; the load test computes its results, because what
 * matters here is what is compared with what.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git } from '../stories/_git.js';
import { createRepository, createTemp, runWorkflow, withCounterparts, type Ran } from './_act.js';

let temp: string;
beforeAll(() => {
  temp = createTemp('contexts');
});
afterAll(() => {
  rmSync(temp, { recursive: true, force: true });
});

/** Each request takes as many milliseconds as the version says; measurements vary by one percent, and start one after the other. */
const loadTest = `#!/usr/bin/env bash
set -euo pipefail
[ "$1" = measure ] || exit 0
echo "$2" >>"$HOME/measured"
mkdir -p "$3/shop/5_users"
awk -v n="$(wc -l <"$HOME/measured")" -v ms="$(cat "$2/milliseconds")" -v start="$(date +%s)" 'BEGIN {
  print "timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,bytes,grpThreads,allThreads,Latency"
  at = (start + n * 3600) * 1000
  for (i = 0; i < 4000; i++) {
    elapsed = int(ms * (1 + sin(n + i % 4) / 100) + i % 7)
    printf "%.0f,%d,%s,200,OK,t 1-1,true,100,5,5,1\\n", at, elapsed, i % 2 ? "GET /a" : "POST /orders"
    at += elapsed / 5
  }
}' >"$3/shop/5_users/results.jtl"
`;

const pullRequest = '.github/workflows/guardband.yml';
const record = '.github/workflows/guardband-record.yml';

/** A repository that has committed what init writes with these options. */
function initialised(name: string, options = '') {
  const folder = join(temp, name);
  createRepository(folder);
  const write = (file: string, text: string): void => {
    writeFileSync(join(folder, file), text);
  };
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  write('plan.jmx', readFileSync('examples/shop/plain.jmx', 'utf8'));
  const command = `node '${resolve('dist/cli.cjs')}' init --start x --health http://127.0.0.1:9/ ${options}`;
  expect(spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  write('.github/load-test.sh', loadTest);
  write('.gitignore', 'results/\nguardband-gate/\n');
  const commit = (milliseconds: number, message = `Answer in ${String(milliseconds)} ms`): string => {
    write('milliseconds', `${String(milliseconds)}\n`);
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
    return git(folder, 'rev-parse', 'HEAD').trim();
  };
  const push = (branch: string): void => {
    git(folder, 'push', '--quiet', 'origin', `HEAD:${branch}`);
    git(folder, 'fetch', '--quiet');
  };
  commit(100);
  push('main');
  const run = (event: string, workflow: string, payload: object, environment = {}): Ran =>
    runWorkflow({ temp, folder, event, workflow, payload: { repository, ...payload }, environment });
  return {
    folder,
    write,
    text,
    commit,
    push,
    run,
    /** Runs the recording workflow for a push of what is checked out. */
    recordPush: (branch: string): Ran => run('push', record, { ref: `refs/heads/${branch}`, after: 'x' }),
    /** Judges what is checked out, a branch with this target. */
    judge: (target = 'main'): Ran => {
      const sha = git(folder, 'rev-parse', 'HEAD').trim();
      const base = { ref: target, sha: git(folder, 'rev-parse', `origin/${target}`).trim() };
      return run('pull_request', pullRequest, { pull_request: { number: 7, head: { ref: 'change', sha }, base } });
    },
    recorded: (): readonly { readonly branch?: string; readonly commit?: string }[] =>
      git(`${folder}.git`, 'grep', '--no-color', '-h', '-e', '"provenance"', 'performance', '--', '*.ndjson')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { provenance: object }).provenance),
  };
}

const repository = { name: 'shop', full_name: 'octocat/shop', default_branch: 'main', owner: { login: 'octocat' } };

withCounterparts('a protected main branch', () => {
  test('is recorded without a push to it, and judges a slower pull request', () => {
    const { folder, commit, recordPush, judge, recorded } = initialised('protected');
    const hook =
      'while read -r _ _ ref; do [ "$ref" != refs/heads/main ] || { echo "GH006: Protected branch"; exit 1; }; done';
    writeFileSync(`${folder}.git/hooks/pre-receive`, `#!/bin/sh\n${hook}\n`, { mode: 0o755 });
    const main = git(`${folder}.git`, 'rev-parse', 'main');
    for (let n = 0; n < 3; n++)
      expect(recordPush('main')).toMatchObject({
        result: 'success',
        outcome: expect.stringMatching(/^(steady|changed)$/),
      });
    expect(git(`${folder}.git`, 'rev-parse', 'main')).toBe(main);
    expect(recorded()).toContainEqual(expect.objectContaining({ branch: 'main', commit: main.trim() }));
    git(folder, 'switch', '--quiet', '--create', 'change');
    commit(100, 'Nothing');
    expect(judge()).toMatchObject({ result: 'success', outcome: 'passed' });
    commit(160);
    const slow = judge();
    expect({ ...slow }).toMatchObject({
      result: 'failure',
      outcome: 'failed',
      summary: expect.stringContaining('slower'),
    });
    // The report is uploaded after the comment, so the link leads to the artifacts of the run.
    expect(slow.summary).toMatch(/\[report\]\(https:\/\/\S+\/actions\/runs\/\d+#artifacts\) · \[run\]\(/);
  });
});

withCounterparts('release branches', () => {
  test('are recorded, and each judges the changes that go into it', () => {
    const options = "--branch main --branch 'release/**'";
    const { folder, text, commit, push, recordPush, judge, recorded } = initialised('releases', options);
    expect(text(record)).toContain("branches: [main, 'release/**']");
    git(folder, 'switch', '--quiet', '--create', 'release/4');
    commit(100, 'A release');
    push('release/4');
    for (let n = 0; n < 3; n++)
      expect(recordPush('release/4')).toMatchObject({ outcome: expect.stringMatching(/^(steady|changed)$/) });
    git(folder, 'switch', '--quiet', 'main');
    commit(160);
    push('main');
    for (let n = 0; n < 3; n++) recordPush('main');
    expect(new Set(recorded().map(({ branch }) => branch))).toEqual(new Set(['main', 'release/4']));

    // As fast as its release branch, and faster than main.
    git(folder, 'switch', '--quiet', '--create', 'fix', 'release/4');
    commit(100, 'A fix');
    const fix = judge('release/4');
    expect({ ...fix }).toMatchObject({ outcome: 'passed', log: expect.not.stringContaining('pair 1 of') });
    commit(160);
    expect(judge('release/4')).toMatchObject({ outcome: 'failed' });
  });
});

withCounterparts('a merge queue', () => {
  test('is measured by the same workflow, and judged by the branch that it goes into', () => {
    const { folder, text, write, commit, run } = initialised('queue');
    expect(text(pullRequest)).toMatch(/^ {2}merge_group:$/m);
    const base = git(folder, 'rev-parse', 'HEAD').trim();
    const queue = `gh-readonly-queue/main/pr-7-${base}`;
    git(folder, 'switch', '--quiet', '--create', queue);
    const judge = (): Ran => {
      const head = git(folder, 'rev-parse', 'HEAD').trim();
      const group = { head_sha: head, head_ref: `refs/heads/${queue}`, base_sha: base, base_ref: 'refs/heads/main' };
      return run('merge_group', pullRequest, { action: 'checks_requested', merge_group: group });
    };
    commit(100, 'Nothing');
    expect(judge()).toMatchObject({ result: 'success', outcome: 'passed' });
    write('guardband.yml', `${text('guardband.yml')}metrics: {throughput: report, p50: report, p99: report}\n`);
    commit(160);
    expect(judge()).toMatchObject({
      result: 'failure',
      outcome: 'failed',
      summary: expect.stringMatching(/slower[^]*changes how it is judged/),
    });
  });
});

// act has no containers here. In a container job git meets a work tree of another user; so does this one.
const asRoot = process.getuid?.() === 0 ? withCounterparts : describe.skip;
asRoot('container jobs', () => {
  test('are judged by the base, although the work tree belongs to another user', () => {
    const { text, write, folder, commit, push, judge } = initialised('container', '--container node:24-bookworm');
    const job = /^ {4}container: "node:24-bookworm"\n/m;
    for (const file of [pullRequest, record]) {
      expect(text(file)).toMatch(job);
      const start = '      - name: Tools\n';
      expect(text(file)).toContain(start);
      write(
        file,
        text(file)
          .replace(job, '')
          .replace(/^( {6}- uses: actions\/setup-java)/m, `      - run: chown -R 1001:1001 .\n\n$1`),
      );
    }
    commit(100, 'Without containers');
    push('main');
    git(folder, 'switch', '--quiet', '--create', 'change');
    write('guardband.yml', `${text('guardband.yml')}metrics: {throughput: report, p50: report, p99: report}\n`);
    commit(160);
    expect(judge()).toMatchObject({
      result: 'failure',
      outcome: 'failed',
      summary: expect.stringMatching(/slower[^]*changes how it is judged/),
    });
  });
});
