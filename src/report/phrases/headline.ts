/** The verdict as one sentence. It never claims more certainty than the findings have. */
import { formatCount, joinParts, joinWithAnd, thousands, formatSize } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Report, RunShift } from '../../model/documents.js';
import { isNoiseAssumed } from '../../judge/outcome.js';
import { groupFindings, type Group } from '../../judge/groups/groups.js';
import type { State } from '../../judge/groups/case-states.js';
import { findCause } from './causes.js';
import { describeDoubt } from './certainty.js';
import { countUsedRuns, describeAge, describeBaseline, describeUsedRuns, isOnlyOwnBaseline } from './compared-runs.js';
import { describeGroups, describeMoves, describeSuspects } from './group-clauses.js';
import { besideBase, notExcluded } from './measured-pairs.js';
import { describeOpenObjectives } from './open-objectives.js';
import { describePartlyJudged, describePartlyNew, findPartlyJudged, findPartlyNew } from './partly-judged.js';
import { isDecidedByReference, nameReference, referenceReport, whyNoReference } from './reference.js';
import { describeUnknownShifts, undecidedRunShifts, wholeRunShifts } from './run-shift.js';
import { countUnjudged, describeUnjudged } from './summary.js';
import { describeEnvironments } from './environments.js';
import { nameGroup } from '../groups/names.js';
import { describeUnread } from './unread-files.js';
import { outcomeReasonTexts, reasonTexts, whenRunsSuffice } from './words.js';
import { nameWaiver } from './waived.js';
import type { Wording } from './wording.js';

export interface Headline {
  /** The sign before the sentence. doubt: passed, but something looks worse. */
  readonly sign: 'failed' | 'passed' | 'doubt' | 'undecided';
  /** "checkout got slower: throughput −37 %, p99 +58 %" */
  readonly text: string;
}

export function headline(report: Report, wording: Wording): Headline {
  return isDecidedByReference(report) && report.outcome !== 'passed'
    ? describeReference(report, wording)
    : withAge(outcomes[report.outcome](report, wording), report);
}

/** A baseline from long ago is said at once: other changes are judged along with this one. */
function withAge({ sign, text }: Headline, { baseline: { age }, problems }: Report): Headline {
  const isStale = problems.some(({ code }) => code === 'stale-baseline');
  return {
    sign,
    text: isStale && age !== undefined ? `${text}; the newest baseline run is ${describeAge(age)} old` : text,
  };
}

/** "compared with 4.4.0, checkout got slower: p99 +58 %". */
function describeReference(report: Report, wording: Wording): Headline {
  const { reference } = report;
  const view = referenceReport(report);
  const name = reference === undefined ? '' : nameReference(reference, wording);
  if (reference === undefined || view === undefined) {
    const why = reference === undefined ? '' : `, ${whyNoReference(reference)}`;
    return { sign: 'undecided', text: unknown(`nothing was compared with the second baseline (${name})${why}`) };
  }
  const own = outcomes[view.outcome](view, wording);
  const text = `compared with ${name}, ${afterWord(own)}`;
  return { sign: own.sign, text: own.sign === 'undecided' ? unknown(text) : text };
}

const groupsIn = (report: Report, state: State): readonly Group[] =>
  groupFindings(report).groups.filter((group) => group.state === state);

function describeFailed(report: Report, wording: Wording): string {
  const all = groupsIn(report, 'failing');
  const unread = describeUnread(report);
  // What could not be read was measured.
  const groups = unread === '' ? all : all.filter(({ kind }) => kind !== 'missing');
  const cause = findCause(report, wording);
  const [whole] = report.reasons.includes('whole-run') ? wholeRunShifts(report) : [];
  if (cause !== undefined && groups.every(({ kind }) => kind === 'missing')) return cause.sentence;
  if (all.length > 0) {
    const and =
      whole === undefined || isShown(whole, groups, report) ? '' : `; the whole run: ${describeShift(whole, wording)}`;
    const own = groups.length === 0 ? '' : describeGroups(groups, report, wording);
    const clauses = joinParts([own, unread], '; ');
    return clauses + and + besideBase(report);
  }
  if (whole !== undefined) return `the whole run got worse: ${describeShift(whole, wording)}`;
  return joinWithAnd(report.reasons.map((reason) => outcomeReasonTexts[reason]));
}

