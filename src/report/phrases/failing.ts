/** Selects the findings that count against the candidate, and defines their kinds and their order. */
import { compareCodeUnits } from '../../lang/natural-order.js';
import type { Finding, OutcomeReason, Report } from '../../model/documents.js';
import { isSpeedMetric } from './words.js';

/** The ways in which a case can be worse, worst first. */
const kinds = ['errors', 'slower', 'worse', 'objective', 'missing', 'lacking', 'invalid'] as const;
export type Kind = (typeof kinds)[number];

/** The way in which a finding is worse. Not for findings that pass. */
export function classifyFinding(finding: Finding): Kind {
  if (finding.verdict === 'invalid') return 'invalid';
  if (finding.verdict === 'missing') return finding.reason === 'no-candidate' ? 'missing' : 'lacking';
  if (finding.objective !== undefined) return 'objective';
  if (finding.metric === 'errorPercent') return 'errors';
  return isSpeedMetric(finding) ? 'slower' : 'worse';
}

/** Gated findings that are worse than allowed, worst first; one finding per case that was not measured at all. */
export function worseFindings(report: Report): readonly Finding[] {
  const missing = new Set<string>();
  return worstFirst(
    report.findings.filter((finding) => {
      const reason = findReason(finding);
      if (!finding.gated || reason === undefined || reason === 'suspect' || finding.reason === 'retired') return false;
      if (finding.reason !== 'no-candidate') return true;
      return !missing.has(finding.case.key) && missing.add(finding.case.key);
    }),
  );
}

/** Gated findings that look worse in one run, worst first. Slow losses are excluded: no single measurement settles them. */
export function suspectFindings(report: Report): readonly Finding[] {
  return worstFirst(
    report.findings.filter(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift'),
  );
}

/** The slow loss that alone makes a finding a suspect. The change of its run says nothing about it. */
export const findDrift = ({ reason, drift }: Finding): Finding['drift'] => (reason === 'drift' ? drift : undefined);

/**
 * The outcome reason that a finding causes. An invalid value without a baseline causes none, because neither side ever had
 * the value.
 */
const findReason = (finding: Finding): OutcomeReason | undefined => {
  const { verdict, objective, baseline } = finding;
  if (verdict === 'regression') return objective === undefined ? 'regression' : 'objective';
  if (verdict === 'invalid') return baseline === undefined ? undefined : 'invalid';
  return verdict === 'missing' || verdict === 'suspect' ? verdict : undefined;
};

// Sort order of kinds. "slower" and "worse" rank equally; within a rank, severity decides.
const rank: Readonly<Record<Kind, number>> = {
  errors: 0,
  slower: 1,
  worse: 1,
  objective: 2,
  missing: 3,
  lacking: 4,
  invalid: 5,
};

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const size = ({ delta }: Finding): number => Math.abs(delta?.percent ?? delta?.absolute ?? 0);
  return findings.toSorted(
    (a, b) =>
      rank[classifyFinding(a)] - rank[classifyFinding(b)] ||
      (b.severity ?? 0) - (a.severity ?? 0) ||
      size(b) - size(a) ||
      compareCodeUnits(a.case.key, b.case.key),
  );
}
