/** Who waits for whom: the labels that changed the time of an iteration, for those whose throughput changed with it. */
import { findAwaited, findChanged, type Awaited } from '../../compare/loops.js';
import type { RunShift } from '../../model/documents.js';
import { severity } from '../decide/decide.js';
import { smallestFailing } from '../decide/judge-rows.js';
import type { Judged } from '../decide/judge-metric.js';
import { noEstimate } from '../model/effects/model.js';
import type { RowLoop } from '../quantities/loops.js';
import { comparedTestKey, usualRequests } from '../quantities/merge.js';

type Labels = NonNullable<RunShift['labels']>;

/** By comparison: the labels that it waits for; undefined if its throughput has a verdict of its own. */
export function findWaiting(judged: Judged): readonly (Labels | undefined)[] {
  const { loops, merged, rowNumbers } = judged;
  const awaited = loops.map((loop, row) => loop && explainLoop(judged, loop, row));
  return rowNumbers.map((row, i) => {
    const place = loops[row]?.members.indexOf(i) ?? -1;
    if (awaited[row]?.isCause[place] === false) return awaited[row].labels;
    return loops.length > 0 && merged.members[row]?.length === 1 ? awaitOtherLoop(judged, i, row) : undefined;
  });
}

/** The labels that explain the verdict on a loop, or that changed its composition; undefined if none are known. */
function explainLoop(judged: Judged, loop: RowLoop, row: number): Awaited | undefined {
  const decision = judged.verdicts[row]?.decision ?? 'pass';
  const { parts, loss, composed, band } = loop;
  if (decision === 'pass')
    return Math.abs(loss) > band && 2 * Math.abs(composed) >= Math.abs(loss) ? findChanged(loop) : undefined;
  const found = findAwaited(loop, decision === 'improvement' ? -1 : 1);
  return found?.isCause.some((isCause, p) => isCause && parts[p]?.change === undefined) === true ? found : undefined;
}

/**
 * A label outside the loops of its load test, as below an If or a Throughput Controller, loses requests where the iterations of its
 * thread group get longer. It waits if it lost no more than a loop of at least as many requests, whose verdict is as severe.
 */
function awaitOtherLoop(judged: Judged, i: number, row: number): Labels | undefined {
  const { comparison } = judged.table.rows[i] ?? {};
  const own = judged.verdicts[row];
  if (comparison?.case.label === undefined || own === undefined || severity[own.decision] === 0) return undefined;
  const key = comparedTestKey(comparison);
  const { model, explained } = judged;
  const min = smallestFailing(model, explained.marginal[model.caseGroups[row] ?? -1] ?? noEstimate);
  for (const [r, loop] of judged.loops.entries()) {
    const first = judged.table.rows[loop?.members[0] ?? -1]?.comparison;
    if (loop === undefined || loop.members.length < 2 || first === undefined || comparedTestKey(first) !== key)
      continue;
    const ofLoop = judged.verdicts[r];
    if (ofLoop === undefined || severity[ofLoop.decision] < severity[own.decision]) continue;
    const isPart = usualRequests(comparison) <= usualRequests(first);
    const further = (model.deviation[row] ?? 0) - (model.deviation[r] ?? 0);
    if (isPart && further <= min) return explainLoop(judged, loop, r)?.labels;
  }
  return undefined;
}

/** Labels that take less than this share of an iteration do not count where few explain a change of many. */
const noticeable = 0.05;

/**
 * The labels that explain a shift of the whole run. In every load test they must be few of the noticeable ones, or change its
 * composition: then these labels changed, not everything. Undefined if they are more.
 */
export function labelsOfShift(judged: Judged, sign: 1 | -1): Labels | undefined {
  const { loops, merged, metric } = judged;
  if (metric.id !== 'throughput' || loops.length < merged.members.length) return undefined;
  const labels = new Map<string, Labels[number]>();
  for (const [row, loop] of loops.entries()) {
    if (loop === undefined) {
      // What waits for a loop is explained by the labels of that loop.
      if (awaitOtherLoop(judged, merged.members[row]?.[0] ?? 0, row) !== undefined) continue;
      return undefined;
    }
    const found = findAwaited(loop, sign);
    if (found === undefined) return undefined;
    const total = loop.parts.reduce((sum, { before, added }) => sum + before + Math.max(0, added), 0);
    const isNoticed = loop.parts.map(({ before, added }) => before + Math.max(0, added) >= noticeable * total);
    const count = isNoticed.filter(Boolean).length;
    const few = found.isCause.filter(
      (isCause, p) => isCause && isNoticed[p] && loop.parts[p]?.change === undefined,
    ).length;
    if (!(2 * few < count || (count === 2 && few === 1))) return undefined;
    for (const label of found.labels) labels.set(JSON.stringify([label.scenario, label.label]), label);
  }
  return labels.size === 0 ? undefined : [...labels.values()];
}
