/** The verdict as one sentence. It never claims more certainty than the findings have. */
import {
  formatCount,
  formatSize,
  joinParts,
  joinWithAnd,
  thousands,
  shortList,
  joinWithOr,
} from '../../lang/format.js';
import type { OutcomeReason, ReferenceComparison, Report, Problem, CaseName } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { groupFindings, type Group } from '../../judge/account/groups.js';
import { countLine, describePartly, describeReasons, describeUnjudged, whyUnsound } from './rows.js';
import { besideBase, describeDoubt, notExcluded } from './certainty.js';
import {
  describeBaseline,
  isReferenceInHeadline,
  nameReference,
  referenceReport,
  whyNoReference,
  describePastRuns,
  isOnlyOwnBaseline,
  describeFirst,
  isFirstRun,
  describeEnvironments,
  describeAge,
} from './runs.js';
import { describeBegin, describeGroups, describeMoves, describeSuspects, nameWaiver } from './groups.js';
import { describeUnknownShifts, runShiftLines, sayTolerated } from './whole-run.js';
import { outcomeReasonTexts, type Wording, reasonTexts, whenRunsSuffice } from './words.js';
import { nameGroup, nameSampler } from './names.js';
import { groupBy, compareNaturally, readOwn } from '../../lang/objects.js';
import type { State, CaseState } from '../../judge/account/cases.js';
import { isError, isOf } from '../../problems/problem.js';
import { unstatedCodes } from '../../problems/commands.js';
import { toNamed, findFormerScenarios, matchNames, type Named } from '../../judge/account/patterns.js';
import { wholeRunShare, shiftsThatAre, type WholeShift, beganEarlier } from '../../judge/account/whole-run.js';
import { countPastRuns } from '../../judge/account/certainty.js';
import { headings, lines } from './table.js';
import {
  findPartlyJudged,
  findPartlyNew,
  isNothingJudged,
  groupUnjudged,
  findOpenObjectives,
  listNeverJudged,
  countOpen,
} from '../../judge/account/open.js';
import {
  environmentDiffers,
  warmupDiffers,
  loadDiffers,
  looksLikeOldResult,
  onlyOwnRun,
  littlesLawBroken,
  noBaseline,
} from '../../problems/comparison.js';
import { unknownColumns } from '../../problems/tables.js';
import { changeUnknown } from '../../problems/git.js';
import { resultsDeclared, loadTestFailed } from '../../problems/inputs.js';
import { levelNotAccepted, lossTaken } from '../../problems/levels.js';
import { judgingChanged, readingChanged, headJudges } from '../../problems/config.js';
import { staleBaseline } from '../../problems/history.js';

export interface Headline {
  /** The sign before the sentence. doubt: passed, but something looks worse. unjudged: nothing was judged at all. */
  readonly sign: 'failed' | 'passed' | 'doubt' | 'unjudged' | 'undecided';
  /** "checkout got slower: throughput −37 %, p99 +58 %" */
  readonly text: string;
}

export function headline(report: Report, wording: Wording): Headline {
  const said = isReferenceInHeadline(report) ? report.reference : undefined;
  const beside = said && describeReference(report, said, wording);
  if (beside !== undefined && report.outcome !== 'passed') return beside;
  const { sign, text } = outcomes[report.outcome](report, wording);
  const { age } = report.baseline;
  // Changes since an old baseline are judged along with this one.
  const isStale = age !== undefined && report.problems.some((one) => isOf(one, staleBaseline));
  return { sign, text: joinParts([text, isStale ? headings.staleBaseline(describeAge(age)) : '', beside?.text], '; ') };
}

/** "compared with 4.4.0 (it does not decide), checkout got slower: p99 +58 %". */
function describeReference(report: Report, reference: ReferenceComparison, wording: Wording): Headline {
  const view = referenceReport(report);
  const name = nameReference(reference, wording);
  if (view === undefined) {
    const why = whyNoReference(reference);
    return { sign: 'undecided', text: `unknown: ${headings.nothingBeside(name, why)}` };
  }
  const own = outcomes[view.outcome](view, wording);
  const text = headings.comparedWith(name, reference.decides === true, afterWord(own));
  return { sign: own.sign, text: own.sign === 'undecided' ? `unknown: ${text}` : text };
}

