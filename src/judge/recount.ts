/**
 * Recomputes the summary of a report from its findings: tallies, failures and the outcome. Used for reports of another run.
 */
import type { Policy } from '../config/policy.js';
import { groupBy } from '../lang/group-by.js';
import type { Finding, Outcome, Report, Tallies } from '../model/documents.js';
import { isError } from '../problems/problem.js';
import { decide, tally } from './outcome.js';

export interface Recounted {
  readonly report: Report;
  /** Whether the report claimed a better outcome than its findings allow. */
  readonly isCorrected: boolean;
}

/** Worst first. */
const outcomeOrder: readonly Outcome[] = ['failed', 'undecided', 'passed'];

/**
 * Recomputes tallies, `fails` and the outcome. The claimed outcome counts if it is worse, but never if it is better: the
 * policy of the other run may have been stricter.
 *
 * @param policy decides which findings fail
 */
export function recountReport(claimed: Report, policy: Policy): Recounted {
  const findings = claimed.findings.map(({ fails, ...finding }): Finding => finding);
  const decided = decide(findings, policy, {
    baselineRuns: claimed.baseline.runs.length,
    isInputIncomplete: claimed.problems.some(isError),
    runShifts: claimed.runShifts,
  });
  const isWorseThan = (outcome: Outcome, reference: Outcome): boolean =>
    outcomeOrder.indexOf(outcome) < outcomeOrder.indexOf(reference);
  const isStricter = isWorseThan(claimed.outcome, decided.outcome);
  return {
    report: {
      ...claimed,
      outcome: isStricter ? claimed.outcome : decided.outcome,
      reasons: isStricter ? claimed.reasons : decided.reasons,
      findings: isStricter ? claimed.findings : decided.findings,
      tallies: tally(claimed.findings),
    },
    isCorrected: isWorseThan(decided.outcome, claimed.outcome),
  };
}

/** Finds numbers in a report that no run can have produced; undefined if there are none. */
export function findImpossibleCount({ tallies, findings, baseline }: Report): string | undefined {
  const { cases, compared, ...byVerdict } = tallies;
  const sum = Object.values(byVerdict satisfies Omit<Tallies, 'cases' | 'compared'>).reduce((a, b) => a + b, 0);
  if (sum !== cases) return `it counts ${String(cases)} cases, but ${String(sum)} by verdict`;
  if (compared > findings.length)
    return `it counts ${String(compared)} compared values, but has ${String(findings.length)} findings`;
  const twice = [...groupBy(findings.filter(isUnique), keyOf).values()].find(({ length }) => length > 1);
  if (twice !== undefined) return 'it judges the same metric of the same case more than once';
  if (baseline.runs.length === 0 && findings.some((finding) => finding.baseline !== undefined))
    return 'it compares with a baseline, but names no run of it';
  return findings.some(
    ({ baseline: past }) => past !== undefined && !(past.low <= past.value && past.value <= past.high),
  )
    ? 'a baseline lies outside of its own range'
    : undefined;
}

/** A metric may have several objectives. */
const isUnique = ({ objective }: Finding): boolean => objective === undefined;

const keyOf = ({ case: { key }, metric }: Finding): string => JSON.stringify([key, metric]);
