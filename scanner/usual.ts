// Counts records with JMeter's default columns in their default order, as most results have them. It stops at anything
// unusual, and csv.ts, which reads any columns, takes over. Nearly every row of nearly every result passes through
// here, so nothing is called and nothing is checked twice. For the same reason it is one long loop: V8 spills to memory
// everything that is live across a call.
import { countFast } from './apdex';
import { noteFailure } from './failures';
import { CR, MOST_WINDOW, QUOTE } from './fields';
import { add, addErrors, hasMiddle, headOf, isNamed, keyOf, likely, tailOf } from './labels';
import { PAIR_COUNT, SLOTS, SUM_COUNT } from './layout';
import { CODE, ELAPSED, FAILURE_MESSAGE, LABEL, LAST_COLUMN, MESSAGE, NO_COLUMN, SUCCESS, THREAD, threadsAt } from './columns';
import { TIME_STAMP, USUAL_BYTES } from './columns';
import { NONE } from './numbers';
import { pageOf } from './pages';
import { digitFaults, digits, elapsedOf, knownHigh, startOf, timesOf } from './sample';
import { isSelected } from './selected';
import { defaultSumColumn, largestDigits, noPair } from './sums';
import { countFailedAt, keepSlowest, slotOf } from './timeline';
import { countTime, hasTimes } from './times';
import { failure, isTransaction } from './values';
import { cut, leaveOut } from './warmup';

// The allowed lengths of values, in two vectors: for the first eight columns, and for those after failureMessage. The
// distance from the start of a value to the next one is its length plus one. An offset maps the minimum length to the
// lowest signed number, so that one comparison detects values that are too short or too long.
const ADDED: usize = memory.data(16, 16);
/** For records that end in a newline, and for records that end in a carriage return and a newline. */
const ADDED_BEHIND: usize = memory.data(32, 16);
const MOST: usize = memory.data(16, 16);
const MOST_BEHIND: usize = memory.data(16, 16);
const LANES: usize = 8;

function allow(column: usize, least: u32, most: u32): void {
  const isBehind = column > LANES;
  const lane = (isBehind ? column - LANES - 1 : column) << 1;
  const added = <u16>(32768 - 1 - least);
  store<u16>((isBehind ? ADDED_BEHIND : ADDED) + lane, added);
  if (isBehind) store<u16>(ADDED_BEHIND + lane, column << 1 == LAST_COLUMN ? added - 1 : added, 16);
  store<u16>((isBehind ? MOST_BEHIND : MOST) + lane, <u16>(32768 + most - least));
}
for (let column: usize = 0; column <= 2 * LANES; column++)
  if (column != LANES) allow(column, 0, <u32>MOST_WINDOW);
allow(TIME_STAMP >> 1, 13, 13);
allow(ELAPSED >> 1, 1, 5);
allow(THREAD >> 1, 1, <u32>MOST_WINDOW); // rows of the PerfMon plug-in lack one
for (let i: usize = 0; i < <usize>SUM_COUNT; i++)
  if (defaultSumColumn(i) > ELAPSED) allow(defaultSumColumn(i) >> 1, 1, 8);

const FIVE_BYTES: usize = memory.data<u64>([0xffffffffff, 0], 16);

// @ts-ignore: decorator
@inline
function beginOf(fields: usize, column: usize): usize {
  return <usize>load<u16>(fields + column);
}
/** The start of the next field, or where it would be without the carriage return. */
// @ts-ignore: decorator
@inline
function behind(fields: usize, column: usize, returns: usize): usize {
  return column == LAST_COLUMN ? <usize>load<u16>(fields + column, 2) - returns : <usize>load<u16>(fields + column, 2);
}
/** The digits of a pair of sums. */
// @ts-ignore: decorator
@inline
function readPair(base: usize, fields: usize, returns: usize, pair: usize): v128 {
  const a = defaultSumColumn(2 * pair);
  const b = defaultSumColumn(2 * pair + 1);
  const aBehind = behind(fields, a, returns);
  const bBehind = behind(fields, b, returns);
  return digits(base + aBehind - 1, aBehind - beginOf(fields, a), base + bBehind - 1, bBehind - beginOf(fields, b));
}

/**
 * Counts records of the window at `base`, whose fields are listed from `fields` to `end`. Returns where the list of the first
 * unusual record begins.
 *
 * @param returns 1 if every record must end in a carriage return before its newline
 */
