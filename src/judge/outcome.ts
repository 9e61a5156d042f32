/** Turns findings and policy into tallies and the outcome. Only this file determines the exit code of a check. */
import type { Finding, Outcome, OutcomeReason, RunShift, Tallies, Verdict } from '../model/documents.js';
import { loadTestKey } from '../cases/names.js';
import { isBeyondBand } from '../compare/loss-start.js';
import { common } from './model/settings.js';
import { isUnseen } from '../model/unseen.js';
import { isOpenObjective } from '../model/objectives.js';
import { isWorseVerdict } from '../model/verdict-order.js';
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
      runShifts.some(({ verdict, unresolved }) => verdict === 'inconclusive' || unresolved),
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
    [...unmeasured, ...only('metric-never-judged', hasBlindMetric(gated, policy))],
    only('open', isStrict && gated.some(({ effect }) => effect?.open !== undefined)),
  ].filter(({ length }) => length > 0);
  if (open !== undefined) return { outcome: 'undecided', reasons: open };
  const isUnjudged = gated.some((finding) => finding.verdict === 'inconclusive' && !isOpenObjective(finding));
  return {
    outcome: isUnjudged && isStrict ? 'undecided' : 'passed',
    reasons: [...unknown, ...only('noise-assumed', gated.some(isNoiseAssumed)), ...only('inconclusive', isUnjudged)],
  };
}

const only = (reason: OutcomeReason, isGiven: boolean): readonly OutcomeReason[] => (isGiven ? [reason] : []);

/** Whether a loss beyond its band passes only by the noise that is assumed where few past runs show it. */
export const isNoiseAssumed = (finding: Finding): boolean =>
  finding.gated &&
  finding.verdict === 'inconclusive' &&
  finding.noise?.from !== 'session' &&
  (finding.noise?.runs ?? Infinity) < common.runsOfMachine &&
  isBeyondBand(finding);

/** Whether a loss is beyond its band, and the evidence does not explain it. A slow loss may be smaller than the band. */
export const isUnknown = ({ gated, verdict, reason, drift, band }: Finding): boolean =>
  gated && verdict === 'suspect' && (reason !== 'drift' || Math.abs(drift?.percent ?? 0) > (band?.percent ?? 0));

/** Whether a rule compared a candidate value with a baseline value. */
const isCompared = ({ objective, severity }: Finding): boolean => objective === undefined && severity !== undefined;

/**
 * Whether a gated metric that both sides recorded could not be judged in any case, so that a regression may have gone
 * unnoticed. A metric that is merely too noisy, or has too few requests, counts only if no other speed metric could be judged either: if p99 varies,
 * p50 still shows a regression.
 */
function hasBlindMetric(gated: readonly Finding[], { metrics }: Policy): boolean {
  const measured = gated.filter(({ objective }) => objective === undefined);
  const judged = new Set(measured.filter(isJudged).map(({ metric }) => metric));
  const isSpeedJudged = [...judged].some((metric) => metrics.byId.get(metric)?.scale === 'ratio');
  return measured.some(
    (finding) => !judged.has(finding.metric) && (isBlind(finding.reason) || (isUncertain(finding) && !isSpeedJudged)),
  );
}

/** The fewest past runs that show how noisy a case is. */
const minRuns = 3;

/**
 * Whether a value is too uncertain to be judged. A suspect counts as well: a change that is too uncertain to be judged becomes
 * suspect if it is larger, and must not pass then.
 */
const isUncertain = ({ verdict, reason, noise }: Finding): boolean =>
  verdict === 'suspect'
    ? reason !== 'drift' && (noise?.runs ?? 0) >= minRuns
    : verdict === 'inconclusive' && (reason === 'too-noisy' || reason === 'few-samples');

/**
 * Whether a finding shows that its metric can be judged. A suspect change does not: it may be so large that even a noisy metric
 * shows it, and a larger change must not pass where a smaller one is undecided. Nor do the labels that wait for it. A drift
 * needs a history that shows small losses.
 */
const isJudged = (finding: Finding): boolean =>
  isCompared(finding) &&
  finding.verdict !== 'inconclusive' &&
  finding.reason !== 'coupled' &&
  (finding.verdict !== 'suspect' || finding.reason === 'drift');

/**
 * Whether a value with this reason was not compared, so that a regression may have gone unnoticed. Other reasons are
 * harmless: values within the noise were compared, a short history grows, and a metric that was never recorded is not
 * expected.
 */
const isBlind = (reason: Finding['reason']): boolean => /errors$|^environment$|^method$/.test(reason);
