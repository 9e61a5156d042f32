/** Map.groupBy, which Node 20 does not have yet. */
export declare function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]>;
