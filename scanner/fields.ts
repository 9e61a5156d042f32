// The first pass over a window: finds where fields end, 64 bytes at a time, from bitmaps of quotes, delimiters and
// newlines. The parity of quotes determines which bytes are inside them.
import { bits, parity } from './bits';
import { total } from './newlines';
import { positions } from './positions';

export const LF: u8 = 10;
export const CR: u8 = 13;
export const QUOTE: u8 = 34;

/** The largest window: offsets in it fit into sixteen bits. */
export const MOST_WINDOW: usize = 65536 - 64;
/**
 * The starts of fields, as offsets in the window. The entry after the last field of a record is the first one of the next.
 */
export const STARTS: usize = memory.data(<i32>(MOST_WINDOW + 64) << 1, 64);
/** The number of 64-byte blocks whose newlines can be counted in lanes of one byte. */
const CHUNK: usize = 63 << 6;
// Vector constants are loaded from memory: as literals they take three instructions at every use.
const QUOTES: usize = memory.data<u64>([0x2222222222222222, 0x2222222222222222], 16);
const NEWLINES: usize = memory.data<u64>([0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a], 16);
const SIXTEENS: usize = memory.data<u64>([0x0010001000100010, 0x0010001000100010], 16);

let delimiter: u8 = 0;
let isTimeStampFirst: bool = false;
export let width: u32 = 0;

export let window: usize = 0;
export let windowEnd: usize = 0;
export let newlineCount: u32 = 0;
export let recordCount: u32 = 0;
/** Whether all records of the window have the expected number of fields. */
export let isEven: bool = false;
/**
 * Whether there is a misplaced quote, or a quote whose end may be missing: the records of the window end before it. Also if
 * there are NUL bytes: the window then has no records.
 */
export let isIrregular: bool = false;
/**
 * State during the pass: all ones inside quotes, and the number of newlines that are inside quotes or after a misplaced
 * quote.
 */
let carried: i64 = 0;
let hidden: u32 = 0;

/** Sets the delimiter, the number of fields per record, and whether the first one is the time stamp. */
export function expectFields(delimiterByte: u8, fields: u32, beginsWithTimeStamp: bool): void {
  delimiter = delimiterByte;
  width = fields;
  isTimeStampFirst = beginsWithTimeStamp;
}

// @ts-ignore: decorator
@inline
function separates(byte: u8): bool {
  return byte == delimiter || byte == LF || byte == QUOTE;
}

/**
 * Checks quotes that seem misplaced within their block. They are correct if their neighbour is in another block or after
 * the window, or if a carriage return stands between the last quote and the newline.
 */
function misplaced(p: usize, quotes: u64, opening: u64, stop: usize): u64 {
  let wrong: u64 = 0;
  for (; quotes; quotes &= quotes - 1) {
    const quote = p + <usize>ctz(quotes);
    const lowest = quotes & -quotes;
    let isRight: bool;
    if (opening & lowest) isRight = separates(load<u8>(quote - 1));
    else if (quote + 1 == stop) isRight = true;
    else {
      const behind = load<u8>(quote, 1);
      isRight = separates(behind) || (behind == CR && (quote + 2 == stop || load<u8>(quote, 2) == LF));
    }
    if (!isRight) wrong |= lowest;
  }
  return wrong;
}

/**
 * Returns the first of these newlines inside quotes that may be followed by a row. The end of the quote would then be
 * missing.
 */
function beforeRow(p: usize, newlines: u64): u64 {
  for (; newlines; newlines &= newlines - 1) {
    // A time stamp of twelve digits or more.
    const begin = load<u64>(p + <usize>ctz(newlines), 1);
    const high = (begin & 0xf0f0f0f0f0f0f0f0) | (((begin + 0x0606060606060606) & 0xf0f0f0f0f0f0f0f0) >> 4);
    if (!isTimeStampFirst || high == 0x3333333333333333) return newlines & -newlines;
  }
  return 0;
}

/**
 * Lists where fields begin between these addresses, the first of which begins a record. One long function because everything
 * stays in registers.
 */
