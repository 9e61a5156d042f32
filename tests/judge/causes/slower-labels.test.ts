/** Which labels are named where the throughput of a plan falls because one of them became slower. */
import { describe, expect, it } from '@jest/globals';
import { judge, measure, old, past, type Loop, type Times } from '../_loop.js';
import { times } from '../../_times.js';

const seeds = Array.from({ length: times(2) }, (_, i) => i + 1);
const shop = (seed: number, times: Times = {}): Loop => ({ seed, times: { ...old, ...times } });

/** A plan with a search in a part of the iterations, each decided by chance. */
const withSearch = (seed: number, share: number, times: Times = {}): Loop => ({
  ...shop(seed, { Search: 120, ...times }),
  share: { Search: share },
});

const labelsIn = (findings: ReturnType<typeof judge>['findings']): readonly string[] => [
  ...new Set(findings.map(({ case: { label } }) => String(label))),
];

/** The labels that explain the throughput of the whole run. */
const explainedBy = ({ runShifts }: ReturnType<typeof judge>) =>
  runShifts.find(({ metric }) => metric === 'throughput')?.labels?.map(({ label }) => label);

describe.each([0.1, 0.3, 0.6])('a label in %d of the iterations', (share) => {
  it.each([6, 10, 30])('waits for another one that became slower, after %i runs', (runs) => {
    const judged = seeds.map((seed) =>
      judge(past(withSearch(seed, share), runs), measure(withSearch(seed, share, { Pay: 450 }), 40)),
    );
    const explained = judged.filter((run) => {
      const failing = labelsIn(run.findings.filter(({ fails }) => fails));
      return [failing, run.reasons, explainedBy(run)].map(String).join(' ') === 'Pay regression Pay';
    });
    // The few requests of a rare label are a chance of their own.
    expect(explained.length).toBeGreaterThanOrEqual(seeds.length - Math.ceil(seeds.length / 10));
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

it('does not name a fast label that became a little slower', () => {
  for (const seed of seeds) {
    const judged = judge(past(shop(seed), 10), measure(shop(seed, { Browse: 150, Home: 38.5 }), 40));
    expect({ seed, labels: explainedBy(judged) }).toEqual({ seed, labels: ['Browse'] });
  }
});

it('names both labels that became slower', () => {
  for (const seed of seeds) {
    const judged = judge(past(shop(seed), 10), measure(shop(seed, { Pay: 400, Home: 52 }), 40));
    const failing = judged.findings.filter(({ fails, metric }) => fails && metric === 'throughput');
    expect(labelsIn(failing)).toEqual(['Home', 'Pay']);
  }
});

describe('a plan of two labels', () => {
  const login = (seed: number, times: Times = {}): Loop => ({ seed, times: { Login: 90, Pay: 250, ...times } });

  it.each(['Login', 'Pay'])('calls only %s slower if nothing else is', (label) => {
    for (const seed of seeds) {
      const slower = { [label]: 1.6 * (login(seed).times[label] ?? NaN) };
      const judged = judge(past(login(seed), 10), measure(login(seed, slower), 40));
      expect(labelsIn(judged.findings.filter(({ fails }) => fails))).toEqual([label]);
      expect([judged.reasons, explainedBy(judged)]).toEqual([['regression'], [label]]);
    }
  });

  it('calls everything slower if both are', () => {
    for (const seed of seeds) {
      const slower = { Login: 135, Pay: 375 };
      const judged = judge(past(login(seed), 10), measure({ ...login(seed, slower), pause: 150 }, 40));
      expect(judged.reasons).toContain('whole-run');
      expect(explainedBy(judged)).toBeUndefined();
    }
  });
});

it.each<[string, Times]>([
  ['two labels', { Login: 90, Pay: 250 }],
  ['four labels', old],
])('names none of %s if users pause longer', (_, times) => {
  for (const seed of seeds) {
    const judged = judge(past({ seed, times }, 10), measure({ seed, times, pause: 400 }, 40));
    expect(judged.reasons).toContain('whole-run');
    expect(explainedBy(judged)).toBeUndefined();
  }
});
