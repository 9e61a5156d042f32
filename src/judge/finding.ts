/** Converts evidence and values to the findings that a report shows. */
import { matchesWhere } from '../cases/patterns.js';
import type { Policy } from '../config/policy.js';
import { calculateDelta, combineRepetitions, type UsableValues } from '../compare/usable-values.js';
import { defined } from '../lang/defined.js';
import type { Evidence, PastValues } from '../model/comparison.js';
import type { Finding } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { median } from '../stats/median.js';
import type { Subject } from './subject.js';

/** The maximum number of values in a finding's series, which a sparkline can still show. */
const seriesLength = 30;

export function createFinding(
  { pair, policyOf }: Subject,
  metric: Metric,
  usable: UsableValues,
  evidence: Evidence,
  policy: Policy,
): Finding {
  const { gated, band } = policyOf(metric);
  const { values: past } = usable.past;
  const ofLevel = selectLevel(usable.past);
  const combined = usable.candidate.length > 0 ? combineRepetitions(usable, metric) : NaN;
  const candidate = Number.isFinite(combined) ? combined : undefined;
  const level = ofLevel.values.length > 0 ? median(ofLevel.values) : undefined;
  const isRetired =
    evidence.reason === 'no-candidate' && policy.retired.some(({ where }) => matchesWhere(where, pair.case));
  const isDeclaredDead =
    (evidence.reason === 'dead' || evidence.reason === 'baseline-errors') &&
    policy.dead.some(({ where }) => matchesWhere(where, pair.case));
  return defined({
    case: pair.case,
    metric: metric.id,
    gated: gated && !isRetired && !isDeclaredDead && !(pair.isControl && wasMeasured(evidence)),
    control: pair.isControl ? (true as const) : undefined,
    ...evidence,
    reason: isRetired ? ('retired' as const) : evidence.reason,
    candidate: candidate === undefined ? undefined : candidateValue(pair, metric, candidate),
    repetitions: usable.candidate.length > 1 ? usable.candidate.length : undefined,
    samples: countSamples(usable),
    baseline: level === undefined ? undefined : describeBaseline(pair, ofLevel, level),
    series: gated && past.length > 0 ? past.slice(-seriesLength) : undefined,
    delta: candidate === undefined || level === undefined ? undefined : calculateDelta(candidate, level, metric),
    band,
  });
}

/** The values of the current level. */
function selectLevel(past: PastValues): PastValues {
  const { values, sources, stretches } = past;
  if (stretches === undefined) return past;
  const isOfLevel = (_: unknown, i: number): boolean => stretches[i] === 0;
  return { values: values.filter(isOfLevel), sources: sources.filter(isOfLevel) };
}

/** The number of requests behind the candidate's value; undefined if any repetition lacks it. */
function countSamples({ candidateMeasurements }: UsableValues): number | undefined {
  const counts = candidateMeasurements.flatMap(({ samples }) => samples ?? []);
  return counts.length === 0 || counts.length < candidateMeasurements.length
    ? undefined
    : counts.reduce((a, b) => a + b, 0);
}

function describeBaseline(
  { baseline }: Pair,
  { values, sources }: PastValues,
  level: number,
): NonNullable<Finding['baseline']> {
  let [low, high, runs] = [Infinity, -Infinity, 0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    low = Math.min(low, value);
    high = Math.max(high, value);
    if (sources[i]?.run !== sources[i - 1]?.run) runs++;
  }
  return baseline === 'session'
    ? { value: level, low, high, runs: 1, repetitions: values.length }
    : { value: level, low, high, runs };
}

/** Whether a control was measured: one that is worse shows that the machine moved; a missing one shows nothing. */
const wasMeasured = ({ verdict }: Evidence): boolean => verdict !== 'missing' && verdict !== 'invalid';

/** A published interval is reported unchanged; it was narrowed to one number only for the comparison. */
function candidateValue({ candidate }: Pair, { id }: Metric, combined: number): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only?.metrics[id];
  return more.length === 0 && typeof value === 'object' ? value : combined;
}
