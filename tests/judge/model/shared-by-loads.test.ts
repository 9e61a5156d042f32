import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

const p50 = metricOf('p50');
const labels = 6;
const loads = 5;

/** Medians of a plan in which whatever moves a label moves it at all loads. */
function failsUnchanged(seed: number, runs: number): boolean {
  const { normal } = chanceOf(seed);
  const values = Array.from({ length: labels }, () => {
    const moves = Array.from({ length: runs + 1 }, () => 0.04 * normal());
    return Array.from({ length: loads }, () => moves.map((move) => 100 * Math.exp(move + 0.01 * normal())));
  });
  const comparisons = values.flatMap((ofLabel, label) =>
    ofLabel.map((ofLoad, load) => {
      const measured = ofLoad.map((value): Measurement => ({
        scenario: 'plan',
        label: `label ${String(label)}`,
        configuration: { users: String(10 * (load + 1)) },
        samples: 20_000,
        metrics: { p50: value },
      }));
      return compare(p50, measured.slice(runs), measured.slice(0, runs));
    }),
  );
  const [judged] = relativeChange.weigh([{ metric: p50, comparisons }]);
  return judged?.evidence.some(({ verdict }) => verdict === 'regression') === true;
}

describe('a movement that all loads of a label share', () => {
  it.each([1, 2, 3])('does not fail unchanged runs after %i past runs', (runs) => {
    const seeds = Array.from({ length: 300 }, (_, i) => i + 1);
    expect(seeds.filter((seed) => failsUnchanged(seed, runs)).length).toBeLessThanOrEqual(30);
  });
});
