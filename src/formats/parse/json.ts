/** Parses JSON with line numbers, which JSON.parse does not provide. */
import { fromPointer, scanStructure, toPointer } from '../../documents/validate.js';
import { parseJson } from '../../lang/printable.js';
import { isObject, readProperty, remember } from '../../lang/objects.js';
import type { CountedError, Problem } from '../../model/documents.js';
import type { Input, Reader, Reading } from '../../model/reading.js';
import { maxDepth } from '../../samples/scanned.js';
import { readText } from './text.js';
import type { Place } from '../../problems/problem.js';
import { notJson, repeatedKey, tooNested } from '../../problems/config.js';
import { reportRuns, type Tool, type ToolRun } from './tool.js';
import { findMetric } from './vocabulary.js';
import { noRows } from '../../problems/tables.js';
import { parseMilliseconds } from './quantity.js';

/**
 * Parses an input as JSON, or reports the line of the first error. The engine's message is not used, because it differs
 * between versions.
 *
 * @param toJson replaces the text around the JSON by spaces of the same length, so that positions do not change
 */
export function readJson(
  input: Input,
  read: (value: unknown, text: string, file: string) => Iterable<Reading>,
  maxBytes?: number,
  toJson = (text: string): string => text,
): AsyncGenerator<Reading> {
  const readings = function* (whole: string, file: string): Generator<Reading> {
    const text = toJson(whole);
    const { value, problem } = checkJson(text, (line) => ({ file, line }));
    if (problem === undefined) yield* read(value, text, file);
    else yield { kind: 'problem', problem };
  };
  return readText(input, readings, maxBytes);
}

/**
 * The value of a JSON text, or the first fault in it.
 *
 * @param place the place of a line of the text
 */
export function checkJson(
  text: string,
  place: (line: number) => Place,
): { readonly value?: unknown; readonly problem?: Problem } {
  const { deepOffset, keys } = scanStructure(text, maxDepth);
  if (deepOffset !== undefined) return { problem: tooNested(place(lineAt(text, deepOffset)), maxDepth) };
  const value = parseJson(text);
  if (value === undefined) {
    const { line, rest } = findJsonFault(text);
    return { problem: notJson(place(line), rest) };
  }
  if (countKeys(value) >= keys) return { value };
  const { name, line } = findRepeatedKey(text);
  return { problem: repeatedKey(place(line), name) };
}

/** The number of keys in a parsed value, which has a repeated key only once. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let keys = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const inner of Object.values(value)) if (typeof inner === 'object') keys += countKeys(inner);
  return keys;
}

/** Finds the first repeated key of an object in a JSON text that has one. */
function findRepeatedKey(text: string): { readonly name: string; readonly line: number } {
  const names = new WeakMap<Step, Set<string>>();
  let found = { name: '', line: 1 };
  scanJson(text, (path, offset) => {
    const inside = path.at(-1);
    if (inside === undefined || inside.list) return false;
    const { name } = inside;
    const known = remember(names, inside, () => new Set<string>());
    if (known.has(name)) found = { name, line: lineAt(text, offset) };
    return known.size === known.add(name).size;
  });
  return found;
}

const [SPACE, QUOTE, BACKSLASH] = [32, 34, 92];

/** The line of the value at a JSON pointer, in a valid JSON text. */
export function lineOfPointer(text: string, pointer: string): number | undefined {
  // Innermost first, because those differ most: a long name around many values is then compared only once.
  const names = fromPointer(pointer).toReversed();
  const isMeant = (path: Path): boolean =>
    path.length === names.length && names.every((name, i) => path.at(-1 - i)?.name === name);
  return linesByPointer(text, isMeant).get(pointer);
}

/** The maximum length of a JSON pointer: many values within a long name would fill the memory with pointers. */
const longestPointer = 10_000;

/** The lines of the selected values, by JSON pointer. Values with an extremely long pointer are omitted. */
export function linesByPointer(text: string, isWanted: (path: Path) => boolean): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let [lastOffset, line] = [0, 1];
  scanJson(text, (path, offset) => {
    if (!isWanted(path) || path.reduce((sum, { name }) => sum + name.length, 0) > longestPointer) return false;
    line += lineAt(text.slice(lastOffset, offset), offset - lastOffset) - 1;
    lastOffset = offset;
    lines.set(toPointer(path.map(({ name }) => name)), line);
    return false;
  });
  return lines;
}

