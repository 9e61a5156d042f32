// Raw CSV results, 64 bytes at a time. It counts the rows it is sure of and hands every other one to the driver
// (src/samples/kernel.ts), whose plain reader then decides: so both always agree.
//
// Two passes over each buffer. The first finds where fields and records end: bitmaps of quotes, delimiters and newlines,
// and what is inside quotes from the quotes' parity. The second goes from record to record and reads the columns that count.
import { bits, parity, where } from './bits';
import { add, BEYOND, counter, find, learn } from './labels';
import { take } from './memory';
import { NONE, number } from './numbers';
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

let input: usize = 0;
/** Addresses of the fields' ends, after one of the byte before the first field. */
let ends: usize = 0;
/** For each record, how many fields ended up to its end. */
let records: usize = 0;

let delimiter: u8 = 0;
let width: u32 = 0;
// Columns are kept as offsets into `ends`. NO_COLUMN: the result does not have it.
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

/** Room for `capacity` bytes; the address at which they are to be written. */
export function room(capacity: usize): usize {
  const before = take(64);
  input = take(capacity + 128);
  ends = take((capacity + 64) << 2);
  records = take((capacity + 64) << 2);
  return before == 0 || ends == 0 || records == 0 ? 0 : input;
}

// @ts-ignore: decorator
@inline
function column(index: i32): usize {
  return index < 0 ? NO_COLUMN : <usize>index << 2;
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

/** Writes where the lowest four bits of a block at `p` are; the bits above them. */
// @ts-ignore: decorator
@inline
function fourEnds(at: usize, p: usize, fields: u64): u64 {
  store<u32>(at, <u32>(p + <usize>ctz(fields)), 0);
  fields &= fields - 1;
  store<u32>(at, <u32>(p + <usize>ctz(fields)), 4);
  fields &= fields - 1;
  store<u32>(at, <u32>(p + <usize>ctz(fields)), 8);
  fields &= fields - 1;
  store<u32>(at, <u32>(p + <usize>ctz(fields)), 12);
  return fields & (fields - 1);
}

/** First pass: where fields and records end in so many bytes of the buffer, which begins with a record. */
export function index(length: usize): void {
  // Beyond the end stand newlines: what may follow a closing quote.
  memory.fill(input + length, LF, 64);
  const quote = i8x16.splat(QUOTE);
  const newline = i8x16.splat(LF);
  const separator = i8x16.splat(<i8>delimiter);
  const stop = input + length;
  let fieldEnd = ends + 4;
  let recordEnd = records;
  let lines: u32 = 0;
  let carried: u64 = 0; // all ones while inside quotes
  let separated: u64 = 1; // whether the byte before could end a field
  let closed: u64 = 0; // whether the byte before closed a quoted field
  store<u32>(ends, <u32>(input - 1));
  isIrregular = false;
  for (let p = input; p < stop; p += 64) {
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
    const feeds = bits(na, nb, nc, nd);
    // Most blocks have no quote, so that its bits are made only where there is one.
    const both = bits(
      v128.or(na, i8x16.eq(a, separator)),
      v128.or(nb, i8x16.eq(b, separator)),
      v128.or(nc, i8x16.eq(c, separator)),
      v128.or(nd, i8x16.eq(d, separator)),
    );
    let quotes: u64 = 0;
    if (v128.any_true(v128.or(v128.or(qa, qb), v128.or(qc, qd)))) quotes = bits(qa, qb, qc, qd);
    const raw = both | quotes;
    let newlines = feeds;
    let fields = both;
    if (p + 64 > stop) {
      const valid = (<u64>1 << <u64>(stop - p)) - 1;
      newlines &= valid;
      fields &= valid;
    }
    lines += <u32>popcnt(newlines);
    if (quotes | carried | closed) {
      const inside = parity(quotes) ^ carried;
      const opening = quotes & inside;
      const closing = quotes & ~inside;
      // A quote opens only where a field begins, and after a closing one the field ends; two of them are one quote.
      let wrong = (opening & ~((raw << 1) | separated)) | (((closing << 1) | closed) & ~raw);
      // In a Windows line a carriage return is between the two.
      if (wrong) wrong &= ~(where(p, i8x16.splat(CR)) & (feeds >> 1));
      let valid = ~inside;
      if (wrong) {
        valid &= (wrong & -wrong) - 1;
        isIrregular = true;
      }
      newlines &= valid;
      fields &= valid;
      carried = <u64>(<i64>inside >> 63);
      closed = closing >> 63;
    }
    separated = raw >> 63;
    const before = <u32>((fieldEnd - ends) >> 2);
    while (newlines) {
      const lowest = newlines & -newlines;
      store<u32>(recordEnd, before + <u32>popcnt(fields & (lowest - 1)));
      recordEnd += 4;
      newlines ^= lowest;
    }
    const next = fieldEnd + (<usize>popcnt(fields) << 2);
    // Four at a time, and twelve in any case, as blocks have about ten; what is written too much is written over.
    fields = fourEnds(fieldEnd, p, fields);
    fields = fourEnds(fieldEnd + 16, p, fields);
    fields = fourEnds(fieldEnd + 32, p, fields);
    for (fieldEnd += 48; fieldEnd < next; fieldEnd += 16) fields = fourEnds(fieldEnd, p, fields);
    fieldEnd = next;
    if (isIrregular) break;
  }
  recordCount = <u32>((recordEnd - records) >> 2);
  // Told by the first record; one that ends otherwise is no plain one.
  isWindows = recordCount > 0 && load<u8>(<usize>load<u32>(ends + (<usize>load<u32>(records) << 2)) - 1) == CR;
  record = 0;
  field = 0;
  newlineCount = lines;
}

// @ts-ignore: decorator
@inline
function begin(fields: usize, column: usize): usize {
  return <usize>load<u32>(fields + column) + 1;
}
// @ts-ignore: decorator
@inline
function end(fields: usize, column: usize): usize {
  return <usize>load<u32>(fields + column, 4);
}
// @ts-ignore: decorator
@inline
function digitsIn(fields: usize, column: usize): u64 {
  return column == NO_COLUMN ? 0 : digits(begin(fields, column), end(fields, column));
}

/** Second pass, up to the next record that is not plain; `how` tells what became of the one it stopped at. */
export function next(how: u32): u32 {
  if (how == LEARN && !learn()) how = SKIP;
  if (how == SKIP) return leave();
  for (; record < recordCount; record++) {
    const after = load<u32>(records + (<usize>record << 2));
    const last = ends + (<usize>after << 2);
    // In a Windows line the last field ends before the carriage return, but the next record still begins after the newline.
    const lineEnd = load<u32>(last);
    const returns = u32(load<u8>(lineEnd - 1) == CR);
    if (isWindows) store<u32>(last, lineEnd - returns);
    const isPlain = after - field == width && (returns == 0 || isWindows);
    const stopped = isPlain ? count(ends + (<usize>field << 2)) : ODD;
    if (isWindows) store<u32>(last, lineEnd);
    if (stopped == ODD) return leave();
    if (stopped == LABEL) return LABEL;
    field = after;
  }
  fromAt = <usize>load<u32>(ends + (<usize>field << 2)) + 1;
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
  fromAt = <usize>load<u32>(ends + (<usize>field << 2)) + 1;
  toAt = <usize>load<u32>(ends + (<usize>after << 2)) + 1;
  field = after;
  record++;
  return ODD;
}
