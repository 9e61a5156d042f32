/** Slowdowns that were on the main branch for a while: a run that is slower than every recent one must not pass. */
import { describe, expect, test } from '@jest/globals';
import { joinHistory } from '../../src/compare/levels/long-histories.js';
import { buildTrend } from '../../src/compare/levels/trend.js';
import { createPolicy } from '../../src/config/policy.js';
import { toPastMeasurements } from '../../src/history/baseline.js';
import { judgeRun } from '../../src/judge/judge-run.js';
import type { Accept, Measurement } from '../../src/model/documents.js';
import type { Run } from '../../src/model/run.js';

const { policy } = createPolicy({});
const startOf = (run: number): string => new Date(1_760_000_000_000 + run * 86_400_000).toISOString();

/** Deterministic noise with a mean of 0 and a standard deviation of 1. */
function noise(seed: number): () => number {
  let state = seed;
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => (random() + random() + random() + random() - 2) * Math.sqrt(3);
}

const labels = { 'GET /list': 20, 'GET /item': 30, 'POST /cart': 40, 'POST /pay': 60 };

/** @param factors on the response times of all labels, or of one */
function runs(factors: readonly number[], label?: string): readonly Run[] {
  const random = noise(7);
  return factors.map((factor, run) => {
    const machine = 0.01 * random();
    const measurements = Object.entries(labels).flatMap(([name, ms]) =>
      ['5', '10'].map((users): Measurement => {
        const slowdown = label === undefined || label === name ? factor : 1;
        const p50 = ms * slowdown * Math.exp(machine + 0.01 * random());
        const throughput =
          (100 * Number(users)) / (Object.values(labels).reduce((sum, usual) => sum + usual, 0) + ms * (slowdown - 1));
        return {
          scenario: 'shop',
          label: name,
          configuration: { users },
          samples: 3000,
          metrics: {
            errorPercent: 0,
            throughput: throughput * Math.exp(-machine + 0.01 * random()),
            p50,
            p99: 2 * p50 * Math.exp(0.03 * random()),
          },
        };
      }),
    );
    return { provenance: { startedAt: startOf(run) }, measurements };
  });
}

const times = (count: number, factor: number): readonly number[] => Array<number>(count).fill(factor);

function accepted(from: number): readonly Accept[] {
  return Object.keys(labels).flatMap((label) =>
    ['5', '10'].map((users) => ({
      case: { scenario: 'shop', label, configuration: { users } },
      metric: '*',
      reason: 'meant',
      from: startOf(from),
      acceptedAt: startOf(from),
    })),
  );
}

/** Judges the last of some runs by the others. */
function judge(all: readonly Run[], accepts: readonly Accept[]) {
  const candidate = all.at(-1) ?? { provenance: {}, measurements: [] };
  const past = all
    .slice(0, -1)
    .flatMap(({ provenance, measurements }) => measurements.map((measurement) => ({ measurement, provenance })));
  return judgeRun({
    candidate,
    past: { measurements: past, accepts, selection: 'history' },
    policy,
    today: '2026-01-01',
    isInputIncomplete: false,
  });
}

function changesOf(all: readonly Run[], accepts: readonly Accept[]): readonly number[] {
  const { changes } = buildTrend(joinHistory(all.flatMap(toPastMeasurements), policy), accepts, policy);
  return [...new Set(changes.map(({ run }) => run))].sort((a, b) => a - b);
}

const slow = 1.4;
/** Runs as usual and slow ones in turn, so many of each. */
const inTurn = (...counts: readonly number[]): readonly number[] =>
  counts.flatMap((count, i) => times(count, i % 2 === 0 ? 1 : slow));

