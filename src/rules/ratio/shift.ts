/** The level of every case, what moved all cases of a run together, and what is left when that is taken out. */
import { groupBy } from '../../group-by.js';
import { median } from '../../stats/median.js';
import { medianPolish } from '../../stats/median-polish.js';
import { medianWithout } from '../../stats/median-without.js';
import { slopeNearOne } from '../../stats/slope-near-one.js';
import type { RunTable, Series } from './series.js';

/** One case after the run's shift was taken out. All in logarithms, larger = worse. */
export interface Residuals {
  readonly level: number;
  /** Of the past runs, around 0; one entry a known run. */
  readonly past: readonly { readonly run: number; readonly value: number }[];
  /** Of each repetition, and their median: how much worse than usual. */
  readonly now: readonly number[];
  readonly excess: number;
  /** The same without taking out any shift. */
  readonly raw: number;
  /** The same with the shift seen in all cases, its own scenario's among them. */
  readonly overAll: number;
  /** The run's part: slope x shift. */
  readonly shift: number;
  /** Variance of the excess from not knowing the slope. */
  readonly slopeVariance: number;
}

/** A scenario's cases are compared with those of others, so that what hits a whole scenario is not taken for the machine. */
const fewestReferences = 2;

export function withoutShift(table: RunTable): readonly Residuals[] {
  const { series, pastRuns, repetitions, canShift } = table;
  const { levels } = canShift
    ? medianPolish(series.map(({ past }) => past))
    : { levels: series.map(({ past }) => median(past.filter((value) => value !== undefined))) };
  // One column a run, past runs first, then the repetitions: how far every case is from its level.
  const columns = Array.from({ length: pastRuns + repetitions }, (_, column) =>
    columnOf(series, (each, i) => {
      const value = column < pastRuns ? each.past[column] : each.now[column - pastRuns];
      return value === undefined ? undefined : value - (levels[i] ?? 0);
    }),
  );
  const split = (values: readonly number[]): Shift => ({
    past: values.slice(0, pastRuns),
    now: values.slice(pastRuns),
  });
  const shiftWithout = (scenario?: string): Shift =>
    split(columns.map((column) => (canShift ? middleOf(column, scenario) : 0)));
  const all = shiftWithout();
  const byScenario = new Map<string, Shift>();
  const reference = referenceOf(series);
  const controls = split(columns.map(controlsOf));
  return series.map((each, i) => {
    const left = reference === 'others' ? each.scenario : undefined;
    const shift = left === undefined ? all : (byScenario.get(left) ?? shiftWithout(left));
    if (left !== undefined) byScenario.set(left, shift);
    // Controls vouch for the machine, so that a change may hit all other cases and is still seen.
    const [own, over] = reference === 'controls' ? [controls, controls] : [shift, all];
    return residualsOf(each, levels[i] ?? 0, own, over, table);
  });
}

/** One run: sorted deviations of all cases that were measured in it, and where each scenario's stand. */
interface Column {
  readonly sorted: readonly number[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
  readonly controls: readonly number[];
}

function columnOf(series: readonly Series[], deviationOf: (each: Series, i: number) => number | undefined): Column {
  const deviations = series.map(deviationOf);
  const order = [...deviations.keys()].filter((i) => deviations[i] !== undefined);
  order.sort((a, b) => (deviations[a] ?? 0) - (deviations[b] ?? 0));
  const positions = new Map<string, number[]>();
  const controls: number[] = [];
  const sorted = order.map((i, position) => {
    const [each, value] = [series[i], deviations[i] ?? 0];
    const known = positions.get(each?.scenario ?? '');
    if (known === undefined) positions.set(each?.scenario ?? '', [position]);
    else known.push(position);
    if (each?.comparison.isControl === true) controls.push(value);
    return value;
  });
  return { sorted, positions, controls };
}

function middleOf({ sorted, positions }: Column, without?: string): number {
  const left = without === undefined ? [] : (positions.get(without) ?? []);
  return sorted.length === left.length ? 0 : medianWithout(sorted, left);
}

const controlsOf = ({ controls }: Column): number => (controls.length === 0 ? 0 : median(controls));

interface Shift {
  readonly past: readonly number[];
  readonly now: readonly number[];
}

/** Declared controls first; else the cases of other scenarios, if there are enough for every scenario; else all. */
function referenceOf(series: readonly Series[]): 'controls' | 'others' | 'all' {
  if (series.some(({ comparison }) => comparison.isControl)) return 'controls';
  const largest = Math.max(...[...groupBy(series, ({ scenario }) => scenario).values()].map(({ length }) => length));
  return series.length - largest >= fewestReferences ? 'others' : 'all';
}

function residualsOf(
  each: Series,
  level: number,
  shift: Shift,
  all: Shift,
  { beliefs, canShift }: RunTable,
): Residuals {
  const known = each.past.flatMap((value, run) => (value === undefined ? [] : [{ run, value: value - level }]));
  const shifts = known.map(({ run }) => shift.past[run] ?? 0);
  const middleShift = canShift ? median(shifts) : 0;
  const middleValue = canShift ? median(known.map(({ value }) => value)) : 0;
  const { slope, variance } = canShift
    ? slopeNearOne(
        shifts.map((value) => value - middleShift),
        known.map(({ value }) => value - middleValue),
        each.prior,
        beliefs.slopeFreedom,
      )
    : { slope: 1, variance: 0 };
  const left = known.map(({ run, value }) => ({ run, value: value - slope * (shift.past[run] ?? 0) }));
  const middle = canShift && left.length >= 3 ? median(left.map(({ value }) => value)) : 0;
  const after = (value: number, by: number): number => value - level - slope * by;
  const now = each.now.map((value, i) => after(value, shift.now[i] ?? 0) - middle);
  const raw = median(each.now.map((value) => value - level)) - middle;
  const excess = median(now);
  return {
    level: level + middle,
    past: left.map(({ run, value }) => ({ run, value: value - middle })),
    now,
    excess,
    raw,
    overAll: median(each.now.map((value, i) => after(value, all.now[i] ?? 0))),
    shift: raw - excess,
    slopeVariance: variance * (median(shift.now) - middleShift) ** 2,
  };
}
