// What only charts show, for each interval: the response times in buckets, like src/samples/response-times.ts, and the sums of
// latency and connect time.
import { BUCKETS, MOST_TIMED, REQUESTS_IN, SLOTS, TIMES } from './layout';
import { take } from './memory';
import { fours } from './sample';

/** Behind the buckets: the milliseconds of latency, and those of connecting. */
const WAITS: usize = BUCKETS << 2;
const ROW: usize = WAITS + 16;
const TABLE: usize = <usize>SLOTS * ROW;
const MOVED: usize = memory.data(<i32>SLOTS * 117 * 4, 64);
export let isCounting: bool = false;

/** Prepares for another result, whose response times are not counted unless countTimes() follows. */
export function forgetTimes(): void {
  isCounting = false;
}
/** The driver calls this before the first label. */
export function countTimes(): void {
  isCounting = true;
}

/** Gives a new label its table, or 0 if it has none; false if there is no memory. */
export function addTimes(label: usize, index: u32): bool {
  if (!isCounting || index >= MOST_TIMED) return true;
  const table = take(TABLE);
  store<u32>(label, <u32>table, TIMES);
  return table != 0;
}

// @ts-ignore: decorator
@inline
export function hasTimes(label: usize): bool {
  return load<u32>(label, TIMES) != 0;
}

/**
 * Counts a response time below 65,536 ms of a label that has times.
 *
 * @param waits the digits of latency and connect time: the second pair of the sums
 */
export function countTime(label: usize, slot: u64, elapsed: u32, waits: v128): void {
  const row = <usize>load<u32>(label, TIMES) + <usize>slot * ROW;
  const halvings: u32 = 28 - clz(elapsed | 8);
  const bucket = (halvings << 3) + (elapsed >> halvings);
  const counter = row + (<usize>bucket << 2);
  store<u32>(counter, load<u32>(counter) + 1);
  const halves = fours(waits);
  addWait(row, <u64>i32x4.extract_lane(halves, 0) * 10000 + <u64>i32x4.extract_lane(halves, 1));
  addWait(row + 8, <u64>i32x4.extract_lane(halves, 2) * 10000 + <u64>i32x4.extract_lane(halves, 3));
}

// @ts-ignore: decorator
@inline
function addWait(row: usize, ms: u64): void {
  store<u64>(row, load<u64>(row, WAITS) + ms, WAITS);
}

/** Moves the rows like the counters of the intervals; must be called before those are moved. */
export function moveTimes(label: usize, firstSlot: i64, wider: i64, first: i64): void {
  const table = <usize>load<u32>(label, TIMES);
  if (table == 0) return;
  memory.fill(MOVED, 0, TABLE);
  for (let slot: usize = 0; slot < <usize>SLOTS; slot++) {
    if (load<u32>(label + (slot << 2), REQUESTS_IN) == 0) continue;
    const from = table + slot * ROW;
    const to = MOVED + <usize>(((firstSlot + <i64>slot) >> wider) - first) * ROW;
    for (let i: usize = 0; i < WAITS; i += 4) store<u32>(to + i, load<u32>(to + i) + load<u32>(from + i));
    addWait(to, load<u64>(from, WAITS));
    addWait(to + 8, load<u64>(from + 8, WAITS));
  }
  memory.copy(table, MOVED, TABLE);
}

/** Must be called before the counters of the intervals are cleared. */
export function clearTimes(label: usize): void {
  const table = <usize>load<u32>(label, TIMES);
  if (table == 0) return;
  for (let slot: usize = 0; slot < <usize>SLOTS; slot++)
    if (load<u32>(label + (slot << 2), REQUESTS_IN) != 0) memory.fill(table + slot * ROW, 0, ROW);
}
