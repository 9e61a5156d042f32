/** The value of an axis has one spelling, whether a path, a column or a heading has it. */
import { expect, test } from '@jest/globals';
import { formatAxisValue } from '../../src/cases/axes.js';

test.each([
  ['users', '100', ['100', '100_users', '100 users', '100 VUs', '100 concurrent users', '100_concurrent_users']],
  ['users', '1000', ['1000', '1,000', '1 000', '1\u00A0000 users', '1\u202F000']],
  ['heap', '2G', ['2G', '2G_heap', '2G heap']],
  ['messageSize', '50', ['50', '50B', '50 B', '50 bytes', '50_bytes']],
  ['messageSize', '1 KB', ['1 KB']],
  ['backendDelay', '30', ['30', '30ms', '30 ms', '30_ms', '30ms_sleep', '30 ms sleep', '30ms delay']],
  ['cpu', '4', ['4', '4 vCPU', '4 cores', '4CPUs']],
])('%s %s', (axis, expected, spellings) => {
  expect(spellings.map((value) => formatAxisValue(axis, value))).toEqual(spellings.map(() => expected));
});
