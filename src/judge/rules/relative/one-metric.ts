/** All comparisons of one metric: fit, search, verdicts, and the movement of the machine. */
import type { MetricComparisons } from '../../../model/comparison.js';
import type { Metric } from '../../../model/metric.js';
import type { RunShift } from '../../../model/documents.js';
import { median } from '../../../stats/median.js';
import { Model } from './estimates.js';
import { fitHistory } from './fit.js';
import type { Fit } from './fitted-history.js';
import { createLayouts } from './layout.js';
import { middleOfCases } from './middle.js';
import { mergeCoupled, type Merged } from './merge.js';
import { awaitNewcomers, withoutAwaited, type Awaited } from './newcomers.js';
import { explain, type Explained } from './search.js';
import { medianOfMany } from '../../../stats/median-in-place.js';
import { twoSidedScale } from './spread.js';
import { upperPoint } from '../../../stats/student.js';
import { createTable, type Table } from './table.js';
import { toPercent } from '../../../metrics/log-scale.js';
import { judgeRows, type RowVerdict } from './verdicts.js';

/** The judgement of one metric, before metrics are combined. */
export interface Judged {
  readonly metric: Metric;
  readonly table: Table;
  readonly merged: Merged;
  readonly model: Model;
  readonly explained: Explained;
  readonly verdicts: readonly RowVerdict[];
  /** The row of each comparison. */
  readonly rowNumbers: readonly number[];
  readonly hasControls: boolean;
  /** By comparison: what labels without a history do to its throughput; undefined if they do nothing. */
  readonly awaited: readonly (Awaited | undefined)[];
}

/** @param findLayout shared by the metrics of a run */
export function judgeMetric(
  { comparisons, metric, newcomers }: MetricComparisons,
  findLayout = createLayouts(),
): Judged {
  const measured = createTable(comparisons, metric);
  const coupled = mergeCoupled(measured);
  const awaited = awaitNewcomers(measured, coupled.members, newcomers ?? []);
  const isAnyAwaited = awaited.some((found) => found !== undefined);
  const table = isAnyAwaited ? withoutAwaited(measured, awaited) : measured;
  const merged = isAnyAwaited ? mergeCoupled(table) : coupled;
  const { rows } = merged.table;
  const { blocks, groups } = findLayout(rows);
  const model = new Model(fitHistory(merged.table, blocks), groups);
  const explained = explain(model);
  const rowNumbers = Array<number>(comparisons.length).fill(0);
  merged.members.forEach((indices, row) => {
    for (const i of indices) rowNumbers[i] = row;
  });
  const hasControls = rows.some(({ comparison }) => comparison.isControl);
  const verdicts = judgeRows(model, explained);
  return { metric, table, merged, model, explained, verdicts, rowNumbers, hasControls, awaited };
}

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
  const worst = worstPastShift(fit);
  return {
    metric: metric.id,
    percent: toPercent(middleOfCases(fit, deviation), metric),
    cases: rows.length,
    controls,
    ...(everything >= 0 && Number.isFinite(limit) && { limit: toPercent(limit, metric) }),
    ...(worst !== undefined && { worstPast: toPercent(worst, metric) }),
    ...(fit.runs >= 3 && spreads(fit, metric)),
    verdict: moved.some(({ decision }) => decision === 'regression')
      ? 'regression'
      : moved.some(({ decision }) => decision === 'suspect')
        ? 'inconclusive'
        : 'pass',
  };
}

/**
 * The largest median deviation of a past run, as a logarithm; undefined if no run measured at least half of the cases, whose
 * median would not be that of the whole run.
 */
function worstPastShift({ cases, runs, deviations }: Fit): number | undefined {
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
function spreads(
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
