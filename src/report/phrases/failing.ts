/** Selects the findings that count against the candidate, and defines their kinds and their order. */
import { compareCodeUnits } from '../../lang/natural-order.js';
import type { Finding, OutcomeReason, Report } from '../../model/documents.js';

/** The ways in which a case can be worse, worst first. drift: a slow loss over several runs. */
export const kindOrder = ['errors', 'moved', 'drift', 'objective', 'missing', 'lacking', 'invalid'] as const;
export type Kind = (typeof kindOrder)[number];

/** The way in which a finding is worse. Not for findings that pass. */
export function classifyFinding(finding: Finding): Kind {
  if (finding.verdict === 'invalid') return 'invalid';
  if (finding.verdict === 'missing') return finding.reason === 'no-candidate' ? 'missing' : 'lacking';
  if (finding.objective !== undefined) return 'objective';
  if (finding.metric === 'errorPercent') return 'errors';
  return 'moved';
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

function worstFirst(findings: readonly Finding[]): readonly Finding[] {
  const size = ({ delta }: Finding): number => Math.abs(delta?.percent ?? delta?.absolute ?? 0);
  return findings.toSorted(
    (a, b) =>
      kindOrder.indexOf(classifyFinding(a)) - kindOrder.indexOf(classifyFinding(b)) ||
      (b.severity ?? 0) - (a.severity ?? 0) ||
      size(b) - size(a) ||
      compareCodeUnits(a.case.key, b.case.key),
  );
}
