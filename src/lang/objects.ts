/**
 * Lang: what the language lacks. Here are objects with unknown or undefined properties and groups; beside it, `format.ts`
 * (numbers for people), `printable.ts` (texts of others, safe to print), `nearest.ts` (mistyped names) and `digest.ts`.
 *
 * What must hold: nothing here knows about performance tests, and nothing of it is slow to load, so neither Intl nor
 * localeCompare.
 *
 * Example: compareNaturally sorts `run 9` before `run 10`; nearest finds `throughput` for `throughputs`; thousands(1234567) is
 * `1,234,567`; quoteShell writes `it's` as `'it'\''s'`.
 */

/** Objects whose optional properties may have undefined values. */
type Defined<T extends object> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/**
 * Drops undefined properties, because `exactOptionalPropertyTypes` distinguishes an absent property from an undefined one.
 */
export function defined<T extends object>(object: T): Defined<T> {
  // A loop without a list of keys, because a large matrix makes a hundred thousand of such objects
  // (`npm run -s bench -- judge`).
  const found: Partial<T> = {};
  for (const key in object) if (object[key] !== undefined) found[key] = object[key];
  return found as unknown as Defined<T>;
}

/** Computes a value once for each object, or for each of its parts that a key names; more is what else is needed. */
export function cacheByObject<Source extends object, Value, More extends readonly unknown[]>(
  compute: (source: Source, ...more: More) => Value,
  findKey: (source: Source) => object = (source) => source,
): (source: Source, ...more: More) => Value {
  const known = new WeakMap<object, Value>();
  return (source, ...more) => remember(known, findKey(source), () => compute(source, ...more));
}

/** The value of a key, which is computed the first time. */
export function remember<Key, Value>(
  known: { readonly get: (key: Key) => Value | undefined; readonly set: (key: Key, value: Value) => unknown },
  key: Key,
  compute: () => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute();
  known.set(key, value);
  return value;
}

/** The value of a key that anyone may have named; undefined for what every object inherits, such as toString. */
export const readOwn = <Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

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

/** An object while it is built. Adding properties one by one is faster than spreading objects, which matters in hot loops. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

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

/** Adds items to a list. A call with each as an argument (`list.push(...more)`) fails from some 120,000 on. */
export function addAll<Item>(list: Item[], more: Iterable<Item>): void {
  for (const item of more) list.push(item);
}

/** What a function returns; undefined if it throws, because the system refuses or a text has another form. */
export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Compares names in natural order: numbers by value, letters without regard to case. Does not depend on the locale, so the
 * order is the same on every machine.
 */
export function compareNaturally(a: string, b: string): number {
  const [left, right] = [splitDigits(a), splitDigits(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const [leftPart = '', rightPart = ''] = [left[i], right[i]];
    const order =
      (isNumber(leftPart) && isNumber(rightPart) && compareDigits(leftPart, rightPart)) ||
      compareCodeUnits(leftPart, rightPart);
    if (order !== 0) return order;
  }
  return left.length - right.length || compareCodeUnits(a, b);
}

const splitDigits = (text: string): readonly string[] => text.toLowerCase().match(/\d+|\D+/g) ?? [];
const isNumber = (part: string): boolean => /^\d/.test(part);
/** Compares by UTF-16 code units. Locale-aware comparison would take eight milliseconds to load. */
export const compareCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares digit strings of any length by value. */
function compareDigits(a: string, b: string): number {
  const [left, right] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return left.length - right.length || compareCodeUnits(left, right);
}
