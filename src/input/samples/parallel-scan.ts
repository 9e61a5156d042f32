/**
 * A raw result in a file, at once and, where it is large, by several processors: each scans a part of the bytes. Where a
 * part begins is guessed, and proved by the part before it, which must end there; a wrong guess is scanned again from the
 * true place. So what comes out does not depend on how it was cut.
 */
import type { Content, Elsewhere, Input } from '../../model/reading.js';
import { mergeScanned } from './merge-scanned.js';
import { maxLabels, type Scan, type Scanned } from './scanned.js';
import { WorkQueue } from './work-stealing.js';
import type { Scanners } from './scanners.js';

/** What holds for all parts of a result. */
interface Whole {
  /** Its first bytes. */
  readonly head: string;
  readonly warmupMs: number;
  readonly firstStartMs?: number;
}

/** What a thread is told: plain data, but for the memory that is shared. */
export interface ThreadTask extends Whole {
  /** Its number among all, and theirs: see ranges.ts. The first one is 0. */
  readonly thread: number;
  readonly ranges: SharedArrayBuffer;
  readonly leastBytes: number;
}

/** The records that begin in a range of bytes. */
export interface ScannedPart {
  readonly scanned: Scanned;
  /** Lines passed. */
  readonly lines: number;
  readonly from: number;
  /** Infinity for the last. */
  readonly to: number;
  /** Where the first record begins that is not in it. */
  readonly end: number;
  /** The result ends in it: it has no end of its own, or an element has lost its own. */
  readonly isLast: boolean;
}

/** Less is not worth being shared: it is scanned before another thread has found its beginning, and told what it found. */
const leastSharedBytes = 2 * 1024 * 1024;
/** How much of the beginning is looked at for the first start, and of a part for its first record. */
const glanceBytes = 1024 * 1024;
const startBytes = 64 * 1024;
const pieceBytes = 256 * 1024;

/** How to read a result that can be read more than once. */
interface Passes {
  /** The earliest start among the first rows: most often that of all, as rows are written when samples end. */
  readonly glance: () => Promise<number>;
  readonly fast: (firstStartMs: number | undefined) => Promise<Scanned>;
  readonly plain: () => Promise<Scanned>;
}

/** A whole result, at once where it is a file. */
export async function scan(input: Input, ways: Scanners, warmupMs: number): Promise<Scanned> {
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
  ways: Scanners,
  warmupMs: number,
  leastBytes = leastSharedBytes,
): Promise<Scanned> {
  const passes: Passes = {
    glance: () => {
      const piece = new Uint8Array(glanceBytes);
      return glance([piece.subarray(0, content.read(piece, 0))], ways);
    },
    fast: (firstStartMs) =>
      scanInParts(content, ways, { head, warmupMs, ...(firstStartMs !== undefined && { firstStartMs }) }, leastBytes),
    plain: () => pushAll(piecesOf(content), ways.plain({ warmupMs })),
  };
  return scanAgain(passes, ways, warmupMs);
}

const streamed = (bytes: Input['bytes'], ways: Scanners, warmupMs: number): Passes => ({
  glance: () => glance(bytes(), ways),
  fast: (firstStartMs) =>
    pushAll(bytes(), ways.fast({ warmupMs, ...(firstStartMs !== undefined && { firstStartMs }) })),
  plain: () => pushAll(bytes(), ways.plain({ warmupMs })),
});

