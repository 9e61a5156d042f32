/** Code owners must be named wherever a level could be accepted or a regression waived. */
import { expect, test } from '@jest/globals';
import { findOwners } from '../../src/commands/check/codeowners.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Host } from '../../src/model/host.js';
import { jtl, story } from './_story.js';

const withCodeowners = (text: string, place = 'CODEOWNERS'): Host => ({
  ...nodeHost(),
  readText: (file) => Promise.resolve(file === place ? text : undefined),
});
const owners = (text: string, store = 'baselines', config = 'guardband.yml', place?: string) =>
  findOwners(store, config, withCodeowners(text, place));

test('the last matching rule applies, as on GitHub', async () => {
  const text = `# who
* @all
/baselines/ @org/perf perf@example.org # the store
guardband.yml @lead`;
  expect(await owners(text)).toEqual({ baselines: ['@org/perf', 'perf@example.org'], configuration: ['@lead'] });
  expect(await owners(text, './baselines')).toMatchObject({ baselines: ['@org/perf', 'perf@example.org'] });
  expect(await owners(text, 'perf/kept', 'ci/gate.yml')).toEqual({ baselines: ['@all'], configuration: ['@all'] });
  for (const elsewhere of ['branch:perf-history', 'git:https://example.org/perf.git#main', 's3://bucket/perf'])
    expect(await owners(text, elsewhere)).toEqual({ configuration: ['@lead'] });
  expect(await owners(text, '/elsewhere', '../guardband.yml')).toEqual({});
});

test('a rule without owners takes a file from those of rules before it', async () => {
  expect(await owners('* @all\nbaselines/', 'baselines')).toEqual({ configuration: ['@all'] });
});

test.each(['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'])('it is looked for in %s', async (place) => {
  expect(await owners('* @all', 'baselines', 'guardband.yml', place)).toEqual({
    baselines: ['@all'],
    configuration: ['@all'],
  });
});

test('lines that name no owner are never shown', async () => {
  const hostile =
    '* @a`b <b>@x $(id) ](http://e) @ok\n/guardband.yml ' +
    Array.from({ length: 50 }, (_, i) => `@p${String(i)}`).join(' ');
  const found = await owners(hostile);
  expect(found?.baselines).toEqual(['@ok']);
  expect(found?.configuration).toHaveLength(10);
});

test('without a list of owners nothing is printed', async () => {
  expect(await owners('', 'baselines', 'guardband.yml', 'elsewhere')).toBeUndefined();
  expect(await owners('')).toEqual({});
});

const { run, write, text, report, at } = story();

test('a run that got slower names them beside the commands', async () => {
  const codeowners = '/kept/ @org/perf\n';
  const day = 86_400_000;
  for (let i = 0; i < 6; i++) {
    write('r/shop/10_users/results.jtl', jtl('GET /', { startMs: 1_760_000_000_000 + i * day, elapsedMs: 20 }));
    await run('record', '@r', '--baselines', '@kept');
  }
  write('r/shop/10_users/results.jtl', jtl('GET /', { elapsedMs: 60, everyMs: 30, startMs: 1_770_000_000_000 }));
  write('CODEOWNERS', codeowners);
  const home = process.cwd();
  process.chdir(at(''));
  try {
    const { exitCode, stdout } = await run(
      'check',
      'r',
      '--baselines',
      'kept',
      '--out',
      '@report.json',
      '--out',
      '@report.md',
    );
    expect(exitCode).toBe(1);
    expect(stdout).toContain('# changes the baselines: @org/perf must review (CODEOWNERS)');
  } finally {
    process.chdir(home);
  }
  expect(report('report.json').owners).toEqual({ baselines: ['@org/perf'] });
  // Names inside a code block do not notify anyone on GitHub.
  expect(text('report.md')).toMatch(/^`# changes the baselines: @org\/perf must review/m);
});
