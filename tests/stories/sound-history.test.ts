/**
 * A history must always be readable: nothing invalid is written, damage is found and repaired, and each run appears as a
 * whole.
 */
import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { findUnsoundEntries } from '../../src/history/append-entries.js';
import { directory } from '../../src/history/stores/directory.js';
import { openStore } from '../../src/history/stores/index.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { HistoryEntry } from '../../src/model/run.js';
import { historyLines, jtl, story } from './_story.js';

const lineOfScenario = (scenario: string, metrics: Readonly<Record<string, number>> = { p99: 1 }): HistoryEntry => ({
  measurement: { scenario, configuration: {}, metrics },
  provenance: { startedAt: '2026-01-01T00:00:00.000Z' },
});

describe('values that cannot be measured', () => {
  const { run, write } = story();

  test.each([Infinity, NaN, -1, 1e-310, 1e300])('an entry with %p is not written', async (value) => {
    const problems = await findUnsoundEntries([lineOfScenario('shop', { throughput: value })]);
    expect(problems.map(({ code }) => code)).toContain('unsound-entry');
  });

  test('zero, small and large values are written', async () => {
    const metrics = { errorPercent: 0, p99: 0.001, throughput: 1e7, overhead: -3 };
    expect(await findUnsoundEntries([lineOfScenario('shop', metrics)])).toEqual([]);
  });

  test('lines that contain one are one problem of their file', async () => {
    const lines = Array.from({ length: 20 }, (_, i) => lineOfScenario('shop', { throughput: -1 - i, p99: 1 }));
    const entries = lines.map((line) => JSON.stringify({ schemaVersion: 1, ...line }));
    write('negative/shop.ndjson', `${entries.join('\n')}\n`);
    const { stderr } = await run('trend @negative');
    expect(stderr.match(/which no measurement can give/g)).toHaveLength(1);
    expect(stderr).toMatch(/shop\.ndjson:1: error: throughput is -1, .*on 19 more lines: 2, 3, /);
  });
});

describe('a damaged history', () => {
  const { run, write, text, at } = story();
  const whole =
    '{"schemaVersion":1,"measurement":{"scenario":"shop","configuration":{},"metrics":{"p99":1}},"provenance":{}}';
  const damaged = [whole, '<<<<<<< HEAD', whole.replace('"p99":1', '"p99":null'), whole.slice(0, 60), ''].join('\n');

  test.each(['record', 'accept'])(
    'is shown by line, and repaired by %s, which says so and loses none',
    async (command) => {
      write('r/shop/results.jtl', jtl('GET /'));
      write(`${command}/shop.ndjson`, damaged);
      write(`${command}/cart.ndjson`, damaged.replaceAll('shop', 'cart'));
      const found = await run('history', '--baselines', `@${command}`);
      expect(found).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^shop +1 +1/m) });
      expect(found.stderr).toContain('conflict marker');
      for (const line of [2, 3, 4]) expect(found.stderr).toContain(`shop.ndjson:${String(line)}`);
      expect(text(`${command}/shop.ndjson`)).toBe(damaged);
      const argv = command === 'record' ? ['@r'] : ['GET /', '--reason', 'x', '--results', '@r'];
      const told = await run(command, ...argv, '--baselines', `@${command}`);
      expect(told).toMatchObject({ exitCode: 0, stderr: expect.stringContaining('is now in a side file') });
      for (const scenario of ['shop', 'cart']) {
        const files = readdirSync(at(command)).filter((name) => name.startsWith(`${scenario}.ndjson.`));
        expect(files).toEqual([expect.stringMatching(/^\w+\.ndjson\.[0-9a-f]{12}\.broken$/)]);
        const own = damaged.replaceAll('shop', scenario).split('\n').slice(1).join('\n');
        expect(text(`${command}/${files[0] ?? ''}`)).toBe(`${own.trimEnd()}\n`);
        expect(historyLines(at(command), scenario)).toContain(whole.replaceAll('shop', scenario));
      }
      const shown = await run('history', '--baselines', `@${command}`);
      expect(shown).toMatchObject({ exitCode: 0, stderr: expect.not.stringMatching(/warning|error/) });
      expect((await run('record', '@r', '--baselines', `@${command}`)).stderr).not.toContain('side file');
    },
  );
});

describe('the lock of a folder', () => {
  const { at } = story();
  test('without a name, left by a process that was killed, costs no time', async () => {
    mkdirSync(at('b/.recording'), { recursive: true });
    const began = performance.now();
    const { problems } = await directory.append(at('b'), [lineOfScenario('shop')], nodeHost());
    expect(problems).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(1000);
    expect(readdirSync(at('b'))).toEqual(['archive-v2', 'shop.ndjson']);
  });

  test('is cleared of files that killed processes left', async () => {
    const host = nodeHost();
    const [holder = ''] = (await host.withLock(at('c'), () => Promise.resolve(readdirSync(at('c/.recording'))))) ?? [];
    mkdirSync(at(`c/.recording.999999999@${holder.split('@')[1] ?? ''}.0.new/x`), {
      recursive: true,
    });
    await directory.append(at('c'), [lineOfScenario('shop')], host);
    expect(readdirSync(at('c'))).toEqual(['archive-v2', 'shop.ndjson']);
  });
});

