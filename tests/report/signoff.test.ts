/** The decision of a sign-off in one sentence, and what to do. */
import { expect, it } from '@jest/globals';
import type { Finding, Signoff } from '../../src/model/documents.js';
import { describeDecision, listOpen } from '../../src/report/signoff/document.js';
import { plainWording } from '../../src/report/phrases/wording.js';
import { finding, report, steady } from './reports/build.js';

const plain = plainWording();

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
    drift: [],
    waivers: [],
    problems,
  };
  return { signoff, report: judged };
}

const open = (users: string, facts: Partial<Parameters<typeof finding>[0]>): Finding =>
  finding({ scenario: 'checkout', on: { users }, metric: 'p99', verdict: 'inconclusive', was: 46, ...facts });

it('says of too few requests how many are needed, and that nothing got slower', () => {
  const few = ['5', '10', '20'].map((users) => open(users, { reason: 'few-samples', samples: 900, candidate: 46 }));
  const signed = undecided([...few, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).toBe(
    '4.5.0 is not signed yet. Nothing got slower in 1 case; 3 could not be judged.',
  );
  expect(listOpen(signed, plain)).toEqual([
    '3 checkout cases: p99 of 900 requests varies too much here to be judged, and is steadier from 1,000 on. Measure at least 15 % longer, or set `p99: report` under `metrics:` in guardband.yml.',
  ]);
});

it('ends after what looks worse where nothing else was judged', () => {
  const signed = undecided([open('5', { verdict: 'suspect', reason: 'single-run', candidate: 60 })]);
  const reasons: Signoff['reasons'] = [{ kind: 'suspect', cases: ['checkout'] }, ...signed.signoff.reasons];
  expect(describeDecision({ ...signed, signoff: { ...signed.signoff, reasons } }, plain)).toMatch(/%\.$/);
});

it('has a line for each reason, and leaves out by name what runs once per user', () => {
  const judged = (users: string, label: string): Finding =>
    finding({
      scenario: 'shop',
      label,
      on: { users },
      metric: 'p50',
      was: 20,
      candidate: 20,
      severity: 0,
      verdict: 'pass',
    });
  const few = open('5', { scenario: 'shop', label: 'GET /', reason: 'few-samples', samples: 370, candidate: 46 });
  const login = open('5', { scenario: 'shop', label: 'POST /login', reason: 'few-samples', samples: 5, candidate: 46 });
  const noise = { percent: 16, runs: 11, from: 'history' } as const;
  const noisy = open('20', { scenario: 'shop', label: 'GET /', reason: 'too-noisy', candidate: 46, noise, limit: 66 });
  const cases = [judged('5', 'GET /'), judged('5', 'POST /login'), judged('20', 'GET /')];
  const signed = undecided([few, login, noisy, ...cases]);
  expect(describeDecision(signed, plain)).toBe(
    '4.5.0 is not signed yet. Nothing got slower in 3 cases; p99 of 3 could not be judged.',
  );
  expect(listOpen(signed, plain)).toEqual([
    'shop / GET / [users=5]: p99 of 370 requests varies too much here to be judged, and is steadier from 1,000 on. Measure at least 2.7 times as long, or set `p99: report` under `metrics:` in guardband.yml.',
    'shop / GET / [users=20]: p99 varies by 16 % from run to run, so only a change beyond +43 % shows. Measure both beside each other: `guardband gate`.',
    'POST /login: p99 of 5 requests varies too much here to be judged, and is steadier from 1,000 on. It runs too seldom: leave it out with `overrides: [{ where: { label: "POST /login" }, metrics: { p99: report } }]` in guardband.yml.',
  ]);
});

it('does not say that nothing got slower if something looks slower', () => {
  const noisy = open('5', { reason: 'within-noise', candidate: 60 });
  const signed = undecided([noisy, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).not.toContain('Nothing got slower');
  expect(listOpen(signed, plain)).toEqual([expect.stringContaining('`guardband gate`')]);
});
