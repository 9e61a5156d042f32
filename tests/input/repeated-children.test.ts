/** A controller that repeats its only child is found in every form in which JMeter writes its results. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { findRepetition } from '../../src/input/raw-rows.js';
import { nodeHost } from '../../src/hosts/node/host.js';

const folder = mkdtempSync(join(tmpdir(), 'guardband-traits-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const write = (name: string, content: string | Uint8Array): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

interface Row {
  readonly label: string;
  readonly inside?: number;
  readonly threads: number;
  readonly startMs: number;
}

const start = Date.UTC(2026, 10, 2, 9);
/**
 * Users start during the first nine seconds. "Pay" has one child; "Both" has two or, as in a plan with a condition, one.
 */
const rows: readonly Row[] = Array.from({ length: 3000 }, (_, i): Row => {
  const kinds: readonly Pick<Row, 'label' | 'inside'>[] = [
    { label: 'POST /pay' },
    { label: 'Pay', inside: 1 },
    { label: 'GET /a' },
    { label: 'GET /b & "c"' },
    { label: 'Both', inside: i < 6 ? 1 : 2 },
  ];
  const kind = kinds[i % 5] ?? { label: '' };
  const threads = Math.min(10, 1 + Math.floor(i / 50));
  return { ...kind, threads, startMs: start + i * 20 };
});
const messageOf = ({ inside }: Row): string =>
  inside === undefined ? 'OK' : `Number of samples in transaction : ${String(inside)}, number of failing samples : 0`;

const csv = ({ delimiter = ',', date = String as (ms: number) => string, hasHeader = true } = {}): string => {
  const headers =
    'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => {
    const before = [date(row.startMs), '5', quoted(row.label), '200', quoted(messageOf(row))];
    return [...before, ...`t 1-1,text,true,,100,50,1,${String(row.threads)},,1,0,0`.split(',')].join(delimiter);
  });
  return [...(hasHeader ? [headers.replaceAll(',', delimiter)] : []), ...lines, ''].join('\n');
};
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const tag = (row: Row, end: string): string =>
  `<httpSample t="5" ts="${String(row.startMs)}" s="true" lb="${escape(row.label)}" rc="200" rm="${messageOf(row)}" tn="t 1-1" dt="text" na="${String(row.threads)}" ng="1"${end}`;
const xml = (samples: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n${samples.join('\n')}\n</testResults>\n`;
const flat = (): string => xml(rows.map((row) => tag(row, '/>')));
/** Controllers that generate a parent sample contain their children. */
const nested = (): string => {
  const samples: string[] = [];
  let children: string[] = [];
  for (const row of rows)
    if (row.inside === undefined) children.push(tag(row, '/>'));
    else {
      samples.push(`${tag(row, '>')}\n${children.join('\n')}\n</httpSample>`);
      children = [];
    }
  return xml(samples);
};

const formatted = (ms: number): string =>
  new Date(ms).toISOString().replaceAll('-', '/').replace('T', ' ').slice(0, 23);

/** What is found, without its wording. */
const pairsIn = async (...files: readonly string[]): Promise<readonly string[]> =>
  (await findRepetition(files, nodeHost())).map(
    ({ file, message }) => `${String(file)}: ${message.replace(/^.*twice: |\.$/g, '')}`,
  );

describe('a controller that repeats its only child', () => {
  test.each([
    ['CSV', csv()],
    ['CSV with semicolons and dates', csv({ delimiter: ';', date: formatted })],
    ['CSV without a header', csv({ hasHeader: false })],
    ['CSV in UTF-16', Buffer.from(`\ufeff${csv()}`, 'utf16le')],
    ['packed CSV', gzipSync(csv())],
    ['packed CSV without its end', gzipSync(csv()).subarray(0, -9)],
    ['XML', flat()],
    ['XML with nested samples', nested()],
    ['packed XML', gzipSync(nested())],
  ])('is found in %s', async (_, content) => {
    const file = write('results.jtl', content);
    expect(await pairsIn(file)).toEqual([`${file}: "Pay" ("POST /pay")`]);
  });

  test('is found in any of several files', async () => {
    const one = write('a.jtl', csv().replaceAll('Pay', 'Other'));
    const other = write('b.jtl', gzipSync(flat()));
    const foreign = [write('c.json', '{}'), write('d.jtl', gzipSync('x').subarray(0, 5)), join(folder, 'missing.jtl')];
    expect(await pairsIn(...foreign, one, other)).toEqual([`${one}: "Other" ("POST /pay"), "Pay" ("POST /pay")`]);
    const many = Array.from({ length: 40 }, (_, i) => (i === 39 ? other : one));
    expect(await pairsIn(...many.toReversed())).toEqual([expect.stringContaining('"Pay" ("POST /pay")')]);
  });

  test('in one file only is none', async () => {
    const once = write('once.jtl', csv());
    const twice = write('twice.jtl', csv().replaceAll('transaction : 1,', 'transaction : 3,'));
    expect(await pairsIn(once, twice)).toEqual([]);
  });
});
