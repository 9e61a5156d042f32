/** The findings of a report by case, in natural order. */
import { compareNaturally, defined, groupBy } from '../../lang/objects.js';
import type { CaseName, Finding, Report } from '../../model/documents.js';
import { compareVerdicts } from '../../model/verdict-order.js';
import { caseLooks } from '../phrases/words.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { findShown } from '../phrases/case-verdicts.js';
import { compareMetrics } from '../../judge/groups/moves.js';

/** The word for cases that measure the machine. */
export const controlWord = 'control';

export interface CaseFindings {
  readonly case: CaseName;
  /** Gated metrics, controls and objectives. */
  readonly judged: readonly Finding[];
  /** Metrics that are only reported. */
  readonly reported: readonly Finding[];
  /** The judged finding whose number stands for the case; undefined if it has none. */
  readonly shown?: Finding;
  /** The word for its verdict. */
  readonly word: string;
}

export function groupByCase(report: Report): readonly CaseFindings[] {
  const states = new Map(groupFindings(report).cases.map((found) => [found.name.key, found]));
  const names = new Map(report.findings.map((finding) => [finding.case.key, finding.case]));
  const findings = groupBy(report.findings, (finding) => finding.case.key);
  return [...names.values()]
    .map((name): CaseFindings => {
      const own = findings.get(name.key) ?? [];
      const judged = own.filter(isJudged).sort((a, b) => compareMetrics(a.metric, b.metric));
      const found = states.get(name.key);
      return {
        case: name,
        judged,
        reported: own.filter((finding) => !isJudged(finding)),
        word: found === undefined ? controlWord : caseLooks[found.says].word,
        ...defined({ shown: (found && findShown(found)) ?? judged.toSorted(compareSeverity)[0] }),
      };
    })
    .sort((a, b) => compareNaturally(a.case.key, b.case.key));
}

const isJudged = ({ gated, control, reason, objective }: Finding): boolean =>
  gated || objective !== undefined || (control === true && reason !== 'reported');

/** The worst verdict first; within one verdict, the largest change relative to its limit, in either direction. */
export const compareSeverity = (a: Finding, b: Finding): number =>
  compareVerdicts(a.verdict, b.verdict) || Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0);
