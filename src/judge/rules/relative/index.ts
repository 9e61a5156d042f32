/**
 * One model for throughput and response times. docs/method-details.md lists every formula. Pure: the result depends only on the
 * arguments.
 */
import type { Comparison, Evidence, MetricComparisons, Rule, Weighed } from '../../../model/comparison.js';
import { defined } from '../../../lang/defined.js';
import { attribute, labelsExplaining, withoutUnnoticed, type Attribution } from './attribution.js';
import { awaitedShift } from './awaited-shift.js';
import { blindHistory } from './blind-history.js';
import { decideAll } from './decisions.js';
import { drift, estimateDrift, residualSeries } from './drift.js';
import { createEvidence } from './evidence.js';
import type { Judged } from './one-metric.js';
import type { Table } from './table.js';
import { awaitLoop } from './partly-requested.js';
import { describeRunShift } from './run-shift.js';
import { isRunUnresolved } from './unresolved.js';
import { toPercent, worseSign } from '../../../metrics/log-scale.js';

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

/**
 * Looks for a drift where the run itself did not become worse for certain. It makes an unchanged case suspect, and is
 * mentioned where the case is suspect anyway.
 */
function addDrifts(
  judged: Judged,
  evidence: readonly Evidence[],
  comparisons: readonly Comparison[],
): readonly Evidence[] {
  const { table, model, metric, rowNumbers } = judged;
  if (table.isSession || table.pastRuns < drift.newest + drift.fewestBefore - 1) return evidence;
  const readSeries = residualSeries(judged);
  return evidence.map((single, i) => {
    const isUnchanged = single.verdict === 'pass' || single.verdict === 'inconclusive';
    if (!isUnchanged && single.verdict !== 'suspect') return single;
    const row = rowNumbers[i] ?? 0;
    const noise = Math.sqrt(model.fit.variance[row] ?? 0);
    const found = estimateDrift(readSeries(row), noise, model.fit.cases, takenIn(table, comparisons[i]));
    if (found === undefined) return single;
    const past = comparisons[i]?.past;
    const source = past?.sources[past.runs.indexOf(table.runIds[found.since] ?? -1)];
    const { startedAt: since = source?.measurement.startedAt, commit, tag } = source?.provenance ?? {};
    return {
      ...single,
      ...(isUnchanged && { verdict: 'suspect', reason: 'drift' }),
      drift: { percent: toPercent(found.loss, metric), runs: found.runs, ...defined({ since, commit, tag }) },
    };
  });
}

/** The loss whose level became the baseline, with the index of its first run among the past runs. */
function takenIn({ runIds }: Table, comparison: Comparison | undefined) {
  const taken = comparison?.takenLoss;
  if (taken === undefined) return undefined;
  const start = runIds.findIndex((run) => run >= taken.run);
  return start < 0 ? undefined : { start, step: taken.step };
}
