import { isBeyondBand } from '../../compare/loss-start.js';
import { calculateDelta, combineRepetitions, valuesOfLevel } from '../../compare/usable-values.js';
import { worseSign } from '../../metrics/values.js';
import type { Comparison, Evidence, Rule } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { median } from '../../stats/averages.js';

/** Fewer runs do not show what the rule does to runs in which nothing changed. */
const minRuns = 3;

/**
 * The literal rule of tolerance bands (`judge: bands`): worse is whatever is worse than its baseline, one stored run or the median
 * of many, by more than its band. Noise excuses nothing.
 */
export const bands: Rule = {
  id: 'bands',
  judges: ({ scale }) => scale !== 'whole',
  weigh: (tables) =>
    tables.map(({ metric, comparisons }) => ({
      evidence: comparisons.map((comparison) => weighOne(comparison, metric)),
      unchanged: countUnchanged(comparisons, metric),
    })),
};

function weighOne(comparison: Comparison, metric: Metric): Evidence {
  const { past, band, cap = Infinity } = comparison;
  const level = median(valuesOfLevel(past));
  const present = combineRepetitions(comparison, metric);
  const dead = judgeDead(comparison, [present, ...past.values], metric);
  if (dead !== undefined) return dead;
  const delta = calculateDelta(present, level, metric);
  const allowed = Math.max(band.absolute ?? 0, ((band.percent ?? 0) / 100) * Math.abs(level));
  const numbers = {
    limit: level + (metric.better === 'higher' ? -allowed : allowed),
    severity: (worseSign(metric) * (present - level)) / Math.max(allowed, Number.EPSILON),
  };
  if (isBeyondBand({ delta, band }) || (present > cap && level <= cap))
    return { verdict: 'regression', reason: 'beyond-band', ...numbers };
  const gain = { ...delta, direction: delta.direction === 'better' ? ('worse' as const) : ('same' as const) };
  return isBeyondBand({ delta: gain, band })
    ? { verdict: 'improvement', reason: 'beyond-band', ...numbers }
    : { verdict: 'pass', reason: 'within-band', ...numbers };
}

/** The past runs that the others judge, and those of them that would have failed although nothing is known to have changed. */
function countUnchanged(comparisons: readonly Comparison[], metric: Metric) {
  const [judged, failed] = [new Set<number>(), new Set<number>()];
  for (const comparison of comparisons) {
    const { past, band } = comparison;
    const own = [...past.values.keys()].filter((i) => (past.segments?.[i] ?? 0) === 0);
    if (own.length <= minRuns) continue;
    for (const i of own) {
      const level = median(own.filter((other) => other !== i).map((other) => past.values[other] ?? NaN));
      const delta = calculateDelta(past.values[i] ?? NaN, level, metric);
      judged.add(past.runs[i] ?? NaN);
      if (isBeyondBand({ delta, band })) failed.add(past.runs[i] ?? NaN);
    }
  }
  return { judged, failed };
}

/** A test in which more requests fail than succeed measures failures. It is dead if that happened in every run. */
export const mostPercent = 50;
/** A single earlier run may have had the same accident; two runs show a pattern. */
const minDeadRuns = 2;

/**
 * A case that fails at its load but not at a lower one is overloaded on purpose rather than dead.
 *
 * @param percents its error rates, now and in each past run
 */
export function judgeDead(
  { isSaturated }: Comparison,
  percents: readonly number[],
  { id }: Pick<Metric, 'id'>,
): Pick<Evidence, 'verdict' | 'reason'> | undefined {
  if (id !== 'errorPercent' || percents.some((percent) => percent <= mostPercent)) return undefined;
  if (isSaturated === true) return { verdict: 'inconclusive', reason: 'baseline-errors' };
  return { verdict: percents.length <= minDeadRuns ? 'inconclusive' : 'invalid', reason: 'dead' };
}
