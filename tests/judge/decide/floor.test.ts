/**
 * The limits of the floor: of each rule, the first value beyond it. Pasts are of 1000 (ms or requests a second) unless a rule needs
 * more; a band of 10 % is ln 1.1 = 0.0953, so that half again as much is 15.37 %.
 */
import { describe, expect, test } from '@jest/globals';
import { findBeyondFloor } from '../../../src/judge/decide/floor.js';
import { judgeMetric } from '../../../src/judge/decide/judge-metric.js';
import { judge, type Measured } from '../_generated.js';
import { chanceOf } from '../_simulated.js';
import { outcomeOf } from '../_unchanged.js';
import { tableOf, type Row } from './_rows.js';

/** By row, whether its value is beyond the floor. */
const areBeyond = (id: string, rows: readonly Row[]): readonly boolean[] =>
  findBeyondFloor(judgeMetric(tableOf(id, rows))).map((better) => better > 0);

/** The first value beyond the floor of the first row, to a tenth; undefined if none is. */
function firstBeyond(id: string, rowsOf: (now: number) => readonly Row[]): number | undefined {
  const far = id === 'throughput' ? 1 : 20_000;
  const isBeyond = (now: number): boolean => areBeyond(id, rowsOf(now))[0] === true;
  let [inside, beyond] = [id === 'throughput' ? 2000 : 0.1, far];
  if (!isBeyond(far)) return undefined;
  while (Math.abs(beyond - inside) > 0.001) {
    const middle = (inside + beyond) / 2;
    if (isBeyond(middle)) beyond = middle;
    else inside = middle;
  }
  return Math.round(10 * beyond) / 10;
}

const ofPast = (id: string, past: readonly number[]): number | undefined => firstBeyond(id, (now) => [{ past, now }]);
const runs = (count: number, value = 1000): readonly number[] => Array<number>(count).fill(value);
const copies = (count: number, row: Row): readonly Row[] => Array<Row>(count).fill(row);
const calm: Row = { past: runs(4), now: 1000 };
const up = [1200, 1000, 1200, 1000];
const down = [1000, 1200, 1000, 1200];

