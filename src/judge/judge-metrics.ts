/** Pairs and policy -> findings. Pure. Errors come first, because a failed run looks faster. */
import {
  combineRepetitions,
  selectUsable,
  calculateDelta,
  type UsableValues,
  type ErrorState,
} from '../compare/usable-values.js';
import { readErrorPercent } from '../metrics/values.js';
import { metrics } from '../metrics/index.js';
import type { Evidence, PastValue, Weighed } from '../model/comparison.js';
import type { Finding, RunShift, ScenarioFinding } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { metricPolicyFinder, type MetricPolicy, type Policy } from '../config/policy.js';
import { reported } from './ungated.js';
import { rules } from './rules/index.js';
import { max, min } from 'simple-statistics';
import { median } from '../stats/median.js';
import { matchesWhere } from '../cases/patterns.js';

/** Where usually so many requests fail, throughput and latency tell of failures. */
const unusablePercent = 50;
/** A sparkline holds no more. */
const seriesLength = 30;

/** Judges every metric of every pair, in the order of the metrics and, within each, of the pairs. */
export function judgeMetrics(pairs: readonly Pair[], policy: Policy): JudgedMetrics {
  const [errorPercent, ...others] = metrics;
  const unprotected = pairs.map((pair): Subject => ({ pair, judgingOf: metricPolicyFinder(policy, pair.case) }));
  const errors = judgeMetric(unprotected, errorPercent, policy);
  const subjects = unprotected.map((each, i): Subject => ({
    ...each,
    errors: errorState(each, errorPercent, errors.findings[i]),
  }));
  // Case by case, as a history is long: it is gone through once for all that is only shown of it.
  const shown = subjects.map(({ pair, judgingOf }) =>
    others.map((metric) => {
      const { gated, band } = judgingOf(metric);
      return gated ? undefined : reported(pair, metric, band);
    }),
  );
  const judged = [
    errors,
    ...others.map((metric, m) => {
      const { findings, ...more } = judgeMetric(subjects, metric, policy);
      return { findings: findings.map((finding, i) => finding ?? shown[i]?.[m]), ...more };
    }),
  ];
  const ofGated = judged.filter(({ isGated }) => isGated);
  return {
    findings: judged.flatMap(({ findings }) => findings).filter((finding) => finding !== undefined),
    // What is common to a run or a scenario is told of metrics that are judged at all.
    runShifts: ofGated.flatMap(({ weighed: { run } }) => run ?? []),
    scenarios: ofGated.flatMap(({ weighed: { scenarios } }) => scenarios ?? []),
  };
}

export interface JudgedMetrics {
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly scenarios: readonly ScenarioFinding[];
}

/** A pair and what is the same for all its metrics. */
interface Subject {
  readonly pair: Pair;
  readonly judgingOf: (metric: Metric) => MetricPolicy;
  /** Undefined while the error rate itself is judged. */
  readonly errors?: ErrorState;
}

/** One finding a pair, undefined where nothing is to be judged; and what the rule saw in all of them. */
interface JudgedMetric {
  readonly findings: readonly (Finding | undefined)[];
  readonly weighed: Weighed;
  /** Whether it can fail the gate in any case at all. */
  readonly isGated: boolean;
}

function judgeMetric(subjects: readonly Subject[], metric: Metric, policy: Policy): JudgedMetric {
  const questions = subjects.map(({ pair, judgingOf, errors }) => {
    const judging = judgingOf(metric);
    // The error rate protects the others, judged or not.
    return judging.gated || errors === undefined ? selectUsable(pair, metric, judging, errors) : undefined;
  });
  const open = questions.filter(
    (question): question is UsableValues => question !== undefined && question.settled === undefined,
  );
  const weighed = rules.find((rule) => rule.judges(metric))?.weigh(open, metric) ?? { evidence: [] };
  const evidenceOf = new Map(open.map((question, i) => [question, weighed.evidence[i]]));
  const findings = subjects.map((subject, i) => {
    const question = questions[i];
    const evidence = question && (question.settled ?? evidenceOf.get(question));
    return evidence && findingOf(subject, metric, question, trusted(evidence, subject.errors), policy);
  });
  return { findings, weighed, isGated: subjects.some(({ judgingOf }) => judgingOf(metric).gated) };
}

