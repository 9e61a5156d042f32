/** Every exception is needed: without it, the verdict on its scenario is another one. */
import { describe, expect, it } from '@jest/globals';
import { claimExceptions, findingExceptions } from '../../../src/judge/decide/exceptions.js';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Evidence } from '../../../src/model/comparison.js';
import { judge, measure, old, past } from '../_loop.js';
import { chanceOf } from '../_simulated.js';
import { tableOf, type Row } from './_rows.js';

type Judged = Pick<Evidence, 'verdict' | 'exceptions'>;

/** The judgement of the first of several scenarios. */
const judgeFirst = (id: string, ...rows: readonly Row[]): Judged =>
  relativeChange.weigh([tableOf(id, rows)])[0]?.evidence[0] as Evidence;

const quiet = [1000, 1004, 996, 1002, 998, 1001, 999, 1003, 997, 1000];
const same = { past: quiet, now: 1000 };
const faster = { past: quiet, now: 1300 };

/** Nights in which a case is slower by 4 % from the 31st on, like another one that is not. */
const nights = (loss: number, seed: number): readonly number[] => {
  const { uniform } = chanceOf(seed);
  return Array.from({ length: 36 }, (_, night) => 1000 * (night < 30 ? 1 : 1 - loss) * Math.exp(0.02 * uniform()));
};
const drifting = (loss: number, seed: number): Row => ({
  past: nights(loss, seed).slice(0, -1),
  now: nights(loss, seed).at(-1) ?? NaN,
});

/** Throughput of a label whose users wait for another one. */
function judgeWaiting(): Judged {
  const slower = measure({ seed: 1, times: { ...old, Pay: 400 } }, 20);
  const { findings } = judge(past({ seed: 1, times: old }, 8), slower);
  return findings.find(({ metric, case: { label } }) => metric === 'throughput' && label === 'Home') as Judged;
}

const drifted = [drifting(0.04, 1), drifting(0, 2), drifting(0, 3), drifting(0, 4)];
const onePast = { past: [1000], now: 1000 };
const control = { ...faster, isControl: true };
const restless = { past: [10, 25, 9, 31, 12, 28, 11, 27, 10, 30], now: 18 };

/** Of each exception, a scenario, its verdict, and the one without the exception. */
const scenarios: readonly (readonly [id: string, judged: () => Judged, verdict: string, without: string])[] = [
  [
    'one-past-run',
    () => judgeFirst('throughput', { ...onePast, now: 300 }, onePast, onePast, onePast),
    'suspect',
    'regression',
  ],
  ['not-measured-worse', () => judgeFirst('throughput', same, same, control, control), 'suspect', 'regression'],
  ['waits', judgeWaiting, 'pass', 'regression'],
  [
    'fast-failures',
    () => judgeFirst('throughput', { ...faster, hasDoubtfulErrors: true }, same, same),
    'inconclusive',
    'improvement',
  ],
  ['below-floor', () => judgeFirst('throughput', { past: quiet, now: 940 }, same, same), 'pass', 'regression'],
  ['drift', () => judgeFirst('throughput', ...drifted), 'suspect', 'pass'],
  ['too-noisy', () => judgeFirst('p99', restless), 'inconclusive', 'pass'],
  ['floor', () => judgeFirst('throughput', ...Array<Row>(4).fill({ past: [1000], now: 900 })), 'suspect', 'pass'],
];

/** Judges while an exception is switched off. */
function judgeWithout(id: string, judged: () => Judged): Judged {
  const list: { readonly id: string }[] = claimExceptions.some((exception) => exception.id === id)
    ? claimExceptions
    : findingExceptions;
  const place = list.findIndex((exception) => exception.id === id);
  const removed = list.splice(place, 1);
  try {
    return judged();
  } finally {
    list.splice(place, 0, ...removed);
  }
}

describe('an exception', () => {
  it('has a scenario that needs it', () => {
    const all = [...claimExceptions, ...findingExceptions].map(({ id }) => id);
    expect(scenarios.map(([id]) => id)).toEqual(all);
    expect(all.length).toBeLessThanOrEqual(10);
  });

  it.each(scenarios)('moves a verdict and is named: %s', (id, judged, verdict, without) => {
    expect(judged()).toMatchObject({ verdict, exceptions: expect.arrayContaining([id]) });
    expect(judgeWithout(id, judged)).toMatchObject({ verdict: without });
  });

  it.each([...claimExceptions, ...findingExceptions])('moves all its verdicts in one direction: $id', (one) => {
    // From the best to the worst; an improvement that may be due to errors is not one.
    const order = ['pass', 'improvement', 'inconclusive', 'suspect', 'regression'];
    const rank = (word: string): number => order.indexOf(word);
    expect(one.why).toMatch(/\.$/);
    if (one.id === 'fast-failures') return;
    const directions = one.from.map((from) => Math.sign(rank(one.verdict) - rank(from)));
    expect(new Set(directions.filter((direction) => direction !== 0)).size).toBe(1);
  });
});

it.each([
  ['throughput', 0.01],
  ['p50', 0.015],
  ['p99', 0.02],
])('of equal values, %s has the least noise, %d', (id, noise) => {
  const row = { past: Array<number>(200).fill(1000), now: 1000 };
  const [weighed] = relativeChange.weigh([tableOf(id, [row, row, row])]);
  expect(weighed?.evidence[0]?.noise?.percent).toBeCloseTo(100 * Math.expm1(noise), 5);
});

it.each([
  [3000, 'improvement', undefined],
  [3001, 'inconclusive', ['fast-failures']],
])(
  'a throughput of %d where 1000 is usual is an improvement without recorded errors: %s',
  (now, verdict, exceptions) => {
    const judged = judgeFirst('throughput', { past: quiet, now }, same, same);
    expect([judged.verdict, judged.exceptions]).toEqual([verdict, exceptions]);
  },
);
