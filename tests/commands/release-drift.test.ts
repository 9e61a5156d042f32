/** Drift over releases: many small losses, none of which exceeds the tolerance band. */
import { expect, test } from '@jest/globals';
import { findDrift } from '../../src/commands/signoff/signoff.js';
import type { PastMeasurement } from '../../src/model/run.js';
import { finding, report } from '../report/reports/build.js';

const release = (n: number, throughput: number): PastMeasurement => ({
  measurement: { scenario: 'shop', configuration: {}, metrics: { throughput } },
  provenance: { startedAt: `2026-01-0${String(n)}T04:00:00.000Z`, tag: `4.${String(n)}.0` },
});

test.each([
  ['three steps within the band', [100, 96, 92.2], 88.5, [-11.5]],
  ['a step of this release', [100, 99.5, 99], 90, []],
  ['a step of an earlier release', [100, 92, 91.5], 91, []],
  ['less than the band', [100, 99, 98], 97, []],
])('%s', (_, values, candidate, expected) => {
  const found = finding({ was: 99, candidate, band: { percent: 5 }, verdict: 'inconclusive', reason: 'within-noise' });
  const past = values.map((value, i) => release(i + 1, value));
  expect(findDrift(report([found], {}), past, undefined).map(({ percent }) => Number(percent.toFixed(1)))).toEqual(
    expected,
  );
});
