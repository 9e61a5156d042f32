/** What one measurement of the head, compared with the history, decides before anything is measured in pairs. */
import type { Policy } from '../../config/policy.js';
import type { Finding, OutcomeReason } from '../../model/documents.js';
import type { JudgedRun } from '../judge-run.js';
import { decideOutcome } from '../outcome.js';
import { mostPercent } from '../decide/bands.js';
import { screen, type Screen } from './screen.js';
import { casePolicyFinder } from '../../compare/stand-in.js';
import { selectUsable } from '../../compare/usable-values.js';
import type { MetricComparisons } from '../../model/comparison.js';
import type { ComparedCase } from '../../model/run.js';

export interface FirstRun {
  readonly screen: Screen;
  /** The failed run, if it needs no pairs. */
  readonly failed?: JudgedRun;
}

/**
 * Fails what needs no statistics: a case that would surely have been measured, a load test in which most requests fail, a broken objective. Pairs decide
 * everything else.
 *
 * @param isIncomplete whether part of the results could not be read
 */
export function judgeFirstRun(judged: JudgedRun, policy: Policy, isIncomplete: boolean): FirstRun {
  const seen = screen(compareByRatio(judged.cases, policy));
  const milder = withoutStatistics(judged, policy, isIncomplete);
  if (milder.outcome === 'failed' || isIncomplete) return { screen: seen, failed: milder };
  // A slow loss over many runs is not a change of this one, so pairs say nothing about it.
  const isOpen = milder.outcome !== 'passed' && milder.reasons.some((reason) => !leftToPairs.has(reason));
  const isOfErrors = ({ metric }: Finding): boolean => policy.metrics.byId.get(metric)?.scale === 'points';
  const isDoubtful = judged.findings.some((finding) => isLeftToPairs(finding) && isOfErrors(finding));
  return { screen: { ...seen, isCalm: seen.isCalm === true && !isOpen && !isDoubtful } };
}

const leftToPairs = new Set<OutcomeReason>(['suspect-unresolved', 'few-expected']);

/** A slow loss over many runs is not a change of this one, so pairs say nothing about it. */
const isLeftToPairs = ({ gated, objective, verdict, reason, metric, candidate }: Finding): boolean =>
  gated &&
  objective === undefined &&
  (verdict === 'regression' || (verdict === 'suspect' && reason !== 'drift')) &&
  !(metric === 'errorPercent' && typeof candidate === 'number' && candidate > mostPercent);

/** The same run, judged as if no measured value could fail. */
function withoutStatistics(judged: JudgedRun, policy: Policy, isInputIncomplete: boolean): JudgedRun {
  const findings = judged.findings.map(({ fails: _, ...finding }): Finding =>
    isLeftToPairs(finding) ? { ...finding, verdict: 'pass', reason: 'within-noise' } : finding,
  );
  const runShifts = judged.runShifts.map((shift) => ({ ...shift, verdict: 'pass' as const }));
  const decided = decideOutcome(findings, policy, { baselineRuns: judged.runs.length, isInputIncomplete, runShifts });
  return { ...judged, ...decided, runShifts };
}

/** The gated values of compared cases that both sides have, by metric compared by ratio. */
export function compareByRatio(cases: readonly ComparedCase[], policy: Policy): readonly MetricComparisons[] {
  const withPolicies = cases.map((compared) => ({ compared, findPolicy: casePolicyFinder(policy, compared) }));
  return policy.metrics.all
    .filter(({ scale }) => scale === 'ratio')
    .map((metric) => ({
      metric,
      comparisons: withPolicies.flatMap(({ compared, findPolicy }) => {
        const usable = selectUsable(compared, metric, findPolicy(metric));
        return usable === undefined || usable.settled !== undefined ? [] : [usable];
      }),
    }));
}
