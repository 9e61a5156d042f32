/**
 * Merges rows that measure one quantity, so that it is judged once. In a closed loop every label of a load test is
 * requested once per iteration, so their throughputs are one number.
 */
import { loadTestKey } from '../../cases/names.js';
import { groupBy } from '../../lang/objects.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import { finite, knownMedian, mean, median, sum } from '../../stats/averages.js';
import { common } from '../model/settings.js';
import { createTable, type Row, type QuantityTable } from './table.js';
import { areEquallyFrequent, type Loop, type LoopPart } from '../../compare/loops.js';
import { usualValue } from '../../metrics/values.js';

export interface Merged {
  readonly table: QuantityTable;
  /** The rows of the original table that each row represents. */
  readonly members: readonly (readonly number[])[];
}

/** The key of the load test of a comparison. Controls are not merged with cases that may change. */
export const comparedTestKey = ({ isControl, case: name }: Pick<Comparison, 'isControl' | 'case'>): string =>
  `${String(isControl)} ${loadTestKey(name)}`;

/** The usual number of requests of a case; NaN if it is unknown. */
export const usualRequests = ({ past }: Comparison): number =>
  knownMedian(past.sources.map(({ measurement }) => measurement.samples ?? NaN));

/** @param table one row per case */
export function mergeCoupled(table: QuantityTable): Merged {
  const { rows, metric } = table;
  if (table.kind !== 'rate') return { table, members: rows.map((_, i) => [i]) };
  const loadTests = groupBy([...rows.keys()], (i) => comparedTestKey((rows[i] as Row).comparison));
  const ofRuns = rows.map(({ past, present }) => [...past, ...present]);
  const values = (row: number): readonly number[] => ofRuns[row] ?? [];
  const limit = (row: number): number => common.sameRate * (rows[row]?.band ?? 0);
  const merged = [...loadTests.values()].flatMap((ofTest) => {
    const lists = clusterRows(ofTest, values, limit);
    return lists.map((members) => ({
      members,
      row: mergeRows(
        members.map((i) => rows[i] as Row),
        members.length === ofTest.length,
      ),
      isCounted: metric.id === 'throughput' && members.length === 1 && ofTest.length > 1,
    }));
  });
  merged.sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
  return {
    table: { ...table, rows: merged.map(({ row, isCounted }) => (isCounted ? countRequests(row) : row)) },
    members: merged.map(({ members }) => members),
  };
}

/**
 * Clusters rows around the row that comes first by its values, then around the middle of those near it, so that neither order nor
 * names decide.
 *
 * @param values of a row in every run
 * @param limit how far its ratio to another row may vary if both are the same quantity
 */
function clusterRows(
  rows: readonly number[],
  values: (row: number) => readonly number[],
  limit: (row: number) => number,
): readonly (readonly number[])[] {
  const order = (row: number): number => Math.abs(values(row).at(-1) ?? 0);
  let unassigned = [...rows].sort((a, b) => order(b) - order(a));
  const clusters: (readonly number[])[] = [];
  while (unassigned.length > 0) {
    const [seed = 0] = unassigned;
    const near = unassigned.filter(
      (row) => row === seed || isNear(values(row), values(seed), limit(row) + limit(seed)),
    );
    const middle = values(seed).map((_, t) => knownMedian(near.map((row) => values(row)[t] ?? NaN)));
    const found = near.filter((row) => isNear(values(row), middle, limit(row)));
    const cluster = found.length > 1 && found.includes(seed) ? found : [seed];
    clusters.push([...cluster].sort((a, b) => a - b));
    const taken = new Set(cluster);
    unassigned = unassigned.filter((row) => !taken.has(row));
  }
  return clusters;
}

