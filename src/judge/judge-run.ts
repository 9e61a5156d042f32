/**
 * Judge: compared cases and a policy in, findings and an outcome out. Pure: check, record, signoff, trend, tests and calibration
 * use it alike.
 *
 * Types: Finding (one metric of one case with its verdict), Judgement (all of them and the outcome), JudgedRun. The way:
 * judge-run.ts compares, judge-metrics.ts asks rules/ for each metric; quantities/ makes a table of what can move alone, model/
 * says how far it moves without a change, decide/ compares, causes/ asks what else could be the reason. This file then judges
 * objectives and applies waivers, account/ makes the statements and rows of a report, and outcome.ts decides. pairs/ and bisect/
 * judge what was measured in pairs. To add a reason, see CONTRIBUTING.md.
 * What must hold: a statistical regression is outside the band and beyond the noise; what is missing never passes silently.
 *
 * Example: p99 of eight nights is 98 to 102 ms, so the limit is 113.8 ms: 104 ms passes (within-band), 130 ms fails (flagrant).
 */
import { compareRun, type ComparedRun } from '../compare/compare-run.js';
import { findLoadProblems, findOtherWarmups } from '../compare/load.js';
import type { Past } from '../history/baseline.js';
import { defined, groupBy, readOwn } from '../lang/objects.js';
import { metricPolicyFinder, type ObjectiveRule, type Policy } from '../config/policy.js';
import type {
  Accept,
  Finding,
  MeasuredPairs,
  Outcome,
  OutcomeReason,
  Problem,
  RunShift,
  WaiverUse,
  Measurement,
  Provenance,
  Value,
  Delta,
} from '../model/documents.js';
import type { BlindHistory } from '../model/comparison.js';
import type { ComparedCase, Run } from '../model/run.js';
import { acceptCommand, sinceRun, type HistoryOptions } from '../problems/commands.js';
import { isUnseen } from '../model/verdict-order.js';
import { findRegions } from './account/groups.js';
import { judgeMetrics, type JudgedMetrics } from './judge-metrics.js';
import type { Screen } from './pairs/screen.js';
import { decideOutcome, type Circumstances } from './outcome.js';
import {
  failedByBands,
  deadTests,
  environmentDiffers,
  environmentUnknown,
  errorsBeyondBand,
  littlesLawBroken,
  looksLikeOldResult,
  sameRunInBaseline,
  saturatedCases,
} from '../problems/comparison.js';
import { environmentDifferences, loadTestKey, nameCase, runKey } from '../cases/names.js';
import { matchesWhere } from '../cases/patterns.js';
import { allMetrics, noteDecisions } from '../history/decisions.js';
import { formatShare, formatSize } from '../lang/format.js';
import type { LevelChange } from '../compare/levels/assign-levels.js';
import { findImplausible } from '../compare/derived-metrics.js';
import { patternsForKeys } from './account/patterns.js';
import { findSaturated } from '../compare/stand-in.js';
import { common } from './model/settings.js';
import { pairsLeftOut } from '../problems/gate.js';
import { levelNotAccepted, levelTaken, lossTaken, historyCannotJudge, type Blindness } from '../problems/levels.js';
import { selectUsable } from '../compare/usable-values.js';
import { midpoint } from '../metrics/values.js';
import { metricById } from '../metrics/index.js';
import { type MetricWaiver } from '../config/waivers.js';
import { type Range, parseCeiling } from '../metrics/limits.js';
import { isBeyondBand, isGradual } from '../compare/loss-start.js';

interface JudgeRunInput extends Omit<JudgeCircumstances, 'baselineRuns' | 'only'> {
  readonly candidate: Run;
  readonly past: Past;
  readonly policy: Policy;
  /** Patterns of the cases that are expected; undefined for all cases. */
  readonly only?: readonly string[];
  /** The date as YYYY-MM-DD, which decides which waivers are in force. */
  readonly today: string;
  /** Where the history is, for commands in advice. */
  readonly history?: HistoryOptions;
}

