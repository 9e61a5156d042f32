/**
 * A raw result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content, Input } from '../model.js';
import { mergeScanned } from './merge-scanned.js';
import { mostLabels, type Scan, type Scanned } from './ledger.js';
import { waysOf, type Ways } from './ways.js';

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
  /** The result ends in it: it has no end of its own, or an element has lost its own. */
  readonly isLast: boolean;
}

/** For less it is not worth starting another thread, which takes about as long as scanning so many of them. */
const leastPartBytes = 16 * 1024 * 1024;
/** So many times as much the first part has more than the others, as they begin later and end with sending what they found. */
const leadParts = 3;
/** Each thread costs memory, and the disk has its limit too. */
const mostParts = 4;
/** How much of the beginning is looked at for the first start, and of a part for its first record. */
const glanceBytes = 1024 * 1024;
const pieceBytes = 256 * 1024;

/** How to read a result that can be read more than once. */
interface Passes {
  /** The earliest start among the first rows: most often that of all, as rows are written when samples end. */
  readonly glance: () => Promise<number>;
  readonly fast: (firstStartMs: number | undefined) => Promise<Scanned>;
  readonly plain: () => Promise<Scanned>;
}

/** A whole result, at once where it is a file. */
export async function scan(input: Input, ways: Ways, warmupMs: number): Promise<Scanned> {
  const { head, bytes, content, isRepeatable = false } = input;
  if (content !== undefined) return scanContent(content, head, ways, warmupMs);
  if (isRepeatable) return scanAgain(streamed(bytes, ways, warmupMs), ways, warmupMs);
  // With a warm-up it would have to be read again, should the first start have been a later one.
  const isFast = warmupMs === 0 && ways.canScanFast;
  return pushAll(bytes(), isFast ? ways.fast({ warmupMs }) : ways.plain({ warmupMs }));
}

export function scanContent(
  content: Content,
  head: string,
  ways: Ways,
  warmupMs: number,
  leastBytes = leastPartBytes,
): Promise<Scanned> {
  const whole = { head, warmupMs, from: 0 };
  const passes: Passes = {
    glance: () => {
      const piece = new Uint8Array(glanceBytes);
      return glance([piece.subarray(0, content.read(piece, 0))], ways);
    },
    fast: (firstStartMs) => scanInParts(content, whole, ways, firstStartMs, leastBytes),
    plain: () => pushAll(piecesOf(content), ways.plain({ warmupMs })),
  };
  return scanAgain(passes, ways, warmupMs);
}

const streamed = (bytes: Input['bytes'], ways: Ways, warmupMs: number): Passes => ({
  glance: () => glance(bytes(), ways),
  fast: (firstStartMs) =>
    pushAll(bytes(), ways.fast({ warmupMs, ...(firstStartMs !== undefined && { firstStartMs }) })),
  plain: () => pushAll(bytes(), ways.plain({ warmupMs })),
});

async function scanAgain({ glance, fast, plain }: Passes, ways: Ways, warmupMs: number): Promise<Scanned> {
  if (!ways.canScanFast) return plain();
  const firstStartMs = warmupMs > 0 ? await glance() : undefined;
  const scanned = await fast(firstStartMs);
  // Rare, and then everything depends on the order of rows: who cares for order scans it again.
  if (scanned.stopped !== undefined || scanned.labels.size > mostLabels) return plain();
  if (firstStartMs === undefined || scanned.firstStartMs === firstStartMs) return scanned;
  return fast(scanned.firstStartMs);
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const glance = async (pieces: Pieces, ways: Ways): Promise<number> =>
  (await pushAll(pieces, ways.fast({ warmupMs: 0 }), glanceBytes)).firstStartMs;

/** All bytes there are, or little more than `most`. */
async function pushAll(pieces: Pieces, scan: Scan, most = Infinity): Promise<Scanned> {
  let pushed = 0;
  for await (const piece of pieces) if (!scan.push(piece) || (pushed += piece.length) >= most) break;
  return scan.end();
}

function* piecesOf(content: Content): Generator<Uint8Array> {
  const piece = new Uint8Array(pieceBytes);
  for (let at = 0, n; (n = content.read(piece, at)) > 0; at += n) yield piece.subarray(0, n);
}

async function scanInParts(
  content: Content,
  whole: PartTask,
  ways: Ways,
  firstStartMs: number | undefined,
  leastBytes: number,
): Promise<Scanned> {
  const starts = [0, ...guessedStarts(content, ways, leastBytes)];
  const tasks = starts.map((from, i): PartTask => {
    const to = starts[i + 1];
    return { ...whole, ...(firstStartMs !== undefined && { firstStartMs }), from, ...(to !== undefined && { to }) };
  });
  const [own, ...others] = tasks;
  const begun = others.map((task) => content.elsewhere(task) as Promise<Part>);
  const parts = [scanPart(content, own ?? whole), ...(await Promise.all(begun))];
  const proved: Part[] = [];
  for (const [i, part] of parts.entries()) {
    if (proved.at(-1)?.isLast === true) break;
    const from = proved.at(-1)?.end ?? 0;
    const task = tasks[i] ?? whole;
    proved.push(from === task.from ? part : scanPart(content, { ...task, from }));
  }
  return mergeScanned(proved);
}

/**
 * Where records seem to begin: behind a newline, near equal parts, but the first has more by what is scanned before another
 * thread has started. In ascending order.
 */
function guessedStarts({ size, read, processors }: Content, ways: Ways, leastBytes: number): readonly number[] {
  const count = Math.min(processors, mostParts, Math.floor(size / leastBytes));
  const piece = new Uint8Array(Math.min(64 * 1024, leastBytes));
  const lead = Math.min(leadParts * leastBytes, Math.floor(size / count));
  const starts: number[] = [];
  for (let i = 1; i < count; i++) {
    const at = Math.floor(lead + ((size - lead) * i) / count);
    const bytes = piece.subarray(0, read(piece, at));
    const found = ways.recordStart(bytes);
    if (found !== undefined && at + found > (starts.at(-1) ?? 0)) starts.push(at + found);
  }
  return starts;
}

/** Scans the records that begin in a part; the last of them may end behind it. */
export function scanPart(content: Content, { head, warmupMs, firstStartMs, from, to = Infinity }: PartTask): Part {
  const begun = { warmupMs, isBeginning: from === 0, ...(firstStartMs !== undefined && { firstStartMs }) };
  const scan = waysOf(head).fast(begun);
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
  let isLast = to === Infinity;
  while (rest.length > 0 && !isLast && !scan.isBetween) {
    const bytes = content.read(rest, at);
    isLast = bytes === 0;
    at += scan.finish(rest.subarray(0, bytes));
  }
  const scanned = scan.end(!isLast);
  return { scanned, lines: scan.line - 1, end: at, isLast };
}
