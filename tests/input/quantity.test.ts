import { expect, test } from '@jest/globals';
import { parseKilobytes, parseMilliseconds } from '../../src/formats/parse/quantity.js';

test.each([
  ['1.20ms', 1.2],
  ['850.00us', 0.85],
  ['820.44µs', 0.82044],
  ['820.44μs', 0.82044],
  ['1250ns', 0.00125],
  ['1.62s ', 1620],
  ['0.0123 secs', 12.3],
  ['2.00m', 120_000],
  ['1m0.012s', 60_012],
  ['1h2m3s', 3_723_000],
  ['0us', 0],
  ['12', undefined],
  ['', undefined],
  ['NaN ns', undefined],
  ['-inf ns', undefined],
  ['12 parsecs', undefined],
  ['1.2.3ms', undefined],
  [undefined, undefined],
])('%s is %s ms', (text, ms) => {
  expect(Number(parseMilliseconds(text)?.toPrecision(9))).toBe(Number(ms));
});

test.each([
  ['512B', 0.5],
  ['454.50KB', 454.5],
  ['15.51MB', 15.51 * 1024],
  ['1.5 GiB', 1.5 * 1024 * 1024],
  ['15', undefined],
])('%s is %s KB', (text, kb) => {
  expect(parseKilobytes(text)).toBe(kb);
});
