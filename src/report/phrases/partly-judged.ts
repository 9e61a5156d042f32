/**
 * Cases in which a metric is too uncertain to judge while another one shows that they are not slower. Their p99 varies too
 * much or has too few requests, but throughput or p50 was judged.
 */
import { formatCount, joinWithOr } from '../../lang/format.js';
import { cacheByObject, groupBy } from '../../lang/objects.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import { isWorseVerdict } from '../../model/verdict-order.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

/** Cases that were compared or judged in some metrics only. */
export interface Partly {
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

export interface PartlyJudged extends Partly {
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

/** They are computed once per report, because every part of a report shows them. */
export const findPartlyJudged = cacheByObject(search, ({ findings }) => findings);

const uncertain = new Set<Reason>(['few-samples', 'too-noisy']);

function search({ findings: all }: Pick<Report, 'findings'>, wording: Wording): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, wording),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, wording)),
  };
}

/** Whether a slower service would show: throughput and a response time were judged, of those that are gated. */
function isCovered(findings: readonly Finding[], wording: Wording): boolean {
  const rates = findings.filter(({ metric }) => metric === 'throughput');
  const times = findings.filter((finding) => wording.metric(finding).unit === 'ms');
  return [rates, times].every((family) => family.length === 0 || family.some(wasJudged));
}

/** Whether a finding compares a value with a baseline and has a verdict. */
export const wasJudged = ({ verdict }: Finding): boolean => verdict !== 'inconclusive' && verdict !== 'new';

function isPartlyJudged(findings: readonly Finding[], wording: Wording): boolean {
  const [worst] = findings.map(({ verdict }) => verdict).sort((a, b) => (isWorseVerdict(a, b) ? -1 : 1));
  return (
    worst === 'inconclusive' &&
    findings.every(
      ({ verdict, reason }) =>
        verdict !== 'inconclusive' ||
        uncertain.has(reason) ||
        (reason === 'within-noise' && isCovered(findings, wording)),
    ) &&
    findings.some(
      (finding) =>
        wording.metric(finding).scale === 'ratio' && (finding.verdict === 'pass' || finding.verdict === 'improvement'),
    )
  );
}

/** "p99", "p95 or p99": some cases may lack only one of them. */
export const nameUnjudgedMetrics = ({ metrics }: Partly, wording: Wording): string =>
  joinWithOr(metrics.map((metric) => wording.title({ metric })));

/** "too few requests", "too few requests or too noisy to judge". Empty if there is no such case. */
export const describeReasons = ({ reasons }: PartlyJudged): string =>
  joinWithOr(reasons.map((reason) => reasonTexts[reason]));
