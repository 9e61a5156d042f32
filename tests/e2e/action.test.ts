/**
 * The Action as GitHub runs it: nektos/act executes the workflow files that users copy, with dist/ as released and the
 * runtime of action.yml, and reports everything that the runner saw: steps, annotations, outputs, summary.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { HistoryLine, Report } from '../../src/model/documents.js';
import { startGithub, type Github } from '../forge/_github.js';
import { releasing, startRegistry } from '../house/release/_project.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh act node24 emulate prism openapi toxiproxy

/** A line of `act --json`: a workflow command of a step, or the end of a step or of the job. */
interface Line {
  readonly jobID?: string;
  readonly stepID?: readonly string[];
  readonly stepResult?: string;
  readonly jobResult?: string;
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly kvPairs?: Readonly<Record<string, string>>;
  readonly msg?: string;
}

let temp: string;
/** Started for the first stories that need it. */
let started: Promise<Github> | undefined;
const startGithubOnce = (): Promise<Github> => (started ??= startGithub(String(counterparts)));
beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'guardband-e2e-'));
});
afterAll(async () => {
  await (await started)?.close();
  rmSync(temp, { recursive: true, force: true });
});

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=A. Developer', '-c', 'user.email=developer@example.invalid'];
  return execFileSync('git', ['-C', folder, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The files of a release, without those that are only in the repository. */
function release(into: string): string {
  if (existsSync(join(into, 'dist'))) return into;
  for (const part of ['action.yml', 'package.json', 'dist']) cpSync(part, join(into, part), { recursive: true });
  return into;
}

/** A repository with the shop and an origin to push to. Its load test measures the shop in this mode. */
function repository(name: string, mode: 'healthy' | 'slow' | 'failing'): string {
  const folder = join(temp, name);
  mkdirSync(folder);
  for (const part of ['.gitattributes', '.github/workflows', 'examples'])
    cpSync(part, join(folder, part), { recursive: true });
  cpSync('examples/shop/baselines', join(folder, 'baselines'), { recursive: true });
  // The workflow stays unchanged; a pull request changes the product under test.
  cpSync(`examples/shop/results/${mode}`, join(folder, 'examples/shop/results/healthy'), {
    recursive: true,
    force: true,
  });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}.git`]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  git(folder, 'remote', 'add', 'origin', `${folder}.git`);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'The shop');
  git(folder, 'push', '--quiet', 'origin', 'main');
  return folder;
}

/** Creates a separate branch with the healthy runs of the shop. `tag` marks the last five as a release. */
function keepHistory(folder: string, tag?: string): void {
  const clone = `${folder}.history`;
  git(temp, 'clone', '--quiet', `${folder}.git`, clone);
  git(clone, 'checkout', '--quiet', '--orphan', 'perf-history');
  git(clone, 'rm', '-r', '--quiet', '--force', '.');
  for (const file of readdirSync('examples/shop/baselines')) {
    const lines = readFileSync(join('examples/shop/baselines', file), 'utf8').trim().split('\n');
    const started = (line: string): string => (JSON.parse(line) as Past).provenance.startedAt;
    const released = new Set([...new Set(lines.map(started))].sort().slice(tag === undefined ? Infinity : -5));
    const named = lines.map((line) => {
      if (!released.has(started(line))) return line;
      const { provenance, ...rest } = JSON.parse(line) as Past;
      return JSON.stringify({ ...rest, provenance: { ...provenance, tag } });
    });
    writeFileSync(join(clone, file), `${named.join('\n')}\n`);
  }
  git(clone, 'add', '.');
  git(clone, 'commit', '--quiet', '--message', 'Healthy runs');
  git(clone, 'push', '--quiet', 'origin', 'perf-history');
  rmSync(clone, { recursive: true });
  git(folder, 'fetch', '--quiet', 'origin');
}

interface Past {
  readonly provenance: { readonly startedAt: string };
}

/** Writes results as if they had been measured one day later. */
function moveByOneDay(results: string): void {
  for (const file of readdirSync(results, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.jtl')) continue;
    const text = readFileSync(join(results, file), 'utf8');
    writeFileSync(
      join(results, file),
      text.replaceAll(/^\d+/gm, (startMs) => String(Number(startMs) + 86_400_000)),
    );
  }
}

/** The history files of a branch. */
const kept = (folder: string): readonly string[] =>
  git(`${folder}.git`, 'grep', '--no-color', '-h', '-e', '', 'perf-history', '--', '*.ndjson').trim().split('\n');

interface World {
  /** The only job to run; all jobs if undefined. */
  readonly job?: string;
  /** A value of the matrix, e.g. "users:5". Only the jobs with this value run. */
  readonly matrix?: string;
  readonly event?: object;
  /** The GitHub API and the account that calls it. */
  readonly github?: { readonly url: string; readonly token: string };
  /** The package registry. */
  readonly registry?: string;
}

/** Runs have different ids, the later ones larger. */
let runs = 0;

type Event = 'pull_request' | 'push' | 'schedule' | 'workflow_run' | 'issue_comment';

/** What GitHub tells a workflow about an event on this commit. */
function payloadOf(event: Event, sha: string): object {
  const pullRequest = { number: 7, head: { ref: 'change', sha }, base: { ref: 'main', sha } };
  const facts = {
    push: { ref: 'refs/heads/main', after: sha },
    pull_request: { action: 'synchronize', pull_request: pullRequest },
    schedule: { schedule: '17 2 * * *' },
    workflow_run: { action: 'completed' },
    issue_comment: { action: 'completed' },
  };
  return { repository: { name: 'shop', full_name: 'octocat/shop', owner: { login: 'octocat' } }, ...facts[event] };
}

/** The workflow file stays unchanged; the runner maps its actions to this release and to a folder for artifacts. */
function localActions(workflow: string): readonly string[] {
  const places: Readonly<Record<string, string>> = {
    'guardband/guardband': release(join(temp, 'release')),
    'actions/upload-artifact': resolve('tests/e2e/upload-artifact'),
    'actions/download-artifact': resolve('tests/e2e/download-artifact'),
    'actions/checkout': resolve('tests/e2e/checkout'),
    'actions/setup-node': resolve('tests/e2e/setup-node'),
    'actions/setup-java': resolve('tests/e2e/setup-java'),
    'actions/attest': resolve('tests/e2e/attest'),
  };
  const used = readFileSync(workflow, 'utf8').matchAll(/uses: (([\w-]+\/[\w-]+)@\S+)/g);
  return [...used].flatMap(([, named, repositoryName]) => {
    const place = places[String(repositoryName)];
    return place === undefined ? [] : ['--local-repository', `${String(named)}=${place}`];
  });
}

/** Runs one workflow of a repository for an event. */
function run(
  folder: string,
  event: Event,
  workflow: string,
  { event: more = {}, github, job, matrix, registry }: World = {},
): readonly Line[] {
  const payload = `${folder}.event.json`;
  writeFileSync(payload, JSON.stringify({ ...payloadOf(event, git(folder, 'rev-parse', 'HEAD').trim()), ...more }));

  const tools = resolve(String(counterparts));
  const args = [event, '--workflows', workflow, '--eventpath', payload, '--json'];
  args.push('--platform', 'ubuntu-latest=-self-hosted');
  if (job !== undefined) args.push('--job', job);
  if (matrix !== undefined) args.push('--matrix', matrix);
  args.push('--action-offline-mode', '--no-cache-server', '--action-cache-path', join(temp, 'act'));
  args.push(...localActions(join(folder, workflow)));
  for (const variable of [
    `NODE_OPTIONS=--import="${resolve('tests/e2e/linger.mjs')}"`,
    `GITHUB_RUN_ID=${String(++runs)}`,
    `SOURCE=${folder}`,
    `ARTIFACTS=${folder}.artifacts`,
    `RELEASES=${folder}.releases`,
    ...(github === undefined ? [] : [`GITHUB_API_URL=${github.url}`, 'GITHUB_REPOSITORY=octocat/shop']),
    ...(registry === undefined ? [] : [`npm_config_registry=${registry}`]),
  ])
    args.push('--env', variable);
  if (github !== undefined) args.push('--secret', `GITHUB_TOKEN=${github.token}`);
  const { stdout, stderr, error } = spawnSync(join(tools, 'bin/act'), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 120_000,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: temp, PATH: [join(tools, 'node24/bin'), resolve('tests/e2e/gh'), process.env['PATH']].join(':') },
  });
  if (error) throw error;
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  if (lines.length === 0) throw new Error(stderr);
  return lines.map((line) => JSON.parse(line) as Line);
}

const log = (lines: readonly Line[]): string => lines.map(({ msg }) => msg).join('\n');
const jobResults = (lines: readonly Line[], job: string): readonly (string | undefined)[] =>
  lines.filter(({ jobID, jobResult: result }) => jobID === job && result).map(({ jobResult: result }) => result);
const jobResult = (lines: readonly Line[]): string | undefined =>
  lines.find(({ jobResult: result }) => result)?.jobResult;
const annotations = (lines: readonly Line[], level: 'error' | 'warning'): readonly Line[] =>
  lines.filter(({ command }) => command === level);
const summaries = (lines: readonly Line[]): string =>
  lines.flatMap(({ command, content }) => (command === 'summary' ? [content] : [])).join('\n');

function outputs(lines: readonly Line[], step: string): Readonly<Record<string, string>> {
  const own = lines.filter(({ command, stepID }) => command === 'set-output' && stepID?.[0] === step);
  return Object.fromEntries(own.map(({ name, arg }) => [String(name), String(arg)]));
}

withCounterparts('examples/workflows/pr-check.yml', () => {
  const workflow = 'examples/workflows/pr-check.yml';

  test('a pull request that changes nothing passes, which its summary shows', () => {
    const lines = run(repository('healthy', 'healthy'), 'pull_request', workflow);
    expect({ result: jobResult(lines), errors: annotations(lines, 'error'), log: log(lines) }).toMatchObject({
      result: 'success',
      errors: [],
    });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'passed', rerun: '{"include":[]}' });
    expect(summaries(lines)).toContain('browse');
  });

  test('a pull request that makes checkout slower fails, and its report shows the slower values', () => {
    const lines = run(repository('slow', 'slow'), 'pull_request', workflow);
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'failure' });

    const { outcome, tallies, rerun, files } = outputs(lines, 'gate');
    expect(outcome).toBe('failed');
    expect(JSON.parse(String(tallies))).toMatchObject({ regression: expect.any(Number) });
    expect(JSON.parse(String(rerun))).toMatchObject({ include: expect.any(Array) });
    expect(JSON.parse(String(files))).toBeInstanceOf(Array);

    const [first] = summaries(lines).trim().split('\n');
    expect(first).toContain('checkout');
    expect(summaries(lines)).toMatch(/^\|.*checkout.*\|$/m); // a separate table row

    const errors = annotations(lines, 'error');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(10); // GitHub shows no more of one level in one step
    for (const { arg } of errors) expect(arg).not.toContain('browse'); // the control, which did not change
    expect(errors.map(({ arg }) => arg).join('\n')).toContain('checkout');
  });

  test('a pull request whose checkout returns only errors fails, however fast it is', () => {
    const lines = run(repository('failing', 'failing'), 'pull_request', workflow);
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'failure' });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'failed' });
    expect(summaries(lines).trim().split('\n')[0]).toMatch(/fails 100\s% of its requests/);
  });

  test('without a baseline the run is undecided', () => {
    const folder = repository('empty', 'healthy');
    git(folder, 'rm', '-r', '--quiet', 'examples/shop/baselines');
    git(folder, 'commit', '--quiet', '--message', 'No baselines');
    const lines = run(folder, 'pull_request', workflow);
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'failure' });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'undecided' });
  });
});

/** The tallies of the same results, read at once. */
function tallyTogether(folder: string): unknown {
  const args = ['dist/cli.cjs', 'check', join(folder, 'examples/shop/results/healthy'), '--format', 'json'];
  const { stdout } = spawnSync('node', [...args, '--baselines', 'examples/shop/baselines'], { encoding: 'utf8' });
  return (JSON.parse(stdout) as Report).tallies;
}

const nightly = 'examples/workflows/nightly.yml';

const modes: ['healthy' | 'slow', string, string][] = [
  ['healthy', 'passed', 'success'],
  ['slow', 'failed', 'failure'],
];

withCounterparts('examples/workflows/nightly.yml', () => {
  test.each(modes)(
    '%s: the shards of all cases are judged like a single run, and recorded',
    (mode, outcome, result) => {
      const folder = repository(`nightly-${mode}`, mode);
      keepHistory(folder);
      const before = kept(folder);
      const lines = run(folder, 'schedule', nightly);
      expect({ results: jobResults(lines, 'load'), log: log(lines) }).toMatchObject({
        results: Array(12).fill('success'),
      });
      expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: [result] });
      const { tallies, ...others } = outputs(lines, 'gate');
      expect(others).toMatchObject({ outcome });
      expect(JSON.parse(String(tallies))).toEqual(tallyTogether(folder));
      expect(annotations(lines, 'warning')).toEqual([]); // the generators overlapped in time
      expect(summaries(lines)).toContain('checkout');

      const after = kept(folder);
      expect(after).toEqual(expect.arrayContaining([...before]));
      expect(after.length - before.length).toBe(12); // two labels of two scenarios with three numbers of users
      expect(readFileSync(`${folder}.artifacts/pages/trend.html`, 'utf8')).toContain('checkout');
    },
  );

  test('the first night is undecided, and recorded for the second', () => {
    const folder = repository('nightly-first', 'healthy');
    const lines = run(folder, 'schedule', nightly, { matrix: 'users:5' });
    expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: ['failure'] });
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'undecided' });
    expect(outputs(lines, 'keep')).toMatchObject({ outcome: 'steady' });
    expect(kept(folder)).toHaveLength(4); // two labels of two scenarios
  });
});

withCounterparts('a generator of examples/workflows/nightly.yml that measured nothing', () => {
  test('a case is missing if a generator measured nothing; the others are judged and recorded', () => {
    const folder = repository('nightly-broken', 'healthy');
    keepHistory(folder);
    const before = kept(folder).length;
    const file = join(folder, nightly);
    const broken = readFileSync(file, 'utf8').replace(
      '          awk ',
      '          [ "$SCENARIO$USERS$GENERATOR" != checkout102 ]\n$&',
    );
    expect(broken).toContain('checkout102');
    writeFileSync(file, broken);
    git(folder, 'commit', '--quiet', '--all', '--message', 'One generator is down');
    const lines = run(folder, 'schedule', nightly);
    const failed = lines.filter(({ jobID, stepResult }) => jobID === 'load' && stepResult === 'failure');
    expect({ failed: failed.length, log: log(lines) }).toMatchObject({ failed: 1 });
    const { outcome, tallies } = outputs(lines, 'gate');
    expect({ outcome, log: log(lines) }).toMatchObject({ outcome: 'failed' });
    expect(JSON.parse(String(tallies))).toMatchObject({ missing: 2, pass: 10 });
    expect(annotations(lines, 'warning').map(({ arg }) => arg)).toEqual([
      expect.stringContaining('checkout-10-generator-1'),
    ]);
    expect(kept(folder).length - before).toBe(10);
  });
});

/** Writes results whose POST /orders takes as many milliseconds as the file of the version says; runs vary by one percent. */
const quickLoadTest = `#!/usr/bin/env bash
set -euo pipefail
[ "$1" = measure ] || exit 0
echo "$2" >>"$HOME/measured"
for users in \${LOADS:-5 10}; do
  mkdir -p "$3/shop/\${users}_users"
  awk -v n="$(wc -l <"$HOME/measured")" -v ms="$(cat "$2/milliseconds")" -v now="$(date +%s)" -v users="$users" 'BEGIN {
    print "timeStamp,elapsed,label,responseCode,responseMessage,threadName,success,bytes,grpThreads,allThreads,Latency"
    at = (now - 100000 + 100 * n) * 1000 # two within a second would be one run
    for (i = 0; i < 3000; i++) {
      label = i % 3 == 0 ? "GET /a" : i % 3 == 1 ? "GET /b" : "POST /orders"
      elapsed = int((i % 3 == 2 ? ms : 40) * (1 + sin(n + i % 3) / 100) + i % 7)
      printf "%.0f,%d,%s,200,OK,t 1-1,true,100,1,1,1\\n", at, elapsed, label
      at += elapsed / users
    }
  }' >"$3/shop/\${users}_users/results.jtl"
done
`;

withCounterparts('examples/workflows/confirm-suspects.yml', () => {
  test('the suspects of a night are measured beside the last good commit, and fail', () => {
    const workflow = 'examples/workflows/confirm-suspects.yml';
    const folder = repository('confirm', 'healthy');
    const write = (file: string, text: string): void => {
      writeFileSync(join(folder, file), text);
    };
    rmSync(join(folder, 'baselines'), { recursive: true });
    write('examples/load-test.sh', quickLoadTest);
    write('milliseconds', '60\n');
    write('guardband.yml', 'measure:\n  run: bash examples/load-test.sh measure {version} {out}\n');
    write('.gitignore', 'results\nguardband-gate\n');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'A good version');
    const shell = (command: string) =>
      execFileSync('bash', ['-c', command], {
        cwd: folder,
        env: { ...process.env, HOME: temp, GITHUB_ACTIONS: '' },
        stdio: 'pipe',
      });
    shell(`bash examples/load-test.sh measure . results && node ${resolve('dist/cli.cjs')} record results`);
    rmSync(join(folder, 'results'), { recursive: true });
    write('milliseconds', '80\n');
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--message', 'A slower version');

    const lines = run(folder, 'schedule', workflow);
    const shown = log(lines);
    expect({ night: jobResults(lines, 'night'), shown }).toMatchObject({ night: ['success'] });
    const confirmed = jobResults(lines, 'confirm');
    expect({ confirmed, shown }).toMatchObject({ confirmed: expect.arrayContaining(['failure']) });
    expect(shown).toContain('newest recorded ancestor');
    expect(shown).toMatch(/POST \/orders.* got slower.*, measured .* beside its base/);
    const own = lines.filter(({ jobID }) => jobID === 'confirm');
    expect(outputs(own, 'gate')).toMatchObject({ outcome: 'failed', 'decided-by': 'pairs' });
  });
});

withCounterparts('examples/workflows/nightly-bisect.yml', () => {
  test('the commit of a new loss of the nights is named on it', async () => {
    const workflow = 'examples/workflows/nightly-bisect.yml';
    const github = await startGithubOnce();
    const folder = repository('bisect', 'healthy');
    const write = (file: string, text: string): void => {
      writeFileSync(join(folder, file), text);
    };
    rmSync(join(folder, 'baselines'), { recursive: true });
    write('examples/load-test.sh', quickLoadTest);
    write('guardband.yml', 'measure:\n  run: bash examples/load-test.sh measure {version} {out}\n');
    write('.gitignore', 'results\nguardband-gate\n');
    const commitAt = (ms: number): string => {
      write('milliseconds', `${String(ms)}\n`);
      git(folder, 'add', '--all');
      git(folder, 'commit', '--quiet', '--allow-empty', '--message', `Takes ${String(ms)} ms`);
      return git(folder, 'rev-parse', 'HEAD').trim();
    };
    const record = (): void => {
      const steps = [
        'rm -rf results && bash examples/load-test.sh measure . results',
        `node ${resolve('dist/cli.cjs')} record results --baselines branch:perf-history`,
      ];
      execFileSync('bash', ['-c', steps.join(' && ')], {
        cwd: folder,
        env: { ...process.env, HOME: temp, GITHUB_ACTIONS: '' },
        stdio: 'pipe',
      });
    };
    for (let night = 0; night < 8; night++) {
      commitAt(60);
      record();
    }
    const good = git(folder, 'rev-parse', 'HEAD').trim();
    commitAt(60);
    const culprit = commitAt(90);
    const bad = [commitAt(90), commitAt(90)].at(-1);
    record();
    record();
    rmSync(join(folder, 'results'), { recursive: true });
    git(folder, 'push', '--quiet', 'origin', 'main');

    const world = { github: { url: github.contractUrl, token: 'github-actions[bot]' } };
    const lines = run(folder, 'schedule', workflow, world);
    const shown = log(lines);
    expect({ results: jobResults(lines, 'night'), shown }).toMatchObject({ results: ['success'] });
    const range = outputs(lines, 'trend');
    expect({ ...range, shown }).toMatchObject({ outcome: 'changed', bad });
    // A restless machine may move the start of the range to an earlier night.
    expect(git(folder, 'rev-list', good).split('\n')).toContain(range['good']);
    expect({ results: jobResults(lines, 'bisect'), shown }).toMatchObject({ results: ['success'] });
    expect(outputs(lines, 'bisect')).toMatchObject({ outcome: 'named', culprit });
    expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
    // This GitHub does not have the commits of the repository.
    expect(annotations(lines, 'warning').map(({ arg }) => arg)).toEqual([
      expect.stringContaining(`The comment on commit ${culprit.slice(0, 10)} could not be posted: 404`),
    ]);
  }, 300_000);
});

withCounterparts('examples/workflows/load-generators.yml', () => {
  const workflow = 'examples/workflows/load-generators.yml';

  test('the parts of four generators are judged like one result', () => {
    const folder = repository('generators', 'slow');
    keepHistory(folder);
    const file = join(folder, workflow);
    // All generators are on this machine, so each takes every fourth request of one load test.
    const script = [
      'cd examples/shop/results/healthy; for f in */*/results.jtl; do mkdir -p "$OLDPWD/results/${f%/*}";',
      'awk -v own=${{ matrix.generator }} \'NR == 1 || NR % 4 == own - 1\' $f >"$OLDPWD/results/$f"; done',
    ].join(' ');
    const replaced = readFileSync(file, 'utf8')
      .replace(/ *- uses: actions\/setup-java[^]*?\n\n[^]*?\n\n/, '') // with the cache of JMeter
      .replace('bash examples/load-test.sh build .', ':')
      .replace(/sleep ".*"/, ':')
      .replace('bash examples/load-test.sh measure . results', () => script);
    expect(replaced).not.toContain('load-test.sh');
    writeFileSync(file, replaced);
    git(folder, 'commit', '--quiet', '--all', '--message', 'Four parts');
    const lines = run(folder, 'pull_request', workflow);
    expect({ results: jobResults(lines, 'load'), log: log(lines) }).toMatchObject({
      results: Array(4).fill('success'),
    });
    expect({ results: jobResults(lines, 'gate'), log: log(lines) }).toMatchObject({ results: ['failure'] });
    const { tallies, outcome } = outputs(lines, 'gate');
    expect([outcome, JSON.parse(String(tallies))]).toEqual(['failed', tallyTogether(folder)]);
    expect(annotations(lines, 'warning')).toEqual([]); // the generators overlapped in time
  });
});

withCounterparts('mode read', () => {
  test('the step fails with an error if the output file cannot be written', () => {
    const workflow = 'examples/workflows/nightly.yml';
    const folder = repository('nowhere', 'healthy');
    const file = join(folder, workflow);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ *out: shard\.json\n/m, ''));
    git(folder, 'commit', '--quiet', '--all', '--message', 'Nowhere');
    const lines = run(folder, 'schedule', workflow, { matrix: 'users:5' });
    expect(annotations(lines, 'error').map(({ arg }) => arg)).toContainEqual(
      expect.stringContaining('no output file was named'),
    );
    // A run without anything to judge does not pass.
    expect(outputs(lines, 'gate')).toMatchObject({ outcome: 'unusable' });
    expect(jobResults(lines, 'gate')).toEqual(['failure']);
  });
});

const signoff = 'examples/workflows/release-signoff.yml';

/** Tags the newest commit, and runs the workflow as GitHub does when a tag is pushed. */
function releaseOf(folder: string, tag: string): readonly Line[] {
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', `Release ${tag}`);
  return sign(folder, tag);
}
function sign(folder: string, tag: string): readonly Line[] {
  git(folder, 'tag', '--force', tag);
  rmSync(`${folder}.artifacts`, { recursive: true, force: true });
  git(folder, 'fetch', '--quiet', 'origin'); // as after actions/checkout
  const github = { url: 'http://127.0.0.1:9', token: 'tests/e2e/gh asks for one' };
  return run(folder, 'push', signoff, { event: { ref: `refs/tags/${tag}` }, github });
}
const attached = (folder: string, tag: string): readonly string[] => readdirSync(`${folder}.releases/${tag}`).sort();

withCounterparts('examples/workflows/release-signoff.yml', () => {
  test('a release as good as the last one is signed, attached, and becomes the baseline of the next', () => {
    const folder = repository('signed', 'healthy');
    git(folder, 'tag', 'v1.0.0');
    keepHistory(folder, 'v1.0.0');
    const before = kept(folder);

    const lines = releaseOf(folder, 'v1.1.0');
    expect({ sign: jobResults(lines, 'sign'), keep: jobResults(lines, 'keep'), log: log(lines) }).toMatchObject({
      sign: ['success'],
      keep: ['success'],
    });
    expect(outputs(lines, 'last')).toEqual({ against: 'tag:v1.0.0' });
    expect(outputs(lines, 'signoff')).toMatchObject({ outcome: 'signed' });
    expect(attached(folder, 'v1.1.0')).toEqual(['.draft', 'signoff.json', 'signoff.md']);
    expect(readFileSync(`${folder}.releases/v1.1.0/.draft`, 'utf8')).toBe('true');
    expect(readFileSync(`${folder}.releases/v1.1.0/signoff.md`, 'utf8')).toContain('v1.1.0');
    const after = kept(folder);
    expect(after.filter((line) => line.includes('"tag":"v1.1.0"'))).toHaveLength(12);
    expect(after).toEqual(expect.arrayContaining([...before]));

    // One run of a release fails no other one, so it is measured on two more days.
    for (let day = 2; day <= 3; day++) {
      moveByOneDay(join(folder, 'examples/shop/results/healthy'));
      git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
      expect(outputs(sign(folder, 'v1.1.0'), 'signoff')).toMatchObject({ outcome: 'signed' });
    }

    // A slow release is compared with it, rejected, attached nevertheless, and never becomes a baseline.
    cpSync('examples/shop/results/slow', join(folder, 'examples/shop/results/healthy'), { recursive: true });
    git(folder, 'add', '.');
    const slow = releaseOf(folder, 'v1.2.0');
    expect(outputs(slow, 'last')).toEqual({ against: 'tag:v1.1.0' });
    expect({ sign: jobResults(slow, 'sign'), keep: jobResults(slow, 'keep'), log: log(slow) }).toMatchObject({
      sign: ['failure'],
      keep: ['success'],
    });
    expect(outputs(slow, 'signoff')).toMatchObject({ outcome: 'rejected' });
    expect(attached(folder, 'v1.2.0')).toEqual(['.draft', 'signoff.json', 'signoff.md']);
    expect(kept(folder).filter((line) => line.includes('v1.2.0'))).toEqual([]);
    expect(outputs(releaseOf(folder, 'v1.2.1'), 'last')).toEqual({ against: 'tag:v1.1.0' });
  });
});

withCounterparts('the first release of examples/workflows/release-signoff.yml', () => {
  test('the first release is compared with the history', () => {
    const folder = repository('first-release', 'healthy');
    keepHistory(folder);
    const lines = releaseOf(folder, 'v1.0.0');
    expect(outputs(lines, 'last')).toEqual({ against: 'history' });
    expect({ outcome: outputs(lines, 'signoff')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'signed' });
  });
});

withCounterparts('examples/workflows/perf-comment.yml', () => {
  test('judges the pull request that was commented on by its target, and comments', async () => {
    const folder = repository('on-request', 'slow');
    keepHistory(folder);
    git(folder, 'push', '--quiet', 'origin', 'origin/perf-history:refs/heads/performance');
    const measure = '[ "$1" = build ] || cp -R examples/shop/results/healthy "$3"\n';
    writeFileSync(join(folder, 'examples/load-test.sh'), measure);
    git(folder, 'commit', '--quiet', '--all', '--amend', '--no-edit');
    const base = git(folder, 'rev-parse', 'HEAD').trim();
    writeFileSync(join(folder, 'guardband.yml'), 'metrics: {p99: report, p50: report, throughput: report}\n');
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--message', 'Loosen the rules');
    const pull = {
      number: 7,
      head: { sha: git(folder, 'rev-parse', 'HEAD').trim() },
      base: { ref: 'main', sha: base },
    };
    const posted = join(temp, 'posted.ndjson');
    const server = `require('node:http').createServer((request, response) => {
      let text = '';
      request.on('data', (more) => (text += more));
      request.on('end', () => {
        if (request.method === 'POST')
          require('node:fs').appendFileSync(${JSON.stringify(posted)}, JSON.stringify({ path: request.url, ...JSON.parse(text) }) + '\\n');
        const isPull = /\\/pulls\\/7$/.test(request.url);
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify(isPull ? ${JSON.stringify(pull)} : request.method === 'POST' ? { id: 1 } : request.url === '/user' ? { login: 'octocat' } : []));
      });
    }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
    const child = spawn(process.execPath, ['-e', server], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [port] = (await once(child.stdout, 'data')) as unknown as readonly [Buffer];
    const lines = run(folder, 'issue_comment', 'examples/workflows/perf-comment.yml', {
      event: { issue: { number: 7, pull_request: {} }, comment: { body: '/perf', author_association: 'MEMBER' } },
      github: { url: `http://127.0.0.1:${port.toString().trim()}`, token: 'token' },
    });
    child.kill();
    expect({ outcome: outputs(lines, 'gate')['outcome'], log: log(lines) }).toMatchObject({ outcome: 'failed' });
    const requests = readFileSync(posted, 'utf8').trim().split('\n');
    expect(requests).toContainEqual(expect.stringMatching(/issues\/7\/comments.*### ❌ .*changes how it is judged/));
    expect(requests).toContainEqual(expect.stringMatching(/check-runs.*"conclusion":"failure"/));
  }, 120_000);
});

