/** A label that fails fast, or that was removed, makes the other labels of its loop no faster. */
import { expect, test } from '@jest/globals';
import { pairCases } from '../../src/compare/pair-cases.js';
import { createPolicy } from '../../src/config/policy.js';
import { judgePairs } from '../../src/judge/judge-run.js';
import type { Measurement } from '../../src/model/documents.js';

interface Label {
  readonly mean: number;
  readonly failed?: number;
}

/** One loop without pauses, of which every label is requested once per iteration. */
function measureLoop(labels: Readonly<Record<string, Label>>, pace = 1): readonly Measurement[] {
  const total = Object.values(labels).reduce((sum, { mean }) => sum + mean, 0);
  return Object.entries(labels).map(([label, { mean, failed = 0 }]) => ({
    scenario: 'shop',
    label,
    configuration: {},
    samples: Math.round(1_200_000 / total),
    metrics: {
      errorPercent: failed,
      throughput: (20_000 / total) * pace,
      mean: mean / pace,
      p50: Math.round(mean / pace),
      p99: Math.round((2 * mean) / pace),
    },
  }));
}

const usual = { 'POST /cart': { mean: 60 }, 'POST /pay': { mean: 90 }, 'POST /order': { mean: 110 } };

/** The verdicts and reasons of throughput by label, after twelve runs of the usual loop. */
function judgeLoop(now: Readonly<Record<string, Label>>): Readonly<Record<string, string>> {
  const past = Array.from({ length: 12 }, (_, i) => ({
    measurements: measureLoop(usual, 1 + 0.004 * Math.sin(3 * i)),
    provenance: { startedAt: `2026-01-${String(i + 1).padStart(2, '0')}T00:00:00.000Z` },
  }));
  const { pairs } = pairCases(
    { provenance: {}, measurements: measureLoop(now) },
    past.flatMap(({ measurements, provenance }) => measurements.map((measurement) => ({ measurement, provenance }))),
    { selector: 'history', runs: 30 },
  );
  const { findings } = judgePairs(pairs, createPolicy({}).policy, { baselineRuns: 12, isInputIncomplete: false });
  return Object.fromEntries(
    findings
      .filter(({ metric }) => metric === 'throughput')
      .map(({ case: { label = '' }, verdict, reason }) => [label, `${verdict}: ${reason}`]),
  );
}

test.each<readonly [string, Readonly<Record<string, Label>>]>([
  ['fails fast', { ...usual, 'POST /order': { mean: 40, failed: 60 } }],
  ['was removed', { 'POST /cart': usual['POST /cart'], 'POST /pay': usual['POST /pay'] }],
])('the others pass if a label %s', (_, now) => {
  expect(judgeLoop(now)).toMatchObject({ 'POST /cart': 'pass: coupled', 'POST /pay': 'pass: coupled' });
});

test('a label that got faster is an improvement, although another one fails', () => {
  const now = { ...usual, 'POST /cart': { mean: 10 }, 'POST /order': { mean: 108, failed: 5 } };
  expect(judgeLoop(now)['POST /cart']).toMatch(/^improvement/);
});
