import { describe, expect, test } from '@jest/globals';
import { times } from '../../_times.js';
import { boundName } from '../../../src/lang/printable.js';
import fc from 'fast-check';
import { sampleKinds, type LabelSamples, type Scanned } from '../../../src/samples/scanned.js';
import { detectLayout, type Layout, XmlScan } from '../../../src/samples/xml/scan.js';
import { attributeText, hasOnlyKnownReferences } from '../../../src/samples/xml/tags.js';
import { reference } from './_reference.js';
import { anyParts, declaration, escaped, first, plainElement, result, sampleElement } from './_results.js';

const numRuns = times(25);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function layoutFrom(text: string): Layout {
  const layout = detectLayout(text.slice(0, 65_536));
  if ('fault' in layout) throw new Error(`no result: ${layout.fault}`);
  return layout;
}

function scan(bytes: Uint8Array, layout: Layout, pieces: readonly number[] = [Infinity], warmupMs = 0): Scanned {
  const xml = new XmlScan(layout, { warmupMs });
  for (let position = 0, i = 0; position < bytes.length; i++) {
    const size = pieces[i % pieces.length] ?? 1;
    if (!xml.push(bytes.subarray(position, position + size))) break;
    position += size;
  }
  return xml.end();
}

const inText = (scanned: object): string =>
  JSON.stringify(scanned, (_, value: unknown) => {
    if (value instanceof Map) return [...value].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    if (value instanceof Float64Array) return value.join();
    return typeof value === 'number' ? String(value) : value;
  });
const inOrder = ({ samples, transactions, parts }: Partial<Record<string, object>>): object => ({
  ...(samples && { samples }),
  ...(transactions && { transactions }),
  ...(parts && { parts }),
});
/** The reference implementation does not distinguish errors. */
const withoutErrors = (kinds: LabelSamples): object =>
  Object.fromEntries(Object.entries(kinds).map(([kind, tally]) => [kind, { ...tally, errorKinds: [] }]));
const counted = ({ rows, labels }: Pick<Scanned, 'rows' | 'labels'>): string =>
  inText({
    rows,
    labels: new Map([...labels].map(([label, kinds]) => [boundName(label), inOrder(withoutErrors(kinds))])),
  });

