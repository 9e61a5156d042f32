// What is counted for each label. The driver reads it as it lies in memory: OFFSETS in src/input/samples/wasm-scanner.ts.
import { giveBack, take } from './memory';

/** A page of counts: so many milliseconds, four bytes each. */
const PAGE_BITS: u32 = 7;
const PAGE: u32 = 1 << PAGE_BITS;
/** From here on response times are rare, and left to the driver. */
export const BEYOND: u32 = 65536;
const PAGES: u32 = BEYOND >> PAGE_BITS;
/** 16 MB of them. A thousand labels that take any time up to a minute would need sixteen times as many, for a few samples each. */
const MOST_PAGES: u32 = 32768;
/** Samples that are noted one by one, as there is no page for them; and how many of them one buffer of the driver's may hold. */
const MOST_NOTED: u32 = 1 << 20;
const MOST_AT_ONCE: u32 = 1 << 16;

const MOST_LABELS: u32 = 4096;
const LONGEST: u32 = 1024;

// Where the fields of a label lie: what each sample changes is in one cache line.
/** Received and sent bytes, and latency and connect time, as fours() has them: until settle() puts them together. */
const SIZES: usize = 0;
const WAITS: usize = 16;
const FIRST: usize = 32;
const LAST: usize = 40;
const ERRORS: usize = 48;
/** Length of the name and, in the two highest bits, which kind of samples these are: as numbered in src/input/samples/wasm-scanner.ts. */
const KEY: usize = 56;
const NAME: usize = 60;
/** Its first and its last sixteen bytes. */
const HEAD: usize = 64;
const TAIL: usize = 80;
/** Received and sent bytes, latency and connect time. */
const SUMS: usize = 96;
/** Only summed when the driver asks. */
const SAMPLES: usize = 128;
const ELAPSED: usize = 136;
/** Its place among all labels. */
const INDEX: usize = 144;
const TABLE: usize = 148;
/** Pages that are never made are asked for, too: what a response time of five digits may come to. */
const SIZE: usize = TABLE + <usize>((99999 >> PAGE_BITS) + 1) * 4;

const SLOTS: u32 = MOST_LABELS * 2;

/** Entry n, of 32 bytes: of sixteen bytes the n first ones, and the n last ones. */
const FIRST_AND_LAST: usize = memory.data(17 * 32, 32);
for (let n: usize = 0; n <= 16; n++) {
  memory.fill(FIRST_AND_LAST + (n << 5), 255, n);
  memory.fill(FIRST_AND_LAST + (n << 5) + 32 - n, 255, n);
}
/** Addresses of labels, by what their names come to: one after another where that is the same. */
const SLOTS_AT: usize = memory.data(SLOTS << 2, 64);
const SLOTS_MASK: u32 = (SLOTS - 1) << 2;
/** Addresses of labels, in the order in which they were learnt. */
const LABELS_AT: usize = memory.data(MOST_LABELS << 2, 64);
let known: u32 = 0;
let pages: u32 = 0;
/** A label's index and, in the sixteen lower bits, how long it took: for each sample that was noted. */
let notes: usize = 0;
let noted: u32 = 0;
/** The page that they count on, where nobody looks. */
export const NOWHERE: usize = memory.data(<i32>PAGE << 2, 64);

/** Of the label that was summed last: its distinct times, ascending, and how often each occurs. */
const VALUES: usize = memory.data(<i32>BEYOND << 2, 64);
const TIMES: usize = memory.data(<i32>BEYOND << 2, 64);
let distinct: u32 = 0;
/** How many notes are of labels before. */
let summedNotes: u32 = 0;
/** Bit i: there is such a sum, in their order. What stands for one that is not is left out. */
let present: u32 = 0;

/** No sum of fours can come to more than 32 bits before. */
const MOST_UNSETTLED: u32 = 429496;
let unsettled: u32 = 0;

/** Begins anew, for another result. */
export function forgetAll(): void {
  giveBack();
  memory.fill(SLOTS_AT, 0, SLOTS << 2);
  known = 0;
  pages = 0;
  notes = 0;
  noted = 0;
  present = 0;
  unsettled = 0;
}

/** There are received bytes (0), sent bytes (1), latency (2) or connect time (3) to be had. */
export function has(sum: u32): void {
  present |= 1 << sum;
}

/** So many samples may follow. */
export function expect(samples: u32): void {
  unsettled += samples;
  if (unsettled <= MOST_UNSETTLED) return;
  for (let i: u32 = 0; i < known; i++) settle(labelAt(i));
  unsettled = samples;
}

