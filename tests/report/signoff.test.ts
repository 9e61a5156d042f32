/** The decision of a sign-off in one sentence, and what to do. */
import { expect, it } from '@jest/globals';
import type { Finding, Signoff } from '../../src/model/documents.js';
import { describeDecision, listOpen } from '../../src/report/signoff/document.js';
import { plain } from './_shown.js';
import { finding, report, steady, values } from './reports/build.js';

function undecided(findings: readonly Finding[]) {
  const judged = report(findings, { outcome: 'undecided', reasons: ['inconclusive'] });
  const { candidate, baseline, problems } = judged;
  const signoff: Signoff = {
    schemaVersion: 1,
    tool: judged.tool,
    decidedAt: '2026-11-25T12:00:00.000Z',
    decision: 'undecided',
    reasons: [{ kind: 'not-judged', cases: [] }],
    candidate: { ...candidate, provenance: { ...candidate.provenance, tag: '4.5.0' } },
    baseline,
    cases: [],
    objectives: [],
    waivers: [],
    problems,
  };
  return { signoff, report: judged };
}

const open = (users: string, facts: Partial<Parameters<typeof finding>[0]>): Finding =>
  finding({ scenario: 'checkout', on: { users }, metric: 'p99', verdict: 'inconclusive', was: 46, ...facts });

it('says of too few requests how many are needed, and how many cases were judged', () => {
  const few = ['5', '10', '20'].map((users) => open(users, { reason: 'few-samples', samples: 900, candidate: 46 }));
  const signed = undecided([...few, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).toBe('4.5.0 is not signed yet: 3 not judged, 1 unchanged.');
  expect(listOpen(signed, plain)).toEqual([
    '3 cases: p99 varies too much below 1,000 requests. Measure at least 1.2 times as long, or set `p99: report` for it under `metrics:` or `overrides:` in guardband.yml.',
  ]);
});

it('says of pairs that are too few how many would do, and how long they take', () => {
  const pairs = { pairs: 5, state: 'open', groups: [], found: [], noise: [] } as const;
  const gate = { decidedBy: 'pairs', measurements: 10, leastPairs: 3, durationMs: 600_000, budgetMs: 600_000 } as const;
  const say = (needed?: number): string => {
    const { signoff, report: judged } = undecided(steady({ scenario: 'browse' }));
    const reasons = [{ kind: 'too-few-pairs', cases: [] }] as const;
    const measured = { ...pairs, ...(needed !== undefined && { needed }) };
    return describeDecision({ signoff: { ...signoff, reasons }, report: { ...judged, pairs: measured, gate } }, plain);
  };
  expect(say(12)).toBe(
    '4.5.0 is not signed yet: 5 pairs do not show that no case lost a tenth: about 12 would, in 29 minutes (`--budget 29m`).',
  );
  expect(say()).toMatch(/, and one looks worse: allow more time \(`--budget`\)\.$/);
});

it('has a line for each reason', () => {
  const judged = (users: string, label: string): Finding =>
    finding({ label, on: { users }, metric: 'p50', ...values(20, 20, undefined, 0) });
  const few = open('5', { scenario: 'shop', label: 'GET /', reason: 'few-samples', samples: 370, candidate: 46 });
  const login = open('5', { scenario: 'shop', label: 'POST /login', reason: 'few-samples', samples: 5, candidate: 46 });
  const noise = { percent: 16, runs: 11, from: 'history' } as const;
  const noisy = open('20', { scenario: 'shop', label: 'GET /', reason: 'too-noisy', candidate: 46, noise, limit: 66 });
  const cases = [judged('5', 'GET /'), judged('5', 'POST /login'), judged('20', 'GET /')];
  const signed = undecided([few, login, noisy, ...cases]);
  expect(describeDecision(signed, plain)).toBe(
    '4.5.0 is not signed yet: 3 unchanged but not judged in p99 (too few requests or too noisy to judge).',
  );
  expect(listOpen(signed, plain)).toEqual([
    '2 cases: p99 varies too much below 1,000 requests. Measure at least 200 times as long, or set `p99: report` for it under `metrics:` or `overrides:` in guardband.yml.',
    'shop / GET / [users=20]: too noisy to judge.',
    'Measure until it can be signed or rejected: `guardband signoff --against history`.',
  ]);
});

it('does not say that nothing got slower if something looks slower', () => {
  const noisy = open('5', { reason: 'within-noise', candidate: 60 });
  const signed = undecided([noisy, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).not.toContain('Nothing got slower');
  expect(listOpen(signed, plain).at(-1)).toContain('`guardband signoff --against history`');
});
