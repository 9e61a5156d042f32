// Raw CSV results, 64 bytes at a time. It counts the rows it is sure of and hands every other one to the driver
// (src/samples/kernel.ts), whose plain reader then decides: so both always agree.
//
// The buffer is gone through in windows, each from where a record begins, so that offsets have sixteen bits. Two passes over
// each: the first finds where fields end, from bitmaps of quotes, delimiters and newlines, and what is inside quotes from the
// quotes' parity. The second goes from record to record and reads the columns that count.
import { bits, parity } from './bits';
import { add, BEYOND, counter, find, forgetAll, learn, newPage } from './labels';
import { newlinesBetween, total } from './newlines';
import { NONE, number } from './numbers';
import { positions } from './positions';
import { digits, elapsedOf, lengths, read, startOf, sums } from './sample';
import { failure, isTransaction } from './values';

export { forget, labelCount, summed } from './labels';
export { newlinesBetween } from './newlines';

/** What next() stopped at. */
const DONE: u32 = 0;
/** A record that the driver has to read: from() to to(). */
const ODD: u32 = 1;
/** A label that was not seen before: from() to to(). The record is not counted yet. */
const LABEL: u32 = 2;
/** A quote where none belongs: from() on, nothing is known of records. */
const IRREGULAR: u32 = 3;
// Never to the driver: a page of counts is to be made first; there is another window.
const NO_PAGE: u32 = 4;
const MORE: u32 = 5;

/** How next() goes on. */
const LEARN: u32 = 1;
const SKIP: u32 = 2;

const LF: u8 = 10;
const CR: u8 = 13;
const QUOTE: u8 = 34;

const MOST_WINDOW: usize = 65536 - 64;
/** What the buffer holds: with few large reads the driver is called too rarely for V8 to compile it, which costs more than it gains. */
const CAPACITY: usize = 16 * MOST_WINDOW;
// Addresses that are known when this is compiled cost nothing when it runs. Before the buffer and behind it is room for what
// is read without asking whether it is still in it.
const INPUT: usize = memory.data(64 + CAPACITY + 128, 64) + 64;
/** Where fields begin: offsets in the window. The one behind the last field of a record is the first one of the next. */
const STARTS: usize = memory.data((MOST_WINDOW + 64) << 1, 64);
/** Blocks of 64 bytes whose newlines can be counted with a byte for each lane. */
const CHUNK: usize = 63 << 6;
// Vectors that are loaded: as constants each would take three instructions, each time.
const QUOTES: usize = memory.data<u64>([0x2222222222222222, 0x2222222222222222], 16);
const NEWLINES: usize = memory.data<u64>([0x0a0a0a0a0a0a0a0a, 0x0a0a0a0a0a0a0a0a], 16);
const SIXTEENS: usize = memory.data<u64>([0x0010001000100010, 0x0010001000100010], 16);

let delimiter: u8 = 0;
let width: u32 = 0;
// Columns are kept as offsets into STARTS. NO_COLUMN: the result does not have it.
const NO_COLUMN: usize = 0xffffffff;
let timeStampAt: usize = 0;
let elapsedAt: usize = 0;
let labelAt: usize = 0;
let successAt: usize = NO_COLUMN;
let countAt: usize = NO_COLUMN;
// Another column stands for these, where they are not, so that nothing has to be asked for each record.
let messageAt: usize = 0;
let threadAt: usize = 0;
let receivedAt: usize = 0;
let sentAt: usize = 0;
let latencyAt: usize = 0;
let connectAt: usize = 0;
/** Which of the last four are there: as for read(). */
let present: v128 = i32x4.splat(0);
/** A text is last, so that a carriage return would be part of it. */
let endsInText: bool = false;
/** JMeter's own columns, in its order: as most results have them. */
let isUsual: bool = false;
/** Samples that began before are left out. */
let cut: i64 = i64.MIN_VALUE;

let inputEnd: usize = 0;
let windowBytes: usize = 0;
let window: usize = 0;
let windowEnd: usize = 0;
// Of the window: newlines and records, and how many of these and of their fields are behind.
let newlineCount: u32 = 0;
let recordCount: u32 = 0;
let record: u32 = 0;
let field: u32 = 0;
/** All records of the window have as many fields as they should. */
let isEven: bool = false;
let isIrregular: bool = false;
let isWindows: bool = false;
/** While fields are looked for: all ones within quotes, and newlines there or behind what is known. */
let carried: i64 = 0;
let hidden: u32 = 0;
let fromAt: usize = 0;
let toAt: usize = 0;
let cutFirst: i64 = i64.MAX_VALUE;
let cutLast: i64 = i64.MIN_VALUE;
/** Records of the windows before. */
let takenBefore: u32 = 0;
/** Newlines up to from(), where next() has come to an end. */
let passed: u32 = 0;

