import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { relativeChange } from '../../../src/judge/rules/index.js';
import type { Run } from '../../../src/model/run.js';
import { mapPast } from '../_past.js';
import { simulated, type Change, type Plan } from '../_simulated.js';
import { judgeAfter } from '../_run.js';
import { folder, readIndex } from '../../calibration/plain-plan/_runs.js';

/** Unchanged runs of the plain plan under one condition, in the order of their names. */
const namesOf = (wanted: string): readonly string[] =>
  readIndex()
    .filter(({ kind, condition }) => kind === 'unchanged' && condition === wanted)
    .map(({ id }) => id)
    .sort();

/** Several real runs as one with as many labels, which differ in noise. */
function joined(ids: readonly string[]): Run {
  const documents = ids.map((id) => JSON.parse(readFileSync(`${folder}/${id}.json`, 'utf8')) as Run);
  const measurements = documents.flatMap((run, i) =>
    run.measurements.map((measurement) => ({ ...measurement, label: `${measurement.label ?? ''} ${String(i + 1)}` })),
  );
  return { provenance: (documents[0] as Run).provenance, measurements };
}

describe('a plan with many labels', () => {
  const [quiet, shared, busy] = ['quiet', 'shared', 'busy'].map(namesOf) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const history = Array.from({ length: 6 }, (_, i) => joined([quiet[i + 2] ?? '', shared[i] ?? '', busy[i] ?? '']));
  /** Labels whose throughput or p50 is worse in a run whose other labels are unchanged, by verdict. */
  const worseLabels = (id: string, ...verdicts: readonly string[]): readonly string[] => {
    const { findings } = judgeAfter(history, joined([id, shared[6] ?? '', busy[6] ?? '']));
    const worse = findings.filter(
      ({ gated, metric, verdict }) => gated && metric !== 'p99' && verdicts.includes(verdict),
    );
    return [...new Set(worse.map(({ case: { label } }) => label ?? ''))];
  };

  it.each(['d14', 'd25'])('does not call the one of 18 labels unchanged that is 30 %% slower in %s', (id) => {
    expect(worseLabels(id, 'regression', 'suspect', 'inconclusive')).toContain('GET /report 1');
    expect(worseLabels(id, 'regression').filter((label) => label !== 'GET /report 1')).toEqual([]);
  });

  it('does not fail an unchanged run', () => {
    expect(worseLabels('d35', 'regression')).toEqual([]);
  });
});

describe('many load tests', () => {
  const plan: Plan = { seed: 3, scenarios: 10, cases: 4, runs: 10, machine: 0.005, noise: 0.01 };
  /** One case loses 45 % of its throughput. */
  const loss: Change = (scenario, place) => (scenario === 0 && place === 0 ? 1 / 0.55 : 1);

  /** Halves the throughput of another case in some past runs. */
  const judged = (accidents: readonly number[], change = loss) =>
    relativeChange.weigh(
      simulated(plan, change).map(({ metric, comparisons }) => ({
        metric,
        comparisons: comparisons.map((comparison, i) => ({
          ...comparison,
          past: mapPast(comparison.past, (value, run) =>
            metric.id === 'throughput' && accidents.includes(run) && i === 20 + run ? value / 2 : value,
          ),
        })),
      })),
    )[0]?.evidence[0];

  it('fail with a large loss in one case', () => {
    expect(judged([])).toMatchObject({ verdict: 'regression' });
  });

  it('fail after a loss that once was as large in another case and did not last', () => {
    expect(judged([4])).toMatchObject({ verdict: 'regression' });
  });

  it.each([
    [2, 'regression'],
    [1, 'suspect'],
  ])('with a loss far beyond the noise after %i past runs: %s', (runs, verdict) => {
    const many: Plan = { ...plan, scenarios: 40, cases: 3, runs };
    const subjects = simulated(many, (scenario, place) => (scenario === 0 && place === 0 ? 1.4 : 1));
    expect(relativeChange.weigh(subjects)[0]?.evidence[0]).toMatchObject({ verdict });
  });

  it('fail with a loss larger than any accident', () => {
    expect(judged([2, 4], (scenario, place) => (scenario === 0 && place === 0 ? 4 : 1))).toMatchObject({
      verdict: 'regression',
    });
  });
});

describe('a part of many load tests', () => {
  const many: Plan = { seed: 3, scenarios: 150, cases: 3, runs: 4, machine: 0.01, noise: 0.02 };
  const verdictsOf = (factor: number): readonly string[] =>
    (
      relativeChange.weigh(simulated(many, (scenario, place) => ((scenario + place) % 3 === 0 ? factor : 1)))[0]
        ?.evidence ?? []
    ).map(({ verdict }) => verdict);

  it.each([1.5, 2, 3, 5])('does not pass if a third of the cases takes %f times as long', (factor) => {
    const slower = verdictsOf(factor).filter((_, i) => (Math.floor(i / 3) + (i % 3)) % 3 === 0);
    const worse = slower.filter((verdict) => verdict === 'regression' || verdict === 'suspect');
    expect(worse.length).toBeGreaterThan(0.9 * slower.length);
  });

  it('passes if nothing changed', () => {
    expect(verdictsOf(1).filter((verdict) => verdict === 'regression')).toEqual([]);
  });
});
