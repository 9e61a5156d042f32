/** Why a run was not judged or cannot be decided, as one sentence, and which result files could not be read. */
import { formatCount, joinParts, joinWithAnd, shortList, thousands } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Problem, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/verdict-order.js';
import { type Group, groupFindings } from '../../judge/groups/groups.js';
import type { State } from '../../judge/groups/case-states.js';
import { findCause } from './causes.js';
import { besideBase, describeDoubt, notExcluded } from './certainty.js';
import { countPastRuns, describePastRuns, isOnlyOwnBaseline } from './compared-runs.js';
import { describeGroups, describeMoves, describeSuspects } from './group-clauses.js';
import { describeFirst, isFirstRun } from './load-test.js';
import { describeUnknownShifts, undecidedRunShifts } from './run-shift.js';
import { describeUnjudged, groupUnjudged, whyUnsound } from './summary.js';
import { describeEnvironments } from './conditions.js';
import { isError } from '../../problems/problem.js';
import { outcomeReasonTexts, reasonTexts, whenRunsSuffice, type Wording } from './words.js';
import { unstatedCodes } from '../../problems/commands.js';

export const groupsIn = (report: Report, state: State): readonly Group[] =>
  groupFindings(report).groups.filter((group) => group.state === state);

/** The problem because of which nothing passes, whatever was measured. */
export const findWithholding = ({ problems }: Report): Problem | undefined =>
  problems.find(({ withholds }) => withholds === 'run') ?? problems.find(({ withholds }) => withholds === 'pass');

export function describeUndecided(report: Report, wording: Wording): string {
  const { tallies, reasons } = report;
  const withholding = findWithholding(report);
  if (withholding !== undefined) return quoteProblem(withholding, wording);
  const cause = findCause(report, wording);
  if (cause !== undefined) return cause.sentence;
  const incomplete = describeIncomplete(report, wording);
  const beyond = joinParts([describeBeyond(report, wording) ?? '', describeUnseen(report, wording)], '; ');
  if (isFirstRun(report))
    return joinParts([incomplete, describeFirst(report, wording, whyNothing(report, wording))], '; ');
  if (tallies.compared === 0)
    return joinParts([incomplete, `nothing was compared${whyNothing(report, wording)}`], '; ');
  const rest = tallies.pass + tallies.improvement + tallies.waived > 0 ? 'no regression in the rest' : '';
  if (incomplete !== '') return joinParts([incomplete, beyond || rest], '; ');
  if (reasons.includes('objective-not-measured')) return describeOpenObjectives(report, wording);
  if (beyond !== '') return beyond;
  const isSpent = reasons.includes('budget-spent');
  if (isSpent || reasons.includes('open')) {
    const since = isSpent ? 'before the budget was spent' : 'yet';
    return `not clear ${since}${besideBase(report)}${notExcluded(report, wording)}`;
  }
  if (reasons.includes('metric-never-judged')) return describeNeverJudged(report, wording);
  return describeTooLittle(report, wording);
}

/** "a test was cut short: 2 cases not judged", "1 of 7 result files could not be read"; empty if all was read, of whole tests. */
function describeIncomplete(report: Report, wording: Wording): string {
  const { reasons, problems, findings } = report;
  if (!reasons.includes('unsound') && !reasons.includes('unreadable-input')) return '';
  const size = new Set(findings.flatMap((one) => (one.gated && one.reason === 'unsound' ? [one.case.key] : []))).size;
  if (size > 0) return `${whyUnsound(report, wording)}: ${formatCount(size, 'case')} not judged`;
  const unread = describeUnread(report);
  const error = problems.find((problem) => isError(problem) && !isOfHistory(problem, report));
  return unread || (error ? quoteProblem(error, wording) : 'not all inputs could be read');
}

/** "p99 +12 %, 4 past runs, 6 of 6 cases": what was measured, why that is not enough, and where. */
function describeTooLittle(report: Report, wording: Wording): string {
  const { tallies, baseline } = report;
  const { repetitions } = baseline;
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
  const ofPairs = isSpent ? 'time ran out before it was certain' : 'not certain yet';
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
const quoteProblem = ({ message }: Problem, wording: Wording): string =>
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

const inPart = /^(truncated-result|archive-cut|read-in-part)$/;

/** What was read: of the baseline, only its store counts. */
type Read = Pick<Report, 'problems'> & {
  readonly baseline: Pick<Report['baseline'], 'store'>;
};

/** Whether a problem is about a file of the recorded history. */
export const isOfHistory = ({ file = '' }: Problem, { baseline }: Pick<Read, 'baseline'>): boolean =>
  file.startsWith(`${baseline.store ?? 'baselines'}/`) && file.endsWith('.ndjson');

const listUnread = (report: Read): readonly Problem[] =>
  report.problems.filter(({ level }) => level === 'error').filter((one) => !isOfHistory(one, report));

export const listUnreadFiles = (report: Read): readonly string[] => [
  ...new Set(listUnread(report).flatMap(({ file }) => file ?? [])),
];

/** Whether every file can be read once the configuration says how. */
export const areOnlyUnstated = (report: Read): boolean =>
  listUnread(report).every(({ code, file }) => file === undefined || unstatedCodes.has(code));

/** "3 of 6 result files could not be read: 4 cases are missing"; empty if all were read. */
export function describeUnread(report: Report): string {
  const files = listUnreadFiles(report);
  if (files.length === 0) return '';
  const { problems, candidate } = report;
  const all = Math.max(candidate.files ?? 0, files.length);
  const count = `${all > files.length ? `${String(files.length)} of ` : ''}${formatCount(all, 'result file')}`;
  const how = problems.some(({ code, level }) => level === 'error' && inPart.test(code)) ? ' in full' : '';
  const missing = groupFindings(report).cases.filter(
    ({ kind, moved }) => kind === 'missing' && moved.length > 0,
  ).length;
  const lost = missing === 0 ? '' : `: ${formatCount(missing, 'case')} ${missing === 1 ? 'is' : 'are'} missing`;
  return `${count} could not be read${how}${lost}`;
}
