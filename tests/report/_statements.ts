/** Expects that the statements of a report cover its cases, and that what they say is true of the findings. */
import { expect } from '@jest/globals';
import { groupBy } from '../../src/lang/objects.js';
import type { Finding, Report, Statement } from '../../src/model/documents.js';
import { findUnfounded } from '../../src/judge/account/reasons.js';

const fails: ReadonlySet<Statement['says']> = new Set(['failing', 'missing', 'invalid']);
const verdictsOf: Partial<Readonly<Record<Statement['says'], Finding['verdict']>>> = {
  suspect: 'suspect',
  waived: 'waived',
  unjudged: 'inconclusive',
  partly: 'inconclusive',
  better: 'improvement',
  new: 'new',
};

type Stated = Pick<Report, 'findings' | 'statements' | 'tallies'> & Partial<Pick<Report, 'reasons'>>;

export function expectStatements({ findings, statements = [], tallies, reasons = [] }: Stated): void {
  expect(findUnfounded({ findings })).toBeUndefined();
  const judged = findings.filter(({ gated, reason }) => gated || reason === 'retired');
  const byCase = groupBy(judged, (finding) => finding.case.key);
  const stated = statements.flatMap(({ cases }) => cases);
  expect([...stated].sort()).toEqual([...byCase.keys()].sort());
  const retired = statements.flatMap(({ says, cases }) => (says === 'retired' ? cases : []));
  expect(stated.length - retired.length).toBe(tallies.cases);
  for (const statement of statements) {
    const { says, cases, total, because } = statement;
    expect(total).toBeGreaterThanOrEqual(cases.length);
    const own = cases.map((key) => byCase.get(key) ?? []);
    for (const ofCase of own) {
      expect(ofCase.some((finding) => finding.fails === true)).toBe(fails.has(says));
      const verdict = verdictsOf[says];
      // Where nobody asked, nothing is judged.
      if (verdict !== undefined && !(says === 'unjudged' && reasons.includes('not-asked')))
        expect(ofCase.map((finding) => finding.verdict)).toContain(verdict);
    }
    expect(own.flat().filter(({ reason }) => reason === because)).not.toEqual([]);
    expectMoves(statement, own.flat());
    expectSteps(statement, reasons);
    expectCause(statement, statements, byCase);
  }
}

function expectMoves({ kind, moves, cases, since }: Statement, findings: readonly Finding[]): void {
  for (const { metric, cases: moved, worst, low = 0, median = 0, high = 0 } of moves) {
    expect(cases).toContain(worst);
    expect(moved).toBeLessThanOrEqual(cases.length);
    expect([low, median, high]).toEqual([low, median, high].sort((a, b) => a - b));
    expect(findings.filter((finding) => finding.metric === metric).length).toBeGreaterThanOrEqual(moved);
  }
  // In one of the metrics, the row shows what moved most of all that has its verdict.
  const isWorst = ({ metric, worst }: Statement['moves'][number]): boolean => {
    const own = findings.filter((one) => one.metric === metric && one.objective === undefined);
    const shown = own.find(({ case: { key } }) => key === worst);
    const size = Math.abs(shown?.delta?.percent ?? Infinity);
    return own
      .filter(({ verdict, delta }) => verdict === shown?.verdict && delta?.direction === shown.delta?.direction)
      .every(({ delta, drift }) => drift !== undefined || Math.abs(delta?.percent ?? 0) <= size);
  };
  if (kind === 'moved' && moves.length > 0) expect(moves.some(isWorst)).toBe(true);
  if (since !== undefined)
    expect(
      findings.some(({ began, older, drift }) => began !== undefined || older !== undefined || drift !== undefined),
    ).toBe(true);
}

/** What can be done fits what is said. */
function expectSteps({ says, kind, next = [], sure }: Statement, reasons: Report['reasons']): void {
  const isWorse = fails.has(says) || says === 'tolerated';
  if (reasons.includes('not-asked') || says === 'same' || says === 'better') expect(next).toEqual([]);
  if (next.includes('waive') || next.includes('explain')) expect(isWorse).toBe(true);
  if (next.includes('accept')) expect(['moved', 'drift']).toContain(kind);
  if (next.includes('retire')) expect(['missing', 'unseen']).toContain(kind);
  if (kind === 'missing' || kind === 'lacking') expect(sure).toBeUndefined();
  const { size = 0, of = Infinity, chance = 0 } = sure ?? {};
  expect(size).toBeLessThanOrEqual(of);
  expect(chance).toBeLessThan(0.5);
}

const moved: ReadonlySet<Statement['says']> = new Set(['failing', 'tolerated', 'suspect', 'waived', 'better', 'new']);

/** Users wait for a label only if something else is said of it. */
function expectCause(
  { waitsFor = [] }: Statement,
  all: readonly Statement[],
  byCase: ReadonlyMap<string, readonly Finding[]>,
): void {
  const labels = all.flatMap(({ says, cases }) =>
    moved.has(says) ? cases.map((key) => byCase.get(key)?.[0]?.case.label) : [],
  );
  expect(labels).toEqual(expect.arrayContaining(waitsFor.map(({ label }) => label)));
}
