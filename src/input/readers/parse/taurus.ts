/** Taurus's final statistics in XML and in CSV: seconds, counts, and a total without a label. */
import { defined } from '../../../lang/objects.js';
import { listFailures, type Counts } from './responses.js';
import { perSecond, type Tool, type ToolRun } from './tool.js';

/** Taurus uses HdrHistograms of 3 significant digits. */
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

/** The numbers of one label, which both formats contain. */
interface TaurusLabel {
  /** Looks up a value by Taurus's name; there, throughput is a count of requests. */
  readonly value: (name: string) => number | undefined;
  /** Looks up a percentile (0 to 100), in seconds. */
  readonly percentile: (level: number) => number | undefined;
  /** Requests by response code. */
  readonly codes: Counts;
  readonly durationMs?: number | undefined;
}

export function toTaurusRun(label: string, { value, percentile, codes, durationMs }: TaurusLabel): ToolRun {
  const [samples, bytes] = [value('throughput'), value('bytes')];
  const levels = new Set(Object.values(percentiles).flatMap((level) => percentile(level) ?? []));
  // Taurus prints seconds with three decimals, and several different times are never all whole seconds.
  const areWhole = levels.size > 2 && [...levels].every(Number.isInteger);
  return {
    label,
    samples,
    errors: value('fail'),
    failures: listFailures(codes),
    // Taurus measures the duration from the second of the first request to that of the last, so a request may take
    // longer.
    mayExceedDuration: true,
    ...defined({
      durationMs: durationMs === 0 ? undefined : durationMs,
      doubt: areWhole ? 'every percentile is a whole number of seconds' : undefined,
    }),
    values: {
      throughput: perSecond(samples, durationMs),
      mean: toMilliseconds(value('avg_rt')),
      ...Object.fromEntries(Object.entries(percentiles).map(([id, level]) => [id, toMilliseconds(percentile(level))])),
      standardDeviation: toMilliseconds(value('stdev_rt')),
      receivedKBPerSec: perSecond(bytes === undefined ? undefined : bytes / 1024, durationMs),
    },
  };
}

const toMilliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;
