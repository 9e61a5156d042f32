import { groupBy } from '../../lang/group-by.js';
import type { Comparison, Evidence, Rule } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/median.js';
import { weightedMean } from '../../stats/weighted-mean.js';

const sigmas = 4;
const toSigma = 1.4826;
/** How restless an error rate is assumed to be, as a share of itself, and the weight of that assumption in runs. */
const assumed = { share: 0.4, weight: 4 };
/**
 * A past run this many points above the usual one was broken and says nothing about what is usual; unless many are: then
 * the case is restless. A single one is never many.
 */
const broken = { points: 5, mostShare: 0.25 };
/** With fewer runs than this, a restless error rate cannot be known; only a rise of so many points is beyond doubt. */
const shortHistory = { runs: 3, quietPercent: 0.1, restlessPercent: 1, doubtlessPoints: 20 };

/**
 * Judges a percentage in points: against the baseline with a floor (the band), the history's own restlessness, the
 * counts' own noise (a few requests of many prove nothing) and an absolute cap. A relative change would mean nothing,
 * as most histories are 0 (docs/method.md, section on errors).
 */
export const errorRate: Rule = {
  id: 'error-rate',
  judges: (metric) => metric.scale === 'points',
  weigh: (comparisons, metric) => ({ evidence: comparisons.map((comparison) => weighOne(comparison, metric)) }),
};

function weighOne(comparison: Comparison, metric: Metric): Evidence {
  // Of a share that should be high, what is missing to 100 % is as an error rate is: small, and restless by its own size.
  const failing = (value: number): number => (metric.better === 'higher' ? 100 - value : value);
  const past = soundOf(runsOf(comparison.past, failing));
  const history = past.map(({ percent }) => percent);
  const runs = history.length;
  const level = median(history);
  const requests = comparison.nowFrom.map(({ samples }) => samples);
  const now = failing(weightedMean(comparison.now, requests));
  const change = now - level;

  const band = comparison.band.absolute ?? 0;
  const restless = sigmas * restlessness(history, level);
  const counts = countMargin(sum(requests.map(Number)), past, level);
  const margin = Math.max(band, restless);
  const limit = Math.max(level + margin, ...history);
  const cap = metric.better === 'lower' ? comparison.cap : undefined;
  const overCap = cap !== undefined && now > cap;
  const baselineOverCap = cap !== undefined && Math.max(...history) > cap;

  const evidence = {
    noise: {
      absolute: Math.max(restless, counts) / sigmas,
      runs,
      from: counts > restless ? 'counts' : runs < 3 ? 'assumed' : 'history',
    },
    limit: failing(Math.max(limit, level + counts)),
    severity: change / Math.max(limit - level, counts, Number.EPSILON),
    smallestDetectable: Math.max(limit - level, counts),
  } as const satisfies Partial<Evidence>;

  const breaksCap = overCap && !baselineOverCap && change > band;
  const worse = now > limit || breaksCap;
  if (worse && change <= counts) return { verdict: 'suspect', reason: 'few-samples', ...evidence };
  if (worse && unsure(history, level, change))
    return level > shortHistory.restlessPercent && !breaksCap
      ? { verdict: 'inconclusive', reason: 'short-history', ...evidence }
      : { verdict: 'suspect', reason: 'single-run', ...evidence };
  if (worse) return { verdict: 'regression', reason: now > limit ? 'beyond-limit' : 'cap', ...evidence };
  if (-change > Math.max(margin, counts) && now < Math.min(...history))
    return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (cap !== undefined && level > cap && !overCap)
    return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (baselineOverCap && overCap) return { verdict: 'inconclusive', reason: 'baseline-errors', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}

/** How much the error rate moves from run to run, in points (one standard deviation). */
function restlessness(history: readonly number[], level: number): number {
  const deviations = history.map((value) => value - level);
  const rises = deviations.filter((deviation) => deviation > 0);
  const plain = toSigma * median(deviations.map(Math.abs));
  const rising = rises.length >= Math.max(2, 0.2 * history.length) ? toSigma * median(rises) : 0;
  const own = Math.max(plain, rising);
  const n = history.length;
  return Math.sqrt((assumed.weight * (assumed.share * Math.abs(level)) ** 2 + n * own ** 2) / (assumed.weight + n));
}

/** The error rate of one past run, all of its repetitions together, and of how many requests, where that is known. */
interface PastRun {
  readonly percent: number;
  readonly samples: number | undefined;
}

function runsOf(past: Comparison['past'], failing: (value: number) => number): readonly PastRun[] {
  return [...groupBy(past, ({ run }) => run).values()].map((repetitions) => {
    const samples = repetitions.map(({ from }) => from.samples);
    const percent = failing(
      weightedMean(
        repetitions.map(({ value }) => value),
        samples,
      ),
    );
    return { percent, samples: samples.includes(undefined) ? undefined : sum(samples.map(Number)) };
  });
}

/** Without broken runs, unless these are many. */
function soundOf(past: readonly PastRun[]): readonly PastRun[] {
  const usual = median(past.map(({ percent }) => percent));
  const sound = past.filter(({ percent }) => percent <= usual + broken.points);
  return past.length - sound.length <= Math.max(1, broken.mostShare * past.length) ? sound : past;
}

/**
 * The rise, in points, from which on failures are too many for chance: the one that is `sigmas` standard errors of a
 * difference of two proportions at itself. 0 where the numbers of requests are not known.
 *
 * @param n requests now, NaN where that is not known
 */
function countMargin(n: number, past: readonly PastRun[], level: number): number {
  const m = sum(past.map(({ samples }) => samples ?? 0));
  if (!(n > 0) || m === 0) return 0;
  const failedBefore = sum(past.map(({ percent, samples }) => (percent / 100) * (samples ?? 0)));
  const standardError = (rise: number): number => {
    const failed = failedBefore + (Math.min(level + rise, 100) / 100) * n;
    const share = (failed + 1) / (n + m + 2); // never 0 or 1: two clean runs do not prove that nothing can fail
    return 100 * Math.sqrt(share * (1 - share) * (1 / n + 1 / m));
  };
  let rise = 0;
  for (let i = 0; i < 50; i++) rise = sigmas * standardError(rise); // converges: an error grows with the root of its rise
  return rise;
}

const unsure = (history: readonly number[], level: number, change: number): boolean =>
  history.length < shortHistory.runs && level > shortHistory.quietPercent && change < shortHistory.doubtlessPoints;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
