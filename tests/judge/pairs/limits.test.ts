/** The limits of the judgement by pairs, each at its value and beside it. */
import { describe, expect, test } from '@jest/globals';
import { createPolicy } from '../../../src/config/policy.js';
import { decideByPairs, type PairsDecision } from '../../../src/judge/pairs/decide-by-pairs.js';
import { agree, blamedMovements, chanceOf, excludedFrom, type Scatter } from '../../../src/judge/pairs/views.js';
import { judgeFirstRun } from '../../../src/judge/pairs/first-run.js';
import { estimateNoise, screen } from '../../../src/judge/pairs/screen.js';
import { summarizePairs, weighPairs } from '../../../src/judge/pairs/weigh-pairs.js';
import type { Finding } from '../../../src/model/documents.js';
import { upperTail } from '../../../src/stats/student.js';
import { generate, judge } from '../_generated.js';
import { chanceOf as chance } from '../_simulated.js';
import { measure, slowedDown, tablesOf, type Measure } from './_measured.js';

const noise: Scatter = { variance: 0.0004, freedom: 5 };

describe('pairs agree', () => {
  const worse = (count: number, others: readonly number[] = []): readonly number[] => [
    ...Array.from({ length: count - others.length }, () => 0.1),
    ...others,
  ];
  test.each<readonly [count: number, others: readonly number[], agrees: boolean]>([
    [2, [], false],
    [3, [], true],
    [3, [0], false],
    [5, [-0.1], false],
    [6, [-0.1], true],
    [7, [0], true],
    [6, [0, -0.1], false],
    [40, [-0.1, -0.1], false],
  ])('%d with the exceptions %j: %s', (count, others, agrees) => {
    expect(agree(worse(count, others))).toBe(agrees);
  });
});

describe('a change is excluded', () => {
  const band = 0.05;
  test.each([
    [0, 0.0012],
    [-0.03, 0],
    [0.02, 0.002],
    [0.05, 0.002],
    [0.08, 0.002],
  ])('where it is ten times less likely than the best of the band: mean %d, squares %d', (mean, squares) => {
    const count = 3;
    // Student's likelihood of a change, without its constant.
    const likelihood = (change: number): number =>
      (2 * noise.variance * noise.freedom + squares + count * (change - mean) ** 2) ** (-(noise.freedom + count) / 2);
    const excluded = excludedFrom({ count, mean, squares }, noise, band);
    expect(likelihood(Math.min(Math.max(mean, 0), band)) / likelihood(excluded)).toBeCloseTo(10, 9);
    expect(excluded).toBeGreaterThan(mean);
  });

  test('at a pinned figure', () => {
    expect(excludedFrom({ count: 3, mean: 0, squares: 0.0012 }, noise, band)).toBeCloseTo(0.036_729, 6);
  });
});

describe('the scatter of the pairs alone', () => {
  const restless: Scatter = { variance: 0.04, freedom: 5 };
  const at = (count: number, squares: number, isAlone = true): number =>
    chanceOf({ count, mean: 0.1, squares }, restless, isAlone);
  const pooled = (count: number, squares: number): number =>
    upperTail(0.1 / Math.sqrt((0.4 + squares) / (5 + count - 1) / count), 5 + count - 1);

  test('counts from five pairs on, for a single case or label', () => {
    expect(at(4, 0.01)).toBeCloseTo(pooled(4, 0.01), 12);
    expect(at(5, 0.01)).toBeCloseTo(upperTail(0.1 / Math.sqrt(0.0025 / 5), 4), 12);
    expect(at(5, 0.01, false)).toBeCloseTo(pooled(5, 0.01), 12);
  });

  test('is never smaller than 2 %', () => {
    const least = 4 * 0.02 ** 2;
    expect(at(5, 0)).toBe(at(5, least));
    expect(at(5, least * 0.5)).toBe(at(5, least));
    expect(at(5, least * 1.5)).toBeGreaterThan(at(5, least));
  });
});

describe('the chance of a failure', () => {
  const { normal } = chance(7);
  const next = (): Measure => measure({ machine: 0.01, label: 0.012 }, normal);
  const base = Array.from({ length: 4 }, next);
  const head = Array.from({ length: 4 }, () => slowedDown(next(), 1.3, 'GET /c'));
  const tables = tablesOf(head, base, 'session');
  const { groups, chance: least } = decideByPairs(tables);

  test('is shared by the groups, whose shares are together at most the whole', () => {
    expect(groups.length).toBeGreaterThan(20);
    expect(groups.reduce((total, { weight }) => total + weight, 0)).toBeLessThanOrEqual(1 + 1e-9);
    const failing = groups.filter(({ state }) => state === 'worse');
    expect(failing.length).toBeGreaterThan(0);
    expect(least).toBeCloseTo(Math.min(...failing.map((group) => group.chance / group.weight)), 12);
  });

  test('of a group that is seen in two ways is twice that of the clearer one', () => {
    const twice = groups.filter(({ relative, isControlled }) => relative !== undefined && !isControlled);
    expect(twice.length).toBeGreaterThan(0);
    for (const { chance: own, clearer } of twice) expect(own).toBeCloseTo(Math.min(1, 2 * clearer.chance), 12);
  });

  test('fails at the probability of the judgement, and not just below it', () => {
    expect(decideByPairs(tables, undefined, least * (1 + 1e-9)).state).toBe('failed');
    expect(decideByPairs(tables, undefined, least * (1 - 1e-9)).state).not.toBe('failed');
  });
});

