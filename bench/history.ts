/**
 * Measures a check and a recording after 60, 1,000 and 10,000 runs of 30 cases, with a history in a folder, on a branch and
 * in a bucket (which needs tools/setup-counterparts.sh moto): time, memory, bytes and requests. The figures of the check
 * should hardly depend on the number of runs.
 *
 * npm run -s bench -- history [60 1000 10000]
 *
 * Requests are files read, git commands and HTTP requests. CPU time is that of the process without git. Figures of a
 * recording are means over the recordings of one segment.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { retainRuns } from '../src/compare/levels/long-histories.js';
import { createPolicy } from '../src/config/policy.js';
import { appendEntries } from '../src/history/append-entries.js';
import { isSegment } from '../src/history/layout.js';
import { openStore, readOpened } from '../src/history/stores/index.js';
import { gitIn } from '../src/hosts/node/git.js';
import { nodeHost } from '../src/hosts/node/host.js';
import type { HistoryEntry } from '../src/model/run.js';
import { startServer, type S3 } from '../tests/e2e/_s3.js';

const cases = 30;
const runsPerAppend = 8;
const recordingRounds = 3;
const repetitions = 7;
const counterparts = join(process.cwd(), '.tools');

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [60, 1000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
const clone = join(folder, 'clone');
const baselines = join(folder, 'baselines');
const bare = join(folder, 'bare.git');
const host = { ...nodeHost(), git: gitIn(clone) };

/** A reproducible run of all cases, each with separate noise. */
function runOf(day: number): readonly HistoryEntry[] {
  const startedAt = new Date(Date.UTC(2000, 0, 1) + day * 86_400_000).toISOString();
  return Array.from({ length: cases }, (_, index) => {
    const noise = 1 + 0.02 * Math.sin(day * 12.9898 + index * 78.233);
    const metrics = { errorPercent: 0, throughput: 100 * noise, p50: 20 / noise, p99: 40 / noise };
    const measurement = { scenario: 'shop', label: `GET /${String(index)}`, configuration: {}, samples: 5000, metrics };
    return { measurement: { ...measurement, startedAt, durationMs: 50_000 }, provenance: { startedAt } };
  });
}

const retain = retainRuns(createPolicy({}).policy);

/** Records into the folder and copies its files to the other stores. */
async function fill(from: number, to: number): Promise<void> {
  for (let day = from; day < to; day += runsPerAppend) {
    const days = Array.from({ length: Math.min(runsPerAppend, to - day) }, (_, n) => day + n);
    const { problems } = await appendEntries(days.flatMap(runOf), baselines, retain, host);
    if (problems !== undefined) throw new Error(JSON.stringify(problems));
  }
  const inBare = [
    '--git-dir',
    bare,
    '--work-tree',
    baselines,
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@localhost',
  ];
  execFileSync('git', [...inBare, 'add', '--all']);
  execFileSync('git', [...inBare, 'commit', '--quiet', '--message', `${String(to)} runs`]);
  const bucket = await (s3 && host.openBucket('bench'));
  for (const file of readdirSync(baselines, { recursive: true }).map(String)) {
    if (!file.includes('.') || bucket === undefined) continue;
    const [key, text] = [`perf/${file}`, readFileSync(join(baselines, file), 'utf8')];
    const before = await bucket.read(key);
    if (before?.text === text) continue;
    if (!(await bucket.write(key, text, before?.version))) throw new Error(`${key} was not written`);
  }
}

/** A run document to check and record. */
function writeRun(day: number): string {
  const [first] = runOf(day);
  const file = join(folder, 'run.json');
  const measurements = runOf(day).flatMap((entry) => ('measurement' in entry ? [entry.measurement] : []));
  const provenance = first !== undefined && 'provenance' in first ? first.provenance : {};
  writeFileSync(file, JSON.stringify({ schemaVersion: 1, provenance, measurements }));
  return file;
}

interface Cost {
  readonly ms: number;
  readonly cpuMs: number;
  readonly megabytes: number;
}

/**
 * Makes a process print its memory and its CPU time when it exits. The memory is that of /proc if there is one, because the
 * kernel's resource usage of a process begins with the memory of the one that started it.
 */
const usageHook = `--import=data:text/javascript,${encodeURIComponent(`
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  let kilobytes = maxRSS;
  try { kilobytes = Number(/VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]); } catch {}
  process.stderr.write('USED=' + kilobytes + ',' + (userCPUTime + systemCPUTime));
});`)}`;

