/** The other runs of a history from which runs were selected: they show how much each case varies. */
import { measuredRunKey } from '../cases/names.js';
import type { Policy } from '../config/policy.js';
import type { Accept } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { assignLevels } from './levels/assign-levels.js';
import { shortenHistories } from './levels/long-histories.js';
import type { PairedCases } from './pair-cases.js';
import { minNoiseRuns } from './usable-past.js';

/**
 * Adds the newest other runs, each on its level, to the pairs that have a selected run. The indices of all runs are then those of
 * the whole history.
 *
 * @param whole the same candidate with all runs of the history
 */
export function addNoiseRuns(
  { pairs, runs }: PairedCases,
  whole: PairedCases,
  accepts: readonly Accept[],
  policy: Policy,
): readonly Pair[] {
  const indexByRun = new Map(whole.runs.map((run, i) => [measuredRunKey(run), i]));
  const indices = runs.map((run) => indexByRun.get(measuredRunKey(run)) ?? 0);
  if (indexByRun.size <= runs.length) return pairs;
  const levelled = assignLevels(shortenHistories(whole.pairs, accepts, policy), accepts, policy).pairs;
  const all = new Map(levelled.map((pair) => [pair.case.key, pair.history]));
  return pairs.map((pair) => {
    if (pair.history.length === 0 || pair.candidate.length === 0) return pair;
    const history = pair.history.map((past) => ({ ...past, run: indices[past.run] ?? 0 }));
    const selected = new Set(history.map(({ run }) => run));
    const noise = (all.get(pair.case.key) ?? []).filter(({ run }) => !selected.has(run));
    return noise.length === 0 ? pair : { ...pair, history, noise };
  });
}

/** The number of other runs of the case that has most; undefined without any that count. */
export function countNoiseRuns(pairs: readonly Pair[]): number | undefined {
  const max = Math.max(0, ...pairs.map(({ noise = [] }) => new Set(noise.map(({ run }) => run)).size));
  return max < minNoiseRuns ? undefined : max;
}
