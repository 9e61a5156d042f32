import type { Comparison, Evidence, Metric, Rule } from '../model.js';
import { median } from '../stats/median.js';
import { shrink } from '../stats/shrink.js';
import { sideSpread } from '../stats/side-spread.js';

/**
 * How much one run of an unknown case moves against others when nothing changed (standard deviation of the logarithm),
 * the least that is ever believed, and how much wider limits are for short histories. Measured on 32,707 nightly rows;
 * docs/method.md.
 */
const assumptions = {
  higher: { noise: 0.08, floor: 0.01, shortHistory: 0.2 },
  lower: { noise: 0.09, floor: 0.02, shortHistory: 0.4 },
} as const satisfies Record<Metric['better'], unknown>;
const assumptionWeight = 2;
const sigmas = 3.5;
const flagrantFactor = 1.3;
/** With a noise that reaches further than this a pass would say nothing: not even a doubling would be seen. */
const blind = Math.log(2);
/** Latencies are whole milliseconds: half of one is always in doubt. */
const quantumMs = 0.5;

/**
 * Judges a ratio (throughput, latency) by the tolerance band and the noise of the case's own history, on logarithms,
 * where larger is worse. Evidence per case stands alone here; what the whole run or a scenario adds is to be taken out
 * of `now` and `past` before, or to be judged by a rule that sees all cases.
 */
export const ownHistory: Rule = {
  id: 'own-history',
  judges: (metric) => metric.scale === 'ratio',
  weigh: (comparisons, metric) => comparisons.map((comparison) => weighOne(comparison, metric)),
};

function weighOne({ now, past, band }: Comparison, metric: Metric): Evidence {
  const assumed = assumptions[metric.better];
  const sign = metric.better === 'higher' ? -1 : 1;
  const badness = (value: number): number => sign * Math.log(value);
  const valueAt = (excess: number): number => Math.exp(sign * (level + excess));

  const history = past.map(({ value }) => badness(value));
  const level = median(history);
  const runs = history.length;
  const excesses = now.map((value) => badness(value) - level);
  const excess = median(excesses);

  const quantum = metric.unit === 'ms' ? quantumMs / valueAt(0) : 0;
  const noiseOf = (side: number): number => {
    const spread = runs > 1 ? sideSpread(history.map((value) => side * (value - level))) : 0;
    return Math.max(shrink(spread, runs, assumed.noise, assumptionWeight), assumed.floor, quantum);
  };
  const reach = sigmas * (1 + assumed.shortHistory / runs) * Math.sqrt(1 / now.length + 1 / runs);
  const tolerance = toleranceOf(band, metric, valueAt(0));
  const noise = noiseOf(1);
  const limit = Math.max(tolerance, reach * noise);
  const betterLimit = Math.max(tolerance, reach * noiseOf(-1));

  const evidence = {
    noise: { percent: 100 * Math.expm1(noise), runs, from: runs < 3 ? 'assumed' : 'history' },
    limit: valueAt(limit),
    severity: excess / limit,
    smallestDetectable: 100 * Math.abs(Math.expm1(sign * limit)),
  } as const satisfies Partial<Evidence>;
  const repeated = now.length > 1 && excesses.every((each) => each > tolerance);

  if (excess > flagrantFactor * limit) return { verdict: 'regression', reason: 'flagrant', ...evidence };
  if (excess > limit && repeated) return { verdict: 'regression', reason: 'beyond-limit', ...evidence };
  if (excess > limit) return { verdict: 'suspect', reason: 'single-run', ...evidence };
  if (excess > tolerance) return { verdict: 'inconclusive', reason: 'within-noise', ...evidence };
  if (-excess > betterLimit) return { verdict: 'improvement', reason: 'beyond-limit', ...evidence };
  if (reach * noise > blind) return { verdict: 'inconclusive', reason: 'too-noisy', ...evidence };
  return { verdict: 'pass', reason: 'within-band', ...evidence };
}

/** The tolerance band in logarithms: with a relative and an absolute part both must be exceeded. */
function toleranceOf(band: Comparison['band'], metric: Metric, baseline: number): number {
  const sign = metric.better === 'higher' ? -1 : 1;
  const share = Math.max((band.percent ?? 0) / 100, (band.absolute ?? 0) / baseline);
  // A band of 100 % or more of a throughput minds nothing: no value above 0 is that much lower.
  return share >= 1 && sign < 0 ? Infinity : sign * Math.log1p(sign * share);
}
