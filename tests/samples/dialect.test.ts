import { expect, test } from '@jest/globals';
import { detectDialect } from '../../src/samples/csv/dialect.js';
import { detectTimeStampFormat } from '../../src/samples/time-stamp.js';

const full =
  'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect';
const row = '1700000000000,10,GET /,200,OK,tg 1-1,text,true,,175,122,1,1,http://h/,9,0,1';
const other = (text: string, delimiter: string): string => text.replaceAll(',', delimiter);

/**
 * The start of a file, and the detected dialect: delimiter, width, and the columns of time, elapsed, label, success and
 * bytes.
 */
const found: readonly (readonly [name: string, head: string, expected: string])[] = [
  ['defaults', `${full}\n${row}\n`, ', 17 0 1 2 7 9 ms'],
  ['CRLF', `${full}\r\n${row}\r\n`, ', 17 0 1 2 7 9 ms'],
  ['byte-order mark and blank lines', `\uFEFF\n\r\n${full}\n${row}\n`, ', 17 0 1 2 7 9 ms'],
  ['semicolon', other(`${full}\n${row}\n`, ';'), '; 17 0 1 2 7 9 ms'],
  ['tab', other(`${full}\n${row}\n`, '\t'), '\t 17 0 1 2 7 9 ms'],
  ['bar', other(`${full}\n${row}\n`, '|'), '| 17 0 1 2 7 9 ms'],
  ['any other character', other(`${full}\n${row}\n`, '^'), '^ 17 0 1 2 7 9 ms'],
  ['any order', 'success,label,elapsed,bytes,timeStamp\ntrue,a,1,2,1700000000000\n', ', 5 4 2 1 0 3 ms'],
  [
    'quoted headers, one with a delimiter',
    '"timeStamp","elapsed","a,b","label","success"\n1700000000000,1,x,a,true\n',
    ', 5 0 1 3 4 -1 ms',
  ],
  ['no success', 'timeStamp,elapsed,label\n1700000000000,1,a\n', ', 3 0 1 2 -1 -1 ms'],
  ['one row without newline', `${full}\n${row}`, ', 17 0 1 2 7 9 ms'],
  ['headerless', `${row}\n${row}\n`, ', 17 0 1 2 7 9 ms'],
  ['headerless, bar', other(`${row}\n`, '|'), '| 17 0 1 2 7 9 ms'],
  [
    'headerless, no dataType, no failureMessage',
    '1700000000000,10,GET /,200,OK,tg 1-1,false,175,9\n',
    ', 9 0 1 2 6 7 ms',
  ],
  ['headerless, 10 columns', '1700000000000,10,GET /,200,OK,tg 1-1,text,true,175,9\n', ', 10 0 1 2 7 8 ms'],
  [
    'headerless, dates',
    '2026/11/20 16:45:55;10;a, b;200;OK;tg 1-1;text;true;;175\n',
    '; 10 0 1 2 7 9 yyyy/MM/dd HH:mm:ss',
  ],
  [
    'headerless, quoted dates',
    '"2026-11-20 16:45:55,269",10,a,200,OK,tg 1-1,text,true,,175\n',
    ', 10 0 1 2 7 9 yyyy-MM-dd HH:mm:ss.SSS',
  ],
  ['headerless, second row cut off', `${row}\n170000000`, ', 17 0 1 2 7 9 ms'],
];

test.each(found)('%s', (_, head, expected) => {
  const dialect = detectDialect(head);
  if ('fault' in dialect) throw new Error(JSON.stringify(dialect));
  const { delimiter, width, columns, timeStamp } = dialect;
  const { timeStamp: time, elapsed, label, success, bytes } = columns;
  expect(
    [String.fromCharCode(delimiter), width, time, elapsed, label, success, bytes, timeStamp.pattern].join(' '),
  ).toBe(expected);
});

const faults: readonly (readonly [name: string, head: string, expected: Record<string, unknown>])[] = [
  ['empty', '', { fault: 'foreign' }],
  ['blank', '\n\n', { fault: 'foreign' }],
  ['prose', 'The timeStamp, elapsed and label columns are described below.\n', { fault: 'foreign' }],
  ['a summary', 'Label,# Samples,Average,Median,Error %,Throughput\nGET /,1,2,3,0.00%,5\n', { fault: 'foreign' }],
  ['a summary without head', 'HTTP Request,596063,60,84,97,102,123,2,1504,0.00%,994.4\n', { fault: 'foreign' }],
  [
    'a log',
    '2025-10-26 12:46:28,960 INFO o.a.j.JMeter: Version 5.6\n2025-10-26 12:46:28,981 INFO x, true\n',
    { fault: 'foreign' },
  ],
  ['XML', '<?xml version="1.0"?>\n<testResults version="1.2">\n', { fault: 'foreign' }],
  ['JSON', '{"timeStamp": 1, "elapsed": 2, "label": 3}', { fault: 'foreign' }],
  ['k6', 'metric_name,timestamp,metric_value,check,error\nhttp_reqs,1595325560,1.0,,\n', { fault: 'foreign' }],
  ['numbers', '1700000000000,10,20\n1700000000001,11,21\n', { fault: 'foreign' }],
  ['no elapsed', 'timeStamp,label,success,bytes\n', { fault: 'column', column: 'elapsed' }],
  ['no label', 'timeStamp,elapsed,success\n', { fault: 'column', column: 'label' }],
  ['no timeStamp', 'elapsed,label,success\n1,a,true\n', { fault: 'column', column: 'timeStamp' }],
  ['header only', `${full}\n`, { fault: 'no-rows' }],
  ['header only, no newline', full, { fault: 'no-rows' }],
  ['delimiter outside ASCII', other(`${full}\n${row}\n`, '§'), { fault: 'delimiter', delimiter: '§' }],
  [
    'month 20',
    'timeStamp,elapsed,label,success\n2019/20/05 12:37:24,1,a,true\n',
    { fault: 'time-stamp', found: '2019/20/05 12:37:24' },
  ],
  ['headerless, unknown order', '1700000000000,10,GET /,true,200,OK\n', { fault: 'order' }],
];

