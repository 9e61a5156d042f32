/** A compiled scanner is reused and keeps no state between results. */
import { expect, jest, test } from '@jest/globals';
import { csvScanners } from '../../src/samples/csv/scanners.js';
import type { Scanners } from '../../src/samples/scanners.js';
import { chooseScanners } from '../../src/samples/choose-scanner.js';
import { detectDialect } from '../../src/samples/csv/dialect.js';
import type { Scan, Scanned } from '../../src/samples/scanned.js';
import { expectSame, whole } from './_both-ways.js';
import { declaration, first, result } from './xml/_results.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const rows = (header: string, row: (i: number) => string): string =>
  [header, ...Array.from({ length: 500 }, (_, i) => row(i)), ''].join('\n');
const stamp = (i: number): string => String(1_700_000_000_000 + i * 37);

const csv = [
  rows(
    'timeStamp,elapsed,label,success,bytes',
    (i) => `${stamp(i)},${String(i)},GET /${String(i % 9)},true,${String(i)}`,
  ),
  rows(
    'timeStamp;elapsed;label;success',
    (i) => `${stamp(i)};${String(i % 50)};GET /${String(i % 4)};${String(i % 3 > 0)}`,
  ),
  rows(
    'elapsed,label,timeStamp,Latency,threadName',
    (i) => `${String(i % 800)},GET /0,${stamp(i)},7,${i % 5 > 0 ? 't' : ''}`,
  ),
];
/** Fewer attributes, in another order. */
const few = '<sample s="true" lb="GET /1" t="12" ts="1700000001234"/>';
const xml = [
  result(Array.from({ length: 300 }, (_, i) => first.replace('GET /', `GET /${String(i % 7)}`))),
  `${declaration}<testResults version="1.2">\n${`${few}\n`.repeat(200)}</testResults>`,
];
const ways = (text: string): Scanners => chooseScanners(text.slice(0, 65_536));

test.each([...csv, ...csv, ...xml, ...xml].map((text, i) => [i, text] as const))('result %s', (_, text) => {
  for (const warmupMs of [4000, 0]) expectSame(ways(text), bytesOf(text), { ...whole, warmupMs });
});

test('one scanner reads many results', () => {
  const made = jest.spyOn(WebAssembly, 'Instance');
  const [text = ''] = csv;
  for (let i = 0; i < 10; i++) {
    const scan = ways(text).fast({ warmupMs: 0 });
    scan.push(bytesOf(text));
    expect(scan.end().rows).toBe(500);
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

test('results read concurrently use separate scanners', () => {
  const scanned = (make: (ways: Scanners) => Scan): Scanned[] => {
    const scans = csv.map((text) => {
      const dialect = detectDialect(text);
      if ('fault' in dialect) throw new Error(dialect.fault);
      return make(csvScanners(dialect));
    });
    const pieces = csv.map(bytesOf);
    const most = Math.max(...pieces.map(({ length }) => length));
    for (let position = 0; position < most; position += 1000)
      scans.forEach((scan, i) => scan.push(pieces[i]?.subarray(position, position + 1000) ?? new Uint8Array()));
    return scans.map((scan) => scan.end());
  };
  expect(scanned((ways) => ways.fast({ warmupMs: 0 }))).toEqual(scanned((ways) => ways.plain({ warmupMs: 0 })));
});
