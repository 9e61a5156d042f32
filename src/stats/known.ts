/** The values of a row or column with gaps; a loop, because there are millions of them. */
export function known(values: readonly (number | undefined)[]): number[] {
  const found: number[] = [];
  for (const value of values) if (value !== undefined) found.push(value);
  return found;
}
