/** Selects the values of a case that can be compared, and settles the verdicts that need no statistics. */
import type { Comparison, Evidence, PastValues } from '../model/comparison.js';
import type { Accept, CaseName, Delta, Measurement, PercentileMethod, Reason, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { ComparedCase, PlacedMeasurement, PastMeasurement } from '../model/run.js';
import type { MetricPolicy } from '../config/policy.js';
import { midpoint, readErrorPercent, readValue, worseSign, numericValue } from '../metrics/values.js';
import { median, sum, weightedMean } from '../stats/averages.js';
import { defined, groupBy, readOwn } from '../lang/objects.js';
import { loadTestKey, nameCase } from '../cases/names.js';
import { errorPercent, percentileLevel } from '../metrics/index.js';
import { coarseBelowMs } from '../samples/response-times.js';

/** The error rate of a case and its effect on the other metrics. */
export interface ErrorState {
  readonly candidate: 'suspect' | 'regression' | undefined;
  /** Usual error rate of the past runs; NaN if there is no baseline. */
  readonly usualPercent: number;
  readonly baselineOutOfBounds: boolean;
}

/** The values of one metric that can be compared. */
export interface UsableValues extends Comparison {
  /** The verdict, if no rule is needed. */
  readonly settled?: Evidence;
}

/**
 * Selects the values of one metric of a case.
 *
 * @param errors undefined while the error rate itself is judged
 * @returns undefined if neither side has the metric, or it is only shown
 */
export function selectUsable(
  compared: ComparedCase,
  metric: Metric,
  policy: MetricPolicy,
  errors?: ErrorState,
): UsableValues | undefined {
  if (!policy.gated) return undefined;
  const measuredNow = compared.candidate.filter((measurement) => readValue(measurement, metric) !== undefined);
  const before = selectUsablePast(compared, metric, measuredNow, errors?.usualPercent);
  const { usable, measuredBefore, sameMethod, isInterpolated } = before;
  if (measuredNow.length === 0 && !measuredBefore) return undefined;

  const read = isInterpolated ? readFinerMedian : readComparable;
  const measured = measuredNow.map((measurement) => read(measurement, metric));
  const end = isPlain(usable) ? undefined : findWorseEnd(measured, usable.values, metric);
  const narrow = (value: Value | undefined, beside: readonly number[]): number =>
    typeof value === 'object' && end !== undefined ? value[end] : nearest(value, beside);
  const present = measured.map((value) => narrow(value, usable.values.map(midpoint)));
  const past = isPlain(usable) ? usable : { ...usable, values: usable.values.map((value) => narrow(value, present)) };
  const settle = (verdict: Evidence['verdict'], reason: Reason): UsableValues => ({
    ...comparison,
    settled: { verdict, reason },
  });
  const comparison: UsableValues = {
    case: compared.case,
    isControl: compared.isControl,
    candidate: present,
    candidateMeasurements: measuredNow,
    past,
    baseline: compared.baseline,
    isSelected: compared.noise !== undefined,
    band: policy.band,
    cap: policy.cap,
    isInterpolated,
    takenLoss: compared.takenLosses?.[metric.id],
  };

  if (compared.candidate.length === 0)
    return (compared.expected ?? Infinity) < surelyMeasured
      ? settle('inconclusive', 'few-expected')
      : settle('missing', 'no-candidate');
  if (measuredNow.length === 0 && isPerTime(metric) && compared.candidate.every(isInstant))
    return settle('inconclusive', 'few-samples');
  if (measuredNow.length === 0)
    return settle('missing', readOwn(compared.candidate[0]?.missing ?? {}, metric.id) ?? 'absent');
  if (!measuredNow.every((measurement) => isRecorded(readComparable(measurement, metric), metric))) {
    // The case is invalid only if the value was recorded in the past.
    const neverRecorded = measuredBefore && usable.values.length === 0;
    return settle(neverRecorded ? 'inconclusive' : 'invalid', 'not-recorded');
  }
  if (compared.otherEnvironment) return settle('inconclusive', 'environment');
  if (!measuredBefore)
    return combineRepetitions(comparison, metric) > (policy.cap ?? Infinity)
      ? settle('regression', 'cap')
      : settle('new', reasonForNew(compared, metric));
  if (errors?.candidate === 'regression') return settle('inconclusive', 'errors');
  const isOtherLoad = compared.history.every((past) => past.isOtherLoad === true);
  if (errors !== undefined && isOtherLoad) return settle('inconclusive', 'load');
  if (errors?.baselineOutOfBounds === true) return settle('inconclusive', 'baseline-errors');
  if (!sameMethod) return settle('inconclusive', 'method');
  if (usable.values.length === 0) return settle('inconclusive', 'not-recorded');
  const inside: Evidence = { verdict: 'pass', reason: 'within-band', severity: 0 };
  return isWithinPast(measured, usable.values) ? { ...comparison, settled: inside } : comparison;
}

const isPerTime = ({ unit }: Metric): boolean => unit.endsWith('/s');

/** Whether all requests of a measurement began and ended within one millisecond, so that they have no rate. */
const isInstant = ({ samples = 0, durationMs, metrics }: Measurement): boolean =>
  samples > 0 && (durationMs ?? metrics['max']) === 0;

/**
 * Combines the repetitions into one value. Shares are weighted by requests, so that a median does not hide a failed
 * repetition.
 */
export const combineRepetitions = ({ candidate, candidateMeasurements }: Comparison, { scale }: Metric): number =>
  scale === 'points'
    ? weightedMean(
        candidate,
        candidateMeasurements.map(({ samples }) => samples),
      )
    : median(candidate);

/** The past values of the present level. */
export const valuesOfLevel = ({ values, segments }: PastValues): readonly number[] =>
  segments === undefined ? values : values.filter((_, i) => segments[i] === 0);

/** Why there is no baseline: the metric was N/A before, or the case did not exist. */
const reasonForNew = ({ history }: ComparedCase, { id }: Metric): Reason =>
  readOwn(history.at(-1)?.measurement.missing ?? {}, id) === 'not-run' ? 'not-run-before' : 'no-baseline';

/** Whether the values lie inside every published interval, so that nothing has changed. */
const isWithinPast = (present: readonly (Value | undefined)[], past: readonly Value[]): boolean =>
  past.every(
    (value) =>
      typeof value === 'object' && present.every((now) => lowOf(now) >= value.low && highOf(now) <= value.high),
  );

const lowOf = (value: Value | undefined): number => (typeof value === 'object' ? value.low : (value ?? NaN));
const highOf = (value: Value | undefined): number => (typeof value === 'object' ? value.high : (value ?? NaN));

/** The end of published ranges that got worse by more, if both sides are ranges. */
function findWorseEnd(
  present: readonly (Value | undefined)[],
  past: readonly Value[],
  metric: Metric,
): 'low' | 'high' | undefined {
  if (![...present, ...past].every((value) => typeof value === 'object') || present.length === 0) return undefined;
  const lossAt = (read: typeof lowOf): number =>
    worseSign(metric) * Math.log(median(present.map(read)) / median(past.map(read)));
  return lossAt(lowOf) > lossAt(highOf) ? 'low' : 'high';
}

/** The number in an interval that is closest to the values it is compared with; any other value itself. */
function nearest(value: Value | undefined, values: readonly number[]): number {
  if (typeof value !== 'object' || values.length === 0) return midpoint(value);
  return Math.min(Math.max(median(values), value.low), value.high);
}

/** The difference of the candidate from the baseline, in the unit of the metric. */
export function calculateDelta(present: number, level: number, metric: Metric): Delta {
  const absolute = present - level;
  const better = metric.better === 'higher' ? absolute > 0 : absolute < 0;
  const direction = absolute === 0 ? 'same' : better ? 'better' : 'worse';
  return level === 0 || metric.scale === 'points'
    ? { absolute, direction }
    : { absolute, percent: (100 * absolute) / level, direction };
}

/*
 * Whether a case that was not measured would have been, had nothing changed: a rare label, or the last request of a plan, stays out
 * of a short measurement by chance.
 */

/** Where so many requests were to be expected, none is no chance: that happens once in twenty thousand times. */
const surelyMeasured = 10;

/**
 * Adds to each case without a candidate how many requests of it were to be expected: its share of the load test in the baseline, in
 * as much of the load test as the candidate measured.
 */
export function addExpectedRequests(cases: readonly ComparedCase[]): readonly ComparedCase[] {
  if (cases.every(isMeasured)) return cases;
  const tests = new Map(
    [...groupBy(cases, ({ case: name }) => loadTestKey(name))].map(([key, own]) => [key, measureTest(own)]),
  );
  return cases.map((one) =>
    isMeasured(one) ? one : { ...one, ...defined({ expected: tests.get(loadTestKey(one.case))?.(one) }) },
  );
}

const isMeasured = ({ candidate }: ComparedCase): boolean => candidate.length > 0;

/** @returns how many requests of one of its cases were to be expected; undefined if nothing tells */
function measureTest(cases: readonly ComparedCase[]): (compared: ComparedCase) => number | undefined {
  // A case that is new takes its time from the others, and says nothing about them.
  const common = cases.filter((compared) => isMeasured(compared) && compared.history.length > 0);
  const runs = new Set(common.flatMap(({ history }) => history.map(({ run }) => run)));
  const repetitions = Math.max(0, ...common.map(({ candidate }) => candidate.length));
  const present = sum(common.map(({ candidate }) => countRequests(candidate)));
  const past = sum(common.map(({ history }) => countRequests(history.map(({ measurement }) => measurement))));
  // Requests at a fixed rate do not become more if those of others do.
  const share = Math.min(present / past, repetitions / runs.size);
  return ({ history }) => {
    const known = history.filter(({ run }) => runs.has(run));
    const expected = share * countRequests(known.map(({ measurement }) => measurement));
    return known.length > 0 && Number.isFinite(expected) ? expected : undefined;
  };
}

/** NaN if the results do not tell. */
const countRequests = (measurements: readonly { readonly samples?: number | undefined }[]): number =>
  sum(measurements.map(({ samples = NaN }) => samples));

/** Past runs with this many percentage points more errors than usual are used only for the error rate itself. */
const brokenRunPoints = 1;

/** Past values that can be compared, some of which may be published as intervals. */
export interface UsablePast extends Omit<PastValues, 'values'> {
  readonly values: readonly Value[];
}

const isPlain = (past: UsablePast): past is PastValues => past.values.every((value) => typeof value === 'number');

/**
 * Selects the past values that can be compared, and reports why there may be none. Whether the metric was measured depends on the
 * history alone, not on runs that only show the noise.
 *
 * @param usualErrors the usual error rate of the past runs
 */
export function selectUsablePast(
  { history, noise }: Pick<ComparedCase, 'history' | 'noise'>,
  metric: Metric,
  measuredNow: readonly Measurement[],
  usualErrors = Infinity,
) {
  // Of whatever load, requests that fail are comparable.
  const isComparable = ({ isOtherLoad }: PlacedMeasurement): boolean =>
    isOtherLoad !== true || metric.id === errorPercent.id;
  const comparable = history.every(isComparable) ? history : history.filter(isComparable);
  const methods = isPercentile(metric) ? [...new Set(measuredNow.map(readMethod))] : [];
  const isInterpolated = comparesFinerMedian(comparable, measuredNow, metric);
  const readPast = isInterpolated ? readFinerMedian : readComparable;
  const select = (past: readonly PlacedMeasurement[]) =>
    selectFrom(past, metric, methods, usualErrors + brokenRunPoints, readPast);
  const { usable: level, ...found } = select(comparable);
  const measuredBefore =
    found.measuredBefore || history.some(({ measurement }) => readPast(measurement, metric) !== undefined);
  const usable = noise === undefined ? level : addNoise(level, select(noise.filter(isComparable)).usable, metric);
  return { usable, ...found, measuredBefore, isInterpolated };
}

/** @param methods the methods of the percentiles of the run under test */
function selectFrom(
  history: readonly PlacedMeasurement[],
  metric: Metric,
  methods: readonly PercentileMethod[],
  maxErrors: number,
  readPast: typeof readComparable,
) {
  let measuredBefore = false;
  let sameMethod = false;
  const values = Array<Value>(history.length);
  let sources: PlacedMeasurement[] | undefined; // only if a run is omitted
  let count = 0;
  for (let i = 0; i < history.length; i++) {
    const source = history[i] as PlacedMeasurement;
    const { measurement } = source;
    const value = readPast(measurement, metric);
    const isMeasured = value !== undefined;
    const hasMethod = isMeasured && agreesWithAll(methods, measurement);
    measuredBefore ||= isMeasured;
    sameMethod ||= hasMethod;
    if (hasMethod && isRecorded(value, metric) && !(readErrorPercent(measurement) > maxErrors)) {
      values[count++] = value;
      sources?.push(source);
    } else sources ??= history.slice(0, i);
  }
  values.length = count;
  return { usable: onLevel(values, sources ?? history, metric), measuredBefore, sameMethod };
}

/** Fewer other runs do not show how much a case varies. */
export const minNoiseRuns = 3;

/** Selected runs are segment 0. The others are on levels of their own, so that whatever changed since does not count. */
function addNoise(level: UsablePast, noise: UsablePast, { scale }: Metric): UsablePast {
  const isEnough = level.values.length > 0 && new Set(noise.runs).size >= minNoiseRuns;
  if (scale !== 'ratio' || !isEnough || !isPlain(level) || !isPlain(noise)) return level;
  const parts = [level, noise].map((part, k) =>
    part.values.map((value, i) => ({ value, part, i, segment: k === 0 ? 0 : 1 + (part.segments?.[i] ?? 0) })),
  );
  const entries = parts.flat().sort((a, b) => (a.part.runs[a.i] ?? 0) - (b.part.runs[b.i] ?? 0));
  return {
    values: entries.map(({ value }) => value),
    runs: entries.map(({ part, i }) => part.runs[i] ?? 0),
    sources: entries.flatMap(({ part, i }) => part.sources[i] ?? []),
    segments: entries.map(({ segment }) => segment),
  };
}

/** The runs of the previous call. Almost all cases have the same ones, and comparing lists is cheaper than keeping them. */
let sharedRuns: readonly number[] = [];

function listRuns(sources: readonly PlacedMeasurement[]): readonly number[] {
  let isShared = sources.length === sharedRuns.length;
  for (let i = 0; isShared && i < sources.length; i++) isShared = sources[i]?.run === sharedRuns[i];
  if (!isShared) sharedRuns = sources.map(({ run }) => run);
  return sharedRuns;
}

/** At least one segment must be the baseline. Only values on a ratio scale can be moved there from other segments. */
function onLevel(values: readonly Value[], sources: readonly PlacedMeasurement[], { id, scale }: Metric): UsablePast {
  const runs = listRuns(sources);
  if (sources.every(({ segments }) => (segments[id] ?? 0) === 0)) return { values, runs, sources };
  const segments = sources.map((source) => source.segments[id] ?? 0);
  const present = Math.min(...segments);
  if (scale === 'ratio') return { values, runs, sources, ...movedTo(present, segments) };
  const isPresent = (_: unknown, i: number): boolean => segments[i] === present;
  const isLeft = segments.at(-1) !== present;
  return {
    values: values.filter(isPresent),
    runs: runs.filter(isPresent),
    sources: sources.filter(isPresent),
    ...(isLeft && { isLeft }),
  };
}

/** The numbers of the segments counted from the present one; undefined if all values belong to it. */
const movedTo = (present: number, segments: readonly number[]): Pick<PastValues, 'segments'> =>
  segments.every((segment) => segment === present) ? {} : { segments: segments.map((segment) => segment - present) };

const isPercentile = ({ id }: Metric): boolean => /^p\d+$/.test(id);

/**
 * Whether a value was recorded. A throughput or latency of 0 was not recorded; it is not a very good value,
 * unless other times of the measurement show that it was rounded.
 */
function isRecorded(value: Value | undefined, { scale }: Metric): boolean {
  const number = typeof value === 'number' ? value : midpoint(value);
  return Number.isFinite(number) && (scale === 'ratio' ? number > 0 : number >= 0);
}

const readMethod = ({ method }: Measurement): PercentileMethod => method?.percentile ?? 'unknown';

/**
 * A histogram bucket is at most 1 % wide, so it is compatible with exact nearest ranks. An unknown method is compatible
 * with all.
 */
const families: Readonly<Record<PercentileMethod, string>> = {
  'nearest-rank': 'nearest rank',
  hdr: 'nearest rank',
  'jmeter-aggregate': 'nearest rank',
  'jmeter-dashboard': 'interpolated',
  unknown: 'unknown',
};

function agreesWithAll(methods: readonly PercentileMethod[], measurement: Measurement): boolean {
  const own = readMethod(measurement);
  for (const method of methods) if (!agree(method, own)) return false;
  return true;
}

const agree = (a: PercentileMethod, b: PercentileMethod): boolean =>
  families[a] === families[b] || a === 'unknown' || b === 'unknown';

/** The past measurements of a case in the newest run of its baseline; in a session, all of them. */
export function newestPast({ history, baseline }: ComparedCase): readonly Measurement[] {
  const newest = history.reduce((run, past) => Math.max(run, past.run), -Infinity);
  return history.filter(({ run }) => baseline === 'session' || run === newest).map(({ measurement }) => measurement);
}

/** Stands for a metric where it is accepted that a case is not measured. */
const absence = 'absence';

/**
 * The past without the cases that may be absent.
 *
 * @param measured the keys of the cases of the candidate, which are never left out
 */
export function leaveOutEnded(
  past: readonly PastMeasurement[],
  accepts: readonly Accept[],
  measured: ReadonlySet<string>,
): readonly PastMeasurement[] {
  const absences = accepts.filter(({ metric }) => metric === absence);
  if (absences.length === 0) return past;
  const byCase = groupBy(absences, (accept) => nameCase(accept.case).key);
  const isAbsent = (key: string, last: string): boolean => byCase.get(key)?.some(({ from }) => from > last) === true;
  const ended = new Set(
    [...groupBy(past, ({ measurement }) => nameCase(measurement).key)].flatMap(([key, own]) =>
      !measured.has(key) && isAbsent(key, newestStart(own)) ? [key] : [],
    ),
  );
  return past.filter(({ measurement }) => !ended.has(nameCase(measurement).key));
}

const newestStart = (past: readonly PastMeasurement[]): string =>
  past.reduce((newest, { provenance: { startedAt = '' } }) => (startedAt > newest ? startedAt : newest), '');

/** A case that the newest runs of its scenario do not have. */
export interface EndedCase {
  readonly case: CaseName;
  /** When the first run without it began. */
  readonly from: string;
}

/**
 * The cases that the newest runs of their scenarios do not have.
 *
 * @param past a whole history
 * @param runs how many runs without a case show that it ended
 */
export function findEnded(past: readonly PastMeasurement[], runs: number): readonly EndedCase[] {
  return [...groupBy(past, ({ measurement }) => measurement.scenario).values()].flatMap((ofScenario) => {
    const starts = [...new Set(ofScenario.map(({ provenance }) => provenance.startedAt ?? ''))].sort();
    return [...groupBy(ofScenario, ({ measurement }) => nameCase(measurement).key).values()].flatMap((own) => {
      const [first] = own;
      const after = starts.slice(starts.indexOf(newestStart(own)) + 1);
      const [from] = after;
      return first === undefined || from === undefined || after.length < runs
        ? []
        : [{ case: nameCase(first.measurement), from }];
    });
  });
}

/** What says in the history that a case may be absent. */
export const toAbsence = (
  { case: { key: _, ...name }, from }: EndedCase,
  reason: string,
  acceptedAt: string,
): Accept => ({ case: name, metric: absence, from, reason, given: true, acceptedAt });

/** Response times below the resolution of the tool: in whole milliseconds, half a millisecond is recorded as 0. */

/** What a time recorded as 0 is compared as, in milliseconds: the middle of what is rounded down to 0. */
export const roundedMs = 0.5;
/** A high percentile of zero beside a larger mean is an error of a tool, not a fast service. */
const largestMean = 1;

/** The value of a metric for comparisons; undefined if it was not measured. */
function readComparable(measurement: Measurement, metric: Metric): Value | undefined {
  const value = readValue(measurement, metric);
  return value === 0 && isRoundedTime(measurement, metric) ? roundedMs : value;
}

/**
 * Values for comparisons as they were measured, for display.
 *
 * @param findMeasurement the measurement of the value at an index
 */
export function asMeasured(
  values: readonly number[],
  findMeasurement: (i: number) => Measurement | undefined,
  metric: Metric,
): readonly number[] {
  if (metric.unit !== 'ms' || !values.includes(roundedMs)) return values;
  return values.map((value, i) => {
    const measurement = value === roundedMs ? findMeasurement(i) : undefined;
    return measurement !== undefined && readValue(measurement, metric) === 0 ? 0 : value;
  });
}

/**
 * Whether a time of zero was measured: its requests were counted up to the slowest, or slower ones of the same measurement took
 * longer. Where only some times are stated and all of them are zero, nothing was measured.
 */
function isRoundedTime(measurement: Measurement, { id, unit }: Metric): boolean {
  const level = percentileLevel(id);
  const readTime = (other: string): number => numericValue(measurement, other);
  if (unit !== 'ms' || (level >= 90 && readTime('mean') >= largestMean)) return false;
  if ((measurement.samples ?? 0) > 0 && readTime('max') === 0) return true;
  if (Number.isNaN(level)) return false;
  return (
    readTime('max') > 0 ||
    readTime('mean') > 0 ||
    Object.keys(measurement.metrics).some((other) => percentileLevel(other) > level && readTime(other) > 0)
  );
}

/** Whether the finer median is compared: every measurement has one, otherwise the recorded p50 of all is compared. */
function comparesFinerMedian(
  history: readonly PlacedMeasurement[],
  present: readonly Measurement[],
  metric: Metric,
): boolean {
  if (metric.id !== 'p50' || !history.some(({ measurement }) => measurement.groupedMedian !== undefined)) return false;
  const isFine = (measurement: Measurement): boolean => readFinerMedian(measurement, metric) !== undefined;
  return (
    present.every(isFine) &&
    history.every(({ measurement }) => readComparable(measurement, metric) === undefined || isFine(measurement))
  );
}

/** The finer median for comparisons; p50 where it is fine enough. Undefined if only whole milliseconds are known. */
function readFinerMedian(measurement: Measurement, metric: Metric): Value | undefined {
  const { groupedMedian } = measurement;
  if (groupedMedian !== undefined) return groupedMedian;
  const value = readComparable(measurement, metric);
  return midpoint(value) >= coarseBelowMs || !hasWholeTimes(measurement, metric) ? value : undefined;
}

/** Whether most times of some measurements are whole milliseconds. */
export function areTimesWhole(
  past: readonly Pick<PlacedMeasurement, 'measurement'>[],
  present: readonly Measurement[],
  metric: Metric,
): boolean {
  if (metric.unit !== 'ms') return false;
  let whole = 0;
  for (const { measurement } of past) if (hasWholeTimes(measurement, metric)) whole++;
  for (const measurement of present) if (hasWholeTimes(measurement, metric)) whole++;
  return 2 * whole > past.length + present.length;
}

/** Whether times are whole milliseconds, as the longest one shows, or without it the value itself. */
function hasWholeTimes(measurement: Measurement, { id }: Metric): boolean {
  const max = numericValue(measurement, 'max');
  return Number.isInteger(Number.isNaN(max) ? numericValue(measurement, id) : max);
}
