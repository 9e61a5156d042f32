/**
 * A whole history is read in little memory: the runs and their order are the same, and earlier segments have been released.
 */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createSettings } from '../../src/config/settings.js';
import { readHistory } from '../../src/history/read-history.js';
import { isSegment } from '../../src/history/layout.js';
import { appendToFile } from '../../src/history/stores/ndjson.js';
import { streamHistory } from '../../src/history/stream-history.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import type { Problem } from '../../src/model/documents.js';
import type { HistoryEntry, Run } from '../../src/model/run.js';
import { story } from '../stories/_story.js';
import { times } from '../_times.js';

const startOf = (day: number): string => new Date(Date.UTC(2025, 0, 1) + day * 86_400_000).toISOString();
const entryOf = (day: number, label: string): HistoryEntry => ({
  measurement: { scenario: 'shop', label, configuration: {}, metrics: { throughput: 100 + day } },
  provenance: { startedAt: startOf(day) },
});

/** Records runs one after the other, like the stores. */
async function record(days: readonly (readonly HistoryEntry[])[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entries of days) {
    const { texts: changed } = await appendToFile('shop.ndjson', texts.get('shop.ndjson') ?? '', entries);
    for (const [path, text] of changed) texts.set(path, text);
  }
  return texts;
}

const { write, at } = story({});
const { readBaseline } = createSettings({}, { config: {}, file: '', problems: [] });
const read = async (folder: string, texts: ReadonlyMap<string, string>) => {
  for (const [path, text] of texts) write(`${folder}/${path}`, text);
  const history = await readHistory([], readBaseline, at(folder), nodeHost());
  const runs: Run[] = [];
  for await (const run of history.runs) runs.push(run);
  return { runs, problems: history.problems };
};
const labelsByStart = ({ runs }: { readonly runs: readonly Run[] }) =>
  runs.map(({ provenance, measurements }) => [provenance.startedAt, measurements.map(({ label }) => label).sort()]);

test('a streamed history gives every run once, whole and in order, also if some cases are measured now and then', async () => {
  let folders = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { minLength: 150, maxLength: 260 }), async (isBoth) => {
      const days = isBoth.map((both, day) => [
        entryOf(day, 'often'),
        ...(both && day % 3 === 0 ? [entryOf(day, 'rare')] : []),
      ]);
      const texts = await record(days);
      expect([...texts.keys()].filter(isSegment).length).toBeGreaterThan(5);
      const found = await read(`h${String(folders++)}`, texts);
      expect(found.problems).toEqual([]);
      expect(labelsByStart(found)).toEqual(
        days.map((entries, day) => [startOf(day), entries.length === 1 ? ['often'] : ['often', 'rare']]),
      );
    }),
    { numRuns: times(2) },
  );
});

test('a streamed history reads segments whose names lack their oldest run, and counts a line of two segments once', async () => {
  const texts = await record(Array.from({ length: 120 }, (_, day) => [entryOf(day, 'often')]));
  const old = new Map([...texts].map(([path, text]) => [path.replace(/\.\d{8}T\d{6}Z-/, '.'), text]));
  const [first, text] = [...old].find(([path]) => isSegment(path)) ?? ['', ''];
  expect(first).toMatch(/^archive-v1\/shop\.\d{8}T\d{6}Z\.[0-9a-f]{12}\.ndjson$/);
  const found = await read('old', new Map([...old, ['archive-v1/shop.20250301T000000Z.0123456789ab.ndjson', text]]));
  expect(found.problems).toEqual([]);
  expect(labelsByStart(found)).toEqual(Array.from({ length: 120 }, (_, day) => [startOf(day), ['often']]));
});

test('a streamed history reports a segment with older runs than its name indicates', async () => {
  const texts = await record(Array.from({ length: 90 }, (_, day) => [entryOf(day, 'often')]));
  const [path, text] = [...texts].findLast(([name]) => isSegment(name)) ?? ['', ''];
  const found = await read(
    'wrong',
    new Map([...texts, [path, `${text}${JSON.stringify({ ...entryOf(0, 'late') })}\n`]]),
  );
  expect(found.problems.map(({ code }) => code)).toContain('segment-misnamed');
});

test('a streamed history reads no segment before its runs are due, and releases settled runs', async () => {
  const names = Array.from({ length: 40 }, (_, i) => {
    const time = startOf(i).replace(/[-:]|\.000/g, '');
    return `archive-v1/shop.${time}-${time}.0123456789ab.ndjson`;
  });
  let requested = 0;
  const problems: Problem[] = [];
  const readNames = (asked: readonly string[]) => {
    requested += asked.length;
    const textOf = (name: string): string => `${JSON.stringify(entryOf(names.indexOf(name), 'often'))}\n`;
    return Promise.resolve(new Map(asked.map((name) => [name, textOf(name)])));
  };
  let passed = 0;
  for await (const { file, settled } of streamHistory({ files: [], segments: { names, read: readNames } }, problems)) {
    expect(file).toBe(names[passed]);
    passed++;
    expect(settled > startOf(passed - 1).replace(/[-:]|\.000/g, '')).toBe(true);
    expect(requested).toBeLessThanOrEqual(passed + 7);
  }
  expect([passed, problems]).toEqual([40, []]);
});