const token = 'github-actions[bot]';
let github: Github;
beforeAll(async () => {
  github = await startGithubOnce();
  await github.direct('POST', '/repos/octocat/shop/forks', {}, 'stranger');
}, 60_000);

/** Opens a pull request from a new branch. @param owner of the branch: octocat, or stranger with a fork */
async function propose(owner: string, branch: string): Promise<{ readonly number: number; readonly sha: string }> {
  const main = await github.direct('GET', `/repos/${owner}/shop/git/ref/heads/main`, undefined, owner);
  const { sha } = (main as { object: { sha: string } }).object;
  await github.direct('POST', `/repos/${owner}/shop/git/refs`, { ref: `refs/heads/${branch}`, sha }, owner);
  const request = { title: 'A change', head: `${owner}:${branch}`, base: 'main' };
  const { number } = (await github.direct('POST', '/repos/octocat/shop/pulls', request, owner)) as { number: number };
  return { number, sha };
}
/** The target branch of a pull request. */
const baseOf = (folder: string) => ({ ref: 'main', sha: git(folder, 'rev-parse', 'HEAD').trim() });
async function commentsOn(number: number): Promise<readonly string[]> {
  const all = await github.direct('GET', `/repos/octocat/shop/issues/${String(number)}/comments`);
  return (all as readonly { body: string }[]).map(({ body }) => body);
}

