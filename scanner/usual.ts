// Records with JMeter's own columns, in its order, as most results have them. What is in any way unusual is not even asked
// for: then this stops, and what reads any columns (csv.ts) decides. Nearly every row of nearly every result passes here, so
// nothing is called and nothing is asked twice.
import { CR, MOST_WINDOW, QUOTE } from './fields';
import { add, addErrors, hasMiddle, headOf, isNamed, keyOf, likely, pageOf, tailOf } from './labels';
import { NONE } from './numbers';
import { digits, elapsedOf, faults, fours, knownHigh, startOf, timesOf } from './sample';
import { failure, isTransaction } from './values';
import { cut, leaveOut } from './warmup';

// Where columns begin: offsets in a record's list of fields, of two bytes each.
const TIME_STAMP: usize = 0;
const ELAPSED: usize = 2;
const LABEL: usize = 4;
const CODE: usize = 6;
const MESSAGE: usize = 8;
const THREAD: usize = 10;
const SUCCESS: usize = 14;
const FAILURE_MESSAGE: usize = 16;
const RECEIVED: usize = 18;
const SENT: usize = 20;
const GROUP_THREADS: usize = 22;
const LATENCY: usize = 28;
const IDLE: usize = 30;
const CONNECT: usize = 32;
/** What a record has in the list; there the next one begins. */
export const USUAL_BYTES: usize = 34;

/** Whether the columns of a result are these, given as such offsets. */
export function areUsual(
  bytes: usize,
  timeStamp: usize,
  elapsed: usize,
  label: usize,
  message: usize,
  thread: usize,
  success: usize,
  received: usize,
  sent: usize,
  latency: usize,
  connect: usize,
): bool {
  return (
    bytes == USUAL_BYTES &&
    timeStamp == TIME_STAMP &&
    elapsed == ELAPSED &&
    label == LABEL &&
    message == MESSAGE &&
    thread == THREAD &&
    success == SUCCESS &&
    received == RECEIVED &&
    sent == SENT &&
    latency == LATENCY &&
    connect == CONNECT
  );
}

// What values may be long, in two vectors: of the eight first columns, and of those behind failureMessage. From where a value
// begins to where the next one does it is one more; to that is added what makes the least of it the least number with a sign,
// so that one comparison tells whether it is too little or too much.
const ADDED: usize = memory.data(16, 16);
/** Where records end in a newline alone, and then where in a carriage return, too. */
const ADDED_BEHIND: usize = memory.data(32, 16);
const MOST: usize = memory.data(16, 16);
const MOST_BEHIND: usize = memory.data(16, 16);
const LANES: usize = 8;

function allow(column: usize, least: u32, most: u32): void {
  const isBehind = column > LANES;
  const lane = (isBehind ? column - LANES - 1 : column) << 1;
  const added = <u16>(32768 - 1 - least);
  store<u16>((isBehind ? ADDED_BEHIND : ADDED) + lane, added);
  if (isBehind) store<u16>(ADDED_BEHIND + lane, column << 1 == CONNECT ? added - 1 : added, 16);
  store<u16>((isBehind ? MOST_BEHIND : MOST) + lane, <u16>(32768 + most - least));
}
for (let column: usize = 0; column <= 2 * LANES; column++)
  if (column != LANES) allow(column, 0, <u32>MOST_WINDOW);
allow(TIME_STAMP >> 1, 13, 13);
allow(ELAPSED >> 1, 1, 5);
allow(THREAD >> 1, 1, <u32>MOST_WINDOW); // rows of the PerfMon plug-in have none
allow(RECEIVED >> 1, 1, 8);
allow(SENT >> 1, 1, 8);
allow(LATENCY >> 1, 1, 8);
allow(CONNECT >> 1, 1, 8);

const FIVE_BYTES: usize = memory.data<u64>([0xffffffffff, 0], 16);

/**
 * Counts records of the window at `base`, whose fields are listed from `fields` up to `end`. Where the list of the first one
 * that is unusual begins.
 * @param returns 1 where each should end in a carriage return before its newline
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
    const gapsBehind = i16x8.sub(v128.load(fields, SENT), v128.load(fields, RECEIVED));
    const long = v128.or(i16x8.gt_s(i16x8.add(gaps, added), most), i16x8.gt_s(i16x8.add(gapsBehind, addedBehind), mostBehind));

    const stamp = base + <usize>load<u16>(fields, TIME_STAMP);
    const elapsedAt = <usize>load<u16>(fields, ELAPSED);
    const labelAt = <usize>load<u16>(fields, LABEL);
    const receivedAt = <usize>load<u16>(fields, RECEIVED);
    const sentAt = <usize>load<u16>(fields, SENT);
    const sentEnd = <usize>load<u16>(fields, GROUP_THREADS);
    const latencyAt = <usize>load<u16>(fields, LATENCY);
    const latencyEnd = <usize>load<u16>(fields, IDLE);
    const connectAt = <usize>load<u16>(fields, CONNECT);
    const connectEnd = <usize>load<u16>(fields, USUAL_BYTES) - returns;
    const times = digits(stamp + 13, 9, base + labelAt - 1, labelAt - elapsedAt);
    const sizes = digits(base + sentAt - 1, sentAt - receivedAt, base + sentEnd - 1, sentEnd - sentAt);
    const waits = digits(base + latencyEnd - 1, latencyEnd - latencyAt, base + connectEnd - 1, connectEnd - connectAt);
    const otherHigh = v128.andnot(fiveBytes, i8x16.eq(v128.load(stamp), high));
    if (i8x16.bitmask(v128.or(v128.or(long, faults(times, sizes, waits)), otherHigh))) break;
    if (returns) {
      if (load<u8>(base + <usize>load<u16>(fields, USUAL_BYTES) - 2) != CR) break;
    }
    const read = timesOf(times);
    const start = startOf(read);
    const elapsed = elapsedOf(read);

    let kind: u32 = 0;
    const messageAt = <usize>load<u16>(fields, MESSAGE);
    const messageEnd = <usize>load<u16>(fields, THREAD) - 1;
    // Longer than most messages are.
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
    // One after another, as with || V8 keeps what came of it.
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
    if (page == 0) break;

    // "true", as JMeter writes it.
    if ((load<u32>(successAt) ^ 0x65757274) | (<u32>(successEnd - successAt) ^ 4)) {
      const failed = failure(successAt, successEnd);
      if (failed == NONE) break;
      addErrors(label, failed);
    }
    add(label, page, start, elapsed, fours(sizes), fours(waits));
  }
  return fields;
}
