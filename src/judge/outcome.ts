/** Turns findings and policy into tallies and the outcome. Only this file determines the exit code of a check. */
import type { Finding, Outcome, OutcomeReason, RunShift, Tallies, Verdict } from '../model/documents.js';
import { loadTestKey } from '../cases/names.js';
import type { Metric } from '../model/metric.js';
import { isOpenObjective, isUnseen, isWorseVerdict } from '../model/verdict-order.js';
import type { Policy } from '../config/policy.js';

/** Counts cases by their worst gated verdict, and the values that were compared. */
export function tally(findings: readonly Finding[]): Tallies {
  const worst = new Map<string, Verdict>();
  // An objective that could not be checked counts only where nothing else was judged.
  const gated = findings.filter((finding) => finding.gated);
  for (const { case: name, verdict } of gated.filter((finding) => !isOpenObjective(finding))) {
    const before = worst.get(name.key);
    if (before === undefined || isWorseVerdict(verdict, before)) worst.set(name.key, verdict);
  }
  for (const { case: name, verdict } of gated) if (!worst.has(name.key)) worst.set(name.key, verdict);
  const tallies: Record<Verdict, number> = {
    pass: 0,
    improvement: 0,
    regression: 0,
    suspect: 0,
    inconclusive: 0,
    new: 0,
    missing: 0,
    invalid: 0,
    waived: 0,
  };
  for (const verdict of worst.values()) tallies[verdict]++;
  return {
    cases: worst.size,
    compared: gated.filter(isCompared).length,
    ...tallies,
  };
}

export interface DecidedFindings {
  /** The findings; those that fail the gate are marked. */
  readonly findings: readonly Finding[];
  readonly outcome: Outcome;
  /** The reasons, most important first. */
  readonly reasons: readonly OutcomeReason[];
}

/** What an outcome depends on beside the findings. */
export interface Circumstances {
  /** The number of runs that the candidate is compared with. */
  readonly baselineRuns: number;
  /** Whether part of an input could not be read. The outcome is then undecided at best. */
  readonly isInputIncomplete: boolean;
  /**
   * The load tests (loadTestKey) whose result is not one whole test, such as one that was cut short. None of their findings
   * is certain, so the outcome is undecided.
   */
  readonly unsound?: ReadonlySet<string>;
  readonly runShifts: readonly RunShift[];
}

/** No change in a result that is not one whole test is certain. */
function doubt(finding: Finding, unsound: ReadonlySet<string>): Finding {
  const isJudged = finding.gated && (finding.baseline ?? finding.objective) !== undefined;
  if (!isJudged || !unsound.has(loadTestKey(finding.case))) return finding;
  return { ...finding, verdict: 'inconclusive', reason: 'unsound' };
}

/** Decides the outcome, its reasons, and the findings that fail. No other code decides these. */
export function decideOutcome(all: readonly Finding[], policy: Policy, circumstances: Circumstances): DecidedFindings {
  const { runShifts, unsound = new Set() } = circumstances;
  const sound = unsound.size === 0 ? all : all.map((finding) => doubt(finding, unsound));
  const reasonsToFail = sound.map((finding) => failureReason(finding, policy));
  const findings = sound.map((finding, i): Finding =>
    reasonsToFail[i] === undefined ? finding : { ...finding, fails: true },
  );
  const isWholeRunWorse =
    policy.failOn.has('regression') &&
    runShifts.some(({ verdict }) => verdict === 'regression') &&
    sound.some(({ gated, reason }) => gated && reason !== 'unsound');
  const reasons: readonly OutcomeReason[] = [
    ...failureOrder.filter((reason) => reasonsToFail.includes(reason)),
    ...only('whole-run', isWholeRunWorse),
  ];
  if (reasons.length > 0) return { findings, outcome: 'failed', reasons };
  if (unsound.size > 0 && circumstances.baselineRuns > 0)
    return { findings, outcome: 'undecided', reasons: ['unsound'] };
  const gated = findings.filter((finding) => finding.gated);
  return { findings, ...undecidedOrPassed(gated, policy, circumstances) };
}

/** The most severe outcome comes first. */
const outcomeOrder: readonly Outcome[] = ['failed', 'undecided', 'passed'];

export const isWorseOutcome = (outcome: Outcome, other: Outcome): boolean =>
  outcomeOrder.indexOf(outcome) < outcomeOrder.indexOf(other);

type Decision = Pick<DecidedFindings, 'outcome' | 'reasons'>;

/**
 * Combines the outcome of a run with that of the comparison with the second baseline, if the latter decides, too. The worse
 * outcome counts, so the second baseline can never make a run pass.
 */
export function includeReference(
  own: Decision,
  reference: Outcome | undefined,
  { referenceDecides }: Policy,
): Decision {
  if (!referenceDecides || reference === undefined || reference === 'passed') return own;
  if (isWorseOutcome(own.outcome, reference)) return own;
  const reasons: readonly OutcomeReason[] = [...own.reasons, 'reference'];
  return isWorseOutcome(reference, own.outcome) ? { outcome: reference, reasons: ['reference'] } : { ...own, reasons };
}

