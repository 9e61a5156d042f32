import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ReadOptions } from '../../src/model/reading.js';
import { jmeterCsv } from '../../src/formats/jmeter/jmeter-csv.js';
import { jmeterXml } from '../../src/formats/jmeter/jmeter-xml.js';
import { maxLabels } from '../../src/samples/scanned.js';
import { readRaw, sortReadings, summarize, testTable, type RawCase } from './_raw-reading.js';
import { times } from '../_times.js';

const read = async (
  ...args: readonly [text: string | Uint8Array, options?: Partial<ReadOptions>, pieceBytes?: number]
) => sortReadings(await readRaw(jmeterCsv, ...args));

const head =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,URL';
const row = (
  label: string,
  elapsed: number | string = 10,
  success = 'true',
  startMs: number | string = 1_700_000_000_000,
): string => `${startMs},${elapsed},${label},200,OK,tg 1-1,text,${success},,175,http://h/`;
const transaction = (label: string, success = 'true'): string =>
  `1700000000000,20,${label},200,"Number of samples in transaction : 2, number of failing samples : 0",tg 1-1,,${success},,350,null`;
const monitor = '1700000000000,13509,172.21.18.237 CPU,,,,,true,,0,null';
const file = (...rows: readonly string[]): string => `${[head, ...rows].join('\n')}\n`;
const many = (count: number, label = 'a'): readonly string[] => Array<string>(count).fill(row(label));