/** Fast failures look like improvements: none is believed while the error rate is in doubt. */
const trusted = (evidence: Evidence, errors: ErrorState | undefined): Evidence =>
  evidence.verdict === 'improvement' && errors?.candidate === 'suspect'
    ? { ...evidence, verdict: 'inconclusive', reason: 'errors' }
    : evidence;

function errorState({ pair, judgingOf }: Subject, metric: Metric, finding: Finding | undefined): ErrorState {
  const cap = judgingOf(metric).cap ?? Infinity;
  const past = pair.history.map(({ measurement }) => readErrorPercent(measurement));
  const usualPercent = past.length === 0 ? undefined : median(past);
  // Without a baseline to compare with, an absolute bound is all there is.
  const overCap =
    pair.history.length === 0 && pair.candidate.some((measurement) => readErrorPercent(measurement) > cap);
  const isRegression = overCap || finding?.verdict === 'regression';
  return {
    candidate: isRegression ? 'regression' : finding !== undefined && isDoubtful(finding) ? 'suspect' : 'fine',
    ...(usualPercent === undefined ? {} : { usualPercent }),
    baselineOutOfBounds: usualPercent !== undefined && usualPercent >= unusablePercent,
  };
}

/** Also where nothing can be said of the error rate, and more fail than usually. */
const isDoubtful = ({ verdict, delta, band }: Finding): boolean =>
  verdict === 'suspect' ||
  (verdict === 'inconclusive' && delta?.direction === 'worse' && Math.abs(delta.absolute) > (band?.absolute ?? 0));

function findingOf(
  { pair, judgingOf }: Subject,
  metric: Metric,
  question: UsableValues,
  evidence: Evidence,
  policy: Policy,
): Finding {
  const { gated, band } = judgingOf(metric);
  const past = question.past.map(({ value }) => value);
  const ofLevel = question.past.filter(({ stretch }) => stretch === 0);
  const usual = ofLevel.map(({ value }) => value);
  const now = question.now.length > 0 ? combineRepetitions(question, metric) : undefined;
  const level = usual.length > 0 ? median(usual) : undefined;
  const counts = question.nowFrom.map((measurement) => measurement.samples);
  const samples =
    counts.every((count) => count !== undefined) && counts.length > 0 ? counts.reduce((a, b) => a + b, 0) : undefined;
  const retired =
    evidence.reason === 'no-candidate' && policy.retired.some(({ where }) => matchesWhere(where, pair.case));
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
            low: min(usual),
            high: max(usual),
            ...(pair.baseline === 'session' ? { runs: 1, repetitions: usual.length } : { runs: runsIn(ofLevel) }),
          },
        }),
    ...(gated && past.length > 0 ? { series: past.slice(-seriesLength) } : {}),
    ...(now === undefined || level === undefined || !Number.isFinite(now)
      ? {}
      : { delta: calculateDelta(now, level, metric) }),
    band,
  };
}

/** How many runs values are from that are in the order of these. */
const runsIn = (past: readonly PastValue[]): number => past.filter(({ run }, i) => run !== past[i - 1]?.run).length;

/** A control that is worse says that the machine moved; one that is not there at all vouches for nothing. */
const wasMeasured = ({ verdict }: Evidence): boolean => verdict !== 'missing' && verdict !== 'invalid';

/** An interval stays one in the report; it was only narrowed to be compared. */
function candidateValue({ candidate }: Pair, { id }: Metric, now: number): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only?.metrics[id];
  return more.length === 0 && typeof value === 'object' ? value : now;
}