type FailureReason = Extract<OutcomeReason, 'regression' | 'objective' | 'missing' | 'invalid' | 'dead'>;

const failureOrder: readonly FailureReason[] = ['regression', 'objective', 'missing', 'invalid', 'dead'];

/** The reason why a finding fails the gate, if it does. The policy selects the kinds of findings that fail. */
function failureReason(finding: Finding, { failOn }: Policy): FailureReason | undefined {
  const { gated, verdict, objective, baseline } = finding;
  if (!gated) return undefined;
  if (finding.reason === 'dead') return verdict === 'invalid' && failOn.has('invalid') ? 'dead' : undefined;
  // A metric that neither side ever recorded is not a failure.
  if (verdict === 'invalid' && baseline === undefined) return undefined;
  const reason = verdict === 'regression' && objective !== undefined ? 'objective' : verdict;
  return [...failOn].find((kind) => kind === reason);
}

function undecidedOrPassed(
  gated: readonly Finding[],
  policy: Policy,
  { baselineRuns, isInputIncomplete, runShifts }: Circumstances,
): Decision {
  const unmeasured = only('objective-not-measured', policy.failOn.has('objective') && gated.some(isOpenObjective));
  const unread = only('unreadable-input', isInputIncomplete);
  if (baselineRuns === 0) {
    const isEmptyPassed = policy.emptyPasses && unread.length + unmeasured.length === 0;
    return { outcome: isEmptyPassed ? 'passed' : 'undecided', reasons: ['no-baseline', ...unmeasured, ...unread] };
  }
  if (!gated.some(isCompared)) return { outcome: 'undecided', reasons: ['nothing-compared'] };
  if (policy.judge === 'none' && unread.length === 0) return { outcome: 'undecided', reasons: ['not-asked'] };
  const unknown = [
    ...only(
      'whole-run-undecided',
      runShifts.some(({ verdict }) => verdict === 'inconclusive'),
    ),
    ...only('suspect-unresolved', gated.some(isUnknown)),
    ...only('few-expected', gated.some(isUnseen)),
  ];
  const isStrict = policy.unknown === 'strict';
  // The first of these with a reason makes the run undecided.
  const [open] = [
    [
      ...unread,
      ...only(
        'dead',
        gated.some(({ reason }) => reason === 'dead'),
      ),
      ...(policy.unknown === 'pass' ? [] : unknown),
    ],
    [...unmeasured, ...only('metric-never-judged', isBlindSomewhere(gated, policy))],
    only('open', isStrict && gated.some(({ effect }) => effect?.open !== undefined)),
  ].filter(({ length }) => length > 0);
  if (open !== undefined) return { outcome: 'undecided', reasons: open };
  const isUnjudged = gated.some((finding) => finding.verdict === 'inconclusive' && !isOpenObjective(finding));
  return {
    outcome: isUnjudged && isStrict ? 'undecided' : 'passed',
    reasons: [...unknown, ...only('inconclusive', isUnjudged)],
  };
}

const only = (reason: OutcomeReason, isGiven: boolean): readonly OutcomeReason[] => (isGiven ? [reason] : []);

/** Whether a loss is beyond its band, and the evidence does not explain it. A slow loss may be smaller than the band. */
export const isUnknown = ({ gated, verdict, reason, drift, band }: Finding): boolean =>
  gated && verdict === 'suspect' && (reason !== 'drift' || Math.abs(drift?.percent ?? 0) > (band?.percent ?? 0));

/** Whether a rule compared a candidate value with a baseline value. */
const isCompared = ({ objective, severity }: Finding): boolean => objective === undefined && severity !== undefined;

/** Whether a regression may have gone unnoticed: a speed that both sides recorded was not compared, or none was judged. */
function isBlindSomewhere(gated: readonly Finding[], { metrics }: Policy): boolean {
  const speeds = gated.filter(({ metric, objective }) => objective === undefined && isSpeed(metrics.byId.get(metric)));
  return (
    speeds.some(({ reason }) => isBlind(reason)) ||
    (!speeds.some(isJudged) && speeds.some(({ verdict }) => verdict === 'inconclusive'))
  );
}

const isSpeed = (metric: Metric | undefined): boolean => metric?.scale === 'ratio';

const isJudged = (finding: Finding): boolean => isCompared(finding) && finding.verdict !== 'inconclusive';

/**
 * Whether a value with this reason was not compared, so that a regression may have gone unnoticed. Other reasons are harmless: values
 * within the noise were compared, a short history grows, a metric that was never recorded is not expected, and a case whose baseline
 * is saturated has nothing to compare with.
 */
const isBlind = (reason: Finding['reason']): boolean =>
  reason !== 'baseline-errors' && /errors$|^(?:environment|load|method)$/.test(reason);
