/** Converts compared cases and a policy to findings. Errors are judged first, because a run that fails fast looks faster. */
import type { MetricPolicy, Policy } from '../config/policy.js';
import { findSaturated, casePolicyFinder } from '../compare/stand-in.js';
import {
  calculateDelta,
  combineRepetitions,
  selectUsable,
  asMeasured,
  type ErrorState,
  type UsableValues,
} from '../compare/usable-values.js';
import { readErrorPercent, usualErrorPercent } from '../metrics/values.js';
import type { BlindHistory, Evidence, MetricComparisons, PastValues, Rule, Weighed } from '../model/comparison.js';
import type { Finding, MeasuredPairs, Reason, RunShift } from '../model/documents.js';
import type { Metric } from '../model/metric.js';
import type { ComparedCase } from '../model/run.js';
import { findStart, isBeyondBand } from '../compare/loss-start.js';
import type { Screen } from './pairs/screen.js';
import { decideErrors } from './pairs/errors.js';
import { summarizePairs, type WeighedPairs, weighPairs } from './pairs/weigh-pairs.js';
import { rulesOf } from './rules/index.js';
import { defined, type Mutable, readOwn } from '../lang/objects.js';
import { matchesWhere } from '../cases/patterns.js';
import { isUnseen } from '../model/verdict-order.js';
import { extent, largest, median, sum } from '../stats/averages.js';

/** If this share of requests usually fails, throughput and latency describe failures, not the service. */
const unusablePercent = 50;

export interface JudgedMetrics {
  /** In the order of the metrics and, within each metric, of the cases. */
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
 * Judges every metric of every case.
 *
 * @param screen what is known from before, if both sides are of one session
 */
export function judgeMetrics(cases: readonly ComparedCase[], policy: Policy, screen?: Screen): JudgedMetrics {
  const [errorPercent, ...others] = policy.metrics.all;
  const saturated = new Set(findSaturated(cases).map(({ key }) => key));
  const unprotected = cases.map((compared): Subject => ({
    compared,
    findPolicy: casePolicyFinder(policy, compared),
    isSaturated: saturated.has(compared.case.key),
  }));
  const ofErrors = { metric: errorPercent, values: unprotected.map((subject) => selectValues(subject, errorPercent)) };
  const rules = rulesOf(policy);
  const isSession = cases[0]?.baseline === 'session';
  const isWeighed = isSession && policy.judge !== 'bands';
  const ofPairs = isWeighed ? decideErrors(toComparisons(ofErrors)) : undefined;
  const errors = judgeTable(unprotected, ofErrors, policy, ofPairs ?? weighTable(toComparisons(ofErrors), rules));
  const subjects = unprotected.map((subject, i): Subject => ({
    ...subject,
    errors: errorStateOf(subject, errorPercent, errors.findings[i]),
  }));
  // Case by case, so that a long history is read only once for all metrics.
  const gated = others.filter((metric) => subjects.some(({ findPolicy }) => findPolicy(metric).gated));
  const values = subjects.map((subject) => gated.map((metric) => selectValues(subject, metric)));
  const tables = gated.map((metric, m): MetricValues => ({ metric, values: values.map((row) => row[m]) }));
  const comparisons = tables.map(toComparisons);
  const beside = isWeighed ? weighSession(comparisons, rules, screen) : undefined;
  const answers = beside?.answers ?? comparisons.map((table) => weighTable(table, rules));
  const judged = [errors, ...tables.map((table, m) => judgeTable(subjects, table, policy, answers[m]))];
  const all = judged.flatMap(({ findings }) => findings.filter((finding) => finding !== undefined));
  return {
    findings: all,
    runShifts: judged.flatMap(({ weighed }) => weighed.run ?? []),
    blind: judged.flatMap(({ weighed }) => weighed.blind ?? []),
    ...defined({
      measured: beside
        ? summarizePairs(beside.decision, ofPairs?.isPromising)
        : isSession
          ? countPairs(cases, all)
          : undefined,
      // The other measurements of one base are not past runs.
      unchanged: isSession ? undefined : sumUnchanged(judged),
    }),
  };
}

/** What pairs show whose medians the literal rule compared. */
const countPairs = (cases: readonly ComparedCase[], findings: readonly Finding[]): MeasuredPairs => ({
  pairs: largest(cases.map(({ candidate, history }) => Math.min(candidate.length, history.length))),
  state: findings.some(({ gated, verdict }) => gated && verdict === 'regression') ? 'failed' : 'passed',
  groups: [],
  found: [],
  noise: [],
});

function sumUnchanged(tables: readonly JudgedMetric[]): JudgedMetrics['unchanged'] {
  const counted = tables.flatMap(({ weighed }) => weighed.unchanged ?? []);
  const count = (runs: readonly ReadonlySet<number>[]): number => new Set(runs.flatMap((own) => [...own])).size;
  const judged = count(counted.map((own) => own.judged));
  return judged === 0 ? undefined : { judged, failed: count(counted.map((own) => own.failed)) };
}

function selectValues(
  { compared, findPolicy, errors, isSaturated }: Subject,
  metric: Metric,
): UsableValues | undefined {
  const usable = selectUsable(compared, metric, findPolicy(metric), errors);
  if (usable === undefined || (!isSaturated && errors?.candidate !== 'suspect')) return usable;
  return { ...usable, isSaturated, hasDoubtfulErrors: errors?.candidate === 'suspect' };
}

interface JudgedMetric {
  /** One entry per subject; undefined if there is nothing to judge. */
  readonly findings: readonly (Finding | undefined)[];
  readonly weighed: Weighed;
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
    const found = usable && (usable.settled ?? withholdPass(subject, weighed.evidence[open++]));
    return found && createFinding(subject, metric, usable, found, policy);
  });
  return { findings, weighed };
}

