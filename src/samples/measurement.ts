import { toDate } from '../lang/format.js';
import { defined } from '../lang/objects.js';
import type { ExactMethod, Measurement, MissingKind, Value } from '../model/documents.js';
import type { BareMeasurement } from '../model/reading.js';
import { listErrors, withCodes } from './error-kinds.js';
import { fault, type DocumentFault } from './record-scan.js';
import { groupedMedian, percentileMethods, toDistribution, type Distribution } from './response-times.js';
import { fromHistogram, toHistogram, type CountedCase, type MeasurementContext } from './histogram.js';
import type { Apdex, Tally } from './tally.js';
import { summedFields, type ColumnsPresent } from './summed-fields.js';
import { findThreads, toTimeline } from './timeline.js';

const perMille = { p50: 500, p75: 750, p90: 900, p95: 950, p98: 980, p99: 990, p999: 999 } as const;

type MeasuredValues = Omit<BareMeasurement, 'scenario' | 'label' | 'configuration'>;

/** The measurement of a label with at least one sample. */
export const toMeasurement = (label: string, tally: Tally, context: MeasurementContext): BareMeasurement => ({
  label,
  configuration: {},
  ...measureTally(tally, context),
});

/** A new measurement of the same case. */
export const remeasure = (
  { scenario, label, configuration, transaction }: Measurement,
  { tally, context }: CountedCase,
): Measurement => ({
  scenario,
  ...defined({ label }),
  configuration,
  ...defined({ transaction }),
  ...measureTally(tally, context),
});

/** All metrics of a measurement, by the definitions of JMeter's own reports. Requires at least one sample. */
export function measureTally(tally: Tally, context: MeasurementContext): MeasuredValues {
  const { n, firstStartMs } = tally;
  const { warmupMs, percentiles, columns } = context;
  const distribution = toDistribution(tally.counts);
  const durationMs = tally.lastEndMs - firstStartMs;
  const mean = tally.elapsedMs / n;
  const found: Record<string, number | MissingKind> = {
    // A single instantaneous sample has no rate.
    throughput: finiteOrAbsent((n * 1000) / durationMs),
    errorPercent: columns.success ? (tally.errors / n) * 100 : 'absent',
    ...(tally.apdex && { apdex: measureApdex(distribution, tally.apdex) }),
    mean,
    ...computePercentiles(distribution, percentiles),
    min: distribution.values[0] ?? 'absent',
    max: distribution.values.at(-1) ?? 'absent',
    standardDeviation: standardDeviation(distribution, mean),
    ...summedMetrics(tally, columns, durationMs),
  };
  return {
    ...divideMissing(Object.entries(found)),
    ...defined({ groupedMedian: groupedMedian(distribution) }),
    samples: n,
    ...(columns.success ? listErrors(tally) : {}),
    startedAt: toDate(firstStartMs),
    durationMs,
    ...defined({ threads: tally.timeline && findThreads(tally.timeline) }),
    ...(warmupMs > 0 ? { warmupMs } : {}),
    method: { percentile: percentiles },
    ...defined({
      timeline:
        tally.timeline &&
        toTimeline(withCodes(tally.timeline, tally.errorKinds), {
          ...columns,
          success: columns.success && !Number.isNaN(tally.errors),
        }),
      histogram: toHistogram(tally, columns, distribution),
    }),
  };
}

/** @param values by metric id; a word is the reason why a value is missing */
export function divideMissing(
  values: readonly (readonly [id: string, value: Value | MissingKind])[],
): Pick<BareMeasurement, 'metrics' | 'missing'> {
  const missing = values.filter((entry): entry is [string, MissingKind] => typeof entry[1] === 'string');
  return {
    metrics: Object.fromEntries(values.filter((entry): entry is [string, Value] => typeof entry[1] !== 'string')),
    ...(missing.length > 0 && { missing: Object.fromEntries(missing) }),
  };
}

/** A failed sample satisfies nobody; one that is only tolerated counts half, as in JMeter. */
function measureApdex({ n, values, times }: Distribution, { ms, errors }: Apdex): number {
  const within = ms.map((limit) => values.reduce((sum, value, i) => sum + (value <= limit ? (times[i] ?? 0) : 0), 0));
  const [satisfied = 0, tolerated = 0] = within.map((count, i) => count - (errors[i] ?? 0));
  return (satisfied + (tolerated - satisfied) / 2) / n;
}

const computePercentiles = (distribution: Distribution, method: ExactMethod): Record<string, number> =>
  Object.fromEntries(
    Object.entries(perMille).map(([id, share]) => [id, percentileMethods[method](distribution, share)]),
  );

/** Means first, then rates, which is their order in documents. */
function summedMetrics(
  tally: Tally,
  columns: ColumnsPresent,
  durationMs: number,
): Record<string, number | MissingKind> {
  const found: Record<string, number | MissingKind> = {};
  for (const unit of ['sample', 'second'] as const)
    for (const [i, { column, metric, basis, divisor }] of summedFields.entries())
      if (basis === unit && columns[column]) {
        const total = (tally.sums[i] ?? NaN) / divisor;
        found[metric] = finiteOrAbsent(unit === 'second' ? (total * 1000) / durationMs : total / tally.n);
      }
  return found;
}

const finiteOrAbsent = (value: number): number | MissingKind => (Number.isFinite(value) ? value : 'absent');

/**
 * The standard deviation of the population, as in JMeter. It is computed from the counts, because the difference of two
 * large sums would lose digits.
 */
function standardDeviation({ n, values, times }: Distribution, mean: number): number {
  return Math.sqrt(values.reduce((sum, value, i) => sum + (times[i] ?? 0) * (value - mean) ** 2, 0) / n);
}

/** The largest difference by which two computations of one value may round it, as a share. */
const roundingShare = 1e-9;

/**
 * Finds a metric or an error count of a document that contradicts its own histogram. Merging shards uses the histogram and
 * a single document its metrics, so the verdict would depend on the number of documents.
 */
export function findMeasurementFault(measurement: Measurement): DocumentFault | undefined {
  const { errors = [], otherErrors = 0, histogram, method } = measurement;
  const counted = fromHistogram(measurement);
  if (counted === undefined) return undefined;
  const expected = measureTally(counted.tally, counted.context).metrics;
  const isKnown = (id: string): boolean => !(id in perMille) || method?.percentile === counted.context.percentiles;
  for (const [id, value] of Object.entries(expected)) {
    const stated = measurement.metrics[id];
    if (typeof value !== 'number' || stated === undefined || !isKnown(id)) continue;
    if (typeof stated !== 'number' || Math.abs(stated - value) > roundingShare * Math.max(1, Math.abs(value)))
      return fault(`/metrics/${id}`, `${String(value)}, as in the histogram`, JSON.stringify(stated));
  }
  const failed = histogram?.errors ?? Infinity;
  const listed = errors.reduce((sum, { count }) => sum + count, otherErrors);
  return listed > failed
    ? fault('/errors', `at most ${String(failed)} errors, as in the histogram`, listed)
    : undefined;
}
