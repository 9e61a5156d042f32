// Scans raw CSV results. It counts the rows it is certain of and hands every other one to the driver
// (src/samples/wasm-scanner.ts), whose plain reader decides, so that both always agree.  The buffer is scanned in
// windows, each of which starts with a record, in two passes: the first finds where fields end (fields.ts), the second
// goes from record to record and reads the relevant columns (usual.ts if they are JMeter's own).
import { countFast } from './apdex';
import { countAt, elapsedAt, endsInText, isUsual, labelAt, messageAt, NO_COLUMN, successAt, sumAt } from './columns';
import { threadAt, threadsAt, timeStampAt, USUAL_BYTES } from './columns';
import { countFailures, forgetFailures, noteFailure } from './failures';
import { CR, indexFields, isEven, isIrregular, LF, MOST_WINDOW, newlineCount, QUOTE, recordCount } from './fields';
import { STARTS, width, window, windowEnd } from './fields';
import { add, addErrors, expect, find, forgetAll, learn } from './labels';
import { PAIR_COUNT, SLOTS } from './layout';
import { newlinesBetween } from './newlines';
import { NONE, number } from './numbers';
import { BEYOND, newPage, note, NOWHERE, pageFor } from './pages';
import { digits, elapsedOf, lengthFault, readTimes, startOf } from './sample';
import { isSelected } from './selected';
import { allLengthFaults, bothGaps, largestDigits, noPair, pairDigits } from './sums';
import { countUsual } from './usual';
import { reach } from './reach';
import { countFailedAt, keepSlowest, slotOf } from './timeline';
import { countTime, hasTimes } from './times';
import { failure, isTransaction } from './values';
import { cut, cutNothing, leaveOut } from './warmup';

export { apdex } from './apdex';
export { columns, sumColumn, threadsColumn } from './columns';
export { errorColumns } from './failures';
export { forget, labelCount, summed } from './labels';
export { firstInterval, intervalMs } from './timeline';
export { countTimes } from './times';
export { newlinesBetween } from './newlines';
export { areNotesMany, distinctCount, notesAt, notesCount, timesAt, valuesAt } from './pages';
export { leaveStarts } from './selected';
export { cutBefore, cutFirstMs, cutLastMs } from './warmup';

/** The reasons why next() stops. */
const DONE: u32 = 0;
/** A record that the driver has to read: from() to to(). */
const ODD: u32 = 1;
/** A new label: from() to to(). Its record is not counted yet. */
const LABEL: u32 = 2;
/** A misplaced quote, or a quote whose end may be missing: the ends of records after from() are unknown. */
const IRREGULAR: u32 = 3;
// Internal: a page must be created first; another window follows.
const NO_PAGE: u32 = 4;
const MORE: u32 = 5;

/** The ways in which next() can continue. */
const LEARN: u32 = 1;
const SKIP: u32 = 2;

/**
 * The size of the buffer. A larger one would call the driver too rarely for V8 to compile it, which costs more than it
 * gains.
 */
const CAPACITY: usize = 16 * MOST_WINDOW;
// A constant address costs nothing at run time. Space before and after the buffer lets reads of several bytes skip the
// bounds check.
const INPUT: usize = memory.data(64 + <i32>CAPACITY + 128, 64) + 64;

/** A byte without a meaning: NUL bytes after the input would be taken for a part of it. */
const PADDING: u8 = 1;

let inputEnd: usize = 0;
let windowBytes: usize = 0;
// The number of records and of fields of the window that have been processed.
let record: u32 = 0;
let field: u32 = 0;
/** Whether every newline follows a carriage return. */
let isWindows: bool = false;
let fromAt: usize = 0;
let toAt: usize = 0;
/** The number of records in earlier windows. */
let takenBefore: u32 = 0;
/** Newlines before from(), once next() has stopped. */
let passed: u32 = 0;

