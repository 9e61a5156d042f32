/** The first minutes of a user: `guardband init` in a project, then every command it prints, run in a shell. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { bundle } from '../../tools/bundle.mjs';
import { createConfigText } from '../../src/commands/init/config-text.js';
import { metrics } from '../../src/metrics/index.js';
import type { ConfigDocument } from '../../src/model/documents.js';
import { findMetricPolicy, createPolicy } from '../../src/config/policy.js';
import { validate as validateConfig } from '../../src/generated/validators/config.js';
import { jtl } from './_story.js';

const temp = mkdtempSync(join(tmpdir(), 'guardband-init-'));
beforeAll(() => {
  buildSync({ ...bundle, entryPoints: ['src/bin.ts'], outfile: join(temp, 'bin/cli.mjs') });
  writeFileSync(
    join(temp, 'bin/guardband'),
    `#!/bin/sh\nexec "${process.execPath}" "${join(temp, 'bin/cli.mjs')}" "$@"\n`,
    {
      mode: 0o755,
    },
  );
});
afterAll(() => {
  rmSync(temp, { recursive: true });
});

interface Told {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A project with these files in its own folder. */
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

describe('in a project with results', () => {
  test('the printed commands work in order: record, check, record, then commit', () => {
    const { shell, write, text, config, folder } = project(shop(monday));
    execFileSync('git', ['init', '--quiet', folder]);
    const told = shell('guardband init');
    expect(told).toMatchObject({ status: 0, stderr: '' });
    expect(told.stdout).toMatch(/^Found 4 cases\. Wrote guardband\.yml and \.github\/workflows\/guardband\.yml\.\n/);
    expect(told.stdout).toMatch(/^2\. .* Record on the machine \(or the kind of runner\) that will\n {3}judge: /m);
    expect(config()).toEqual({ version: 1, results: ['results'] });
    expect(text('guardband.yml')).toContain(
      '# Found: 4 cases in 3 scenarios.\n#   browse: 1 label; users 5, 10\n#   checkout: 1 label; users 10\n#   netty-echo: 1 label; users 10\n',
    );

    const named = told.stdout.split('\n').filter((line) => line.startsWith('    '));
    expect(named.map((line) => line.trim().split(' ').slice(0, 2).join(' '))).toEqual([
      'guardband record',
      'guardband check',
      'guardband record',
      "echo 'baselines/**/*.ndjson",
      'git add',
    ]);
    const said = named.map((command, i) => {
      if (i === 1) for (const [file, again] of Object.entries(shop(monday + day))) write(file, again); // "Measure again"
      return shell(command);
    });
    expect(said.map(({ status, stderr }) => ({ status, stderr }))).toEqual(
      named.map(() => ({ status: 0, stderr: '' })),
    );
    expect(said[0]?.stdout).toMatch(/^Recorded 4 cases/);
    expect(said[1]?.stdout).toMatch(/^PASSED/);
    expect(shell('git status --porcelain').stdout).toMatch(/^A {2}guardband\.yml$/m);
    expect(readdirSync(join(folder, 'baselines'))).toEqual(['browse.ndjson', 'checkout.ndjson', 'netty-echo.ndjson']);
  });

  test('checking the run just recorded asks for another run, not for recording it again', () => {
    const { shell } = project(shop(monday));
    shell('guardband init');
    shell('guardband record');
    const { status, stdout } = shell('guardband check');
    expect(status).toBe(2);
    expect(stdout).toMatch(/^UNDECIDED {2}nothing to compare with yet: the baseline holds only this run\n/);
    expect(stdout).toContain('Measure again, then check the new run:\n    guardband check results');
    expect(stdout).not.toContain('guardband record');
  });

  test('the suggested configuration is valid and does not change the verdict', () => {
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

  test('the defaults in its comments are the real defaults', () => {
    const { shell, text } = project(shop(monday));
    shell('guardband init');
    const { metrics: judged, baselines, fail } = validConfig(uncommented(text('guardband.yml')));
    const said = { ...(judged && { metrics: judged }), ...(baselines && { baselines }), ...(fail && { fail }) };
    expect(Object.keys(said)).toHaveLength(3);
    const [unsaid, policy] = [createPolicy({}).policy, createPolicy(said).policy];
    const of = { scenario: 'browse', configuration: {}, key: 'browse' };
    for (const metric of metrics)
      expect(findMetricPolicy(policy, of, metric)).toEqual(findMetricPolicy(unsaid, of, metric));
    const { failOn, suspects, undecidedFails, emptyPasses, historyRuns } = unsaid;
    expect(policy).toMatchObject({ failOn, suspects, undecidedFails, emptyPasses, historyRuns });
  });

  test('reports file names that change from run to run', () => {
    const { shell, text } = project({ 'results/20261120-checkout.jtl': jtl('GET /') });
    expect(shell('guardband init').stdout).toContain('Only names of files or folders tell the scenarios apart');
    expect(text('guardband.yml')).toContain('with a pattern they stay the same');
  });

  const elsewhere: readonly (readonly [where: string, file: string, argv: string, results: readonly string[]])[] = [
    ['the Maven plug-in', 'target/jmeter/results/20261120-checkout.csv', '', ['target/jmeter/results']],
    ['a file beside the plan', 'checkout.jtl', '', ['*.jtl']],
    ['some folder', 'perf/out/checkout/10_users/run.jtl', '', ['perf/out/checkout/10_users/**/*.jtl']],
    ['where the user says', 'somewhere/else.log', 'somewhere', ['somewhere']],
    ['a glob', 'somewhere/else.log', "'some*/*.log'", ['some*/*.log']],
  ];
  test.each(elsewhere)('finds them in %s', (_, file, argv, results) => {
    const { shell, config } = project({ [file]: jtl('GET /') });
    expect(shell(`guardband init ${argv}`)).toMatchObject({ status: 0 });
    expect(config().results).toEqual(results);
    expect(shell('guardband record')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('error') });
  });

  test('replaces a long list of files, as a shell expands a glob, by their folder', () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => `out/${name}.jtl`);
    const { shell, config } = project(Object.fromEntries(files.map((file) => [file, jtl(file)])));
    shell('guardband init out/*.jtl');
    expect(config().results).toEqual(['out']);
  });

  test('offers a backtest if they hold several runs', () => {
    const { shell } = project();
    const told = shell(`guardband init ${resolve('examples/shop/baselines')}`);
    const [, command = ''] = /hold 11 runs.*\n {4}(guardband backtest .*)/.exec(told.stdout) ?? [];
    expect(command).toBe('guardband backtest RESULTS');
  });
});

