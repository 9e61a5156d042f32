/** Plain loops over typed arrays: they take most of the time of a wide matrix (`npm run -s bench -- judge`). */

/** a' b */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? NaN) * (b[i] ?? NaN);
  return sum;
}

/** a -= factor * b */
export function subtract(a: Float64Array, factor: number, b: Float64Array): void {
  for (let i = 0; i < a.length; i++) a[i] = (a[i] ?? NaN) - factor * (b[i] ?? NaN);
}

/** 1 for members, 0 for all others. */
export function indicator(members: Int32Array, cases: number): Float64Array {
  const a = new Float64Array(cases);
  for (const i of members) a[i] = 1;
  return a;
}

/** The sum of the members' values. */
export function sumOver(values: Float64Array, members: Int32Array): number {
  let sum = 0;
  for (let m = 0; m < members.length; m++) sum += values[members[m] ?? -1] ?? NaN;
  return sum;
}
