/** The failed share of each past run, over all its repetitions. */
import { groupBy } from '../lang/objects.js';
import { failingShare } from '../metrics/values.js';
import type { PastSource } from '../model/comparison.js';
import type { Metric } from '../model/metric.js';
import { median, sum, toSigma, weightedMean } from '../stats/averages.js';
import { countMargin, sigmas, type Share } from '../stats/proportions.js';

export interface PastShare extends Share {
  readonly run: number;
}

interface PastShares {
  readonly values: readonly number[];
  readonly runs: readonly number[];
  readonly sources: readonly PastSource[];
}

/** One share for each run, oldest first. */
export function combineRuns({ values, runs, sources }: PastShares, metric: Metric): readonly PastShare[] {
  const shareOf = (run: number, places: readonly number[]): PastShare => {
    const requests = places.map((i) => sources[i]?.measurement.samples);
    const percents = places.map((i) => failingShare(values[i] ?? NaN, metric));
    return { run, percent: weightedMean(percents, requests), requests: sum(requests.map(Number)) };
  };
  const isRepeated = runs.some((run, i) => i > 0 && run <= (runs[i - 1] ?? run));
  if (!isRepeated) return runs.map((run, i) => shareOf(run, [i]));
  return [...groupBy([...runs.keys()], (i) => runs[i] ?? 0)].map(([run, places]) => shareOf(run, places));
}

/** The usual share of past runs, and the highest one that they allow. */
export function boundsOf(past: readonly Share[], band: number) {
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

/** All requests of past runs whose number is known. */
export function poolOf(past: readonly Share[]): Share {
  const known = past.filter(({ requests }) => requests > 0);
  const requests = sum(known.map((share) => share.requests));
  return {
    percent:
      requests > 0
        ? weightedMean(
            known.map(({ percent }) => percent),
            known.map((share) => share.requests),
          )
        : NaN,
    requests,
  };
}

/** A part of a history of shares. */
interface Part extends Share {
  readonly runs: number;
}

/** The step between two parts of a history, as a multiple of what chance and the variation from run to run explain. */
export function significance(one: Part, other: Part): number {
  const [low, high] = one.percent < other.percent ? [one, other] : [other, one];
  const variation = sigmas * prior.share * low.percent * Math.sqrt(1 / low.runs + 1 / high.runs);
  return (high.percent - low.percent) / Math.max(variation, countMargin(high.requests, low), Number.EPSILON);
}

/** The share of the runs of a rise that may look usual; none if only a few runs show what is usual. */
const mostUsual = 0.2;
const fewRuns = 3;

/**
 * The first of the newest runs that exceed what those before them allow; undefined if they do not. The worst past share is allowed,
 * so a rise that nobody accepted would otherwise be usual from the second run on.
 */
export function findRise(past: readonly Share[], band: number): number | undefined {
  const tolerated = band + Math.min(...past.map(({ percent }) => percent));
  for (let first = 1; first < past.length; first++) {
    const [before, newest] = [past.slice(0, first), past.slice(first)];
    const { level, highest } = boundsOf(before, band);
    const pool = poolOf(before);
    const most = ({ requests }: Share): number =>
      Math.max(tolerated, highest, level + countMargin(requests, pool, level));
    const usual = newest.map((share) => share.percent <= most(share));
    const allowed = first < fewRuns ? 0 : mostUsual * newest.length;
    if (usual[0] !== true && usual.filter(Boolean).length <= allowed) return first;
  }
  return undefined;
}
