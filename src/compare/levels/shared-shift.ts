import { distinctRuns, estimateRunShifts, minCases } from '../run-shift.js';
import { findChanges } from '../../stats/slow-losses.js';
import { median } from '../../stats/averages.js';
import { medianPolish, type Table } from '../../stats/median-polish.js';
import { findRecentShift, segmentMedians } from './recent-shift.js';
import type { CaseHistory } from './log-histories.js';

/** The movements that the cases of a run share. */
export interface SharedShift {
  /**
   * For a scenario, the shift of each run as it applies to its cases, relative to the shared level of all cases; 0 for other
   * runs.
   */
  readonly findShift: (scenario: string) => (run: number) => number;
  readonly changes: readonly SharedChange[];
}

/** A level change of most cases; single cases may not have followed it. */
export interface SharedChange {
  /** The first run after it. */
  readonly run: number;
  /** The change of the median over all cases, as a log ratio; larger is worse. */
  readonly step: number;
}

const nothingShared: SharedShift = { findShift: () => () => 0, changes: [] };

/** Separates the shift of each run from lasting changes that most cases share. Too few cases cannot show either. */
export function findSharedShift(histories: readonly CaseHistory[]): SharedShift {
  if (histories.length < minCases) return nothingShared;
  const runs = distinctRuns(histories.map((history) => history.runs));
  const columnByRun = new Map(runs.map((run, column) => [run, column]));
  const table = alignRuns(histories, runs);
  const { levels } = medianPolish(table);
  const columns = runs.map((_, column) => {
    const residuals = new Float64Array(table.length);
    for (let i = 0; i < table.length; i++) residuals[i] = (table[i]?.[column] ?? NaN) - (levels[i] ?? 0);
    return residuals;
  });
  const { reference, all, shiftsFor, scenarios } = estimateRunShifts(
    columns,
    histories.map(({ pair }) => pair),
  );
  // A lasting change of the controls is a change of the machine, so it is removed like any other shift.
  const tolerance = median(histories.map((history) => history.tolerance));
  const starts = [0, ...(reference === 'controls' ? [] : findStarts(all, tolerance))];
  // Any other lasting change remains in the values: the machine may not be its cause, and not all cases may follow it.
  const shifts = new Map(
    [...scenarios.keys()].map((scenario) => {
      const ofScenario = shiftsFor(scenario);
      return [scenario, starts.length > 1 ? removeLevels(ofScenario, starts) : ofScenario];
    }),
  );
  const sharedLevels = segmentMedians(all, starts);
  return {
    findShift: (scenario) => {
      const ofScenario = shifts.get(scenario);
      return (run) => ofScenario?.[columnByRun.get(run) ?? -1] ?? 0;
    },
    changes: starts.slice(1).map((start, i) => ({
      run: runs[start] ?? 0,
      step: (sharedLevels[i + 1] ?? 0) - (sharedLevels[i] ?? 0),
    })),
  };
}

/** One row for each history with a column for each run, NaN where the case was not measured. */
function alignRuns(histories: readonly CaseHistory[], runs: readonly number[]): Table {
  return histories.map((history) => {
    if (history.runs.length === runs.length) return history.values;
    const valueByRun = new Map(history.runs.map((run, i) => [run, history.values[i]]));
    return runs.map((run) => valueByRun.get(run) ?? NaN);
  });
}

function removeLevels(shifts: readonly number[], starts: readonly number[]): readonly number[] {
  const levels = segmentMedians(shifts, starts);
  return shifts.map((shift, i) => shift - (levels[starts.findLastIndex((start) => start <= i)] ?? 0));
}

function findStarts(shifts: readonly number[], tolerance: number): readonly number[] {
  const tested = findChanges(shifts, tolerance);
  return [...tested, findRecentShift(shifts, [0, ...tested], tolerance)].filter((start) => start !== undefined);
}
