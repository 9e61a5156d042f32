/** A slow loss in check and in trend: found by the same rule, with the same size and the same first run. */
import { describe, expect, test } from '@jest/globals';
import { createPolicy } from '../../../src/config/policy.js';
import { estimateDrift } from '../../../src/judge/causes/evidence.js';
import type { Accept, Finding, Measurement } from '../../../src/model/documents.js';
import type { Run } from '../../../src/model/run.js';
import { findLosses } from '../../../src/commands/trend/trend.js';
import { judgeAfter } from '../_run.js';

const commitOf = (night: number): string => (0x1a2b3c4d5e + night).toString(16);
/** Deterministic noise between -1 and 1. */
const random = (seed: number): number => (Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** @param lossOf the share of throughput that a case loses in a night */
const nightly = (nights: number, lossOf: (night: number, place: number) => number, scenarios = 1): readonly Run[] =>
  Array.from({ length: nights }, (_, night) => ({
    provenance: { startedAt: new Date(Date.UTC(2026, 0, 1 + night, 4, 12)).toISOString(), commit: commitOf(night) },
    measurements: Array.from({ length: 12 }, (_, place) => {
      const factor = (1 - lossOf(night, place)) * Math.exp(0.015 * random(13 * night + 101 * place + 1));
      return {
        scenario: `shop ${String(place % scenarios)}`,
        configuration: { users: String(10 * (1 + place)) },
        samples: 50_000,
        metrics: { errorPercent: 0, throughput: 1000 * factor, p50: 20.3 / factor, p99: 60.3 / factor },
      };
    }),
  }));
const { policy } = createPolicy({});
const judgeNewest = (runs: readonly Run[]) => judgeAfter(runs.slice(0, -1), runs.at(-1) as Run);
const driftsOf = (runs: readonly Run[]): readonly Finding[] =>
  judgeNewest(runs).findings.filter(({ drift }) => drift !== undefined);

describe('a case that lost 4 % six nights ago', () => {
  const runs = nightly(36, (night, place) => (night >= 30 && place === 3 ? 0.04 : 0));
  const found = driftsOf(runs).filter(({ metric }) => metric === 'throughput');

  test('is suspect in check, with the run it began with', () => {
    expect(found).toMatchObject([
      { case: { configuration: { users: '40' } }, verdict: 'suspect', reason: 'drift', gated: true },
    ]);
    const [{ drift } = {}] = found;
    expect(Math.abs((drift?.percent ?? 0) + 4)).toBeLessThan(1);
    expect([29, 30, 31].map(commitOf)).toContain(drift?.commit);
    const start = runs.findIndex(({ provenance: { startedAt } }) => startedAt === drift?.since);
    expect(runs[start]?.provenance.commit).toBe(drift?.commit);
    expect(drift?.runs).toBe(36 - start);
  });

  test('is the same in trend', () => {
    expect(findLosses(runs, [], policy).drifts).toEqual(
      driftsOf(runs).map((drift) => ({ ...drift, startedAt: runs.at(-1)?.provenance.startedAt })),
    );
  });

  test('is found in trend if other scenarios were measured later', () => {
    const apart = nightly(36, (night, place) => (night >= 30 && place === 3 ? 0.04 : 0), 2);
    const runsApart = apart.flatMap((run) =>
      ['shop 1', 'shop 0'].map((scenario) => {
        const startedAt = `${run.provenance.startedAt?.slice(0, 11) ?? ''}${scenario === 'shop 1' ? '04' : '05'}:00:00Z`;
        const measurements = run.measurements.filter((measurement) => measurement.scenario === scenario);
        return { provenance: { ...run.provenance, startedAt }, measurements };
      }),
    );
    const throughput = findLosses(runsApart, [], policy).drifts.filter(({ metric }) => metric === 'throughput');
    expect(throughput).toMatchObject([{ case: { scenario: 'shop 1', configuration: { users: '40' } } }]);
  });
});

test('a slower level that became the baseline is mentioned: as a drift for ten nights, as a note as long as levels are known', () => {
  const slow = nightly(61, (night, place) => (night >= 30 && place === 3 ? 0.04 : 0));
  for (const nights of [36, 39, 42, 61]) {
    const { findings, caveats } = judgeNewest(slow.slice(0, nights));
    const throughput = findings.find(
      ({ case: { configuration }, metric }) => metric === 'throughput' && configuration['users'] === '40',
    );
    expect([nights, throughput?.reason]).toEqual([nights, nights <= 40 ? 'drift' : 'within-band']);
    const notes = caveats.filter(({ code }) => code === 'loss-taken');
    // A change within the band is a level once it has lasted for eight recorded runs.
    if (nights < 39) expect(notes).toEqual([]);
    else
      expect(notes).toMatchObject([
        {
          level: 'note',
          message: expect.stringMatching(
            new RegExp(
              `^The (throughput|p50|p99) of .* got worse with the run of 2026-0[-\\d]+ 04:12, commit ${commitOf(30)}: .* now the baseline`,
            ),
          ),
        },
      ]);
  }
});

test('a loss of the newest run is unknown in trend until it is accepted', () => {
  const runs = nightly(4, (night) => (night === 3 ? 0.2 : 0));
  const unknownWith = (accepts: readonly Accept[]): readonly string[] =>
    findLosses(runs, accepts, policy)
      .unknown.filter(({ case: { configuration } }) => configuration['users'] === '40')
      .map(({ metric }) => metric);
  expect(unknownWith([])).toContain('throughput');
  const from = runs[3]?.provenance.startedAt ?? '';
  const { scenario, configuration } = (runs[3] as Run).measurements[3] as Measurement;
  const accept = { case: { scenario, configuration }, metric: 'throughput', from, reason: 'meant', acceptedAt: from };
  expect(unknownWith([accept])).not.toContain('throughput');
  expect(unknownWith([{ ...accept, metric: '*' }])).toEqual([]);
});

test('a case that did not change, or gained, does not drift', () => {
  expect(driftsOf(nightly(36, () => 0))).toEqual([]);
  expect(driftsOf(nightly(36, (night, place) => (night >= 30 && place === 3 ? -0.04 : 0)))).toEqual([]);
});

test('everything that becomes slower is no drift of its cases', () => {
  expect(driftsOf(nightly(36, (night) => (night >= 30 ? 0.04 : 0)))).toEqual([]);
});

describe('estimateDrift', () => {
  const calm = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0.01 : -0.01) * Math.abs(random(i + 1)));
  const series = (...newest: readonly number[]): Float64Array => Float64Array.from([...calm, ...newest]);

  test('needs eight runs before the newest ten', () => {
    const slow = Array<number>(10).fill(0.05);
    const last = (count: number): Float64Array => Float64Array.from([...calm.slice(-count), ...slow]);
    expect(estimateDrift(last(8), 0.01, 1)).toBeDefined();
    expect(estimateDrift(last(7), 0.01, 1)).toBeUndefined();
  });

  test('expects more where the model or the earlier runs are noisy', () => {
    const slow = series(0.05, 0.05, 0.05, 0.05, 0.05);
    expect(estimateDrift(slow, 0.01, 1)).toMatchObject({ start: 20, count: 5, mean: expect.closeTo(0.05, 2) });
    expect(estimateDrift(slow, 0.1, 1)).toBeUndefined();
    const noisy = slow.map((value, i) => (i < 20 ? 10 * value : value));
    expect(estimateDrift(noisy, 0.01, 1)).toBeUndefined();
  });

  test('knows a loss whose level became the baseline, for ten runs', () => {
    const aligned = (count: number): Float64Array => Float64Array.from([...calm, ...Array<number>(count).fill(0)]);
    const taken = { start: 20, step: 0.05 };
    expect(estimateDrift(aligned(7), 0.01, 1)).toBeUndefined();
    expect(estimateDrift(aligned(7), 0.01, 1, taken)).toMatchObject({
      start: 20,
      count: 7,
      mean: expect.closeTo(0.05, 2),
    });
    expect(estimateDrift(aligned(10), 0.01, 1, taken)).toMatchObject({ start: 20, count: 10 });
    expect(estimateDrift(aligned(11), 0.01, 1, taken)).toBeUndefined();
  });

  test('needs more evidence among many cases', () => {
    const slow = series(0.035, 0.035, 0.035);
    expect(estimateDrift(slow, 0.01, 1)).toBeDefined();
    expect(estimateDrift(slow, 0.01, 1000)).toBeUndefined();
  });

  test('is found in any unit of the logarithm', () => {
    const slow = series(0.05, 0.05, 0.05, 0.05, 0.05);
    const scaled = estimateDrift(
      slow.map((value) => 7 * value),
      0.07,
      1,
    );
    expect(scaled).toMatchObject({ start: 20, count: 5 });
    expect(scaled?.mean).toBeCloseTo(7 * (estimateDrift(slow, 0.01, 1)?.mean ?? NaN));
  });
});
