/** Whether the run as a whole is worse than any before: a slow machine, or a change that hits everything. */
import type { RunShift } from '../../model.js';
import { median } from '../../stats/median.js';
import { shrink } from '../../stats/shrink.js';
import { sideSpread } from '../../stats/side-spread.js';
import { percentOf, type RunTable } from './series.js';
import type { Residuals } from './shift.js';

const sigmas = 3;
const shortHistory = 0.5;
const floor = 0.02;
const beliefWeight = 4;
const fewestRuns = 3;

/** Undefined where there are too few cases to tell a run from a case. */
export function wholeRun(table: RunTable, residuals: readonly Residuals[]): RunShift | undefined {
  const { series, canShift, metric, pastRuns, repetitions, beliefs } = table;
  if (!canShift) return undefined;
  const levelAt = (i: number): number => residuals[i]?.level ?? 0;
  const across = (valueOf: (i: number) => number | undefined): number | undefined => {
    const values = series.flatMap((_, i) => {
      const value = valueOf(i);
      return value === undefined ? [] : [value - levelAt(i)];
    });
    return values.length === 0 ? undefined : median(values);
  };
  const before = Array.from({ length: pastRuns }, (_, run) => across((i) => series[i]?.past[run])).filter(
    (value) => value !== undefined,
  );
  const middle = median(before);
  const history = before.map((value) => value - middle);
  const now = Array.from({ length: repetitions }, (_, i) => across((j) => series[j]?.now[i])).filter(
    (value) => value !== undefined,
  );
  const shift = median(now) - middle;
  const tolerance = median(series.map((each) => each.tolerance));
  const noise = Math.max(shrink(sideSpread(history), history.length, beliefs.runNoise, beliefWeight), floor);
  const limit = Math.max(
    tolerance,
    sigmas * (1 + shortHistory / history.length) * noise * Math.sqrt(1 / repetitions + 1 / history.length),
  );
  const controls = series.filter(({ comparison }) => comparison.isControl).map(({ comparison }) => comparison.case.key);
  const isRepeated = repetitions < 2 || now.every((each) => each - middle > tolerance);
  const isWorst = shift > limit && shift > Math.max(...history) && isRepeated;
  const verdict =
    controls.length > 0 || shift <= tolerance
      ? 'pass'
      : history.length < fewestRuns
        ? 'inconclusive'
        : isWorst
          ? 'regression'
          : 'pass';
  const spread = (of: (i: number) => readonly number[]): number =>
    Math.abs(percentOf(median(series.map((_, i) => sideSpread(of(i)))), metric));
  return {
    metric: metric.id,
    percent: percentOf(shift, metric),
    removed: true,
    cases: series.length,
    controls,
    limit: percentOf(limit, metric),
    ...(history.length >= fewestRuns && {
      spreadBefore: spread((i) =>
        (series[i]?.past ?? []).flatMap((value) => (value === undefined ? [] : [value - levelAt(i)])),
      ),
      spreadAfter: spread((i) => (residuals[i]?.past ?? []).map(({ value }) => value)),
    }),
    verdict,
  };
}
