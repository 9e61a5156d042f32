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
  const splits = rankSumZ(values)
    .map((z, index) => ({ z, index }))
    .filter(
      ({ z, index }) => Math.abs(z) >= criticalZ && index >= fewestValues && values.length - index >= fewestValues,
    )
    .flatMap(({ index }) => {
      const [before, after] = [values.slice(0, index), values.slice(index)];
      const [low, high] = [median(before), median(after)];
      const deviation = sumOfDeviations(before, low) + sumOfDeviations(after, high);
      return Math.abs(high - low) > smallestStep ? [{ index, deviation }] : [];
    });
  const smallest = Math.min(...splits.map(({ deviation }) => deviation));
  return splits.find(({ deviation }) => deviation === smallest)?.index;
}

const sumOfDeviations = (values: readonly number[], centre: number): number =>
  values.reduce((sum, value) => sum + Math.abs(value - centre), 0);

/** For each index, the rank sum of the values before it, as its difference from the expected sum in standard errors. */
function rankSumZ(values: readonly number[]): readonly number[] {
  const n = values.length;
  if (n < 2 * fewestValues) return [];
  const order = values.map((_, i) => i).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = Array<number>(n).fill(0);
  let ties = 0;
  for (let start = 0, end: number; start < n; start = end) {
    for (end = start + 1; end < n && values[order[end] ?? 0] === values[order[start] ?? 0];) end++;
    ties += (end - start) ** 3 - (end - start);
    for (const i of order.slice(start, end)) ranks[i] = (start + end + 1) / 2;
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
