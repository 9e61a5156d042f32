import { judgeDead } from '../decide/dead.js';
import { groupBy } from '../../lang/objects.js';
import type { Comparison, Evidence, Rule } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { median, sum, toSigma, weightedMean } from '../../stats/averages.js';
import { divideSlowLoss } from '../../stats/slow-losses.js';

const sigmas = 4;
/** Prior for the run-to-run variation of an error rate: relative to the rate, and its weight in runs. */
const prior = { share: 0.4, weight: 4 };
/**
 * A past run this many points above the median was broken and is ignored, unless more than this share of the runs are:
 * then the case is unstable. A single broken run is always ignored.
 */
const broken = { points: 5, maxShare: 0.25 };
/** With fewer runs an unstable error rate cannot be recognised; only a rise of `doubtlessPoints` is certain. */
const shortHistory = { runs: 3, quietPercent: 0.1, unstablePercent: 1, doubtlessPoints: 20 };

/**
 * Judges a percentage in points: the limit is the largest of the band, the history's variation and the sampling error of
 * the counts, and there is an absolute cap. A relative change would mean nothing, as most histories are 0
 * (docs/method-details.md, section on errors).
 */
export const errorRate: Rule = {
  id: 'error-rate',
  judges: (metric) => metric.scale === 'points',
  weigh: (tables) =>
    tables.map(({ metric, comparisons }) => ({
      evidence: comparisons.map((comparison) => weighOne(comparison, metric)),
    })),
};

