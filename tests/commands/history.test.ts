/** Tests the output of `guardband history`, which must not lose anything. */
import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { copyHistory } from '../../src/commands/history/copy.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { formatLine } from '../../src/history/stores/ndjson.js';
import type { Host } from '../../src/model/host.js';
import { git, project } from '../stories/_git.js';
import { story } from '../stories/_story.js';

const startOf = (day: number): string => new Date(Date.parse('2025-01-01T00:00:00Z') + day * 86_400_000).toISOString();
const lineFor = (day: number): string =>
  formatLine({
    measurement: {
      scenario: 'shop',
      label: 'GET /',
      configuration: {},
      samples: 1000,
      metrics: { errorPercent: 0, throughput: 100, p99: 40 },
    },
    provenance: { startedAt: startOf(day) },
  });
const textFor = (days: number): string => Array.from({ length: days }, (_, day) => `${lineFor(day)}\n`).join('');

const { run, write, text, at } = story({}, 'clone');
const sorted = (lines: string): readonly string[] => lines.trim().split('\n').sort();

test('guardband import copies an old history into the layout of today, and nothing is lost', async () => {
  project(at('bare.git'), at('clone'));
  write('old/shop.ndjson', textFor(200));
  expect((await run('import', '@old', '--baselines', at('new'))).stdout).toContain('Imported 200 lines');
  expect(text('new/shop.ndjson').trim().split('\n')).toHaveLength(64);
  expect(readdirSync(at('new/archive-v1'))).toEqual([
    'layout.json',
    expect.stringMatching(/^shop\.20250101T.*ndjson$/),
  ]);
  for (const place of ['@old', '@new'])
    expect(sorted((await run('history', '--export', '--baselines', place)).stdout)).toEqual(sorted(textFor(200)));
  const again = await run('import', '@old', '--baselines', at('new'));
  expect(again.stdout).toContain('Imported 0 lines');
  const toBranch = await run('import', '@new', '--baselines', 'branch:perf');
  expect(toBranch.stdout).toBe('Imported 200 lines into branch:perf.\n');
});

test('guardband history shows the number of lines that a check reads', async () => {
  const shown = await run('history', '--baselines', '@new');
  expect(shown).toMatchObject({
    exitCode: 0,
    stdout: `${[
      'scenario  cases  runs       first        last  recent lines  archived  accepted levels',
      'shop          1   200  2025-01-01  2025-07-19            64       136                0',
    ].join('\n')}\n`,
  });
  const json = await run('history', '--baselines', 'branch:perf', '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject([{ scenario: 'shop', runs: 200, recentLines: 64, archivedLines: 136 }]);
});

test.each(['@new', 'branch:perf'])('guardband history trims %s, but never what a check reads', async (place) => {
  const dry = await run('history', '--trim', '2025-02-01', '--dry-run', '--baselines', place);
  expect(dry.stdout).toBe('Would remove 31 lines of runs before 2025-02-01.\n');
  const done = await run('history', '--trim', '2025-02-01', '--baselines', place);
  expect(done.stdout).toContain('Removed 31 lines');
  const all = await run('history', '--trim', '2027-01-01', '--baselines', place);
  expect(all.stdout).toContain('Removed 105 lines');
  const left = await run('history', '--export', '--baselines', place);
  expect(sorted(left.stdout)).toEqual(sorted(textFor(200)).slice(-64));
});

test('guardband history leaves no empty folder on the branch', () => {
  expect(git(at('bare.git'), 'ls-tree', '--name-only', 'perf').trim()).toBe('shop.ndjson');
});

test.each([
  ['folder', 0],
  ['folder', 1],
  ['folder', 3],
  ['branch', 2],
])(
  'guardband history copies everything once into a %s if the first attempt is killed after %i of 4 writes',
  async (kind, writes) => {
    write('source/shop.ndjson', textFor(200));
    let left = writes;
    const countWrite = (): void => {
      if (left-- <= 0) throw new Error('killed');
    };
    const inClone = gitIn(at('clone'));
    const dying: Host = {
      ...nodeHost(),
      git: async (...args) => {
        if (args[0][0] === 'push') countWrite();
        return await inClone(...args);
      },
      writeTogether: async (...args) => {
        countWrite();
        await nodeHost().writeTogether(...args);
      },
    };
    const to = kind === 'folder' ? at(`killed-${String(writes)}`) : 'branch:killed';
    const request = { baselines: at('source'), to };
    await expect(copyHistory(request, dying, 60)).rejects.toThrow('killed');
    expect((await run('import', '@source', '--baselines', to)).stdout).toContain(
      `Imported ${String(200 - 60 * writes)} lines`,
    );
    expect(sorted((await run('history', '--export', '--baselines', to)).stdout)).toEqual(sorted(textFor(200)));
  },
);

test.each([
  [['trim'], 'Unexpected argument "trim". Did you mean --trim?'],
  [['--export', 'elsewhere'], 'Unexpected argument "elsewhere".'],
  [['--check', '--export'], 'Use either --check or --export.'],
  [['--export', '--dry-run'], '--dry-run is for --trim; --check shows what --repair moves.'],
])('guardband history history %j is refused with a reason', async (argv, reason) => {
  const { exitCode, stderr } = await run('history', ...argv, '--baselines', '@new');
  expect([exitCode, stderr]).toEqual([3, expect.stringContaining(reason)]);
});

test.each([[[]], [['--export']], [['--repair']], [['--trim', '2026-01-01']]])(
  'guardband history history %j does nothing with a wrong configuration',
  async (task) => {
    write('kept/shop.ndjson', textFor(100));
    write('wrong.yml', 'version: 1\nbaselines: { store: ../kept, histroy: 5 }\n');
    expect(await run('history', ...task, '--config', '@wrong.yml', '--baselines', '@kept')).toMatchObject({
      exitCode: 3,
      stdout: '',
      stderr: expect.stringContaining('Did you mean "history"?'),
    });
    expect(text('kept/shop.ndjson')).toBe(textFor(100));
  },
);

test('guardband history refuses a wrong date, the same store, and a history with a broken line', async () => {
  write('broken/shop.ndjson', `${lineFor(0)}\n{half\n`);
  for (const argv of [
    ['history', '--trim', 'yesterday', '--baselines', '@new'],
    ['import', at('new'), '--baselines', at('new')],
    ['import', '@broken', '--baselines', at('elsewhere')],
    ['history', '--baselines', '@nowhere'],
  ])
    expect(await run(...argv)).toMatchObject({ exitCode: 3 });
});
