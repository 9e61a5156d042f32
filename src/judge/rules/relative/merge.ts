/**
 * Merges rows that measure one quantity, so that it is judged once. In a closed loop every label of a load test is
 * requested once per iteration, so their throughputs are one number. A transaction and its only request have one latency.
 */
import type { Metric } from '../../../model/metric.js';
import { median } from '../../../stats/median.js';
import { loadTestOf } from './groups.js';
import { common } from './settings.js';
import type { Row, Table } from './table.js';

export interface Merged {
  readonly table: Table;
  /** The rows of the original table that each row represents. */
  readonly members: readonly (readonly number[])[];
}

/** @param table one row per case */
export function mergeCoupled(table: Table): Merged {
  const { rows, metric } = table;
  if (!rows.some(({ comparison }) => comparison.case.label !== undefined))
    return { table, members: rows.map((_, i) => [i]) };
  const loadTests = new Map<string, number[]>();
  rows.forEach(({ comparison }, i) => {
    const key = `${String(comparison.isControl)} ${loadTestOf(comparison.case)}`;
    loadTests.set(key, [...(loadTests.get(key) ?? []), i]);
  });
  const values = rows.map(({ past, present }) => [...past, ...present]);
  const members: (readonly number[])[] = [];
  for (const loadTest of loadTests.values()) {
    let left: readonly number[] = loadTest;
    while (left.length > 0) {
      const coupled = table.kind === 'rate' ? coupledRates(left, values, rows) : equalTimes(left, values, rows, metric);
      const merged = coupled.length > 1 ? coupled : left.slice(0, 1);
      members.push(merged);
      left = left.filter((i) => !merged.includes(i));
    }
  }
  return { table: { ...table, rows: members.map((indices) => oneRow(indices, rows, loadTests)) }, members };
}

/** Rows whose ratio to the middle of the load test stays within half the band in every run, the new one included. */
function coupledRates(
  left: readonly number[],
  values: readonly (readonly number[])[],
  rows: readonly Row[],
): readonly number[] {
  const runs = values[0]?.length ?? 0;
  const middles = Array.from({ length: runs }, (_, t) => middleOf(left.map((i) => values[i]?.[t] ?? NaN)));
  return left.filter((i) => {
    const ratios = middles.map((middle, t) => (values[i]?.[t] ?? NaN) - middle);
    const usual = middleOf(ratios);
    const limit = common.coupledRate * (rows[i]?.band ?? 0);
    return ratios.every((ratio) => Number.isNaN(ratio) || Math.abs(ratio - usual) <= limit);
  });
}

/** Rows that equal the first one in every run, within a quarter of the band or one millisecond. */
function equalTimes(
  left: readonly number[],
  values: readonly (readonly number[])[],
  rows: readonly Row[],
  { unit }: Metric,
): readonly number[] {
  const [first = 0] = left;
  return left.filter((i) =>
    (values[i] ?? []).every((value, t) => {
      const reference = values[first]?.[t] ?? NaN;
      const tick = unit === 'ms' ? Math.log1p(1.001 / Math.exp(Math.min(value, reference))) : 0;
      const limit = Math.max(common.coupledTime * (rows[i]?.band ?? 0), tick);
      return Number.isNaN(value) === Number.isNaN(reference) && !(Math.abs(value - reference) > limit);
    }),
  );
}

/** Mean of the members' logarithms, each relative to its own level, with the smallest noise of all members. */
function oneRow(
  indices: readonly number[],
  rows: readonly Row[],
  loadTests: ReadonlyMap<string, readonly number[]>,
): Row {
  const members = indices.map((i) => rows[i] as Row);
  const [first] = members as [Row];
  if (members.length === 1) return first;
  const levels = members.map(({ past }) => middleOf(past));
  const meanOf = (valuesOf: (row: Row) => readonly number[]): readonly number[] =>
    valuesOf(first).map((_, t) => {
      const known = members.flatMap((row, m) => {
        const value = valuesOf(row)[t] ?? NaN;
        return Number.isNaN(value) ? [] : [value - (levels[m] ?? 0)];
      });
      return known.length === 0 ? NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
    });
  const { case: name } = first.comparison;
  const isWhole = [...loadTests.values()].some(
    (loadTest) => loadTest.length === indices.length && loadTest.every((i) => indices.includes(i)),
  );
  const { label: _, ...test } = name;
  const past = meanOf((row) => row.past);
  return {
    ...first,
    comparison: { ...first.comparison, case: isWhole ? { ...test, key: loadTestOf(name) } : name },
    past,
    present: meanOf((row) => row.present),
    usual: middleOf(past),
    runs: past.filter((value) => !Number.isNaN(value)).length,
    levelRuns: Math.max(...members.map(({ levelRuns }) => levelRuns)),
    standing: members.reduce((sum, { standing }) => sum + standing, 0) / members.length,
    prior: Math.min(...members.map(({ prior }) => prior)),
    least: Math.min(...members.map(({ least }) => least)),
    band: Math.min(...members.map(({ band }) => band)),
  };
}

function middleOf(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.length === 0 ? NaN : median(known);
}
