/** Finds the labels that explain a change of the throughput that their load test shares. */
import type { Comparison } from '../../../model/comparison.js';
import type { RunShift } from '../../../model/documents.js';
import { median } from '../../../stats/median.js';
import type { Judged } from './one-metric.js';
import { usualValue } from '../../../metrics/values.js';

export type Direction = 'worse' | 'better';

/** By comparison, whether it explains a loss and a gain. A comparison that is coupled to no other explains both. */
export type Attribution = Readonly<Record<Direction, readonly boolean[]>>;

/**
 * A label explains a change if its share of it is at least this fraction of its usual share of an iteration, and if it became
 * slower by at least this fraction of what the label that adds most did: the noise of a fast label is not why all wait.
 */
const leastShare = 0.5;

export function attribute(judged: Judged, comparisons: readonly Comparison[]): Attribution {
  const { metric, merged } = judged;
  const explains = { worse: comparisons.map(() => true), better: comparisons.map(() => true) };
  if (metric.id !== 'throughput') return explains;
  for (const members of merged.members) {
    if (members.length < 2) continue;
    const parts = members.map((i) => partOf(comparisons[i] as Comparison));
    for (const direction of ['worse', 'better'] as const) {
      const found = explainsChange(parts, lossOf(judged, members), direction === 'worse' ? 1 : -1);
      members.forEach((i, m) => (explains[direction][i] = found[m] ?? true));
    }
  }
  return explains;
}

/** How much less throughput labels have that share one, as a logarithm. */
export const lossOf = ({ table }: Judged, members: readonly number[]): number =>
  median(members.flatMap((i) => table.rows[i]?.present.map((value) => value - (table.rows[i]?.usual ?? NaN)) ?? []));

/** A label's part of an iteration, in requests x milliseconds per second: usually, and how much is added now. */
export interface Part {
  readonly usual: number;
  readonly added: number;
}

export function partOf({ past, candidateMeasurements }: Comparison): Part {
  const before = past.sources.map(({ measurement }) => measurement);
  const rate = usualValue(before, 'throughput');
  const usual = rate * usualValue(before, 'mean');
  return { usual, added: rate * usualValue(candidateMeasurements, 'mean') - usual };
}

/**
 * An iteration of a closed loop takes the sum over its labels of requests x mean response time. Throughput falls where that
 * sum grows, and rises where it shrinks.
 *
 * @param parts of the labels of one load test, whose throughputs are one quantity
 * @param loss of that quantity, as a logarithm
 * @param sign 1 for a loss of throughput, -1 for a gain
 * @returns for each label whether it explains the change; true for all if response times or counts are not known, or if all
 * labels together do not explain half of the change, as where users pause longer
 */
export function explainsChange(parts: readonly Part[], loss: number, sign: 1 | -1): readonly boolean[] {
  const usual = parts.reduce((sum, part) => sum + part.usual, 0);
  const change = parts.reduce((sum, { added }) => sum + Math.max(0, sign * added), 0);
  // Without pauses the iterations become longer by the whole of this share, with pauses by less.
  if (!(usual > 0) || !(change > 0) || Math.log1p(change / usual) < leastShare * sign * loss)
    return parts.map(() => true);
  const most = parts.reduce((a, b) => (sign * b.added > sign * a.added ? b : a));
  const pace = Math.max(change / usual, (sign * most.added) / most.usual);
  const found = parts.map((part) => sign * part.added >= leastShare * pace * part.usual);
  return found.includes(true) ? found : parts.map(() => true);
}

/** Whether so many labels of a load test are few: fewer than half, or one of two. */
const areFewOf = (labels: number, count: number): boolean => 2 * labels < count || (count === 2 && labels === 1);

/**
 * The labels that explain a shift of the whole run, in the order of the comparisons. In every load test they must be few: then
 * these labels changed, not everything. Undefined if they are more.
 */
export function labelsExplaining(
  { merged }: Judged,
  comparisons: readonly Comparison[],
  explaining: readonly boolean[],
): RunShift['labels'] {
  const chosen = merged.members.map((members) => members.filter((i) => explaining[i] ?? true));
  const areFew = merged.members.every((members, row) => areFewOf(chosen[row]?.length ?? 0, members.length));
  if (!areFew) return undefined;
  const labels = chosen
    .flat()
    .sort((a, b) => a - b)
    .flatMap((i) => {
      const { scenario, label } = comparisons[i]?.case ?? {};
      return scenario === undefined || label === undefined ? [] : [{ scenario, label }];
    });
  const distinct = new Map(labels.map((name) => [JSON.stringify([name.scenario, name.label]), name]));
  return distinct.size === 0 ? undefined : [...distinct.values()];
}
