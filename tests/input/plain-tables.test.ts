/**
 * Separated values that no reader of a tool knows are read by their heads, as a page is, if these name what was measured of several
 * requests. Anything else stays refused.
 */
import { describe, expect, test } from '@jest/globals';
import { findReader } from '../../src/formats/recognise/find-reader.js';
import { plainTable } from '../../src/formats/pages/published-tables.js';
import { read, summarise } from './_tables.js';

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** What is read, the head, and the rows. */
const tables: readonly (readonly [name: string, expected: string, ...lines: readonly string[]])[] = [
  [
    'redis-benchmark',
    '[test=SET]: 112485.94 0.281 1.607; [test=GET]: 116959 0.2 0.5',
    '"test","rps","avg_latency_ms","p99_latency_ms"',
    '"SET","112485.94","0.281","1.607"',
    '"GET","116959","0.2","0.5"',
  ],
  [
    'repetitions that a column counts, beside an id and a time of each row',
    '[users=4]: 100 9, 110 8',
    'run_id,build,concurrency,repeat,duration_s,throughput_rps,p99_ms,notes,timestamp',
    'r001,a,4,1,30,100,9,,2026-03-11T09:14:02Z',
    'r002,a,4,2,30,110,8,,2026-03-11T09:14:39Z',
  ],
  [
    'a number that tells rows apart',
    '[sessions=8, workload=hop]: 4736 0.1482; [sessions=32, workload=hop]: 8615 0.3416',
    'workload,seconds,sessions,ops_per_second,p50_us',
    'hop,60,8,4736,148.2',
    'hop,60,32,8615,341.6',
  ],
  [
    'tabs, and a failed share',
    '[endpoint=/a, method=GET, users=100]: 0.34 842.6 112.7',
    'Endpoint\tMethod\tVUs\tRPS\tp(95)\tFailed',
    '/a\tGET\t100\t842.6\t112.7ms\t0.34%',
  ],
  [
    'semicolons and decimal commas in German',
    'a [users=50]: 1021.6 42.7 91.5 0.02',
    'Szenario;Benutzer;Durchsatz (Anfragen/s);Mittlere Antwortzeit (ms);95. Perzentil (ms);Fehlerquote (%)',
    'a;50;1.021,6;42,7;91,5;0,02',
  ],
  [
    'a value a row',
    '[task=term]: 199.87 4.8 0',
    'Metric,Task,Value,Unit',
    'Mean Throughput,term,199.87,ops/s',
    'Min Throughput,term,198,ops/s',
    '50th percentile latency,term,4.8,ms',
    '50th percentile service time,term,3.9,ms',
    'error rate,term,0,%',
  ],
  [
    "the keys of JMeter's statistics",
    '[transaction=a]: 0.5 112.3 187 243 611 160.7; note totals-left-out',
    'transaction,sampleCount,errorCount,meanResTime,pct1ResTime,pct2ResTime,pct3ResTime,throughput',
    'a,1000,5,112.3,187,243,611,160.7',
    'Total,1000,5,112.3,187,243,611,160.7',
  ],
  [
    'a day that all rows have in common',
    'a: 10 20; b: 11 21',
    'timestamp,scenario,rps,p95_ms',
    '2026-01-01,a,10,20',
    '2026-01-01,b,11,21',
  ],
  [
    'a series of moments, whose rows are no cases',
    ': 12 200, 13 200; error rows-alike 3',
    'time,rps,p99_ms',
    '2026-01-01T10:00:00Z,12,200',
    '2026-01-01T10:00:01Z,13,200',
  ],
  ['a row of another width', '[e=a]: 1 2; error ragged-row 3', 'e,rps,p99_ms', 'a,1,2', 'b,1'],
  [
    'times without a unit',
    '[transactionName=a]: 0.2506265664160401 0.318 0.527 0.781; error unit-not-stated 1',
    'Transaction Name,Minimum,Average,90 Percent,Pass,Fail',
    'a,0.318,0.527,0.781,1194,3',
  ],
];

test.each(tables)('%s', async (_, expected, ...lines) => {
  const text = toText(lines);
  expect((await findReader(text))?.id).toBe('published-tables');
  expect(summarise(await read(plainTable, text)).join('; ')).toBe(expected);
});

test('a last row without a line break is whole if its last cell is', async () => {
  expect(summarise(await read(plainTable, 'e,rps,error_rate\na,1,0.1%\nb,2,0.2%'))).toEqual([
    '[e=a]: 1 0.1',
    '[e=b]: 2 0.2',
  ]);
  expect(summarise(await read(plainTable, 'e,rps,p99_ms\na,1,20\nb,2,2'))).toEqual([
    '[e=a]: 1 20',
    'error row-cut-off 3',
  ]);
});

describe('not recognised', () => {
  test.each([
    ['requests one by one', ['time,url,status,latency_ms', '1,/a,200,12', '2,/a,200,13']],
    ['the data of a test', ['user,password', 'a,b']],
    ['prices', ['id,name,price', '1,kettle,12.50']],
    ['their range', ['symbol,date,min,max,avg', 'a,2026-01-01,10,12,11', 'b,2026-01-01,20,22,21']],
    ['requests one by one, with dates', ['date,url,latency_ms', '2026-01-01,/a,12', '2026-01-02,/a,13']],
    ['a machine', ['time,cpu %,memory', '1,50,2']],
    ['prose', ['It was fast, and p99 was low.', 'Very fast, indeed.']],
  ])('%s', async (_, lines) => {
    expect(await findReader(toText(lines))).toBeUndefined();
  });
});