/** The judgement of a set of cases. */
export interface Judgement {
  /** Findings that fail the gate are marked `fails`. */
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly waiverUses: readonly WaiverUse[];
  /** What the history cannot judge, by gated metric. */
  readonly blind: readonly BlindHistory[];
  readonly outcome: Outcome;
  /** The reasons for the outcome, most important first. */
  readonly reasons: readonly OutcomeReason[];
  /** What pairs show, if candidate and past are of one session. */
  readonly measured?: MeasuredPairs;
  /** What `judge: bands` does to past runs. */
  readonly unchanged?: JudgedMetrics['unchanged'];
}

export interface JudgedRun extends ComparedRun, Judgement {
  /** Remarks about the comparison that change no verdict. */
  readonly caveats: readonly Problem[];
}

/** Compares a run with its past, judges every case and decides the outcome. */
export function judgeRun(input: JudgeRunInput): JudgedRun {
  const { candidate, past, policy, only, today, isInputIncomplete, history, screen } = input;
  const compared = compareRun(candidate, past, policy, only);
  const accepted = findAccepted(input, compared);
  const judgement = judgeCases(compared.withOthers, policy, {
    only: new Set(compared.cases.map((one) => one.case.key)),
    today,
    isInputIncomplete,
    ...defined({ unsound: input.unsound }),
    baselineRuns: compared.runs.length,
    ...defined({ screen, accepted }),
  });
  return {
    ...compared,
    ...judgement,
    caveats: [
      ...listCaveats(candidate, past, compared, history, input.unsound),
      ...(past.selection === 'pairs'
        ? []
        : noteDecisions(past.accepts, past.whole ?? past.measurements, policy, today, judgement.waiverUses)),
      ...noteDeadTests(judgement.findings),
      ...noteUsualErrors(judgement.findings),
      ...noteBlindness(judgement.blind, judgement.findings),
      ...(judgement.unchanged === undefined ? [] : [failedByBands(judgement.unchanged)]),
    ],
  };
}

/**
 * The losses since a release, or another run of the history, that someone accepted in between: this run is no worse than the level that
 * was accepted.
 */
function findAccepted(
  { candidate, past, policy, ...input }: JudgeRunInput,
  { runs }: ComparedRun,
): JudgeCircumstances['accepted'] {
  const [last, { whole }] = [runs.at(-1)?.startedAt, past];
  const own = past.accepts.filter(({ from }) => last !== undefined && from > last);
  if (whole === undefined || own.length === 0) return undefined;
  const { findings } = judgeRun({
    ...input,
    candidate,
    past: { measurements: whole, accepts: past.accepts, selection: 'history' },
    policy: { ...policy, objectives: [] },
  });
  const calm = findings.filter((one) => one.verdict === 'pass' || one.verdict === 'improvement');
  const held = new Set(calm.map(({ case: { key }, metric }) => `${key} ${metric}`));
  const byCase = groupBy(own, (one) => nameCase(one.case).key);
  return ({ case: { key }, metric }) =>
    held.has(`${key} ${metric}`)
      ? byCase.get(key)?.findLast((one) => one.metric === allMetrics || one.metric === metric)
      : undefined;
}

export interface JudgeCircumstances extends Omit<Circumstances, 'runShifts'> {
  /** YYYY-MM-DD; undefined if waivers do not apply, as in a replay of the past. */
  readonly today?: string;
  /** What is known from before, if candidate and past are of one session. */
  readonly screen?: Screen;
  /** What accepted the loss of a finding. */
  readonly accepted?: (finding: Finding) => Accept | undefined;
  /** The keys of the cases that count; undefined for all. The others show what the machine did. */
  readonly only?: ReadonlySet<string>;
}

/** Judges cases that are already compared, so that several policies can share one comparison. */
export function judgeCases(
  cases: readonly ComparedCase[],
  policy: Policy,
  circumstances: JudgeCircumstances,
): Judgement {
  const { findings: all, runShifts: shifts, blind, ...beside } = judgeMetrics(cases, policy, circumstances.screen);
  const { only } = circumstances;
  const [measured, wanted] =
    only === undefined
      ? [all, cases]
      : [all.filter(({ case: { key } }) => only.has(key)), cases.filter((one) => only.has(one.case.key))];
  const waivers = circumstances.today === undefined ? [] : policy.waivers;
  const permitted = waive(
    [...measured, ...judgeObjectives(wanted, policy)],
    waivers,
    circumstances.today ?? '',
    shifts,
    circumstances.accepted,
  );
  const { runShifts, uses: waiverUses } = permitted;
  const decided = decideOutcome(permitted.findings, policy, { ...circumstances, runShifts });
  return {
    ...decided,
    runShifts,
    waiverUses,
    blind,
    ...defined({ measured: awaitUnseen(beside.measured, decided.findings), unchanged: beside.unchanged }),
  };
}

