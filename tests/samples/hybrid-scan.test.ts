/** The compiled scanner and the plain reader must give the same result for any bytes in any chunks. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { times } from '../_times.js';
import { detectDialect, type Dialect } from '../../src/samples/csv/dialect.js';
import { csvScanners } from '../../src/samples/csv/scan.js';
import { anyHow, expectSame, leftToPlain, whole, type How } from './_both-ways.js';

const numRuns = times(300);

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function dialectFrom(text: string): Dialect {
  const dialect = detectDialect(text);
  if ('fault' in dialect) throw new Error(`no result: ${dialect.fault}`);
  return dialect;
}

const same = (
  bytes: Uint8Array,
  options: How = whole,
  dialect = dialectFrom(new TextDecoder().decode(bytes.subarray(0, 65_536))),
): void => {
  expectSame(csvScanners(dialect), bytes, options);
};

const names =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';

/** Any content of a field, valid or not. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', ';', '\t', 'é', '😀'), maxLength: 8 }),
  fc.constantFrom('GET /', 'a label of some length, with a comma', 'say "hello"', '', '""', 'x'.repeat(300)),
  // These lines look like rows. A quote without an end would contain them.
  fc.constantFrom(
    'a\n1700000000000,5,GET /,200,OK,t 1-1,text,true,,1,1,1,1,u,1,0,1',
    '\n1700000000000,5,GET /,200,OK,t 1-1,text,false',
    'at\r\n170000000000;5;GET /;200',
    'a\n1700000000000 5 ERROR',
  ),
  // Values of lengths around 32 bytes that differ in a single byte.
  fc
    .tuple(fc.nat(40), fc.nat(40))
    .map(([length, at]) => 'x'.repeat(length).replace(/x/g, (x, i) => (i === at ? 'y' : x))),
);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** A value as JMeter writes it. */
const written = anyText.map((text) => (/[",\n\r]/.test(text) ? quoted(text) : text));
const raw = fc.oneof({ weight: 20, arbitrary: written }, { weight: 1, arbitrary: anyText });

/** Messages that differ only in numbers are one error, and long messages are truncated. */
const anyNumbers = fc
  .tuple(
    fc.constantFrom('It took $ ms', 'Connect to localhost:$ [localhost/10.0.0.$] failed', 'id $-a$-$', '$', 'é$'),
    fc.nat(20_000),
    fc.constantFrom('', 'x', ' 1'.repeat(90), 'é'.repeat(100), ' y'.repeat(500)),
  )
  .map(([text, number, end]) => text.replaceAll('$', String(number)) + end);

const rare = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 30, arbitrary: usual }, { weight: 1, arbitrary: other });
const digits = (max: number): fc.Arbitrary<string> => fc.nat(max).map(String);
const odd = fc.constantFrom(
  '',
  '-1',
  '-',
  '12a',
  '0x1',
  '1.5',
  ' 1',
  '99999999999',
  '4294967296',
  '65536',
  '65535',
  '123456789012345678',
  '00012',
  '"7"',
);
const stamp = rare(
  fc.integer({ min: 1_700_000_000_000, max: 1_700_000_120_000 }).map(String),
  fc.constantFrom(
    '0',
    '',
    '1700000000',
    '170000000000',
    '17000000000000',
    '0999999999999',
    'timeStamp',
    '1700000000x00',
    '"1700000000000"',
  ),
);
const sample = fc.record({
  timeStamp: stamp,
  elapsed: rare(fc.oneof(digits(300), digits(70_000)), odd),
  label: raw,
  responseCode: rare(fc.constantFrom('200', '500'), fc.constantFrom('', '302', '20x', '"404"', 'c'.repeat(90))),
  responseMessage: fc.oneof(
    raw,
    anyNumbers,
    fc.constantFrom(
      'OK',
      '"Number of samples in transaction : 2, number of failing samples : 0"',
      'Number of samples in transaction : 1',
      'Number of samples in transaction',
      'Number of samples',
    ),
  ),
  threadName: rare(fc.constant('Thread Group 1-1'), fc.constant('')),
  dataType: fc.constantFrom('text', ''),
  success: rare(
    fc.constantFrom('true', 'false'),
    fc.constantFrom('TRUE', 'False', 'tru', '', 'yes', 'falsy', '"true"'),
  ),
  failureMessage: fc.oneof(raw, anyNumbers),
  bytes: rare(digits(2_000_000), odd),
  sentBytes: rare(digits(999), odd),
  Latency: rare(digits(999), odd),
  Connect: rare(digits(9), odd),
});
/** Some rows belong to the PerfMon plug-in. */
const row = rare(
  sample,
  sample.map((row) => ({ ...row, threadName: '', responseCode: '', dataType: '' })),
);
type Row = typeof sample extends fc.Arbitrary<infer T> ? T : never;

const others: Readonly<Record<string, string>> = { allThreads: '1', URL: 'http://localhost/', IdleTime: '0' };
const lineOf = (row: Readonly<Record<string, string>>): string =>
  names
    .split(',')
    .map((name) => row[name] ?? others[name] ?? '1')
    .join(',');
const line = fc.oneof(
  { weight: 40, arbitrary: row.map(lineOf) },
  { weight: 1, arbitrary: fc.constantFrom('', names, 'a,b', names.replace('label', 'Label'), '"', ',,,') },
  { weight: 1, arbitrary: anyText },
);

const failing = '1700000000000,0,GET /,500,boom,T 1,text,false,,0,0,1,1,http://localhost/,0,0,0';
const good = '1700000000000,12,GET /,200,OK,T 1,text,true,,100,10,1,1,http://localhost/,10,0,1';

test.each(['\n', '\r\n'])('any rows with lines that end in %j', (newline) => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 60 }),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      anyHow,
      (lines, hasHeader, isCut, hasMark, options) => {
        const text = [...(hasHeader ? [names] : []), good, ...lines].join(newline) + (isCut ? '' : newline);
        const head = hasHeader ? [names, good] : [good, good];
        same(bytesOf((hasMark ? '\uFEFF' : '') + text), options, dialectFrom(head.join('\n')));
      },
    ),
    { numRuns },
  );
});

