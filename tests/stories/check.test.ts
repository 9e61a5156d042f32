import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { commands } from '../../src/commands/index.js';
import { optionsOf } from '../../src/commands/options-of.js';
import { validate as validateReport } from '../../src/generated/validators/report.js';
import type { RunDocument } from '../../src/model/documents.js';
import { historyLines, jtl, story } from './_story.js';

const day = 86_400_000;
const healthy = (day_: number) => jtl('GET /', { startMs: 1_760_000_000_000 + day_ * day, elapsedMs: 20 });

const { run, write, report, text, at } = story();

test('a team that starts without a history has nothing to compare with, and gets the command that records the first baseline', async () => {
  write('r/shop/10_users/results.jtl', healthy(0));
  const { exitCode, stdout, stderr } = await run('check @r --baselines @baselines');
  expect([exitCode, stderr]).toEqual([2, '']);
  expect(stdout).toContain('guardband record');
});

test('a team that starts without a history records six healthy runs', async () => {
  for (let i = 0; i < 6; i++) {
    write('r/shop/10_users/results.jtl', healthy(i));
    expect(await run('record @r --baselines @baselines')).toMatchObject({ exitCode: 0 });
  }
  expect(historyLines(at('baselines'))).toHaveLength(6);
  expect((await run('record @r --baselines @baselines')).stdout).toContain('Recorded 0 cases');
  expect(historyLines(at('baselines'))).toHaveLength(6);
});

test('a team that starts without a history passes when nothing changed', async () => {
  write('r/shop/10_users/results.jtl', healthy(7));
  expect(await run('check @r --baselines @baselines')).toMatchObject({ exitCode: 0 });
});

test('a team that starts without a history prints the reason why nothing was compared', async () => {
  const place = ['check', '@r', '--baselines', '@baselines'];
  const typed = await run(...place, '--only', 'shap*');
  expect([typed.exitCode, typed.stdout.split('\n')[0]]).toEqual([2, expect.stringContaining('--only selects no case')]);
  write('none.yml', 'metrics: {throughput: report, p50: report, p99: report, errorPercent: report}\n');
  const ungated = await run(...place, '--config', '@none.yml');
  expect([ungated.exitCode, ungated.stdout.split('\n')[0]]).toEqual([
    2,
    expect.stringContaining('no case has a gated metric'),
  ]);
});

test('a team that starts without a history fails when it got slower, in every output', async () => {
  write('r/shop/10_users/results.jtl', jtl('GET /', { elapsedMs: 60, everyMs: 30, startMs: 1_770_000_000_000 }));
  const { exitCode, stdout } = await run(
    'check @r --baselines @baselines --out @report.json --out @report.md --out @report.xml',
  );
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/slower/);
  expect(validateReport(report('report.json'))).toBe(true);
  expect(report('report.json')).toMatchObject({ outcome: 'failed', reasons: ['regression'] });
  expect(text('report.md').split('\n')[0]).toMatch(/slower/);
  expect(text('report.xml')).toContain('<failure');
});

test('a team that starts without a history cannot record a failed run as a baseline', async () => {
  write(
    'r/shop/10_users/results.jtl',
    jtl('GET /', { elapsedMs: 2, everyMs: 1, errors: 1000, startMs: 1_770_000_000_000 }),
  );
  const { exitCode, stderr } = await run('record @r --baselines @baselines');
  expect(exitCode).toBe(1);
  expect(stderr).toContain('Not recorded: shop / GET / [users=10], because it failed: 100.00 % errors.');
  expect(historyLines(at('baselines'))).toHaveLength(6);
});

describe('a run that starts in the future', () => {
  const { run, write, report } = story(); // it is noon on 2026-11-20 in every story
  const noon = Date.UTC(2026, 10, 20, 12);

  test('is not recorded, with one problem that names its start and its files', async () => {
    for (const users of ['5', '10'])
      write(`r/shop/${users}_users/results.jtl`, jtl('GET /', { startMs: noon + 3652 * day }));
    expect(await run('check @r --baselines @baselines --out @report.json')).toMatchObject({
      exitCode: 2,
    });
    expect(report('report.json').problems.filter(({ code }) => code === 'begins-in-future')).toMatchObject([
      {
        level: 'error',
        file: expect.stringMatching(/r\/shop\/10_users\/results\.jtl$/),
        message: expect.stringMatching(/ 2036-11-19 12:00 UTC, .*5_users\/results\.jtl/),
      },
    ]);
    const { exitCode, stdout, stderr } = await run('record @r --baselines @baselines');
    expect([exitCode, stdout]).toEqual([3, expect.not.stringContaining('Recorded')]);
    expect(stderr.split('more than a day in the future')).toHaveLength(2);
  });

  test('is accepted within a day, as clocks and time zones differ', async () => {
    write('s/shop/10_users/results.jtl', jtl('GET /', { startMs: noon + day - 1000 }));
    const { stderr } = await run('record @s --baselines @baselines');
    expect(stderr).not.toContain('in the future');
  });
});

