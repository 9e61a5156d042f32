import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Comparison } from '../../../src/model/comparison.js';
import { weighAll, type Subject, type WeighedAll } from '../../../src/judge/rules/relative/index.js';
import { Nested } from '../../../src/judge/rules/relative/nested.js';
import { mapPast } from '../_past.js';
import { rankOf, simulated, type Change, type Plan } from './_simulated.js';

const plans = fc.record({
  seed: fc.integer({ min: 1, max: 100_000 }),
  scenarios: fc.integer({ min: 1, max: 3 }),
  cases: fc.integer({ min: 1, max: 4 }),
  runs: fc.constantFrom(1, 3, 6, 10),
  machine: fc.constantFrom(0.01, 0.05),
  noise: fc.constantFrom(0.01, 0.03),
});
/** Groups of cases: one case, one scenario, one load in all scenarios, all cases. */
const scopes = fc.constantFrom<(scenario: number, place: number) => boolean>(
  (scenario, place) => scenario === 0 && place === 0,
  (scenario) => scenario === 0,
  (_, place) => place === 0,
  () => true,
);
const steps = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2, 3];

/** Rank of each verdict, by metric and case. */
const ranksOf = ({ metrics }: WeighedAll): readonly number[] =>
  metrics.flatMap(({ evidence }) => evidence.map(({ verdict }) => rankOf(verdict)));
const wordsOf = ({ metrics }: WeighedAll): readonly string[] =>
  metrics.flatMap(({ evidence }) => evidence.map(({ verdict }) => verdict));
const worst = (ranks: readonly number[]): number => Math.max(0, ...ranks);
const item = (subjects: readonly Subject[], change: (comparison: Comparison) => Comparison): readonly Subject[] =>
  subjects.map(({ metric, comparisons }) => ({ metric, comparisons: comparisons.map(change) }));
const settings = { numRuns: 40, seed: 7 };

describe('the model', () => {
  it('is monotone: a larger change of the same cases never gets a milder verdict', () => {
    fc.assert(
      fc.property(plans, scopes, (plan, isHit) => {
        let before = 0;
        for (const step of steps) {
          const slower: Change = (scenario, place) => (isHit(scenario, place) ? 1 + step : 1);
          const rank = worst(ranksOf(weighAll(simulated(plan, slower))));
          expect(rank).toBeGreaterThanOrEqual(before);
          before = rank;
        }
      }),
      settings,
    );
  });

  it('is consistent: equal candidates get equal verdicts, and two runs together are never milder than the milder one', () => {
    fc.assert(
      fc.property(plans, scopes, fc.constantFrom(0, 0.15, 0.3), (plan, isHit, step) => {
        const slower: Change = (scenario, place) => (isHit(scenario, place) ? 1 + step : 1);
        const both = simulated({ ...plan, repetitions: 2 }, slower);
        const only = (r: number): readonly Subject[] =>
          item(both, (comparison) => ({
            ...comparison,
            candidate: comparison.candidate.slice(r, r + 1),
            candidateMeasurements: comparison.candidateMeasurements.slice(r, r + 1),
          }));
        const [first, second] = [weighAll(only(0)), weighAll(only(1))];
        expect(wordsOf(weighAll(only(0)))).toEqual(wordsOf(first));
        const together = ranksOf(weighAll(both));
        const [a, b] = [ranksOf(first), ranksOf(second)];
        together.forEach((rank, i) => {
          expect(rank).toBeGreaterThanOrEqual(Math.min(a[i] ?? 0, b[i] ?? 0));
        });
      }),
      settings,
    );
  });

  it('is invariant to the order of cases, to units and to names', () => {
    fc.assert(
      fc.property(plans, scopes, fc.constantFrom(0, 0.2), (plan, isHit, step) => {
        const slower: Change = (scenario, place) => (isHit(scenario, place) ? 1 + step : 1);
        const subjects = simulated(plan, slower);
        const usual = weighAll(subjects).metrics.map(({ evidence }) => evidence.map(({ verdict }) => verdict));
        const reversed = subjects.map(({ metric, comparisons }) => ({ metric, comparisons: comparisons.toReversed() }));
        expect(
          weighAll(reversed).metrics.map(({ evidence }) => evidence.map(({ verdict }) => verdict).toReversed()),
        ).toEqual(usual);
        const renamed = item(subjects, (comparison) => ({
          ...comparison,
          case: { ...comparison.case, scenario: `zz ${comparison.case.scenario}`, key: `zz ${comparison.case.key}` },
        }));
        expect(weighAll(renamed).metrics.map(({ evidence }) => evidence.map(({ verdict }) => verdict))).toEqual(usual);
        const [throughput, ...times] = subjects as [Subject, ...Subject[]];
        const perMinute = item([throughput], (comparison) => ({
          ...comparison,
          candidate: comparison.candidate.map((value) => 60 * value),
          past: mapPast(comparison.past, (value) => 60 * value),
        }));
        expect(
          weighAll([...perMinute, ...times]).metrics.map(({ evidence }) => evidence.map(({ verdict }) => verdict)),
        ).toEqual(usual);
      }),
      settings,
    );
  });

  it.each([
    [10, 5, 2, 150, 0.03],
    [500, 25, 20, 12, 0.1],
  ])('bounds the share of unchanged runs with any failure for %i cases', (_, scenarios, cases, runs, most) => {
    let failed = 0;
    for (let seed = 1; seed <= runs; seed++) {
      const plan: Plan = { seed, scenarios, cases, runs: 8, machine: 0.03, noise: 0.02 };
      if (worst(ranksOf(weighAll(simulated(plan)))) === 2) failed++;
    }
    expect(failed / runs).toBeLessThanOrEqual(most);
  });

  it('costs work that grows linearly with the number of cases', () => {
    let applied = 0;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own object below
    const original = Nested.prototype.apply;
    Nested.prototype.apply = function (this: Nested, x, into): void {
      applied += into.length;
      original.call(this, x, into);
    };
    const workOf = (scenarios: number): number => {
      applied = 0;
      weighAll(simulated({ seed: 3, scenarios, cases: 12, runs: 6, machine: 0.03, noise: 0.02 }));
      return applied;
    };
    const [small, large] = [workOf(5), workOf(50)];
    Nested.prototype.apply = original;
    expect(large / small).toBeLessThan(15);
  });
});
