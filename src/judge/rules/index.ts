import type { Policy } from '../../config/policy.js';
import type { Comparison, Evidence, MetricComparisons, Rule, Weighed } from '../../model/comparison.js';
import { bands, judgeDead } from '../decide/bands.js';
import { failingShare, worseSign } from '../../metrics/values.js';
import type { Metric } from '../../model/metric.js';
import { median, sum, weightedMean } from '../../stats/averages.js';
import { blindHistory, createEvidence, runShiftOf } from '../causes/evidence.js';
import { judgeMetric } from '../decide/judge-metric.js';
import { boundsOf, combineRuns, countMargin, type PastShare, sigmas } from '../../compare/past-shares.js';
import { common } from '../model/settings.js';

/** Judges whole numbers (replicas): every step is a change, never noise. */
const integerStep: Rule = {
  id: 'whole-step',
  judges: (metric) => metric.scale === 'whole',
  weigh: (tables) =>
    tables.map(({ metric, comparisons }) => ({
      evidence: comparisons.map((comparison) => compareSteps(comparison, metric)),
    })),
};

function compareSteps({ candidate, past }: Comparison, metric: Metric): Evidence {
  const level = Math.round(median(past.values));
  const change = worseSign(metric) * (Math.round(median(candidate)) - level);
  const evidence = { limit: level, smallestDetectable: 1, severity: change };
  if (change > 0) return { verdict: 'regression', reason: 'whole-step', ...evidence };
  if (change < 0) return { verdict: 'improvement', reason: 'whole-step', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}

/*
 * One model for throughput and response times. docs/method.md explains it; model/settings.ts has every default. Pure: the result
 * depends only on the arguments.
 *
 * A step reads the results of the steps before it:
 * 1. quantities/: comparisons as rows of logarithms with their own uncertainty; rows that measure one quantity become one;
 * 2. model/fit/: the history as levels, slopes on the machine, and variances;
 * 3. model/effects/: which groups of cases changed in the run under test;
 * 4. decide/: the verdict on every row, and the exceptions that may move it;
 * 5. causes/: who waits for whom, the shift of the run, drift, and the numbers behind each verdict.
 */

/** Judges throughput, response times and every other metric that is compared by ratio. */
export const relativeChange: Rule = {
  id: 'relative-change',
  judges: ({ scale }) => scale === 'ratio',
  weigh: (tables) => tables.map(weigh),
};

function weigh(table: MetricComparisons): Weighed {
  if (table.comparisons.length === 0) return { evidence: [] };
  const judged = judgeMetric(table);
  const [run, blind] = [runShiftOf(judged), blindHistory(judged)];
  return { evidence: createEvidence(judged, table.comparisons), ...(run && { run }), ...(blind && { blind }) };
}

/**
 * A past run this many points above the median was broken and is ignored, unless more than this share of the runs are:
 * then the case is unstable. A single broken run is always ignored.
 */
const broken = { points: 5, maxShare: 0.25 };
/** With fewer runs an unstable error rate cannot be recognised; only a rise of `doubtlessPoints` is certain. */
const shortHistory = { runs: 3, quietPercent: 0.1, unstablePercent: 1, doubtlessPoints: 20 };

/** A burst of errors is one that a past run had if it is larger by no more than this factor, and usual if so many had it. */
const burst = { larger: 1.25, usual: 3 };

/**
 * Judges a percentage in points: the limit is the largest of the band, the history's variation and the sampling error of
 * the counts, and there is an absolute cap. A relative change would mean nothing, as most histories are 0
 * (docs/inside/method-details.md, section on errors).
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
  const failing = (value: number): number => failingShare(value, metric);
  const runsBefore = combineRuns(comparison.past, metric);
  const band = comparison.band.absolute ?? 0;
  const past = withoutBrokenRuns(runsBefore);
  const { history, level, variation, margin } = boundsOf(past, band);
  // While a rise is open, bad runs of before are no measure: that more of their kind came may be what rose.
  const isLeft = comparison.past.isLeft === true;
  const limit = level + (isLeft ? band : margin);
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
  // A burst is an event: what counts is how many past runs had one as large, not when.
  const bursts = isLeft ? 0 : history.filter((percent) => present <= burst.larger * percent + band).length;
  if (present > limit && bursts > 0 && !breaksCap) {
    const isUsual = history.length >= common.runsOfMachine && (change <= counts || bursts >= burst.usual);
    return { verdict: isUsual ? 'pass' : 'suspect', reason: isUsual ? 'within-noise' : 'single-run', ...evidence };
  }
  if (present > limit || breaksCap) {
    // The order matters, so that a larger rise is never milder: a short history of an unstable rate tells nothing at all.
    const { runs, quietPercent, unstablePercent, doubtlessPoints } = shortHistory;
    const isDoubtful = history.length < runs && level > quietPercent && change < doubtlessPoints;
    if (isDoubtful && level > unstablePercent && !breaksCap)
      return { verdict: 'inconclusive', reason: 'short-history', ...evidence };
    if (change <= counts) return { verdict: 'suspect', reason: 'few-samples', ...evidence };
    if (isDoubtful) return { verdict: 'suspect', reason: 'single-run', ...evidence };
    return { verdict: 'regression', reason: present > limit ? 'beyond-limit' : 'cap', ...evidence };
  }
  const isBelow = -change > Math.max(margin, counts) && present < Math.min(...history);
  if (isBelow || (cap !== undefined && level > cap && !overCap))
    return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (baselineOverCap && overCap && bursts < burst.usual)
    return { verdict: 'inconclusive', reason: 'baseline-errors', ...evidence };
  // That one of a few runs was as bad does not make it usual.
  if (change > band && past.length < common.runsOfMachine)
    return { verdict: 'inconclusive', reason: 'short-history', ...evidence };
  return { verdict: 'pass', reason: Math.abs(change) > band ? 'within-noise' : 'within-band', ...evidence };
}

function withoutBrokenRuns(past: readonly PastShare[]): readonly PastShare[] {
  const pastMedian = median(past.map(({ percent }) => percent));
  const sound = past.filter(({ percent }) => percent <= pastMedian + broken.points);
  return past.length - sound.length <= Math.max(1, broken.maxShare * past.length) ? sound : past;
}

/** The first rule that judges a metric decides it. */
export const rules = [errorRate, relativeChange, integerStep] as const satisfies readonly Rule[];

/** The rules of a policy: the literal one of `judge: bands` comes first. */
export const rulesOf = ({ judge }: Policy): readonly Rule[] => (judge === 'bands' ? [bands, ...rules] : rules);