/** Prepares for another result. Returns the address of a buffer of `capacity` bytes, or 0 if that is too large. */
export function room(capacity: usize): usize {
  forgetAll();
  cutNothing();
  windowBytes = min(max(capacity >> 2, 64) & ~63, MOST_WINDOW);
  return capacity > CAPACITY ? 0 : INPUT;
}

export function from(): usize {
  return fromAt;
}
export function to(): usize {
  return toAt;
}
/** The number of records that next() has processed. */
export function taken(): u32 {
  return takenBefore + record;
}
/** Newlines before from(), once next() has stopped. */
export function newlines(): u32 {
  return passed;
}

/** Starts with the first `length` bytes of the buffer, where a record begins. */
export function index(length: usize): void {
  expect(<u32>(length >> 4)); // no record is shorter, because a time stamp has thirteen bytes
  inputEnd = INPUT + length;
  store<u8>(INPUT - 1, LF);
  memory.fill(inputEnd, PADDING, 64);
  takenBefore = 0;
  passed = 0;
  forgetFailures();
  indexFrom(INPUT);
}

/** The first pass over the window from `begin`, where a record begins. */
function indexFrom(begin: usize): void {
  indexFields(begin, min(begin + windowBytes, inputEnd));
  record = 0;
  field = 0;
  // The first record decides; a record that ends differently is left to the driver.
  isWindows = recordCount > 0 && hasReturn(fieldsFrom(0));
}

/** The number of fields of the record that begins with field `first`. */
function fieldsFrom(first: u32): u32 {
  if (isEven) return width;
  let i = first + 1;
  while (load<u8>(fieldAt(i) - 1) != LF) i++;
  return i - first;
}

/** Whether the newline before field `i` follows a carriage return. */
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

/**
 * The second pass, up to the next record that it cannot count. `how` selects how to continue with the record at which it
 * stopped.
 */
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
    // The driver may stop at this record, so the failed ones before it are counted first.
    if (stopped == ODD || stopped == LABEL) countFailures(window);
    if (stopped == ODD) return leave();
    if (stopped == LABEL) return LABEL;
    stopped = endWindow();
    if (stopped != MORE) return stopped;
  }
  return DONE;
}

/** Continues with the next window, or returns why it cannot. */
function endWindow(): u32 {
  countFailures(window);
  fromAt = fieldAt(field);
  passed += isIrregular ? newlinesBetween(window, fromAt) : newlineCount - newlinesBetween(fromAt, windowEnd);
  // A record larger than a window is left to the driver.
  if (isIrregular || (fromAt == window && windowEnd < inputEnd)) return IRREGULAR;
  if (windowEnd == inputEnd) return DONE;
  takenBefore += record;
  indexFrom(fromAt);
  return MORE;
}

/** Counts records with JMeter's default columns, up to one that is unusual in any way. */
function countMany(): void {
  const first = STARTS + (<usize>field << 1);
  const counted = countUsual(window, first, first + <usize>(recordCount - record) * USUAL_BYTES, isWindows ? 1 : 0) - first;
  field += <u32>(counted >> 1);
  record += <u32>(counted / USUAL_BYTES);
}

/** Counts the next record, or returns why it cannot. */
function countOne(): u32 {
  const after = field + fieldsFrom(field);
  if (after - field != width || hasReturn(after) != isWindows) return ODD;
  if (!isWindows) return countEach(1);
  // End the last field before the carriage return; the next record still begins after the newline.
  const last = STARTS + (<usize>after << 1);
  const following = load<u16>(last);
  store<u16>(last, following - 1);
  const stopped = countEach(1);
  store<u16>(last, following);
  return stopped;
}

/** Counts records that have the right number of fields, or returns why it cannot count one of them. */
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
/** The distance from the start of a field to that of the next one. */
// @ts-ignore: decorator
@inline
function gap(fields: usize, column: usize): usize {
  return <usize>load<u16>(fields + column, 2) - <usize>load<u16>(fields + column);
}

