/** Detects a history that cannot judge: whole runs or single cases vary so much that a loss of a fifth goes undetected. */
import type { BlindHistory } from '../../model/comparison.js';
import type { Judged } from '../decide/judge-metric.js';
import { smallestFailing } from '../decide/judge-rows.js';
import { noEstimate } from '../model/effects/model.js';
import { hasFewRequests } from '../quantities/observe.js';
import { percentileLevel } from '../../metrics/response-times.js';
import { worseSign } from '../../metrics/values.js';
import { median } from '../../stats/averages.js';

/** A throughput that falls by a fifth, or a response time that grows by a quarter: the same logarithm. */
const unseen = -Math.log(1 - 0.2);
/** What all cases share shows that whole runs vary if it is this many times what rounding and few requests explain. */
const farFromFloor = 4;
/** A shorter history is reported as short, not as noisy. */
const minRuns = 5;

/** Undefined if the history is too short to decide. */
export function blindHistory({ model, metric, merged, table, explained }: Judged): BlindHistory | undefined {
  const { fit, groups } = model;
  if (fit.runs < minRuns) return undefined;
  const { settings, rows } = fit.table;
  // Side-by-side measurement does not help where whole milliseconds or few requests set the noise.
  const isMeasuredNoise = rows.map(
    ({ noiseFloor, rounding, comparison }, row) =>
      ((fit.variance[row] ?? 0) > Math.max(noiseFloor, rounding) ** 2 ||
        Math.max(noiseFloor, rounding) <= settings.floor) &&
      (percentileLevel(metric.id) > 95 || !hasFewRequests(comparison, metric)),
  );
  const floor = median(rows.map(({ noiseFloor, rounding }) => Math.max(noiseFloor, rounding)));
  let everything: number | undefined;
  const judgedRows = new Set<number>();
  groups.forEach(({ kind, members }, g) => {
    const limit = smallestFailing(model, explained.marginal[g] ?? noEstimate);
    if (g === model.everything && limit > Math.max(unseen, farFromFloor * floor))
      everything = 100 * Math.abs(Math.expm1(worseSign(metric) * limit));
    // A slower endpoint is slower at all loads, where its label is detected although single cases are not.
    if (g !== model.everything && (kind === 'case' || kind === 'label') && limit <= unseen)
      for (const row of members) judgedRows.add(row);
  });
  const [cases, judgedCases, coarseCases]: [string[], string[], string[]] = [[], [], []];
  rows.forEach(({ runs, comparison: { isControl } }, row) => {
    const isJudged = judgedRows.has(row) || runs < minRuns;
    if (isControl) return;
    const keys = isJudged ? judgedCases : isMeasuredNoise[row] === true ? cases : coarseCases;
    for (const i of merged.members[row] ?? []) keys.push(table.rows[i]?.comparison.case.key ?? '');
  });
  return {
    metric: metric.id,
    ...(everything !== undefined && { everythingPercent: everything }),
    cases,
    judgedCases,
    coarseCases,
  };
}
