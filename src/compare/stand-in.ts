/** What is judged where a case has none of the usual metrics: a published table often has only means, or maximum rates. */
import { type MetricPolicy, metricPolicyFinder, type Policy } from '../config/policy.js';
import type { CaseName, Measurement } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { ComparedCase } from '../model/run.js';
import { caseKey } from '../cases/names.js';
import { usualErrorPercent } from '../metrics/values.js';
import { groupBy, readOwn } from '../lang/objects.js';

type FindPolicy = (metric: Metric) => MetricPolicy;

/** The response times that are judged by default. */
const usual = ['p50', 'p99'];
/** Judged in their place, the most comparable first. A maximum is one request, so it is only reported. */
const times = ['mean', 'p95', 'p90', 'p75'];
/** Results of several tests, all of which are judged in a case that is not a test itself. */
const results = [
  ...['maxThroughput', 'kneePoint', 'replicas', 'ratio', 'overhead'],
  ...['completionPercent', 'targetShare', 'startupTime'],
];
const ofTests = ['throughput', ...usual, ...times];

/** How each metric of a case is judged. */
export function casePolicyFinder(policy: Policy, { case: name, candidate, history }: ComparedCase): FindPolicy {
  // The candidate nearly always decides; reading a long history for each case would take longer.
  const isUsual = candidate.some((measurement) => has(measurement, usual));
  return standInFinder(policy, name, isUsual ? [] : [...candidate, ...history.map(({ measurement }) => measurement)]);
}

/** @param measured measurements of the case; none if the usual response times are measured */
function standInFinder(policy: Policy, name: CaseName, measured: readonly Measurement[]): FindPolicy {
  const find = metricPolicyFinder(policy, name);
  const hasAny = (ids: readonly string[]): boolean => measured.some((measurement) => has(measurement, ids));
  if (measured.length === 0 || hasAny(usual)) return find;
  const standIns = hasAny(ofTests) ? times.filter((id) => hasAny([id])).slice(0, 1) : results;
  const isJudged = [...usual, 'throughput'].some((id) => {
    const metric = policy.metrics.byId.get(id);
    return metric !== undefined && find(metric).gated;
  });
  if (!isJudged) return find;
  return (metric) => {
    const found = find(metric);
    return standIns.includes(metric.id) && found.isConfigured !== true ? { ...found, gated: true } : found;
  };
}

const has = ({ metrics }: Measurement, ids: readonly string[]): boolean => ids.some((id) => metrics[id] !== undefined);

/** Axes whose values are amounts of load. */
const loadAxes = ['users', 'connections', 'targetRate', 'messages'];
/** A load is sustained below this error rate, as usual for tests at a constant rate. */
const sustainedPercent = 1;

interface SaturatedCase {
  readonly key: string;
  /** Median error rate of the baseline. */
  readonly errorPercent: number;
}

/**
 * Finds the cases of the baseline in which requests fail although they succeed at a lower load. A case that fails at every load
 * is broken, or fails on purpose: the error-rate rule judges it.
 */
export function findSaturated(cases: readonly ComparedCase[]): readonly SaturatedCase[] {
  const measured = cases.filter(({ history }) => history.length > 0);
  return loadAxes.flatMap((axis) => {
    const withLoad = measured.filter((compared) => Number.isFinite(readLoad(compared, axis)));
    const series = groupBy(withLoad, ({ case: { scenario, label, configuration } }) =>
      caseKey(scenario, label, { ...configuration, [axis]: '' }),
    );
    return [...series.values()].flatMap((members) => {
      if (members.length === 1) return [];
      const loads = members.map((compared) => ({
        key: compared.case.key,
        load: readLoad(compared, axis),
        errorPercent: usualErrorPercent(compared.history),
      }));
      const sustained = Math.min(...loads.filter(isSustained).map(({ load }) => load));
      return loads
        .filter((measured) => !isSustained(measured) && measured.load > sustained)
        .map(({ key, errorPercent }) => ({ key, errorPercent }));
    });
  });
}

const readLoad = ({ case: { configuration } }: ComparedCase, axis: string): number =>
  Number.parseFloat(readOwn(configuration, axis) ?? '');

const isSustained = ({ errorPercent }: SaturatedCase): boolean => errorPercent < sustainedPercent;
