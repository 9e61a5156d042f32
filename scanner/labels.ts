// The counts of each label. The driver reads them directly from memory, using the shared layout (layout.ts).
import { clearErrors } from './errors';
import { ERRORS, FIRST_START, HALVES, HEAD, INDEX, KEY, LAST_END, NAME, PAIR_COUNT, SUM_COUNT, SUMS, TAIL } from './layout';
import { giveBack, take } from './memory';
import { clearNotes, clearPages, counterAt, forgetPages, LABEL_BYTES, sumPages } from './pages';
import { addSums } from './sums';
import { clearTimeline, countAt, forgetTimeline } from './timeline';
import { addTimes, forgetTimes } from './times';

const MAX_LABELS: u32 = 4096;
const MAX_NAME: u32 = 1024;

/** Entry n, of 32 bytes: a mask for the first n of sixteen bytes, and a mask for the last n. */
const FIRST_AND_LAST: usize = memory.data(17 * 32, 32);
for (let n: usize = 0; n <= 16; n++) {
  memory.fill(FIRST_AND_LAST + (n << 5), 255, n);
  memory.fill(FIRST_AND_LAST + (n << 5) + 32 - n, 255, n);
}
/** A hash table of label addresses, with linear probing. */
const SLOTS: u32 = MAX_LABELS * 2;
const SLOTS_AT: usize = memory.data(SLOTS << 2, 64);
const SLOTS_MASK: u32 = (SLOTS - 1) << 2;
/** The addresses of labels in the order in which they were created. */
const LABELS_AT: usize = memory.data(MAX_LABELS << 2, 64);
let known: u32 = 0;
/** Bit i: the result has sum i. Otherwise another number was added in its place, and the sum is discarded. */
let present: u32 = 0;

/** The number of times that four digits fit into 32 bits. */
const MAX_UNSETTLED: u32 = 429496;
let unsettled: u32 = 0;

/** Prepares for another result. */
export function forgetAll(): void {
  giveBack();
  memory.fill(SLOTS_AT, 0, SLOTS << 2);
  forgetPages();
  forgetTimeline();
  forgetTimes();
  known = 0;
  present = 0;
  unsettled = 0;
}

/** Marks this sum as present in the result. */
export function hasSum(i: u32): void {
  present |= 1 << i;
}

/** Announces up to this many samples, so that no counter of four digits overflows. */
export function expect(samples: u32): void {
  unsettled += samples;
  if (unsettled <= MAX_UNSETTLED) return;
  for (let i: u32 = 0; i < known; i++) settle(labelAt(i));
  unsettled = samples;
}

/** Adds the counters of four digits to the sums. */
function settle(label: usize): void {
  for (let i: usize = 0; i < <usize>SUM_COUNT; i++) {
    const halves = label + HALVES + (i << 3);
    const sum = label + SUMS + (i << 3);
    const fours = <u64>load<u32>(halves) * 10000 + <u64>load<u32>(halves, 4);
    if ((present >> <u32>i) & 1) store<u64>(sum, load<u64>(sum) + fours);
  }
  memory.fill(label + HALVES, 0, <usize>PAIR_COUNT << 4);
}

export function labelCount(): u32 {
  return known;
}
// @ts-ignore: decorator
@inline
export function knownLabels(): u32 {
  return known;
}

// @ts-ignore: decorator
@inline
export function labelAt(i: u32): usize {
  return <usize>load<u32>(<usize>i << 2, LABELS_AT);
}

/** The address of a label, with everything summed. Must be called once for each label, in order. */
export function summed(i: u32): usize {
  const label = labelAt(i);
  settle(label);
  sumPages(label, i);
  return label;
}

let slot: u32 = 0;
let head: v128 = i64x2.splat(0);
let tail: v128 = i64x2.splat(0);
let name: usize = 0;
let key: u32 = 0;

// A name is identified by its first and last sixteen bytes, its length and the kind of its samples. Masks replace a
// branch on the length, which changes from row to row.
// @ts-ignore: decorator
@inline
export function headOf(begin: usize, length: u32): v128 {
  return v128.and(v128.load(begin), v128.load(<usize>min<u32>(length, 16) << 5, FIRST_AND_LAST));
}
// @ts-ignore: decorator
@inline
export function tailOf(end: usize, length: u32): v128 {
  return v128.and(v128.load(end - 16), v128.load(<usize>min<u32>(length, 16) << 5, FIRST_AND_LAST + 16));
}
// @ts-ignore: decorator
@inline
export function keyOf(length: u32, kind: u32): u32 {
  return length | (kind << 30);
}

