/** The same sample counts once, however the files that have it differ. */
import { describe, expect, test } from '@jest/globals';
import {
  addRow,
  bitsForSize,
  emptySketch,
  findSharedRows,
  isRowSelected,
  mergeSketches,
  repeatedShare,
  type SketchedRow,
} from '../../src/samples/row-sketch.js';
import type { RunDocument } from '../../src/model/documents.js';
import { story } from '../stories/_story.js';

const { run, text, write } = story();

/** Rows of several threads, each 20 ms after the one before it, whose durations differ. */
const rows = (n: number, first = 0, withThread = true): readonly string[] =>
  Array.from({ length: n }, (_, at) => {
    const i = first + at;
    const start = String(1_760_000_000_000 + i * 20);
    return `${start},${String(20 + (((i + 100) * 7919) % 61))},GET /,200,${withThread ? `users 1-${String(i % 5)}` : ''},true`;
  });
const withHead = (list: readonly string[], head = 'timeStamp,elapsed,label,responseCode,threadName,success'): string =>
  `${[head, ...list].join('\n')}\n`;
const lacking = (list: readonly string[]): readonly string[] => list.map((row) => row.split(',').slice(0, 3).join(','));

async function read(files: Readonly<Record<string, string>>) {
  for (const [file, content] of Object.entries(files)) write(`r/${file}/shop/users=5/results.jtl`, content);
  const { exitCode, stderr } = await run('read', ...Object.keys(files).map((file) => `@r/${file}`), '--out', '@o.json');
  const samples =
    exitCode === 0 ? (JSON.parse(text('o.json')) as RunDocument).measurements.map((one) => one.samples) : [];
  return { exitCode, samples, stderr };
}

describe.each([true, false])('a second file, threads known: %s,', (withThread) => {
  const all = rows(3000, 0, withThread);
  test.each([
    ['without its first rows', all.slice(40), 3000],
    ['without its last rows', all.slice(0, 1500), 3000],
    ['without every tenth row', all.filter((_, i) => i % 10 > 0), 3000],
    ['in another order', all.toReversed(), 3000],
    ['that began earlier', [...rows(100, -100, withThread), ...all], 3100],
  ])('%s counts once', async (_, others, samples) => {
    const read_ = await read({ a: withHead(all), b: withHead(others) });
    expect(read_).toMatchObject({ exitCode: 0, samples: [samples], stderr: expect.stringContaining('counted once') });
  });

  test('without some columns counts once', async () => {
    const own = withHead(lacking(all), 'timeStamp,elapsed,label');
    expect(await read({ a: withHead(all), b: own })).toMatchObject({ exitCode: 0, samples: [3000] });
  });

  test('which shares none of its rows is another generator', async () => {
    const others = rows(3000, 0, withThread).map((row) => row.replace(/^(\d+)/, (start) => String(Number(start) + 7)));
    expect(await read({ a: withHead(all), b: withHead(others) })).toMatchObject({ exitCode: 0, samples: [6000] });
  });

  test('which a test appended to is refused', async () => {
    for (const more of [all, all.slice(-300), all.flatMap((row) => [row, row]).slice(0, -1)]) {
      const content = more.length > all.length ? withHead(more) : withHead([...all, ...more]);
      expect(await read({ a: content })).toMatchObject({
        exitCode: 3,
        stderr: expect.stringContaining('in the result'),
      });
    }
  });
});

test('files that each have rows of their own beside common ones are refused', async () => {
  const found = await read({ a: withHead(rows(2000)), b: withHead(rows(2000, 1000)) });
  expect(found).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('have rows in common') });
});

/** Two generators with the same names of threads, each of whose many rows takes 1 to 4 ms. */
const busy = (seed: number, threads: number): readonly SketchedRow[] => {
  let state = seed;
  const random = (): number => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  return Array.from({ length: threads }, (_, thread) => {
    let startMs = 1_760_000_000_000;
    return Array.from({ length: 3000 }, (__, line) => {
      const elapsedMs = 1 + Math.floor(random() * 4);
      startMs += elapsedMs + Math.floor(random() * 3);
      return { startMs, elapsedMs, label: 'a', thread: `users 1-${String(thread)}`, line };
    });
  }).flat();
};

function sketchOf(list: readonly SketchedRow[], bits = bitsForSize(list.length * 110)) {
  const sketch = emptySketch(bits);
  for (const row of list) if (isRowSelected(sketch, row.startMs)) addRow(sketch, row);
  return sketch;
}

describe('a sketch', () => {
  test.each([2, 50])('tells chance in the rows of %i busy threads from a copy', (threads) => {
    const [a, b] = [busy(1, threads), busy(2, threads)];
    expect(findSharedRows(sketchOf(a), sketchOf(b))).toBeUndefined();
    expect(repeatedShare(sketchOf([...a, ...b]))).toBe(0);
    expect(findSharedRows(sketchOf(a), sketchOf(a.slice(a.length / 2)))).toBe('second');
    expect(repeatedShare(sketchOf([...a, ...a]))).toBeCloseTo(0.5, 1);
  });

  test('is the same however a result was divided, and has a bounded size', () => {
    const list = busy(3, 40);
    const whole = sketchOf(list, 0);
    const parts = sketchOf(list.slice(0, 50_000), 0);
    mergeSketches(parts, sketchOf(list.slice(50_000), 0), 0);
    expect(parts.rows).toEqual(whole.rows);
    expect(whole.rows.length).toBeLessThanOrEqual(1024);
    expect(whole.rows.length).toBeGreaterThan(256);
  });
});
