/** Reads logs line by line, because they may have any size: one request a line, or one value of a request. */
import type { Reader } from '../../model/reading.js';
import { RequestLog, type LogFormat, type Request } from './requests.js';
import { truncatedResult } from '../../problems/raw-rows.js';

/** Lines longer than this are truncated, so that a file without line breaks does not exhaust the memory. */
const maxLineLength = 64 * 1024;

/** The lines of an input in order, in batches. `cut`: the last line does not end with a line break. */
async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly lines: readonly string[]; readonly cut: boolean }> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of bytes) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, maxLineLength);
    yield { lines, cut: false };
  }
  if (rest !== '') yield { lines: [rest], cut: true };
}

/** Understands the lines of one file in their order. */
export interface LineParser {
  /** A request, `broken` for a damaged one, `negative` for one that ends before it starts, or undefined for a line of no interest. */
  readonly parse: (line: string) => Request | 'broken' | 'negative' | undefined;
  /** The last request, if the lines after it could have completed it. */
  readonly end?: () => Request | undefined;
  /** Properties of the log, which may be known only at its end. */
  readonly format?: () => LogFormat;
}

export interface LineLog extends Pick<Reader, 'id'> {
  /** Matches the beginning of a file. */
  readonly start: RegExp;
  /** Whether the first line is a head. */
  readonly hasHead?: boolean;
  /** @param head the beginning of the file */
  readonly open: (head: string) => LineParser;
}

export const lineLog = ({ start, hasHead = false, open, ...reader }: LineLog): Reader => ({
  ...reader,
  recognises: (head) => start.test(head),
  async *read({ file, bytes, head }, options) {
    const log = new RequestLog(options);
    const { parse, end, format } = open(head);
    let count = 0;
    for await (const { lines, cut } of readLines(bytes())) {
      // A line without an end may have lost digits.
      if (cut) yield { kind: 'problem', problem: truncatedResult({ file, line: count + 1 }) };
      else
        for (const line of lines) {
          count += 1;
          if (hasHead && count === 1) continue;
          const found = parse(line);
          if (found === 'broken' || found === 'negative') log.addBroken(count, found === 'negative');
          else if (found !== undefined) log.add(found);
        }
      if (log.isHopeless) break;
    }
    const last = end?.();
    if (last !== undefined) log.add(last);
    yield* log.readings(file, format?.());
  },
});
