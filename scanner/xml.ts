// Scans raw XML results. It counts the records it is certain of, which are elements of the root with their whole
// content, and hands every other record to the driver (src/samples/xml/scanners.ts), whose plain reader decides: so
// both always agree.
// Each buffer is scanned in two passes. The first lists every < and every quote. The second goes from < to <, and
// within the tag of a sample from quote to quote: all samples of a result have the same attributes in the same order,
// so each attribute is only compared with the one expected there (xml-sample.ts).
// Over 300 lines: the second pass is one state machine over shared globals.
import { countFast } from './apdex';
import { where } from './bits';
import { countError, isSuccessCode } from './errors';
import { add, addErrors, expect, find, forgetAll, learn } from './labels';
import { SLOTS } from './layout';
import { PAIR_COUNT, PLACE_LB, PLACE_NA, PLACE_RC, PLACE_RM, PLACE_S, PLACE_SC, PLACE_T, PLACE_TN, PLACE_TS } from './layout';
import { take } from './memory';
import { newlinesBetween, total } from './newlines';
import { NONE, number } from './numbers';
import { BEYOND, newPage, note, NOWHERE, pageFor } from './pages';
import { digits, elapsedOf, lengthFault, readTimes, startOf } from './sample';
import { allLengthFaults, largestDigits, noPair } from './sums';
import { reach } from './reach';
import { countFailedAt, slotOf } from './timeline';
import { countTime, hasTimes } from './times';
import { failure } from './values';
import { cut, cutNothing, leaveOut } from './warmup';
import { areLong, ASSERTION, attributeCount, begin, classify, ELAPSED, end, EXPECTED, EXPECTED_AT, expectAttribute } from './xml-sample';
import { FAILED, forgetAttributes, GAP, gap, has, HIGH, HIGH_MASK, isEmpty, KIND, LABEL_AT, LOW, LOW_MASK } from './xml-sample';
import { MOST_ATTRIBUTES, MOST_SAMPLES, NUMBERS, PAGE_AT, PLACE, SAMPLE, SAMPLES_AT, START } from './xml-sample';
import { pairGaps, readPair, storePairs } from './xml-sample';

export { apdex } from './apdex';
export { forget, labelCount, summed } from './labels';
export { newlinesBetween } from './newlines';
export { areNotesMany, distinctCount, notesAt, notesCount, timesAt, valuesAt } from './pages';
export { firstInterval, intervalMs } from './timeline';
export { countTimes } from './times';
export { cutBefore, cutFirstMs, cutLastMs } from './warmup';

/** The reasons why next() stops. */
const DONE: u32 = 0;
/** A record that the driver has to read: from() to to(). */
const ODD: u32 = 1;
/** A new label: from() to to(). Its record is not counted yet. */
const LABEL: u32 = 2;
/** The ends of records after from() are unknown. */
const IRREGULAR: u32 = 3;

/** The ways in which next() can continue. */
const LEARN: u32 = 1;
const SKIP: u32 = 2;

const LF: u8 = 10;
const SPACE: u8 = 32;
const SLASH: u8 = 47;
/** A byte without a meaning: NUL bytes after the input would be taken for a part of it. */
const PADDING: u8 = 1;
const GREATER: u8 = 62;

/** Records nested deeper than this are left to the driver. */
const MOST_DEPTH: u32 = 16;

/** Addresses of the record's samples in the order in which they end. */
const ENDED_AT: usize = memory.data(MOST_SAMPLES << 2, 64);
/** The address and the length of the name of each open element, and the address of its sample or 0. */
const OPEN_AT: usize = memory.data(MOST_DEPTH * 12, 64);
let sampleCount: u32 = 0;
let endedCount: u32 = 0;
/** The number of ended samples whose label has been looked up: count() continues there once a new label is created. */
let resolved: u32 = 0;

let input: usize = 0;
let stop: usize = 0;
/** Addresses of every < and every quote, in order. The first list ends in STOP, the second in an address without a name. */
let lesses: usize = 0;
let quotes: usize = 0;
const STOP: u32 = 0xffffffff;