async function scanAgain({ glance, fast, plain }: Passes, ways: Scanners, warmupMs: number): Promise<Scanned> {
  if (!ways.canScanFast) return plain();
  const firstStartMs = warmupMs > 0 ? await glance() : undefined;
  const scanned = await fast(firstStartMs);
  // Rare, and then everything depends on the order of rows: who cares for order scans it again.
  if (scanned.stopped !== undefined || scanned.labels.size > maxLabels) return plain();
  if (firstStartMs === undefined || scanned.firstStartMs === firstStartMs) return scanned;
  return fast(scanned.firstStartMs);
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const glance = async (pieces: Pieces, ways: Scanners): Promise<number> =>
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

async function scanInParts(content: Content, ways: Scanners, whole: Whole, leastBytes: number): Promise<Scanned> {
  const ranges = WorkQueue.among(1 + content.helpers);
  ranges.give(0, 0, content.size);
  const task = { ...whole, leastBytes, ranges: ranges.memory };
  const others = Array.from({ length: content.helpers }, (_, i) => content.elsewhere({ ...task, thread: i + 1 }));
  const own = scanRanges(content, ways, { ...task, thread: 0 });
  return mergeScanned(proved(await withOthers(own, others), content, ways, whole));
}

/** All parts, in order. Who took none is not waited for: it may have begun only now, or have ended. */
async function withOthers(own: readonly ScannedPart[], others: readonly Elsewhere[]): Promise<readonly ScannedPart[]> {
  const parts = [...own];
  let failure: unknown;
  const answers = new Map(others.map((each, i) => [i, answer(each, i)]));
  while (!coversFile(parts) && answers.size > 0) {
    const { from, theirs = [], error } = await Promise.race(answers.values());
    answers.delete(from);
    failure ??= error;
    parts.push(...theirs);
    parts.sort((a, b) => a.from - b.from);
  }
  for (const { leave } of others) leave();
  if (!coversFile(parts)) throw failure instanceof Error ? failure : new Error('Not all bytes were scanned.');
  return parts;
}

interface Answer {
  readonly from: number;
  readonly theirs?: readonly ScannedPart[];
  readonly error?: unknown;
}

const answer = ({ result }: Elsewhere, from: number): Promise<Answer> =>
  result.then(
    (parts) => ({ from, theirs: parts as readonly ScannedPart[] }),
    (error: unknown) => ({ from, error }),
  );

/**
 * Whether parts, in order, leave no gap. One may reach into the next: a thread that was asked for half of what it had left may
 * have come to the end of it before it could know.
 */
export function coversFile(parts: readonly Pick<ScannedPart, 'from' | 'to' | 'isLast' | 'scanned'>[]): boolean {
  let reached = 0;
  for (const { from, to, isLast, scanned } of parts) {
    if (from > reached) return false;
    if (isLast || scanned.stopped !== undefined) return true;
    reached = Math.max(reached, to);
  }
  return false;
}

/** The parts as they are where each begins at the end of the one before it, and scanned anew where not. */
function proved(parts: readonly ScannedPart[], content: Content, ways: Scanners, whole: Whole): readonly ScannedPart[] {
  const proved: ScannedPart[] = [];
  for (const part of parts) {
    const before = proved.at(-1);
    if (before?.isLast === true || before?.scanned.stopped !== undefined) break;
    const from = before?.end ?? 0;
    const to = (): number => part.to;
    proved.push(from === part.from ? part : scanPart(content, ways, whole, from, to));
  }
  return proved;
}

/** What one thread scans: the range that it was given, if any, and then what it can take from others. */
export function scanRanges(
  content: Pick<Content, 'size' | 'read'>,
  ways: Scanners,
  task: ThreadTask,
): readonly ScannedPart[] {
  const { thread, leastBytes } = task;
  const ranges = new WorkQueue(task.ranges);
  const piece = new Uint8Array(startBytes);
  const startNear = (at: number): number | undefined => {
    const found = ways.recordStart(piece.subarray(0, content.read(piece, at)));
    return found === undefined ? undefined : at + found;
  };
  const to = (): number => {
    const end = ranges.end(thread);
    return end >= content.size ? Infinity : end;
  };
  const reached = (at: number): void => {
    ranges.reached(thread, at);
  };
  const take = (): boolean => ranges.take(thread, leastBytes, startNear);
  const parts: ScannedPart[] = [];
  for (let has = thread === 0 || take(); has; has = take())
    parts.push(scanPart(content, ways, task, ranges.begin(thread), to, reached));
  return parts;
}

/** Scans the records that begin in a range, whose end may come nearer meanwhile; the last of them may end behind it. */
function scanPart(
  content: Pick<Content, 'read'>,
  ways: Scanners,
  { warmupMs, firstStartMs }: Pick<Whole, 'warmupMs' | 'firstStartMs'>,
  from: number,
  to: () => number,
  reached: (at: number) => void = () => undefined,
): ScannedPart {
  const begun = { warmupMs, isBeginning: from === 0, ...(firstStartMs !== undefined && { firstStartMs }) };
  const scan = ways.fast(begun);
  let at = from;
  let end = to();
  for (; scan.goesOn && at < end; end = to()) {
    const room = scan.room();
    const bytes = content.read(room.length > end - at ? room.subarray(0, end - at) : room, at);
    if (bytes === 0) break;
    at += bytes;
    reached(at);
    scan.took(bytes);
  }
  // What was begun is read to its end.
  const rest = new Uint8Array(scan.goesOn && end < Infinity ? 4096 : 0);
  let isLast = end === Infinity;
  while (rest.length > 0 && !isLast && !scan.isBetween && scan.goesOn) {
    const bytes = content.read(rest, at);
    isLast = bytes === 0;
    at += scan.finish(rest.subarray(0, bytes));
  }
  const scanned = scan.end(!isLast);
  return { scanned, lines: scan.line - 1, from, to: end, end: at, isLast };
}
