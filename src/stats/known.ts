/** The values of a row or column with gaps; a plain loop, because there are millions of them. */
export function known(values: readonly (number | undefined)[]): number[] {
  const found: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    if (value !== undefined) found.push(value);
  }
  return found;
}