export function indexFields(begin: usize, stop: usize): void {
  window = begin;
  windowEnd = stop;
  const quote = v128.load(QUOTES);
  const newline = v128.load(NEWLINES);
  const separator = i8x16.splat(<i8>delimiter);
  const sixteen = v128.load(SIXTEENS);
  let base = i16x8.splat(1);
  let next = STARTS + 2;
  let lines = i16x8.splat(0);
  store<u16>(STARTS, 0);
  isIrregular = false;
  carried = 0;
  hidden = 0;
  let least = newline;
  for (let p = begin; p < stop && !isIrregular; ) {
    const chunkEnd = min(p + CHUNK, stop);
    let sum = i8x16.splat(0);
    for (; p < chunkEnd; p += 64) {
      const a = v128.load(p);
      const b = v128.load(p, 16);
      const c = v128.load(p, 32);
      const d = v128.load(p, 48);
      least = i8x16.min_u(least, i8x16.min_u(i8x16.min_u(a, b), i8x16.min_u(c, d)));
      const na = i8x16.eq(a, newline);
      const nb = i8x16.eq(b, newline);
      const nc = i8x16.eq(c, newline);
      const nd = i8x16.eq(d, newline);
      sum = i8x16.sub(sum, i8x16.add(i8x16.add(na, nb), i8x16.add(nc, nd))); // subtracting a mask of -1 adds 1 for each newline
      let fieldsA = <u32>i8x16.bitmask(v128.or(na, i8x16.eq(a, separator)));
      let fieldsB = <u32>i8x16.bitmask(v128.or(nb, i8x16.eq(b, separator)));
      let fieldsC = <u32>i8x16.bitmask(v128.or(nc, i8x16.eq(c, separator)));
      let fieldsD = <u32>i8x16.bitmask(v128.or(nd, i8x16.eq(d, separator)));
      const qa = i8x16.eq(a, quote);
      const qb = i8x16.eq(b, quote);
      const qc = i8x16.eq(c, quote);
      const qd = i8x16.eq(d, quote);
      // Most blocks have no quotes.
      if (i8x16.bitmask(v128.or(v128.or(qa, qb), v128.or(qc, qd))) | <i32>carried) {
        const quotes = bits(qa, qb, qc, qd);
        const inside = parity(quotes) ^ carried;
        const opening = quotes & inside;
        const closing = quotes & ~inside;
        let fields = whole(fieldsA, fieldsB, fieldsC, fieldsD);
        // An opening quote follows a separator and a closing quote precedes one; two quotes in a row stand for one
        // quote.
        const separators = fields | quotes;
        let wrong = (opening & ~(separators << 1)) | (closing & ~(separators >> 1));
        if (wrong) wrong = misplaced(p, wrong, opening, stop);
        const newlines = bits(na, nb, nc, nd);
        if (newlines & inside) wrong |= beforeRow(p, newlines & inside);
        let valid = ~inside;
        if (wrong) {
          valid &= (wrong & -wrong) - 1;
          hidden += <u32>popcnt(newlines & ~valid);
          next = listed(fields & valid, p - begin + 1, next);
          isIrregular = true;
          break;
        }
        hidden += <u32>popcnt(newlines & ~valid);
        carried = <i64>inside >> 63;
        fields &= valid;
        fieldsA = <u32>fields & 0xffff;
        fieldsB = <u32>(fields >> 16) & 0xffff;
        fieldsC = <u32>(fields >> 32) & 0xffff;
        fieldsD = <u32>(fields >> 48);
      }
      const countA = <usize>popcnt(fieldsA);
      const countB = <usize>popcnt(fieldsB);
      const countC = <usize>popcnt(fieldsC);
      const countD = <usize>popcnt(fieldsD);
      // There are more than seven fields in sixteen bytes, and the table has room for eight.
      if ((countA | countB | countC | countD) & 24) {
        next = listed(whole(fieldsA, fieldsB, fieldsC, fieldsD), p - begin + 1, next);
        base = i16x8.add(base, i16x8.splat(64));
      } else {
        positions(next, base, fieldsA);
        next += countA << 1;
        base = i16x8.add(base, sixteen);
        positions(next, base, fieldsB);
        next += countB << 1;
        base = i16x8.add(base, sixteen);
        positions(next, base, fieldsC);
        next += countC << 1;
        base = i16x8.add(base, sixteen);
        positions(next, base, fieldsD);
        next += countD << 1;
        base = i16x8.add(base, sixteen);
      }
    }
    lines = i16x8.add(lines, i16x8.extadd_pairwise_i8x16_u(sum));
  }
  newlineCount = total(lines);
  // The driver reads a window with NUL bytes, whose place is not known.
  const hasNul = !i8x16.all_true(least);
  if (hasNul) isIrregular = true;
  recordCount = hasNul ? 0 : newlineCount - hidden;
  isEven = <u32>((next - STARTS) >> 1) > recordCount * width && haveWidth();
}

/** Appends field ends one by one to the list. Returns its new end. */
function listed(fields: u64, offset: usize, next: usize): usize {
  for (; fields; fields &= fields - 1) {
    store<u16>(next, <u16>(offset + <usize>ctz(fields)));
    next += 2;
  }
  return next;
}

// @ts-ignore: decorator
@inline
function whole(a: u32, b: u32, c: u32, d: u32): u64 {
  return <u64>a | (<u64>b << 16) | (<u64>c << 32) | (<u64>d << 48);
}

/**
 * Whether every `width` fields end in a newline. There are as many newlines as records, so all records are then regular.
 */
function haveWidth(): bool {
  const step = <usize>width << 1;
  let last = STARTS;
  for (let i: u32 = 0; i < recordCount; i++) {
    last += step;
    if (load<u8>(window + <usize>load<u16>(last) - 1) != LF) return false;
  }
  return true;
}

