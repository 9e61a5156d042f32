/** The decision of a sign-off in one sentence, and what to do. */
import { expect, it } from '@jest/globals';
import type { Finding, Signoff } from '../../src/model/documents.js';
import { adviceFor, describeDecision } from '../../src/report/signoff/words.js';
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

const open = (users: string, facts: Partial<Finding>): Finding =>
  finding({ scenario: 'checkout', on: { users }, metric: 'p99', verdict: 'inconclusive', was: 46, ...facts });

it('says of too few requests how many are needed, and that nothing got slower', () => {
  const few = ['5', '10', '20'].map((users) => open(users, { reason: 'few-samples', samples: 900, candidate: 46 }));
  const signed = undecided([...few, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).toBe(
    '4.5.0 is not signed: p99 of 3 checkout cases has too few requests (900; 1,000 needed). Nothing got slower.',
  );
  expect(adviceFor(signed, plain)).toBe(
    'What to do: measure 15 % longer, or set `p99: report` under `metrics:` in guardband.yml.',
  );
});

it('does not say that nothing got slower if something looks slower', () => {
  const noisy = open('5', { reason: 'within-noise', candidate: 60 });
  const signed = undecided([noisy, ...steady({ scenario: 'browse' })]);
  expect(describeDecision(signed, plain)).not.toContain('Nothing got slower');
  expect(adviceFor(signed, plain)).toContain('`guardband gate`');
});
