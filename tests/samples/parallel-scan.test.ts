/** A file must give the same result for any number of parts with any boundaries. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { times } from '../_times.js';
import type { ThreadResult } from '../../src/model/reading.js';
import { detectDialect, type Dialect } from '../../src/samples/csv/dialect.js';
import { coversFile, scan, scanContent } from '../../src/samples/parallel-scan.js';
import type { Scanned } from '../../src/samples/scanned.js';
import { CsvScan } from '../../src/samples/csv/scan.js';
import { scannersOf } from './_both-ways.js';
import { contentOf } from './_content.js';

const names = 'timeStamp,elapsed,label,responseCode,threadName,success,failureMessage,bytes';
const start = 1_700_000_000_000;
/** A message that looks like the start of a row. */
const trap = `"a\n${String(start)},1,trap,200,T 1,true,,1\nb ""quoted"""`;
const row = (i: number, { message = '', startMs = start + i, label = 'GET /' } = {}): string =>
  `${String(startMs)},${String(i % 50)},${label},200,T 1,${message === '' ? 'true' : 'false'},${message},${String(i)}`;

function dialectOf(text: string): Dialect {
  const dialect = detectDialect(text);
  if ('fault' in dialect) throw new Error(dialect.fault);
  return dialect;
}

function plain(text: string, warmupMs: number): Scanned {
  const bytes = new TextEncoder().encode(text);
  const scan = new CsvScan(dialectOf(text), { warmupMs, countsTimes: true, bytes: bytes.length });
  scan.push(bytes);
  return scan.end();
}

async function parts(text: string, processors: number, warmupMs: number, beginsFirst = false): Promise<Scanned> {
  return scanContent(
    { content: contentOf(text, processors, beginsFirst), head: text.slice(0, 1000) },
    scannersOf(text),
    { warmupMs, countsTimes: true },
    1,
  );
}

test('two to four parts, with fields that look like rows, invalid rows, and a late first start', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('plain', 'plain', 'trap', 'odd', 'other label', 'early', 'short', 'perfmon', 'header', ''),
        {
          minLength: 1,
          maxLength: 80,
        },
      ),
      fc.integer({ min: 2, max: 4 }),
      fc.constantFrom(0, 5, 40, 1000),
      fc.boolean(),
      fc.boolean(),
      async (kinds, processors, warmupMs, beginsFirst, isCut) => {
        const lines = kinds.map((kind, i) => {
          if (kind === 'plain') return row(i);
          if (kind === 'trap') return row(i, { message: trap });
          if (kind === 'odd') return row(i).replace('true', 'maybe');
          if (kind === 'other label') return row(i, { label: `"a, ""${String(i % 3)}"""` });
          if (kind === 'early') return row(i, { startMs: start - 10 * i });
          if (kind === 'perfmon') return `${String(start)},5,cpu,,,true,,1`;
          return kind === 'header' ? names : kind === 'short' ? '1,2' : '';
        });
        const text = [names, row(0), ...lines].join('\n') + (isCut ? '' : '\n');
        expect(await parts(text, processors, warmupMs, beginsFirst)).toEqual(plain(text, warmupMs));
      },
    ),
    { numRuns: times(75) },
  );
});

test('a decompressed file gives the same result when read again, even if the first start is after the sampled beginning', async () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => row(i));
  const text = [names, ...rows, row(0, { startMs: start - 5000 }), row(1), ''].join('\n');
  expect(text.length).toBeGreaterThan(2e6);
  const bytes = new TextEncoder().encode(text);
  let times = 0;
  const input = {
    file: 'x.jtl.gz',
    head: text.slice(0, 1000),
    isRepeatable: true,
    // oxlint-disable-next-line typescript/require-await -- like a stream
    bytes: async function* () {
      times++;
      for (let position = 0; position < bytes.length; position += 100_000)
        yield bytes.subarray(position, position + 100_000);
    },
  };
  for (const warmupMs of [0, 3000, 30_000])
    expect(await scan(input, scannersOf(text), { warmupMs, countsTimes: true })).toEqual(plain(text, warmupMs));
  expect(times).toBe(1 + 3 + 3);
});

test('a header of another file in the second part stops at its line', async () => {
  const rows = Array.from({ length: 200 }, (_, i) => row(i));
  const text = [names, ...rows, names.replace('bytes', 'sentBytes'), row(1), ''].join('\n');
  const scanned = await parts(text, 2, 0);
  expect(scanned).toEqual(plain(text, 0));
  expect(scanned.stopped).toEqual({ why: 'other-header', line: 202 });
});

test('a wrongly guessed boundary: the second half is one field', async () => {
  const field = Array.from({ length: 100 }, (_, i) => row(i)).join('\n');
  const text = [names, row(0), row(1, { message: `"${field}"` }), row(2), ''].join('\n');
  expect(await parts(text, 4, 0)).toEqual(plain(text, 0));
});

/** The bytes from which and to which each part was read; the last one ends with the file, and ! stops. */
const ofRanges: readonly (readonly [what: string, ranges: string, expected: boolean])[] = [
  ['nothing', '', false],
  ['all in one', '0-', true],
  ['two halves', '0-50 50-', true],
  ['no last one', '0-50 50-90', false],
  ['no first one', '50-', false],
  ['a gap', '0-50 60-', false],
  ['one that had come to its end when half of it was taken', '0-50 30-50 50-', true],
  ['the last one had', '0-50 50- 70-', true],
  ['one that stops', '0-50 50-60! 90-', true],
];
test.each(ofRanges)('detects whether all parts are there: %s', (_, ranges, expected) => {
  const parts = Array.from(ranges.matchAll(/(\d+)-(\d*)(!?)/g), ([, start, limit = '', stops]) => ({
    start: Number(start),
    limit: limit === '' ? Infinity : Number(limit),
    isLast: limit === '',
    scanned: {
      ...plain(`${names}\n${row(0)}\n`, 0),
      stopped: stops === '' ? undefined : ({ why: 'too-many-labels', line: 1 } as const),
    },
  }));
  expect(coversFile(parts)).toBe(expected);
});

const hundred = [names, ...Array.from({ length: 100 }, (_, i) => row(i)), ''].join('\n');
const counting = { warmupMs: 0, countsTimes: true };

test('does not wait for a thread without a part, whether it answers or fails', async () => {
  const answers = [
    () => new Promise(() => undefined),
    () => Promise.reject(new Error('the thread has ended')),
    () => Promise.resolve([]),
  ];
  for (const answer of answers) {
    let left = 0;
    const runOnThread = (): ThreadResult => {
      const result = answer();
      result.catch(() => undefined);
      return { result, abandon: () => left++ };
    };
    const content = { ...contentOf(hundred, 3), runOnThread };
    expect(await scanContent({ content, head: hundred }, scannersOf(hundred), counting, 1)).toEqual(plain(hundred, 0));
    expect(left).toBe(2);
  }
});

test('fails if a thread with a part fails', async () => {
  const content = contentOf(hundred, 2);
  const runOnThread = (task: unknown): ThreadResult => ({
    ...content.runOnThread(task),
    result: Promise.reject(new Error('the thread has ended')),
  });
  await expect(
    scanContent({ content: { ...content, runOnThread }, head: hundred }, scannersOf(hundred), counting, 1),
  ).rejects.toThrow('the thread has ended');
});