/** Whether one of the groups consists of all cases and moved in the same metric. */
const isShown = ({ metric }: RunShift, groups: readonly Group[], report: Report): boolean =>
  groups.some(
    ({ cases, moves }) =>
      cases.length === groupFindings(report).cases.length && moves.some((move) => move.metric === metric),
  );

/** "throughput −20 %". */
const describeShift = (shift: RunShift, wording: Wording): string =>
  `${wording.title(shift)} ${formatSize(shift.percent)}`;

function describePassed(report: Report, wording: Wording): Headline {
  const { tallies } = report;
  if (tallies.compared === 0)
    return { sign: 'doubt', text: `nothing to compare with yet${whyNothing(report, wording)}` };
  const doubt = describeTolerated(report, wording);
  if (doubt !== undefined) return { sign: 'doubt', text: doubt };
  const partly = findPartlyJudged(report, wording);
  const open = tallies.inconclusive - partly.keys.size;
  const judged = tallies.cases - open - tallies.new;
  if (judged === 0) return { sign: 'doubt', text: noneCertain(report) };
  const [waived, ...moreWaived] = groupsIn(report, 'waived');
  const named =
    waived !== undefined && moreWaived.length === 0
      ? `; ${nameGroup(waived, groupFindings(report), wording)}: ${joinParts([describeMoves([waived], wording), nameWaiver(waived, wording)], ', ')}`
      : '';
  const others = [
    open > 0 ? `${thousands(open)} could not be judged` : '',
    tallies.new > 0 ? `${thousands(tallies.new)} new` : '',
    tallies.waived > 0 && named === '' ? `${thousands(tallies.waived)} waived` : '',
  ].filter((part) => part !== '');
  const better = groupsIn(report, 'better');
  const praise = better.length === 0 ? '' : `; ${describeGroups(better, report, wording)}`;
  // If throughput and a response time were judged, only the line below the table names what was not.
  const isInAll = !partly.areCovered && partly.keys.size === judged;
  const fresh = findPartlyNew(report);
  const isNewInAll = fresh.keys.size === judged;
  // A pass deserves a look if most cases could not be judged, or none in some metric.
  const isThin = isInAll || isNewInAll || open >= tallies.pass + tallies.improvement + partly.keys.size;
  // The line below the table names both kinds of cases that could not be judged.
  const partlyJudged = open > 0 || partly.areCovered ? '' : describePartlyJudged(partly, wording);
  const gap = partlyJudged + describePartlyNew(fresh, wording);
  const rest = others.length === 0 ? '' : `, ${others.join(', ')}`;
  const clear = judged - tallies.waived;
  const said = clear === 0 ? 'no regression except waived ones' : `no regression in ${formatCount(clear, 'case')}`;
  return {
    sign: isThin ? 'doubt' : 'passed',
    text: `${said}${rest}${named}${gap}${besideBase(report)}${notExcluded(report, wording)}${praise}`,
  };
}

/** What looks worse in a run that passed; undefined if nothing does. */
function describeTolerated(report: Report, wording: Wording): string | undefined {
  const tolerated = groupsIn(report, 'tolerated');
  if (tolerated.length > 0)
    return `passed, but ${describeGroups(tolerated, report, wording)} (allowed by the configuration)`;
  const [whole] = wholeRunShifts(report);
  if (whole !== undefined)
    return `passed, but the whole run got worse: ${describeShift(whole, wording)} (allowed by the configuration)`;
  const suspects = groupsIn(report, 'suspect');
  const unsure = undecidedRunShifts(report);
  const unknown =
    unsure.length > 0
      ? describeUnknownShifts(unsure, report, wording)
      : suspects.length > 0
        ? describeSuspects(suspects, report, wording, describeDoubt(suspects))
        : report.reasons.includes('noise-assumed')
          ? describeAssumed(report, wording)
          : undefined;
  const isAllowed = report.reasons.some(
    (reason) => reason === 'suspect-unresolved' || reason === 'whole-run-undecided',
  );
  return unknown && `passed, but ${unknown}${isAllowed ? ' (allowed by `fail: {unknown: pass}`)' : ''}`;
}

