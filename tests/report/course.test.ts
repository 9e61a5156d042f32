/** The charts over time of the report page: how the cases of a run become one course. */
import { expect, test } from '@jest/globals';
import { combine } from '../../page/report/course.js';

const timeline = { test: 0, from: 0, to: 4096, start: 0, width: 2048, requests: [2, 1] };

test('adds the response times of the cases, where all of them have any', () => {
  // The bucket of 10 ms has 2 requests, then that of 20 and 21 ms has one.
  const timed = { ...timeline, times: ['10,2', '18,1'] };
  expect(combine([timed])).toMatchObject({ p50: [10, 21], perSecond: [2 / 2.048, 1 / 2.048] });
  expect(combine([timed, timed])?.times[0]?.[10]).toBe(4);
  expect(combine([timed, timeline])).toMatchObject({ p50: [null, null], inFlight: [null, null] });
});