/** Runs the built command line. */
async function run(argv: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<Cost> {
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const start = performance.now();
  const { status, stderr } = await new Promise<{ status: number | null; stderr: string }>((resolve) => {
    const child = spawn(process.execPath, [join(process.cwd(), 'dist/cli.cjs'), ...argv], {
      cwd: clone,
      env: { ...env, ...variables, NODE_OPTIONS: usageHook },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (piece: Buffer) => (stderr += piece.toString()));
    child.on('close', (status) => {
      resolve({ status, stderr });
    });
  });
  const ms = performance.now() - start;
  if (status !== 0) throw new Error(`${argv.join(' ')} exited with ${String(status)}: ${stderr}`);
  const [, kilobytes = 0, microseconds = 0] = /USED=(\d+),(\d+)/.exec(stderr) ?? [];
  return { ms, cpuMs: Number(microseconds) / 1000, megabytes: Number(kilobytes) / 1024 };
}

/** The minimum of several rounds, because other work on the machine can only increase a figure. */
async function measureCheck(argv: readonly string[]): Promise<Cost> {
  const costs: Cost[] = [];
  for (let i = 0; i < repetitions; i++) costs.push(await run(argv));
  return lowest(costs);
}

const lowest = (costs: readonly Cost[]): Cost => ({
  ms: Math.min(...costs.map(({ ms }) => ms)),
  cpuMs: Math.min(...costs.map(({ cpuMs }) => cpuMs)),
  megabytes: Math.min(...costs.map(({ megabytes }) => megabytes)),
});

/**
 * The mean of as many recordings as fit into a segment, so that one of them writes a segment; the minimum of several such
 * rounds.
 */
async function measureRecording(store: string, from: number): Promise<Cost> {
  const rounds: Cost[] = [];
  for (let round = 0; round < recordingRounds; round++) {
    const costs: Cost[] = [];
    for (let i = 0; i < runsPerAppend; i++)
      costs.push(await run(['record', writeRun(from + round * runsPerAppend + i), '--baselines', store]));
    const mean = (pick: (cost: Cost) => number): number =>
      costs.reduce((sum, cost) => sum + pick(cost), 0) / costs.length;
    rounds.push({
      ms: mean(({ ms }) => ms),
      cpuMs: mean(({ cpuMs }) => cpuMs),
      megabytes: mean((cost) => cost.megabytes),
    });
  }
  return lowest(rounds);
}

/** The number of files read, git commands or HTTP requests of one check. */
async function countRequests(store: string, argv: readonly string[], s3: S3 | undefined): Promise<number> {
  if (store.startsWith('s3:')) {
    s3?.requests.splice(0);
    await run(argv);
    return s3?.requests.length ?? 0;
  }
  if (!store.startsWith('branch:')) return (await readTexts(store, 'recent')).size;
  const trace = join(folder, 'trace');
  rmSync(trace, { force: true });
  await run(argv, { GIT_TRACE2_EVENT: trace });
  const starts = readFileSync(trace, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"start"'));
  return starts.filter((line) => !/"sid":"[^"]*\//.test(line)).length;
}

async function readTexts(name: string, scope: 'recent' | 'all'): Promise<ReadonlyMap<string, string>> {
  return (await readOpened(await openStore(name, host), scope)).texts ?? new Map<string, string>();
}

const sizeOf = (texts: ReadonlyMap<string, string>): number =>
  [...texts.values()].reduce((sum, text) => sum + text.length, 0);

const columns = [
  'store',
  'runs',
  'check ms',
  'CPU ms',
  'MB',
  'read kB',
  'of kB',
  'requests',
  'record ms',
  'CPU ms',
  'trend ms',
  'MB',
];
const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell))
    .map((cell, i) => (i === 0 ? cell.padEnd(6) : cell.padStart(9)))
    .join(' ');

async function startMoto(): Promise<S3 | undefined> {
  if (statSync(join(counterparts, 'venv/bin/moto_server'), { throwIfNoEntry: false }) === undefined) return undefined;
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' });
  const s3 = await startServer(counterparts);
  await fetch(`${s3.url}/bench`, { method: 'PUT' });
  return s3;
}

mkdirSync(clone);
execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=perf', bare]);
execFileSync('git', ['-C', clone, 'init', '--quiet']);
execFileSync('git', ['-C', clone, 'remote', 'add', 'origin', bare]);
const s3 = await startMoto();
const stores = [baselines, 'branch:perf', ...(s3 ? ['s3://bench/perf'] : [])];
const rows = new Map<string, string[]>();
try {
  let filled = 0;
  for (const count of counts) {
    await fill(filled, count);
    for (const store of stores) rows.set(store, [...(rows.get(store) ?? []), await measure(store, count)]);
    filled = count + recordingRounds * runsPerAppend;
  }
  console.log([row(columns), ...[...rows.values()].flat()].join('\n'));
  const segments = readdirSync(baselines, { recursive: true }).map(String).filter(isSegment);
  console.log(`${String(segments.length)} segments`);
} finally {
  await s3?.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(store: string, count: number): Promise<string> {
  const argv = ['check', writeRun(count), '--baselines', store];
  const check = await measureCheck(argv);
  const requests = await countRequests(store, argv, s3);
  const sizes = [sizeOf(await readTexts(store, 'recent')), sizeOf(await readTexts(store, 'all'))];
  const trend = await run(['trend', '--baselines', store]);
  const record = await measureRecording(store, count);
  const name = store === baselines ? 'folder' : (store.split(':')[0] ?? store);
  const ofCheck = [check.ms, check.cpuMs, check.megabytes, ...sizes.map((bytes) => bytes / 1000), requests];
  return row([name, String(count), ...ofCheck, record.ms, record.cpuMs, trend.ms, trend.megabytes]);
}