/** What was not measured, perhaps by chance, is worth another pair. */
export function awaitUnseen(
  measured: MeasuredPairs | undefined,
  findings: readonly Finding[],
): MeasuredPairs | undefined {
  const isOpen = findings.some((finding) => finding.gated && isUnseen(finding));
  return measured === undefined || measured.state === 'failed' || !isOpen
    ? measured
    : { ...measured, state: 'open', isPromising: true };
}

/** The number of equal values from which two results count as the same result. */
const minEqual = 3;

/**
 * Lists remarks about a comparison: what may explain its verdicts, or makes them doubtful. They change no verdict.
 *
 * @param history where the history is, for commands
 * @param unsound the load tests of which nothing is judged
 */
export function listCaveats(
  candidate: Run,
  { measurements: past }: Past,
  { candidate: derived, cases, runs, levelChanges, repetitions, problems: sessionProblems }: ComparedRun,
  history: HistoryOptions = {},
  unsound: ReadonlySet<string> = new Set(),
): readonly Problem[] {
  const { startedAt } = candidate.provenance;
  const isRecorded = startedAt !== undefined && past.some(({ provenance }) => provenance.startedAt === startedAt);
  // An accepted run is part of its own baseline; any other run is not.
  const isAccepted = cases.some(({ history: own }) => own.some(({ provenance }) => provenance.startedAt === startedAt));
  const odd = [...findImplausible(derived)].sort(([, a], [, b]) => a - b);
  const differing = [...new Set(runs.flatMap((run) => environmentDifferences(candidate.provenance, run)))];
  const unknown = unknownAxes(candidate.provenance, runs);
  const isOld = ({ measurement, provenance }: ComparedCase['history'][number], present: Measurement): boolean =>
    provenance.startedAt !== startedAt && isSameResult(present, measurement);
  const old = cases.filter((one) =>
    one.candidate.some((present) => one.history.some((entry) => isOld(entry, present))),
  );
  const overloaded = findSaturated(cases);
  return [
    ...(odd.length > 0 ? [littlesLawBroken(new Map(odd))] : []),
    ...sessionProblems,
    ...checkPartners(cases, repetitions),
    ...(isRecorded && !isAccepted ? [sameRunInBaseline(startedAt)] : []),
    ...(differing.length > 0 ? [environmentDiffers(differing)] : []),
    ...(unknown.candidate.length + unknown.baseline.length > 0
      ? [environmentUnknown(unknown.candidate, unknown.baseline)]
      : []),
    ...(old.length > 0 ? [looksLikeOldResult(old.map((one) => one.case.key))] : []),
    ...(overloaded.length > 0 ? [saturatedCases(overloaded)] : []),
    ...findLoadProblems(cases.filter((one) => !unsound.has(loadTestKey(one.case)))),
    ...findOtherWarmups(cases),
    ...levelRemarks(levelChanges, cases, history, runs.length < common.runsOfMachine ? runs.length : undefined),
  ];
}

/**
 * Axes of the environment that only one side records, so that they cannot be compared. Past runs without any axis were
 * recorded before Guardband stored environments.
 */
function unknownAxes(candidate: Provenance, runs: readonly Provenance[]) {
  const own = candidate.environment ?? {};
  const past = runs
    .map(({ environment = {} }) => environment)
    .filter((environment) => Object.keys(environment).length > 0);
  const inAll = Object.keys(past[0] ?? {}).filter((axis) =>
    past.every((environment) => Object.hasOwn(environment, axis)),
  );
  return {
    candidate: inAll.filter((axis) => !Object.hasOwn(own, axis)),
    baseline: Object.keys(own).filter(
      (axis) => runs.length > 0 && !past.some((environment) => Object.hasOwn(environment, axis)),
    ),
  };
}

