/** Groups items by key, in order of first occurrence. Replaces Map.groupBy, which Node 20 lacks. */
export function groupBy<T, K>(items: readonly T[], readKey: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = readKey(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
