/** What a waiver permits: a change of this run up to its ceiling, and a slow loss up to the size of the loss. */
import { expect, test } from '@jest/globals';
import { waive } from '../../src/judge/waivers.js';
import type { Finding } from '../../src/model/documents.js';
import { finding } from '../report/reports/build.js';

const today = '2026-02-01';
const waived = (found: Finding, ceiling: string) => {
  const waiver = { where: { scenario: 'shop' }, metric: found.metric, ceiling, until: '2026-03-01', reason: 'known' };
  const { findings, uses } = waive([found], [waiver], today);
  return [findings[0]?.verdict, uses[0]?.state];
};

test('a waiver permits a change up to its ceiling', () => {
  const slower = finding({ was: 400, candidate: 360, verdict: 'regression', reason: 'beyond-limit' });
  expect(waived(slower, '11%')).toEqual(['waived', 'used']);
  expect(waived(slower, '9%')).toEqual(['regression', 'exceeded']);
});

test('a waiver of a slow loss is compared with the loss, however fast this run is', () => {
  const lost = (candidate: number): Finding =>
    finding({ was: 400, candidate, verdict: 'suspect', reason: 'drift', drift: { percent: -4.2, runs: 6 } });
  for (const candidate of [400, 300, 520]) {
    expect(waived(lost(candidate), '5%')).toEqual(['waived', 'used']);
    expect(waived(lost(candidate), '4%')).toEqual(['suspect', 'exceeded']);
    expect(waived(lost(candidate), '17 points')).toEqual(['waived', 'used']);
    expect(waived(lost(candidate), '16 points')).toEqual(['suspect', 'exceeded']);
  }
});

test('a suspect of this run that is part of a slow loss is compared with its own change', () => {
  const found = finding({
    ...{ was: 400, candidate: 300, verdict: 'suspect', reason: 'single-run' },
    drift: { percent: -4.2, runs: 6 },
  } as const);
  expect(waived(found, '5%')).toEqual(['suspect', 'exceeded']);
  expect(waived(found, '30%')).toEqual(['waived', 'used']);
});
