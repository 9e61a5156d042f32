// What is counted for each label. The driver reads it as it lies in memory: OFFSETS in src/samples/kernel.ts.
import { giveBack, take } from './memory';

/** A page of counts: so many milliseconds, four bytes each. */
const PAGE_BITS: u32 = 7;
const PAGE: u32 = 1 << PAGE_BITS;
/** From here on response times are rare, and left to the driver. */
export const BEYOND: u32 = 65536;
const PAGES: u32 = BEYOND >> PAGE_BITS;
/** Together with the names and what the scanner itself needs it stays below what a small machine has. */
const MOST_PAGES: u32 = 65536;

const MOST_LABELS: u32 = 4096;
const LONGEST: u32 = 1024;

const ERRORS: usize = 0;
const FIRST: usize = 8;
const LAST: usize = 16;
const RECEIVED: usize = 24;
const SENT: usize = 32;
const LATENCY: usize = 40;
const CONNECT: usize = 48;
/** Only summed when the driver asks. */
const SAMPLES: usize = 56;
const ELAPSED: usize = 64;
/** What is forgotten ends here. */
const KEPT: usize = 72;
/** Its first and its last sixteen bytes. */
const HEAD: usize = 72;
const TAIL: usize = 88;
/** Length of the name and, in the two highest bits, which kind of samples these are: as numbered in src/samples/kernel.ts. */
const KEY: usize = 104;
const NAME: usize = 108;
const TABLE: usize = 112;
const SIZE: usize = TABLE + (<usize>PAGES << 2);

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

/** Begins anew, for another result. */
export function forgetAll(): void {
  giveBack();
  memory.fill(SLOTS_AT, 0, SLOTS << 2);
  known = 0;
  pages = 0;
}

export function labelCount(): u32 {
  return known;
}

// @ts-ignore: decorator
@inline
function labelAt(i: u32): usize {
  return <usize>load<u32>(<usize>i << 2, LABELS_AT);
}

/** A label's address, with its samples and their times summed from the counts. */
export function summed(i: u32): usize {
  const label = labelAt(i);
  let samples: u64 = 0;
  let elapsed: u64 = 0;
  for (let page: u32 = 0; page < PAGES; page++) {
    const at = <usize>load<u32>(label + TABLE + (<usize>page << 2));
    if (at == 0) continue;
    for (let slot: u32 = 0; slot < PAGE; slot++) {
      const count = <u64>load<u32>(at + (<usize>slot << 2));
      samples += count;
      elapsed += count * <u64>(page * PAGE + slot);
    }
  }
  store<u64>(label, samples, SAMPLES);
  store<u64>(label, elapsed, ELAPSED);
  return label;
}

let slot: u32 = 0;
let head: v128 = i64x2.splat(0);
let tail: v128 = i64x2.splat(0);
let name: usize = 0;
let key: u32 = 0;

/** The label with this name (raw bytes, as spelled), or 0: then learn() makes one of it. */
// @ts-ignore: decorator
@inline
export function find(from: usize, end: usize, kind: u32): usize {
  const length = <u32>(end - from);
  // Without a branch on the length, which changes from row to row.
  const kept = <usize>min<u32>(length, 16) << 5;
  const first = v128.and(v128.load(from), v128.load(kept, FIRST_AND_LAST));
  const last = v128.and(v128.load(end - 16), v128.load(kept, FIRST_AND_LAST + 16));
  const wanted = length | (kind << 30);
  const mixed = i64x2.extract_lane(first, 0) ^ rotl<u64>(i64x2.extract_lane(last, 1), 29) ^ <u64>wanted;
  let at = <u32>((mixed * 0x9e3779b97f4a7c15) >> 49) & SLOTS_MASK;
  for (;;) {
    const label = <usize>load<u32>(at, SLOTS_AT);
    if (label == 0) break;
    const differs = v128.or(v128.xor(v128.load(label, HEAD), first), v128.xor(v128.load(label, TAIL), last));
    // Without `&&`, which would be a branch more.
    if (
      ((load<u32>(label, KEY) ^ wanted) | u32(v128.any_true(differs))) == 0 &&
      (length <= 32 || isSame(load<u32>(label, NAME), from, length))
    )
      return label;
    at = (at + 4) & SLOTS_MASK;
  }
  slot = at;
  head = first;
  tail = last;
  name = from;
  key = wanted;
  return 0;
}

/** What lies between the first and the last sixteen bytes. */
function isSame(a: usize, b: usize, length: u32): bool {
  for (let i: u32 = 16; i + 16 < length; i += 8) if (load<u64>(a + i) != load<u64>(b + i)) return false;
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
  store<u32>(slot, <u32>label, SLOTS_AT);
  store<u32>(<usize>known << 2, <u32>label, LABELS_AT);
  known++;
  return true;
}

/** Where a page is to be noted that was not there for counter(). */
let missing: usize = 0;

/** Where samples of so many milliseconds (less than BEYOND) are counted; 0 where newPage() is wanted first. */
// @ts-ignore: decorator
@inline
export function counter(label: usize, elapsed: u32): usize {
  const entry = label + TABLE + (<usize>(elapsed >> PAGE_BITS) << 2);
  const page = <usize>load<u32>(entry);
  if (page == 0) {
    missing = entry;
    return 0;
  }
  return page + (<usize>(elapsed & (PAGE - 1)) << 2);
}

/** Makes the page that counter() did not find; false where memory is up. Apart from it, as memory that may move is slow. */
export function newPage(): bool {
  if (pages == MOST_PAGES) return false;
  const page = take(PAGE << 2);
  if (page == 0) return false;
  pages++;
  store<u32>(missing, <u32>page);
  return true;
}

/** Adds one sample to a label and its counter. */
// @ts-ignore: decorator
@inline
export function add(
  label: usize,
  counted: usize,
  start: i64,
  elapsed: u32,
  failed: u64,
  /** As in sample.ts. */
  sums: v128,
): void {
  store<u32>(counted, load<u32>(counted) + 1);
  store<u64>(label, load<u64>(label, ERRORS) + failed, ERRORS);
  const end = start + <i64>elapsed;
  if (start < load<i64>(label, FIRST)) store<i64>(label, start, FIRST);
  // Which is later, nobody could foresee, other than which is earlier.
  const last = load<i64>(label, LAST);
  store<i64>(label, select<i64>(end, last, end > last), LAST);
  v128.store(label, i64x2.add(v128.load(label, RECEIVED), i64x2.extend_low_i32x4_u(sums)), RECEIVED);
  v128.store(label, i64x2.add(v128.load(label, LATENCY), i64x2.extend_high_i32x4_u(sums)), LATENCY);
}

/** Forgets what was counted, not what was learnt: counters have 32 bits, so the driver collects them in time. */
export function forget(): void {
  for (let i: u32 = 0; i < known; i++) {
    const label = labelAt(i);
    memory.fill(label, 0, KEPT);
    store<i64>(label, i64.MAX_VALUE, FIRST);
    store<i64>(label, i64.MIN_VALUE, LAST);
    for (let page: u32 = 0; page < PAGES; page++) {
      const at = <usize>load<u32>(label + TABLE + (<usize>page << 2));
      if (at != 0) memory.fill(at, 0, PAGE << 2);
    }
  }
}
