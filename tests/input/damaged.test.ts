/** Every reader must read or reject each fixture truncated anywhere, and with any JSON value replaced by one of another type. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from '@jest/globals';
import { times } from '../_times.js';
import { readers } from '../../src/formats/index.js';
import { optionsFor } from './_options.js';

const root = 'tests/formats';
const fixtures = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/golden|options/.test(file) && /\.\w+$/.test(file))
  .sort();

/** Reads all bytes of a fixture at once; rejects if the reader throws anything but that a number is no date. */
function survivor(file: string): (bytes: Uint8Array) => Promise<void> {
  const reader = readers.find(({ id }) => id === file.split('/')[0]);
  if (reader === undefined) throw new Error(`no reader for ${file}`);
  const options = optionsFor(join(root, file));
  return async (bytes) => {
    const head = new TextDecoder().decode(bytes.subarray(0, 64 * 1024));
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(bytes);
    };
    try {
      for await (const reading of reader.read({ file, head, bytes: pieces }, options)) void reading;
    } catch (error) {
      if (!(error instanceof RangeError) || !error.message.endsWith('is no time in milliseconds')) throw error;
    }
  };
}

test.each(fixtures)('%s truncated anywhere', async (file) => {
  const whole = readFileSync(join(root, file));
  const survive = survivor(file);
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / times(150)))
    await survive(whole.subarray(0, length));
});

describe('a JSON value of another type', () => {
  // Converting the first of these to text or to a number throws a TypeError.
  const hostile = [
    '{"toString":1,"valueOf":1}',
    'null',
    '[]',
    '[{}]',
    'true',
    '""',
    '"x"',
    '-1',
    '1e400',
    '{"__proto__":1}',
  ];
  const scalar = String.raw`"(?:[^"\\]|\\.)*"(?!\s*:)|-?\d[\d.eE+-]*|true|false|null`;
  const flat = String.raw`\{[^{}[\]]*\}|\[[^{}[\]]*\]`;

  /** The values of each key: the first, the middle and the last one. The same code reads the others. */
  function chooseValues(text: string): readonly RegExpExecArray[] {
    const chosen: RegExpExecArray[] = [];
    for (const value of [scalar, flat]) {
      const byKey = new Map<string, RegExpExecArray[]>();
      let key = '';
      for (const match of text.matchAll(
        new RegExp(String.raw`"((?:[^"\\]|\\.)*)"(?=\s*:)|(?<=[:[,]\s*)(?:${value})`, 'g'),
      )) {
        if (match[1] !== undefined) key = match[1];
        else byKey.set(key, [...(byKey.get(key) ?? []), match]);
      }
      for (const values of byKey.values())
        chosen.push(...values.filter((_, i, { length }) => i === 0 || i === length >> 1 || i === length - 1));
    }
    return chosen;
  }

  test.each(fixtures.filter((file) => /^[^/]*(-json|-js|ndjson)\//.test(file)))('in %s', async (file) => {
    const whole = readFileSync(join(root, file), 'utf8');
    const survive = survivor(file);
    for (const { index, 0: value } of chooseValues(whole))
      for (const other of hostile) {
        const changed = `${whole.slice(0, index)}${other}${whole.slice(index + value.length)}`;
        await survive(Buffer.from(changed));
      }
  });
});
