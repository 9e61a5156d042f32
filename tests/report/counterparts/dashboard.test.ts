/** The statistics of the report page beside those of JMeter's own dashboard, from the same result. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PageRow, ReportData } from '../../../src/report/page/report-data.js';
import { story } from '../../stories/_story.js';

const counterparts = process.env['GUARDBAND_COUNTERPARTS'];
const withCounterparts = counterparts ? describe : describe.skip; // tools/setup-counterparts.sh jmeter

/** The dashboard's percentiles are those of the last 20,000 samples of a label; the total has the same window. */
const samples = 18_000;

/** Three labels, failures, and a transaction controller around each third request. */
function makeResult(): string {
  const lines = [
    'timeStamp,elapsed,label,responseCode,responseMessage,threadName,dataType,success,failureMessage,bytes,sentBytes,grpThreads,allThreads,URL,Latency,IdleTime,Connect',
  ];
  let seed = 7;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  let at = 1_764_000_000_000;
  for (let i = 0; i < samples; i++) {
    at += Math.floor(random() * 30);
    const label = ['GET /', 'GET /search', 'POST /orders'][i % 3] ?? '';
    const elapsed = Math.floor(5 + 40 * (i % 3) - 60 * Math.log(1 - random() * 0.9999));
    const failed = random() < 0.004;
    const tail = `Users 1-1,text,${String(!failed)},,${String(700 + (i % 13))},${String(120 + (i % 3))},5,5,http://127.0.0.1/,${String(elapsed)},0,1`;
    lines.push(`${String(at)},${String(elapsed)},${label},${failed ? '500,Server Error' : '200,OK'},${tail}`);
    if (i % 3 === 2)
      lines.push(
        `${String(at)},${String(elapsed + 2)},Buy,200,"Number of samples in transaction : 1, number of failing samples : 0",Users 1-1,,true,,700,120,5,5,null,0,0,0`,
      );
  }
  return `${lines.join('\n')}\n`;
}

/** The columns of the page by the fields of statistics.json. p99.9 is not in JMeter's dashboard. */
const fields: Readonly<Record<string, string>> = {
  errorPct: 'errorPercent',
  apdex: 'apdex',
  meanResTime: 'mean',
  medianResTime: 'p50',
  minResTime: 'min',
  maxResTime: 'max',
  pct1ResTime: 'p90',
  pct2ResTime: 'p95',
  pct3ResTime: 'p99',
  throughput: 'throughput',
  receivedKBytesPerSec: 'receivedKBPerSec',
  sentKBytesPerSec: 'sentKBPerSec',
};

withCounterparts('JMeter', () => {
  const { run, write, text } = story();
  const folder = mkdtempSync(join(tmpdir(), 'guardband-dashboard-'));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('writes the same statistics to its dashboard', async () => {
    const result = makeResult();
    writeFileSync(join(folder, 'results.jtl'), result);
    write('results.jtl', result);
    const jar = resolve(counterparts ?? '', 'jmeter/bin/ApacheJMeter.jar');
    const apdex = ['satisfied_threshold=60', 'tolerated_threshold=200'].map(
      (property) => `-Jjmeter.reportgenerator.apdex_${property}`,
    );
    const argv = ['-jar', jar, ...apdex, '-g', 'results.jtl', '-o', 'dashboard'];
    execFileSync('java', argv, { cwd: folder, stdio: 'ignore' });
    const theirs = JSON.parse(readFileSync(join(folder, 'dashboard/statistics.json'), 'utf8')) as Record<
      string,
      Record<string, number>
    >;
    const script = readFileSync(join(folder, 'dashboard/content/js/dashboard.js'), 'utf8');
    for (const [, share, name = ''] of script.matchAll(/\{"data": \[([\d.]+), 60, 200, "(.*?)"\]/g))
      Object.assign(theirs[name] ?? {}, { apdex: Number(share) });
    // JMeter's total also has the transactions, whose requests it has already.
    const requests = ['GET /', 'GET /search', 'POST /orders'].map((name) => theirs[name]?.['apdex'] ?? NaN);
    Object.assign(theirs['Total'] ?? {}, { apdex: requests.reduce((sum, share) => sum + share / 3, 0) });
    const options = ['--percentiles', 'jmeter-dashboard', '--set', 'scenario=s'];
    write('guardband.yml', 'apdex: { satisfied: 60, tolerated: 200 }\n');
    await run(
      'check',
      '@results.jtl',
      '--baselines',
      '@none',
      '--config',
      '@guardband.yml',
      ...options,
      '--out',
      '@report.html',
    );
    const page = text('report.html');
    const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    const { statistics } = JSON.parse(json) as ReportData;
    const rows: readonly PageRow[] = [...(statistics?.rows ?? []), ...(statistics?.total ? [statistics.total] : [])];
    const names = rows.map(({ name }) => (name === '' ? 'Total' : name.replace('s / ', '')));
    expect(names.toSorted()).toEqual(Object.keys(theirs).toSorted());
    for (const [i, { samples: n, errors, values }] of rows.entries()) {
      const own = theirs[names[i] ?? ''] ?? {};
      expect([names[i], n, errors]).toEqual([names[i], own['sampleCount'], own['errorCount']]);
      for (const [field, metric] of Object.entries(fields)) {
        const value = values[statistics?.metrics.findIndex(({ id }) => id === metric) ?? -1] ?? NaN;
        const expected = own[field] ?? NaN;
        // JMeter computes some of them with 32 bits.
        const isSame = Math.abs(value - expected) <= 2e-7 * Math.abs(expected);
        expect([names[i], field, isSame ? expected : value]).toEqual([names[i], field, expected]);
      }
    }
  });
});
