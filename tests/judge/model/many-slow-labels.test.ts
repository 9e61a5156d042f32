/** If many labels of a plan get slower, everything is slower on average, but the other labels are as usual. */
import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../../src/model/documents.js';
import { judge, measure, past, type Times } from '../_loop.js';

const labels = Array.from({ length: 32 }, (_, i) => `label ${String(i)}`);
const times: Times = Object.fromEntries(labels.map((label, i) => [label, 30 + ((i * 37) % 11) * 20]));
const seeds = Array.from({ length: 8 }, (_, i) => i + 1);

/** The findings about response times after some labels became 40 % slower. */
function judgeSlower(isSlow: (i: number) => boolean, loads: readonly number[]): Record<'slow' | 'usual', Finding[]> {
  const slow = new Set(labels.filter((_, i) => isSlow(i)));
  const slower: Times = Object.fromEntries(
    Object.entries(times).map(([label, time]) => [label, time * (slow.has(label) ? 1.4 : 1)]),
  );
  const findings = seeds
    .flatMap((seed) => judge(past({ seed, times, loads }, 10), measure({ seed, times: slower, loads }, 10)).findings)
    .filter(({ metric }) => metric === 'p50' || metric === 'p99');
  const select = (isIn: boolean): Finding[] => findings.filter(({ case: { label } }) => slow.has(label ?? '') === isIn);
  return { slow: select(true), usual: select(false) };
}

const shareOf = (verdict: string, findings: readonly Finding[]): number =>
  findings.filter((finding) => finding.verdict === verdict).length / findings.length;

describe.each<readonly [load: string, loads: readonly number[]]>([
  ['one load', [10]],
  ['two loads', [5, 20]],
])('at %s', (_, loads) => {
  it('names the slower half of the labels and hardly any other', () => {
    const { slow, usual } = judgeSlower((i) => i % 2 === 0, loads);
    expect(shareOf('regression', slow)).toBeGreaterThan(0.6);
    expect(shareOf('regression', usual)).toBeLessThan(0.08);
  });

  it('calls no label faster whose value is as usual, if three quarters got slower', () => {
    const { usual } = judgeSlower((i) => i % 4 !== 0, loads);
    expect(shareOf('improvement', usual)).toBeLessThan(0.08);
  });
});