export function countUsual(base: usize, fields: usize, end: usize, returns: usize): usize {
  const added = v128.load(ADDED);
  const addedBehind = v128.load(ADDED_BEHIND + (returns << 4));
  const most = v128.load(MOST);
  const mostBehind = v128.load(MOST_BEHIND);
  const high = i64x2.splat(knownHigh);
  const fiveBytes = v128.load(FIVE_BYTES);
  for (; fields < end; fields += USUAL_BYTES) {
    const gaps = i16x8.sub(v128.load(fields, ELAPSED), v128.load(fields, TIME_STAMP));
    const gapsBehind = i16x8.sub(v128.load(fields, FAILURE_MESSAGE + 4), v128.load(fields, FAILURE_MESSAGE + 2));
    const long = v128.or(i16x8.gt_s(i16x8.add(gaps, added), most), i16x8.gt_s(i16x8.add(gapsBehind, addedBehind), mostBehind));

    const stamp = base + <usize>load<u16>(fields, TIME_STAMP);
    const elapsedAt = <usize>load<u16>(fields, ELAPSED);
    const labelAt = <usize>load<u16>(fields, LABEL);
    const times = digits(stamp + 13, 9, base + labelAt - 1, labelAt - elapsedAt);
    const a = readPair(base, fields, returns, 0);
    const b = PAIR_COUNT > 1 ? readPair(base, fields, returns, 1) : noPair();
    const c = PAIR_COUNT > 2 ? readPair(base, fields, returns, 2) : noPair();
    const d = PAIR_COUNT > 3 ? readPair(base, fields, returns, 3) : noPair();
    const otherHigh = v128.andnot(fiveBytes, i8x16.eq(v128.load(stamp), high));
    if (i8x16.bitmask(v128.or(v128.or(long, digitFaults(largestDigits(times, a, b, c, d))), otherHigh))) break;
    if (returns) {
      if (load<u8>(base + <usize>load<u16>(fields, USUAL_BYTES) - 2) != CR) break;
    }
    const read = timesOf(times);
    const start = startOf(read);
    if (isSelected(start)) break;
    const elapsed = elapsedOf(read);

    let kind: u32 = 0;
    const messageAt = <usize>load<u16>(fields, MESSAGE);
    const messageEnd = <usize>load<u16>(fields, THREAD) - 1;
    // Few messages are as long as that of a transaction.
    if (messageEnd - messageAt >= 32) {
      const message = base + messageAt;
      kind = isTransaction(message + usize(load<u8>(message) == QUOTE), base + messageEnd);
    }
    const name = base + labelAt;
    const quoted = usize(load<u8>(name) == QUOTE);
    const nameAt = name + quoted;
    const nameEnd = base + <usize>load<u16>(fields, CODE) - 1 - quoted;
    const length = <u32>(nameEnd - nameAt);
    const head = headOf(nameAt, length);
    const tail = tailOf(nameEnd, length);
    const key = keyOf(length, kind);
    const label = likely(head, tail, key);
    // Separate statements, because V8 stores the result of ||.
    if (label == 0) break;
    if (!isNamed(label, head, tail, key)) break;
    if (length > 32) {
      if (!hasMiddle(label, nameAt, length)) break;
    }
    const successAt = base + <usize>load<u16>(fields, SUCCESS);
    const successEnd = base + <usize>load<u16>(fields, FAILURE_MESSAGE) - 1;
    if (start < cut) {
      if (failure(successAt, successEnd) == NONE) break;
      leaveOut(start, elapsed);
      continue;
    }
    const page = pageOf(label, elapsed);
    const finish = start + <i64>elapsed;
    const slot = slotOf(finish);
    if (u32(page == 0) | u32(slot >= SLOTS)) break;

    // "true", as JMeter writes it.
    if ((load<u32>(successAt) ^ 0x65757274) | (<u32>(successEnd - successAt) ^ 4)) {
      const failed = failure(successAt, successEnd);
      if (failed == NONE) break;
      addErrors(label, failed);
      countFailedAt(label, slot, failed);
      countFast(label, elapsed, failed);
      noteFailure(label, fields, finish, failed);
    }
    add(label, page, slot, start, finish, elapsed, a, b, c, d);
    const threads = threadsAt == NO_COLUMN ? fields : fields + threadsAt;
    const threadsEnd = base + <usize>load<u16>(threads, 2) - 1;
    keepSlowest(label, slot, elapsed, threadsAt == NO_COLUMN ? threadsEnd : base + <usize>load<u16>(threads), threadsEnd);
    if (hasTimes(label)) countTime(label, slot, elapsed, b);
  }
  return fields;
}
