/** Describes the shift of the whole run: how far its cases moved together, and from where on that is not the machine. */
import { groupBy } from '../../lang/objects.js';
import { toPercent } from '../../metrics/values.js';
import type { RunShift } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { finite, median } from '../../stats/averages.js';
import type { Judged } from '../decide/judge-metric.js';
import { noEstimate } from '../model/effects/model.js';
import { common } from '../model/settings.js';
import { smallestSuspect, type RowVerdict } from '../decide/judge-rows.js';
import type { Fit } from '../model/fit/fitted-history.js';
import { twoSidedScale } from '../model/fit/scale.js';
import { labelsOfShift } from './waiting.js';

/** With fewer past runs, the spread of a case from run to run is not known. */
const minRuns = 3;

/** The shift of the whole run; undefined with fewer than two rows, unless labels that are new or gone explain it. */
export function describeRunShift(judged: Judged): RunShift | undefined {
  const { metric, model, explained, verdicts, loops } = judged;
  const { fit, deviation, everything } = model;
  const { rows } = fit.table;
  const composed = rows.map((_, row) => loops[row]?.composed ?? 0);
  const isComposed = composed.length > 0 && composed.every((part) => part !== 0);
  if (rows.length < 2 && !isComposed) return undefined;
  const controls = rows.filter(({ comparison }) => comparison.isControl).map(({ comparison }) => comparison.case.key);
  const moved = verdicts.filter(({ found }) => found !== undefined && found.group === everything && everything >= 0);
  const bands = rows.map(({ band }) => band);
  const limit = Math.max(median(bands), smallestSuspect(model, explained.marginal[everything] ?? noEstimate));
  const worst = findWorstPastShift(fit);
  const shift = median([...deviation].map((value, row) => (isComposed ? value + (composed[row] ?? 0) : value)));
  const labels = labelsOfShift(judged, shift < 0 ? -1 : 1);
  const verdict = judgeShift(verdicts, moved);
  return {
    metric: metric.id,
    percent: toPercent(shift, metric),
    cases: rows.length,
    controls,
    ...(everything >= 0 && Number.isFinite(limit) && { limit: toPercent(limit, metric) }),
    ...(worst !== undefined && { worstPast: toPercent(worst, metric) }),
    ...(fit.runs >= minRuns && { spread: measureSpread(fit, metric) }),
    verdict: labels === undefined ? verdict : 'pass',
    ...(labels && { labels }),
    ...(labels === undefined && isRunOpen(judged) && { unresolved: true as const }),
  };
}

/** @param moved the rows that moved with the whole run; none if something else explains the run */
function judgeShift(all: readonly RowVerdict[], moved: readonly RowVerdict[]): RunShift['verdict'] {
  const isWorse = ({ decision }: RowVerdict): boolean => decision === 'regression';
  if (moved.some(isWorse) || all.every(isWorse)) return 'regression';
  return moved.some(({ decision }) => decision === 'suspect') ? 'inconclusive' : 'pass';
}

/** Whether everything is worse, and one run does not show whether the machine or the change is the cause. */
export const isRunOpen = (judged: Judged): boolean => {
  const { everything } = judged.model;
  return judged.verdicts.some(({ found, isOpen }) => isOpen && found?.group === everything) || isBeyondHistory(judged);
};

/**
 * Whether everything lost more than its band, and the movements of the machine in the history do not explain it. Rows that fail
 * are explained; what is left must be worse, too.
 */
function isBeyondHistory({ model, explained: { marginal }, verdicts }: Judged): boolean {
  const { everything, fit, deviation, past } = model;
  const open = [...deviation.keys()].filter((row) => verdicts[row]?.decision !== 'regression');
  if (everything < 0 || open.length === 0) return false;
  const { effect, error } = marginal[everything] ?? noEstimate;
  const loss = Math.min(effect, median(open.map((row) => deviation[row] ?? 0)));
  if (loss <= median(open.map((row) => fit.table.rows[row]?.band ?? 0))) return false;
  const isShort = fit.runs < common.runsOfMachine && loss > (findWorstPastShift(fit) ?? -Infinity);
  return isShort || model.computeProbability(everything, loss / error, past.tails) < fit.table.settings.fails;
}

/**
 * The rows that were measured beyond their bands together with their scenario or with the whole run, while too few past runs
 * show what the machine does to them: neither the machine nor the change is known to be the cause.
 */
export function findUnexplained({ model, verdicts }: Judged): ReadonlySet<number> {
  const { fit, measured } = model;
  const { rows } = fit.table;
  if (fit.runs >= common.runsOfMachine) return new Set();
  const isOpen = (row: number): boolean =>
    verdicts[row]?.decision !== 'regression' && rows[row]?.comparison.isControl !== true;
  const lossOf = (row: number): number => measured[row] ?? 0;
  // A past run that was as slow shows what the machine does.
  const isUsual = (row: number): boolean =>
    Array.from({ length: fit.runs }, (_, t) => fit.deviations[t * fit.cases + row] ?? NaN).some(
      (past) => past >= lossOf(row),
    );
  const bandOf = (row: number): number => rows[row]?.band ?? 0;
  const scenarios = groupBy([...rows.keys()], (row) => rows[row]?.comparison.case.scenario);
  const together = [[...rows.keys()], ...[...scenarios.values()].filter(({ length }) => length > 1)]
    .map((members) => members.filter(isOpen))
    .filter(({ length }) => length > 0);
  return new Set(
    together
      .filter((members) => median(members.map(lossOf)) > median(members.map(bandOf)))
      .flatMap((members) => members.filter((row) => lossOf(row) > bandOf(row) && !isUsual(row))),
  );
}

/**
 * The largest median deviation of a past run, as a logarithm; undefined if no run measured at least half of the cases, whose
 * median would not be that of the whole run.
 */
function findWorstPastShift({ cases, runs, deviations }: Fit): number | undefined {
  const shifts = Array.from({ length: runs }, (_, t) => finite([...deviations.subarray(t * cases, (t + 1) * cases)]))
    .filter(({ length }) => length > 0 && 2 * length >= cases)
    .map((known) => median(known));
  return shifts.length === 0 ? undefined : Math.max(...shifts);
}

/** How much cases moved from run to run. */
function measureSpread({ cases, runs, deviations }: Fit, metric: Metric): number {
  const scales = Array.from({ length: cases }, (_, c) => {
    const known = finite(Array.from({ length: runs }, (__, t) => deviations[t * cases + c] ?? NaN));
    return twoSidedScale(Float64Array.from(known), known.length);
  });
  return Math.abs(toPercent(median(scales), metric));
}
