/** What k6 and Gatling print for people, one metric or several of them a line. */
import { expect, test } from '@jest/globals';
import { findReader } from '../../src/formats/recognise/find-reader.js';
import { publishedTables } from '../../src/formats/pages/published-tables.js';
import { read, readText, summarise } from './_tables.js';

const k6 = (requests: string): readonly string[] => [
  '     ✓ status is 200',
  '',
  '     checks.........................: 100.00% ✓ 48450       ✗ 0',
  '     data_received..................: 5.9 MB  295 kB/s',
  '     http_req_blocked...............: avg=15.18µs  min=6.29µs   med=9.08µs   max=17.11ms p(90)=15.16µs  p(95)=21.83µs',
  '   ✓ http_req_duration..............: avg=1.17ms   min=264.58µs med=798.87µs max=48.17ms p(90)=2.08ms   p(95)=3.06ms',
  '       { expected_response:true }...: avg=1.1ms    min=264.58µs med=798.87µs max=48.17ms p(90)=2.08ms   p(95)=3.06ms',
  '     http_req_failed................: 0.12%   ✓ 58          ✗ 48392',
  '     http_req_waiting...............: avg=988.99µs min=164.41µs med=657µs    max=35.14ms p(90)=1.85ms   p(95)=2.72ms',
  `     http_reqs......................: ${requests}   2421.5/s`,
  '     iteration_duration.............: avg=1.56ms   min=502.45µs med=1.11ms   max=69.95ms p(90)=2.59ms   p(95)=3.6ms',
];

const newK6 = [
  '  █ TOTAL RESULTS',
  '    HTTP',
  '    http_req_duration.......................................................: avg=202.84ms med=190.1ms p(95)=1.2s p(99)=2.5s',
  '    http_req_failed.........................................................: 0.80% 40 out of 5000',
  '    http_reqs...............................................................: 5000  98.52/s',
];

const gatling = [
  '---- Global Information --------------------------------------------------------',
  '> request count                                     822825 (OK=822805 KO=20    )',
  '> min response time                                      0 (OK=0      KO=3     )',
  '> max response time                                    713 (OK=713    KO=600   )',
  '> mean response time                                    17 (OK=17     KO=44    )',
  '> std deviation                                         28 (OK=28     KO=31    )',
  '> response time 50th percentile                          6 (OK=6      KO=7     )',
  '> response time 99th percentile                        132 (OK=132    KO=140   )',
  '> mean requests/sec                                1371.375 (OK=1371.341 KO=0.033)',
  '---- Response Time Distribution ------------------------------------------------',
  '> t < 800 ms                                        822805 (100%)',
  '> failed                                                20 (  0%)',
  '================================================================================',
];

const newGatling = [
  '---- Global Information ----------------------------------------|---Total---|-----OK----|----KO----',
  '> request count                                                 |       110 |       110 |         -',
  '> min response time (ms)                                        |        14 |        14 |         -',
  '> mean response time (ms)                                       |        65 |        65 |         -',
  '> response time std deviation (ms)                              |        48 |        48 |         -',
  '> response time 99th percentile (ms)                            |       230 |       230 |         -',
  '> mean throughput (rps)                                         |      1.83 |      1.83 |         -',
];

test.each([
  ['k6', k6('48450'), [': 1.17 0.26458 0.79887 48.17 2.08 3.06 0.12 2421.5']],
  ['k6 since 1.0', newK6, [': 202.84 190.1 1200 2500 0.8 98.52']],
  ['Gatling', gatling, [': 0.0024306505028408227 0 713 17 28 6 132 1371.375']],
  ['Gatling since 3.11', newGatling, [': 0 14 65 48 230 1.83']],
  [
    'Gatling with thousands',
    newGatling.map((line) => line.replace(/110( +\| +)110( +\| +)-$/, '10,000$18,766$21,234')),
    [': 12.34 14 65 48 230 1.83'],
  ],
])('%s', async (_, lines, expected) => {
  expect((await findReader(lines.join('\n')))?.id).toBe('published-tables');
  expect(await readText(...lines)).toEqual(expected);
});

test('two reports are no report of both', async () => {
  const lines = await readText(...k6('48450'), '', ...k6('48451'));
  expect(lines.filter((line) => !line.startsWith('error'))).toEqual([expect.stringContaining(', 1.17')]);
  expect(lines.join()).toContain('error rows-alike');
});

test('a line that was cut off is an error', async () => {
  const lines = summarise(await read(publishedTables, newK6.join('\n').slice(0, -4)));
  expect(lines).toEqual([': 202.84 190.1 1200 2500 0.8', 'error row-cut-off 5']);
});
