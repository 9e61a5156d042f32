/** Labels that users wait for, or wait less for, and what that does to the throughput of their loop. */
import { capitalize, formatCount, joinWithAnd, formatSize, shortList } from '../../lang/format.js';
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/objects.js';
import type { Finding, RunShift, Report } from '../../model/documents.js';
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

/** Labels with the scenario in their names, if the run has several. */
const nameLabels = (labels: readonly Label[], scenarios: ReadonlySet<string>): readonly NamedLabel[] =>
  scenarios.size < 2 ? labels : labels.map((own) => ({ ...own, label: `${own.scenario} / ${own.label}` }));

/**
 * "Throughput −12 % in both load tests: users wait for Pay, which got slower."
 *
 * @param labels those that explain the shift
 * @param judged the findings of its metric
 */
export function describeLabels(
  shift: RunShift,
  labels: readonly Label[],
  judged: readonly Finding[],
  wording: Wording,
): string {
  const cases = judged.map((finding) => finding.case);
  const tests = new Set(cases.map(loadTestKey)).size;
  const where = tests < 2 ? '' : tests === 2 ? ' in both load tests' : ` in all ${formatCount(tests, 'load test')}`;
  const metric = wording.title(shift);
  const isSlower = wording.metric(shift).better === 'higher' ? shift.percent < 0 : shift.percent > 0;
  const own = nameLabels(labels, new Set(cases.map(({ scenario }) => scenario)));
  return `${capitalize(metric)} ${formatSize(shift.percent)}${where}: ${describeWaitCause(own, isSlower, wording)}.`;
}

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases.": a sentence about all losses, and one about gains. */
export function coupledLines({ findings, runShifts }: Report, wording: Wording): readonly string[] {
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  const coupled = findings.filter((finding) => isCoupled(finding) && !explained.has(finding.metric));
  const scenarios = new Set(findings.map((finding) => finding.case.scenario));
  return [...groupBy(coupled, (finding) => isLoss(finding, wording)).values()].map((following) => {
    const labels = following.flatMap(({ because }) => because?.waitsFor ?? []);
    const unique = new Map(nameLabels(labels, scenarios).map((label) => [label.label, label]));
    const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
    const isSlower = following.some((finding) => isLoss(finding, wording));
    const cause = capitalize(describeWaitCause([...unique.values()], isSlower, wording));
    return `${cause}: throughput ${formatSizes(sizes)} in ${formatCount(sizes.length, 'case')}.`;
  });
}

/** "users wait for GET /search, which got slower"; undefined if a finding waits for no label. */
export const describeWait = (finding: Finding, wording: Wording): string | undefined =>
  finding.because && describeWaitCause(finding.because.waitsFor, isLoss(finding, wording), wording);

/** Whether a change was attributed to another label. */
export const isCoupled = ({ because, reason, gated, delta }: Finding): boolean =>
  because !== undefined && reason === 'coupled' && gated && delta?.percent !== undefined;

function isLoss({ metric, adjusted, delta }: Finding, wording: Wording): boolean {
  const change = adjusted?.awaited ?? adjusted?.percent ?? delta?.percent ?? 0;
  return wording.metric({ metric }).better === 'higher' ? change < 0 : change > 0;
}
