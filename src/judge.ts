/** Pairs and policy -> findings. Pure. Errors come first, because a failed run looks faster. */
import { comparable, errorsOf, type Comparable, type ErrorState } from './comparable.js';
import { metrics } from './metrics/index.js';
import type { Evidence, Finding, Metric, Pair } from './model.js';
import { judgingOf, type Policy } from './policy.js';
import { rules } from './rules/index.js';
import { median } from './stats/median.js';
import { isMeant } from './where.js';

/** A sparkline holds no more. */
const seriesLength = 30;

/** Judges every metric of every pair, in the order of the metrics and, within each, of the pairs. */
export function judge(pairs: readonly Pair[], policy: Policy): readonly Finding[] {
  const [errorPercent, ...others] = metrics;
  const errors = judgeMetric(pairs, errorPercent, policy);
  const states = new Map(pairs.map((pair, i) => [pair, errorState(pair, errorPercent, errors[i], policy)]));
  return [errors, ...others.map((metric) => judgeMetric(pairs, metric, policy, states))]
    .flat()
    .filter((finding) => finding !== undefined);
}

/** One finding a pair; none where there is nothing to say. */
function judgeMetric(
  pairs: readonly Pair[],
  metric: Metric,
  policy: Policy,
  states?: ReadonlyMap<Pair, ErrorState>,
): readonly (Finding | undefined)[] {
  const questions = pairs.map((pair) =>
    comparable(pair, metric, judgingOf(policy, pair.case, metric), states?.get(pair)),
  );
  const open = questions.filter(
    (question): question is Comparable => question !== undefined && question.settled === undefined,
  );
  const weighed = rules.find((rule) => rule.judges(metric))?.weigh(open, metric) ?? [];
  const evidenceOf = new Map(open.map((question, i) => [question, weighed[i]]));
  return pairs.map((pair, i) => {
    const question = questions[i];
    const evidence = question?.settled ?? (question && evidenceOf.get(question));
    if (question === undefined || evidence === undefined) return undefined;
    return findingOf(pair, metric, question, trusted(evidence, states?.get(pair)), policy);
  });
}

/** Fast failures look like improvements: none is believed while the error rate is in doubt. */
const trusted = (evidence: Evidence, errors: ErrorState | undefined): Evidence =>
  evidence.verdict === 'improvement' && errors?.candidate === 'suspect'
    ? { ...evidence, verdict: 'inconclusive', reason: 'errors' }
    : evidence;

function errorState(pair: Pair, metric: Metric, finding: Finding | undefined, policy: Policy): ErrorState {
  const cap = judgingOf(policy, pair.case, metric).cap ?? Infinity;
  const past = pair.history.map(({ measurement }) => errorsOf(measurement));
  const usualPercent = past.length === 0 ? undefined : median(past);
  // Without a baseline to compare with, an absolute bound is all there is.
  const overCap = pair.history.length === 0 && pair.candidate.some((measurement) => errorsOf(measurement) > cap);
  const candidate =
    overCap || finding?.verdict === 'regression' ? 'regression' : finding?.verdict === 'suspect' ? 'suspect' : 'fine';
  return {
    candidate,
    ...(usualPercent === undefined ? {} : { usualPercent }),
    baselineOutOfBounds: usualPercent !== undefined && usualPercent > cap,
  };
}

function findingOf(pair: Pair, metric: Metric, question: Comparable, evidence: Evidence, policy: Policy): Finding {
  const { gated, band } = judgingOf(policy, pair.case, metric);
  const past = question.past.map(({ value }) => value);
  const now = question.now.length > 0 ? median([...question.now]) : undefined;
  const level = past.length > 0 ? median([...past]) : undefined;
  const samples = question.nowSamples?.reduce((total, count) => total + count, 0);
  const retired = evidence.reason === 'no-candidate' && policy.retired.some(({ where }) => isMeant(where, pair.case));
  return {
    case: pair.case,
    metric: metric.id,
    gated: gated && !retired,
    ...evidence,
    ...(retired ? { reason: 'retired' } : {}),
    ...(now === undefined || !Number.isFinite(now) ? {} : { candidate: candidateValue(pair, metric, now) }),
    ...(question.now.length > 1 ? { repetitions: question.now.length } : {}),
    ...(samples === undefined ? {} : { samples }),
    ...(level === undefined
      ? {}
      : {
          baseline: {
            value: level,
            low: Math.min(...past),
            high: Math.max(...past),
            runs: new Set(question.past.map(({ run }) => run)).size,
          },
        }),
    ...(gated && past.length > 0 ? { series: past.slice(-seriesLength) } : {}),
    ...(now === undefined || level === undefined || !Number.isFinite(now)
      ? {}
      : { delta: deltaOf(now, level, metric) }),
    band,
  };
}

/** An interval stays one in the report; it was only narrowed to be compared. */
function candidateValue({ candidate }: Pair, { id }: Metric, now: number): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only?.metrics[id];
  return more.length === 0 && typeof value === 'object' ? value : now;
}

function deltaOf(now: number, level: number, metric: Metric): NonNullable<Finding['delta']> {
  const absolute = now - level;
  const better = metric.better === 'higher' ? absolute > 0 : absolute < 0;
  return {
    absolute,
    ...(level === 0 || metric.scale === 'points' ? {} : { percent: (100 * absolute) / level }),
    direction: absolute === 0 ? 'same' : better ? 'better' : 'worse',
  };
}
