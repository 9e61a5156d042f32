/** The values of a line; null where there is none. */
export type Line = readonly (number | null)[];

/** The range that includes all of `certain`, and `typical` except for its outliers. */
export function robustRange(certain: readonly number[], typical: readonly number[]): readonly [number, number] {
  const sorted = typical.toSorted((a, b) => a - b);
  const quantile = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? certain[0] ?? 0;
  const reach = 3 * (quantile(0.9) - quantile(0.1)) || Math.abs(quantile(0.5)) * 0.02;
  const [least, most] = [quantile(0.1) - reach, quantile(0.9) + reach];
  const shown = [...certain, ...typical.filter((value) => value >= least && value <= most)];
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const margin = (high - low || Math.abs(high) || 1) * 0.08;
  return [low >= 0 ? Math.max(0, low - margin) : low - margin, high + margin];
}