/** What another load does not show to be worse is unknown. Requests that fail are judged first, under any load. */
const withholdPass = ({ compared, errors }: Subject, evidence: Evidence | undefined): Evidence | undefined =>
  compared.otherLoad !== undefined &&
  errors !== undefined &&
  (evidence?.verdict === 'pass' || evidence?.verdict === 'improvement')
    ? { ...evidence, verdict: 'inconclusive', reason: 'load' }
    : evidence;

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

function errorStateOf({ compared, findPolicy }: Subject, metric: Metric, finding: Finding | undefined): ErrorState {
  const cap = findPolicy(metric).cap ?? Infinity;
  // A store also keeps older runs, of levels that later ones are compared with: their errors are not usual any more.
  const usualPercent = finding?.baseline?.value ?? usualErrorPercent(compared.history);
  // Without a baseline, only the absolute cap applies.
  const isOverCap =
    compared.history.length === 0 && compared.candidate.some((measurement) => readErrorPercent(measurement) > cap);
  const isRegression = isOverCap || finding?.verdict === 'regression';
  return {
    candidate: isRegression ? 'regression' : finding !== undefined && isDoubtful(finding) ? 'suspect' : undefined,
    usualPercent,
    baselineOutOfBounds: usualPercent >= unusablePercent,
  };
}

/** Whether the error rate is suspect, or could not be judged and exceeds the usual rate by more than its band. */
const isDoubtful = (finding: Finding): boolean =>
  finding.verdict === 'suspect' || (finding.verdict === 'inconclusive' && isBeyondBand(finding));

/** A case with its policy and the state of its error rate, on which the other metrics depend. */
interface Subject {
  readonly compared: ComparedCase;
  /** Whether its requests fail in the baseline, although they succeed at a lower load. */
  readonly isSaturated: boolean;
  readonly findPolicy: (metric: Metric) => MetricPolicy;
  /** Undefined while the error rate itself is judged. */
  readonly errors?: ErrorState;
}

/** The maximum number of values in a finding's series, which a sparkline can still show. */
const seriesLength = 30;