/** One problem per run, because one cause usually changes many levels. The worst case represents the others. */
function levelRemarks(
  changes: readonly LevelChange[],
  cases: readonly ComparedCase[],
  history: HistoryOptions,
  few: number | undefined,
): readonly Problem[] {
  if (changes.length === 0) return [];
  const names = cases.map((one) => one.case);
  const all = { cases: names.map((name) => ({ name })), regions: findRegions(names) };
  const alike = groupBy(changes, ({ firstRun, isBaseline, isWorse }) =>
    JSON.stringify([isBaseline, isWorse, runKey(firstRun)]),
  );
  return [...alike.values()].flatMap((ofRun) => {
    const levels = ofRun.toSorted((a, b) => Math.abs(b.percent) - Math.abs(a.percent));
    const [first, ...smaller] = levels as [LevelChange, ...LevelChange[]];
    const problemOf = !first.isBaseline ? levelNotAccepted : first.isWorse ? lossTaken : levelTaken;
    const patterns = patternsForKeys(
      levels.map((change) => change.case.key),
      all,
    );
    const command = acceptCommand(patterns, sinceRun(first.firstRun.startedAt), history);
    const isSlow = isGradual(levels.map(({ course }) => course));
    const [change, start] = [formatSize(first.percent, first.unit), first.firstRun];
    const [level, others] = [levelKey(first), smaller.map(levelKey)];
    return [problemOf({ level, change, isGradual: isSlow, start, others, command, few })];
  });
}

const levelKey = ({ case: { key }, metric }: LevelChange): string => `${metric} of ${key}`;

/**
 * Whether more metrics are identical to the last digit than chance allows, which shows that a published result was not
 * measured again.
 */
function isSameResult(a: Measurement, b: Measurement): boolean {
  if (a.samples !== b.samples || !((a.samples ?? 1) > 0)) return false;
  let nonTrivial = 0;
  for (const id in a.metrics) {
    if (!Object.hasOwn(b.metrics, id)) continue;
    const own = a.metrics[id];
    const other = b.metrics[id];
    // Text only for intervals: most measurements already differ in the first number.
    if (own !== other && (typeof own === 'number' || JSON.stringify(own) !== JSON.stringify(other))) return false;
    if (own !== 0) nonTrivial++;
  }
  return nonTrivial >= minEqual;
}

/**
 * Describes the cases in which most requests always fail, although the configuration does not declare them, in a single
 * sentence.
 */
function noteDeadTests(findings: readonly Finding[]): readonly Problem[] {
  const dead = findings.filter(({ reason, gated }) => reason === 'dead' && gated);
  if (dead.length === 0) return [];
  const runs = Math.min(...dead.map(({ baseline }) => baseline?.runs ?? 1));
  return [
    deadTests(
      dead.map(({ case: { key } }) => key),
      runs,
    ),
  ];
}

/** Error rates that are usual, although beyond their bands: a reader wants to see them. */
function noteUsualErrors(findings: readonly Finding[]): readonly Problem[] {
  const found = findings.flatMap(({ case: { key }, metric, verdict, delta, band, baseline, candidate }) =>
    metric === 'errorPercent' && verdict === 'pass' && delta !== undefined && delta.absolute > (band?.absolute ?? 0)
      ? [`${key}: ${formatShare(baseline?.value ?? 0)} -> ${formatShare(midpoint(candidate))}`]
      : [],
  );
  return found.length === 0 ? [] : [errorsBeyondBand(found)];
}

/** Only complete pairs are compared. */
function checkPartners(cases: readonly ComparedCase[], repetitions: number | undefined): readonly Problem[] {
  if (repetitions === undefined) return [];
  const measured = Math.max(0, ...cases.map(({ candidate }) => candidate.length));
  return measured === repetitions || measured === 0 ? [] : [pairsLeftOut(measured, repetitions)];
}

/** Returns one finding for each objective and each measured case that it applies to. */
function judgeObjectives(cases: readonly ComparedCase[], policy: Policy): readonly Finding[] {
  return policy.objectives.flatMap((objective) =>
    cases
      .filter((one) => one.candidate.length > 0 && matchesWhere(objective.where, one.case))
      .map((one) => judgeOne(one, objective, policy)),
  );
}