function describeFailed(report: Report, wording: Wording): string {
  const all = groupsIn(report, 'failing');
  const unread = describeUnread(report);
  // What could not be read was measured.
  const groups = unread === '' ? all : all.filter(({ kind }) => kind !== 'missing');
  const cause = findCause(report, wording);
  const [whole] = report.reasons.includes('whole-run') ? shiftsThatAre('worse', report) : [];
  if (cause !== undefined && groups.every(({ kind }) => kind === 'missing')) return cause.sentence;
  if (all.length > 0) {
    const most = wholeRunShare * groupFindings(report).cases.length;
    // A group of most cases that moved in the same metric says the same.
    const isSaid = groups.some(
      ({ cases, moves }) => cases.length >= most && moves.some(({ metric }) => metric === whole?.metric),
    );
    const and = whole === undefined || isSaid ? '' : headings.andWholeRun(describeShift(whole, wording));
    return joinParts([describeGroups(groups, report, wording), unread], '; ') + and + besideBase(report);
  }
  if (whole !== undefined) return headings.wholeRun(describeShift(whole, wording));
  return joinWithAnd(report.reasons.map((reason) => outcomeReasonTexts[reason]));
}

/** The sentence of a run that got worse as a whole, and what follows; empty if it did not. */
export const describeWholeRun = (report: Report, wording: Wording): string =>
  shiftsThatAre('worse', report).length === 0
    ? ''
    : [`${headline(report, wording).text}.`, ...runShiftLines(report, wording)].join(' ');

/** The second baseline and what is worse than it, if that failed the gate. */
export function failedReference(report: Report, wording: Wording): readonly (readonly [name: string, text: string])[] {
  const view = report.reference?.decides === true ? referenceReport(report) : undefined;
  return view?.outcome === 'failed'
    ? [[`compared with ${nameReference(view, wording)}`, headline(view, wording).text]]
    : [];
}

/** "throughput −20 %", "p99 +16 %, worsening since the run of 2026-10-03 04:12". */
function describeShift(shift: WholeShift, wording: Wording): string {
  const start = shift.began === undefined ? '' : describeBegin(shift.began, wording);
  return joinParts([`${wording.title(shift)} ${formatSize(shift.percent)}`, start], ', ');
}

function describePassed(report: Report, wording: Wording): Headline {
  const { tallies } = report;
  if (tallies.compared === 0)
    return { sign: 'doubt', text: describeFirst(report, wording, whyNothing(report, wording)) };
  const doubt = describeTolerated(report, wording);
  if (doubt !== undefined) return { sign: 'doubt', text: doubt };
  const partly = findPartlyJudged(report);
  const open = tallies.inconclusive - partly.keys.size;
  const judged = tallies.cases - open - tallies.new;
  const isAsked = !isNotAsked(report);
  if (judged === 0 && isAsked) return { sign: 'doubt', text: noneCertain(report) };
  const [waived, ...moreWaived] = groupsIn(report, 'waived');
  const named =
    waived !== undefined && moreWaived.length === 0
      ? `; ${nameGroup(waived, groupFindings(report), wording)}: ${joinParts([describeMoves([waived], wording), nameWaiver(waived, wording)], ', ')}`
      : '';
  const better = groupsIn(report, 'better');
  const praise = better.length === 0 ? '' : `; ${describeGroups(better, report, wording)}`;
  // If throughput and a response time were judged, only the line below the table names what was not.
  const isInAll = !partly.areCovered && partly.keys.size === judged;
  const fresh = findPartlyNew(report);
  const isNewInAll = fresh.keys.size === judged;
  // A pass deserves a look if most cases could not be judged, or none in some metric.
  const isThin = isInAll || isNewInAll || open >= tallies.pass + tallies.improvement + partly.keys.size;
  // The line below the table names both kinds of cases that could not be judged.
  const partlyJudged =
    open > 0 || partly.areCovered || !isAsked ? '' : describePartly(partly, 'judged', describeReasons(partly), wording);
  const gap = partlyJudged + describePartly(fresh, 'compared', 'not in the baseline', wording);
  const clear = judged - tallies.waived;
  const shifted = sayTolerated(report, wording);
  const none = clear === 0 ? headings.onlyWaived() : headings.clear(formatCount(clear, 'case'));
  const said = [
    (isAsked ? none : headings.nothingAsked(formatCount(tallies.cases, 'case'))) +
      (shifted === '' ? '' : headings.besideShift(shifted)),
    open > 0 && isAsked ? headings.notJudged(thousands(open)) : '',
    tallies.new > 0 ? headings.added(thousands(tallies.new)) : '',
  ];
  return {
    sign: isThin ? 'doubt' : 'passed',
    text: `${joinParts(said, ', ')}${named}${gap}${besideBase(report)}${notExcluded(report, wording)}${praise}`,
  };
}

