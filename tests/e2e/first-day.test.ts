/**
 * The first day of a new user, with a real service, a real JMeter and the workflows written by `guardband init`, run by
 * act. Every step needs only what the previous steps printed.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The result of a workflow: of its only job, or a failure if one of several failed. */
const worstOf = (results: readonly string[]): string | undefined =>
  results.find((result) => result !== 'success') ?? results[0];

interface Ran {
  /** Of all jobs. */
  readonly result: string | undefined;
  readonly outcome: string | undefined;
  readonly summary: string;
  readonly log: string;
}

/** Runs a workflow with act. A real JMeter is where actions/cache would have restored it. */
function run(folder: string, event: 'pull_request' | 'push', workflow: string): Ran {
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
  const ran = {
    result: worstOf(lines.flatMap(({ jobResult }) => jobResult ?? [])),
    outcome: output('gate') ?? output('record'),
    summary: lines.flatMap(({ command, content }) => (command === 'summary' ? [content] : [])).join('\n'),
    log: lines.map(({ msg }) => msg).join('\n'),
  };
  if (ran.outcome === 'unusable') throw new Error(ran.log); // no step of these stories causes it
  return ran;
}

const pullRequest = '.github/workflows/guardband.yml';
const record = '.github/workflows/guardband-record.yml';

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
 */