/** Begins another result, with room for `capacity` bytes: the address at which they are to be written, or 0. */
export function room(capacity: usize): usize {
  forgetAll();
  cut = i64.MIN_VALUE;
  cutFirst = i64.MAX_VALUE;
  cutLast = i64.MIN_VALUE;
  windowBytes = min(max(capacity >> 2, 64) & ~63, MOST_WINDOW);
  return capacity > CAPACITY ? 0 : INPUT;
}

// @ts-ignore: decorator
@inline
function column(index: i32, instead: i32 = -1): usize {
  return index >= 0 ? <usize>index << 1 : instead >= 0 ? <usize>instead << 1 : NO_COLUMN;
}

// @ts-ignore: decorator
@inline
function ones(index: i32): i32 {
  return index < 0 ? 0 : -1;
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
  labelAt = column(label);
  successAt = column(success);
  countAt = column(count);
  // What is counted is no message of a transaction, and not empty.
  messageAt = column(message, timeStamp);
  threadAt = column(thread, timeStamp);
  receivedAt = column(received, elapsed);
  sentAt = column(sent, elapsed);
  latencyAt = column(latency, elapsed);
  connectAt = column(connect, elapsed);
  const sizes = i32x4.replace_lane(i32x4.splat(ones(received)), 1, ones(sent));
  present = i32x4.replace_lane(i32x4.replace_lane(sizes, 2, ones(latency)), 3, ones(connect));
  endsInText = <u32>(max(label, thread) + 1) == fields;
  isUsual =
    fields == 17 &&
    timeStamp == 0 &&
    elapsed == 1 &&
    label == 2 &&
    message == 4 &&
    thread == 5 &&
    success == 7 &&
    received == 9 &&
    sent == 10 &&
    latency == 14 &&
    connect == 16 &&
    count < 0;
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
/** How many records next() has left behind. */
export function taken(): u32 {
  return takenBefore + record;
}
/** Newlines up to from(), where next() has come to an end. */
export function newlines(): u32 {
  return passed;
}

// @ts-ignore: decorator
@inline
function separates(byte: u8): bool {
  return byte == delimiter || byte == LF || byte == QUOTE;
}

/**
 * Which quotes of a block stand where none belongs, of those that seem to: beside one in another block or behind the window,
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

/** Begins with so many bytes of the buffer, the first of which is a record's. */
export function index(length: usize): void {
  inputEnd = INPUT + length;
  store<u8>(INPUT - 1, LF);
  memory.fill(inputEnd, 0, 64);
  takenBefore = 0;
  passed = 0;
  indexFrom(INPUT);
}

/** First pass: where fields end in the window from here, where a record begins. */
function indexFrom(begin: usize): void {
  const stop = min(begin + windowBytes, inputEnd);
  window = begin;
  windowEnd = stop;
  const quote = v128.load(QUOTES);
  const newline = v128.load(NEWLINES);
  const separator = i8x16.splat(<i8>delimiter);
  const sixteen = v128.load(SIXTEENS);
  let base = i16x8.splat(1);
  let next = STARTS + 2;
  let lines = i16x8.splat(0);
  let end = stop;
  store<u16>(STARTS, 0);
  isIrregular = false;
  carried = 0;
  hidden = 0;
  for (let p = begin; p < end; ) {
    let chunkEnd = min(p + CHUNK, end);
    let sum = i8x16.splat(0);
    for (; p < chunkEnd; p += 64) {
      const a = v128.load(p);
      const b = v128.load(p, 16);
      const c = v128.load(p, 32);
      const d = v128.load(p, 48);
      const na = i8x16.eq(a, newline);
      const nb = i8x16.eq(b, newline);
      const nc = i8x16.eq(c, newline);
      const nd = i8x16.eq(d, newline);
      sum = i8x16.sub(sum, i8x16.add(i8x16.add(na, nb), i8x16.add(nc, nd))); // 0 - -1 for each
      let fieldsA = <u32>i8x16.bitmask(v128.or(na, i8x16.eq(a, separator)));
      let fieldsB = <u32>i8x16.bitmask(v128.or(nb, i8x16.eq(b, separator)));
      let fieldsC = <u32>i8x16.bitmask(v128.or(nc, i8x16.eq(c, separator)));
      let fieldsD = <u32>i8x16.bitmask(v128.or(nd, i8x16.eq(d, separator)));
      const qa = i8x16.eq(a, quote);
      const qb = i8x16.eq(b, quote);
      const qc = i8x16.eq(c, quote);
      const qd = i8x16.eq(d, quote);
      // Most blocks have no quote.
      if (i8x16.bitmask(v128.or(v128.or(qa, qb), v128.or(qc, qd))) | <i32>carried) {
        const quotes = bits(qa, qb, qc, qd);
        const inside = parity(quotes) ^ carried;
        const opening = quotes & inside;
        const closing = quotes & ~inside;
        let fields = whole(fieldsA, fieldsB, fieldsC, fieldsD);
        // A quote opens only where a field begins, and after a closing one the field ends; two of them are one quote.
        const separators = fields | quotes;
        let wrong = (opening & ~(separators << 1)) | (closing & ~(separators >> 1));
        if (wrong) wrong = misplaced(p, wrong, opening, stop);
        let valid = ~inside;
        if (wrong) {
          valid &= (wrong & -wrong) - 1;
          isIrregular = true;
          end = p;
          chunkEnd = p;
        }
        hidden += <u32>popcnt(bits(na, nb, nc, nd) & ~valid);
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
      // More than seven in sixteen bytes, which the table may not have.
      if ((countA | countB | countC | countD) & 24) {
        for (let fields = whole(fieldsA, fieldsB, fieldsC, fieldsD); fields; fields &= fields - 1) {
          store<u16>(next, <u16>(p - begin + <usize>ctz(fields) + 1));
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
    lines = i16x8.add(lines, i16x8.extadd_pairwise_i8x16_u(sum));
  }
  newlineCount = total(lines);
  recordCount = newlineCount - hidden;
  isEven = <u32>((next - STARTS) >> 1) > recordCount * width && haveWidth();
  // Told by the first record; one that ends otherwise is no plain one.
  isWindows = recordCount > 0 && hasReturn(fieldsFrom(0));
  record = 0;
  field = 0;
}

// @ts-ignore: decorator
@inline
function whole(a: u32, b: u32, c: u32, d: u32): u64 {
  return <u64>a | (<u64>b << 16) | (<u64>c << 32) | (<u64>d << 48);
}

/** Whether every so many fields there is a newline. As many as there are: then it is nowhere else, and all records are plain. */
function haveWidth(): bool {
  const step = <usize>width << 1;
  let last = STARTS;
  for (let i: u32 = 0; i < recordCount; i++) {
    last += step;
    if (load<u8>(window + <usize>load<u16>(last) - 1) != LF) return false;
  }
  return true;
}

/** How many fields the record has that begins with this one. */
function fieldsFrom(first: u32): u32 {
  if (isEven) return width;
  let i = first + 1;
  while (load<u8>(fieldAt(i) - 1) != LF) i++;
  return i - first;
}

/** Whether a carriage return is before the newline that is before field `i` of all. */
// @ts-ignore: decorator
@inline
function hasReturn(i: u32): bool {
  return load<u8>(fieldAt(i) - 2) == CR;
}

/** Where field `i` of the window begins. */
// @ts-ignore: decorator
@inline
function fieldAt(i: u32): usize {
  return window + <usize>load<u16>(<usize>i << 1, STARTS);
}

/** Second pass, up to the next record that is not plain; `how` tells what became of the one it stopped at. */
export function next(how: u32): u32 {
  if (how == LEARN && !learn()) how = SKIP;
  if (how == SKIP) return leave();
  for (;;) {
    let stopped = DONE;
    if (isEven && !isWindows && !endsInText) stopped = countAll(recordCount - record);
    else while (record < recordCount && stopped == DONE) stopped = countOne();
    if (stopped == NO_PAGE) {
      if (newPage()) continue;
      stopped = ODD;
    }
    if (stopped == ODD) return leave();
    if (stopped == LABEL) return LABEL;
    stopped = endWindow();
    if (stopped != MORE) return stopped;
  }
  return DONE;
}

/** Goes on to the next window, or says what keeps it from it. */
function endWindow(): u32 {
  fromAt = fieldAt(field);
  passed += isIrregular ? newlinesBetween(window, fromAt) : newlineCount - newlinesBetween(fromAt, windowEnd);
  // A record that is larger than a window is not for here.
  if (isIrregular || (fromAt == window && windowEnd < inputEnd)) return IRREGULAR;
  if (windowEnd == inputEnd) return DONE;
  takenBefore += record;
  indexFrom(fromAt);
  return MORE;
}

/** Counts the next record, or says what keeps it from it. */
function countOne(): u32 {
  const after = field + fieldsFrom(field);
  if (after - field != width || hasReturn(after) != isWindows) return ODD;
  if (!isWindows) return countAll(1);
  // The last field ends before the carriage return, but the next record still begins after the newline.
  const last = STARTS + (<usize>after << 1);
  const following = load<u16>(last);
  store<u16>(last, following - 1);
  const stopped = countAll(1);
  store<u16>(last, following);
  return stopped;
}

/** Counts so many records that have as many fields as they should, or says what keeps it from one of them. */
function countAll(records: u32): u32 {
  return isUsual ? countEach<Usual>(records) : countEach<Any>(records);
}

// Compiled twice, as columns that are known then take a tenth less: the two types only tell which.
type Usual = bool;
type Any = u32;
// @ts-ignore: decorator
@inline
function at<Columns>(usual: u32, other: usize): usize {
  return isBoolean<Columns>() ? <usize>usual << 1 : other;
}

function countEach<Columns>(records: u32): u32 {
  const base = window;
  const step = at<Columns>(17, <usize>width << 1);
  const first = STARTS + (<usize>field << 1);
  const end = first + <usize>records * step;
  let stopped = DONE;
  let fields = first;
  for (; fields < end; fields += step) {
    stopped = count<Columns>(base, fields);
    if (stopped != DONE) break;
  }
  const counted = fields - first;
  field += <u32>(counted >> 1);
  record += <u32>(counted / step);
  return stopped;
}

// @ts-ignore: decorator
@inline
function begin(base: usize, fields: usize, column: usize): usize {
  return base + <usize>load<u16>(fields + column);
}
// @ts-ignore: decorator
@inline
function end(base: usize, fields: usize, column: usize): usize {
  return base - 1 + <usize>load<u16>(fields + column, 2);
}
/** From where a field begins to where the next one does. */
// @ts-ignore: decorator
@inline
function gap(fields: usize, column: usize): usize {
  return <usize>load<u16>(fields + column, 2) - <usize>load<u16>(fields + column);
}

/** Counts the record whose fields these are in the window at `base`, or says what keeps it from it. */
// @ts-ignore: decorator
@inline
function count<Columns>(base: usize, fields: usize): u32 {
  const timeStampField = at<Columns>(0, timeStampAt);
  const elapsedField = at<Columns>(1, elapsedAt);
  const labelField = at<Columns>(2, labelAt);
  const messageField = at<Columns>(4, messageAt);
  const threadField = at<Columns>(5, threadAt);
  const successField = at<Columns>(7, successAt);
  const receivedField = at<Columns>(9, receivedAt);
  const sentField = at<Columns>(10, sentAt);
  const latencyField = at<Columns>(14, latencyAt);
  const connectField = at<Columns>(16, connectAt);
  const countField = isBoolean<Columns>() ? NO_COLUMN : countAt;

  const elapsedGap = gap(fields, elapsedField);
  const receivedGap = gap(fields, receivedField);
  const sentGap = gap(fields, sentField);
  const latencyGap = gap(fields, latencyField);
  const connectGap = gap(fields, connectField);
  const stamp = begin(base, fields, timeStampField);
  const wrong =
    (lengths(elapsedGap, receivedGap, sentGap, latencyGap, connectGap) & ~7) |
    (gap(fields, timeStampField) ^ 14) |
    usize(gap(fields, threadField) == 1); // rows of the PerfMon plug-in have no thread
  const times = read(
    stamp,
    digits(stamp + 13, 9, end(base, fields, elapsedField), elapsedGap),
    digits(end(base, fields, receivedField), receivedGap, end(base, fields, sentField), sentGap),
    digits(end(base, fields, latencyField), latencyGap, end(base, fields, connectField), connectGap),
    wrong,
    present,
  );
  const elapsed = elapsedOf(times);
  if (elapsed >= BEYOND) return ODD;
  let failed: u64 = 0;
  if (successField != NO_COLUMN) {
    const word = begin(base, fields, successField);
    // "true", as JMeter writes it.
    if ((load<u32>(word) ^ 0x65757274) | <u32>(gap(fields, successField) ^ 5)) {
      failed = failure(word, end(base, fields, successField));
      if (failed == NONE) return ODD;
    }
  }
  if (countField != NO_COLUMN && number(begin(base, fields, countField), end(base, fields, countField)) > 1) return ODD;

  let kind: u32 = 0;
  // Longer than most messages are.
  if (gap(fields, messageField) > 32) {
    const message = begin(base, fields, messageField);
    kind = isTransaction(message + usize(load<u8>(message) == QUOTE), end(base, fields, messageField));
  }
  let name = begin(base, fields, labelField);
  let nameEnd = end(base, fields, labelField);
  const quoted = usize(load<u8>(name) == QUOTE);
  name += quoted;
  nameEnd -= quoted;
  const label = find(name, nameEnd, kind);
  if (label == 0) {
    fromAt = name;
    toAt = nameEnd;
    return LABEL;
  }
  const start = startOf(times);
  if (start < cut) {
    if (start < cutFirst) cutFirst = start;
    if (start + <i64>elapsed > cutLast) cutLast = start + <i64>elapsed;
    return DONE;
  }
  const counted = counter(label, elapsed);
  if (counted == 0) return NO_PAGE;
  add(label, counted, start, elapsed, failed, sums());
  return DONE;
}

/** Leaves this record to the driver. */
function leave(): u32 {
  const after = field + fieldsFrom(field);
  fromAt = fieldAt(field);
  toAt = fieldAt(after);
  field = after;
  record++;
  return ODD;
}