/** Whether the ratio of two rows stays within a limit of its median in every run. */
function isNear(some: readonly number[], other: readonly number[], limit: number): boolean {
  const differences: number[] = [];
  let [low, high] = [Infinity, -Infinity];
  for (let t = 0; t < some.length; t++) {
    const difference = (some[t] ?? NaN) - (other[t] ?? NaN);
    if (Number.isNaN(difference)) continue;
    low = Math.min(low, difference);
    high = Math.max(high, difference);
    if (high - low > 2 * limit) return false; // whatever their middle; most pairs end here
    differences.push(difference);
  }
  const middle = knownMedian(differences);
  return differences.length > 1 && high - middle <= limit && middle - low <= limit;
}

/**
 * A label outside the loops of its load test is requested once per user, by chance or in a setUp thread group: the number of its
 * requests is a count, whose standard error is the least noise of its throughput.
 */
function countRequests(row: Row): Row {
  const requests = usualRequests(row.comparison);
  return requests > 0 ? { ...row, noiseFloor: Math.max(row.noiseFloor, 1 / Math.sqrt(requests)) } : row;
}

/**
 * Mean of the members' logarithms, each relative to its own level, with the smallest noise of all members.
 *
 * @param isWhole whether they are all labels of their load test
 */
function mergeRows(members: readonly Row[], isWhole: boolean): Row {
  const [first] = members as [Row];
  if (members.length === 1) return first;
  const levels = members.map(({ past }) => knownMedian(past));
  const averageRuns = (readValues: (row: Row) => readonly number[]): readonly number[] =>
    readValues(first).map((_, t) => {
      const known = members.flatMap((row, m) => {
        const value = readValues(row)[t] ?? NaN;
        return Number.isNaN(value) ? [] : [value - (levels[m] ?? 0)];
      });
      return known.length === 0 ? NaN : mean(known);
    });
  const { case: name } = first.comparison;
  const { label: _, ...test } = name;
  const past = averageRuns((row) => row.past);
  const minimum = (read: (row: Row) => number): number => Math.min(...members.map(read));
  return {
    comparison: { ...first.comparison, case: isWhole ? { ...test, key: loadTestKey(name) } : name },
    labels: isWhole ? [] : members.flatMap(({ comparison }) => comparison.case.label ?? []),
    past,
    present: averageRuns((row) => row.present),
    pastMedian: knownMedian(past),
    runs: past.filter((value) => !Number.isNaN(value)).length,
    levelRuns: Math.max(...members.map(({ levelRuns }) => levelRuns)),
    prior: minimum(({ prior }) => prior),
    noiseFloor: minimum((row) => row.noiseFloor),
    rounding: minimum(({ rounding }) => rounding),
    resolution: minimum(({ resolution }) => resolution),
    events: Math.max(...members.map(({ events }) => events)),
    band: minimum(({ band }) => band),
  };
}

/** @param rate the usual throughput of the loop, for a label without one */
function measurePart(comparison: Comparison, rate: number, change?: LoopPart['change']): LoopPart {
  const baseline = comparison.past.sources.map(({ measurement }) => measurement);
  const usualRate = change === 'new' ? rate : usualValue(baseline, 'throughput');
  const before = change === 'new' ? 0 : usualRate * usualValue(baseline, 'mean');
  const now =
    comparison.candidateMeasurements.length === 0
      ? 0
      : usualRate * usualValue(comparison.candidateMeasurements, 'mean');
  return { case: comparison.case, before, added: now - before, ...(change && { change }) };
}

/** A loop whose throughputs are one row. */
export interface RowLoop extends Loop {
  /** Indices of the comparisons: those of the first parts, in the same order. */
  readonly members: readonly number[];
  /** The tolerance band of its throughput, as a logarithm. */
  readonly band: number;
  /** The part of its loss, or gain, that labels explain which are new or gone; 0 if there are none. */
  readonly composed: number;
}

/**
 * The loops of a table of throughputs.
 *
 * @param uncompared the comparisons of labels that are new, gone, or fail
 * @returns by row of the merged table; undefined for rows of a single label without any of them
 */