describe('an option that contradicts the results', () => {
  const { run, write, text } = story();
  const overridden = (stderr: string): readonly string[] =>
    stderr.split('\n').filter((line) => line.includes('--set '));

  test('wins, with one problem per axis that lists the replaced values', async () => {
    for (const [i, users] of ['5', '10', '20'].entries())
      for (const scenario of ['browse', 'cart']) write(`r/${scenario}/${users}_users/results.jtl`, healthy(i / 100));
    const { exitCode, stderr } = await run('read @r --set users=10 -o @run.json');
    expect(exitCode).toBe(0);
    expect(overridden(stderr)).toEqual([
      expect.stringMatching(
        /20_users\/results\.jtl: warning: --set users=10 overrides the values in paths and results: users=20 \(\S+\/20_users\/results\.jtl\), users=5 \(\S+\/5_users\/results\.jtl\)\./,
      ),
      expect.stringContaining('Remove --set users'),
    ]);
    expect(text('run.json')).not.toContain('"users": "20"');
  });

  test('wins for a scenario and a label, too', async () => {
    const { stderr } = await run('read @r --set scenario=shop --set label=all -o @run.json');
    expect(stderr).toMatch(/--set scenario=shop overrides .*: scenario=browse \(.*\), scenario=cart \(/);
    expect(stderr).toMatch(/--set label=all overrides .*: label=GET \/ \(/);
  });

  test('replaces missing or guessed values without a problem', async () => {
    write('plain/nightly.jtl', healthy(0));
    const set = ['--set', 'scenario=shop', '--set', 'users=10', '--set', 'label=GET /'];
    expect(overridden((await run('read', '@plain', ...set, '-o', '@run.json')).stderr)).toEqual([]);
    expect(overridden((await run('read', '@run.json', ...set, '-o', '@again.json')).stderr)).toEqual([]);
  });
});

// Unreadable even for root.
symlinkSync('loop.yml', at('loop.yml'));

test.each([
  ['no such file', ['check', '@nothing.jtl'], /no-such-file|No file or folder matches/],
  ['an empty file', ['check', '@empty.jtl'], /empty/],
  ['a foreign file', ['check', '@foreign.txt'], /format is not recognised/],
  ['a header without rows', ['check', '@header.jtl'], /header-only\.jtl|header\.jtl/],
  ['no results at all', ['check'], /No results were named/],
  ['an unknown option', ['check', '@empty.jtl', '--baseline', 'x'], /Did you mean --baselines/],
  ['an unknown command', ['chekc'], /Did you mean "check"/],
  ['an unknown selector', ['check', '@good.jtl', '--against', 'tags:x'], /tag:NAME/],
  ['a bad --set', ['check', '@good.jtl', '--set', 'users'], /users=100/],
  ['no such configuration', ['check', '@good.jtl', '--config', '@nowhere.yml'], /configuration file does not exist/],
  [
    'a folder as configuration',
    ['check', '@good.jtl', '--config', '@folder/'],
    /Expected a configuration file \(YAML\), found a folder[^]*Name the file in it \(guardband\.yml\)/,
  ],
  [
    'a configuration that cannot be read',
    ['check', '@good.jtl', '--config', '@loop.yml'],
    /loop\.yml: error: The configuration file exists but cannot be read \(ELOOP\)[^]*name another with/,
  ],
  ['a warm-up below zero', ['check', '@good.jtl', '--warmup', '-5s'], /"-5s"[^]*at least 0[^]*300s, 5m or 5\.5m/],
  ['a warm-up of two numbers', ['check', '@good.jtl', '--warmup', '5m30'], /"5m30"[^]*a number[^]*5\.5m/],
  ['a warm-up without value', ['check', '@good.jtl', '--warmup'], /^--warmup needs its TIME: .* 300s, 5m.*--help\.\n$/],
  [
    'an option in the place of a value',
    ['check', '@good.jtl', '--warmup', '--out', 'x.md'],
    /^--warmup needs its TIME: .*read as an option.*--warmup=TIME/,
  ],
  ['a short option without value', ['read', '@good.jtl', '-o'], /^--out needs its FILE: /],
  ['a value for an option that has none', ['init', '--force=1'], /^--force takes no value\. See/],
  ['a number for an option that has none', ['init', '--force', '-1'], /^Unknown option '-1'/],
])('unusable input %s: exit code 3 and an error', async (_, argv, words) => {
  write('empty.jtl', '');
  write('foreign.txt', 'Dear diary,\n');
  write('header.jtl', `${jtl('x', { n: 0 }).trim()}\n`);
  write('good.jtl', jtl('x'));
  write('folder/other.yml', '');
  const { exitCode, stdout, stderr } = await run(...argv);
  expect(exitCode).toBe(3);
  expect(stdout + stderr).toMatch(words);
  expect(stdout + stderr).not.toMatch(/\n\s+at /);
});

describe('an unusable option or configuration', () => {
  test('a warm-up without a unit is in seconds', async () => {
    write('good.jtl', jtl('x'));
    const cutOf = async (warmup: string): Promise<unknown> => {
      await run('read', '@good.jtl', '--warmup', warmup, '-o', '@cut.json');
      return (JSON.parse(text('cut.json')) as RunDocument).measurements.map(({ warmupMs, samples }) => [
        warmupMs,
        samples,
      ]);
    };
    expect(await cutOf('5')).toEqual([[5000, 500]]);
    expect(await cutOf('5s')).toEqual([[5000, 500]]);
  });

  test('an invalid configuration: every error has its line and suggests the nearest name', async () => {
    write('good.jtl', jtl('x'));
    write('guardband.yml', 'version: 1\nmetrics:\n  p99: {bnad: 10%}\nfail:\n  unknown: maybe\n');
    const { exitCode, stderr } = await run('check @good.jtl --config @guardband.yml');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/guardband\.yml:3:\d+.*bnad[\s\S]*"band"/);
    expect(stderr).toMatch(/guardband\.yml:5:\d+.*maybe/);
    for (const key of ['suspect: report', 'undecided: fail', 'open: undecided']) {
      write('guardband.yml', `fail: { ${key} }\n`);
      const replaced = await run('check @good.jtl --config @guardband.yml');
      expect(replaced.exitCode).toBe(3);
      expect(replaced.stderr).toContain('Unknown key');
    }
    write('guardband.yml', 'version: [1\n');
    expect(await run('check @good.jtl --config @guardband.yml')).toMatchObject({ exitCode: 3 });
  });

  test.each(['latin1', 'utf16le'] as const)('a configuration in %s is not read with other names', async (encoding) => {
    write('good.jtl', jtl('x'));
    writeFileSync(at('encoded.yml'), Buffer.from('version: 1\nscenario: café\n', encoding));
    const { exitCode, stderr } = await run('check @good.jtl --config @encoded.yml');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/encoded\.yml:[12]: error: The configuration is not UTF-8 text/);
  });

  test('invalid YAML: only the first error, as others may follow from it', async () => {
    write('good.jtl', jtl('x'));
    write('README.md', '# A title\n\nwords: and [links](a)\n\n- a list\n`code` and more\n');
    const { exitCode, stderr } = await run('check @good.jtl --config @README.md');
    expect(exitCode).toBe(3);
    expect(stderr.match(/This is not valid YAML/g)).toHaveLength(1);
    expect(stderr).toMatch(
      /README\.md:\d+:\d+: error: This is not valid YAML: [^\n]* \(and \d+ more errors? that may follow/,
    );
  });
});

describe('unusable results', () => {
  test('a report passed as results', async () => {
    write('good.jtl', jtl('x'));
    await run('check @good.jtl --out @report.json');
    const { exitCode, stderr } = await run('check @report.json');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(
      /report\.json: error: The format is not recognised: it looks like a Guardband report[^]*Name the results/,
    );
    expect(stderr).not.toContain('Tried:');
  });

  test('a test plan passed as results', async () => {
    const { exitCode, stderr } = await run('check examples/shop/plan.jmx');
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(
      /plan\.jmx: error: The format is not recognised: it looks like a JMeter test plan[^]*Run the plan/,
    );
    expect(stderr).not.toContain('Tried:');
  });

  test('results and baselines swapped', async () => {
    const shop = 'examples/shop';
    const { exitCode, stdout } = await run('check', `${shop}/baselines`, '--baselines', `${shop}/results/healthy`);
    expect(exitCode).toBe(2);
    expect(stdout).toMatch(
      /- A history was given as results\. If it contains the baselines, run: guardband check RESULTS --baselines DIR/,
    );
    expect(stdout).not.toContain('guardband record');
  });
});

describe('help', () => {
  const { run } = story();

  test('--help fits 80 columns', async () => {
    const { exitCode, stdout } = await run('--help');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Usage: guardband');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  const optionsIn = (text: string): readonly string[] =>
    text.slice(text.indexOf('\nOptions')).match(/(?<=^ {2}(?:-\w, )?--)[\w-]+/gm) ?? [];

  test.each(Object.keys(commands))('%s --help fits 80 columns and lists ten options at most', async (name) => {
    const { exitCode, stdout } = await run(name, '--help');
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`Usage: guardband ${name}`);
    const all = await run(name, '--all', '--help');
    for (const text of [stdout, all.stdout])
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const [common, every] = [optionsIn(stdout), optionsIn(all.stdout)];
    expect(common.length).toBeLessThanOrEqual(10);
    const command = (await commands[name]?.())?.command ?? { options: [] };
    expect(every).toEqual(optionsOf(command, 'command-line').map((option) => option.name));
    const rest = every.length - common.length;
    expect(stdout.includes(`guardband ${name} --help --all for ${String(rest)} more`)).toBe(rest > 0);
    const page = readFileSync('docs/options.md', 'utf8');
    for (const option of every) if (!common.includes(option)) expect(page).toContain(`\`--${option}`);
  });

  test('--all asks for help only', async () => {
    expect(await run('check --all')).toMatchObject({ exitCode: 3, stderr: expect.stringContaining("'--all'") });
  });
});

describe('a selector that selects no run', () => {
  const { run, write } = story();
  beforeAll(async () => {
    for (const [n, tag] of ['1.0.0', '1.1.0', '2.0.0'].entries()) {
      write('r/shop/results.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + n * 86_400_000 }));
      await run('record', '@r', '--baselines', '@b', '--tag', tag);
    }
    write('r/shop/results.jtl', jtl('GET /', { startMs: 1_760_500_000_000 }));
  });
  const check = async (...options: readonly string[]) => await run('check', '@r', '--empty', 'pass', ...options);

  test.each([
    ['tag:1.0.1', /Did you mean --against "tag:1\.0\.0"\?/],
    ['tag:spring-release', /Recorded tags, newest first: "2\.0\.0", "1\.1\.0", "1\.0\.0"\./],
    ['tag:3.*', /2\.0\.0/],
  ])('is not forgiven by --empty pass: %s', async (against, advice) => {
    const { exitCode, stdout } = await check('--baselines', '@b', '--against', against);
    expect([exitCode, stdout.replaceAll(/\s+/g, ' ')]).toEqual([2, expect.stringMatching(advice)]);
  });

  test.each(['history', 'last'])('passes with it if the history is empty: %s', async (against) => {
    expect(await check('--baselines', '@none', '--against', against)).toMatchObject({ exitCode: 0 });
    expect(await check('--baselines', '@none', '--against', 'tag:1.0.0')).toMatchObject({ exitCode: 2 });
  });
});

describe('an objective for a value that was not measured', () => {
  const { run, write, text } = story();
  beforeAll(async () => {
    for (let n = 0; n < 6; n++) {
      write('r/shop/results.jtl', healthy(n));
      await run('record @r --baselines @b');
    }
    write('r/shop/results.jtl', healthy(6));
  });

  test.each([
    ['{cpuPercent: "< 80"}', /CPU < 80 could not be checked in 1 case, because a value was not measured/],
    [
      '{throughput: "within 5% of targetRate"}',
      /throughput within 5% of targetRate could not be checked in 1 case, because a value was not measured/,
    ],
  ])('is undecided, and named: %s', async (objective, sentence) => {
    write('guardband.yml', `objectives: [${objective}]\n`);
    const out = ['txt', 'md', 'html', 'xml'].flatMap((ending) => ['--out', `@report.${ending}`]);
    const { exitCode, stdout } = await run('check', '@r', '--baselines', '@b', '--config', '@guardband.yml', ...out);
    expect([exitCode, stdout]).toEqual([2, expect.stringMatching(sentence)]);
    expect(stdout).not.toContain('could be judged');
    expect(stdout).not.toContain(' , objective');
    for (const ending of ['md', 'html', 'xml']) expect(text(`report.${ending}`)).toMatch(/80|targetRate/);
  });
});
