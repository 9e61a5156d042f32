/** Several services in one repository, each with a separate configuration, results and baselines. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import type { Report } from '../../src/model/documents.js';
import { builtProduct } from '../house/_product.js';
import { commit, git, project } from './_git.js';
import { jtl, story } from './_story.js';
import { stepInputs } from '../_step-inputs.js';

const { at, write, text, report } = story();
const day = 86_400_000;
const clone = (file = ''): string => at(`clone/${file}`);

beforeAll(() => {
  project(at('bare.git'), clone());
  write('clone/services/shop/guardband.yml', "version: 1\nresults: [out]\nbaselines: {store: 'history\\shop'}\n");
  write('clone/services/mail/guardband.yml', 'version: 1\nresults: [out]\n');
  for (const [i, elapsedMs] of [20, 21, 20, 21].entries()) {
    write('clone/services/shop/out/results.jtl', jtl('GET /', { elapsedMs, startMs: Date.UTC(2026, 9, 1) + i * day }));
    run(clone('services/shop'), 'record');
  }
  write('clone/services/mail/out/results.jtl', jtl('POST /mail'));
  run(clone(), 'record', '--config', 'services/mail/guardband.yml');
  write(
    'clone/services/shop/out/results.jtl',
    jtl('GET /', { elapsedMs: 60, everyMs: 30, startMs: Date.UTC(2026, 9, 9) }),
  );
  write('clone/.gitignore', 'out/\nreport.*\n');
  commit(clone(), 'Two services');
  git(clone(), 'push', '--quiet', 'origin', 'HEAD:main');
});

function run(folder: string, ...argv: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProduct().cli, ...argv], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Runs the Action with these inputs. */
function step(inputs: Readonly<Record<string, string>>, event: object = {}) {
  for (const file of ['output', 'summary']) write(file, '');
  write('event.json', JSON.stringify(event));
  const env = {
    PATH: process.env['PATH'],
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_PATH: at('event.json'),
    GITHUB_OUTPUT: at('output'),
    GITHUB_STEP_SUMMARY: at('summary'),
    GITHUB_WORKFLOW: 'CI',
    GITHUB_JOB: 'gate',
    ...stepInputs(inputs),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProduct().action], {
    cwd: clone(),
    env,
    encoding: 'utf8',
  });
  const outputs = Array.from(text('output').matchAll(/^([\w-]+)<<(\S+)\n([^]*?)\n\2$/gm), ([, name, , value]) => [
    name,
    value,
  ]);
  return { status, stdout, stderr, outputs: Object.fromEntries(outputs) as Readonly<Record<string, string>> };
}

const casesOf = ({ findings, outcome }: Report) => ({
  outcome,
  cases: [...new Set(findings.map((finding) => finding.case.key))],
});

describe('paths in a configuration', () => {
  test('are relative to its folder, and name the same cases from anywhere', () => {
    expect(run(clone('services/shop'), 'check', '--out', at('inside.json'))).toMatchObject({ status: 1 });
    const outside = run(clone(), 'check', '--config', './services/shop/guardband.yml', '--out', at('outside.json'));
    expect(outside).toMatchObject({ status: 1, stderr: '' });
    expect(casesOf(report('outside.json'))).toEqual(casesOf(report('inside.json')));
    expect(casesOf(report('inside.json'))).toEqual({ outcome: 'failed', cases: ['default / GET /'] });
    const named = ['--config', clone('services/shop/guardband.yml'), '--out', at('absolute.json')];
    const absolute = run(clone(), 'check', ...named);
    expect(absolute).toMatchObject({ status: 1 });
    expect(casesOf(report('absolute.json'))).toEqual(casesOf(report('inside.json')));
  });

  test('also hold for the default folder of baselines', () => {
    const files = git(clone(), 'ls-files', 'services').trim().split('\n');
    expect(files.filter((file) => !file.includes('archive-v2'))).toEqual([
      'services/mail/baselines/default.ndjson',
      'services/mail/guardband.yml',
      'services/shop/guardband.yml',
      'services/shop/history/shop/default.ndjson',
    ]);
  });

  test('options are relative to the current folder', () => {
    const argv = ['check', 'services/mail/out', '--config', 'services/shop/guardband.yml'];
    expect(run(clone(), ...argv, '--baselines', 'services/mail/baselines').stdout).toContain(
      'The baseline in "services/mail/baselines" contains only the run under test',
    );
  });
});

