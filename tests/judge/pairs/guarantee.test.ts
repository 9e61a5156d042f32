/**
 * The promise that is printed: an unchanged version fails with a probability of at most alpha, whenever measuring stops. Every
 * gate here measures until it fails or has measured all its pairs, which is the worst way to stop.
 */
import { describe, expect, test } from '@jest/globals';
import { times } from '../../_times.js';
import { decideByPairs } from '../../../src/judge/pairs/decide-by-pairs.js';
import { screen, type Screen } from '../../../src/judge/pairs/screen.js';
import { pairSettings } from '../../../src/judge/pairs/settings.js';
import { chanceOf } from '../_simulated.js';
import { measure, tablesOf, type Chance, type Measure, type Noise } from './_measured.js';

const gates = times(400);
const pairs = 6;

/** Creates the measurements of one gate, one after the other. */
type Sequence = (chance: Chance) => () => Measure;

const calm: Noise = { machine: 0.01, label: 0.02 };
const plus =
  (measured: Measure, slower: number): Measure =>
  (metric, label, load) =>
    measured(metric, label, load) + (metric.better === 'higher' ? -slower : slower);

/** Measurements that have nothing to do with each other. */
const independent =
  (noise: Noise, kind: 'normal' | 'student' = 'normal'): Sequence =>
  (chance) =>
  () =>
    measure(noise, chance[kind]);

const sequences: readonly (readonly [name: string, sequence: Sequence])[] = [
  ['calm noise', independent(calm)],
  ['heavy tails', independent(calm, 'student')],
  ['much more noise than assumed', independent({ machine: 0.08, label: 0.08 })],
  ['labels that vary ten times as much as assumed', independent({ machine: 0.01, label: 0.4 })],
  [
    'regimes that last for some measurements',
    ({ normal, uniform }) => {
      let slow = 0;
      return () => {
        if (uniform() < 0.25) slow = uniform() < 0.5 ? 0 : 0.25;
        return plus(measure(calm, normal), slow);
      };
    },
  ],
  [
    'a drift of the machine',
    ({ normal, uniform }) => {
      const slope = 0.06 * (uniform() - 0.5);
      let i = 0;
      return () => plus(measure(calm, normal), slope * i++);
    },
  ],
  [
    'noise that resembles that of the measurement before',
    ({ normal }) => {
      let machine = 0;
      return () => plus(measure(calm, normal), (machine = 0.8 * machine + 0.04 * normal()));
    },
  ],
];

/** Whether a gate of an unchanged version ever fails. */
function fails(sequence: Sequence, seed: number, known?: Screen): boolean {
  const chance = chanceOf(seed);
  const next = sequence(chance);
  const [base, head]: [Measure[], Measure[]] = [[], []];
  for (let k = 1; k <= pairs; k++) {
    const first = next();
    const second = next();
    const isHeadFirst = chance.uniform() < 0.5;
    head.push(isHeadFirst ? first : second);
    base.push(isHeadFirst ? second : first);
    if (decideByPairs(tablesOf(head, base, 'session'), known).state === 'failed') return true;
  }
  return false;
}

/** Failures that chance explains if each gate fails with the probability alpha. */
const most = pairSettings.alpha * gates + 3 * Math.sqrt(pairSettings.alpha * gates);

describe.each(sequences)('%s', (_, sequence) => {
  test('without a history, an unchanged version rarely fails', () => {
    const failed = Array.from({ length: gates }, (__, i) => fails(sequence, i)).filter(Boolean).length;
    expect(failed).toBeLessThanOrEqual(most);
  });

  test('after a screen that saw something, it rarely fails either', () => {
    const failed = Array.from({ length: gates }, (__, i) => {
      const chance = chanceOf(1000 + i);
      const next = sequence(chance);
      const history = Array.from({ length: 6 }, next);
      const seen = screen(tablesOf([next()], history, 'history'));
      return seen.suspects?.size !== 0 && fails(sequence, i, seen);
    }).filter(Boolean).length;
    expect(failed).toBeLessThanOrEqual(most);
  });
});