function settle(label: usize): void {
  for (let i: usize = 0; i < 4; i++) {
    const halves = label + SIZES + (i << 3);
    const sum = label + SUMS + (i << 3);
    const fours = <u64>load<u32>(halves) * 10000 + <u64>load<u32>(halves, 4);
    if ((present >> <u32>i) & 1) store<u64>(sum, load<u64>(sum) + fours);
    store<u64>(halves, 0);
  }
}

export function labelCount(): u32 {
  return known;
}

// @ts-ignore: decorator
@inline
function labelAt(i: u32): usize {
  return <usize>load<u32>(<usize>i << 2, LABELS_AT);
}

/** Where samples are noted, and how many: the driver sorts them before it asks for sums. */
export function notesAt(): usize {
  return notes;
}
export function notesCount(): u32 {
  return noted;
}
/** They are to be summed up before the next buffer, which may not find room for all of its own. */
export function areNotesMany(): bool {
  return noted > MOST_NOTED - MOST_AT_ONCE;
}

// Of the label that was summed last.
export function valuesAt(): usize {
  return VALUES;
}
export function timesAt(): usize {
  return TIMES;
}
export function distinctCount(): u32 {
  return distinct;
}

/** A label's address, with its samples, their times and all else summed up. To be asked for in order, each once. */
export function summed(i: u32): usize {
  const label = labelAt(i);
  settle(label);
  if (i == 0) summedNotes = 0;
  distinct = 0;
  let samples: u64 = 0;
  let elapsed: u64 = 0;
  for (let page: u32 = 0; page < PAGES; page++) {
    const at = <usize>load<u32>(label + TABLE + (<usize>page << 2));
    // What has no page was noted.
    if (at == 0) {
      const end = (i << 16) + ((page + 1) << PAGE_BITS);
      while (summedNotes < noted && noteAt(summedNotes) < end) {
        const note = noteAt(summedNotes);
        let count: u32 = 0;
        for (; summedNotes < noted && noteAt(summedNotes) == note; summedNotes++) count++;
        samples += count;
        elapsed += list(note & 0xffff, count);
      }
      continue;
    }
    for (let slot: u32 = 0; slot < PAGE; slot++) {
      const count = load<u32>(at + (<usize>slot << 2));
      if (count == 0) continue;
      samples += count;
      elapsed += list(page * PAGE + slot, count);
    }
  }
  store<u64>(label, samples, SAMPLES);
  store<u64>(label, elapsed, ELAPSED);
  return label;
}

// @ts-ignore: decorator
@inline
function noteAt(i: u32): u32 {
  return load<u32>(notes + (<usize>i << 2));
}

/** Lists so many samples of so many milliseconds: what they took together. */
function list(value: u32, count: u32): u64 {
  const at = <usize>distinct << 2;
  store<u32>(VALUES + at, value);
  store<u32>(TIMES + at, count);
  distinct++;
  return <u64>count * <u64>value;
}

let slot: u32 = 0;
let head: v128 = i64x2.splat(0);
let tail: v128 = i64x2.splat(0);
let name: usize = 0;
let key: u32 = 0;

