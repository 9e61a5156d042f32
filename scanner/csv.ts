// Raw CSV results, 64 bytes at a time. It counts the rows it is sure of and hands every other one to the driver
// (src/samples/kernel.ts), whose plain reader then decides: so both always agree.
//
// Two passes over each buffer. The first finds where fields and records end: bitmaps of quotes, delimiters and newlines,
// and what is inside quotes from the quotes' parity. The second goes from record to record and reads the columns that count.
import { bits, parity, where } from './bits';
import { add, BEYOND, counter, find, learn } from './labels';
import { take } from './memory';
import { NONE, number } from './numbers';
import { makeTable, positions } from './positions';
import { digits, elapsed, read, start, sums } from './sample';
import { failure, isTransaction } from './values';

export { forget, labelCount, summed } from './labels';

/** What next() stopped at. */
const DONE: u32 = 0;
/** A record that the driver has to read: from() to to(). */
const ODD: u32 = 1;
/** A label that was not seen before: from() to to(). The record is not counted yet. */
const LABEL: u32 = 2;
/** A quote where none belongs: from() on, nothing is known of records. */
const IRREGULAR: u32 = 3;

/** How next() goes on. */
const LEARN: u32 = 1;
const SKIP: u32 = 2;

const LF: u8 = 10;
const CR: u8 = 13;
const QUOTE: u8 = 34;

/** Offsets in the buffer have sixteen bits. */
const CAPACITY: usize = 65536 - 64;
// Addresses that are known when this is compiled cost nothing when it runs. Before the buffer and behind it is room for what
// is read without asking whether it is still in it.
const BEFORE: usize = memory.data(64 + CAPACITY + 128, 64);
const INPUT: usize = BEFORE + 64;
/** Where fields begin: offsets in the buffer. The one behind the last field of a record is the first one of the next. */
let starts: usize = 0;
/** For each record, how many fields ended up to its end. */
let records: usize = 0;

let delimiter: u8 = 0;
let width: u32 = 0;
// Columns are kept as offsets into `starts`. NO_COLUMN: the result does not have it.
const NO_COLUMN: usize = 0xffffffff;
let timeStampAt: usize = 0;
let elapsedAt: usize = 0;
let labelColumn: usize = 0;
let successAt: usize = NO_COLUMN;
let messageAt: usize = NO_COLUMN;
let threadAt: usize = NO_COLUMN;
let receivedAt: usize = NO_COLUMN;
let sentAt: usize = NO_COLUMN;
let latencyAt: usize = NO_COLUMN;
let connectAt: usize = NO_COLUMN;
let countAt: usize = NO_COLUMN;
/** Samples that began before are left out. */
let cut: i64 = i64.MIN_VALUE;

let recordCount: u32 = 0;
let record: u32 = 0;
let field: u32 = 0;
let isIrregular: bool = false;
let isWindows: bool = false;
let fromAt: usize = 0;
let toAt: usize = 0;
let cutFirst: i64 = i64.MAX_VALUE;
let cutLast: i64 = i64.MIN_VALUE;
let newlineCount: u32 = 0;

/** Room for `capacity` bytes; the address at which they are to be written, or 0. */
export function room(capacity: usize): usize {
  starts = take((capacity + 64) << 1);
  records = take((capacity + 64) << 2);
  return capacity > CAPACITY || starts == 0 || records == 0 || !makeTable() ? 0 : INPUT;
}

// @ts-ignore: decorator
@inline
function column(index: i32): usize {
  return index < 0 ? NO_COLUMN : <usize>index << 1;
}

export function columns(
  delimiterByte: u32,
  fields: u32,
  timeStamp: i32,
  elapsed: i32,
  label: i32,
  success: i32,
  message: i32,
  thread: i32,
  received: i32,
  sent: i32,
  latency: i32,
  connect: i32,
  count: i32,
): void {
  delimiter = <u8>delimiterByte;
  width = fields;
  timeStampAt = column(timeStamp);
  elapsedAt = column(elapsed);
  labelColumn = column(label);
  successAt = column(success);
  messageAt = column(message);
  threadAt = column(thread);
  receivedAt = column(received);
  sentAt = column(sent);
  latencyAt = column(latency);
  connectAt = column(connect);
  countAt = column(count);
}

export function cutBefore(startMs: f64): void {
  cut = <i64>startMs;
}
/** Of the samples that were cut. */
export function cutFirstMs(): f64 {
  return <f64>cutFirst;
}
export function cutLastMs(): f64 {
  return <f64>cutLast;
}

