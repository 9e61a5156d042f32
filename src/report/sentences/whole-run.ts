/** Describes a shift of all cases of a run: a slow machine, or a change that affects everything. */
import {
  capitalize,
  formatCount,
  formatShare,
  formatSize,
  joinWithAnd,
  shortList,
  thousands,
} from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import { worseSign } from '../../metrics/values.js';
import { knownMedian, median } from '../../stats/averages.js';
import type { Finding, Report, RunShift } from '../../model/documents.js';
import { isCoupled } from '../../judge/account/cases.js';
import { type Group, groupFindings, listAwaited } from '../../judge/account/groups.js';
import { common } from '../../judge/model/settings.js';
import { countPastRuns, describePastRuns, tellsNoMachine } from './runs.js';
import { formatMoved, formatSizes } from './numbers.js';
import type { Wording } from './words.js';

/**
 * One sentence for throughput that follows from other labels, one for each severe shift, and one for controls that got worse.
 * Shifts that are neither worse nor outside the band need none, nor do those that the heading describes.
 */
export const runShiftLines = (report: Report, wording: Wording, heading = ''): readonly string[] => [
  ...coupledLines(report, wording),
  ...graveLines(report, wording, heading),
  ...controlLines(report, wording),
];

/** Shifts in which the whole run, and most of its cases, are worse than in any run before; worst first. */
export function wholeRunShifts(report: Report): readonly RunShift[] {
  const excess = ({ percent: moved, limit = Infinity }: RunShift): number => Math.abs(moved / limit);
  const worse = report.runShifts.filter(({ verdict }) => verdict === 'regression');
  const whole = worse.filter((shift) => isWhole(shift, report));
  // If only half of the cases moved, their own findings describe it better. Without such findings, the shift is
  // reported.
  const notable = whole.length > 0 || report.findings.some(({ fails }) => fails) ? whole : worse;
  return notable.toSorted((a, b) => excess(b) - excess(a));
}

/** The findings of a run that got worse as a whole, if most of them began with an earlier run; otherwise none. */
export function listBegan(shift: RunShift | undefined, report: Report): readonly Finding[] {
  const { moved } = shift === undefined ? { moved: [] } : listMoved(shift, report);
  const began = moved.filter((finding) => finding.began !== undefined);
  return began.length >= wholeRunShare * moved.length ? began : [];
}

/** Shifts beyond the band that one run, or the history, cannot attribute to a slow machine or to a change. */
export const undecidedRunShifts = (report: Report): readonly RunShift[] =>
  report.runShifts.filter((shift) => shift.verdict === 'inconclusive' && isWhole(shift, report));

/** "throughput −24 to −20 %, p99 +31 % in all 61 cases; one past run cannot tell a slow machine from a change". */
export function describeUnknownShifts(shifts: readonly RunShift[], report: Report, wording: Wording): string {
  const byPlace = groupBy(shifts, (shift) => describeWhere(shift, report));
  const clauses = [...byPlace].map(([where, own]) => {
    const sizes = own.map((shift) => {
      const moved = listMoved(shift, report).moved.flatMap(({ delta }) => delta?.percent ?? []);
      return `${wording.title(shift)} ${formatSizes(moved.length > 0 ? moved : [shift.percent])}`;
    });
    return `${sizes.join(', ')} ${where}`;
  });
  const doubts = shifts
    .slice(0, 1)
    .map((shift) => (listBegan(shift, report).length > 0 ? 'not new in this run' : describeDoubt(shift, report)));
  return [joinWithAnd(clauses), ...doubts].join('; ');
}

function describeDoubt(shift: RunShift, report: Report): string {
  const { repetitions } = report.baseline;
  const runs = repetitions ?? countPastRuns(report, judgedFindings(report, shift.metric));
  const noun = repetitions === undefined ? undefined : 'repetition';
  return runs < common.runsOfMachine
    ? tellsNoMachine(describePastRuns(report, runs, noun))
    : 'either the machine or the change is the cause';
}

/** With less, the whole run has hardly moved, in percent. */
const leastShift = 2;

/** "p99 +7.4 %, p50 +7.7 %": how far a run that passes got worse as a whole; empty if it did not, or hardly. */
export const sayTolerated = (report: Report, wording: Wording): string =>
  report.runShifts
    .filter((shift) => isTolerated(shift, report, wording))
    .map((shift) => `${wording.title(shift)} ${formatSize(shift.percent)}`)
    .join(', ');

const isBeyondBand = ({ metric, percent, controls }: RunShift, report: Report): boolean =>
  controls.length === 0 && Math.abs(percent) > (judgedFindings(report, metric)[0]?.band?.percent ?? Infinity);

