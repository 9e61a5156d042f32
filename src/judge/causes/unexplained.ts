import type { Judged } from '../decide/judge-metric.js';
import { common } from '../model/settings.js';
import { median } from '../../stats/averages.js';

/**
 * The rows that were measured beyond their bands together with their scenario or with the whole run, while too few past runs
 * show what the machine does to them: neither the machine nor the change is known to be the cause.
 */
export function findUnexplained({ model, verdicts }: Judged): ReadonlySet<number> {
  const { fit, groups, measured } = model;
  const { rows } = fit.table;
  if (fit.runs >= common.runsOfMachine) return new Set();
  const isOpen = (row: number): boolean =>
    verdicts[row]?.decision !== 'regression' && rows[row]?.comparison.isControl !== true;
  const lossOf = (row: number): number => measured[row] ?? 0;
  // A past run that was as slow shows what the machine does.
  const isUsual = (row: number): boolean =>
    Array.from({ length: fit.runs }, (_, t) => fit.deviations[t * fit.cases + row] ?? NaN).some(
      (past) => past >= lossOf(row),
    );
  const bandOf = (row: number): number => rows[row]?.band ?? 0;
  const scenarios = groups.flatMap(({ kind, members }) => (kind === 'scenario' ? [[...members]] : []));
  const together = [[...rows.keys()], ...scenarios]
    .map((members) => members.filter(isOpen))
    .filter(({ length }) => length > 0);
  return new Set(
    together
      .filter((members) => median(members.map(lossOf)) > median(members.map(bandOf)))
      .flatMap((members) => members.filter((row) => lossOf(row) > bandOf(row) && !isUsual(row))),
  );
}
