// Raw CSV results. It counts the rows it is sure of and hands every other one to the driver (src/input/samples/wasm-scanner.ts), whose plain
// reader then decides: so both always agree.
//
// The buffer is gone through in windows, each from where a record begins. Two passes over each: the first finds where fields
// end (fields.ts), the second goes from record to record and reads the columns that count (usual.ts, where they are
// JMeter's own).
import { CR, expectFields, indexFields, isEven, isIrregular, LF, MOST_WINDOW } from './fields';
import { newlineCount, QUOTE, recordCount, STARTS, width, window, windowEnd } from './fields';
import { add, addErrors, BEYOND, expect, find, forgetAll, has, learn, newPage } from './labels';
import { note, NOWHERE, pageFor } from './labels';
import { newlinesBetween } from './newlines';
import { NONE, number } from './numbers';
import { digits, elapsedOf, lengths, read, sizes, startOf, waits } from './sample';
import { areUsual, countUsual, USUAL_BYTES } from './usual';
import { failure, isTransaction } from './values';
import { cut, cutNothing, leaveOut } from './warmup';

export { areNotesMany, notesAt, notesCount } from './labels';
export { distinctCount, forget, labelCount, summed, timesAt, valuesAt } from './labels';
export { newlinesBetween } from './newlines';
export { cutBefore, cutFirstMs, cutLastMs } from './warmup';

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

/** What the buffer holds: with few large reads the driver is called too rarely for V8 to compile it, which costs more than it gains. */
const CAPACITY: usize = 16 * MOST_WINDOW;
// Addresses that are known when this is compiled cost nothing when it runs. Before the buffer and behind it is room for what
// is read without asking whether it is still in it.
const INPUT: usize = memory.data(64 + <i32>CAPACITY + 128, 64) + 64;

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
/** A text is last, so that a carriage return would be part of it. */
let endsInText: bool = false;
/** JMeter's own columns, in its order: as most results have them. */
let isUsual: bool = false;

let inputEnd: usize = 0;
let windowBytes: usize = 0;
// Of the window: how many of its records and of their fields are behind.
let record: u32 = 0;
let field: u32 = 0;
/** A carriage return is before each newline. */
let isWindows: bool = false;
let fromAt: usize = 0;
let toAt: usize = 0;
/** Records of the windows before. */
let takenBefore: u32 = 0;
/** Newlines up to from(), where next() has come to an end. */
let passed: u32 = 0;

/** Begins another result, with room for `capacity` bytes: the address at which they are to be written, or 0. */
export function room(capacity: usize): usize {
  forgetAll();
  cutNothing();
  windowBytes = min(max(capacity >> 2, 64) & ~63, MOST_WINDOW);
  return capacity > CAPACITY ? 0 : INPUT;
}

