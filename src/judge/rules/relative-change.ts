/**
 * One model for throughput and response times. docs/method.md explains it; model/settings.ts has every default. Pure: the result
 * depends only on the arguments.
 *
 * A step reads the results of the steps before it:
 * 1. quantities/: comparisons as rows of logarithms with their own uncertainty; rows that measure one quantity become one;
 * 2. model/fit/: the history as levels, slopes on the machine, and variances;
 * 3. model/effects/: which groups of cases changed in the run under test;
 * 4. decide/: the verdict on every row, and the exceptions that may move it;
 * 5. causes/: who waits for whom, the shift of the run, drift, and the numbers behind each verdict.
 */
import type { MetricComparisons, Rule, Weighed } from '../../model/comparison.js';
import { blindHistory } from '../causes/blind-history.js';
import { createEvidence } from '../causes/evidence.js';
import { describeRunShift } from '../causes/run-shift.js';
import { judgeMetric } from '../decide/judge-metric.js';

/** Judges throughput, response times and every other metric that is compared by ratio. */
export const relativeChange: Rule = {
  id: 'relative-change',
  judges: ({ scale }) => scale === 'ratio',
  weigh: (tables) => tables.map(weigh),
};

function weigh(table: MetricComparisons): Weighed {
  if (table.comparisons.length === 0) return { evidence: [] };
  const judged = judgeMetric(table);
  const [run, blind] = [describeRunShift(judged), blindHistory(judged)];
  return { evidence: createEvidence(judged, table.comparisons), ...(run && { run }), ...(blind && { blind }) };
}
