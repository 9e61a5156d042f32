/** The noise of a throughput that depends on how often a request happened to be made. */
import { median } from '../../../stats/median.js';
import { finite } from '../../../stats/finite.js';
import type { Comparison } from '../../../model/comparison.js';
import type { Row } from './table.js';

/** Labels that move together and whose numbers of requests differ by less than this factor belong to the same loop. */
const alike = 1.1;
/** So does a label that moves on its own, if another one has the same large number of requests. */
const same = { factor: 1.03, requests: 100 };

/**
 * Whether a label is requested as often as labels of a loop, or as often as a single one if they are many requests.
 *
 * @param loop the requests of the labels that share one throughput
 */
export function belongToLoop(requests: number, loop: readonly number[]): boolean {
  const factor = loop.length > 1 ? alike : same.factor;
  const fewest = loop.length > 1 ? 1 : same.requests;
  return loop.some((count) => requests >= fewest && count <= factor * requests && requests <= factor * count);
}

/** The usual number of requests of a case; NaN if it is unknown. */
export function usualRequests({ past }: Comparison): number {
  const counts = finite(past.sources.map(({ measurement }) => measurement.samples ?? NaN));
  return counts.length === 0 ? NaN : median(counts);
}

/**
 * Labels that are requested in every iteration of a loop have one throughput, which the response times determine. Other labels
 * are requested once per user, by chance or in a setUp thread group: the number of their requests is a count, whose standard
 * error is the least noise of their throughput.
 *
 * @param row one quantity, and the requests of the labels that share it
 * @param loadTest the requests of all labels of its load test
 */
export function withCountingError(row: Row, requests: readonly number[], loadTest: readonly number[]): Row {
  const [fewest, most] = [Math.min(...requests), Math.max(...requests)];
  const isShared = requests.length > 1 && (most === Math.max(...loadTest) || most <= alike * fewest);
  const isAsOften = (count: number): boolean => count <= same.factor * most && most <= same.factor * count;
  const isLoop = isShared || (most >= same.requests && loadTest.filter(isAsOften).length > requests.length);
  const all = requests.reduce((sum, count) => sum + count, 0);
  if (loadTest.length < 2 || isLoop || !(all > 0)) return row;
  // The logarithm of a small count varies more than the count, as low counts are far below the usual one.
  const chance = 1 / Math.sqrt(Math.max(0.5, all - 1));
  return { ...row, chance, least: Math.max(row.least, chance) };
}
