/** A request that is added to a plan makes every iteration longer, so all other labels lose throughput. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { times } from '../../_times.js';
import type { JudgedRun } from '../../../src/judge/judge-run.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { judge, measure, old, past, type Loop, type Times } from '../_loop.js';

const throughputOf = ({ findings }: JudgedRun) =>
  findings.filter(({ metric, verdict }) => metric === 'throughput' && verdict !== 'new');
const severity = ({ outcome }: JudgedRun): number => ['passed', 'undecided', 'failed'].indexOf(outcome);

const seeds = Array.from({ length: times(10, 2) }, (_, i) => i + 1);
/** The outcomes of all seeds. */
const outcomesOf = (judged: (seed: number) => JudgedRun): readonly string[] => [
  ...new Set(seeds.map((seed) => judged(seed).outcome)),
];
const shop = (seed: number): Loop => ({ seed, times: old });
const withSearch = (seed: number, search = 120, others: Times = {}): Loop => ({
  seed,
  times: { ...old, ...others, Search: search },
});

describe.each([3, 5, 10])('a new label after %d runs', (runs) => {
  it.each([60, 120, 400])('of %d ms explains the throughput of the others', (search) => {
    for (const seed of seeds) {
      const judged = judge(past(shop(seed), runs), measure(withSearch(seed, search), 20));
      expect({ seed, outcome: judged.outcome }).toEqual({ seed, outcome: 'passed' });
      const findings = throughputOf(judged);
      expect(new Set(findings.map(({ verdict, reason }) => `${verdict} ${reason}`))).toEqual(new Set(['pass coupled']));
      const shift = judged.runShifts.find(({ metric }) => metric === 'throughput');
      expect(shift).toMatchObject({ labels: [{ scenario: 'shop', label: 'Search', new: true }], verdict: 'pass' });
      const lost = 100 * (525 / (525 + search) - 1);
      expect(Math.abs((shift?.percent ?? 0) - lost)).toBeLessThan(4);
    }
  });
});

describe.each([1, 2, 4])('a label in the newest %d of ten recorded runs', (recent) => {
  const history = (seed: number): readonly Run[] =>
    Array.from({ length: 10 }, (_, day) => measure(day < 10 - recent ? shop(seed) : withSearch(seed), day));

  it('costs no throughput of the others', () => {
    for (const seed of seeds) {
      const judged = judge(history(seed), measure(withSearch(seed), 20));
      expect({ seed, outcome: judged.outcome }).not.toEqual({
        seed,
        outcome: 'failed',
      });
      for (const { delta, verdict } of throughputOf(judged)) {
        expect(Math.abs(delta?.percent ?? NaN)).toBeLessThan(7);
        expect(verdict).toBe('pass');
      }
    }
  });

  it('excuses no pause and no label that became longer', () => {
    for (const seed of seeds) {
      const paused = { ...withSearch(seed), pause: 500 };
      expect(judge(history(seed), measure(paused, 20)).outcome).toBe('failed');
      const slower = judge(history(seed), measure(withSearch(seed, 120, { Pay: 400 }), 20));
      const failing = slower.findings.filter(({ fails }) => fails);
      expect(new Set(failing.map(({ case: { label } }) => label))).toEqual(new Set(['Pay']));
    }
  });
});

describe.each([1, 2, 4])('a pause that came with a label, in the newest %d recorded runs', (recent) => {
  const paused = (seed: number): Loop => ({ ...withSearch(seed), pause: 500 });
  const history = (seed: number): readonly Run[] =>
    Array.from({ length: 10 }, (_, day) => measure(day < 10 - recent ? shop(seed) : paused(seed), day));

  it('is not accepted with it', () => {
    expect(outcomesOf((seed) => judge(history(seed), measure(paused(seed), 20)))).toEqual(['failed']);
  });

  it('costs nothing once it is gone', () => {
    const repaired = (seed: number) => [...history(seed), measure(withSearch(seed), 18)];
    expect(outcomesOf((seed) => judge(repaired(seed), measure(withSearch(seed), 20)))).toEqual(['passed']);
  });
});

it.each([3, 5, 8])('does not forget a loss of %d runs that nobody accepted when a label is added', (lost) => {
  const paused = (loop: Loop): Loop => ({ ...loop, pause: 400 });
  const historyOf = (seed: number) => [
    ...past(shop(seed), 9),
    ...Array.from({ length: lost }, (_, day) => measure(paused(shop(seed)), 9 + day)),
    measure(paused(withSearch(seed)), 18),
  ];
  expect(outcomesOf((seed) => judge(historyOf(seed), measure(paused(withSearch(seed)), 20)))).toEqual(['failed']);
});