describe('paths with backslashes', () => {
  test.each([
    ['check', 'services\\shop\\out', '--config', 'services\\shop\\guardband.yml'],
    ['check', 'services\\shop\\*\\*.jtl', '--config', '.\\services\\shop\\guardband.yml'],
    ['check', 'services\\shop\\out\\results.jtl', '--baselines', 'services\\shop\\history\\shop'],
    ['check', 'services\\shop\\out\\', '--against', 'services\\shop\\history\\shop\\default.ndjson'],
    ['check', '--config', 'services\\shop\\guardband.yml', '--against', 'ref:HEAD'],
  ])('%s %s %s %s', (...argv) => {
    const out = `${at('').replaceAll('/', '\\')}\\back.json`;
    const judged = run(clone(), ...argv, '--set', 'scenario=default', '--out', out);
    expect(judged).toMatchObject({ status: 1, stderr: '' });
    expect(casesOf(report('back.json'))).toEqual({ outcome: 'failed', cases: ['default / GET /'] });
  });

  test('name an existing file whose name contains one', () => {
    write('clone/odd/a\\b.jtl', jtl('GET /odd'));
    expect(JSON.parse(run(clone(), 'read', 'odd/a\\b.jtl').stdout)).toMatchObject({
      measurements: [{ label: 'GET /odd' }],
    });
    expect(JSON.parse(run(clone(), 'read', 'odd').stdout)).toMatchObject({ measurements: [{ label: 'GET /odd' }] });
  });
});

describe('the input working-directory', () => {
  test.each(['services/shop', './services\\shop/'])('%s is where the step works', (folder) => {
    const { outputs, status, stdout } = step({ 'working-directory': folder, out: 'report.html\nreport.json' });
    expect({ status, outputs, stdout }).toMatchObject({
      status: 1,
      outputs: {
        outcome: 'failed',
        'report-path': 'services/shop/report.html',
        files: '["services/shop/report.html","services/shop/report.json"]',
      },
    });
    expect(report('clone/services/shop/report.json')).toMatchObject({
      job: { title: 'Performance of services/shop', key: 'CI/gate services/shop' },
    });
  });

  test('a pull request is judged by the configuration and the baselines of its base', () => {
    const base = git(clone(), 'rev-parse', 'HEAD').trim();
    git(clone(), 'switch', '--quiet', '--create', 'lax');
    write(
      'clone/services/shop/guardband.yml',
      `${text('clone/services/shop/guardband.yml')}metrics: {p99: {band: 900%}}\n`,
    );
    const sha = commit(clone(), 'Allow anything');
    const judged = step(
      { 'working-directory': 'services/shop', out: 'report.json' },
      { pull_request: { number: 1, head: { sha }, base: { sha: base } } },
    );
    expect(judged).toMatchObject({ status: 1, outputs: { outcome: 'failed' } });
    expect(report('clone/services/shop/report.json').configuration).toMatchObject({
      from: 'base',
      judging: [{ key: 'metrics.p99' }],
    });
    git(clone(), 'switch', '--quiet', 'main');
  });

  test('annotations name files as the repository does', () => {
    write('clone/services/shop/wrong.yml', 'version: 1\nresult: [out]\n');
    const { stdout, status } = step({ 'working-directory': 'services/shop', config: 'wrong.yml' });
    expect({ status, stdout }).toMatchObject({
      status: 3,
      stdout: expect.stringMatching(/::error file=services\/shop\/wrong\.yml,line=2::/),
    });
  });

  test.each(['services/shopp', 'services/linked'])('%s, which does not exist or is a link, is an error', (folder) => {
    if (folder === 'services/linked') symlinkSync('shop', clone(folder));
    const { outputs, status, stdout } = step({ 'working-directory': folder });
    expect([status, outputs]).toEqual([3, expect.objectContaining({ outcome: 'unusable' })]);
    expect([stdout, text('summary')]).toEqual([
      expect.stringContaining(folder),
      expect.stringMatching(/nothing was judged/i),
    ]);
  });
});
