/** Converts evidence and values to the findings that a report shows. */
import { matchesWhere } from '../cases/patterns.js';
import type { MetricPolicy, Policy } from '../config/policy.js';
import { findStart, isBeyondBand } from '../compare/loss-start.js';
import { asMeasured } from '../compare/rounded-times.js';
import { calculateDelta, combineRepetitions, type ErrorState, type UsableValues } from '../compare/usable-values.js';
import { readOwn, type Mutable } from '../lang/objects.js';
import type { Evidence, PastValues } from '../model/comparison.js';
import type { Finding } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { isUnseen } from '../model/unseen.js';
import { extent, median, sum } from '../stats/averages.js';

/** A pair with its policy and the state of its error rate, on which the other metrics depend. */
export interface Subject {
  readonly pair: Pair;
  /** Whether its requests fail in the baseline, although they succeed at a lower load. */
  readonly isSaturated: boolean;
  readonly findPolicy: (metric: Metric) => MetricPolicy;
  /** Undefined while the error rate itself is judged. */
  readonly errors?: ErrorState;
}

/** The maximum number of values in a finding's series, which a sparkline can still show. */
const seriesLength = 30;

export function createFinding(
  { pair, findPolicy }: Subject,
  metric: Metric,
  compared: UsableValues,
  { newest = Infinity, ...evidence }: Evidence,
  policy: Policy,
): Finding {
  const { gated, band } = findPolicy(metric);
  const usable = unrounded(compared, metric);
  const { values: past } = usable.past;
  const ofLevel = selectLevel(usable.past, newest);
  const combined = usable.candidate.length > 0 ? combineRepetitions(usable, metric) : NaN;
  const candidate = Number.isFinite(combined) ? combined : undefined;
  const level = ofLevel.values.length > 0 ? median(ofLevel.values) : undefined;
  const isAbsent = evidence.reason === 'no-candidate' || isUnseen(evidence);
  const isRetired = isAbsent && policy.retired.some(({ where }) => matchesWhere(where, pair.case));
  const isDead = evidence.reason === 'dead' || evidence.reason === 'baseline-errors';
  // What always failed was never recorded.
  const isDeclaredDead =
    (isDead || (evidence.reason === 'cap' && pair.history.length === 0)) &&
    policy.dead.some(({ where }) => matchesWhere(where, pair.case));
  const [name, id] = [pair.case, metric.id];
  const canFail = gated && !isRetired && !isDeclaredDead && !(pair.isControl && wasMeasured(evidence));
  const verdict = isRetired ? 'missing' : evidence.verdict;
  const reason = isRetired ? 'retired' : evidence.reason;
  const finding: Mutable<Finding> = pair.isControl
    ? { case: name, metric: id, gated: canFail, control: true, verdict, reason }
    : { case: name, metric: id, gated: canFail, verdict, reason };
  Object.assign(finding, evidence, { verdict, reason });
  // Beyond a hundred times the usual value, an estimate of the noise is unusable, and so is its limit.
  const width = Math.abs(Math.log((evidence.limit || NaN) / (level || NaN)));
  if (metric.scale === 'ratio' && width > Math.log(100)) delete finding.limit;
  if (candidate !== undefined) finding.candidate = candidateValue(pair, metric, candidate);
  if (gated) addCounts(finding, usable);
  if (level !== undefined) finding.baseline = describeBaseline(pair, ofLevel, level, metric);
  // The values of the past are never changed, so they can be shared.
  if (gated && past.length > 0) finding.series = past.length > seriesLength ? past.slice(-seriesLength) : past;
  // What is no measurement has not moved.
  if (candidate !== undefined && level !== undefined && verdict !== 'invalid')
    finding.delta = calculateDelta(candidate, level, metric);
  finding.band = band;
  if (gated && candidate !== undefined && level !== undefined && isBeyondBand(finding))
    Object.assign(finding, findStart(candidate, level, usable, metric));
  return finding;
}

/** What a judged value is based on. */
function addCounts(finding: Mutable<Finding>, usable: UsableValues): void {
  if (usable.candidate.length > 1) finding.repetitions = usable.candidate.length;
  const samples = countSamples(usable);
  if (samples !== undefined) finding.samples = samples;
  if (usable.isInterpolated === true) finding.interpolated = true;
}

/** The values as they were measured. */
function unrounded(compared: UsableValues, metric: Metric): UsableValues {
  const { candidate, candidateMeasurements, past } = compared;
  const present = asMeasured(candidate, (i) => candidateMeasurements[i], metric);
  const values = asMeasured(past.values, (i) => past.sources[i]?.measurement, metric);
  const isSame = present === candidate && values === past.values;
  return isSame ? compared : { ...compared, candidate: present, past: { ...past, values } };
}

/** The newest runs of the present level. */
function selectLevel(past: PastValues, newest: number): PastValues {
  const { values, runs, sources, segments } = past;
  if (segments === undefined && newest === Infinity) return past;
  const kept = new Set([...new Set(runs.filter((_, i) => (segments?.[i] ?? 0) === 0))].slice(-newest));
  const isOfLevel = (_: unknown, i: number): boolean => (segments?.[i] ?? 0) === 0 && kept.has(runs[i] ?? NaN);
  return { values: values.filter(isOfLevel), runs: runs.filter(isOfLevel), sources: sources.filter(isOfLevel) };
}

/** The number of requests behind the candidate's value; undefined if any repetition lacks it. */
function countSamples({ candidateMeasurements }: UsableValues): number | undefined {
  const counts = candidateMeasurements.map(({ samples }) => samples);
  return counts.length === 0 || counts.includes(undefined) ? undefined : sum(counts.map(Number));
}

function describeBaseline(
  pair: Pair,
  { values, runs, sources }: PastValues,
  level: number,
  { id }: Metric,
): NonNullable<Finding['baseline']> {
  // A published range is shown as it was written.
  const only = sources.length === 1 ? sources[0]?.measurement.metrics[id] : undefined;
  if (typeof only === 'object') return { value: level, low: only.low, high: only.high, runs: new Set(runs).size };
  const [low, high] = extent([...values]);
  // The repetitions of a session are those of one run.
  const counted = pair.baseline === 'session' ? { runs: 1, repetitions: values.length } : { runs: new Set(runs).size };
  return { value: level, low, high, ...counted };
}

/** Whether a control was measured: one that is worse shows that the machine moved; a missing one shows nothing. */
const wasMeasured = (evidence: Evidence): boolean =>
  evidence.verdict !== 'missing' && evidence.verdict !== 'invalid' && !isUnseen(evidence);

/** A published interval is reported unchanged; it was narrowed to one number only for the comparison. */
function candidateValue({ candidate }: Pair, { id }: Metric, combined: number): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only && readOwn(only.metrics, id);
  return more.length === 0 && typeof value === 'object' ? value : combined;
}
