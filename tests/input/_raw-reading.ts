/** What the tests of both formats of raw results share. */
import { expect, test } from '@jest/globals';
import type { Problem } from '../../src/model/documents.js';
import type { BareMeasurement, Reader, Reading, ReadOptions } from '../../src/model/reading.js';
import { isError } from '../../src/problems/problem.js';

export interface RawRead {
  readonly measurements: readonly BareMeasurement[];
  readonly problems: readonly Problem[];
}

/** Reads a raw result in pieces of the given size. */
export async function readRaw(
  reader: Reader,
  text: string | Uint8Array,
  options: Partial<ReadOptions> = {},
  pieceBytes = 1 << 20,
): Promise<readonly Reading[]> {
  const all = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    for (let position = 0; position < all.length; position += pieceBytes)
      yield await Promise.resolve(all.slice(position, position + pieceBytes));
  };
  const found: Reading[] = [];
  const input = { file: 'results.jtl', head: new TextDecoder().decode(all.subarray(0, 64 * 1024)), bytes };
  for await (const reading of reader.read(input, { warmupMs: 0, transactions: 'both', ...options }))
    found.push(reading);
  return found;
}

/** The measurements, which belong to the whole file, and the problems. */
export function sortReadings(readings: readonly Reading[]): RawRead {
  const measurements: BareMeasurement[] = [];
  const problems: Problem[] = [];
  const sources = new Set<string>();
  for (const reading of readings)
    if (reading.kind === 'problem') problems.push(reading.problem);
    else if (reading.kind === 'measurement') {
      sources.add(JSON.stringify(reading.source));
      measurements.push(reading.measurement);
    }
  expect([...sources]).toEqual(measurements.length === 0 ? [] : ['{"file":"results.jtl","line":1}']);
  return { measurements, problems };
}

/** "label samples errors" for each measurement, then "level code" for each problem. */
export const summarize = ({ measurements, problems }: RawRead): readonly string[] => [
  ...measurements.map(({ label, samples = 0, metrics: { errorPercent } }) => {
    const errors = typeof errorPercent === 'number' ? Math.round((errorPercent / 100) * samples) : '?';
    return `${String(label)} ${samples} ${errors}`;
  }),
  ...problems.map(({ level, code, line }) => `${level} ${code}${line === undefined ? '' : `:${line}`}`),
];

/** A raw result and the summary of what is read from it. */
export type RawCase = readonly [
  name: string,
  text: string | Uint8Array,
  expected: readonly string[],
  options?: Partial<ReadOptions>,
];

/** The rest of the file is used, so the outcome is at best undecided. */
const isPartial = ({ code }: Problem): boolean => ['dropped-rows', 'truncated-result', 'label-unread'].includes(code);

/** Tests that every result gives its summary, in pieces of any size, and that its problems are explained. */
export function testTable(
  table: readonly RawCase[],
  read: (text: string | Uint8Array, options?: Partial<ReadOptions>, pieceBytes?: number) => Promise<RawRead>,
): void {
  const known = new Map<RawCase, Promise<RawRead>>();
  const readOnce = (item: RawCase): Promise<RawRead> => {
    const reading = known.get(item) ?? read(item[1], item[3]);
    known.set(item, reading);
    return reading;
  };

  test.each(table.map((item) => [item[0], item] as const))('%s', async (_, item) => {
    expect(summarize(await readOnce(item))).toEqual(item[2]);
  });

  test.each(table.filter(([, text]) => text.length < 3000).map((item) => [item[0], item] as const))(
    '%s: the same in pieces of any size',
    async (_, item) => {
      const [, text, , options] = item;
      const whole = await readOnce(item);
      for (const size of [1, 2, 3, 7, 64]) expect(await read(text, options, size)).toEqual(whole);
    },
  );

  test('every problem has advice', async () => {
    for (const item of table)
      for (const { message, advice } of (await readOnce(item)).problems) {
        expect(message).toMatch(/^[A-Z0-9].*\.$/s);
        expect(advice).toMatch(/^[A-Z].{10,}/s);
        expect(message + advice).not.toMatch(/undefined|NaN|\[object/);
      }
  });

  test('an error gives no measurements, unless a part is used', async () => {
    for (const item of table) {
      const { measurements, problems } = await readOnce(item);
      expect(measurements.length > 0).toBe(problems.every((problem) => !isError(problem) || isPartial(problem)));
    }
  });
}
