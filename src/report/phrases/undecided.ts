/** Why a run was not judged, or cannot be decided, as one sentence. */
import { formatCount, joinParts, joinWithAnd, shortList, thousands } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Problem, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import type { State } from '../../judge/groups/case-states.js';
import { findCause } from './causes.js';
import { describeDoubt } from './certainty.js';
import { countPastRuns, describePastRuns, isOnlyOwnBaseline } from './compared-runs.js';
import { describeGroups, describeMoves, describeSuspects } from './group-clauses.js';
import { describeFirst, isFirstRun } from './load-test.js';
import { besideBase, notExcluded } from './measured-pairs.js';
import { describeUnknownShifts, undecidedRunShifts } from './run-shift.js';
import { describeUnjudged, groupUnjudged, whyUnsound } from './summary.js';
import { describeEnvironments } from './environments.js';
import { describeUnread } from './unread-files.js';
import { outcomeReasonTexts, reasonTexts, whenRunsSuffice } from './words.js';
import type { Wording } from './wording.js';

export const groupsIn = (report: Report, state: State): readonly Group[] =>
  groupFindings(report).groups.filter((group) => group.state === state);

/** Problems because of which nothing passes, whatever was measured. */
const withholding = new Set([
  'committed-results',
  'results-of-other',
  'results-older',
  'rows-shared',
  'generators-missing',
  'unguarded',
]);

export const findWithholding = ({ problems }: Report): Problem | undefined =>
  problems.find(({ code }) => withholding.has(code));

export function describeUndecided(report: Report, wording: Wording): string {
  const { tallies, reasons } = report;
  const [failed, noSuchCase] = ['load-test-failed', 'no-such-case'].map((wanted) =>
    report.problems.find(({ code }) => code === wanted),
  );
  const cause = findCause(report, wording);
  if (failed !== undefined) return quoteProblem(failed, wording);
  if (cause !== undefined) return cause.sentence;
  if (isFirstRun(report)) return describeFirst(report, wording, whyNothing(report, wording));
  if (tallies.compared === 0) return `nothing was compared${whyNothing(report, wording)}`;
  const incomplete = findWithholding(report);
  if (incomplete !== undefined) return quoteProblem(incomplete, wording);
  const beyond = joinParts([describeBeyond(report, wording) ?? '', describeUnseen(report, wording)], '; ');
  const unsound = report.findings.filter(({ gated, reason }) => gated && reason === 'unsound');
  if (reasons.includes('unsound') || reasons.includes('unreadable-input')) {
    const size = new Set(unsound.map((finding) => finding.case.key)).size;
    const inputs = size > 0 ? `${whyUnsound(report)}: ${formatCount(size, 'case')} not judged` : describeUnread(report);
    const rest = size === tallies.cases ? '' : beyond || 'no regression in the rest';
    return joinParts(
      [inputs || (noSuchCase ? quoteProblem(noSuchCase, wording) : 'not all inputs could be read'), rest],
      '; ',
    );
  }
  if (reasons.includes('objective-not-measured')) return describeOpenObjectives(report, wording);
  if (beyond !== '') return beyond;
  const isSpent = reasons.includes('budget-spent');
  if (isSpent || reasons.includes('open')) {
    const since = isSpent ? 'before the budget was spent' : 'yet';
    return `not clear ${since}${besideBase(report)}${notExcluded(report, wording)}`;
  }
  if (reasons.includes('metric-never-judged')) return describeNeverJudged(report, wording);
  const { repetitions } = report.baseline;
  const isShort = countPastRuns(report) < fewRuns;
  const text =
    repetitions === undefined
      ? `only ${describePastRuns(report)}`
      : `${formatCount(repetitions, 'repetition')} are not enough`;
  const [worst] = groupsIn(report, 'unjudged').filter(({ moves }) => moves.some(isMove));
  const moved = worst === undefined ? '' : describeMoves([{ ...worst, moves: worst.moves.filter(isMove) }], wording);
  const why = joinWithAnd(describeUnjudged(report));
  const size = `${thousands(tallies.inconclusive)} of ${formatCount(tallies.cases, 'case')}`;
  return joinParts([moved, isShort ? text : why, size], ', ');
}

