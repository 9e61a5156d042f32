/** Describes a shift of all cases of a run: a slow machine, or a change that affects everything. */
import type { Finding, Report, RunShift } from '../../model/documents.js';
import { thousands } from '../../lang/thousands.js';
import { formatPercent } from './amount.js';
import { count, joinWithAnd, metricName, findMetric, type FormatName } from './words.js';

export interface RunShiftLine {
  /** One sentence. */
  readonly sentence: string;
  /** Whether the run is worse than any before it or outside the band. Renderers must show such a line prominently. */
  readonly grave: boolean;
}

/** Most severe first. All metrics that are neither worse nor outside the band share one line. */
export function runShiftLines(report: Report, named: FormatName): readonly RunShiftLine[] {
  const grave = report.runShifts
    .filter((shift) => isGrave(shift, report))
    .map((shift) => ({ sentence: graveLine(shift, report, named), grave: true }));
  const calm = report.runShifts.filter((shift) => !isGrave(shift, report));
  return [...grave, ...controlLines(report, named), ...calmLine(calm, report, named), ...tooFewLine(report, named)];
}

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

/** Shifts beyond the band that one run, or the history, cannot attribute to a slow machine or to a change. */
export const undecidedRunShifts = (report: Report): readonly RunShift[] =>
  report.runShifts.filter(
    (shift) => shift.unresolved === true || (shift.verdict === 'inconclusive' && isWhole(shift, report)),
  );

/** "worse than in any of the 10 earlier runs; no control shows that the machine was the cause". */
export function describeEvidence(shift: RunShift, report: Report): string {
  return `worse than in any of the ${count(runsBefore(shift, report), 'earlier run')}; no control shows that the machine was the cause`;
}

/** "1 earlier run is too few to tell". */
export function describeShortHistory(shift: RunShift, report: Report): string {
  const before = runsBefore(shift, report);
  return `${count(before, 'earlier run')} ${before === 1 ? 'is' : 'are'} too few to tell`;
}

/** "22 % slower": the size and direction of a shift. */
export function describeMovement(shift: RunShift): string {
  const size = Math.abs(shift.percent);
  if (size < noticeable) return 'as usual';
  return `${formatPercent(size)} ${isWorse(shift) ? isSlower(shift) : isSlower(shift) === 'slower' ? 'faster' : 'better'}`;
}

/** Shifts below this percentage are reported as "as usual". */
const noticeable = 0.05;
/** A run has moved as a whole if this share of its cases moved at least half as far. */
const wholeRunShare = 0.75;

const isWorse = ({ metric, percent: moved }: RunShift): boolean =>
  findMetric({ metric }).better === 'higher' ? moved < 0 : moved > 0;

function isSlower({ metric }: RunShift): 'slower' | 'worse' {
  const { id, unit } = findMetric({ metric });
  return id === 'throughput' || unit === 'ms' ? 'slower' : 'worse';
}

const judgedFindings = (report: Report, metric: string): readonly Finding[] =>
  report.findings.filter(
    (finding) =>
      finding.metric === metric && (finding.gated || finding.control === true) && finding.severity !== undefined,
  );

function countMoved(shift: RunShift, report: Report): { readonly moved: number; readonly all: number } {
  const all = judgedFindings(report, shift.metric).filter(({ delta }) => delta?.percent !== undefined);
  const moved = all.filter(({ delta }) => (delta?.percent ?? 0) / shift.percent >= 0.5);
  return { moved: moved.length, all: all.length };
}

function isWhole(shift: RunShift, report: Report): boolean {
  const { moved, all } = countMoved(shift, report);
  return moved >= wholeRunShare * all;
}

/** If only some cases moved, their own findings describe it, and the shift needs no prominent line. */
function isGrave(shift: RunShift, report: Report): boolean {
  const isTold = !isWhole(shift, report) && !wholeRunShifts(report).includes(shift);
  return !isTold && shift.controls.length === 0 && isNotable(shift, report);
}

function isNotable(shift: RunShift, report: Report): boolean {
  const band = judgedFindings(report, shift.metric)[0]?.band?.percent ?? Infinity;
  return shift.verdict !== 'pass' || (isWorse(shift) && Math.abs(shift.percent) > band);
}

/** Percent. */
const largestLimit = 100;

const runsBefore = ({ metric }: RunShift, report: Report): number =>
  Math.max(report.baseline.runs.length, ...judgedFindings(report, metric).map(({ baseline }) => baseline?.runs ?? 0));

function graveLine(shift: RunShift, report: Report, named: FormatName): string {
  const { moved, all } = countMoved(shift, report);
  const where = moved === all ? `in all ${count(all, 'case')}` : `in ${String(moved)} of ${count(all, 'case')}`;
  const start = `${capitalize(metricName(shift, named))}: the whole run is ${describeMovement(shift)} than usual ${where}`;
  if (shift.verdict === 'regression')
    return `${start}${describeRemoval(shift)}. Either the machine or the change is the cause: measure again on the same machine.`;
  // A limit that no machine reaches only shows that the history is short.
  const isLimitKnown = Math.abs(shift.limit ?? 0) <= largestLimit;
  if (shift.verdict === 'inconclusive' || !isLimitKnown)
    return `${start}; ${describeShortHistory(shift, report)} a slow machine from a change${describeRemoval(shift)}.`;
  // Below the limit nothing is proven, even if no earlier run was as slow.
  const { percent, limit = 0 } = shift;
  const why =
    Math.abs(percent) > Math.abs(limit)
      ? 'which earlier runs also reached'
      : `which is within the usual variation of machines (${formatPercent(Math.abs(limit))})`;
  return `${start}, ${why}${describeRemoval(shift)}.`;
}