/**
 * Whether a run got worse as a whole, in every metric within its limit, and in this one beyond its band, or further than any
 * run before and twice as far as runs vary.
 */
function isTolerated(shift: RunShift, report: Report, wording: Wording): boolean {
  const { percent, limit = 0, worstPast, spread = 0, labels, verdict } = shift;
  const past = Math.max(0, (worstPast ?? NaN) * Math.sign(percent), 2 * spread);
  const size = Math.abs(percent);
  const isFurther = (size >= leastShift && size > past) || isBeyondBand(shift, report);
  // What one metric says of the machine, all do.
  const isDecided = report.runShifts.some((other) => other.verdict !== 'pass' && isWhole(other, report));
  return (
    verdict === 'pass' &&
    labels === undefined &&
    isWorse(shift, wording) &&
    isFurther &&
    size <= Math.abs(limit) &&
    !isDecided &&
    report.tallies.waived === 0 &&
    isWhole(shift, report)
  );
}

/** A run has moved as a whole if this share of its cases moved at least half as far. */
export const wholeRunShare = 0.75;

const isWorse = ({ metric, percent: moved }: RunShift, wording: Wording): boolean =>
  worseSign(wording.metric({ metric })) * moved > 0;

const judgedFindings = (report: Report, metric: string): readonly Finding[] =>
  report.findings.filter(
    (finding) =>
      finding.metric === metric && (finding.gated || finding.control === true) && finding.severity !== undefined,
  );

/** The findings of all cases, and those that moved at least half as far as the run. */
function listMoved(shift: RunShift, report: Report) {
  const all = judgedFindings(report, shift.metric).filter(({ delta }) => delta?.percent !== undefined);
  return { all, moved: all.filter(({ delta }) => (delta?.percent ?? 0) / shift.percent >= 0.5) };
}

function isWhole(shift: RunShift, report: Report): boolean {
  const { moved, all } = listMoved(shift, report);
  return moved.length >= wholeRunShare * all.length;
}

/** If only some cases moved, their own findings describe it, and the shift needs no prominent line. */
function isGrave(shift: RunShift, report: Report, wording: Wording): boolean {
  if (isTolerated(shift, report, wording)) return true;
  const isPartial = !isWhole(shift, report) && !wholeRunShifts(report).includes(shift);
  // The row of a group of all cases says the same, unless the run as a whole decides.
  const isBetter = isGain(shift, report);
  const isRow = findGroupOfAll(shift, report) !== undefined && !isBetter;
  const hasRow = shift.verdict === 'pass' && isRow && shift.labels === undefined;
  // Cases are judged relative to a shift beyond the band, so unchanged ones show it, too, even if it is a gain.
  const isNotable = isBetter || shift.verdict !== 'pass' || isBeyondBand(shift, report);
  const isVisible = formatShare(shift.percent) !== '0 %';
  return !isPartial && !hasRow && shift.controls.length === 0 && isNotable && isVisible;
}

/** Metrics of which the same is true share one sentence. */
function graveLines(report: Report, wording: Wording, heading: string): readonly string[] {
  const [grave, unknown] = [
    // The heading says what began earlier.
    report.runShifts.filter((shift) => isGrave(shift, report, wording) && listBegan(shift, report).length === 0),
    undecidedRunShifts(report),
  ];
  const hasRow = (shift: RunShift): boolean => findGroupOfAll(shift, report) !== undefined;
  return grave.flatMap((shift) => {
    if (shift.labels !== undefined)
      return waitLine(shift.labels, judgedFindings(report, shift.metric), isWorse(shift, wording), report, wording);
    const end = describeConsequence(shift, report, wording);
    const alike = grave.filter(
      (other) =>
        other.labels === undefined &&
        hasRow(other) === hasRow(shift) &&
        describeConsequence(other, report, wording) === end,
    );
    if (alike[0] !== shift) return [];
    // The row of a group of all cases has the numbers already.
    const byPlace = hasRow(shift) ? [] : [...groupBy(alike, (other) => describeWhere(other, report))];
    const consequence = end.replace(/^[;.] ?/, '');
    const parts = [consequence.replace(/\.$/, ''), ...byPlace.map(([where]) => where)];
    const isKnown = hasRow(shift) || alike.every((each) => unknown.includes(each));
    if (isKnown && parts.every((part) => heading.includes(part))) return [];
    if (hasRow(shift)) return consequence === '' ? [] : capitalize(consequence);
    const clauses = byPlace.map(([where, own], i) => {
      const levels = own.map(
        ({ percent, ...of }) => `${wording.title(of)} ${formatShare(percent)} ${percent < 0 ? 'lower' : 'higher'}`,
      );
      return `${joinWithAnd(levels)}${i === 0 ? ' than usual' : ''} ${where}`;
    });
    return `The whole run: ${clauses.join(', ')}${end}`;
  });
}

