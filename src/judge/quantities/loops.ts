/**
 * A closed loop is one equation: users = throughput x (sum of requests x time + pause). Labels that are added, removed, fail
 * fast, or are slower or faster are changes of the terms of that sum, so their parts of an iteration say who changed its time.
 */
import { areEquallyFrequent } from '../../compare/loops.js';
import { usualValue } from '../../metrics/values.js';
import type { Comparison } from '../../model/comparison.js';
import { groupBy } from '../../lang/objects.js';
import { finite, median, sum } from '../../stats/averages.js';
import { comparedTestKey, type Merged } from './merge.js';
import type { Table } from './table.js';

/** A label's part of an iteration, in requests x milliseconds per second: usually, and how much is added now. */
export interface LoopPart {
  readonly comparison: Comparison;
  readonly before: number;
  readonly added: number;
  /** Whether it has no history, is not requested any more, or fails; undefined for a label that is compared. */
  readonly change?: 'new' | 'gone' | 'failing';
}

/** @param rate the usual throughput of the loop, for a label without one */
function measurePart(comparison: Comparison, rate: number, change?: LoopPart['change']): LoopPart {
  const baseline = comparison.past.sources.map(({ measurement }) => measurement);
  const usualRate = change === 'new' ? rate : usualValue(baseline, 'throughput');
  const before = change === 'new' ? 0 : usualRate * usualValue(baseline, 'mean');
  const now = comparison.candidateMeasurements.length === 0 ? 0 : usualRate * readMean(comparison);
  return { comparison, before, added: now - before, ...(change && { change }) };
}

const readMean = ({ candidateMeasurements }: Comparison): number => usualValue(candidateMeasurements, 'mean');

/** The labels that share one throughput, and the parts of its iterations. */
export interface Loop {
  /** Indices of the comparisons. */
  readonly members: readonly number[];
  readonly parts: readonly LoopPart[];
  /** How much less throughput they have, as a logarithm. */
  readonly loss: number;
  /** The part of that loss, or gain, that labels explain which are new or gone; 0 if there are none. */
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
  { members }: Merged,
  uncompared: readonly Comparison[],
): readonly (Loop | undefined)[] {
  if (table.metric.id !== 'throughput') return [];
  const othersByTest = groupBy(uncompared.filter(hasLabel), comparedTestKey);
  return members.map((indices) => {
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
    return { members: indices, parts, loss, composed: explainComposition(parts, loss) };
  });
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
export const withoutComposition = (table: Table, loops: readonly (Loop | undefined)[]): Table =>
  loops.every((loop) => (loop?.composed ?? 0) === 0)
    ? table
    : {
        ...table,
        rows: table.rows.map((row, r) => ({
          ...row,
          present: row.present.map((value) => value - (loops[r]?.composed ?? 0)),
        })),
      };

/**
 * A label explains a change if it became slower by at least this share of what the label did that became slowest, and if all that
 * do so explain at least this share of the change.
 */
const minShare = 0.5;
/** A label that adds less than this share of what the one that adds most does is not why users wait. */
const minPart = 0.1;

/**
 * Which labels explain a change of the time of an iteration.
 *
 * @param sign 1 for a loss of throughput, -1 for a gain
 * @returns by part; undefined if response times or counts are not known, or if all labels together do not explain half of the
 *   change, as where users pause longer
 */
export function findExplaining(parts: readonly LoopPart[], loss: number, sign: 1 | -1): readonly boolean[] | undefined {
  const before = sum(parts.map((part) => part.before));
  const change = sum(parts.map(({ added }) => Math.max(0, sign * added)));
  if (!(before > 0) || !(change > 0) || Math.log1p(change / before) < minShare * sign * loss) return undefined;
  const max = Math.max(...parts.map(({ added }) => sign * added));
  const [slowest] = parts.filter((part) => part.change !== 'new').sort((a, b) => sign * (b.added - a.added));
  const pace = Math.max(change / before, slowest === undefined ? 0 : (sign * slowest.added) / slowest.before);
  const isSlower = (part: LoopPart): boolean =>
    part.change === 'new' || sign * part.added >= minShare * pace * part.before;
  return parts.map((part) => isSlower(part) && sign * part.added >= minPart * max);
}
