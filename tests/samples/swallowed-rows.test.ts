/**
 * A quote whose partner is missing contains later rows, which is valid CSV. These records are dropped, but messages of
 * several lines are not.
 */
import { describe, expect, test } from '@jest/globals';
import type { Scan, Scanned } from '../../src/samples/scanned.js';
import { scannersOf } from './_both-ways.js';

const names = 'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes';
const good = '1760000000000,20,GET /,200,OK,t 1-1,text,true,,100';
const failed = (message: string): string => `1760000000000,20,GET /,200,OK,t 1-1,text,false,"${message}",100`;

/** Scans the lines with the plain reader. The compiled scanner must find the same if it can be used. */
function scanBoth(lines: readonly string[]): Scanned {
  const text = lines.map((line) => `${line}\n`).join('');
  const scanners = scannersOf(text);
  const scan = (found: Scan): Scanned => {
    found.push(Buffer.from(text));
    return found.end();
  };
  const plain = scan(scanners.plain({ warmupMs: 0 }));
  if (scanners.fast !== undefined) expect(scan(scanners.fast.scan({ warmupMs: 0 }))).toEqual(plain);
  return plain;
}

const swallowed: readonly (readonly [name: string, lines: readonly string[], line: number])[] = [
  [
    'up to the quote of a later message',
    [failed('expected a').slice(0, -5), good, good, failed('x').replace('"x"', 'found b"')],
    3,
  ],
  ['up to a row that lost its first quote', [failed('a').slice(0, -5), good.replace('OK', 'OK"')], 3],
  [
    'with quotes of their own',
    [failed('a').slice(0, -5), good.replace('OK', '""'), good.replace('GET /', '"",""'), `found b",100`],
    3,
  ],
  ['cut off behind the success', [failed('a').slice(0, -5), good.slice(0, -5), 'b",100'], 3],
  ['below a message of several lines', [failed('a\nb\nc'), failed('a\nb').slice(0, -5), good, 'c",100'], 6],
  ['with the ends of lines of Windows', [`${failed('a').slice(0, -5)}\r`, `${good}\r`, 'b",100\r'], 3],
  [
    'in the second quoted value of a record',
    [failed('a').replace('GET /', '"GET\n/"').slice(0, -5), good, 'b",100'],
    4,
  ],
];

describe('rows inside a quoted value are not read', () => {
  test.each(swallowed)('%s', (_, lines, line) => {
    const { dropped, hiddenLines } = scanBoth([names, good, ...lines]);
    expect(dropped.get('rows-in-quotes')).toEqual({ count: 1, line });
    expect(hiddenLines).toBeGreaterThan(0);
  });

  test.each([
    ['seconds', '1760000000'],
    ['dates', '2026/01/02 10:00:00.000'],
  ])('with time stamps that are %s', (_, stamp) => {
    const lines = [names, good, failed('a').slice(0, -5), good, 'b",100'];
    const { dropped } = scanBoth(lines.map((line) => line.replace('1760000000000', stamp)));
    expect(dropped.get('rows-in-quotes')).toEqual({ count: 1, line: 3 });
  });

  test('with the time stamp in another column', () => {
    const row = 'GET /,1760000000000,20,true,';
    const lines = ['label,timeStamp,elapsed,success,failureMessage', row, `${row}"a`, row, row, 'b"'];
    expect(scanBoth(lines).dropped.get('rows-in-quotes')).toEqual({ count: 1, line: 3 });
  });
});

const messages: readonly (readonly [name: string, message: string])[] = [
  ['a stack trace', 'java.lang.Exception: x\n\tat a.b.C.d(C.java:10)\n\tat a.b.C.e(C.java:11)\nCaused by: y'],
  ['HTML', '<html>\n<body class=""a"">\n<p>1,2,3</p>\r\n</body>\n</html>\n'],
  ['a log with time stamps', 'a\n1760000000000 ERROR x\n1760000000000,ERROR,x,true\n2026/01/02 10:00:00.000,1,2'],
  ['numbers', '\n12,13,14,15,16,17,18,true,19,20\n12\n'],
  ['a table with times', '\n1760000000000,20\n1760000000000,30\n1760000000000,30,40'],
];

test.each(messages)('a message of several lines is read: %s', (_, message) => {
  const { dropped, rows, labels } = scanBoth([names, good, failed(message), good]);
  expect([...dropped]).toEqual([]);
  expect(rows).toBe(3);
  expect(labels.get('GET /')?.samples?.n).toBe(3);
});

test('a label of several lines is read where it precedes the other columns', () => {
  const lines = [
    'label,timeStamp,elapsed,success,failureMessage',
    '"\n\t",1760000000000,20,true,',
    'b,1760000000000,20,true,',
  ];
  const { dropped, rows, labels } = scanBoth(lines);
  expect([...dropped]).toEqual([]);
  expect(rows).toBe(2);
  expect([...labels.keys()].sort()).toEqual(['\n\t', 'b']);
});