let newlineCount: u32 = 0;
/** Whether the buffer has NUL bytes, whose place is not known: the driver reads all of it. */
let hasNul: bool = false;
let fromAt: usize = 0;
let toAt: usize = 0;
/** The start of the next record, and the end of the current one. */
let recordAt: usize = 0;
let recordEnd: usize = 0;
let takenCount: u32 = 0;

/** The positions of the next < and the next quote in their lists. */
let lessAt: usize = 0;
let quoteAt: usize = 0;

/** Space after a list: list() writes past its end, and the quotes of a tag are read without a bounds check. */
const ROOM_BEHIND: usize = 2 * <usize>MOST_ATTRIBUTES + 64;

/** Prepares for another result. Returns the address of a buffer of `capacity` bytes, or 0 if there is no memory. */
export function room(capacity: usize): usize {
  forgetAll();
  forgetAttributes();
  cutNothing();
  const before = take(64);
  input = take(capacity + 128);
  lesses = take((capacity + ROOM_BEHIND) << 2);
  quotes = take((capacity + ROOM_BEHIND) << 2);
  return before == 0 || input == 0 || lesses == 0 || quotes == 0 ? 0 : input;
}

/** Adds an attribute, whose name the driver has written to the buffer, to those expected in every sample. */
export function attribute(length: u32, place: u32): bool {
  return expectAttribute(input, length, place);
}

export function from(): usize {
  return fromAt;
}
export function to(): usize {
  return toAt;
}
/** The numbers of counted samples and of records left to the driver. */
export function taken(): u32 {
  return takenCount;
}
/** Newlines before from(). */
export function newlines(): u32 {
  return newlineCount - newlinesBetween(fromAt, stop);
}

/** The first pass over the first `length` bytes of the buffer, which starts between records. */
export function index(length: usize): void {
  stop = input + length;
  expect(<u32>(length >> 5)); // no sample with its time is shorter
  memory.fill(stop, PADDING, 64);
  const less = i8x16.splat(60);
  const quote = i8x16.splat(34);
  const newline = i8x16.splat(LF);
  let least = newline;
  let lines: u32 = 0;
  let sum = i8x16.splat(0);
  let blocks: u32 = 0;
  let lessEnd = lesses;
  let quoteEnd = quotes;
  for (let p = input; p < stop; p += 64) {
    lessEnd = list(lessEnd, p, where(p, less));
    quoteEnd = list(quoteEnd, p, where(p, quote));
    least = i8x16.min_u(least, i8x16.min_u(v128.load(p), v128.load(p, 16)));
    least = i8x16.min_u(least, i8x16.min_u(v128.load(p, 32), v128.load(p, 48)));
    // Each lane counts its newlines by subtracting masks of -1, and is added up before it can overflow.
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 16), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 32), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 48), newline));
    if (++blocks == 63) {
      lines += total(i16x8.extadd_pairwise_i8x16_u(sum));
      sum = i8x16.splat(0);
      blocks = 0;
    }
  }
  hasNul = !i8x16.all_true(least);
  newlineCount = lines + total(i16x8.extadd_pairwise_i8x16_u(sum));
  store<u32>(lessEnd, STOP);
  for (let i: usize = 0; i <= 2 * <usize>MOST_ATTRIBUTES; i++) store<u32>(quoteEnd + (i << 2), <u32>(stop + 32));
  lessAt = lesses;
  quoteAt = quotes;
  recordAt = input;
  takenCount = 0;
  resolved = 0;
  endedCount = 0;
}

/**
 * Lists the addresses of the bits that are set; bit 0 is address `p`. Writes four at a time; the surplus is overwritten
 * later.
 */
