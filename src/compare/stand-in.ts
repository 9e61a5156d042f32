/** Which response time is judged where a case has none of the usual ones. */
import { metricPolicyFinder, type MetricPolicy, type Policy } from '../config/policy.js';
import type { CaseName, Measurement } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';

type FindPolicy = (metric: Metric) => MetricPolicy;

/** Judged by default. */
const usual = ['p50', 'p99'];
/** Judged in their place, the most comparable first. A maximum is one request, so it is only reported. */
const standIns = ['mean', 'p95', 'p90', 'p75'];

/** How each metric of a pair is judged. A published table often has only the mean of its response times: that is judged, then. */
export function pairPolicyFinder(policy: Policy, pair: Pair): FindPolicy {
  // The candidate nearly always decides; reading a long history for each case would take longer.
  const { candidate, history } = pair;
  const isMeasured = candidate.some(hasUsual) || history.some(({ measurement }) => hasUsual(measurement));
  return standInFinder(policy, pair.case, isMeasured ? undefined : (candidate[0] ?? history.at(-1)?.measurement));
}

/** @param measured a measurement of the case; undefined if the usual response times are measured */
export function standInFinder(policy: Policy, name: CaseName, measured: Measurement | undefined): FindPolicy {
  const find = metricPolicyFinder(policy, name);
  if (measured === undefined || hasUsual(measured)) return find;
  const standIn = standIns.find((id) => measured.metrics[id] !== undefined);
  if (standIn === undefined) return find;
  const isJudged = usual.some((id) => {
    const metric = policy.metrics.byId.get(id);
    return metric !== undefined && find(metric).gated;
  });
  return (metric) => {
    const found = find(metric);
    return metric.id === standIn && isJudged && found.isConfigured !== true ? { ...found, gated: true } : found;
  };
}

const hasUsual = ({ metrics }: Measurement): boolean => usual.some((id) => metrics[id] !== undefined);
