import { median } from './median.js';

/** On either side of a change; fewer could be a bad night. */
const fewest = 4;
/** Standard errors of the rank sum. */
const leastZ = 3.5;
/** As a logarithm: 2.5 %. A smaller step is not worth losing history for, and no change of level anywhere. */
export const smallestStep = Math.log(1.025);

/**
 * Where a series of logarithms changes its level: each index is the first of a new level. The series is split where the
 * rank-sum test of Mann and Whitney (Annals of Mathematical Statistics 18, 1947), with ties corrected, sees a change; then
 * the same in both parts.
 * Ranks, so that one outlier counts no more than any other value; no random numbers, so that one history has one answer.
 * With so strict a test 4 values after a change are never enough, and 5 only after 27 before it: 18 in all at the least.
 *
 * @param values finite, in the order of time
 */
export function changePoints(values: readonly number[]): readonly number[] {
  const at = bestSplit(values);
  return at === undefined
    ? []
    : [...changePoints(values.slice(0, at)), at, ...changePoints(values.slice(at)).map((index) => at + index)];
}

/**
 * The test says whether there is a change. It is too fond of the middle to say where, when one side is short: that is
 * where the distances to the median of either side are smallest, among all splits that pass.
 */
function bestSplit(values: readonly number[]): number | undefined {
  const found = rankSums(values)
    .map((z, at) => ({ z, at }))
    .filter(({ z, at }) => Math.abs(z) >= leastZ && at >= fewest && values.length - at >= fewest)
    .flatMap(({ at }) => {
      const [before, after] = [values.slice(0, at), values.slice(at)];
      const [low, high] = [median(before), median(after)];
      const distance = distanceTo(low, before) + distanceTo(high, after);
      return Math.abs(high - low) > smallestStep ? [{ at, distance }] : [];
    });
  const least = Math.min(...found.map(({ distance }) => distance));
  return found.find(({ distance }) => distance === least)?.at;
}

const distanceTo = (middle: number, values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.abs(value - middle), 0);

/** At each index the rank sum of all values before it, in standard errors around what chance would give. */
function rankSums(values: readonly number[]): readonly number[] {
  const n = values.length;
  if (n < 2 * fewest) return [];
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = Array<number>(n).fill(0);
  let ties = 0;
  for (let from = 0, to: number; from < n; from = to) {
    for (to = from + 1; to < n && values[order[to] ?? 0] === values[order[from] ?? 0];) to++;
    ties += (to - from) ** 3 - (to - from);
    for (const i of order.slice(from, to)) ranks[i] = (from + to + 1) / 2;
  }
  const spread = n + 1 - ties / (n * (n - 1));
  let sum = 0;
  return ranks.map((rank, before) => {
    const variance = (before * (n - before) * spread) / 12;
    const z = variance > 0 ? (sum - (before * (n + 1)) / 2) / Math.sqrt(variance) : 0;
    sum += rank;
    return z;
  });
}
