/** What the history keeps of the requests over time. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timelineOf, toCourse } from '../../src/history/course.js';
import { countRequest, emptyIntervals, toTimeline } from '../../src/samples/timeline.js';
import { allColumns, zeroSums } from '../../src/samples/summed-fields.js';
import { fromTimes, timeAtShare } from '../../src/samples/response-times.js';
import type { Timeline } from '../../src/model/documents.js';

const begin = 1024 * 1_700_000_000;

function timelineWith(times: readonly number[], everyMs = 10): Timeline {
  const counts = emptyIntervals(undefined, true);
  for (const [i, ms] of times.entries())
    countRequest(counts, begin + i * everyMs, { elapsedMs: ms, failed: i % 50 === 0, threads: 4, sums: zeroSums() });
  return toTimeline(counts, allColumns) as Timeline;
}

test('keeps requests, errors, threads and the percentiles of at most 16 intervals in half a kilobyte', () => {
  let seed = 5;
  const random = (): number => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const timeline = timelineWith(Array.from({ length: 20_000 }, () => 20 - 30 * Math.log(random())));
  const course = toCourse(timeline);
  expect(course.length).toBeLessThan(600);
  const kept = timelineOf({ course });
  expect(kept?.requests.length).toBeLessThanOrEqual(16);
  const sum = (counts: readonly number[] = []): number => counts.reduce((total, count) => total + count, 0);
  expect([sum(kept?.requests), sum(kept?.errors)]).toEqual([20_000, 400]);
  expect(new Set(kept?.threads)).toEqual(new Set([4]));
  // Percentiles of the whole run, from the sums of all intervals.
  const percentile = (of: Timeline | undefined, share: number): number => {
    const all: number[] = [];
    for (const text of of?.times ?? [])
      for (const [bucket, count] of fromTimes(text).entries()) all[bucket] = (all[bucket] ?? 0) + count;
    return (
      timeAtShare(
        Array.from({ length: all.length }, (_, bucket) => all[bucket] ?? 0),
        share,
      ) ?? NaN
    );
  };
  for (const share of [0.5, 0.95, 0.99]) {
    const ratio = percentile(kept, share) / percentile(timeline, share);
    expect([share, Math.abs(ratio - 1) < 0.06 ? 'alike' : ratio]).toEqual([share, 'alike']);
  }
});

test('every interval has as many response times as requests, and nothing is thrown for a damaged text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(70_000), { minLength: 1, maxLength: 400 }),
      fc.integer({ min: 1, max: 900 }),
      (times, every) => {
        const kept = timelineOf({ course: toCourse(timelineWith(times, every)) });
        expect(kept?.times?.map((text) => fromTimes(text).reduce((sum, count) => sum + count, 0))).toEqual(
          kept?.requests,
        );
      },
    ),
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,;'.split('')), maxLength: 80 }), (course) => {
      timelineOf({ course });
    }),
  );
  expect(timelineOf({ course: '1000,1024;5,0,' })).toBeUndefined();
  expect(timelineOf({ course: `1024,1024;${'9'.repeat(400)},0,` })).toBeUndefined();
});
