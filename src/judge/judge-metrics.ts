/** Converts pairs and a policy to findings. Errors are judged first, because a run that fails fast looks faster. */
import type { Policy } from '../config/policy.js';
import { pairPolicyFinder } from '../compare/stand-in.js';
import { findSaturated } from '../compare/saturation.js';
import { selectUsable, type ErrorState, type UsableValues } from '../compare/usable-values.js';
import { readErrorPercent, usualErrorPercent } from '../metrics/values.js';
import type { BlindHistory, MetricComparisons, Rule, Weighed } from '../model/comparison.js';
import type { Finding, MeasuredPairs, Reason, RunShift } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { Pair } from '../model/run.js';
import { isBeyondBand } from '../compare/loss-start.js';
import { createFinding, type Subject } from './finding.js';
import type { Screen } from './pairs/screen.js';
import { decideErrors } from './pairs/errors.js';
import { summarizePairs, weighPairs, type WeighedPairs } from './pairs/weigh-pairs.js';
import { rulesOf } from './rules/index.js';
import { defined } from '../lang/objects.js';

/** If this share of requests usually fails, throughput and latency describe failures, not the service. */
const unusablePercent = 50;

export interface JudgedMetrics {
  /** In the order of the metrics and, within each metric, of the pairs. */
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  /** What the history cannot judge, by gated metric. */
  readonly blind: readonly BlindHistory[];
  /** What pairs show, if both sides are of one session. */
  readonly measured?: MeasuredPairs;
  /** How many past runs the others judge, and how many of them the rule would have failed; absent if it does not say so. */
  readonly unchanged?: { readonly judged: number; readonly failed: number };
}

/** The values of one metric of every subject; undefined if neither side has the metric. */
interface MetricValues {
  readonly metric: Metric;
  readonly values: readonly (UsableValues | undefined)[];
}

/**
 * Judges every metric of every pair.
 *
 * @param screen what is known from before, if both sides are of one session
 */
export function judgeMetrics(pairs: readonly Pair[], policy: Policy, screen?: Screen): JudgedMetrics {
  const [errorPercent, ...others] = policy.metrics.all;
  const saturated = new Set(findSaturated(pairs).map(({ key }) => key));
  const unprotected = pairs.map((pair): Subject => ({
    pair,
    findPolicy: pairPolicyFinder(policy, pair),
    isSaturated: saturated.has(pair.case.key),
  }));
  const ofErrors = { metric: errorPercent, values: unprotected.map((subject) => selectValues(subject, errorPercent)) };
  const rules = rulesOf(policy);
  const isSession = pairs.some(({ baseline }) => baseline === 'session');
  const isWeighed = isSession && policy.judge !== 'bands';
  const ofPairs = isWeighed ? decideErrors(toComparisons(ofErrors)) : undefined;
  const errors = judgeTable(unprotected, ofErrors, policy, ofPairs ?? weighTable(toComparisons(ofErrors), rules));
  const subjects = unprotected.map((subject, i): Subject => ({
    ...subject,
    errors: describeErrors(subject, errorPercent, errors.findings[i]),
  }));
  // Case by case, so that a long history is read only once for all metrics.
  const values = subjects.map((subject) => others.map((metric) => selectValues(subject, metric)));
  const tables = others.map((metric, m): MetricValues => ({ metric, values: values.map((row) => row[m]) }));
  const comparisons = tables.map(toComparisons);
  const beside = isWeighed ? weighSession(comparisons, rules, screen) : undefined;
  const answers = beside?.answers ?? comparisons.map((table) => weighTable(table, rules));
  const judged = [errors, ...tables.map((table, m) => judgeTable(subjects, table, policy, answers[m]))];
  const gated = judged.filter(({ isGated }) => isGated);
  const all = judged.flatMap(({ findings }) => findings.filter((finding) => finding !== undefined));
  return {
    findings: all,
    runShifts: gated.flatMap(({ weighed }) => weighed.run ?? []),
    blind: gated.flatMap(({ weighed }) => weighed.blind ?? []),
    ...defined({
      measured: beside
        ? summarizePairs(beside.decision, ofPairs?.isPromising)
        : isSession
          ? countPairs(pairs, all)
          : undefined,
      // The other measurements of one base are not past runs.
      unchanged: isSession ? undefined : sumUnchanged(gated),
    }),
  };
}

