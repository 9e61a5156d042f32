// Measures how often the gate is right with a real JMeter: node tests/calibration/gate/measure.mjs DIR
//   [--machine calm|loaded] [--busy WHY] [--minutes N] [--seconds N] [--table]
// DIR keeps everything: a repository and a history for each of two services and each machine, the measurements of every gate, and
// a line per gate in gates.ndjson. It may be interrupted at any time and goes on where it was. Every second gate is of an unchanged
// version; changes, services and gates with and without a history come in turn. On a loaded machine a neighbour keeps processors
// busy; --busy says what does so already, so that none is started. Prints the table of docs/gate.md; --table prints it only.
// Needs dist/ and a JMeter (JMETER, default: .tools/jmeter).
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { library, loadTest, parcels, root } from '../load-test.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    machine: { type: 'string', default: 'calm' },
    busy: { type: 'string' },
    minutes: { type: 'string', default: '90' },
    seconds: { type: 'string', default: '9' },
    table: { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (named === undefined || !['calm', 'loaded'].includes(options.machine)) {
  console.error(
    'usage: node tests/calibration/gate/measure.mjs DIR [--machine calm|loaded] [--busy WHY] [--minutes N]',
  );
  process.exit(2);
}
const folder = resolve(named);
const log = join(folder, 'gates.ndjson');
const cli = join(root, 'dist/cli.cjs');
const until = Date.now() + 60_000 * Number(options.minutes);
const recordedRuns = 6;
/** The share of a processor that the neighbour of a loaded machine uses. */
const neighbour = 0.8;
const usesNeighbour = options.machine === 'loaded' && options.busy === undefined;
const machine =
  options.machine === 'calm' ? 'calm' : `loaded: ${options.busy ?? `a neighbour that uses ${neighbour} processors`}`;

/** The endpoints that a change slows down, breaks or removes. */
const services = [
  { ...library, waiting: 'loan', computing: 'search', failing: 'loan', removed: 'GET /cover' },
  { ...parcels, waiting: 'route', computing: 'seal', failing: 'scan', removed: 'GET /price' },
];
const unchanged = { name: 'unchanged', change: () => '' };
const changes = [
  { name: 'waiting endpoint +15 %', change: ({ waiting }) => `--slow ${waiting}=1.15` },
  { name: 'waiting endpoint +30 %', change: ({ waiting }) => `--slow ${waiting}=1.3` },
  { name: 'CPU-bound endpoint +15 %', change: ({ computing }) => `--slow ${computing}=1.15` },
  { name: 'CPU-bound endpoint +30 %', change: ({ computing }) => `--slow ${computing}=1.3` },
  { name: 'everything +20 %', change: () => '--slow all=1.2' },
  { name: 'errors 0 -> 2 % in one endpoint', change: ({ failing }) => `--errors ${failing}=0.02` },
  { name: 'an endpoint removed', change: () => '', removes: true },
];

/** Gate n of a machine. The number of changes shares no factor with 4, so each meets both services with and without history. */
function gateAt(n) {
  const k = Math.floor(n / 2);
  return {
    kind: n % 2 === 0 ? unchanged : changes[k % changes.length],
    service: services[k % 2],
    history: Math.floor(k / 2) % 2 === 0 ? 'none' : 'own',
  };
}

const repositoryOf = ({ name }) => join(folder, name, 'repository');
const git = (service, ...args) =>
  execFileSync('git', [
    '-C',
    repositoryOf(service),
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.invalid',
    ...args,
  ]);
const guardband = (service, ...args) =>
  spawnSync('node', [cli, ...args], { cwd: repositoryOf(service), encoding: 'utf8' });

function prepare(service) {
  const repository = repositoryOf(service);
  if (existsSync(repository)) return;
  mkdirSync(repository, { recursive: true });
  git(service, 'init', '--quiet', '--initial-branch=main');
  const files = {
    'load-test.sh': loadTest('10', options.seconds, service),
    'guardband.yml': `warmup: ${Number(options.seconds) / 4}s\nmeasure:\n  run: bash load-test.sh {version} {out}\n  budget: 6m\n`,
    '.gitignore': 'jmeter.log\nreport.json\n',
    'plan.jmx': service.plan,
    change: '\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(repository, name), text);
  git(service, 'add', '.');
  git(service, 'commit', '--quiet', '--message', 'The base');
}

/** Commits a version on top of the base. */
function checkOut(service, { change, removes = false }) {
  const repository = repositoryOf(service);
  git(service, 'checkout', '--quiet', '--force', '-B', 'head', 'main');
  writeFileSync(join(repository, 'change'), `${change(service)}\n`);
  const { plan, removed } = service;
  const disabled = plan.replace(`testname="${removed}"`, '$& enabled="false"');
  writeFileSync(join(repository, 'plan.jmx'), removes ? disabled : plan);
  git(service, 'commit', '--quiet', '--all', '--allow-empty', '--message', 'A version');
}

/** Measures the history of a service on this machine. Returns its folder. */
function recordHistory(service) {
  const place = join(folder, service.name, `history-${options.machine}`);
  const baselines = join(place, 'baselines');
  mkdirSync(join(place, 'runs'), { recursive: true });
  checkOut(service, unchanged);
  for (let recorded = readdirSync(join(place, 'runs')).length; recorded < recordedRuns; recorded++) {
    const results = join(place, 'measured');
    execFileSync('rm', ['-rf', results]);
    execFileSync('bash', ['load-test.sh', repositoryOf(service), results], { cwd: repositoryOf(service) });
    const { status, stderr } = guardband(service, 'record', results, '--baselines', baselines);
    if (status !== 0) throw new Error(stderr);
    execFileSync('mv', [results, join(place, 'runs', String(recorded))]);
  }
  return baselines;
}

const gates = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** Measures one gate as a user does. */
function measureGate(n) {
  const { kind, service, history } = gateAt(n);
  prepare(service);
  const baselines = history === 'own' ? recordHistory(service) : join(folder, 'nothing');
  checkOut(service, kind);
  const results = join(folder, 'gates', `${options.machine}-${n}`);
  execFileSync('rm', ['-rf', results]);
  const { status, stdout, stderr } = guardband(
    service,
    ...['gate', '--base', 'main', '--baselines', baselines, '--results', results, '--out', 'report.json'],
  );
  const line = { machine, kind: kind.name, service: service.name, history, n, exit: status };
  if (status === 3) return { ...line, outcome: 'unusable', why: stderr };
  const { outcome, gate, pairs, findings } = JSON.parse(
    readFileSync(join(repositoryOf(service), 'report.json'), 'utf8'),
  );
  const failing = [...new Set(findings.filter(({ fails }) => fails).map(({ case: { label } }) => label))];
  return { ...line, outcome, headline: stdout.split('\n', 1)[0], failing, gate, pairs };
}

function measure() {
  const done = gates().filter((gate) => gate.machine === machine);
  for (let n = 0; Date.now() < until; n++) {
    if (done.some((gate) => gate.n === n)) continue;
    const line = measureGate(n);
    appendFileSync(log, `${JSON.stringify(line)}\n`);
    console.error(`${line.kind}, ${line.service}, history: ${line.history}: ${line.headline ?? line.why}`);
    if (line.outcome === 'unusable' && done.at(-1)?.outcome === 'unusable') throw new Error(line.why);
    done.push(line);
  }
}

/** "2 of 12 (5 to 45 %)": Wilson's interval of 95 %. */
function share(count, of) {
  const [p, z2] = [count / of, 1.96 ** 2];
  const centre = (p + z2 / 2 / of) / (1 + z2 / of);
  const reach = (1.96 * Math.sqrt((p * (1 - p)) / of + z2 / 4 / of ** 2)) / (1 + z2 / of);
  const [low, high] = [centre - reach, centre + reach].map((end) => Math.round(100 * Math.min(Math.max(end, 0), 1)));
  return `${count} (${low} to ${high} %)`;
}

/** What a gate ended with. open: exit code 0, and the headline says what could not be excluded. */
const endOf = ({ outcome, pairs }) => (outcome === 'passed' && pairs?.state === 'open' ? 'open' : outcome);
const ends = ['failed', 'undecided', 'open', 'passed', 'unusable'];

function table() {
  const all = gates();
  const rows = [...new Set(all.map((gate) => gate.machine))].sort().flatMap((place) =>
    [unchanged, ...changes].flatMap(({ name }) => {
      const own = all.filter((gate) => gate.machine === place && gate.kind === name);
      if (own.length === 0) return [];
      const counts = ends.map((end) => share(own.filter((gate) => endOf(gate) === end).length, own.length));
      const mean = own.reduce((sum, { gate }) => sum + (gate?.measurements ?? 0), 0) / own.length;
      return [`| ${[place, name, own.length, ...counts, mean.toFixed(1)].join(' | ')} |`];
    }),
  );
  const titles = ['machine', 'version', 'N', ...ends, 'measurements'];
  return [`| ${titles.join(' | ')} |`, `|${titles.map(() => '---|').join('')}`, ...rows].join('\n');
}

if (!options.table) {
  mkdirSync(folder, { recursive: true });
  const busy = usesNeighbour
    ? spawn('node', [join(root, 'tests/calibration/plain-plan/neighbour.mjs'), String(neighbour)])
    : undefined;
  try {
    measure();
  } finally {
    busy?.kill();
  }
}
console.log(table());