describe('a value is beyond the floor', () => {
  test.each<[rule: string, id: string, past: readonly number[], first: number | undefined]>([
    ['1.25 bands of a rate: 0.95 ** 1.25', 'throughput', runs(4), 937.9],
    ['1.5 bands of a typical time: 1.1 ** 1.5', 'p50', runs(4), 1153.7],
    ['of the mean, too', 'mean', runs(4), 1153.7],
    ['one band of a tail', 'p99', runs(4), 1100],
    ['a band of 1 ms is 20 % of 5 ms: 1.2 ** 1.5', 'p50', runs(4, 5), 6.6],
    ['the example in the source', 'p50', [100, 104, 97], 115.9],
    ['one past run', 'p50', runs(1), 1153.7],
    ['no past run', 'p50', [], undefined],
    ['times: a tenth of the range beyond the worst run: 1150 * 1.15 ** 0.1', 'p50', [1150, ...runs(5)], 1166.2],
    ['rates: no share of the range', 'throughput', [850, ...runs(5)], 937.9],
    ['the spread of four runs, 0.1523, above the median of two, 1095.4', 'p50', up, 1275.7],
    ['the worst median of the newest runs counts: of the newest', 'p50', [...runs(5), 1100], 1269.1],
  ])('%s: %s', (_, id, past, first) => {
    expect(ofPast(id, past)).toBe(first);
  });

  // 1000 / 1.1 ** 3 = 751.3: from there on, the better runs count alone, and 1.1 ** 3 above them is beyond the floor. Of other runs,
  // the gain is a part of the spread: ln(1000 / 752) of the newest three is 0.1786.
  test.each([
    [1, 751, 999.6],
    [1, 752, 1195.6],
    [2, 751, 999.6],
    [2, 752, 1268.9],
    [3, 751, 999.6],
    [3, 752, 1239],
    [4, 751, 1227.6],
  ])('newest runs that are better by twice the least: %d of %d', (count, value, first) => {
    expect(ofPast('p50', [...runs(9), ...runs(count, value)])).toBe(first);
  });

  test('the worst of the newest runs counts', () => {
    expect(ofPast('p50', [...runs(9), 600, 751])).toBe(999.6);
    expect(ofPast('p50', [...runs(9), 600, 752])).toBe(1394.4);
  });

  test('newest runs that are only as good as one before them do not count alone', () => {
    expect(ofPast('p50', [...runs(9), 700, ...runs(3), 700])).toBe(1250.5);
    expect(ofPast('p50', [...runs(9), 701, ...runs(3), 700])).toBe(941.9);
  });

  test('one band is beyond it after runs of a loss beyond the band that was not accepted', () => {
    const after = (...since: readonly number[]): number | undefined =>
      firstBeyond('p50', (now) => [{ past: [...runs(6), ...since], left: since.length, now }]);
    expect([after(1101, 1101), after(1099, 1099), after(1000, 1101, 1300)]).toEqual([1100, 1153.7, 1100]);
    expect(firstBeyond('throughput', (now) => [{ past: [...runs(6), 940], left: 1, now }])).toBe(950);
    // Two runs may be better by chance, and are no level.
    const afterLevel = (count: number): number | undefined =>
      firstBeyond('p50', (now) => [{ past: [...runs(count), 1101, 1101, 1101], left: 3, now }]);
    expect([afterLevel(2), afterLevel(3)]).toEqual([1153.7, 1100]);
    // And worse than each run of the level.
    expect(firstBeyond('p50', (now) => [{ past: [1150, ...runs(6), 1200, 1200], left: 2, now }])).toBe(1150);
  });

  test('newest runs that count alone show no spread', () => {
    expect(ofPast('p50', [...runs(9), 751, 300, 751])).toBe(999.6);
  });

  test('better runs are compared with the spread before them if it is larger', () => {
    // Twice 0.1523 below 1095.4 is 807.8 with four runs before it.
    expect(ofPast('p50', [...up, 807])).toBe(1094.4);
    expect(ofPast('p50', [...up, 809])).toBe(1280.3);
  });

  test.each<[rule: string, past: readonly number[], first: number]>([
    ['losses of two runs are usual after five runs', [...runs(5), 1300, 1300, 1000], 1618.6],
    ['and not after six', [...runs(6), 1300, 1300, 1000], 1153.7],
    ['losses of the newest runs are not usual', [...runs(6), 1300, 1300], 1153.7],
    ['a single run is usual', [...runs(6), 1300, 1000], 1343.9],
    ['in 19 runs', [...runs(17), 1300, 1000], 1343.9],
    ['and not in 20, where it is an accident', [...runs(18), 1300, 1000], 1153.7],
    ['but two are usual', [...runs(11), 1300, ...runs(6), 1300, 1000], 1343.9],
    ['a run counts among the newest 30: 1300 * 1.3 ** 0.1', [1300, ...runs(29)], 1334.6],
    ['and not before them', [1300, ...runs(30)], 1153.7],
  ])('%s', (_, past, first) => {
    expect(ofPast('p50', past)).toBe(first);
  });
});

