/** Reads small inputs as a whole, and groups problems that have the same cause on many lines. */
import { groupBy } from '../../lang/objects.js';
import type { Input, Reading } from '../../model/reading.js';
import type { Problem } from '../../model/documents.js';
import { repeated, tooLarge } from '../../problems/inputs.js';

/** The maximum size of a summary. Anything larger is something else and must not fill the memory. */
const defaultMaxBytes = 64 * 1024 * 1024;

/** The whole text, without a byte-order mark; undefined if it is larger. */
export async function collectText({ bytes }: Pick<Input, 'bytes'>, maxBytes: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of bytes()) {
    length += piece.byteLength;
    if (length > maxBytes) return undefined;
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  return pieces.join('') + decoder.decode();
}

/** Passes the whole text to `read`, or reports that the input is too large to be a summary. */
export async function* readText(
  input: Input,
  read: (text: string, file: string) => Iterable<Reading>,
  maxBytes = defaultMaxBytes,
): AsyncGenerator<Reading> {
  const text = await collectText(input, maxBytes);
  if (text === undefined) yield { kind: 'problem', problem: tooLarge(input.file, maxBytes) };
  else yield* read(text, input.file);
}

/** The lines of an input of any size, without their ends. */
export async function* readLines({ bytes }: Pick<Input, 'bytes'>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes()) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield lines;
  }
  yield [rest + decoder.decode()];
}

/** A problem on one line of an input. */
export interface Defect {
  /** Lines with the same cause are reported as one problem. */
  readonly cause: string;
  readonly problem: Problem;
}

/** The number of lines with the same cause that are still reported one by one. */
const maxSeparateLines = 5;

/** @param problems that are reported after them, each by itself */
export function* reportDefects(defects: readonly Defect[], others: readonly Problem[] = []): Generator<Reading> {
  for (const same of groupBy(defects, ({ cause }) => cause).values()) {
    const [first, ...more] = same.map(({ problem }) => problem);
    if (first === undefined) continue;
    const lines = more.map(({ line }) => line ?? 0);
    const problems = more.length < maxSeparateLines ? [first, ...more] : [repeated(first, lines)];
    for (const problem of problems) yield { kind: 'problem', problem };
  }
  for (const problem of others) yield { kind: 'problem', problem };
}

const clearScreen = /^[^]*(?:\u001B\[[23]?J|\u001Bc)(?!\s*$)/;
/** Codes for terminals, such as colours. */
const escapes = /\u001B\[[\d;?]*[A-Za-z]/g;
/** What CI systems put before each line. */
const timeStamp = /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[\d.,]*(?:Z|[+-]\d\d:?\d\d)?\]? ?/gm;

/** A text as it stood on the screen at the end: without terminal codes, and without the time stamps of a CI log. */
export const cleanPrint = (text: string): string =>
  text
    .replace(clearScreen, '')
    .replace(escapes, '')
    .replace(timeStamp, '')
    .replace(/^[^\n]*\r(?!\n)/gm, '');
