/** history --check and --repair must examine and repair histories in folders and on branches without losing a line. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { commit, git, project } from './_git.js';
import { jtl, story } from './_story.js';

const line = (p99: number, metrics = ''): string =>
  `{"measurement":{"configuration":{},"metrics":{"p99":${String(p99)}${metrics}},"scenario":"shop"},"provenance":{},"schemaVersion":1}`;
const [first, second] = [line(1), line(2)];
const marker = '<<<<<<< HEAD';
const cut = line(3).slice(0, 40);
const archived = 'not JSON';
const damaged = `${first}\n${marker}\n${second}\n${cut}`;
const place = ['--baselines', 'branch:perf-history'];

const { run, write, at, text } = story({}, 'clone');
let tip = '';
const tipOf = (): string => git(at('bare.git'), 'rev-parse', 'perf-history').trim();
const show = (file: string): string => git(at('bare.git'), 'show', `perf-history:${file}`);

beforeAll(() => {
  project(at('bare.git'), at('clone'));
  git(at('clone'), 'switch', '--quiet', '--orphan', 'perf-history');
  write('clone/shop.ndjson', damaged);
  write('clone/cart.ndjson', `${first.replace('shop', 'cart')}\n`);
  write('clone/archive-v1/shop.20260101T000000Z.abc.ndjson', `${archived}\n`);
  write('clone/README.md', 'Our nights\n');
  tip = commit(at('clone'), 'Merge of two nights');
  git(at('clone'), 'push', '--quiet', 'origin', 'perf-history');
  git(at('clone'), 'switch', '--quiet', '--create', 'work', 'origin/main');
  write('r/shop/results.jtl', jtl('GET /'));
});

describe('a damaged history on a branch', () => {
  test('is not extended by record or accept', async () => {
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 3 });
    expect(await run('accept', 'shop', '--reason', 'x', ...place)).toMatchObject({ exitCode: 3 });
    expect(tipOf()).toBe(tip);
  });

  test('is shown line by line', async () => {
    const { exitCode, stdout, stderr } = await run('history', '--check', ...place);
    expect(exitCode).toBe(1);
    for (const where of ['shop.ndjson:2', 'shop.ndjson:4', 'abc.ndjson:1']) expect(stderr).toContain(where);
    expect(stdout).toBe('Examined 6 lines; 3 lines broken.\n');
    expect(tipOf()).toBe(tip);
  });
});

describe('the repair of a damaged history on a branch', () => {
  test('is repaired by one commit on top of it, also by two processes at once', async () => {
    const both = await Promise.all([run('history', '--repair', ...place), run('history', '--repair', ...place)]);
    expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(git(at('bare.git'), 'rev-parse', 'perf-history~1').trim()).toBe(tip);
    expect(show('shop.ndjson')).toBe(`${first}\n${second}\n`);
    expect(show('shop.ndjson.broken')).toBe(`${marker}\n${cut}\n`);
    expect(show('archive-v1/shop.20260101T000000Z.abc.ndjson.broken')).toBe(`${archived}\n`);
    expect(git(at('bare.git'), 'diff', '--no-renames', '--name-only', tip, 'perf-history').trim().split('\n')).toEqual([
      'archive-v1/shop.20260101T000000Z.abc.ndjson',
      'archive-v1/shop.20260101T000000Z.abc.ndjson.broken',
      'shop.ndjson',
      'shop.ndjson.broken',
    ]);
    expect(git(at('clone'), 'status', '--porcelain')).toBe('');
  });

  test('can be recorded into after that', async () => {
    expect(await run('history', '--check', ...place)).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await run('record', '@r', ...place)).toMatchObject({ exitCode: 0 });
    expect(show('shop.ndjson').split('\n')).toHaveLength(4);
  });

  test('is left alone if there is no such branch', async () => {
    expect((await run('history', '--repair', '--baselines', 'branch:none')).exitCode).toBe(3);
  });
});

test('a damaged history in a folder is not changed by a look at it', async () => {
  write('b/shop.ndjson', damaged);
  const { exitCode, stdout } = await run('history', '--check', '--baselines', '@b');
  expect(exitCode).toBe(1);
  expect(stdout).toContain('2 lines broken');
  expect(readdirSync(at('b'))).toEqual(['shop.ndjson']);
  expect(text('b/shop.ndjson')).toBe(damaged);
});

test('a damaged history in a folder keeps lines that an earlier repair moved', async () => {
  write('b/shop.ndjson.broken', 'earlier\n');
  expect(await run('history', '--repair', '--baselines', '@b')).toMatchObject({ exitCode: 0 });
  expect(text('b/shop.ndjson.broken')).toBe(`earlier\n${marker}\n${cut}\n`);
});

test.each(['', '\n'])(
  'a damaged history in a folder removes a file without readable lines, and an empty one: %j',
  async (empty) => {
    rmSync(at('c'), { recursive: true, force: true });
    write('c/shop.ndjson', `${archived}\n`);
    write('c/cart.ndjson', empty);
    const shown = await run('history', '--check', '--baselines', '@c');
    expect(shown.exitCode).toBe(1);
    expect(shown.stderr).toContain('cart.ndjson: error: This file of the history is empty');
    expect(await run('history', '--repair', '--baselines', '@c')).toMatchObject({ exitCode: 0 });
    expect(readdirSync(at('c'))).toEqual(['shop.ndjson.broken']);
    expect(text('c/shop.ndjson.broken')).toBe(`${archived}\n`);
  },
);

test('a damaged history in a folder with a key twice in a line is refused by a check, and the line is moved', async () => {
  const twice = line(1, ',"p99":9');
  write('twice/shop.ndjson', `${first}\n${twice}\n`);
  write('twice.jtl', jtl('GET /'));
  const checked = await run('check', '@twice.jtl', '--baselines', '@twice');
  expect(checked.exitCode).not.toBe(0);
  expect(checked.stderr + checked.stdout).toContain('The key "p99" occurs twice in one object');
  const shown = await run('history', '--check', '--baselines', '@twice');
  expect(shown).toMatchObject({ exitCode: 1, stdout: 'Examined 2 lines; 1 line broken.\n' });
  expect(shown.stderr).toContain('shop.ndjson:2: error: The key "p99" occurs twice');
  expect(await run('history', '--repair', '--baselines', '@twice')).toMatchObject({ exitCode: 0 });
  expect(text('twice/shop.ndjson')).toBe(`${first}\n`);
  expect(text('twice/shop.ndjson.broken')).toBe(`${twice}\n`);
});

test('a damaged history in a folder with a metric that nothing declares is shown, and no repair moves its lines', async () => {
  const own = `${line(1, ',"queueDepth":3')}\n${line(2, ',"queueDepth":4')}\n`;
  write('own/shop.ndjson', own);
  for (const task of ['--check', '--repair']) {
    const { exitCode, stdout, stderr } = await run('history', task, '--baselines', '@own');
    expect(exitCode).toBe(1);
    expect(stdout).toBe('Examined 2 lines; 0 lines broken.\n');
    expect(stderr.match(/"queueDepth" is neither built in nor declared/g)).toHaveLength(1);
  }
  expect(text('own/shop.ndjson')).toBe(own);
  expect(existsSync(at('own/shop.ndjson.broken'))).toBe(false);
  write('own.yml', "metrics: { queueDepth: { unit: '', better: lower } }\n");
  const declared = await run('history', '--check', '--baselines', '@own', '--config', '@own.yml');
  expect(declared).toMatchObject({ exitCode: 0, stderr: '' });
});