function createFinding(
  { compared, findPolicy }: Subject,
  metric: Metric,
  rounded: UsableValues,
  { newest = Infinity, ...evidence }: Evidence,
  policy: Policy,
): Finding {
  const usable = unrounded(rounded, metric);
  const { values: past } = usable.past;
  const ofLevel = selectLevel(usable.past, newest);
  const combined = usable.candidate.length > 0 ? combineRepetitions(usable, metric) : NaN;
  const candidate = Number.isFinite(combined) ? combined : undefined;
  const level = ofLevel.values.length > 0 ? median(ofLevel.values) : undefined;
  const isAbsent = evidence.reason === 'no-candidate' || isUnseen(evidence);
  const isRetired = isAbsent && policy.retired.some(({ where }) => matchesWhere(where, compared.case));
  const isDead = evidence.reason === 'dead' || evidence.reason === 'baseline-errors';
  // What always failed was never recorded.
  const isDeclaredDead =
    (isDead || (evidence.reason === 'cap' && compared.history.length === 0)) &&
    policy.dead.some(({ where }) => matchesWhere(where, compared.case));
  const [name, id] = [compared.case, metric.id];
  const canFail = !isRetired && !isDeclaredDead && !(compared.isControl && wasMeasured(evidence));
  const verdict = isRetired ? 'missing' : evidence.verdict;
  const reason = isRetired ? 'retired' : evidence.reason;
  const finding: Mutable<Finding> = compared.isControl
    ? { case: name, metric: id, gated: canFail, control: true, verdict, reason }
    : { case: name, metric: id, gated: canFail, verdict, reason };
  Object.assign(finding, evidence, { verdict, reason });
  // Beyond a hundred times the usual value, an estimate of the noise is unusable, and so is its limit.
  const width = Math.abs(Math.log((evidence.limit || NaN) / (level || NaN)));
  if (metric.scale === 'ratio' && width > Math.log(100)) delete finding.limit;
  if (candidate !== undefined) finding.candidate = candidateValue(compared, metric, candidate);
  addCounts(finding, usable);
  if (level !== undefined) finding.baseline = baselineOf(compared, ofLevel, level, metric);
  // No reader sees more digits.
  const shorten = (value: number): number =>
    Number.isInteger(value) && Math.abs(value) < 1e7 ? value : Number(value.toPrecision(7));
  if (past.length > 0) finding.series = past.slice(-seriesLength).map(shorten);
  // What is no measurement has not moved.
  if (candidate !== undefined && level !== undefined && verdict !== 'invalid')
    finding.delta = calculateDelta(candidate, level, metric);
  finding.band = findPolicy(metric).band;
  if (candidate !== undefined && level !== undefined && isBeyondBand(finding))
    Object.assign(finding, findStart(candidate, level, usable, metric));
  return finding;
}

/** What a judged value is based on. */
function addCounts(finding: Mutable<Finding>, usable: UsableValues): void {
  if (usable.candidate.length > 1) finding.repetitions = usable.candidate.length;
  const samples = countSamples(usable);
  if (samples !== undefined) finding.samples = samples;
  if (usable.isInterpolated === true) finding.interpolated = true;
}

/** The values as they were measured. */
function unrounded(rounded: UsableValues, metric: Metric): UsableValues {
  const { candidate, candidateMeasurements, past } = rounded;
  const present = asMeasured(candidate, (i) => candidateMeasurements[i], metric);
  const values = asMeasured(past.values, (i) => past.sources[i]?.measurement, metric);
  const isSame = present === candidate && values === past.values;
  return isSame ? rounded : { ...rounded, candidate: present, past: { ...past, values } };
}

/** The newest runs of the present level. */
function selectLevel(past: PastValues, newest: number): PastValues {
  const { values, runs, sources, segments } = past;
  if (segments === undefined && newest === Infinity) return past;
  const kept = new Set([...new Set(runs.filter((_, i) => (segments?.[i] ?? 0) === 0))].slice(-newest));
  const isOfLevel = (_: unknown, i: number): boolean => (segments?.[i] ?? 0) === 0 && kept.has(runs[i] ?? NaN);
  return { values: values.filter(isOfLevel), runs: runs.filter(isOfLevel), sources: sources.filter(isOfLevel) };
}

/** The number of requests behind the candidate's value; undefined if any repetition lacks it. */
function countSamples({ candidateMeasurements }: UsableValues): number | undefined {
  const counts = candidateMeasurements.map(({ samples }) => samples);
  return counts.length === 0 || counts.includes(undefined) ? undefined : sum(counts.map(Number));
}

function baselineOf(
  { baseline }: ComparedCase,
  { values, runs, sources }: PastValues,
  level: number,
  { id }: Metric,
): NonNullable<Finding['baseline']> {
  // A published range is shown as it was written.
  const only = sources.length === 1 ? sources[0]?.measurement.metrics[id] : undefined;
  if (typeof only === 'object') return { value: level, low: only.low, high: only.high, runs: new Set(runs).size };
  const [low, high] = extent([...values]);
  // The repetitions of a session are those of one run.
  const counted = baseline === 'session' ? { runs: 1, repetitions: values.length } : { runs: new Set(runs).size };
  return { value: level, low, high, ...counted };
}

/** Whether a control was measured: one that is worse shows that the machine moved; a missing one shows nothing. */
const wasMeasured = (evidence: Evidence): boolean =>
  evidence.verdict !== 'missing' && evidence.verdict !== 'invalid' && !isUnseen(evidence);

/** A published interval is reported unchanged; it was narrowed to one number only for the comparison. */
function candidateValue(
  { candidate }: ComparedCase,
  { id }: Metric,
  combined: number,
): NonNullable<Finding['candidate']> {
  const [only, ...more] = candidate;
  const value = only && readOwn(only.metrics, id);
  return more.length === 0 && typeof value === 'object' ? value : combined;
}
