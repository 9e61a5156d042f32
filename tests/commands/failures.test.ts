/**
 * Failures end in one line and exit code 3 in every front end, because a stack trace with exit code 1 would read as a
 * regression.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtProduct } from '../house/_product.js';
import { stepInputs } from '../_step-inputs.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-failures-'));
const file = (name: string): string => join(folder, name);

beforeAll(() => {
  cpSync('examples/shop/results/healthy', file('results'), { recursive: true });
  // Writing here fails, because a file cannot replace a folder.
  for (const name of ['taken.json', 'taken.md', 'taken.html']) mkdirSync(file(name));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: string;
}

/** Runs the Action as a step of a job, with these inputs. */
function action(inputs: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}): Ended {
  cpSync('examples/shop/baselines', file('baselines'), { recursive: true });
  writeFileSync(file('outputs'), '');
  writeFileSync(file('summary'), '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProduct().action], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_OUTPUT: file('outputs'),
      GITHUB_STEP_SUMMARY: file('summary'),
      ...env,
      ...stepInputs(inputs),
    },
  });
  return { exitCode: status, log: `${stdout}${stderr}`, outputs: readFileSync(file('outputs'), 'utf8') };
}

const guardband = (...argv: readonly string[]): Ended => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProduct().cli, ...argv], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { exitCode: status, log: `${stdout}${stderr}`, outputs: '' };
};

const stackTrace = /\n\s+at |node:internal/;

/** The lines of a log that report a failure of this kind. */
const errorLines = (log: string, pattern: RegExp): readonly string[] =>
  log.split('\n').filter((line) => /::error/.test(line) && pattern.test(line));

describe('a file of `out` that cannot be written is a problem', () => {
  test.each([
    ['read', 'taken.json', { results: 'results' }],
    ['trend', 'taken.html', {}],
    ['signoff', 'taken.md', { results: 'results', against: 'last' }],
  ])('in mode %s', (mode, out, inputs) => {
    const { exitCode, log, outputs } = action({ mode, out, baselines: 'baselines', ...inputs });
    expect(log).not.toMatch(stackTrace);
    expect(errorLines(log, /could not be written/)).toHaveLength(1);
    expect(exitCode).toBe(3);
    expect(outputs).not.toContain(out);
  });

  test('in mode check, which keeps its verdict', () => {
    const { exitCode, log, outputs } = action({ results: 'results', baselines: 'baselines', out: 'taken.json\nok.md' });
    expect(log).not.toMatch(stackTrace);
    expect(errorLines(log, /could not be written/)).toHaveLength(1);
    expect(exitCode).toBe(0);
    expect(outputs).toContain('["ok.md"]');
  });

  test.each([
    ['read', ['results', '-o', 'taken.json']],
    ['trend', ['--out', 'taken.html']],
    ['signoff', ['results', '--against', 'last', '--out', 'taken.md']],
  ])('of command %s %j', (command, argv) => {
    cpSync('examples/shop/baselines', file('baselines'), { recursive: true });
    const { exitCode, log } = guardband(command, ...argv);
    expect(log).not.toMatch(stackTrace);
    expect(log.match(/could not be written/g)).toHaveLength(1);
    expect(exitCode).toBe(3);
  });
});

describe('without a place for the job summary', () => {
  test.each([
    ['check', 'passed', { results: 'results' }],
    ['trend', 'steady', {}],
    ['signoff', 'signed', { results: 'results', against: 'history' }],
  ])('mode %s warns and keeps its outcome', (mode, outcome, inputs) => {
    const { exitCode, log, outputs } = action({ mode, baselines: 'baselines', ...inputs }, { GITHUB_STEP_SUMMARY: '' });
    expect(log).not.toMatch(stackTrace);
    expect(log).toMatch(/::warning.*The job summary could not be published/);
    expect({ exitCode, log }).toMatchObject({ exitCode: 0 });
    expect(outputs).toContain(outcome);
  });
});

describe('a configuration that names an axis twice in one path pattern', () => {
  const config = 'twice.yml';
  beforeAll(() => {
    writeFileSync(file(config), "paths: ['results/{users}/{users}_users/**']\n");
  });

  test.each(['check', 'read', 'record'])('is refused by command %s', (command) => {
    const { exitCode, log } = guardband(command, 'results', '--config', config);
    expect(log).toMatch(/twice\.yml#\/paths\/0: error: paths does not accept .*\n +Use \{users\} once/);
    expect(log).not.toMatch(stackTrace);
    expect(exitCode).toBe(3);
  });

  test('is refused by the Action', () => {
    const { exitCode, log } = action({ results: 'results', config });
    expect(errorLines(log, /paths does not accept .*\{users\}/)).toHaveLength(1);
    expect(log).not.toMatch(stackTrace);
    expect(exitCode).toBe(3);
  });
});

describe('an error that no code handles', () => {
  test('is one line on the command line', () => {
    // What a reader throws is a problem of its file.
    const defect = `require('fs').mkdirSync = () => { throw new TypeError('a defect'); };`;
    writeFileSync(file('defect.cjs'), `${defect} require('module').syncBuiltinESMExports();\n`);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--require', file('defect.cjs'), builtProduct().cli, 'record', 'results', '--baselines', 'new-baselines'],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout + stderr).not.toMatch(stackTrace);
    expect(stderr.trim().split('\n').at(-1)).toMatch(/^error: .*TypeError: a defect$/);
    expect(status).toBe(3);
    expect(existsSync(file('new-baselines'))).toBe(false);
  });

  test('is one line in the Action', () => {
    const { exitCode, log } = action({ results: 'results' }, { GITHUB_OUTPUT: file('no-such-folder/outputs') });
    expect(log).not.toMatch(stackTrace);
    expect(exitCode).toBe(3);
    expect(errorLines(log, /./)).toHaveLength(1);
  });

  test.each([
    ['--pear 5', 'options does not accept "--pear"'],
    ['--pairs 500', '--pairs does not accept "500"'],
  ])('the option %s ends the step with its reason', (options, reason) => {
    const { exitCode, log, outputs } = action({ mode: 'gate', run: 'true', options });
    expect({ exitCode, outcome: /unusable/.test(outputs) }).toEqual({ exitCode: 3, outcome: true });
    expect(log).toContain(reason);
  });

  test('an option of a step counts as that of the command line', () => {
    expect(action({ results: 'results', baselines: 'baselines', options: '--set scenario=other' })).toMatchObject({
      exitCode: 1,
      log: expect.stringContaining('renamed? browse / GET /products → other / GET /products'),
    });
  });

  test('an unknown mode names the known ones', () => {
    expect(action({ mode: 'chekc' })).toMatchObject({
      exitCode: 3,
      log: expect.stringContaining('Did you mean "check"'),
    });
    expect(action({ mode: 'x' }).log).toContain('check, gate, read, record, trend, signoff, bisect, comment');
  });
});
