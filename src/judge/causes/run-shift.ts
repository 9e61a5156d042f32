/** Describes the shift of the whole run: how far its cases moved together, and from where on that is not the machine. */
import { toPercent } from '../../metrics/values.js';
import type { RunShift } from '../../model/documents.js';
import type { Metric } from '../../model/metric.js';
import { finite, median } from '../../stats/averages.js';
import type { Judged } from '../decide/judge-metric.js';
import { noEstimate } from '../model/effects/model.js';
import { smallestFailing, type RowVerdict } from '../decide/judge-rows.js';
import { type Fit, twoSidedScale } from '../model/fit/fit-history.js';
import { labelsOfShift } from './evidence.js';

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
  const limit = Math.max(median(bands), smallestFailing(model, explained.marginal[everything] ?? noEstimate));
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
  };
}

/** @param moved the rows that moved with the whole run; none if something else explains the run */
function judgeShift(all: readonly RowVerdict[], moved: readonly RowVerdict[]): RunShift['verdict'] {
  const isWorse = ({ decision }: RowVerdict): boolean => decision === 'regression';
  if (moved.some(isWorse) || all.every(isWorse)) return 'regression';
  return moved.some(({ decision }) => decision === 'suspect') ? 'inconclusive' : 'pass';
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