// @ts-ignore: decorator
@inline
function list(end: usize, p: usize, bits: u64): usize {
  const next = end + (<usize>popcnt(bits) << 2);
  while (end < next) {
    store<u32>(end, <u32>(p + <usize>ctz(bits)), 0);
    bits &= bits - 1;
    store<u32>(end, <u32>(p + <usize>ctz(bits)), 4);
    bits &= bits - 1;
    store<u32>(end, <u32>(p + <usize>ctz(bits)), 8);
    bits &= bits - 1;
    store<u32>(end, <u32>(p + <usize>ctz(bits)), 12);
    bits &= bits - 1;
    end += 16;
  }
  return next;
}

/** Counts up to the next record that it cannot count. `how` selects how to continue with the record at which it stopped. */
export function next(how: u32): u32 {
  if (how == LEARN && !learn()) how = SKIP;
  if (how == SKIP) return leave();
  if (hasNul) {
    fromAt = recordAt;
    return IRREGULAR;
  }
  if (how == LEARN) {
    const stopped = count();
    if (stopped == LABEL) return LABEL;
    if (stopped == ODD) return leave();
  }
  for (;;) {
    const read = readRecord();
    fromAt = recordAt;
    if (read != ODD) return read;
    const stopped = count();
    if (stopped == LABEL) return LABEL;
    if (stopped == ODD) return leave();
  }
  return DONE;
}

/** Leaves the current record to the driver. */
function leave(): u32 {
  fromAt = recordAt;
  toAt = recordEnd;
  recordAt = recordEnd;
  takenCount++;
  return ODD;
}

/**
 * Reads the record at recordAt. Returns ODD if it is complete, with its samples in ENDED_AT; DONE if the buffer ends first;
 * IRREGULAR if JMeter would not write it. A tag is only read if another < follows: only then is it certainly complete, so
 * that a mismatch does not come from missing bytes.
 */
function readRecord(): u32 {
  let next = lessAt;
  let at = <usize>load<u32>(next);
  if (at == STOP) return DONE;
  for (let p = recordAt; p < at; p++) if (load<u8>(p) > SPACE) return IRREGULAR;
  let depth: u32 = 0;
  sampleCount = 0;
  endedCount = 0;
  resolved = 0;
  for (;;) {
    next += 4;
    const following = <usize>load<u32>(next);
    if (following == STOP) return DONE;
    const frame = OPEN_AT + <usize>depth * 12;
    const second = load<u8>(at, 1);
    let after: usize;
    if (second == SLASH) {
      if (depth == 0) return IRREGULAR;
      after = endTag(at + 2, frame - 12);
      if (after == 0) return IRREGULAR;
      depth--;
      const sample = load<u32>(frame - 12, 8);
      if (sample != 0) ends(sample);
    } else {
      if (depth == MOST_DEPTH) return IRREGULAR;
      const nameEnd = sampleName(at);
      let sample: usize = 0;
      if (nameEnd != 0) {
        const parent: usize = depth == 0 ? 0 : <usize>load<u32>(frame - 12, 8);
        if ((depth > 0 && parent == 0) || sampleCount == MOST_SAMPLES) return IRREGULAR;
        sample = SAMPLES_AT + <usize>sampleCount * SAMPLE;
        sampleCount++;
        after = readAttributes(nameEnd - 1, sample);
        if (after == 0 || after > following) return IRREGULAR;
        classify(sample, parent);
        store<u32>(frame, <u32>(at + 1));
        store<u32>(frame, <u32>(nameEnd - at - 1), 4);
      } else {
        if (depth == 0) return IRREGULAR;
        after = otherTag(at, frame, following);
        if (after == 0) return IRREGULAR;
        if (isFailureMessage(at) && load<u8>(after - 2) != SLASH) noteAssertion(frame, after, following);
      }
      if (load<u8>(after - 2) == SLASH) {
        if (sample != 0) ends(<u32>sample);
      } else {
        store<u32>(frame, <u32>sample, 8);
        depth++;
      }
    }
    if (after > following) return IRREGULAR;
    at = following;
    if (depth == 0) {
      lessAt = next;
      recordEnd = after;
      return ODD;
    }
  }
  return DONE;
}

