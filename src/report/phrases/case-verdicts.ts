/** What every surface says of a case: its verdict, and the finding whose number stands for it. Only this file decides them. */
import { formatCount, joinParts, joinWithOr, thousands } from '../../lang/format.js';
import { cacheByObject, groupBy } from '../../lang/objects.js';
import { isBeyondBand } from '../../compare/loss-start.js';
import type { Finding, Reason, Report } from '../../model/documents.js';
import { isOpenObjective } from '../../model/objectives.js';
import type { CaseState } from '../../judge/groups/case-states.js';
import { groupFindings } from '../../judge/groups/groups.js';
import { isCoupled } from './run-shift.js';
import { caseLooks, type CaseWord, failingWord, reasonTexts } from './words.js';
import type { Wording } from './wording.js';
import { isWorseVerdict } from '../../model/verdict-order.js';
import { compareMetrics } from '../../judge/groups/moves.js';

export interface CaseVerdict {
  readonly found: CaseState;
  readonly word: CaseWord;
  /** What decided it; of a case that did not change, what came closest to its limit. */
  readonly shown: Finding;
}

/** The verdict of every case with a gated metric, sorted by key. It is computed once per report. */
export const judgeCases = cacheByObject(decideAll, ({ findings }) => findings);

function decideAll(report: Report, wording: Wording): readonly CaseVerdict[] {
  const { keys } = findPartlyJudged(report, wording);
  const carried = findCarried(report);
  return groupFindings(report).cases.flatMap((found): readonly CaseVerdict[] => {
    const word = chooseWord(found, keys, carried);
    const judged = found.findings.filter(
      ({ verdict, metric }) => verdict !== 'inconclusive' && metric !== 'errorPercent',
    );
    const own = word === 'partly' || word === 'same' || word === 'waiting' || word === 'alike' ? judged : found.moved;
    const [known = []] = [own, found.moved, found.findings].filter(({ length }) => length > 0);
    const [shown] = known.toSorted((a, b) => Math.abs(b.severity ?? 0) - Math.abs(a.severity ?? 0));
    return shown === undefined ? [] : [{ found, word, shown }];
  });
}

/** @param partly the keys of cases that were judged in some metrics only */
function chooseWord(
  { name: { key }, state, kind, findings }: CaseState,
  partly: ReadonlySet<string>,
  carried: ReadonlySet<string>,
): CaseWord {
  if (state === 'failing') return failingWord(kind);
  if (state === 'same' && carried.has(key)) return 'carried';
  if (state !== 'same' && !partly.has(key)) return state;
  if (findings.some((finding) => isCoupled(finding) && isBeyondBand(finding))) return 'waiting';
  if (findings.some(hasMovedAlike)) return 'alike';
  return partly.has(key) ? 'partly' : 'same';
}

/** Whether a case was measured beyond its band because the machine, or all cases, moved so far. */
const hasMovedAlike = (finding: Finding): boolean =>
  finding.verdict === 'pass' &&
  isBeyondBand(finding) &&
  Math.abs(finding.adjusted?.shift ?? 0) > (finding.band?.percent ?? 0);

/** The cases that lost with a run that got worse as a whole, although they do not differ from the others. */
function findCarried({ runShifts, findings }: Report): ReadonlySet<string> {
  const shifted = new Set(runShifts.flatMap(({ metric, verdict }) => (verdict === 'regression' ? [metric] : [])));
  const gated = findings.filter((finding) => finding.gated && !isOpenObjective(finding));
  const judged = new Set(gated.flatMap((finding) => (finding.verdict === 'pass' ? [] : [finding.case.key])));
  const carried = gated.filter(
    (finding) => shifted.has(finding.metric) && finding.reason !== 'coupled' && isBeyondBand(finding),
  );
  return new Set(carried.map((finding) => finding.case.key).filter((key) => !judged.has(key)));
}

/** The verdicts of the cases with their numbers, worst first. */
export function countCases(report: Report, wording: Wording): readonly (readonly [word: CaseWord, size: number])[] {
  const all = groupBy(judgeCases(report, wording), ({ word }) => word);
  return (Object.keys(caseLooks) as CaseWord[]).flatMap((word) => {
    const size = all.get(word)?.length;
    return size === undefined ? [] : [[word, size] as const];
  });
}

/** "unchanged", "unchanged but not judged in p99 (too few requests)": a verdict after a number of cases. */
function nameVerdict(word: CaseWord, report: Report, wording: Wording): string {
  if (word === 'carried') return 'worse with the whole run';
  if (word === 'alike') return 'moved as the others did';
  if (word !== 'partly') return caseLooks[word].word;
  const partly = findPartlyJudged(report, wording);
  return `${caseLooks[word].word} but not judged in ${nameUnjudgedMetrics(partly, wording)} (${describeReasons(partly)})`;
}

/** Whether no case was judged, because no result is one whole test: what was measured is shown, but never as unchanged. */
export const isNothingJudged = ({ findings }: Pick<Report, 'findings'>): boolean => {
  const gated = findings.filter((finding) => finding.gated && finding.reason !== 'no-baseline');
  return gated.length > 0 && gated.every(({ reason }) => reason === 'unsound');
};

