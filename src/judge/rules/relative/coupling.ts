/**
 * Finds rows of one load test that measure one quantity. The result depends only on the values: neither the order of the
 * rows nor their names decide, not even among rows that are equally similar.
 */
import { groupBy } from '../../../lang/group-by.js';
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';

type Rows = readonly number[];

/** Differences below this are rounding errors. */
const tiny = 1e-9;

/** The share of rows that is compared again. */
const nearest = 0.75;

/**
 * Rows whose ratio to their middle stays within a limit in every run. Where no two rows do, the quarter that is furthest
 * from the middle is left out and the others are compared again, so that rows with movements of their own do not separate
 * the others.
 *
 * @param values by row and run, NaN if a row was not measured
 * @param limitOf the largest deviation of a row, as a logarithm
 * @returns the rows in groups; a row that is proportional to no other is alone
 */
export function proportionalRows(
  rows: Rows,
  values: readonly (readonly number[])[],
  limitOf: (row: number) => number,
): readonly Rows[] {
  const groups: Rows[] = [];
  let left = rows;
  for (;;) {
    const found = nearMiddle(left, values, limitOf);
    if (found.length < 2) return [...groups, ...left.map((row) => [row])];
    groups.push(found);
    left = left.filter((row) => !found.includes(row));
  }
}

function nearMiddle(rows: Rows, values: readonly (readonly number[])[], limitOf: (row: number) => number): Rows {
  let core = rows;
  while (core.length > 1) {
    const distances = distancesFromMiddle(core, values, limitOf);
    const found = core.filter((_, i) => (distances[i] ?? Infinity) <= 1);
    if (found.length > 1) return found;
    const furthest = [...distances].sort((a, b) => a - b)[Math.floor(nearest * core.length)] ?? 0;
    core = core.filter((_, i) => (distances[i] ?? Infinity) < furthest - tiny);
  }
  return [];
}

/** The largest deviation of each row from its usual ratio to the middle of the rows, in units of its limit. */
function distancesFromMiddle(
  rows: Rows,
  values: readonly (readonly number[])[],
  limitOf: (row: number) => number,
): readonly number[] {
  const runs = values[rows[0] ?? 0]?.length ?? 0;
  const middles = Array.from({ length: runs }, (_, t) => middleOf(rows.map((row) => values[row]?.[t] ?? NaN)));
  return rows.map((row) => {
    const ratios = finite(middles.map((middle, t) => (values[row]?.[t] ?? NaN) - middle));
    const usual = middleOf(ratios);
    const distance = Math.max(0, ...ratios.map((ratio) => Math.abs(ratio - usual)));
    return distance === 0 ? 0 : distance / limitOf(row);
  });
}

function middleOf(values: readonly number[]): number {
  const known = finite(values);
  return known.length === 0 ? NaN : median(known);
}

/**
 * Rows that equal each other within a limit, and equal the same other rows. Where one equals two others that differ,
 * nothing shows which belong together, so they stay apart.
 *
 * @param areEqual the order of the two rows must not matter
 */
export function equalRows(rows: Rows, areEqual: (row: number, other: number) => boolean): readonly Rows[] {
  const equals = new Map(rows.map((row) => [row, [row]]));
  rows.forEach((row, i) => {
    for (let j = i + 1; j < rows.length; j++) {
      const other = rows[j] ?? 0;
      if (!areEqual(row, other)) continue;
      equals.get(row)?.push(other);
      equals.get(other)?.push(row);
    }
  });
  const ascending = (numbers: Rows): string => [...numbers].sort((a, b) => a - b).join();
  return [...groupBy(rows, (row) => ascending(equals.get(row) ?? [])).values()];
}
