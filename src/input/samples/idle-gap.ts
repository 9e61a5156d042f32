/**
 * A long time within a result in which nothing was measured: JMeter without -f adds its rows to a result that is there, and two
 * tests are read as one. It is looked for in a few places and then by halves, so that it costs next to nothing whatever
 * the size; a result that is not a file, or is packed, is not asked.
 */
import type { Content } from '../../model/reading.js';
import type { Scanned } from './scanned.js';
import type { Scanners } from './scanners.js';

/** In milliseconds since 1970, to some rows. */
export interface IdleGap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A shorter test is not asked: in most there is no time for another and a pause. */
const leastWholeMs = 300_000;
/** Less is a pause as any test may make. */
const leastMs = 60_000;
/** Of the whole time. */
const leastShare = 0.1;
/** So many times as long as so many bytes take on average: users who think for long make few rows, too. */
const leastTimes = 2;
/** Each is to take no longer than its share of the time, and what is not worth a word. */
const places = 4;
/** Some rows: a single one may have begun long before it ended. */
const pieceBytes = 2048;

/** The longest such time, if there is one worth a word. */
export function findIdleGap(
  content: Content,
  ways: Scanners,
  { firstStartMs, lastEndMs }: Pick<Scanned, 'firstStartMs' | 'lastEndMs'>,
): IdleGap | undefined {
  const wholeMs = lastEndMs - firstStartMs;
  // Also where there is no sample at all.
  if (!(wholeMs >= leastWholeMs)) return undefined;
  const timesAt = (at: number): IdleGap | undefined => timesOf(content, ways, at);
  // Rows are written when samples end: so what ends last in each place goes up from place to place.
  const endAt = (at: number): number =>
    at === 0 ? firstStartMs : at >= content.size ? lastEndMs : (timesAt(at)?.toMs ?? NaN);
  const marks = Array.from({ length: places + 1 }, (_, i) => Math.floor((content.size * i) / places));
  const ends = marks.map(endAt);
  const took = marks.map((_, i) => (ends[i + 1] ?? NaN) - (ends[i] ?? NaN)).slice(0, places);
  const longest = took.indexOf(Math.max(...took));
  if (!((took[longest] ?? 0) > wholeMs / places + wholeMs * leastShare * (1 - 1 / places))) return undefined;
  let [from = 0, to = 0] = marks.slice(longest);
  let [fromMs = 0, toMs = 0] = ends.slice(longest);
  while (to - from > 2 * pieceBytes) {
    const middle = Math.floor((from + to) / 2);
    const middleMs = endAt(middle);
    if (Number.isNaN(middleMs)) return undefined;
    if (middleMs - fromMs >= toMs - middleMs) [to, toMs] = [middle, middleMs];
    else [from, fromMs] = [middle, middleMs];
  }
  // Where the time is passed, rows from before may still stand in the piece that tells.
  const after = timesAt(to + pieceBytes)?.fromMs ?? NaN;
  const idleMs = after - fromMs;
  const usualMs = (wholeMs * (to + pieceBytes - from)) / content.size;
  const isWorthAWord = idleMs >= leastMs && idleMs >= wholeMs * leastShare && idleMs >= usualMs * leastTimes;
  return isWorthAWord ? { fromMs, toMs: after } : undefined;
}

/** The first start and the last end of the records in a piece that begins here. */
function timesOf(content: Content, ways: Scanners, at: number): IdleGap | undefined {
  const piece = new Uint8Array(pieceBytes);
  const bytes = piece.subarray(0, content.read(piece, at));
  const begin = ways.recordStart(bytes);
  if (begin === undefined) return undefined;
  const scan = (ways.canScanFast ? ways.fast : ways.plain)({ warmupMs: 0, isBeginning: false });
  scan.push(bytes.subarray(begin));
  const { firstStartMs, lastEndMs } = scan.end(true);
  return firstStartMs <= lastEndMs ? { fromMs: firstStartMs, toMs: lastEndMs } : undefined;
}