/** What follows from a shift, as the end of a sentence and further ones. */
function describeConsequence(shift: RunShift, report: Report, wording: Wording): string {
  // The rows say when it began; what one metric says of this run, all do.
  if (report.runShifts.some((one) => listBegan(one, report).length > 0)) return '.';
  if (shift.verdict === 'regression' || isGain(shift, report))
    return `. ${isPause(shift, report, wording) ? pause : `Either the machine or the change is the cause${report.findings.some(({ older }) => older) ? ' of what is new' : ''}.`}`;
  // A loss that passes only because it is within the limit.
  const isWithin = Math.abs(shift.percent) <= Math.abs(shift.limit ?? 0) && shift.labels === undefined;
  const isDoubtful = shift.verdict === 'inconclusive' || isWithin;
  return isWorse(shift, wording) && isDoubtful ? `; ${describeDoubt(shift, report)}.` : '.';
}

const pause =
  'Requests take as long as before: users pause longer or less (think time, timers, pacing), or the load generator does.';

/** Whether throughput changed although requests take as long as before. A slow machine would make them slower. */
const isPause = ({ metric, percent }: RunShift, { findings }: Report, wording: Wording): boolean =>
  metric === 'throughput' &&
  !findings.some((one) => one.metric !== metric && /regression|suspect/.test(one.verdict) && wording.isSpeed(one)) &&
  tookNoLonger(findings, percent);

/** Response times that changed by less than this part of the throughput do not explain it. */
const minPart = 0.25;

/** Whether response times are known, and did not grow where throughput changed by so many percent, or fall where it rose. */
export function tookNoLonger(findings: readonly Finding[], percent: number): boolean {
  const typical = findings.filter(({ metric }) => metric === 'p50' || metric === 'mean');
  return -knownMedian(typical.map(({ delta }) => delta?.percent ?? NaN)) / percent < minPart;
}

/** "in all 14 cases". */
function describeWhere(shift: RunShift, report: Report): string {
  const { moved, all } = listMoved(shift, report);
  const whole = all.length === 2 ? 'in both cases' : `in all ${formatCount(all.length, 'case')}`;
  return moved.length === all.length ? whole : `in ${String(moved.length)} of ${formatCount(all.length, 'case')}`;
}

/** The group of all cases, if they moved in the same metric, so that the change was not attributed to the machine. */
const findGroupOfAll = ({ metric }: RunShift, report: Report): Group | undefined => {
  const { groups, cases } = groupFindings(report);
  const hasMoved = ({ state, moves }: Group): boolean =>
    state !== 'same' && state !== 'unjudged' && moves.some((move) => move.metric === metric);
  return groups.find((group) => group.cases.length === cases.length && hasMoved(group));
};

/** Whether the run as a whole got better. */
const isGain = (shift: RunShift, report: Report): boolean => findGroupOfAll(shift, report)?.state === 'better';

/** "2 of 3 controls (echo and 1 more) got worse by 8.4 % in throughput, ...": if they are worse, the machine is, too. */
function controlLines(report: Report, wording: Wording): readonly string[] {
  const controls = report.findings.filter(({ control }) => control === true);
  const metrics = [...new Set(controls.map(({ metric }) => metric))].filter(
    (id) => judgedFindings(report, id).length > 0,
  );
  return metrics.flatMap((metric): readonly string[] => {
    const findings = judgedFindings(report, metric).filter(({ control }) => control === true);
    // The adjusted change of a control is near zero, because the controls define the adjustment.
    const worse = findings.filter(
      ({ verdict, delta, band }) =>
        verdict === 'regression' ||
        verdict === 'suspect' ||
        (delta?.direction === 'worse' && Math.abs(delta.percent ?? 0) > (band?.percent ?? Infinity)),
    );
    if (worse.length === 0) return [];
    const changes = worse.map(({ delta }) => delta?.percent ?? delta?.absolute ?? 0);
    const own = wording.metric({ metric });
    const size = formatMoved(Math.abs(median(changes)), own.scale === 'ratio', own).replace('+', '');
    const names = shortList(
      worse.map((finding) => wording.name(finding.case.key)),
      1,
    );
    const end = own.scale === 'ratio' ? ', and cases are judged relative to that' : '';
    return [
      `${thousands(worse.length)} of ${formatCount(findings.length, 'control')} (${names}) got worse by ${size} in ${wording.title({ metric })}, although the change cannot affect them: the machine or the back end moved${end}.`,
    ];
  });
}

type Label = NonNullable<RunShift['labels']>[number];

