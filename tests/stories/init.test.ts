/** The first minutes of a user: `guardband init` in a project, then every command it prints, run in a shell. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { createConfigText } from '../../src/commands/init/written-files.js';
import { metrics } from '../../src/metrics/index.js';
import type { ConfigDocument } from '../../src/model/documents.js';
import { metricPolicyFinder, createPolicy } from '../../src/config/policy.js';
import { validate as validateConfig } from '../../src/generated/validators/config.js';
import { version } from '../../src/model/version.js';
import { codePoint } from '../fuzz/_code-point.js';
import { builtProduct } from '../house/_product.js';
import { body, jtl } from './_story.js';

const temp = mkdtempSync(join(tmpdir(), 'guardband-init-'));
beforeAll(() => {
  mkdirSync(join(temp, 'bin'));
  writeFileSync(join(temp, 'bin/guardband'), `#!/bin/sh\nexec "${process.execPath}" "${builtProduct().cli}" "$@"\n`, {
    mode: 0o755,
  });
});
afterAll(() => {
  rmSync(temp, { recursive: true });
});

interface Told {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project with these files in a separate folder. */
function project(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(temp, 'project-'));
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const shell = (command: string): Told => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(temp, 'bin')}:${String(process.env['PATH'])}`, NO_COLOR: '1' },
    });
    return { status, stdout, stderr };
  };
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const config = (): ConfigDocument => validConfig(text('guardband.yml'));
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { folder, write, shell, text, config, has: (file: string) => existsSync(join(folder, file)) };
}

function validConfig(text: string): ConfigDocument {
  const document = parseDocument(text);
  expect(document.errors).toEqual([]);
  const value: unknown = document.toJS();
  expect({ isValid: validateConfig(value), text }).toMatchObject({ isValid: true });
  return value as ConfigDocument;
}

/** The configuration with every suggestion uncommented. */
const uncommented = (text: string): string => text.replace(/^# (?=[a-z]+: )/gm, '');

const shop = (startMs: number): Readonly<Record<string, string>> => ({
  'results/browse/5_users/results.jtl': jtl('GET /products', { startMs }),
  'results/browse/10_users/results.jtl': jtl('GET /products', { startMs, everyMs: 5 }),
  'results/checkout/10_users/results.jtl': jtl('POST /orders', { startMs, elapsedMs: 40 }),
  'results/netty-echo/10_users/results.jtl': jtl('GET /echo', { startMs, elapsedMs: 2 }),
});
const day = 86_400_000;
const monday = 1_760_000_000_000;

/** The section that lets the gate measure. */
const measure = {
  build: 'bash {head}/.github/load-test.sh build {version}',
  run: 'bash .github/load-test.sh measure {version} {out}',
  pairs: 3,
  budget: '30m',
};

test('in a project with results writes all files of a gate, and lists the next steps in six lines', () => {
  const { shell, text, config, has } = project(shop(monday));
  const initialised = shell("guardband init --start 'npm start' --health http://127.0.0.1:8080/health");
  expect(initialised).toMatchObject({ status: 0, stderr: '' });
  const files = ['guardband.yml', '.github/workflows/guardband.yml', '.github/load-test.sh'];
  expect(initialised.stdout).toContain(`Found 4 cases. Wrote ${files.join(', ')}.\n`);
  expect(initialised.stdout.match(/^\d\. /gm)).toHaveLength(6);
  expect(files.filter((file) => !has(file))).toEqual([]);
  expect(config()).toEqual({ version: 1, results: ['results'], measure });
  expect(text('guardband.yml')).toContain(
    '\n# Found: 4 cases in 3 scenarios: browse (1 label; users 5, 10), checkout (1 label; users 10), netty-echo (1 label; users 10)\n',
  );
  expect(text('.github/load-test.sh')).toMatch(/^start='npm start' /m);
  expect(text('.github/load-test.sh')).toMatch(/^health='http:\/\/127\.0\.0\.1:8080\/health' /m);
  expect(text('.github/load-test.sh')).toMatch(/^loads='5 10' /m);
});

test('in a project with results the commands of the workflows judge and record its results', () => {
  const { shell, write } = project(shop(monday));
  shell('guardband init');
  const first = shell('guardband check --empty pass');
  expect(first.status).toBe(0);
  expect(first.stdout).toMatch(/^PASSED {2}.*nothing to compare with yet: 4 cases measured\n/);
  expect(first.stdout).toContain('Record a run of the main branch');
  expect(shell('guardband check').status).toBe(2);
  expect(shell('guardband record').stdout).toMatch(/^Recorded 4 cases/);
  for (const [file, again] of Object.entries(shop(monday + day))) write(file, again);
  expect(shell('guardband check --empty pass').stdout).toMatch(/^PASSED {2}no regression/);
});

interface Caller {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { readonly uses: string; readonly with?: object }>>;
}
const workflowIn = (text: string): Caller => parseDocument(text).toJS() as Caller;

test('in a project with results in a folder of a repository writes a workflow at its root, about changes in that folder', () => {
  const files = Object.entries(shop(monday)).map(([file, content]) => [`services/shop/${file}`, content] as const);
  const { shell, text, folder } = project(Object.fromEntries(files));
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', folder]);
  const { status, stdout } = shell('cd services/shop && guardband init');
  expect(status).toBe(0);
  const [, commit = ''] = /^\d\. Commit: +(.*)$/m.exec(stdout) ?? [];
  const own = '.github/workflows/guardband-services-shop.yml';
  expect(shell(`cd services/shop && ${commit} && cd ../.. && git ls-files`).stdout.trim().split('\n')).toEqual([
    own,
    'services/shop/.github/load-test.sh',
    'services/shop/guardband.yml',
  ]);
  const { name, on, jobs } = workflowIn(text(own));
  expect([name, on['push']]).toEqual([
    'Performance of services/shop',
    { branches: ['main'], paths: ['services/shop/**'] },
  ]);
  // Without a filter: a required check of a workflow that does not run stays pending.
  expect(on['pull_request']).not.toHaveProperty('paths');
  expect(Object.values(jobs).map((job) => job.with)).toEqual(Array(2).fill({ 'working-directory': 'services/shop' }));
});

test('in a project with results names scenarios by the layout that was found', () => {
  const { shell, config } = project({
    'search/results/50_users/results.jtl': jtl('GET /', { startMs: monday }),
    'orders/results/50_users/results.jtl': jtl('GET /', { startMs: monday, elapsedMs: 40 }),
  });
  const before = shell("guardband read '**/results.jtl'").stdout;
  shell("guardband init '**/results.jtl'");
  expect(config().paths).toEqual(['{scenario}/results/{users}_users/results.jtl']);
  expect(shell("guardband read '**/results.jtl'")).toMatchObject({ status: 0, stdout: before, stderr: '' });
});

test.each([
  ['that are named', 'trunk', "--branch trunk --branch 'release/**'", ['trunk', 'release/**']],
  ['of the repository', 'master', '', ['master']],
  ['that is the default of origin, whatever its name', 'change', '', ['production']],
])('in a project with results records the branches %s', (_, initial, options, branches) => {
  const { shell, text, folder } = project(shop(monday));
  execFileSync('git', ['init', '--quiet', `--initial-branch=${initial}`, folder]);
  if (initial === 'change') shell('git symbolic-ref refs/remotes/origin/HEAD refs/remotes/origin/production');
  expect(shell(`guardband init ${options} --container 'node:24$&-bookworm'`).status).toBe(0);
  const { on, jobs } = workflowIn(text('.github/workflows/guardband.yml'));
  expect(on['push']).toEqual({ branches });
  expect(Object.values(jobs).map((job) => job.with)).toEqual(Array(2).fill({ container: 'node:24$&-bookworm' }));
});

test('in a project with results the suggested configuration is valid and does not change the verdict', () => {
  const { shell, write, text } = project(shop(monday));
  shell('guardband init');
  const all = uncommented(text('guardband.yml'));
  expect(Object.keys(validConfig(all))).toEqual(
    expect.arrayContaining([
      'paths',
      'warmup',
      'environment',
      'controls',
      'metrics',
      'objectives',
      'baselines',
      'fail',
    ]),
  );
  expect(validConfig(all).controls).toEqual([{ scenario: 'netty-echo' }]);
  write('guardband.yml', all);
  expect(shell('guardband record')).toMatchObject({ status: 0, stderr: '' });
  for (const [file, again] of Object.entries(shop(monday + day))) write(file, again);
  expect(shell('guardband check')).toMatchObject({ status: 0, stderr: '' });
});

test('in a project with results the defaults in its comments are the real defaults', () => {
  const { shell, text } = project(shop(monday));
  shell('guardband init');
  const { metrics: judged, baselines, fail } = validConfig(uncommented(text('guardband.yml')));
  const said = { ...(judged && { metrics: judged }), ...(baselines && { baselines }), ...(fail && { fail }) };
  expect(Object.keys(said)).toHaveLength(3);
  const [unsaid, policy] = [createPolicy({}).policy, createPolicy(said).policy];
  const caseName = { scenario: 'browse', configuration: {}, key: 'browse' };
  const [find, findUnsaid] = [metricPolicyFinder(policy, caseName), metricPolicyFinder(unsaid, caseName)];
  for (const metric of metrics) expect(find(metric)).toMatchObject({ ...findUnsaid(metric) });
  const { failOn, unknown, judge, emptyPasses, historyRuns } = unsaid;
  expect(policy).toMatchObject({ failOn, unknown, judge, emptyPasses, historyRuns });
});

test('in a project with results sets the scenario if only the name of a file or folder provides it', () => {
  const { shell, config } = project({ 'results/checkout.jtl': jtl('GET /') });
  expect(shell('guardband init')).toMatchObject({ status: 0, stderr: '' });
  expect(config()).toMatchObject({ scenario: 'checkout' });
});

const named: readonly (readonly [where: string, argv: string, results: readonly string[]])[] = [
  ['a folder', 'somewhere', ['somewhere']],
  ['a glob', "'some*/*.log'", ['some*/*.log']],
];
test.each(named)('in a project with results reads them where the user says: %s', (_, argv, results) => {
  const { shell, config } = project({ 'somewhere/else.log': jtl('GET /') });
  expect(shell(`guardband init ${argv}`)).toMatchObject({ status: 0 });
  expect(config().results).toEqual(results);
  expect(shell('guardband record')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('error') });
});

const elsewhere: readonly (readonly [where: string, file: string, place: string])[] = [
  ['the Maven plug-in', 'target/jmeter/results/20261120-checkout.csv', 'target/jmeter/results'],
  ['a file beside the plan', 'checkout.jtl', '*.jtl'],
  ['some folder', 'perf/out/checkout/10_users/run.jtl', 'perf/out/checkout/10_users/**/*.jtl'],
];
test.each(elsewhere)(
  'in a project with results finds them in %s, and reads those that the load test will write',
  (_, file, place) => {
    const { shell, config, text, write } = project({ [file]: jtl('GET /') });
    expect(shell('guardband init')).toMatchObject({ status: 0 });
    expect(config().results).toEqual(['results']);
    expect(text('guardband.yml')).toContain(
      `results: ['results'] # files, folders or globs\n# The results that were found are elsewhere: '${place}'. Name it instead if they are measured there again.\n`,
    );
    write('results/checkout/10_users/results.jtl', jtl('GET /', { startMs: monday + day }));
    expect(shell('guardband read -o run.json').status).toBe(0);
    const { measurements } = JSON.parse(text('run.json')) as { measurements: readonly object[] };
    expect(measurements).toMatchObject([{ startedAt: expect.stringMatching(/^2025-10-10/) }]);
    expect(shell(`guardband record '${place}'`)).toMatchObject({ status: 0 });
  },
);

