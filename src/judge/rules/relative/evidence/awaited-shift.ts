/** The shift of the whole run where users wait for labels that are new. */
import { toPercent } from '../../../../metrics/log-scale.js';
import type { RunShift } from '../../../../model/documents.js';
import { median } from '../../../../stats/median.js';
import type { Judged } from '../verdicts/judge-metric.js';

/**
 * The shift as it was measured, with the new labels that explain it in every load test.
 *
 * @param shift without the losses that new labels explain; undefined with fewer than two rows
 * @returns undefined if new labels do not explain it, or if the rest is worse for other reasons
 */
export function awaitedShift(judged: Judged, shift: RunShift | undefined): RunShift | undefined {
  const { metric, merged, awaited, model, verdicts } = judged;
  const ofRows = merged.members.map(([first = 0]) => awaited[first]);
  const isRestWorse = verdicts.some(({ decision }) => decision === 'regression' || decision === 'suspect');
  if (isRestWorse || (shift?.verdict ?? 'pass') !== 'pass' || !ofRows.every((found) => found?.explains))
    return undefined;
  const labels = ofRows.flatMap((found) => found?.labels ?? []);
  const distinct = new Map(labels.map((name) => [JSON.stringify([name.scenario, name.label]), name]));
  if (distinct.size === 0) return undefined;
  const losses = ofRows.map((found, row) => (model.deviation[row] ?? 0) + median(found?.allowance ?? [0]));
  return {
    ...(shift ?? { metric: metric.id, cases: merged.members.length, controls: [], verdict: 'pass' }),
    percent: toPercent(median(losses), metric),
    labels: [...distinct.values()],
  };
}
