/** A crash or a truncated log leaves NUL bytes where text was written. No part of a result is lost in them unnoticed. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Scanned } from '../../src/samples/scanned.js';
import type { Scanners } from '../../src/samples/hybrid-scan.js';
import { detectLayout, XmlScan } from '../../src/samples/xml/scan.js';
import { anyHow, expectSame, scannersOf } from './_both-ways.js';
import { first, result } from './xml/_results.js';
import { times } from '../_times.js';

const csv = [
  'timeStamp,elapsed,label,responseCode,success',
  ...Array.from(
    { length: 300 },
    (_, i) => `${String(1_700_000_000_000 + i * 37)},${String(i)},GET /${String(i % 9)},200,true`,
  ),
  '',
].join('\n');
const xml = result(Array.from({ length: 100 }, (_, i) => first.replace('GET /', `GET /${String(i % 7)}`)));

function scannersFor(text: string): Scanners {
  const layout = detectLayout(text);
  return 'fault' in layout ? scannersOf(text) : { plain: (scanning) => new XmlScan(layout, scanning) };
}

const overwritten = (text: string, start: number, end: number): Uint8Array => {
  const bytes = new TextEncoder().encode(text);
  return bytes.fill(0, start, end);
};

function scan(text: string, bytes: Uint8Array, pieces: readonly number[] = [Infinity]): Scanned {
  const plain = scannersFor(text).plain({ warmupMs: 0 });
  for (let position = 0, i = 0; position < bytes.length; i++) {
    const size = pieces[i % pieces.length] ?? 1;
    plain.push(bytes.subarray(position, position + size));
    position += size;
  }
  return plain.end();
}

describe.each([
  ['CSV', csv, csv.indexOf('\n') + 1],
  ['XML', xml, xml.indexOf('<testResults') + 40],
])('%s', (_, text, from) => {
  test('with NUL bytes anywhere is never read as a whole, in any pieces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: from, max: text.length - 1 }),
        fc.integer({ min: 1, max: 9000 }),
        anyHow,
        (start, length, how) => {
          const bytes = overwritten(text, start, start + length);
          const { dropped } = scan(text, bytes, how.pieces);
          expect([...dropped.keys()]).not.toEqual([]);
          expectSame(scannersFor(text), bytes, how);
        },
      ),
      { numRuns: times(50) },
    );
  });
});

describe('NUL bytes in place of', () => {
  const lines = csv.split('\n');
  test.each([
    ['whole rows', csv, lines.slice(0, 100).join('\n').length + 1, lines.slice(0, 200).join('\n').length],
    ['a part of a value that is not read', csv, csv.indexOf('200,true'), csv.indexOf('200,true') + 1],
    [
      'the same part of two rows, and everything between',
      csv,
      csv.indexOf('200,true'),
      csv.lastIndexOf('200,true') + 1,
    ],
    ['whole elements', xml, xml.indexOf(first.slice(0, 20)), xml.lastIndexOf(first.slice(0, 20))],
    ['the last bytes of a file', `${xml}12345`, xml.length, xml.length + 5],
  ])('%s are an unreadable row', (_, text, start, end) => {
    const { dropped } = scan(text, overwritten(text, start, end));
    expect([...dropped.keys()].filter((reason) => reason !== 'cut-off')).toHaveLength(1);
  });
});

test('CDATA between samples may hide some of them', () => {
  const hidden = xml
    .replace(first.slice(0, 20), `<![CDATA[ ${first.slice(0, 20)}`)
    .replace(/(?=<\/testResults>)/, ']]>');
  expect([...scan(xml, new TextEncoder().encode(hidden)).dropped]).toEqual([
    ['markup', { count: 1, line: expect.any(Number) }],
  ]);
});