/** Records the end of a sample's element. */
// @ts-ignore: decorator
@inline
function ends(sample: u32): void {
  store<u32>(ENDED_AT + (<usize>endedCount << 2), sample);
  endedCount++;
}

/** The end of the name of a sample's tag, if a space follows; otherwise 0. */
// @ts-ignore: decorator
@inline
function sampleName(at: usize): usize {
  const head = load<u64>(at);
  // "<httpSam", "ple "; "<sample "
  if (head == 0x6d6153707474683c) return load<u32>(at, 8) == 0x20656c70 ? at + 11 : 0;
  return head == 0x20656c706d61733c ? at + 7 : 0;
}

/** The address after the > of an end tag that closes the innermost element; otherwise 0. */
// @ts-ignore: decorator
@inline
function endTag(name: usize, frame: usize): usize {
  const opened = <usize>load<u32>(frame);
  const length = <usize>load<u32>(frame, 4);
  if (load<u8>(name + length) != GREATER) return 0;
  let p: usize = 0;
  for (; p + 8 <= length; p += 8) if (load<u64>(name + p) != load<u64>(opened + p)) return 0;
  if (p < length) {
    const unused = <u64>(8 - (length - p)) << 3;
    if ((load<u64>(name + p) ^ load<u64>(opened + p)) << unused) return 0;
  }
  return name + length + 1;
}

/** Differences in the eight bytes before those that readAttributes() compares. */
function compareHigh(first: usize): u64 {
  let wrong: u64 = 0;
  for (let i: usize = 0; i < <usize>attributeCount; i++) {
    const at = EXPECTED_AT + i * EXPECTED;
    const opening = <usize>load<u32>(first + (i << 3));
    wrong |= (load<u64>(opening - 15) ^ load<u64>(at, HIGH)) & load<u64>(at, HIGH_MASK);
  }
  return wrong;
}

/**
 * Stores the positions of the values of a sample, whose tag's name ends at `last`. Returns the address after its >, or 0.
 */
// @ts-ignore: decorator
@inline
function readAttributes(last: usize, sample: usize): usize {
  let quote = quoteAt;
  // Skips quotes in text.
  while (<usize>load<u32>(quote) < last) quote += 4;
  const first = quote;
  let before = last;
  let wrong: u64 = 0;
  const stopAt = EXPECTED_AT + <usize>attributeCount * EXPECTED;
  for (let at = EXPECTED_AT; at < stopAt; at += EXPECTED) {
    const pair = load<u64>(quote);
    const opening = <usize>pair;
    wrong |=
      ((load<u64>(opening - 7) ^ load<u64>(at, LOW)) & load<u64>(at, LOW_MASK)) |
      <u64>(opening - before - <usize>load<u32>(at, GAP));
    store<u64>(sample + <usize>load<u32>(at, PLACE), pair + 1);
    before = <usize>(pair >> 32);
    quote += 8;
  }
  if (areLong) wrong |= compareHigh(first);
  if (wrong != 0) return 0;
  quoteAt = quote;
  const closed = load<u16>(before, 1);
  return <u8>closed == GREATER ? before + 2 : closed == 0x3e2f ? before + 3 : 0;
}

