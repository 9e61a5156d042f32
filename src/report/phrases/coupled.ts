/** Names the throughput that only follows from other labels of its load test, so that it gets no row. */
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report } from '../../model/documents.js';
import { describeWaiting } from './awaited-labels.js';
import { findMetric, type FormatName } from './words.js';

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 other cases." */
export function coupledLines({ findings, runShifts }: Report, named: FormatName): readonly string[] {
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  const coupled = findings.filter((finding) => isCoupled(finding) && !explained.has(finding.metric));
  const areOneScenario = new Set(findings.map((finding) => finding.case.scenario)).size < 2;
  return [...groupBy(coupled, isLoss)].flatMap(([isSlower, following]) => {
    const tests = new Set(following.map((finding) => loadTestKey(finding.case)));
    const causes = findings.filter(
      (finding) =>
        finding.gated &&
        tests.has(loadTestKey(finding.case)) &&
        following.some(({ metric }) => metric === finding.metric) &&
        (isSlower ? losses : gains).has(finding.verdict) &&
        isLoss(finding) === isSlower,
    );
    const labels = new Set(
      causes.map(({ case: { scenario, label } }) =>
        areOneScenario || label === undefined ? (label ?? scenario) : `${scenario} / ${label}`,
      ),
    );
    const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
    return labels.size === 0 || sizes.length === 0
      ? []
      : [describeWaiting({ labels: [...labels], sizes, isSlower }, named)];
  });
}

const losses = new Set<Finding['verdict']>(['regression', 'suspect', 'waived']);
const gains = new Set<Finding['verdict']>(['improvement']);

/** Whether a change beyond the limit was attributed to another label. */
export const isCoupled = ({ reason, gated, severity = 0, adjusted }: Finding): boolean =>
  reason === 'coupled' && gated && severity > 1 && adjusted?.awaited === undefined;

function isLoss({ metric, delta }: Finding): boolean {
  const change = delta?.percent ?? 0;
  return findMetric({ metric }).better === 'higher' ? change < 0 : change > 0;
}