/**
 * The entries of an object; none for any other value. They are not copied into an object, because a key may be "__proto__".
 */
export const listMembers = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

/** The objects and lists around a value, outermost first, each with the key or index that leads inwards. */
type Path = readonly Step[];

/** An object or a list, with the key or index of the value that was visited last. */
interface Step {
  readonly list: boolean;
  readonly name: string;
}

/** The offset at which a text stops being JSON, and the text found there; empty if the text was only truncated. */
function findJsonFault(text: string): { readonly line: number; readonly rest: string } {
  const offset = scanJson(text);
  const rest = text.slice(offset, offset + 200);
  // An unclosed string extends to the end of a truncated file.
  return { line: lineAt(text, offset), rest: /^"(?:[^"\\]|\\.)*$/.test(rest) ? '' : rest };
}

const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line += 1;
  return line;
};

/** A token other than a string. */
const token = /[{}[\]:,]|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y;
const escape = /["\\/bfnrt]|u[0-9a-fA-F]{4}/y;

/** The offset after the token at an offset; -1 if there is none. A regular expression would overflow in a long string. */
function tokenEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== QUOTE) {
    token.lastIndex = start;
    return token.test(text) ? token.lastIndex : -1;
  }
  for (let i = start + 1; ; i++) {
    const c = text.charCodeAt(i);
    if (c === QUOTE) return i + 1;
    if (c === BACKSLASH) {
      escape.lastIndex = i + 1;
      if (!escape.test(text)) return -1;
      i = escape.lastIndex - 1;
    } else if (!(c >= SPACE)) return -1; // a control character, or the end
  }
}

const jsonSpace = /[ \t\r\n]*/y;

/**
 * Calls `visit` for every value of a JSON text with the path of keys and indices that leads to it, until it returns true.
 * The path is reused, so that a deeply nested text takes no longer than a flat one.
 *
 * @returns the offset of the end, of the value at which the visitor stopped, or of the first error
 */
function scanJson(text: string, visit: (path: Path, offset: number) => boolean = () => false): number {
  const open: { readonly list: boolean; name: string }[] = [];
  let expected: 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma' | 'end' = 'value';
  let offset = 0;
  for (;;) {
    jsonSpace.lastIndex = offset;
    jsonSpace.test(text);
    const start = jsonSpace.lastIndex;
    const end = tokenEnd(text, start);
    if (end === -1) return start + (text.slice(start).length - text.slice(start).trimStart().length);
    const word = text.slice(start, end);
    const inside = open.at(-1);
    const isValue = !/^[}\]:,]$/.test(word);
    if (expected.startsWith('value') && isValue) {
      if (visit(open, start)) return start;
      if (word === '{') open.push({ list: false, name: '' });
      if (word === '[') open.push({ list: true, name: '0' });
      expected = word === '{' ? 'name or }' : word === '[' ? 'value or ]' : open.length === 0 ? 'end' : 'comma';
    } else if (expected.startsWith('name') && word.startsWith('"') && inside !== undefined) {
      inside.name = JSON.parse(word) as string;
      expected = 'colon';
    } else if (expected === 'colon' && word === ':') expected = 'value';
    else if (expected === 'comma' && word === ',' && inside !== undefined) {
      if (inside.list) inside.name = String(Number(inside.name) + 1);
      expected = inside.list ? 'value' : 'name';
    } else if (
      (word === ']' && inside?.list === true && (expected === 'comma' || expected === 'value or ]')) ||
      (word === '}' && inside?.list === false && (expected === 'comma' || expected === 'name or }'))
    ) {
      open.pop();
      expected = open.length === 0 ? 'end' : 'comma';
    } else return start;
    offset = end;
  }
}

/** The number below nested keys, multiplied by a factor that converts its unit. */
export function getNumber(value: unknown, keys: readonly string[], factor = 1): number | undefined {
  const found = readProperty(value, ...keys);
  return typeof found === 'number' && Number.isFinite(found) ? found * factor : undefined;
}

/** The date below a key in ISO 8601; undefined if there is none. */
export function getDate(value: unknown, key: string): string | undefined {
  const found = readProperty(value, key);
  return typeof found === 'string' && !Number.isNaN(Date.parse(found)) ? new Date(found).toISOString() : undefined;
}

/** The text below nested keys; a number counts as its text. Other values could not be converted safely. */
export function getText(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = readProperty(value, ...keys);
  return typeof found === 'string' ? found : typeof found === 'number' ? String(found) : undefined;
}

