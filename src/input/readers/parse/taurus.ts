/** What Taurus's final statistics hold, in XML and in CSV: seconds, counts, and a total without a label. */
import type { Told, Tool } from './tool.js';

/** It fills HdrHistograms of 3 significant digits. */
export const taurus: Tool = { method: { percentile: 'hdr', significantDigits: 3 }, remedy: 'taurus' };

const percentiles: Readonly<Record<string, number>> = {
  min: 0,
  p50: 50,
  p75: 75,
  p90: 90,
  p95: 95,
  p98: 98,
  p99: 99,
  p999: 99.9,
  max: 100,
};

/**
 * @param value by name: throughput is a count there
 * @param percentile by level, 0-100: seconds
 */
export function taurusRow(
  label: string,
  value: (name: string) => number | undefined,
  percentile: (level: number) => number | undefined,
  durationMs: number | undefined,
): Told {
  const milliseconds = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * 1000); // prettier-ignore
  const [samples, bytes] = [value('throughput'), value('bytes')];
  const perSec = (count: number | undefined): number | undefined =>
    count === undefined || durationMs === undefined || durationMs <= 0 ? undefined : (count * 1000) / durationMs;
  const seconds = new Set(Object.values(percentiles).flatMap((level) => percentile(level) ?? []));
  return {
    label,
    samples,
    errors: value('fail'),
    ...(durationMs === undefined || durationMs === 0 ? {} : { durationMs }),
    // It counts from one request's second to another's, so either may be longer.
    isLoose: true,
    // Taurus writes milliseconds behind the point; several different times are never all whole seconds.
    ...(seconds.size > 2 && [...seconds].every(Number.isInteger)
      ? { doubt: 'every percentile is a whole number of seconds' }
      : {}),
    values: {
      throughput: perSec(samples),
      mean: milliseconds(value('avg_rt')),
      ...Object.fromEntries(Object.entries(percentiles).map(([id, level]) => [id, milliseconds(percentile(level))])),
      standardDeviation: milliseconds(value('stdev_rt')),
      receivedKBPerSec: perSec(bytes === undefined ? undefined : bytes / 1024),
    },
  };
}
