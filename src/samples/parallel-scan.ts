/**
 * Scans a raw result. Large files are divided among several threads. The start of each part is guessed and then verified:
 * the previous part must end there. After a wrong guess the part is scanned again, so the result does not depend on how the
 * file was divided.
 */
import { addAll } from '../lang/objects.js';
import type { Content, Input, ThreadResult } from '../model/reading.js';
import { Accumulator } from './accumulator.js';
import { decodeField } from './csv/rows.js';
import { isEmpty, maxLabels, type Counting, type Scan, type Scanned, type ScanOptions } from './scanned.js';
import type { FastScanner, Scanners } from './hybrid-scan.js';
import { type IntervalCounts, pack, unpack } from './timeline.js';

/** The records that begin in a range of bytes of a result. */
interface ScannedPart {
  readonly scanned: Scanned;
  readonly lines: number;
  /** The range, which ends at Infinity for the last part. */
  readonly start: number;
  readonly limit: number;
  /** The start of the first record after the part. */
  readonly end: number;
  /** Whether the result ends in this part, or one of its elements has no end. */
  readonly isLast: boolean;
}

/** The data that all parts of a result share. */
interface Whole {
  /** The first bytes of the result. */
  readonly head: string;
  readonly options: ScanOptions;
}

/** The message to a thread: plain data, except for the shared memory. */
export interface ThreadTask extends Whole {
  /** The number of the thread in the work queue; the main thread is 0. */
  readonly thread: number;
  readonly queue: SharedArrayBuffer;
  readonly minBytes: number;
}

/** A range smaller than this is scanned before another thread could take a part of it. */
const minSharedBytes = 2 * 1024 * 1024;
/** The number of bytes that are read to find the first start, or the first record of a part. */
const glanceBytes = 1024 * 1024;
const startBytes = 64 * 1024;
const pieceBytes = 256 * 1024;

/** Scans a whole result. */
export async function scan(input: Input, scanners: Scanners, counting: Counting): Promise<Scanned> {
  const scanned = await scanOnce(input, scanners, counting);
  const empty = [...scanned.labels].filter(([, samples]) => isEmpty(samples));
  if (empty.length === 0 || empty.length === scanned.labels.size || scanned.warmupOnly.size > 0) return scanned;
  if (input.content === undefined && input.isRepeatable !== true) return scanned;
  // Rare, so the samples of such labels are not kept in the first pass.
  const { labels } = await scanOnce(input, scanners, { ...counting, warmupMs: 0 });
  return { ...scanned, warmupOnly: new Map(empty.map(([label]) => [label, labels.get(label) ?? {}])) };
}

async function scanOnce(input: Input, scanners: Scanners, counting: Counting): Promise<Scanned> {
  const { head, bytes, content, isRepeatable = false } = input;
  if (content !== undefined) return scanContent({ content, head }, scanners, counting);
  const { plain, fast } = scanners;
  const scanFast: Pass | undefined = fast && ((options) => pushAll(bytes(), fast.scan(options)));
  if (isRepeatable) return scanAgain(bytes, scanFast, scanners, counting);
  // With a warm-up the input must be read again if an earlier start is found later.
  if (counting.warmupMs === 0 && scanFast !== undefined) return scanFast(counting);
  return pushAll(bytes(), plain({ ...counting, keepsWarmup: true }));
}