/** What was measured beyond its band where too few past runs show the noise. */
function describeAssumed(report: Report, wording: Wording): string {
  const groups = groupsIn(report, 'unjudged').flatMap((group) => {
    const moves = group.moves.filter(({ findings }) => findings.some(isNoiseAssumed));
    return moves.length === 0 ? [] : [{ ...group, moves }];
  });
  const runs = Math.max(
    0,
    ...groups.flatMap(({ moves }) => moves.flatMap(({ largest: { noise } }) => noise?.runs ?? 0)),
  );
  return `${describeMoves(groups, wording)} in ${formatCount(
    groups.reduce((count, { cases }) => count + cases.length, 0),
    'case',
  )} may be noise, of which ${formatCount(runs, 'past run')} ${runs === 1 ? 'shows' : 'show'} too little`;
}

/** Problems because of which nothing passes, whatever was measured. */
const withholding = new Set([
  'committed-results',
  'results-of-other',
  'recorded-for-other',
  'results-older',
  'results-apart',
  'rows-shared',
  'generators-missing',
  'load-test-failed',
]);

function describeUndecided(report: Report, wording: Wording): string {
  const { tallies, reasons, baseline } = report;
  const cause = findCause(report, wording);
  if (cause !== undefined) return cause.sentence;
  if (tallies.compared === 0)
    return `${reasons.includes('no-baseline') ? 'nothing to compare with yet' : 'nothing was compared'}${whyNothing(report, wording)}`;
  const incomplete = report.problems.find(({ code }) => withholding.has(code));
  if (incomplete !== undefined) return wording.name(incomplete.message.replace(/\.$/, ''));
  if (reasons.includes('unsound')) return whyUnsound(report);
  const beyond = describeBeyond(report, wording);
  if (reasons.includes('unreadable-input')) {
    const inputs = describeUnread(report) || 'not all inputs could be read';
    return `${inputs}; ${beyond ?? 'no regression in the rest'}`;
  }
  if (reasons.includes('objective-not-measured')) return describeOpenObjectives(report, wording);
  if (beyond !== undefined) return beyond;
  if (reasons.includes('budget-spent') || reasons.includes('open')) {
    const why = reasons.includes('budget-spent') ? 'not clear before the budget was spent' : 'not clear yet';
    return `${why}${besideBase(report)}${notExcluded(report, wording)}`;
  }
  if (reasons.includes('metric-never-judged')) {
    const unjudged = describeNeverJudged(report, wording);
    return `${unjudged === '' ? outcomeReasonTexts['metric-never-judged'] : `${unjudged} could not be judged in any case`}${whyNever(report)}`;
  }
  const runs =
    baseline.repetitions === undefined ? describeUsedRuns(report) : formatCount(baseline.repetitions, 'repetition');
  const isShort = countUsedRuns(report) < fewRuns;
  const text = baseline.repetitions === undefined ? `only ${runs}` : `${runs} are not enough`;
  const [worst] = groupsIn(report, 'unjudged').filter(({ moves }) => moves.some(isMove));
  const moved = worst === undefined ? '' : describeMoves([{ ...worst, moves: worst.moves.filter(isMove) }], wording);
  const why = joinWithAnd(describeUnjudged(report));
  const facts = [moved, isShort ? text : why].filter((part) => part !== '');
  const size = `${thousands(tallies.inconclusive)} of ${formatCount(tallies.cases, 'case')}`;
  return [...facts, size].join(', ');
}

/** What was measured beyond its band and is not explained; undefined if nothing was. */
function describeBeyond(report: Report, wording: Wording): string | undefined {
  const { reasons, pairs } = report;
  const unsure = reasons.includes('whole-run-undecided') ? undecidedRunShifts(report) : [];
  if (unsure.length > 0) return `${describeUnknownShifts(unsure, report, wording)}: ${besideOrBands}`;
  const suspects = reasons.includes('suspect-unresolved') ? groupsIn(report, 'suspect') : [];
  if (suspects.length === 0) return undefined;
  const doubt = pairs === undefined ? `${describeDoubt(suspects)}: ${besideOrBands}` : describeOpenPairs(report);
  return describeSuspects(suspects, report, wording, doubt);
}

/** What decides, and what needs no other measurement. */
const besideOrBands = 'measure base and head beside each other, or `judge: bands`';

const describeOpenPairs = ({ reasons }: Report): string =>
  reasons.includes('budget-spent') ? 'noise was not excluded before the budget was spent' : 'noise is not excluded yet';

const fewRuns = 5;
const isMove = ({ change, largest }: Group['moves'][number]): boolean =>
  change !== undefined && largest.reason !== 'errors' && largest.reason !== 'baseline-errors';

