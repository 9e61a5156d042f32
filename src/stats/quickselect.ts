/** Grown as needed and used again, as a new array for each of the many medians of a run would cost more than the search. */
let scratch = new Float64Array(256);

/**
 * The values in an order in which the one of this rank stands at its place, none before it is larger and none after it is
 * smaller; NaN counts as larger than any. That is all a median asks for, and cheaper than sorting: Hoare's FIND
 * (Communications of the ACM 4, 1961, algorithm 65).
 *
 * @returns good until the next call, and longer than the values
 */
export function quickselect(values: readonly number[], rank: number): Float64Array {
  const { length } = values;
  if (scratch.length < length) scratch = new Float64Array(2 * length);
  let known = 0;
  for (let i = 0; i < length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) scratch[known++] = value;
  }
  scratch.fill(NaN, known, length);
  if (rank < known) find(scratch, known, rank);
  return scratch;
}

function find(values: Float64Array, length: number, rank: number): void {
  const at = (i: number): number => values[i] ?? NaN;
  let [low, high] = [0, length - 1];
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let [i, j] = [low, high];
    while (i <= j) {
      while (at(i) < pivot) i++;
      while (at(j) > pivot) j--;
      if (i <= j) {
        const moved = at(i);
        values[i++] = at(j);
        values[j--] = moved;
      }
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else return;
  }
}
