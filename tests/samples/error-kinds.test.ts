import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addErrors,
  toErrorOccurrence,
  formatMessage,
  type ErrorKind,
  type TextSpan,
  listErrors,
} from '../../src/samples/error-kinds.js';
import { addSample, emptyTally, mergeTallies, type Tally } from '../../src/samples/tally.js';

const spanOf = (text: string): TextSpan => {
  const bytes = new TextEncoder().encode(text);
  return { bytes, start: 0, end: bytes.length };
};
const errorOf = (code: string, message: string): ErrorKind => ({
  ...toErrorOccurrence(spanOf(code), spanOf(message), (bytes) => new TextDecoder().decode(bytes)),
  isVaried: false,
  count: 1,
});
const kindsOf = (errors: readonly (readonly [code: string, message: string])[]): ErrorKind[] => {
  const kinds: ErrorKind[] = [];
  for (const [code, message] of errors) addErrors(kinds, errorOf(code, message));
  return kinds;
};
const tallyOf = (errors: readonly (readonly [code: string, message: string])[]): Tally => {
  const tally = emptyTally();
  for (const [code, message] of errors)
    addSample(tally, { startMs: 0, elapsedMs: 1, failed: true, error: errorOf(code, message), sums: [0, 0, 0, 0] });
  return tally;
};

describe('kinds of errors', () => {
  test.each([
    ['It took 1,234 ms', 'It took 56 ms', 'It took # ms'],
    ['Connect to shop:8080 [shop/10.0.0.1]', 'Connect to shop:80 [shop/10.12.0.1]', 'Connect to shop:# [shop/#]'],
    ['order 550e8400-e29b-41d4 unknown', 'order 0d-9f14 unknown', 'order # unknown'],
    ['1', '23', '#'],
  ])('%j and %j differ only in numbers', (a, b, shown) => {
    const [kind, ...others] = kindsOf([
      ['500', a],
      ['500', b],
    ]);
    expect(others).toEqual([]);
    expect(kind).toMatchObject({ code: '500', count: 2, isVaried: true });
    expect(kind && formatMessage(kind)).toBe(shown);
  });

  test('keeps the numbers of a message that is always the same', () => {
    const [kind] = kindsOf([
      ['500', 'HTTP/1.1 500'],
      ['500', 'HTTP/1.1 500'],
    ]);
    expect(kind && formatMessage(kind)).toBe('HTTP/1.1 500');
  });

  test.each([
    ['500', 'x', '503', 'x'],
    ['500', 'x', '500', 'y'],
    ['50', '0x', '500', 'x'],
    ['500', '', '500', '1'],
  ])('%s %j and %s %j are two', (code, message, otherCode, otherMessage) => {
    expect(
      kindsOf([
        [code, message],
        [otherCode, otherMessage],
      ]),
    ).toHaveLength(2);
  });

  test('cuts long texts between characters', () => {
    const [kind] = kindsOf([['Non HTTP response code: '.repeat(9), 'é'.repeat(500)]]);
    expect(kind?.code).toHaveLength(80);
    expect(kind?.message).toMatch(/^é{79,80}$/);
  });
});

test('counts every error that is kept from its first occurrence on, however the rows are divided', () => {
  const error = fc.tuple(
    fc.constantFrom('500', '503', ''),
    fc.nat(40).map((i) => `error ${'abcdefghijklmnopqrstuvwxyz'[i % 26] ?? ''} ${'!'.repeat(i % 7)} ${String(i)}`),
  );
  fc.assert(
    fc.property(fc.array(error, { maxLength: 200 }), fc.nat(), (errors, seed) => {
      const cut = seed % (errors.length + 1);
      const merged = mergeTallies(tallyOf(errors.slice(cut)), tallyOf(errors.slice(0, cut)));
      expect(listErrors(merged)).toEqual(listErrors(tallyOf(errors)));
      expect(merged.errorKinds.length).toBeLessThanOrEqual(16);
    }),
  );
});

test('lists the commonest errors and the number of the others', () => {
  const errors = Array.from('abcdefghij').flatMap((letter, i) =>
    Array.from({ length: i + 1 }, () => ['500', letter] as const),
  );
  const listed = listErrors(tallyOf(errors));
  expect(listed.errors?.map(({ message, count }) => [message, count])).toEqual(
    Array.from('jihgfedc', (letter, i) => [letter, 10 - i]),
  );
  expect(listed.otherErrors).toBe(3);
});

test('lists nothing if no error has a code or a message', () => {
  expect(listErrors(tallyOf([['', '']]))).toEqual({});
});