describe('in a project without results', () => {
  test('says where it looked and what to do, and writes nothing', () => {
    const { shell, folder } = project({ 'results/readme.txt': 'soon', 'src/app.js': '' });
    const { status, stdout, stderr } = shell('guardband init');
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^error: No results were found, so nothing was written. Searched: results, .*\*\*\/\*\.jtl/);
    expect(stderr).toContain('guardband init PATH');
    expect(readdirSync(folder).sort()).toEqual(['results', 'src']);
  });

  test('reports named results that cannot be read', () => {
    const { shell, has } = project({ 'notes.txt': 'no result\n' });
    const { status, stderr } = shell('guardband init notes.txt nowhere.jtl');
    expect(status).toBe(3);
    expect(stderr).toMatch(/notes\.txt:1: error: The format is not recognised/);
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
    expect(text('.github/workflows/guardband.yml')).toContain('guardband/guardband@');
  });
});

describe('hostile names', () => {
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

  test('of labels and scenarios are quoted', () => {
    const measurements = names.flatMap((name) => [
      { scenario: name, label: name, configuration: { [name]: name }, metrics: { throughput: 1 } },
    ]);
    const text = createConfigText({
      run: { provenance: { environment: { instance: names[0] ?? '' } }, measurements },
      patterns: ['results'],
      isGuessed: true,
    });
    expect(validConfig(text)).toEqual({ version: 1, results: ['results'] });
    expect(validConfig(uncommented(text)).fail).toEqual({
      on: ['regression', 'objective', 'missing', 'invalid'],
      suspect: 'undecided',
      undecided: 'pass',
    });
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202e]/);
  });

  test('any name is quoted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, pattern) => {
        const measurements = [
          { scenario: `control ${name}`, label: name, configuration: { [name]: name }, metrics: {} },
        ];
        const run = { provenance: { environment: { instance: name } }, measurements };
        const text = createConfigText({ run, patterns: [pattern], isGuessed: false });
        expect(validConfig(text)).toEqual({ version: 1, results: [pattern] });
        expect(validConfig(uncommented(text)).environment).toEqual({ instance: name });
      }),
    );
  });

  test('of labels and files in real results are harmless, and the workflow contains none of them', () => {
    const folder = 'it\'s ${{ github.token }} "x": [y]';
    const { shell, config, text } = project({
      [`${folder}/a.jtl`]: jtl('"x\n---\nfail: {on: []}"').replace(/""/g, '"'),
      [`${folder}/b.jtl`]: jtl('${{ secrets.TOKEN }}'),
    });
    expect(shell('guardband init')).toMatchObject({ status: 0 });
    expect(config()).toEqual({ version: 1, results: ['**/*.jtl'] });
    expect(shell('guardband init --force ./*/*.jtl')).toMatchObject({ status: 0 });
    expect(config().results).toEqual([`./${folder}/a.jtl`, `./${folder}/b.jtl`]);
    expect(shell('guardband record')).toMatchObject({ status: 0 });
    expect(text('.github/workflows/guardband.yml')).not.toMatch(/secrets|github\.token/);
  });
});

describe('the workflow', () => {
  test('is the example, but fails until a load test is added', () => {
    const { shell, text } = project(shop(monday));
    shell('guardband init');
    const workflow = text('.github/workflows/guardband.yml');
    const steps = (yaml: string): readonly Record<string, unknown>[] =>
      (parseDocument(yaml).toJS() as { jobs: { gate: { steps: Record<string, unknown>[] } } }).jobs.gate.steps;
    const [checkout, load, gate] = steps(workflow);
    const [itsCheckout, , itsGate] = steps(readFileSync('examples/workflows/pr-check.yml', 'utf8'));
    expect(checkout).toEqual(itsCheckout);
    expect(gate).toEqual({ ...itsGate, with: { comment: 'pull-request' } });
    expect(shell(String(load?.['run']))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('::error::Put your load test'),
    });
    expect(workflow).not.toContain('examples/shop');
  });
});
