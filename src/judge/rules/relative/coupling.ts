/**
 * Finds rows of one load test that measure one quantity. The result depends only on the values: neither the order of the
 * rows nor their names decide, not even among rows that are equally similar.
 */
import { finite } from '../../../stats/finite.js';
import { median } from '../../../stats/median.js';

type Rows = readonly number[];

/** Differences below this are rounding errors. */
const tiny = 1e-9;

/**
 * Rows whose ratio to their middle stays within a limit in every run. Where no two rows do, the row that is furthest from
 * the middle is left out and the others are compared again, so that a row with a movement of its own does not separate the
 * others.
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
    const furthest = Math.max(...distances);
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
 * Rows that equal each other within a limit: the closest are joined first, and all members of a group are within the limit
 * of each other. Where several pairs are equally close but not all of their rows are within the limit, nothing shows which
 * belong together, so these rows stay apart.
 *
 * @param distance of two rows, the first one being the smaller number, in units of the limit
 */
export function equalRows(rows: Rows, distance: (row: number, other: number) => number): readonly Rows[] {
  const known = new Map(
    rows.map((row) => [row, new Map(rows.flatMap((other) => (row < other ? [[other, distance(row, other)]] : [])))]),
  );
  const furthest = (some: Rows, others: Rows): number => {
    let most = 0;
    for (const row of some)
      for (const other of others)
        if (row !== other)
          most = Math.max(most, known.get(Math.min(row, other))?.get(Math.max(row, other)) ?? Infinity);
    return most;
  };
  const single = rows.map((row): Rows => [row]);
  return components(single, (some, others) => furthest(some, others) <= 1).flatMap((linked) => join(linked, furthest));
}

/** Joins the closest groups until no two are within the limit. */
function join(groups: readonly Rows[], furthest: (some: Rows, others: Rows) => number): readonly Rows[] {
  const settled: Rows[] = [];
  let open = groups;
  for (;;) {
    const all = open.flat();
    if (open.length < 2 || furthest(all, all) <= 1) return [...settled, ...(all.length > 0 ? [all] : [])];
    let nearest = Infinity;
    open.forEach((some, i) => {
      for (let j = i + 1; j < open.length; j++) nearest = Math.min(nearest, furthest(some, open[j] ?? []));
    });
    if (nearest > 1) return [...settled, ...open];
    const next: Rows[] = [];
    for (const linked of components(open, (some, others) => furthest(some, others) <= nearest + tiny)) {
      const joined = linked.flat();
      if (linked.length === 1 || furthest(joined, joined) <= 1) next.push(joined);
      else settled.push(...linked);
    }
    open = next;
  }
}

/** The connected components of a graph. */
function components<Node>(nodes: readonly Node[], areLinked: (some: Node, other: Node) => boolean): readonly Node[][] {
  const left = new Set(nodes);
  const found: Node[][] = [];
  for (const start of nodes) {
    if (!left.delete(start)) continue;
    const component = [start];
    for (const node of component)
      for (const other of left)
        if (areLinked(node, other)) {
          left.delete(other);
          component.push(other);
        }
    found.push(component);
  }
  return found;
}
