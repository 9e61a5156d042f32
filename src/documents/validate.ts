/**
 * Documents: checks what others wrote (configuration, runs, reports, histories) against its schema before anything is used.
 *
 * The way: a validator, generated from schemas/, finds what is wrong; findViolations makes a problem of each with the expected
 * and the actual value, and the place, which for YAML is a line. read-report.ts reads the report of another job this way;
 * kept-file.ts reads what was kept beside measurements, as anything may have changed it since.
 * What must hold: a document that does not match its schema is not used, and each violation says what was expected.
 *
 * Example: `warmup: soon` is `guardband.yml:2:9#/warmup: error: Expected a time such as 300s or 5m, [...] found "soon".`
 */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Problem } from '../model/documents.js';
import { quote } from '../lang/format.js';
import { addAll, readProperty } from '../lang/objects.js';
import type { Place } from '../problems/problem.js';
import { furtherBreaches, keyMissing, newerDocument, notAsExpected, unknownKey } from '../problems/config.js';

/** One violation is enough to refuse a document; this many help to fix it. */
const mostViolations = 20;

/** @param place returns the place of a JSON pointer in the file */
export function findViolations(
  validate: ValidateFunction,
  value: unknown,
  place: (pointer: string) => Place,
): readonly Problem[] {
  if (validate(value)) return [];
  const errors = withoutBranches(validate.errors ?? []);
  const problems = errors.slice(0, mostViolations).map((error) => {
    // An unknown key has a place; a missing key has only that of the enclosing object.
    const key: unknown = error.params['additionalProperty'];
    const pointer = error.instancePath + (typeof key === 'string' ? toPointer([key]) : '');
    return toProblem(error, readProperty(value, ...fromPointer(error.instancePath)), {
      ...place(pointer),
      pointer,
    });
  });
  const more = errors.length - problems.length;
  return more === 0 ? problems : [...problems, furtherBreaches(place(''), more)];
}

/** The pointers to values in place of which a document needs text. */
export const findWantedTexts = (validate: ValidateFunction, value: unknown): readonly string[] =>
  validate(value)
    ? []
    : (validate.errors ?? []).flatMap(({ keyword, params, instancePath }) =>
        keyword === 'type' && params['type'] === 'string' ? [instancePath] : [],
      );

/** An error; for a oneOf, with the errors of its branches. */
type Violation = ErrorObject<string, Readonly<Record<string, unknown>>> & {
  readonly branches?: readonly ErrorObject[];
};

/**
 * For a oneOf, the validator reports errors of every branch and then the oneOf itself. If a branch had the right type, its
 * deeper errors are the useful ones; otherwise all branches are merged into one problem: "a number, or an object".
 */
function withoutBranches(errors: readonly ErrorObject[]): readonly Violation[] {
  const kept: Violation[] = [];
  for (const error of errors as readonly Violation[]) {
    if (error.keyword === 'if') continue; // the errors of its branch are more specific
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') {
      kept.push(error);
      continue;
    }
    const isWithin = ({ instancePath }: Violation): boolean =>
      instancePath === error.instancePath || instancePath.startsWith(`${error.instancePath}/`);
    const branches = kept.splice(kept.findLastIndex((violation) => !isWithin(violation)) + 1);
    const deep = branches.filter((branch) => branch.instancePath !== error.instancePath || !isShallow(branch));
    addAll(kept, deep.length > 0 ? deep : [{ ...error, branches }]);
  }
  return kept;
}

/** Whether an error only shows that the branch does not apply. */
const isShallow = ({ keyword }: Violation): boolean => ['type', 'enum', 'const', 'oneOf', 'anyOf'].includes(keyword);

