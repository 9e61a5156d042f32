/** The level of every case, what moved all cases of a run together, and what is left when that is taken out. */
import { estimateRunShifts, type Reference } from '../../../compare/run-shift.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { medianPolish } from '../../../stats/median-polish.js';
import { shrunkenSlope } from '../../../stats/shrunken-slope.js';
import { shrink } from '../../../stats/shrink.js';
import { tailSpread } from '../../../stats/tail-spread.js';
import { sigmas, type Beliefs } from './priors.js';
import type { RunTable, Series } from './run-table.js';

/** One case after the run's shift was taken out. All in logarithms, larger = worse. */
export interface Residuals {
  readonly level: number;
  /** Of the past runs, around 0, NaN where the case was not measured. */
  readonly past: readonly number[];
  /** Of each repetition, and their median: how much worse than usual. */
  readonly now: readonly number[];
  readonly excess: number;
  /** The same without taking out any shift, and how far that goes when nothing changed but the machine. */
  readonly raw: number;
  readonly rawReach: number;
  /** The same with the shift seen in all scenarios, its own among them. */
  readonly overAll: number;
  /** What is taken out: the run's part, slope x shift. */
  readonly shift: number;
  /** Who tells it. */
  readonly toldBy: Reference;
  /** Variance of the excess from not knowing the slope. */
  readonly slopeVariance: number;
}

export function withoutShift(table: RunTable): readonly Residuals[] {
  const { series, pastRuns, repetitions, canShift } = table;
  const { levels } = canShift
    ? medianPolish(series.map(({ past }) => past))
    : { levels: series.map(({ past }) => median(finite(past))) };
  // One column a run, past runs first, then the repetitions: how far every case is from its level.
  const columns = Array.from({ length: pastRuns + repetitions }, (_, column) =>
    series.map(({ past, now, nowOf }, i) => {
      const value = column < pastRuns ? past[column] : now[nowOf.indexOf(column - pastRuns)];
      return (value ?? NaN) - (levels[i] ?? 0);
    }),
  );
  const byColumn = (shifts: readonly number[]): Shift => ({
    past: shifts.slice(0, pastRuns),
    now: shifts.slice(pastRuns),
  });
  const { reference, scenarios, ...estimated } = estimateRunShifts(
    columns,
    series.map(({ comparison }) => comparison),
  );
  const isKnown = canShift || reference === 'controls';
  const toShift = (shifts: readonly number[]): Shift => byColumn(isKnown ? shifts : shifts.map(() => 0));
  const all = toShift(estimated.all);
  if (reference === 'controls')
    return series.map((each, i) => residualsOf(each, levels[i] ?? 0, all, all.now, reference, table));
  const shifts = new Map([...scenarios.keys()].map((scenario) => [scenario, toShift(estimated.shiftsFor(scenario))]));
  // Of three and more scenarios each counts once: one that holds half of all cases would be compared with itself.
  const overAll =
    canShift && scenarios.size > 2
      ? columns
          .slice(pastRuns)
          .map((column) => middleOf([...scenarios.values()].flatMap((of) => middlesIn(column, of))))
      : all.now;
  return series.map((each, i) =>
    residualsOf(each, levels[i] ?? 0, shifts.get(each.scenario) ?? all, overAll, reference, table),
  );
}

/** The middle of some of a column's values; none where none of them was measured. */
function middlesIn(column: readonly number[], indices: readonly number[]): readonly number[] {
  const values = finite(indices.map((i) => column[i] ?? NaN));
  return values.length === 0 ? [] : [median(values)];
}

const middleOf = (values: readonly number[]): number => (values.length === 0 ? 0 : median(values));

interface Shift {
  readonly past: readonly number[];
  readonly now: readonly number[];
}

/** Weight of what is believed of a run against what the case did in past runs, in degrees of freedom. */
const beliefWeight = 4;

function rawReachOf(deviations: readonly number[], { now, levelRuns }: Series, beliefs: Beliefs): number {
  const middle = median(deviations);
  const own = tailSpread(deviations.map((value) => value - middle));
  const oneRun = shrink(own, deviations.length, beliefs.rawNoise, beliefWeight);
  return sigmas * (1 + beliefs.shortHistory / deviations.length) * oneRun * Math.sqrt(1 / now.length + 1 / levelRuns);
}

function residualsOf(
  each: Series,
  level: number,
  shift: Shift,
  /** Of all scenarios, for each repetition. */
  overAll: readonly number[],
  toldBy: Reference,
  { beliefs, canShift }: RunTable,
): Residuals {
  const shifts = shift.past.filter((_, run) => !Number.isNaN(each.past[run] ?? NaN));
  const deviations = finite(each.past).map((value) => value - level);
  const middleShift = canShift ? median(shifts) : 0;
  const middleValue = canShift ? median(deviations) : 0;
  const { slope, variance } = canShift
    ? shrunkenSlope(
        shifts.map((value) => value - middleShift),
        deviations.map((value) => value - middleValue),
        each.prior,
        beliefs.slopeFreedom,
      )
    : { slope: 1, variance: 0 };
  const left = deviations.map((value, i) => value - slope * (shifts[i] ?? 0));
  const middle = canShift && left.length >= 3 ? median(left) : 0;
  const after = (value: number, by: number): number => value - level - slope * by;
  const shiftNow = each.nowOf.map((repetition) => shift.now[repetition] ?? 0);
  const now = each.now.map((value, i) => after(value, shiftNow[i] ?? 0) - middle);
  const raw = median(each.now.map((value) => value - level)) - middle;
  const excess = median(now);
  return {
    level: level + middle,
    past: each.past.map((value, run) => after(value, shift.past[run] ?? 0) - middle),
    now,
    excess,
    raw,
    rawReach: rawReachOf(deviations, each, beliefs),
    overAll: median(each.now.map((value, i) => after(value, overAll[each.nowOf[i] ?? 0] ?? 0))),
    shift: raw - excess,
    toldBy,
    slopeVariance: variance * (median(shiftNow) - middleShift) ** 2,
  };
}
