/** Labels that users wait for, or wait less for, and what that does to the throughput of their loop. */
import { capitalize, formatCount, joinWithAnd, shortList } from '../../lang/format.js';
import { groupBy } from '../../lang/objects.js';
import type { Finding, RunShift, Report } from '../../model/documents.js';
import { worseSign } from '../../metrics/values.js';
import type { Wording } from './wording.js';
import { formatSizes } from './numbers.js';

type Label = NonNullable<RunShift['labels']>[number];

/** A label under the name that a sentence gives it. */
type NamedLabel = Pick<Label, 'label' | 'new' | 'gone' | 'failing'>;

const maxLabels = 3;

/**
 * "users wait for GET /search, which got slower", "users wait less for Pay, which is no longer requested".
 *
 * @param isSlower whether the throughput that follows from them fell
 */
export function describeWaitCause(labels: readonly NamedLabel[], isSlower: boolean, wording: Wording): string {
  const clauses = [...groupBy(labels, (label) => describeChange(label, isSlower, true)).values()].flatMap((alike) => {
    const names = alike.map(({ label }) => wording.name(label));
    const list = names.length <= maxLabels ? joinWithAnd(names) : shortList(names, maxLabels);
    return alike.slice(0, 1).map((first) => `${list}, which ${describeChange(first, isSlower, alike.length === 1)}`);
  });
  return `users wait ${isSlower ? '' : 'less '}for ${clauses.join(', and for ')}`;
}

/** What a label did, as the verb of one or of several. */
function describeChange(label: NamedLabel, isSlower: boolean, isOne: boolean): string {
  if (label.new) return isOne ? 'is new' : 'are new';
  if (label.gone) return `${isOne ? 'is' : 'are'} no longer requested`;
  if (label.failing) return `${isOne ? 'fails' : 'fail'} ${isSlower ? 'slowly' : 'fast'}`;
  return isSlower ? 'got slower' : 'got faster';
}

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases." Labels are named with their scenario if there are several. */
export function waitLine(
  labels: readonly Label[],
  following: readonly Finding[],
  isSlower: boolean,
  report: Report,
  wording: Wording,
): string {
  const areMixed = new Set(report.findings.map((finding) => finding.case.scenario)).size > 1;
  const named = labels.map((own) => (areMixed ? { ...own, label: `${own.scenario} / ${own.label}` } : own));
  const unique = new Map(named.map((label) => [label.label, label]));
  const cause = capitalize(describeWaitCause([...unique.values()], isSlower, wording));
  const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
  const titles = new Set(following.map(wording.title));
  return `${cause}: ${[...titles].join(', ')} ${formatSizes(sizes)} in ${formatCount(sizes.length, 'case')}.`;
}

/** A sentence about all losses of throughput that follow from other labels, and one about gains. */
export function coupledLines(report: Report, wording: Wording): readonly string[] {
  const { findings, runShifts } = report;
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  const coupled = findings.filter((finding) => isCoupled(finding) && !explained.has(finding.metric));
  return [...groupBy(coupled, (finding) => isLoss(finding, wording))].map(([isSlower, following]) => {
    const labels = following.flatMap(({ because }) => because?.waitsFor ?? []);
    return waitLine(labels, following, isSlower, report, wording);
  });
}

/** "users wait for GET /search, which got slower"; undefined if a finding waits for no label. */
export const describeWait = (finding: Finding, wording: Wording): string | undefined =>
  finding.because && describeWaitCause(finding.because.waitsFor, isLoss(finding, wording), wording);

/** Whether a change was attributed to another label. */
export const isCoupled = ({ because, reason, gated, delta }: Finding): boolean =>
  because !== undefined && reason === 'coupled' && gated && delta?.percent !== undefined;

const isLoss = ({ metric, adjusted, delta }: Finding, wording: Wording): boolean =>
  worseSign(wording.metric({ metric })) * (adjusted?.awaited ?? adjusted?.percent ?? delta?.percent ?? 0) > 0;
