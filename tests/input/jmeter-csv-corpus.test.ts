/**
 * Real results from outside this repository: GUARDBAND_CORPUS names the folder that contains jtl/ and jmeter/. The expected
 * numbers were computed by JMeter itself (statistics.json, and its classes in truth.txt).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { BareMeasurement } from '../../src/model/reading.js';
import type { Problem } from '../../src/model/documents.js';
import { readers } from '../../src/formats/index.js';
import { detectDialect } from '../../src/samples/csv/dialect.js';
import { percentileMethods, toDistribution, type Distribution } from '../../src/samples/response-times.js';
import { CsvScan } from '../../src/samples/csv/scan.js';
import { mergeTallies } from '../../src/samples/tally.js';

const corpus = process.env['GUARDBAND_CORPUS'];
// Shown as skipped without a corpus.
const describeCorpus = corpus === undefined ? describe.skip : describe;

const load = (file: string): Uint8Array => {
  const bytes = readFileSync(join(corpus ?? '', file));
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};
const headOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 64 * 1024));

interface Read {
  readonly reader: string | undefined;
  readonly measurements: readonly BareMeasurement[];
  readonly problems: readonly Problem[];
}

async function read(file: string): Promise<Read> {
  const all = load(file);
  const head = headOf(all);
  const reader = readers.find((reader) => reader.recognises(head));
  const measurements: BareMeasurement[] = [];
  const problems: Problem[] = [];
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (let position = 0; position < all.length; position += 65_536)
      yield await Promise.resolve(all.subarray(position, position + 65_536));
  };
  for await (const reading of reader?.read({ file, head, bytes }, { warmupMs: 0, transactions: 'both' }) ?? [])
    if (reading.kind === 'problem') problems.push(reading.problem);
    else if (reading.kind === 'measurement') measurements.push(reading.measurement);
  return { reader: reader?.id, measurements, problems };
}

/** The exact distribution of each label, for the other percentile methods. */
function distributions(file: string): ReadonlyMap<string, Distribution> {
  const bytes = load(file);
  const dialect = detectDialect(headOf(bytes));
  if ('fault' in dialect) throw new Error(dialect.fault);
  const scan = new CsvScan(dialect, { warmupMs: 0 });
  scan.push(bytes);
  return new Map(
    [...scan.end().labels].map(([label, { samples, transactions }]) => {
      const [first, second] = [samples, transactions].filter((tally) => tally !== undefined);
      if (first === undefined) throw new Error(label);
      return [label, toDistribution((second === undefined ? first : mergeTallies(first, second)).counts)];
    }),
  );
}

const number = (value: unknown): number => (typeof value === 'number' ? value : NaN);
const errorsOf = ({ samples = 0, metrics: { errorPercent } }: BareMeasurement): number =>
  Math.round((number(errorPercent) * samples) / 100);
const near = (found: unknown, expected: number, relative: number): void => {
  expect(Math.abs(number(found) - expected)).toBeLessThanOrEqual(relative * Math.abs(expected));
};

interface Expected {
  readonly reader: 'jmeter-csv' | 'jmeter-xml' | 'other';
  readonly labels?: number;
  readonly samples?: number;
  readonly errors?: number;
  readonly codes?: readonly string[];
}

const csv = (labels: number, samples: number, errors: number, ...codes: readonly string[]): Expected => ({
  reader: 'jmeter-csv',
  labels,
  samples,
  errors,
  codes,
});
const xml = (...args: Parameters<typeof csv>): Expected => ({ ...csv(...args), reader: 'jmeter-xml' });
/** Files for other readers, or for none. */
const other: Expected = { reader: 'other' };

