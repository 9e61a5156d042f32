/** A document against its schema: every breach as a problem that says what was expected, what was found, and where. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../model/documents.js';
import { furtherBreaches, keyMissing, newerDocument, notAsExpected, unknownKey } from '../problems/documents.js';
import { quote } from '../lang/list.js';
import type { Place } from '../problems/problem.js';

/** One is enough to refuse a document; this many are enough to mend it by. */
const mostBreaches = 20;

/** @param place where a JSON pointer into the value stands in the file */
export function findViolations(
  validate: ValidateFunction,
  value: unknown,
  place: (pointer: string) => Place,
): readonly Problem[] {
  if (validate(value)) return [];
  const errors = withoutBranches(validate.errors ?? []);
  const problems = errors.slice(0, mostBreaches).map((error) => {
    // A key that should not be there has a place of its own; for one that is missing there is only the object around it.
    const key: unknown = error.params['additionalProperty'];
    const pointer = error.instancePath + (typeof key === 'string' ? `/${escaped(key)}` : '');
    return breach(error, at(value, error.instancePath), { ...place(pointer), pointer });
  });
  const more = errors.length - problems.length;
  return more === 0 ? problems : [...problems, furtherBreaches(place(''), more)];
}

/** An error, and what would have been accepted in its place by each branch of a oneOf. */
type Breach = ErrorObject<string, Readonly<Record<string, unknown>>> & { readonly branches?: readonly ErrorObject[] };

/**
 * Of a oneOf every branch complains, and then the oneOf itself. Where a branch had the right type, what it found deeper
 * down is the useful part; otherwise all branches together are one problem: "a number, or an object".
 */
function withoutBranches(errors: readonly ErrorObject[]): readonly Breach[] {
  const kept: Breach[] = [];
  for (const error of errors as readonly Breach[]) {
    if (error.keyword === 'if') continue; // what its branch found says more
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') {
      kept.push(error);
      continue;
    }
    const isWithin = ({ instancePath }: Breach): boolean =>
      instancePath === error.instancePath || instancePath.startsWith(`${error.instancePath}/`);
    const branches = kept.splice(kept.findLastIndex((each) => !isWithin(each)) + 1);
    const deep = branches.filter((each) => each.instancePath !== error.instancePath || !isShallow(each));
    kept.push(...(deep.length > 0 ? deep : [{ ...error, branches }]));
  }
  return kept;
}

/** Errors that say a branch was not meant at all. */
const isShallow = ({ keyword }: Breach): boolean => ['type', 'enum', 'const', 'oneOf', 'anyOf'].includes(keyword);

const expectations = {
  type: ({ params, parentSchema }) =>
    (parentSchema?.['pattern'] === undefined ? undefined : meaning(parentSchema)) ??
    [params['type']]
      .flat()
      .map((type) => types[String(type)] ?? String(type))
      .join(' or '),
  enum: ({ params }) => oneOf(params['allowedValues'] as readonly unknown[]),
  const: ({ params }) => shown(params['allowedValue']),
  pattern: ({ params, parentSchema }) => meaning(parentSchema) ?? `text that fits ${String(params['pattern'])}`,
  format: ({ params }) => formats[String(params['format'])] ?? String(params['format']),
  minimum: ({ params }) => `a number of at least ${String(params['limit'])}`,
  maximum: ({ params }) => `a number of at most ${String(params['limit'])}`,
  exclusiveMinimum: ({ params }) => `a number above ${String(params['limit'])}`,
  minLength: () => 'text that is not empty',
  minItems: ({ params }) => `a list of at least ${String(params['limit'])}`,
  maxItems: ({ params }) => `a list of at most ${String(params['limit'])}`,
  oneOf: ({ branches }) => alternatives(branches ?? []),
  anyOf: ({ branches }) => alternatives(branches ?? []),
} as const satisfies Readonly<Record<string, (error: Breach) => string>>;

function breach(error: Breach, found: unknown, place: Place): Problem {
  const { keyword, params } = error;
  const keys = (of: unknown): readonly string[] => (typeof of === 'object' && of !== null ? Object.keys(of) : []);
  if (keyword === 'required') return keyMissing(place, String(params['missingProperty']), keys(found));
  if (keyword === 'additionalProperties')
    return unknownKey(place, String(params['additionalProperty']), keys(error.parentSchema?.['properties']));
  if (error.instancePath.endsWith('/schemaVersion') && keyword === 'const')
    return newerDocument(place, shown(params['allowedValue']), shown(found));
  return notAsExpected(place, expectationOf(error), shown(found));
}

function expectationOf(error: Breach): string {
  const say = Object.hasOwn(expectations, error.keyword)
    ? expectations[error.keyword as keyof typeof expectations]
    : undefined;
  return say?.(error) ?? error.message ?? error.keyword;
}

const types: Readonly<Record<string, string>> = {
  number: 'a number',
  integer: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-01-31',
  'date-time': 'a time such as 2026-01-31T12:00:00Z',
};

const alternatives = (branches: readonly Breach[]): string =>
  branches.length === 0
    ? 'exactly one of the forms the schema allows'
    : [...new Set(branches.map(expectationOf))].join(', or ');

/** A pattern says little to who broke it; the schema's own words for the value say it better, where validators carry them. */
const meaning = (schema: ErrorObject['parentSchema']): string | undefined => {
  const text: unknown = schema?.['description'];
  return typeof text === 'string'
    ? text.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
    : undefined;
};

const oneOf = (values: readonly unknown[]): string => values.map(shown).join(' or ');

/** A value as it would be written, or its type where that would be long. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** What a JSON pointer points at. */
const at = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null && Object.hasOwn(inside, key)
          ? (inside as Readonly<Record<string, unknown>>)[key]
          : undefined,
      value,
    );
