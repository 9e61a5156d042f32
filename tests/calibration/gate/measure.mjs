// Measures how often the gate is right with a real JMeter: node tests/calibration/gate/measure.mjs DIR [--session NAME] [--scale SHARE]
//   [--until HH:MM] [--seconds N] [--table]
// DIR keeps everything: a repository whose versions slow the service of ../plain-plan down, the histories of each session, and
// one line per gate in gates.ndjson. Gates that are there are not measured again, so it may be interrupted at any time. A
// session is a time without long pauses; call it again another day with another NAME to judge by the history of an earlier
// session. --scale 0.1 measures a tenth of the gates. Prints the table of docs/method.md; --table prints it only.
// Needs dist/ and a JMeter (JMETER, default: .tools/jmeter).
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadTest, plan, root } from '../load-test.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    session: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    scale: { type: 'string', default: '1' },
    until: { type: 'string' },
    seconds: { type: 'string', default: '18' },
    table: { type: 'boolean', default: false },
  },
});
const [named] = positionals;
if (named === undefined) {
  console.error('usage: node tests/calibration/gate/measure.mjs DIR [--session NAME] [--scale SHARE] [--until HH:MM]');
  process.exit(2);
}
const folder = resolve(named);
const repository = join(folder, 'repository');
const log = join(folder, 'gates.ndjson');
const cli = join(root, 'dist/cli.cjs');
const recordedRuns = 6;

/** What the head changes in the service, and how many gates are measured with each history. */
const kinds = [
  { name: 'unchanged', gates: 40, change: '' },
  { name: 'waiting endpoint +15 %', gates: 10, change: '--slow loan=1.15' },
  { name: 'waiting endpoint +30 %', gates: 10, change: '--slow loan=1.3' },
  { name: 'CPU-bound endpoint +15 %', gates: 10, change: '--slow search=1.15' },
  { name: 'CPU-bound endpoint +30 %', gates: 10, change: '--slow search=1.3' },
  { name: 'everything +20 %', gates: 10, change: '--slow all=1.2' },
  { name: 'errors in 2 % of one endpoint', gates: 10, change: '--errors loan=0.02' },
  { name: 'an endpoint removed', gates: 10, change: '', removed: true },
];
const histories = ['own session', 'another session', 'none'];

const git = (...args) =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@example.invalid', ...args], {
    encoding: 'utf8',
  });
const guardband = (...args) => spawnSync('node', [cli, ...args], { cwd: repository, encoding: 'utf8' });

/** Commits a version on top of the base and returns to it at the next call. */
function checkOut({ change, removed = false }) {
  git('checkout', '--quiet', '--force', 'main');
  writeFileSync(join(repository, 'change'), `${change}\n`);
  writeFileSync(
    join(repository, 'plan.jmx'),
    removed
      ? plan
          .replace(/(<HTTPSamplerProxy[^>]*testname="GET \/cover")/, '$1 enabled="false"')
          .replace(/enabled="false"([^>]*) enabled="true"/, 'enabled="false"$1')
      : plan,
  );
  git('checkout', '--quiet', '-B', 'head');
  git('commit', '--quiet', '--all', '--allow-empty', '--message', 'A version');
}

function prepare() {
  if (existsSync(repository)) return;
  mkdirSync(repository, { recursive: true });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
  const warmup = Math.min(4, Number(options.seconds) / 4);
  writeFileSync(join(repository, 'load-test.sh'), loadTest('5 15', options.seconds));
  writeFileSync(
    join(repository, 'guardband.yml'),
    `warmup: ${String(warmup)}s\nmeasure:\n  run: bash load-test.sh {version} {out}\n  pairs: 4\n  budget: 2h\n`,
  );
  writeFileSync(join(repository, '.gitignore'), 'guardband-gate\njmeter.log\nreport.json\n');
  writeFileSync(join(repository, 'change'), '\n');
  writeFileSync(join(repository, 'plan.jmx'), plan);
  git('add', '.');
  git('commit', '--quiet', '--message', 'The base');
}

/** Measures the history of this session. */
function recordHistory() {
  const place = join(folder, 'histories', options.session);
  checkOut({ change: '' });
  for (
    let recorded = existsSync(place) ? readdirSync(join(place, 'runs')).length : 0;
    recorded < recordedRuns;
    recorded++
  ) {
    const results = join(place, 'runs', String(recorded));
    mkdirSync(results, { recursive: true });
    execFileSync('bash', ['load-test.sh', repository, join(results, 'results')], { cwd: repository });
    const { status, stderr } = guardband('record', join(results, 'results'), '--baselines', join(place, 'baselines'));
    if (status !== 0) throw new Error(stderr);
  }
}

/** The folder of a history; undefined if there is none yet. */
function findHistory(kind) {
  const place = join(folder, 'histories');
  if (kind === 'none') return join(folder, 'nothing');
  if (kind === 'own session') return join(place, options.session, 'baselines');
  const other = readdirSync(place).find((name) => name !== options.session);
  return other === undefined ? undefined : join(place, other, 'baselines');
}

const gates = () =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** Kinds and histories in turn, so that an interrupted measurement has some of each. */
function* schedule() {
  const scale = Number(options.scale);
  for (let i = 0; i < 40; i++)
    for (const kind of kinds)
      for (const history of histories) if (i < Math.ceil(kind.gates * scale)) yield { kind, history, i };
}

const isOver = () => options.until !== undefined && new Date().toTimeString().slice(0, 5) === options.until;

function measure() {
  prepare();
  recordHistory();
  const done = gates();
  for (const { kind, history, i } of schedule()) {
    const before = done.filter((gate) => gate.kind === kind.name && gate.history === history).length;
    const place = findHistory(history);
    if (before > i || place === undefined) continue;
    if (isOver()) break;
    checkOut(kind);
    const { status, stderr } = guardband('gate', '--base', 'main', '--baselines', place, '--out', 'report.json');
    if (status === 3) throw new Error(stderr);
    const { outcome, gate, pairs, findings } = JSON.parse(readFileSync(join(repository, 'report.json'), 'utf8'));
    const failing = [...new Set(findings.filter(({ fails }) => fails).map(({ case: { label } }) => label))];
    const line = { kind: kind.name, history, session: options.session, outcome, ...gate, state: pairs?.state, failing };
    appendFileSync(log, `${JSON.stringify(line)}\n`);
    done.push(line);
    console.error(`${kind.name}, ${history}: ${outcome}, ${gate.measurements} measurements, by ${gate.decidedBy}`);
  }
}

/** Failed and open of all gates, and the mean number of measurements. */
function table() {
  const all = gates();
  const rows = kinds.map(({ name }) => {
    const cells = histories.map((history) => {
      const own = all.filter((gate) => gate.kind === name && gate.history === history);
      if (own.length === 0) return '-';
      const failed = own.filter(({ outcome }) => outcome === 'failed').length;
      const open = own.filter(({ outcome, state }) => outcome === 'passed' && state === 'open').length;
      const mean = own.reduce((sum, { measurements }) => sum + measurements, 0) / own.length;
      return `${failed} / ${open} of ${own.length}; ${mean.toFixed(1)}`;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    `| change, failed / open; measurements | ${histories.join(' | ')} |`,
    `|---|${histories.map(() => '---').join('|')}|`,
    ...rows,
  ].join('\n');
}

if (!options.table) measure();
console.log(table());
