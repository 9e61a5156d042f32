/**
 * Converts a tally to the histogram of a run document and back without loss (docs/inside/decisions.md, 7). Values
 * that can be computed from the counts are not stored: the number of samples, the sum of their times, minimum and maximum.
 */
import type { CountedError, ExactMethod, Histogram, Measurement } from '../model/documents.js';
import { defaultPercentileMethod, percentileMethods, type Distribution } from './response-times.js';
import { fault, type DocumentFault } from './record-scan.js';
import { addErrors, errorOf, type ErrorKind } from './error-kinds.js';
import { joinTallies, type Tally } from './tally.js';
import { findColumnsPresent, summedFields, type ColumnsPresent } from './summed-fields.js';
import { fromTimeline } from './timeline.js';

/** How samples were measured. */
export interface MeasurementContext {
  readonly warmupMs: number;
  /** The method by which percentiles are computed. */
  readonly percentiles: ExactMethod;
  readonly columns: ColumnsPresent;
}

/** The samples of one case in one result. */
export interface CountedCase {
  readonly tally: Tally;
  readonly context: MeasurementContext;
}

/** Equals maxItems in the schema. It limits the memory that a document can make us use, and is far beyond any load test. */
const maxValues = 1_000_000;

const sumByColumn = {
  success: 'errors',
  ...Object.fromEntries(summedFields.map(({ column, sum }) => [column, sum])),
} as {
  readonly [C in keyof ColumnsPresent]: 'errors' | (typeof summedFields)[number]['sum'];
};

/**
 * @param distribution the distribution of the tally's counts
 * @returns undefined if it has too many values for a document
 */
export function toHistogram(tally: Tally, columns: ColumnsPresent, distribution: Distribution): Histogram | undefined {
  if (distribution.values.length > maxValues) return undefined;
  const sums = [
    ...(columns.success ? [['errors', tally.errors] as const] : []),
    ...summedFields.flatMap(({ column, sum }, i) => (columns[column] ? [[sum, tally.sums[i] ?? NaN] as const] : [])),
  ];
  return {
    firstStartMs: tally.firstStartMs,
    lastEndMs: tally.lastEndMs,
    // JSON has no NaN.
    ...Object.fromEntries(sums.map(([sum, value]) => [sum, Number.isNaN(value) ? null : value])),
    values: distribution.values,
    counts: distribution.times,
    ...(tally.apdex && { apdex: { ms: [...tally.apdex.ms], errors: tally.apdex.errors } }),
  };
}

/** Undefined if the measurement is only a summary. */
export function fromHistogram({
  histogram,
  timeline,
  method,
  errors: kinds = [],
  warmupMs = 0,
}: Omit<Measurement, 'scenario'>): CountedCase | undefined {
  if (histogram === undefined) return undefined;
  const { values, counts: times, firstStartMs, lastEndMs, apdex } = histogram;
  let [n, elapsedMs] = [0, 0];
  values.forEach((value, i) => {
    const count = times[i] ?? 0;
    n += count;
    elapsedMs += value * count;
  });
  const readSum = (sum: (typeof sumByColumn)[keyof ColumnsPresent]): number => {
    const value = histogram[sum];
    return value === null ? NaN : (value ?? 0);
  };
  const percentiles = method?.percentile ?? defaultPercentileMethod;
  return {
    tally: {
      n,
      elapsedMs,
      firstStartMs,
      lastEndMs,
      counts: { values, times, pending: [] },
      errors: readSum('errors'),
      errorKinds: toErrorKinds(kinds),
      sums: summedFields.map(({ sum }) => readSum(sum)),
      timeline: timeline && fromTimeline(timeline),
      ...(apdex && { apdex: { ms: apdex.ms, errors: [...apdex.errors] } }),
    },
    context: {
      warmupMs,
      percentiles: isExactMethod(percentiles) ? percentiles : defaultPercentileMethod,
      columns: findColumnsPresent((column) => histogram[sumByColumn[column]] !== undefined),
    },
  };
}

function toErrorKinds(errors: readonly CountedError[]): ErrorKind[] {
  const kinds: ErrorKind[] = [];
  for (const { code, message, count } of errors)
    addErrors(kinds, { ...errorOf(code, message), isVaried: false, count });
  return kinds;
}

const isExactMethod = (method: string): method is keyof typeof percentileMethods =>
  Object.hasOwn(percentileMethods, method);

/** Finds faults that a schema cannot express, so that a damaged histogram does not produce a wrong percentile. */
export function findHistogramFault(histogram: Histogram, samples: number | undefined): DocumentFault | undefined {
  const { values, counts, errors, apdex, firstStartMs, lastEndMs } = histogram;
  if (values.length === 0) return fault('/values', 'a list of at least 1', 'an empty list');
  if (counts.length !== values.length)
    return fault('/counts', `one count for each of ${String(values.length)} values`, `${String(counts.length)} counts`);
  const falling = values.findIndex((value, i) => value <= (values[i - 1] ?? -1));
  if (falling !== -1)
    return fault(`/values/${String(falling)}`, `a value above ${String(values[falling - 1])}`, values[falling]);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n !== samples)
    return fault('/counts', `counts that add up to the samples, ${String(samples ?? 'which are not given')}`, n);
  if ((errors ?? 0) > n) return fault('/errors', `at most ${String(n)}, the number of samples`, errors);
  const [satisfied, tolerated] = apdex?.errors ?? [0, 0];
  if (satisfied > tolerated || tolerated > (errors ?? 0))
    return fault('/apdex/errors', `at most ${String(errors ?? 0)} errors, ascending`, apdex?.errors);
  const longest = values.at(-1) ?? 0;
  if (lastEndMs - firstStartMs < longest)
    return fault(
      '/lastEndMs',
      `an end not before ${String(firstStartMs + longest)}, as one sample took that long`,
      lastEndMs,
    );
  return undefined;
}

/**
 * Merges two parts of one run; neither must be used again. The result does not depend on order or grouping: if only one part
 * has a column, the sum over both is unknown.
 */
export function mergeCounted(a: CountedCase, b: CountedCase): CountedCase {
  const [contextA, contextB] = [a.context, b.context];
  const tally = joinTallies(a.tally, b.tally, true);
  if (contextA.columns.success !== contextB.columns.success) Object.assign(tally, { errors: NaN, apdex: undefined });
  for (const [i, { column }] of summedFields.entries())
    if (contextA.columns[column] !== contextB.columns[column]) tally.sums[i] = NaN;
  return {
    tally,
    context: {
      warmupMs: Math.max(contextA.warmupMs, contextB.warmupMs),
      percentiles: contextA.percentiles === contextB.percentiles ? contextA.percentiles : defaultPercentileMethod,
      columns: findColumnsPresent((column) => contextA.columns[column] || contextB.columns[column]),
    },
  };
}
