/**
 * Cases in which a metric is too uncertain to judge while another one shows that they are not slower. Their p99 varies too
 * much or has too few requests, but throughput or p50 was judged.
 */
import { formatCount, joinWithAnd, joinWithOr } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import { isWorseVerdict } from '../../model/verdict-order.js';
import { compareMetrics } from '../../judge/groups/moves.js';
import { reasonTexts } from './words.js';
import type { Wording } from './wording.js';

/** Cases that were compared in some metrics only, because their baseline has no others. */
export interface PartlyNew {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** What was not compared in them. */
  readonly gaps: readonly Gap[];
}

/** A metric, and the number of cases that lack it. */
interface Gap {
  readonly metric: string;
  readonly cases: number;
}

const listGaps = (findings: readonly Finding[]): readonly Gap[] =>
  [...groupBy(findings, ({ metric }) => metric)]
    .map(([metric, own]) => ({ metric, cases: own.length }))
    .sort((a, b) => compareMetrics(a.metric, b.metric));

export function findPartlyNew({ findings }: Pick<Report, 'findings'>): PartlyNew {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(
    ([, all]) => all.some(isNew) && all.some(({ severity }) => severity !== undefined),
  );
  const fresh = cases.flatMap(([, all]) => all.filter(isNew));
  return {
    keys: new Set(cases.map(([key]) => key)),
    gaps: listGaps(fresh),
  };
}

const isNew = ({ verdict }: Finding): boolean => verdict === 'new';

/** ", but p99 could not be compared: not in the baseline". Empty if there is no such case. */
export function describePartlyNew(partly: PartlyNew, areAll: boolean, wording: Wording): string {
  return partly.keys.size === 0
    ? ''
    : `${describePlaces(partly, areAll, wording)} could not be compared: not in the baseline`;
}

/** ", but p50 and p99", "; p50 and p99 of 9 cases", or "; p50 of 1 case and p99 of 9 cases" if the cases differ. */
function describePlaces(partly: PartlyNew, areAll: boolean, wording: Wording): string {
  const { keys, gaps } = partly;
  const count = (size: number): string => (size === keys.size && areAll ? '' : ` of ${formatCount(size, 'case')}`);
  const names = areSame(partly)
    ? nameUnjudgedMetrics(partly, wording) + count(keys.size)
    : joinWithAnd(gaps.map((gap) => wording.title(gap) + count(gap.cases)));
  return `${areAll ? ', but' : ';'} ${names}`;
}

/** Whether all cases lack the same metrics. */
const areSame = ({ keys, gaps }: PartlyNew): boolean => gaps.every(({ cases }) => cases === keys.size);

export interface PartlyJudged {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** What could not be judged in them. */
  readonly gaps: readonly Gap[];
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

const known = new WeakMap<Report['findings'], PartlyJudged>();

/** They are computed once per report, because every part of a report shows them. */
export function findPartlyJudged({ findings }: Pick<Report, 'findings'>, wording: Wording): PartlyJudged {
  const found = known.get(findings) ?? search(findings, wording);
  known.set(findings, found);
  return found;
}

const uncertain = new Set<Reason>(['few-samples', 'too-noisy']);

function search(all: Report['findings'], wording: Wording): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, wording),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    gaps: listGaps(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, wording)),
  };
}

/** Whether a slower service would show: throughput and a response time were judged, of those that are gated. */
const isCovered = (findings: readonly Finding[], wording: Wording): boolean =>
  [isThroughput, isResponseTime].every((isOfFamily) => {
    const family = findings.filter((finding) => isOfFamily(finding, wording));
    return family.length === 0 || family.some(wasJudged);
  });

const isThroughput = ({ metric }: Finding): boolean => metric === 'throughput';
const isResponseTime = (finding: Finding, wording: Wording): boolean => wording.metric(finding).unit === 'ms';

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

/** "p99", "p95 and p99", or "p95 or p99" if some cases lack only one of them. */
export function nameUnjudgedMetrics(partly: PartlyNew, wording: Wording): string {
  const names = partly.gaps.map((gap) => wording.title(gap));
  return areSame(partly) ? joinWithAnd(names) : joinWithOr(names);
}

/** "too few requests", "too few requests or too noisy to judge". Empty if there is no such case. */
export const describeReasons = ({ reasons }: PartlyJudged): string =>
  joinWithOr(reasons.map((reason) => reasonTexts[reason]));

/**
 * ", but p99 could not be judged: too few requests", or "; p99 of 3 cases could not be judged: too few requests". Empty if
 * everything could be judged.
 *
 * @param areAll whether the sentence before it is about no other cases
 */
export function describePartlyJudged(partly: PartlyJudged, areAll: boolean, wording: Wording): string {
  if (partly.keys.size === 0) return '';
  return `${describePlaces(partly, areAll, wording)} could not be judged: ${describeReasons(partly)}`;
}