/** What pairs show whose medians the literal rule compared. */
const countPairs = (pairs: readonly Pair[], findings: readonly Finding[]): MeasuredPairs => ({
  pairs: Math.max(0, ...pairs.map(({ candidate, history }) => Math.min(candidate.length, history.length))),
  state: findings.some(({ gated, verdict }) => gated && verdict === 'regression') ? 'failed' : 'passed',
  groups: [],
  found: [],
  noise: [],
});

function sumUnchanged(gated: readonly JudgedMetric[]): JudgedMetrics['unchanged'] {
  const counted = gated.flatMap(({ weighed }) => weighed.unchanged ?? []);
  const count = (runs: readonly ReadonlySet<number>[]): number => new Set(runs.flatMap((own) => [...own])).size;
  const judged = count(counted.map((own) => own.judged));
  return judged === 0 ? undefined : { judged, failed: count(counted.map((own) => own.failed)) };
}

function selectValues({ pair, findPolicy, errors, isSaturated }: Subject, metric: Metric): UsableValues | undefined {
  const usable = selectUsable(pair, metric, findPolicy(metric), errors);
  if (usable === undefined || (!isSaturated && errors?.candidate !== 'suspect')) return usable;
  return { ...usable, isSaturated, hasDoubtfulErrors: errors?.candidate === 'suspect' };
}

interface JudgedMetric {
  /** One entry per subject; undefined if there is nothing to judge. */
  readonly findings: readonly (Finding | undefined)[];
  readonly weighed: Weighed;
  /** Whether the metric can fail the gate in any case. */
  readonly isGated: boolean;
}

function judgeTable(
  subjects: readonly Subject[],
  { metric, values }: MetricValues,
  policy: Policy,
  weighed: Weighed = { evidence: [] },
): JudgedMetric {
  let open = 0;
  const findings = subjects.map((subject, i) => {
    const usable = values[i];
    const found = usable && (usable.settled ?? weighed.evidence[open++]);
    return found && createFinding(subject, metric, usable, found, policy);
  });
  return { findings, weighed, isGated: subjects.some(({ findPolicy }) => findPolicy(metric).gated) };
}

/** Why a label that is not compared changes the iterations of its load test: it is new, not requested any more, or fails. */
const changesLoop = new Set<Reason>(['no-baseline', 'no-candidate', 'retired', 'not-run', 'errors', 'baseline-errors']);

const toComparisons = ({ metric, values }: MetricValues): MetricComparisons => ({
  metric,
  comparisons: values.flatMap((usable) => (usable === undefined || usable.settled ? [] : [usable])),
  uncompared: values.flatMap((usable) => (usable?.settled && changesLoop.has(usable.settled.reason) ? [usable] : [])),
});

/** The first rule that judges a metric decides it. */
const weighTable = (table: MetricComparisons, rules: readonly Rule[]): Weighed | undefined =>
  rules.find((rule) => rule.judges(table.metric))?.weigh([table])[0];

/** Metrics that are compared by ratio are judged by the pairs, other shares than that of errors by their rules. */
function weighSession(
  tables: readonly MetricComparisons[],
  rules: readonly Rule[],
  screen: Screen | undefined,
): Pick<WeighedPairs, 'decision'> & { readonly answers: readonly (Weighed | undefined)[] } {
  const ratios = tables.filter(({ metric }) => metric.scale === 'ratio');
  const { weighed, decision } = weighPairs(ratios, screen);
  return { decision, answers: tables.map((table) => weighed[ratios.indexOf(table)] ?? weighTable(table, rules)) };
}

function describeErrors({ pair, findPolicy }: Subject, metric: Metric, finding: Finding | undefined): ErrorState {
  const cap = findPolicy(metric).cap ?? Infinity;
  // A store also keeps older runs, of levels that later ones are compared with: their errors are not usual any more.
  const usualPercent =
    finding?.baseline?.value ?? (pair.history.length === 0 ? undefined : usualErrorPercent(pair.history));
  // Without a baseline, only the absolute cap applies.
  const isOverCap =
    pair.history.length === 0 && pair.candidate.some((measurement) => readErrorPercent(measurement) > cap);
  const isRegression = isOverCap || finding?.verdict === 'regression';
  return {
    candidate: isRegression ? 'regression' : finding !== undefined && isDoubtful(finding) ? 'suspect' : 'fine',
    ...defined({ usualPercent }),
    baselineOutOfBounds: usualPercent !== undefined && usualPercent >= unusablePercent,
  };
}

/** Whether the error rate is suspect, or could not be judged and exceeds the usual rate by more than its band. */
const isDoubtful = (finding: Finding): boolean =>
  finding.verdict === 'suspect' || (finding.verdict === 'inconclusive' && isBeyondBand(finding));
