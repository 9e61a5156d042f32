/** Counts by key. */
export type Tally<Key = string> = Map<Key, number>;

/** Adds one to the count of each key. */
export function increment<Key>(tally: Tally<Key>, keys: Iterable<Key>): void {
  for (const key of keys) tally.set(key, (tally.get(key) ?? 0) + 1);
}
