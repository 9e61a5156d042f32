// Counts the response times of each interval in buckets, like src/input/samples/response-times.ts.
import { BUCKETS, INDEX, MOST_TIMED, REQUESTS_IN, SLOTS, TIMES } from './layout';
import { take } from './memory';

const ROW: usize = BUCKETS << 2;
const TABLE: usize = <usize>SLOTS * ROW;
/** Labels beyond MOST_TIMED count here, which is never read. */
const NOWHERE: usize = memory.data(<i32>SLOTS * 112 * 4, 64);
const MOVED: usize = memory.data(<i32>SLOTS * 112 * 4, 64);

/** Gives a new label its table; false if there is no memory. */
export function addTimes(label: usize, index: u32): bool {
  const table = index < MOST_TIMED ? take(TABLE) : NOWHERE;
  store<u32>(label, <u32>table, TIMES);
  return table != 0;
}

/** Counts a response time below 65,536 ms. */
// @ts-ignore: decorator
@inline
export function countTime(label: usize, slot: u64, elapsed: u32): void {
  const halvings: u32 = 28 - clz(elapsed | 8);
  const bucket = (halvings << 3) + (elapsed >> halvings);
  const counter = <usize>load<u32>(label, TIMES) + <usize>slot * ROW + (<usize>bucket << 2);
  store<u32>(counter, load<u32>(counter) + 1);
}

/** Moves the rows like the counters of the intervals; must be called before those are moved. */
export function moveTimes(label: usize, firstSlot: i64, wider: i64, first: i64): void {
  if (load<u32>(label, INDEX) >= MOST_TIMED) return;
  const table = <usize>load<u32>(label, TIMES);
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
  if (load<u32>(label, INDEX) >= MOST_TIMED) return;
  const table = <usize>load<u32>(label, TIMES);
  for (let slot: usize = 0; slot < <usize>SLOTS; slot++)
    if (load<u32>(label + (slot << 2), REQUESTS_IN) != 0) memory.fill(table + slot * ROW, 0, ROW);
}