/** The entries of the object below a key whose values are numbers. */
export const getCounts = (value: unknown, key: string): readonly (readonly [name: string, count: number])[] =>
  listMembers(readProperty(value, key)).flatMap(([name, count]) =>
    typeof count === 'number' ? [[name, count] as const] : [],
  );

/**
 * The response times of an object whose keys name them: mean, p99, p(99.9), 50th, med.
 *
 * @param factor converts them to milliseconds
 * @param before what the keys lack, such as the p of percentiles
 */
export const readTimes = (value: unknown, factor = 1, before = ''): ToolRun['values'] =>
  Object.fromEntries(
    listMembers(value).flatMap(([key, time]) => {
      const metric = findMetric(before + key.replace(/[()]/g, '').replace('_', '.'))?.metric;
      return metric?.unit === 'ms' && typeof time === 'number' ? [[metric.id, time * factor] as const] : [];
    }),
  );

/** The percentiles in a list whose items have a level and a time. */
export const readLevels = (items: readonly unknown[], level: string, time: string, factor: number): ToolRun['values'] =>
  readTimes(Object.fromEntries(items.map((item) => [getText(item, level), readProperty(item, time)])), factor, 'p');

/** A report about one run, or about several of them. */
interface JsonReport extends Pick<Reader, 'id'>, Tool {
  /** Patterns that only the beginning of such a report matches; all of them must. */
  readonly signs: readonly RegExp[];
  readonly runs: (value: unknown) => ToolRun | readonly ToolRun[];
}

/** Text that a tool prints before its report. */
const preface = /^[^{}[\]]*(?=\{)/;

export const jsonReport = ({ id, signs, runs, ...tool }: JsonReport): Reader => ({
  id,
  recognises: (head) => {
    const text = head.replace(preface, '');
    return /^\s*[{[]/.test(text) && signs.every((sign) => sign.test(text));
  },
  read: (input) =>
    readJson(
      input,
      function* (value, _, file) {
        const found = [runs(value)].flat();
        if (found.length === 0) yield { kind: 'problem', problem: noRows(file) };
        yield* reportRuns(file, found, tool);
      },
      undefined,
      (text) => text.replace(preface, (before) => before.replace(/[^\n]/g, ' ')),
    ),
});

/** Counts of responses and failures in the summaries of load tools. */
export type Counts = readonly (readonly [name: string, count: number])[];

/** The percentiles that tools print one a line: "50% 12", "99.9% in 0.0123 secs", "99.000% 1.2ms". Bare numbers are milliseconds. */
export const parsePercentiles = (text: string): ToolRun['values'] =>
  readTimes(
    Object.fromEntries(
      [...text.matchAll(/^[ \t]+([\d.]+)%{1,2}(?: in)?[ \t]+([\d.]+)(?: ?([a-zµ]+))?/gm)]
        // wrk2 -U prints a second list, which excludes delays before sending. The first list shows what users experienced.
        .toReversed()
        .map(([, level = '', amount = '', unit = 'ms']) => [
          `p${String(Number(level))}`,
          parseMilliseconds(`${amount}${unit}`),
        ]),
    ),
  );

/** The maximum length of a failure reason. */
export const mostCharacters = 160;

/** Failed responses by status, and requests without a response by their reason. */
export const listFailures = (responses: Counts, failures: Counts = []): readonly Required<CountedError>[] => [
  ...responses.filter(isFailure).map(([code, count]) => ({ code: code.slice(0, mostCharacters), message: '', count })),
  ...failures.map(([name, count]) => ({ code: '', message: name.slice(0, mostCharacters), count })),
];

export const sumCounts = (counts: Counts): number => counts.reduce((sum, [, count]) => sum + count, 0);

/** Responses with a failure status: all but 1xx, 2xx and 3xx, as in JMeter. */
export const countFailed = (responses: Counts): number => sumCounts(responses.filter(isFailure));

/** Requests with a response and those without one, and how many of them failed and why. */
export const countOutcomes = (responses: Counts, failures: Counts = []) => ({
  samples: sumCounts([...responses, ...failures]),
  errors: countFailed(responses) + sumCounts(failures),
  failures: listFailures(responses, failures),
});

const isFailure = ([code]: Counts[number]): boolean => !/^[123]\d\d$/.test(code);
