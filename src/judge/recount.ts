/**
 * Recomputes the summary of a report from its findings: tallies, failures and the outcome. Used for reports of another run.
 */
import type { Policy } from '../config/policy.js';
import { loadTestKey } from '../cases/names.js';
import { groupBy, defined } from '../lang/objects.js';
import type { Finding, ReferenceComparison, Report, Tallies } from '../model/documents.js';
import { isError } from '../problems/problem.js';
import { decideOutcome, includeReference, isWorseOutcome, tally, type DecidedFindings } from './outcome.js';

/**
 * Recomputes tallies, `fails` and the outcome. The claimed outcome counts if it is worse, but never if it is better: the
 * policy of the other run may have been stricter.
 *
 * @param policy decides which findings fail
 */
export function recountReport(claimed: Report, policy: Policy) {
  const isInputIncomplete = claimed.problems.some(isError);
  const own = decideAgain(claimed, policy, isInputIncomplete);
  const reference = claimed.reference && recountReference(claimed.reference, policy, isInputIncomplete);
  const { outcome, reasons } = includeReference(own, reference?.outcome, policy);
  const isStricter = isWorseOutcome(claimed.outcome, outcome);
  return {
    report: {
      ...claimed,
      outcome: isStricter ? claimed.outcome : outcome,
      reasons: isStricter ? claimed.reasons : reasons,
      findings: isStricter ? claimed.findings : own.findings,
      tallies: tally(claimed.findings),
      ...defined({ reference }),
    },
    /** Whether the report claimed a better outcome than its findings allow. */
    isCorrected: isWorseOutcome(outcome, claimed.outcome),
  };
}

type Comparison = Pick<Report, 'findings' | 'baseline' | 'runShifts' | 'reasons'>;

const decideAgain = (
  { findings, baseline, runShifts, reasons }: Comparison,
  policy: Policy,
  isInputIncomplete: boolean,
): DecidedFindings =>
  decideOutcome(
    findings.map(({ fails, ...finding }): Finding => finding),
    policy,
    {
      baselineRuns: baseline.runs.length,
      isInputIncomplete,
      runShifts,
      unsound: new Set(reasons.includes('unsound') ? findings.map((finding) => loadTestKey(finding.case)) : []),
    },
  );

/** The policy determines whether this comparison decides, unless the other run was stricter. */
function recountReference(
  claimed: ReferenceComparison,
  policy: Policy,
  isInputIncomplete: boolean,
): ReferenceComparison {
  const { decides, ...rest } = claimed;
  const own = decideAgain(claimed, policy, isInputIncomplete || claimed.unread === true);
  const isStricter = isWorseOutcome(claimed.outcome, own.outcome);
  return {
    ...rest,
    ...(isStricter ? {} : own),
    ...((policy.referenceDecides || decides === true) && { decides: true }),
    tallies: tally(claimed.findings),
  };
}

/** Finds numbers in a report that no run can have produced; undefined if there are none. */
export function findImpossibleCount(report: Report): string | undefined {
  const own = findImpossible(report);
  if (own !== undefined || report.reference === undefined) return own;
  const inReference = findImpossible(report.reference);
  return inReference === undefined ? undefined : `for its second baseline ${inReference}`;
}

function findImpossible({ tallies, findings, baseline }: Comparison & Pick<Report, 'tallies'>): string | undefined {
  const { cases, compared, ...byVerdict } = tallies;
  const sum = Object.values(byVerdict satisfies Omit<Tallies, 'cases' | 'compared'>).reduce((a, b) => a + b, 0);
  if (sum !== cases) return `it counts ${String(cases)} cases, but ${String(sum)} by verdict`;
  if (compared > findings.length)
    return `it counts ${String(compared)} compared values, but has ${String(findings.length)} findings`;
  // A metric may have several objectives.
  const judged = findings.filter(({ objective }) => objective === undefined);
  const alike = groupBy(judged, ({ case: { key }, metric }) => JSON.stringify([key, metric]));
  if (alike.size < judged.length) return 'it judges the same metric of the same case more than once';
  if (baseline.runs.length === 0 && findings.some((finding) => finding.baseline !== undefined))
    return 'it compares with a baseline, but names no run of it';
  return findings.some(
    ({ baseline: past }) => past !== undefined && !(past.low <= past.value && past.value <= past.high),
  )
    ? 'a baseline is outside its own range'
    : undefined;
}
