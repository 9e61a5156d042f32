// Measures how often the gate is right with a JVM service and a real JMeter: node tests/calibration/gate/measure.mjs DIR
//   [--machine calm|loaded] [--each N] [--minutes-a-gate N] [--gates N] [--seed N] [--cli FILE] [--table]
// Of each kind of version, N gates (8, or 4 on a loaded machine) in random order, every second one with a history of six runs. DIR
// keeps everything: a repository and a history for each machine, the measurements of every gate, and a line per gate in
// gates.ndjson. It may be interrupted at any time and goes on where it was; --gates measures so many further ones at most, of which
// the history is one, and the exit code is 3 as long as some are left. On a loaded machine a neighbour keeps a processor busy. Prints
// the table that docs/inside/method-details.md sums up; --table prints it only. Needs dist/ (or --cli), a JDK, curl and a JMeter (JMETER, default: .tools/jmeter).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    machine: { type: 'string', default: 'calm' },
    each: { type: 'string' },
    'minutes-a-gate': { type: 'string', default: '3' },
    gates: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    cli: { type: 'string', default: join(root, 'dist/cli.cjs') },
    table: { type: 'boolean', default: false },
  },
});
const { machine, each = machine === 'calm' ? '8' : '4', 'minutes-a-gate': minutes } = options;
if (positionals.length !== 1 || !['calm', 'loaded'].includes(machine)) {
  console.error('usage: node tests/calibration/gate/measure.mjs DIR [--machine calm|loaded] [--each N] [--gates N]');
  process.exit(2);
}
const folder = resolve(positionals[0]);
const log = join(folder, 'gates.ndjson');
const home = join(folder, machine);
const [repository, baselines, runs] = ['repository', 'baselines', 'runs'].map((name) => join(home, name));
const recordedRuns = 6;
/** The share of a processor that the neighbour of a loaded machine uses. */
const neighbour = '0.8';

const kinds = [
  { kind: 'unchanged' },
  { kind: 'waiting +30 %', constant: 'WAITING', label: 'POST /exposure' },
  { kind: 'computing +30 %', constant: 'COMPUTING', label: 'GET /orbit' },
];

