/** Selects the past values of a pair that can be compared: those of the level, and those that only show the noise. */
import type { PastValues } from '../model/comparison.js';
import type { Accept, CaseName, Measurement, PercentileMethod, Value } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair, PairedMeasurement, PastMeasurement } from '../model/run.js';
import { errorPercent } from '../metrics/error-percent.js';
import { midpoint, readErrorPercent } from '../metrics/values.js';
import { comparesFinerMedian, readComparable, readFinerMedian } from './rounded-times.js';
import { nameCase } from '../cases/names.js';
import { groupBy } from '../lang/objects.js';

/** Past runs with this many percentage points more errors than usual are used only for the error rate itself. */
const brokenRunPoints = 1;

/** Past values that can be compared, some of which may be published as intervals. */
export interface UsablePast extends Omit<PastValues, 'values'> {
  readonly values: readonly Value[];
}

export const isPlain = (past: UsablePast): past is PastValues =>
  past.values.every((value) => typeof value === 'number');

/**
 * Selects the past values that can be compared, and reports why there may be none. Whether the metric was measured depends on the
 * history alone, not on runs that only show the noise.
 *
 * @param usualErrors the usual error rate of the past runs
 */
export function selectUsablePast(
  { history, noise }: Pick<Pair, 'history' | 'noise'>,
  metric: Metric,
  measuredNow: readonly Measurement[],
  usualErrors = Infinity,
) {
  // Of whatever load, requests that fail are comparable.
  const isComparable = ({ isOtherLoad }: PairedMeasurement): boolean =>
    isOtherLoad !== true || metric.id === errorPercent.id;
  const comparable = history.every(isComparable) ? history : history.filter(isComparable);
  const methods = isPercentile(metric) ? [...new Set(measuredNow.map(readMethod))] : [];
  const isInterpolated = comparesFinerMedian(comparable, measuredNow, metric);
  const readPast = isInterpolated ? readFinerMedian : readComparable;
  const select = (past: readonly PairedMeasurement[]) =>
    selectFrom(past, metric, methods, usualErrors + brokenRunPoints, readPast);
  const { usable: level, ...found } = select(comparable);
  const measuredBefore =
    found.measuredBefore || history.some(({ measurement }) => readPast(measurement, metric) !== undefined);
  const usable = noise === undefined ? level : addNoise(level, select(noise.filter(isComparable)).usable, metric);
  return { usable, ...found, measuredBefore, isInterpolated };
}

/** @param methods the methods of the percentiles of the run under test */
function selectFrom(
  history: readonly PairedMeasurement[],
  metric: Metric,
  methods: readonly PercentileMethod[],
  maxErrors: number,
  readPast: typeof readComparable,
) {
  let measuredBefore = false;
  let sameMethod = false;
  const values = Array<Value>(history.length);
  let sources: PairedMeasurement[] | undefined; // only if a run is omitted
  let count = 0;
  for (let i = 0; i < history.length; i++) {
    const source = history[i] as PairedMeasurement;
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

function listRuns(sources: readonly PairedMeasurement[]): readonly number[] {
  let isShared = sources.length === sharedRuns.length;
  for (let i = 0; isShared && i < sources.length; i++) isShared = sources[i]?.run === sharedRuns[i];
  if (!isShared) sharedRuns = sources.map(({ run }) => run);
  return sharedRuns;
}

/** At least one segment must be the baseline. Only values on a ratio scale can be moved there from other segments. */
function onLevel(values: readonly Value[], sources: readonly PairedMeasurement[], { id, scale }: Metric): UsablePast {
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
 * Whether a value was recorded. A throughput or latency of 0 was not recorded; it is not a very good value
 * (docs/inside/method-details.md), unless other times of the measurement show that it was rounded (rounded-times.ts).
 */
export function isRecorded(value: Value | undefined, { scale }: Metric): boolean {
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
export function newestPast({ history, baseline }: Pair): readonly Measurement[] {
  const newest = history.reduce((run, past) => Math.max(run, past.run), -Infinity);
  return history.filter(({ run }) => baseline === 'session' || run === newest).map(({ measurement }) => measurement);
}

/** Stands for a metric where it is accepted that a case is not measured. */
export const absence = 'absence';

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