/** A label under the name that a sentence gives it. */
type NamedLabel = Pick<Label, 'label' | 'new' | 'gone' | 'failing'> & {
  /** Whether nothing shows that its own time changed. */
  readonly isOpen?: boolean;
};

const maxLabels = 3;

/**
 * "users wait for GET /search, which got slower", "users wait less for Pay, which is no longer requested".
 *
 * @param isSlower whether the throughput that follows from them fell
 */
function describeWaitCause(labels: readonly NamedLabel[], isSlower: boolean, wording: Wording): string {
  const clauses = [...groupBy(labels, (label) => describeChange(label, isSlower, true)).values()].flatMap((alike) => {
    const names = alike.map(({ label }) => wording.name(label));
    // More are in the rows above.
    const list = names.length <= maxLabels ? joinWithAnd(names) : formatCount(names.length, 'label');
    return alike.slice(0, 1).map((first) => `${list}, which ${describeChange(first, isSlower, alike.length === 1)}`);
  });
  return `users wait ${isSlower ? '' : 'less '}for ${clauses.join(', and for ')}`;
}

/** The labels that explain what groups lost in throughput alone; empty if the groups are slower themselves. */
export function sayAwaited(groups: readonly Group[], wording: Wording): string {
  const labels = new Map(groups.flatMap(listAwaited).map((own) => [own.label, own]));
  return labels.size === 0 ? '' : describeWaitCause([...labels.values()], groups[0]?.state !== 'better', wording);
}

/** What a label did, as the verb of one or of several. */
function describeChange(label: NamedLabel, isSlower: boolean, isOne: boolean): string {
  if (label.new) return isOne ? 'is new' : 'are new';
  if (label.gone) return `${isOne ? 'is' : 'are'} no longer requested`;
  if (label.failing) return `${isOne ? 'fails' : 'fail'} ${isSlower ? 'slowly' : 'fast'}`;
  const change = isSlower ? 'got slower' : 'got faster';
  return label.isOpen === true ? `may have ${change}` : change;
}

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases." Labels are named with their scenario if there are several. */
function waitLine(
  labels: readonly Label[],
  following: readonly Finding[],
  isSlower: boolean,
  report: Report,
  wording: Wording,
): string {
  const areMixed = new Set(report.findings.map((finding) => finding.case.scenario)).size > 1;
  const named = labels.map((own) => {
    const verdicts = report.findings.flatMap(({ case: { scenario, label }, verdict, metric }) =>
      scenario === own.scenario && label === own.label && metric !== 'throughput' ? [verdict] : [],
    );
    const isOpen = verdicts.length > 0 && !verdicts.some((verdict) => decisive.has(verdict));
    return { ...own, isOpen, ...(areMixed && { label: `${own.scenario} / ${own.label}` }) };
  });
  const unique = new Map(named.map((label) => [label.label, label]));
  const cause = capitalize(describeWaitCause([...unique.values()], isSlower, wording));
  const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
  const titles = new Set(following.map(wording.title));
  const [only] = following;
  const where = only && following.length === 1 ? wording.name(only.case.key) : formatCount(sizes.length, 'case');
  return `${cause}: ${[...titles].join(', ')} ${formatSizes(sizes)} in ${where}.`;
}

/** A label with one of these changed itself. */
const decisive: ReadonlySet<Finding['verdict']> = new Set(['regression', 'improvement', 'waived']);

/** A sentence about all losses of throughput that follow from other labels, and one about gains. */
export function coupledLines(report: Report, wording: Wording): readonly string[] {
  const { findings, runShifts } = report;
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  // What is worse itself has a row that says so.
  const worse = new Set(
    findings.flatMap(({ verdict, case: { key } }) => (/regression|waived/.test(verdict) ? [key] : [])),
  );
  const coupled = findings.filter(
    (finding) => isCoupled(finding) && !explained.has(finding.metric) && !worse.has(finding.case.key),
  );
  return [...groupBy(coupled, (finding) => isLoss(finding, wording))].map(([isSlower, following]) => {
    const labels = following.flatMap(({ because }) => because?.waitsFor ?? []);
    return waitLine(labels, following, isSlower, report, wording);
  });
}

/** "users wait for GET /search, which got slower"; undefined if a finding waits for no label. */
export const describeWait = (finding: Finding, wording: Wording): string | undefined =>
  finding.because && describeWaitCause(finding.because.waitsFor, isLoss(finding, wording), wording);

const isLoss = ({ metric, adjusted, delta }: Finding, wording: Wording): boolean =>
  worseSign(wording.metric({ metric })) * (adjusted?.awaited ?? adjusted?.percent ?? delta?.percent ?? 0) > 0;
