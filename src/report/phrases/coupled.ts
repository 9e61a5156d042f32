/** Names the throughput that only follows from other labels of its load test, so that it gets no row. */
import { loadTestKey } from '../../cases/names.js';
import { findRelieving, type Relieving } from '../../compare/relieving-labels.js';
import { formatCount, joinWithAnd } from '../../lang/list.js';
import { groupBy } from '../../lang/group-by.js';
import type { Finding, Report } from '../../model/documents.js';
import { describeWaiting, formatRange, listLabels } from './awaited-labels.js';
import { findMetric, type FormatName } from './words.js';

/** "Users wait for GET /search, which got slower: throughput −19 % in 4 other cases." */
export function coupledLines({ findings, runShifts }: Report, named: FormatName): readonly string[] {
  const explained = new Set(runShifts.flatMap(({ metric, labels = [] }) => (labels.length > 0 ? [metric] : [])));
  const coupled = findings.filter((finding) => isCoupled(finding) && !explained.has(finding.metric));
  const areOneScenario = new Set(findings.map((finding) => finding.case.scenario)).size < 2;
  const nameLabel = ({ case: { scenario, label } }: Finding): string =>
    areOneScenario || label === undefined ? (label ?? scenario) : `${scenario} / ${label}`;
  const reliefs = findReliefs(coupled, findings);
  const waiting = coupled.filter((finding) => !reliefs.has(finding));
  const waitingLines = [...groupBy(waiting, isLoss)].flatMap(([isSlower, following]) => {
    const tests = new Set(following.map((finding) => loadTestKey(finding.case)));
    const causes = findings.filter(
      (finding) =>
        finding.gated &&
        tests.has(loadTestKey(finding.case)) &&
        following.some(({ metric }) => metric === finding.metric) &&
        (isSlower ? losses : gains).has(finding.verdict) &&
        isLoss(finding) === isSlower,
    );
    const labels = new Set(causes.map(nameLabel));
    const sizes = following.flatMap(({ delta }) => delta?.percent ?? []);
    return labels.size === 0 || sizes.length === 0
      ? []
      : [describeWaiting({ labels: [...labels], sizes, isSlower }, named)];
  });
  return [...waitingLines, ...describeReliefs(reliefs, (finding) => named(nameLabel(finding)))];
}

/** The gains that users owe to labels which fail fast or were removed, with these labels. */
function findReliefs(coupled: readonly Finding[], findings: readonly Finding[]): ReadonlyMap<Finding, Relieving> {
  const gains = coupled.filter((finding) => !isLoss(finding));
  if (gains.length === 0) return new Map();
  const byTest = groupBy(findings, (finding) => loadTestKey(finding.case));
  return new Map(
    gains.flatMap((finding) => {
      const ofTest = byTest.get(loadTestKey(finding.case)) ?? [];
      const relieving = explainRelief(finding, ofTest);
      return relieving === undefined ? [] : [[finding, relieving] as const];
    }),
  );
}

/**
 * The labels of the loop that fail fast or were removed.
 *
 * @param ofTest all findings of the load test
 * @returns undefined if there is none, or a label of the load test that got faster explains the gain
 */
export function explainRelief(finding: Finding, ofTest: readonly Finding[]): Relieving | undefined {
  if (ofTest.some(({ metric, verdict }) => metric === finding.metric && verdict === 'improvement')) return undefined;
  const relieving = findRelieving(finding, ofTest);
  return relieving.failing.length + relieving.removed.length > 0 ? relieving : undefined;
}

/** "Throughput +7.5 % in 2 other cases, because POST /order fails fast." */
function describeReliefs(
  reliefs: ReadonlyMap<Finding, Relieving>,
  nameCase: (finding: Finding) => string,
): readonly string[] {
  const described = [...reliefs].map(([finding, relieving]) => ({
    size: finding.delta?.percent,
    cause: describeRelievers(relieving, nameCase),
  }));
  return [...groupBy(described, ({ cause }) => cause)].flatMap(([cause, members]) => {
    const sizes = members.flatMap(({ size }) => size ?? []);
    return sizes.length === 0
      ? []
      : [`Throughput ${formatRange(sizes)} in ${formatCount(sizes.length, 'other case')}, because ${cause}.`];
  });
}

/** "POST /order fails fast", "GET /items is no longer requested". */
export function describeRelievers({ failing, removed }: Relieving, nameCase: (finding: Finding) => string): string {
  const describe = (findings: readonly Finding[], one: string, several: string): readonly string[] => {
    const names = [...new Set(findings.map(nameCase))];
    return names.length === 0 ? [] : [`${listLabels(names, String)} ${names.length === 1 ? one : several}`];
  };
  return joinWithAnd([
    ...describe(failing, 'fails fast', 'fail fast'),
    ...describe(removed, 'is no longer requested', 'are no longer requested'),
  ]);
}

const losses = new Set<Finding['verdict']>(['regression', 'suspect', 'waived']);
const gains = new Set<Finding['verdict']>(['improvement']);

/** Whether a change beyond the limit was attributed to another label. */
export const isCoupled = ({ reason, gated, severity = 0, adjusted }: Finding): boolean =>
  reason === 'coupled' && gated && Math.abs(severity) > 1 && adjusted?.awaited === undefined;

function isLoss({ metric, delta }: Finding): boolean {
  const change = delta?.percent ?? 0;
  return findMetric({ metric }).better === 'higher' ? change < 0 : change > 0;
}
