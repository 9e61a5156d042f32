/**
 * Counts how many samples took how many milliseconds. The counts are exact, and their size is the number of distinct times:
 * a label with a billion samples and a hundred thousand labels with a few samples both stay cheap.
 */
export interface ValueCounts {
  /** The distinct times in ascending order, and the number of samples for each. Both arrays are replaced, never changed. */
  values: readonly number[];
  times: readonly number[];
  /** Samples that have not been counted yet, in any order. */
  readonly pending: number[];
}

/** The distinct values in ascending order, and the number of samples for each. */
export interface Distribution {
  readonly n: number;
  readonly values: readonly number[];
  readonly times: readonly number[];
}

/**
 * Samples are sorted in batches of at least this size, or of the number of distinct values, so that each value is merged
 * only a few times.
 */
const minPending = 1024;

export const emptyCounts = (): ValueCounts => ({ values: [], times: [], pending: [] });

export function countValue(counts: ValueCounts, ms: number): void {
  counts.pending.push(ms);
  if (counts.pending.length >= Math.max(minPending, counts.values.length)) settle(counts);
}

/** Adds the other counts to the sum. They must not be used again. */
export function addCounts(sum: ValueCounts, added: ValueCounts): void {
  settle(sum);
  settle(added);
  merge(sum, added.values, added.times);
}

export function toDistribution(counts: ValueCounts): Distribution {
  settle(counts);
  const { values, times } = counts;
  return { n: times.reduce((sum, count) => sum + count, 0), values, times };
}

/** Counts the pending samples. Afterwards the counts do not depend on the order of the samples. */
export function settle(counts: ValueCounts): void {
  const { pending } = counts;
  if (pending.length === 0) return;
  // A typed array sorts numerically without a comparison function.
  const sorted = Float64Array.from(pending).sort();
  pending.length = 0;
  const values: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < sorted.length;) {
    const value = sorted[i] ?? 0;
    const first = i;
    while (sorted[i] === value) i++;
    values.push(value);
    times.push(i - first);
  }
  merge(counts, values, times);
}

/** Merges two sorted lists. With very many distinct times, nearly all of the run time is spent here. */
function merge(total: ValueCounts, otherValues: readonly number[], otherTimes: readonly number[]): void {
  const { values: ownValues, times: ownTimes } = total;
  if (otherValues.length === 0) return;
  if (ownValues.length === 0) {
    Object.assign(total, { values: otherValues, times: otherTimes });
    return;
  }
  const values: number[] = [];
  const times: number[] = [];
  let own = 0;
  let other = 0;
  while (own < ownValues.length || other < otherValues.length) {
    const ownValue = ownValues[own] ?? Infinity;
    const otherValue = otherValues[other] ?? Infinity;
    values.push(ownValue < otherValue ? ownValue : otherValue);
    times.push(
      (ownValue <= otherValue ? (ownTimes[own] ?? 0) : 0) + (otherValue <= ownValue ? (otherTimes[other] ?? 0) : 0),
    );
    if (ownValue <= otherValue) own++;
    if (otherValue <= ownValue) other++;
  }
  total.values = values;
  total.times = times;
}
