/** The values of a row or column whose gaps are NaN; a plain loop, because there are millions of them. */
export function finite(values: readonly number[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) found.push(value);
  }
  return found;
}
