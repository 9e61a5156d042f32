/** The noise of a throughput that depends on how often a request happened to be made. */
import { areEquallyFrequent } from '../../../../compare/loops.js';
import { finite } from '../../../../stats/finite.js';
import { knownMedian } from '../../../../stats/median.js';
import type { Comparison } from '../../../../model/comparison.js';
import type { Row } from '../table.js';

/** A label that moves on its own belongs to the loop of another one if both have the same large number of requests. */
const same = { factor: 1.03, requests: 100 };

/**
 * Whether a label is requested as often as labels of a loop, or as often as a single one if they are many requests.
 *
 * @param loop the requests of the labels that share one throughput
 */
export function belongToLoop(requests: number, loop: readonly number[]): boolean {
  const [fewest, factor] = loop.length > 1 ? [1] : [same.requests, same.factor];
  return requests >= fewest && loop.some((count) => areEquallyFrequent(count, requests, factor));
}

/** The usual number of requests of a case; NaN if it is unknown. */
export const usualRequests = ({ past }: Comparison): number =>
  knownMedian(past.sources.map(({ measurement }) => measurement.samples ?? NaN));

/**
 * Labels that are requested in every iteration of a loop have one throughput, which the response times determine. Other labels
 * are requested once per user, by chance or in a setUp thread group: the number of their requests is a count, whose standard
 * error is the least noise of their throughput.
 *
 * @param loadTest the requests of all labels of a load test
 * @returns adds that noise to one quantity, given the requests of the labels that share it
 */
export function countingErrors(loadTest: readonly number[]): (row: Row, requests: readonly number[]) => Row {
  const mostOfTest = Math.max(...loadTest);
  const sorted = Float64Array.from(finite(loadTest)).sort();
  return (row, requests) => {
    const [fewest, most] = [Math.min(...requests), Math.max(...requests)];
    const isShared = requests.length > 1 && (most === mostOfTest || areEquallyFrequent(most, fewest));
    const asOften =
      countUntil(sorted, (count) => count <= same.factor * most) -
      countUntil(sorted, (count) => most > same.factor * count);
    const isLoop = isShared || (most >= same.requests && asOften > requests.length);
    const all = requests.reduce((sum, count) => sum + count, 0);
    if (loadTest.length < 2 || isLoop || !(all > 0)) return row;
    // The logarithm of a small count varies more than the count, as low counts are far below the usual one.
    const chance = 1 / Math.sqrt(Math.max(0.5, all - 1));
    return { ...row, chance, least: Math.max(row.least, chance) };
  };
}

/** The number of values at the beginning for which a condition holds, which holds for no value after another without it. */
function countUntil(sorted: Float64Array, holds: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] ?? NaN)) low = middle + 1;
    else high = middle;
  }
  return low;
}
