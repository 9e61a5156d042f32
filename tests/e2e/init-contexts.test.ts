/**
 * What `guardband init` writes for repositories whose rules or jobs differ: a protected main branch, container jobs, merge
 * queues, release branches and requests by comment. act runs the workflows; the load test computes its results, because what
 * matters here is what is compared with what.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const workflow = '.github/workflows/guardband.yml';

/** A repository that has committed what init writes with these options in a part of it. */
function initialised(name: string, options = '', part = '') {
  const folder = join(temp, name);
  createRepository(folder);
  rmSync(join(temp, 'home/measured'), { force: true }); // the hours begin again
  mkdirSync(join(folder, part), { recursive: true });
  const write = (file: string, text: string): void => {
    writeFileSync(join(folder, part, file), text);
  };
  const text = (file: string): string => readFileSync(join(folder, part, file), 'utf8');
  write('plan.jmx', readFileSync('examples/shop/plain.jmx', 'utf8'));
  const command = `node '${resolve('dist/cli.cjs')}' init --start x --health http://127.0.0.1:9/ ${options}`;
  expect(spawnSync('sh', ['-c', command], { cwd: join(folder, part), encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
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
  const own = part === '' ? workflow : workflow.replace('.yml', `-${part}.yml`);
  const run = (event: string, payload: object): Ran =>
    runWorkflow({ temp, folder, event, workflow: own, payload: { repository, ...payload } });
  return {
    folder,
    write,
    text,
    commit,
    push,
    run,
    /** Runs the workflow for a push of what is checked out. */
    recordPush: (branch: string): Ran => run('push', { ref: `refs/heads/${branch}`, after: 'x' }),
    /** Judges what is checked out, a branch with this target. */
    judge: (target = 'main', action = 'synchronize', more: object = {}): Ran => {
      const sha = git(folder, 'rev-parse', 'HEAD').trim();
      const base = { ref: target, sha: git(folder, 'rev-parse', `origin/${target}`).trim() };
      return run('pull_request', { action, pull_request: { number: 7, head: { ref: 'change', sha }, base, ...more } });
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
    expect(text(workflow)).toContain("branches: [main, 'release/**']");
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
    expect(text(workflow)).toMatch(/^ {2}merge_group:$/m);
    const base = git(folder, 'rev-parse', 'HEAD').trim();
    const queue = `gh-readonly-queue/main/pr-7-${base}`;
    git(folder, 'switch', '--quiet', '--create', queue);
    const judge = (): Ran => {
      const head = git(folder, 'rev-parse', 'HEAD').trim();
      const group = { head_sha: head, head_ref: `refs/heads/${queue}`, base_sha: base, base_ref: 'refs/heads/main' };
      return run('merge_group', { action: 'checks_requested', merge_group: group });
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

withCounterparts('a part of a repository', () => {
  test('is measured for changes in it; another change passes, so that a required check does not wait', () => {
    const { folder, commit, push, recordPush, judge } = initialised('parts', '', 'shop');
    // As GitHub checks it out: merged with its target.
    const propose = (branch: string, change: () => void): Ran => {
      git(folder, 'checkout', '--quiet', '-B', branch, 'origin/main');
      change();
      git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
      git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', branch);
      return judge();
    };
    push('main');
    expect(recordPush('main')).toMatchObject({ result: 'success' });
    const elsewhere = propose('elsewhere', () => {
      writeFileSync(join(folder, 'README.md'), 'A shop\n');
      commit(100, 'Describe it');
    });
    expect({ ...elsewhere }).toMatchObject({
      result: 'success',
      outcome: undefined,
      summary: expect.stringContaining('Nothing changed in shop: not measured.'),
      log: expect.not.stringMatching(/mode: comment|guardband comment/),
    });
    expect(propose('slower', () => commit(160))).toMatchObject({ result: 'failure', outcome: 'failed' });
  });
});

withCounterparts('a draft, and an edited title', () => {
  test('start no load test; the draft is measured when it is ready', () => {
    const { folder, commit, judge } = initialised('draft');
    git(folder, 'switch', '--quiet', '--create', 'change');
    commit(160);
    expect(judge('main', 'synchronize', { draft: true })).toMatchObject({ outcome: undefined });
    expect(judge('main', 'edited')).toMatchObject({ outcome: undefined });
    expect(judge('main', 'ready_for_review')).toMatchObject({ outcome: 'failed' });
  });
});

// act has no containers here. In a container job git meets a work tree of another user; so does this one.
const asRoot = process.getuid?.() === 0 ? withCounterparts : describe.skip;
asRoot('container jobs', () => {
  test('are judged by the base, although the work tree belongs to another user', () => {
    const { text, write, folder, commit, push, judge } = initialised('container', '--container node:24-bookworm');
    const container = /^ {4}with: \{ container: "node:24-bookworm" \}\n/gm;
    expect(text(workflow).match(container)).toHaveLength(2);
    write(workflow, text(workflow).replace(container, ''));
    const called = join(temp, 'release/.github/workflows/gate.yml');
    const unchanged = readFileSync(called, 'utf8');
    const owned = unchanged.replace(/^( {6}- uses: actions\/setup-java)/m, `      - run: chown -R 1001:1001 .\n\n$1`);
    writeFileSync(called, owned);
    commit(100, 'Without containers');
    push('main');
    git(folder, 'switch', '--quiet', '--create', 'change');
    write('guardband.yml', `${text('guardband.yml')}metrics: {throughput: report, p50: report, p99: report}\n`);
    commit(160);
    const ran = judge();
    writeFileSync(called, unchanged);
    expect(ran).toMatchObject({
      result: 'failure',
      outcome: 'failed',
      summary: expect.stringMatching(/slower[^]*changes how it is judged/),
    });
  });
});
