import { groupBy } from '../../lang/group-by.js';
import { fewestCases } from '../run-shift.js';
import { changePoints } from '../../stats/change-points.js';
import { median } from '../../stats/median.js';
import { medianPolish } from '../../stats/median-polish.js';
import { leaveOutMedian } from '../../stats/leave-out-median.js';
import { findRecentShift } from './recent-shift.js';
import { segmentMedians } from './segment-medians.js';
import type { CaseHistory } from './log-histories.js';

/** What the cases of a run share. */
export interface SharedShift {
  /** What moved the run as a whole, as a case of this scenario sees it, within the level that all cases share. */
  readonly shiftOf: (scenario: string, run: number) => number;
  readonly changes: readonly SharedChange[];
}

/** A change of level of the cases as a whole: not every one of them need have gone along. */
export interface SharedChange {
  /** The first run after it. */
  readonly run: number;
  /** How much worse the middle of all cases is since. */
  readonly by: number;
}

const nothingShared: SharedShift = { shiftOf: () => 0, changes: [] };
const fewestReferences = 2;

/** The shift as the ratio rule takes it out: told by controls, else by the cases of other scenarios, else by all cases. */
export function findSharedShift(rows: readonly CaseHistory[]): SharedShift {
  if (rows.length < fewestCases) return nothingShared;
  const runs = [...new Set(rows.flatMap((row) => row.runs))].sort((a, b) => a - b);
  const columnOf = new Map(runs.map((run, column) => [run, column]));
  const table = rows.map((row) => {
    if (row.runs.length === runs.length) return row.values; // none is missing
    const values = new Map(row.runs.map((run, i) => [run, row.values[i]]));
    return runs.map((run) => values.get(run) ?? NaN);
  });
  const { levels } = medianPolish(table);
  const hasControls = rows.some(({ pair }) => pair.isControl);
  const middles = runs.map((_, column) =>
    leaveOutMedian(
      rows.map(({ pair }, i) => {
        const value = table[i]?.[column] ?? NaN;
        return hasControls && !pair.isControl ? NaN : value - (levels[i] ?? 0);
      }),
    ),
  );
  const scenarios = groupBy([...rows.keys()], (i) => rows[i]?.pair.case.scenario);
  const largest = Math.max(...[...scenarios.values()].map(({ length }) => length));
  const byOthers = !hasControls && rows.length - largest >= fewestReferences;
  const all = middles.map((middleWithout) => middleWithout([]));
  // A control that changes its level says that the machine did, and is believed.
  const starts = [0, ...(hasControls ? [] : changesOf(all, median(rows.map(({ tolerance }) => tolerance))))];
  const shifts = new Map(
    [...scenarios].map(([scenario, left]) => {
      const seen = byOthers ? middles.map((middleWithout) => middleWithout(left)) : all;
      // Whether a lasting change is the machine's nobody knows, and not all cases need have it: it stays in each.
      return [scenario, starts.length > 1 ? withoutLevels(seen, starts) : seen];
    }),
  );
  const levelsOfAll = segmentMedians(all, starts);
  return {
    shiftOf: (scenario, run) => shifts.get(scenario)?.[columnOf.get(run) ?? 0] ?? 0,
    changes: starts.slice(1).map((at, i) => ({
      run: runs[at] ?? 0,
      by: (levelsOfAll[i + 1] ?? 0) - (levelsOfAll[i] ?? 0),
    })),
  };
}

function withoutLevels(shifts: readonly number[], starts: readonly number[]): readonly number[] {
  const levels = segmentMedians(shifts, starts);
  return shifts.map((shift, run) => shift - (levels[starts.findLastIndex((start) => start <= run)] ?? 0));
}

function changesOf(shifts: readonly number[], tolerance: number): readonly number[] {
  const tested = changePoints(shifts);
  return [...tested, findRecentShift(shifts, [0, ...tested], tolerance)].filter((at) => at !== undefined);
}
