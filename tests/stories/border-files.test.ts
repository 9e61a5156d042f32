/** What a commit contains chooses neither where the product writes nor what judges: real files, links and commits. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { commit, git } from './_git.js';
import { equal, measuredTeam, slower } from './_measured-team.js';
import { jtl } from './_story.js';

const { folder, write, version, run, runIn, recordRuns } = measuredTeam();
const at = (file: string): string => join(folder, file);
const base = version(equal);
version(equal);
const config = readFileSync(at('guardband.yml'), 'utf8');

describe('a link', () => {
  const victim = at('../victim');
  beforeEach(() => {
    mkdirSync(victim);
    write('../victim/file', 'untouched\n');
    write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
  });
  afterEach(() => {
    const found = [readdirSync(victim), readFileSync(join(victim, 'file'), 'utf8')];
    rmSync(victim, { recursive: true });
    for (const name of ['guardband-gate', 'linked', 'report.json']) rmSync(at(name), { recursive: true, force: true });
    expect(found).toEqual([['file'], 'untouched\n']);
  });
  const check = ['check', 'measured.jtl', '--set', 'scenario=shop', '--empty', 'pass', '--out'];
  const record = ['record', 'measured.jtl', '--set', 'scenario=shop', '--baselines'];
  const gate = ['gate', '--base', base, '--no-screen'];
  test.each([
    ['the folder of the gate', '../victim', 'guardband-gate', gate],
    ['the folder of a bisection', '../victim', 'guardband-gate', ['bisect', base, 'HEAD', '--pairs', '1']],
    ['a folder of the gate that is named', '../victim', 'linked', [...gate, '--results', 'linked/x']],
    ['a report', '../victim/file', 'report.json', [...check, 'report.json']],
    ['a report by its whole path', '../victim/file', 'report.json', [...check, at('report.json')]],
    ['the folder of a report', '../victim', 'linked', [...check, 'linked/report.html']],
    ['the folder of a report in the checkout', '.git', 'linked', [...check, 'linked/config.json']],
    ['the history', '../victim', 'linked', [...record, 'linked']],
    ['a folder of the history', '../victim', 'linked', [...record, 'linked/deeper']],
  ])('as %s is not followed', async (_, target, name, args) => {
    symlinkSync(target, at(name));
    const { exitCode, stderr } = await run(...args);
    // A verdict stands, although its report could not be written.
    expect([exitCode, stderr]).toEqual([
      args[0] === 'check' ? 0 : 3,
      expect.stringContaining(`${name} is a symbolic link`),
    ]);
    expect(existsSync(at('.git/config.json'))).toBe(false);
  });
});

test.each(['../secret', '.git/config'])(
  'a configuration that is a link to %s is not quoted by a job',
  async (target) => {
    write('../secret', 'machine x password s3cret\n');
    git(folder, 'config', 'x.password', 's3cret');
    rmSync(at('guardband.yml'));
    symlinkSync(target, at('guardband.yml'));
    write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
    const { exitCode, stdout, stderr } = await runIn({ CI: 'true' }, 'check', 'measured.jtl', '--set', 'scenario=shop');
    rmSync(at('guardband.yml'));
    write('guardband.yml', config);
    expect([exitCode, stdout + stderr]).toEqual([3, expect.stringContaining('ELOOP')]);
    expect(stdout + stderr).not.toContain('s3cret');
  },
);

test.each(['jtl', 'json'])('results that are a link out of the checkout are not read by a job: %s', async (ending) => {
  write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
  write('../elsewhere', 'machine x password s3cret\n');
  mkdirSync(at('linked'));
  symlinkSync('../measured.jtl', at('linked/inside.jtl'));
  symlinkSync('../../elsewhere', at(`linked/outside.${ending}`));
  const check = ['check', 'linked', '--set', 'scenario=shop', '--empty', 'pass'];
  const { exitCode, stdout, stderr } = await runIn({ CI: 'true' }, ...check);
  rmSync(at('linked'), { recursive: true });
  expect([exitCode, stdout + stderr]).toEqual([
    2,
    expect.stringContaining(`outside.${ending} leads out of the checkout`),
  ]);
  expect(stdout + stderr).not.toMatch(/s3cret|inside.jtl leads/);
});

test.each([
  ['a job', { CI: 'true' }, 'untouched\n'],
  ['anyone else', {}, expect.stringContaining('schemaVersion')],
])('a report outside of the checkout that is a link: what %s writes', async (_, environment, expected) => {
  write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
  write('../file', 'untouched\n');
  symlinkSync('file', at('../report.json'));
  const check = ['check', 'measured.jtl', '--set', 'scenario=shop', '--empty', 'pass', '--out', '../report.json'];
  const { exitCode } = await runIn(environment, ...check);
  const report = readFileSync(at('../report.json'), 'utf8');
  rmSync(at('../report.json'));
  expect([exitCode === 3, readFileSync(at('../file'), 'utf8')]).toEqual([false, expected]);
  expect(report).toContain('schemaVersion');
});

test('a link in place of a lock is none', async () => {
  mkdirSync(at('locked'));
  symlinkSync('../nowhere', at('locked/.recording'));
  git(folder, 'add', '--force', 'locked');
  write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
  const { exitCode } = await run('record', 'measured.jtl', '--set', 'scenario=shop', '--baselines', 'locked');
  git(folder, 'rm', '-rqf', '--cached', 'locked');
  expect([exitCode, readdirSync(at('locked'))]).toEqual([0, ['archive-v2', 'shop.ndjson']]);
  rmSync(at('locked'), { recursive: true });
});

test.each([
  ['with a holder', ['.recording/1@other.0/file']],
  ['that is a file', ['.recording']],
  ['and a journal', ['.recording/1@other.0/file', '.recording.journal']],
])('a lock %s that is committed is none', async (_, files) => {
  for (const file of files) {
    mkdirSync(at(join('locked', file, '..')), { recursive: true });
    write(join('locked', file), '[["shop.ndjson","forged\\n"]]');
  }
  git(folder, 'add', '--force', 'locked');
  commit(folder, 'A lock');
  write('measured.jtl', jtl('GET /', { startMs: Date.parse('2026-01-01') }));
  const began = Date.now();
  const { exitCode } = await run('record', 'measured.jtl', '--set', 'scenario=shop', '--baselines', 'locked');
  expect([exitCode, Date.now() - began < 10_000, readdirSync(at('locked'))]).toEqual([
    0,
    true,
    ['archive-v2', 'shop.ndjson'],
  ]);
  expect(readFileSync(at('locked/shop.ndjson'), 'utf8')).not.toContain('forged');
  git(folder, 'rm', '-rq', '--cached', 'locked');
  rmSync(at('locked'), { recursive: true });
  commit(folder, 'No lock');
});

test('measurements of a bisection that are committed are not taken', async () => {
  mkdirSync(at('committed'));
  write('committed/pairs.json', '{"build":"","run":"node load.mjs {version} {out}","pairs":{}}');
  git(folder, 'add', '--force', 'committed');
  commit(folder, 'Measurements');
  const { exitCode, stderr } = await run('bisect', base, 'HEAD', '--results', 'committed');
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining('files that are committed')]);
});

describe('a number', () => {
  afterEach(() => {
    write('guardband.yml', config);
  });
  test.each([
    ['a budget of weeks', config.replace('10m', '600h'), '/measure/budget'],
    ['a budget of nothing', config.replace('10m', '0s'), '/measure/budget'],
    ['a budget of many digits', config.replace('10m', `${'9'.repeat(400)}s`), '/measure/budget'],
    ['pairs', config.replace('pairs: 3', 'pairs: 1e400'), '/measure/pairs'],
    ['a band', `${config}metrics: { p99: { band: 1e400 } }\n`, '/metrics/p99'],
    ['a band of many digits', `${config}metrics: { p99: { band: '${'9'.repeat(400)}%' } }\n`, '/metrics/p99'],
    ['a band below nothing', `${config}metrics: { p99: { band: -.inf } }\n`, '/metrics/p99'],
    ['a warm-up', `${config}warmup: ${'9'.repeat(400)}s\n`, '/warmup'],
    ['a cap', `${config}metrics: { errorPercent: { cap: 1e400 } }\n`, '/metrics/errorPercent'],
    ['a history', `${config}baselines: { history: 1e400 }\n`, '/baselines/history'],
    ['an objective', `${config}objectives: [{ p99: '< ${'9'.repeat(400)}' }]\n`, '/objectives/0'],
    [
      'a ceiling',
      `${config}waivers: [{ where: { label: x }, metric: p99, ceiling: '${'9'.repeat(400)}%', until: 2099-01-01, reason: x }]\n`,
      '/waivers/0',
    ],
  ])('out of its range: %s', async (_, text, pointer) => {
    write('guardband.yml', text);
    const { exitCode, stderr } = await run('gate', '--base', base);
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining(`guardband.yml`)]);
    expect(stderr).toContain(pointer.split('/').at(-1) === 'budget' ? 'budget' : pointer.slice(0, 8));
  });

  test('a budget on the command line', async () => {
    expect((await run('gate', '--budget', '600h')).exitCode).toBe(3);
  });
});

test('the history that judges was read before a load test ran', async () => {
  await recordRuns(3);
  // A load test that changes what is committed is measured once only.
  git(folder, 'rm', '-rq', '--cached', '--ignore-unmatch', 'baselines');
  write('.git/info/exclude', 'baselines\n');
  version(slower);
  write('loose.sh', 'node load.mjs "$1" "$2"\nrm -rf baselines\ngit update-ref --no-deref HEAD ' + base + '\n');
  const { exitCode, stdout, stderr } = await run(
    'gate',
    ...['--run', 'bash loose.sh {version} {out}', '--out', 'report.json'],
  );
  expect([exitCode, stdout + stderr]).toEqual([1, expect.stringContaining('POST /orders')]);
  expect(stderr).toContain('newest recorded ancestor');
});
