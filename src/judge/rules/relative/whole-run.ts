/** Whether the run as a whole is worse than any before: a slow machine, or a change that hits everything. */
import type { RunShift } from '../../../model/documents.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';
import { shrink } from '../../../stats/shrink.js';
import { oneSidedMad } from '../../../stats/one-sided-mad.js';
import { toPercent } from '../../../metrics/log-scale.js';
import type { RunTable, Series } from './run-table.js';
import type { Residuals } from './residuals.js';

const sigmas = 3;
const shortHistory = 0.5;
const floor = 0.02;
const beliefWeight = 4;
const fewestRuns = 3;
/** So many of all cases must be worse as measured: where half are, their middle is nobody's. */
const mostCases = 0.6;

/** Undefined where there are too few cases to tell a run from a case. */
export function wholeRun(table: RunTable, residuals: readonly Residuals[]): RunShift | undefined {
  const { series, canShift, metric, pastRuns, repetitions, beliefs } = table;
  if (!canShift) return undefined;
  const levelAt = (i: number): number => residuals[i]?.level ?? 0;
  const across = (valueOf: (each: Series) => number | undefined): number => {
    const values = finite(series.map((each, i) => (valueOf(each) ?? NaN) - levelAt(i)));
    return values.length === 0 ? NaN : median(values);
  };
  const before = finite(Array.from({ length: pastRuns }, (_, run) => across(({ past }) => past[run])));
  const middle = median(before);
  const history = before.map((value) => value - middle);
  const now = finite(Array.from({ length: repetitions }, (_, i) => across(({ now, nowOf }) => now[nowOf.indexOf(i)])));
  const shift = median(now) - middle;
  const tolerance = median(series.map((each) => each.tolerance));
  const noise = Math.max(shrink(oneSidedMad(history), history.length, beliefs.runNoise, beliefWeight), floor);
  // Where all levels are young, one night moved all of them.
  const levelRuns = Math.min(history.length, median(series.map((each) => each.levelRuns)));
  const limit = Math.max(
    tolerance,
    sigmas * (1 + shortHistory / history.length) * noise * Math.sqrt(1 / repetitions + 1 / levelRuns),
  );
  const controls = series.filter(({ comparison }) => comparison.isControl).map(({ comparison }) => comparison.case.key);
  const isRepeated = repetitions < 2 || now.every((each) => each - middle > tolerance);
  const worse = series.filter(({ tolerance }, i) => (residuals[i]?.raw ?? 0) > tolerance);
  const isShared = worse.length > mostCases * series.length;
  const isWorst = shift > limit && shift > Math.max(...history) && isRepeated;
  const verdict =
    controls.length > 0 || shift <= tolerance || !isShared
      ? 'pass'
      : history.length < fewestRuns
        ? 'inconclusive'
        : isWorst
          ? 'regression'
          : 'pass';
  const spread = (of: (each: Series, i: number) => readonly number[]): number =>
    Math.abs(toPercent(median(series.map((each, i) => oneSidedMad(of(each, i)))), metric));
  return {
    metric: metric.id,
    percent: toPercent(shift, metric),
    removed: true,
    cases: series.length,
    controls,
    limit: toPercent(limit, metric),
    ...(history.length >= fewestRuns && {
      spreadBefore: spread(({ past }, i) => finite(past).map((value) => value - levelAt(i))),
      spreadAfter: spread((_, i) => finite(residuals[i]?.past ?? [])),
    }),
    verdict,
  };
}
