/** What all readers of small inputs share: the whole text, and one problem instead of a thousand where one cause spoils many lines. */
import type { Input, Reading } from '../../../model/reading.js';
import type { Problem } from '../../../model/documents.js';
import * as inputProblems from '../../../problems/inputs.js';

/** A summary is small. What is larger is not one, and must not be taken into memory to find that out. */
const largestBytes = 64 * 1024 * 1024;

/** Reads an input as a whole text, without a byte-order mark; or says that it is too large to be a summary. */
export async function* fromText(
  input: Input,
  read: (text: string, file: string) => Iterable<Reading>,
  mostBytes = largestBytes,
): AsyncGenerator<Reading> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let bytes = 0;
  for await (const piece of input.bytes()) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) {
      yield { kind: 'problem', problem: inputProblems.tooLarge(input.file, mostBytes) };
      return;
    }
    pieces.push(decoder.decode(piece, { stream: true }));
  }
  yield* read(pieces.join('') + decoder.decode(), input.file);
}

/** A problem with one line of the input, and what it has in common with the same problem on other lines. */
export interface Defect {
  readonly cause: string;
  readonly problem: Problem;
}

/** Up to so many lines with one cause are named one by one; more of them are one problem. */
const mostLines = 5;

export function* told(defects: readonly Defect[]): Generator<Reading> {
  const causes = new Map<string, Problem[]>();
  for (const { cause, problem } of defects) {
    const same = causes.get(cause);
    if (same === undefined) causes.set(cause, [problem]);
    else same.push(problem);
  }
  for (const [first, ...others] of causes.values()) {
    if (first === undefined) continue;
    const lines = others.map(({ line }) => line ?? 0);
    const problems = others.length < mostLines ? [first, ...others] : [inputProblems.repeated(first, lines)];
    for (const problem of problems) yield { kind: 'problem', problem };
  }
}
