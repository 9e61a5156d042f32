/** Detects a history that cannot judge: whole runs or single cases vary so much that a loss of a fifth goes undetected. */
import type { BlindHistory } from '../../../model/comparison.js';
import type { Judged } from './one-metric.js';
import { upperPoint } from './student.js';
import { signOf } from './values.js';

/** A throughput that falls by a fifth, or a response time that grows by a quarter: the same logarithm. */
const unseen = -Math.log(1 - 0.2);
/** A shorter history is reported as short, not as noisy. */
const fewestRuns = 5;

/** Undefined if the history is too short to decide. */
export function blindHistory({ model, metric, merged, table }: Judged): BlindHistory | undefined {
  const { fit, groups } = model;
  if (fit.runs < fewestRuns) return undefined;
  model.restart();
  const { variance, freedom } = model.estimates();
  const { suspects } = fit.table.settings;
  const [cases, judgedCases]: [string[], string[]] = [[], []];
  let everything: number | undefined;
  groups.forEach(({ kind, members }, g) => {
    if (kind !== 'case' && kind !== 'everything') return;
    const limit =
      Math.sqrt(variance[g] ?? 0) * upperPoint(suspects / (model.multiplicity.get(kind) ?? 1), freedom[g] ?? 1);
    const row = members[0] ?? 0;
    if (kind === 'everything') {
      if (limit > unseen) everything = 100 * Math.abs(Math.expm1(signOf(metric) * limit));
      return;
    }
    const isJudged = limit <= unseen || (fit.table.rows[row]?.runs ?? 0) < fewestRuns;
    const keys = isJudged ? judgedCases : cases;
    for (const i of merged.members[row] ?? []) keys.push(table.rows[i]?.comparison.case.key ?? '');
  });
  return {
    metric: metric.id,
    ...(everything !== undefined && { everythingPercent: everything }),
    cases,
    judgedCases,
  };
}
