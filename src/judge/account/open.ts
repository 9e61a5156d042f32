/** What could not be judged, in which cases and metrics, and why. */
import { median } from '../../stats/averages.js';
import type { Report, Finding, Reason, FoundFrom } from '../../model/documents.js';
import { compareMetrics } from './moves.js';
import { groupBy, cacheByObject } from '../../lang/objects.js';
import { createMetricTable } from '../../metrics/index.js';
import { isOpenObjective } from '../../model/verdict-order.js';
import { isPartlyJudged, isCovered } from './cases.js';
import { groupFindings } from './groups.js';
import { requestsNeeded } from '../quantities/observe.js';
import { countPastRuns } from './certainty.js';

/** Whether no case was judged, because no result is one whole test: what was measured is shown, but never as unchanged. */
export const isNothingJudged = ({ findings }: Pick<Report, 'findings'>): boolean => {
  const gated = findings.filter((finding) => finding.gated && finding.reason !== 'no-baseline');
  return gated.length > 0 && gated.every(({ reason }) => reason === 'unsound');
};

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

export interface PartlyJudged extends Partly {
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

/** They are computed once per report, because every part of a report shows them. */
export const findPartlyJudged = cacheByObject(search, ({ findings }) => findings);

function search({ findings: all, metrics: declared = [] }: Pick<Report, 'findings' | 'metrics'>): PartlyJudged {
  const table = createMetricTable(declared);
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, table),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, table)),
  };
}

/** Groups cases that could not be judged by the reason of their first such metric; most frequent first. */
export function groupUnjudged(report: Report): ReadonlyMap<Reason, readonly Finding[]> {
  const open = groupFindings(report).cases.filter(({ state }) => state === 'unjudged');
  const first = open.flatMap(({ moved }) => moved.slice(0, 1));
  return new Map([...groupBy(first, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length));
}

/** The number of cases that could not be judged for this reason. */
export const countOpen = (wanted: Reason, { findings }: Report): number =>
  new Set(findings.flatMap(({ gated, reason, case: { key } }) => (gated && reason === wanted ? [key] : []))).size;

/** The metrics that are usually judged, were measured before, and are not judged, as the configuration says. */
export function listAside({ findings, statistics, metrics = [] }: Report): readonly string[] {
  const judged = new Set(findings.filter(({ gated }) => gated).map(({ metric }) => metric));
  const { byId } = createMetricTable(metrics);
  const { metrics: measured = [], cases = [] } = statistics ?? {};
  return measured.filter(
    (metric, i) =>
      !judged.has(metric) &&
      byId.get(metric)?.gated === true &&
      cases.some(({ baseline }) => typeof baseline?.[i] === 'number'),
  );
}

/** Why metrics of cases could not be judged, by reason, and by metric where there are too few requests: how many times more it takes. */
export function listUnsigned({ findings }: Report) {
  const open = findings.filter(
    (finding) => isOpenObjective(finding) || (finding.gated && finding.verdict === 'inconclusive'),
  );
  const kinds = groupBy(open, ({ reason, metric }) => (reason === 'few-samples' ? `${reason} ${metric}` : reason));
  return [...kinds.values()].flatMap((own) =>
    own.slice(0, 1).map(({ reason, metric }) => ({
      reason,
      metric,
      keys: [...new Set(own.map(({ case: { key } }) => key))],
      factor: Math.max(...own.map(({ samples = NaN }) => requestsNeeded(metric) / samples)),
    })),
  );
}

/** The smallest change in each metric that a typical case would show every second time; none with pairs, which say it themselves. */
export function findDetectable({ outcome, findings, gate, pairs, metrics = [] }: Report): readonly FoundFrom[] {
  if (outcome !== 'passed' || gate !== undefined || pairs !== undefined) return [];
  const { byId } = createMetricTable(metrics);
  const sizes = findings.flatMap(({ gated, verdict, metric, smallestDetectable: size }) =>
    gated && verdict === 'pass' && size !== undefined && byId.get(metric)?.scale === 'ratio' ? [{ metric, size }] : [],
  );
  return [...groupBy(sizes, ({ metric }) => metric)].map(([metric, own]) => {
    const size = median(own.map((one) => one.size));
    return { metric, percent: byId.get(metric)?.better === 'higher' ? -size : size };
  });
}

/** Whether something got as much faster as failed requests are, and nothing says whether they failed. */
export const isErrorRateUnknown = ({ findings }: Report): boolean =>
  findings.some(({ gated, reason }) => gated && reason === 'doubtful-errors') &&
  !findings.some(({ metric }) => metric === 'errorPercent');

/** The number of past runs of findings whose noise is only assumed, because these are too few to estimate it; 0 if there are none. */
export function countAssumed(report: Report): number {
  const assumed = report.findings.filter(
    ({ gated, reason, noise }) =>
      gated && noise?.from === 'assumed' && (reason === 'within-noise' || reason === 'too-noisy'),
  );
  return assumed.length === 0 ? 0 : countPastRuns(report, assumed);
}

/** Objectives that nobody can confirm, and the number of their cases. */
export function findOpenObjectives({ findings }: Report) {
  const open = findings.filter((finding) => finding.gated && isOpenObjective(finding));
  const objectives = open.map(({ metric, objective = '' }) => ({ metric, objective }));
  return { objectives, size: new Set(open.map((finding) => finding.case.key)).size };
}

/** Gated metrics that were judged in no case. */
export function listNeverJudged({ findings }: Report): readonly string[] {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  return [...groupBy(gated, ({ metric }) => metric)].flatMap(([metric, all]) =>
    all.every(({ verdict }) => verdict === 'inconclusive' || verdict === 'new') ? [metric] : [],
  );
}
