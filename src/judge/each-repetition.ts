/**
 * Repetitions judged together are never milder than the mildest of them. The rules ensure that row by row; this file ensures
 * it for the outcome: two runs that fail in different cases do not pass together.
 */
import type { Finding, Outcome, OutcomeReason, RunShift } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { isWorseOutcome } from './outcome.js';

/** The part of a judgement that repetitions are compared by. */
interface RepetitionJudgement {
  readonly findings: readonly Finding[];
  readonly runShifts: readonly RunShift[];
  readonly outcome: Outcome;
  readonly reasons: readonly OutcomeReason[];
}

/**
 * Raises what keeps each repetition from passing on its own, if together they are milder.
 *
 * @param judge judges pairs together
 * @returns the findings and shifts to decide by; undefined if the outcome is already as severe as that of a repetition
 */
export function raiseToMildest(
  pairs: readonly Pair[],
  together: RepetitionJudgement,
  judge: (pairs: readonly Pair[]) => RepetitionJudgement,
): Pick<RepetitionJudgement, 'findings' | 'runShifts'> | undefined {
  let repetitions = 0;
  for (const { candidate } of pairs) repetitions = Math.max(repetitions, candidate.length);
  if (repetitions < 2 || together.outcome === 'failed') return undefined;
  const each: RepetitionJudgement[] = [];
  for (let r = 0; r < repetitions; r++) {
    const alone = judge(pairs.flatMap((pair) => selectRepetition(pair, repetitions, r)));
    if (!isWorseOutcome(openOutcome(alone), together.outcome)) return undefined;
    each.push(alone);
  }
  const doEachFail = each.every(({ outcome }) => outcome === 'failed');
  const findings = raiseFindings(together.findings, each, doEachFail);
  const isRaised = findings.some(({ reason }) => reason === 'each-repetition');
  const areShiftsKept = doEachFail && isRaised;
  return {
    findings,
    runShifts: areShiftsKept ? together.runShifts : raiseShifts(together.runShifts, each, doEachFail),
  };
}

/** Without a case that lacks some of the repetitions: the order does not tell which ones. */
function selectRepetition(pair: Pair, repetitions: number, r: number): readonly Pair[] {
  if (pair.candidate.length === 0) return [pair];
  return pair.candidate.length < repetitions ? [] : [{ ...pair, candidate: pair.candidate.slice(r, r + 1) }];
}

/** The outcome as far as changes cause it: more repetitions may judge what one of them could not. */
const openOutcome = ({ outcome, reasons }: RepetitionJudgement): Outcome =>
  outcome === 'undecided' &&
  !reasons.some((reason) => reason === 'suspect-unresolved' || reason === 'whole-run-undecided')
    ? 'passed'
    : outcome;

const findingKey = ({ case: { key }, metric, objective }: Finding): string => JSON.stringify([key, metric, objective]);

/** Raises rows that are worse in any repetition, if possible only those that are also worse in all of them together. */
function raiseFindings(
  findings: readonly Finding[],
  each: readonly RepetitionJudgement[],
  doEachFail: boolean,
): readonly Finding[] {
  const severe = new Map<string, Finding>();
  for (const alone of each)
    for (const finding of alone.findings) {
      const isOpen = finding.gated && finding.verdict === 'suspect' && finding.unresolved !== undefined;
      if (doEachFail ? finding.fails === true : isOpen) severe.set(findingKey(finding), finding);
    }
  const isBetter = ({ delta }: Finding): boolean => delta?.direction === 'better';
  const areAllBetter = findings.every((finding) => isBetter(finding) || !severe.has(findingKey(finding)));
  return findings.map((finding): Finding => {
    const alone = severe.get(findingKey(finding));
    if (alone === undefined || (isBetter(finding) && !areAllBetter)) return finding;
    const raised: Finding = { ...finding, verdict: alone.verdict, reason: 'each-repetition' };
    return doEachFail || alone.unresolved === undefined ? raised : { ...raised, unresolved: alone.unresolved };
  });
}

const raiseShifts = (
  shifts: readonly RunShift[],
  each: readonly RepetitionJudgement[],
  doEachFail: boolean,
): readonly RunShift[] =>
  shifts.map((shift): RunShift => {
    const alone = each.flatMap(({ runShifts }) => runShifts.filter(({ metric }) => metric === shift.metric));
    if (doEachFail)
      return alone.some(({ verdict }) => verdict === 'regression') ? { ...shift, verdict: 'regression' } : shift;
    return alone.some(({ unresolved }) => unresolved) ? { ...shift, unresolved: true } : shift;
  });