/** "no verdict asked: checkout got slower: p99 +58 %": what a verdict would be about, and never that it passed. */
const describeDifferences = (report: Report, wording: Wording): string =>
  report.gate?.isOfItself === true
    ? headings.noVerdict(headings.measuredBesideItself(formatCount(report.pairs?.pairs ?? 0, 'time')))
    : headings.noVerdict(describePassed(report, wording).text.replace(/^passed, but /, ''));

/** What looks worse in a run that passed; undefined if nothing does. */
function describeTolerated(report: Report, wording: Wording): string | undefined {
  const allowed = isNotAsked(report) ? '' : headings.allowed();
  const tolerated = groupsIn(report, 'tolerated');
  if (tolerated.length > 0) return headings.passedBut(describeGroups(tolerated, report, wording) + allowed);
  const [whole] = shiftsThatAre('worse', report);
  if (whole !== undefined) return headings.passedBut(headings.wholeRun(describeShift(whole, wording)) + allowed);
  const suspects = groupsIn(report, 'suspect');
  const unsure = shiftsThatAre('unknown', report);
  const open =
    unsure.length > 0
      ? describeUnknownShifts(unsure, report, wording)
      : suspects.length > 0
        ? describeSuspects(suspects, report, wording, describeDoubt(suspects, report))
        : describeUnseen(report, wording);
  const isAllowed = report.reasons.some((reason) => unknownReasons.has(reason));
  return open === '' ? undefined : headings.passedBut(open + (isAllowed ? headings.unknownAllowed() : ''));
}

const unknownReasons = new Set<OutcomeReason>(['suspect-unresolved', 'whole-run-undecided', 'few-expected']);

/** The sentence after the word of its sign, which it need not repeat. */
export const afterWord = ({ text }: Headline): string =>
  text.replace(/^passed, but /, 'but ').replace(/^unknown: /, '');

const outcomes: Readonly<Record<Report['outcome'], (report: Report, wording: Wording) => Headline>> = {
  failed: (report, wording) => ({ sign: 'failed', text: describeFailed(report, wording) }),
  passed: describePassed,
  undecided: (report, wording) => {
    if (isNotAsked(report)) return { sign: 'unjudged', text: describeDifferences(report, wording) };
    const text = describeUndecided(report, wording);
    return isFirstRun(report) || isNothingJudged(report) || report.problems.some(({ withholds }) => withholds === 'run')
      ? { sign: 'unjudged', text }
      : { sign: 'undecided', text: `unknown: ${text}` };
  },
};

/**
 * "Compared with 4.4.0 (5 runs of 2026-01-31; it does not decide): no regression in 6 cases.", with the number of cases by verdict
 * if the headline has the sentence. Empty if there is no second baseline.
 */
export function referenceLine(report: Report, wording: Wording): string {
  const { reference } = report;
  if (reference === undefined) return '';
  const name = nameReference(reference, wording);
  const decides = reference.decides === true;
  const view = referenceReport(report);
  if (view === undefined) return lines.noReference(name, decides, whyNoReference(reference));
  const said = isReferenceInHeadline(report) ? countLine(view, wording) : `${headline(view, wording).text}.`;
  return lines.reference(name, describeBaseline(reference.baseline, wording), decides, reference.unread === true, said);
}