const flat: Measure = () => 0;
const besideFlat = (head: readonly Measure[]) =>
  tablesOf(
    head,
    head.map(() => flat),
    'session',
  );

test('a loss is stated as a loss and a gain as a gain, whichever direction of the metric is better', () => {
  for (const [factor, sign] of [
    [1.5, 1],
    [1 / 1.5, -1],
  ] as const) {
    const tables = besideFlat(Array.from({ length: 4 }, () => slowedDown(flat, factor)));
    const { weighed } = weighPairs(tables);
    for (const [t, { metric }] of tables.entries()) {
      const { verdict, effect: { percent = NaN } = {} } = weighed[t]?.evidence[0] ?? {};
      expect([metric.id, verdict]).toEqual([metric.id, sign > 0 ? 'regression' : 'improvement']);
      const expected = metric.better === 'higher' ? 100 * (factor ** -0.5 - 1) : 100 * (factor - 1);
      expect([metric.id, percent]).toEqual([metric.id, expect.closeTo(expected, 9)]);
      expect(Math.sign(percent) * (metric.better === 'higher' ? -1 : 1)).toBe(sign);
    }
  }
});

/** Pairs that differ by nothing but a change of one label in one metric. */
const exactPairs = (id: string, changes: readonly number[]) => {
  const head = changes.map(
    (change): Measure =>
      ({ id: own }, label) =>
        own === id && label === 'GET /c' ? change : 0,
  );
  return besideFlat(head);
};
const repeated = (count: number, change: number): readonly number[] => Array<number>(count).fill(change);

test.each([
  ['throughput', 1, -0.05, 12],
  ['throughput', 2, 0, 3],
  ['p50', 1, 0, 13],
  ['p50', 2, 0.05, 18],
  ['p50', 3, 0.02, 6],
  ['p50', 8, 0.05, 8],
  ['p99', 1, 0.15, 10],
  ['p99', 1, 0.2, 36],
  ['p99', 1, Math.log(1.31), Infinity],
  ['p99', 2, 0.05, 3],
  ['p99', 2, 0.1, Infinity],
])('a release needs of %s, after %d pairs with a change of %d, %d', (id, count, change, needed) => {
  const tables = exactPairs(id, repeated(count, change)).filter(({ metric }) => metric.id === id);
  expect(summarizePairs(decideByPairs(tables)).needed ?? Infinity).toBe(needed);
});

// Half a band of p50 is 0.0477, and 25 % is 0.2231: of one pair, this or sqrt(11.54 variance) above the change is excluded.
test.each([
  ['p50', 1, 0.047, 0.01, 'passed'],
  ['p50', 1, 0.048, 0.01, 'open'],
  ['p50', 2, 0.048, 0.01, 'open'],
  ['p50', 3, 0.048, 0.01, 'passed'],
  ['p50', 1, 0.091, 0.0015, 'passed'],
  ['p50', 1, 0.092, 0.0015, 'open'],
  ['p99', 1, 0.09, 0.01, 'passed'],
])('what looks calm, and %s of a label in %d pairs by %d worse with a variance of %d: %s', (...given) => {
  const [id, count, change, variance, state] = given;
  const noise = { variance, freedom: 5 };
  const decided = decideByPairs(exactPairs(id, repeated(count, change)), {
    noise: new Map([[`${id} of label shop / GET /c`, { own: noise, relative: noise }]]),
    suspects: new Set(),
    isCalm: true,
  });
  expect([decided.state, decided.isPromising]).toEqual([state, state === 'open']);
});

// Four bands of p50 are 0.3812.
test.each([
  [0.0125, false],
  [0.0127, true],
])('another pair is worth its time as long as it may exclude a loss of four bands: variance %d, %s', (...given) => {
  const [variance, isPromising] = given;
  const id = 'p50 of label shop / GET /c';
  const noise = { variance, freedom: 5 };
  const screened = { noise: new Map([[id, { own: noise, relative: noise }]]), suspects: new Set([id]) };
  const decided = decideByPairs(exactPairs('p50', [0]), screened);
  expect([decided.state, decided.isPromising]).toEqual(['open', isPromising]);
});

