/**
 * A tally as it is written into a run document, and back, losing nothing (docs/decisions/0007-histograms.md). What follows
 * from the counts is not written: samples, the sum of their times, least and greatest.
 */
import type { Histogram, Measurement } from '../../model/documents.js';
import type { Distribution } from './value-counts.js';
import type { MeasurementContext } from './measurement.js';
import { percentileMethods, defaultPercentileMethod } from './percentile.js';
import type { Tally } from './tally.js';

/** The samples of one case in one file, and what that file told of them. */
export interface CountedCase {
  readonly tally: Tally;
  readonly told: MeasurementContext;
}

/** What is only known where a file has the column for it. */
export const optionalSums = {
  success: 'errors',
  bytes: 'receivedBytes',
  sentBytes: 'sentBytes',
  latency: 'latencyMs',
  connect: 'connectMs',
} as const satisfies Partial<Record<keyof MeasurementContext, keyof Tally>>;
export const optionalColumns = Object.keys(optionalSums) as readonly (keyof typeof optionalSums)[];

/** maxItems of the schema: a bound on what a document can make us take in, far beyond any load test. */
const mostValues = 1_000_000;

/** @param distribution of the tally's counts */
export function toHistogram(tally: Tally, told: MeasurementContext, distribution: Distribution): Histogram | undefined {
  if (distribution.values.length > mostValues) return undefined;
  const sums = optionalColumns
    .filter((column) => told[column])
    .map((column) => [optionalSums[column], tally[optionalSums[column]]] as const);
  return {
    firstStartMs: tally.firstStartMs,
    lastEndMs: tally.lastEndMs,
    // JSON has no NaN.
    ...Object.fromEntries(sums.map(([sum, value]) => [sum, Number.isNaN(value) ? null : value])),
    values: distribution.values,
    counts: distribution.times,
  };
}

/** Undefined where only a summary is known. */
export function fromHistogram({
  histogram,
  method,
  warmupMs = 0,
}: Omit<Measurement, 'scenario'>): CountedCase | undefined {
  if (histogram === undefined) return undefined;
  const { values, counts: times, firstStartMs, lastEndMs } = histogram;
  let [n, elapsedMs] = [0, 0];
  values.forEach((value, i) => {
    const of = times[i] ?? 0;
    n += of;
    elapsedMs += value * of;
  });
  const sum = (column: keyof typeof optionalSums): number => {
    const value = histogram[optionalSums[column]];
    return value === null ? NaN : (value ?? 0);
  };
  const has = (column: keyof typeof optionalSums): boolean => histogram[optionalSums[column]] !== undefined;
  const percentiles = method?.percentile ?? defaultPercentileMethod;
  return {
    tally: {
      ...{ n, elapsedMs, firstStartMs, lastEndMs, counts: { values, times, pending: [] } },
      errors: sum('success'),
      receivedBytes: sum('bytes'),
      sentBytes: sum('sentBytes'),
      latencyMs: sum('latency'),
      connectMs: sum('connect'),
    },
    told: {
      warmupMs,
      percentiles: isExact(percentiles) ? percentiles : defaultPercentileMethod,
      success: has('success'),
      bytes: has('bytes'),
      sentBytes: has('sentBytes'),
      latency: has('latency'),
      connect: has('connect'),
    },
  };
}

const isExact = (method: string): method is keyof typeof percentileMethods => Object.hasOwn(percentileMethods, method);

export interface HistogramFault {
  /** A JSON pointer from the histogram on. */
  readonly pointer: string;
  readonly expected: string;
  readonly found: string;
}

/** What no schema can say: a damaged histogram must not become a wrong percentile. */
export function findHistogramFault(histogram: Histogram, samples: number | undefined): HistogramFault | undefined {
  const { values, counts, errors, firstStartMs, lastEndMs } = histogram;
  const fault = (pointer: string, expected: string, found: unknown): HistogramFault => ({
    pointer,
    expected,
    found: String(found),
  });
  if (values.length === 0) return fault('/values', 'a list of at least 1', 'an empty list');
  if (counts.length !== values.length)
    return fault('/counts', `one count for each of ${String(values.length)} values`, `${String(counts.length)} counts`);
  const falling = values.findIndex((value, i) => value <= (values[i - 1] ?? -1));
  if (falling !== -1)
    return fault(`/values/${String(falling)}`, `a value above ${String(values[falling - 1])}`, values[falling]);
  const n = counts.reduce((sum, each) => sum + each, 0);
  if (n !== samples)
    return fault('/counts', `counts that add up to the samples, ${String(samples ?? 'which are not told')}`, n);
  if ((errors ?? 0) > n) return fault('/errors', `at most ${String(n)}, the number of samples`, errors);
  const longest = values.at(-1) ?? 0;
  if (lastEndMs - firstStartMs < longest)
    return fault(
      '/lastEndMs',
      `an end not before ${String(firstStartMs + longest)}, as one sample took that long`,
      lastEndMs,
    );
  return undefined;
}