/** Reads any other tag, without attributes or with only a class. Returns the address after its >, or 0. */
// @ts-ignore: decorator
@inline
function otherTag(at: usize, frame: usize, following: usize): usize {
  const name = at + 1;
  const text = v128.load(name);
  const small = v128.or(text, i8x16.splat(0x20));
  const letters = i8x16.le_u(i8x16.sub(small, i8x16.splat(0x61)), i8x16.splat(25));
  const others = ~i8x16.bitmask(v128.or(letters, i8x16.eq(text, i8x16.splat(46))));
  const length = <usize>ctz(others);
  // Excludes samples without attributes, a nested root, and names longer than the loaded bytes.
  if (length == 0 || length >= 16 || (length == 6 && isNamed(name, 0x656c706d6173, 0xffffffffffff))) return 0;
  if (length == 10 && isNamed(name, 0x706d615370747468, <u64>-1)) return 0;
  if (length == 11 && isNamed(name, 0x7573655274736574, <u64>-1)) return 0;
  store<u32>(frame, <u32>name);
  store<u32>(frame, <u32>length, 4);
  let p = name + length;
  let c = load<u8>(p);
  // ` class="`
  if (c == SPACE && load<u64>(p) == 0x223d7373616c6320) {
    for (p += 8; p < following && load<u8>(p) != 34; ) p++;
    if (p == following) return 0;
    c = load<u8>(++p);
  }
  if (c == SLASH) c = load<u8>(++p);
  return c == GREATER ? p + 1 : 0;
}

// @ts-ignore: decorator
@inline
function isFailureMessage(at: usize): bool {
  // Compares "<failureMessage" and the byte after the name.
  if (load<u64>(at) != 0x6572756c6961663c || (load<u64>(at, 7) != 0x6567617373654d65)) return false;
  const c = load<u8>(at, 15);
  return c == GREATER || c == SPACE;
}

/** Stores the text of a failed assertion in the innermost sample around it, unless it has one already. */
function noteAssertion(frame: usize, text: usize, textEnd: usize): void {
  for (let outer = frame; outer > OPEN_AT; ) {
    outer -= 12;
    const sample = <usize>load<u32>(outer, 8);
    if (sample == 0) continue;
    if (textEnd > text && load<u64>(sample, ASSERTION) == 0) {
      store<u32>(sample, <u32>text, ASSERTION);
      store<u32>(sample, <u32>textEnd, ASSERTION + 4);
    }
    return;
  }
}

// @ts-ignore: decorator
@inline
function isNamed(name: usize, head: u64, mask: u64): bool {
  return (load<u64>(name) & mask) == head;
}

/** Counts all samples of the record, or none and returns why. */
function count(): u32 {
  for (; resolved < endedCount; resolved++) {
    const sample = <usize>load<u32>(ENDED_AT + (<usize>resolved << 2));
    const stamp = begin(sample, PLACE_TS);
    const elapsedGap = gap(sample, PLACE_T);
    const aGaps = pairGaps(sample, 0);
    const bGaps = PAIR_COUNT > 1 ? pairGaps(sample, 1) : 0;
    const cGaps = PAIR_COUNT > 2 ? pairGaps(sample, 2) : 0;
    const dGaps = PAIR_COUNT > 3 ? pairGaps(sample, 3) : 0;
    const a = readPair(sample, 0, aGaps);
    const b = PAIR_COUNT > 1 ? readPair(sample, 1, bGaps) : noPair();
    const c = PAIR_COUNT > 2 ? readPair(sample, 2, cGaps) : noPair();
    const d = PAIR_COUNT > 3 ? readPair(sample, 3, dGaps) : noPair();
    const fault =
      allLengthFaults(aGaps, bGaps, cGaps, dGaps) |
      <u64>((lengthFault(elapsedGap) & ~7) | (gap(sample, PLACE_TS) ^ 14));
    const elapsedDigits = digits(stamp + 13, 9, end(sample, PLACE_T), elapsedGap);
    const times = readTimes(stamp, elapsedDigits, largestDigits(elapsedDigits, a, b, c, d), fault);
    const elapsed = elapsedOf(times);
    const failed = has(PLACE_S) ? failure(begin(sample, PLACE_S), end(sample, PLACE_S)) : 0;
    if (elapsed >= BEYOND || failed == NONE) return ODD;
    // Probably written by the PerfMon plug-in.
    if (isEmpty(sample, PLACE_TN)) return ODD;
    if (has(PLACE_SC) && number(begin(sample, PLACE_SC), end(sample, PLACE_SC)) != 1) return ODD;
    const label = find(begin(sample, PLACE_LB), end(sample, PLACE_LB), load<u32>(sample, KIND));
    if (label == 0) {
      fromAt = begin(sample, PLACE_LB);
      toAt = end(sample, PLACE_LB);
      return LABEL;
    }
    let page = pageFor(label, elapsed);
    if (page == 0) {
      if (!newPage()) return ODD;
      page = pageFor(label, elapsed);
    }
    const start = startOf(times);
    if (endedCount == 1) {
      addUncut(sample, label, page, start, elapsed, failed, a, b, c, d);
      if (failed != 0 && start >= cut) countFailure(label, start + <i64>elapsed, sample);
      break;
    }
    store<i64>(sample, start, START);
    store<u32>(sample, elapsed, ELAPSED);
    store<u64>(sample, failed, FAILED);
    storePairs(sample, a, b, c, d);
    store<u32>(sample, <u32>label, LABEL_AT);
    store<u32>(sample, <u32>page, PAGE_AT);
  }
  if (endedCount > 1) addAll();
  takenCount += endedCount;
  recordAt = recordEnd;
  return DONE;
}