test('in a project with results proposes to leave out a login that runs once per user', () => {
  const rows = (label: string, n: number): string => jtl(label, { n }).split('\n').slice(1).join('\n');
  const [head = ''] = jtl('x', { n: 0 }).split('\n');
  const { shell, text } = project({
    'results/shop/8_users/r.jtl': [head, rows('Login', 8), rows('Search', 400), rows('Pay', 300)].join('\n'),
  });
  expect(shell('guardband init').status).toBe(0);
  expect(text('guardband.yml')).toContain("\n# labels: { exclude: ['Login'] } # ");
});

test('in a project with results suggests no warm-up for results without samples', () => {
  const counts = { sampleCount: 1000, errorCount: 1, errorPct: 0.1 };
  const row = { transaction: 'GET /', ...counts, meanResTime: 20, throughput: 50 };
  const { shell, text } = project({ 'out/dash/statistics.json': JSON.stringify({ 'GET /': row }) });
  expect(shell('guardband init')).toMatchObject({ status: 0 });
  expect(text('guardband.yml')).toContain("'out/dash/**/statistics.json'");
  expect(text('guardband.yml')).not.toContain('warmup');
});

test('in a project with results without a test plan, asks for one in the same step as for the service', () => {
  const { shell, text } = project(shop(monday));
  const { stdout } = shell('COLUMNS=300 guardband init');
  expect(stdout).toContain(
    "1. Set in .github/load-test.sh how your service is started, and its test plan, as none was found: start='...', health=URL, plan=FILE.\n",
  );
  expect(text('.github/load-test.sh')).toMatch(/^plan='' +# the test plan, which reads/m);
  expect(shell('COLUMNS=300 guardband init --force --start "npm start"').stdout).toContain(
    '1. Set in .github/load-test.sh which test plan is run, as none was found: plan=FILE.\n',
  );
  const { status, stderr } = shell('bash .github/load-test.sh measure . results');
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining("Write the name of your test plan into .github/load-test.sh: plan='...'"),
  ]);
});

