/** Pairs and policy -> findings. Pure. Errors come first, because a failed run looks faster. */
import { comparable, deltaOf, errorsOf, type Comparable, type ErrorState } from './comparable.js';
import { metrics } from './metrics/index.js';
import type { Evidence, Finding, Metric, Pair, RunShift, ScenarioFinding, Weighed } from './model.js';
import { judgingOf, type Policy } from './policy.js';
import { reported } from './reported.js';
import { rules } from './rules/index.js';
import { median } from './stats/median.js';
import { isMeant } from './where.js';

/** Where usually so many requests fail, throughput and latency tell of failures. */
const unusablePercent = 50;
/** A sparkline holds no more. */
const seriesLength = 30;

/** Judges every metric of every pair, in the order of the metrics and, within each, of the pairs. */
export function judge(pairs: readonly Pair[], policy: Policy): Judgement {
  const [errorPercent, ...others] = metrics;
  const errors = judgeMetric(pairs, errorPercent, policy);
  const states = new Map(pairs.map((pair, i) => [pair, errorState(pair, errorPercent, errors.findings[i], policy)]));
  const judged = [errors, ...others.map((metric) => judgeMetric(pairs, metric, policy, states))];
  return {
    findings: judged.flatMap(({ findings }) => findings).filter((finding) => finding !== undefined),
    runShifts: judged.flatMap(({ weighed: { run } }, i) =>
      run !== undefined && isGated(metrics[i], pairs, policy) ? [run] : [],
    ),
    scenarios: judged.flatMap(({ weighed: { scenarios } }, i) =>
      isGated(metrics[i], pairs, policy) ? (scenarios ?? []) : [],
    ),
  };
}

/** What is common to a run or a scenario is told of metrics that are judged at all. */
const isGated = (metric: Metric | undefined, pairs: readonly Pair[], policy: Policy): boolean =>
  metric !== undefined && pairs.some((pair) => judgingOf(policy, pair.case, metric).gated);

export interface Judgement {
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly scenarios: readonly ScenarioFinding[];
}

/** One finding a pair, undefined where there is nothing to say; and what the rule saw in all of them. */
interface JudgedMetric {
  readonly findings: readonly (Finding | undefined)[];
  readonly weighed: Weighed;
}

function judgeMetric(
  pairs: readonly Pair[],
  metric: Metric,
  policy: Policy,
  states?: ReadonlyMap<Pair, ErrorState>,
): JudgedMetric {
  const shown = pairs.map((pair) => {
    const { gated, band } = judgingOf(policy, pair.case, metric);
    // The error rate protects the others, judged or not.
    return gated || states === undefined ? undefined : reported(pair, metric, band);
  });
  const questions = pairs.map((pair) => {
    const judging = judgingOf(policy, pair.case, metric);
    return judging.gated || states === undefined ? comparable(pair, metric, judging, states?.get(pair)) : undefined;
  });
  const open = questions.filter(
    (question): question is Comparable => question !== undefined && question.settled === undefined,
  );
  const weighed = rules.find((rule) => rule.judges(metric))?.weigh(open, metric) ?? { evidence: [] };
  const evidenceOf = new Map(open.map((question, i) => [question, weighed.evidence[i]]));
  const findings = pairs.map((pair, i) => {
    const question = questions[i];
    const evidence = question?.settled ?? (question && evidenceOf.get(question));
    if (question === undefined || evidence === undefined) return shown[i];
    return findingOf(pair, metric, question, trusted(evidence, states?.get(pair)), policy);
  });
  return { findings, weighed };
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
    baselineOutOfBounds: usualPercent !== undefined && usualPercent >= unusablePercent,
  };
}

function findingOf(pair: Pair, metric: Metric, question: Comparable, evidence: Evidence, policy: Policy): Finding {
  const { gated, band } = judgingOf(policy, pair.case, metric);
  const past = question.past.map(({ value }) => value);
  const ofLevel = question.past.filter(({ stretch }) => stretch === 0);
  const usual = ofLevel.map(({ value }) => value);
  const now = question.now.length > 0 ? median(question.now) : undefined;
  const level = usual.length > 0 ? median(usual) : undefined;
  const counts = question.nowFrom.map((measurement) => measurement.samples);
  const samples =
    counts.every((count) => count !== undefined) && counts.length > 0 ? counts.reduce((a, b) => a + b, 0) : undefined;
  const retired = evidence.reason === 'no-candidate' && policy.retired.some(({ where }) => isMeant(where, pair.case));
  return {
    case: pair.case,
    metric: metric.id,
    gated: gated && !retired && !(pair.isControl && wasMeasured(evidence)),
    ...(pair.isControl ? { control: true } : {}),
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
            low: Math.min(...usual),
            high: Math.max(...usual),
            runs: new Set(ofLevel.map(({ run }) => run)).size,
          },
        }),
    ...(gated && past.length > 0 ? { series: past.slice(-seriesLength) } : {}),
    ...(now === undefined || level === undefined || !Number.isFinite(now)
      ? {}
      : { delta: deltaOf(now, level, metric) }),
    band,
  };
}

/** A control that is worse says that the machine moved; one that is not there at all vouches for nothing. */
const wasMeasured = ({ verdict }: Evidence): boolean => verdict !== 'missing' && verdict !== 'invalid';

/** An interval stays one in the report; it was only narrowed to be compared. */
function candidateValue({ candidate }: Pair, { id }: Metric, now: number): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only?.metrics[id];
  return more.length === 0 && typeof value === 'object' ? value : now;
}
