/**
 * The version of the layout of a history. Histories with a newer layout are neither read nor changed; older ones are read
 * without conversion.
 */
import { describe, expect, test } from '@jest/globals';
import { git, project } from '../stories/_git.js';
import { lineFor, textFor } from '../stories/_nights.js';
import { jtl, story } from '../stories/_story.js';

const startOf = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();

describe.each(['folder', 'branch'])('the layout of a history in a %s', (kind) => {
  const { run, write, at } = story({}, 'clone');
  const place = kind === 'folder' ? '@clone/baselines' : 'branch:perf';
  const writeFile = (path: string, content: string): void => {
    write(`clone/baselines/${path}`, content);
    if (kind === 'folder') return;
    const inBare = (...argv: readonly string[]): string =>
      git(at('bare.git'), '--work-tree', at('clone/baselines'), ...argv).trim();
    inBare('read-tree', 'perf');
    inBare('add', '--force', path);
    inBare('update-ref', 'refs/heads/perf', inBare('commit-tree', inBare('write-tree'), '-p', 'perf', '-m', 'change'));
  };

  test('is read as earlier versions wrote it, and completed by the next recording', async () => {
    project(at('bare.git'), at('clone'));
    if (kind === 'branch') git(at('clone'), 'push', '--quiet', 'origin', 'main:perf');
    writeFile('archive-v1/shop.20250101T000000Z-20250108T000000Z.0123456789ab.ndjson', textFor(8));
    writeFile('shop.ndjson', textFor(80).split('\n').slice(8).join('\n'));
    write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(80)) }));
    const rows = async (): Promise<unknown> =>
      JSON.parse((await run('history', '--baselines', place, '--format', 'json')).stdout);
    expect(await rows()).toMatchObject([{ runs: 80, recentLines: 72, archivedLines: 8 }]);
    const before = await run('check', '@r', '--baselines', place);
    expect(await run('record', '@r', '--baselines', place)).toMatchObject({ exitCode: 0 });
    expect(await rows()).toMatchObject([{ runs: 81, recentLines: 64, archivedLines: 81 }]);
    const after = await run('check', '@r', '--baselines', place);
    expect([after.exitCode, after.stdout.split('\n')[0]]).toEqual([before.exitCode, before.stdout.split('\n')[0]]);
  });

  test('of a newer version is an error for all that read or write it', async () => {
    writeFile('archive-v3/anything.ndjson', textFor(1));
    for (const argv of [['check', '@r'], ['trend'], ['history'], ['record', '@r']]) {
      const { exitCode, stdout, stderr } = await run(...argv, '--baselines', place);
      expect([argv, exitCode]).toEqual([argv, 3]);
      expect(stdout + stderr).toContain('version 3 of the layout, and this Guardband knows version 2');
    }
  });
});

describe('a line of a newer version', () => {
  const { run, write } = story({});
  test('is reported as an error', async () => {
    write('b/shop.ndjson', `${textFor(3)}${lineFor(4).replace('"schemaVersion":1', '"schemaVersion":2')}\n`);
    write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(80)) }));
    const { stdout, stderr } = await run('check @r --baselines @b');
    expect(stdout + stderr).toContain('Expected schemaVersion 1, found 2.');
  });
});