function ownProject(name: string, part = '') {
  const folder = join(temp, name);
  const home = join(folder, part);
  mkdirSync(home, { recursive: true });
  const write = (file: string, text: string): void => {
    writeFileSync(join(home, file), text);
  };
  write('server.mjs', service);
  const plan = readFileSync('examples/shop/plain.jmx', 'utf8');
  const own = plan.replace('${__P(port,8080)}', String(port)).replace('${__P(users,5)}', '30');
  write('shop.jmx', own.replace('${__P(seconds,10)}', '9'));
  write('start.sh', `exec node server.mjs ${String(port)} "$(cat slower)"\n`);
  write('slower', '');
  write('.gitignore', 'results/\nguardband-gate/\n');
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
      cwd: home,
      encoding: 'utf8',
      env: { ...process.env, JMETER_HOME: join(tools, 'jmeter') },
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
      const runs = [run(folder, 'pull_request', pullRequest)];
      while (runs.length < 3 && isUndecided(runs.at(-1) as Ran)) runs.push(run(folder, 'pull_request', pullRequest));
      return runs.at(-1) as Ran;
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

/** Also runs again where the machine made an unchanged version slower; a version that is slower never passes. */
const hasNotPassed = ({ outcome }: Ran): boolean => outcome !== 'passed';

/** Both cases were compared, and nothing got worse. On a busy machine the noise may hide small changes. */
const unchanged = {
  result: 'success',
  outcome: 'passed',
  summary: expect.stringMatching(/^### (✅|⚠️) Performance: no (certain )?regression in \d case/),
};

// init writes examples/workflows/pr-load-test.yml and examples/workflows/record-load-test.yml
withCounterparts('from a plan and a service to a gate', () => {
  test('record, fail, pass, rename and waive', () => {
    const { folder, shell, write, text, commit, propose, judge, recordMain } = ownProject('first');

    // With --start the load test needs no edit.
    const initialised = shell(
      `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`,
    );
    expect(initialised).toMatchObject({ status: 0, stderr: '' });
    const [, commandOf = ''] = /^\d\. Commit: +(.*)$/m.exec(initialised.stdout) ?? [];
    git(folder, 'checkout', '--quiet', '-B', 'guardband');
    expect(shell(commandOf).status).toBe(0);
    write('guardband.yml', `${text('guardband.yml')}warmup: 1s\n`);
    commit('Judge performance');

    // The pull request that adds Guardband passes: it is measured beside its base, which lacks only Guardband.
    git(folder, 'checkout', '--quiet', '-B', 'merge', 'origin/main');
    git(folder, 'merge', '--quiet', '--no-ff', '--message', 'Merge', 'guardband');
    const first = judge();
    expect({ summary: first.summary, result: first.result, outcome: first.outcome }).toMatchObject({
      result: 'success',
      outcome: 'passed',
      summary: expect.stringContaining('beside its base'),
    });

    // After the merge, main is recorded three times.
    git(folder, 'push', '--quiet', 'origin', 'merge:main');
    git(folder, 'fetch', '--quiet');
    for (let i = 0; i < 3; i++) expect(recordMain()).toMatchObject({ result: 'success', outcome: 'recorded' });

    // A slower pull request fails, and an unchanged one passes.
    propose('slow', () => {
      write('slower', 'POST /orders=3');
    });
    const slow = judge();
    expect({ summary: slow.summary, outcome: slow.outcome, result: slow.result }).toMatchObject({
      result: 'failure',
      outcome: 'failed',
    });
    expect(slow.summary).toContain('POST /orders'); // on a busy machine everything may be slower
    propose('same', () => {
      write('README.md', 'A shop\n');
    });
    expect(judge(hasNotPassed)).toMatchObject(unchanged);

    // An endpoint that the plan no longer measures is missing.
    const plan = text('shop.jmx');
    propose('gone', () => {
      write('shop.jmx', plan.replace(/testname="POST \/orders"/, '$& enabled="false"'));
    });
    const gone = judge();
    expect(gone).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(gone.summary).toMatch(/POST \/orders.*not measured/);

    // A renamed endpoint fails, and keeps its history by the command that the report contains.
    const rename = (): void => {
      write('shop.jmx', plan.replace('testname="POST /orders"', 'testname="POST /order"'));
    };
    propose('renamed', rename);
    const renamed = judge();
    expect(renamed).toMatchObject({ result: 'failure', outcome: 'failed' });
    const [command = ''] = /guardband rename [^`\n]*/.exec(renamed.summary) ?? [];
    expect(command).toBe("guardband rename 'POST /orders' 'POST /order'");
    propose('renamed', () => {
      rename();
      expect(shell(command)).toMatchObject({ status: 0 });
    });
    const kept = judge(hasNotPassed);
    expect(kept).toMatchObject(unchanged);
    expect(kept.summary).toMatch(/`POST \/order[,`].*\d\s→\s\d/);

    // The slower version is meant to stay for a while: the waiver of its report on main lets its pull request pass.
    git(folder, 'checkout', '--quiet', '-B', 'main', 'origin/main');
    const [, waiver = ''] = /```yaml\n( *waivers:\n[^`]*)```/.exec(slow.summary) ?? [];
    write('guardband.yml', `${text('guardband.yml')}${waiver.replaceAll(/^ {2}/gm, '')}`);
    commit('Allow slower orders');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    propose('slow-again', () => {
      write('slower', 'POST /orders=3');
    });
    const again = judge(hasNotPassed);
    expect({ summary: again.summary, outcome: again.outcome, result: again.result }).toMatchObject({
      result: 'success',
      outcome: 'passed',
    });
  }, 900_000);
});

withCounterparts('from an empty repository', () => {
  test('the first pull request fails if it is slower, and an unchanged one passes, without any recorded run', () => {
    const { folder, shell, write, commit, propose } = ownProject('pairs', 'services/shop');
    const init = `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`;
    expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
    commit('Judge performance');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    const workflow = '.github/workflows/guardband-services-shop.yml';
    propose('slow', () => {
      write('slower', 'POST /orders=2');
    });
    const slow = run(folder, 'pull_request', workflow);
    expect({ summary: slow.summary, result: slow.result, outcome: slow.outcome }).toMatchObject({
      result: 'failure',
      outcome: 'failed',
    });
    expect(slow.summary).toMatch(
      /^### ❌ Performance of services\/shop: .* got slower: .*, measured .* beside its base\n[^]*POST \/orders/,
    );
    propose('same', () => {
      write('README.md', 'A shop\n');
    });
    const same = run(folder, 'pull_request', workflow);
    expect({ summary: same.summary, result: same.result, outcome: same.outcome }).toMatchObject({
      result: 'success',
      outcome: 'passed',
      summary: expect.stringContaining('beside its base'),
    });
    expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1);
  }, 1_200_000);
});