const groupsIn = (report: Report, state: State): readonly Group[] =>
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
    return joinParts([incomplete, headings.nothingCompared(whyNothing(report, wording))], '; ');
  const rest = tallies.pass + tallies.improvement + tallies.waived > 0 ? headings.noneInRest() : '';
  if (incomplete !== '') return joinParts([incomplete, beyond || rest], '; ');
  if (reasons.includes('objective-not-measured')) return describeOpenObjectives(report, wording);
  if (beyond !== '') return beyond;
  // What is allowed may keep the rest of its cases from being judged.
  const allowed = groupsIn(report, 'tolerated');
  if (allowed.length > 0) return headings.openBeside(describeGroups(allowed, report, wording));
  const isSpent = reasons.includes('budget-spent');
  if (isSpent || reasons.includes('open')) {
    return headings.notClear(isSpent) + besideBase(report) + notExcluded(report, wording);
  }
  if (reasons.includes('metric-never-judged')) return describeNeverJudged(report, wording);
  return describeTooLittle(report, wording);
}

/** "a test was cut short: 2 cases not judged", "1 of 7 result files could not be read"; empty if all was read, of whole tests. */
function describeIncomplete(report: Report, wording: Wording): string {
  const { reasons, problems } = report;
  if (!reasons.includes('unsound') && !reasons.includes('unreadable-input')) return '';
  const size = countOpen('unsound', report);
  if (size > 0) return headings.unsound(whyUnsound(report, wording), formatCount(size, 'case'));
  const unread = describeUnread(report);
  const error = problems.find((problem) => isError(problem) && !isOfHistory(problem, report));
  return unread || (error ? quoteProblem(error, wording) : headings.notAllRead());
}

/** "p99 +12 %, 4 past runs, 6 of 6 cases": what was measured, why that is not enough, and where. */
function describeTooLittle(report: Report, wording: Wording): string {
  const { tallies, baseline } = report;
  const { repetitions } = baseline;
  const isShort = countPastRuns(report) < fewRuns;
  const text = headings.onlyRuns(
    repetitions === undefined ? describePastRuns(report) : formatCount(repetitions, 'repetition'),
  );
  const [worst] = groupsIn(report, 'unjudged').filter(({ moves }) => moves.some(isMove));
  const moved = worst === undefined ? '' : describeMoves([{ ...worst, moves: worst.moves.filter(isMove) }], wording);
  const why = joinWithAnd(describeUnjudged(report));
  const size = `${thousands(tallies.inconclusive)} of ${formatCount(tallies.cases, 'case')}`;
  return joinParts([moved, isShort ? text : why, size], ', ');
}

/** What was measured beyond its band and is not explained; undefined if nothing was. */
function describeBeyond(report: Report, wording: Wording): string | undefined {
  const { reasons, pairs } = report;
  const unsure = reasons.includes('whole-run-undecided') ? shiftsThatAre('unknown', report) : [];
  if (unsure.length > 0) return describeUnknownShifts(unsure, report, wording);
  const isOpen = reasons.includes('suspect-unresolved') || reasons.includes('unsound');
  const suspects = isOpen ? groupsIn(report, 'suspect') : [];
  if (suspects.length === 0) return undefined;
  const isSpent = reasons.includes('budget-spent');
  const ofPairs = headings.notCertain(isSpent);
  return describeSuspects(suspects, report, wording, pairs === undefined ? describeDoubt(suspects, report) : ofPairs);
}