test('in a project with results replaces a long list of files, as a shell expands a glob, by their folder', () => {
  const files = ['a', 'b', 'c', 'd'].map((name) => `out/${name}.jtl`);
  const { shell, config } = project(Object.fromEntries(files.map((file) => [file, jtl(file)])));
  shell('guardband init out/*.jtl');
  expect(config().results).toEqual(['out']);
});

describe('in a project without results', () => {
  test('lists the places it searched and the next step, and writes nothing', () => {
    const { shell, folder } = project({ 'results/readme.txt': 'soon', 'src/app.js': '' });
    const { status, stdout, stderr } = shell('guardband init');
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(
      /^error: No results and no test plan were found, so nothing was written. Searched: results, .*\*\*\/\*\.jtl/,
    );
    expect(stderr).toContain('guardband init PATH');
    expect(readdirSync(folder).sort()).toEqual(['results', 'src']);
  });

  test('reports named results that cannot be read', () => {
    const { shell, has } = project({ 'notes.txt': 'no result\n' });
    const { status, stderr } = shell('guardband init notes.txt nowhere.jtl');
    expect(status).toBe(3);
    expect(stderr).toMatch(/notes\.txt: error: The format is not recognised/);
    expect(stderr).toMatch(/nowhere\.jtl: error: No file or folder matches/);
    expect(has('guardband.yml')).toBe(false);
  });
});

