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

const inText = ({ cells, line, misquoted, whole }: Read): string =>
  `${String(line)} ${misquoted ? 'misquoted ' : ''}${whole ? '' : 'cut '}${JSON.stringify(cells)}`;
const cases: readonly (readonly [name: string, text: string, expected: readonly string[]])[] = [
  ['nothing', '', []],
  ['only blank lines', '\n\r\n\n', []],
  ['LF', 'a,b\nc,d\n', ['1 ["a","b"]', '2 ["c","d"]']],
  ['CRLF', 'a,b\r\nc,"d"\r\n', ['1 ["a","b"]', '2 ["c","d"]']],
  ['blank lines between', '\n\na\r\n\r\nb\n', ['3 ["a"]', '5 ["b"]']],
  ['carriage returns that end no line', '\n\r\n\r\ra\n\r\n\n\r', ['3 ["\\r\\ra"]']],
  ['empty fields', ',\n"",""\n', ['1 ["",""]', '2 ["",""]']],
  ['a line with one quoted empty field is not blank', '""\n', ['1 [""]']],
  ['no newline at the end', 'a,b', ['1 cut ["a","b"]']],
  ['ends in a delimiter', 'a,', ['1 cut ["a",""]']],
  ['ends in a carriage return', 'a\r', ['1 cut ["a"]']],
  ['ends in a closing quote', 'a,"b"', ['1 cut ["a","b"]']],
  ['delimiter and newline in quotes', '"a,\nb",c\nd\n', ['1 ["a,\\nb","c"]', '3 ["d"]']],
  ['doubled quotes', '"a ""b""",""""\n', ['1 ["a \\"b\\"","\\""]']],
  ['doubled flag is per record', '"""",a\nb""c,d\n', ['1 ["\\"","a"]', '2 ["b\\"\\"c","d"]']],
  ['doubled flag is per field', '"""",a""b\n"""",a""b\n', ['1 ["\\"","a\\"\\"b"]', '2 ["\\"","a\\"\\"b"]']],
  ['a quote inside an unquoted field stands for itself', 'a "b",c\n', ['1 ["a \\"b\\"","c"]']],
  ['text after a closing quote', '"a"b,c\nd\n', ['1 misquoted ["a","c"]', '2 ["d"]']],
  ['cut off within quotes', 'a\n"b,c\nd', ['1 ["a"]', '2 misquoted cut ["b,c\\nd"]']],
];

test.each(cases)('%s', (_, text, expected) => {
  expect(scan([bytesOf(text)]).map(inText)).toEqual(expected);
});

test.each(cases)('%s, in chunks of any size', (_, text, expected) => {
  const bytes = bytesOf(text);
  for (const size of [1, 2, 3, 7, 64]) expect(scan(inPieces(bytes, size)).map(inText)).toEqual(expected);
  for (let position = 0; position <= bytes.length; position++)
    expect(scan([bytes.subarray(0, position), bytes.subarray(position)]).map(inText)).toEqual(expected);
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