// @ts-ignore: decorator
@inline
function column(index: i32, instead: i32 = -1): usize {
  return index >= 0 ? <usize>index << 1 : instead >= 0 ? <usize>instead << 1 : NO_COLUMN;
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
  expectFields(<u8>delimiterByte, fields);
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
  if (received >= 0) has(0);
  if (sent >= 0) has(1);
  if (latency >= 0) has(2);
  if (connect >= 0) has(3);
  endsInText = <u32>(max(label, thread) + 1) == fields;
  isUsual =
    countAt == NO_COLUMN &&
    areUsual(
      <usize>fields << 1,
      timeStampAt,
      elapsedAt,
      labelAt,
      messageAt,
      threadAt,
      successAt,
      receivedAt,
      sentAt,
      latencyAt,
      connectAt,
    );
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

/** Begins with so many bytes of the buffer, the first of which is a record's. */
export function index(length: usize): void {
  expect(<u32>(length >> 4)); // a time stamp alone has thirteen
  inputEnd = INPUT + length;
  store<u8>(INPUT - 1, LF);
  memory.fill(inputEnd, 0, 64);
  takenBefore = 0;
  passed = 0;
  indexFrom(INPUT);
}

/** First pass, over the window from here, where a record begins. */
function indexFrom(begin: usize): void {
  indexFields(begin, min(begin + windowBytes, inputEnd));
  record = 0;
  field = 0;
  // Told by the first record; one that ends otherwise is no plain one.
  isWindows = recordCount > 0 && hasReturn(fieldsFrom(0));
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
    while (record < recordCount && stopped == DONE) {
      if (isUsual && isEven) countMany();
      else if (isEven && !isWindows && !endsInText) stopped = countEach(recordCount - record);
      if (record < recordCount && stopped == DONE) stopped = countOne();
    }
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

/** Counts records with JMeter's own columns, up to one that is in any way unusual. */
function countMany(): void {
  const first = STARTS + (<usize>field << 1);
  const counted = countUsual(window, first, first + <usize>(recordCount - record) * USUAL_BYTES, isWindows ? 1 : 0) - first;
  field += <u32>(counted >> 1);
  record += <u32>(counted / USUAL_BYTES);
}

/** Counts the next record, or says what keeps it from it. */
function countOne(): u32 {
  const after = field + fieldsFrom(field);
  if (after - field != width || hasReturn(after) != isWindows) return ODD;
  if (!isWindows) return countEach(1);
  // The last field ends before the carriage return, but the next record still begins after the newline.
  const last = STARTS + (<usize>after << 1);
  const following = load<u16>(last);
  store<u16>(last, following - 1);
  const stopped = countEach(1);
  store<u16>(last, following);
  return stopped;
}

/** Counts so many records that have as many fields as they should, or says what keeps it from one of them. */
function countEach(records: u32): u32 {
  const base = window;
  const step = <usize>width << 1;
  const first = STARTS + (<usize>field << 1);
  const end = first + <usize>records * step;
  let stopped = DONE;
  let fields = first;
  for (; fields < end; fields += step) {
    stopped = count(base, fields);
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
function count(base: usize, fields: usize): u32 {
  const elapsedGap = gap(fields, elapsedAt);
  const receivedGap = gap(fields, receivedAt);
  const sentGap = gap(fields, sentAt);
  const latencyGap = gap(fields, latencyAt);
  const connectGap = gap(fields, connectAt);
  const stamp = begin(base, fields, timeStampAt);
  const wrong =
    (lengths(elapsedGap, receivedGap, sentGap, latencyGap, connectGap) & ~7) |
    (gap(fields, timeStampAt) ^ 14) |
    usize(gap(fields, threadAt) == 1); // rows of the PerfMon plug-in have no thread
  const times = read(
    stamp,
    digits(stamp + 13, 9, end(base, fields, elapsedAt), elapsedGap),
    digits(end(base, fields, receivedAt), receivedGap, end(base, fields, sentAt), sentGap),
    digits(end(base, fields, latencyAt), latencyGap, end(base, fields, connectAt), connectGap),
    wrong,
  );
  const elapsed = elapsedOf(times);
  if (elapsed >= BEYOND) return ODD;
  let failed: u64 = 0;
  if (successAt != NO_COLUMN) {
    const word = begin(base, fields, successAt);
    // "true", as JMeter writes it.
    if ((load<u32>(word) ^ 0x65757274) | <u32>(gap(fields, successAt) ^ 5)) {
      failed = failure(word, end(base, fields, successAt));
      if (failed == NONE) return ODD;
    }
  }
  if (countAt != NO_COLUMN && number(begin(base, fields, countAt), end(base, fields, countAt)) > 1) return ODD;

  let kind: u32 = 0;
  // Longer than most messages are.
  if (gap(fields, messageAt) > 32) {
    const message = begin(base, fields, messageAt);
    kind = isTransaction(message + usize(load<u8>(message) == QUOTE), end(base, fields, messageAt));
  }
  let name = begin(base, fields, labelAt);
  let nameEnd = end(base, fields, labelAt);
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
    leaveOut(start, elapsed);
    return DONE;
  }
  const page = pageFor(label, elapsed);
  if (page == 0) return NO_PAGE;
  if (page == NOWHERE) note(label, elapsed);
  add(label, page, start, elapsed, sizes(), waits());
  addErrors(label, failed);
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
