/**
 * The version of the layout of a history. Histories with a newer layout are neither read nor changed; older ones are read
 * without conversion.
 */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { formatLine } from '../../src/history/stores/ndjson.js';
import { validatorOf } from '../_written-documents.js';
import { git, project } from '../stories/_git.js';
import { jtl, story } from '../stories/_story.js';

const startOf = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();
const lineFor = (day: number): string =>
  formatLine({
    measurement: {
      scenario: 'shop',
      label: 'GET /',
      configuration: {},
      samples: 1000,
      metrics: { errorPercent: 0, throughput: 100, p50: 20, p99: 40 },
    },
    provenance: { startedAt: startOf(day) },
  });
const textFor = (days: number): string => Array.from({ length: days }, (_, day) => `${lineFor(day)}\n`).join('');

describe.each(['folder', 'branch'])('the layout of a history in a %s', (kind) => {
  const { run, write, at } = story({}, 'clone');
  const place = kind === 'folder' ? '@clone/baselines' : 'branch:perf';
  const readFile = (path: string): string =>
    kind === 'folder'
      ? readFileSync(at(`clone/baselines/${path}`), 'utf8')
      : git(at('bare.git'), 'show', `perf:${path}`);
  const writeFile = (path: string, content: string): void => {
    write(`clone/baselines/${path}`, content);
    if (kind === 'folder') return;
    const inBare = (...argv: readonly string[]): string =>
      git(at('bare.git'), '--work-tree', at('clone/baselines'), ...argv).trim();
    inBare('read-tree', 'perf');
    inBare('add', '--force', path);
    inBare('update-ref', 'refs/heads/perf', inBare('commit-tree', inBare('write-tree'), '-p', 'perf', '-m', 'change'));
  };

  test('is described beside the first segment', async () => {
    project(at('bare.git'), at('clone'));
    write('old/shop.ndjson', textFor(80));
    expect(await run('record', '@old', '--baselines', place.replace('@', at('/')))).toMatchObject({
      exitCode: 0,
    });
    const layout: unknown = JSON.parse(readFile('archive-v1/layout.json'));
    expect(validatorOf('layout')(layout)).toBe(true);
    expect(layout).toMatchObject({ schemaVersion: 1 });
  });

  test('of a newer version is an error for all that read or write segments', async () => {
    write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(80)) }));
    writeFile('archive-v2/layout.json', readFile('archive-v1/layout.json'));
    for (const argv of [['trend'], ['history'], ['record', '@r']]) {
      const { exitCode, stdout, stderr } = await run(...argv, '--baselines', place);
      expect([argv, exitCode]).toEqual([argv, 3]);
      expect(stdout + stderr).toContain('version 2 of the layout, and this Guardband knows version 1');
    }
  });

  test('of a newer version in a separate folder is an error for a check, too', async () => {
    writeFile('archive-v2/anything.ndjson', textFor(1));
    const { exitCode, stdout, stderr } = await run('check', '@r', '--baselines', place);
    expect([exitCode, stdout + stderr]).toEqual([3, expect.stringContaining('version 2 of the layout')]);
  });
});

describe('a line of a newer version', () => {
  const { run, write } = story({});
  test('is reported as an error', async () => {
    write('b/shop.ndjson', `${textFor(3)}${lineFor(4).replace('"schemaVersion":1', '"schemaVersion":2')}\n`);
    write('r/shop/results.jtl', jtl('GET /', { startMs: Date.parse(startOf(80)) }));
    const { stdout, stderr } = await run('check', '@r', '--baselines', '@b');
    expect(stdout + stderr).toContain('Expected schemaVersion 1, found 2.');
  });
});
