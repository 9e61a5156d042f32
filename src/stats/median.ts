/** Where values are put in order, grown as needed: medians are most of what judging does, and an array for each is dear. */
let scratch = new Float64Array(256);

/**
 * Middle of the sorted values; the mean of the middle two for an even number. NaN sorts last.
 * Looks for the middle alone, by Hoare's FIND (Communications of the ACM 4, 1961, algorithm 65), and leaves the rest unsorted.
 *
 * @throws RangeError on no values
 */
export function median(values: readonly number[]): number {
  const { length } = values;
  if (length === 0) throw new RangeError('median of no values');
  if (scratch.length < length) scratch = new Float64Array(2 * length);
  let known = 0;
  for (let i = 0; i < length; i++) {
    const value = values[i] ?? NaN;
    if (!Number.isNaN(value)) scratch[known++] = value;
  }
  const middle = length >> 1;
  if (middle >= known) return NaN;
  const upper = select(scratch, known, middle);
  return length % 2 === 1 ? upper : (largest(scratch, middle) + upper) / 2;
}

/** Moves values until the one of this rank stands at its place, with none larger before it and none smaller after it. */
function select(values: Float64Array, length: number, rank: number): number {
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
    else break;
  }
  return at(rank);
}

/** Of the first so many. */
function largest(values: Float64Array, length: number): number {
  let most = -Infinity;
  for (let i = 0; i < length; i++) most = Math.max(most, values[i] ?? NaN);
  return most;
}