describe('of several cases', () => {
  const beside = (others: readonly Row[], past: readonly number[] = runs(4)) =>
    firstBeyond('p50', (now) => [{ past, now }, ...others]);
  const together = (others: number, row: Omit<Row, 'now'> = calm) =>
    firstBeyond('p50', (now) => [{ past: runs(4), now }, ...copies(others, { ...row, now })]);

  test('the own spread counts once of 7, and more often of more: the point of 0.03 / 8, 2.67 times', () => {
    expect(beside(copies(6, calm), up)).toBe(1275.7);
    expect(beside(copies(7, calm), up)).toBe(1646.4);
    expect(beside(copies(15, calm), up)).toBe(1703.7);
  });

  test('the middle spread counts of 8, and of 7 none but the own', () => {
    const now = Math.sqrt(1000 * 1200);
    const noisy = [...copies(3, { past: up, now }), ...copies(3, { past: down, now })];
    expect(beside([...noisy, calm])).toBe(1502.9);
    expect(beside(noisy)).toBe(1153.7);
    expect(beside([...noisy.slice(2, 4), ...copies(5, calm)])).toBe(1153.7);
  });

  test('what 8 share is taken off below one band, and nothing of what 7 share', () => {
    expect([together(6), together(7)]).toEqual([1153.7, 1153.7]);
    // The narrowest band counts: that of 5 ms is 20 %.
    const beyond = [1099, 1101].map((now) => [
      beside(copies(7, { ...calm, now })),
      beside(copies(7, { past: runs(4, 5), now: now / 200 })),
    ]);
    expect(beyond).toEqual([
      [1267.9, 1267.9],
      [1153.7, 1153.7],
    ]);
  });

  test('what less than seven of eight lost that did not gain is no movement of the machine', () => {
    const lost = (count: number, now: number, other = calm.now) =>
      areBeyond('throughput', [
        ...copies(count, { ...calm, now }),
        ...copies(12 - count, { ...calm, now: other }),
      ]).filter(Boolean).length;
    // From 937.9 on; two bands, which all may lose with the machine, are 902.5.
    expect([lost(11, 920), lost(10, 920), lost(7, 920)]).toEqual([0, 10, 7]);
    // A gain of a band, 5 %, is one of a case.
    expect([lost(10, 920, 1050), lost(10, 920, 1053)]).toEqual([10, 0]);
    expect([lost(10, 937), lost(10, 939)]).toEqual([10, 0]);
    expect([lost(12, 904), lost(12, 901)]).toEqual([0, 12]);
    // The median of those that half of the cases lost is half of it.
    expect([lost(6, 937), lost(6, 939), lost(5, 937)]).toEqual([6, 0, 5]);
  });

  test.each([
    [10, 0, 0],
    [10, 1.08, 2],
    [50, 0, 1],
    [50, 1.08, 2],
  ])(
    'of %d cases that vary by 4 %% of themselves, on a machine that is slower by %d, few runs are unknown',
    (cases, by, most) => {
      const ends = Array.from({ length: 12 }, (_, seed) => outcomeOf(cases, Math.log(by || 1), seed));
      expect(ends.filter((end) => end !== 'passed').length).toBeLessThanOrEqual(most);
    },
  );

  test('what a control shares never is, and its gain is a loss of the others', () => {
    expect(together(1, { ...calm, isControl: true })).toBeUndefined();
    const isBeyond = (control: number) => areBeyond('p50', [calm, { ...calm, now: control, isControl: true }]);
    expect(isBeyond(866.9)).toEqual([false, false]);
    expect(isBeyond(866.7)).toEqual([true, false]);
    const control = { ...calm, isControl: true };
    expect(areBeyond('p50', [{ ...control, now: 5000 }, control, control])).toEqual([false, false, false]);
  });

  test('what they shared in past runs is taken off as well, but no gain of this run', () => {
    expect(beside(copies(7, { ...calm, past: up }), up)).toBe(1263.8);
    expect(beside(copies(1, { ...calm, past: up, isControl: true }), up)).toBe(1153.7);
  });
});

describe('other levels', () => {
  test('do not count if there are runs of this one', () => {
    const past = [1500, 1000, 1500, 1000, ...runs(3)];
    expect(firstBeyond('p50', (now) => [{ past, now, others: 4 }])).toBe(1153.7);
    expect(firstBeyond('p50', (now) => [{ past, now }])).not.toBe(1153.7);
  });

  test('that cases left before this run are no movement of it', () => {
    const lost = (count: number) => {
      const row: Row = { past: [...runs(6), 920, 920], now: 915 };
      return areBeyond('throughput', [...copies(count, { ...row, left: 2 }), ...copies(8 - count, row)]).filter(
        Boolean,
      );
    };
    expect([lost(8).length, lost(4).length]).toEqual([8, 4]);
  });

  test('count where a named baseline leaves no run of its level', () => {
    const row: Row = { past: [...runs(5, 1300), 1000], now: 1000, others: 5, isSelected: true };
    expect(firstBeyond('p50', (now) => [{ ...row, now }, row, row])).toBe(1153.7);
  });
});

