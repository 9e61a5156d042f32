/** Compares the configuration of a pull request with that of its base. */
import { isDeepStrictEqual } from 'node:util';
import { isExactValue } from '../cases/patterns.js';
import { readOwn, isObject } from '../lang/objects.js';
import type { ConfigChange, ConfigDocument, ConfigurationSource, Retirement } from '../model/documents.js';

/**
 * The keys that name what was read, because the layout of a test may change with the code. All other keys control how it is
 * judged: also those that select the results and change their numbers.
 */
const readingKeys: ReadonlySet<string> = new Set([
  'paths',
  'scenario',
  'renamed',
  'labels',
  'environment',
] satisfies (keyof ConfigDocument)[]);

/** How a version is built and measured may change with the code; how often, and for how long, may not. */
const commandKeys: ReadonlySet<string> = new Set(['measure.build', 'measure.run']);

/** Lists what differs between two configurations: by key, by the keys of an object, or by the entries of a list. */
export function compareConfigs(
  base: ConfigDocument,
  head: ConfigDocument,
): Pick<ConfigurationSource, 'judging' | 'reading' | 'retiring'> {
  const retired = subtract(retireAs(base, head), base.retired ?? []);
  const retiring = retired.map((entry) => toChange('retired', undefined, entry));
  const changes = subtract(compareObjects('', { ...base, version: 1 }, { ...head, version: 1 }, true), retiring);
  const isReading = ({ key }: ConfigChange): boolean =>
    readingKeys.has(key.split('.')[0] ?? '') || commandKeys.has(key);
  return {
    judging: changes.filter((change) => !isReading(change)),
    reading: changes.filter(isReading),
    ...(retiring.length > 0 && { retiring }),
  };
}

/**
 * The retirements of a base, and those that a change adds. A retirement only excuses a case that was not measured, and whoever
 * removes an endpoint removes its load test with it; but a change must name what it retires: a pattern may excuse anything.
 */
export function retireAs(base: ConfigDocument, head: ConfigDocument): readonly Retirement[] {
  const added = subtract(head.retired ?? [], base.retired ?? []).filter(({ where }) =>
    [where['scenario'], where['label']].some((name) => name !== undefined && isExactValue(String(name))),
  );
  return [...(base.retired ?? []), ...added];
}

/** The keys that select the results and change their numbers. Like all judging keys, they are those of the base. */
const measuringKeys = [
  'results',
  'warmup',
  'percentiles',
  'apdex',
  'shards',
  'columns',
] as const satisfies (keyof ConfigDocument)[];

/** The configuration of a change, except that its base says which results are read and how their numbers are computed. */
export function measureAs(base: ConfigDocument, head: ConfigDocument): ConfigDocument {
  const isMeasuring = (key: string): boolean => measuringKeys.some((known) => known === key);
  return Object.fromEntries([
    ...Object.entries(head).filter(([key]) => !isMeasuring(key)),
    ...Object.entries(base).filter(([key]) => isMeasuring(key)),
  ]);
}

type Members = Readonly<Record<string, unknown>>;

/** @param isTop whether the values of these objects are compared key by key in turn */
function compareObjects(prefix: string, base: Members, head: Members, isTop: boolean): readonly ConfigChange[] {
  return [...new Set([...Object.keys(base), ...Object.keys(head)])].flatMap((name) => {
    const key = prefix + name;
    const [before, after] = [readOwn(base, name), readOwn(head, name)];
    if (isDeepStrictEqual(before, after)) return [];
    const values = [before, after].filter((value) => value !== undefined);
    if (isTop && values.every(isObject))
      return compareObjects(`${key}.`, (before ?? {}) as Members, (after ?? {}) as Members, false);
    if (isTop && values.every(Array.isArray))
      return compareLists(key, (before ?? []) as readonly unknown[], (after ?? []) as readonly unknown[]);
    return [toChange(key, before, after)];
  });
}

/** Returns a change for each entry that only one side has. If only the order differs, the whole list is one change. */
function compareLists(key: string, base: readonly unknown[], head: readonly unknown[]): readonly ConfigChange[] {
  const removed = subtract(base, head);
  const added = subtract(head, base);
  if (removed.length + added.length === 0) return [toChange(key, base, head)];
  return [
    ...removed.map((entry) => toChange(key, entry, undefined)),
    ...added.map((entry) => toChange(key, undefined, entry)),
  ];
}

function subtract<T>(list: readonly T[], others: readonly unknown[]): readonly T[] {
  const unmatched = [...others];
  return list.filter((entry) => {
    const position = unmatched.findIndex((other) => isDeepStrictEqual(other, entry));
    if (position !== -1) unmatched.splice(position, 1);
    return position === -1;
  });
}

const maxCharacters = 200;

const toChange = (key: string, base: unknown, head: unknown): ConfigChange => ({
  key,
  ...(base !== undefined && { base: formatValue(base) }),
  ...(head !== undefined && { head: formatValue(head) }),
});

function formatValue(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters - 3)}...` : text;
}
