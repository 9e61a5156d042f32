/** Detects a run that only looks slow because a few requests hung. */
import type { Comparison } from '../../../../model/comparison.js';
import { median } from '../../../../stats/median.js';
import { settings } from '../settings.js';
import { numericValue } from '../../../../metrics/values.js';

/** Maximum and standard deviation exceed all earlier ones by this factor. */
const factor = 3;
/** p50, p90 and p99 stay within this factor of their usual values. */
const usualFactor = 1.1;

/** 5 of 44 throughput outliers were such runs, and the next run settled them; see docs/method-details.md. */
export function isStalled({ past, candidateMeasurements }: Comparison): boolean {
  const pastValues = (id: string): readonly number[] =>
    past.sources.map(({ measurement }) => numericValue(measurement, id)).filter(Number.isFinite);
  const presentValues = (id: string): readonly number[] =>
    candidateMeasurements.map((measurement) => numericValue(measurement, id)).filter(Number.isFinite);
  const isBeyond = (id: string): boolean => Math.min(...presentValues(id)) > factor * Math.max(...pastValues(id));
  const isUsual = (id: string): boolean =>
    median(presentValues(id)) <= usualFactor * Math.max(median(pastValues(id)), settings.typical.quantumMs);
  const measured = ['max', 'standardDeviation', 'p50', 'p90', 'p99'].every(
    (id) => pastValues(id).length > 0 && presentValues(id).length > 0,
  );
  return measured && ['max', 'standardDeviation'].every(isBeyond) && ['p50', 'p90', 'p99'].every(isUsual);
}
