/** A note is kept with the run and shown in the trend and in the history. */
import { expect, test } from '@jest/globals';
import type { HistoryLine } from '../../src/model/documents.js';
import { historyLines, story } from './_story.js';

const { run, write, text, at } = story();

const measured = (day: number, factor = 1): string =>
  JSON.stringify({
    schemaVersion: 1,
    provenance: { startedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z` },
    measurements: ['shop', 'search'].map((scenario) => ({
      scenario,
      configuration: {},
      samples: 90_000,
      metrics: { errorPercent: 0, throughput: 400 / factor, p99: (40 + (day % 3) / 10) * factor },
    })),
  });
const record = async (day: number, factor: number, ...argv: readonly string[]) => {
  write('run.json', measured(day, factor));
  return await run('record', '@run.json', '--baselines', '@b', ...argv);
};
const hostile = 'new flags </li><script>alert(1)</script> | `x` @all \u001b[31m\u202e';

test('is shown where the level changed, and in the list of notes', async () => {
  for (let day = 1; day <= 8; day++) await record(day, 1);
  expect(await record(9, 1.5, '--note', hostile, '--tag', '4.5.0')).toMatchObject({ exitCode: 0 });
  for (let day = 10; day <= 16; day++) await record(day, 1.5);
  const notes = historyLines(at('b'), 'shop').map((line) => (JSON.parse(line) as HistoryLine).provenance?.note);
  expect(notes.filter((note) => note !== undefined)).toEqual([hostile]);

  const shown = await run('trend --baselines @b --out @trend.html --out @trend.md');
  expect(shown.stdout).toMatch(/\nNotes\n- 2026-01-09, 4\.5\.0: new flags /);
  expect(shown.stdout).toMatch(/both cases; worst: \w+; note: new flags/);
  expect(shown.stdout).not.toMatch(/[\u001b\u202e]/);
  const html = text('trend.html');
  expect(html).toContain('<section id="notes">');
  expect(html).toContain('new flags &lt;/li&gt;&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script>alert');
  expect(html).toMatch(/· <bdi>4\.5\.0<\/bdi> · <bdi>new flags/);
  expect(text('trend.md')).toMatch(/^- 2026-01-09, `4\.5\.0`: ``new flags/m);
});

test('lists the newest runs', async () => {
  for (let day = 1; day <= 28; day++) {
    write('run.json', measured(day));
    await run('record', '@run.json', '--baselines', '@many', '--note', `note ${String(day)}.`);
  }
  const { stdout } = await run('trend --baselines @many');
  expect(stdout.match(/note \d+\./g)).toEqual(Array.from({ length: 20 }, (_, i) => `note ${String(28 - i)}.`));
});

test('is refused if it is long, and left out if it is blank', async () => {
  const long = await record(20, 1, '--note', 'x'.repeat(201));
  expect(long).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('Use at most 200 characters') });
  expect(await record(21, 1, '--note', '   ')).toMatchObject({ exitCode: 0 });
  expect(text('b/shop.ndjson')).not.toContain('"note":" ');
  expect(text('b/shop.ndjson')).not.toContain('xxxx');
});
