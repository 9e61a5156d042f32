import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mostFields, RowScanner, fieldText } from '../../src/samples/csv/rows.js';
import { times } from '../_times.js';

interface Read {
  readonly cells: readonly string[];
  readonly line: number;
  readonly misquoted: boolean;
  readonly whole: boolean;
}

function scan(pieces: readonly Uint8Array[], delimiter = ','): readonly Read[] {
  const records: Read[] = [];
  const scanner = new RowScanner(delimiter.charCodeAt(0), (row) => {
    const cells = Array.from({ length: row.fields }, (_, i) => fieldText(row, i));
    records.push({ cells, line: row.line, misquoted: row.misquoted, whole: row.whole });
  });
  for (const piece of pieces) scanner.push(piece);
  scanner.end();
  return records;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const inPieces = (bytes: Uint8Array, size: number): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.slice(i * size, (i + 1) * size));

const well = { misquoted: false, whole: true };
const cases: readonly (readonly [name: string, text: string, expected: readonly Read[]])[] = [
  ['nothing', '', []],
  ['only blank lines', '\n\r\n\n', []],
  [
    'LF',
    'a,b\nc,d\n',
    [
      { cells: ['a', 'b'], line: 1, ...well },
      { cells: ['c', 'd'], line: 2, ...well },
    ],
  ],
  [
    'CRLF',
    'a,b\r\nc,"d"\r\n',
    [
      { cells: ['a', 'b'], line: 1, ...well },
      { cells: ['c', 'd'], line: 2, ...well },
    ],
  ],
  [
    'blank lines between',
    '\n\na\r\n\r\nb\n',
    [
      { cells: ['a'], line: 3, ...well },
      { cells: ['b'], line: 5, ...well },
    ],
  ],
  ['carriage returns that end no line', '\n\r\n\r\ra\n\r\n\n\r', [{ cells: ['\r\ra'], line: 3, ...well }]],
  [
    'empty fields',
    ',\n"",""\n',
    [
      { cells: ['', ''], line: 1, ...well },
      { cells: ['', ''], line: 2, ...well },
    ],
  ],
  ['a line with one quoted empty field is not blank', '""\n', [{ cells: [''], line: 1, ...well }]],
  ['no newline at the end', 'a,b', [{ cells: ['a', 'b'], line: 1, misquoted: false, whole: false }]],
  ['ends in a delimiter', 'a,', [{ cells: ['a', ''], line: 1, misquoted: false, whole: false }]],
  ['ends in a carriage return', 'a\r', [{ cells: ['a'], line: 1, misquoted: false, whole: false }]],
  ['ends in a closing quote', 'a,"b"', [{ cells: ['a', 'b'], line: 1, misquoted: false, whole: false }]],
  [
    'delimiter and newline in quotes',
    '"a,\nb",c\nd\n',
    [
      { cells: ['a,\nb', 'c'], line: 1, ...well },
      { cells: ['d'], line: 3, ...well },
    ],
  ],
  ['doubled quotes', '"a ""b""",""""\n', [{ cells: ['a "b"', '"'], line: 1, ...well }]],
  [
    'doubled flag is per record',
    '"""",a\nb""c,d\n',
    [
      { cells: ['"', 'a'], line: 1, ...well },
      { cells: ['b""c', 'd'], line: 2, ...well },
    ],
  ],
  [
    'doubled flag is per field',
    '"""",a""b\n"""",a""b\n',
    [
      { cells: ['"', 'a""b'], line: 1, ...well },
      { cells: ['"', 'a""b'], line: 2, ...well },
    ],
  ],
  ['a quote inside an unquoted field stands for itself', 'a "b",c\n', [{ cells: ['a "b"', 'c'], line: 1, ...well }]],
  [
    'text after a closing quote',
    '"a"b,c\nd\n',
    [
      { cells: ['a', 'c'], line: 1, misquoted: true, whole: true },
      { cells: ['d'], line: 2, ...well },
    ],
  ],
  [
    'cut off within quotes',
    'a\n"b,c\nd',
    [
      { cells: ['a'], line: 1, ...well },
      { cells: ['b,c\nd'], line: 2, misquoted: true, whole: false },
    ],
  ],
];

test.each(cases)('%s', (_, text, expected) => {
  expect(scan([bytesOf(text)])).toEqual(expected);
});

test.each(cases)('%s, in chunks of any size', (_, text, expected) => {
  const bytes = bytesOf(text);
  for (const size of [1, 2, 3, 7, 64]) expect(scan(inPieces(bytes, size))).toEqual(expected);
  for (let position = 0; position <= bytes.length; position++)
    expect(scan([bytes.subarray(0, position), bytes.subarray(position)])).toEqual(expected);
});

test('a record larger than a chunk and the buffer', () => {
  const long = 'x'.repeat(3_000_000);
  const [row, next] = scan(inPieces(bytesOf(`a,"${long}",b\nc\n`), 10_000));
  expect(row?.cells.map((cell) => cell.length)).toEqual([1, 3_000_000, 1]);
  expect(next).toMatchObject({ cells: ['c'], line: 2 });
});

test('an unclosed quote does not load the rest of the file into memory', () => {
  const records: number[] = [];
  const scanner = new RowScanner(44, ({ line }) => records.push(line));
  scanner.push(bytesOf('a\n"b'));
  const piece = bytesOf('x,y\n'.repeat(250_000));
  for (let i = 0; i < 40; i++) scanner.push(piece);
  scanner.end();
  expect(scanner.endlessLine).toBe(2);
  expect(scanner.bytes.length).toBeLessThan(64 * 1024 * 1024);
  expect(records).toEqual([1]);
});

test('counts fields beyond the stored ones', () => {
  const counted: number[] = [];
  const scanner = new RowScanner(44, ({ fields }) => counted.push(fields));
  for (const piece of inPieces(bytesOf(`${','.repeat(mostFields + 5)}\na,b\n`), 100)) scanner.push(piece);
  expect(counted).toEqual([mostFields + 6, 2]);
});

test('reads back the output of a correct writer, for any text and any chunks', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', 'a', 'é', '\uFEFF', ' ') }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 2, maxLength: 6 }), { maxLength: 8 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.integer({ min: 1, max: 50 }),
      (records, delimiter, newline, size) => {
        const cell = (value: string): string =>
          value.includes(delimiter) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
        const written = records.map((cells) => cells.map(cell).join(delimiter) + newline).join('');
        expect(scan(inPieces(bytesOf(written), size), delimiter).map(({ cells }) => cells)).toEqual(records);
      },
    ),
    { numRuns: times(125) },
  );
});

test('reads a label that is not UTF-8 as ISO 8859-1', () => {
  expect(scan([new Uint8Array([0x52, 0xe9, 10])])[0]?.cells).toEqual(['R\u00e9']);
});
