// Times reading a matrix of results (small, medium, compressed) with one thread and with all threads. Runs whole processes in
// turn (A B A B ...), so that a drifting machine affects all alike.
//   npm run -s bench -- matrix [--against DIST] [--rounds 9]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import './environment.mjs';
import { median } from 'simple-statistics';
import { formats } from './read/formats.mjs';
import { plans, walk } from './read/traffic.mjs';

const { values } = parseArgs({ options: { against: { type: 'string' }, rounds: { type: 'string', default: '9' } } });
const matrices = [
  { results: 300, rows: 1_800 },
  { results: 300, rows: 1_800, packed: true },
  { results: 20, rows: 220_000 },
  { results: 9, rows: 530_000 },
];
const commands = [['dist', '1'], ['dist'], ...(values.against === undefined ? [] : [[values.against]])];

/** Writes the same result for every case: only the number and size of results matter. */
function make(folder, { results, rows, packed = false }) {
  const { head, text } = formats.csv(plans.shop.threadGroup);
  const lines = [head];
  walk(plans.shop, rows, (sample) => lines.push(text(sample)));
  const bytes = packed ? gzipSync(lines.join('')) : Buffer.from(lines.join(''));
  for (let i = 0; i < results; i++) {
    const place = join(folder, `scenario-${i % 30}`, `${Math.floor(i / 30) + 1}_users`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, packed ? 'results.jtl.gz' : 'results.jtl'), bytes);
  }
  return bytes.length;
}

/** @returns milliseconds */
function time([dist, threads], folder, out) {
  const env = { ...process.env, ...(threads !== undefined && { GUARDBAND_THREADS: threads }) };
  const begin = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, [join(resolve(dist), 'cli.cjs'), 'read', folder, '-o', out], {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(process.hrtime.bigint() - begin) / 1e6;
}

const named = ([dist, threads]) => (threads === undefined ? `${dist}` : `${dist}, one thread`);
console.log(`| results, median of ${values.rounds} | ${commands.map(named).join(' | ')} |`);
console.log(`|---|${commands.map(() => '---|').join('')}`);
for (const matrix of matrices) {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-matrix-'));
  try {
    const bytes = make(join(folder, 'results'), matrix);
    const times = commands.map(() => []);
    for (let round = 0; round < Number(values.rounds); round++)
      commands.forEach((command, i) => times[i].push(time(command, join(folder, 'results'), join(folder, 'run.json'))));
    const size = `${(bytes / 1e6).toFixed(bytes < 1e7 ? 2 : 0)} MB${matrix.packed ? ' packed' : ''}`;
    console.log(`| ${matrix.results} of ${size} | ${times.map((of) => `${median(of).toFixed(0)} ms`).join(' | ')} |`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
