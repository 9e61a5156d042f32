/** What a run shows of each case beside verdicts: its errors by code and message, its requests over time, and its values. */
import { defined, groupBy } from '../lang/objects.js';
import type {
  CaseErrors,
  CaseTimeline,
  CountedError,
  Finding,
  Measurement,
  PastTimeline,
  Statistics,
  StatisticsRow,
} from '../model/documents.js';
import type { ComparedCase } from '../model/run.js';
import { sum } from '../stats/averages.js';
import { newestPast } from './usable-values.js';
import { timelineOf } from '../history/course.js';
import { coarsen } from '../samples/timeline.js';
import { fromHistogram, mergeCounted } from '../samples/histogram.js';
import { measureTally } from '../samples/measurement.js';
import type { MetricTable } from '../metrics/index.js';
import { numericValue, usualValue } from '../metrics/values.js';

/** The maximum number of errors per case in a report. */
const maxErrors = 3;

/**
 * The errors of each case of this run with a known code or message. An error of the run is also listed with a count of 0
 * where only the baseline of a case has it, or may have it, so that sums over all cases compare like with like.
 */
export function listCaseErrors(cases: readonly ComparedCase[]): readonly CaseErrors[] {
  const counted = cases.filter((compared) => compared.candidate.length > 0).map(countErrors);
  const ofRun = new Map(counted.flatMap(({ listed }) => listed));
  return counted.flatMap(({ key, listed, present, earlier, isComplete, others }): readonly CaseErrors[] => {
    const gone = [...ofRun].filter(([id]) => !present.has(id) && (earlier.has(id) || isComplete === false));
    const errors = [...listed, ...gone.map(([id, error]) => [id, { ...error, count: 0 }] as const)]
      .slice(0, maxListed)
      .map(([id, error]) => ({
        ...error,
        ...defined({ before: earlier.get(id)?.count ?? (isComplete === true ? 0 : undefined) }),
      }));
    return errors.length === 0 ? [] : [{ case: key, errors, ...(others > 0 ? { others } : {}) }];
  });
}

/** The largest number of errors of a case that the schema of reports permits. */
const maxListed = 32;

interface CountedCase {
  readonly key: string;
  /** The most frequent errors of this run. */
  readonly listed: readonly (readonly [id: string, error: CountedError])[];
  /** All errors of this run. */
  readonly present: ReadonlyMap<string, CountedError>;
  /** Those of the newest run of the baseline. */
  readonly earlier: ReadonlyMap<string, CountedError>;
  /** Whether `earlier` is known to have every error; undefined without a baseline. */
  readonly isComplete: boolean | undefined;
  /** The number of failed requests that have none of the listed errors. */
  readonly others: number;
}

function countErrors(compared: ComparedCase): CountedCase {
  const present = addUp(compared.candidate);
  const past = newestPast(compared);
  const sorted = [...present.entries()].sort(
    ([a, errorA], [b, errorB]) => errorB.count - errorA.count || (a < b ? -1 : 1),
  );
  const listed = sorted.slice(0, maxErrors);
  const known = sum(listed.map(([, { count }]) => count));
  return {
    key: compared.case.key,
    listed,
    present,
    earlier: addUp(past),
    isComplete: past.length === 0 ? undefined : past.every(isFullyDescribed),
    others: present.size === 0 ? 0 : countFailed(compared.candidate) - known,
  };
}

/** The errors of several measurements by code and message. */
function addUp(measurements: readonly Measurement[]): ReadonlyMap<string, CountedError> {
  const sums = new Map<string, CountedError>();
  for (const { errors = [] } of measurements)
    for (const error of errors) {
      const key = JSON.stringify([error.code, error.message]);
      sums.set(key, { ...error, count: error.count + (sums.get(key)?.count ?? 0) });
    }
  return sums;
}

const countFailed = (measurements: readonly Measurement[]): number =>
  sum(measurements.flatMap(({ errors = [], otherErrors = 0 }) => [otherErrors, ...errors.map(({ count }) => count)]));

/** Whether an error certainly did not occur if a measurement does not list it. */
const isFullyDescribed = ({ metrics, errors, otherErrors }: Measurement): boolean =>
  metrics['errorPercent'] === 0 || (errors !== undefined && otherErrors === undefined);

/** The maximum number of repetitions per case in a report. */
const maxRepetitions = 8;

/** The intervals of all cases together, so that a report stays small: with 500 cases each has all of its intervals. */
const mostIntervals = 60_000;
const fewestIntervals = 12;
/** The response times of more baselines would be a tenth of the page. */
const mostPastTimes = 2500;