describe('in a project with existing files', () => {
  const own = 'version: 1\nresults: [mine]\n';

  test.each(['guardband.yml', '.github/workflows/guardband.yml'])(
    'leaves %s unchanged and writes nothing else',
    (file) => {
      const { shell, text, has } = project({ ...shop(monday), [file]: own });
      const { status, stderr } = shell('guardband init');
      expect(status).toBe(3);
      expect(stderr).toContain(`${file}: error: This file already exists`);
      expect(stderr).toContain('--force');
      expect(text(file)).toBe(own);
      expect([has('guardband.yml'), has('.github/workflows/guardband.yml')]).toEqual([
        file === 'guardband.yml',
        file !== 'guardband.yml',
      ]);
    },
  );

  test('--force replaces both, whatever their content', () => {
    const { shell, config, text } = project({
      ...shop(monday),
      'guardband.yml': '{broken',
      '.github/workflows/guardband.yml': own,
    });
    expect(shell('guardband init --force')).toMatchObject({ status: 0 });
    expect(config().results).toEqual(['results']);
    expect(text('.github/workflows/guardband.yml')).toContain('guardband/guardband/.github/workflows/gate.yml@');
  });
});

const names = [
  'a\nfail: {on: []}',
  'a\r\nfail: {on: []}',
  'a\u2028fail: {on: []}\u0085fail: {on: []}',
  '"}], fail: {on: []} #',
  "'}]\n---\nfail: {on: []}",
  '${{ secrets.GITHUB_TOKEN }}',
  '\u001b[2J\u202eecho control',
  '*alias &anchor !!tag',
  'control "\\',
];