function judgeOne(compared: ComparedCase, { metric, text, range }: ObjectiveRule, policy: Policy): Finding {
  const values = compared.candidate
    .map((measurement) => readOwn(measurement.metrics, metric.id))
    .filter((value) => value !== undefined);
  const target = (name: string): number | undefined => {
    const named = readOwn(compared.case.configuration, name) ?? readOwn(compared.candidate[0]?.metrics ?? {}, name);
    const number = typeof named === 'object' ? midpoint(named) : Number(named);
    return Number.isFinite(number) ? number : undefined;
  };
  const allowed = range(target);
  const candidate = selectUsable(
    { ...compared, history: [], otherEnvironment: false },
    metric,
    metricPolicyFinder(policy, compared.case)(metric),
  )?.candidate[0];
  const common = {
    case: compared.case,
    metric: metric.id,
    gated: true,
    objective: text,
    ...(candidate === undefined || !Number.isFinite(candidate)
      ? {}
      : { candidate: values.length === 1 ? (values[0] ?? candidate) : candidate }),
  };
  if (values.length === 0 || allowed === undefined) return { ...common, verdict: 'inconclusive', reason: 'absent' };
  const kept = values.every((value) => isInside(value, allowed));
  const limit = [allowed.high, allowed.low].find(Number.isFinite);
  return {
    ...common,
    verdict: kept ? 'pass' : 'regression',
    reason: 'objective',
    ...defined({ limit }),
  };
}

/** A measured range must be completely inside the allowed one. */
function isInside(value: Value, { low, high, closed }: Range): boolean {
  const [min, max] = typeof value === 'number' ? [value, value] : [value.low, value.high];
  return closed ? min >= low && max <= high : min > low && max < high;
}

/**
 * Describes in a single sentence what a history cannot judge: throughput, response times or both, in all cases or in some.
 * Response times are mentioned only where none of the gated ones can be judged: a slower service moves all of them, so one
 * noisy percentile next to a quiet one is not a reason to measure differently.
 *
 * @param histories the histories of the gated metrics, including those that can be judged
 */
export function noteBlindness(
  histories: readonly BlindHistory[],
  findings: readonly Finding[] = [],
): readonly Problem[] {
  // What got worse in earlier runs varies for that reason.
  const worse = new Set(findings.flatMap(({ began, case: { key } }) => (began === undefined ? [] : [key])));
  const restless = histories.map((one) => ({ ...one, cases: one.cases.filter((key) => !worse.has(key)) }));
  const found = findBlindness(restless);
  return found.length === 0 ? [] : [historyCannotJudge(found)];
}

/** In metrics of which each shows a slower service. */
const findBlindness = (histories: readonly BlindHistory[]): readonly Blindness[] => [
  ...blindnessOf(
    'throughput',
    histories.filter(({ metric }) => metric === 'throughput'),
  ),
  ...blindnessOf(
    'response times',
    histories.filter(({ metric }) => metricById.get(metric)?.unit === 'ms'),
  ),
];

function blindnessOf(name: string, members: readonly BlindHistory[]): readonly Blindness[] {
  if (members.length === 0) return [];
  const percents = members.flatMap(({ everythingPercent }) => everythingPercent ?? []);
  // A case is not restless if one of its metrics is only measured too coarsely.
  const judged = new Set(members.flatMap(({ judgedCases, coarseCases }) => [...judgedCases, ...coarseCases]));
  const cases = [...new Set(members.flatMap((member) => member.cases))].filter((key) => !judged.has(key));
  // The quietest metric shows what can be detected.
  if (percents.length === members.length) return [{ name, cases, isWhole: true, percent: Math.min(...percents) }];
  if (cases.length === 0) return [];
  return [{ name, cases, ...(cases.length >= judged.size && { isWhole: true }) }];
}

interface Permitted {
  readonly findings: readonly Finding[];
  readonly uses: readonly WaiverUse[];
  /** The shifts of the whole run, of which those that waivers permit pass. */
  readonly runShifts: readonly RunShift[];
}