/** Adds a sample. Only called once every sample of the record can be added. */
function addAll(): void {
  for (let i: u32 = 0; i < endedCount; i++) {
    const sample = <usize>load<u32>(ENDED_AT + (<usize>i << 2));
    addUncut(
      sample,
      <usize>load<u32>(sample, LABEL_AT),
      <usize>load<u32>(sample, PAGE_AT),
      load<i64>(sample, START),
      load<u32>(sample, ELAPSED),
      load<u64>(sample, FAILED),
      v128.load(sample, NUMBERS),
      PAIR_COUNT > 1 ? v128.load(sample, NUMBERS + 16) : noPair(),
      PAIR_COUNT > 2 ? v128.load(sample, NUMBERS + 32) : noPair(),
      PAIR_COUNT > 3 ? v128.load(sample, NUMBERS + 48) : noPair(),
    );
    if (load<u64>(sample, FAILED) != 0 && load<i64>(sample, START) >= cut) {
      const finish = load<i64>(sample, START) + <i64>load<u32>(sample, ELAPSED);
      countFailure(<usize>load<u32>(sample, LABEL_AT), finish, sample);
    }
  }
}

/** Counts the error of a failed sample. A code of success means that an assertion failed. */
function countFailure(label: usize, finish: i64, sample: usize): void {
  const code = has(PLACE_RC) ? begin(sample, PLACE_RC) : sample;
  const codeEnd = has(PLACE_RC) ? end(sample, PLACE_RC) : sample;
  if (isSuccessCode(code, codeEnd)) {
    const assertion = load<u64>(sample, ASSERTION);
    countError(label, finish, code, codeEnd, <usize>(assertion & 0xffffffff), <usize>(assertion >> 32));
  } else if (has(PLACE_RM)) {
    countError(label, finish, code, codeEnd, begin(sample, PLACE_RM), end(sample, PLACE_RM));
  } else countError(label, finish, code, codeEnd, sample, sample);
}

// @ts-ignore: decorator
@inline
function addUncut(sample: usize, label: usize, page: usize, start: i64, elapsed: u32, failed: u64, a: v128, b: v128, c: v128, d: v128): void {
  if (start < cut) {
    leaveOut(start, elapsed);
    return;
  }
  if (page == NOWHERE) note(label, elapsed);
  const finish = start + <i64>elapsed;
  if (slotOf(finish) >= SLOTS) reach(finish);
  const slot = slotOf(finish);
  add(label, page, slot, start, finish, elapsed, a, b, c, d);
  if (hasTimes(label)) {
    const isKnown = has(PLACE_NA);
    countTime(label, slot, elapsed, b, isKnown ? begin(sample, PLACE_NA) : sample, isKnown ? end(sample, PLACE_NA) : sample);
  }
  addErrors(label, failed);
  countFailedAt(label, slot, failed);
  if (failed != 0) countFast(label, elapsed, failed);
}
