/** The measured values of a run, case by case and in total, as in the table of JMeter's dashboard. */
import { fromHistogram, mergeCounted } from '../samples/histogram.js';
import { measureTally } from '../samples/measurement.js';
import { defined } from '../lang/objects.js';
import { numericValue } from '../metrics/values.js';
import type { Measurement, Statistics, StatisticsRow } from '../model/documents.js';
import type { Pair } from '../model/run.js';

/** The columns behind samples and errors. */
const columns = [
  'errorPercent',
  'apdex',
  'throughput',
  'mean',
  'min',
  'p50',
  'p90',
  'p95',
  'p99',
  'p999',
  'max',
  'meanLatency',
  'meanConnect',
  'receivedKBPerSec',
  'sentKBPerSec',
];

/** Columns only where they were measured. */
const optional = new Set(['apdex', 'meanLatency', 'meanConnect']);

/** Undefined if nothing was measured. */
export function listStatistics(pairs: readonly Pair[]): Statistics | undefined {
  const measured = pairs.filter(({ candidate }) => candidate.length > 0);
  const chosen = measured.map(({ case: { key }, candidate }) => ({ key, measurement: chooseTypical(candidate) }));
  if (chosen.length === 0) return undefined;
  // A total is one of the repetitions, because between them is time in which nothing of them was measured.
  const round = measured[0]?.candidate.indexOf(chosen[0]?.measurement as Measurement) ?? 0;
  const total = measureTotal(measured.map(({ candidate }) => candidate[round] ?? chooseTypical(candidate)));
  const isShown = (id: string): boolean =>
    !optional.has(id) || chosen.some(({ measurement: { metrics } }) => metrics[id] !== undefined);
  const shown = columns.filter(isShown);
  return {
    metrics: shown,
    cases: chosen.map(({ key, measurement }) => ({ case: key, ...toRow(measurement, shown) })),
    ...(total !== undefined && { total: toRow(total, shown) }),
  };
}

/** The repetition with the median throughput. */
function chooseTypical(repetitions: readonly Measurement[]): Measurement {
  const sorted = repetitions.toSorted((a, b) => numericValue(a, 'throughput') - numericValue(b, 'throughput'));
  return sorted[(sorted.length - 1) >> 1] as Measurement;
}

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
    values: shown.map((id) => (Number.isNaN(read(id)) ? null : read(id))),
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