test('hostile names any name is quoted', () => {
  const anyName = fc.oneof(fc.constantFrom(...names), fc.string({ unit: codePoint }));
  fc.assert(
    fc.property(anyName, anyName, (name, pattern) => {
      const measurements = [{ scenario: `control ${name}`, label: name, configuration: { [name]: name }, metrics: {} }];
      const run = { provenance: { environment: { instance: name } }, measurements };
      const text = createConfigText({ run, patterns: [pattern] });
      expect(validConfig(text)).toEqual({ version: 1, results: [pattern], measure });
      const { environment, fail } = validConfig(uncommented(text));
      expect(environment).toEqual({ instance: name });
      expect(fail).toEqual({ on: ['regression', 'objective', 'missing', 'invalid'], unknown: 'undecided' });
      expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202e]/);
    }),
  );
});

test('hostile names of labels and files in real results are harmless, and the workflow contains none of them', () => {
  const folder = 'it\'s ${{ github.token }} "x": [y]';
  const { shell, config, text } = project({
    [`${folder}/a.jtl`]: jtl('"x\n---\nfail: {on: []}"').replace(/""/g, '"'),
    [`${folder}/b.jtl`]: jtl('${{ secrets.TOKEN }}'),
  });
  expect(shell('guardband init')).toMatchObject({ status: 0 });
  expect(config()).toEqual({ version: 1, results: ['results'], measure });
  expect(text('guardband.yml')).toContain("elsewhere: '**/*.jtl'.");
  expect(shell('guardband init --force ./*/*.jtl')).toMatchObject({ status: 0 });
  expect(config().results).toEqual([`./${folder}/a.jtl`, `./${folder}/b.jtl`]);
  expect(shell('guardband record')).toMatchObject({ status: 0 });
  expect(text('.github/workflows/guardband.yml')).not.toMatch(/secrets|github\.token/);
});

test('warns of a result that is too short for a p99, and says how long would do', () => {
  const { shell } = project({ 'results/shop/10_users/results.jtl': jtl('GET /', { n: 100 }) });
  const { status, stderr } = shell('guardband init');
  expect(status).toBe(0);
  expect(stderr).toMatch(
    /warning: The p99 of 1 case is based on too few requests .* needs \d+ or more\.\n {2}Measure for \d+\.\d s/,
  );
  expect(project(shop(monday)).shell('guardband init').stderr).toBe('');
});

test('warns of a start that is several times slower than the rest, and cuts it', () => {
  const start = jtl('GET /', { n: 400, everyMs: 20, elapsedMs: 60, startMs: monday });
  const rest = jtl('GET /', { n: 1600, everyMs: 20, elapsedMs: 5, startMs: monday + 8000 });
  const { shell, config } = project({ 'results/shop/10_users/results.jtl': start + body(rest) });
  expect(shell('guardband init').stderr).toMatch(
    /results\.jtl: warning: The first 9 s are \d+ times slower than the rest in 1 label \("GET \/"\): set `warmup: 9s`/,
  );
  expect(config()).toMatchObject({ warmup: '9s' });
  expect(shell('guardband check --empty pass').stdout).not.toContain('slower than the rest');
});

