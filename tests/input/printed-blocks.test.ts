/** Several reports that tools printed into one file: two loads are two cases, or an error; never the last of them alone. */
import { describe, expect, test } from '@jest/globals';
import { heyText } from '../../src/formats/tools/hey-text.js';
import { wrkText } from '../../src/formats/tools/wrk-text.js';
import type { Reader } from '../../src/model/reading.js';
import { read, readText, summarise } from './_tables.js';

/** A report of so many requests in so many seconds, whose extremes are those of any other. */
type Print = (requests: number, seconds: number) => string;

const wrk: Print = (requests, seconds) =>
  [
    `Running ${seconds}s test @ http://127.0.0.1/a`,
    '  2 threads and 10 connections',
    '  Thread Stats   Avg      Stdev     Max   +/- Stdev',
    '    Latency     5.20ms    2.10ms  90.00ms   88.00%',
    '    Req/Sec     1.20k   100.00     1.50k    70.00%',
    `  ${requests} requests in ${seconds}.00s, 12.00MB read`,
    `Requests/sec: ${requests / seconds}`,
    'Transfer/sec:      0.40MB',
  ].join('\n');

const hey: Print = (requests, seconds) =>
  [
    'Summary:',
    `  Total:\t${seconds} secs`,
    '  Slowest:\t0.5 secs',
    '  Fastest:\t0.001 secs',
    '  Average:\t0.015 secs',
    `  Requests/sec:\t${requests / seconds}`,
    '',
    'Latency distribution:',
    '  99% in 0.4 secs',
    '',
    'Status code distribution:',
    `  [200]\t${requests * 0.9} responses`,
    `  [500]\t${requests * 0.1} responses`,
  ].join('\n');

const tools: readonly (readonly [tool: string, reader: Reader, print: Print])[] = [
  ['wrk', wrkText, wrk],
  ['hey', heyText, hey],
];

describe.each(tools)('%s', (_, reader, print) => {
  const readBoth = async (...blocks: readonly string[]): Promise<readonly string[]> =>
    summarise(await read(reader, `${blocks.join('\n\n')}\n`));

  test('more requests in the same time are another load', async () => {
    const [cases = '', ...problems] = await readBoth(print(600, 30), print(3000, 30));
    expect(cases.split(', ')).toHaveLength(2);
    expect(problems).toEqual([expect.stringMatching(/^error rows-alike/)]);
  });

  test('more requests in more time are those before them, too', async () => {
    const [cases = '', ...problems] = await readBoth(print(600, 10), print(1800, 30));
    expect(cases.split(', ')).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test('a heading above each makes it a case', async () => {
    const lines = await readBoth('== rate 20 ==', print(600, 30), '== rate 100 ==', print(3000, 30));
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('error');
  });
});

test('what k6 printed below headings has their names', async () => {
  const k6 = (mean: number): readonly string[] => [
    '```',
    `http_req_duration..............: avg=${mean}ms min=1ms p(95)=90ms`,
    'http_req_failed................: 6.00%  36 out of 600',
    'http_reqs......................: 600    10/s',
    '```',
  ];
  expect(await readText('# k6', '## Rate: 10', ...k6(20), '## Rate: 50', ...k6(40))).toEqual([
    'Rate: 10: 20 1 90 6 10',
    'Rate: 50: 40 1 90 6 10',
  ]);
});
