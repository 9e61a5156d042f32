/**
 * Inputs that every reader must reject or warn about: a truncated file, a run without requests, a file of another tool, and
 * one in another unit. They are derived from the golden inputs. Every reader needs a row here.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Input, Reader, Reading, ReadOptions } from '../../src/model/reading.js';
import type { Problem } from '../../src/model/documents.js';
import { readers as registered } from '../../src/formats/index.js';
import { nameCase } from '../../src/cases/names.js';
import { nodeHost } from '../../src/hosts/node/host.js';
import { readFiles, type ReadResult } from '../../src/input/read-files.js';
import { times } from '../_times.js';
import { optionsFor } from './_options.js';

const root = resolve('tests/formats');
const readers: readonly Reader[] = registered;
const responseTimes = ['mean', 'p50', 'p90', 'p95', 'p99', 'max'];

interface Format {
  /** A golden input, or another file of the repository, if it is not the one in good/. */
  readonly input?: string;
  /** The same file, but of a run without requests. */
  readonly empty: ((text: string) => string) | CannotBe;
  /** The same file with its times in a unit other than the tool's. */
  readonly confused: ((text: string) => string) | CannotBe;
}

interface CannotBe {
  readonly because: string;
}

/** Multiplies the numbers in the second of three capture groups. */
const scaled = (text: string, pattern: RegExp, factor: number): string =>
  text.replace(pattern, (_, before: string, number: string, after: string) => {
    return `${before}${String(Number((Number(number) * factor).toPrecision(9)))}${after}`;
  });
/** Multiplies the numbers of a range of table columns; the end is exclusive. */
const scaledCells = (text: string, start: number, end: number, factor: number): string =>
  text
    .split('\n')
    .map((line, i) =>
      i === 0
        ? line
        : line
            .split(',')
            .map((cell, position) =>
              position >= start && position < end && cell !== '' ? String(Number(cell) * factor) : cell,
            )
            .join(','),
    )
    .join('\n');

/** The offset at which the first record after that of the run begins: the first user of scenario 0, who starts. */
const findRunEnd = (text: string): number => text.indexOf('\u0002\0\0\0\0\u0001');

const firstLine = (text: string): string => `${text.split('\n')[0] ?? ''}\n`;

