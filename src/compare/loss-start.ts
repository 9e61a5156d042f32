/** The run with which a loss began, which may be older than the run under test. */
import { defined } from '../lang/objects.js';
import type { PastSource } from '../model/comparison.js';
import type { Finding, LossStart } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import { median } from '../stats/averages.js';
import { calculateDelta, type UsableValues } from './usable-values.js';

/** Whether a value was measured worse than its baseline by more than is tolerated. */
export const isBeyondBand = ({ delta, band }: Pick<Finding, 'delta' | 'band'>): boolean =>
  delta?.direction === 'worse' &&
  Math.abs(delta.absolute) > (band?.absolute ?? 0) &&
  Math.abs(delta.percent ?? Infinity) > (band?.percent ?? 0);

/** The start of a loss that is older than this run: the newest past values have a level of their own, and this is no worse. */
export function findStart(candidate: number, { past, band }: UsableValues, metric: Metric): Finding['began'] {
  const first = (past.segments ?? []).lastIndexOf(0) + 1;
  const open = past.values.slice(first);
  if (past.segments === undefined || open.length === 0) return undefined;
  const isWorse = isBeyondBand({ delta: calculateDelta(candidate, median(open), metric), band });
  return isWorse ? undefined : { runs: new Set(past.runs.slice(first)).size, ...nameStart(past.sources[first]) };
}

/** The run with which a loss began, by one of its values. */
export function nameStart(source: PastSource | undefined): Omit<LossStart, 'runs'> {
  const { startedAt: since = source?.measurement.startedAt, commit, tag } = source?.provenance ?? {};
  return defined({ since, commit, tag });
}
