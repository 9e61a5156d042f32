/** What measured code of a change may try, by kind: each row beside one of the same kind that harms nobody, as real processes. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { attempt } from '../../src/lang/objects.js';
import { builtProduct } from '../house/_product.js';
import { commit } from './_git.js';
import { equal, measuredTeam } from './_measured-team.js';

const { folder, write, version, runOnce, checkouts } = measuredTeam();
const aside = realpathSync(mkdtempSync(join(tmpdir(), 'guardband-attacks-')));
afterAll(() => {
  rmSync(aside, { recursive: true });
});
const at = (name: string): string => join(aside, name);
const node = `"${process.execPath}"`;
const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** Only the head attacks. $worker starts the commands, $judge decides. */
const find = `[ "$GUARDBAND_SIDE" = head ] || exit 0
worker=$PPID; until tr '\\0' ' ' </proc/$worker/cmdline | grep -q program-worker; do worker=$(awk '{print $4}' /proc/$worker/stat); done
adopter=$(awk '{print $4}' /proc/$worker/stat); judge=$(awk '{print $4}' /proc/$adopter/stat)
base=$(git worktree list --porcelain | sed -n 's/^worktree \\(.*guardband-base.*\\)/\\1/p')
`;
const job = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_OUTPUT: at('output'),
  GITHUB_ENV: at('env'),
  GITHUB_STEP_SUMMARY: at('summary'),
  GITHUB_TOKEN: 'ghs-secret',
};
let base = '';
beforeAll(() => {
  base = version(equal);
  version(equal);
  write('generated.txt', 'of the commit\n');
  commit(folder, 'The head');
  base = commit(folder, 'The base', '--allow-empty');
  commit(folder, 'The head', '--allow-empty');
  writeFileSync(at('service.cjs'), `require('node:net').createServer().listen(0, '127.0.0.1')`);
  // Whatever measured code writes to, it is not the product of the other tests.
  cpSync(dirname(builtProduct().cli), at('dist'), { recursive: true });
});

interface Tried {
  /** What the load test of the head does, and the build of the head. */
  readonly run?: string;
  readonly build?: string;
  readonly more?: readonly string[];
}

/** Runs a gate of two versions that are the same. */
async function gate({ run = '', build = '', more = [] }: Tried) {
  for (const name of ['output', 'env', 'summary']) {
    rmSync(at(name), { force: true });
    writeFileSync(at(name), '');
  }
  writeFileSync(at('run.sh'), `${find}${run}\n`);
  writeFileSync(at('build.sh'), `${find}${build}\n`);
  const measure = `sh ${at('run.sh')} {version} {out}; node load.mjs {version} {out}`;
  const options = [
    '--base',
    base,
    '--pairs',
    '1',
    '--no-screen',
    '--run',
    measure,
    '--build',
    `sh ${at('build.sh')} {version}`,
  ];
  const ended = await runOnce(job, 'gate', ...options, ...more);
  execFileSync('git', ['checkout', '--quiet', '.'], { cwd: folder });
  return ended;
}

/** A process that ended and that nobody has waited for is none. */
const isRunning = (id: string): boolean =>
  /\) [^ZX]/.test(attempt(() => readFileSync(`/proc/${id.trim()}/stat`, 'latin1')) ?? '');

