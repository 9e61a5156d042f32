// Counts the response times of each interval in buckets, like src/input/samples/response-times.ts.
import { BUCKETS, MOST_TIMED, REQUESTS_IN, SLOTS, TIMES } from './layout';
import { take } from './memory';

const ROW: usize = BUCKETS << 2;
const TABLE: usize = <usize>SLOTS * ROW;
const MOVED: usize = memory.data(<i32>SLOTS * 112 * 4, 64);
let isCounting: bool = false;

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

/** Counts a response time below 65,536 ms. */
export function countTime(label: usize, slot: u64, elapsed: u32): void {
  const table = <usize>load<u32>(label, TIMES);
  if (table == 0) return;
  const halvings: u32 = 28 - clz(elapsed | 8);
  const bucket = (halvings << 3) + (elapsed >> halvings);
  const counter = table + <usize>slot * ROW + (<usize>bucket << 2);
  store<u32>(counter, load<u32>(counter) + 1);
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
    for (let i: usize = 0; i < ROW; i += 4) store<u32>(to + i, load<u32>(to + i) + load<u32>(from + i));
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