const [dropped, truncated] = ['error dropped-rows:3', 'error truncated-result:3'] as const;
const [listed] = ['note transactions-listed'] as const;
const [children, parents, warmup] = [
  { transactions: 'children' },
  { transactions: 'parents' },
  { warmupMs: 1000 },
] as const;
const dated = (time: string): string => `timeStamp;elapsed;label;success\n${time};1;a;true\n`;
const table: readonly RawCase[] = [
  ['one label', file(row('a'), row('a', 12, 'false')), ['a 2 1']],
  ['labels in order', file(row('b'), row('a'), row('b')), ['a 1 0', 'b 2 0']],
  [
    'CRLF, byte-order mark, blank lines',
    `\uFEFF\r\n${file(row('a'), '', row('a')).replaceAll('\n', '\r\n')}\r\n`,
    ['a 2 0'],
  ],
  ['byte-order mark without header', `\uFEFF${row('a')}\n${row('a')}\n`, ['a 2 0', 'note headerless-result']],
  ['no newline at the end', file(row('a'), row('b')).trimEnd(), ['a 1 0', 'b 1 0']],
  [
    'quoted label is the same label',
    file(row('a'), row('"a"'), row('"a, b"'), row('"say ""hi"""')),
    ['a 2 0', 'a, b 1 0', 'say "hi" 1 0'],
  ],
  [
    'doubled quotes and the same bytes unquoted are two labels',
    file(row('"x""y"'), row('x""y')),
    ['x""y 1 0', 'x"y 1 0'],
  ],
  ['one label in two spellings', file(row('"say ""hi"""'), row('say "hi"'), row('"say ""hi"""')), ['say "hi" 3 0']],
  ['more digits than are exact', file(row('a'), row('a', '1234567890123456')), ['a 1 0', dropped]],
  [
    'names of JavaScript are labels like others',
    file(row('__proto__'), row('constructor'), row('toString')),
    ['__proto__ 1 0', 'constructor 1 0', 'toString 1 0'],
  ],
  ['no label is the label ""', file(row('')), [' 1 0']],
  [
    'success in any case',
    file(row('a', 1, 'TRUE'), row('a', 1, 'True'), row('a', 1, 'False'), row('a', 1, 'FALSE')),
    ['a 4 2'],
  ],
  ['success decides, not the code', file(row('a').replace(',200,', ',500,')), ['a 1 0']],
  [
    'a clock that goes back',
    file(row('a', 1, 'true', 1_700_000_000_900), row('a', 1, 'true', 1_700_000_000_100)),
    ['a 2 0'],
  ],
  ['no success column', 'timeStamp,elapsed,label\n1700000000000,1,a\n', ['a 1 ?', 'warning success-missing']],
  ['no elapsed column', 'timeStamp,label,success\n1,a,true\n', ['error result-column-missing']],
  ['header only', file(), ['error no-result-rows']],
  ['dates', dated('2026/11/20 16:45:55.269'), ['a 1 0', 'note formatted-times']],
  ['dates that may be read two ways', dated('05/06/2026 16:45:55'), ['a 1 0', 'warning formatted-times']],
  ['dates that cannot be', dated('2026/20/05 16:45:55'), ['error time-stamp-not-read']],
  ['headerless in another order', '1700000000000,1,a,true,200\n', ['error headerless-order']],
  ['delimiter outside ASCII', 'timeStamp§elapsed§label§success\n', ['error delimiter-not-read']],

  [
    'bad rows are left out',
    file(
      row('a'),
      row('a', 'x'),
      row('a', -1),
      row('a', 1, 'yes'),
      row('a', 1, '1'),
      row('a', 1, 'true', 0),
      'a,b',
      row('a', 1.5),
      row('"a"b'),
      row('a'),
    ),
    ['a 2 0', dropped],
  ],
  ['none is good', file(row('a', 'x'), row('a', '')), ['error dropped-rows:2', 'error no-samples']],
  [
    '10 bad rows of 10,000 are few',
    file(...many(9990), ...Array<string>(10).fill('x')),
    ['a 9990 0', 'error dropped-rows:9992'],
  ],
  [
    '11 of 10,000 are too many',
    file(...many(9989), ...Array<string>(11).fill('x')),
    ['error too-many-dropped-rows:9991'],
  ],
  [
    '9 of 20 are an error, and the others are used',
    file(...many(11), ...Array<string>(9).fill('x')),
    ['a 11 0', 'error dropped-rows:13'],
  ],
  [
    'several samples in a row',
    'timeStamp,elapsed,label,success,SampleCount\n1700000000000,1,a,true,1\n1700000000000,1,a,true,50\n',
    ['a 1 0', dropped],
  ],
  ...['x', '0', '-3', '', '1.5', '"1"x'].map((count): RawCase => [
    `a SampleCount of ${JSON.stringify(count)}`,
    `timeStamp,elapsed,label,success,SampleCount,bytes\n1700000000000,1,a,true,1,1\n1700000000000,1,a,true,${count},1\n`,
    ['a 1 0', dropped],
  ]),
  [
    'more bad rows than any result has are not all read',
    file(row('a')) + 'x\n'.repeat(1_100_000),
    ['error too-many-dropped-rows:3', 'error too-many-dropped-rows:1000002'],
  ],
  ['last row cut off', `${file(row('a'))}1700000000000,5,`, ['a 1 0', truncated]],
  ['last row cut off in its quotes', `${file(row('a'))}1700000000000,5,"a b`, ['a 1 0', truncated]],
  [
    'last row cut off in its success',
    `timeStamp,elapsed,label,success\n1700000000000,5,a,true\n1700000000000,5,a,tr`,
    ['a 1 0', truncated],
  ],
  ['joined files', file(row('a')) + file(row('a')), ['a 2 0', 'note joined-results:3']],
  ...[
    (rows: readonly string[]): string => file(...rows.flatMap((line) => [line, line])),
    (rows: readonly string[]): string => file(...rows, ...rows),
    (rows: readonly string[]): string => file(...rows) + file(...rows) + file(...rows),
  ].map((repeat, i): RawCase => {
    // Response times as of a service: many short ones, few long ones.
    const timeOf = (n: number): number => 20 + Math.floor(40 * Math.abs(Math.sin(n * n)) ** 4);
    const rows = Array.from({ length: 400 }, (_, n) => row('a', timeOf(n), 'true', 1_700_000_000_000 + n * n * 5));
    const expected = ['error repeated-samples'];
    return [
      `every row several times, way ${i + 1}`,
      repeat(rows),
      i === 2 ? ['note joined-results:402', ...expected] : expected,
    ];
  }),
  [
    'times by a fixed pattern of a script',
    file(...Array.from({ length: 4000 }, (_, n) => row('a', n % 40, 'true', 1_700_000_000_000 + n * 10))),
    ['a 4000 0'],
  ],
  [
    'labels with as many samples each as a loop has',
    file(...Array.from({ length: 240 }, (_, n) => row(`label ${n % 60}`, n % 60))),
    Array.from({ length: 60 }, (_, n) => `label ${n} 4 0`).sort(),
  ],
  [
    'joined files of other columns',
    `${file(row('a'))}label,timeStamp,elapsed,success\na,1700000000000,1,true\n`,
    ['error other-header:3'],
  ],

  ['PerfMon among samples', file(row('a'), monitor, monitor), ['a 1 0', 'note monitor-rows:3']],
  ['PerfMon alone', file(monitor, monitor), ['error only-monitor-rows']],
  ['transactions and children', file(row('a'), row('b'), transaction('t')), ['a 1 0', 'b 1 0', 't 1 0', listed]],
  ['children asked for', file(row('a'), transaction('t')), ['a 1 0'], children],
  ['parents asked for', file(row('a'), transaction('t')), ['t 1 0'], parents],
  ['parents asked for where there are none', file(row('a')), ['a 1 0'], parents],
  ['only transactions', file(transaction('t'), transaction('t', 'false')), ['t 2 1']],
  ['only transactions, children asked for', file(transaction('t')), ['error nothing-but-transactions'], children],
  [
    'a transaction named as a sampler',
    file(row('t'), transaction('t')),
    ['t 2 0', listed, 'warning transaction-named-as-sampler'],
  ],
  ['the same, children asked for', file(row('t'), transaction('t')), ['t 1 0'], children],
  [
    'sub-results',
    file(row('a'), row('a-0'), row('a-1'), row('b-0')),
    ['a 1 0', 'a-0 1 0', 'a-1 1 0', 'b-0 1 0', 'note sub-results'],
  ],

  [
    'warm-up',
    file(
      row('a', 5, 'true', 1_700_000_000_100),
      row('a', 5, 'false', 1_700_000_000_000),
      row('a', 5, 'true', 1_700_000_001_000),
      row('a', 5, 'true', 1_700_000_000_999),
    ),
    ['a 1 0'],
    warmup,
  ],
  [
    'a label within the warm-up',
    file(row('setUp', 5, 'true', 1_700_000_000_000), row('a', 5, 'true', 1_700_000_005_000)),
    ['a 1 0', 'setUp 1 0', 'note labels-in-warm-up'],
    warmup,
  ],
  ['nothing but warm-up', file(row('a'), row('a')), ['error all-warm-up'], warmup],
];

