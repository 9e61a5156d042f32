// What is counted for each label. The driver reads it as it lies in memory: OFFSETS in src/samples/kernel.ts.
import { take } from './memory';

/** A page of counts: so many milliseconds, four bytes each. */
const PAGE_BITS: u32 = 7;
const PAGE: u32 = 1 << PAGE_BITS;
/** From here on response times are rare, and left to the driver. */
export const BEYOND: u64 = 65536;
const PAGES: u32 = <u32>BEYOND >> PAGE_BITS;
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
const HEAD: usize = 56;
const TAIL: usize = 64;
/** Length of the name and, in the two highest bits, which kind of samples these are: as numbered in src/samples/kernel.ts. */
const KEY: usize = 72;
const NAME: usize = 76;
const TABLE: usize = 80;
const SIZE: usize = TABLE + (<usize>PAGES << 2);

const SLOTS: u32 = MOST_LABELS * 2;

const labels = take(<usize>MOST_LABELS * SIZE);
const slots = take(<usize>SLOTS << 1);
let known: u32 = 0;
let pages: u32 = 0;

export function labelCount(): u32 {
  return known;
}

export function labelAt(i: u32): usize {
  return labels + <usize>i * SIZE;
}

let slot: u32 = 0;
let head: u64 = 0;
let tail: u64 = 0;
let name: usize = 0;
let key: u32 = 0;

/** The label with this name (raw bytes, as spelled), or 0: then learn() makes one of it. */
// @ts-ignore: decorator
@inline
export function find(from: usize, end: usize, kind: u32): usize {
  const length = <u32>(end - from);
  let first = load<u64>(from);
  let last: u64;
  if (length < 8) {
    first = length == 0 ? 0 : first & (<u64>-1 >> (<u64>(8 - length) << 3));
    last = first;
  } else last = load<u64>(end - 8);
  const wanted = length | (kind << 30);
  let hash = (first * 0x9e3779b97f4a7c15) ^ (last * 0xc2b2ae3d27d4eb4f) ^ <u64>wanted;
  hash ^= hash >> 32;
  hash *= 0x9e3779b97f4a7c15;
  let at = <u32>(hash >> 51) & (SLOTS - 1);
  for (;;) {
    const index = <u32>load<u16>(slots + (<usize>at << 1));
    if (index == 0) break;
    const label = labels + <usize>(index - 1) * SIZE;
    if (
      load<u64>(label, HEAD) == first &&
      load<u64>(label, TAIL) == last &&
      load<u32>(label, KEY) == wanted &&
      (length <= 16 || isSame(load<u32>(label, NAME), from, length))
    )
      return label;
    at = (at + 1) & (SLOTS - 1);
  }
  slot = at;
  head = first;
  tail = last;
  name = from;
  key = wanted;
  return 0;
}

/** What lies between the first and the last eight bytes. */
function isSame(a: usize, b: usize, length: u32): bool {
  for (let i: u32 = 8; i + 8 < length; i += 8) if (load<u64>(a + i) != load<u64>(b + i)) return false;
  return true;
}

/** Makes a label of the name that find() did not know; false where no more are kept here. */
export function learn(): bool {
  const length = key & 0x3fffffff;
  if (known == MOST_LABELS || length > LONGEST) return false;
  const copy = take(length + 8);
  if (copy == 0) return false;
  memory.copy(copy, name, length);
  const label = labelAt(known);
  store<i64>(label, i64.MAX_VALUE, FIRST);
  store<i64>(label, i64.MIN_VALUE, LAST);
  store<u64>(label, head, HEAD);
  store<u64>(label, tail, TAIL);
  store<u32>(label, key, KEY);
  store<u32>(label, <u32>copy, NAME);
  store<u16>(slots + (<usize>slot << 1), <u16>++known);
  return true;
}

/** Where samples of so many milliseconds (less than BEYOND) are counted; 0 where memory is up. */
// @ts-ignore: decorator
@inline
export function counter(label: usize, elapsed: u32): usize {
  const entry = label + TABLE + (<usize>(elapsed >> PAGE_BITS) << 2);
  let page = <usize>load<u32>(entry);
  if (page == 0) page = newPage(entry);
  return page == 0 ? 0 : page + (<usize>(elapsed & (PAGE - 1)) << 2);
}

function newPage(entry: usize): usize {
  if (pages == MOST_PAGES) return 0;
  const page = take(PAGE << 2);
  if (page == 0) return 0;
  pages++;
  store<u32>(entry, <u32>page);
  return page;
}

/** Adds one sample to a label and its counter. */
// @ts-ignore: decorator
@inline
export function add(
  label: usize,
  counted: usize,
  start: i64,
  elapsed: u64,
  failed: u64,
  received: u64,
  sent: u64,
  latency: u64,
  connect: u64,
): void {
  store<u32>(counted, load<u32>(counted) + 1);
  store<u64>(label, load<u64>(label, ERRORS) + failed, ERRORS);
  const end = start + <i64>elapsed;
  if (start < load<i64>(label, FIRST)) store<i64>(label, start, FIRST);
  if (end > load<i64>(label, LAST)) store<i64>(label, end, LAST);
  store<u64>(label, load<u64>(label, RECEIVED) + received, RECEIVED);
  store<u64>(label, load<u64>(label, SENT) + sent, SENT);
  store<u64>(label, load<u64>(label, LATENCY) + latency, LATENCY);
  store<u64>(label, load<u64>(label, CONNECT) + connect, CONNECT);
}

/** Forgets what was counted, not what was learnt: counters have 32 bits, so the driver collects them in time. */
export function forget(): void {
  for (let i: u32 = 0; i < known; i++) {
    const label = labelAt(i);
    memory.fill(label, 0, HEAD);
    store<i64>(label, i64.MAX_VALUE, FIRST);
    store<i64>(label, i64.MIN_VALUE, LAST);
    for (let page: u32 = 0; page < PAGES; page++) {
      const at = <usize>load<u32>(label + TABLE + (<usize>page << 2));
      if (at != 0) memory.fill(at, 0, PAGE << 2);
    }
  }
}