/** Expected rows and errors were computed with Python's csv module, samples in XML with its ElementTree. */
const expected: Readonly<Record<string, Expected>> = {
  'jtl/01-jmeter5-default.csv': csv(9, 313, 0, 'transactions-listed'),
  'jtl/03-jmeter5-run.csv': csv(1, 500, 0),
  'jtl/03-jmeter.log': other,
  'jtl/05-taurus-tabs.tsv': csv(1, 4, 0),
  'jtl/06-semicolon.csv': csv(1, 2, 0),
  'jtl/08-header-only.csv': csv(0, 0, 0, 'no-result-rows'),
  'jtl/10-headerless.jtl': csv(3, 3, 0, 'headerless-result'),
  'jtl/12-formatted-ts.csv': csv(2, 3, 1, 'formatted-times'),
  'jtl/14-multiline-quoted.csv': csv(2, 2, 1),
  'jtl/16-extra-vars.csv': csv(1, 10, 0),
  'jtl/18-tranctl.csv': csv(2, 2, 1),
  'jtl/20-500-success.csv': csv(1, 1, 0),
  'jtl/22-xml-2.1.jtl': xml(2, 2000, 0),
  'jtl/24-xml-assertions.jtl': xml(2, 10, 0),
  'jtl/26-xml-tc-parent.jtl': xml(7, 10, 7, 'transactions-listed'),
  'jtl/28-xml-trace.jtl': xml(1, 1, 1),
  'jtl/30-xml-udp.jtl': xml(1, 174, 174),
  'jtl/32-fr-missing-columns.csv': csv(1, 50, 50),
  'jtl/34-perfmon.csv': csv(0, 0, 0, 'only-monitor-rows'),
  'jtl/36-empty.jtl': other,
  'jtl/38-huge-antonregis.csv': csv(9, 3999, 0, 'sub-results'),
  'jtl/40-nohttp-single.csv': csv(1, 1, 1),
  'jtl/42-ehrbase-2022.jtl': csv(49, 225, 0),
  'jtl/03-statistics.json': other,
  'jtl/42-statistics.json': other,
  'jmeter/real.jtl.xml': xml(14, 1695, 24, 'transactions-listed', 'sub-results'),
  'jmeter/jmeter.log': other,
  'jmeter/real.jtl.csv': csv(14, 4096, 58, 'transactions-listed', 'sub-results'),
  'jmeter/v-noheader.csv': csv(13, 400, 6, 'headerless-result', 'transactions-listed', 'sub-results'),
  'jmeter/v-semicolon-dateformat.csv': csv(13, 413, 6, 'formatted-times', 'transactions-listed', 'sub-results'),
  'jmeter/v-allfields.csv': csv(13, 387, 5, 'transactions-listed', 'sub-results'),
  'jmeter/v-subresults-false.csv': csv(9, 260, 3, 'transactions-listed'),
};

describeCorpus('real results', () => {
  test('covers every file', () => {
    const files = readdirSync(join(corpus ?? '', 'jtl')).filter((file) => !file.endsWith('.md'));
    expect(Object.keys(expected)).toEqual(expect.arrayContaining(files.map((file) => `jtl/${file}`)));
  });

  test.each(Object.entries(expected))('%s', async (file, wanted) => {
    const { reader = '', measurements, problems } = await read(file);
    const found = {
      reader: reader === 'jmeter-csv' || reader === 'jmeter-xml' ? reader : 'other',
      labels: measurements.length,
      samples: measurements.reduce((sum, measurement) => sum + (measurement.samples ?? 0), 0),
      errors: measurements.reduce((sum, measurement) => sum + errorsOf(measurement), 0),
      codes: problems.map(({ code }) => code),
    };
    expect(found).toMatchObject({ ...wanted });
  });
});

