/** Losses within the tolerance band: their level becomes the baseline by itself, so no check reports them as a loss. */
import { toPercent } from '../../metrics/values.js';
import type { TrendDrift } from '../../model/documents.js';
import { smallestStep } from '../../stats/change-points.js';
import { longestHistory } from './assign-levels.js';
import { isRounding, type CaseHistory } from './log-histories.js';

/** Values of one level: the index of the first, the index after the last, and the level as a logarithm. */
export interface Level {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  /** Whether a user accepted it. */
  readonly isAccepted: boolean;
}

/**
 * Compares the present level with the best one since the last that was accepted. Undefined if it is no worse, if it has
 * lasted longer than the runs from which a check determines levels, or if a single step exceeded the band: that step is
 * listed as a change that nobody accepted.
 *
 * @param levels oldest first
 */
export function findTakenLoss(history: CaseHistory, levels: readonly Level[]): TrendDrift | undefined {
  const { pair, metric, runs } = history;
  let [best, since, isStepLarge] = [levels[0], undefined as Level | undefined, false];
  for (const [i, next] of levels.slice(1).entries()) {
    if (best === undefined || next.isAccepted || next.level <= best.level) best = next;
    const isWorse = next.level - best.level >= smallestStep && !isRounding(history, next.level, best.level);
    const last = levels[i]?.level ?? next.level;
    const isLarge = next.level - last > history.toleratedStep(last);
    isStepLarge = isWorse && (isLarge || (since !== undefined && isStepLarge));
    since = isWorse ? (since ?? next) : undefined;
  }
  const present = levels.at(-1);
  if (best === undefined || since === undefined || present === undefined || isStepLarge) return undefined;
  const count = runs.length - since.start;
  if (count > longestHistory) return undefined;
  const loss = present.level - best.level;
  return {
    case: pair.case,
    metric: metric.id,
    run: runs[since.start] ?? 0,
    percent: toPercent(loss, metric),
    runs: count,
    level: loss > history.toleratedStep(best.level) ? 'refused' : 'taken',
  };
}