describe.each([
  ['every label', undefined],
  ['one label', 'POST /cart'],
])('%s got slower and was reverted', (_, label) => {
  test.each<[string, readonly number[], readonly number[], (readonly Accept[])?]>([
    ['a slowdown of 8 runs', inTurn(20, 8, 20), [20, 28]],
    ['of 4 runs', inTurn(20, 4, 20), [20, 24]],
    ['of 5 runs', inTurn(20, 5, 20), [20, 25]],
    ['of 6 runs', inTurn(20, 6, 20), [20, 26]],
    ['undone in part', [...times(20, 1), ...times(8, slow), ...times(20, 1.2)], [20, 28]],
    ['undone but for a little', [...times(20, 1), ...times(8, slow), ...times(20, 1.03)], [20, 28]],
    ['two slowdowns', inTurn(20, 8, 20, 8, 20), [20, 28, 48, 56]],
    ['two of them beside each other', inTurn(20, 5, 6, 5, 20), [20, 25, 31, 36]],
    ['two of different sizes', [...times(20, 1), ...times(8, 1.25), ...inTurn(12, 6, 20)], [20, 28, 40, 46]],
    ['near the start', inTurn(5, 8, 20), [5, 13]],
    ['near the end', inTurn(20, 8, 5), [20, 28]],
    ['an improvement', [...times(20, 1), ...times(8, 0.7), ...times(20, 1)], [20, 28]],
    ['accepted at its start', inTurn(20, 8, 20), [20, 28], accepted(20)],
    ['accepted halfway', inTurn(20, 8, 20), [20, 28], accepted(25)],
    ['accepted with its last run', inTurn(20, 8, 20), [20, 28], accepted(27)],
    ['accepted, and its revert, too', inTurn(20, 8, 20), [20, 28], [...accepted(22), ...accepted(28)]],
    ['in a short history', inTurn(8, 4, 8), [8, 12]],
    ['in a long history', inTurn(60, 8, 90), [60, 68]],
  ])('%s', (_, factors, starts, accepts = []) => {
    const recorded = runs([...factors, slow], label);
    const judged = judge(recorded, accepts);
    expect(judged.outcome).not.toBe('passed');
    expect(changesOf(recorded.slice(0, -1), accepts)).toEqual(expect.arrayContaining([...starts]));
  });

  test('an unchanged run passes after the revert, but not after a lost improvement', () => {
    const outcomeAfter = (factor: number): string =>
      judge(runs([...times(20, 1), ...times(8, factor), ...times(7, 1)], label), []).outcome;
    expect([outcomeAfter(slow), outcomeAfter(0.7)]).toEqual(['passed', 'failed']);
  });
});

describe('runs on two kinds of machines', () => {
  const mixed = Array.from({ length: 60 }, (_, i) => ([0, 1, 5, 8].includes(i % 11) ? 0.75 : 1));
  const history = [...mixed.slice(0, 22), ...times(10, 0.75), ...mixed];

  test.each(['POST /cart', undefined])(
    'of %p: one on the slower kind does not fail after a streak on the faster one',
    (label) => {
      expect(judge(runs([...history, 1], label), []).outcome).not.toBe('failed');
    },
  );

  test.each([6, 8])('a loss stays one if every run of %d is still good', (every) => {
    const later = Array.from({ length: 80 }, (_, i) => (i % every === every - 1 ? 1 : 1.2));
    for (const length of [2, 3, 5, 7, 10].map((count) => count * every))
      expect(judge(runs([...times(12, 1), ...later.slice(0, length), 1.2]), []).outcome).toBe('failed');
  });

  test('a loss of one label stays one if every fifth run is still good', () => {
    const later = Array.from({ length: 60 }, (_, i) => (i % 5 === 4 ? 1 : 1.6));
    for (const length of [11, 21, 31, 41, 51, 56])
      expect(judge(runs([...times(8, 1), ...later.slice(0, length), 1.6], 'POST /cart'), []).outcome).not.toBe(
        'passed',
      );
  });

  test('a loss that none of the later runs makes up for still fails', () => {
    expect(judge(runs([...times(20, 1), ...times(10, 0.75), ...times(60, 1)], 'POST /cart'), []).outcome).toBe(
      'failed',
    );
  });
});
