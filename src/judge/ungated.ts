/** Findings of metrics that are shown but never judged. They make up most of a report, so this path is short. */
import { calculateDelta, reasonForNew } from '../compare/usable-values.js';
import { midpoint, readValue } from '../metrics/values.js';
import type { Finding, ToleranceBand, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { median } from '../stats/averages.js';
import { Sample } from '../stats/sample.js';
import { countRuns } from './finding.js';

const past = new Sample();

/** Undefined if the candidate does not have the metric. */
export function reportUngated(pair: Pair, metric: Metric, band: ToleranceBand): Finding | undefined {
  const values: Value[] = [];
  for (const measurement of pair.candidate) {
    const value = readValue(measurement, metric);
    if (value !== undefined) values.push(value);
  }
  const [only] = values;
  if (only === undefined) return undefined;
  past.clear();
  for (const { measurement, segments } of pair.history)
    if ((segments[metric.id] ?? 0) === 0) past.add(midpoint(readValue(measurement, metric)));
  const middle = values.length === 1 ? midpoint(only) : median(values.map(midpoint));
  const candidate = values.length === 1 ? only : middle;
  const name = pair.case;
  const { id } = metric;
  if (past.size === 0) {
    const reason = reasonForNew(pair, metric);
    return markControl(pair, { case: name, metric: id, gated: false, band, verdict: 'new', reason, candidate });
  }
  const baseline = {
    value: past.median(),
    low: past.min(),
    high: past.max(),
    ...countRuns(pair, past.size, past.size),
  };
  const delta = calculateDelta(middle, baseline.value, metric);
  // Object spread here would take longer than everything else.
  return markControl(pair, {
    case: name,
    metric: id,
    gated: false,
    band,
    verdict: 'pass',
    reason: 'reported',
    candidate,
    baseline,
    delta,
  });
}

function markControl({ isControl }: Pair, finding: Finding): Finding {
  if (!isControl) return finding;
  const { case: name, metric, gated, ...rest } = finding;
  return { case: name, metric, gated, control: true, ...rest };
}
