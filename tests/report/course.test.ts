/** The charts over time of the report page: how the cases of a run become one course. */
import { expect, test } from '@jest/globals';
import { combine, overlay } from '../../page/report/course.js';

const timeline = { test: 0, from: 0, to: 4096, start: 0, width: 2048, requests: [2, 1] };

test('adds the response times of the cases, where all of them have any', () => {
  // The bucket of 10 ms has 2 requests, then that of 20 and 21 ms has one.
  const timed = { ...timeline, times: ['10,2', '18,1'] };
  expect(combine([timed])).toMatchObject({ p50: [10, 21], perSecond: [2 / 2.048, 1 / 2.048] });
  expect(combine([timed, timed])?.times[0]?.[10]).toBe(4);
  expect(combine([timed, timeline])).toMatchObject({ p50: [null, null], inFlight: [null, null] });
});

test('drops a first or last point with less than a third of the usual requests', () => {
  const points = (requests: readonly number[]) =>
    combine([{ ...timeline, to: requests.length * 2048, requests }])?.x.map((x) => (x - 1.024) / 2.048);
  expect(points([3, 9, 9, 3])).toEqual([0, 1, 2, 3]);
  expect(points([2, 9, 9, 3])).toEqual([1, 2, 3]);
  expect(points([9, 9, 2, 9, 2])).toEqual([0, 1, 2, 3]);
  expect(points([9, 2])).toEqual([0, 1]);
});

test('has the p99 of points with 300 requests', () => {
  const times = ['10,300', '10,299'];
  expect(combine([{ ...timeline, requests: [300, 299], times }])).toMatchObject({ p95: [10, 10], p99: [10, null] });
});

test('adds errors by code, most frequent first, and takes the threads of the slowest request', () => {
  const codes = [
    { code: '500', counts: [0, 1] },
    { code: '503', counts: [2, 0] },
  ];
  const course = combine([{ ...timeline, errors: [2, 1], threads: [4, 5], codes }]);
  expect(course?.codes).toEqual([
    ['503', [2 / 2.048, 0]],
    ['500', [0, 1 / 2.048]],
  ]);
  expect(course?.threads).toEqual([4, 5]);
  expect(combine([timeline])?.threads).toEqual([null, null]);
});

test('moves a baseline to the start of this run, and does not continue it', () => {
  const day = 4096 * 21_094;
  const wide = { from: day, to: day + 8192, start: day, width: 4096, requests: [4096, 8192] };
  const present = combine([{ ...timeline, to: 16_384, requests: [1, 1, 1, 1, 1, 1, 1, 1] }]);
  const past = combine([wide]);
  if (present === undefined || past === undefined) throw new Error('no course');
  const moved = overlay(present, past, past.perSecond).map((value) => value && Math.round(value));
  expect(moved).toEqual([1000, 1250, 1750, 2000, null, null, null, null]);
});
