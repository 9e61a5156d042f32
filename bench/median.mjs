/** @param {readonly number[]} values at least one */
export function median(values) {
  const ascending = values.toSorted((a, b) => a - b);
  const middle = ascending.length >> 1;
  return ascending.length % 2 === 1 ? ascending[middle] : (ascending[middle - 1] + ascending[middle]) / 2;
}
