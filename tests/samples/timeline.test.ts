import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addIntervals,
  countRequest,
  emptyIntervals,
  maxIntervals,
  widthFor,
  type IntervalCounts,
} from '../../src/samples/timeline.js';
import { toTimes } from '../../src/samples/response-times.js';

type Request = readonly [endMs: number, failed: boolean, elapsedMs: number, threads?: number, latencyMs?: number];
const begin = 1_700_000_000_000;

function countAll(requests: readonly Request[]): IntervalCounts {
  const timeline = emptyIntervals(undefined, true);
  for (const [endMs, failed, elapsedMs, threads, latencyMs = 0] of requests)
    countRequest(timeline, endMs, {
      elapsedMs,
      failed,
      ...(threads !== undefined && { threads }),
      sums: [0, 0, latencyMs, 1],
    });
  return timeline;
}

const request: fc.Arbitrary<Request> = fc.tuple(
  fc.oneof(
    fc.integer({ min: begin, max: begin + 200_000 }),
    fc.integer({ min: begin, max: begin + 100_000_000 }),
    fc.integer({ min: 0, max: 8_640_000_000_000_000 }),
  ),
  fc.boolean(),
  fc.oneof(fc.nat(5000), fc.nat(5)),
  fc.nat(9),
);

test('counts requests and errors per interval and keeps the slowest, whatever their order', () => {
  const timeline = countAll([
    [1024 * 7 + 1000, true, 30],
    [1024 * 5, false, 20],
    [1024 * 7, false, 10],
  ]);
  expect(timeline).toMatchObject({
    widthMs: 1024,
    intervals: [
      { number: 5, requests: 1, errors: 0, slowest: 20 },
      { number: 7, requests: 2, errors: 1, slowest: 30 },
    ],
  });
  // 20 ms is in the bucket of 20 and 21 ms; 10 ms and 30 ms follow.
  expect(timeline.intervals.map(({ times }) => toTimes(times))).toEqual(['18,1', '10,1,0,0,0,0,0,0,0,0,0,0,0,0,1']);
});

test('doubles the width of the intervals until the run fits into 120 of them', () => {
  const seconds = Array.from({ length: 1000 }, (_, i): Request => [begin + i * 1000, i % 10 === 0, i]);
  const { widthMs, intervals } = countAll(seconds);
  expect(widthMs).toBe(16_384);
  expect(intervals.length).toBeLessThanOrEqual(maxIntervals);
  expect(intervals.length).toBeGreaterThan(maxIntervals / 2);
  expect(intervals.reduce((sum, { requests }) => sum + requests, 0)).toBe(1000);
  expect(intervals.reduce((sum, { errors }) => sum + errors, 0)).toBe(100);
  expect(intervals.at(-1)?.slowest).toBe(999);
});

test('parts in any order and grouping add up to the whole', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 60 }), fc.infiniteStream(fc.nat(3)), (requests, stream) => {
      const parts: Request[][] = [[], [], [], []];
      for (const request of requests) parts[stream.next().value as number]?.push(request);
      const [a, b, c, d] = parts.map(countAll) as [IntervalCounts, IntervalCounts, IntervalCounts, IntervalCounts];
      addIntervals(d, c);
      addIntervals(b, a);
      addIntervals(d, b);
      const whole = countAll(requests);
      expect(d).toEqual(whole);
      expect((whole.intervals.at(-1)?.number ?? 0) - (whole.intervals[0]?.number ?? 0)).toBeLessThan(maxIntervals);
    }),
  );
});

test('uses the least width that suffices', () => {
  fc.assert(
    fc.property(fc.array(request, { minLength: 1, maxLength: 20 }), (requests) => {
      const ends = requests.map(([endMs]) => endMs);
      expect(countAll(requests).widthMs).toBe(widthFor(Math.min(...ends), Math.max(...ends)));
    }),
  );
});