test('an open quote in the only row is named, and no other rows are promised', async () => {
  const { problems } = await read(`${file()}1700000000000,5,"a b,true\n`);
  expect(problems[0]).toMatchObject({
    code: 'truncated-result',
    line: 2,
    message: expect.stringMatching(/^The only row is incomplete: .* or a quote in this row is never closed\.$/),
    advice: 'Read the file after the test has finished. If it has finished, close the quote in this line.',
  });
});

describe('a result in CSV', () => {
  testTable(table, read);

  test('reports skipped rows by reason, with the first line of each', async () => {
    const { problems } = await read(file(row('"a\nb"'), row('a', 'x'), row('a'), row('a', -1), row('a', 'y')));
    expect(problems.map(({ message }) => message)).toEqual([
      'Dropped 3 rows of 5 (60 %): 2 with an elapsed time that is not a whole number of milliseconds (first in line 4); 1 with a negative elapsed time, as if the clock had been set back (first in line 6). Affected: 1 label ("a").',
    ]);
  });

  test('elapsed times of more than a minute, than 2^31 and than 2^32 ms', async () => {
    const elapsed = [65_535, 65_536, 2 ** 31 + 1, 2 ** 33];
    const { measurements } = await read(file(...elapsed.map((ms) => row('a', ms))));
    expect(measurements[0]?.metrics).toMatchObject({ min: 65_535, p50: 65_536, p75: 2 ** 31 + 1, max: 2 ** 33 });
    expect(measurements[0]?.durationMs).toBe(2 ** 33);
  });

  test('5,000 labels', async () => {
    const labels = Array.from({ length: 5000 }, (_, i) => `GET /${i}`);
    const { measurements, problems } = await read(
      file(...labels.map((label) => row(label)), ...labels.map((label) => row(label))),
    );
    expect(problems).toEqual([]);
    expect(measurements).toHaveLength(5000);
    expect(measurements.every(({ samples }) => samples === 2)).toBe(true);
  });

  test('labels that contain an id', async () => {
    const rows = Array.from({ length: maxLabels + 10 }, (_, i) => row(`GET /orders/${i}`));
    expect(summarize(await read(file(...rows)))).toEqual(['error too-many-labels']);
  });

  test('a quote that is never closed', async () => {
    const text = file(row('a'), `1700000000000,5,"a b${'x,y\n'.repeat(6_000_000)}`);
    expect(summarize(await read(text))).toEqual(['error endless-row:3']);
  });

  test('invalid bytes only lose their metric', async () => {
    const { measurements } = await read(file(row('a').replace(',175,', ',x,'), row('a')));
    expect(measurements[0]?.missing).toEqual({ receivedKBPerSec: 'absent' });
  });
});

const sample = fc.record({
  label: fc.oneof(
    fc.constantFrom('a', 'b', '__proto__', 'a-0'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', 'ü', '\uFEFF', '😀') }),
  ),
  startMs: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_002_000 }),
  elapsedMs: fc.oneof(fc.nat(30), fc.nat(100_000)),
  success: fc.boolean(),
  message: fc.string({ unit: fc.constantFrom('"', ',', '\n', 'x') }),
  bytes: fc.nat(10_000),
});
type Sample = typeof sample extends fc.Arbitrary<infer T> ? T : never;

