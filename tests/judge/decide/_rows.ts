/** Rows of one metric, each of a scenario of its own, with a given past. */
import { nameCase } from '../../../src/cases/names.js';
import { metricById } from '../../../src/metrics/index.js';
import type { Comparison, MetricComparisons } from '../../../src/model/comparison.js';
import type { Measurement } from '../../../src/model/documents.js';
import type { Metric } from '../../../src/model/metric.js';
import { createPast } from '../_past.js';

export interface Row {
  /** Oldest first, NaN where it was not measured. */
  readonly past: readonly number[];
  readonly now: number;
  readonly isControl?: boolean;
  readonly hasDoubtfulErrors?: boolean;
  /** How many of its oldest runs were of another level. */
  readonly others?: number;
  /** How many of its newest. */
  readonly left?: number;
  /** Whether its baseline was named. */
  readonly isSelected?: boolean;
}

export function tableOf(id: string, rows: readonly Row[]): MetricComparisons {
  const metric = metricById.get(id) as Metric;
  const comparisons = rows.map(({ past, now, isControl = false, others = 0, left = 0, ...known }, i): Comparison => {
    const measured = (value: number): Measurement => ({
      scenario: `scenario ${String(i)}`,
      configuration: {},
      metrics: { [id]: value },
    });
    const isOther = (run: number): boolean => run < others || run >= past.length - left;
    return {
      ...known,
      case: nameCase(measured(now)),
      isControl,
      candidate: [now],
      candidateMeasurements: [measured(now)],
      past: createPast(
        past.map((value, run) => ({ run, value, measurement: measured(value), segment: isOther(run) ? 1 : 0 })),
      ),
      baseline: 'history',
      band: metric.band,
    };
  });
  return { metric, comparisons };
}
