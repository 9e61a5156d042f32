import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameCase } from '../../../src/cases/names.js';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Comparison, MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import { mapPast } from '../_past.js';
import { chanceOf, simulated, type Plan } from '../_simulated.js';

type Map<Value> = (value: Value) => Value;

const plans = fc.record({
  seed: fc.integer({ min: 1, max: 100_000 }),
  scenarios: fc.integer({ min: 3, max: 6 }),
  cases: fc.integer({ min: 1, max: 3 }),
  runs: fc.constantFrom(1, 3, 6),
  machine: fc.constantFrom(0.01, 0.05),
  noise: fc.constantFrom(0.01, 0.03),
});
const changes = fc.constantFrom(0, 0.12, 0.2, 0.4);
const settings = { numRuns: 30, seed: 5 };

const mapComparisons = (
  subjects: readonly MetricComparisons[],
  change: Map<Comparison>,
): readonly MetricComparisons[] =>
  subjects.map(({ metric, comparisons }) => ({ metric, comparisons: comparisons.map(change) }));

/** Labels of one plan, three of which are nearly equal, like a transaction and the requests that it contains. */
function nearlyEqual(plan: Plan, step: number): readonly MetricComparisons[] {
  const subjects = simulated({ ...plan, areLabels: true }, (label) => (label < 3 ? 1 + step : 1));
  return subjects.map(({ metric, comparisons }) => ({
    metric,
    comparisons: comparisons.map((comparison, i): Comparison => {
      const [label, place] = [Math.floor(i / plan.cases), i % plan.cases];
      const source = comparisons[place];
      if (source === undefined || label === 0 || label > 2 || metric.id === 'throughput') return comparison;
      const near = (value: number, run: number): number =>
        value * (1 + 0.02 * label) * (1 + 0.002 * Math.sin(7 * run + 3 * label + plan.seed));
      return { ...comparison, candidate: source.candidate.map(near), past: mapPast(source.past, near) };
    }),
  }));
}

/** The verdicts by metric and by the case's number, which stays when cases are renamed or reordered. */
function verdictsOf(subjects: readonly MetricComparisons[], numberOf: (key: string) => string): readonly string[] {
  return relativeChange
    .weigh(subjects)
    .flatMap(({ evidence }, m) =>
      evidence.map(
        ({ verdict }, i) =>
          `${subjects[m]?.metric.id ?? ''} ${numberOf(subjects[m]?.comparisons[i]?.case.key ?? '')} ${verdict}`,
      ),
    )
    .sort();
}

/** Renames scenarios and labels at random and sorts the cases by their new names, as pairing does. */
function renamed(subjects: readonly MetricComparisons[], seed: number) {
  const { uniform } = chanceOf(seed);
  const names = new Map<string, string>();
  const nameOf = (name: string): string => {
    const known = names.get(name) ?? `${String.fromCharCode(97 + Math.floor(26 * uniform()))} ${name}`;
    names.set(name, known);
    return known;
  };
  const numbers = new Map<string, string>();
  const result = mapComparisons(subjects, (comparison) => {
    const { scenario, label, configuration, key } = comparison.case;
    const found = nameCase({
      scenario: nameOf(scenario),
      configuration,
      ...(label !== undefined && { label: nameOf(label) }),
    });
    numbers.set(found.key, key);
    return { ...comparison, case: found };
  });
  const sorted = result.map(({ metric, comparisons }) => ({
    metric,
    comparisons: [...comparisons].sort((a, b) => (a.case.key < b.case.key ? -1 : 1)),
  }));
  return { subjects: sorted, numberOf: (key: string) => numbers.get(key) ?? '' };
}

const itself = (key: string): string => key;

describe.each<[name: string, subjectsOf: (plan: Plan, step: number) => readonly MetricComparisons[]]>([
  ['scenarios', (plan, step) => simulated(plan, (scenario) => (scenario === 0 ? 1 + step : 1))],
  ['labels that are nearly equal', nearlyEqual],
])('verdicts on %s', (_, subjectsOf) => {
  it('do not depend on names, nor on the order that follows from them', () => {
    fc.assert(
      fc.property(plans, changes, (plan, step) => {
        const subjects = subjectsOf(plan, step);
        const other = renamed(subjects, plan.seed);
        expect(verdictsOf(other.subjects, other.numberOf)).toEqual(verdictsOf(subjects, itself));
      }),
      settings,
    );
  });
});

describe('verdicts', () => {
  it('do not depend on the unit of throughput, nor on the scale of times whose band is a percentage', () => {
    fc.assert(
      fc.property(plans, changes, (plan, step) => {
        const subjects = simulated(plan, (scenario) => (scenario === 0 ? 1 + step : 1));
        const scaled = subjects.map((subject): MetricComparisons => {
          const factor = subject.metric.id === 'throughput' ? 60 : 10;
          const measured = (measurement: Measurement): Measurement => ({
            ...measurement,
            metrics: Object.fromEntries(
              Object.entries(measurement.metrics).map(([id, value]) => [
                id,
                Number(value) * (id === 'throughput' ? 60 : 10),
              ]),
            ),
          });
          return {
            metric: subject.metric,
            comparisons: subject.comparisons.map((comparison) => {
              const past = mapPast(comparison.past, (value) => factor * value);
              return {
                ...comparison,
                candidate: comparison.candidate.map((value) => factor * value),
                candidateMeasurements: comparison.candidateMeasurements.map(measured),
                past: {
                  ...past,
                  sources: past.sources.map(({ measurement }) => ({ measurement: measured(measurement) })),
                },
              };
            }),
          };
        });
        expect(verdictsOf(scaled, itself)).toEqual(verdictsOf(subjects, itself));
      }),
      settings,
    );
  });
});