/** "Pay was not measured, perhaps by chance"; empty if there is no such case. */
function describeUnseen(report: Report, wording: Wording): string {
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
function noneCertain(report: Report): string {
  const { tallies, baseline } = report;
  const [why] = groupUnjudged(report).keys();
  const subject = headings.noneCertain(formatCount(tallies.cases, 'case'));
  const isShort = baseline.repetitions === undefined && countPastRuns(report) < fewRuns;
  return isShort && (why === 'within-noise' || why === 'short-history')
    ? `${subject} with ${describePastRuns(report)}: ${whenRunsSuffice}`
    : [subject, ...describeUnjudged(report).slice(0, 1)].join(': ');
}

function whyNothing(report: Report, wording: Wording): string {
  const { tallies, reasons, candidate, baseline } = report;
  if (isOnlyOwnBaseline(report)) return headings.ownBaseline();
  if (candidate.cases + baseline.cases === 0) return headings.onlySelectsNone();
  if (candidate.cases > 0 && baseline.cases > 0 && tallies.cases === 0) return headings.nothingGated();
  const why = describeUnjudged(report);
  const isOpen = why.length > 0 && !reasons.includes('no-baseline');
  if (!isOpen && (reasons.includes('no-baseline') || baseline.cases === 0))
    return headings.measuredFirst(formatCount(tallies.cases, 'case'), isFirstRun(report));
  const environments =
    why.length === 1 && why[0] === reasonTexts.environment ? describeEnvironments(report, wording) : '';
  if (why.length > 0) return `: ${environments || joinWithAnd(why)}`;
  const [own, past] = [candidate, baseline].map((side) => formatCount(side.cases, 'case'));
  return headings.noneInBaseline(own ?? '', wording.name(baseline.selector), past ?? '');
}

/** "CPU < 80 could not be checked in 12 cases, because a value was not measured": objectives that nobody can confirm. */
function describeOpenObjectives(report: Report, wording: Wording): string {
  const { objectives, size } = findOpenObjectives(report);
  const names = objectives.map((one) => `${wording.title(one)} ${wording.name(one.objective)}`);
  return headings.openObjectives(shortList([...new Set(names)], 2), formatCount(size, 'case'));
}

/** "p99 could not be judged in any case: too many requests failed in the baseline": with the reason that most cases share. */
function describeNeverJudged(report: Report, wording: Wording): string {
  const titles = joinWithAnd(listNeverJudged(report).map((metric) => wording.title({ metric })));
  const lead = titles === '' ? outcomeReasonTexts['metric-never-judged'] : headings.neverJudged(titles);
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
function describeUnread(report: Report): string {
  const files = listUnreadFiles(report);
  if (files.length === 0) return '';
  const { problems, candidate } = report;
  const all = Math.max(candidate.files ?? 0, files.length);
  const count = `${all > files.length ? `${String(files.length)} of ` : ''}${formatCount(all, 'result file')}`;
  const isPart = problems.some(({ code, level }) => level === 'error' && inPart.test(code));
  const missing = groupFindings(report).cases.filter(
    ({ kind, moved }) => kind === 'missing' && moved.length > 0,
  ).length;
  const lost = missing === 0 ? '' : headings.areMissing(formatCount(missing, 'case'));
  return headings.unread(count, isPart) + lost;
}

interface Cause {
  /** One sentence without a full stop. */
  readonly sentence: string;
  readonly advice: string;
  /** The former names of a scenario and the new one, if nothing else changed. */
  readonly renamedScenario?: readonly [...from: readonly string[], to: string];
}

/** The common cause of most missing cases, if there is one. */
export function findCause(report: Report, wording: Wording): Cause | undefined {
  const { cases } = groupFindings(report);
  const missing = cases.filter(({ kind, moved }) => kind === 'missing' && moved.length > 0);
  const added = cases.filter(({ state }) => state === 'new');
  const matched = cases.length - missing.length - added.length;
  if (missing.length === 0 || added.length === 0 || matched > missing.length) return undefined;
  const namesOf = (states: readonly CaseState[]): readonly CaseName[] => states.map(({ name }) => name);
  return changedAxes(namesOf(missing), namesOf(added), wording) ?? suspectRenaming(missing, added, wording);
}

/** "heap: 512M in this run, 4G in the baseline; cpu: not set in this run, set in the baseline". */
function changedAxes(old: readonly CaseName[], added: readonly CaseName[], wording: Wording): Cause | undefined {
  const axes = [...new Set([...old, ...added].flatMap(({ configuration }) => Object.keys(configuration)))];
  /** The value of all cases; undefined if they have several and some have none. */
  const read = (names: readonly CaseName[], axis: string): string | undefined => {
    const values = [...new Set(names.map(({ configuration }) => readOwn(configuration, axis)))];
    if (values.length > 1) return values.includes(undefined) ? undefined : 'set';
    return values[0] === undefined ? 'not set' : wording.name(values[0]);
  };
  const changes = axes.sort(compareNaturally).flatMap((axis) => {
    const [present, earlier] = [read(added, axis), read(old, axis)];
    const isKnown = present !== undefined && earlier !== undefined && present !== earlier;
    const isClear = present !== 'set' || earlier === 'not set';
    return isKnown && isClear && (earlier !== 'set' || present === 'not set')
      ? [headings.changedAxis(wording.name(axis), present, earlier)]
      : [];
  });
  if (changes.length === 0) return undefined;
  return {
    sentence: changes.join('; '),
    advice:
      'Cases with different values are not compared. If the change is intended, record this run as the first baseline of the new cases and list the old ones under `retired:`. If not, correct the test, or the value with `--set`.',
  };
}

/** "renamed? POST /cart is gone and POST /basket is new, with the same 3 configurations". */
function suspectRenaming(
  missing: readonly CaseState[],
  fresher: readonly CaseState[],
  wording: Wording,
): Cause | undefined {
  const [gone, fresh] = [byName(missing), byName(fresher)];
  const old = missing.map(({ name }) => name);
  const added = fresher.map(({ name }) => name);
  const matched = matchNames(gone, fresh);
  const former = findFormerScenarios(old, added);
  const to = added[0]?.scenario ?? '';
  const renamed =
    former.length > 0 && old.every(({ scenario }) => former.includes(scenario))
      ? { renamedScenario: [...former, to] as const }
      : undefined;
  if (renamed !== undefined && former.length > 1)
    return {
      sentence: headings.otherScenario(wording.name(to), joinWithOr(former.map(wording.name))),
      advice: 'Cases of different scenarios are not compared. If all are the same test, give it one name.',
      ...renamed,
    };
  if (matched.length < Math.max(gone.size, fresh.size)) return undefined;
  const shown = matched.slice(0, mostNames).map((names) => {
    const [was, is] = [wording.name(names[0]), wording.name(names[1])];
    // Names that look the same in a report differ in what it does not show, such as a space at the end.
    return was === is ? `${was} (only spaces or invisible characters differ)` : `${was} → ${is}`;
  });
  const more = matched.length > mostNames ? [formatCount(matched.length - mostNames, 'more name')] : [];
  return {
    sentence: headings.renamed(joinWithAnd([...shown, ...more])),
    advice:
      'A case is identified by its name. To keep its history, list the new name under `renamed:` in the configuration. To start a new history, record this run and list the old names under `retired:`.',
    ...renamed,
  };
}

const mostNames = 3;

/** The configurations of each scenario and label, sorted. */
function byName(cases: readonly CaseState[]): ReadonlyMap<string, Named> {
  const found = groupBy(cases, ({ name }) => nameSampler(name));
  return new Map([...found].map(([name, own]) => [name, toNamed(own)]));
}

/** What a cause adds to the headline, which may be its sentence. */
export const describeCause = ({ sentence, advice }: Cause, headline: string): string =>
  headline.includes(sentence) ? advice : `${sentence}. ${advice}`;

const explaining = [
  environmentDiffers,
  warmupDiffers,
  loadDiffers,
  looksLikeOldResult,
  unknownColumns,
  onlyOwnRun,
  littlesLawBroken,
];

/** What a verdict rests on, whatever it is. */
const leading = [changeUnknown, resultsDeclared];

/** What remains to be said below the headline, which tells that the load test failed. */
export const withoutFailedTest = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter((one) => !isOf(one, loadTestFailed));

/** Problems that may explain the verdict; few if the run passed without doubt. */
export const explainingProblems = ({ problems, outcome, tallies }: Report): readonly Problem[] => {
  const isCalm = outcome === 'passed' && tallies.suspect + tallies.missing + tallies.regression === 0;
  return withoutFailedTest(problems).filter(
    (one) => isOf(one, ...leading) || (!isCalm && (isError(one) || isOf(one, ...explaining))),
  );
};

/**
 * The problems that no other part of a report contains: a missing baseline is in the headline and the first step, and a
 * changed configuration is described below the headline.
 */
export function unexplainedProblems(report: Report): readonly Problem[] {
  const { problems, reasons, baseline, configuration, tallies } = report;
  const isFirst = reasons.includes('no-baseline') && tallies.compared === 0 && baseline.selector === 'history';
  const said = [
    ...(isFirst ? [noBaseline] : []),
    // The heading says since when.
    ...(beganEarlier(report) ? [levelNotAccepted, lossTaken] : []),
    ...(configuration === undefined ? [] : [judgingChanged, readingChanged, headJudges]),
  ];
  return withoutFailedTest(problems).filter((one) => !isOf(one, ...said));
}
