/**
 * Finds the losses of a wide run that hide each other: where a part of the cases lost far more than noise, each of them looks
 * like scatter of the others, or like a slow machine, although most cases did not move.
 */
import { median } from '../../../../stats/median.js';
import type { Model } from '../effects/model.js';
import { isWide } from '../fit/blocks.js';
import { exceedsPast } from '../effects/past-estimates.js';
import { common } from '../settings.js';

/** Fewer cases, or a smaller share of them, do not hide each other. */
const fewest = { cases: 3, share: 0.05 };

/**
 * @returns the rows that lost many times their noise, and more than any case did in a past run; empty if they
 *   are few, or if the run is not wide
 */
export function findManyLosses({ fit, caseGroups, past, deviation, variance }: Model): readonly number[] {
  const { blocks, cases, runs, table } = fit;
  const { grossNoises, runs: fewestRuns } = common.unresolved;
  if (!isWide(blocks) || runs < fewestRuns) return [];
  const usual = Math.max(0, median([...deviation]));
  const found = [...caseGroups.keys()].filter((row) => {
    const g = caseGroups[row] ?? -1;
    const loss = (deviation[row] ?? 0) - usual;
    return (
      g >= 0 &&
      loss > (table.rows[row]?.band ?? Infinity) &&
      loss > grossNoises * Math.sqrt(variance[row] ?? Infinity) &&
      exceedsPast(past, g, 'case', loss)
    );
  });
  return found.length >= Math.max(fewest.cases, fewest.share * cases) ? found : [];
}