test('warns of a controller that repeats its only child', () => {
  const message = '"Number of samples in transaction : 1, number of failing samples : 0"';
  const children = jtl('POST /pay', { startMs: monday }).split('\n');
  const rows = children.map((row) => `${row}\n${row.replace('POST /pay,200,OK', `Pay,,${message}`)}`).slice(1, -1);
  const { shell } = project({ 'results/shop/1_users/results.jtl': [children[0], ...rows, ''].join('\n') });
  const { stderr } = shell('guardband init');
  expect(stderr).toContain('counted twice: "Pay" ("POST /pay").');
  expect(stderr).toContain('labels: { transactions: children }');
});

const plan = '<jmeterTestPlan><stringProp name="ThreadGroup.num_threads">${__P(users,5)}</stringProp></jmeterTestPlan>';

test('in a project with a test plan and no results writes the set-up for it', () => {
  const { shell, text, config } = project({ 'load/shop.jmx': plan });
  expect(shell('guardband init')).toMatchObject({ status: 0, stderr: '' });
  expect(config()).toEqual({ version: 1, results: ['results'], scenario: 'shop', measure });
  expect(text('.github/load-test.sh')).toMatch(/^plan='load\/shop\.jmx' /m);
  expect(text('.github/load-test.sh')).toMatch(/^scenario='shop' /m);
});

const fixed = '<jmeterTestPlan><ThreadGroup guiclass="ThreadGroupGui"/></jmeterTestPlan>';

