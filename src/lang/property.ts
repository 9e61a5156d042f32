/** Reads values of documents whose types are not known. */

/** Whether the value is an object, and not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The nested property of an unknown value; undefined if it does not exist. */
export function readProperty(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
        ? (inside as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}

/** The list below nested keys; empty if there is none. */
export function listProperty(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = readProperty(value, ...keys);
  return Array.isArray(found) ? found : [];
}
