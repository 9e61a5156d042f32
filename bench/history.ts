/**
 * Measures what a check, a recording and a trend of a long history cost, in a folder and on a branch: CPU time without that of git,
 * memory, the bytes of the history that they read, and for a branch those that a fresh clone fetches.
 *
 * npm run -s bench -- history [1000x150 300x2000 40x5000]
 *
 * The aims: check and record within 2 s of CPU and 300 MB at 2,000 cases, and 5 s and 450 MB at 5,000; a trend of 1,000 runs of 150
 * cases within 8 s and 400 MB.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendEntries } from '../src/history/append-entries.js';
import { isSegment } from '../src/history/stores/ndjson.js';
import { nodeHost } from '../src/hosts/node/host.js';
import type { PastMeasurement } from '../src/model/run.js';

const asked = process.argv.slice(2);
const sizes = (asked.length > 0 ? asked : ['1000x150', '300x2000', '40x5000']).map((text) =>
  text.split('x').map(Number),
);
const folder = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
const host = { ...nodeHost(), git: () => Promise.resolve({ code: 128, stdout: '', stderr: '' }) };
const measurementsAtOnce = 16_000;

let state = 12_345;
const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
const normal = (): number => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());

/** A run of all cases, with the metrics and the course that a recorded JMeter result has. */
function runOf(day: number, cases: number): readonly PastMeasurement[] {
  const startMs = Date.UTC(2020, 0, 1) + day * 86_400_000;
  const machine = 1 + 0.02 * normal();
  const run = {
    startedAt: new Date(startMs).toISOString(),
    commit: day.toString(16).padStart(40, 'c'),
    branch: 'main',
  };
  const provenance = { ...run, recorded: { by: 'guardband' as const, repository: 'octo/shop' } };
  return Array.from({ length: cases }, (_, i): PastMeasurement => {
    const ms = (20 + (i % 17) * 7) * machine * (1 + 0.01 * normal());
    const times = {
      min: 0.7,
      p50: 1,
      p75: 1.1,
      p90: 1.2,
      p95: 1.25,
      p98: 1.35,
      p99: 1.4 + 0.03 * normal(),
      p999: 1.6,
      max: 1.7,
    };
    const whole = Object.entries(times).map(([id, factor]) => [id, Math.round(ms * factor)] as const);
    const rates = {
      throughput: 53 / machine + 0.2 * normal(),
      receivedKBPerSec: 26 + 0.2 * normal(),
      sentKBPerSec: 6 + 0.1 * normal(),
    };
    const metrics = { errorPercent: 0, mean: ms, standardDeviation: ms * 0.12, ...rates, ...Object.fromEntries(whole) };
    const interval = [50, 0, 10, ...Array.from({ length: 7 }, (_unused, k) => (ms * (0.7 + k / 10)).toFixed(1))].join(
      ',',
    );
    const course = `${String(startMs)},1024;${Array.from({ length: 6 }, () => interval).join(';')}`;
    const name = { scenario: 'shop', label: `GET /api/v1/resource-${String(i)}`, configuration: { users: '50' } };
    const method = { percentile: 'nearest-rank' as const };
    const span = {
      samples: 300,
      startedAt: new Date(startMs + 28).toISOString(),
      durationMs: 5600 + Math.round(90 * chance()),
    };
    return { measurement: { ...name, ...span, method, groupedMedian: ms, metrics, course }, provenance };
  });
}

/** A run document to check and record. */
function writeRun(day: number, cases: number): string {
  const file = join(folder, 'run.json');
  const measurements = runOf(day, cases).map(({ measurement: { course: _, ...measurement } }) => measurement);
  const { recorded: _, ...provenance } = runOf(day, 1)[0]?.provenance ?? {};
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, provenance, measurements }));
  return file;
}

/**
 * Makes a process print its memory and its CPU time when it exits. The memory is that of /proc if there is one, because the
 * kernel's resource usage of a process begins with the memory of the one that started it.
 */
const usageHook = `--import=data:text/javascript,${encodeURIComponent(`
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  let kilobytes = maxRSS;
  try { kilobytes = Number(/VmHWM:\\s*(\\d+)/.exec(process.getBuiltinModule('fs').readFileSync('/proc/self/status', 'utf8'))[1]); } catch {}
  process.stderr.write('USED=' + kilobytes + ',' + (userCPUTime + systemCPUTime));
});`)}`;

/** Runs the built command line. */
function run(argv: readonly string[], cwd: string): readonly [cpuSeconds: number, megabytes: number] {
  const env = { ...process.env, CI: 'false', NODE_OPTIONS: usageHook };
  const command = [join(process.cwd(), 'dist/cli.cjs'), ...argv];
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status === null || status > 1) throw new Error(`${argv.join(' ')} exited with ${String(status)}: ${stderr}`);
  const [, kilobytes = 0, microseconds = 0] = /USED=(\d+),(\d+)/.exec(stderr) ?? [];
  return [Number(microseconds) / 1e6, Number(kilobytes) / 1024];
}

const filesIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => statSync(join(place, file)).isFile());
const bytesOf = (place: string, isMeant: (file: string) => boolean = () => true): number =>
  filesIn(place)
    .filter(isMeant)
    .reduce((sum, file) => sum + statSync(join(place, file)).size, 0);

const inGit = (place: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', place, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
    encoding: 'utf8',
  });

const isSegmentFile = (path: string): boolean => isSegment(`/${path}`);

/** Makes a branch with a commit of each list of files, which has no others. */
function commitFiles(bare: string, place: string, branch: string, commits: readonly (readonly string[])[]): void {
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, `${branch}.index`), GIT_WORK_TREE: place };
  const options = { env, encoding: 'utf8', cwd: place } as const;
  const git = (args: readonly string[], input = ''): string =>
    execFileSync('git', ['--git-dir', bare, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      ...options,
      input,
    });
  let tip: string | undefined;
  for (const files of commits) {
    rmSync(env.GIT_INDEX_FILE, { force: true });
    git(['add', '--pathspec-from-file=-'], files.join('\n'));
    const parent = tip === undefined ? [] : ['-p', tip];
    tip = git(['commit-tree', git(['write-tree']).trim(), ...parent, '-m', 'History']).trim();
  }
  git(['update-ref', `refs/heads/${branch}`, tip ?? '']);
  rmSync(env.GIT_INDEX_FILE, { force: true });
}

const print = (...cells: readonly (string | number)[]): void => {
  console.log(
    cells
      .map((cell) => (typeof cell === 'number' ? (cell < 100 ? cell.toFixed(1) : cell.toFixed(0)) : cell).padStart(9))
      .join(' '),
  );
};

async function measure(runs: number, cases: number): Promise<void> {
  const baselines = join(folder, 'baselines');
  const perAppend = Math.max(1, Math.floor(measurementsAtOnce / cases));
  for (let day = 0; day < runs; day += perAppend) {
    const days = Array.from({ length: Math.min(perAppend, runs - day) }, (_, n) => runOf(day + n, cases));
    const { problems } = await appendEntries(days.flat(), baselines, undefined, host);
    if (problems !== undefined) throw new Error(JSON.stringify(problems));
  }
  const bare = join(folder, 'octo/shop.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', bare]);
  const clone = (): string => {
    const place = join(folder, 'clone');
    rmSync(place, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${bare}`, place], { stdio: 'ignore' });
    return place;
  };
  const first = clone();
  inGit(first, 'commit', '--quiet', '--allow-empty', '--message', 'The shop');
  inGit(first, 'push', '--quiet', 'origin', 'HEAD:main');
  const largest = Math.max(...filesIn(baselines).map((file) => statSync(join(baselines, file)).size)) / 1e6;
  const [recent, all] = [(file: string) => !isSegmentFile(file), () => true].map(
    (isMeant) => bytesOf(baselines, isMeant) / 1e6,
  );
  const size = `${String(runs)}x${String(cases)}`;
  print(size, 'largest', `${largest.toFixed(1)} MB`, 'whole', `${(all ?? 0).toFixed(1)} MB`);
  const outside = join(folder, 'outside');
  mkdirSync(outside, { recursive: true });
  const file = writeRun(runs, cases);
  for (const command of ['check', 'record', 'trend'] as const) {
    const argv = [command, ...(command === 'trend' ? [] : [file]), '--baselines'];
    const read = (command === 'trend' ? all : recent) ?? 0;
    print(size, 'folder', command, ...run([...argv, baselines], outside), read, '-');
  }
  run(['record', writeRun(runs + 1, cases), '--baselines', baselines], outside);
  const segments = filesIn(baselines).filter(isSegmentFile).toSorted();
  const files = filesIn(baselines).filter((path) => !isSegmentFile(path));
  commitFiles(bare, baselines, 'perf', [[...files, ...segments.slice(-1)]]);
  commitFiles(
    bare,
    baselines,
    'perf-archive',
    segments.slice(0, -1).map((path) => [path]),
  );
  for (const command of ['check', 'record', 'trend'] as const) {
    const argv = [command, ...(command === 'trend' ? [] : [writeRun(runs + 2, cases)]), '--baselines', 'branch:perf'];
    const fresh = clone();
    const before = bytesOf(join(fresh, '.git/objects'));
    const used = run(argv, fresh);
    print(size, 'branch', command, ...used, '-', (bytesOf(join(fresh, '.git/objects')) - before) / 1e6);
  }
  for (const place of [baselines, bare]) rmSync(place, { recursive: true });
}

try {
  print('size', 'store', 'command', 'CPU s', 'MB', 'read MB', 'fetched');
  for (const [runs = 0, cases = 0] of sizes) await measure(runs, cases);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
