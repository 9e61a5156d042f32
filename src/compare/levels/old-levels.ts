/** Levels that are older than the newest runs of a case: those that later runs are compared with remain in the history. */
import { compareCodeUnits } from '../../lang/natural-order.js';
import type { KeptMetricLevel } from '../../model/documents.js';
import type { Pair } from '../../model/run.js';
import { toLevel } from '../../metrics/values.js';
import type { CaseHistory } from './log-histories.js';
import type { OldLevel } from './segment.js';

/** Finds the old level of a metric in the runs of its history. Undefined if all of these are newest runs. */
export function findOldLevel({ pair, metric, runs }: CaseHistory): OldLevel | undefined {
  const { keptLevels } = pair;
  if (keptLevels === undefined) return undefined;
  const newest = indexOf(runs, findRunSince(pair, keptLevels.until));
  if (newest === runs.length) return undefined;
  if (!Object.hasOwn(keptLevels.metrics, metric.id)) return { start: newest, end: newest, newest };
  const { from, to, best, alternates } = keptLevels.metrics[metric.id] as KeptMetricLevel;
  const start = from === undefined ? newest : Math.min(newest, indexOf(runs, findRunSince(pair, from)));
  const end = to === undefined ? start : Math.min(newest, indexOf(runs, findRunSince(pair, to) + 1));
  return { start, end: Math.max(start, end), newest, best: toLevel(best, metric), alternates };
}

/** The index of the first of the runs that is not before a run. */
function indexOf(runs: readonly number[], run: number): number {
  const index = runs.findIndex((other) => other >= run);
  return index < 0 ? runs.length : index;
}

/** The first run that did not begin before a time; Infinity if there is none. */
export const findRunSince = ({ history }: Pair, start: string): number =>
  history.find(({ provenance }) => compareCodeUnits(provenance.startedAt ?? '', start) >= 0)?.run ?? Infinity;
