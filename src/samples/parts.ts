/**
 * A raw CSV result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content } from '../model.js';
import { dialectOf, type Dialect } from './dialect.js';
import { canScanFast, FastScan } from './fast-scan.js';
import { mergeScanned } from './merge-scanned.js';
import { mostLabels, type Scanned } from './ledger.js';
import { SampleScan } from './scan.js';

/** What scanning a part takes: plain data, as it may go to another thread. */
export interface PartTask {
  /** The first bytes of the whole result. */
  readonly head: string;
  readonly warmupMs: number;
  readonly firstStartMs?: number;
  /** Records that begin in these bytes. A last part has no end. */
  readonly from: number;
  readonly to?: number;
}

export interface Part {
  readonly scanned: Scanned;
  /** Lines passed. */
  readonly lines: number;
  /** Where the first record begins that is not in it. */
  readonly end: number;
}

/** Starting another thread takes about as long as scanning so many bytes. */
const leastPartBytes = 16 * 1024 * 1024;
/** Each thread costs memory, and the disk has its limit too. */
const mostParts = 4;
/** How much of the beginning is looked at for the first start, and of a part for its first record. */
const glanceBytes = 1024 * 1024;
const pieceBytes = 256 * 1024;

/** A result of which every byte was in the head is not worth a compiled scanner. */
export async function scanContent(
  content: Content,
  head: string,
  dialect: Dialect,
  warmupMs: number,
  leastBytes = leastPartBytes,
): Promise<Scanned> {
  if (!canScanFast(dialect)) return scanPlainly(content, dialect, warmupMs);
  const firstStartMs = warmupMs > 0 ? glance(content, dialect) : undefined;
  const scanned = await scanInParts(content, { head, warmupMs, from: 0 }, dialect, firstStartMs, leastBytes);
  // Rare, and then everything depends on the order of rows: who cares for order scans it again.
  if (scanned.stopped !== undefined || scanned.labels.size > mostLabels) return scanPlainly(content, dialect, warmupMs);
  if (firstStartMs === undefined || scanned.firstStartMs === firstStartMs) return scanned;
  return scanInParts(content, { head, warmupMs, from: 0 }, dialect, scanned.firstStartMs, leastBytes);
}

/** What comes as it comes. With a warm-up it cannot be read again, should the first start have been a later one. */
export async function scanStream(
  bytes: AsyncIterable<Uint8Array>,
  dialect: Dialect,
  warmupMs: number,
): Promise<Scanned> {
  const isFast = warmupMs === 0 && canScanFast(dialect);
  const scan = isFast ? new FastScan(dialect, warmupMs) : new SampleScan(dialect, warmupMs);
  for await (const piece of bytes) if (!scan.push(piece)) break;
  return scan.end();
}

function scanPlainly(content: Content, dialect: Dialect, warmupMs: number): Scanned {
  const scan = new SampleScan(dialect, warmupMs);
  const piece = new Uint8Array(pieceBytes);
  for (let at = 0, n; (n = content.read(piece, at)) > 0; at += n) if (!scan.push(piece.subarray(0, n))) break;
  return scan.end();
}

/** The earliest start among the first rows: most often that of all, as rows are written when samples end. */
function glance(content: Content, dialect: Dialect): number {
  const scan = new FastScan(dialect, 0);
  const piece = new Uint8Array(glanceBytes);
  scan.push(piece.subarray(0, content.read(piece, 0)));
  return scan.end().firstStartMs;
}

async function scanInParts(
  content: Content,
  whole: PartTask,
  dialect: Dialect,
  firstStartMs: number | undefined,
  leastBytes: number,
): Promise<Scanned> {
  const starts = [0, ...guessedStarts(content, dialect, leastBytes)];
  const tasks = starts.map((from, i): PartTask => {
    const to = starts[i + 1];
    return { ...whole, ...(firstStartMs !== undefined && { firstStartMs }), from, ...(to !== undefined && { to }) };
  });
  const [own, ...others] = tasks;
  const begun = others.map((task) => content.elsewhere(task) as Promise<Part>);
  const parts = [scanPart(content, own ?? whole), ...(await Promise.all(begun))];
  const proved: Part[] = [];
  for (const [i, part] of parts.entries()) {
    const from = proved.at(-1)?.end ?? 0;
    const task = tasks[i] ?? whole;
    proved.push(from === task.from ? part : scanPart(content, { ...task, from }));
  }
  return mergeScanned(proved);
}

/** Where records seem to begin near equal parts: behind a newline. In ascending order. */
function guessedStarts(
  { size = 0, read, processors }: Content,
  dialect: Dialect,
  leastBytes: number,
): readonly number[] {
  const count = Math.min(processors, mostParts, Math.floor(size / leastBytes));
  const piece = new Uint8Array(Math.min(64 * 1024, leastBytes));
  const starts: number[] = [];
  for (let i = 1; i < count; i++) {
    const at = Math.floor((size * i) / count);
    const bytes = piece.subarray(0, read(piece, at));
    const found = recordStart(bytes, dialect);
    if (found !== undefined && at + found > (starts.at(-1) ?? 0)) starts.push(at + found);
  }
  return starts;
}

/** Behind the first newline that the digits of a time stamp and a delimiter follow, if that is how rows begin. */
function recordStart(bytes: Uint8Array, { columns, delimiter }: Dialect): number | undefined {
  const digits = 13;
  const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) {
    const stamp = bytes.subarray(at + 1, at + 1 + digits);
    if (columns.timeStamp !== 0 || (stamp.every(isDigit) && bytes[at + 1 + digits] === delimiter)) return at + 1;
  }
  return undefined;
}

/** Scans the records that begin in a part; the last of them may end behind it. */
export function scanPart(content: Content, { head, warmupMs, firstStartMs, from, to = Infinity }: PartTask): Part {
  const dialect = dialectOf(head);
  if ('fault' in dialect) throw new Error(`the head tells no dialect: ${dialect.fault}`);
  const scan = new FastScan(dialect, warmupMs, firstStartMs, from === 0);
  let at = from;
  let goesOn = true;
  while (goesOn && at < to) {
    const room = scan.room();
    const bytes = content.read(room.length > to - at ? room.subarray(0, to - at) : room, at);
    if (bytes === 0) break;
    at += bytes;
    goesOn = scan.took(bytes);
  }
  const rest = new Uint8Array(goesOn && to < Infinity ? 4096 : 0);
  while (rest.length > 0 && !scan.isBetween) {
    const bytes = content.read(rest, at);
    if (bytes === 0) break;
    at += scan.finish(rest.subarray(0, bytes));
  }
  const scanned = scan.end();
  return { scanned, lines: scan.line - 1, end: at };
}
