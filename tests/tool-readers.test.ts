/**
 * What a load tool can write and nobody may believe: a summary that was cut, a run without a request, another tool's
 * file, and one whose unit was changed on the way. Made from the goldens' own inputs, one row a format.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Input, Problem, Reader, Reading } from '../src/model.js';
import { readers as registered } from '../src/readers/index.js';

const root = fileURLToPath(new URL('readers', import.meta.url));
const readers: readonly Reader[] = registered;
const responseTimes = ['mean', 'p50', 'p90', 'p95', 'p99', 'max'];

interface Format {
  /** Its golden input. */
  readonly input: string;
  /** The same after a run without a request. */
  readonly empty: (text: string) => string;
  /** The same with its times written in another unit than the tool's. */
  readonly confused: (text: string) => string;
}

/** Replaces the numbers that a pattern captures second, between what it captures first and third. */
const scaled = (text: string, pattern: RegExp, factor: number): string =>
  text.replace(pattern, (_, before: string, number: string, after: string) => {
    return `${before}${String(Number((Number(number) * factor).toPrecision(9)))}${after}`;
  });
/** Every number of a table's columns from the one on to the one before. */
const scaledCells = (text: string, from: number, to: number, factor: number): string =>
  text
    .split('\n')
    .map((line, i) =>
      i === 0
        ? line
        : line
            .split(',')
            .map((cell, at) => (at >= from && at < to && cell !== '' ? String(Number(cell) * factor) : cell))
            .join(','),
    )
    .join('\n');

const formats = {
  'ab-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace(/(Complete requests: +)\d+/, '$10'),
    confused: (text) => scaled(scaled(text, /(\d+% +)(\d+)()/g, 1000), /( +)(\d+)()$/gm, 1000),
  },
  'autocannon-json': {
    input: 'good/input.json',
    empty: (text) => text.replace(/"total":2239/, '"total":0'),
    confused: (text) => text.replace(/"latency":\{.*?\}/, (latency) => scaled(latency, /(":)([\d.]+)()/g, 1000)),
  },
  'gatling-log': {
    input: 'good/input.log',
    empty: (text) => text.replace(/^REQUEST.*\n/gm, ''),
    // Microseconds; the ends of lines are as they were.
    confused: (text) => text.replace(/(\t\d{13})(?=\t)/g, '$1000'),
  },
  'gatling-stats-json': {
    input: 'total/input.json',
    empty: (text) => text.replace(/"(total|ok)": [\d.]+/g, '"$1": 0'),
    confused: (text) =>
      text.replace(/"(m[a-z]+ResponseTime|percentiles\d)": \{[^}]*\}/g, (times) => scaled(times, /(: )(\d+)()/g, 1000)),
  },
  'h2load-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace(/^requests: .*/m, 'requests: 0 total, 0 started, 0 done, 0 succeeded, 0 failed, 0 errored, 0 timeout'), // prettier-ignore
    confused: (text) => text.replace(/^time for request:.*/m, (line) => line.replaceAll('ms', 's')),
  },
  'hey-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace(/^ +\[\d+\]\s.*\n/gm, '').replace(/(Requests\/sec:\s+)[\d.]+/, '$10.0000'),
    confused: (text) => scaled(text, /((?:Slowest|Fastest|Average|% in):?\s+)([\d.]+)( secs)/g, 1000),
  },
  'jmeter-summariser-log': {
    input: 'good/input.log',
    empty: (text) => text.replace(/=( +)\d+ in/g, '=$10 in'),
    confused: (text) => scaled(text, /((?:Avg|Min|Max): +)(\d+)()/g, 1000),
  },
  'k6-json': {
    input: 'good/input.json',
    empty: (text) => text.replace('"count": 1250', '"count": 0'),
    confused: (text) =>
      text.replace(/"http_req_duration[^"]*": \{[^{}]*\{[^}]*\}/g, (times) => scaled(times, /(: )([\d.]+)()/g, 1000)),
  },
  'locust-csv': {
    input: 'good/input_stats.csv',
    empty: (text) => `${text.split('\n')[0] ?? ''}\n,Aggregated,0,0,0,0.0,0,0,0,0.0,0.0${',N/A'.repeat(11)}\n`,
    confused: (text) => scaledCells(scaledCells(text, 4, 8, 1000), 11, 22, 1000),
  },
  'oha-json': {
    input: 'good/input.json',
    empty: (text) => text.replace('"200": 500', ''),
    confused: (text) => scaled(text, /("(?:slowest|fastest|average|p[\d.]+)": )([\d.]+)()/g, 1000),
  },
  'oha-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace(/^ +\[\d+\]\s.*\n/gm, '').replace(/(Requests\/sec:\s+)[\d.]+/, '$10.0000'),
    confused: (text) => text.replace(/((?:Slowest|Fastest|Average|% in):?\s+[\d.]+) ms/g, '$1 sec'),
  },
  'taurus-csv': {
    input: 'good/input.csv',
    empty: (text) => text.replace(/,389,389,/g, ',0,0,'),
    confused: (text) => scaledCells(scaledCells(text, 3, 4, 1000), 10, 17, 1000),
  },
  'taurus-xml': {
    input: 'good/input.xml',
    empty: (text) => text.replace(/<throughput value="\d+">/g, '<throughput value="0">'),
    confused: (text) => scaled(text, /(<(?:avg_rt|perc) value=")([\d.]+)(")/g, 1000),
  },
  'vegeta-json': {
    input: 'good/input.json',
    empty: (text) => text.replace('"requests":600', '"requests":0'),
    confused: (text) => text.replace(/"latencies":\{.*?\}/, (latencies) => scaled(latencies, /(":)(\d+)()/g, 1e-9)),
  },
  'vegeta-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace('600, 100.17, 99.83', '0, 0.00, 0.00'),
    confused: (text) => text.replace(/^Latencies.*/m, (line) => line.replaceAll('ms', 's')),
  },
  'wrk-text': {
    input: 'good/input.txt',
    empty: (text) => text.replace('2225 requests', '0 requests'),
    confused: (text) => text.replace(/(?:Latency .*|\d\d% .*)/g, (line) => line.replaceAll('ms', 's')),
  },
} as const satisfies Readonly<Record<string, Format>>;
const all: readonly (readonly [id: string, Format])[] = Object.entries(formats);

const inputOf = ({ input }: Format, id: string): string => readFileSync(join(root, id, input), 'utf8');
const readerOf = (id: string): Reader => {
  const found = readers.find((each) => each.id === id);
  if (found === undefined) throw new Error(`there is no reader ${id}`);
  return found;
};

async function readingsOf(reader: Reader, text: string): Promise<readonly Reading[]> {
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(new TextEncoder().encode(text));
  };
  const input: Input = { file: 'input', head: text.slice(0, 64 * 1024), bytes };
  const readings: Reading[] = [];
  for await (const reading of reader.read(input, { warmupMs: 0, transactions: 'both' })) readings.push(reading);
  return readings;
}