withCounterparts('the workflows of pull requests on GitHub', () => {
  test('examples/workflows/pr-check.yml comments, and a second run updates the comment', async () => {
    const { number, sha } = await propose('octocat', 'change');
    const workflow = 'examples/workflows/pr-check.yml';
    const judge = (folder: string) =>
      run(folder, 'pull_request', workflow, {
        event: { pull_request: { number, head: { ref: 'change', sha }, base: baseOf(folder) } },
        github: { url: github.contractUrl, token },
      });
    const slow = judge(repository('comments-slow', 'slow'));
    expect({ result: jobResult(slow), warnings: annotations(slow, 'warning').map(({ arg }) => arg) }).toEqual({
      result: 'failure',
      warnings: [],
    });
    expect(await commentsOn(number)).toEqual([expect.stringMatching(/^<!-- guardband .* -->\n### ❌ .*checkout/)]);

    judge(repository('comments-healthy', 'healthy'));
    expect(await commentsOn(number)).toEqual([expect.stringMatching(/^<!-- guardband .* -->\n### ✅ /)]);
  });

  test('a token without permission to comment only prevents the comment', async () => {
    const { number, sha } = await propose('octocat', 'read-only');
    const folder = repository('comments-not', 'healthy');
    const lines = run(folder, 'pull_request', 'examples/workflows/pr-check.yml', {
      event: { pull_request: { number, head: { ref: 'read-only', sha }, base: baseOf(folder) } },
      github: { url: github.contractUrl, token: String(github.tokens['reader']) },
    });
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'success' });
    expect(annotations(lines, 'warning').map(({ arg }) => arg)).toEqual([
      expect.stringMatching(/could not be posted: 403.*pull-requests: write/),
    ]);
    expect(await commentsOn(number)).toEqual([]);
  });
});

withCounterparts('forks on GitHub', () => {
  test('examples/workflows/fork-check.yml measures without a token, examples/workflows/fork-comment.yml judges', async () => {
    const { number, sha } = await propose('stranger', 'from-a-fork');
    const folder = repository('fork', 'slow');
    const measured = run(folder, 'pull_request', 'examples/workflows/fork-check.yml');
    expect({ result: jobResult(measured), log: log(measured) }).toMatchObject({ result: 'success' });
    expect(await commentsOn(number)).toEqual([]);

    const ended = {
      event: 'pull_request',
      conclusion: 'success',
      id: 42,
      head_branch: 'from-a-fork',
      pull_requests: [],
    };
    const comment = (commit: string): readonly Line[] =>
      run(folder, 'workflow_run', 'examples/workflows/fork-comment.yml', {
        event: { workflow_run: { ...ended, head_sha: commit, head_repository: { full_name: 'stranger/shop' } } },
        github: { url: github.contractUrl, token },
      });
    const old = comment('1'.repeat(40));
    expect({ result: jobResult(old), log: log(old) }).toMatchObject({
      result: 'failure',
      log: expect.stringContaining('the report is for commit 1111111111'),
    });
    expect(await commentsOn(number)).toEqual([]);

    const posted = comment(sha);
    expect({ result: jobResult(posted), log: log(posted) }).toMatchObject({ result: 'failure' });
    expect(outputs(posted, 'judge')).toMatchObject({ outcome: 'failed' });
    expect(await commentsOn(number)).toEqual([
      expect.stringMatching(
        /^<!-- guardband .* -->\n> \*\*The numbers come from the fork's own run\*\*.*\n\n### ❌ .*checkout/,
      ),
    ]);
  });
});

withCounterparts('.github/workflows/release.yml on GitHub', () => {
  test('.github/workflows/release.yml releases a tag once, and moves v1 to it', async () => {
    const folder = join(temp, 'own-release');
    mkdirSync(folder);
    const { clone, release: tagOf, tagged } = releasing(folder);
    const registry = await startRegistry();
    const world = {
      event: { ref: 'refs/tags/v1.2.3' },
      github: { url: github.stateUrl, token: 'octocat' },
      registry: registry.url,
    };
    const released = (): Promise<unknown> => github.direct('GET', '/repos/octocat/shop/releases/tags/v1.2.3');
    const sha = tagOf('1.2.3');
    const reader = { ...world, github: { ...world.github, token: String(github.tokens['reader']) } };
    const refused = run(clone, 'push', '.github/workflows/release.yml', reader);
    expect({ results: jobResults(refused, 'release'), log: log(refused) }).toEqual({
      results: ['failure'],
      log: expect.stringContaining('GitHub refused the release: 403'),
    });
    expect(tagged('v1')).toBeUndefined();

    const lines = run(clone, 'push', '.github/workflows/release.yml', world);
    expect({ results: jobResults(lines, 'release'), log: log(lines) }).toMatchObject({ results: ['success'] });
    expect([tagged('v1'), tagged('v1.2')]).toEqual([sha, sha]);
    const first = await released();
    expect(first).toMatchObject({ name: 'v1.2.3', body: '- What 1.2.3 brought.', draft: false, prerelease: false });
    const attested = JSON.parse(readFileSync(`${clone}.artifacts/attested.json`, 'utf8')) as object;
    expect(Object.keys(attested)).toEqual(['dist/cli.cjs']);
    expect({ results: jobResults(lines, 'package'), log: log(lines) }).toMatchObject({ results: ['success'] });
    expect(await registry.shows('guardband')).toMatchObject({ 'dist-tags': { latest: '1.2.3' } });

    // An interrupted run can be repeated.
    const again = run(clone, 'push', '.github/workflows/release.yml', world);
    expect({ results: jobResults(again, 'release'), log: log(again) }).toMatchObject({ results: ['success'] });
    expect(await released()).toMatchObject({ id: (first as { id: number }).id });
    registry.close();
  });

  test('.github/workflows/release.yml releases only commits of main', () => {
    const folder = join(temp, 'own-unmerged');
    mkdirSync(folder);
    const { bare, clone, release: tagOf, tagged } = releasing(folder);
    const main = git(bare, 'rev-parse', 'main').trim();
    tagOf('1.3.0');
    git(clone, 'push', '--quiet', '--force', 'origin', `${main}:main`);
    const lines = run(clone, 'push', '.github/workflows/release.yml', {
      event: { ref: 'refs/tags/v1.3.0' },
      github: { url: github.stateUrl, token: 'octocat' },
    });
    expect(jobResults(lines, 'check')).toEqual(['failure']);
    expect(log(lines)).toContain('v1.3.0 is not on main');
    expect(jobResults(lines, 'release')).not.toContain('success');
    expect(tagged('v1')).toBeUndefined();
  });
});

withCounterparts('a fork without a report on GitHub', () => {
  test('comments on a run from a fork that wrote no report, but not on one that was skipped', async () => {
    const { number, sha } = await propose('stranger', 'without-report');
    const folder = repository('fork-nothing', 'healthy');
    const comment = (conclusion: string): readonly Line[] =>
      run(folder, 'workflow_run', 'examples/workflows/fork-comment.yml', {
        event: {
          workflow_run: {
            event: 'pull_request',
            conclusion,
            id: 43,
            head_branch: 'without-report',
            pull_requests: [],
            head_sha: sha,
            head_repository: { full_name: 'stranger/shop' },
          },
        },
        github: { url: github.contractUrl, token },
      });
    expect(() => comment('skipped')).toThrow(); // act prints nothing about a job that does not run
    expect(await commentsOn(number)).toEqual([]);
    const lines = comment('failure');
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'failure' });
    expect(outputs(lines, 'judge')).toMatchObject({ outcome: 'unusable' });
    expect(await commentsOn(number)).toEqual([
      expect.stringMatching(/^<!-- guardband .* -->\n### ⛔ [^]*nothing was judged/),
    ]);
  });
});

withCounterparts('examples/workflows/record-on-main.yml', () => {
  const resultsOf = (lines: readonly Line[]) => ['measure', 'record'].map((job) => jobResults(lines, job));

  test('records the runs of main, and keeps those recorded concurrently', () => {
    const folder = repository('record', 'healthy');
    const scenario = String(readdirSync(join(folder, 'baselines')).find((file) => file.endsWith('.ndjson')));
    const stored = (branch: string): readonly string[] =>
      git(branch, 'show', `main:baselines/${scenario}`)
        .split('\n')
        .filter((line) => line !== '');
    const before = stored(folder);

    git(temp, 'clone', '--quiet', `${folder}.git`, join(temp, 'somebody'));
    const theirs = String(before[0]).replace('{', '{ '); // any line will do, because nothing reads it
    appendFileSync(join(temp, 'somebody/baselines', scenario), `${theirs}\n`);
    git(join(temp, 'somebody'), 'commit', '--quiet', '--all', '--message', 'Theirs');
    git(join(temp, 'somebody'), 'push', '--quiet');

    const lines = run(folder, 'push', 'examples/workflows/record-on-main.yml');
    expect({ results: resultsOf(lines), log: log(lines) }).toMatchObject({ results: [['success'], ['success']] });
    const after = stored(`${folder}.git`);
    expect(after).toEqual(expect.arrayContaining([...before, theirs]));
    expect(after.length).toBeGreaterThan(before.length + 1);
    expect(after.filter((line) => /^[<=>]{7}/.test(line))).toEqual([]); // no conflict markers
  });

  test('keeps the recorded cases if others were refused, and fails', () => {
    const folder = repository('record-partly', 'healthy');
    cpSync('examples/shop/results/failing/checkout', join(folder, 'examples/shop/results/healthy/checkout'), {
      recursive: true,
      force: true,
    });
    git(folder, 'commit', '--quiet', '--all', '--message', 'A broken checkout');
    git(folder, 'push', '--quiet', 'origin', 'main');
    const count = (file: string): number => git(`${folder}.git`, 'show', `main:baselines/${file}`).split('\n').length;
    const [browse, checkout] = [count('browse.ndjson'), count('checkout.ndjson')];
    const lines = run(folder, 'push', 'examples/workflows/record-on-main.yml');
    expect({ results: resultsOf(lines), log: log(lines) }).toMatchObject({ results: [['success'], ['failure']] });
    expect(outputs(lines, 'record')['outcome']).toBe('partly-recorded');
    expect([count('browse.ndjson') > browse, count('checkout.ndjson')]).toEqual([true, checkout]);
  });
});

const trendWorkflow = 'examples/workflows/trend.yml';

/**
 * A history on the branch in which checkout became slower with this commit: 24 nights before it and 2 after it, from
 * real measurements. One more run makes the change visible.
 */
function movedBy(culprit: string, folder: string): void {
  const branch = join(temp, 'perf-history');
  execFileSync('git', ['clone', '--quiet', '--branch=perf-history', `${folder}.git`, branch]);
  for (const [i, file] of readdirSync(branch)
    .filter((item) => item.endsWith('.ndjson'))
    .entries()) {
    const current = readFileSync(join(branch, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as HistoryLine);
    const past = Array.from({ length: 26 }, (_, n) =>
      current.map((line): object => {
        const { histogram: _h, ...measurement } = line.measurement ?? { configuration: {}, metrics: {} };
        const earlier = (start = ''): string => new Date(Date.parse(start) - (26 - n) * 86_400_000).toISOString();
        const factor = (n < 24 && file.startsWith('checkout') ? 1 / 1.5 : 1) * (1 + 0.02 * Math.sin(7 * n + 2 * i));
        const { p99, throughput }: Readonly<Record<string, unknown>> = measurement.metrics;
        const commit = n === 24 ? culprit : createHash('sha1').update(String(n)).digest('hex');
        return {
          ...line,
          measurement: {
            ...measurement,
            startedAt: earlier(line.measurement?.startedAt),
            metrics: { errorPercent: 0, p99: Number(p99) * factor, throughput: Number(throughput) / factor },
          },
          provenance: { ...line.provenance, startedAt: earlier(line.provenance?.startedAt), commit },
        };
      }),
    );
    writeFileSync(
      join(branch, file),
      `${past
        .flat()
        .map((line) => JSON.stringify(line))
        .join('\n')}\n`,
    );
  }
  git(branch, 'commit', '--quiet', '--all', '--message', 'A past');
  git(branch, 'push', '--quiet');
}

withCounterparts('examples/workflows/trend.yml', () => {
  test('records the runs of main on a separate branch, and shows the trend', () => {
    const folder = repository('trend', 'healthy');
    const main = git(`${folder}.git`, 'rev-parse', 'main');
    const lines = run(folder, 'push', trendWorkflow);
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'success' });
    const { outcome, changes, files } = outputs(lines, 'trend');
    expect([outcome, changes]).toEqual(['steady', '[]']);
    const kept = JSON.parse(String(files)) as readonly string[];
    expect(kept).toEqual(expect.arrayContaining(['perf-history:browse.ndjson', 'trend.html']));
    expect(summaries(lines)).toMatch(/No change of level in \d+ series over 1 run of/);
    expect(git(`${folder}.git`, 'show', 'perf-history:browse.ndjson')).toContain('"schemaVersion":1');
    expect(git(`${folder}.git`, 'rev-parse', 'main')).toBe(main);

    // Pull requests are judged against the branch. One past run fails nothing, so it gets two more.
    for (let day = 2; day <= 3; day++) {
      moveByOneDay(join(folder, 'examples/shop/results/healthy'));
      git(folder, 'commit', '--quiet', '--all', '--message', `Day ${String(day)}`);
      expect(jobResult(run(folder, 'push', trendWorkflow))).toBe('success');
    }
    const check = join(folder, 'examples/workflows/pr-check.yml');
    const text = readFileSync(check, 'utf8').replace(/baselines: examples.*/, 'baselines: branch:perf-history');
    writeFileSync(check, text);
    cpSync('examples/shop/results/slow', join(folder, 'examples/shop/results/healthy'), {
      recursive: true,
      force: true,
    });
    git(folder, 'commit', '--quiet', '--all', '--message', 'Slower');
    const judged = run(folder, 'pull_request', 'examples/workflows/pr-check.yml');
    expect({ outputs: outputs(judged, 'gate'), log: log(judged) }).toMatchObject({ outputs: { outcome: 'failed' } });
  });
});

withCounterparts('examples/workflows/trend.yml on GitHub', () => {
  test('comments once on the commit that moved a level, however often it runs', async () => {
    const main = await github.direct('GET', '/repos/octocat/shop/git/ref/heads/main');
    const culprit = (main as { object: { sha: string } }).object.sha;
    const folder = repository('trend-comment', 'healthy');
    run(folder, 'push', trendWorkflow);
    movedBy(culprit, folder);
    const comments = async (): Promise<readonly { id: number; body: string; user: { login: string } }[]> =>
      (await github.direct('GET', `/repos/octocat/shop/commits/${culprit}/comments`)) as {
        id: number;
        body: string;
        user: { login: string };
      }[];
    const world = { github: { url: github.contractUrl, token: 'github-actions[bot]' } };

    const told = run(folder, 'push', trendWorkflow, world);
    expect({
      result: jobResult(told),
      warnings: annotations(told, 'warning').map(({ arg }) => arg),
      outcome: outputs(told, 'trend')['outcome'],
    }).toEqual({ result: 'success', warnings: [], outcome: 'changed' });
    const [comment, ...more] = await comments();
    expect(more).toEqual([]);
    expect(comment?.user.login).toBe('github-actions[bot]');
    expect(comment?.body).toMatch(
      /^<!-- guardband trend%20Performance%20over%20time%2Ftrend -->\n### ❌ Performance: checkout got slower: throughput −\d+/,
    );
    expect(comment?.body).toMatch(new RegExp(`between these commits: \\[?\\w{10}\\.\\.${culprit.slice(0, 10)}`));
    expect(comment?.body).toContain('`checkout / ');
    expect(comment?.body).not.toContain('`browse / ');

    const again = run(folder, 'push', trendWorkflow, world);
    expect({ result: jobResult(again), outcome: outputs(again, 'trend')['outcome'] }).toEqual({
      result: 'success',
      outcome: 'changed',
    });
    expect(await comments()).toEqual([comment]);

    await github.direct('DELETE', `/repos/octocat/shop/comments/${String(comment?.id)}`);
    const reader = { github: { ...world.github, token: String(github.tokens['reader']) } };
    const refused = run(folder, 'push', trendWorkflow, reader);
    expect({ result: jobResult(refused), outcome: outputs(refused, 'trend')['outcome'] }).toEqual({
      result: 'success',
      outcome: 'changed',
    });
    expect(annotations(refused, 'warning').map(({ arg }) => arg)).toEqual([
      expect.stringMatching(/could not be posted: 403.*contents: write.*The trend is not affected/),
    ]);
    expect(await comments()).toEqual([]);
  });
});

withCounterparts('an unknown input value of examples/workflows/trend.yml', () => {
  test('is rejected before doing anything', () => {
    const folder = repository('trend-word', 'healthy');
    const file = join(folder, trendWorkflow);
    writeFileSync(file, readFileSync(file, 'utf8').replace('comment: commit', 'comment: pull-request'));
    git(folder, 'commit', '--quiet', '--all', '--message', 'Elsewhere');
    const lines = run(folder, 'push', trendWorkflow);
    const errors = annotations(lines, 'error').map(({ arg }) => arg);
    expect({ result: jobResult(lines), errors, log: log(lines) }).toMatchObject({
      result: 'failure',
      errors: [expect.stringMatching(/comment does not accept "pull-request"\. Allowed are: none, commit/)],
    });
    expect(git(`${folder}.git`, 'branch', '--list')).not.toContain('perf-history');
  });
});

withCounterparts('the workflows that guardband init writes', () => {
  test('pass every linter', () => {
    const folder = repository('init', 'healthy');
    // The workflows of a project in a folder are at the root of the repository, too.
    const image = `eclipse-temurin@sha256:${'0'.repeat(64)}`;
    const setUps: readonly (readonly [part: string, ...options: readonly string[]])[] = [
      ['.'],
      ['examples/shop'],
      ['examples', '--container', image, '--branch', 'main', '--branch', 'stable'],
      ['examples/maven', '--on-comment', '--container', image, '--plan', 'plan.jmx'],
    ];
    cpSync('examples/shop/plain.jmx', join(folder, 'examples/maven/plan.jmx'));
    for (const [part, ...options] of setUps)
      expect(
        spawnSync('node', [resolve('dist/cli.cjs'), 'init', ...options], { cwd: join(folder, part) }),
      ).toMatchObject({ status: 0 });
    const files = readdirSync(join(folder, '.github/workflows'))
      .filter((name) => name.startsWith('guardband'))
      .map((name) => join(folder, '.github/workflows', name));
    expect(files).toHaveLength(8);
    const lint = (program: string, ...args: string[]) =>
      spawnSync(resolve(String(counterparts), program), [...args, ...files], { encoding: 'utf8' });
    expect(lint('bin/actionlint')).toMatchObject({ status: 0, stdout: '' });
    const policy = join(folder, 'zizmor.yml');
    writeFileSync(
      policy,
      'rules: {unpinned-uses: {config: {policies: {"*": hash-pin, "guardband/guardband": ref-pin}}}}\n',
    );
    const audited = lint('venv/bin/zizmor', '--offline', '--no-progress', '--persona=pedantic', '--config', policy);
    expect({ status: audited.status, found: audited.stdout }).toMatchObject({ status: 0 });
    const load = spawnSync('bash', ['.github/load-test.sh', 'measure', '.', 'results'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([load.status, load.stderr]).toEqual([
      1,
      expect.stringContaining('Write the command that starts your service'),
    ]);
  });
});

withCounterparts('.github/workflows/ci.yml', () => {
  test('its gate job passes healthy results and fails slow ones', () => {
    const folder = release(repository('own', 'healthy'));
    const lines = run(folder, 'pull_request', '.github/workflows/ci.yml', { job: 'gate' });
    expect({ result: jobResult(lines), log: log(lines) }).toMatchObject({ result: 'success' });
  });
});
