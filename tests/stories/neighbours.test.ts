/** Ordinary files next to results cause a note and change nothing; files that resemble a result are errors. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RunDocument } from '../../src/model/documents.js';
import { jtl, story } from './_story.js';

const { run, write, at, text } = story();
const history = ['--baselines', '@history', '--set', 'scenario=shop'];
const night = (day: number): string => jtl('GET /cart', { n: 2000, startMs: 1_760_000_000_000 + day * 1e8 });
const good = night(9);

beforeAll(async () => {
  for (let day = 0; day < 6; day++) {
    write('night.jtl', night(day));
    await run('record', '@night.jtl', ...history);
  }
});

function put(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(at(`${folder}/${name}`)), { recursive: true });
    writeFileSync(at(`${folder}/${name}`), content);
  }
}

const logLine = (message: string): string => `2026-11-20 12:00:00,123 INFO o.a.j.JMeter: ${message}\n`;
const total = 'summary =   2000 in 00:00:20 =  100.0/s Avg:    22 Min:    20 Max:    24 Err:     0 (0.00%)';
const jmeterLog = `${logLine('Loading user properties')}${logLine(total)}`;
const statistics = JSON.stringify({
  'GET /cart': {
    transaction: 'GET /cart',
    sampleCount: 2000,
    errorCount: 0,
    errorPct: 0,
    meanResTime: 22,
    medianResTime: 22,
    minResTime: 20,
    maxResTime: 24,
    pct1ResTime: 24,
    pct2ResTime: 24,
    pct3ResTime: 24,
    throughput: 100,
  },
});
/** Written by JMeter 5.6; the source map contains every column name of a result. */
const dashboard = (folder: string): Readonly<Record<string, string>> => ({
  [`${folder}/index.html`]: '<!DOCTYPE html><html><body><div id="page-wrapper"></div></body></html>',
  [`${folder}/statistics.json`]: statistics,
  [`${folder}/content/js/dashboard.js`]: 'var showControllersOnly = false;\n',
  [`${folder}/content/pages/icon.json`]: '{"icon": "apache"}',
  [`${folder}/sbadmin2-1.0.7/bower.json`]: '{"name": "startbootstrap-sb-admin-2"}',
  [`${folder}/sbadmin2-1.0.7/jquery.min.map`]: '{"version":3,"names":["timeStamp","elapsed","label","success"]}',
});

const ordinary: readonly (readonly [name: string, files: Readonly<Record<string, string | Uint8Array>>])[] = [
  ['the log of JMeter', { 'jmeter.log': jmeterLog }],
  ['the log of JMeter and those of other programs', { 'jmeter.log': jmeterLog, 'stdout.log': 'Starting the shop\n' }],
  ['logs that are packed or rotated', { 'server.log.1': 'GET /cart 200\n', 'server.log.2.bz2': 'text\n' }],
  ['an empty log', { 'error.log': '' }],
  ['a log in colours', { 'server.log': '\u001b[32mINFO\u001b[0m started, ready, listening\n' }],
  ['a log in JSON', { 'app.log': '{"level":"info","time":1,"message":"started"}\n{"level":"info"}\n' }],
  [
    'plans, properties and pictures',
    {
      'plan.jmx': '<?xml version="1.0"?>\n<jmeterTestPlan version="1.2"/>\n',
      'user.properties': 'threads=10\n',
      'chart.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0),
    },
  ],
  ['a dashboard', dashboard('report')],
];

test.each(ordinary)('a result is judged as if it were alone beside %s', async (name, files) => {
  const folder = name.replaceAll(' ', '-');
  put(folder, { 'results.jtl': good, ...files });
  const checked = await run('check', `@${folder}`, ...history);
  expect(checked).toMatchObject({ exitCode: 0 });
  expect(checked.stdout).not.toMatch(/ (error|warning): /);
  expect((await run('read', `@${folder}`, '-o', '@read.json')).exitCode).toBe(0);
  expect((JSON.parse(text('read.json')) as RunDocument).measurements).toHaveLength(1);
});

