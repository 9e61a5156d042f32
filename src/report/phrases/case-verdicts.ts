/** The numbers of cases by what the judge says of them, and the cases that it judged in part. */
import { formatCount, joinParts, joinWithOr, thousands } from '../../lang/format.js';
import { cacheByObject, groupBy } from '../../lang/objects.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/verdict-order.js';
import { isCovered, isPartlyJudged, type CaseState, type Says } from '../../judge/groups/case-states.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { caseLooks, reasonTexts, type Wording } from './words.js';
import { compareMetrics } from '../../judge/groups/moves.js';

/** What decided a case; of one that did not change, what came closest to its limit. */
export function findShown({ says, state, moved, findings }: CaseState): Finding | undefined {
  const judged = findings.filter(({ verdict, metric }) => verdict !== 'inconclusive' && metric !== 'errorPercent');
  const isCalmCase = (state === 'same' && says !== 'carried') || (state === 'unjudged' && says !== 'unjudged');
  const [known = []] = [isCalmCase ? judged : moved, moved, findings].filter(({ length }) => length > 0);
  return known.toSorted((a, b) => Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0))[0];
}

/** The verdicts of the cases with their numbers, worst first. */
export function countCases(report: Report): readonly (readonly [says: Says, size: number])[] {
  const all = groupBy(groupFindings(report).cases, ({ says }) => says);
  return (Object.keys(caseLooks) as Says[]).flatMap((word) => {
    const size = all.get(word)?.length;
    return size === undefined ? [] : [[word, size] as const];
  });
}

/** "unchanged", "unchanged but not judged in p99 (too few requests)": a verdict after a number of cases. */
function nameVerdict(word: Says, report: Report, wording: Wording): string {
  if (word === 'carried') return 'worse with the whole run';
  if (word === 'alike') return 'moved as the others did';
  if (word !== 'partly') return caseLooks[word].word;
  const partly = findPartlyJudged(report, wording);
  return `${caseLooks[word].word} but not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`;
}

/** Whether no case was judged, because no result is one whole test: what was measured is shown, but never as unchanged. */
export const isNothingJudged = ({ findings }: Pick<Report, 'findings'>): boolean => {
  const gated = findings.filter((finding) => finding.gated && finding.reason !== 'no-baseline');
  return gated.length > 0 && gated.every(({ reason }) => reason === 'unsound');
};

/** "3 worse, 5 unchanged, 10 unchanged but not judged in p99 (too few requests)": every case has one verdict. */
export const listCounts = (report: Report, wording: Wording): string =>
  countCases(report)
    .map(([word, size]) => `${thousands(size)} ${nameVerdict(word, report, wording)}`)
    .join(', ');

/** "18 cases: 3 worse, 15 unchanged; 2 controls.", "6 cases: all unchanged." */
export function countLine(report: Report, wording: Wording): string {
  const counts = countCases(report);
  const controls = new Set(
    report.findings.filter(({ control }) => control === true).map((finding) => finding.case.key),
  );
  const total = counts.reduce((sum, [, size]) => sum + size, 0);
  const parts = listCounts(report, wording);
  const all = counts.length > 1 ? parts : parts.replace(/^[\d,]+ /, total > 1 ? 'all ' : '');
  const cases = total === 0 ? '' : `${formatCount(total, 'case')}: ${all}`;
  const text = joinParts([cases, controls.size === 0 ? '' : formatCount(controls.size, 'control')], '; ');
  return text && `${text}.`;
}

/** Cases that were compared or judged in some metrics only. */
interface Partly {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** The metrics that some of them lack. */
  readonly metrics: readonly string[];
}

const listMetrics = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ metric }) => metric))].sort(compareMetrics);

/** Cases whose baseline lacks some metrics. */
export function findPartlyNew({ findings }: Pick<Report, 'findings'>): Partly {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(
    ([, all]) => all.some(isNew) && all.some(({ severity }) => severity !== undefined),
  );
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(cases.flatMap(([, all]) => all.filter(isNew))),
  };
}

const isNew = ({ verdict }: Finding): boolean => verdict === 'new';

/** "; p99 of 3 cases could not be compared: not in the baseline". Empty if there is no such case. */
export const describePartly = (partly: Partly, what: 'compared' | 'judged', why: string, wording: Wording): string =>
  partly.keys.size === 0
    ? ''
    : `; ${nameUnjudgedMetrics(partly, wording)} of ${formatCount(partly.keys.size, 'case')} could not be ${what}: ${why}`;

interface PartlyJudged extends Partly {
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

/** They are computed once per report, because every part of a report shows them. */
export const findPartlyJudged = cacheByObject(search, ({ findings }) => findings);

function search({ findings: all }: Pick<Report, 'findings'>, wording: Wording): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, wording.metrics),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, wording.metrics)),
  };
}

/** "p99", "p95 or p99": some cases may lack only one of them. */
const nameUnjudgedMetrics = ({ metrics }: Partly, wording: Wording): string =>
  joinWithOr(metrics.map((metric) => wording.title({ metric })));

/** "too few requests", "too few requests or too noisy to judge". Empty if there is no such case. */
export const describeReasons = ({ reasons }: PartlyJudged): string =>
  joinWithOr(reasons.map((reason) => reasonTexts[reason]));