test.each([
  ['in each pair', [0.11, 0.12, 0.13], true],
  ['in most pairs', [0.01, 0.14, 0.15], false],
])('more work makes a loss beyond its band less probable: %s, %j, %s', (_, changes, isWitness) => {
  const tables = exactPairs('p50', changes);
  const work = changes.map(() => ({ base: 10, head: 14 }));
  const [without, beside] = [{}, { work }].map((known) => {
    const { groups } = decideByPairs(tables, { noise: new Map(), ...known });
    return groups.find(({ group: { id } }) => id === 'p50 of label shop / GET /c')?.chance ?? NaN;
  });
  expect((beside ?? NaN) < (without ?? NaN)).toBe(isWitness);
});

test.each<readonly [others: number, pairs: number, blamed: number]>([
  [-0.2, 1, 0.3],
  [-0.2, 2, 0.1],
  [0.2, 2, 0.3],
])('others that move by %d in %d pairs leave of a relative loss of 0.3: %d', (others, pairs, blamed) => {
  const moves = Array.from({ length: pairs }, () => ({ own: 0.3 + others, relative: 0.3 }));
  expect(blamedMovements(moves, noise)).toEqual(moves.map(() => expect.closeTo(blamed, 9)));
});

describe('what is assumed of the noise of a case', () => {
  test.each([
    ['throughput', 1, 0.02],
    ['p50', NaN, 0.03],
    ['p50', 0.3, 0.015],
    ['p50', 0.5, 0.0375],
    ['p50', 1.5, 0.3],
    ['p99', NaN, 0.1],
    ['p99', 0.5, 0.1],
    ['p99', 0.8, 0.192],
    ['p99', 1.1, 0.3],
  ])('%s with ln(p95 / p50) of %d: %d', (id, steepness, own) => {
    const tables = exactPairs(id, [0]).filter(({ metric }) => metric.id === id);
    const known = Number.isNaN(steepness) ? {} : { p50: 10, p95: 10 * Math.exp(steepness) };
    for (const { metric, comparisons } of tables) {
      const shaped = comparisons.map((comparison) => ({
        ...comparison,
        past: {
          ...comparison.past,
          sources: comparison.past.sources.map(({ measurement }) => ({
            measurement: { ...measurement, metrics: known },
          })),
        },
      }));
      const group = { id: '', kind: 'case', name: '', members: [0] } as const;
      const { variance, freedom } = estimateNoise(group, metric, shaped, { by: 'relative' });
      expect([Math.sqrt(variance), freedom]).toEqual([expect.closeTo(own, 9), 5]);
    }
  });
});

test('what a new label does to the iterations of its load test says nothing of its rates, and all of its times', () => {
  const tables = exactPairs('p50', repeated(3, 0)).map((table) => ({
    ...table,
    uncompared: table.comparisons.slice(0, 1),
  }));
  const { weighed } = weighPairs(tables);
  const answers = weighed.map(({ evidence }) => [
    ...new Set(evidence.map(({ verdict, reason }) => `${verdict} ${reason}`)),
  ]);
  // Of two loads, the label is new at one.
  expect(answers).toEqual([
    ['inconclusive coupled', 'pass within-band'],
    ['pass within-band'],
    ['inconclusive too-noisy'],
  ]);
});

test.each([
  [20, 1.04, false],
  [20, 1.5, true],
  [2, 3, false],
  [3, 3, true],
])('of %d pairs, a gain of %d times is an improvement: %s', (count, factor, isImprovement) => {
  const tables = besideFlat(Array.from({ length: count }, () => slowedDown(flat, 1 / factor)));
  const verdicts = weighPairs(tables).weighed.map(({ evidence }) => evidence[0]?.verdict === 'improvement');
  expect(verdicts).toEqual(tables.map(() => isImprovement));
});

