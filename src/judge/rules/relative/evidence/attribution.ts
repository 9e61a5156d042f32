/** Finds the labels that explain a change of the throughput that their load test shares. */
import type { Comparison } from '../../../../model/comparison.js';
import type { Measurement, RunShift } from '../../../../model/documents.js';
import { median } from '../../../../stats/median.js';
import type { Judged } from '../verdicts/judge-metric.js';
import { numericValue, usualValue } from '../../../../metrics/values.js';
import { finite } from '../../../../stats/finite.js';
import { sum } from '../../../../stats/sum.js';

export type Direction = 'worse' | 'better';

/** By comparison, whether it explains a loss and a gain. A comparison that is coupled to no other explains both. */
export type Attribution = Readonly<Record<Direction, readonly boolean[]>>;

/**
 * A label explains a change if its share of it is at least this fraction of its usual share of an iteration, and if it became
 * slower by at least this fraction of what the label that adds most did: the noise of a fast label is not why all wait.
 */
const leastShare = 0.5;

/**
 * The mean of a fast label, as of a static file, often moves by more than that. Nobody notices this where such a label adds
 * less than this fraction of what the label that adds most does, and no more than this multiple of its standard deviation in
 * the past runs, of which so many are needed.
 */
const unnoticed = { fraction: 0.1, deviations: 3, runs: 3 };

export function attribute(judged: Judged, comparisons: readonly Comparison[]): Attribution {
  const { metric, merged } = judged;
  const explains = { worse: comparisons.map(() => true), better: comparisons.map(() => true) };
  if (metric.id !== 'throughput') return explains;
  for (const members of merged.members) {
    if (members.length < 2) continue;
    const parts = members.map((i) => measurePart(comparisons[i] as Comparison));
    for (const direction of ['worse', 'better'] as const) {
      const found = explainsChange(parts, measureLoss(judged, members), direction === 'worse' ? 1 : -1);
      members.forEach((i, m) => (explains[direction][i] = found[m] ?? true));
    }
  }
  return explains;
}

/**
 * The same without fast labels whose own noise made them slower: they are not named, and wait for the others. Whether the
 * whole run changed does not depend on this.
 */
export function withoutUnnoticed(
  { metric, merged, table }: Judged,
  comparisons: readonly Comparison[],
  attribution: Attribution,
): Attribution {
  if (metric.id !== 'throughput') return attribution;
  const named = { worse: [...attribution.worse], better: [...attribution.better] };
  for (const members of merged.members) {
    if (members.length < 2) continue;
    const ofLoop = members.map((i) => comparisons[i] as Comparison);
    const parts = ofLoop.map(measurePart);
    for (const direction of ['worse', 'better'] as const) {
      const sign = direction === 'worse' ? 1 : -1;
      if (findExplaining(parts, measureLoss({ table }, members), sign) === undefined) continue;
      const most = unnoticed.fraction * Math.max(...parts.map(({ added }) => sign * added));
      members.forEach((i, m) => {
        const added = sign * (parts[m]?.added ?? 0);
        if (added < most && added <= usualMovement(ofLoop[m] as Comparison)) named[direction][i] = false;
      });
    }
  }
  return named;
}

/** How far a label's part of an iteration usually moves from run to run; 0 if too few past runs show it. */
function usualMovement({ past }: Comparison): number {
  const before = past.sources.map(({ measurement }) => measurement);
  const means = finite(before.map((measurement) => numericValue(measurement, 'mean')));
  if (means.length < unnoticed.runs) return 0;
  const middle = sum(means) / means.length;
  const variance = sum(means.map((value) => (value - middle) ** 2)) / (means.length - 1);
  return unnoticed.deviations * Math.sqrt(variance) * usualValue(before, 'throughput');
}

/** How much less throughput labels have that share one, as a logarithm. */
export const measureLoss = ({ table }: Pick<Judged, 'table'>, members: readonly number[]): number =>
  median(members.flatMap((i) => table.rows[i]?.present.map((value) => value - (table.rows[i]?.usual ?? NaN)) ?? []));

/** A label's part of an iteration, in requests x milliseconds per second: usually, and how much is added now. */
export interface Part {
  readonly usual: number;
  readonly added: number;
}

/** What of a comparison tells a label's part of an iteration. */
interface Times {
  readonly past: { readonly sources: readonly { readonly measurement: Measurement }[] };
  readonly candidateMeasurements: readonly Measurement[];
}

export function measurePart({ past, candidateMeasurements }: Times): Part {
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
export const explainsChange = (parts: readonly Part[], loss: number, sign: 1 | -1): readonly boolean[] =>
  findExplaining(parts, loss, sign) ?? parts.map(() => true);

/** The same; undefined where it is not known which labels explain the change. */
function findExplaining(parts: readonly Part[], loss: number, sign: 1 | -1): readonly boolean[] | undefined {
  const usual = parts.reduce((sum, part) => sum + part.usual, 0);
  const change = parts.reduce((sum, { added }) => sum + Math.max(0, sign * added), 0);
  // Without pauses the iterations become longer by the whole of this share, with pauses by less.
  if (!(usual > 0) || !(change > 0) || Math.log1p(change / usual) < leastShare * sign * loss) return undefined;
  const most = parts.reduce((a, b) => (sign * b.added > sign * a.added ? b : a));
  const pace = Math.max(change / usual, (sign * most.added) / most.usual);
  const found = parts.map((part) => sign * part.added >= leastShare * pace * part.usual);
  return found.includes(true) ? found : undefined;
}

/** Whether so many labels of a load test are few: fewer than half, or one of two. */
const areFewLabels = (labels: number, count: number): boolean => 2 * labels < count || (count === 2 && labels === 1);

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
  const areFew = merged.members.every((members, row) => areFewLabels(chosen[row]?.length ?? 0, members.length));
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
