/**
 * The first day of a new user, with a real service, a real JMeter and the workflows written by `guardband init`, run by
 * act. Every step needs only what the previous steps printed.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { counterparts, createRepository, createTemp, git, quickJvm, runWorkflow, tools, type Ran } from './_act.js';

const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh act node24 jmeter

let temp: string;
let port: number;
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
function run(folder: string, event: 'pull_request' | 'push', workflow: string): Ran {
  const sha = git(folder, 'rev-parse', 'HEAD').trim();
  const base = { ref: 'main', sha: git(folder, 'rev-parse', 'origin/main').trim() };
  const payload =
    event === 'push'
      ? { ref: 'refs/heads/main', after: sha }
      : { action: 'synchronize', pull_request: { number: 7, head: { ref: 'change', sha }, base } };
  return runWorkflow({ temp, folder, event, workflow, payload });
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
 * @param seconds the duration of its load test
 */
function ownProject(name: string, part = '', seconds = 9) {
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
    for (let i = 0; i < 3; i++)
      expect(recordMain()).toMatchObject({ result: 'success', outcome: expect.stringMatching(/^(steady|changed)$/) });

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

    // A renamed endpoint is missing, and keeps its history by the command that the report contains.
    const plan = text('shop.jmx');
    const rename = (): void => {
      write('shop.jmx', plan.replace('testname="POST /orders"', 'testname="POST /order"'));
    };
    propose('renamed', rename);
    const renamed = judge();
    expect(renamed).toMatchObject({ result: 'failure', outcome: 'failed' });
    expect(renamed.summary).toMatch(/POST \/orders.*missing/);
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

/** The script sections of the pipelines that users of other systems copy, for a change. */
const pipelines: readonly (readonly [
  system: string,
  script: () => string,
  variables: (base: string) => Readonly<Record<string, string>>,
])[] = [
  [
    'GitLab',
    () => {
      const jobs = parse(readFileSync('examples/gitlab-ci.yml', 'utf8')) as Readonly<
        Record<string, { readonly script: readonly string[] }>
      >;
      return (jobs['performance']?.script ?? []).join('\n');
    },
    (base) => ({ GITLAB_CI: 'true', CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_DIFF_BASE_SHA: base }),
  ],
  [
    'Jenkins',
    () => {
      const [, stage = ''] = readFileSync('examples/Jenkinsfile', 'utf8').split(/^ {4}stage\('/m);
      return Array.from(stage.matchAll(/^ +sh '(.*)'$/gm), ([, command]) => command).join('\n');
    },
    () => ({ JENKINS_URL: 'http://127.0.0.1/', CHANGE_ID: '7', CHANGE_TARGET: 'main' }),
  ],
];

withCounterparts('from an empty repository, in other systems', () => {
  test.each(pipelines)(
    '%s: the first request fails if it is slower, and an unchanged one passes',
    (system, script, variables) => {
      const { folder, shell, write, text, commit, propose } = ownProject(system, '', 4);
      const init = `guardband init --start 'bash start.sh' --health http://127.0.0.1:${String(port)}/products`;
      expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
      write('guardband.yml', text('guardband.yml').replace(/pairs: 4/, 'pairs: 3'));
      commit('Judge performance');
      git(folder, 'push', '--quiet', 'origin', 'main');
      git(folder, 'fetch', '--quiet');
      const base = git(folder, 'rev-parse', 'HEAD').trim();
      const judge = () => {
        const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script()], {
          cwd: folder,
          encoding: 'utf8',
          env: {
            ...{ PATH: `${resolve('tests/e2e/npx')}:${String(process.env['PATH'])}`, HOME: join(temp, 'home') },
            ...{ GUARDBAND_CLI: resolve('dist/cli.cjs'), JMETER_HOME: join(tools, 'jmeter') },
            JDK_JAVA_OPTIONS: quickJvm,
            ...variables(base),
          },
        });
        return { status, output: stdout + stderr };
      };
      propose('slow', () => {
        write('slower', 'POST /orders=6');
      });
      // On a busy machine the slow requests delay the others, too, and the heading then says so.
      expect(judge()).toMatchObject({
        status: 1,
        output: expect.stringMatching(/FAILED .*(POST \/orders|both cases).*slower[^]*beside its\s+base/),
      });
      propose('same', () => {
        write('README.md', 'A shop\n');
      });
      expect(judge()).toMatchObject({ status: 0, output: expect.stringMatching(/PASSED .*[^]*beside its\s+base/) });
      expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('POST /orders');
    },
    600_000,
  );
});