const unknown = (text: string): string => `unknown: ${text}`;

/** The sentence after the word of its sign, which it need not repeat. */
export const afterWord = ({ text }: Headline): string =>
  text.replace(/^passed, but /, 'but ').replace(/^unknown: /, '');

const outcomes: Readonly<Record<Report['outcome'], (report: Report, wording: Wording) => Headline>> = {
  failed: (report, wording) => ({ sign: 'failed', text: describeFailed(report, wording) }),
  passed: describePassed,
  undecided: (report, wording) => ({ sign: 'undecided', text: unknown(describeUndecided(report, wording)) }),
};

/**
 * "no certain regression in 5 cases with 1 baseline run: changes are found from 3 on, small ones from about 10", or
 * "no certain regression in 5 cases: too few requests".
 */
function noneCertain(report: Report): string {
  const { tallies, baseline } = report;
  const [why] = countUnjudged(report).keys();
  const subject = `no certain regression in ${formatCount(tallies.cases, 'case')}`;
  const isShort = baseline.repetitions === undefined && countUsedRuns(report) < fewRuns;
  return isShort && (why === 'within-noise' || why === 'short-history')
    ? `${subject} with ${describeUsedRuns(report)}: ${whenRunsSuffice}`
    : [subject, ...describeUnjudged(report).slice(0, 1)].join(': ');
}

function whyNothing(report: Report, wording: Wording): string {
  const { tallies, reasons, candidate, baseline } = report;
  if (isOnlyOwnBaseline(report)) return ': the baseline contains only this run';
  if (candidate.cases + baseline.cases === 0) return ': --only selects no case';
  if (candidate.cases > 0 && baseline.cases > 0 && tallies.cases === 0) return ': no case has a gated metric';
  const why = describeUnjudged(report);
  const isOpen = why.length > 0 && !reasons.includes('no-baseline');
  if (!isOpen && (reasons.includes('no-baseline') || baseline.cases === 0))
    return `: ${formatCount(tallies.cases, 'case')} measured, no baseline`;
  const environments =
    why.length === 1 && why[0] === reasonTexts.environment ? describeEnvironments(report, wording) : '';
  if (why.length > 0) return `: ${environments || joinWithAnd(why)}`;
  return `: none of the ${formatCount(candidate.cases, 'case')} of this run is in the baseline (${wording.name(baseline.selector)}, ${formatCount(baseline.cases, 'case')})`;
}

/** ": too many requests failed in the baseline": the reason that most cases share. */
function whyNever(report: Report): string {
  const [first] = countUnjudged(report);
  return first === undefined || 2 * first[1] <= report.tallies.cases ? '' : `: ${reasonTexts[first[0]]}`;
}

/** Gated metrics that were never judged, although they have findings. */
function describeNeverJudged({ findings }: Report, wording: Wording): string {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const unjudged = [...groupBy(gated, ({ metric }) => metric).values()].filter((all) =>
    all.every(({ verdict }) => verdict === 'inconclusive' || verdict === 'new'),
  );
  return joinWithAnd(unjudged.flatMap((all) => all.slice(0, 1)).map((finding) => wording.title(finding)));
}

function whyUnsound({ problems }: Report): string {
  const codes = new Set(problems.map(({ code }) => code));
  if (['truncated-result', 'archive-cut', 'measured-shorter'].some((code) => codes.has(code)))
    return 'a test was cut short';
  if (codes.has('clock-set-back')) return 'the times in a result go back';
  return codes.has('idle-result') ? 'a result has a long stretch without requests' : outcomeReasonTexts.unsound;
}

/**
 * "Compared with 4.4.0 (5 runs of 2026-01-31; it does not decide): checkout got slower: p99 +58 %." Empty if there is no
 * second baseline.
 */
export function referenceLine(report: Report, wording: Wording): string {
  const { reference } = report;
  if (reference === undefined) return '';
  const name = nameReference(reference, wording);
  const role = reference.decides === true ? 'it can fail the gate' : 'it does not decide';
  const view = referenceReport(report);
  if (view === undefined)
    return `Nothing was compared with the second baseline (${name}; ${role}): ${whyNoReference(reference)}.`;
  const gap = reference.unread === true ? '; part of it could not be read' : '';
  return `Compared with ${name} (${describeBaseline(reference.baseline, wording)}; ${role}${gap}): ${headline(view, wording).text}.`;
}
