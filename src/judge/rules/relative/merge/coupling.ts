/**
 * Finds rows of one load test that measure one quantity. The result depends only on the values: neither the order of the
 * rows nor their names decide, not even among rows that are equally similar.
 */
import { groupBy } from '../../../../lang/group-by.js';
import { knownMedian } from '../../../../stats/median.js';
import { quickselect } from '../../../../stats/quickselect.js';

type Rows = readonly number[];

/** Differences below this are rounding errors. */
const tiny = 1e-9;

/** The share of rows that is compared again. */
const nearest = 0.75;

/**
 * Bounds of the work on one load test: rows compared with a middle, and pairs of rows that are compared. A thousand labels stay
 * below both, whatever their values. Far more that hardly agree would take minutes, and nothing would show which belong together.
 */
const most = { compared: 1_250_000, pairs: 500_000 };

/**
 * Rows whose ratio to their middle stays within a limit in every run. Where no two rows do, the quarter that is furthest
 * from the middle is left out and the others are compared again, so that rows with movements of their own do not separate
 * the others. Where that finds none either, the rows are compared in pairs: two loops that lie at equal distances on both sides
 * of the middle have no row near it.
 *
 * @param values by row and run, NaN if a row was not measured
 * @param readLimit the largest deviation of a row, as a logarithm
 * @returns the rows in groups; a row that is proportional to no other is alone
 */
export function proportionalRows(
  rows: Rows,
  values: readonly (readonly number[])[],
  readLimit: (row: number) => number,
): readonly Rows[] {
  const groups: Rows[] = [];
  let left = rows;
  let work = 0;
  while (work < most.compared) {
    const { near, compared } = selectNearMiddle(left, values, readLimit);
    if (near.length < 2) break;
    work += compared;
    const found = new Set(near);
    groups.push(near);
    left = left.filter((row) => !found.has(row));
  }
  const places = left.map((row) => ({ row, value: 0, reach: 0 }));
  return [...groups, ...equalRows(places, (row, other) => areProportional(row, other, values, readLimit))];
}

/** @returns rows near one middle, and how many rows were compared with a middle to find them */
function selectNearMiddle(
  rows: Rows,
  values: readonly (readonly number[])[],
  readLimit: (row: number) => number,
): { readonly near: Rows; readonly compared: number } {
  let core = rows;
  let compared = 0;
  while (core.length > 1) {
    const distances = distancesFromMiddle(core, core, values, readLimit);
    compared += core.length;
    const found = core.filter((_, i) => (distances[i] ?? Infinity) <= 1);
    if (found.length > 1 && found.length === core.length) return { near: found, compared };
    if (found.length > 1)
      return { near: addNearRows(found, rows, values, readLimit), compared: compared + rows.length };
    const rank = Math.floor(nearest * core.length);
    const furthest = quickselect(distances, rank)[rank] ?? 0;
    core = core.filter((_, i) => (distances[i] ?? Infinity) < furthest - tiny);
  }
  return { near: [], compared };
}

/** Adds rows that were far from the middle of other loops, but are near the middle of those found. */
function addNearRows(
  found: Rows,
  rows: Rows,
  values: readonly (readonly number[])[],
  readLimit: (row: number) => number,
): Rows {
  const known = new Set(found);
  const distances = distancesFromMiddle(rows, found, values, readLimit);
  return rows.filter((row, i) => known.has(row) || (distances[i] ?? Infinity) <= 1);
}

/** The largest deviation of each row from its usual ratio to the middle of the core, in units of its limit. */
function distancesFromMiddle(
  rows: Rows,
  core: Rows,
  values: readonly (readonly number[])[],
  readLimit: (row: number) => number,
): readonly number[] {
  const middles = middlesOfRuns(core, values);
  const ratios = Array<number>(middles.length).fill(NaN); // reused, because a wide plan compares a million rows
  return rows.map((row) => {
    const ofRow = values[row] ?? [];
    for (let t = 0; t < middles.length; t++) ratios[t] = (ofRow[t] ?? NaN) - (middles[t] ?? NaN);
    const distance = largestDeviation(ratios);
    return distance === 0 ? 0 : distance / readLimit(row);
  });
}

/** The median of the rows in each run. */
function middlesOfRuns(rows: Rows, values: readonly (readonly number[])[]): readonly number[] {
  const runs = values[rows[0] ?? 0]?.length ?? 0;
  const column = Array<number>(rows.length).fill(NaN);
  return Array.from({ length: runs }, (_, t) => {
    for (let i = 0; i < rows.length; i++) column[i] = values[rows[i] ?? 0]?.[t] ?? NaN;
    return knownMedian(column);
  });
}

/** The largest distance of a value from the median of all; gaps (NaN) do not count. */
function largestDeviation(values: readonly number[]): number {
  const usual = knownMedian(values);
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const deviation = Math.abs((values[i] ?? NaN) - usual);
    if (deviation > largest) largest = deviation;
  }
  return largest;
}

/** Whether the ratio of two rows stays within the sum of their limits, as far as both can be from a middle. */
function areProportional(
  row: number,
  other: number,
  values: readonly (readonly number[])[],
  readLimit: (row: number) => number,
): boolean {
  const limit = readLimit(row) + readLimit(other);
  const ratios: number[] = [];
  let [lowest, highest] = [Infinity, -Infinity];
  for (const [t, value] of (values[row] ?? []).entries()) {
    const ratio = value - (values[other]?.[t] ?? NaN);
    if (Number.isNaN(ratio)) continue;
    ratios.push(ratio);
    lowest = Math.min(lowest, ratio);
    highest = Math.max(highest, ratio);
    // Whatever the usual ratio is. Most pairs end here, which keeps a thousand labels fast.
    if (highest - lowest > 2 * limit) return false;
  }
  const usual = knownMedian(ratios);
  return ratios.length > 1 && Math.max(highest - usual, usual - lowest) <= limit;
}

/** A row's value in one run, and how far above it a row can be that equals it. */
export interface Place {
  readonly row: number;
  readonly value: number;
  readonly reach: number;
}

/**
 * Rows that equal each other within a limit, and equal the same other rows. Where one equals two others that differ,
 * nothing shows which belong together, so they stay apart.
 *
 * @param places of all rows; only rows that are near each other are compared
 * @param areEqual the order of the two rows must not matter
 */
export function equalRows(
  places: readonly Place[],
  areEqual: (row: number, other: number) => boolean,
): readonly Rows[] {
  const rows = places.map(({ row }) => row);
  const sorted = places.toSorted((a, b) => a.value - b.value);
  const ends = endsOfReach(sorted);
  if (ends.reduce((pairs, end, i) => pairs + end - i - 1, 0) > most.pairs) return rows.map((row) => [row]);
  const equals = new Map(rows.map((row) => [row, [row]]));
  sorted.forEach(({ row }, i) => {
    for (let j = i + 1; j < (ends[i] ?? 0); j++) {
      const other = sorted[j]?.row ?? 0;
      if (!areEqual(row, other)) continue;
      equals.get(row)?.push(other);
      equals.get(other)?.push(row);
    }
  });
  const ascending = (numbers: Rows): string => [...numbers].sort((a, b) => a - b).join();
  return [...groupBy(rows, (row) => ascending(equals.get(row) ?? [])).values()];
}

/** For each place the index after the last one in its reach. */
function endsOfReach(sorted: readonly Place[]): readonly number[] {
  return sorted.map(({ value, reach }, i) => {
    let [low, high] = [i + 1, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.value ?? 0) > value + reach + tiny) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}