test('any rows with its columns in any order, any delimiter and any line ends', () => {
  const all = (names: readonly string[]): fc.Arbitrary<string[]> =>
    fc.shuffledSubarray([...names], { minLength: names.length });
  const columns = fc
    .subarray([
      'success',
      'responseCode',
      'responseMessage',
      'failureMessage',
      'threadName',
      'dataType',
      'bytes',
      'sentBytes',
      'Latency',
      'Connect',
      'SampleCount',
    ])
    .chain((some) => all(['timeStamp', 'elapsed', 'label', ...some]));
  const good: Readonly<Record<string, string>> = { timeStamp: '1700000000000', success: 'true' };
  const sampleCount = rare(fc.constant('1'), fc.constantFrom('0', '2', '01', '-1', 'x', '', '"1"'));
  fc.assert(
    fc.property(
      columns,
      fc.constantFrom(',', ';', '\t', '|', ' '),
      fc.array(fc.tuple(row, rare(fc.constant(false), fc.constant(true)), sampleCount), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.constantFrom('\n', '\r\n'),
      anyHow,
      (order, delimiter, rows, newline, options) => {
        const other = newline === '\n' ? '\r\n' : '\n';
        const lines = rows.map(
          ([values, isOther, count]) =>
            order.map((name) => (name === 'SampleCount' ? count : values[name as keyof Row])).join(delimiter) +
            (isOther ? other : newline),
        );
        const head = [order, order.map((name) => good[name] ?? '1')].map((line) => line.join(delimiter) + newline);
        same(bytesOf([...head, ...lines].join('')), options);
      },
    ),
    { numRuns },
  );
});

test('more labels than the scanner stores', () => {
  const rows = Array.from({ length: 9_000 }, (_, i) =>
    good.replace('GET /', `GET /orders/${String((i * 7919) % 4500)}`),
  );
  same(bytesOf([names, ...rows, ''].join('\n')));
});

test('more empty columns than the table of positions holds', () => {
  const wide = `${names}${',a'.repeat(40)}`;
  const rows = Array.from({ length: 50 }, (_, i) => `${good}${','.repeat(30)}${'x'.repeat(i)}${','.repeat(10)}`);
  for (const end of ['\n', '\r\n'])
    for (const capacity of [1300, whole.capacity]) same(bytesOf([wide, ...rows, ''].join(end)), { ...whole, capacity });
});

test.each(['\n', '\r\n'])('quotes at every end of the buffer and its windows, lines ending in %j', (end) => {
  const rows = Array.from({ length: 30 }, (_, i) => good.replace(/[^,]*$/, quoted(`${'a'.repeat(i)}"b,`)));
  const last = names.replace(/[^,]*$/, 'failureMessage2');
  // A window is a quarter of the buffer and ends at a multiple of 64 bytes from the start of a record.
  for (let capacity = 768; capacity < 900; capacity++)
    same(bytesOf([last, ...rows, ''].join(end)), { ...whole, capacity });
});

test('a record larger than the buffer, or than one of its windows', () => {
  const large = good.replace('GET /', quoted(`x${'\n'.repeat(5000)}"`));
  for (const capacity of [1024, 4096, 8192, 16_384, 65_536])
    same(bytesOf([names, good, large, good, large, good, good, ''].join('\n')), { ...whole, capacity });
});

describe('the columns of JMeter, with values at the limit of what the fast path accepts', () => {
  const columns = names.split(',');
  const usual = good.split(',');
  const withValue = (column: string, value: string): string =>
    usual.map((field, i) => (columns[i] === column ? value : field)).join(',');
  const rows = [
    good,
    ...['elapsed', 'bytes', 'sentBytes', 'Latency', 'Connect', 'IdleTime', 'grpThreads'].flatMap((column) =>
      ['', ...Array.from({ length: 10 }, (_, i) => '9876543210'.slice(i)), '-1', '1a', 'a1'].map((value) =>
        withValue(column, value),
      ),
    ),
    ...['', 't', 'true', 'TRUE', 'True', 'tru', 'trues', 'false', 'FALSE', 'fals', 'falser', 'falsa', '"true"'].map(
      (value) => withValue('success', value),
    ),
    ...['', ' ', '"a,b"'].map((value) => withValue('threadName', value)),
    ...['', '"x""y"', ...[15, 16, 17, 31, 32, 33, 47, 48, 49, 500].map((n) => 'x'.repeat(n))].map((value) =>
      withValue('label', value),
    ),
    ...Array.from({ length: 48 }, (_, i) => withValue('label', `${'x'.repeat(i)}y${'x'.repeat(47 - i)}`)),
    ...['176760000000', '17676000000000', '1767600000a00', '1667600000000', '9767600000000'].map((value) =>
      withValue('timeStamp', value),
    ),
    ...['Number of samples in transaction : 2, number of failing samples : 0', `${'Number of s'.repeat(5)},`].map(
      (value) => withValue('responseMessage', quoted(value)),
    ),
    // Values that need a page of counts each, and values beyond all pages.
    ...Array.from({ length: 512 }, (_, i) => withValue('elapsed', String(i * 128))),
    ...Array.from({ length: 40 }, (_, i) => withValue('elapsed', String(65_400 + i * 2500))),
  ];
  // Each value has its own label, because an unreadable one spoils the sums of its label. The label must occur earlier,
  // or the plain reader would handle it. Most values must be usual, or the plain reader would take over.
  const all = rows.flatMap((row, i) => {
    const ofLabel = (line: string): string => line.replace('GET /', `GET /${String(i)}`);
    return [ofLabel(good), ofLabel(row), row, good];
  });
  test.each(['\n', '\r\n'])('lines ending in %j', (end) => {
    for (const warmupMs of [0, 2e12])
      for (const capacity of [4096, whole.capacity])
        same(bytesOf([names, ...all, ''].join(end)), { ...whole, warmupMs, capacity });
  });
  test('lines with mixed endings', () => {
    for (const [end, other] of [
      ['\n', '\r\n'],
      ['\r\n', '\n'],
    ])
      for (const capacity of [4096, whole.capacity])
        same(bytesOf(`${names}${end}${all.map((row, i) => `${row}${i % 5 === 3 ? other : end}`).join('')}`), {
          ...whole,
          capacity,
        });
  });
});

test('sums of more than 32 bits', () => {
  const row = '1767600000000,1,a,99999999\n';
  same(bytesOf(`timeStamp,elapsed,label,bytes\n${row.repeat(450_000)}`));
});

test('more distinct times than pages, and more values than the list of exceptions holds', () => {
  const row = (i: number): string =>
    `${String(1_700_000_000_000 + ((i * 31) % 5000))},${String((i * 7919) % 65_600)},${String(i % 101)}`;
  const text = (rows: number): string =>
    `timeStamp,elapsed,label\n${Array.from({ length: rows }, (_, i) => row(i)).join('\n')}\n`;
  const [some, very] = [bytesOf(text(100_000)), bytesOf(text(1_200_000))];
  for (const options of [{}, { warmupMs: 2000 }, { collectAfter: 30_000 }, { capacity: 4096 }])
    same(some, { ...whole, ...options });
  same(very);
  // Only values above one minute, and the rows that tell results apart.
  expect(leftToPlain(csvScanners(dialectFrom(text(1))), very)).toBeLessThan(very.length / 500 + 1024 * row(0).length);
});

test('a quote that opens after fewer fields than the row before had', () => {
  const row = ',0,true,1700000000000,';
  for (const capacity of [64, whole.capacity])
    same(bytesOf(`label,elapsed,success,timeStamp,bytes\n${row}1\n${row}\n"\n${row}1\n`), {
      ...whole,
      capacity,
      pieces: [1],
    });
});

test.each([names.replace('label', 'Label'), good.replace('GET /', '"'), good.replace('GET /', 'another')])(
  'errors before %s',
  (last) => {
    same(bytesOf([names, good, failing, last, good, ''].join('\n')), whole, dialectFrom(names + '\n' + good));
  },
);

test('a quote that is never closed', () => {
  same(bytesOf([names, good, good.replace('OK', '"OK'), good, good].join('\n')));
});

const corpus = process.env['GUARDBAND_CORPUS'];
(corpus === undefined ? describe.skip : describe)('every result of the corpus', () => {
  const files = ['jtl', 'jmeter'].flatMap((folder) =>
    corpus === undefined ? [] : readdirSync(join(corpus, folder)).map((name) => join(corpus, folder, name)),
  );
  test.each(files.filter((file) => /\.(csv|jtl|tsv)(\.gz)?$/.test(file)))('%s', (file) => {
    const bytes = file.endsWith('.gz') ? gunzipSync(readFileSync(file)) : readFileSync(file);
    if ('fault' in detectDialect(bytes.toString('utf8', 0, 65_536))) return;
    for (const warmupMs of [0, 5000])
      for (const capacity of [1000, whole.capacity]) same(bytes, { ...whole, warmupMs, capacity });
  });
});
