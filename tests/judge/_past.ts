/** Cases for tests, and their past values. */
import { nameCase } from '../../src/cases/names.js';
import { metricById } from '../../src/metrics/index.js';
import type { Comparison, PastSource, PastValues } from '../../src/model/comparison.js';
import type { Measurement } from '../../src/model/documents.js';
import type { Metric } from '../../src/model/metric.js';

export const metricOf = (id: string): Metric => metricById.get(id) as Metric;

/** A case by one metric: what was measured now, and in past runs, oldest first. */
export function compare(
  metric: Metric,
  now: readonly Measurement[],
  before: readonly Measurement[],
  more: Partial<Comparison> = {},
): Comparison {
  const valueOf = ({ metrics }: Measurement): number => Number(metrics[metric.id]);
  return {
    case: nameCase(now[0] as Measurement),
    isControl: false,
    candidate: now.map(valueOf),
    candidateMeasurements: now,
    past: createPast(before.map((measurement, run) => ({ run, value: valueOf(measurement), measurement }))),
    baseline: 'history',
    band: metric.band,
    ...more,
  };
}

interface PastEntry extends PastSource {
  readonly run: number;
  readonly value: number;
  /** 0 or undefined: the current level. */
  readonly segment?: number;
}

/** @param entries oldest first */
export function createPast(entries: readonly PastEntry[]): PastValues {
  const segments = entries.map(({ segment }) => segment ?? 0);
  return {
    values: entries.map(({ value }) => value),
    runs: entries.map(({ run }) => run),
    sources: entries,
    ...(segments.some((segment) => segment !== 0) && { segments }),
  };
}

/** The same runs with other values. */
export const mapPast = (
  past: PastValues,
  valueOf: (value: number, run: number, segment: number) => number,
): PastValues => ({
  ...past,
  values: past.values.map((value, i) => valueOf(value, past.runs[i] ?? 0, past.segments?.[i] ?? 0)),
});