describe('pinned figures of drawn measurements, which any other constant changes:', () => {
  const { normal } = chance(3);
  const next = (): Measure => measure({ machine: 0.01, label: 0.012 }, normal);
  const history = Array.from({ length: 8 }, next);
  const seen = screen(tablesOf([next()], history, 'history'));
  const slower = screen(tablesOf([slowedDown(next(), 1.3, 'GET /c')], history, 'history'));
  const head = Array.from({ length: 3 }, () => slowedDown(next(), 1.12, 'GET /c'));
  const tables = tablesOf(head, Array.from({ length: 3 }, next), 'session');
  const rounded = (found: readonly { readonly metric: string; readonly percent: number }[] = []) =>
    found.map(({ metric, percent }) => `${metric} ${percent.toFixed(3)}`);

  test('what the screen sees, and what it suspects', () => {
    expect(rounded(seen.seen)).toEqual(['throughput -5.241', 'p50 8.259', 'p99 30.201']);
    expect([...(slower.suspects ?? [])]).toEqual([
      ...['[users=5]', '[users=20]'].map((load) => `throughput of case shop / GET /c ${load}`),
      'throughput of label shop / GET /c',
      ...['[users=5]', '[users=20]'].map((load) => `p50 of case shop / GET /c ${load}`),
      'p50 of label shop / GET /c',
      'p99 of label shop / GET /c',
    ]);
    const { own, relative } = seen.noise.get('throughput of case shop / GET /a [users=5]') ?? {};
    expect([own?.variance, relative?.variance].map((variance) => variance?.toExponential(3))).toEqual([
      '1.950e-5',
      '6.629e-5',
    ]);
    expect(own?.freedom).toBeCloseTo(14 / 3, 12);
  });

  test('what the screen did not choose is judged only where the pairs suspect it', () => {
    const { groups } = decideByPairs(tables, { ...seen, suspects: new Set() });
    expect(groups).toHaveLength(54);
    const judged = groups.filter(({ isJudged }) => isJudged);
    expect(judged).toEqual(groups.filter(({ state }) => state === 'suspect'));
    expect(judged).toHaveLength(5);
    const exclusive = decideByPairs(tables, { ...seen, suspects: new Set(), isExclusive: true });
    expect(exclusive.groups.filter(({ isJudged }) => isJudged)).toEqual([]);
  });
});

describe('the first run', () => {
  const world = generate(2);
  const calm = judge({ ...world, head: world.past.slice(-1) });
  const { policy } = createPolicy({});
  /** What it decides if the finding of the first case in a metric is another one. */
  const first = (id: string, some: Partial<Finding>, isIncomplete = false) => {
    const findings = calm.findings.map((each, i) =>
      i === calm.findings.findIndex(({ metric }) => metric === id) ? { ...each, ...some } : each,
    );
    const { failed, screen: seen } = judgeFirstRun({ ...calm, findings }, policy, isIncomplete);
    return [failed?.outcome, seen.isCalm];
  };
  const regression = { verdict: 'regression', reason: 'beyond-limit' } as const;
  const suspect = { verdict: 'suspect', reason: 'single-run' } as const;
  const objective = { objective: 'p99 < 50', ...regression };

  test.each<readonly [string, string, Partial<Finding>, ...ReturnType<typeof first>]>([
    ['nothing', 'p50', {}, undefined, true],
    ['a slower time', 'p50', regression, undefined, true],
    ['a time that may be slower', 'p50', suspect, undefined, true],
    ['a broken objective', 'p50', objective, 'failed', true],
    ['a missing case', 'p50', { verdict: 'missing', reason: 'no-candidate' }, 'failed', true],
    ['errors', 'errorPercent', { ...regression, candidate: 50 }, undefined, false],
    ['errors that may be more', 'errorPercent', { ...suspect, candidate: 1 }, undefined, false],
    ['errors of most requests', 'errorPercent', { ...regression, candidate: 50.1 }, 'failed', true],
    ['a slow loss', 'p50', { ...suspect, reason: 'drift', drift: { percent: 30, runs: 6 } }, undefined, true],
    ['what may be dead', 'errorPercent', { verdict: 'inconclusive', reason: 'dead' }, undefined, false],
  ])('with %s in %s', (_, id, some, outcome, isCalm) => {
    expect(first(id, some)).toEqual([outcome, isCalm]);
  });

  test('of results that were not read in full is final', () => {
    expect(first('p50', {}, true)).toEqual(['undecided', true]);
  });
});

test.each<readonly [PairsDecision['state'], boolean, PairsDecision['state'], true | undefined]>([
  ['passed', true, 'open', true],
  ['passed', false, 'passed', undefined],
  ['open', false, 'open', undefined],
  ['failed', true, 'failed', true],
])('speeds that %s, where another pair may show more errors: %s', (state, areErrors, shown, isPromising) => {
  const decision = { state, isPromising: false, pairs: 3, chance: 1, awaited: new Map(), groups: [] };
  const summary = summarizePairs(decision, areErrors);
  expect([summary.state, summary.isPromising]).toEqual([shown, isPromising]);
});

test('of groups that fail, those are named that contain a case more than clearer ones', () => {
  const head = Array.from(
    { length: 6 },
    (): Measure => (metric, label, load) =>
      metric.id === 'p50' ? (label === 'GET /c' ? 0.6 : 0) + (load === '20' && label < 'GET /d' ? 0.3 : 0) : 0,
  );
  const { groups } = decideByPairs(besideFlat(head));
  expect(groups.filter(({ state }) => state === 'worse').map(({ group: { kind, name } }) => `${kind} ${name}`)).toEqual(
    [
      ...['/a', '/b', '/c'].map((label) => `case shop / GET ${label} [users=20]`),
      ...['/a', '/b', '/c'].map((label) => `label shop / GET ${label}`),
      'test shop [users=20]',
    ],
  );
});
