/**
 * tests/formats/<reader id>/<case>/ contains one input and golden.json with the expected readings. A new reader needs
 * fixtures here and a row in every-reader.test.ts; GUARDBAND_GOLDENS=write rewrites the goldens. Inputs of other load tools
 * are their real output for examples/shop or for a server that drops and delays requests, among them vegeta 12.13, wrk2
 * 4.0.0 and k6 1.8.1. Cases named by-hand are exceptions: they follow the documented format of the tool, because they need
 * an unavailable version, a failure that cannot be provoked, or another time zone.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { validate as validateRun } from '../../src/generated/validators/run.js';
import type { Input, Reader, Reading, ReadOptions } from '../../src/model/reading.js';
import { readers as registered } from '../../src/formats/index.js';
import { optionsFor } from './_options.js';

const root = resolve('tests/formats');
const readers: readonly Reader[] = registered;

/** The files of a fixture, relative to the folder of fixtures. */
const fixtures = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => !['golden.json', 'options.json'].includes(basename(file)) && statSync(join(root, file)).isFile())
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const cases = [...new Set(fixtures.map((file) => file.split('/').slice(0, 2).join('/')))];

/** Chunks of a few bytes expose readers that expect chunks to end with a line or a character. */
const fewBytes = 97;

function inputOf(file: string, bytes: Uint8Array, chunkBytes = fewBytes): Input {
  return {
    file,
    head: new TextDecoder().decode(bytes.subarray(0, 64 * 1024)),
    bytes: async function* () {
      for (let position = 0; position < bytes.length; position += chunkBytes)
        yield await Promise.resolve(bytes.subarray(position, position + chunkBytes));
    },
  };
}

const recognisedBy = (head: string, options: ReadOptions): readonly string[] =>
  readers.filter((reader) => reader.recognises(head, options)).map(({ id }) => id);

async function readingsOf(reader: Reader, input: Input): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for await (const reading of reader.read(input, optionsFor(join(root, input.file))))
    if (reading.kind !== 'rows') readings.push(reading);
  return readings;
}

/**
 * Goldens contain the code, level and place of a problem but not its text, so rewording a message leaves them unchanged.
 */
function withoutSentences(reading: Reading): unknown {
  if (reading.kind !== 'problem') return reading;
  const { message: _message, advice: _advice, ...rest } = reading.problem;
  return { ...reading, problem: rest };
}

describe('every fixture is recognised by its own reader only', () => {
  test.each(fixtures)('%s', (file) => {
    const { head } = inputOf(file, readFileSync(join(root, file)));
    expect(recognisedBy(head, optionsFor(join(root, file)))).toEqual([file.split('/')[0]]);
  });
});

describe('every fixture gives its golden readings', () => {
  test.each(cases)('%s', async (name) => {
    const reader = readers.find(({ id }) => id === name.split('/')[0]);
    if (reader === undefined) throw new Error(`tests/formats/${name} belongs to no reader`);
    const files = fixtures.filter((file) => file.startsWith(`${name}/`));
    const readings: Reading[] = [];
    for (const file of files)
      readings.push(...(await readingsOf(reader, inputOf(file, readFileSync(join(root, file))))));
    const golden = join(root, name, 'golden.json');
    const text = `${JSON.stringify(readings.map(withoutSentences), null, 2)}\n`;
    if (process.env['GUARDBAND_GOLDENS'] === 'write') writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });

  test.each(cases)('the readings of %s fit into a run document', (name) => {
    const readings = JSON.parse(readFileSync(join(root, name, 'golden.json'), 'utf8')) as readonly Reading[];
    const measurements = readings
      .filter((reading) => reading.kind === 'measurement')
      .map(({ measurement }) => ({ scenario: 'from the path', ...measurement }));
    const provenances = readings.flatMap((reading) =>
      reading.kind === 'provenance' ? [reading.provenance] : reading.kind === 'measurement' ? [reading.run ?? {}] : [],
    );
    for (const provenance of [{}, ...provenances]) {
      validateRun({ schemaVersion: 1, provenance, measurements });
      expect(validateRun.errors).toBeNull();
    }
  });
});

describe('every reader', () => {
  // Raw results in CSV are read by samples/ and tested there row by row.
  const summaries = readers.map(({ id }) => id).filter((id) => id !== 'jmeter-csv');

  test.each(summaries)('%s has fixtures', (id) => {
    expect(cases.map((name) => name.split('/')[0])).toContain(id);
  });
});

test('a summary above 64 MB is refused before it fills the memory', async () => {
  const reader = readers.find(({ id }) => id === 'aggregate-csv');
  const megabyte = new Uint8Array(1024 * 1024).fill(65);
  let given = 0;
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (; given < 1000; given++) yield await Promise.resolve(megabyte);
  };
  const readings = reader === undefined ? [] : await readingsOf(reader, { file: 'big.csv', head: '', bytes });
  expect(readings).toMatchObject([{ kind: 'problem', problem: { code: 'too-large', level: 'error' } }]);
  expect(given).toBe(64);
});

test('a run document may be larger than a summary', async () => {
  const reader = readers.find(({ id }) => id === 'run-json');
  const blank = new Uint8Array(1024 * 1024).fill(32);
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (let given = 0; given < 65; given++) yield await Promise.resolve(blank);
    yield readFileSync(join(root, 'run-json/histogram/input.json'));
  };
  const readings = reader === undefined ? [] : await readingsOf(reader, { file: 'run.json', head: '', bytes });
  expect(readings.map(({ kind }) => kind)).toEqual(['provenance', 'measurement']);
});
