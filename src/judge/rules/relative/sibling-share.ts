/** What the cases of a scenario lost together in a run: no case's own, so it is taken out before a case is judged alone. */
import { groupBy } from '../../../lang/group-by.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { leaveOneOutMedians } from '../../../stats/leave-one-out-medians.js';
import type { RunTable } from './run-table.js';
import type { Residuals } from './residuals.js';
import { chooseReference } from '../../../compare/run-shift.js';

/** A case as judged alone: of its shift, `lost` is the scenario's part and the rest the run's. */
export interface Alone extends Residuals {
  /** What its siblings tell that it lost with them in this run. */
  readonly lost: number;
  /** Other cases of its scenario that were measured, too, and vouch for it. */
  readonly siblings: number;
}

/**
 * Residuals of cases of one scenario correlate by about one half, so the best guess of what m siblings tell of a case is
 * m / (m + 1) of their median. Only losses are shared: that siblings got better is no fault of the others. With repetitions,
 * which tell what lasts by themselves, nothing is taken out.
 *
 * @returns the same objects but for `lost` and `siblings` where nothing can be shared: no siblings, or they told the shift already
 */
export function withoutScenarioShare(table: RunTable, residuals: readonly Residuals[]): readonly Alone[] {
  const { series, pastRuns, repetitions, canShift, isSession } = table;
  const alone: Alone[] = residuals.map((each) => ({ ...each, lost: 0, siblings: 0 }));
  const scenarios = [...groupBy([...series.keys()], (i) => series[i]?.scenario).values()];
  const cases = series.map(({ comparison }) => comparison);
  if (isSession || !canShift || repetitions > 1 || chooseReference(cases, scenarios) === 'all') return alone;
  for (const indices of scenarios) {
    const members = indices.flatMap((i) => residuals[i] ?? []);
    if (members.length < 2) continue;
    const before = Array.from({ length: pastRuns }, (_, run) =>
      lossesOfOthers(members.map(({ past }) => past[run] ?? NaN)),
    );
    const now = lossesOfOthers(members.map(({ excess }) => excess));
    members.forEach((each, member) => {
      const lost = before.map((losses) => losses[member] ?? 0);
      alone[indices[member] ?? 0] = without(each, lost, now[member] ?? 0, members.length - 1);
    });
  }
  return alone;
}

/** For every case of a scenario, what the others tell that it lost with them. */
function lossesOfOthers(values: readonly number[]): readonly number[] {
  const others = finite(values).length - 1;
  return leaveOneOutMedians(values).map((each) =>
    Number.isNaN(each) ? 0 : (others / (others + 1)) * Math.max(0, each),
  );
}

function without(
  { past, now, raw, rawReach, overAll, level, toldBy, slopeVariance }: Residuals,
  lostBefore: readonly number[],
  lostNow: number,
  siblings: number,
): Alone {
  const own = past.map((value, run) => value - (lostBefore[run] ?? 0));
  const values = finite(own);
  const middle = values.length >= 3 ? median(values) : 0;
  const left = now.map((value) => value - lostNow - middle);
  const excess = median(left);
  return {
    past: own.map((value) => value - middle),
    now: left,
    excess,
    raw,
    rawReach,
    overAll,
    level: level + middle,
    shift: raw - middle - excess,
    toldBy,
    slopeVariance,
    lost: lostNow,
    siblings,
  };
}