/**
 * Losses that come slowly, or that are interrupted: which run from their start on is first not green, in a history of one case to
 * which every run is added, with noise of 0.3 % and of 2 %. In forty runs these are never found: a loss of 5 %, a ramp of 0.1 % a
 * run and, with little noise, a loss of 6 % with a good run in every second. A gain that is thrown
 * away is found at once.
 */
describe('a series of runs', () => {
  const start = 20;
  const firstSeen = (factorOf: (run: number) => number, spread: number): number | undefined => {
    const { normal } = chanceOf(3);
    const measured = Array.from({ length: start + 40 }, (_, run): Measured => {
      const time = 1000 * Math.exp(spread * normal()) * (run < start ? 1 : factorOf(run - start));
      const metrics = { errorPercent: 0, throughput: 1e6 / time, p50: time, p99: 3 * time };
      return [{ scenario: 'plan', label: 'label 0', configuration: {}, samples: 5000, metrics }];
    });
    for (let run = start; run < measured.length; run++) {
      const world = { isPairs: false, labels: [], chance: chanceOf(1), head: [measured[run] ?? []] };
      if (judge({ ...world, past: measured.slice(0, run) }).outcome !== 'passed') return run - start + 1;
    }
    return undefined;
  };

  test.each<[name: string, factorOf: (run: number) => number, quiet: number | undefined, noisy: number | undefined]>([
    ['nothing', () => 1, undefined, undefined],
    ['a loss of 5 %', () => 1.05, undefined, undefined],
    ['a loss of 8 %', () => 1.08, 1, 3],
    ['a loss of 30 %', () => 1.3, 1, 1],
    ['with a good run in every second', (run) => (run % 2 === 1 ? 1 : 1.3), 1, 1],
    ['with a good run in every third', (run) => (run % 3 === 2 ? 1 : 1.3), 1, 1],
    ['with a good run in every fourth', (run) => (run % 4 === 3 ? 1 : 1.3), 1, 1],
    ['a loss of 12 % with a good run in every second', (run) => (run % 2 === 1 ? 1 : 1.12), 1, 1],
    ['a loss of 6 % with a good run in every second', (run) => (run % 2 === 1 ? 1 : 1.06), undefined, 11],
    ['a ramp of 2 % a run', (run) => 1.02 ** (run + 1), 6, 5],
    ['a ramp of 0.5 % a run', (run) => 1.005 ** (run + 1), 15, 8],
    ['a ramp of 0.1 % a run', (run) => 1.001 ** (run + 1), undefined, undefined],
    ['stairs of 6 % each fifth run', (run) => 1.06 ** Math.floor(run / 5 + 1), 2, 6],
    ['stairs of 2 % each tenth run', (run) => 1.02 ** Math.floor(run / 10 + 1), 33, 36],
    ['a gain of 30 % for one run, and none', (run) => (run < 1 ? 0.7 : 1), 2, 2],
    ['a gain of 30 % for two runs, and none', (run) => (run < 2 ? 0.7 : 1), 3, 3],
    ['a gain of 30 % for three runs, and none', (run) => (run < 3 ? 0.7 : 1), 4, 4],
    ['a gain of 30 % for four runs, and none', (run) => (run < 4 ? 0.7 : 1), 5, 5],
    ['a gain of 20 % for three runs, and none', (run) => (run < 3 ? 0.8 : 1), 4, 4],
  ])('%s', (_, factorOf, quiet, noisy) => {
    expect([firstSeen(factorOf, 0.003), firstSeen(factorOf, 0.02)]).toEqual([quiet, noisy]);
  });
});
