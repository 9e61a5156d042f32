/** The nested property of an unknown value; undefined if it does not exist. */
export function propertyOf(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}
