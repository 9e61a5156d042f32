/** A quiet matrix stays quiet however wide it is: its tails are learned from its own history. */
import { describe, expect, it } from '@jest/globals';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Evidence } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { compare, metricOf } from '../_past.js';
import { chanceOf } from '../_simulated.js';

const ids = ['throughput', 'p50', 'p99'] as const;
type Id = (typeof ids)[number];
/** Standard deviations of the logarithm from run to run, as on a dedicated machine. */
const noises: Readonly<Record<Id, number>> = { throughput: 0.012, p50: 0.02, p99: 0.036 };
const machineNoise = 0.006;
const loads = 10;

interface Matrix {
  readonly scenarios: number;
  /** Cases of a scenario: two labels at ten loads each, and so many configurations. */
  readonly configurations: number;
  readonly runs: number;
}

/** The factors on the values of the case that changed. */
type Factors = Readonly<Partial<Record<Id, number>>>;

/** @param changed the number of the case that changed in the run under test */
function judgeMatrix(metrics: readonly Id[], matrix: Matrix, changed = -1, factors: Factors = {}) {
  const { scenarios, configurations, runs } = matrix;
  const { normal, uniform } = chanceOf(3);
  const machine = Array.from({ length: runs + 1 }, () => machineNoise * normal());
  const tables = metrics.map((id) => {
    const metric = metricOf(id);
    const sign = id === 'throughput' ? -1 : 1;
    const comparisons = Array.from({ length: scenarios * 2 * loads * configurations }, (_, i) => {
      const place = i % (2 * loads);
      const pastMedian = 20 + 200 * uniform();
      const measure = (value: number): Measurement => ({
        scenario: `scenario ${String(Math.floor(i / (2 * loads * configurations)))}`,
        label: place < loads ? 'POST /a' : 'GET /b',
        configuration: { users: String(place % loads), heap: String(Math.floor(i / (2 * loads)) % configurations) },
        samples: 50_000,
        metrics: { [id]: value },
      });
      const values = machine.map((move, run) => {
        const factor = run === runs && i === changed ? (factors[id] ?? 1) : 1;
        return pastMedian * factor * Math.exp(sign * move + noises[id] * normal());
      });
      return compare(metric, values.slice(runs).map(measure), values.slice(0, runs).map(measure));
    });
    return { metric, comparisons };
  });
  return relativeChange.weigh(tables).map(({ evidence }) => evidence);
}

const failing = (evidence: readonly Evidence[]): readonly number[] =>
  [...evidence.keys()].filter((i) => evidence[i]?.verdict === 'regression');

const twelve: Matrix = { scenarios: 12, configurations: 1, runs: 30 };

describe('a quiet matrix of 240 cases', () => {
  it('fails the one case that anyone sees, and names it alone', () => {
    const changed = 67;
    const judged = judgeMatrix(ids, twelve, changed, { throughput: 0.85, p50: 1.6, p99: 2 });
    expect(judged.map(failing)).toEqual([[changed], [changed], [changed]]);
  });

  it('passes an unchanged run', () => {
    expect(judgeMatrix(ids, twelve).map(failing)).toEqual([[], [], []]);
  });
});

describe('the limit of one p99', () => {
  it.each<[cases: number, matrix: Matrix, most: number]>([
    [20, { ...twelve, scenarios: 1 }, 14],
    [240, twelve, 30],
    [5000, { ...twelve, scenarios: 25, configurations: 10 }, 45],
  ])('in a quiet history of %d cases is at most so wide', (cases, matrix, most) => {
    const [evidence = []] = judgeMatrix(['p99'], matrix);
    expect(evidence).toHaveLength(cases);
    const limits = evidence.map(({ smallestDetectable = NaN }) => smallestDetectable).sort((a, b) => a - b);
    const middle = limits[limits.length >> 1] ?? NaN;
    expect(middle).toBeGreaterThan(8);
    expect(middle).toBeLessThanOrEqual(most);
  });
});
