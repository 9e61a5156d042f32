/**
 * The core: a run, its past and a policy -> verdicts and an outcome. Pure. check, record, sign-off, backtest, tests and
 * calibration all judge through this file.
 */
import { compareRun, type ComparedRun, type Past } from '../compare/compare-run.js';
import type { Policy } from '../config/policy.js';
import type {
  Finding,
  Outcome,
  OutcomeReason,
  Problem,
  RunShift,
  ScenarioFinding,
  WaiverUse,
} from '../model/documents.js';
import type { BlindHistory } from '../model/comparison.js';
import type { Pair, Run } from '../model/run.js';
import { describeBlindness } from './blindness.js';
import { caveatsOf } from './caveats.js';
import { describeDeadTests } from './dead-tests.js';
import { judgeMetrics } from './judge-metrics.js';
import { judgeObjectives } from './objectives.js';
import { decide } from './outcome.js';
import { waive } from './waivers.js';

export interface JudgeRunInput {
  readonly candidate: Run;
  readonly past: Past;
  readonly policy: Policy;
  /** Patterns of the only cases that are expected; all without it. */
  readonly only?: readonly string[];
  /** YYYY-MM-DD: which waivers are in force. */
  readonly today: string;
  /** Whether part of an input could not be read: the outcome is then at best undecided. */
  readonly isInputIncomplete: boolean;
}

/** What the gate says of a set of pairs. */
export interface Judgement {
  /** Those that fail the gate are marked `fails`. */
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly scenarios: readonly ScenarioFinding[];
  readonly waiverUses: readonly WaiverUse[];
  /** Gated metrics whose history varies too much to judge by. */
  readonly blind: readonly BlindHistory[];
  readonly outcome: Outcome;
  /** Why, most important first. */
  readonly reasons: readonly OutcomeReason[];
}

export interface JudgedRun extends ComparedRun, Judgement {
  /** What a reader should know about the comparison although it changes no verdict. */
  readonly caveats: readonly Problem[];
}

/** Compares a run with its past, judges every case and decides. */
export function judgeRun({ candidate, past, policy, only, today, isInputIncomplete }: JudgeRunInput): JudgedRun {
  const compared = compareRun(candidate, past, policy, only);
  const judgement = judgePairs(compared.pairs, policy, {
    today,
    isInputIncomplete,
    baselineRuns: compared.runs.length,
  });
  return {
    ...compared,
    ...judgement,
    caveats: [
      ...caveatsOf(candidate, past, compared),
      ...describeDeadTests(judgement.findings),
      ...describeBlindness(judgement.blind),
    ],
  };
}

export interface Circumstances {
  /** How many runs the candidate is compared with. */
  readonly baselineRuns: number;
  readonly isInputIncomplete: boolean;
  /** YYYY-MM-DD; undefined where waivers do not count: in a replay of the past. */
  readonly today?: string;
}

/** Judges pairs that were compared before: several policies can share one comparison. */
export function judgePairs(pairs: readonly Pair[], policy: Policy, circumstances: Circumstances): Judgement {
  const { findings: measured, runShifts, scenarios, blind } = judgeMetrics(pairs, policy);
  const waivers = circumstances.today === undefined ? [] : policy.waivers;
  const { findings: waived, uses } = waive(
    [...measured, ...judgeObjectives(pairs, policy)],
    waivers,
    circumstances.today ?? '',
  );
  const { findings, outcome, reasons } = decide(waived, policy, { ...circumstances, runShifts });
  return { findings, runShifts, scenarios, waiverUses: uses, blind, outcome, reasons };
}
