/**
 * One model for throughput and response times. docs/method-details.md lists every formula, settings.ts every default. Pure: the
 * result depends only on the arguments.
 *
 * A step reads the results of the steps before it:
 * 1. table.ts: comparisons as rows of logarithms, and the noise expected of each;
 * 2. merge/: rows that measure one quantity become one (merge-coupled.ts);
 * 3. fit/: the history as levels, slopes on the machine, and variances (fit-history.ts);
 * 4. effects/: which groups of cases changed in the run under test (model.ts estimates them, search.ts selects them);
 * 5. verdicts/: the decision on every row, then on every comparison, with other metrics and repetitions (decide-all.ts);
 * 6. evidence/: the numbers behind each decision, and what the run as a whole shows.
 */
import type { Comparison, MetricComparisons, Rule, Weighed } from '../../../model/comparison.js';
import { attribute, labelsExplaining, withoutUnnoticed, type Attribution } from './evidence/attribution.js';
import { awaitedShift } from './evidence/awaited-shift.js';
import { blindHistory } from './evidence/blind-history.js';
import { decideAll } from './verdicts/decide-all.js';
import { addDrifts } from './evidence/drift.js';
import { createEvidence } from './evidence/evidence.js';
import type { Judged } from './verdicts/judge-metric.js';
import { awaitLoop } from './evidence/partly-requested.js';
import { describeRunShift } from './evidence/run-shift.js';
import { isRunUnresolved } from './verdicts/unresolved.js';
import { worseSign } from '../../../metrics/log-scale.js';

/** Judges throughput, response times and every other metric that is compared by ratio. */
export const relativeChange: Rule = {
  id: 'relative-change',
  judges: ({ scale }) => scale === 'ratio',
  weigh: weighAll,
};

/** Weighs all metrics of all cases at once. */
export function weighAll(tables: readonly MetricComparisons[]): readonly Weighed[] {
  const { judged: judgedMetrics, decisions } = decideAll(tables);
  return tables.map(({ comparisons }, m) => {
    const judged = judgedMetrics[m];
    if (judged === undefined) return { evidence: [] };
    const own = decisions[m] ?? [];
    const attribution = awaitLoop(judged, comparisons, own, attribute(judged, comparisons));
    const evidence = createEvidence(judged, own, withoutUnnoticed(judged, comparisons, attribution));
    return {
      evidence: addDrifts(judged, evidence, comparisons),
      ...describeRun(judged, comparisons, attribution),
    };
  });
}

/** The model's knowledge about the run and its history as a whole. */
function describeRun(
  judged: Judged,
  comparisons: readonly Comparison[],
  attribution: Attribution,
): Pick<Weighed, 'run' | 'blind'> {
  const blind = blindHistory(judged);
  const shift = describeRunShift(judged);
  const awaited = awaitedShift(judged, shift);
  if (awaited !== undefined) return { run: awaited, ...(blind && { blind }) };
  const direction = shift !== undefined && worseSign(judged.metric) * shift.percent < 0 ? 'better' : 'worse';
  const labels = shift && labelsExplaining(judged, comparisons, attribution[direction]);
  const unresolved = labels === undefined && isRunUnresolved(judged);
  return {
    ...(shift && {
      run: { ...shift, ...(labels && { labels, verdict: 'pass' }), ...(unresolved && { unresolved }) },
    }),
    ...(blind && { blind }),
  };
}
