/** The run shift: a movement of every case of a run, for instance because of a slow machine. All values are logarithms. */
import { largest, leaveOutMedian } from '../stats/averages.js';
import type { CaseName } from '../model/documents.js';
import { groupBy } from '../lang/objects.js';

/** With fewer cases, a shift of the run cannot be distinguished from a change of a case. */
export const minCases = 3;

/** The fewest cases of other scenarios that show a shift. */
const minReferences = 2;

/** The runs in which any case was measured, oldest first. */
export function distinctRuns(lists: readonly (readonly number[])[]): readonly number[] {
  const runs = new Set<number>();
  let last: readonly number[] = [];
  for (const list of lists) {
    // Most cases share one list.
    if (list !== last) for (const run of list) runs.add(run);
    last = list;
  }
  return [...runs].sort((a, b) => a - b);
}

/** The data from which the reference is chosen. */
interface ShiftCase {
  readonly case: Pick<CaseName, 'scenario'>;
  readonly isControl: boolean;
}

interface RunShifts {
  /** The cases that the shift is estimated from: declared controls, cases of other scenarios, or all cases. */
  readonly reference: 'controls' | 'others' | 'all';
  /** The shift of each column, estimated from all reference cases. */
  readonly all: readonly number[];
  /** The shift of each column as it applies to the cases of a scenario. */
  readonly shiftsFor: (scenario: string) => readonly number[];
  /** The indices of the cases of each scenario. */
  readonly scenarios: ReadonlyMap<string, readonly number[]>;
}

/**
 * Estimates the shift of each run as a median over the reference cases. Declared controls are preferred, because the change
 * cannot affect them. Otherwise the cases of other scenarios are used if every scenario has enough of them, so that a
 * change of a whole scenario is not mistaken for the machine. The last resort is all cases.
 *
 * @param columns one for each run: the difference of every case from its level, NaN if the case was not measured
 * @param cases in the order of the values of a column
 */
export function estimateRunShifts(columns: readonly Float64Array[], cases: readonly ShiftCase[]): RunShifts {
  const scenarios = groupBy([...cases.keys()], (i) => cases[i]?.case.scenario ?? '');
  const others = cases.length - largest([...scenarios.values()].map(({ length }) => length));
  const hasControls = cases.some(({ isControl }) => isControl);
  const reference = hasControls ? 'controls' : others >= minReferences ? 'others' : 'all';
  const medians = columns.map((column) =>
    leaveOutMedian(reference === 'controls' ? column.map((value, i) => (cases[i]?.isControl ? value : NaN)) : column),
  );
  const all = medians.map((medianWithout) => medianWithout([]));
  const byScenario = new Map(
    reference === 'others'
      ? [...scenarios].map(([scenario, own]) => [scenario, medians.map((medianWithout) => medianWithout(own))])
      : [],
  );
  return { reference, all, shiftsFor: (scenario) => byScenario.get(scenario) ?? all, scenarios };
}