const env = { ...process.env, JMETER: process.env.JMETER ?? join(root, '.tools/jmeter') };
const inRepository = { cwd: repository, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] };
const run = (program, ...args) => execFileSync(program, args, inRepository);
const git = (...args) => run('git', '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...args);
const commit = (message) => git('commit', '--quiet', '--all', '--allow-empty', '--message', message);

/** A commit for each run on main, so that the newest one is the base of every gate. */
function recordHistory() {
  if (!existsSync(runs)) {
    rmSync(home, { recursive: true, force: true });
    cpSync(join(root, 'tests/calibration/gate/observatory'), repository, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    git('add', '.');
    mkdirSync(runs);
  }
  for (let recorded = readdirSync(runs).length; recorded < recordedRuns; recorded++) {
    commit('A version');
    const results = join(home, 'measured');
    rmSync(results, { recursive: true, force: true });
    run('bash', 'load-test.sh', 'build', '.');
    run('bash', 'load-test.sh', 'measure', '.', results);
    run('node', resolve(options.cli), 'record', results, '--baselines', baselines);
    renameSync(results, join(runs, String(recorded)));
  }
}

/** Measures one gate as a user does. */
function measureGate({ kind, constant, n, history }) {
  git('checkout', '--quiet', '--force', '-B', 'head', 'main');
  const file = join(repository, 'Effort.java');
  const base = readFileSync(file, 'utf8');
  if (constant !== undefined) writeFileSync(file, base.replace(`${constant} = 1.0`, `${constant} = 1.3`));
  commit(kind);
  const results = join(home, 'gates', `${n} ${kind}`);
  rmSync(results, { recursive: true, force: true });
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(
    'node',
    [
      ...[resolve(options.cli), 'gate', '--target', 'main', '--budget', `${minutes}m`],
      ...['--baselines', history === 'own' ? baselines : join(home, 'nothing'), '--results', results],
      ...['--out', join(home, 'report.json')],
    ],
    inRepository,
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const line = { machine, kind, n, history, exit: status, seconds };
  if (status === 3) return { ...line, outcome: 'unusable', why: stderr };
  const { outcome, gate, pairs, findings } = JSON.parse(readFileSync(join(home, 'report.json'), 'utf8'));
  const told = findings.filter(({ gated, fails, verdict }) => fails || (gated && verdict === 'suspect'));
  const named = [...new Set(told.map(({ case: { label } }) => label))];
  const { state, pairs: count = 0 } = pairs ?? {};
  const found = { outcome, state, measurements: gate.measurements, pairs: count, named, others: othersIn(results) };
  return { ...line, ...found, headline: stdout.split('\n', 1)[0] };
}

/** The share of the cores that other programs used, in percent. */
function othersIn(results) {
  const uses = readdirSync(results, { recursive: true })
    .filter((path) => path.endsWith('machine.json'))
    .map((path) => JSON.parse(readFileSync(join(results, path), 'utf8')).machine);
  return Math.round(mean(uses.map(({ foreignMs, cores, spanMs }) => (100 * foreignMs) / cores / spanMs)));
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const measured = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** What is left to do, in an order that depends on the seed: the kinds come mixed, with and without history in turn. */
function stepsLeft() {
  const chance = (text) => createHash('sha256').update(`${options.seed} ${machine} ${text}`).digest('hex');
  const order = (a, b) => a.n - b.n || (chance(a.n + a.kind) < chance(b.n + b.kind) ? -1 : 1);
  const done = measured().filter((gate) => gate.machine === machine);
  const gates = Array.from({ length: Number(each) }, (_, n) => n)
    .flatMap((n) => kinds.map((kind, k) => ({ ...kind, n, history: (n + k) % 2 === 0 ? 'own' : 'none' })))
    .filter(({ kind, n }) => !done.some((gate) => gate.kind === kind && gate.n === n))
    .sort(order);
  const isRecorded = existsSync(runs) && readdirSync(runs).length === recordedRuns;
  return [...(isRecorded ? [] : [recordHistory]), ...gates.map((gate) => () => keep(measureGate(gate)))];
}

function keep(line) {
  if (line.exit === 3 && measured().at(-1)?.exit === 3) throw new Error(`Two gates in a row: ${line.why}`);
  appendFileSync(log, `${JSON.stringify(line)}\n`);
  console.error(`${line.machine}, ${line.kind}, history: ${line.history}: ${line.headline ?? line.why}`);
}

/** Counts are of gates with the own history + without. */
function table() {
  const count = (gates) =>
    ['own', 'none'].map((history) => gates.filter((gate) => gate.history === history).length).join(' + ');
  const ends = ['failed', 'undecided', 'passed', 'unusable'];
  const titles = ['machine', 'version', 'N', 'failed', 'unknown', 'passed', 'unusable', 'unknown that name the label'];
  const rows = [[...titles, 'measurements', 'cores used by others'], [...titles, 1, 2].map(() => '---')];
  for (const place of ['calm', 'loaded'])
    for (const { kind, label } of kinds) {
      const gates = measured().filter((gate) => gate.machine === place && gate.kind === kind);
      const [failed, unknown, ...others] = ends.map((end) => gates.filter(({ outcome }) => outcome === end));
      const naming = label === undefined ? '' : count(unknown.filter(({ named }) => named.includes(label)));
      const measurements = mean(gates.flatMap((gate) => gate.measurements ?? [])).toFixed(1);
      const foreign = `${mean(gates.flatMap((gate) => gate.others ?? [])).toFixed(0)} %`;
      const counts = [gates, failed, unknown, ...others].map(count);
      if (gates.length > 0) rows.push([place, kind, ...counts, naming, measurements, foreign]);
    }
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

mkdirSync(folder, { recursive: true });
if (!options.table) {
  const steps = stepsLeft();
  const busy =
    machine === 'loaded'
      ? spawn('node', [join(root, 'tests/calibration/plain-plan/neighbour.mjs'), neighbour], { stdio: 'ignore' })
      : undefined;
  try {
    for (const step of steps.slice(0, Number(options.gates))) step();
  } finally {
    busy?.kill();
  }
  if (steps.length > Number(options.gates)) process.exitCode = 3;
}
console.log(table());