const problemsOf = (readings: readonly Reading[]): readonly Problem[] =>
  readings.flatMap((reading) => (reading.kind === 'problem' ? [reading.problem] : []));
const measured = (readings: readonly Reading[]): readonly Extract<Reading, { kind: 'measurement' }>['measurement'][] =>
  readings.flatMap((reading) => (reading.kind === 'measurement' ? [reading.measurement] : []));

test('every reader that is no older than this table is in it', () => {
  const others = /^(run|history|jmeter-csv|jmeter-xml|jmeter-statistics|jtl|wso2|nightly|aggregate|test-metadata|published)/; // prettier-ignore
  const tools = readers.map(({ id }) => id).filter((id) => !others.test(id));
  expect([...tools].sort()).toEqual(Object.keys(formats).sort());
});

describe.each(all)('%s', (id, format) => {
  const reader = readerOf(id);

  test('says nothing against what its tool wrote', async () => {
    const readings = await readingsOf(reader, inputOf(format, id));
    expect(problemsOf(readings).filter(({ level }) => level !== 'note')).toEqual([]);
    expect(measured(readings)).not.toEqual([]);
  });

  test('a run without a request is refused', async () => {
    const text = format.empty(inputOf(format, id));
    expect(reader.recognises(text)).toBe(true);
    const readings = await readingsOf(reader, text);
    expect(measured(readings)).toEqual([]);
    expect(problemsOf(readings)[0]).toMatchObject({ level: 'error', code: 'no-requests' });
  });

  test('times in another unit are warned of and not believed', async () => {
    const whole = inputOf(format, id);
    const text = format.confused(whole);
    expect(text).not.toBe(whole);
    const readings = await readingsOf(reader, text);
    expect(problemsOf(readings).map(({ level }) => level)).toContainEqual(expect.stringMatching(/error|warning/));
    for (const { metrics } of measured(readings))
      expect(Object.keys(metrics).filter((metric) => responseTimes.includes(metric))).toEqual([]);
  });

  const foreign = all.filter(([other]) => other !== id);
  test.each(foreign)('does not take %s for its own, nor reads anything into it', async (other, { input }) => {
    const text = readFileSync(join(root, other, input), 'utf8');
    expect(reader.recognises(text)).toBe(false);
    const readings = await readingsOf(reader, text);
    expect(measured(readings)).toEqual([]);
    expect(problemsOf(readings)).not.toEqual([]);
  });
});

// Rows of a table and lines of a log are whole each for itself; these are one thing or nothing.
const wholes = all.filter(([id]) => !/csv|log/.test(id));

test.each(wholes)('%s: cut anywhere it is refused, or says the same as the whole', async (id, format) => {
  const whole = inputOf(format, id).trimEnd();
  const full = measured(await readingsOf(readerOf(id), whole));
  for (let length = 1; length < whole.length; length += Math.ceil(whole.length / 1500)) {
    const readings = await readingsOf(readerOf(id), whole.slice(0, length));
    const isRefused = problemsOf(readings).some(({ level }) => level === 'error');
    expect([length, measured(readings)]).toEqual([length, isRefused ? [] : full]);
  }
});

test.each(all.filter((each) => !wholes.includes(each)))('%s: a last line that is cut is said', async (id, format) => {
  const whole = inputOf(format, id).trimEnd();
  const lastLine = whole.length - whole.lastIndexOf('\n');
  const readings = await readingsOf(readerOf(id), whole.slice(0, whole.length - Math.floor(lastLine / 2)));
  expect(problemsOf(readings).map(({ level }) => level)).toContainEqual(expect.stringMatching(/error|warning/));
});
