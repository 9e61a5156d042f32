/** The verdict as one sentence. It never claims more certainty than the findings have. */
import { formatCount, formatSize, joinParts, joinWithAnd, thousands } from '../../lang/format.js';
import type { OutcomeReason, ReferenceComparison, Report, RunShift } from '../../model/documents.js';
import { isNotAsked } from '../../model/exit-code.js';
import { groupFindings } from '../../judge/groups/groups.js';
import {
  countLine,
  describePartly,
  describeReasons,
  findPartlyJudged,
  findPartlyNew,
  isNothingJudged,
} from './case-verdicts.js';
import { findCause } from './causes.js';
import { describeUndecided, describeUnread, describeUnseen, groupsIn, noneCertain, whyNothing } from './undecided.js';
import { besideBase, describeDoubt, notExcluded } from './certainty.js';
import {
  describeAge,
  describeBaseline,
  isReferenceInHeadline,
  nameReference,
  referenceReport,
  whyNoReference,
} from './compared-runs.js';
import { describeBegin, describeGroups, describeMoves, describeSuspects, nameWaiver } from './group-clauses.js';
import {
  describeUnknownShifts,
  listBegan,
  runShiftLines,
  sayTolerated,
  undecidedRunShifts,
  wholeRunShare,
  wholeRunShifts,
} from './run-shift.js';
import { outcomeReasonTexts, type Wording } from './words.js';
import { nameGroup } from '../groups/names.js';
import { describeFirst, isFirstRun } from './load-test.js';

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
  const isStale = age !== undefined && report.problems.some(({ code }) => code === 'stale-baseline');
  const old = isStale ? `the newest baseline run is ${describeAge(age)} old` : '';
  return { sign, text: joinParts([text, old, beside?.text], '; ') };
}

/** "compared with 4.4.0 (it does not decide), checkout got slower: p99 +58 %". */
function describeReference(report: Report, reference: ReferenceComparison, wording: Wording): Headline {
  const view = referenceReport(report);
  const name = nameReference(reference, wording);
  if (view === undefined) {
    const why = whyNoReference(reference);
    return { sign: 'undecided', text: `unknown: nothing was compared with the second baseline (${name}), ${why}` };
  }
  const own = outcomes[view.outcome](view, wording);
  const role = reference.decides === true ? '' : ' (it does not decide)';
  const text = `compared with ${name}${role}, ${afterWord(own)}`;
  return { sign: own.sign, text: own.sign === 'undecided' ? `unknown: ${text}` : text };
}

function describeFailed(report: Report, wording: Wording): string {
  const all = groupsIn(report, 'failing');
  const unread = describeUnread(report);
  // What could not be read was measured.
  const groups = unread === '' ? all : all.filter(({ kind }) => kind !== 'missing');
  const cause = findCause(report, wording);
  const [whole] = report.reasons.includes('whole-run') ? wholeRunShifts(report) : [];
  if (cause !== undefined && groups.every(({ kind }) => kind === 'missing')) return cause.sentence;
  if (all.length > 0) {
    const most = wholeRunShare * groupFindings(report).cases.length;
    // A group of most cases that moved in the same metric says the same.
    const isSaid = groups.some(
      ({ cases, moves }) => cases.length >= most && moves.some(({ metric }) => metric === whole?.metric),
    );
    const and = whole === undefined || isSaid ? '' : `; the whole run: ${describeShift(whole, report, wording)}`;
    return joinParts([describeGroups(groups, report, wording), unread], '; ') + and + besideBase(report);
  }
  if (whole !== undefined) return `the whole run got worse: ${describeShift(whole, report, wording)}`;
  return joinWithAnd(report.reasons.map((reason) => outcomeReasonTexts[reason]));
}

/** The sentence of a run that got worse as a whole, and what follows; empty if it did not. */
export const describeWholeRun = (report: Report, wording: Wording): string =>
  wholeRunShifts(report).length === 0
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
function describeShift(shift: RunShift, report: Report, wording: Wording): string {
  const began = listBegan(shift, report);
  const start = began.length === 0 ? '' : describeBegin(began, wording);
  return joinParts([`${wording.title(shift)} ${formatSize(shift.percent)}`, start], ', ');
}

function describePassed(report: Report, wording: Wording): Headline {
  const { tallies } = report;
  if (tallies.compared === 0)
    return { sign: 'doubt', text: describeFirst(report, wording, whyNothing(report, wording)) };
  const doubt = describeTolerated(report, wording);
  if (doubt !== undefined) return { sign: 'doubt', text: doubt };
  const partly = findPartlyJudged(report, wording);
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
  const none = clear === 0 ? 'no regression except waived ones' : `no regression in ${formatCount(clear, 'case')}`;
  const said = [
    (isAsked ? none : `nothing judged in ${formatCount(tallies.cases, 'case')}`) +
      (shifted === '' ? '' : ` beside the shift of the whole run: ${shifted}`),
    open > 0 && isAsked ? `${thousands(open)} could not be judged` : '',
    tallies.new > 0 ? `${thousands(tallies.new)} new` : '',
    tallies.waived > 0 && named === '' ? `${thousands(tallies.waived)} waived` : '',
  ];
  return {
    sign: isThin ? 'doubt' : 'passed',
    text: `${joinParts(said, ', ')}${named}${gap}${besideBase(report)}${notExcluded(report, wording)}${praise}`,
  };
}

/** "no verdict asked: checkout got slower: p99 +58 %": what a verdict would be about, and never that it passed. */
const describeDifferences = (report: Report, wording: Wording): string =>
  report.gate?.isOfItself === true
    ? `no verdict asked: this version was measured ${formatCount(report.pairs?.pairs ?? 0, 'time')} beside itself`
    : `no verdict asked: ${describePassed(report, wording).text.replace(/^passed, but /, '')}`;

/** What looks worse in a run that passed; undefined if nothing does. */
function describeTolerated(report: Report, wording: Wording): string | undefined {
  const allowed = isNotAsked(report) ? '' : ' (allowed by the configuration)';
  const tolerated = groupsIn(report, 'tolerated');
  if (tolerated.length > 0) return `passed, but ${describeGroups(tolerated, report, wording)}${allowed}`;
  const [whole] = wholeRunShifts(report);
  if (whole !== undefined)
    return `passed, but the whole run got worse: ${describeShift(whole, report, wording)}${allowed}`;
  const suspects = groupsIn(report, 'suspect');
  const unsure = undecidedRunShifts(report);
  const open =
    unsure.length > 0
      ? describeUnknownShifts(unsure, report, wording)
      : suspects.length > 0
        ? describeSuspects(suspects, report, wording, describeDoubt(suspects, report))
        : describeUnseen(report, wording);
  const isAllowed = report.reasons.some((reason) => unknownReasons.has(reason));
  return open === '' ? undefined : `passed, but ${open}${isAllowed ? ' (allowed by `fail: {unknown: pass}`)' : ''}`;
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
  const role = reference.decides === true ? 'it decides, too' : 'it does not decide';
  const view = referenceReport(report);
  if (view === undefined)
    return `Nothing was compared with the second baseline (${name}; ${role}): ${whyNoReference(reference)}.`;
  const gap = reference.unread === true ? '; part of it could not be read' : '';
  const said = isReferenceInHeadline(report) ? countLine(view, wording) : `${headline(view, wording).text}.`;
  return `Compared with ${name} (${describeBaseline(reference.baseline, wording)}; ${role}${gap}): ${said}`;
}
