import { combineRuns, type PastShare } from '../past-shares.js';
import { selectUsablePast, type UsablePast } from '../usable-past.js';
import { usualErrorPercent, midpoint, worseSign, logTolerance, pointsPerLevel } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import type { Pair } from '../../model/run.js';
import type { MetricPolicy } from '../../config/policy.js';
import { interpolatedMs, quantumMs } from '../../metrics/resolution.js';
import { areTimesWhole } from '../rounded-times.js';
import { segmentMedians } from './recent-shift.js';
import { largest, medianByKey } from '../../stats/averages.js';

/** The history of one case in one metric, oldest first: one logarithm per run, larger is worse. */
export interface CaseHistory {
  readonly pair: Pair;
  readonly metric: Metric;
  readonly runs: readonly number[];
  readonly values: readonly number[];
  /** If the values are not logarithms, the shares that they stand for. */
  readonly shares?: readonly PastShare[];
  /** The tolerance band at the median, as a log ratio. */
  readonly tolerance: number;
  /** The largest step from a level that is tolerated, as a log ratio: the band there, and what rounding adds. */
  readonly toleratedStep: (level: number) => number;
  /** The uncertainty of a level in milliseconds, because its times were rounded; 0 for other metrics. */
  readonly roundingMs: number;
}

/** Whether rounding alone can make a step between two levels. */
export const isRounding = ({ roundingMs }: Pick<CaseHistory, 'roundingMs'>, one: number, other: number): boolean =>
  roundingMs > 0 && Math.abs(Math.exp(one) - Math.exp(other)) < 2 * roundingMs + 1e-6;

/** A pair with the policy for each of its metrics. */
export interface PairPolicy {
  readonly pair: Pair;
  readonly policyFor: (metric: Metric) => MetricPolicy;
}

/** One value for each run. Most histories have no repetitions. */
function mediansByRun({ runs, values }: UsablePast): { readonly runs: readonly number[]; readonly values: number[] } {
  const numbers = Array<number>(values.length);
  for (let i = 0; i < values.length; i++) numbers[i] = midpoint(values[i]);
  if (runs.every((run, i) => i === 0 || run > (runs[i - 1] ?? run))) return { runs, values: numbers };
  const valueByRun = medianByKey(runs, numbers);
  return { runs: [...valueByRun.keys()], values: [...valueByRun.values()] };
}

/** The histories that are searched for level changes: those of gated metrics other than whole numbers. */
export function logHistories(pairs: readonly PairPolicy[], metric: Metric): readonly CaseHistory[] {
  if (metric.scale === 'whole') return [];
  if (metric.scale === 'points') return pairs.flatMap((pair) => shareHistory(pair, metric));
  const sign = worseSign(metric);
  return pairs.flatMap(({ pair, policyFor }): readonly CaseHistory[] => {
    const policy = policyFor(metric);
    if (!policy.gated || pair.history.length === 0) return [];
    // Failed runs belong to no level, and a different percentile method can look like a change.
    const usualPercent = usualErrorPercent(pair.history);
    const candidate = pair.candidate.filter(({ metrics }) => Object.hasOwn(metrics, metric.id));
    const { usable, isInterpolated } = selectUsablePast(pair, metric, candidate, usualPercent);
    if (usable.values.length === 0) return [];
    const { runs, values } = mediansByRun(usable);
    for (let i = 0; i < values.length; i++) values[i] = sign * Math.log(values[i] ?? NaN);
    const [level = NaN] = segmentMedians(values, [0]);
    const tolerance = logTolerance(policy, metric, Math.exp(sign * level));
    // A level is a median, whatever the metric.
    const uncertaintyMs = isInterpolated ? interpolatedMs : quantumMs.typical;
    const roundingMs = areTimesWhole(usable.sources, candidate, metric) ? uncertaintyMs : 0;
    const toleratedStep = (from: number): number =>
      logTolerance(policy, metric, Math.exp(sign * from)) + Math.log1p(roundingMs / Math.exp(sign * from));
    return [{ pair, metric, runs, values, tolerance, toleratedStep, roundingMs }];
  });
}

/** None for shares that never left the band of the best run, as most are 0. */
function shareHistory({ pair, policyFor }: PairPolicy, metric: Metric): readonly CaseHistory[] {
  const policy = policyFor(metric);
  if (!policy.gated) return [];
  const band = policy.band.absolute ?? 0;
  const { usable } = selectUsablePast({ history: pair.history }, metric, []);
  const measured = usable.values.map(midpoint);
  if (largest(measured) - Math.min(...measured) <= band) return [];
  const shares = combineRuns({ ...usable, values: measured }, metric);
  const tolerance = band / pointsPerLevel;
  return [
    {
      pair,
      metric,
      runs: shares.map(({ run }) => run),
      values: shares.map(({ percent }) => percent / pointsPerLevel),
      shares,
      tolerance,
      toleratedStep: () => tolerance,
      roundingMs: 0,
    },
  ];
}