describe('any well-formed result', () => {
  test('agrees with a complete XML parser, in any chunks', () => {
    fc.assert(
      fc.property(
        fc.array(sampleElement, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(0, 1, 30_000),
        fc.boolean(),
        (samples, pieces, warmupMs, hasMark) => {
          const text = (hasMark ? '\uFEFF' : '') + result(samples);
          const found = scan(bytesOf(text), layoutFrom(text), pieces, warmupMs);
          expect(found.dropped.size).toBe(0);
          expect(found.stopped).toBeUndefined();
          expect(counted(found)).toBe(counted(reference(text, warmupMs === 0 ? 0 : found.firstStartMs + warmupMs)));
        },
      ),
      { numRuns },
    );
  });

  test('truncated anywhere keeps complete samples', () => {
    fc.assert(
      fc.property(
        fc.array(sampleElement, { maxLength: 5 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (samples, share) => {
          const text = result(samples);
          const bytes = bytesOf(text);
          const head = bytesOf(`${declaration}<testResults version="1.2">\n${first}`).length;
          const end = bytes.length - '</testResults>\n'.length;
          const position = Math.floor(head + share * (end - head));
          const { rows, labels, dropped } = scan(bytes.subarray(0, position), layoutFrom(text));
          const kept = [...labels.values()].flatMap((label) => sampleKinds.flatMap((kind) => label[kind] ?? []));
          const cut = dropped.get('cut-off')?.count ?? 0;
          expect([...dropped.keys()]).toEqual(['cut-off']);
          const n = kept.reduce((sum, tally) => sum + tally.n, 0);
          expect([rows, rows + 1]).toContain(n + cut);
          expect(n).toBeLessThanOrEqual(reference(text).rows);
        },
      ),
      { numRuns },
    );
  });
});

describe('gives the same in chunks of any size, complete or truncated', () => {
  test.each([
    ['as JMeter writes it', fc.array(plainElement, { maxLength: 30 })],
    ['of anything', anyParts],
  ])('a result %s', (_, elements) => {
    fc.assert(
      fc.property(
        elements,
        fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(0, 0, 1, 30_000, 200_000),
        fc.oneof(fc.constant(0), fc.nat(3000)),
        fc.boolean(),
        (parts, pieces, warmupMs, less, hasMark) => {
          const bytes = bytesOf((hasMark ? '\uFEFF' : '') + result(parts));
          const cut = bytes.subarray(0, Math.max(0, bytes.length - less));
          const layout = layoutFrom(result([]));
          expect(inText(scan(cut, layout, pieces, warmupMs))).toBe(inText(scan(cut, layout, [Infinity], warmupMs)));
        },
      ),
      { numRuns: 2 * numRuns },
    );
  });
});

test('joined results are one', () => {
  const single = result([first.repeat(20)]);
  const { rows, headers, dropped } = scan(bytesOf(single.repeat(3)), layoutFrom(single), [1000]);
  expect([rows, headers?.count, dropped.size]).toEqual([63, 2, 0]);
});

describe('attribute values', () => {
  test('are decoded to the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = bytesOf(escaped(text));
        expect(hasOnlyKnownReferences(bytes, 0, bytes.length)).toBe(true);
        expect(attributeText(bytes, 'utf-8')).toBe(text);
      }),
    );
  });

  test.each([
    ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
    ['&#65;&#x41;&#x1F600;&#x000041;', 'AA😀A'],
    ['&#xd83d;&#xde00;', '😀'],
    ['&amp;lt;', '&lt;'],
    ['a\n\tb\r\nc', 'a  b c'],
    ['&#10;&#xA;', '\n\n'],
    ['&#x0;', '\0'],
  ])('%j', (raw, text) => {
    const bytes = bytesOf(raw);
    expect(hasOnlyKnownReferences(bytes, 0, bytes.length)).toBe(true);
    expect(attributeText(bytes, 'utf-8')).toBe(text);
  });

  test.each([
    '&',
    'a & b',
    '&nbsp;',
    '&LT;',
    '&#;',
    '&#x;',
    '&#xg;',
    '&#1114112;',
    '&#x110000;',
    '&#9999999999;',
    '&lt',
    '&amp &lt;',
  ])('%j contains an invalid reference', (raw) => {
    const bytes = bytesOf(raw);
    expect(hasOnlyKnownReferences(bytes, 0, bytes.length)).toBe(false);
  });

  test('in ISO-8859-1', () => {
    expect(attributeText(new Uint8Array([0x52, 0xe9]), 'iso-8859-1')).toBe('R\u00e9');
    expect(attributeText(new Uint8Array([0xc3, 0xa9]), 'iso-8859-1')).toBe('Ã©');
    expect(attributeText(new Uint8Array([0xc3, 0xa9]), 'utf-8')).toBe('é');
  });
});

test('keeps only unfinished tags in memory', () => {
  const xml = new XmlScan(layoutFrom(result([])), { warmupMs: 0 });
  xml.push(
    bytesOf(result([]).replace('</testResults>', '<sample t="1" ts="1700000000000" s="true" lb="a"><responseData>')),
  );
  const piece = bytesOf('x&lt;sample\n'.repeat(90_000));
  const before = process.memoryUsage().arrayBuffers;
  for (let i = 0; i < 40; i++) expect(xml.push(piece)).toBe(true);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 1024 * 1024);
  xml.push(bytesOf('</responseData></sample></testResults>'));
  const { rows, dropped } = xml.end();
  expect([rows, dropped.size]).toEqual([2, 0]);
});