const expectations = {
  type: ({ params, parentSchema }) =>
    (parentSchema?.['pattern'] === undefined ? undefined : descriptionOf(parentSchema)) ??
    [params['type']]
      .flat()
      .map((type) => types[String(type)] ?? String(type))
      .join(' or '),
  enum: ({ params }) => (params['allowedValues'] as readonly unknown[]).map(formatValue).join(' or '),
  const: ({ params }) => formatValue(params['allowedValue']),
  pattern: ({ params, parentSchema }) =>
    descriptionOf(parentSchema) ?? `text that matches ${String(params['pattern'])}`,
  format: ({ params }) => formats[String(params['format'])] ?? String(params['format']),
  minimum: ({ params }) => `a number of at least ${String(params['limit'])}`,
  maximum: ({ params }) => `a number of at most ${String(params['limit'])}`,
  exclusiveMinimum: ({ params }) => `a number above ${String(params['limit'])}`,
  minLength: () => 'text that is not empty',
  minItems: ({ params }) => `a list of at least ${String(params['limit'])}`,
  maxItems: ({ params }) => `a list of at most ${String(params['limit'])}`,
  oneOf: ({ branches }) => alternatives(branches ?? []),
  anyOf: ({ branches }) => alternatives(branches ?? []),
} as const satisfies Readonly<Record<string, (error: Violation) => string>>;

function toProblem(error: Violation, found: unknown, place: Place): Problem {
  const { keyword, params } = error;
  const keys = (object: unknown): readonly string[] =>
    typeof object === 'object' && object !== null ? Object.keys(object) : [];
  if (keyword === 'required') return keyMissing(place, String(params['missingProperty']), keys(found));
  if (keyword === 'additionalProperties')
    return unknownKey(place, String(params['additionalProperty']), keys(error.parentSchema?.['properties']));
  if (error.instancePath.endsWith('/schemaVersion') && keyword === 'const')
    return newerDocument(place, formatValue(params['allowedValue']), formatValue(found));
  const isListed = typeof found === 'string' && [error, ...(error.branches ?? [])].some(wantsTexts);
  return notAsExpected(place, formatExpectation(error), formatValue(found), isListed ? found : undefined);
}

const wantsTexts = ({ params, parentSchema }: Violation): boolean =>
  params['type'] === 'array' && readProperty(parentSchema, 'items', 'type') === 'string';

function formatExpectation(error: Violation): string {
  const format = Object.hasOwn(expectations, error.keyword)
    ? expectations[error.keyword as keyof typeof expectations]
    : undefined;
  return format?.(error) ?? error.message ?? error.keyword;
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

const alternatives = (branches: readonly Violation[]): string =>
  branches.length === 0
    ? 'exactly one of the forms the schema allows'
    : [...new Set(branches.map(formatExpectation))].join(', or ');

/**
 * The schema's description of a value, which is more helpful than its pattern. Undefined if the validator does not include
 * it.
 */
const descriptionOf = (schema: ErrorObject['parentSchema']): string | undefined => {
  const text: unknown = schema?.['description'];
  return typeof text === 'string'
    ? text.replace(/\.$/, '').replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())
    : undefined;
};

/** A value as JSON, or its type if that would be long. */
function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

/** What can be seen of a JSON text, valid or not, before it is parsed, and the pointers into it. */
const [QUOTE, COLON, OPENING_BRACKET, BACKSLASH, CLOSING_BRACKET] = [34, 58, 91, 92, 93];
const [OPENING_BRACE, CLOSING_BRACE] = [123, 125];

interface JsonStructure {
  /** The offset where the text exceeds the allowed depth; undefined if it never does. */
  readonly deepOffset?: number;
  /** The number of keys if the text is valid: that of colons outside strings. */
  readonly keys: number;
}

/** @param mostLevels later steps are recursive, so the depth is limited */
export function scanStructure(text: string, mostLevels: number): JsonStructure {
  let [depth, keys] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) {
      for (i++; i < text.length && text.charCodeAt(i) !== QUOTE; i++) if (text.charCodeAt(i) === BACKSLASH) i++;
    } else if (c === COLON) keys++;
    else if (c === OPENING_BRACKET || c === OPENING_BRACE) {
      if (++depth > mostLevels) return { deepOffset: i, keys };
    } else if (c === CLOSING_BRACKET || c === CLOSING_BRACE) depth--;
  }
  return { keys };
}

export const toPointer = (names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** The names that a JSON pointer consists of. */
export const fromPointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
