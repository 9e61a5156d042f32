// Measures this set: node tests/calibration/plain-plan/measure.mjs [--until HH:MM] [--only ID] [--keep DIR]
// Works through schedule.mjs, leaves out what index.json has already, and may be interrupted at any time.
// JMETER names a JMeter's folder (default: .tools/jmeter, where examples/shop/get-jmeter.sh puts one).
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ownJiffies, jiffiesOfMachine } from './cpu.mjs';
import { schedule } from './schedule.mjs';

const { values: options } = parseArgs({
  options: { until: { type: 'string' }, only: { type: 'string', multiple: true }, keep: { type: 'string' } },
});
const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../../..');
const jmeter = process.env.JMETER ?? join(root, '.tools/jmeter');
const cli = join(root, 'dist/cli.cjs');
const runs = join(here, 'runs');
const indexFile = join(runs, 'index.json');

/** The warm-up and the ramp are removed: about 14 of 18 seconds are measured. */
const seconds = 18;
const warmup = '4s';

/** The running child processes. */
const running = new Set();

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a command with priority over the machine's other users. Linux shares the CPUs among sessions first (autogroups) and
 * applies niceness only within a session, so each command gets its own session. Without permission it runs with normal
 * priority.
 */
async function start(command, args, stdout) {
  const stdio = ['ignore', stdout, 'inherit'];
  const child = spawn('nice', ['-n', '-10', command, ...args], { detached: true, stdio });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await once(child, 'spawn');
  try {
    writeFileSync(`/proc/${child.pid}/autogroup`, '-10');
  } catch {
    // As nice says already, or there are no autogroups.
  }
  return child;
}

const startScript = (script, args) => start(process.execPath, [join(here, script), ...args], 'pipe');

async function end(child) {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

async function startServer(args) {
  const server = await startScript('server.mjs', args);
  const [line] = await once(server.stdout, 'data');
  const port = /port (\d+)/.exec(String(line))?.[1];
  if (port === undefined) throw new Error(`The server says ${String(line)}`);
  return { server, port };
}

/** Measures one load with JMeter; `file` is its raw result. */
async function load(users, port, folder, file) {
  const child = await start(
    'java',
    [
      '-Xms256m',
      '-Xmx256m',
      '-XX:+UseSerialGC',
      '-jar',
      join(jmeter, 'bin/ApacheJMeter.jar'),
      '-n',
      '-t',
      join(here, 'plan.jmx'),
      '-l',
      file,
      '-j',
      join(folder, 'jmeter.log'),
      `-Jport=${port}`,
      `-Jusers=${users}`,
      `-Jseconds=${seconds}`,
      '-Jsummariser.name=',
    ],
    'ignore',
  );
  const [code] = await once(child, 'exit');
  if (code !== 0 || !existsSync(file)) throw new Error(`JMeter ended with ${code}`);
}

/** CPU usage of this measurement and of other processes during it, in CPUs. */
async function withLoadOfMachine(children, measure) {
  const before = { all: jiffiesOfMachine(), own: ownJiffies(children) };
  await measure();
  const after = { all: jiffiesOfMachine(), own: ownJiffies(children) };
  const time = (after.all.total - before.all.total) / after.all.cpus;
  const own = after.own - before.own;
  const inCpus = (jiffies) => Math.max(0, Number((jiffies / time).toFixed(2)));
  return {
    own: inCpus(own),
    others: inCpus(after.all.busy - before.all.busy - own),
    stolen: inCpus(after.all.stolen - before.all.stolen),
  };
}

/**
 * Writes run documents like the product's, with one measurement per line, but without histograms, which judging does not
 * read.
 */
function smallDocument(text) {
  const { measurements, ...rest } = JSON.parse(text);
  const lines = measurements.map(({ histogram, ...measurement }) => JSON.stringify(measurement));
  return `${JSON.stringify(rest).slice(0, -1)},"measurements":[\n${lines.join(',\n')}\n]}\n`;
}

const guardband = (...args) =>
  execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Measures every load in order, with the CPU usage during each. */
async function measureLoads(planned, children, port, folder) {
  const cpu = {};
  const documents = [];
  for (const users of planned.order) {
    const raw = join(folder, `${users}.jtl`);
    cpu[users] = await withLoadOfMachine(children, () => load(users, port, folder, raw));
    if (options.keep !== undefined) copyFileSync(raw, join(options.keep, `${planned.id}-${users}.jtl`));
    const document = join(folder, `${users}.json`);
    guardband('read', raw, '--set', 'scenario=library', '--set', `users=${users}`, '--warmup', warmup, '-o', document);
    documents.push(document);
  }
  return { cpu, text: smallDocument(guardband('read', ...documents)) };
}

async function measure(planned) {
  const folder = mkdtempSync(join(tmpdir(), 'guardband-plain-plan-'));
  const { server, port } = await startServer(planned.options);
  const neighbours = await Promise.all(
    planned.neighbours.map((share) => startScript('neighbour.mjs', [String(share)])),
  );
  try {
    await sleep(500);
    return await measureLoads(planned, [server], port, folder);
  } finally {
    await Promise.all([server, ...neighbours].map(end));
    rmSync(folder, { recursive: true });
  }
}

function readIndex() {
  return existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : [];
}

function keep(planned, { cpu, text }) {
  const file = `${planned.id}.json`;
  writeFileSync(join(runs, file), text);
  const { id, kind, target, condition, order, neighbours, options: changes } = planned;
  const { startedAt } = JSON.parse(text).provenance;
  const entry = { id, file, kind, target, condition, order, neighbours, startedAt, options: changes, cpu };
  // Writes one run per line, so that additions can be reviewed and merged.
  const index = [...readIndex(), entry].map((each) => JSON.stringify(each));
  writeFileSync(indexFile, `[\n${index.join(',\n')}\n]\n`);
}

function isOver() {
  const now = new Date().toTimeString().slice(0, 5);
  return options.until !== undefined && now >= options.until;
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) child.kill();
    process.exit(1);
  });

mkdirSync(runs, { recursive: true });
if (options.keep !== undefined) mkdirSync(options.keep, { recursive: true });
const isDone = ({ id }) => readIndex().some((entry) => entry.id === id);
for (const planned of schedule.filter(({ id }) => options.only?.includes(id) ?? true)) {
  if (isOver()) break;
  if (isDone(planned)) continue;
  const measured = await measure(planned);
  keep(planned, measured);
  console.log(planned.id, planned.condition, planned.order.join(' then '), JSON.stringify(measured.cpu));
}
