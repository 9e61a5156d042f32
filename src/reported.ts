/** Metrics that are shown and never judged: most of a report, so the way through them is short. */
import { deltaOf, middle, valueOf, whyNew } from './comparable.js';
import type { Finding, Metric, Pair, ToleranceBand } from './model.js';
import { median } from './stats/median.js';

/** Undefined where the candidate does not have it. */
export function reported(pair: Pair, metric: Metric, band: ToleranceBand): Finding | undefined {
  const values = pair.candidate.flatMap((each) => valueOf(each, metric) ?? []);
  const [only] = values;
  if (only === undefined) return undefined;
  const now = median(values.map(middle));
  const common = {
    case: pair.case,
    metric: metric.id,
    gated: false,
    ...(pair.isControl ? { control: true as const } : {}),
    band,
  };
  const shown = {
    ...common,
    verdict: 'pass',
    reason: 'reported',
    candidate: values.length === 1 ? only : now,
  } as const;
  const past: number[] = [];
  for (const { measurement } of pair.history) {
    const value = valueOf(measurement, metric);
    if (value !== undefined) past.push(middle(value));
  }
  if (past.length === 0) return { ...shown, verdict: 'new', reason: whyNew(pair, metric) };
  const level = median(past);
  const baseline = { value: level, low: Math.min(...past), high: Math.max(...past), runs: past.length };
  return { ...shown, baseline, delta: deltaOf(now, level, metric) };
}
