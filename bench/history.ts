/**
 * Prints what a check and a recording cost after 60, 1,000 and 10,000 runs of 30 cases: time, memory and bytes read, for a history
 * in a folder, on a branch and in a bucket (with tools/setup-counterparts.sh moto). The columns of the check should be flat.
 *
 *   npm run -s bench:history [-- 60 1000 10000]
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendEntries } from '../src/history/append-entries.js';
import { isSegment } from '../src/history/segment-names.js';
import { findStore } from '../src/history/stores/index.js';
import { gitIn } from '../src/hosts/node/git.js';
import { nodeHost } from '../src/hosts/node/host.js';
import type { HistoryEntry } from '../src/model/run.js';

const cases = 30;
const runsPerAppend = 15;
const repetitions = 5;
const moto = '.tools/venv/bin/moto_server';

const asked = process.argv.slice(2).map(Number);
const counts = asked.length > 0 ? asked : [60, 1000, 10_000];
const folder = mkdtempSync(join(tmpdir(), 'guardband-bench-'));
const host = { ...nodeHost(), git: gitIn(join(folder, 'clone')) };

/** One run of every case with reproducible random noise. */
function runOf(day: number): readonly HistoryEntry[] {
  const startedAt = new Date(Date.UTC(2000, 0, 1) + day * 86_400_000).toISOString();
  return Array.from({ length: cases }, (_, index) => {
    const noise = 1 + 0.02 * Math.sin(day * 12.9898 + index * 78.233);
    const metrics = { errorPercent: 0, throughput: 100 * noise, p50: 20 / noise, p99: 40 / noise };
    const measurement = { scenario: 'shop', label: `GET /${String(index)}`, configuration: {}, samples: 5000, metrics };
    return { measurement: { ...measurement, startedAt, durationMs: 50_000 }, provenance: { startedAt } };
  });
}

async function fill(store: string, from: number, to: number): Promise<void> {
  for (let day = from; day < to; day += runsPerAppend) {
    const days = Array.from({ length: Math.min(runsPerAppend, to - day) }, (_, n) => day + n);
    const { problems } = await appendEntries(days.flatMap(runOf), store, host);
    if (problems !== undefined) throw new Error(JSON.stringify(problems));
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

const memoryHook =
  "--import=data:text/javascript,process.on('exit',()=>process.stderr.write('RSS='+process.resourceUsage().maxRSS))";

/** Runs the built command line several times. Returns the shortest time in ms, and the memory in MB. */
function measure(argv: readonly string[], times = repetitions): { readonly ms: number; readonly mb: number } {
  let [ms, mb] = [Infinity, 0];
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), 'dist/cli.cjs'), ...argv], {
      cwd: join(folder, 'clone'),
      env: { ...env, NODE_OPTIONS: memoryHook },
      encoding: 'utf8',
    });
    ms = Math.min(ms, performance.now() - start);
    mb = Number(/RSS=(\d+)/.exec(stderr)?.[1] ?? 0) / 1024;
    if (status !== 0) throw new Error(`${argv.join(' ')} exited with ${String(status)}: ${stderr}`);
  }
  return { ms, mb };
}

/** The size of the part of a history that a check reads, and of the whole history. */
async function sizeOf(name: string): Promise<{ readonly recent: number; readonly all: number }> {
  const { store, place } = findStore(name);
  const sizes = async (scope: 'recent' | 'all'): Promise<number> => {
    const { texts = new Map<string, string>() } = await store.files(place, scope, host);
    return [...texts].reduce((sum, [path, text]) => sum + (scope === 'recent' && isSegment(path) ? 0 : text.length), 0);
  };
  return { recent: await sizes('recent'), all: await sizes('all') };
}

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell, i) => (i === 0 ? String(cell).padEnd(8) : String(cell).padStart(11))).join(' ');

async function startMoto(): Promise<(() => void) | undefined> {
  if (statSync(moto, { throwIfNoEntry: false }) === undefined) return undefined;
  const port = '50123';
  const server = spawn(moto, ['-H', '127.0.0.1', '-p', port], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: url,
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'us-east-1',
  });
  for (let attempt = 0; attempt < 200; attempt++) {
    try {
      await fetch(`${url}/bench`, { method: 'PUT' });
      return () => void server.kill();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('moto did not start');
}

mkdirSync(join(folder, 'clone'));
execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'bare.git')]);
execFileSync('git', ['-C', join(folder, 'clone'), 'init', '--quiet']);
execFileSync('git', ['-C', join(folder, 'clone'), 'remote', 'add', 'origin', join(folder, 'bare.git')]);
const stopMoto = await startMoto();
const stores = [join(folder, 'baselines'), 'branch:perf', ...(stopMoto ? ['s3://bench/perf'] : [])];
try {
  console.log(row(['store', 'runs', 'check ms', 'check MB', 'read kB', 'of kB', 'record ms', 'trend ms']));
  for (const store of stores) {
    let filled = 0;
    for (const count of counts) {
      await fill(store, filled, count);
      filled = count;
      const check = measure(['check', writeRun(count), '--baselines', store]);
      const size = await sizeOf(store);
      const trend = measure(['trend', '--baselines', store], 1);
      const record = measure(['record', writeRun(count), '--baselines', store], 1);
      filled++;
      const name = store.startsWith('/') ? 'folder' : (store.split(':')[0] ?? store);
      const kilobytes = [size.recent, size.all].map((bytes) => (bytes / 1000).toFixed(0));
      console.log(
        row([
          name,
          count,
          check.ms.toFixed(0),
          check.mb.toFixed(0),
          ...kilobytes,
          record.ms.toFixed(0),
          trend.ms.toFixed(0),
        ]),
      );
    }
  }
  const segments = readdirSync(join(folder, 'baselines'), { recursive: true }).map(String).filter(isSegment);
  console.log(`${String(segments.length)} segments in the folder`);
} finally {
  stopMoto?.();
  rmSync(folder, { recursive: true, force: true });
}
