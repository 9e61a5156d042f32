/**
 * How many samples took how many milliseconds: exact, and as much memory as there are distinct times, so that neither a label
 * of a billion samples nor a hundred thousand labels of a few cost more than they have to tell.
 */
export interface ValueCounts {
  /** Distinct times, ascending, and how often each occurs. Both are replaced and never changed. */
  values: readonly number[];
  times: readonly number[];
  /** Of samples that are not among them yet, in any order. */
  readonly pending: number[];
}

/** The distinct values in ascending order, and how often each occurs. */
export interface Distribution {
  readonly n: number;
  readonly values: readonly number[];
  readonly times: readonly number[];
}

/** So many are sorted at once, or as many as there are others: each is then looked at a few times only. */
const leastPending = 1024;

export const emptyCounts = (): ValueCounts => ({ values: [], times: [], pending: [] });

export function countValue(counts: ValueCounts, ms: number): void {
  counts.pending.push(ms);
  if (counts.pending.length >= Math.max(leastPending, counts.values.length)) settle(counts);
}

/** Adds what others have counted, who need it no more. */
export function addCounts(sum: ValueCounts, others: ValueCounts): void {
  settle(sum);
  settle(others);
  if (others.values.length === 0) return;
  if (sum.values.length === 0) Object.assign(sum, { values: others.values, times: others.times });
  else merge(sum, others.values, others.times);
}

export function toDistribution(counts: ValueCounts): Distribution {
  settle(counts);
  const { values, times } = counts;
  let n = 0;
  for (const each of times) n += each;
  return { n, values, times };
}

/** Takes in what is pending: the same samples are then the same counts, however they came. */
export function settle(counts: ValueCounts): void {
  const { pending } = counts;
  if (pending.length === 0) return;
  // As numbers, which sorts without being asked which of two is less.
  const sorted = Float64Array.from(pending).sort();
  pending.length = 0;
  const values: number[] = [];
  const times: number[] = [];
  for (let i = 0; i < sorted.length;) {
    const value = sorted[i] ?? 0;
    const from = i;
    while (sorted[i] === value) i++;
    values.push(value);
    times.push(i - from);
  }
  if (counts.values.length === 0) Object.assign(counts, { values, times });
  else merge(counts, values, times);
}

/** Two lists in order as one: nearly all the time that results of very many times take is spent here. */
function merge(into: ValueCounts, otherValues: readonly number[], otherTimes: readonly number[]): void {
  const { values: ownValues, times: ownTimes } = into;
  const values: number[] = [];
  const times: number[] = [];
  let own = 0;
  let other = 0;
  while (own < ownValues.length && other < otherValues.length) {
    const ownValue = ownValues[own] ?? 0;
    const otherValue = otherValues[other] ?? 0;
    values.push(ownValue < otherValue ? ownValue : otherValue);
    times.push(
      (ownValue <= otherValue ? (ownTimes[own] ?? 0) : 0) + (otherValue <= ownValue ? (otherTimes[other] ?? 0) : 0),
    );
    if (ownValue <= otherValue) own++;
    if (otherValue <= ownValue) other++;
  }
  for (; own < ownValues.length; own++) {
    values.push(ownValues[own] ?? 0);
    times.push(ownTimes[own] ?? 0);
  }
  for (; other < otherValues.length; other++) {
    values.push(otherValues[other] ?? 0);
    times.push(otherTimes[other] ?? 0);
  }
  into.values = values;
  into.times = times;
}
