import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addTimes,
  bucketOf,
  bucketStart,
  findTimesFault,
  fromTimes,
  timeAtShare,
  toTimes,
} from '../../src/samples/response-times.js';

test('every time is in the bucket that begins at or before it, and the next one begins after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (ms) => {
      const bucket = bucketOf(ms);
      expect(bucketStart(bucket)).toBeLessThanOrEqual(ms);
      expect(bucketStart(bucket + 1)).toBeGreaterThan(ms);
      // A bucket is an eighth of its time at most.
      expect(bucketStart(bucket + 1) - bucketStart(bucket)).toBeLessThanOrEqual(Math.max(1, ms / 8));
    }),
  );
});

test('a percentile read from buckets is at most an eighth off', () => {
  const time = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 300 }), fc.constantFrom(0.5, 0.95, 0.99), (times, share) => {
      const counts: number[] = [];
      for (const ms of times) addTimes(counts, [], bucketOf(ms));
      const exact = times.toSorted((a, b) => a - b)[Math.ceil(share * times.length - 1e-9) - 1] ?? 0;
      const read = timeAtShare(counts, share) ?? NaN;
      expect(Math.abs(read - exact)).toBeLessThanOrEqual(Math.max(1, exact / 8));
      expect(fromTimes(toTimes(counts))).toEqual(counts);
    }),
  );
});

test('damaged counts of a document are a fault', () => {
  expect(findTimesFault(['18,1', ''], [1, 0])).toBeUndefined();
  for (const text of ['18,2', '18,1,x', '-1,1', '250,1', '18,0.5,0.5', '']) {
    expect(findTimesFault([text], [1])?.pointer).toBe('/times/0');
  }
});