test('in a project with a test plan and no results prefers a plan that can run, and names the others', () => {
  const { shell, text } = project({ 'fragment.jmx': '<jmeterTestPlan/>', 'perf/a.jmx': fixed, 'perf/b.jmx': fixed });
  expect(shell('COLUMNS=300 guardband init').stdout).toContain(
    ' Uses perf/a.jmx (2 other plans: perf/b.jmx, fragment.jmx; choose with --plan, or measure several: see the last lines of .github/load-test.sh).',
  );
  expect(text('.github/load-test.sh')).toMatch(/^plan='perf\/a\.jmx' +# the test plan$/m);
});

const measureAll = 'JMETER_INSTALLED=$PWD/jmeter PATH=$PWD/bin:$PATH bash .github/load-test.sh measure . results';

/** A project with a service that starts, and a program in the place of Java. */
function runnable(java: string, files: Readonly<Record<string, string>> = { 'load/shop.jmx': plan }) {
  const programs = { 'bin/java': `#!/bin/sh\n${java}`, 'bin/curl': '#!/bin/sh\n[ -f started ]\n' };
  const made = project({ ...files, ...programs, 'jmeter/bin/ApacheJMeter.jar': '' });
  made.shell('chmod +x bin/*');
  expect(made.shell("guardband init --start 'touch started; sleep 9'").status).toBe(0);
  return made;
}

test('in a project with a test plan and no results each further plan that can run has a line in the load test, with results of its own', () => {
  // Writes what it was asked to run into the file of results.
  const java = 'while [ $# -gt 0 ]; do case $1 in -t) t=$2;; -l) l=$2;; esac; shift; done; echo "$t" >"$l"\n';
  const { shell, text, config, write, has } = runnable(java, {
    'a/plan.jmx': fixed,
    'b/plan.jmx': fixed.replace('/>', '>${__P(users)}</ThreadGroup>'),
    "c/it's $(touch owned).jmx": fixed,
    'fragment.jmx': '<jmeterTestPlan/>',
  });
  expect(config()).toEqual({ version: 1, results: ['results'], measure });
  expect(text('guardband.yml')).not.toContain('\n\n\n');
  const script = text('.github/load-test.sh');
  expect(script.match(/^ +# plan=.*$/gm)).toHaveLength(2);
  write('.github/load-test.sh', script.replace(/^( +)# (?=plan=)/gm, '$1'));
  expect(shell(measureAll)).toMatchObject({ status: 0, stderr: '' });
  expect(text('results/default/results.jtl')).toBe('a/plan.jmx\n');
  expect(text('results/b-plan/10_users/results.jtl')).toBe('b/plan.jmx\n');
  expect(text('results/default-3/results.jtl')).toBe("c/it's $(touch owned).jmx\n");
  expect(has('owned')).toBe(false);
});

test.each([
  ['for as long as is stated', '1', ['warm-up.jtl -Jusers=5']],
  ['unless it is not to', '0', []],
])('the load test warms the service up by the plan, %s', (_, seconds, warmUps) => {
  // Notes what it is to run. Nothing but the limit ends its warm-up.
  const { shell, text, write } = runnable(`for word; do
  case $last in -l) l=$word;; esac; case $word in -J*) users=$word;; esac; last=$word
done
echo "\${l##*/} $users" >>runs
case $l in */warm-up.jtl) exec sleep 60;; esac
echo timeStamp >"$l"
`);
  const script = text('.github/load-test.sh').replace(/^warm_up=10(?= )/m, `warm_up=${seconds}`);
  write('.github/load-test.sh', script.replace(/^loads='10'/m, "loads='5 20'"));
  const startMs = Date.now();
  expect(shell(measureAll)).toMatchObject({ status: 0, stderr: '' });
  expect(Date.now() - startMs).toBeLessThan(30_000);
  for (const users of ['5', '20']) expect(text(`results/shop/${users}_users/results.jtl`)).toBe('timeStamp\n');
  const measured = ['results.jtl -Jusers=5', 'results.jtl -Jusers=20'];
  expect(text('runs').trim().split('\n')).toEqual([...warmUps, ...measured]);
});

test('in a project with a test plan and no results with results of one scenario and several plans, says that the configuration names the scenario', () => {
  const { shell, text, config } = project({ 'results/a.jtl': jtl('GET /'), 'a.jmx': fixed, 'b.jmx': fixed });
  expect(shell('guardband init').status).toBe(0);
  expect(config()).toMatchObject({ scenario: 'a' });
  expect(text('.github/load-test.sh')).toContain('remove scenario: from guardband.yml');
});

const builds: readonly (readonly [tool: string, file: string, content: string])[] = [
  ['Maven', 'pom.xml', '<artifactId>jmeter-maven-plugin</artifactId>'],
  ['Gradle', 'build.gradle', "dependencies { jmeter 'org.apache.jmeter:ApacheJMeter_http:5.6.3' }"],
  ['Gradle', 'build.gradle.kts', 'plugins { id("net.foragerr.jmeter") version "1.1.0-4.0" }'],
];
test.each(builds)(
  'in a project with a test plan and no results names the recipe for %s if %s measures with JMeter',
  (tool, file, content) => {
    const recipe = `Or measure in your ${tool} build: https://github.com/guardband/guardband/blob/v${version}/docs/ci.md#maven-and-gradle\n`;
    expect(project({ 'load/shop.jmx': plan, [file]: content }).shell('guardband init').stdout).toContain(recipe);
    expect(project({ 'load/shop.jmx': plan, [file]: '' }).shell('guardband init').stdout).not.toContain(
      `${tool} build`,
    );
  },
);

test.each([
  [
    'a service that ends at once',
    ['echo no port >&2; exit 3', '.', '$PWD/bin:$PATH'],
    /no port\n[^]*The service ended before it answered at http:\/\/127\.0\.0\.1:9\/: echo no port/,
  ],
  [
    'a missing folder of the version',
    ['sleep 9', '../base', '$PWD/bin:$PATH'],
    /There is no folder \.\.\/base with the sources of this version\n/,
  ],
  ['a missing Java', ['sleep 9', '.', '$PWD/few'], /java is needed: install it, and put it on the PATH\n/],
])('the load test says what is wrong: %s', (_, [start, folder, path], said) => {
  const files = { 'load/shop.jmx': plan, 'jmeter/bin/ApacheJMeter.jar': '', 'bin/java': '#!/bin/sh\nexit 1\n' };
  const { shell } = project(files);
  shell('chmod +x bin/java; mkdir few; ln -s $(command -v mktemp) $(command -v rm) few');
  expect(shell(`guardband init --start '${String(start)}' --health http://127.0.0.1:9/`).status).toBe(0);
  const environment = `bash=$(command -v bash); JMETER_INSTALLED=$PWD/jmeter PATH=${String(path)}`;
  const { status, stderr } = shell(`${environment} $bash .github/load-test.sh measure ${String(folder)} results`);
  expect([status, stderr]).toEqual([1, expect.stringMatching(said)]);
  expect(stderr).not.toContain('within a minute');
});

test('in a project with a test plan and no results a plan that does not exist is an error', () => {
  const { shell, has } = project({ 'load/shop.jmx': plan });
  expect(shell('guardband init --plan none.jmx')).toMatchObject({
    status: 3,
    stderr: expect.stringContaining('error: --plan does not accept "none.jmx"'),
  });
  expect(has('guardband.yml')).toBe(false);
});

test('in a project with a test plan and no results the start command and URL are single quoted words in the load test', () => {
  const { shell, text, folder } = project({ 'load/shop.jmx': plan });
  writeFileSync(join(folder, 'args'), "x'; touch owned; '\nname");
  expect(shell('guardband init --start "$(cat args)"').status).toBe(0);
  expect(text('.github/load-test.sh')).toMatch(/^start='x'\\''; touch owned; '\\'' name' /m);
  expect(shell('bash -n .github/load-test.sh')).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  ['folders of scenarios', 'results', ['a/5_users/results.jtl', 'b/5_users/results.jtl'], 'a/5_users/results.jtl'],
  ['folders of loads', 'results', ['5_users/results.jtl', '10_users/results.jtl'], '10_users/results.jtl'],
  ['a single file', 'results', ['results.jtl'], 'results.jtl'],
  ['files of scenarios', 'results', ['a.jtl', 'b.jtl'], 'b.jtl'],
  ['the Maven plug-in', 'target', ['jmeter/results/20261120-checkout.csv'], '20261121-checkout.csv'],
  ['a file beside the plan', '.', ['checkout.jtl'], 'checkout-2.jtl'],
])('measured again, %s: both are judged together', (_, folder, files, again) => {
  const own = files.map((file) => [`${folder}/${file}`, jtl('GET /', { startMs: monday })] as const);
  const { shell, write, text } = project(Object.fromEntries(own));
  expect(shell('guardband init').status).toBe(0);
  write(`rerun-results/${again}`, jtl('GET /', { startMs: monday + 600_000 }));
  const named = folder === '.' ? 'checkout.jtl' : folder;
  expect(shell(`guardband read ${named} rerun-results -o run.json`).stderr).not.toContain('error');
  const { measurements } = JSON.parse(text('run.json')) as { measurements: Readonly<Record<string, unknown>>[] };
  expect(measurements).toHaveLength(files.length + 1);
  const names = measurements.map(({ scenario, configuration }) => JSON.stringify([scenario, configuration]));
  expect(new Set(names).size).toBe(files.length);
});

test('folders that do not meet are reported, with the line to add', () => {
  const { shell, write } = project({
    'monday/results.jtl': jtl('GET /', { startMs: monday }),
    'again/results.jtl': jtl('GET /', { startMs: monday + 600_000 }),
  });
  const apart = shell('guardband check monday again');
  expect(apart.stdout).toContain(
    'It has no case in common with monday: the scenario is "monday" there and "again" here.',
  );
  const [, line = ''] = /add to guardband\.yml: (scenario: \w+)$/m.exec(apart.stdout) ?? [];
  write('guardband.yml', `version: 1\n${line}\n`);
  const together = shell('guardband check monday again').stdout;
  expect(together).not.toContain('no case in common');
  expect(together).toMatch(/1 case measured/);
});

describe('the workflow', () => {
  test('equals the example, and the load test fails until the service is configured', () => {
    const { shell, text } = project({ 'shop.jmx': '<jmeterTestPlan/>' });
    shell('guardband init');
    expect(text('.github/workflows/guardband.yml')).toBe(readFileSync('examples/workflows/guardband.yml', 'utf8'));
    const { status, stderr } = shell('bash .github/load-test.sh measure . results');
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('Write the command that starts your service into .github/load-test.sh'),
    ]);
  });
});