export function findLoops(
  table: QuantityTable,
  { members, table: { rows: mergedRows } }: Merged,
  uncompared: readonly Comparison[],
): readonly (RowLoop | undefined)[] {
  if (table.metric.id !== 'throughput') return [];
  const othersByTest = groupBy(uncompared.filter(hasLabel), comparedTestKey);
  return members.map((indices, row) => {
    const own = indices.flatMap((i) => table.rows[i]?.comparison ?? []);
    const [first] = own;
    if (first === undefined || !hasLabel(first)) return undefined;
    const others = (othersByTest.get(comparedTestKey(first)) ?? []).filter((other) =>
      own.some((comparison) => isOfLoop(other, comparison)),
    );
    if (own.length + others.length < 2) return undefined;
    const rate = median(own.map(readUsualRate));
    const parts = [
      ...own.map((comparison) => measurePart(comparison, rate)),
      ...others.map((comparison) => measurePart(comparison, rate, findChange(comparison))),
    ];
    const loss = median(
      indices.flatMap((i) =>
        finite(table.rows[i]?.present ?? []).map((value) => value - (table.rows[i]?.pastMedian ?? NaN)),
      ),
    );
    const band = mergedRows[row]?.band ?? 0;
    return { members: indices, parts, loss, band, composed: explainComposition(parts, loss) };
  });
}

/** The loops of comparisons of throughput that are measured in pairs. */
export function loopsOf({ comparisons, metric, uncompared = [] }: MetricComparisons): readonly RowLoop[] {
  const table = createTable(comparisons, metric);
  return findLoops(table, mergeCoupled(table), uncompared).filter((loop) => loop !== undefined);
}

/** A label that is not requested any more was as frequent as the others used to be, until the newest run. */
function isOfLoop(other: Comparison, own: Comparison): boolean {
  const isGone = other.candidateMeasurements.length === 0;
  if (isGone && other.past.runs.at(-1) !== own.past.runs.at(-1)) return false;
  const read = isGone ? readUsualRate : readRate;
  return areEquallyFrequent(read(other), read(own));
}

const hasLabel = ({ case: { label } }: Comparison): boolean => label !== undefined;

function findChange({ past, candidateMeasurements }: Comparison): NonNullable<LoopPart['change']> {
  if (past.sources.length === 0) return 'new';
  return candidateMeasurements.length === 0 ? 'gone' : 'failing';
}

const readUsualRate = ({ past }: Comparison): number =>
  usualValue(
    past.sources.map(({ measurement }) => measurement),
    'throughput',
  );

const readRate = ({ candidateMeasurements }: Comparison): number => usualValue(candidateMeasurements, 'throughput');

/**
 * The part of a change that labels explain which are new or gone: their share of all that makes iterations longer (or shorter),
 * but no more than their time can do without pauses. So a loss of which no label shows the cause remains, and a slower
 * label leaves the more of it unexplained, the slower it is.
 */
function explainComposition(parts: readonly LoopPart[], loss: number): number {
  const sign = loss > 0 ? 1 : -1;
  const total = (chosen: readonly LoopPart[]): number => sum(chosen.map(({ added }) => Math.max(0, sign * added)));
  const composed = total(parts.filter(({ change }) => change !== undefined));
  const share = composed / sum(parts.map((part) => part.before));
  const max = sign > 0 ? Math.log1p(share) : -Math.log1p(-Math.min(share, 1 - Number.EPSILON));
  const explained = Math.min(Math.abs(loss) * (composed / total(parts)), max);
  return explained > 0 ? sign * explained : 0; // also if it is not known
}

/** The table without the changes of throughput that labels explain which are new or gone. */
export const withoutComposition = (table: QuantityTable, loops: readonly (RowLoop | undefined)[]): QuantityTable => ({
  ...table,
  rows: table.rows.map((row, r) => ({
    ...row,
    present: row.present.map((value) => value - (loops[r]?.composed ?? 0)),
  })),
});