/** The requests of each case during this run and the newest of its baseline, if the results contain times. */
export function listTimelines(cases: readonly ComparedCase[]): readonly CaseTimeline[] {
  const intervals = Math.max(fewestIntervals, Math.floor(mostIntervals / cases.length));
  const toEntry = (measurement: Measurement, most = intervals): readonly PastTimeline[] => {
    const { startedAt, durationMs } = measurement;
    const timeline = timelineOf(measurement);
    return timeline === undefined ? [] : [{ ...defined({ startedAt, durationMs }), timeline: coarsen(timeline, most) }];
  };
  const toPast = (measurement: Measurement): readonly PastTimeline[] =>
    toEntry(measurement, intervals / 2).map(({ timeline: { times, ...others }, ...entry }) => ({
      ...entry,
      timeline: { ...others, ...(cases.length <= mostPastTimes && defined({ times })) },
    }));
  return cases.flatMap((compared) => {
    const present = compared.candidate.flatMap((measurement) => toEntry(measurement)).slice(0, maxRepetitions);
    const past = present.length === 0 ? [] : newestPast(compared).flatMap(toPast);
    // Of repetitions measured in turn, each has its own counterpart.
    return present.map((entry, i) => ({
      case: compared.case.key,
      ...entry,
      ...defined({ before: past[Math.min(i, past.length - 1)] }),
    }));
  });
}

/**
 * The values of each case. Of metrics that are only shown also the baselines; those of the others are in their findings.
 *
 * @returns undefined if nothing was measured
 */
export function listStatistics(
  cases: readonly ComparedCase[],
  findings: readonly Finding[],
  { all }: MetricTable,
): Statistics | undefined {
  const measured = cases.filter(({ candidate }) => candidate.length > 0);
  const chosen = measured.map((compared) => ({ compared, measurement: chooseTypical(compared.candidate) }));
  if (chosen.length === 0) return undefined;
  // A total is one of the repetitions, because between them is time in which nothing of them was measured.
  const round = measured[0]?.candidate.indexOf(chosen[0]?.measurement as Measurement) ?? 0;
  const total = measureTotal(measured.map(({ candidate }) => candidate[round] ?? chooseTypical(candidate)));
  const present = new Set(chosen.flatMap(({ measurement: { metrics } }) => Object.keys(metrics)));
  const shown = all.map(({ id }) => id).filter((id) => present.has(id));
  const judged = groupBy(findings, (finding) => finding.case.key);
  return {
    metrics: shown,
    cases: chosen.map(({ compared: { case: name, history }, measurement }) => {
      const own = new Set(judged.get(name.key)?.map(({ metric }) => metric));
      const past = history.flatMap((one) => (one.isOtherLoad === true ? [] : [one.measurement]));
      const baseline = shown.map((id) => (own.has(id) ? null : toCell(usualValue(past, id))));
      return {
        case: name.key,
        ...toRow(measurement, shown),
        ...(baseline.some((usual) => usual !== null) && { baseline }),
      };
    }),
    ...(total !== undefined && { total: toRow(total, shown) }),
  };
}

/** The repetition with the median throughput. */
function chooseTypical(repetitions: readonly Measurement[]): Measurement {
  const sorted = repetitions.toSorted((a, b) => numericValue(a, 'throughput') - numericValue(b, 'throughput'));
  return sorted[(sorted.length - 1) >> 1] as Measurement;
}

/** More digits than any load test has, and half of the bytes of most doubles. */
const toCell = (value: number): number | null => (Number.isNaN(value) ? null : Number(value.toPrecision(9)));

type Row = Pick<Measurement, 'samples' | 'threads' | 'durationMs' | 'metrics' | 'histogram' | 'transaction'>;

function toRow(
  measurement: Row & { readonly scenario?: string },
  shown: readonly string[],
): Omit<StatisticsRow, 'case'> {
  const { samples, threads, durationMs, histogram, transaction } = measurement;
  const read = (id: string): number => numericValue(measurement as Measurement, id);
  const errorShare = read('errorPercent') / 100;
  const errors = histogram?.errors ?? (samples === undefined ? NaN : Math.round(samples * errorShare));
  return {
    ...defined({ transaction, samples, threads, durationMs, errors: Number.isNaN(errors) ? undefined : errors }),
    values: shown.map((id) => toCell(read(id))),
  };
}

/**
 * All requests of the run as if they had one label. A rate covers the time from the first start to the last end, also where
 * load tests ran one after the other. Undefined if the counts of a case are not known.
 */
function measureTotal(measurements: readonly Measurement[]): Row | undefined {
  const requests = measurements.filter(({ transaction }) => transaction !== true);
  const counted = requests.map(fromHistogram);
  const known = counted.filter((one) => one !== undefined);
  const [first, ...others] = known;
  if (first === undefined || known.length < counted.length) return undefined;
  const { tally, context } = others.reduce(mergeCounted, first);
  return measureTally(tally, context);
}
