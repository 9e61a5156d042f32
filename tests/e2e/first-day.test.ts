/**
 * The first day of a new user, with a real service, a real JMeter and the workflows written by `guardband init`, run by
 * act. Every step needs only what the previous steps printed.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh act node24 jmeter
const tools = resolve(String(counterparts));

let temp: string;
let port: number;
beforeAll(async () => {
  temp = mkdtempSync(join(tmpdir(), 'guardband-first-'));
  for (const part of ['action.yml', 'package.json', 'dist'])
    cpSync(part, join(temp, 'release', part), { recursive: true });
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

interface Line {
  readonly jobResult?: string;
  readonly stepID?: readonly string[];
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly msg?: string;
}

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=A. Developer', '-c', 'user.email=developer@example.invalid'];
  return execFileSync('git', ['-C', folder, ...author, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a workflow with act. A real JMeter is where actions/cache would have restored it. */
function run(folder: string, event: 'pull_request' | 'push', workflow: string) {
  const sha = git(folder, 'rev-parse', 'HEAD').trim();
  const base = { ref: 'main', sha: git(folder, 'rev-parse', 'origin/main').trim() };
  const payload = join(temp, 'event.json');
  writeFileSync(
    payload,
    JSON.stringify(
      event === 'push'
        ? { ref: 'refs/heads/main', after: sha }
        : { action: 'synchronize', pull_request: { number: 7, head: { ref: 'change', sha }, base } },
    ),
  );
  rmSync(join(temp, 'artifacts'), { recursive: true, force: true });
  rmSync(join(folder, 'results'), { recursive: true, force: true });
  const args = [
    event,
    '--workflows',
    workflow,
    '--eventpath',
    payload,
    '--json',
    '--platform',
    'ubuntu-latest=-self-hosted',
  ];
  args.push('--action-offline-mode', '--no-cache-server', '--action-cache-path', join(temp, 'act'));
  for (const [, named, repository = ''] of readFileSync(join(folder, workflow), 'utf8').matchAll(
    /uses: (([\w-]+\/[\w-]+)@\S+)/g,
  )) {
    const own =
      repository === 'guardband/guardband'
        ? join(temp, 'release')
        : join('tests/e2e', repository.slice('actions/'.length));
    if (existsSync(own)) args.push('--local-repository', `${String(named)}=${resolve(own)}`);
  }
  args.push('--env', `ARTIFACTS=${join(temp, 'artifacts')}`, '--env', `CACHED_JMETER=${join(tools, 'jmeter')}`);
  args.push('--env', `GUARDBAND_CLI=${resolve('dist/cli.cjs')}`);
  // A JVM that runs for seconds does not benefit from its second compiler or a parallel collector.
  args.push('--env', 'JDK_JAVA_OPTIONS=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC');
  const path = [join(tools, 'node24/bin'), resolve('tests/e2e/npx'), process.env['PATH']].join(':');
  const { stdout, stderr, error } = spawnSync(join(tools, 'bin/act'), args, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 400_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { HOME: join(temp, 'home'), PATH: path },
  });
  if (error) throw error;
  const lines = stdout.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []));
  if (lines.length === 0) throw new Error(stderr);
  const output = (step: string): string | undefined =>
    lines.find(({ command, stepID, name }) => command === 'set-output' && stepID?.[0] === step && name === 'outcome')
      ?.arg;
  return {
    result: lines.find(({ jobResult }) => jobResult)?.jobResult,
    outcome: output('gate') ?? output('record'),
    summary: lines.flatMap(({ command, content }) => (command === 'summary' ? [content] : [])).join('\n'),
    log: lines.map(({ msg }) => msg).join('\n'),
  };
}

const pullRequest = '.github/workflows/guardband.yml';
const record = '.github/workflows/guardband-record.yml';

/** A user's repository before Guardband: it contains a service and a test plan. */
function ownProject(name: string) {
  const folder = join(temp, name);
  mkdirSync(folder);
  cpSync('examples/shop/server.mjs', join(folder, 'server.mjs'));
  const plan = readFileSync('examples/shop/plain.jmx', 'utf8');
  writeFileSync(
    join(folder, 'shop.jmx'),
    plan.replace('port,8080', `port,${String(port)}`).replace('seconds,10', 'seconds,6'),
  );
  writeFileSync(join(folder, 'start.sh'), `exec node server.mjs --port ${String(port)} --slower "$(cat slower)"\n`);
  writeFileSync(join(folder, 'slower'), '');
  writeFileSync(join(folder, '.gitignore'), 'results/\nab/\n');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', `${folder}.git`]);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  git(folder, 'remote', 'add', 'origin', `${folder}.git`);
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
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, JMETER_HOME: join(tools, 'jmeter') },
    });
  return {
    folder,
    shell,
    commit,
    write: (file: string, text: string) => {
      writeFileSync(join(folder, file), text);
    },
    /** Commits a change on a new branch and checks it out like GitHub: merged with main. */
    propose: (branch: string, change: () => void) => {
      git(folder, 'checkout', '--quiet', '-B', branch, 'origin/main');
      change();
      commit(branch);
      git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
      git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', branch);
    },
    /** Measures and records main with the workflow. */
    recordMain: () => {
      git(folder, 'checkout', '--quiet', '-B', 'main', 'origin/main');
      const recorded = run(folder, 'push', record);
      git(folder, 'fetch', '--quiet');
      git(folder, 'reset', '--quiet', '--hard', 'origin/main');
      return recorded;
    },
  };
}