/** What was measured beyond its band and is not explained; undefined if nothing was. */
function describeBeyond(report: Report, wording: Wording): string | undefined {
  const { reasons, pairs } = report;
  const unsure = reasons.includes('whole-run-undecided') ? undecidedRunShifts(report) : [];
  if (unsure.length > 0) return describeUnknownShifts(unsure, report, wording);
  const isOpen = reasons.includes('suspect-unresolved') || reasons.includes('unsound');
  const suspects = isOpen ? groupsIn(report, 'suspect') : [];
  if (suspects.length === 0) return undefined;
  const isSpent = reasons.includes('budget-spent');
  const ofPairs = isSpent ? 'noise was not excluded before the budget was spent' : 'noise is not excluded yet';
  return describeSuspects(suspects, report, wording, pairs === undefined ? describeDoubt(suspects, report) : ofPairs);
}

/** "Pay was not measured, perhaps by chance"; empty if there is no such case. */
export function describeUnseen(report: Report, wording: Wording): string {
  const unseen = groupsIn(report, 'unjudged').filter(({ kind }) => kind === 'unseen');
  return describeGroups(unseen, report, wording);
}

const fewRuns = 5;
const isMove = ({ change, largest }: Group['moves'][number]): boolean =>
  change !== undefined && !largest.reason.endsWith('errors');

/** "the load test failed, so nothing was judged": a problem as the clause after a title. */
export const quoteProblem = ({ message }: Problem, wording: Wording): string =>
  wording.prose(message.replace(/\.$/, '')).replace(/^(?:The|No) /, (word) => word.toLowerCase());

/**
 * "no certain regression in 5 cases with 1 baseline run: changes are found from 3 on, small ones from about 10", or
 * "no certain regression in 5 cases: too few requests".
 */
export function noneCertain(report: Report): string {
  const { tallies, baseline } = report;
  const [why] = groupUnjudged(report).keys();
  const subject = `no certain regression in ${formatCount(tallies.cases, 'case')}`;
  const isShort = baseline.repetitions === undefined && countPastRuns(report) < fewRuns;
  return isShort && (why === 'within-noise' || why === 'short-history')
    ? `${subject} with ${describePastRuns(report)}: ${whenRunsSuffice}`
    : [subject, ...describeUnjudged(report).slice(0, 1)].join(': ');
}

export function whyNothing(report: Report, wording: Wording): string {
  const { tallies, reasons, candidate, baseline } = report;
  if (isOnlyOwnBaseline(report)) return ': the baseline contains only this run';
  if (candidate.cases + baseline.cases === 0) return ': --only selects no case';
  if (candidate.cases > 0 && baseline.cases > 0 && tallies.cases === 0) return ': no case has a gated metric';
  const why = describeUnjudged(report);
  const isOpen = why.length > 0 && !reasons.includes('no-baseline');
  if (!isOpen && (reasons.includes('no-baseline') || baseline.cases === 0))
    return `: ${formatCount(tallies.cases, 'case')} measured${isFirstRun(report) ? '' : ', no baseline'}`;
  const environments =
    why.length === 1 && why[0] === reasonTexts.environment ? describeEnvironments(report, wording) : '';
  if (why.length > 0) return `: ${environments || joinWithAnd(why)}`;
  return `: none of the ${formatCount(candidate.cases, 'case')} of this run is in the baseline (${wording.name(baseline.selector)}, ${formatCount(baseline.cases, 'case')})`;
}

/** "CPU < 80 could not be checked in 12 cases, because a value was not measured": objectives that nobody can confirm. */
function describeOpenObjectives({ findings }: Report, wording: Wording): string {
  const open = findings.filter((finding) => finding.gated && isOpenObjective(finding));
  const names = open.map((finding) => `${wording.title(finding)} ${wording.name(finding.objective ?? '')}`);
  const cases = formatCount(new Set(open.map((finding) => finding.case.key)).size, 'case');
  return `${shortList([...new Set(names)], 2)} could not be checked in ${cases}, because a value was not measured`;
}

/** "p99 could not be judged in any case: too many requests failed in the baseline": with the reason that most cases share. */
function describeNeverJudged(report: Report, wording: Wording): string {
  const gated = report.findings.filter((finding) => finding.gated && finding.objective === undefined);
  const unjudged = [...groupBy(gated, ({ metric }) => metric).values()].filter((all) =>
    all.every(({ verdict }) => verdict === 'inconclusive' || verdict === 'new'),
  );
  const titles = joinWithAnd(unjudged.flatMap((all) => all.slice(0, 1)).map((finding) => wording.title(finding)));
  const lead = titles === '' ? outcomeReasonTexts['metric-never-judged'] : `${titles} could not be judged in any case`;
  const [[reason, cases] = []] = groupUnjudged(report);
  const isShared = 2 * (cases ?? []).length > report.tallies.cases;
  return joinParts([lead, isShared && reason ? reasonTexts[reason] : ''], ': ');
}
