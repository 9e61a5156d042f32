/**
 * The values without gaps (NaN). A plain loop, because a large matrix has millions of values (`npm run -s bench -- judge`).
 */
export function finite(values: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) found.push(value);
  }
  return found;
}
