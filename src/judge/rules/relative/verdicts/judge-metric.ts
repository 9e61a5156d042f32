/** Judges all comparisons of one metric: table, fit, search for the groups that changed, verdicts. */
import type { MetricComparisons } from '../../../../model/comparison.js';
import type { Metric } from '../../../../model/metric.js';
import { Model } from '../effects/model.js';
import { fitHistory } from '../fit/fit-history.js';
import { createLayouts } from '../effects/layout.js';
import { mergeCoupled, type Merged } from '../merge/merge-coupled.js';
import { awaitNewcomers, withoutAwaited, type Awaited } from '../merge/newcomers.js';
import { explain, type Explained } from '../effects/search.js';
import { createTable, type Table } from '../table.js';
import { judgeRows, type RowVerdict } from './row-verdicts.js';

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
