// How fast raw results are read, against others, and whether all find the same numbers: npm run -s bench:read
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as entrants from './read/entrants.mjs';
import { benchmarkFiles, publishedRows, unpacked } from './read/files.mjs';
import { differences } from './read/identical.mjs';
import { race, runOnce } from './read/race.mjs';
import { emptyRow, markdown, ratioRow } from './read/table.mjs';

const usage = `npm run -s bench:read -- [OPTIONS]
Makes large results, has Guardband and others read them in turn, and prints ratios of the same rounds as Markdown.
Exit code 1: Guardband's numbers are not DuckDB's. 2: the benchmark cannot run.

  --dir DIR           where the files are kept (default: a folder among the system's temporary ones)
  --rows N            of the largest file; the others follow (default: 1000000, 230 MB in all)
  --full              the published sizes: --rows ${publishedRows}, 2.3 GB
  --rounds N          default: 5
  --peers A,B         also these: csv-parse, saxes, jmeter, jtl-splitter. They take minutes on the published sizes
  --jtl-splitter JAR  where that one is
  --check             only whether the numbers are identical, on small files that are removed afterwards
A real result is read as well where GUARDBAND_CORPUS names the folder of public results.`;

/** Why the benchmark ends early; a sentence for who runs it, no stack. */
class Ended extends Error {
  constructor(exitCode, message) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** XML is recognised, and refused until there is a reader for it. */
const mayBeRefused = new Set(['big.xml']);
const refused = 3;

const { guardband, oneThread, duckdb, python } = entrants;
const [two, one] = [duckdb(2), duckdb(1)];
const say = (line) => process.stderr.write(`${line}\n`);
const grouped = (n) => n.toLocaleString('en-US');

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

function given() {
  const text = { type: 'string' };
  const flag = { type: 'boolean', default: false };
  let values;
  try {
    const options = { dir: text, rows: text, rounds: text, peers: text, 'jtl-splitter': text };
    ({ values } = parseArgs({ options: { ...options, full: flag, check: flag, help: flag } }));
  } catch (error) {
    throw new Ended(2, `${error.message}\n\n${usage}`);
  }
  if (values.help) throw new Ended(0, usage);
  const count = (name, otherwise) => {
    const value = values[name] ?? String(otherwise);
    if (!/^[1-9]\d*$/.test(value)) throw new Ended(2, `--${name} is a number from 1 on, not ${value}`);
    return Number(value);
  };
  const rows = count('rows', values.full ? publishedRows : values.check ? 100_000 : 1_000_000);
  const all = entrants.peersFrom({ jtlSplitter: values['jtl-splitter'] && resolve(values['jtl-splitter']) });
  const peers = (values.peers ?? '').split(',').filter((name) => name !== '');
  const unknown = peers.filter((name) => !(name in all));
  if (unknown.length > 0) throw new Ended(2, `--peers knows ${Object.keys(all).join(', ')}, not ${unknown.join(', ')}`);
  return {
    check: values.check,
    rows,
    rounds: count('rounds', 5),
    dir: resolve(values.dir ?? join(tmpdir(), `guardband-bench-${rows}`)),
    peers: peers.map((name) => all[name]),
  };
}

/** Only whether all is the same, in both ways of reading. */
async function check({ rows }) {
  const dir = mkdtempSync(join(tmpdir(), 'guardband-check-'));
  try {
    const files = await benchmarkFiles(dir, rows, 0, () => undefined);
    for (const [name, file] of Object.entries(files)) {
      const expected = expectedOf(name, files, dir);
      const isRead = [guardband, oneThread].every((us) =>
        judged(us, runOnce(us, file.path, dir, python), name, expected),
      );
      const labels = Object.keys(expected).length;
      console.log(`${name}: ${isRead ? `${grouped(file.rows)} rows, ${labels} labels, identical` : 'not read yet'}`);
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function bench({ dir, rows, rounds, peers }, version, load) {
  if (load > 0.5)
    say(`The machine is busy (load ${load.toFixed(1)}): trust the ratios little, and the seconds not at all.`);
  const copies = peers.filter(({ id }) => id === 'jtl-splitter' || id === 'jmeter').length;
  const files = await benchmarkFiles(dir, rows, copies, say).catch((error) => {
    throw new Ended(2, error.message);
  });
  const corpus = process.env['GUARDBAND_CORPUS'];
  if (corpus !== undefined)
    files['real20s.csv'] = await unpacked(dir, join(corpus, 'jmeter/real20s.jtl.csv.gz'), 'real20s.csv');
  const work = mkdtempSync(join(dir, 'work-'));
  try {
    const table = [];
    for (const [name, pairs] of Object.entries(pairsOf(peers)))
      if (name in files && pairs.length > 0) table.push(...raced(name, pairs, files, rounds, work));
    console.log(`${headline(version, rounds, files)}\n\n${markdown(table)}`);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Who is held against whom, by file. */
function pairsOf(peers) {
  const those = (...ids) => peers.filter(({ id }) => ids.includes(id)).map((peer) => [guardband, peer]);
  return {
    'big.csv': [
      ...[two, entrants.lines].map((them) => [guardband, them]),
      ...[two, one].map((them) => [oneThread, them]),
      ...those('csv-parse', 'jtl-splitter', 'jmeter'),
    ],
    'plain.csv': [two, entrants.lines].map((them) => [guardband, them]),
    'big.csv.gz': [two, entrants.gunzip].map((them) => [guardband, them]),
    'big.xml': those('saxes'),
    'real20s.csv': [two, entrants.nothing].map((them) => [guardband, them]),
  };
}

/** The rows of one file's table. */
function raced(name, pairs, files, rounds, work) {
  const file = files[name].path;
  const expected = expectedOf(name, files, work);
  // Not measured: it also brings the file into the page cache, for all.
  if (!judged(guardband, runOnce(guardband, file, work, python), name, expected))
    return pairs.map(([us, them]) => emptyRow(name, us, them, 'not read yet'));
  const racing = [...new Set(pairs.flat())].filter(({ absent }) => absent === undefined);
  say(`${name}: ${rounds} rounds of ${racing.map(({ id }) => id).join(', ')}`);
  const verdicts = new Map();
  const took = race(racing, file, rounds, work, python, (entrant, run) => {
    if (entrant.id.startsWith('guardband')) judged(entrant, run, name, expected);
    else verdicts.set(entrant.id, verdictOn(run, expected));
  });
  return pairs.map(([us, them]) => {
    if (them.absent !== undefined) return emptyRow(name, us, them, `left out: ${them.absent}`);
    return ratioRow(name, us, them, took.get(us.id), took.get(them.id), verdicts.get(them.id));
  });
}

/** What DuckDB finds; in big.xml are the first samples of big.csv. */
function expectedOf(name, files, work) {
  const [referee, file] = name === 'big.xml' ? [duckdb(2, files[name].rows), 'big.csv'] : [two, name];
  const { sums, stderr } = runOnce(referee, files[file].path, work, python);
  if (sums === undefined) throw new Ended(2, `DuckDB could not read ${file}: ${stderr}`);
  const found = Object.values(sums).reduce((all, { count }) => all + count, 0);
  const { rows = found } = files[name];
  if (found !== rows) throw new Ended(2, `DuckDB finds ${found} rows in ${file}, where ${rows} were written`);
  return sums;
}

/**
 * Are the product's numbers the expected ones?
 * @returns {boolean} False when it may refuse this file, and does.
 * @throws {Ended} With every difference, each by label and number.
 */
function judged(us, { took, sums, stderr }, name, expected) {
  if (took.exitCode === refused && mayBeRefused.has(name)) return false;
  if (sums === undefined) throw new Ended(1, `${us.title} ends with exit code ${took.exitCode} on ${name}:\n${stderr}`);
  const wrong = differences(expected, sums);
  if (wrong.length > 0)
    throw new Ended(1, `${us.title} and DuckDB differ on ${name} in ${wrong.length} numbers:\n  ${wrong.join('\n  ')}`);
  return true;
}

/** The same about the others, for the table. */
function verdictOn({ took, sums }, expected) {
  if (took.exitCode !== 0) return `ends with exit code ${took.exitCode}`;
  if (sums === undefined) return '';
  const wrong = differences(expected, sums).length;
  return wrong === 0 ? 'yes' : `no: ${wrong} differ`;
}

function headline(version, rounds, files) {
  const size = ({ bytes }) => (bytes >= 1e9 ? `${(bytes / 1e9).toFixed(2)} GB` : `${(bytes / 1e6).toFixed(0)} MB`);
  const described = Object.entries(files).map(
    ([name, file]) => `${name} ${size(file)}${file.rows === undefined ? '' : `, ${grouped(file.rows)} rows`}`,
  );
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, ${(totalmem() / 1e9).toFixed(0)} GB`;
  return [
    `${machine}; ${type()} ${release()}, node ${process.versions.node}, DuckDB ${version}.`,
    `${described.join('; ')}.`,
    `Whole cold processes, files in the page cache, ${rounds} rounds in turn. Pairs are ours : theirs, medians; ratios are`,
    `taken within a round, with the least and the greatest.`,
  ].join('\n');
}