/** @param minBytes a smaller range is not shared with another thread */
export function scanContent(
  { content, head }: Pick<Whole, 'head'> & { readonly content: Content },
  scanners: Scanners,
  counting: Counting,
  minBytes = minSharedBytes,
): Promise<Scanned> {
  const { fast } = scanners;
  const inParts: Pass | undefined = fast && ((options) => scanInParts(content, fast, { head, options }, minBytes));
  return scanAgain(() => readPieces(content), inParts, scanners, { ...counting, bytes: content.size });
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
type Pass = (options: ScanOptions) => Promise<Scanned>;

/** Scans a result that can be read several times. */
async function scanAgain(
  pieces: () => Pieces,
  fast: Pass | undefined,
  scanners: Scanners,
  counting: ScanOptions,
): Promise<Scanned> {
  const plain: Pass = (options) => pushAll(pieces(), scanners.plain(options));
  const scanWhole = fast ?? plain;
  const once = scanners.fast?.scan ?? scanners.plain;
  let options: ScanOptions = counting;
  if (counting.warmupMs > 0) {
    // The earliest start among the first rows is usually that of all rows, because rows are written when samples end.
    const { firstStartMs } = await pushAll(pieces(), once({ warmupMs: 0 }), glanceBytes);
    options = { ...counting, firstStartMs };
  }
  const scanned = await scanWhole(options);
  // Rare and order-dependent, so the plain scanner is used.
  if (scanned.stopped !== undefined || scanned.labels.size > maxLabels)
    return fast === undefined ? scanned : plain(options);
  const { firstStartMs } = scanned;
  return options.firstStartMs === undefined || options.firstStartMs === firstStartMs
    ? scanned
    : scanWhole({ ...options, firstStartMs });
}

/** Scans all bytes, or slightly more than `maxBytes`. */
async function pushAll(pieces: Pieces, scan: Scan, maxBytes = Infinity): Promise<Scanned> {
  let pushed = 0;
  for await (const piece of pieces) if (!scan.push(piece) || (pushed += piece.length) >= maxBytes) break;
  return scan.end();
}

function* readPieces(content: Content): Generator<Uint8Array> {
  const piece = new Uint8Array(pieceBytes);
  for (let position = 0, n; (n = content.read(piece, position)) > 0; position += n) yield piece.subarray(0, n);
}

async function scanInParts(content: Content, scanner: FastScanner, whole: Whole, minBytes: number): Promise<Scanned> {
  const queue = WorkQueue.create(1 + content.helpers);
  queue.assign(0, 0, content.size);
  const task = { ...whole, minBytes, queue: queue.memory };
  const answers = Array.from({ length: content.helpers }, (_, i) => content.runOnThread({ ...task, thread: i + 1 }));
  const own = scanRanges(content, scanner, { ...task, thread: 0 });
  const parts = verifyParts(await collectParts(own, answers), content, scanner, whole);
  if (parts.length === 1 && parts[0] !== undefined) return parts[0].scanned;
  const merged = new Accumulator(decodeField, whole.options);
  let before = 0;
  for (const { scanned, lines } of parts) {
    merged.addPart(scanned, before);
    before += lines;
  }
  return merged.end();
}

/**
 * Collects all parts in order. Does not wait for threads without a part: they may still be starting, or may have failed.
 */
async function collectParts(
  own: readonly ScannedPart[],
  helpers: readonly ThreadResult[],
): Promise<readonly ScannedPart[]> {
  const parts = [...own];
  let failure: unknown;
  const receive = (scanned: unknown): void => {
    const received = scanned as readonly ScannedPart[];
    listTimelines(received).forEach(unpack);
    addAll(parts, received);
    parts.sort((a, b) => a.start - b.start);
  };
  const fail = (error: unknown): void => {
    failure ??= error;
  };
  const waiting = new Map(helpers.map(({ result }, i) => [i, result.then(receive, fail).then(() => i)]));
  while (!coversFile(parts) && waiting.size > 0) waiting.delete(await Promise.race(waiting.values()));
  for (const { abandon } of helpers) abandon();
  if (!coversFile(parts)) throw failure instanceof Error ? failure : new Error('Not all bytes were scanned.');
  return parts;
}

/**
 * Whether the ordered parts leave no gap. They may overlap: a thread may already be past its new end when another one takes
 * half of its range.
 */
export function coversFile(parts: readonly Pick<ScannedPart, 'start' | 'limit' | 'isLast' | 'scanned'>[]): boolean {
  let reached = 0;
  for (const { start, limit, isLast, scanned } of parts) {
    if (start > reached) return false;
    if (isLast || scanned.stopped !== undefined) return true;
    reached = Math.max(reached, limit);
  }
  return false;
}

/** Verifies that each part begins where the previous one ends, and scans it again if it does not. */
function verifyParts(
  parts: readonly ScannedPart[],
  content: Content,
  scanner: FastScanner,
  whole: Whole,
): readonly ScannedPart[] {
  const verified: ScannedPart[] = [];
  for (const part of parts) {
    const before = verified.at(-1);
    if (before?.isLast === true || before?.scanned.stopped !== undefined) break;
    const start = before?.end ?? 0;
    const range = { start, findLimit: () => part.limit };
    verified.push(start === part.start ? part : scanPart(content, scanner, whole, range));
  }
  return verified;
}

/** Scans the range that the thread was assigned, if any, and then whatever it can take from others. */
export function scanRanges(
  content: Pick<Content, 'size' | 'read'>,
  scanner: FastScanner,
  task: ThreadTask,
): readonly ScannedPart[] {
  const { thread, minBytes } = task;
  const queue = new WorkQueue(task.queue);
  const piece = new Uint8Array(startBytes);
  const findStart = (position: number): number | undefined => {
    const found = scanner.recordStart(piece.subarray(0, content.read(piece, position)));
    return found === undefined ? undefined : position + found;
  };
  const findLimit = (): number => {
    const end = queue.end(thread);
    return end >= content.size ? Infinity : end;
  };
  const advance = (position: number): void => {
    queue.advance(thread, position);
  };
  const take = (): boolean => queue.steal(thread, minBytes, findStart);
  const parts: ScannedPart[] = [];
  for (let has = thread === 0 || take(); has; has = take())
    parts.push(scanPart(content, scanner, task, { start: queue.begin(thread), findLimit, advance }));
  if (thread > 0) listTimelines(parts).forEach(pack);
  return parts;
}

const listTimelines = (parts: readonly ScannedPart[]): readonly IntervalCounts[] =>
  parts
    .flatMap(({ scanned }) => [...scanned.labels.values()].flatMap((tallies) => Object.values(tallies)))
    .flatMap(({ timeline, errorKinds }) => [timeline, ...errorKinds.map((kind) => kind.timeline)])
    .filter((timeline) => timeline !== undefined);

/** A range of bytes, in which another thread may be given the rest. */
interface Range {
  readonly start: number;
  /** The present end, exclusive; Infinity for the end of the file. It may move down, never up. */
  readonly findLimit: () => number;
  /** Reports the position up to which bytes were read. */
  readonly advance?: (position: number) => void;
}

/** Scans the records that begin in a range. The last one may extend beyond it. */
function scanPart(
  content: Pick<Content, 'read'>,
  scanner: FastScanner,
  { options }: Pick<Whole, 'options'>,
  { start, findLimit, advance }: Range,
): ScannedPart {
  const scan = scanner.scan({ ...options, isBeginning: start === 0 });
  let position = start;
  let limit = findLimit();
  for (; scan.goesOn && position < limit; limit = findLimit()) {
    const room = scan.room();
    const bytes = content.read(room.length > limit - position ? room.subarray(0, limit - position) : room, position);
    if (bytes === 0) break;
    position += bytes;
    advance?.(position);
    scan.scanWritten(bytes);
  }
  // Finish the unfinished record.
  const rest = new Uint8Array(scan.goesOn && limit < Infinity ? 4096 : 0);
  let isLast = limit === Infinity;
  while (rest.length > 0 && !isLast && !scan.isBetween && scan.goesOn) {
    const bytes = content.read(rest, position);
    isLast = bytes === 0;
    position += scan.finish(rest.subarray(0, bytes));
  }
  const scanned = scan.end();
  return { scanned, lines: scan.line - 1, start, limit, end: position, isLast };
}

/**
 * Work stealing: the range of bytes that each thread still has to scan, in shared memory. The first thread starts with the whole file;
 * every other one takes the second half of the largest remaining range when it starts and whenever it is done. So all finish
 * at about the same time, however late they started and however fast they are.
 */
class WorkQueue {
  private readonly numbers: BigInt64Array<SharedArrayBuffer>;

  /** Created by the first thread; the others wrap the memory that they receive. */
  constructor(readonly memory: SharedArrayBuffer) {
    this.numbers = new BigInt64Array(memory);
  }

  static create(threads: number): WorkQueue {
    return new WorkQueue(new SharedArrayBuffer(16 * threads));
  }

  begin(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread));
  }

  /** The current end of the thread's range. It may become smaller at any time. */
  end(thread: number): number {
    return Number(Atomics.load(this.numbers, 2 * thread + 1));
  }

  /** Sets how far this thread has scanned. */
  advance(thread: number, position: number): void {
    Atomics.store(this.numbers, 2 * thread, BigInt(position));
  }

  assign(thread: number, begin: number, end: number): void {
    this.advance(thread, begin);
    Atomics.store(this.numbers, 2 * thread + 1, BigInt(end));
  }

  /**
   * Takes half of the range of another thread, starting where `findStart` finds a record. The other thread may already be
   * past its new end; the merge step handles the overlap.
   *
   * @returns false if no thread has `minBytes` left
   */
  steal(thread: number, minBytes: number, findStart: (position: number) => number | undefined): boolean {
    for (;;) {
      const [begin, end, victim] = this.longest();
      if (end - begin < minBytes) return false;
      const start = findStart(Math.floor((begin + end) / 2));
      if (start === undefined || start >= end) return false;
      if (Atomics.compareExchange(this.numbers, 2 * victim + 1, BigInt(end), BigInt(start)) !== BigInt(end)) continue;
      this.assign(thread, start, end);
      return true;
    }
  }

  private longest(): readonly [begin: number, end: number, thread: number] {
    let longest: readonly [number, number, number] = [0, 0, 0];
    for (let thread = 0; 2 * thread < this.numbers.length; thread++) {
      const begin = this.begin(thread);
      const end = this.end(thread);
      if (end - begin > longest[1] - longest[0]) longest = [begin, end, thread];
    }
    return longest;
  }
}
