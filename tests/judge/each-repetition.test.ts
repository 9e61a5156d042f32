import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Pair } from '../../src/model/run.js';
import { judge, pairsOf } from './_pairs.js';
import type { Change } from './relative/_simulated.js';

const outcomes = ['passed', 'undecided', 'failed'] as const;

const only = (pairs: readonly Pair[], r: number): readonly Pair[] =>
  pairs.map((pair) => ({ ...pair, candidate: pair.candidate.slice(r, r + 1) }));

const plan = { seed: 11, scenarios: 4, cases: 1, runs: 10, machine: 0.01, noise: 0.01, repetitions: 2 };
/** Each of two repetitions is slower in a scenario of its own. */
const apart =
  (step: number): Change =>
  (scenario, _, repetition) =>
    scenario === repetition ? 1 + step : 1;

describe('repetitions that do not pass for different reasons', () => {
  test('fail together if each of them fails, in the cases that fail', () => {
    const pairs = pairsOf(plan, apart(0.12));
    expect([0, 1].map((r) => judge(only(pairs, r)).outcome)).toEqual(['failed', 'failed']);
    const { outcome, reasons, findings } = judge(pairs);
    expect([outcome, reasons]).toEqual(['failed', ['regression']]);
    const failing = findings.filter(({ fails }) => fails);
    expect([...new Set(failing.map(({ case: { scenario } }) => scenario))]).toEqual(['scenario 0', 'scenario 1']);
    expect([...new Set(failing.map(({ reason }) => reason))]).toEqual(['each-repetition']);
  });

  test('are undecided together if the milder one is undecided, because of what it leaves open', () => {
    const pairs = pairsOf(
      { seed: 398, scenarios: 4, cases: 3, runs: 10, machine: 0.01, noise: 0.03, repetitions: 2, hasTails: true },
      apart(0.1),
    );
    expect([0, 1].map((r) => judge(only(pairs, r)).outcome)).toEqual(['undecided', 'failed']);
    const { outcome, reasons, findings } = judge(pairs);
    expect([outcome, reasons]).toEqual(['undecided', ['suspect-unresolved']]);
    const open = findings.filter(({ reason }) => reason === 'each-repetition');
    expect(open.length).toBeGreaterThan(0);
    for (const finding of open) expect([finding.verdict, typeof finding.unresolved]).toEqual(['suspect', 'number']);
  });

  test('pass together if one of them passes', () => {
    const pairs = pairsOf(plan, (scenario, _, repetition) => (scenario === 0 && repetition === 0 ? 1.12 : 1));
    expect([0, 1].map((r) => judge(only(pairs, r)).outcome)).toEqual(['failed', 'passed']);
    const { outcome, findings } = judge(pairs);
    expect(outcome).not.toBe('failed');
    expect(findings.filter(({ reason }) => reason === 'each-repetition')).toEqual([]);
  });

  test('never pass together, whatever the plan', () => {
    const plans = fc.record({
      seed: fc.integer({ min: 1, max: 100_000 }),
      scenarios: fc.integer({ min: 2, max: 5 }),
      cases: fc.integer({ min: 1, max: 3 }),
      runs: fc.constantFrom(1, 3, 6, 10),
      machine: fc.constantFrom(0.01, 0.05),
      noise: fc.constantFrom(0.01, 0.03),
      repetitions: fc.constantFrom(2, 3),
    });
    fc.assert(
      fc.property(plans, fc.constantFrom(0.1, 0.2, 0.4), fc.boolean(), (random, step, areHalves) => {
        const pairs = pairsOf({ ...random, hasTails: true }, (scenario, place, repetition) => {
          const i = scenario * random.cases + place;
          const isHit = areHalves ? i % random.repetitions === repetition : i === repetition;
          return isHit ? 1 + step : 1;
        });
        const alone = Array.from({ length: random.repetitions }, (_, r) => judge(only(pairs, r)));
        const mildest = Math.min(...alone.map(({ outcome }) => outcomes.indexOf(outcome)));
        expect(outcomes.indexOf(judge(pairs).outcome)).toBeGreaterThanOrEqual(mildest);
      }),
      { numRuns: 40, seed: 7 },
    );
  });

  test('leave suspects to a configuration that only reports them', () => {
    const pairs = pairsOf(plan, apart(0.12));
    expect(judge(pairs, { fail: { on: [], suspect: 'report' } }).outcome).toBe('passed');
  });
});
