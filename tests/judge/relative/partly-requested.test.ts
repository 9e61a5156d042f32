/** Which labels are named where the throughput of a plan falls because one of them became slower. */
import { describe, expect, it } from '@jest/globals';
import { judge, measure, old, past, type Loop, type Times } from './_loop.js';

const seeds = Array.from({ length: 10 }, (_, i) => i + 1);
const shop = (seed: number, times: Times = {}): Loop => ({ seed, times: { ...old, ...times } });

/** A plan with a search in a part of the iterations, each decided by chance. */
const withSearch = (seed: number, share: number, times: Times = {}): Loop => ({
  ...shop(seed, { Search: 120, ...times }),
  share: { Search: share },
});

const labelsIn = (findings: ReturnType<typeof judge>['findings']): readonly string[] => [
  ...new Set(findings.map(({ case: { label } }) => String(label))),
];

describe.each([0.1, 0.3, 0.6])('a label in %d of the iterations', (share) => {
  it.each([6, 10, 30])('waits for another one that became slower, after %d runs', (runs) => {
    for (const seed of seeds) {
      const judged = judge(past(withSearch(seed, share), runs), measure(withSearch(seed, share, { Pay: 450 }), 40));
      expect({ seed, labels: labelsIn(judged.findings.filter(({ fails }) => fails)) }).toEqual({
        seed,
        labels: ['Pay'],
      });
      expect(judged.reasons).toEqual(['regression']);
      const shift = judged.runShifts.find(({ metric }) => metric === 'throughput');
      expect(shift?.labels).toEqual([{ scenario: 'shop', label: 'Pay' }]);
    }
  });

  it('fails if it became slower itself', () => {
    for (const seed of seeds) {
      const judged = judge(past(withSearch(seed, share), 10), measure(withSearch(seed, share, { Search: 240 }), 40));
      expect(labelsIn(judged.findings.filter(({ fails }) => fails))).toContain('Search');
    }
  });

  it('fails if it is requested less often than the others', () => {
    for (const seed of seeds) {
      const rarely = { ...withSearch(seed, share, { Pay: 300 }), share: { Search: share / 4 } };
      const judged = judge(past(withSearch(seed, share), 10), measure(rarely, 40));
      const failing = judged.findings.filter(({ fails, metric }) => fails && metric === 'throughput');
      expect(labelsIn(failing)).toContain('Search');
    }
  });
});

it('does not name a fast label for the noise of its response times', () => {
  for (const seed of seeds) {
    const judged = judge(past(shop(seed), 10), measure(shop(seed, { Pay: 450, Home: 37.5 }), 40));
    expect(labelsIn(judged.findings.filter(({ fails }) => fails))).toEqual(['Pay']);
  }
});

it('names both labels that became slower', () => {
  for (const seed of seeds) {
    const judged = judge(past(shop(seed), 10), measure(shop(seed, { Pay: 400, Home: 52 }), 40));
    const failing = judged.findings.filter(({ fails, metric }) => fails && metric === 'throughput');
    expect(labelsIn(failing)).toEqual(['Home', 'Pay']);
  }
});