function weighOne(comparison: Comparison, metric: Metric): Evidence {
  // A share that should be high is judged by its difference from 100 %, which behaves like an error rate.
  const failing = (value: number): number => (metric.better === 'higher' ? 100 - value : value);
  const runsBefore = combineRuns(comparison.past, failing);
  const band = comparison.band.absolute ?? 0;
  const past = withoutBrokenRuns(withoutOpenRise(withoutSlowRise(runsBefore, band), band));
  const { history, level, variation, margin, limit } = boundsOf(past, band);
  const requests = comparison.candidateMeasurements.map(({ samples }) => samples);
  const present = failing(weightedMean(comparison.candidate, requests));
  const change = present - level;

  const counts = countMargin(sum(requests.map(Number)), past, level);
  const cap = metric.better === 'lower' ? comparison.cap : undefined;
  const overCap = cap !== undefined && present > cap;
  const baselineOverCap = cap !== undefined && Math.max(...history) > cap;

  const evidence = {
    noise: {
      absolute: Math.max(variation, counts) / sigmas,
      runs: history.length,
      from: counts > variation ? 'counts' : history.length < 3 ? 'assumed' : 'history',
    },
    limit: failing(Math.max(limit, level + counts)),
    severity: change / Math.max(limit - level, counts, Number.EPSILON),
    smallestDetectable: Math.max(limit - level, counts),
  } as const satisfies Partial<Evidence>;

  const dead = judgeDead(comparison, [present, ...runsBefore.map(({ percent }) => percent)], metric);
  if (dead !== undefined) return { ...dead, ...evidence };
  const breaksCap = overCap && !baselineOverCap && change > band;
  if (present > limit || breaksCap)
    return { ...judgeRise({ history, level, change, counts, breaksCap, isBeyondLimit: present > limit }), ...evidence };
  const isBelow = -change > Math.max(margin, counts) && present < Math.min(...history);
  if (isBelow || (cap !== undefined && level > cap && !overCap))
    return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (baselineOverCap && overCap) return { verdict: 'inconclusive', reason: 'baseline-errors', ...evidence };
  // That one of two runs was as bad does not make it usual.
  if (change > band && past.length < shortHistory.runs)
    return { verdict: 'inconclusive', reason: 'short-history', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}

type Judged = Pick<Evidence, 'verdict' | 'reason'>;

interface Rise {
  readonly history: readonly number[];
  readonly level: number;
  readonly change: number;
  /** The largest rise that chance explains. */
  readonly counts: number;
  readonly breaksCap: boolean;
  readonly isBeyondLimit: boolean;
}

/**
 * Judges a rise beyond the limit. The order matters, so that a larger rise is never milder: a short history of an unstable
 * rate tells nothing at all; then chance and a short history make a rise suspect.
 */
function judgeRise({ history, level, change, counts, breaksCap, isBeyondLimit }: Rise): Judged {
  const isDoubtful = isUncertain(history, level, change);
  if (isDoubtful && level > shortHistory.unstablePercent && !breaksCap)
    return { verdict: 'inconclusive', reason: 'short-history' };
  if (change <= counts) return { verdict: 'suspect', reason: 'few-samples' };
  if (isDoubtful) return { verdict: 'suspect', reason: 'single-run' };
  return { verdict: 'regression', reason: isBeyondLimit ? 'beyond-limit' : 'cap' };
}

/** The usual rate of past runs, and the highest rate that they allow. */
function boundsOf(past: readonly PastRun[], band: number) {
  const history = past.map(({ percent }) => percent);
  const level = median(history);
  const variation = sigmas * runVariation(history, level);
  const margin = Math.max(band, variation);
  return { history, level, variation, margin, limit: Math.max(level + margin, ...history) };
}

/** Run-to-run standard deviation of the error rate, in points. */
function runVariation(history: readonly number[], level: number): number {
  const deviations = history.map((value) => value - level);
  const rises = deviations.filter((deviation) => deviation > 0);
  const plain = toSigma * median(deviations.map(Math.abs));
  const rising = rises.length >= Math.max(2, 0.2 * history.length) ? toSigma * median(rises) : 0;
  const own = Math.max(plain, rising);
  const n = history.length;
  return Math.sqrt((prior.weight * (prior.share * Math.abs(level)) ** 2 + n * own ** 2) / (prior.weight + n));
}

/** The error rate of one past run over all its repetitions, and the number of its requests if known. */
interface PastRun {
  readonly percent: number;
  readonly samples: number | undefined;
}

function combineRuns(past: Comparison['past'], failing: (value: number) => number): readonly PastRun[] {
  const { values, runs, sources } = past;
  const isRepeated = runs.some((run, i) => i > 0 && run <= (runs[i - 1] ?? run));
  if (!isRepeated)
    return sources.map(({ measurement: { samples } }, i) => ({ percent: failing(values[i] ?? NaN), samples }));
  return [...groupBy([...runs.keys()], (i) => runs[i]).values()].map((repetitions) => {
    const samples = repetitions.map((i) => sources[i]?.measurement.samples);
    const rates = repetitions.map((i) => values[i] ?? NaN);
    const percent = failing(weightedMean(rates, samples));
    return { percent, samples: samples.includes(undefined) ? undefined : sum(samples.map(Number)) };
  });
}

/**
 * Without the newest runs if all of them were worse than the runs before allow. The largest past value is within the limit, so
 * a rise that nobody accepted would otherwise be usual from the second run on.
 */
function withoutOpenRise(past: readonly PastRun[], band: number): readonly PastRun[] {
  const tolerated = band + Math.min(...past.map(({ percent }) => percent));
  for (let first = shortHistory.runs; first < past.length; first++) {
    const [before, newest] = [past.slice(0, first), past.slice(first)];
    if (newest.some(({ percent }) => percent <= tolerated)) continue;
    const { level, limit } = boundsOf(before, band);
    const chance = ({ samples = NaN }: PastRun): number => level + countMargin(samples, before, level);
    if (newest.every((run) => run.percent > Math.max(limit, chance(run)))) return before;
  }
  return past;
}

/** The first runs of a rate that rises from run to run: each of them would be usual after the one before. */
function withoutSlowRise(past: readonly PastRun[], band: number): readonly PastRun[] {
  const rates = past.map(({ percent }) => percent);
  return past.slice(0, divideSlowLoss(rates, band)[0]);
}

function withoutBrokenRuns(past: readonly PastRun[]): readonly PastRun[] {
  const pastMedian = median(past.map(({ percent }) => percent));
  const sound = past.filter(({ percent }) => percent <= pastMedian + broken.points);
  return past.length - sound.length <= Math.max(1, broken.maxShare * past.length) ? sound : past;
}

/**
 * The smallest rise, in points, that chance does not explain: `sigmas` standard errors of a difference of two proportions,
 * solved by iteration because the error depends on the rise. 0 if the numbers of requests are unknown.
 *
 * @param n requests of the candidate, NaN if unknown
 */
function countMargin(n: number, past: readonly PastRun[], level: number): number {
  const m = sum(past.map(({ samples }) => samples ?? 0));
  if (!(n > 0) || m === 0) return 0;
  const failedBefore = sum(past.map(({ percent, samples }) => (percent / 100) * (samples ?? 0)));
  const standardError = (rise: number): number => {
    const failed = failedBefore + (Math.min(level + rise, 100) / 100) * n;
    const share = (failed + 1) / (n + m + 2); // add-one smoothing: two clean runs do not prove that nothing can fail
    return 100 * Math.sqrt(share * (1 - share) * (1 / n + 1 / m));
  };
  let rise = 0;
  for (let i = 0; i < 50; i++) rise = sigmas * standardError(rise); // converges: the error grows with the root of the rise
  return rise;
}

const isUncertain = (history: readonly number[], level: number, change: number): boolean =>
  history.length < shortHistory.runs && level > shortHistory.quietPercent && change < shortHistory.doubtlessPoints;
