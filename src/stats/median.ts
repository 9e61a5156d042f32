/**
 * Middle of the sorted values; the mean of the middle two for an even number. Our own, on a typed
 * array: medians of some thirty values are most of what judging does.
 *
 * @throws RangeError on no values
 */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('median of no values');
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
