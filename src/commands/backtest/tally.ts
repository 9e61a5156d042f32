/** Counts by key. */
export type Tally = Map<string, number>;

/** Adds one to the count of each key. */
export function increment(tally: Tally, keys: Iterable<string>): void {
  for (const key of keys) tally.set(key, (tally.get(key) ?? 0) + 1);
}