/** ". Cases are judged relative to that (which lowers the noise from 7 % to 3 %)". */
const describeRemoval = (shift: RunShift): string =>
  shift.removed
    ? `. Cases are judged relative to that${spread(shift)}`
    : '. With fewer than three cases it cannot be separated from the change';

function spread({ spreadBefore: before, spreadAfter: after }: RunShift): string {
  if (before === undefined || after === undefined || after >= 0.95 * before) return ''; // removing the shift did not help
  return ` (which lowers the noise from ${formatPercent(before)} to ${formatPercent(after)})`;
}

/** "The whole run: throughput 0.4 % faster and p99 as usual; cases are judged relative to that". */
function calmLine(shifts: readonly RunShift[], report: Report, named: FormatName): readonly RunShiftLine[] {
  if (shifts.length === 0) return [];
  const isPartial = (shift: RunShift): boolean =>
    shift.controls.length === 0 && isNotable(shift, report) && !isWhole(shift, report);
  const parts = shifts.map((shift) => {
    const { moved, all } = countMoved(shift, report);
    const why = isPartial(shift)
      ? `, as ${String(moved)} of ${count(all, 'case')} moved`
      : byControls(shift, report) + (shift.controls.length > 0 ? '' : spread(shift));
    return `${metricName(shift, named)} ${describeMovement(shift)}${why}`;
  });
  const isOut = shifts.every((shift) => shift.removed && shift.controls.length === 0 && !isPartial(shift));
  const others = shifts.some(isPartial) ? '; each scenario is compared with the others' : '';
  return [
    {
      sentence: `The whole run: ${others === '' ? joinWithAnd(parts) : parts.join('; ')}${others}${isOut ? '; cases are judged relative to that' : ''}.`,
      grave: false,
    },
  ];
}

/** Describes how cases were adjusted: with controls, only the movement of the controls is removed. */
function byControls(shift: RunShift, report: Report): string {
  if (!shift.removed) return ', too few cases to separate it from the change';
  if (shift.controls.length === 0) return '';
  const changes = judgedFindings(report, shift.metric).flatMap(({ control, delta }) =>
    control === true && delta?.percent !== undefined ? [delta.percent] : [],
  );
  return changes.length === 0
    ? ', judged relative to the controls'
    : `, its ${shift.controls.length === 1 ? 'control' : 'controls'} ${describeMovement({ ...shift, percent: upperMedian(changes) })}, and cases are judged relative to that`;
}

const upperMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes the controls: if they are worse, the machine is, too. */
function controlLines(report: Report, named: FormatName): readonly RunShiftLine[] {
  const controls = report.findings.filter(({ control }) => control === true);
  const metrics = [...new Set(controls.map(({ metric }) => metric))].filter(
    (id) => judgedFindings(report, id).length > 0,
  );
  return metrics.flatMap((metric): readonly RunShiftLine[] => {
    const findings = judgedFindings(report, metric).filter(({ control }) => control === true);
    const worse = findings.filter(isWorseControl);
    const [first] = worse;
    if (first === undefined) return [];
    const changes = worse.map(({ delta }) => delta?.percent ?? delta?.absolute ?? 0);
    const { scale } = findMetric({ metric });
    const size = Math.abs(upperMedian(changes));
    const change =
      scale === 'points'
        ? `${size.toFixed(1)} points worse`
        : `${formatPercent(size)} ${isSlower({ metric } as RunShift)}`;
    const subject =
      worse.length === 1
        ? `control ${named(first.case.key)} is`
        : `${worse.length === findings.length ? 'the' : `${thousands(worse.length)} of`} ${count(findings.length, 'control')} are`;
    const subjectMetric = metricName(first, named);
    return [
      {
        sentence: `${capitalize(subjectMetric)}: ${subject} ${change} than usual, although the change cannot affect ${worse.length === 1 ? 'it' : 'them'}: the machine or the back end moved${scale === 'ratio' ? ', and cases are judged relative to that' : ''}.`,
        grave: true,
      },
    ];
  });
}

/** Uses the raw change of a control, because the adjusted change is near zero: the controls define the adjustment. */
function isWorseControl({ verdict, delta, band }: Finding): boolean {
  if (verdict === 'regression' || verdict === 'suspect') return true;
  return delta?.direction === 'worse' && Math.abs(delta.percent ?? 0) > (band?.percent ?? Infinity);
}

/** With one or two cases a change cannot be distinguished from a shift of the machine. */
function tooFewLine(report: Report, named: FormatName): readonly RunShiftLine[] {
  if (report.baseline.repetitions !== undefined) return []; // a session compares repetitions on one machine
  const known = new Set(report.runShifts.map(({ metric }) => metric));
  const metrics = [...new Set(report.findings.filter(({ gated }) => gated).map(({ metric }) => metric))].filter(
    (id) => {
      const judged = judgedFindings(report, id);
      return !known.has(id) && findMetric({ metric: id }).scale === 'ratio' && judged.length > 0 && judged.length < 3;
    },
  );
  if (metrics.length === 0) return [];
  const names = joinWithAnd(metrics.map((metric) => metricName({ metric }, named)));
  return [
    {
      sentence: `With fewer than three cases, a slow machine cannot be distinguished from a change in ${names}.`,
      grave: false,
    },
  ];
}
