/**
 * Cases in which a metric is too uncertain to judge while another one shows that they are not slower. Their p99 varies too
 * much or has too few requests, but throughput or p50 was judged.
 */
import { formatCount, joinWithAnd } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import { isWorseVerdict } from '../../model/verdict-order.js';
import { compareMetrics } from '../groups/moves.js';
import { findMetric, metricName, reasonTexts, type FormatName } from './words.js';

/** Cases that were compared in some metrics only, because their baseline has no others. */
export interface PartlyNew {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** The ids of the metrics that were not compared. */
  readonly metrics: readonly string[];
}

export function findPartlyNew({ findings }: Pick<Report, 'findings'>): PartlyNew {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(
    ([, all]) => all.some(isNew) && all.some(({ severity }) => severity !== undefined),
  );
  const fresh = cases.flatMap(([, all]) => all.filter(isNew));
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: [...new Set(fresh.map(({ metric }) => metric))].sort(compareMetrics),
  };
}

const isNew = ({ verdict }: Finding): boolean => verdict === 'new';

/** ", but p99 could not be compared: not in the baseline". Empty if there is no such case. */
export function describePartlyNew({ keys, metrics }: PartlyNew, areAll: boolean, named: FormatName): string {
  return keys.size === 0
    ? ''
    : `${describePlaces(metrics, keys, areAll, named)} could not be compared: not in the baseline`;
}

const describePlaces = (
  metrics: readonly string[],
  keys: ReadonlySet<string>,
  areAll: boolean,
  named: FormatName,
): string => {
  const names = joinWithAnd(metrics.map((metric) => metricName({ metric }, named)));
  return areAll ? `, but ${names}` : `; ${names} of ${formatCount(keys.size, 'case')}`;
};

export interface PartlyJudged {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** The ids of the metrics that could not be judged. */
  readonly metrics: readonly string[];
  /** The most frequent reason; undefined if there is no such case. */
  readonly reason?: Reason;
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

const known = new WeakMap<Report['findings'], PartlyJudged>();

/** They are computed once per report, because every part of a report shows them. */
export function findPartlyJudged({ findings }: Pick<Report, 'findings'>): PartlyJudged {
  const found = known.get(findings) ?? search(findings);
  known.set(findings, found);
  return found;
}

const uncertain = new Set<Reason>(['few-samples', 'too-noisy']);

function search(all: Report['findings']): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) => isPartlyJudged(findings));
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const [most] = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: [...new Set(open.map(({ metric }) => metric))].sort(compareMetrics),
    ...(most !== undefined && { reason: most[0] }),
    areCovered: cases.every(([, findings]) => isCovered(findings)),
  };
}

/** Whether a slower service would show: throughput and a response time were judged, of those that are gated. */
const isCovered = (findings: readonly Finding[]): boolean =>
  [isThroughput, isResponseTime].every((isOfFamily) => {
    const family = findings.filter(isOfFamily);
    return family.length === 0 || family.some(wasJudged);
  });

const isThroughput = ({ metric }: Finding): boolean => metric === 'throughput';
const isResponseTime = (finding: Finding): boolean => findMetric(finding).unit === 'ms';

/** Whether a finding compares a value with a baseline and has a verdict. */
export const wasJudged = ({ verdict }: Finding): boolean => verdict !== 'inconclusive' && verdict !== 'new';

function isPartlyJudged(findings: readonly Finding[]): boolean {
  const [worst] = findings.map(({ verdict }) => verdict).sort((a, b) => (isWorseVerdict(a, b) ? -1 : 1));
  return (
    worst === 'inconclusive' &&
    findings.every(
      ({ verdict, reason }) =>
        verdict !== 'inconclusive' || uncertain.has(reason) || (reason === 'within-noise' && isCovered(findings)),
    ) &&
    findings.some(
      (finding) =>
        findMetric(finding).scale === 'ratio' && (finding.verdict === 'pass' || finding.verdict === 'improvement'),
    )
  );
}

/** "p99" or "p95 and p99". */
export const nameUnjudgedMetrics = ({ metrics }: PartlyJudged, named: FormatName): string =>
  joinWithAnd(metrics.map((metric) => metricName({ metric }, named)));

/**
 * ", but p99 could not be judged: too few requests", or "; p99 of 3 cases could not be judged: too few requests". Empty if
 * everything could be judged.
 *
 * @param areAll whether the sentence before it is about no other cases
 */
export function describePartlyJudged(partly: PartlyJudged, areAll: boolean, named: FormatName): string {
  if (partly.reason === undefined) return '';
  return `${describePlaces(partly.metrics, partly.keys, areAll, named)} could not be judged: ${reasonTexts[partly.reason]}`;
}
