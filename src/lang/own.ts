/** The value of a key that anyone may have named; undefined for what every object inherits, such as toString. */
export const readOwn = <Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;
