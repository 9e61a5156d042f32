/** JSON with line numbers: problems name the line, and JSON.parse knows none. */
import type { Input, Reading } from '../../../model/reading.js';
import * as documentProblems from '../../../problems/documents.js';
import type { Row } from './csv.js';
import { fromText } from './text.js';

/** Reads an input as JSON, or says on which line it stops being that: the engine's own message differs by version. */
export function fromJson(
  input: Input,
  read: (value: unknown, text: string, file: string) => Iterable<Reading>,
  mostBytes?: number,
): AsyncGenerator<Reading> {
  const readings = function* (text: string, file: string): Generator<Reading> {
    let value: unknown;
    try {
      value = JSON.parse(text) as unknown;
    } catch {
      const { line, rest } = whereNotJson(text);
      yield { kind: 'problem', problem: documentProblems.notJson({ file, line }, rest) };
      return;
    }
    yield* read(value, text, file);
  };
  return fromText(input, readings, mostBytes);
}

/** The line on which a JSON pointer's value begins, in a text that is JSON. */
export function lineOfPointer(text: string, pointer: string): number | undefined {
  let line: number | undefined;
  scanJson(text, (names, at) => {
    if (pointerOf(names) !== pointer) return false;
    line = lineAt(text, at);
    return true;
  });
  return line;
}

/** The lines on which values begin, by JSON pointer, for those whose keys and indices are wanted. */
export function linesByPointer(
  text: string,
  isWanted: (names: readonly string[]) => boolean,
): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let [from, line] = [0, 1];
  scanJson(text, (names, at) => {
    if (!isWanted(names)) return false;
    line += lineAt(text.slice(from, at), at - from) - 1;
    from = at;
    lines.set(pointerOf(names), line);
    return false;
  });
  return lines;
}

export const pointerOf = (names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/**
 * An object of objects, {"label": {"metric": 1.5, ...}, ...}, as rows of a table each with a head of its own: keys are
 * matched as column heads are. What is not an object is left out.
 */
export function* objectsIn(
  text: string,
  value: unknown,
): Generator<Omit<Row, 'unclosed'> & { readonly name: string; readonly heads: readonly string[] }> {
  const lines = new Map<string, number>();
  let from = 0;
  let line = 1;
  scanJson(text, (names, at) => {
    if (names.length !== 1) return false;
    line += lineAt(text.slice(from, at), at - from) - 1;
    from = at;
    lines.set(names[0] ?? '', line);
    return false;
  });
  for (const [name, row] of entriesOf(value)) {
    const entries = entriesOf(row);
    if (entries.length === 0) continue;
    yield {
      name,
      line: lines.get(name) ?? 1,
      heads: entries.map(([key]) => key),
      cells: entries.map(([, cell]) => (typeof cell === 'object' && cell !== null ? '{}' : String(cell))),
    };
  }
}

/** Of an object; nothing of anything else. As entries, because a key may be "__proto__". */
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** Where a text stops being JSON, and what stands there; nothing where it only breaks off. */
export function whereNotJson(text: string): { readonly line: number; readonly rest: string } {
  const at = scanJson(text);
  const rest = text.slice(at, at + 200);
  // A name or text that was opened and not closed runs to where the file was cut.
  return { line: lineAt(text, at), rest: /^"(?:[^"\\]|\\.)*$/.test(rest) ? '' : rest };
}

const lineAt = (text: string, offset: number): number => {
  let line = 1;
  for (let i = text.indexOf('\n'); i !== -1 && i < offset; i = text.indexOf('\n', i + 1)) line += 1;
  return line;
};

const token =
  /[ \t\r\n]*([{}[\]:,]|"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)/y;

/**
 * Walks over a JSON text and shows every value with the keys and indices that lead to it, until the visitor has seen enough.
 *
 * @returns where it stopped: the end, what the visitor was shown last, or what is not JSON
 */
function scanJson(text: string, enough: (names: readonly string[], at: number) => boolean = () => false): number {
  const open: { readonly list: boolean; name: string }[] = [];
  let expected: 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma' | 'end' = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const match = token.exec(text);
    const word = match?.[1];
    if (match === null || word === undefined) return at + (text.slice(at).length - text.slice(at).trimStart().length);
    const from = at + match[0].length - word.length;
    const inside = open.at(-1);
    const isValue = !/^[}\]:,]$/.test(word);
    if (expected.startsWith('value') && isValue) {
      const names = open.map(({ name }) => name);
      if (enough(names, from)) return from;
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
    } else return from;
    at = token.lastIndex;
  }
}
