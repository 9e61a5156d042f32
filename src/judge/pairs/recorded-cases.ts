import { matchesWhere } from '../../cases/patterns.js';
import { pairCases } from '../../compare/pair-cases.js';
import type { Settings } from '../../config/settings.js';
import { findGroups } from '../groups/groups.js';
import { awaitUnseen, judgePairs, type JudgeCircumstances, type JudgedRun } from '../judge-run.js';
import { decideOutcome } from '../outcome.js';
import { defined } from '../../lang/objects.js';
import type { PastMeasurement } from '../../model/run.js';

/**
 * Adds the cases that the history of the base has and that neither side of the pairs measured: the load test of the head measures
 * both, so a case that it no longer contains would be missed nowhere. They are missing or retired, as in `check`.
 *
 * @param judged the pairs
 * @param recorded the history of the base
 */
export function addUnmeasured(
  judged: JudgedRun,
  recorded: readonly PastMeasurement[],
  { policy, only }: Pick<Settings, 'policy' | 'only'>,
  circumstances: JudgeCircumstances,
): JudgedRun {
  const known = new Set(judged.allPairs.map(({ case: { key } }) => key));
  const { pairs: found } = pairCases(judged.candidate, recorded, {
    selector: 'history',
    runs: policy.historyRuns,
    isControl: (name) => policy.controls.some((where) => matchesWhere(where, name)),
    ...(only !== undefined && { only }),
  });
  const unmeasured = found.filter((pair) => pair.candidate.length === 0 && !known.has(pair.case.key));
  if (unmeasured.length === 0) return judged;
  const { findings: missing } = judgePairs(unmeasured, policy, circumstances);
  const decided = decideOutcome([...judged.findings, ...missing], policy, {
    ...circumstances,
    runShifts: judged.runShifts,
  });
  return {
    ...judged,
    ...decided,
    pairs: [...judged.pairs, ...unmeasured],
    allPairs: [...judged.allPairs, ...unmeasured],
    groups: findGroups(decided.findings),
    ...defined({ measured: awaitUnseen(judged.measured, decided.findings) }),
  };
}
