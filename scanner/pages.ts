// Counts how many samples of a label took how many milliseconds, on pages that are created when they are needed.
import { ELAPSED, INDEX, PAGES, SAMPLES } from './layout';
import { take } from './memory';

/** A page counts this many consecutive milliseconds, in four bytes each. */
const PAGE_BITS: u32 = 7;
const PAGE: u32 = 1 << PAGE_BITS;
/** Response times from here on are rare, so they are left to the driver. */
export const BEYOND: u32 = 65536;
const PAGES_PER_LABEL: u32 = BEYOND >> PAGE_BITS;
/**
 * 16 MB. A thousand labels with every time up to a minute would need sixteen times as much, for only a few samples per
 * page.
 */
const MAX_PAGES: u32 = 32768;
/** The number of samples stored one by one because they have no page, and how many of them a single buffer may add. */
const MAX_NOTES: u32 = 1 << 20;
const MAX_NOTES_PER_BUFFER: u32 = 1 << 16;

/** The page table of a label. It covers every elapsed time of five digits, more than the pages that are ever created. */
export const LABEL_BYTES: usize = PAGES + <usize>((99999 >> PAGE_BITS) + 1) * 4;

let pageCount: u32 = 0;
/** The label's index and, in the lower sixteen bits, the elapsed time of each stored sample. */
let notes: usize = 0;
let noted: u32 = 0;
/** Samples without a page are counted on this page, which is never read. */
export const NOWHERE: usize = memory.data(<i32>PAGE << 2, 64);

/** The distinct times of the most recently summed label, ascending, and the number of samples for each. */
const VALUES: usize = memory.data(<i32>BEYOND << 2, 64);
const TIMES: usize = memory.data(<i32>BEYOND << 2, 64);
let distinct: u32 = 0;
/** The number of stored samples of the preceding labels. */
let summedNotes: u32 = 0;

export function forgetPages(): void {
  pageCount = 0;
  notes = 0;
  noted = 0;
}

/** The address and number of the stored samples, which the driver sorts before it asks for sums. */
export function notesAt(): usize {
  return notes;
}
export function notesCount(): u32 {
  return noted;
}
/** Whether the driver must collect the stored samples before the next buffer, because its samples may not fit. */
export function areNotesMany(): bool {
  return noted > MAX_NOTES - MAX_NOTES_PER_BUFFER;
}

export function valuesAt(): usize {
  return VALUES;
}
export function timesAt(): usize {
  return TIMES;
}
export function distinctCount(): u32 {
  return distinct;
}

// @ts-ignore: decorator
@inline
function pageAt(label: usize, page: u32): usize {
  return <usize>load<u32>(label + PAGES + (<usize>page << 2));
}

/** Lists the times of label number `i` and sums them. Must be called once for each label, in order. */
export function sumPages(label: usize, i: u32): void {
  if (i == 0) summedNotes = 0;
  distinct = 0;
  let samples: u64 = 0;
  let elapsed: u64 = 0;
  for (let page: u32 = 0; page < PAGES_PER_LABEL; page++) {
    const counters = pageAt(label, page);
    if (counters == 0) {
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
      const count = load<u32>(counters + (<usize>slot << 2));
      if (count == 0) continue;
      samples += count;
      elapsed += list(page * PAGE + slot, count);
    }
  }
  store<u64>(label, samples, SAMPLES);
  store<u64>(label, elapsed, ELAPSED);
}

// @ts-ignore: decorator
@inline
function noteAt(i: u32): u32 {
  return load<u32>(notes + (<usize>i << 2));
}

/** Lists `count` samples of `value` milliseconds, and returns their sum. */
function list(value: u32, count: u32): u64 {
  const offset = <usize>distinct << 2;
  store<u32>(VALUES + offset, value);
  store<u32>(TIMES + offset, count);
  distinct++;
  return <u64>count * <u64>value;
}

/** The page that counts an elapsed time of at most five digits, or 0. */
// @ts-ignore: decorator
@inline
export function pageOf(label: usize, elapsed: u32): usize {
  return <usize>load<u32>(label + (<usize>(elapsed >> PAGE_BITS) << 2), PAGES);
}

/** The address of a time's counter on its page. */
// @ts-ignore: decorator
@inline
export function counterAt(page: usize, elapsed: u32): usize {
  return page + (<usize>(elapsed & (PAGE - 1)) << 2);
}

/** The address at which newPage() stores the address of the page it creates. */
let missing: usize = 0;

/**
 * The page that counts an elapsed time below BEYOND. NOWHERE if no more pages can be created: the caller then also calls
 * note(). 0 if newPage() must be called first.
 */
export function pageFor(label: usize, elapsed: u32): usize {
  const page = pageOf(label, elapsed);
  if (page != 0) return page;
  missing = label + PAGES + (<usize>(elapsed >> PAGE_BITS) << 2);
  return pageCount == MAX_PAGES && notes != 0 && noted < MAX_NOTES ? NOWHERE : 0;
}

export function note(label: usize, elapsed: u32): void {
  store<u32>(notes + (<usize>noted << 2), (load<u32>(label, INDEX) << 16) | elapsed);
  noted++;
}

/**
 * Creates the missing page, or space for stored samples; false if there is no memory. A separate function, because access
 * to memory that may move is slow.
 */
export function newPage(): bool {
  if (pageCount == MAX_PAGES) {
    if (notes == 0) notes = take(MAX_NOTES << 2);
    return notes != 0 && noted < MAX_NOTES;
  }
  const page = take(PAGE << 2);
  if (page == 0) return false;
  pageCount++;
  store<u32>(missing, <u32>page);
  return true;
}

/** Must be called before all labels are cleared. */
export function clearNotes(): void {
  noted = 0;
}

export function clearPages(label: usize): void {
  for (let page: u32 = 0; page < PAGES_PER_LABEL; page++) {
    const counters = pageAt(label, page);
    if (counters != 0) memory.fill(counters, 0, PAGE << 2);
  }
}
