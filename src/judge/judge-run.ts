/**
 * The core: turns a run, its past and a policy into verdicts and an outcome. Pure. check, record, sign-off, trend, tests
 * and calibration all use it.
 */
import { compareRun, type ComparedRun } from '../compare/compare-run.js';
import { findShorterTests } from '../compare/test-length.js';
import type { Past } from '../history/baseline.js';
import { defined } from '../lang/objects.js';
import type { Policy } from '../config/policy.js';
import type {
  CaseGroup,
  Finding,
  MeasuredPairs,
  Outcome,
  OutcomeReason,
  Problem,
  RunShift,
  WaiverUse,
} from '../model/documents.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Pair, Run } from '../model/run.js';
import type { HistoryOptions } from '../problems/accept-command.js';
import { describeBlindness } from './blindness.js';
import { describeDeadTests, listCaveats } from './caveats.js';
import { isUnseen } from '../model/unseen.js';
import { findGroups } from './groups/groups.js';
import { judgeMetrics, type JudgedMetrics } from './judge-metrics.js';
import { judgeObjectives } from './objectives.js';
import type { Screen } from './pairs/screen.js';
import { decideOutcome, type Circumstances } from './outcome.js';
import { failedByBands } from '../problems/comparison.js';
import { waive } from './waivers.js';

export interface JudgeRunInput extends Omit<JudgeCircumstances, 'baselineRuns' | 'only'> {
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

/** The judgement of a set of pairs. */
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
  /** The groups of cases that explain the findings, worst first. */
  readonly groups: readonly CaseGroup[];
  /** Remarks about the comparison that change no verdict. */
  readonly caveats: readonly Problem[];
}

/** Compares a run with its past, judges every case and decides the outcome. */
export function judgeRun(input: JudgeRunInput): JudgedRun {
  const { candidate, past, policy, only, today, isInputIncomplete, history, screen } = input;
  const compared = compareRun(candidate, past, policy, only);
  const judgement = judgePairs(compared.withOthers, policy, {
    only: new Set(compared.pairs.map((pair) => pair.case.key)),
    today,
    isInputIncomplete,
    unsound: new Set([...(input.unsound ?? []), ...findCutTests(compared.pairs)]),
    baselineRuns: compared.runs.length,
    ...(screen !== undefined && { screen }),
  });
  return {
    ...compared,
    ...judgement,
    groups: findGroups(judgement.findings),
    caveats: [
      ...listCaveats(candidate, past, compared, history),
      ...describeDeadTests(judgement.findings),
      ...describeBlindness(judgement.blind),
      ...(judgement.unchanged === undefined ? [] : [failedByBands(judgement.unchanged)]),
    ],
  };
}

/** The load tests of which less than half was measured. */
const findCutTests = (pairs: readonly Pair[]): readonly string[] =>
  findShorterTests(pairs).flatMap(({ key, isMuch }) => (isMuch ? [key] : []));

export interface JudgeCircumstances extends Omit<Circumstances, 'runShifts'> {
  /** YYYY-MM-DD; undefined if waivers do not apply, as in a replay of the past. */
  readonly today?: string;
  /** What is known from before, if candidate and past are of one session. */
  readonly screen?: Screen;
  /** The keys of the cases that count; undefined for all. The others show what the machine did. */
  readonly only?: ReadonlySet<string>;
}

/** Judges pairs that are already compared, so that several policies can share one comparison. */
export function judgePairs(pairs: readonly Pair[], policy: Policy, circumstances: JudgeCircumstances): Judgement {
  const { findings: all, runShifts: shifts, blind, ...beside } = judgeMetrics(pairs, policy, circumstances.screen);
  const { only } = circumstances;
  const [measured, wanted] =
    only === undefined
      ? [all, pairs]
      : [all.filter(({ case: { key } }) => only.has(key)), pairs.filter((pair) => only.has(pair.case.key))];
  const waivers = circumstances.today === undefined ? [] : policy.waivers;
  const permitted = waive(
    [...measured, ...judgeObjectives(wanted, policy)],
    waivers,
    circumstances.today ?? '',
    shifts,
  );
  const { runShifts, uses: waiverUses } = permitted;
  const decided = decideOutcome(permitted.findings, policy, { ...circumstances, runShifts });
  const { measured: ofPairs, unchanged } = beside;
  return {
    ...decided,
    runShifts,
    waiverUses,
    blind,
    ...defined({ measured: awaitUnseen(ofPairs, decided.findings), unchanged }),
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
