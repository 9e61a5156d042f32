/** A user's repository with a real service, a real JMeter and workflows that act runs. */
import { afterAll, beforeAll } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { git } from '../../stories/_git.js';
import { createRepository, createTemp, runWorkflow, tools, type Ran } from '../_act.js';

export let temp: string;
/** Of the service under test. */
export let port: number;
beforeAll(async () => {
  temp = createTemp('first');
  port = await new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        found(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
});
afterAll(() => {
  rmSync(temp, { recursive: true, force: true });
});

/** Runs a workflow for a pull request from what is checked out into main, or for a push to main. */
export function run(folder: string, event: 'pull_request' | 'push', workflow = '.github/workflows/guardband.yml'): Ran {
  const sha = git(folder, 'rev-parse', 'HEAD').trim();
  const base = { ref: 'main', sha: git(folder, 'rev-parse', 'origin/main').trim() };
  const payload =
    event === 'push'
      ? { ref: 'refs/heads/main', after: sha }
      : { action: 'synchronize', pull_request: { number: 7, head: { ref: 'change', sha }, base } };
  return runWorkflow({ temp, folder, event, workflow, payload });
}

/** What a run came to, beside its summary, which a failing test shows. */
export const toldBy = ({ summary, result, outcome }: Ran) => ({ summary, result, outcome });

/** It sleeps much longer than a busy machine delays it, and computes nothing: `node server.mjs PORT 'POST /orders=3'` slows one endpoint down. */
const service = `import { createServer } from 'node:http';
const [, , port, slower] = process.argv;
const [slowName, factor] = slower.split('=');
const times = { 'GET /products': 60, 'POST /orders': 90 };
createServer((request, answer) => {
  const name = request.method + ' ' + request.url;
  const ms = (times[name] ?? 0) * (name === slowName ? Number(factor) : 1) * (0.9 + 0.2 * Math.random());
  setTimeout(() => answer.end('{}'), ms);
}).listen(Number(port), '127.0.0.1');
`;

/**
 * A user's repository before Guardband: it contains a service and a test plan, long enough for a p99.
 *
 * @param part the folder of the service in the repository
 * @param seconds the duration of its load test
 */
export function ownProject(name: string, part = '', seconds = 9) {
  const folder = join(temp, name);
  const home = join(folder, part);
  mkdirSync(home, { recursive: true });
  const write = (file: string, text: string): void => {
    writeFileSync(join(home, file), text);
  };
  write('server.mjs', service);
  const plan = readFileSync('examples/shop/plain.jmx', 'utf8');
  const own = plan.replace('${__P(port,8080)}', String(port)).replace('${__P(users,5)}', '30');
  write('shop.jmx', own.replace('${__P(seconds,10)}', String(seconds)));
  write('start.sh', `exec node server.mjs ${String(port)} "$(cat slower)"\n`);
  write('slower', '');
  write('.gitignore', 'results/\nguardband-gate/\n');
  createRepository(folder);
  const commit = (message: string): void => {
    git(folder, 'add', '.');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', message);
  };
  commit('A shop');
  git(folder, 'push', '--quiet', 'origin', 'main');
  git(folder, 'fetch', '--quiet');
  const shell = (
    command: string,
  ): { readonly status: number | null; readonly stdout: string; readonly stderr: string } =>
    spawnSync('bash', ['-c', `guardband() { node '${resolve('dist/cli.cjs')}' "$@"; }\n${command}`], {
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, JMETER_INSTALLED: join(tools, 'jmeter') },
    });
  return {
    folder,
    shell,
    commit,
    write,
    text: (file: string): string => readFileSync(join(home, file), 'utf8'),
    /** Commits a change on a new branch and checks it out like GitHub: merged with main. */
    propose: (branch: string, change: () => void) => {
      git(folder, 'checkout', '--quiet', '-B', branch, 'origin/main');
      change();
      commit(branch);
      git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
      git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', branch);
    },
    /** Judges what is checked out. As the report of a suspect asks, the job runs again where one run cannot decide. */
    judge: (isUndecided = ({ outcome }: Ran) => outcome === 'undecided'): Ran => {
      const runs = [run(folder, 'pull_request')];
      while (runs.length < 3 && isUndecided(runs.at(-1) as Ran)) runs.push(run(folder, 'pull_request'));
      return runs.at(-1) as Ran;
    },
    /** Measures and records main with the workflow. */
    recordMain: () => {
      git(folder, 'checkout', '--quiet', '-B', 'main', 'origin/main');
      const recorded = run(folder, 'push');
      git(folder, 'fetch', '--quiet');
      git(folder, 'reset', '--quiet', '--hard', 'origin/main');
      return recorded;
    },
  };
}
