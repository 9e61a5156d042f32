// Runs the built product on this operating system with paths in the form that its users write: `node tools/check-system.mjs`.
// Needs no installed packages and no shell, so that it can also be run by node for Windows on another system.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const temp = mkdtempSync(join(tmpdir(), 'guardband-system-'));
const native = (path) => path.replaceAll('/', sep);
const windows = (path) => path.replaceAll('/', '\\');
const product = resolve(root, process.argv[2] ?? 'dist/cli.cjs');

/** Runs node with a script. Its output goes to a file, because pipes do not always work between programs of two systems. */
function run(cwd, ...argv) {
  const file = join(temp, 'output.txt');
  const output = openSync(file, 'w');
  // The results of the examples are in git, which no job measured.
  const env = { ...process.env, CI: '' };
  const { status, error } = spawnSync(process.execPath, argv, { cwd, env, stdio: ['ignore', output, output] });
  closeSync(output);
  if (error) throw error;
  return { status, output: readFileSync(file, 'utf8') };
}
function expectRun(name, status, pattern, cwd, ...argv) {
  const ended = run(cwd, product, ...argv);
  assert.equal(ended.status, status, `${name}: ${ended.output}`);
  assert.match(ended.output, pattern, name);
  console.log(`ok  ${name}`);
}

const shop = 'examples/shop';
const baselines = ['--baselines', native(`${shop}/baselines`)];
const slow = /checkout got slower/;
try {
  expectRun('a folder', 1, slow, root, 'check', native(`${shop}/results/slow`), ...baselines);
  expectRun(
    'a glob',
    0,
    /no regression in 12 cases/,
    root,
    'check',
    native(`${shop}/results/healthy/**/*.jtl`),
    ...baselines,
  );
  expectRun(
    'backslashes',
    1,
    slow,
    root,
    'check',
    windows(`${shop}/results/slow`),
    '--baselines',
    windows(`${shop}/baselines`),
  );

  const service = join(temp, 'services', 'shop');
  for (const mode of ['healthy', 'slow'])
    cpSync(join(root, shop, 'results', mode), join(service, mode), { recursive: true });
  writeFileSync(join(service, 'guardband.yml'), "results: ['healthy\\checkout']\nbaselines: {store: 'kept\\here'}\n");
  const config = ['--config', native('services/shop/guardband.yml')];
  expectRun('record', 0, /Recorded 6 cases/, temp, 'record', ...config);
  assert.deepEqual(readdirSync(join(service, 'kept', 'here')), ['archive-v2', 'checkout.ndjson']);
  const page = native('out/report.html');
  expectRun(
    'a configuration elsewhere',
    2,
    /against 1 run/,
    temp,
    'check',
    native('services/shop/slow/checkout'),
    ...config,
    '--out',
    page,
  );
  assert.match(readFileSync(join(temp, page), 'utf8'), /<title>/);

  const own = join(temp, 'own');
  mkdirSync(join(own, 'load'), { recursive: true });
  cpSync(join(root, shop, 'plain.jmx'), join(own, 'load', 'shop.jmx'));
  expectRun('init', 0, /Wrote guardband\.yml, \.github\/workflows/, own, 'init');
  assert.match(readFileSync(join(own, '.github', 'load-test.sh'), 'utf8'), /^plan='load\/shop\.jmx'/m);

  const { npm_execpath: npm } = process.env; // set when npm runs this script
  if (npm !== undefined) {
    const packed = run(root, npm, 'pack', '--silent', '--pack-destination', temp).output.match(/\S+\.tgz/)?.[0] ?? '';
    const options = ['--offline', '--cache', join(temp, 'cache'), '--yes', '--package', join(temp, packed)];
    const { status, output } = run(own, npm, 'exec', ...options, '--', 'guardband', '--version');
    assert.equal(status, 0, output);
    console.log('ok  npx with the packed package');
  }
} finally {
  rmSync(temp, { recursive: true, force: true });
}
