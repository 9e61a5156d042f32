/** What the cases of a scenario lost together in a run: no case's own, so it is taken out before a case is judged alone. */
import { groupBy } from '../../group-by.js';
import { known } from '../../stats/known.js';
import { median } from '../../stats/median.js';
import { medianWithout } from '../../stats/median-without.js';
import type { RunTable } from './series.js';
import { referenceOf, type Residuals } from './shift.js';

/** A case as judged alone. */
export interface Alone extends Residuals {
  /** Other cases of its scenario that were measured, too, and vouch for it. */
  readonly siblings: number;
}

/**
 * Residuals of cases of one scenario correlate by about one half, so the best guess of what m siblings tell of a case is
 * m / (m + 1) of their median. Only losses are shared: that siblings got better is no fault of the others.
 *
 * @returns the same objects but for `siblings` where nothing can be shared: no siblings, or they told the shift already
 */
export function withoutScenarioShare(table: RunTable, residuals: readonly Residuals[]): readonly Alone[] {
  const { series, pastRuns, repetitions, canShift, isSession } = table;
  const alone: Alone[] = residuals.map((each) => ({ ...each, siblings: 0 }));
  const scenarios = [...groupBy([...series.keys()], (i) => series[i]?.scenario).values()];
  if (isSession || !canShift || repetitions > 1 || referenceOf(series, scenarios) === 'all') return alone;
  for (const members of scenarios) {
    if (members.length < 2) continue;
    const of = (valueOf: (each: Residuals) => number | undefined): readonly number[] =>
      lossesOfOthers(members.map((i) => residuals[i] && valueOf(residuals[i])));
    const before = Array.from({ length: pastRuns }, (_, run) => of(({ past }) => past[run]));
    const now = Array.from({ length: repetitions }, (_, repetition) => of((each) => each.now[repetition]));
    members.forEach((i, member) => {
      const each = residuals[i];
      if (each === undefined) return;
      const shared = (columns: readonly (readonly number[])[]) => columns.map((column) => column[member] ?? 0);
      alone[i] = { ...without(each, shared(before), shared(now)), siblings: members.length - 1 };
    });
  }
  return alone;
}

/** For every case of a scenario, what the others tell that it lost with them. */
function lossesOfOthers(values: readonly (number | undefined)[]): readonly number[] {
  const middleWithout = medianWithout(values);
  const measured = known(values).length;
  return values.map((value, i) => {
    const others = measured - (value === undefined ? 0 : 1);
    return others === 0 ? 0 : (others / (others + 1)) * Math.max(0, middleWithout([i]));
  });
}

function without(
  { past, now, raw, level, ...rest }: Residuals,
  sharedBefore: readonly number[],
  sharedNow: readonly number[],
): Residuals {
  const own = past.map((value, run) => (value === undefined ? undefined : value - (sharedBefore[run] ?? 0)));
  const values = known(own);
  const middle = values.length >= 3 ? median(values) : 0;
  const left = now.map((value, i) => value - (sharedNow[i] ?? 0) - middle);
  const excess = median(left);
  return {
    ...rest,
    past: own.map((value) => (value === undefined ? undefined : value - middle)),
    now: left,
    excess,
    raw,
    level: level + middle,
    shift: raw - middle - excess,
  };
}
