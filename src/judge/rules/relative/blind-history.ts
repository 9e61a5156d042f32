/** Detects a history that cannot judge: whole runs or single cases vary so much that a loss of a fifth goes undetected. */
import type { BlindHistory } from '../../../model/comparison.js';
import type { Judged } from './one-metric.js';
import type { GroupKind } from './settings.js';
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
  const detectable = (g: number, kind: GroupKind): number =>
    Math.sqrt(variance[g] ?? 0) * upperPoint(suspects / (model.multiplicity.get(kind) ?? 1), freedom[g] ?? 1);
  let everything: number | undefined;
  const judgedRows = new Set<number>();
  groups.forEach(({ kind, members }, g) => {
    const limit = detectable(g, kind);
    if (kind === 'everything' && limit > unseen) everything = 100 * Math.abs(Math.expm1(signOf(metric) * limit));
    // A slower endpoint is slower at all loads, where its label is detected although single cases are not.
    if ((kind === 'case' || kind === 'label') && limit <= unseen) for (const row of members) judgedRows.add(row);
  });
  const [cases, judgedCases]: [string[], string[]] = [[], []];
  fit.table.rows.forEach(({ runs, comparison: { isControl } }, row) => {
    if (isControl) return;
    const keys = judgedRows.has(row) || runs < fewestRuns ? judgedCases : cases;
    for (const i of merged.members[row] ?? []) keys.push(table.rows[i]?.comparison.case.key ?? '');
  });
  return {
    metric: metric.id,
    ...(everything !== undefined && { everythingPercent: everything }),
    cases,
    judgedCases,
  };
}