test.each(faults)('%s', (_, head, expected) => {
  expect(detectDialect(head)).toMatchObject(expected);
});

/** Time stamps as written, the detected pattern, and the first of them in UTC. */
const times: readonly (readonly [
  texts: readonly string[],
  pattern: string | undefined,
  iso?: string | undefined,
  ambiguous?: boolean,
])[] = [
  [['1700000000123'], 'ms', '2023-11-14T22:13:20.123Z'],
  [['1700000000'], 's', '2023-11-14T22:13:20.000Z'],
  [['2026/11/20 16:45:55.269'], 'yyyy/MM/dd HH:mm:ss.SSS', '2026-11-20T16:45:55.269Z'],
  [['2026/11/20 16:45:55'], 'yyyy/MM/dd HH:mm:ss', '2026-11-20T16:45:55.000Z'],
  [['2026-11-20 16:45:55,26'], 'yyyy-MM-dd HH:mm:ss.SSS', '2026-11-20T16:45:55.260Z'],
  [['2026-11-20T16:45:55.269123Z'], 'yyyy-MM-dd HH:mm:ss.SSSZ', '2026-11-20T16:45:55.269Z'],
  [['2026-11-20T16:45:55+0530'], 'yyyy-MM-dd HH:mm:ssZ', '2026-11-20T11:15:55.000Z'],
  [['2026-11-20T16:45:55.5-08:00'], 'yyyy-MM-dd HH:mm:ss.SSSZ', '2026-11-21T00:45:55.500Z'],
  [['20.11.2026 16:45:55'], 'dd.MM.yyyy HH:mm:ss', '2026-11-20T16:45:55.000Z'],
  [['05.06.2026 16:45:55'], 'dd.MM.yyyy HH:mm:ss', '2026-06-05T16:45:55.000Z'],
  [['11/20/26 16:45:55'], 'MM/dd/yyyy HH:mm:ss', '2026-11-20T16:45:55.000Z'],
  [['12/11/2026 23:59:59', '13/11/2026 00:00:01'], 'dd/MM/yyyy HH:mm:ss', '2026-11-12T23:59:59.000Z'],
  [['05/06/2026 16:45:55'], 'MM/dd/yyyy HH:mm:ss', '2026-05-06T16:45:55.000Z', true],
  [['torn', '1700000000123'], 'ms', undefined],
  [['2019/02/29 12:37:24'], undefined],
  [['2019/20/05 12:37:24'], undefined],
  [['2019/12/05 25:00:00'], undefined],
  [['2019/12/05 12:37'], undefined],
  [['12/05/2019 01:37:24 PM'], undefined],
  [['17000000001234567'], undefined],
  [['0'], undefined],
  [['yesterday'], undefined],
  [[], undefined],
];

test.each(times.map((row) => [row] as const))('time stamps %j', ([texts, pattern, iso, ambiguous = false]) => {
  const format = detectTimeStampFormat(texts);
  expect(format?.pattern).toBe(pattern);
  expect(format?.ambiguous ?? false).toBe(ambiguous);
  const bytes = new TextEncoder().encode(`x${texts[0] ?? ''}y`);
  const ms = format?.parse(bytes, 1, bytes.length - 1) ?? NaN;
  expect(Number.isNaN(ms) ? undefined : new Date(ms).toISOString()).toBe(iso);
});

test.each(['', '0', '-1700000000000', '170000000000x', '1', '99999999999999'])(
  '%j is not an epoch time stamp',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(detectTimeStampFormat(['1700000000000'])?.parse(bytes, 0, bytes.length)).toBeNaN();
  },
);

test.each([
  '',
  '1700000000000',
  '2026/11/20',
  '2026/11/20 16:45',
  '2026/11/31 16:45:55',
  '2026/11/20 16:45:55x',
  '2026/11/20 16:45:55.',
  '2026/11/20 16:45:55+05',
  'timeStamp',
  '2026/11/20 16:45:60',
])('%j is not a formatted time stamp', (text) => {
  const bytes = new TextEncoder().encode(text);
  const parse = detectTimeStampFormat(['2026/11/20 16:45:55'])?.parse;
  expect(parse?.(bytes, 0, bytes.length)).toBeNaN();
});

test.each([
  ['with a header', `${full}\n${row}\n`, [14, 16]],
  ['headerless, as JMeter writes by default', `${row}\n`, [14, 16]],
  ['headerless, too few columns to tell', '1700000000000,10,GET /,200,OK,tg 1-1,text,true,175,9\n', [-1, -1]],
])('latency and connect: %s', (_, head, expected) => {
  const dialect = detectDialect(head);
  if ('fault' in dialect) throw new Error(JSON.stringify(dialect));
  expect([dialect.columns.Latency, dialect.columns.Connect]).toEqual(expected);
});