it('begins a level with each of several labels', () => {
  const withBoth = (seed: number): Loop => ({ seed, times: { ...old, Search: 120, Login: 90 } });
  const historyOf = (seed: number) => {
    const loops = [shop(seed), withSearch(seed), withBoth(seed)];
    return Array.from({ length: 12 }, (_, day) => measure(loops[Math.floor(day / 4)] as Loop, day));
  };
  expect(outcomesOf((seed) => judge(historyOf(seed), measure(withBoth(seed), 20)))).toEqual(['passed']);
});

it('explains the loss of a plan with one request', () => {
  for (const seed of seeds) {
    const plan = { seed, times: { Pay: 250 }, loads: [10] };
    const judged = judge(past(plan, 6), measure({ ...plan, times: { Pay: 250, Search: 120 } }, 20));
    expect({ seed, outcome: judged.outcome }).toEqual({ seed, outcome: 'passed' });
    expect(judged.runShifts).toMatchObject([{ labels: [{ label: 'Search', new: true }] }]);
  }
});

it('explains the loss of repetitions', () => {
  const runs = (seed: number) => [20, 21, 22].map((day) => measure(withSearch(seed), day));
  expect(outcomesOf((seed) => judge(past(shop(seed), 6), ...runs(seed)))).toEqual(['passed']);
});

it.each<[string, Loop]>([
  ['is tiny', { ...withSearch(1, 5), pause: 350 }],
  ['belongs to another thread group', { ...withSearch(1, 120), pause: 350, share: { Search: 0.3 } }],
])('fails a loss that no label explains although a new label %s', (_, loop) => {
  expect(outcomesOf((seed) => judge(past(shop(seed), 10), measure({ ...loop, seed }, 20)))).toEqual(['failed']);
});

it('explains nothing if the mean of the new label is unknown', () => {
  const stripped = (measurement: Measurement): Measurement => {
    if (measurement.label !== 'Search') return measurement;
    const { mean, ...metrics } = measurement.metrics;
    return { ...measurement, metrics };
  };
  const strip = ({ measurements, ...run }: Run): Run => ({ ...run, measurements: measurements.map(stripped) });
  expect(outcomesOf((seed) => judge(past(shop(seed), 10), strip(measure(withSearch(seed), 20))))).toEqual(['failed']);
});

it('fails nothing but the missing label where one was removed', () => {
  for (const seed of seeds) {
    const judged = judge(past(withSearch(seed), 6), measure(shop(seed), 20));
    const failing = judged.findings.filter(({ fails }) => fails);
    expect(new Set(failing.map(({ verdict }) => verdict))).toEqual(new Set(['missing']));
  }
});

it('is never milder where an old label, or a pause, becomes longer', () => {
  const loops = fc.record({
    seed: fc.integer({ min: 1, max: 10_000 }),
    runs: fc.constantFrom(2, 3, 5, 10),
    search: fc.constantFrom(1, 20, 120, 500),
    slower: fc.constantFrom('Pay', 'Home', 'pause', 'everything'),
  });
  fc.assert(
    fc.property(loops, ({ seed, runs, search, slower }) => {
      const history = past(shop(seed), runs);
      // By less than that, chance in another label decides.
      const outcomes = [1.2, 1.4, 1.8, 3, 8].map((factor) => {
        const factorOf = (name: string): number => (name === slower || slower === 'everything' ? factor : 1);
        const times = Object.fromEntries(Object.entries(old).map(([label, time]) => [label, time * factorOf(label)]));
        const loop = { seed, times: { ...times, Search: search }, pause: 100 * factorOf('pause') };
        return severity(judge(history, measure(loop, 20)));
      });
      expect(outcomes).toEqual(outcomes.toSorted((a, b) => a - b));
    }),
    { numRuns: times(60), seed: 3 },
  );
});

it('never hides a slow label behind a new one', () => {
  const loops = fc.record({
    seed: fc.integer({ min: 1, max: 10_000 }),
    runs: fc.constantFrom(5, 10),
    search: fc.constantFrom(1, 20, 120, 500, 5000),
    slower: fc.constantFrom('Pay', 'Home', 'Cart'),
  });
  fc.assert(
    fc.property(loops, ({ seed, runs, search, slower }) => {
      const times = { ...old, [slower]: 1.5 * (old[slower] ?? NaN) };
      const judged = judge(past(shop(seed), runs), measure(withSearch(seed, search, times), 20));
      const failing = judged.findings.filter(({ fails, metric }) => fails && (metric === 'p50' || metric === 'p99'));
      expect(failing.map(({ case: { label } }) => label)).toContain(slower);
    }),
    { numRuns: times(60), seed: 4 },
  );
});