/**
 * Marks findings that are or may be worse and that a waiver permits as `waived`. A waiver has no effect above its ceiling or
 * after its last day.
 *
 * @param today YYYY-MM-DD
 * @param runShifts a change of the whole run concerns every case, also those that are not worse than the others
 * @param accepted what accepted the loss of a finding
 */
export function waive(
  findings: readonly Finding[],
  waivers: readonly MetricWaiver[],
  today: string,
  runShifts: readonly RunShift[] = [],
  accepted: NonNullable<JudgeCircumstances['accepted']> = () => undefined,
): Permitted {
  const permit = (finding: Finding): Finding['waiver'] => {
    const waiver = findPermit(finding, waivers, today);
    const { reason, until, issue, ceiling } = waiver ?? {};
    const { reason: why, from: since } = (waiver === undefined ? accepted(finding) : undefined) ?? {};
    const given = reason ?? why;
    return given === undefined ? undefined : { reason: given, ...defined({ until, issue, ceiling, since }) };
  };
  const shifts = runShifts.filter(({ verdict }) => verdict !== 'pass');
  const shifted = new Set(shifts.map(({ metric }) => metric));
  const uses = waivers.map((waiver): WaiverUse => {
    const matching = findings.filter((finding) => isAbout(waiver, finding));
    const worse = matching.filter((finding) => isWorse(finding) || shifted.has(finding.metric));
    const state =
      waiver.until < today
        ? 'expired'
        : matching.length === 0
          ? 'unused'
          : worse.length === 0 && matching.some(({ verdict }) => verdict !== 'inconclusive')
            ? 'stale'
            : worse.every((finding) => isAllowed(waiver, finding))
              ? 'used'
              : 'exceeded';
    return { ...waiver, state };
  });
  /** A shift is nobody's concern if each case that was measured worse is permitted, also those no worse than the others. */
  const settle = (shift: RunShift): RunShift => {
    const worse = findings.filter(
      (finding) => finding.metric === shift.metric && finding.gated && isBeyondBand(finding),
    );
    const isPermitted = worse.length > 0 && worse.every((finding) => permit(finding) !== undefined);
    return isPermitted ? { ...shift, verdict: 'pass' } : shift;
  };
  const waived = findings.map((finding): Finding => {
    const waiver = isWorse(finding) ? permit(finding) : undefined;
    return waiver === undefined ? finding : { ...finding, verdict: 'waived', waiver };
  });
  return { findings: waived, uses, runShifts: runShifts.map(settle) };
}

/** The waiver in force that allows the change of a case, whatever its verdict. */
const findPermit = (finding: Finding, waivers: readonly MetricWaiver[], today: string): MetricWaiver | undefined =>
  waivers.find((waiver) => waiver.until >= today && isAbout(waiver, finding) && isAllowed(waiver, finding));

const isAbout = ({ where, metric }: MetricWaiver, finding: Finding): boolean =>
  finding.metric === metric && finding.objective === undefined && matchesWhere(where, finding.case);

/** Also a loss that may be noise. What another environment, few samples or errors kept from being judged stays open. */
const isWorse = (finding: Finding): boolean =>
  finding.verdict === 'regression' ||
  finding.verdict === 'suspect' ||
  (finding.verdict === 'inconclusive' && finding.reason === 'within-noise' && isBeyondBand(finding));

function isAllowed(waiver: MetricWaiver, finding: Finding): boolean {
  const { percent, points } = parseCeiling(waiver);
  const change = readChange(finding);
  if (change === undefined) return false; // a broken objective has no change to compare with the ceiling
  return percent === undefined
    ? Math.abs(change.absolute) <= (points ?? 0)
    : Math.abs(change.percent ?? Infinity) <= percent;
}

/** The change that made a finding worse. This run says nothing about a slow loss: it may even be faster than usual. */
function readChange({ delta, reason, drift, baseline }: Finding): Pick<Delta, 'absolute' | 'percent'> | undefined {
  if (reason !== 'drift' || drift === undefined || baseline === undefined) return delta;
  return { percent: drift.percent, absolute: (drift.percent / 100) * baseline.value };
}