/** The gaps of a pair of sums. */
// @ts-ignore: decorator
@inline
function pairGaps(fields: usize, pair: usize): u64 {
  return bothGaps(gap(fields, sumAt(2 * pair)), gap(fields, sumAt(2 * pair + 1)));
}
/** The digits of a pair of sums. */
// @ts-ignore: decorator
@inline
function readPair(base: usize, fields: usize, pair: usize, gaps: u64): v128 {
  return pairDigits(end(base, fields, sumAt(2 * pair)), end(base, fields, sumAt(2 * pair + 1)), gaps);
}

/** Counts the record with these fields in the window at `base`, or returns why it cannot. */
// @ts-ignore: decorator
@inline
function count(base: usize, fields: usize): u32 {
  const elapsedGap = gap(fields, elapsedAt);
  const aGaps = pairGaps(fields, 0);
  const bGaps = PAIR_COUNT > 1 ? pairGaps(fields, 1) : 0;
  const cGaps = PAIR_COUNT > 2 ? pairGaps(fields, 2) : 0;
  const dGaps = PAIR_COUNT > 3 ? pairGaps(fields, 3) : 0;
  const a = readPair(base, fields, 0, aGaps);
  const b = PAIR_COUNT > 1 ? readPair(base, fields, 1, bGaps) : noPair();
  const c = PAIR_COUNT > 2 ? readPair(base, fields, 2, cGaps) : noPair();
  const d = PAIR_COUNT > 3 ? readPair(base, fields, 3, dGaps) : noPair();
  const stamp = begin(base, fields, timeStampAt);
  const fault =
    allLengthFaults(aGaps, bGaps, cGaps, dGaps) |
    <u64>((lengthFault(elapsedGap) & ~7) | (gap(fields, timeStampAt) ^ 14)) |
    u64(gap(fields, threadAt) == 1); // rows of the PerfMon plug-in lack a thread name
  const elapsedDigits = digits(stamp + 13, 9, end(base, fields, elapsedAt), elapsedGap);
  const times = readTimes(stamp, elapsedDigits, largestDigits(elapsedDigits, a, b, c, d), fault);
  const elapsed = elapsedOf(times);
  if (elapsed >= BEYOND) return ODD;
  const start = startOf(times);
  if (isSelected(start)) return ODD;
  let failed: u64 = 0;
  if (successAt != NO_COLUMN) {
    const word = begin(base, fields, successAt);
    // "true", as JMeter writes it.
    if ((load<u32>(word) ^ 0x65757274) | <u32>(gap(fields, successAt) ^ 5)) {
      failed = failure(word, end(base, fields, successAt));
      if (failed == NONE) return ODD;
    }
  }
  if (countAt != NO_COLUMN && number(begin(base, fields, countAt), end(base, fields, countAt)) != 1) return ODD;

  let kind: u32 = 0;
  // Few messages are as long as that of a transaction.
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
  if (start < cut) {
    leaveOut(start, elapsed);
    return DONE;
  }
  const page = pageFor(label, elapsed);
  if (page == 0) return NO_PAGE;
  if (page == NOWHERE) note(label, elapsed);
  const finish = start + <i64>elapsed;
  if (slotOf(finish) >= SLOTS) reach(finish);
  const slot = slotOf(finish);
  add(label, page, slot, start, finish, elapsed, a, b, c, d);
  const isKnown = threadsAt != NO_COLUMN;
  keepSlowest(label, slot, elapsed, isKnown ? begin(base, fields, threadsAt) : base, isKnown ? end(base, fields, threadsAt) : base);
  if (hasTimes(label)) countTime(label, slot, elapsed, b);
  addErrors(label, failed);
  if (failed != 0) {
    countFailedAt(label, slot, failed);
    countFast(label, elapsed, failed);
    noteFailure(label, fields, finish, failed);
  }
  return DONE;
}

/** Leaves the current record to the driver. */
function leave(): u32 {
  const after = field + fieldsFrom(field);
  fromAt = fieldAt(field);
  toAt = fieldAt(after);
  field = after;
  record++;
  return ODD;
}
