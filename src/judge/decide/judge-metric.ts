/** Judges all comparisons of one metric: quantities, fit, search for the groups that changed, decisions. */
import type { MetricComparisons } from '../../model/comparison.js';
import type { Metric } from '../../model/metric.js';
import { explainModel, type Explained, listHypotheses, Model } from '../model/effects/model.js';
import { fitHistory } from '../model/fit/fit-history.js';
import { findLoops, mergeCoupled, type Merged, type RowLoop, withoutComposition } from '../quantities/merge.js';
import { createTable, type QuantityTable } from '../quantities/table.js';
import { judgeRows, type RowVerdict } from './judge-rows.js';

/** The judgement of one metric. */
export interface JudgedMetric {
  readonly metric: Metric;
  /** One row per comparison. */
  readonly table: QuantityTable;
  readonly merged: Merged;
  /** By row of the model: the loop of its labels; empty for other metrics than throughput. */
  readonly loops: readonly (RowLoop | undefined)[];
  readonly model: Model;
  readonly explained: Explained;
  /** By row of the model. */
  readonly verdicts: readonly RowVerdict[];
  /** The row of the model of each comparison. */
  readonly rowNumbers: readonly number[];
}

export function judgeMetric({ comparisons, metric, uncompared = [] }: MetricComparisons): JudgedMetric {
  const table = createTable(comparisons, metric);
  const coupled = mergeCoupled(table);
  const loops = findLoops(table, coupled, uncompared);
  const merged = { ...coupled, table: withoutComposition(coupled.table, loops) };
  const model = new Model(fitHistory(merged.table), listHypotheses(merged.table.rows));
  const explained = explainModel(model);
  const rowNumbers = Array<number>(comparisons.length).fill(0);
  merged.members.forEach((indices, row) => {
    for (const i of indices) rowNumbers[i] = row;
  });
  return { metric, table, merged, loops, model, explained, verdicts: judgeRows(model, explained), rowNumbers };
}
