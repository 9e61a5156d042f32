// Times reading a result with very many labels and widely spread response times: 1.5 million rows, with all threads and
// with one.
// npm run -s bench -- labels [--against DIST]
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import './environment.mjs';
import { formats } from './read/formats.mjs';
import { runOnce } from './read/race.mjs';

const { values } = parseArgs({ options: { against: { type: 'string' } } });
const rows = 1_500_000;
const results = [
  { labels: 1000, mostMs: 20_000 },
  { labels: 4500, mostMs: 20_000 },
  { labels: 50_000, mostMs: 300 },
];
const entrants = ['dist', ...(values.against === undefined ? [] : [values.against])].flatMap((dist, i) =>
  [undefined, '1'].map((threads) => ({
    id: `${i}-${threads ?? 'all'}`,
    title: `${dist}${threads === undefined ? '' : ', one thread'}`,
    command: (file, own) => [
      process.execPath,
      join(resolve(dist), 'cli.cjs'),
      'read',
      file,
      '-o',
      join(own, 'run.json'),
    ],
    env: { GUARDBAND_THREADS: threads },
  })),
);

/** A random label and a random time. */
function make(file, { labels, mostMs }) {
  const { head, text } = formats.csv('Shop 1');
  const outcome = { code: '200', message: 'OK', dataType: 'text', success: true, bytes: 1289 };
  const requests = Array.from({ length: labels }, (_, i) => ({
    label: `GET /orders/${i}`,
    url: `http://shop:8080/orders/${i}`,
    sentBytes: 111,
  }));
  // Marsaglia's xorshift; its period is far longer than the two numbers per row.
  let [a, b, c, d] = [123456789, 362436069, 521288629, 88675123];
  const any = (most) => {
    const t = a ^ (a << 11);
    [a, b, c] = [b, c, d];
    d = d ^ (d >>> 19) ^ t ^ (t >>> 8);
    return (d >>> 0) % most;
  };
  const opened = openSync(file, 'w');
  let written = head;
  for (let i = 0; i < rows; i++) {
    const times = {
      startMs: 1_767_600_000_000 + Math.floor(i / 3),
      elapsedMs: any(mostMs),
      latencyMs: 3,
      idleMs: 0,
      connectMs: 0,
    };
    written += text({ request: requests[any(labels)], outcome, ...times, user: i % 50, active: 50, children: [] });
    if (written.length < 1e6 && i < rows - 1) continue;
    writeSync(opened, written);
    written = '';
  }
  closeSync(opened);
}

const folder = mkdtempSync(join(tmpdir(), 'guardband-labels-'));
try {
  console.log(`| labels, times up to | ${entrants.map(({ title }) => title).join(' | ')} |`);
  console.log(`|---|${entrants.map(() => '---|').join('')}`);
  for (const result of results) {
    const file = join(folder, 'results.jtl');
    make(file, result);
    const took = entrants.map((entrant) => runOnce(entrant, file, folder, 'python3').took);
    const shown = took.map(({ wallS, peakBytes }) => `${wallS.toFixed(1)} s, ${(peakBytes / 1e6).toFixed(0)} MB`);
    console.log(`| ${result.labels}, ${result.mostMs} ms | ${shown.join(' | ')} |`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