// @ts-ignore: decorator
@inline
function slotOf(head: v128, tail: v128, key: u32): u32 {
  const mixed = i64x2.extract_lane(head, 0) ^ rotl<u64>(i64x2.extract_lane(tail, 1), 29) ^ <u64>key;
  return <u32>((mixed * 0x9e3779b97f4a7c15) >> 49) & SLOTS_MASK;
}
/** The label in the first slot of this name, or 0. */
// @ts-ignore: decorator
@inline
export function likely(head: v128, tail: v128, key: u32): usize {
  return <usize>load<u32>(slotOf(head, tail, key), SLOTS_AT);
}
/** Whether the label has this name; the middle of a name longer than 32 bytes is not compared. */
// @ts-ignore: decorator
@inline
export function isNamed(label: usize, head: v128, tail: v128, key: u32): bool {
  const same = v128.and(i8x16.eq(v128.load(label, HEAD), head), i8x16.eq(v128.load(label, TAIL), tail));
  // `&&` would add a branch.
  return ((load<u32>(label, KEY) ^ key) | (i8x16.bitmask(same) ^ 0xffff)) == 0;
}

/** The label with this name (raw bytes, as spelled), or 0: then learn() creates it. */
// @ts-ignore: decorator
@inline
export function find(begin: usize, end: usize, kind: u32): usize {
  const length = <u32>(end - begin);
  const first = headOf(begin, length);
  const last = tailOf(end, length);
  const wanted = keyOf(length, kind);
  let probe = slotOf(first, last, wanted);
  for (;;) {
    const label = <usize>load<u32>(probe, SLOTS_AT);
    if (label == 0) break;
    if (isNamed(label, first, last, wanted) && (length <= 32 || hasMiddle(label, begin, length))) return label;
    probe = (probe + 4) & SLOTS_MASK;
  }
  slot = probe;
  head = first;
  tail = last;
  name = begin;
  key = wanted;
  return 0;
}

/** Compares the bytes between the first and the last sixteen bytes of a name. */
export function hasMiddle(label: usize, begin: usize, length: u32): bool {
  const known = <usize>load<u32>(label, NAME);
  for (let i: u32 = 16; i + 16 < length; i += 8) if (load<u64>(known + i) != load<u64>(begin + i)) return false;
  return true;
}

/** Creates the label that find() did not find; false if there is no room for it. */
export function learn(): bool {
  const length = key & 0x3fffffff;
  if (known == MAX_LABELS || length > MAX_NAME) return false;
  const copy = take(length + 8);
  const label = take(LABEL_BYTES);
  if (copy == 0 || label == 0 || !addTimes(label, known)) return false;
  memory.copy(copy, name, length);
  store<i64>(label, i64.MAX_VALUE, FIRST_START);
  store<i64>(label, i64.MIN_VALUE, LAST_END);
  v128.store(label, head, HEAD);
  v128.store(label, tail, TAIL);
  store<u32>(label, key, KEY);
  store<u32>(label, <u32>copy, NAME);
  store<u32>(label, known, INDEX);
  store<u32>(slot, <u32>label, SLOTS_AT);
  store<u32>(<usize>known << 2, <u32>label, LABELS_AT);
  known++;
  return true;
}

// @ts-ignore: decorator
@inline
export function addErrors(label: usize, failed: u64): void {
  store<u64>(label, load<u64>(label, ERRORS) + failed, ERRORS);
}

/** Adds a sample to its label, page and slot. Failures are counted separately. The pairs are the digits of its sums. */
// @ts-ignore: decorator
@inline
export function add(label: usize, page: usize, slot: u64, start: i64, end: i64, elapsed: u32, a: v128, b: v128, c: v128, d: v128): void {
  const counter = counterAt(page, elapsed);
  store<u32>(counter, load<u32>(counter) + 1);
  countAt(label, slot, elapsed);
  if (start < load<i64>(label, FIRST_START)) store<i64>(label, start, FIRST_START);
  // Branchless, because it is unpredictable which end is later. Which start is earlier is predictable.
  const last = load<i64>(label, LAST_END);
  store<i64>(label, select<i64>(end, last, end > last), LAST_END);
  addSums(label, a, b, c, d);
}

/** Clears all counts but keeps the labels. Counters have 32 bits, so the driver collects before they overflow. */
export function forget(): void {
  clearNotes();
  for (let i: u32 = 0; i < known; i++) {
    const label = labelAt(i);
    memory.fill(label, 0, KEY);
    memory.fill(label + SUMS, 0, INDEX - SUMS);
    store<i64>(label, i64.MAX_VALUE, FIRST_START);
    store<i64>(label, i64.MIN_VALUE, LAST_END);
    clearErrors(label);
    clearPages(label);
    clearTimeline(label);
  }
}
