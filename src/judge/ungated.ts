/** Findings of metrics that are shown but never judged. They make up most of a report, so this path is short. */
import { calculateDelta, reasonForNew } from '../compare/usable-values.js';
import { midpoint, readValue } from '../metrics/values.js';
import type { Finding, ToleranceBand } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { median } from '../stats/median.js';

/** Undefined if the candidate does not have the metric. */
export function reportUngated(pair: Pair, metric: Metric, band: ToleranceBand): Finding | undefined {
  const values = pair.candidate
    .map((measurement) => readValue(measurement, metric))
    .filter((value) => value !== undefined);
  const [only] = values;
  if (only === undefined) return undefined;
  const candidate = median(values.map(midpoint));
  const past: number[] = [];
  for (const { measurement } of pair.history) {
    const value = readValue(measurement, metric);
    if (value !== undefined) past.push(midpoint(value));
  }
  const [verdict, reason] =
    past.length === 0 ? (['new', reasonForNew(pair, metric)] as const) : (['pass', 'reported'] as const);
  return {
    case: pair.case,
    metric: metric.id,
    gated: false,
    ...(pair.isControl && { control: true }),
    band,
    verdict,
    reason,
    candidate: values.length === 1 ? only : candidate,
    ...(past.length > 0 && compareWithPast(candidate, past, pair, metric)),
  };
}

function compareWithPast(
  candidate: number,
  past: readonly number[],
  { baseline }: Pair,
  metric: Metric,
): Pick<Finding, 'baseline' | 'delta'> {
  const level = median(past);
  let [low, high] = [Infinity, -Infinity];
  for (const value of past) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return {
    baseline: {
      value: level,
      low,
      high,
      ...(baseline === 'session' ? { runs: 1, repetitions: past.length } : { runs: past.length }),
    },
    delta: calculateDelta(candidate, level, metric),
  };
}