// What tells a name: its first and its last sixteen bytes, and its length with the kind of its samples. Without a branch on
// the length, which changes from row to row.
// @ts-ignore: decorator
@inline
export function headOf(from: usize, length: u32): v128 {
  return v128.and(v128.load(from), v128.load(<usize>min<u32>(length, 16) << 5, FIRST_AND_LAST));
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
/** The label that such a name most likely has, or 0. */
// @ts-ignore: decorator
@inline
export function likely(head: v128, tail: v128, key: u32): usize {
  return <usize>load<u32>(slotOf(head, tail, key), SLOTS_AT);
}
/** Whether it has that name, of which more than 32 bytes are still to be compared. */
// @ts-ignore: decorator
@inline
export function isNamed(label: usize, head: v128, tail: v128, key: u32): bool {
  const same = v128.and(i8x16.eq(v128.load(label, HEAD), head), i8x16.eq(v128.load(label, TAIL), tail));
  // Without `&&`, which would be a branch more.
  return ((load<u32>(label, KEY) ^ key) | (i8x16.bitmask(same) ^ 0xffff)) == 0;
}

/** The label with this name (raw bytes, as spelled), or 0: then learn() makes one of it. */
// @ts-ignore: decorator
@inline
export function find(from: usize, end: usize, kind: u32): usize {
  const length = <u32>(end - from);
  const first = headOf(from, length);
  const last = tailOf(end, length);
  const wanted = keyOf(length, kind);
  let at = slotOf(first, last, wanted);
  for (;;) {
    const label = <usize>load<u32>(at, SLOTS_AT);
    if (label == 0) break;
    if (isNamed(label, first, last, wanted) && (length <= 32 || hasMiddle(label, from, length))) return label;
    at = (at + 4) & SLOTS_MASK;
  }
  slot = at;
  head = first;
  tail = last;
  name = from;
  key = wanted;
  return 0;
}

/** Whether it has what lies between the first and the last sixteen bytes of this name. */
export function hasMiddle(label: usize, from: usize, length: u32): bool {
  const known = <usize>load<u32>(label, NAME);
  for (let i: u32 = 16; i + 16 < length; i += 8) if (load<u64>(known + i) != load<u64>(from + i)) return false;
  return true;
}

/** Makes a label of the name that find() did not know; false where no more are kept here. */
export function learn(): bool {
  const length = key & 0x3fffffff;
  if (known == MOST_LABELS || length > LONGEST) return false;
  const copy = take(length + 8);
  const label = take(SIZE);
  if (copy == 0 || label == 0) return false;
  memory.copy(copy, name, length);
  store<i64>(label, i64.MAX_VALUE, FIRST);
  store<i64>(label, i64.MIN_VALUE, LAST);
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

/** The page on which samples of so many milliseconds, of five digits, are counted; 0 where there is none. */
// @ts-ignore: decorator
@inline
export function pageOf(label: usize, elapsed: u32): usize {
  return <usize>load<u32>(label + (<usize>(elapsed >> PAGE_BITS) << 2), TABLE);
}

/** Where the page is to be told that newPage() makes. */
let missing: usize = 0;

/**
 * The page for so many milliseconds, less than BEYOND. Where there can be no more it is NOWHERE, and who adds the sample to it
 * calls note(), too. 0: newPage() is to be called first.
 */
export function pageFor(label: usize, elapsed: u32): usize {
  const page = pageOf(label, elapsed);
  if (page != 0) return page;
  missing = label + TABLE + (<usize>(elapsed >> PAGE_BITS) << 2);
  return pages == MOST_PAGES && notes != 0 && noted < MOST_NOTED ? NOWHERE : 0;
}

export function note(label: usize, elapsed: u32): void {
  store<u32>(notes + (<usize>noted << 2), (load<u32>(label, INDEX) << 16) | elapsed);
  noted++;
}

/** Makes the page that is missing, or room for notes; false where memory is up. Apart from it, as memory that may move is slow. */
export function newPage(): bool {
  if (pages == MOST_PAGES) {
    if (notes == 0) notes = take(MOST_NOTED << 2);
    return notes != 0 && noted < MOST_NOTED;
  }
  const page = take(PAGE << 2);
  if (page == 0) return false;
  pages++;
  store<u32>(missing, <u32>page);
  return true;
}

// @ts-ignore: decorator
@inline
export function addErrors(label: usize, failed: u64): void {
  store<u64>(label, load<u64>(label, ERRORS) + failed, ERRORS);
}

/** Adds one sample to a label and to the page of its time, all but whether it failed; `sizes` and `waits` as fours. */
// @ts-ignore: decorator
@inline
export function add(label: usize, page: usize, start: i64, elapsed: u32, sizes: v128, waits: v128): void {
  const counter = page + (<usize>(elapsed & (PAGE - 1)) << 2);
  store<u32>(counter, load<u32>(counter) + 1);
  const end = start + <i64>elapsed;
  if (start < load<i64>(label, FIRST)) store<i64>(label, start, FIRST);
  // Which is later, nobody could foresee, other than which is earlier.
  const last = load<i64>(label, LAST);
  store<i64>(label, select<i64>(end, last, end > last), LAST);
  v128.store(label, i32x4.add(v128.load(label, SIZES), sizes), SIZES);
  v128.store(label, i32x4.add(v128.load(label, WAITS), waits), WAITS);
}

/** Forgets what was counted, not what was learnt: counters have 32 bits, so the driver collects them in time. */
export function forget(): void {
  noted = 0;
  for (let i: u32 = 0; i < known; i++) {
    const label = labelAt(i);
    memory.fill(label, 0, KEY);
    memory.fill(label + SUMS, 0, INDEX - SUMS);
    store<i64>(label, i64.MAX_VALUE, FIRST);
    store<i64>(label, i64.MIN_VALUE, LAST);
    for (let page: u32 = 0; page < PAGES; page++) {
      const at = <usize>load<u32>(label + TABLE + (<usize>page << 2));
      if (at != 0) memory.fill(at, 0, PAGE << 2);
    }
  }
}
