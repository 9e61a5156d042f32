// Compares how fast Guardband and other programs read raw results, and whether they find the same numbers:
// npm run -s bench -- read
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import * as entrants from './read/entrants.mjs';
import { benchmarkFiles, unpacked } from './read/files.mjs';
import { Ended, given } from './read/options.mjs';
import { race, runOnce } from './read/race.mjs';
import { expectedOf, judge, verdictOn } from './read/referee.mjs';
import { emptyRow, headline, markdown, ratioRow } from './read/table.mjs';

const { guardband, oneThread, twoThreads, duckdb, lines, python } = entrants;
const [two, one] = [duckdb(2), duckdb(1)];
const say = (line) => process.stderr.write(`${line}\n`);

try {
  const load = loadavg()[0];
  const options = given();
  const version = entrants.refereeVersion();
  if (version === undefined) throw new Ended(2, 'DuckDB is needed: tools/setup-counterparts.sh duckdb');
  if (options.check) await check(options);
  else await bench(options, version, load);
} catch (error) {
  if (!(error instanceof Ended)) throw error;
  say(error.message);
  process.exitCode = error.exitCode;
}

function made(...request) {
  return benchmarkFiles(...request).catch((error) => {
    throw new Ended(2, error.message);
  });
}

/** Only checks that every way of reading finds the same numbers. */
async function check({ rows }) {
  const dir = mkdtempSync(join(tmpdir(), 'guardband-check-'));
  try {
    const files = await made(dir, rows, 0, () => undefined);
    for (const [name, file] of Object.entries(files)) {
      const expected = expectedOf(name, files, dir);
      for (const us of [guardband, oneThread, twoThreads])
        judge(us, runOnce(us, file.path, dir, python), name, expected);
      const labels = Object.keys(expected).length;
      console.log(`${name}: ${file.rows.toLocaleString('en-US')} rows, ${labels} labels, identical`);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function bench({ dir, rows, rounds, peers }, version, load) {
  if (load > 0.5)
    say(`The machine is busy (load ${load.toFixed(1)}): trust the ratios little, and the seconds not at all.`);
  const copies = peers.filter(({ id }) => id === 'jtl-splitter' || id === 'jmeter').length;
  const files = await made(dir, rows, copies, say);
  const corpus = process.env['GUARDBAND_CORPUS'];
  if (corpus !== undefined)
    files['real20s.csv'] = await unpacked(dir, join(corpus, 'jmeter/real20s.jtl.csv.gz'), 'real20s.csv');
  const work = mkdtempSync(join(dir, 'work-'));
  try {
    const table = [];
    for (const [name, pairs] of Object.entries(pairsOf(peers)))
      if (name in files) table.push(...raced(name, pairs, files, rounds, work));
    console.log(`${headline(version, rounds, files)}\n\n${markdown(table)}`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The programs to compare, by file. */
function pairsOf(peers) {
  const those = (...ids) => peers.filter(({ id }) => ids.includes(id)).map((peer) => [guardband, peer]);
  return {
    'big.csv': [
      ...[two, lines].map((them) => [guardband, them]),
      ...[two, one].map((them) => [oneThread, them]),
      ...those('csv-parse', 'jtl-splitter', 'jmeter'),
    ],
    'plain.csv': [two, lines].map((them) => [guardband, them]),
    'big.csv.gz': [two, entrants.gunzip].map((them) => [guardband, them]),
    'big.xml': [[guardband, lines], ...those('saxes')],
    'real20s.csv': [two, entrants.nothing].map((them) => [guardband, them]),
  };
}

/** The rows of the table for one file. */
function raced(name, pairs, files, rounds, work) {
  const file = files[name].path;
  const expected = expectedOf(name, files, work);
  // Not measured: this run also brings the file into the page cache.
  judge(guardband, runOnce(guardband, file, work, python), name, expected);
  const racing = [...new Set(pairs.flat())].filter(({ absent }) => absent === undefined);
  say(`${name}, in turn, ${rounds} x: ${racing.map(({ id }) => id).join(', ')}`);
  const verdicts = new Map();
  const took = race(racing, file, rounds, work, python, (entrant, run) => {
    if (entrant.id.startsWith('guardband')) judge(entrant, run, name, expected);
    else verdicts.set(entrant.id, verdictOn(run, expected));
  });
  return pairs.map(([us, them]) => {
    if (them.absent !== undefined) return emptyRow(name, us, them, `left out: ${them.absent}`);
    return ratioRow(name, us, them, took.get(us.id), took.get(them.id), verdicts.get(them.id));
  });
}
