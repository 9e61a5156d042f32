/** If half of the labels of a plan get slower, everything is slower on average, but the other labels are as usual. */
import { expect, it } from '@jest/globals';
import { judge, measure, past, type Times } from './_loop.js';

const labels = Array.from({ length: 32 }, (_, i) => `label ${String(i)}`);
const times: Times = Object.fromEntries(labels.map((label, i) => [label, 30 + ((i * 37) % 11) * 20]));
const seeds = Array.from({ length: 8 }, (_, i) => i + 1);

it.each<readonly [load: string, loads: readonly number[]]>([
  ['one load', [10]],
  ['two loads', [5, 20]],
])('names the slower half and hardly any other label, at %s', (_, loads) => {
  const slow = new Set(labels.filter((__, i) => i % 2 === 0));
  const slower: Times = Object.fromEntries(
    Object.entries(times).map(([label, time]) => [label, time * (slow.has(label) ? 1.4 : 1)]),
  );
  const findings = seeds.flatMap((seed) => {
    const history = past({ seed, times, loads }, 10);
    return judge(history, measure({ seed, times: slower, loads }, 10)).findings;
  });
  const failedShare = (isSlow: boolean): number => {
    const rows = findings.filter(
      ({ metric, case: { label } }) => (metric === 'p50' || metric === 'p99') && slow.has(label ?? '') === isSlow,
    );
    return rows.filter(({ verdict }) => verdict === 'regression').length / rows.length;
  };
  expect(failedShare(true)).toBeGreaterThan(0.75);
  expect(failedShare(false)).toBeLessThan(0.08);
});
