/** Tests the output of `guardband history`, which must not lose anything. */
import { expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { record } from '../../src/commands/record/record.js';
import { gitIn } from '../../src/hosts/node/git.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Host } from '../../src/model/host.js';
import { project } from '../stories/_git.js';
import { textFor } from '../stories/_nights.js';
import { story } from '../stories/_story.js';

const { run, write, text, at } = story({}, 'clone');
const sorted = (lines: string): readonly string[] => lines.trim().split('\n').sort();

/** The lines of every run of a history in a folder, without who recorded it. */
const linesIn = (folder: string): readonly string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('archive-v2') && file.endsWith('.ndjson'))
    .flatMap((file) => text(`${folder}/${file}`).trim().split('\n'))
    .map((line) => line.replace(/"recorded":\{[^}]*\},/, ''))
    .sort();

test('guardband record copies an old history into the layout of today, and nothing is lost', async () => {
  project(at('bare.git'), at('clone'));
  write('old/shop.ndjson', textFor(200));
  expect((await run('record', '@old', '--baselines', at('new'))).stdout).toContain('Recorded 200 runs of 2025-01-01');
  expect(text('new/shop.ndjson').match(/^\[/gm)).toHaveLength(64);
  expect(readdirSync(at('new/archive-v2'))).toEqual([expect.stringMatching(/^shop\.20250101T.*ndjson$/)]);
  expect(linesIn('new')).toEqual(sorted(textFor(200)));
  const again = await run('record', '@old', '--baselines', at('new'));
  expect(again.stdout).toBe('Recorded 0 runs (0 lines).\n');
  const toBranch = await run('record @new --baselines branch:perf');
  expect(toBranch).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Recorded 200 runs') });
  const back = await run('record branch:perf --baselines @back');
  expect(back).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Recorded 200 runs') });
  expect(linesIn('back')).toEqual(sorted(textFor(200)));
});

test('guardband history shows the number of lines that a check reads', async () => {
  const shown = await run('history --baselines @new');
  expect(shown).toMatchObject({
    exitCode: 0,
    stdout: `${[
      'scenario  cases  runs       first        last  recent lines  archived  accepted levels',
      'shop          1   200  2025-01-01  2025-07-19            64       200                0',
    ].join('\n')}\n`,
  });
  const json = await run('history --baselines branch:perf --format json');
  expect(JSON.parse(json.stdout)).toMatchObject([{ scenario: 'shop', runs: 200, recentLines: 64, archivedLines: 200 }]);
});

test.each([0, 1, 2])('a copy that is killed after %i writes is completed by the next one', async (writes) => {
  write('source/shop.ndjson', textFor(200));
  write('source/cart.ndjson', textFor(150).replaceAll('"shop"', '"cart"'));
  let left = writes;
  const dying: Host = {
    ...nodeHost(),
    git: gitIn(at('clone')),
    writeTogether: async (...args) => {
      if (left-- <= 0) throw new Error('killed');
      await nodeHost().writeTogether(...args);
    },
  };
  const to = `killed-${String(writes)}`;
  const copied = record({ results: [at('source')], baselines: at(to) }, dying);
  await (writes < 2 ? expect(copied).rejects.toThrow('killed') : copied);
  expect(await run('record', '@source', '--baselines', at(to))).toMatchObject({ exitCode: 0 });
  expect(linesIn(to)).toEqual(sorted(`${textFor(200)}${textFor(150).replaceAll('"shop"', '"cart"')}`));
});

test('guardband history refuses an argument, a wrong configuration, and a history that is nowhere', async () => {
  write('wrong.yml', 'version: 1\nbaselines: { store: ../kept, histroy: 5 }\n');
  for (const [argv, reason] of [
    [['elsewhere'], 'Unexpected argument "elsewhere".'],
    [['--config', '@wrong.yml'], 'Did you mean "history"?'],
    [['--baselines', '@nowhere'], 'nowhere'],
  ] as const)
    expect(await run('history', ...argv)).toMatchObject({
      exitCode: 3,
      stdout: '',
      stderr: expect.stringContaining(reason),
    });
});