onLinux('a gate whose measured code', () => {
  const rewritten = /factors\.json: error: Before the command to .* something else had changed this file/;
  const twice = ['--pairs', '2'];
  const beforeBuild = (file: string): RegExp => new RegExp(`${file}: error: Before the command to build the base`);
  const noVerdict = (why: string): RegExp => new RegExp(`ended without a verdict: while .*${why}`);
  const priority = noVerdict('somebody changed the priority');
  const summary = noVerdict('summary was changed');
  test.each<[string, Tried, RegExp]>([
    // the base
    ['rewrites a source of the base in its build', { build: 'echo "{}" >"$base/factors.json"' }, rewritten],
    ['rewrites one in its load test', { run: 'echo "{}" >"$base/factors.json"', more: twice }, rewritten],
    [
      'rewrites one and gives it its old time',
      {
        build:
          'touch -r "$base/factors.json" /tmp/t$$; sed -i "s/G/g/" "$base/factors.json"; touch -r /tmp/t$$ "$base/factors.json"; rm /tmp/t$$',
      },
      rewritten,
    ],
    ['replaces one by a link', { build: 'ln -sf "$PWD/factors.json" "$base/factors.json"' }, rewritten],
    ['removes one', { build: 'rm "$base/factors.json"' }, rewritten],
    [
      'hides from git that it has changed one',
      { build: 'git -C "$base" update-index --assume-unchanged factors.json; echo "{}" >"$base/factors.json"' },
      rewritten,
    ],
    [
      'leaves a file that the base would load',
      { build: 'touch "$base/node_modules.cjs"' },
      beforeBuild('node_modules.cjs'),
    ],
    [
      'rewrites its own source when it has been measured',
      { run: 'echo >>factors.json', more: twice },
      /factors\.json: error: Before the command to measure the head \(pair 2\)/,
    ],
    [
      'puts settings around the checkout of the base',
      { build: 'echo {} >"$base/../package.json"' },
      beforeBuild('package.json'),
    ],
    // the results of the base
    [
      'changes what the base has measured',
      { run: 'for f in "$2"/../../../base/*/results/*/*/*; do sed -i "s/,1/,9/" "$f"; done', more: twice },
      noVerdict('results.jtl was changed, which another measurement wrote'),
    ],
    [
      'leaves results where the base will write its own',
      {
        run: 'for n in 1 2; do mkdir -p "$2/../../../base/$n/results"; cp load.mjs "$2/../../../base/$n/results/x.jtl"; done',
        more: twice,
      },
      noVerdict('x.jtl was changed'),
    ],
    // the processes that measure and judge
    ['ends the process that started it', { run: 'kill -9 $worker' }, noVerdict('the process that ran it ended')],
    [
      'leaves a process that ends the one that adopts it',
      {
        run: 'env -i setsid -f sh -c "while [ -e /proc/$PPID ]; do :; done; kill -9 $worker" </dev/null >/dev/null 2>&1',
      },
      noVerdict('the process that ran it ended'),
    ],
    ['keeps later programs on one core', { run: 'taskset -p -c 0 $judge' }, priority],
    ['slows later programs down', { run: 'renice 19 $worker' }, priority],
    ['limits later programs', { run: 'prlimit --pid $worker --nofile=64:64' }, priority],
    ['ends the one that adopts orphans', { run: 'kill -9 $adopter' }, noVerdict('the process that ran it ended')],
    ['stops the process that started it', { run: 'kill -STOP $worker' }, /the results are in/],
    [
      'opens the inspector of the judge with a debugger',
      {
        run: 'kill -USR1 $judge $worker; sleep 1; curl -s 127.0.0.1:9229/json/list | grep -q . && kill -9 $worker; true',
      },
      /the results are in/,
    ],
    // the files of the step
    ['sets an output of the step', { run: `echo outcome=passed >>${at('output')}` }, noVerdict('output was changed')],
    ['sets a variable of later steps', { run: `echo LD_PRELOAD=x >>${at('env')}` }, noVerdict('env was changed')],
    ['puts a pipe in the place of the summary', { run: `rm ${at('summary')}; mkfifo ${at('summary')}` }, summary],
    ['removes the summary', { build: `rm ${at('summary')}` }, summary],
  ])('%s', async (_, tried, expected) => {
    const { exitCode, stderr } = await gate(tried);
    expect(stderr.replace(/\n\s*/g, ' ')).toMatch(expected);
    expect(exitCode).toBe(/results are in/.test(expected.source) ? 0 : 3);
    expect(checkouts()).toBe(1);
  });

  test.each<[string, Tried]>([
    [
      'builds files of its own version, also tracked ones',
      { build: 'date >"$1/generated.txt"; mkdir -p "$1/target"; date >"$1/target/x"' },
    ],
    ['writes files of no commit into its own folder', { run: 'mkdir -p "$1/logs"; date >>"$1/logs/x"', more: twice }],
    ['writes a source again as it was', { run: 'cp -p factors.json f.new; mv f.new factors.json; touch factors.json' }],
    [
      'waits until a daemon has ended',
      {
        run: "setsid -f sh -c 'echo $$ >d.pid; sleep 0.3'; sleep 0.1; while kill -0 $(cat d.pid) 2>/dev/null; do sleep 0.05; done; rm d.pid",
      },
    ],
    ['slows itself down', { run: 'renice 19 $$' }],
    ['debugs a process of its own', { run: `${node} -e 'setTimeout(() => 0, 400)' & sleep 0.2; kill -USR1 $!; wait` }],
    ['writes a summary of its own', { run: `echo ok >>${at('own-summary')}` }],
  ])('%s decides as usual', async (_, tried) => {
    const { exitCode, stderr } = await gate(tried);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining('the results are in')]);
  });

  test.each([
    ['that of another commit', '[ "$d" = "$1" ] ||', 3, /factors\.json: error: Before the command to measure /],
    ['its own', '[ "$d" != "$1" ] ||', 0, /does not look slower/],
  ])('writes in a bisection into %s', async (_, other, code, expected) => {
    const each = `git worktree list --porcelain | sed -n 's/^worktree \\(.*guardband-base.*\\)/\\1/p'`;
    writeFileSync(at('build.sh'), `for d in $(${each}); do ${other} echo >>"$d/factors.json"; done\n`);
    const commands = ['--build', `sh ${at('build.sh')} {version}`, '--run', 'node load.mjs {version} {out}'];
    // A bisection goes on where one of the same commits has stopped.
    rmSync(join(folder, 'guardband-gate'), { recursive: true, force: true });
    const { exitCode, stdout, stderr } = await runOnce(job, 'bisect', base, 'HEAD', '--pairs', '2', ...commands);
    expect((stdout + stderr).replace(/\n\s*/g, ' ')).toMatch(expected);
    expect([exitCode, checkouts()]).toEqual([code, 1]);
  });

  test('writes to a part of the product decides nothing', () => {
    writeFileSync(at('run.sh'), `echo '//' >>${at('dist')}/program-worker.mjs; node load.mjs "$1" "$2"\n`);
    const measure = ['--base', base, '--pairs', '1', '--no-screen', '--run', `sh ${at('run.sh')} {version} {out}`];
    const { status, stderr } = spawnSync(process.execPath, [at('dist/cli.cjs'), 'gate', ...measure], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...job },
    });
    expect([status, stderr.replace(/\n\s*/g, ' ')]).toEqual([
      3,
      expect.stringMatching(noVerdict('program-worker.mjs was changed')),
    ]);
  });

  const service = `${node} ${at('service.cjs')}`;
  const daemons: readonly (readonly [how: string, start: string])[] = [
    [
      'that waits for the report',
      `env -i setsid -f sh -c 'echo $$ >${at('pid')}; sleep 5; echo outcome=passed >>${at('output')}'`,
    ],
    [
      'under the name of a service of the machine',
      `(exec -a cron true); cp "$(command -v sleep)" ${at('crond')}; env -i setsid -f sh -c 'echo $$ >${at('pid')}; exec ${at('crond')} 60'`,
    ],
    ['that is stopped', `env -i setsid -f sh -c 'echo $$ >${at('pid')}; kill -STOP $$; exec ${service}'`],
  ];
  test.each(daemons)('leaves a process %s has it ended', async (_, start) => {
    const { exitCode, stderr } = await gate({ run: `${start} </dev/null >/dev/null 2>&1; sleep 0.5` });
    expect([exitCode, stderr.includes('left something')]).toEqual([0, false]);
    expect(isRunning(readFileSync(at('pid'), 'utf8'))).toBe(false);
    expect(readFileSync(at('output'), 'utf8')).not.toContain('outcome=passed\n');
  });

  test('leaves a process that starts itself faster than anybody can see has it ended, or decides nothing', async () => {
    const again = `$end = time + 20; while (time < $end) { exit if fork }`;
    const { exitCode, stderr } = await gate({
      run: `env -i setsid -f perl -e '${again}' hopping </dev/null >/dev/null 2>&1; sleep 0.5`,
    });
    const commands = (): readonly string[] =>
      readdirSync('/proc').map((id) => attempt(() => readFileSync(`/proc/${id}/cmdline`, 'utf8')) ?? '');
    const isHopping = Array.from({ length: 20 }, commands).some((seen) =>
      seen.some((command) => command.includes('hopping')),
    );
    expect([exitCode, stderr.includes('left something'), isHopping]).toEqual(
      isHopping ? [3, true, true] : [exitCode === 3 ? 3 : 0, exitCode === 3, false],
    );
  });

  test.each([
    ['the report', 'report.html', 'rm -f report.html; mkfifo report.html', 'The report could not be written'],
    [
      'what decided',
      'report.html',
      'rm -f "$2/../../../gate.json"; mkfifo "$2/../../../gate.json"',
      'The report could not be written',
    ],
    ['a link in place of the report', 'report.html', `ln -sf ${at('output')} report.html`, 'symbolic link'],
  ])('puts a pipe or a link in the place of %s does not keep it waiting', async (_, out, run, why) => {
    const { exitCode, stdout, stderr } = await gate({ run, more: ['--out', out] });
    rmSync(join(folder, 'report.html'), { force: true });
    expect([exitCode === 0 || exitCode === 3, stdout + stderr]).toEqual([true, expect.stringContaining(why)]);
    expect(existsSync(at('output')) && readFileSync(at('output'), 'utf8')).not.toContain('<html');
  });
});