describeCorpus("JMeter's own statistics of the same file", () => {
  test.each([
    ['jtl/03-jmeter5-run.csv', 'jtl/03-statistics.json'],
    ['jtl/42-ehrbase-2022.jtl', 'jtl/42-statistics.json'],
    ['jmeter/real.jtl.csv', 'jmeter/real.statistics.json'],
    ['jmeter/real20s.jtl.csv.gz', 'jmeter/real20s.statistics.window-1.json'],
  ])('%s', async (file, statisticsFile) => {
    const { measurements } = await read(file);
    const counted = distributions(file);
    const statistics = JSON.parse(new TextDecoder().decode(load(statisticsFile))) as Record<
      string,
      Record<string, number>
    >;
    delete statistics['Total'];
    expect(measurements.map(({ label }) => label).sort()).toEqual(Object.keys(statistics).sort());
    for (const measurement of measurements) {
      const { label = '', samples, metrics } = measurement;
      const theirs = statistics[label];
      const ours = counted.get(label);
      if (theirs === undefined || ours === undefined) throw new Error(label);
      expect(samples).toBe(theirs['sampleCount']);
      expect(errorsOf(measurement)).toBe(theirs['errorCount']);
      expect([metrics['min'], metrics['max']]).toEqual([theirs['minResTime'], theirs['maxResTime']]);
      near(metrics['throughput'], number(theirs['throughput']), 1e-9);
      near(metrics['mean'], number(theirs['meanResTime']), 1e-9);
      near(metrics['receivedKBPerSec'], number(theirs['receivedKBytesPerSec']), 1e-9);
      near(metrics['sentKBPerSec'], number(theirs['sentKBytesPerSec']), 1e-9);
      const dashboard = percentileMethods['jmeter-dashboard'];
      near(dashboard(ours, 500), number(theirs['medianResTime']), 1e-9);
      near(dashboard(ours, 900), number(theirs['pct1ResTime']), 1e-9);
      near(dashboard(ours, 950), number(theirs['pct2ResTime']), 1e-9);
      near(dashboard(ours, 990), number(theirs['pct3ResTime']), 1e-9);
    }
  });
});

describeCorpus("JMeter's own classes on the same file", () => {
  test.each([
    ['jmeter/real.jtl.csv', 'jmeter/real.truth.txt'],
    ['jmeter/real20s.jtl.csv.gz', 'jmeter/real20s.truth.txt'],
  ])('%s', async (file, truthFile) => {
    const { measurements } = await read(file);
    const counted = distributions(file);
    const [, ...lines] = new TextDecoder().decode(load(truthFile)).trim().split('\n');
    const truths = lines.map((line) => line.split('|')).filter(([label]) => !/^total/i.test(label ?? ''));
    expect(measurements.map(({ label }) => label)).toEqual(truths.map(([label]) => label));
    truths.forEach(([label = '', n, error, throughput, , aggregate, nearest, dashboard, , , p999], i) => {
      const { samples, metrics }: BareMeasurement = measurements[i] ?? { configuration: {}, metrics: {} };
      const ours = counted.get(label);
      if (ours === undefined) throw new Error(label);
      expect(samples).toBe(Number(n));
      expect(number(metrics['errorPercent']).toFixed(4)).toBe(error);
      expect(number(metrics['throughput']).toFixed(3)).toBe(throughput);
      expect(metrics['p99']).toBe(Number(nearest));
      expect(metrics['p999']).toBe(Number(p999?.split(' / ')[1]));
      expect([900, 950, 990].map((p) => percentileMethods['jmeter-aggregate'](ours, p)).join('/')).toBe(aggregate);
      expect(percentileMethods['jmeter-dashboard'](ours, 990).toFixed(2)).toBe(dashboard);
    });
  });
});

describeCorpus("the ways JMeter's settings let one plan be written", () => {
  test.each([
    'jmeter/v-noheader.csv',
    'jmeter/v-semicolon-dateformat.csv',
    'jmeter/v-allfields.csv',
    'jmeter/v-subresults-false.csv',
  ])('%s', async (file) => {
    const { measurements } = await read(file);
    const labels = measurements.map(({ label }) => label);
    expect(labels).toContain('POST /echo, 50 B "small"');
    expect(labels.includes('GET /redirect-0')).toBe(!file.includes('subresults-false'));
    for (const { label, samples = 0, durationMs = 0, metrics } of measurements) {
      const kbPerSample = (number(metrics['sentKBPerSec']) * durationMs) / 1000 / samples;
      if (label === 'GET /fast') near(kbPerSample * 1024, 122, 1e-9);
      expect(samples).toBeGreaterThan(0);
    }
  });
});