function written(samples: readonly Sample[], delimiter: string, newline: string): string {
  const cell = (value: string | number | boolean): string => {
    const text = String(value);
    return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const names = ['label', 'bytes', 'timeStamp', 'failureMessage', 'elapsed', 'success'];
  const rows = samples.map((sample) => [
    sample.label,
    sample.bytes,
    sample.startMs,
    sample.message,
    sample.elapsedMs,
    sample.success,
  ]);
  return [names, ...rows].map((cells) => cells.map(cell).join(delimiter) + newline).join('');
}

/** The naive implementation: everything in memory, two passes, sorted arrays. */
function expected(samples: readonly Sample[], warmupMs: number): Record<string, unknown>[] {
  const first = Math.min(...samples.map(({ startMs }) => startMs));
  const labels = new Map<string, Sample[]>();
  const isKept = ({ startMs }: Sample): boolean => startMs >= first + warmupMs;
  const kept = new Set(samples.filter(isKept).map(({ label }) => label));
  if (kept.size === 0) return [];
  for (const sample of samples)
    if (isKept(sample) || !kept.has(sample.label))
      labels.set(sample.label, [...(labels.get(sample.label) ?? []), sample]);
  return [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, own]) => {
      const sorted = own.map(({ elapsedMs }) => elapsedMs).sort((a, b) => a - b);
      const rank = (p: number): number | undefined => sorted[Math.ceil((own.length * p) / 1000) - 1];
      const start = Math.min(...own.map(({ startMs }) => startMs));
      const durationMs = Math.max(...own.map(({ startMs, elapsedMs }) => startMs + elapsedMs)) - start;
      const sum = (count: (sample: Sample) => number): number => own.reduce((total, item) => total + count(item), 0);
      return {
        label,
        samples: own.length,
        startedAt: new Date(start).toISOString(),
        durationMs,
        metrics: {
          errorPercent: (sum(({ success }) => (success ? 0 : 1)) / own.length) * 100,
          mean: sum(({ elapsedMs }) => elapsedMs) / own.length,
          p50: rank(500),
          p75: rank(750),
          p90: rank(900),
          p95: rank(950),
          p98: rank(980),
          p99: rank(990),
          p999: rank(999),
          min: sorted[0],
          max: sorted.at(-1),
          ...(durationMs === 0
            ? {}
            : {
                throughput: (own.length * 1000) / durationMs,
                receivedKBPerSec: ((sum(({ bytes }) => bytes) / 1024) * 1000) / durationMs,
              }),
        },
      };
    });
}

test('any rows, written by a correct writer give the numbers of the naive implementation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(sample, { minLength: 1, maxLength: 40 }),
      fc.constantFrom(',', ';', '\t', '|'),
      fc.constantFrom('\n', '\r\n'),
      fc.constantFrom(0, 1, 500, 1900),
      fc.integer({ min: 1, max: 500 }),
      async (samples, delimiter, newline, warmupMs, pieceBytes) => {
        const { measurements } = await read(written(samples, delimiter, newline), { warmupMs }, pieceBytes);
        expect(measurements).toMatchObject(expected(samples, warmupMs));
      },
    ),
    { numRuns: times(75) },
  );
});

describe('recognition', () => {
  const headers: readonly (readonly [name: string, head: string, csv: boolean, xml: boolean])[] = [
    ['a raw result', file(row('a')), true, false],
    ['one with nothing to use', 'timeStamp,label,success\n', true, false],
    ['nothing', '', false, false],
    ['JMeter log', '2025-10-26 12:46:28,960 INFO o.a.j.JMeter: Version 5.6.3\n', false, false],
    ['Aggregate Report', 'Label,# Samples,Average,Median,90% Line,Min,Max,Error %,Throughput\n', false, false],
    ['XML result', '<?xml version="1.0" encoding="UTF-8"?>\n<testResults version="1.2">\n<sample/>', false, true],
    ['XML result after white space', '\n  <?xml version="1.0"?>\r\n<!-- run 1 -->\n<testResults>', false, true],
    ['XML result without declaration', '<testResults version="1.2">', false, true],
    ['XML result after a DOCTYPE', '<!DOCTYPE testResults [ <!ENTITY a "b"> ]><testResults>', false, true],
    ['XML result in UTF-16', '\uFFFD\uFFFD<\0?\0x\0m\0l\0?\0>\0<\0t\0e\0s\0t\0R\0e\0s\0u\0l\0t\0s\0>\0', false, true],
    ['a hundred thousand comments', '<!---->'.repeat(9000), false, false],
    ['an element of a longer name', '<testResultsOf>', false, false],
    ['other XML', '<?xml version="1.0"?>\n<jmeterTestPlan version="1.2"><a>testResults</a>', false, false],
    ['JUnit', '<?xml version="1.0"?><testsuites/>', false, false],
  ];

  test.each(headers)('%s', (_, head, csv, xml) => {
    expect([jmeterCsv.recognises(head), jmeterXml.recognises(head)]).toEqual([csv, xml]);
  });
});
