/** The loops of a table of throughputs, and the part of their changes that labels explain which are new or gone. */
import { areEquallyFrequent, type Loop, type LoopPart } from '../../compare/loops.js';
import { usualValue } from '../../metrics/values.js';
import type { Comparison, MetricComparisons } from '../../model/comparison.js';
import { groupBy } from '../../lang/objects.js';
import { finite, median, sum } from '../../stats/averages.js';
import { comparedTestKey, mergeCoupled, type Merged } from './merge.js';
import { createTable, type Table } from './table.js';

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
  table: Table,
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
  const all = total(parts);
  const before = sum(parts.map((part) => part.before));
  if (!(composed > 0) || !(all > 0) || !(before > 0)) return 0;
  const max = sign > 0 ? Math.log1p(composed / before) : -Math.log1p(-Math.min(composed / before, 1 - Number.EPSILON));
  return sign * Math.min(Math.abs(loss) * (composed / all), max);
}

/** The table without the changes of throughput that labels explain which are new or gone. */
export const withoutComposition = (table: Table, loops: readonly (RowLoop | undefined)[]): Table =>
  loops.every((loop) => (loop?.composed ?? 0) === 0)
    ? table
    : {
        ...table,
        rows: table.rows.map((row, r) => ({
          ...row,
          present: row.present.map((value) => value - (loops[r]?.composed ?? 0)),
        })),
      };
