import { median } from './median.js';

/** The minimum number of values on either side of a change; fewer could be an outage of a few nights. */
const fewestValues = 4;
/** Critical value of the rank-sum test, in standard errors. */
const criticalZ = 3.5;
/** The smallest level change, as a log ratio (2.5 %). Discarding history for a smaller one costs more than it gains. */
export const smallestStep = Math.log(1.025);

/**
 * Change points of a series of logarithms: the index of the first value of each new level. Binary segmentation with the
 * rank-sum test of Mann and Whitney (Annals of Mathematical Statistics 18, 1947), corrected for ties. simple-statistics'
 * wilcoxonRankSum would sort again for every split; one pass here gives the rank sums of all splits.
 * Ranks limit the influence of outliers, and without random numbers the same history always gives the same answer. The
 * critical value needs more than 4 values after a change, and 27 before it if there are only 5 after it: 18 in all at least.
 *
 * @param values finite, oldest first
 */
export function changePoints(values: readonly number[]): readonly number[] {
  const split = bestSplit(values);
  return split === undefined
    ? []
    : [
        ...changePoints(values.slice(0, split)),
        split,
        ...changePoints(values.slice(split)).map((index) => split + index),
      ];
}

/**
 * The test decides whether there is a change. Its maximum is biased towards the middle of the series when one side is
 * short, so the position of the change is the significant split with the smallest absolute deviations from the medians of
 * both sides.
 */
function bestSplit(values: readonly number[]): number | undefined {
  let best: number | undefined;
  let smallest = Infinity;
  for (const index of significantSplits(values)) {
    const [before, after] = [values.slice(0, index), values.slice(index)];
    const [low, high] = [median(before), median(after)];
    const deviation = sumOfDeviations(before, low) + sumOfDeviations(after, high);
    if (Math.abs(high - low) <= smallestStep || deviation >= smallest) continue;
    best = index;
    smallest = deviation;
  }
  return best;
}

const sumOfDeviations = (values: readonly number[], centre: number): number =>
  values.reduce((sum, value) => sum + Math.abs(value - centre), 0);

/**
 * The indices before which the rank sum differs significantly from the expected one, with enough values on both sides.
 * Plain loops, because every case of a wide matrix is tested and hardly any has a split (`npm run -s bench:judge`).
 */
function significantSplits(values: readonly number[]): readonly number[] {
  const n = values.length;
  if (n < 2 * fewestValues) return [];
  const splits: number[] = [];
  const ties = rank(values);
  const spread = n + 1 - ties / (n * (n - 1));
  let sum = 0;
  for (let before = 0; before < n; before++) {
    const variance = (before * (n - before) * spread) / 12;
    const z = variance > 0 ? (sum - (before * (n + 1)) / 2) / Math.sqrt(variance) : 0;
    sum += ranks[before] ?? 0;
    if (Math.abs(z) >= criticalZ && before >= fewestValues && n - before >= fewestValues) splits.push(before);
  }
  return splits;
}

/** Reused by every call: the values, the rank of each, and their indices in ascending order. */
let plain = new Float64Array(64);
let ranks = new Float64Array(64);
let order = new Uint32Array(64);

/** Ranks the values, and returns the sum of t ** 3 - t over all groups of t equal values. */
function rank(values: readonly number[]): number {
  const n = values.length;
  if (ranks.length < n)
    [plain, ranks, order] = [new Float64Array(2 * n), new Float64Array(2 * n), new Uint32Array(2 * n)];
  for (let i = 0; i < n; i++) plain[i] = values[i] ?? 0;
  sortIndices(n);
  let ties = 0;
  for (let start = 0, end: number; start < n; start = end) {
    for (end = start + 1; end < n && plain[order[end] ?? 0] === plain[order[start] ?? 0];) end++;
    ties += (end - start) ** 3 - (end - start);
    for (let i = start; i < end; i++) ranks[order[i] ?? 0] = (start + end + 1) / 2;
  }
  return ties;
}

/** Up to this number of values, insertion is faster than a sort with a comparison function. */
const fewValues = 100;

function sortIndices(n: number): void {
  if (n > fewValues) {
    for (let i = 0; i < n; i++) order[i] = i;
    order.subarray(0, n).sort((a, b) => (plain[a] ?? 0) - (plain[b] ?? 0));
    return;
  }
  for (let i = 0; i < n; i++) {
    const value = plain[i] ?? 0;
    let j = i - 1;
    for (; j >= 0 && (plain[order[j] ?? 0] ?? 0) > value; j--) order[j + 1] = order[j] ?? 0;
    order[j + 1] = i;
  }
}
