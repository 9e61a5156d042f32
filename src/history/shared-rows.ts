/**
 * Finds rows that two results of a run share, or one has twice: a copy that lacks some, or a file that another test was appended
 * to. Their samples would count twice. The text of a row is compared, of a part of the rows that depends on nothing else.
 */
import type { Host } from '../model/host.js';

/** This many rows show what all rows are like. */
const wanted = 100_000;
/** The number of bytes of a row at most. Most have more. */
const rowBytes = 64;
/** Rows nearer to each other may be equal: what two users did in the same millisecond is written at once. */
const near = 100;
/** The least share of rows that is no coincidence, and how much it exceeds that of equal rows nearby. */
const [leastShare, mostChance] = [0.02, 3];

/** @returns two files that share rows, or twice the same one; undefined if none do */
export async function findSharedRows(
  files: readonly string[],
  { read, gunzip, sizeOf }: Pick<Host, 'read' | 'gunzip' | 'sizeOf'>,
): Promise<readonly [string, string] | undefined> {
  const size = files.reduce((sum, file) => sum + (sizeOf?.(file) ?? 0) * (isPacked(file) ? 8 : 1), 0);
  const oneOf = Math.max(1, Math.floor(size / rowBytes / wanted));
  const seen = new Map<string, readonly [file: string, line: number]>();
  for (const file of files) {
    let [rows, chance] = [0, 0];
    const shared = new Map<string, number>();
    const bytes = isPacked(file) ? gunzip(() => read(file), true) : read(file);
    for await (const block of readRows(bytes, oneOf))
      for (const [text, line] of block) {
        rows++;
        const [other, at] = seen.get(text) ?? [file, line];
        if (seen.size < 10 * wanted) seen.set(text, [other, other === file ? line : at]); // however small the rows
        if (other !== file || line - at > near) shared.set(other, (shared.get(other) ?? 0) + 1);
        else if (line !== at) chance++;
      }
    for (const [other, count] of shared) if (count > rows * leastShare + chance * mostChance) return [other, file];
  }
  return undefined;
}

const isPacked = (file: string): boolean => /\.gz$/i.test(file);

/** No row is longer; the rest of what has no ends of lines, as XML may, is not compared. */
const longestRow = 65_536;

type Row = readonly [text: string, line: number];

/** Block by block, since a step of the event loop for each row would take longer than reading it. */
async function* readRows(bytes: AsyncIterable<Uint8Array>, oneOf: number): AsyncGenerator<readonly Row[]> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 0;
  for await (const piece of bytes) {
    const block = Buffer.concat([rest, piece]);
    const rows: Row[] = [];
    let start = 0;
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10, start)) {
      line++;
      if (hash(block, start, end) % oneOf === 0) {
        const text = block.toString('latin1', start, end);
        if (/\d{10}|\d\d:\d\d:\d\d/.test(text)) rows.push([text, line]); // a row has a time
      }
      start = end + 1;
    }
    yield rows;
    rest = block.subarray(start, start + longestRow);
  }
}

/** Hashes the beginning of a row, which has its time in most formats. */
function hash(block: Buffer, start: number, end: number): number {
  let sum = 7;
  for (let i = start; i < end && i < start + 32; i++) sum = (sum * 31 + (block[i] ?? 0)) % 1_000_003;
  return sum;
}
