/** `history` shows what is broken in a folder or on a branch, and recordings move it aside without losing a line. */
import { beforeAll, expect, test } from '@jest/globals';
import { readdirSync, rmSync } from 'node:fs';
import { commit, git, project } from './_git.js';
import { jtl, story } from './_story.js';

const line = (p99: number, metrics = ''): string =>
  `{"measurement":{"configuration":{},"metrics":{"p99":${String(p99)}${metrics}},"scenario":"shop"},"provenance":{},"schemaVersion":1}`;
const [first, second] = [line(1), line(2)];
const marker = '<<<<<<< HEAD';
const cut = line(3).slice(0, 40);
const damaged = `${first}\n${marker}\n${second}\n${cut}`;
const place = ['--baselines', 'branch:perf-history'];

const { run, write, at, text } = story({}, 'clone');
let tip = '';
const show = (file: string): string => git(at('bare.git'), 'show', `perf-history:${file}`);

beforeAll(() => {
  project(at('bare.git'), at('clone'));
  git(at('clone'), 'switch', '--quiet', '--orphan', 'perf-history');
  write('clone/shop.ndjson', damaged);
  write('clone/cart.ndjson', `${first.replace('shop', 'cart')}\n`);
  write('clone/README.md', 'Our nights\n');
  tip = commit(at('clone'), 'Merge of two nights');
  git(at('clone'), 'push', '--quiet', 'origin', 'perf-history');
  git(at('clone'), 'switch', '--quiet', '--create', 'work', 'origin/main');
  write('r/shop/results.jtl', jtl('GET /'));
});

test('a damaged history on a branch is shown line by line, and repaired by the recordings of two processes at once, and no line is lost', async () => {
  const { exitCode, stderr } = await run('history', ...place);
  expect(exitCode).toBe(1);
  for (const where of ['shop.ndjson:2', 'shop.ndjson:4']) expect(stderr).toContain(where);
  const both = await Promise.all([run('record', '@r', ...place), run('record', '@r', ...place)]);
  expect(both.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect(git(at('bare.git'), 'rev-parse', 'perf-history~1').trim()).toBe(tip);
  expect(
    show('shop.ndjson')
      .split('\n')
      .filter((one) => one.startsWith('[')),
  ).toHaveLength(3);
  const listed = git(at('bare.git'), 'ls-tree', '-r', '--name-only', 'perf-history').split('\n');
  const archived = listed
    .filter((name) => name.startsWith('archive-v2/'))
    .map(show)
    .join('');
  expect(archived.split('\n')).toEqual([first, second, expect.stringContaining('GET /'), '']);
  const [side = ''] = git(at('bare.git'), 'ls-tree', '--name-only', 'perf-history')
    .split('\n')
    .filter((name) => name.endsWith('.broken'));
  expect(show(side)).toBe(`${marker}\n${cut}\n`);
  expect(git(at('clone'), 'status', '--porcelain')).toBe('');
  expect(await run('history', ...place)).toMatchObject({ exitCode: 0, stderr: '' });
});

test('old runs that cannot be read are not changed, and nothing is recorded that needs them', async () => {
  const old = `archive-v1/shop.undated-undated.${'0'.repeat(12)}.ndjson`;
  write(`old/${old}`, 'not JSON\n');
  write('old/shop.ndjson', `${first}\n`);
  expect(await run('history --baselines @old')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`${old}:1`),
  });
  write('nights.ndjson', `${line(4)}\n`.repeat(2));
  expect(await run('record @nights.ndjson --baselines @old')).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('has old runs that cannot be read'),
  });
  expect(text(`old/${old}`)).toBe('not JSON\n');
});

test.each(['', '\n'])(
  'a file without a line that can be read is removed by the next recording, and an empty one: %j',
  async (empty) => {
    rmSync(at('c'), { recursive: true, force: true });
    write('c/shop.ndjson', 'not JSON\n');
    write('c/cart.ndjson', empty);
    const shown = await run('history --baselines @c');
    expect(shown.exitCode).toBe(1);
    expect(shown.stderr).toContain('cart.ndjson: error: This file of the history is empty');
    write('other/results.jtl', jtl('GET /'));
    expect(await run('record @other --set scenario=other --baselines @c')).toMatchObject({
      exitCode: 0,
    });
    const files = readdirSync(at('c'));
    expect(files).toEqual([
      'archive-v2',
      'other.ndjson',
      expect.stringMatching(/^shop\.ndjson\.[0-9a-f]{12}\.broken$/),
    ]);
    expect(text(`c/${files[2] ?? ''}`)).toBe('not JSON\n');
  },
);

test('a line with a key twice is refused by a check, and moved by a recording', async () => {
  const twice = line(1, ',"p99":9');
  write('twice/shop.ndjson', `${first}\n${twice}\n`);
  write('twice.jtl', jtl('GET /'));
  const checked = await run('check @twice.jtl --baselines @twice');
  expect(checked.exitCode).not.toBe(0);
  expect(checked.stderr + checked.stdout).toContain('The key "p99" occurs twice in one object');
  const shown = await run('history --baselines @twice');
  expect(shown).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('shop.ndjson:2: error: The key "p99"') });
  expect(await run('record @twice.jtl --baselines @twice')).toMatchObject({ exitCode: 0 });
  const [archived = ''] = readdirSync(at('twice/archive-v2')).filter((name) => name.startsWith('shop.'));
  expect(text(`twice/archive-v2/${archived}`)).toBe(`${first}\n`);
});

test('a metric that nothing declares is shown once, and no recording moves its lines', async () => {
  const own = `${line(1, ',"queueDepth":3')}\n${line(2, ',"queueDepth":4')}\n`;
  write('own/shop.ndjson', own);
  const { exitCode, stderr } = await run('history --baselines @own');
  expect(exitCode).toBe(1);
  expect(stderr.match(/"queueDepth" is neither built in nor declared/g)).toHaveLength(1);
  expect(await run('record @r --baselines @own')).toMatchObject({ exitCode: 3 });
  expect(text('own/shop.ndjson')).toBe(own);
  expect(readdirSync(at('own'))).toEqual(['shop.ndjson']);
  write('own.yml', "metrics: { queueDepth: { unit: '', better: lower } }\n");
  const declared = await run('history --baselines @own --config @own.yml');
  expect(declared).toMatchObject({ exitCode: 0, stderr: '' });
});
