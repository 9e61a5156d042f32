/**
 * Prints what it costs to merge the documents of 1,000 load generators, and checks that the merged numbers are those of reading all
 * results at once.
 *
 *   npm run -s bench -- shards [1000]
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDocument } from '../src/commands/read/run-document.js';
import { retainRuns } from '../src/compare/levels/long-histories.js';
import { createPolicy } from '../src/config/policy.js';
import { appendEntries } from '../src/history/append-entries.js';
import { nodeHost } from '../src/hosts/node/host.js';
import type { Measurement, RunDocument } from '../src/model/documents.js';

const labels = ['GET /products', 'GET /products/1', 'POST /orders', 'GET /orders'];
const rowsPerGenerator = 2000;
const repetitions = 3;

const generators = Number(process.argv[2] ?? 1000);
const folder = mkdtempSync(join(tmpdir(), 'guardband-shards-'));
const inFolder = (name: string): string => join(folder, name);

/** The result of one generator: 100 s of requests, with response times that differ from generator to generator. */
function writeResult(generator: number): string {
  const lines = ['timeStamp,elapsed,label,responseCode,success,bytes,sentBytes,Latency,Connect'];
  for (let row = 0; row < rowsPerGenerator; row++) {
    const seed = Math.sin(generator * 12.9898 + row * 78.233) * 43_758.5453;
    const elapsed = Math.round(20 + 80 * (seed - Math.floor(seed)) ** 4);
    const started = 1_760_000_000_000 + row * 50 + (generator % 50);
    const isOk = row % 997 !== generator % 997;
    const label = labels[row % labels.length] ?? '';
    lines.push(
      `${String(started)},${String(elapsed)},${label},${isOk ? '200,true' : '503,false'},512,128,${String(elapsed - 1)},1`,
    );
  }
  const name = `results/${String(generator)}/shop/users=50/results.jtl`;
  mkdirSync(inFolder(`results/${String(generator)}/shop/users=50`), { recursive: true });
  writeFileSync(inFolder(name), `${lines.join('\n')}\n`);
  return inFolder(`results/${String(generator)}`);
}

const usageHook =
  "--import=data:text/javascript,process.on('exit',()=>process.stderr.write('USED='+process.resourceUsage().maxRSS))";

interface Cost {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Runs the built command line; the fastest of several runs. */
function run(...argv: readonly string[]): Cost {
  let best: Cost = { seconds: Infinity, megabytes: 0 };
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  for (let i = 0; i < repetitions; i++) {
    const start = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [join(process.cwd(), 'dist/cli.cjs'), ...argv], {
      cwd: folder,
      env: { ...env, NODE_OPTIONS: usageHook },
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(`${argv.join(' ')} exited with ${String(status)}: ${stderr}`);
    if (seconds < best.seconds) best = { seconds, megabytes: Number(/USED=(\d+)/.exec(stderr)?.[1] ?? 0) / 1024 };
  }
  return best;
}

/** Ten earlier runs, each a little different. */
async function recordBefore({ measurements }: RunDocument): Promise<void> {
  const entries = Array.from({ length: 10 }, (_, day) => {
    const startedAt = new Date(Date.UTC(2025, 0, 1 + day)).toISOString();
    return measurements.map(({ histogram: _histogram, metrics, ...measurement }) => {
      const noisy = Object.entries(metrics).map(([id, value]) => [
        id,
        typeof value === 'number' && id !== 'errorPercent' ? value * (1 + 0.01 * Math.sin(7 * day)) : value,
      ]);
      const earlier = { ...measurement, startedAt, metrics: Object.fromEntries(noisy) as Measurement['metrics'] };
      return { measurement: earlier, provenance: { startedAt } };
    });
  });
  const { problems } = await appendEntries(
    entries.flat(),
    inFolder('baselines'),
    retainRuns(createPolicy({}).policy),
    nodeHost(),
  );
  if (problems !== undefined) throw new Error(JSON.stringify(problems));
}

const readDocument = (name: string): RunDocument => JSON.parse(readFileSync(inFolder(name), 'utf8')) as RunDocument;
const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
const print = (what: string, { seconds, megabytes }: Cost): void => {
  console.log(`${what.padEnd(34)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB`);
};

try {
  mkdirSync(inFolder('shards'));
  for (let generator = 0; generator < generators; generator++) {
    const { text, exitCode, problems } = await runDocument({ results: [writeResult(generator)] }, nodeHost());
    if (exitCode !== 0 || text === undefined) throw new Error(JSON.stringify(problems));
    writeFileSync(inFolder(`shards/${String(generator)}.json`), text);
  }
  const [results, shards] = [sizeOf(inFolder('results')) / 1e6, sizeOf(inFolder('shards')) / 1e6];
  console.log(
    `${String(generators)} generators, ${String(generators * rowsPerGenerator)} requests of ${String(labels.length)} labels: ` +
      `results ${results.toFixed(1)} MB, documents ${shards.toFixed(1)} MB`,
  );
  print('read all results at once', run('read', 'results', '-o', 'whole.json'));
  print('merge all documents', run('read', 'shards', '-o', 'merged.json'));
  await recordBefore(readDocument('whole.json'));
  print('check all documents', run('check', 'shards', '--baselines', 'baselines'));
  assert.deepEqual(readDocument('merged.json').measurements, readDocument('whole.json').measurements);
  console.log('The merged numbers are those of reading all results at once.');
} finally {
  rmSync(folder, { recursive: true });
}
