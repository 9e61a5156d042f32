/**
 * Finds a long period in a result during which nothing was measured: without -f, JMeter appends to an existing result, so
 * that two tests look like one. The search samples a few places and then bisects, so that its cost does not depend on the
 * size. Results that are not files, or are compressed, are not checked.
 */
import type { Content } from '../../model/reading.js';
import type { Scanned } from './scanned.js';
import type { Scanners } from './scanners.js';

/** Epoch milliseconds, accurate to a few rows. */
export interface IdleGap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Tests shorter than this are not checked. */
const minTestMs = 300_000;
/** The minimum gap, because any test may pause for a shorter time. */
const minGapMs = 60_000;
/** The minimum length of the gap, as a share of the whole time. */
const minShare = 0.1;
/**
 * The minimum length of the gap, as a multiple of the average time for the same number of bytes: with long think times
 * there are few rows, too.
 */
const minTimesAverage = 2;
/** The number of sections that the file is first divided into. */
const sections = 4;
/** Enough bytes for several rows, because a single sample may have begun long before it ended. */
const pieceBytes = 2048;

/** The longest gap, if it is worth reporting. */
export function findIdleGap(
  content: Content,
  scanners: Scanners,
  { firstStartMs, lastEndMs }: Pick<Scanned, 'firstStartMs' | 'lastEndMs'>,
): IdleGap | undefined {
  const wholeMs = lastEndMs - firstStartMs;
  // NaN without samples.
  if (!(wholeMs >= minTestMs)) return undefined;
  const timesAt = (position: number): IdleGap | undefined => readTimes(content, scanners, position);
  // Rows are written when samples end, so the last end increases through the file.
  const endAt = (position: number): number =>
    position === 0 ? firstStartMs : position >= content.size ? lastEndMs : (timesAt(position)?.toMs ?? NaN);
  const marks = Array.from({ length: sections + 1 }, (_, i) => Math.floor((content.size * i) / sections));
  const ends = marks.map(endAt);
  const took = marks.map((_, i) => (ends[i + 1] ?? NaN) - (ends[i] ?? NaN)).slice(0, sections);
  const longest = took.indexOf(Math.max(...took));
  if (!((took[longest] ?? 0) > wholeMs / sections + wholeMs * minShare * (1 - 1 / sections))) return undefined;
  let [start = 0, end = 0] = marks.slice(longest);
  let [fromMs = 0, toMs = 0] = ends.slice(longest);
  while (end - start > 2 * pieceBytes) {
    const middle = Math.floor((start + end) / 2);
    const middleMs = endAt(middle);
    if (Number.isNaN(middleMs)) return undefined;
    if (middleMs - fromMs >= toMs - middleMs) [end, toMs] = [middle, middleMs];
    else [start, fromMs] = [middle, middleMs];
  }
  // The piece after the gap may still contain rows from before it.
  const after = timesAt(end + pieceBytes)?.fromMs ?? NaN;
  const idleMs = after - fromMs;
  const usualMs = (wholeMs * (end + pieceBytes - start)) / content.size;
  const isReported = idleMs >= minGapMs && idleMs >= wholeMs * minShare && idleMs >= usualMs * minTimesAverage;
  return isReported ? { fromMs, toMs: after } : undefined;
}

/** The first start and the last end of the records in the piece at a position. */
function readTimes(content: Content, scanners: Scanners, position: number): IdleGap | undefined {
  const piece = new Uint8Array(pieceBytes);
  const bytes = piece.subarray(0, content.read(piece, position));
  const begin = scanners.recordStart(bytes);
  if (begin === undefined) return undefined;
  const scan = (scanners.canScanFast ? scanners.fast : scanners.plain)({ warmupMs: 0, isBeginning: false });
  scan.push(bytes.subarray(begin));
  const { firstStartMs, lastEndMs } = scan.end(true);
  return firstStartMs <= lastEndMs ? { fromMs: firstStartMs, toMs: lastEndMs } : undefined;
}
