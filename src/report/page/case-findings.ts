/** The findings of a report by case, in natural order. */
import { groupBy } from '../../lang/objects.js';
import { compareNaturally } from '../../lang/natural-order.js';
import type { CaseName, Finding, Report } from '../../model/documents.js';
import { compareVerdicts } from '../../model/verdict-order.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { limitShare } from './tone.js';

export interface CaseFindings {
  readonly case: CaseName;
  /** Gated metrics, controls and objectives. */
  readonly judged: readonly Finding[];
  /** Metrics that are only reported. */
  readonly reported: readonly Finding[];
  /** The judged finding with the worst verdict; undefined if the case has none. */
  readonly worst?: Finding;
}

export function groupByCase(report: Report): readonly CaseFindings[] {
  return [...groupBy(report.findings, (finding) => finding.case.key).values()]
    .flatMap((findings): readonly CaseFindings[] => {
      const [first] = findings;
      if (first === undefined) return [];
      const judged = findings.filter(isJudged).sort((a, b) => compareMetrics(a.metric, b.metric));
      const worst = judged.toSorted(compareSeverity)[0];
      return [
        {
          case: first.case,
          judged,
          reported: findings.filter((finding) => !isJudged(finding)),
          ...(worst !== undefined && { worst }),
        },
      ];
    })
    .sort((a, b) => compareNaturally(a.case.key, b.case.key));
}

const isJudged = ({ gated, control, reason, objective }: Finding): boolean =>
  gated || objective !== undefined || (control === true && reason !== 'reported');

/** The worst verdict first; within one verdict, the largest change relative to its limit, in either direction. */
export const compareSeverity = (a: Finding, b: Finding): number =>
  compareVerdicts(a.verdict, b.verdict) || Math.abs(limitShare(b) ?? 0) - Math.abs(limitShare(a) ?? 0) || 0;