const anyTime = { because: 'a benchmark may take any time' };
const noLine = { because: 'without a line it is of no format' };
const oneUnit = { because: 'the tool writes one unit only, and numbers of any size' };
const formats = {
  'run-json': {
    empty: (text) => text.replace(/"measurements": \[[\s\S]*\]/, '"measurements": []'),
    // Half of a handwritten document.
    confused: (text) => text.replace('"p99": 131', '"p50": 27, "p99": 0.131'),
  },
  'history-ndjson': {
    empty: { because: 'a history begins without a measurement: the gate reports a missing baseline' },
    confused: (text) => text.replaceAll('"p99":131', '"p50":27,"p99":0.131'),
  },
  'jmeter-csv': {
    input: 'examples/shop/results/healthy/browse/5_users/results.jtl',
    empty: firstLine,
    confused: (text) => scaledCells(text, 1, 2, 0.001),
  },
  'jmeter-xml': {
    empty: (text) => text.replace(/<testResults [^>]*>[\s\S]*/, '<testResults version="1.2">\n</testResults>\n'),
    confused: (text) => scaled(text, /(<(?:httpS|s)ample t=")(\d+)(")/g, 0.001),
  },
  'jtl-splitter-json': {
    empty: (text) => scaled(text, /("samples": )(\d+)()/g, 0),
    confused: (text) => scaled(text, /("(?:m|p\d|stddev)[^"]*": )([\d.]+)()/g, 0.001),
  },
  'wso2-summary-csv': {
    empty: firstLine,
    confused: (text) => scaledCells(scaledCells(text, 10, 11, 0.001), 12, 18, 0.001),
  },
  'nightly-history-csv': { empty: firstLine, confused: (text) => scaledCells(text, 2, 9, 0.001) },
  'aggregate-csv': {
    empty: firstLine,
    confused: (text) => text.replace(/\b\d+(?:,\d+){6}(?=,[\d.]+%)/g, (times) => scaled(times, /()(\d+)()/g, 0.001)),
  },
  'jmeter-statistics-json': {
    empty: (text) => `{ "Total": ${/"Total": (\{[^}]*\})/.exec(text)?.[1] ?? ''} }`,
    confused: (text) => scaled(text, /("\w+ResTime": )([\d.]+)()/g, 0.001),
  },
  'test-metadata-json': {
    empty: { because: 'it holds no measurement' },
    confused: { because: 'it holds no measurement' },
  },
  'published-tables': {
    input: 'usage-behind/input.md',
    empty: (text) => text.split('\n').slice(0, 2).join('\n'),
    confused: (text) => scaled(text, /^(\| \d+ \| \d+ \| [\d.]+ \| )(\d+)()/gm, 0.001),
  },
  'ab-text': {
    empty: (text) => text.replace(/(Complete requests: +)\d+/, '$10'),
    confused: (text) => scaled(scaled(text, /(\d+% +)(\d+)()/g, 1000), /( +)(\d+)()$/gm, 1000),
  },
  'autocannon-json': {
    empty: (text) => text.replace(/"total":2239/, '"total":0'),
    confused: (text) => text.replace(/"latency":\{.*?\}/, (latency) => scaled(latency, /(":)([\d.]+)()/g, 1000)),
  },
  'gatling-log': {
    empty: (text) => text.replace(/^REQUEST.*\n/gm, ''),
    // Microseconds, with the original line ends.
    confused: (text) => text.replace(/(\t\d{13})(?=\t)/g, '$1000'),
  },
  'gatling-binary-log': {
    // Only the record of the run, whose last text is the scenario's name before two assertions.
    empty: (text) => text.slice(0, findRunEnd(text)),
    confused: { because: 'its times are integers of 32 bits relative to the start of the run' },
  },
  'k6-points-json': { empty: (text) => text.replace(/^.*"http_req_(duration|failed)".*\n/gm, ''), confused: oneUnit },
  'k6-points-csv': { empty: firstLine, confused: oneUnit },
  'fortio-json': {
    empty: (text) => text.replace(/("DurationHistogram": \{\s*"Count": )\d+/, '$10'),
    confused: (text) =>
      text.replace(/"DurationHistogram"[^]*?"ErrorsDurationHistogram"/, (times) =>
        scaled(times, /("(?:Min|Max|Avg|Value|StdDev)": )([\d.e-]+)()/g, 1000),
      ),
  },
  'ghz-json': {
    empty: (text) => text.replace(/"count": 300/, '"count": 0'),
    confused: (text) => scaled(text, /("(?:average|fastest|slowest|latency)": )(\d+)()/g, 1e-6),
  },
  'bombardier-json': {
    empty: (text) => text.replace(/"req2xx":\d+/, '"req2xx":0'),
    confused: (text) => text.replace(/"latency":\{.*?\}/, (times) => scaled(times, /(":)([\d.]+)()/g, 1000)),
  },
  'siege-json': {
    empty: (text) => text.replace(/("(?:failed_|successful_)?transactions":\s*)\d+/g, '$10'),
    confused: (text) => scaled(text, /("(?:response_time|longest_transaction)":\s*)([\d.]+)()/g, 1000),
  },
  'artillery-json': {
    empty: (text) =>
      text
        .replace(/"http.requests": \d+/, '"http.requests": 0')
        .replace(/(metrics-by-endpoint.*codes\.\d+": )\d+/g, '$10'),
    confused: (text) => scaled(text, /("(?:min|max|mean|median|p\d+)": )([\d.]+)()/g, 1000),
  },
  'nbomber-csv': { input: 'by-hand/input.csv', empty: firstLine, confused: (text) => scaledCells(text, 9, 17, 1000) },
  'h2load-text': {
    empty: (text) =>
      text.replace(
        /^requests: .*/m,
        'requests: 0 total, 0 started, 0 done, 0 succeeded, 0 failed, 0 errored, 0 timeout',
      ),
    confused: (text) => text.replace(/^time for request:.*/m, (line) => line.replaceAll('ms', 's')),
  },
  'k6-json': {
    empty: (text) => text.replace('"count": 1250', '"count": 0'),
    confused: (text) =>
      text.replace(/"http_req_duration[^"]*": \{[^{}]*\{[^}]*\}/g, (times) => scaled(times, /(: )([\d.]+)()/g, 1000)),
  },
  'locust-csv': {
    empty: (text) => `${text.split('\n')[0] ?? ''}\n,Aggregated,0,0,0,0.0,0,0,0,0.0,0.0${',N/A'.repeat(11)}\n`,
    confused: (text) => scaledCells(scaledCells(text, 4, 8, 1000), 11, 22, 1000),
  },
  'oha-json': {
    empty: (text) => text.replace('"200": 500', ''),
    confused: (text) => scaled(text, /("(?:slowest|fastest|average|p[\d.]+)": )([\d.]+)()/g, 1000),
  },
  'vegeta-json': {
    empty: (text) => text.replace('"requests":600', '"requests":0'),
    confused: (text) => text.replace(/"latencies":\{.*?\}/, (latencies) => scaled(latencies, /(":)(\d+)()/g, 1e-9)),
  },
  'benchmark-list-json': {
    empty: { because: 'an empty list is of no format' },
    confused: (text) => `${text.replace('27 }', '27000 }').split('\n').slice(0, 3).join('\n').replace(/,$/, '')}\n]\n`,
  },
  'benchmark-data-js': {
    empty: (text) => text.replace(/"entries": \{[\s\S]*/, '"entries": {} }'),
    confused: (text) => text.replaceAll(/("checkout - p50", "value": )(\d+)/g, '$1$2000'),
  },
  'table-csv': { input: 'wide/input.csv', empty: firstLine, confused: (text) => scaledCells(text, 3, 4, 0.001) },
  'jmh-json': {
    input: 'by-hand/input.json',
    empty: (text) => text.replace(/"(score|rawData)"/g, '"no$1"').replace(/"scoreUnit" : "[^"]*"/g, '"scoreUnit" : ""'),
    confused: { because: 'every score states its unit' },
  },
  'hyperfine-json': {
    empty: (text) => text.replace(/("results": )\[[^]*\]/, '$1[]').replace('[]', '[{"command": "a", "times": []}]'),
    confused: { because: 'a command may take any time' },
  },
  'pytest-benchmark-json': {
    empty: (text) => text.replace(/"benchmarks": \[[^]*?\n \]/, '"benchmarks": []'),
    confused: anyTime,
  },
  'benchmarkdotnet-json': {
    input: 'by-hand/input.json',
    empty: (text) => text.replace(/("Benchmarks": )\[[^]*\]/, '$1[]'),
    confused: anyTime,
  },
  'go-bench-text': {
    input: 'by-hand/input.txt',
    empty: { because: 'without a benchmark it is of no format' },
    confused: anyTime,
  },
  'vegeta-results-json': { empty: noLine, confused: oneUnit },
  'vegeta-results-csv': { empty: noLine, confused: oneUnit },
  'hey-csv': { empty: firstLine, confused: oneUnit },
  'phout-text': { input: 'by-hand/input.txt', empty: noLine, confused: oneUnit },
  'wrk-text': {
    empty: (text) => text.replace('2225 requests', '0 requests'),
    confused: (text) => text.replace(/(?:Latency .*|\d\d% .*)/g, (line) => line.replaceAll('ms', 's')),
  },
} as const satisfies Readonly<Record<string, Format>>;
const byId: Readonly<Record<string, Format>> = formats;
const all: readonly (readonly [id: string, Format])[] = Object.entries(byId);

/** In Latin-1 every byte of a binary format is a character. */
const encodingOf = (id: string): 'latin1' | 'utf8' => (id.includes('binary') ? 'latin1' : 'utf8');

const goldenIn = (folder: string): string =>
  readdirSync(folder).find((name) => !['golden.json', 'options.json'].includes(name)) ?? '';
const fileOf = (id: string): string => {
  const input = byId[id]?.input;
  if (input === undefined) return join(root, id, 'good', goldenIn(join(root, id, 'good')));
  return input.startsWith('examples/') ? input : join(root, id, input);
};
const inputs = new Map<string, string>();
function inputOf(id: string): string {
  const text = inputs.get(id) ?? readFileSync(fileOf(id), encodingOf(id));
  inputs.set(id, text);
  return text;
}
const readerOf = (id: string): Reader => {
  const found = readers.find((reader) => reader.id === id);
  if (found === undefined) throw new Error(`there is no reader ${id}`);
  return found;
};

/** Some formats have metrics that are named after their values. */
const optionsOf = (id: string): ReadOptions => ({
  ...optionsFor(fileOf(id)),
  declared: ['value', 'latency', 'errorRate', 'fileSize'],
});

async function readingsOf(reader: Reader, text: string): Promise<readonly Reading[]> {
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(Buffer.from(text, encodingOf(reader.id)));
  };
  const input: Input = { file: 'input', head: text.slice(0, 64 * 1024), bytes };
  const readings: Reading[] = [];
  for await (const reading of reader.read(input, optionsOf(reader.id))) readings.push(reading);
  return readings;
}

const problemsOf = (readings: readonly Reading[]): readonly Problem[] =>
  readings.flatMap((reading) => (reading.kind === 'problem' ? [reading.problem] : []));
const measured = (readings: readonly Reading[]): readonly Extract<Reading, { kind: 'measurement' }>['measurement'][] =>
  readings.flatMap((reading) => (reading.kind === 'measurement' ? [reading.measurement] : []));

test('every reader is in this table', () => {
  expect(readers.map(({ id }) => id).sort()).toEqual(Object.keys(formats).sort());
});

test.each(['results/summary.csv', 'results/summary.csv.gz', 'results/summary.txt', 'summary.json.gz'])(
  'does not treat %s as a file published beside itself',
  (file) => {
    expect(readers.flatMap((reader) => reader.companions?.(file) ?? [])).not.toContain(file);
  },
);

test.each([
  ['prose', 'It was fast.\nVery fast.\n'],
  ["somebody else's JSON", '{"name": "shop", "version": "1.0.0"}\n'],
  ["somebody else's table", 'id,name,price\n1,kettle,12.50\n2,stove,99.00\n'],
  ["somebody else's XML", '<?xml version="1.0"?>\n<project><name>shop</name></project>\n'],
  ['binary data', '\u0000\u0001PNG\u0000\n'],
])('no reader recognises %s', (_, text) => {
  expect(readers.filter((reader) => reader.recognises(text)).map(({ id }) => id)).toEqual([]);
});

/** These readers recognise a table by the text around it, so they would find known columns in the tables of other tools. */
const tables = /^(aggregate|table-csv|jtl-splitter|jmeter-statistics|nightly|published|test-metadata|wso2)/;

describe.each(all)('%s', (id, format) => {
  const reader = readerOf(id);

  test('reports no problem for the output of its tool', async () => {
    const readings = await readingsOf(reader, inputOf(id));
    // The note that the values cover only the last samples does not indicate a fault of the file.
    const faults = problemsOf(readings).filter(({ level, code }) => level !== 'note' && code !== 'last-samples-only');
    expect(faults).toEqual([]);
    expect(measured(readings).length > 0).toBe(id !== 'test-metadata-json');
  });

  const { empty, confused } = format;
  if (typeof empty === 'function')
    test('a run without a request is refused', async () => {
      const text = empty(inputOf(id));
      expect(reader.recognises(text, optionsOf(id))).toBe(true);
      const readings = await readingsOf(reader, text);
      expect(measured(readings).flatMap(({ metrics }) => Object.keys(metrics))).toEqual([]);
      // One empty row among many is no reason to reject the others.
      const level = id === 'jtl-splitter-json' ? 'warning' : 'error';
      expect(problemsOf(readings)[0]).toMatchObject({ level, code: expect.stringMatching(/^no-/) });
    });

  if (typeof confused === 'function')
    test('warns of times in another unit, and refuses them if that is certain', async () => {
      const whole = inputOf(id);
      const text = confused(whole);
      expect(text).not.toBe(whole);
      const readings = await readingsOf(reader, text);
      const problems = problemsOf(readings);
      expect(problems.map(({ level }) => level)).toContainEqual(expect.stringMatching(/error|warning/));
      if (problems.some(({ code }) => code === 'maybe-seconds')) return;
      for (const { metrics } of measured(readings))
        expect(Object.keys(metrics).filter((metric) => responseTimes.includes(metric))).toEqual([]);
    });

  const foreign = all.filter(([other]) => other !== id);
  test('recognises no other format', () => {
    const own = optionsOf(id);
    const recognised = foreign.filter(([other]) => reader.recognises(inputOf(other), own));
    expect(recognised.map(([other]) => other)).toEqual([]);
  });

  if (!tables.test(id))
    test('reads no other format', async () => {
      const read: string[] = [];
      for (const [other] of foreign) {
        const readings = await readingsOf(reader, inputOf(other));
        if (measured(readings).length > 0 || problemsOf(readings).length === 0) read.push(other);
      }
      expect(read).toEqual([]);
    });
});

// Rows and log lines are complete on their own; these formats are complete or unusable.
const wholes = all.filter(([id]) => !/csv|log|ndjson|jmeter-xml|published|points|markdown|results|phout/.test(id));

test.each(wholes)('%s: truncated anywhere, is refused or gives the same as the whole', async (id) => {
  const whole = inputOf(id).trimEnd();
  const full = measured(await readingsOf(readerOf(id), whole));
  const wrong: number[] = [];
  for (let length = 1; length < whole.length; length += Math.ceil(whole.length / times(100))) {
    const readings = await readingsOf(readerOf(id), whole.slice(0, length));
    const isRefused = problemsOf(readings).some(({ level }) => level === 'error');
    if (!isDeepStrictEqual(measured(readings), isRefused ? [] : full)) wrong.push(length);
  }
  expect(wrong).toEqual([]);
});

test.each(all.filter((item) => !wholes.includes(item)))('%s: reports a truncated last line', async (id) => {
  const whole = inputOf(id).trimEnd();
  const lastLine = whole.length - whole.lastIndexOf('\n');
  const readings = await readingsOf(readerOf(id), whole.slice(0, whole.length - Math.floor(lastLine / 2)));
  expect(problemsOf(readings).map(({ level }) => level)).toContainEqual(expect.stringMatching(/error|warning/));
});

const folder = mkdtempSync(join(tmpdir(), 'guardband-readers-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Reads files as a command does, with all that decides what belongs together. */
async function readAll(id: string, texts: Readonly<Record<string, string>>): Promise<ReadResult> {
  const place = mkdtempSync(join(folder, 'run-'));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(place, dirname(file)), { recursive: true });
    writeFileSync(join(place, file), text, encodingOf(id));
  }
  const everything = { paths: [], set: {}, labels: { include: [], exclude: [] }, shards: 'overlap' } as const;
  return readFiles({ patterns: [place], options: optionsOf(id), ...everything }, nodeHost());
}

const countCases = ({ runs }: ReadResult): number =>
  new Set(runs.flatMap(({ measurements }) => measurements.map((measurement) => nameCase(measurement).key))).size;

/** Their entries are runs of a history, whatever their files are called. */
const histories = ['history-ndjson', 'nightly-history-csv', 'benchmark-data-js'];
const oneRun = all.filter(([id]) => !histories.includes(id) && id !== 'test-metadata-json');

test.each(oneRun)('%s: two files whose names differ in words are not repetitions', async (id) => {
  const text = inputOf(id);
  const name = basename(fileOf(id));
  const one = await readAll(id, { [`eu/${name}`]: text });
  const two = await readAll(id, { [`eu/${name}`]: text, [`us/${name}`]: text });
  // The same samples, under names from the content, are one result that was given twice.
  const isTwice = two.problems.some(({ code }) => code === 'shards-merged' || code === 'shard-twice');
  expect(countCases(two)).toBe(countCases(one) * (isTwice ? 1 : 2));
});

/** A known head becomes one that names a percentile in other words. The remaining readers know every key of their tool. */
const halfUnderstood: readonly (readonly [id: keyof typeof formats, head: string, half: string])[] = [
  ['aggregate-csv', '99% Line', '99 of 100 latency'],
  ['nightly-history-csv', '99% Line', '99 of 100 latency'],
  ['wso2-summary-csv', '99th Percentile of Response Time (ms)', 'Slowest percentile of waiting (ms)'],
  ['published-tables', 'p99 (ms)', 'Slowest percentile of waiting (ms)'],
  ['run-json', '"p99"', '"slowestLatency"'],
  ['history-ndjson', '"p99"', '"slowestLatency"'],
];

test.each(halfUnderstood)('%s: a head that is half understood is an error', async (id, head, half) => {
  const whole = inputOf(id);
  const name = basename(fileOf(id));
  expect(whole).toContain(head);
  const { problems } = await readAll(id, { [name]: whole.replaceAll(head, half) });
  const message = expect.stringContaining(half.replaceAll('"', ''));
  expect(problems).toContainEqual(expect.objectContaining({ level: 'error', message }));
});

const twoDaysMs = 2 * 86_400_000;
/** Moves the times in the second half of the lines by two days. */
const withJump = (text: string, time: RegExp, move: (stamp: string) => string): string => {
  const lines = text.split('\n');
  return lines.map((line, i) => (i < lines.length / 2 ? line : line.replace(time, move))).join('\n');
};
const byNumber = (text: string): string => withJump(text, /\b1[67]\d{11}\b/g, (ms) => String(Number(ms) + twoDaysMs));

/** Two tests in one file, two days apart. */
const jumps: Readonly<Record<string, ((text: string) => string) | CannotBe>> = {
  'jmeter-csv': byNumber,
  // With more samples, because a few may be far apart by chance.
  'jmeter-xml': (text) =>
    byNumber(
      text.replace(/(<testResults.*?>)([^]*)(<\/testResults>)/, (_, root: string, body: string, end: string) => {
        const later = (ms: number): string => body.replace(/\b1[67]\d{11}\b/g, (at) => String(Number(at) + ms));
        return root + [0, 60_000, 120_000, 180_000].map(later).join('') + end;
      }),
    ),
  'gatling-log': byNumber,
  'gatling-binary-log': { because: 'its times are relative to the start of the run' },
  'k6-points-csv': byNumber,
  'vegeta-results-csv': (text) =>
    withJump(text, /^\d{19}/g, (ns) => `${String(Number(ns.slice(0, 13)) + twoDaysMs)}${ns.slice(13)}`),
  'vegeta-results-json': (text) =>
    withJump(text, /\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => new Date(Date.parse(time) + twoDaysMs).toISOString()),
  'phout-text': (text) => withJump(text, /^\d{10}/g, (seconds) => String(Number(seconds) + twoDaysMs / 1000)),
  'k6-points-json': (text) =>
    withJump(text, /\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => new Date(Date.parse(time) + twoDaysMs).toISOString()),
};

describe.each(oneRun)('%s', (id) => {
  test('a jump in time is an error, if it keeps the times of requests', async () => {
    const name = basename(fileOf(id));
    const whole = await readAll(id, { [name]: inputOf(id) });
    const hasTimes = whole.runs.some(({ measurements }) => measurements.some(({ timeline }) => timeline !== undefined));
    const jump = jumps[id];
    expect(hasTimes).toBe(jump !== undefined);
    if (typeof jump !== 'function') return;
    const { problems } = await readAll(id, { [name]: jump(inputOf(id)) });
    expect(problems).toContainEqual(expect.objectContaining({ level: 'error', code: 'idle-result' }));
    expect(whole.problems).not.toContainEqual(expect.objectContaining({ code: 'idle-result' }));
  });
});

const header = 'timeStamp,elapsed,label,responseCode,success';
const start = Date.UTC(2026, 10, 2, 9);
/** A request of a label in each second of ten minutes, but not in the given minutes. */
const requests = (label: string, ...pauses: readonly (readonly [from: number, to: number])[]): readonly string[] =>
  Array.from({ length: 600 }, (_, second) => second)
    .filter((second) => pauses.every(([from, to]) => second < from * 60 || second >= to * 60))
    .map((second) => `${String(start + second * 1000)},5,${label},200,true`);

test.each([
  ['two of three labels', [requests('a', [3, 6]), requests('b', [3, 6]), requests('c')], ['a', 'b']],
  ['of them at about the same time', [requests('a', [3, 6]), requests('b', [4, 8]), requests('c')], ['b', 'a']],
  ['three of four', [requests('a', [3, 5]), requests('b', [3, 5]), requests('c', [3, 5]), requests('d')], ['c']],
  ['no label', [requests('a'), requests('b')], undefined],
  ['one label', [requests('a', [3, 6]), requests('b')], undefined],
  ['labels at different times', [requests('a', [1, 3]), requests('b', [5, 8]), requests('c')], undefined],
  ['labels that pause twice', [requests('a', [2, 4], [6, 8]), requests('b', [2, 4], [6, 8]), requests('c')], undefined],
  [
    'labels of two thread groups, between which another has its turn',
    [requests('a', [3, 6]), requests('b', [3, 6]), requests('c', [0, 3.05], [5.95, 10])],
    undefined,
  ],
  [
    'labels beside one that is requested once at that time',
    [requests('a', [3, 6]), requests('b', [3, 6]), requests('c'), requests('d', [0, 4], [4.1, 10])],
    ['a', 'b'],
  ],
  ['labels that end, and others begin', [requests('a', [3, 10]), requests('b', [0, 6]), requests('c')], undefined],
  ['a set-up and its end', [requests('in', [0.05, 9.95]), requests('out', [0.05, 9.95]), requests('c')], undefined],
])('a stretch without requests of %s', async (_, lines, labels) => {
  const text = [header, ...lines.flat().sort(), ''].join('\n');
  const { problems } = await readAll('jmeter-csv', { 'results.jtl': text });
  const found = problems.filter(({ code }) => code === 'idle-result').map(({ message }) => message);
  expect(found).toEqual(labels?.slice(0, 1).map(() => expect.stringContaining(labels[0] ?? '')) ?? []);
  for (const label of labels ?? []) expect(found[0]).toContain(`"${label}"`);
});

/** Of these each line is a request or a run of its own. */
const lists = /raw|history|points|results|log|phout|hey-csv|jmeter-csv|jmeter-xml|data-js|list-json/;
const twice = oneRun.filter(([id]) => !lists.test(id) && /csv|text|markdown|published/.test(id));

test.each(twice)('%s: a line that is there twice is an error, or changes nothing', async (id) => {
  const text = inputOf(id);
  const full = measured(await readingsOf(readerOf(id), text));
  const lines = text.split('\n');
  const wrong: string[] = [];
  for (const [i, line] of lines.entries()) {
    const readings = await readingsOf(readerOf(id), lines.toSpliced(i, 0, line).join('\n'));
    const isRefused = problemsOf(readings).some(({ level }) => level === 'error');
    if (!isRefused && !isDeepStrictEqual(measured(readings), full)) wrong.push(line);
  }
  expect(wrong).toEqual([]);
});

const printed = all.filter(([id]) => id.endsWith('-text') && id !== 'phout-text');

// The lines of go test are repetitions, and count once.
test.each(printed.filter(([id]) => id !== 'go-bench-text'))('%s: two reports of one case are an error', async (id) => {
  const report = inputOf(id);
  const readings = await readingsOf(readerOf(id), `${report}\n${report}`);
  const errors = problemsOf(readings).filter(({ level }) => level === 'error');
  expect(errors.map(({ code }) => code)).toEqual(['rows-alike']);
});

/** A unit that the tool does not write, or a head in it. */
const units: readonly (readonly [id: string, known: RegExp, unknown: string])[] = [
  // ab writes no units.
  ['go-bench-text', /ns\/op/g, 'furlongs/op'],
  ...printed
    .slice(1)
    .flatMap(([id]) => (id === 'go-bench-text' ? [] : [[id, /(?<=\d ?)(?:m?s|secs?)\b/g, 'furlongs'] as const])),
  ['published-tables', /p99 \(ms\)/, 'p99 (furlongs)'],
  ['wso2-summary-csv', /Average Response Time \(ms\)/, 'Average Response Time (furlongs)'],
  ['jmh-json', /"scoreUnit" : "[^"]*"/g, '"scoreUnit" : "furlongs"'],
];

test.each(units)('%s: a time in an unknown unit is no time', async (id, known, unknown) => {
  const text = inputOf(id);
  const changed = text.replace(known, unknown);
  expect(changed).not.toBe(text);
  const readings = await readingsOf(readerOf(id), changed);
  const times = measured(readings).flatMap(({ metrics }) => responseTimes.flatMap((metric) => metrics[metric] ?? []));
  const before = measured(await readingsOf(readerOf(id), text));
  const all = before.flatMap(({ metrics }) => responseTimes.flatMap((metric) => metrics[metric] ?? []));
  expect(times.filter((time) => !all.includes(time))).toEqual([]);
  expect(problemsOf(readings).map(({ level }) => level)).toContainEqual(expect.stringMatching(/error|warning/));
});