const resembling: readonly (readonly [name: string, files: Readonly<Record<string, string | Uint8Array>>])[] = [
  ['a log that is a cut result', { 'slow.log': good.slice(0, -40) }],
  ['a binary log, as Gatling writes it', { 'simulation.log': Uint8Array.of(0, 0, 0, 6, 0x33, 0x2e, 0x31, 0x31) }],
  ['a log that is a table', { 'slow.log': 'a,b,c,d,e,f\n1,2,3,4,5,6\n' }],
  ['a log with measured values', { 'slow.log': '{"type":"Point","metric":"http_req_duration"}\n' }],
  ['a result that is not readable', { 'results-2.jtl': 'killed\n' }],
  ['an empty result', { 'results-2.jtl': '' }],
  ['a binary result', { 'binary.jtl': Uint8Array.from({ length: 3000 }, (_, i) => (i * 7919) % 256) }],
  ['a packed binary result', { 'results.csv.gz': gzipSync(Buffer.alloc(100, 1)) }],
  ['a result in UTF-16 without a mark', { 'wide.jtl': Buffer.from(good, 'utf16le') }],
  ['XML of another kind', { 'report.xml': '<report/>' }],
  ['JSON of another kind', { 'other.json': '{"a":1}' }],
  ['a result packed by another program', { 'results.jtl.zst': Buffer.from('28b52ffd0000', 'hex') }],
  ['a file with the extension of other results', { 'series.out': 'killed\n', 'a.out': good }],
  ['a folder that is only called like a part of a dashboard', { 'content/slow.jtl': 'killed\n' }],
];

test.each(resembling)('the outcome is undecided beside %s', async (name, files) => {
  const folder = name.replaceAll(' ', '-');
  put(folder, { 'results.jtl': good, ...files });
  const checked = await run('check', `@${folder}`, ...history);
  expect(checked).toMatchObject({ exitCode: 2 });
  expect(checked.stdout + checked.stderr).toContain(Object.keys(files)[0]);
});

describe('a dashboard', () => {
  const links = (html: string): readonly string[] =>
    Array.from(
      html.matchAll(/<a href="([^"#]*)"[^>]*>([^<]*dashboard[^<]*)</g),
      ([, address, text]) => `${String(text)}: ${String(address)}`,
    );

  test('is linked from the comment and the page where its address is named', async () => {
    put('address', { 'results.jtl': good, ...dashboard('report') });
    const outs = ['--out', '@address.html', '--out', '@address.md'];
    const check = (url: string) => run('check', '@address', ...history, ...outs, '--dashboard-url', url);
    await check('https://ci.example/dashboard/(1)/index.html');
    expect(links(text('address.html'))).toEqual(['JMeter dashboard: https://ci.example/dashboard/(1)/index.html']);
    expect(text('address.md')).toContain('[dashboard](https://ci.example/dashboard/%281%29/index.html)');
    await check('jmeter/index.html');
    expect(links(text('address.html'))).toEqual(['JMeter dashboard: ./jmeter/index.html']);
    expect(text('address.md')).not.toContain('[dashboard]');
    const bad = [
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      '/etc/passwd',
      'https://',
      'a"><img src=x>.html',
    ];
    for (const url of bad) expect(await check(url)).toMatchObject({ exitCode: 3 });
  });

  test('without results beside it is the result', async () => {
    put('only', dashboard('shop'));
    expect((await run('read @only -o @read.json')).exitCode).toBe(0);
    expect((JSON.parse(text('read.json')) as RunDocument).measurements).toMatchObject([{ scenario: 'shop' }]);
  });

  test('is read if it is named', async () => {
    put('named', { 'results.jtl': good, ...dashboard('report') });
    const skips = 'The same results exist in more detail, which was read';
    expect((await run('read @named')).stderr).toContain(skips);
    expect((await run('read @named/report/statistics.json')).stderr).not.toContain(skips);
  });

  test('does not hide results that cannot be read', async () => {
    put('hidden', { 'results.jtl': good, 'more/results.jtl': 'killed\n', ...dashboard('report') });
    expect(await run('check', '@hidden', ...history)).toMatchObject({ exitCode: 2 });
  });
});
