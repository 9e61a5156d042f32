/** The failed share of each past run, over all its repetitions. */
import { groupBy } from '../lang/objects.js';
import { failingShare } from '../metrics/values.js';
import type { PastValues } from '../model/comparison.js';
import type { Metric } from '../model/metric.js';
import { mean, median, sum, toSigma, weightedMean } from '../stats/averages.js';

/** Standard errors that chance does not exceed. */
export const sigmas = 4;

/** The failed share of one run. */
export interface PastShare {
  readonly run: number;
  readonly percent: number;
  /** NaN if unknown. */
  readonly requests: number;
}

/** One share for each run, oldest first. */
export function combineRuns({ values, runs, sources }: PastValues, metric: Metric): readonly PastShare[] {
  const shareOf = (run: number, places: readonly number[]): PastShare => {
    const requests = places.map((i) => sources[i]?.measurement.samples);
    const percents = places.map((i) => failingShare(values[i] ?? NaN, metric));
    return { run, percent: weightedMean(percents, requests), requests: sum(requests.map(Number)) };
  };
  // Most histories have no repetitions.
  if (runs.every((run, i) => i === 0 || run > (runs[i - 1] ?? run))) return runs.map((run, i) => shareOf(run, [i]));
  return [...groupBy([...runs.keys()], (i) => runs[i] ?? 0)].map(([run, places]) => shareOf(run, places));
}

/** The usual share of past runs, and the highest one that they allow. */
export function boundsOf(past: readonly PastShare[], band: number) {
  const history = past.map(({ percent }) => percent);
  const level = median(history);
  const variation = sigmas * runVariation(history, level);
  const margin = Math.max(band, variation);
  return { history, level, variation, margin, highest: Math.max(level + margin, ...history) };
}

/** The expected standard deviation from run to run: relative to the share, and its weight in runs. */
const prior = { share: 0.4, weight: 4 };

/** Run-to-run standard deviation of a share, in points. */
function runVariation(history: readonly number[], level: number): number {
  const deviations = history.map((value) => value - level);
  const rises = deviations.filter((deviation) => deviation > 0);
  const plain = toSigma * median(deviations.map(Math.abs));
  const rising = rises.length >= Math.max(2, 0.2 * history.length) ? toSigma * median(rises) : 0;
  const own = Math.max(plain, rising);
  const n = history.length;
  return Math.sqrt((prior.weight * (prior.share * Math.abs(level)) ** 2 + n * own ** 2) / (prior.weight + n));
}

/**
 * The smallest rise, in points, that chance does not explain: `sigmas` standard errors of a difference of two proportions,
 * solved by iteration because the error depends on the rise. 0 if the numbers of requests are unknown.
 *
 * @param n requests of the present share, NaN if unknown
 */
export function countMargin(n: number, past: readonly PastShare[], level: number): number {
  const known = past.filter(({ requests }) => requests > 0);
  const m = sum(known.map(({ requests }) => requests));
  if (!(n > 0) || m === 0) return 0;
  const failedBefore = sum(known.map(({ percent, requests }) => (percent / 100) * requests));
  const standardError = (rise: number): number => {
    const failed = failedBefore + (Math.min(level + rise, 100) / 100) * n;
    const share = (failed + 1) / (n + m + 2); // add-one smoothing: two clean runs do not prove that nothing can fail
    return 100 * Math.sqrt(share * (1 - share) * (1 / n + 1 / m));
  };
  let rise = 0;
  for (let i = 0; i < 50; i++) rise = sigmas * standardError(rise); // converges: the error grows with the root of the rise
  return rise;
}

/** A share of so many points above the usual one is that of an incident, and counts no more. */
const incident = 3;

/** The share of several runs: their mean, which bursts of errors raise that are too rare to move the median. */
export function meanShare(past: readonly PastShare[]): number {
  const percents = past.map(({ percent }) => percent);
  const most = median(percents) + incident;
  return mean(percents.map((percent) => Math.min(percent, most)));
}

/** A step between two parts of a history, as a multiple of what chance and the variation from run to run explain. */
export function significance(past: readonly PastShare[], start: number, split: number, end?: number): number {
  const parts = [past.slice(start, split), past.slice(split, end)].map((part) => ({ part, share: meanShare(part) }));
  const [low, high] = parts.sort((a, b) => a.share - b.share);
  if (low === undefined || high === undefined) return 0;
  const variation = sigmas * prior.share * low.share * Math.sqrt(1 / low.part.length + 1 / high.part.length);
  const chance = countMargin(sum(high.part.map(({ requests }) => requests)), low.part, low.share);
  return (high.share - low.share) / Math.max(variation, chance, Number.EPSILON);
}

/** The share of the runs of a rise that may look usual; none if only a few runs show what is usual. */
const mostUsual = 0.2;
const fewRuns = 3;
/** Rises that are older are levels. */
const mostRuns = 128;

/**
 * The first of the newest runs that exceed what those before them allow; undefined if they do not. A burst that several runs had is
 * usual, so a rise that nobody accepted would otherwise become it.
 */
export function findRiseOfShare(past: readonly PastShare[], band: number): number | undefined {
  const tolerated = band + Math.min(...past.map(({ percent }) => percent));
  for (let first = Math.max(1, past.length - mostRuns); first < past.length; first++) {
    const before = past.slice(0, first);
    const { level, highest } = boundsOf(before, band);
    const isUsual = ({ percent, requests }: PastShare): boolean =>
      percent <= Math.max(tolerated, highest) || percent <= level + countMargin(requests, before, level);
    const allowed = first < fewRuns ? 0 : mostUsual * (past.length - first);
    if (!past.slice(first, first + 1).some(isUsual) && past.slice(first).filter(isUsual).length <= allowed)
      return first;
  }
  return undefined;
}
