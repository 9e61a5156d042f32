/**
 * The median of sorted values without some of them. For the median over all cases but one scenario's, for every scenario,
 * sorting once is enough.
 *
 * @param sorted ascending
 * @param left positions to leave out, ascending; at least one value remains
 */
export function medianWithout(sorted: readonly number[], left: readonly number[]): number {
  const remaining = sorted.length - left.length;
  const at = (rank: number): number => {
    let position = rank;
    for (const out of left) if (out <= position) position++;
    return sorted[position] ?? NaN;
  };
  const middle = Math.floor(remaining / 2);
  return remaining % 2 === 1 ? at(middle) : (at(middle - 1) + at(middle)) / 2;
}