export function from(): usize {
  return fromAt;
}
export function to(): usize {
  return toAt;
}
/** How many records next() has left behind, and the newlines of the whole buffer. */
export function taken(): u32 {
  return record;
}
export function newlines(): u32 {
  return newlineCount;
}

/** Newlines between two addresses. */
export function newlinesBetween(begin: usize, end: usize): u32 {
  const key = i8x16.splat(LF);
  let count: u32 = 0;
  let p = begin;
  for (; p + 64 <= end; p += 64) count += <u32>popcnt(where(p, key));
  for (; p < end; p++) count += u32(load<u8>(p) == LF);
  return count;
}

// @ts-ignore: decorator
@inline
function separates(byte: u8): bool {
  return byte == delimiter || byte == LF || byte == QUOTE;
}

/**
 * Which quotes of a block stand where none belongs, of those that seem to: beside one in another block or behind the buffer,
 * or in a Windows line, where a carriage return is between the last quote and the newline.
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

/** First pass: where fields and records end in so many bytes of the buffer, which begins with a record. */
export function index(length: usize): void {
  const stop = INPUT + length;
  store<u8>(INPUT - 1, LF);
  memory.fill(stop, 0, 64);
  const quote = i8x16.splat(QUOTE);
  const newline = i8x16.splat(LF);
  const separator = i8x16.splat(<i8>delimiter);
  const sixteen = i16x8.splat(16);
  let base = i16x8.splat(1);
  let next = starts + 2;
  let recordEnd = records;
  let hidden: u32 = 0; // newlines in quotes, and behind what is known
  let carried: u64 = 0; // all ones while inside quotes
  let end = stop;
  store<u16>(starts, 0);
  isIrregular = false;
  for (let p = INPUT; p < end; p += 64) {
    const a = v128.load(p);
    const b = v128.load(p, 16);
    const c = v128.load(p, 32);
    const d = v128.load(p, 48);
    const qa = i8x16.eq(a, quote);
    const qb = i8x16.eq(b, quote);
    const qc = i8x16.eq(c, quote);
    const qd = i8x16.eq(d, quote);
    const na = i8x16.eq(a, newline);
    const nb = i8x16.eq(b, newline);
    const nc = i8x16.eq(c, newline);
    const nd = i8x16.eq(d, newline);
    let newlines = bits(na, nb, nc, nd);
    let fields = bits(
      v128.or(na, i8x16.eq(a, separator)),
      v128.or(nb, i8x16.eq(b, separator)),
      v128.or(nc, i8x16.eq(c, separator)),
      v128.or(nd, i8x16.eq(d, separator)),
    );
    // Most blocks have no quote, so that its bits are made only where there is one.
    let quotes: u64 = 0;
    if (v128.any_true(v128.or(v128.or(qa, qb), v128.or(qc, qd)))) quotes = bits(qa, qb, qc, qd);
    if (quotes | carried) {
      const inside = parity(quotes) ^ carried;
      const opening = quotes & inside;
      const closing = quotes & ~inside;
      // A quote opens only where a field begins, and after a closing one the field ends; two of them are one quote.
      const separators = fields | quotes;
      let wrong = (opening & ~(separators << 1)) | (closing & ~(separators >> 1));
      if (wrong) wrong = misplaced(p, wrong, opening, stop);
      let valid = ~inside;
      if (wrong) {
        valid &= (wrong & -wrong) - 1;
        isIrregular = true;
        end = p;
      }
      hidden += <u32>popcnt(newlines & ~valid);
      newlines &= valid;
      fields &= valid;
      carried = <u64>(<i64>inside >> 63);
    }
    // Most blocks have one newline or none: this is done in any case, as nobody could foresee which.
    const fieldCount = <u32>((next - starts) >> 1);
    let lowest = newlines & -newlines;
    store<u32>(recordEnd, fieldCount + <u32>popcnt(fields & (lowest - 1)));
    recordEnd += usize(newlines != 0) << 2;
    for (newlines ^= lowest; newlines; newlines ^= lowest) {
      lowest = newlines & -newlines;
      store<u32>(recordEnd, fieldCount + <u32>popcnt(fields & (lowest - 1)));
      recordEnd += 4;
    }
    const fieldsA = <u32>fields & 0xffff;
    const fieldsB = <u32>(fields >> 16) & 0xffff;
    const fieldsC = <u32>(fields >> 32) & 0xffff;
    const fieldsD = <u32>(fields >> 48);
    const countA = <usize>popcnt(fieldsA);
    const countB = <usize>popcnt(fieldsB);
    const countC = <usize>popcnt(fieldsC);
    const countD = <usize>popcnt(fieldsD);
    // More than seven in sixteen bytes, which the table may not have.
    if ((countA | countB | countC | countD) & 24) {
      for (; fields; fields &= fields - 1) {
        store<u16>(next, <u16>(p - INPUT + <usize>ctz(fields) + 1));
        next += 2;
      }
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
  recordCount = <u32>((recordEnd - records) >> 2);
  // Told by the first record; one that ends otherwise is no plain one.
  isWindows = recordCount > 0 && load<u8>(startOf(load<u32>(records)) - 2) == CR;
  record = 0;
  field = 0;
  newlineCount = recordCount + hidden;
}

// @ts-ignore: decorator
@inline
function begin(fields: usize, column: usize): usize {
  return INPUT + <usize>load<u16>(fields + column);
}
// @ts-ignore: decorator
@inline
function end(fields: usize, column: usize): usize {
  return INPUT - 1 + <usize>load<u16>(fields + column, 2);
}
// @ts-ignore: decorator
@inline
function digitsIn(fields: usize, column: usize): u64 {
  if (column == NO_COLUMN) return 0;
  const start = <usize>load<u16>(fields + column);
  return digits(load<u64>(start, BEFORE + 64), <usize>load<u16>(fields + column, 2) - start - 1);
}

/** Where field `i` of all begins. */
// @ts-ignore: decorator
@inline
function startOf(i: u32): usize {
  return INPUT + <usize>load<u16>(starts + (<usize>i << 1));
}

/** Second pass, up to the next record that is not plain; `how` tells what became of the one it stopped at. */
export function next(how: u32): u32 {
  if (how == LEARN && !learn()) how = SKIP;
  if (how == SKIP) return leave();
  for (; record < recordCount; record++) {
    const after = load<u32>(records + (<usize>record << 2));
    const last = starts + (<usize>after << 1);
    // In a Windows line the last field ends before the carriage return, but the next record still begins after the newline.
    const following = load<u16>(last);
    const returns = u32(load<u8>(<usize>following, BEFORE + 64 - 2) == CR);
    if (isWindows) store<u16>(last, following - <u16>returns);
    const isPlain = after - field == width && (returns == 0 || isWindows);
    const stopped = isPlain ? count(starts + (<usize>field << 1)) : ODD;
    if (isWindows) store<u16>(last, following);
    if (stopped == ODD) return leave();
    if (stopped == LABEL) return LABEL;
    field = after;
  }
  fromAt = startOf(field);
  return isIrregular ? IRREGULAR : DONE;
}

/** Counts the record whose fields these are, or says what keeps it from it. */
// @ts-ignore: decorator
@inline
function count(fields: usize): u32 {
  const isRead = read(
    begin(fields, timeStampAt),
    end(fields, timeStampAt),
    digitsIn(fields, elapsedAt),
    digitsIn(fields, receivedAt),
    digitsIn(fields, sentAt),
    digitsIn(fields, latencyAt),
    digitsIn(fields, connectAt),
  );
  const failed = successAt == NO_COLUMN ? 0 : failure(begin(fields, successAt), end(fields, successAt));
  if (!isRead || (failed & NONE) != 0 || elapsed >= BEYOND) return ODD;
  // Rows of the PerfMon plug-in have no thread.
  if (threadAt != NO_COLUMN && begin(fields, threadAt) == end(fields, threadAt)) return ODD;
  if (countAt != NO_COLUMN && number(begin(fields, countAt), end(fields, countAt)) > 1) return ODD;

  let kind: u32 = 0;
  if (messageAt != NO_COLUMN) {
    const message = begin(fields, messageAt);
    const letter = load<u8>(message);
    if (letter == 0x4e || (letter == QUOTE && load<u8>(message, 1) == 0x4e))
      kind = isTransaction(message + usize(letter == QUOTE), end(fields, messageAt));
  }
  let name = begin(fields, labelColumn);
  let nameEnd = end(fields, labelColumn);
  const quoted = usize(load<u8>(name) == QUOTE);
  name += quoted;
  nameEnd -= quoted;
  const label = find(name, nameEnd, kind);
  if (label == 0) {
    fromAt = name;
    toAt = nameEnd;
    return LABEL;
  }
  if (start < cut) {
    if (start < cutFirst) cutFirst = start;
    if (start + <i64>elapsed > cutLast) cutLast = start + <i64>elapsed;
    return DONE;
  }
  const counted = counter(label, <u32>elapsed);
  if (counted == 0) return ODD;
  add(label, counted, start, elapsed, failed, sums);
  return DONE;
}

/** Leaves this record to the driver. */
function leave(): u32 {
  const after = load<u32>(records + (<usize>record << 2));
  fromAt = startOf(field);
  toAt = startOf(after);
  field = after;
  record++;
  return ODD;
}