/** "3 worse, 5 unchanged, 10 unchanged but not judged in p99 (too few requests)": every case has one verdict. */
export const listCounts = (report: Report, wording: Wording): string =>
  countCases(report, wording)
    .map(([word, size]) => `${thousands(size)} ${nameVerdict(word, report, wording)}`)
    .join(', ');

/** "18 cases: 3 worse, 15 unchanged; 2 controls.", "6 cases: all unchanged." */
export function countLine(report: Report, wording: Wording): string {
  const counts = countCases(report, wording);
  const controls = new Set(
    report.findings.filter(({ control }) => control === true).map((finding) => finding.case.key),
  );
  const total = counts.reduce((sum, [, size]) => sum + size, 0);
  const parts = listCounts(report, wording);
  const all = counts.length > 1 ? parts : parts.replace(/^[\d,]+ /, total > 1 ? 'all ' : '');
  const cases = total === 0 ? '' : `${formatCount(total, 'case')}: ${all}`;
  const text = joinParts([cases, controls.size === 0 ? '' : formatCount(controls.size, 'control')], '; ');
  return text && `${text}.`;
}

/** Cases that were compared or judged in some metrics only. */
export interface Partly {
  /** The keys of the cases. */
  readonly keys: ReadonlySet<string>;
  /** The metrics that some of them lack. */
  readonly metrics: readonly string[];
}

const listMetrics = (findings: readonly Finding[]): readonly string[] =>
  [...new Set(findings.map(({ metric }) => metric))].sort(compareMetrics);

/** Cases whose baseline lacks some metrics. */
export function findPartlyNew({ findings }: Pick<Report, 'findings'>): Partly {
  const gated = findings.filter((finding) => finding.gated && finding.objective === undefined);
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(
    ([, all]) => all.some(isNew) && all.some(({ severity }) => severity !== undefined),
  );
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(cases.flatMap(([, all]) => all.filter(isNew))),
  };
}

const isNew = ({ verdict }: Finding): boolean => verdict === 'new';

/** "; p99 of 3 cases could not be compared: not in the baseline". Empty if there is no such case. */
export const describePartly = (partly: Partly, what: 'compared' | 'judged', why: string, wording: Wording): string =>
  partly.keys.size === 0
    ? ''
    : `; ${nameUnjudgedMetrics(partly, wording)} of ${formatCount(partly.keys.size, 'case')} could not be ${what}: ${why}`;

export interface PartlyJudged extends Partly {
  /** The most frequent reason comes first; empty if there is no such case. */
  readonly reasons: readonly Reason[];
  /** Whether in every case a throughput and a response time were judged, of those that are gated. */
  readonly areCovered: boolean;
}

/** They are computed once per report, because every part of a report shows them. */
export const findPartlyJudged = cacheByObject(search, ({ findings }) => findings);

const uncertain = new Set<Reason>(['few-samples', 'too-noisy']);

function search({ findings: all }: Pick<Report, 'findings'>, wording: Wording): PartlyJudged {
  const gated = all.filter((finding) => finding.gated && !isOpenObjective(finding));
  const cases = [...groupBy(gated, (finding) => finding.case.key)].filter(([, findings]) =>
    isPartlyJudged(findings, wording),
  );
  const open = cases.flatMap(([, findings]) => findings.filter(({ verdict }) => verdict === 'inconclusive'));
  const byReason = [...groupBy(open, ({ reason }) => reason)].sort(([, a], [, b]) => b.length - a.length);
  return {
    keys: new Set(cases.map(([key]) => key)),
    metrics: listMetrics(open),
    reasons: byReason.map(([reason]) => reason),
    areCovered: cases.every(([, findings]) => isCovered(findings, wording)),
  };
}

/** Whether a slower service would show: throughput and a response time were judged, of those that are gated. */
function isCovered(findings: readonly Finding[], wording: Wording): boolean {
  const rates = findings.filter(({ metric }) => metric === 'throughput');
  const times = findings.filter((finding) => wording.metric(finding).unit === 'ms');
  return [rates, times].every((family) => family.length === 0 || family.some(wasJudged));
}

/** Whether a finding compares a value with a baseline and has a verdict. */
export const wasJudged = ({ verdict }: Finding): boolean => verdict !== 'inconclusive' && verdict !== 'new';

function isPartlyJudged(findings: readonly Finding[], wording: Wording): boolean {
  const [worst] = findings.map(({ verdict }) => verdict).sort((a, b) => (isWorseVerdict(a, b) ? -1 : 1));
  return (
    worst === 'inconclusive' &&
    findings.every(
      ({ verdict, reason }) =>
        verdict !== 'inconclusive' ||
        uncertain.has(reason) ||
        (reason === 'within-noise' && isCovered(findings, wording)),
    ) &&
    findings.some(
      (finding) =>
        wording.metric(finding).scale === 'ratio' && (finding.verdict === 'pass' || finding.verdict === 'improvement'),
    )
  );
}

/** "p99", "p95 or p99": some cases may lack only one of them. */
export const nameUnjudgedMetrics = ({ metrics }: Partly, wording: Wording): string =>
  joinWithOr(metrics.map((metric) => wording.title({ metric })));

/** "too few requests", "too few requests or too noisy to judge". Empty if there is no such case. */
export const describeReasons = ({ reasons }: PartlyJudged): string =>
  joinWithOr(reasons.map((reason) => reasonTexts[reason]));
