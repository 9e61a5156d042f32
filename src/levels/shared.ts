import { groupBy } from '../group-by.js';
import { fewestCases } from '../rules/ratio/constants.js';
import { changePoints } from '../stats/change-points.js';
import { median } from '../stats/median.js';
import { medianPolish } from '../stats/median-polish.js';
import { medianWithout } from '../stats/median-without.js';
import { endingOf } from './ending.js';
import type { Row } from './rows.js';

/** What the cases of a run share. */
export interface Shared {
  /** What moved the run as a whole, as a case of this scenario sees it. */
  readonly shiftOf: (scenario: string, run: number) => number;
  /** Runs with which all cases changed their level together. */
  readonly cuts: readonly number[];
}

const nothingShared: Shared = { shiftOf: () => 0, cuts: [] };
const fewestReferences = 2;

/** The shift as the ratio rule takes it out: told by controls, else by the cases of other scenarios, else by all cases. */
export function sharedBy(rows: readonly Row[]): Shared {
  if (rows.length < fewestCases) return nothingShared;
  const runs = [...new Set(rows.flatMap((row) => row.runs))].sort((a, b) => a - b);
  const columnOf = new Map(runs.map((run, column) => [run, column]));
  const table = rows.map((row) => {
    const cells = Array<number | undefined>(runs.length).fill(undefined);
    row.runs.forEach((run, i) => (cells[columnOf.get(run) ?? 0] = row.values[i]));
    return cells;
  });
  const { levels } = medianPolish(table);
  const hasControls = rows.some(({ pair }) => pair.isControl);
  const columns = runs.map((_, column) =>
    columnFrom(
      rows.flatMap(({ pair }, i) => {
        const value = table[i]?.[column];
        return value === undefined || (hasControls && !pair.isControl)
          ? []
          : [{ scenario: pair.case.scenario, value: value - (levels[i] ?? 0) }];
      }),
    ),
  );
  const scenarios = groupBy(rows, ({ pair }) => pair.case.scenario);
  const largest = Math.max(...[...scenarios.values()].map(({ length }) => length));
  const byOthers = !hasControls && rows.length - largest >= fewestReferences;
  const all = columns.map((column) => middleOf(column));
  const shifts = new Map(
    [...scenarios.keys()].map((scenario) => [
      scenario,
      byOthers ? columns.map((each) => middleOf(each, scenario)) : all,
    ]),
  );
  return {
    shiftOf: (scenario, run) => shifts.get(scenario)?.[columnOf.get(run) ?? 0] ?? 0,
    // A control that changes its level says that the machine did, and is believed.
    cuts: hasControls ? [] : changesOf(all, median(rows.map(({ tolerance }) => tolerance))).map((at) => runs[at] ?? 0),
  };
}

function changesOf(shifts: readonly number[], tolerance: number): readonly number[] {
  const tested = changePoints(shifts);
  return [...tested, endingOf(shifts, [0, ...tested], tolerance)].filter((at) => at !== undefined);
}

/** One run: how far its cases are from their levels, sorted, and where each scenario's stand. */
interface Column {
  readonly sorted: readonly number[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

function columnFrom(cells: readonly { readonly scenario: string; readonly value: number }[]): Column {
  const sorted = cells.toSorted((a, b) => a.value - b.value);
  const places = new Map<string, number[]>();
  for (const [place, { scenario }] of sorted.entries()) {
    const known = places.get(scenario);
    if (known === undefined) places.set(scenario, [place]);
    else known.push(place);
  }
  return { sorted: sorted.map(({ value }) => value), places };
}

function middleOf({ sorted, places }: Column, without?: string): number {
  const left = without === undefined ? [] : (places.get(without) ?? []);
  return sorted.length === left.length ? 0 : medianWithout(sorted, left);
}
