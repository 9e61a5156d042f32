// Counts requests and errors over time, and their response times: the sum and the longest, with the threads at its end, like
// src/samples/timeline.ts. All labels have the same intervals.
import { QUOTE } from './fields';
import { ELAPSED_IN, FAILED_IN, REQUESTS_IN, SLOTS, SLOWEST_IN } from './layout';
import { NONE, number } from './numbers';
import { clearTimes } from './times';

const LEAST_SHIFT: u64 = 10;

/** An interval lasts two to this power milliseconds. */
export let shift: u64 = LEAST_SHIFT;
/** The number of the interval in slot 0, counted from 1970. */
export let firstSlot: i64 = 0;
/** When slot 0 begins. Before the first request, no time belongs to any slot. */
let origin: i64 = i64.MAX_VALUE;

export function forgetTimeline(): void {
  shift = LEAST_SHIFT;
  firstSlot = 0;
  origin = i64.MAX_VALUE;
}

/** The driver reads these two. */
export function intervalMs(): f64 {
  return <f64>((<u64>1) << shift);
}
export function firstInterval(): f64 {
  return <f64>firstSlot;
}

/** The slot that counts a request that ended then; at least SLOTS if reach() must be called first. */
// @ts-ignore: decorator
@inline
export function slotOf(end: i64): u64 {
  return <u64>(end - origin) >> shift;
}

/** Counts a request. Failures are counted separately. What only charts show is counted by countTime(). */
// @ts-ignore: decorator
@inline
export function countAt(label: usize, slot: u64, elapsed: u32): void {
  const counter = label + (<usize>slot << 2);
  store<u32>(counter, load<u32>(counter, REQUESTS_IN) + 1, REQUESTS_IN);
  const sum = label + (<usize>slot << 3);
  store<u64>(sum, load<u64>(sum, ELAPSED_IN) + elapsed, ELAPSED_IN);
}

/** Keeps the longest response time, in the upper sixteen bits, with the threads at its end: from begin to end, empty if unknown. */
// @ts-ignore: decorator
@inline
export function keepSlowest(label: usize, slot: u64, elapsed: u32, begin: usize, end: usize): void {
  const counter = label + (<usize>slot << 2);
  const known = load<u32>(counter, SLOWEST_IN);
  // Few requests are the slowest of their interval, so this branch is predictable.
  if (elapsed >= known >> 16) {
    const quoted = usize(load<u8>(begin) == QUOTE);
    const threads = end > begin ? number(begin + quoted, end - quoted) : 0;
    const kept = threads & NONE ? 0 : <u32>min<u64>(threads, 0xffff);
    store<u32>(counter, max(known, (elapsed << 16) | kept), SLOWEST_IN);
  }
}

/** @param failed 1 or 0 */
// @ts-ignore: decorator
@inline
export function countFailedAt(label: usize, slot: u64, failed: u64): void {
  const counter = label + (<usize>slot << 2);
  store<u32>(counter, load<u32>(counter, FAILED_IN) + <u32>failed, FAILED_IN);
}

/** To be called after move() for all counters: intervals are then doubled `wider` times, and the first has this number. */
export function renumber(wider: i64, first: i64): void {
  shift += <u64>wider;
  firstSlot = first;
  origin = first << <i64>shift;
}

const MOVED: usize = memory.data(<i32>SLOTS << 3, 64);

/**
 * Converts the counters of a label to intervals whose width is doubled `wider` times and whose first number is `first`. Of
 * intervals that become one, the values are added, or only the largest is kept.
 */
export function move<T>(counters: usize, wider: i64, first: i64, keepsLargest: bool): void {
  const bytes = <usize>SLOTS * sizeof<T>();
  memory.fill(MOVED, 0, bytes);
  for (let slot: usize = 0; slot < <usize>SLOTS; slot++) {
    const count = load<T>(counters + slot * sizeof<T>());
    if (count == 0) continue;
    const moved = MOVED + <usize>(((firstSlot + <i64>slot) >> wider) - first) * sizeof<T>();
    const before = load<T>(moved);
    store<T>(moved, keepsLargest ? max<T>(before, count) : before + count);
  }
  memory.copy(counters, MOVED, bytes);
}

export function clearTimeline(label: usize): void {
  clearTimes(label);
  memory.fill(label + REQUESTS_IN, 0, <usize>SLOTS << 2);
  memory.fill(label + FAILED_IN, 0, <usize>SLOTS << 2);
  memory.fill(label + SLOWEST_IN, 0, <usize>SLOTS << 2);
  memory.fill(label + ELAPSED_IN, 0, <usize>SLOTS << 3);
}
