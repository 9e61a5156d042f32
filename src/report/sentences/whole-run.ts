/** Words for what a run did as a whole, and for whom users wait. */
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
import type { Report } from '../../model/documents.js';
import { type Group, listAwaited } from '../../judge/account/groups.js';
import {
  findFollowing,
  findShifts,
  findWorseControls,
  type Following,
  followShift,
  shiftsThatAre,
  type WholeShift,
} from '../../judge/account/whole-run.js';
import { formatMoved, formatSizes } from './numbers.js';
import { describePastRuns } from './runs.js';
import type { Wording } from './words.js';
import { headings, lines } from './table.js';

/**
 * One sentence for throughput that follows from other labels, one for each severe shift, and one for controls that got worse.
 * Shifts that are neither worse nor outside the band need none, nor do those that the heading describes.
 */
export const runShiftLines = (report: Report, wording: Wording, heading = ''): readonly string[] => [
  ...coupledLines(report, wording),
  ...graveLines(report, wording, heading),
  ...controlLines(report, wording),
];

/** "throughput −24 to −20 %, p99 +31 % in all 61 cases; one past run cannot tell a slow machine from a change". */
export function describeUnknownShifts(shifts: readonly WholeShift[], report: Report, wording: Wording): string {
  const clauses = [...groupBy(shifts, describeWhere)].map(([where, own]) => {
    const sizes = own.map(
      (shift) => `${wording.title(shift)} ${formatSizes(shift.moved.length > 0 ? shift.moved : [shift.percent])}`,
    );
    return `${sizes.join(', ')} ${where}`;
  });
  const doubts = shifts
    .slice(0, 1)
    .map((shift) => (shift.began === undefined ? describeDoubt(shift, report) : headings.notNew()));
  return [joinWithAnd(clauses), ...doubts].join('; ');
}

const describeDoubt = ({ isShort, runs }: WholeShift, report: Report): string =>
  isShort
    ? headings.cannotTellMachine(
        describePastRuns(report, runs, report.baseline.repetitions === undefined ? undefined : 'repetition'),
      )
    : headings.eitherCause();

/** "p99 +7.4 %, p50 +7.7 %": how far a run that passes got worse as a whole; empty if it did not, or hardly. */
export const sayTolerated = (report: Report, wording: Wording): string =>
  shiftsThatAre('tolerated', report)
    .map((shift) => `${wording.title(shift)} ${formatSize(shift.percent)}`)
    .join(', ');

/** Metrics of which the same is true share one sentence. */
function graveLines(report: Report, wording: Wording, heading: string): readonly string[] {
  // The heading says what began earlier.
  const grave = findShifts(report).filter(({ isNoted, began }) => isNoted && began === undefined);
  return grave.flatMap((shift) => {
    const { labels, row } = shift;
    if (labels !== undefined) return sayFollowing(followShift(shift, shift.percent < 0, report), wording);
    const end = describeConsequence(shift, report);
    const alike = grave.filter(
      (other) =>
        other.labels === undefined &&
        (other.row === undefined) === (row === undefined) &&
        describeConsequence(other, report) === end,
    );
    if (alike[0] !== shift) return [];
    // The row of a group of all cases has the numbers already.
    const byPlace = row === undefined ? [...groupBy(alike, describeWhere)] : [];
    const consequence = end.replace(/^[;.] ?/, '');
    const parts = [consequence.replace(/\.$/, ''), ...byPlace.map(([where]) => where)];
    const isKnown = row !== undefined || alike.every(({ says }) => says === 'unknown');
    if (isKnown && parts.every((part) => heading.includes(part))) return [];
    if (row !== undefined) return consequence === '' ? [] : capitalize(consequence);
    const clauses = byPlace.map(([where, own], i) => {
      const levels = own.map(
        ({ percent, ...of }) => `${wording.title(of)} ${formatShare(percent)} ${percent < 0 ? 'lower' : 'higher'}`,
      );
      return `${joinWithAnd(levels)}${i === 0 ? ' than usual' : ''} ${where}`;
    });
    return lines.wholeRun(clauses.join(', '), end);
  });
}

/** What follows from a shift, as the end of a sentence and further ones. */
function describeConsequence(shift: WholeShift, report: Report): string {
  return {
    none: '.',
    pause: `. ${lines.pause(shift.percent < 0)}`,
    either: `. ${lines.either(shift.isPartlyOld)}`,
    doubt: `; ${describeDoubt(shift, report)}.`,
  }[shift.cause];
}

/** "in all 14 cases". */
function describeWhere({ moved, size }: WholeShift): string {
  const whole = size === 2 ? 'in both cases' : `in all ${formatCount(size, 'case')}`;
  return moved.length === size ? whole : `in ${String(moved.length)} of ${formatCount(size, 'case')}`;
}

/** "2 of 3 controls (echo and 1 more) got worse by 8.4 % in throughput, ...": if they are worse, the machine is, too. */
const controlLines = (report: Report, wording: Wording): readonly string[] =>
  findWorseControls(report).map(({ metric, size, worse, change }) => {
    const own = wording.metric({ metric });
    const amount = formatMoved(Math.abs(change), own.scale === 'ratio', own).replace('+', '');
    const names = shortList(worse.map(wording.name), 1);
    const of = `${thousands(worse.length)} of ${formatCount(size, 'control')}`;
    return lines.controls(of, names, amount, wording.title({ metric }), own.scale === 'ratio');
  });

/** A label under the name that a sentence gives it. */
type NamedLabel = Pick<Following['labels'][number], 'label' | 'new' | 'gone' | 'failing'> & {
  readonly isOpen?: boolean;
};

const maxLabels = 3;

/**
 * "users wait for GET /search, which got slower", "users wait less for Pay, which is no longer requested".
 *
 * @param isSlower whether the throughput that follows from them fell
 */
export function describeWaitCause(labels: readonly NamedLabel[], isSlower: boolean, wording: Wording): string {
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

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases." */
function sayFollowing({ labels, isSlower, metrics, cases, changes }: Following, wording: Wording): string {
  const cause = capitalize(describeWaitCause(labels, isSlower, wording));
  const titles = metrics.map((metric) => wording.title({ metric })).join(', ');
  const [only] = cases;
  const where = only !== undefined && cases.length === 1 ? wording.name(only) : formatCount(changes.length, 'case');
  return `${cause}: ${titles} ${formatSizes(changes)} in ${where}.`;
}

/** A sentence about all losses of throughput that follow from other labels, and one about gains. */
export const coupledLines = (report: Report, wording: Wording): readonly string[] =>
  findFollowing(report).map((following) => sayFollowing(following, wording));
