/** Turns findings and policy into tallies and the outcome. Only this file determines the exit code of a check. */
import type {
  CaseName,
  Finding,
  Outcome,
  OutcomeReason,
  ReferenceComparison,
  Report,
  Rerun,
  RunShift,
  Tallies,
  Verdict,
} from '../model/documents.js';
import { loadTestKey } from '../cases/names.js';
import type { Metric } from '../model/metric.js';
import { isOpenObjective, isUnseen, isWorseVerdict } from '../model/verdict-order.js';
import type { Policy } from '../config/policy.js';
import { defined, groupBy } from '../lang/objects.js';
import { isError } from '../problems/problem.js';
import { findUnfounded } from './account/reasons.js';

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

interface DecidedFindings {
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

/*
 * Recomputes the summary of a report from its findings: tallies, failures and the outcome. Used for reports of another run.
 */

/**
 * Recomputes tallies, `fails` and the outcome. The claimed outcome counts if it is worse, but never if it is better: the
 * policy of the other run may have been stricter.
 *
 * @param policy decides which findings fail
 */
export function recountReport(claimed: Report, policy: Policy) {
  const isInputIncomplete = claimed.problems.some(isError);
  const own = decideAgain(claimed, policy, isInputIncomplete);
  const reference = claimed.reference && recountReference(claimed.reference, policy, isInputIncomplete);
  const { outcome, reasons } = includeReference(own, reference?.outcome, policy);
  const isStricter = isWorseOutcome(claimed.outcome, outcome);
  return {
    report: {
      ...claimed,
      ...(isStricter ? {} : { outcome, reasons, findings: own.findings }),
      tallies: tally(claimed.findings),
      ...defined({ reference }),
    },
    /** Whether the report claimed a better outcome than its findings allow. */
    isCorrected: isWorseOutcome(outcome, claimed.outcome),
  };
}

type Comparison = Pick<Report, 'findings' | 'baseline' | 'runShifts' | 'reasons'>;

const decideAgain = (
  { findings, baseline, runShifts, reasons }: Comparison,
  policy: Policy,
  isInputIncomplete: boolean,
): DecidedFindings =>
  decideOutcome(
    findings.map(({ fails, ...finding }): Finding => finding),
    policy,
    {
      baselineRuns: baseline.runs.length,
      isInputIncomplete,
      runShifts,
      unsound: new Set(reasons.includes('unsound') ? findings.map((finding) => loadTestKey(finding.case)) : []),
    },
  );

/** The policy determines whether this comparison decides, unless the other run was stricter. */
function recountReference(
  claimed: ReferenceComparison,
  policy: Policy,
  isInputIncomplete: boolean,
): ReferenceComparison {
  const { decides, ...rest } = claimed;
  const own = decideAgain(claimed, policy, isInputIncomplete || claimed.unread === true);
  const isStricter = isWorseOutcome(claimed.outcome, own.outcome);
  return {
    ...rest,
    ...(isStricter ? {} : own),
    ...((policy.referenceDecides || decides === true) && { decides: true }),
    tallies: tally(claimed.findings),
  };
}

/** Finds numbers in a report that no run can have produced; undefined if there are none. */
export function findImpossibleCount(report: Report): string | undefined {
  const own = findImpossible(report);
  if (own !== undefined || report.reference === undefined) return own;
  const inReference = findImpossible(report.reference);
  return inReference === undefined ? undefined : `for its second baseline ${inReference}`;
}

function findImpossible({ tallies, findings, baseline }: Comparison & Pick<Report, 'tallies'>): string | undefined {
  const { cases, compared, ...byVerdict } = tallies;
  const sum = Object.values(byVerdict satisfies Omit<Tallies, 'cases' | 'compared'>).reduce((a, b) => a + b, 0);
  if (sum !== cases) return `it counts ${String(cases)} cases, but ${String(sum)} by verdict`;
  if (compared > findings.length)
    return `it counts ${String(compared)} compared values, but has ${String(findings.length)} findings`;
  // A metric may have several objectives.
  const judged = findings.filter(({ objective }) => objective === undefined);
  const alike = groupBy(judged, ({ case: { key }, metric }) => JSON.stringify([key, metric]));
  if (alike.size < judged.length) return 'it judges the same metric of the same case more than once';
  if (baseline.runs.length === 0 && findings.some((finding) => finding.baseline !== undefined))
    return 'it compares with a baseline, but names no run of it';
  const unfounded = findUnfounded({ findings });
  if (unfounded !== undefined) return `the reason \`${unfounded.reason}\` contradicts its values`;
  return findings.some(
    ({ baseline: past }) => past !== undefined && !(past.low <= past.value && past.value <= past.high),
  )
    ? 'a baseline is outside its own range'
    : undefined;
}

/** With fewer controls, the shift of a second run cannot be estimated. */
const minControls = 3;

/**
 * Declared controls come first; if there are fewer than three, the quietest unchanged cases of scenarios without a suspect
 * are added. Inconclusive cases are not measured again: otherwise every sixth unchanged run would have to be repeated
 * (docs/method.md). Neither are slow losses, because another run would not settle them.
 */
export function planRerun(findings: readonly Finding[]): Rerun {
  const cases = [...groupBy(findings, (finding) => finding.case.key).values()].flatMap(toCandidate);
  const suspects = cases.filter(({ isSuspect }) => isSuspect);
  if (suspects.length === 0) return { suspects: [], controls: [] };
  const suspected = new Set(suspects.map(({ name }) => name.scenario));
  const known = quietest(cases.filter(({ noise }) => noise !== undefined));
  const declared = known.filter(({ isControl }) => isControl);
  const others = known.filter(({ name, isControl, isCalm }) => !isControl && isCalm && !suspected.has(name.scenario));
  return {
    suspects: suspects.map(({ name }) => name),
    controls: [...declared, ...others].slice(0, minControls).map(({ name }) => name),
  };
}

interface Candidate {
  readonly name: CaseName;
  readonly isControl: boolean;
  readonly isSuspect: boolean;
  /** Whether none of its metrics is worse, better or not judged. */
  readonly isCalm: boolean;
  /** The largest noise of its judged metrics in percent; undefined if it was not measured or no noise is known. */
  readonly noise: number | undefined;
}

function toCandidate(findings: readonly Finding[]): readonly Candidate[] {
  const [first] = findings;
  if (first === undefined) return [];
  const judged = findings.filter(
    ({ gated, control, objective }) => (gated || control === true) && objective === undefined,
  );
  const noises = judged.flatMap(({ noise, candidate }) =>
    noise?.percent === undefined || candidate === undefined ? [] : [noise.percent],
  );
  return [
    {
      name: first.case,
      isControl: judged.some(({ control }) => control === true),
      isSuspect: judged.some(({ gated, verdict, reason }) => gated && verdict === 'suspect' && reason !== 'drift'),
      isCalm: judged.every(({ verdict }) => verdict === 'pass'),
      noise: noises.length === 0 ? undefined : Math.max(...noises),
    },
  ];
}

const quietest = (cases: readonly Candidate[]): readonly Candidate[] =>
  cases.toSorted((a, b) => (a.noise ?? 0) - (b.noise ?? 0) || (a.name.key < b.name.key ? -1 : 1));
