/** The other runs of a history from which runs were selected: they show how much each case varies. */
import { measuredRunKey } from '../cases/names.js';
import type { Policy } from '../config/policy.js';
import type { Accept } from '../model/documents.js';
import type { Pair } from '../model/run.js';
import { assignLevels } from './levels/assign-levels.js';
import { shortenHistories } from './levels/long-histories.js';
import type { PairedCases } from './pair-cases.js';

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
  const selected = new Set(runs.map(measuredRunKey));
  if (whole.runs.every((run) => selected.has(measuredRunKey(run)))) return pairs;
  const indexByRun = new Map(whole.runs.map((run, i) => [measuredRunKey(run), i]));
  const indices = runs.map((run) => indexByRun.get(measuredRunKey(run)) ?? 0);
  const levelled = assignLevels(shortenHistories(whole.pairs, accepts, policy), accepts, policy).pairs;
  const others = new Map(levelled.map((pair) => [pair.case.key, pair.history]));
  return pairs.map((pair) => {
    const isCompared = pair.history.length > 0 && pair.candidate.length > 0;
    const noise = (others.get(pair.case.key) ?? []).filter(
      ({ provenance }) => !selected.has(measuredRunKey(provenance)),
    );
    if (!isCompared || noise.length === 0) return pair;
    return {
      ...pair,
      history: pair.history.map((past) => ({
        ...past,
        run: indices[past.run] ?? 0,
      })),
      noise,
    };
  });
}
