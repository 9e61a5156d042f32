/** Describes the shift of the whole run: how far its cases moved together, and from where on that is not the machine. */
import { toPercent } from '../../../../metrics/log-scale.js';
import type { RunShift } from '../../../../model/documents.js';
import type { Metric } from '../../../../model/metric.js';
import { medianOfMany } from '../../../../stats/median-in-place.js';
import { median } from '../../../../stats/median.js';
import { upperPoint } from '../../../../stats/student.js';
import type { Decision } from '../verdicts/decision.js';
import type { Fit } from '../fit/fitted-history.js';
import { middleOfCases } from '../fit/middle-of-cases.js';
import type { Judged } from '../verdicts/judge-metric.js';
import { twoSidedScale } from '../fit/spread.js';

/** With fewer past runs, the spread of a case from run to run is not known. */
const fewestRuns = 3;

/** The shift of the whole run; undefined with fewer than two rows. */
export function describeRunShift({ metric, model, explained, verdicts }: Judged): RunShift | undefined {
  const { fit, deviation, everything } = model;
  const { rows } = fit.table;
  if (rows.length < 2) return undefined;
  const { alone, taken } = explained;
  const controls = rows.filter(({ comparison }) => comparison.isControl).map(({ comparison }) => comparison.case.key);
  const isTaken = taken.some(({ group, effect }) => group === everything && effect > 0);
  const open = verdicts.filter((_, i) => rows[i]?.comparison.isControl !== true);
  const moved = isTaken ? open.filter(({ found }) => found?.group === everything) : [];
  const error = Math.sqrt(alone.variance[everything] ?? Infinity);
  const point = upperPoint(
    fit.table.settings.suspects / (model.multiplicity.get('everything') ?? 1),
    alone.freedom[everything] ?? 1,
  );
  const bands = rows.map(({ band }) => band);
  const limit = Math.max(middleOfCases(fit, bands), point * error);
  const worst = findWorstPastShift(fit);
  return {
    metric: metric.id,
    percent: toPercent(middleOfCases(fit, deviation), metric),
    cases: rows.length,
    controls,
    ...(everything >= 0 && Number.isFinite(limit) && { limit: toPercent(limit, metric) }),
    ...(worst !== undefined && { worstPast: toPercent(worst, metric) }),
    ...(fit.runs >= fewestRuns && describeSpreads(fit, metric)),
    verdict: judgeShift(moved.map(({ decision }) => decision)),
  };
}

/** @param decisions on the cases that moved with the whole run; none if something else explains the run */
function judgeShift(decisions: readonly Decision[]): RunShift['verdict'] {
  if (decisions.includes('regression')) return 'regression';
  return decisions.includes('suspect') ? 'inconclusive' : 'pass';
}

/**
 * The largest median deviation of a past run, as a logarithm; undefined if no run measured at least half of the cases, whose
 * median would not be that of the whole run.
 */
function findWorstPastShift({ cases, runs, deviations }: Fit): number | undefined {
  const scratch = new Float64Array(cases);
  let worst: number | undefined;
  for (let t = 0; t < runs; t++) {
    let n = 0;
    for (let c = 0; c < cases; c++) {
      const deviation = deviations[t * cases + c] ?? NaN;
      if (!Number.isNaN(deviation)) scratch[n++] = deviation;
    }
    if (2 * n >= cases && n > 0) worst = Math.max(worst ?? -Infinity, medianOfMany(scratch, n));
  }
  return worst;
}

/** How much cases moved from run to run, before and after the shift of the run was removed. */
function describeSpreads(
  { cases, runs, deviations, residuals }: Fit,
  metric: Metric,
): Pick<RunShift, 'spreadBefore' | 'spreadAfter'> {
  const scratch = new Float64Array(runs);
  const middle = (values: Float64Array): number =>
    median(
      Array.from({ length: cases }, (_, c) => {
        let n = 0;
        for (let t = 0; t < runs; t++) {
          const value = values[t * cases + c] ?? NaN;
          if (!Number.isNaN(value)) scratch[n++] = value;
        }
        return twoSidedScale(scratch, n);
      }),
    );
  return {
    spreadBefore: Math.abs(toPercent(middle(deviations), metric)),
    spreadAfter: Math.abs(toPercent(middle(residuals), metric)),
  };
}
