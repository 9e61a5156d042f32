/** Repositories with the shop, whose workflows run as GitHub runs them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../../../src/model/documents.js';
import { git } from '../../stories/_git.js';
import { act, createRepository, createTemp, type Line } from '../_act.js';

/** For the repositories of all test files of a worker, and whatever they write. */
export const temp = createTemp('e2e');

/** Says that results are measured elsewhere and committed. */
export const declared = 'results: {committed: true}\n';

export type Mode = 'healthy' | 'slow' | 'failing';

/** A repository with the shop and an origin to push to. Its load test measures the shop in this mode. */
export function repository(name: string, mode: Mode): string {
  const [made, folder] = [join(temp, `shop-${mode}`), join(temp, name)];
  if (!existsSync(made)) makeRepository(made, mode);
  for (const part of ['', '.git']) cpSync(`${made}${part}`, `${folder}${part}`, { recursive: true });
  git(folder, 'remote', 'set-url', 'origin', `${folder}.git`);
  return folder;
}

function makeRepository(folder: string, mode: Mode): void {
  createRepository(folder);
  for (const part of ['.gitattributes', '.github/workflows', 'examples'])
    cpSync(part, join(folder, part), { recursive: true });
  cpSync('examples/shop/baselines', join(folder, 'baselines'), { recursive: true });
  // The workflow stays unchanged; a pull request changes the product under test.
  cpSync(`examples/shop/results/${mode}`, join(folder, 'examples/shop/results/healthy'), {
    recursive: true,
    force: true,
  });
  // Its load tests copy results that the repository contains.
  writeFileSync(join(folder, '.github/load-test.sh'), '[ "$1" = build ] || cp -R examples/shop/results/healthy "$3"\n');
  writeFileSync(join(folder, 'guardband.yml'), declared);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'The shop');
  git(folder, 'push', '--quiet', 'origin', 'main');
}

interface History {
  /** Marks the last five runs as a release. */
  readonly tag?: string;
  /** The only load; all loads if undefined. */
  readonly users?: string | undefined;
}

/** Creates a separate branch with the healthy runs of the shop. */
export function keepHistory(folder: string, { tag, users }: History = {}): void {
  const isWanted = (line: string): boolean => users === undefined || line.includes(`"users":"${users}"`);
  const clone = `${folder}.history`;
  git(temp, 'clone', '--quiet', `${folder}.git`, clone);
  git(clone, 'checkout', '--quiet', '--orphan', 'performance');
  git(clone, 'rm', '-r', '--quiet', '--force', '.');
  for (const file of readdirSync('examples/shop/baselines')) {
    const lines = readFileSync(join('examples/shop/baselines', file), 'utf8').trim().split('\n').filter(isWanted);
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
  git(clone, 'push', '--quiet', 'origin', 'performance');
  rmSync(clone, { recursive: true });
  git(folder, 'fetch', '--quiet', 'origin');
}

interface Past {
  readonly provenance: { readonly startedAt: string };
}

/** Writes results as if they had been measured one day later. */
export function moveByOneDay(results: string): void {
  for (const file of readdirSync(results, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.jtl')) continue;
    const text = readFileSync(join(results, file), 'utf8');
    writeFileSync(
      join(results, file),
      text.replaceAll(/^\d+/gm, (startMs) => String(Number(startMs) + 86_400_000)),
    );
  }
}

/** The runs that the history of a branch keeps whole, one line for each case. */
export const kept = (folder: string): readonly string[] =>
  git(`${folder}.git`, 'grep', '--no-color', '-h', '-e', '^{"measurement"', 'performance', '--', '*.ndjson')
    .trim()
    .split('\n');

/** The tallies of the same results, read at once, beside the history as it is now. */
export function tallyTogether(folder: string, users = '*'): unknown {
  const results = `examples/shop/results/healthy/*/${users}_users/results.jtl`;
  const args = [resolve('dist/cli.cjs'), 'check', results, '--baselines', 'branch:performance', '--format', 'json'];
  const { stdout } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
  return (JSON.parse(stdout) as Report).tallies;
}

type Event = 'pull_request' | 'push' | 'schedule' | 'workflow_run' | 'issue_comment';

/** What GitHub tells a workflow about an event on this commit; a change adds it to its base. */
function payloadOf(event: Event, sha: string, base: string): object {
  const pullRequest = { number: 7, head: { ref: 'change', sha }, base: { ref: 'main', sha: base } };
  const facts = {
    push: { ref: 'refs/heads/main', after: sha },
    pull_request: { action: 'synchronize', pull_request: pullRequest },
    schedule: { schedule: '17 2 * * *' },
    workflow_run: { action: 'completed' },
    issue_comment: { action: 'completed' },
  };
  return { repository: { name: 'shop', full_name: 'octocat/shop', owner: { login: 'octocat' } }, ...facts[event] };
}

interface World {
  /** The only job to run; all jobs if undefined. */
  readonly job?: string;
  /** Values of the matrix, e.g. "users:5". Only the jobs with these values run. */
  readonly matrix?: readonly string[];
  readonly event?: object;
  /** The GitHub API and the account that calls it. */
  readonly github?: { readonly url: string; readonly token: string };
  readonly secrets?: Readonly<Record<string, string>>;
  /** Who started the run, if that matters. */
  readonly actor?: string;
  /** The package registry. */
  readonly registry?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs have different ids, the later ones larger. */
let runs = 0;

/** Runs one workflow of a repository for an event. */
export function run(
  folder: string,
  event: Event,
  workflow: string,
  { event: more, github, job, matrix = [], secrets = {}, actor, registry, environment: own = {} }: World = {},
): readonly Line[] {
  const base = git(folder, 'rev-parse', 'HEAD').trim();
  if (event === 'pull_request' && more === undefined)
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'The change');
  const payload = { ...payloadOf(event, git(folder, 'rev-parse', 'HEAD').trim(), base), ...more };
  const options = matrix.flatMap((value) => ['--matrix', value]);
  if (job !== undefined) options.push('--job', job);
  const known = { ...secrets, ...(github !== undefined && { GITHUB_TOKEN: github.token }) };
  for (const [name, value] of Object.entries(known)) options.push('--secret', `${name}=${value}`);
  if (actor !== undefined) options.push('--actor', actor);
  const environment = {
    NODE_OPTIONS: `--import="${resolve('tests/e2e/linger.mjs')}"`,
    GITHUB_RUN_ID: String(++runs),
    ARTIFACTS: `${folder}.artifacts`,
    RELEASES: `${folder}.releases`,
    ...(github !== undefined && { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octocat/shop' }),
    ...(registry !== undefined && { npm_config_registry: registry }),
    ...own,
  };
  return act({ temp, folder, event, workflow, payload, environment }, { options, programs: 'gh' });
}

export const jobResults = (lines: readonly Line[], job: string): readonly (string | undefined)[] =>
  lines.filter(({ jobID, jobResult: result }) => jobID === job && result).map(({ jobResult: result }) => result);
/** Of all jobs: success, or the first other result. */
export const jobResult = (lines: readonly Line[]): string | undefined => {
  const results = lines.flatMap(({ jobResult: result }) => result ?? []);
  return results.find((result) => result !== 'success') ?? results[0];
};
export const annotations = (lines: readonly Line[], level: 'error' | 'warning'): readonly Line[] =>
  lines.filter(({ command }) => command === level);

/** Writes results whose POST /orders takes as many milliseconds as the file of the version says; runs vary by one percent. */
export const quickLoadTest = `#!/usr/bin/env bash
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