// init writes examples/workflows/pr-load-test.yml and examples/workflows/record-load-test.yml
withCounterparts('from a plan and a service to a gate', () => {
  test('record, fail, pass, rename and accept', () => {
    const { folder, shell, write, commit, propose, recordMain } = ownProject('first');

    // init lists five things to do; with --start the load test needs no edit.
    const initialised = shell(
      `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`,
    );
    expect(initialised).toMatchObject({ status: 0, stderr: '' });
    const [, commandOf = ''] = /^\d\. Commit: +(.*)$/m.exec(initialised.stdout) ?? [];
    git(folder, 'checkout', '--quiet', '-B', 'guardband');
    expect(shell(commandOf).status).toBe(0);
    write('guardband.yml', `${readFileSync(join(folder, 'guardband.yml'), 'utf8')}warmup: 1s\n`);
    commit('Judge performance');

    // The pull request that adds Guardband passes, and its summary names the next step.
    git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'guardband');
    const first = run(folder, 'pull_request', pullRequest);
    expect(first).toMatchObject({ result: 'success', outcome: 'passed' });
    expect(first.summary).toContain('nothing to compare with yet');
    expect(first.summary).toContain('Record a run of the main branch');
    expect(first.summary).toMatch(/GET \/products/);

    // After the merge, main is recorded three times.
    git(folder, 'push', '--quiet', 'origin', 'merge:main');
    git(folder, 'fetch', '--quiet');
    for (let i = 0; i < 3; i++) expect(recordMain()).toMatchObject({ result: 'success', outcome: 'recorded' });

    // A slower pull request fails, an unchanged one does not.
    propose('slow', () => {
      write('slower', 'POST /orders=8');
    });
    const slow = run(folder, 'pull_request', pullRequest);
    expect({ summary: slow.summary, outcome: slow.outcome, result: slow.result }).toMatchObject({
      result: 'failure',
      outcome: 'failed',
    });
    expect(slow.summary).toContain('POST /orders'); // on a busy machine everything may be slower
    const slowResults = join(temp, 'slow-results');
    cpSync(join(temp, 'artifacts/performance-results'), slowResults, { recursive: true });
    propose('same', () => {
      write('README.md', 'A shop\n');
    });
    expect(run(folder, 'pull_request', pullRequest)).not.toMatchObject({ outcome: 'failed' });

    // An endpoint that the plan no longer measures is missing.
    const plan = readFileSync(join(folder, 'shop.jmx'), 'utf8');
    propose('gone', () => {
      write('shop.jmx', plan.replace(/testname="POST \/orders"/, '$& enabled="false"'));
    });
    const gone = run(folder, 'pull_request', pullRequest);
    expect(gone).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(gone.summary).toMatch(/POST \/orders/);

    // A renamed endpoint keeps its history after adding one line of configuration.
    propose('renamed', () => {
      write('shop.jmx', plan.replace('testname="POST /orders"', 'testname="POST /order"'));
      appendFileSync(join(folder, 'guardband.yml'), "renamed: [{ label: 'POST /orders', to: 'POST /order' }]\n");
    });
    const renamed = run(folder, 'pull_request', pullRequest);
    expect(renamed).not.toMatchObject({ outcome: 'failed' });
    expect(renamed.summary).toMatch(/`POST \/order[,`].*\d\s→\s\d/);
    expect(renamed.summary).not.toContain('🆕');

    // After the slower version is accepted on main, its pull request passes.
    git(folder, 'checkout', '--quiet', '-B', 'main', 'origin/main');
    expect(shell(`guardband accept '*' --results ${slowResults} --reason 'encrypted now'`)).toMatchObject({
      status: 0,
    });
    commit('Accept the slower orders');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    propose('slow-again', () => {
      write('slower', 'POST /orders=8');
    });
    expect(run(folder, 'pull_request', pullRequest)).not.toMatchObject({ outcome: 'failed' });
  }, 900_000);
});

withCounterparts('examples/workflows/side-by-side.yml', () => {
  test('measures a pull request and its target in turn, and fails the slower one', () => {
    const { folder, shell, write, commit, propose } = ownProject('turn');
    const init = `guardband init --side-by-side --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`;
    expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
    const script = join(folder, '.github/load-test.sh');
    writeFileSync(script, readFileSync(script, 'utf8').replace(/^loads='10'/m, "loads='5'"));
    commit('Judge performance');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    propose('slow', () => {
      write('slower', 'POST /orders=8');
    });
    const slow = run(folder, 'pull_request', pullRequest);
    expect({ summary: slow.summary, result: slow.result, outcome: slow.outcome }).toMatchObject({
      result: 'failure',
      outcome: 'failed',
    });
    expect(slow.summary).toMatch(/3 repetitions/);
    expect(slow.log).toContain('[6/6]');
  }, 600_000);
});