const { at, run, write, text } = story();
const host = nodeHost();
const texts = async (): Promise<readonly string[]> => [...((await openStore(at('b'), host)).texts ?? [])].flat();

test('a run of several scenarios that a killed process left half written is read as a whole, and finished by the next one', async () => {
  await directory.append(at('b'), [lineOfScenario('a'), lineOfScenario('b')], host);
  const before = text('b/b.ndjson');
  write(
    'b/.recording.journal',
    JSON.stringify([
      ['a.ndjson', `${text('b/a.ndjson')}NEW\n`],
      ['b.ndjson', `${before}NEW\n`],
      ['c.ndjson', 'NEW\n'],
      ['archive-v2/c.undated-undated.0123456789ab.ndjson', 'NEW\n'],
      ['c.ndjson.0123456789ab.broken', 'NEW\n'],
    ]),
  );
  write('b/a.ndjson', `${text('b/a.ndjson')}NEW\n`);
  expect((await texts()).filter((item) => item.includes('NEW'))).toHaveLength(3);
  await directory.append(at('b'), [lineOfScenario('d')], host);
  expect(readdirSync(at('b')).sort()).toEqual([
    'a.ndjson',
    'archive-v2',
    'b.ndjson',
    'c.ndjson',
    'c.ndjson.0123456789ab.broken',
    'd.ndjson',
  ]);
  expect(text('b/archive-v2/c.undated-undated.0123456789ab.ndjson')).toBe('NEW\n');
  expect(text('b/b.ndjson')).toBe(`${before}NEW\n`);
});

test('a run of several scenarios a journal names no file outside of the folder', async () => {
  write(
    'e/.recording.journal',
    JSON.stringify([
      ['../evil.ndjson', 'x'],
      ['/tmp/evil.ndjson', 'x'],
      ['evil.sh', 'x'],
    ]),
  );
  await directory.append(at('e'), [lineOfScenario('a')], host);
  expect(readdirSync(at('e'))).toEqual(['a.ndjson', 'archive-v2']);
  expect(existsSync(at('evil.ndjson'))).toBe(false);
});

test('a run of several scenarios is not read from a link to a device that never ends', async () => {
  mkdirSync(at('device'));
  for (const name of ['shop.ndjson', '.recording.journal']) symlinkSync('/dev/zero', at(`device/${name}`));
  write('device.jtl', jtl('GET /'));
  const judged = await run('check @device.jtl --set scenario=shop --baselines @device');
  expect(judged).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('shop.ndjson') });
});

test('a run of several scenarios is not read from a pipe, and says so', async () => {
  const [first, later] = [jtl('GET /'), jtl('GET /', { startMs: 1_750_000_000_000 })];
  write('piped.jtl', first);
  const options = ['--set', 'scenario=shop', '--baselines', '@piped'];
  await run('record', '@piped.jtl', ...options);
  execFileSync('mkfifo', [at('piped/more.ndjson')]);
  const says = expect.stringMatching(/more\.ndjson.*is a pipe/) as unknown;
  expect(await run('check', '@piped.jtl', ...options)).toMatchObject({ exitCode: 2, stdout: says });
  write('piped.jtl', later);
  expect(await run('record', '@piped.jtl', ...options)).toMatchObject({ exitCode: 3, stderr: says });
  expect(await run('history --baselines @piped')).toMatchObject({ exitCode: 3, stderr: says });
});

test.each([
  ['a file', 'file', ['touch']],
  ['a pipe', 'pipe', ['mkfifo']],
  ['a link to nothing', 'link', ['ln', '-s', 'nowhere']],
  ['a link to itself', 'itself', ['ln', '-s', 'itself']],
])('a history that is %s instead of a folder is not empty', async (_, place, [program = '', ...words]) => {
  execFileSync(program, [...words, place], { cwd: at('') });
  write('instead.jtl', jtl('GET /'));
  write('instead.yml', 'version: 1\nbaselines: {empty: pass}\n');
  const options = ['--set', 'scenario=shop', '--config', '@instead.yml', '--baselines', `@${place}`];
  const checked = await run('check', '@instead.jtl', ...options);
  expect(checked.exitCode).toBeGreaterThanOrEqual(2);
  expect(checked.stdout + checked.stderr).toMatch(/history could not be read/);
  expect(await run('record', '@instead.jtl', ...options)).toMatchObject({ exitCode: 3 });
  expect((await run('trend', '--baselines', `@${place}`)).stderr).toMatch(/history could not be read/);
});

test('a run of several scenarios is visible completely or not at all', async () => {
  const scenarios = ['p', 'q', 'r', 's'];
  const state = { isDone: false };
  const writing = (async () => {
    for (let n = 0; n < 40; n++) {
      const entries = scenarios.map((scenario) => lineOfScenario(scenario, { p99: n + 1 }));
      await directory.append(at('f'), entries, host);
    }
    state.isDone = true;
  })();
  const counts = new Set<number>();
  while (!state.isDone) {
    const { texts: all } = await openStore(at('f'), host);
    const lines = [...(all ?? new Map<string, string>()).values()].map((item) => item.split('\n').length);
    counts.add(lines.length === 0 || (lines.length === 4 && new Set(lines).size === 1) ? 1 : 0);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await writing;
  expect([...counts]).toEqual([1]);
});
