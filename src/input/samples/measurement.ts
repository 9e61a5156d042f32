import type { BareMeasurement } from '../../model/reading.js';
import type { ExactMethod, Measurement, MissingKind } from '../../model/documents.js';
import { toDistribution, type Distribution } from './value-counts.js';
import { toHistogram, type CountedCase } from './histogram.js';
import { percentileMethods } from './percentile.js';
import type { Tally } from './tally.js';

/** What the file tells beside the samples themselves. */
export interface MeasurementContext {
  readonly warmupMs: number;
  /** How percentiles are wanted. */
  readonly percentiles: ExactMethod;
  /** Which optional columns it has. */
  readonly success: boolean;
  readonly bytes: boolean;
  readonly sentBytes: boolean;
  readonly latency: boolean;
  readonly connect: boolean;
}

const percentiles = { p50: 500, p75: 750, p90: 900, p95: 950, p98: 980, p99: 990, p999: 999 } as const;

/** A label's tally as a measurement. At least one sample. */
export const toMeasurement = (label: string, tally: Tally, told: MeasurementContext): BareMeasurement => ({
  label,
  configuration: {},
  ...measureTally(tally, told),
});

/** Another measurement of the same case. */
export const remeasure = (
  { scenario, label, configuration }: Measurement,
  { tally, told }: CountedCase,
): Measurement => ({
  scenario,
  ...(label === undefined ? {} : { label }),
  configuration,
  ...measureTally(tally, told),
});

/** All of a measurement but its case, by the definitions of JMeter's own reports. At least one sample. */
export function measureTally(
  tally: Tally,
  told: MeasurementContext,
): Omit<BareMeasurement, 'scenario' | 'label' | 'configuration'> {
  const { n, firstStartMs, lastEndMs } = tally;
  const distribution = toDistribution(tally.counts);
  const durationMs = lastEndMs - firstStartMs;
  const perSec = (quantity: number): number => (quantity * 1000) / durationMs;
  const mean = tally.elapsedMs / n;
  const found: Record<string, number | MissingKind> = {
    // One instantaneous sample has no rate; what is no number in one row has no sum.
    throughput: finite(perSec(n)),
    errorPercent: told.success ? (tally.errors / n) * 100 : 'absent',
    mean,
    ...Object.fromEntries(
      Object.entries(percentiles).map(([id, perMille]) => [
        id,
        percentileMethods[told.percentiles](distribution, perMille),
      ]),
    ),
    min: distribution.values[0] ?? 'failed',
    max: distribution.values.at(-1) ?? 'failed',
    standardDeviation: standardDeviation(distribution, mean),
    ...(told.latency ? { meanLatency: finite(tally.latencyMs / n) } : {}),
    ...(told.connect ? { meanConnect: finite(tally.connectMs / n) } : {}),
    ...(told.bytes ? { receivedKBPerSec: finite(perSec(tally.receivedBytes / 1024)) } : {}),
    ...(told.sentBytes ? { sentKBPerSec: finite(perSec(tally.sentBytes / 1024)) } : {}),
  };
  const metrics = Object.entries(found).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const missing = Object.entries(found).filter((entry): entry is [string, MissingKind] => typeof entry[1] === 'string');
  const histogram = toHistogram(tally, told, distribution);
  return {
    metrics: Object.fromEntries(metrics),
    ...(missing.length > 0 ? { missing: Object.fromEntries(missing) } : {}),
    samples: n,
    startedAt: new Date(firstStartMs).toISOString(),
    durationMs,
    ...(told.warmupMs > 0 ? { warmupMs: told.warmupMs } : {}),
    method: { percentile: told.percentiles },
    ...(histogram === undefined ? {} : { histogram }),
  };
}

const finite = (value: number): number | MissingKind => (Number.isFinite(value) ? value : 'failed');

/** Population, as JMeter has it; from the counts, where nothing is lost to the difference of two large sums. */
function standardDeviation({ n, values, times }: Distribution, mean: number): number {
  return Math.sqrt(values.reduce((sum, value, i) => sum + (times[i] ?? 0) * (value - mean) ** 2, 0) / n);
}
