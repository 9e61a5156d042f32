/** A compiled scanner is reused and keeps no state between results. */
import { expect, jest, test } from '@jest/globals';
import type { Scan, Scanned } from '../../src/samples/scanned.js';
import type { Scanners } from '../../src/samples/hybrid-scan.js';
import { expectSame, fastOf, scannersOf, whole } from './_both-ways.js';

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

test.each([...csv, ...csv].map((text, i) => [i, text] as const))('result %s', (_, text) => {
  for (const warmupMs of [4000, 0]) expectSame(scannersOf(text), bytesOf(text), { ...whole, warmupMs });
});

test('one scanner reads many results', () => {
  const made = jest.spyOn(WebAssembly, 'Instance');
  const [text = ''] = csv;
  for (let i = 0; i < 10; i++) {
    const scan = fastOf(scannersOf(text)).scan({ warmupMs: 0 });
    scan.push(bytesOf(text));
    expect(scan.end().rows).toBe(500);
  }
  expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  made.mockRestore();
});

test('results read concurrently use separate scanners', () => {
  const scanned = (make: (ways: Scanners) => Scan): Scanned[] => {
    const scans = csv.map((text) => make(scannersOf(text)));
    const pieces = csv.map(bytesOf);
    const most = Math.max(...pieces.map(({ length }) => length));
    for (let position = 0; position < most; position += 1000)
      scans.forEach((scan, i) => scan.push(pieces[i]?.subarray(position, position + 1000) ?? new Uint8Array()));
    return scans.map((scan) => scan.end());
  };
  expect(scanned((ways) => fastOf(ways).scan({ warmupMs: 0 }))).toEqual(scanned((ways) => ways.plain({ warmupMs: 0 })));
});
