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
  const bytes = files.reduce((sum, file) => sum + (sizeOf?.(file) ?? 0) * (isPacked(file) ? 8 : 1), 0);
  const oneOf = Math.max(1, Math.floor(bytes / rowBytes / wanted));
  const seen = new Map<string, readonly [file: string, line: number]>();
  for (const file of files) {
    let [line, rows, chance] = [0, 0, 0];
    const shared = new Map<string, number>();
    const open = () => (isPacked(file) ? gunzip(() => read(file), true) : read(file));
    for await (const block of readLines(open))
      for (const row of block) {
        line++;
        if (hash(row) % oneOf !== 0) continue;
        const text = row.toString('latin1');
        if (!/\d{10}|\d\d:\d\d:\d\d/.test(text)) continue; // a row has a time
        rows++;
        const [other, at] = seen.get(text) ?? [file, line];
        seen.set(text, [other, other === file ? line : at]);
        if (other !== file || line - at > near) shared.set(other, (shared.get(other) ?? 0) + 1);
        else if (line !== at) chance++;
      }
    for (const [other, count] of shared) if (count > rows * leastShare + chance * mostChance) return [other, file];
  }
  return undefined;
}

const isPacked = (file: string): boolean => /\.gz$/i.test(file);

/** Line by line would be one step of the event loop for each. */
async function* readLines(open: () => AsyncIterable<Uint8Array>): AsyncGenerator<readonly Buffer[]> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of open()) {
    const block = Buffer.concat([rest, piece]);
    const lines: Buffer[] = [];
    let start = 0;
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10, start)) {
      lines.push(block.subarray(start, end));
      start = end + 1;
    }
    yield lines;
    rest = block.subarray(start);
  }
}

/** Of the beginning of a row, where its time is in most formats. */
function hash(row: Buffer): number {
  let sum = 7;
  for (let i = 0; i < row.length && i < 32; i++) sum = (sum * 31 + (row[i] ?? 0)) % 1_000_003;
  return sum;
}
