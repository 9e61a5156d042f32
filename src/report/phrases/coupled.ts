/** Names the labels that throughput follows from, so that it gets no row. */
import { groupBy } from '../../lang/objects.js';
import type { Finding, Report } from '../../model/documents.js';
import { capitalize, formatCount } from '../../lang/format.js';
import { describeWaitCause, nameLabels } from './awaited-labels.js';
import { formatSizes } from './numbers.js';
import type { Wording } from './wording.js';

/** Of more causes, those of all losses are one sentence, and those of all gains. */
const maxLines = 3;

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 cases." */
export function coupledLines({ findings, runShifts }: Report, wording: Wording): readonly string[] {
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  const coupled = findings.filter((finding) => isCoupled(finding) && !explained.has(finding.metric));
  const scenarios = new Set(findings.map((finding) => finding.case.scenario));
  const causes = groupBy(coupled, (finding) => JSON.stringify([isLoss(finding, wording), finding.because]));
  const parts = causes.size <= maxLines ? causes : groupBy(coupled, (finding) => isLoss(finding, wording));
  return [...parts.values()].map((following) => {
    const labels = following.flatMap(({ because }) => because?.waitsFor ?? []);
    const unique = new Map(nameLabels(labels, scenarios).map((label) => [label.label, label]));
    const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
    const isSlower = following.some((finding) => isLoss(finding, wording));
    const cause = capitalize(describeWaitCause({ labels: [...unique.values()], isSlower }, wording));
    return `${cause}: throughput ${formatSizes(sizes)} in ${formatCount(sizes.length, 'case')}.`;
  });
}

/** "users wait for GET /search, which got slower"; undefined if a finding waits for no label. */
export const describeWait = (finding: Finding, wording: Wording): string | undefined =>
  finding.because &&
  describeWaitCause({ labels: finding.because.waitsFor, isSlower: isLoss(finding, wording) }, wording);

/** Whether a change was attributed to another label. */
export const isCoupled = ({ because, reason, gated, delta }: Finding): boolean =>
  because !== undefined && reason === 'coupled' && gated && delta?.percent !== undefined;

function isLoss({ metric, adjusted, delta }: Finding, wording: Wording): boolean {
  const change = adjusted?.awaited ?? adjusted?.percent ?? delta?.percent ?? 0;
  return wording.metric({ metric }).better === 'higher' ? change < 0 : change > 0;
}
