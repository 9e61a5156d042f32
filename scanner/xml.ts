// Raw XML results. It counts the records it is sure of, elements of the root with all that is in them, and hands every other
// one to the driver (src/input/samples/xml/wasm.ts), whose plain reader then decides: so both always agree.
//
// Two passes over each buffer. The first lists every < and every quote. The second goes from < to <, and within a sample's
// tag from quote to quote: all samples of a result have the same attributes, so that each is known by its place and only
// compared with what is expected there.
import { where } from './bits';
import { add, addErrors, BEYOND, expect, find, forgetAll, has as hasSum, learn, newPage } from './labels';
import { note, NOWHERE, pageFor } from './labels';
import { take } from './memory';
import { newlinesBetween, total } from './newlines';
import { NONE, number } from './numbers';
import { digits, elapsedOf, lengths, read, sizes, startOf, waits } from './sample';
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
/** From from() on nothing is known of where records end. */
const IRREGULAR: u32 = 3;

/** How next() goes on. */
const LEARN: u32 = 1;
const SKIP: u32 = 2;

const LF: u8 = 10;
const SPACE: u8 = 32;
const SLASH: u8 = 47;
const GREATER: u8 = 62;

/** Deeper, or of more samples, is no record for here. */
const MOST_DEPTH: u32 = 16;
const MOST_SAMPLES: u32 = 256;

// --- attributes ---------------------------------------------------------------------------------------------------

/** Values that are used, in the order of attributes.ts; beyond them one place for all others. */
const TS: usize = 0;
const T: usize = 1;
const LB: usize = 2;
const S: usize = 3;
const BY: usize = 4;
const SBY: usize = 5;
const LT: usize = 6;
const CT: usize = 7;
const RM: usize = 9;
const TN: usize = 10;
const DT: usize = 11;
const SC: usize = 12;
const OTHER: usize = 13;
const PLACES: usize = 14;

/** What is expected of an attribute: sixteen bytes that end in its opening quote, and how far that is from what is before. */
const LOW: usize = 0;
const LOW_MASK: usize = 8;
const GAP: usize = 16;
const PLACE: usize = 20;
const HIGH: usize = 24;
const HIGH_MASK: usize = 32;
const EXPECTED: usize = 40;
const MOST_ATTRIBUTES: u32 = 64;
const LONGEST_NAME: u32 = 13;

const EXPECTED_AT: usize = memory.data(MOST_ATTRIBUTES * EXPECTED, 64);
let attributeCount: u32 = 0;
let areLong: bool = false;
/** Bit i: place i has a value. */
let places: u32 = 0;
// Where the elapsed time stands for what is not there.
let received: usize = T;
let sent: usize = T;
let latency: usize = T;
let connect: usize = T;

/** A name of up to LONGEST_NAME letters that the driver has written to the buffer. Called in order; false where it is too much. */
export function attribute(length: u32, place: u32): bool {
  if (attributeCount == MOST_ATTRIBUTES || length > LONGEST_NAME || length == 0) return false;
  const at = EXPECTED_AT + <usize>attributeCount * EXPECTED;
  attributeCount++;
  // A space, the name, an equals sign and the quote, at the end of sixteen bytes.
  const text = take(16);
  const begin = text + 16 - 3 - <usize>length;
  store<u8>(begin, SPACE);
  memory.copy(begin + 1, input, length);
  store<u8>(text, 61, 14);
  store<u8>(text, 34, 15);
  const bytes = <u64>length + 3;
  store<u64>(at, load<u64>(text, 8), LOW);
  store<u64>(at, bytes >= 8 ? <u64>-1 : <u64>-1 << ((8 - bytes) << 3), LOW_MASK);
  store<u64>(at, load<u64>(text), HIGH);
  store<u64>(at, bytes <= 8 ? 0 : bytes == 16 ? <u64>-1 : <u64>-1 << ((16 - bytes) << 3), HIGH_MASK);
  store<u32>(at, length + 3, GAP);
  store<u32>(at, place << 3, PLACE);
  if (bytes > 8) areLong = true;
  if (place < <u32>OTHER) places |= 1 << place;
  if (place == <u32>BY) {
    received = BY;
    hasSum(0);
  } else if (place == <u32>SBY) {
    sent = SBY;
    hasSum(1);
  } else if (place == <u32>LT) {
    latency = LT;
    hasSum(2);
  } else if (place == <u32>CT) {
    connect = CT;
    hasSum(3);
  }
  return true;
}

// --- a record's samples -------------------------------------------------------------------------------------------

/** Where each value begins and ends, four bytes each; then what it is. */
const KIND: usize = PLACES << 3;
const HOLDS_SAMPLES: usize = KIND + 4;
const START: usize = KIND + 8;
const ELAPSED: usize = KIND + 16;
const FAILED: usize = KIND + 24;
const SIZES: usize = KIND + 32;
const WAITS: usize = KIND + 48;
const LABEL_AT: usize = KIND + 64;
const PAGE_AT: usize = KIND + 68;
const SAMPLE: usize = KIND + 72;

const SAMPLES_AT: usize = memory.data(MOST_SAMPLES * SAMPLE, 64);
/** Addresses of the record's samples in the order in which they end. */
const ENDED_AT: usize = memory.data(MOST_SAMPLES << 2, 64);
/** For each open element: where its name is, its length, and its sample or 0. */
const OPEN_AT: usize = memory.data(MOST_DEPTH * 12, 64);
let sampleCount: u32 = 0;
let endedCount: u32 = 0;
let resolved: u32 = 0;

let input: usize = 0;
let stop: usize = 0;
/** Addresses of every < and every quote, in order. The one list ends in STOP, the other in a place where no name stands. */
let lesses: usize = 0;
let quotes: usize = 0;
const STOP: u32 = 0xffffffff;

let newlineCount: u32 = 0;
let fromAt: usize = 0;
let toAt: usize = 0;
/** Where the next record begins, and the one that is being counted ends. */
let recordAt: usize = 0;
let recordEnd: usize = 0;
let takenCount: u32 = 0;

/** The next < and the next quote to be looked at, in their lists. */
let lessAt: usize = 0;
let quoteAt: usize = 0;

/** Behind a list: for what is written too much, and so that a tag's quotes can be looked at without asking for the end. */
const ROOM_BEHIND: usize = 2 * <usize>MOST_ATTRIBUTES + 64;

/** Begins another result, with room for `capacity` bytes: the address at which they are to be written, or 0. */
export function room(capacity: usize): usize {
  forgetAll();
  memory.fill(SAMPLES_AT, 0, MOST_SAMPLES * SAMPLE);
  attributeCount = 0;
  areLong = false;
  places = 0;
  received = T;
  sent = T;
  latency = T;
  connect = T;
  cutNothing();
  const before = take(64);
  input = take(capacity + 128);
  lesses = take((capacity + ROOM_BEHIND) << 2);
  quotes = take((capacity + ROOM_BEHIND) << 2);
  return before == 0 || input == 0 || lesses == 0 || quotes == 0 ? 0 : input;
}

export function from(): usize {
  return fromAt;
}
export function to(): usize {
  return toAt;
}
/** Samples that were counted, and records that were left. */
export function taken(): u32 {
  return takenCount;
}
/** Newlines up to from(). */
export function newlines(): u32 {
  return newlineCount - newlinesBetween(fromAt, stop);
}

/** First pass over so many bytes of the buffer, which begins between records. */
export function index(length: usize): void {
  stop = input + length;
  expect(<u32>(length >> 5)); // shorter is no sample with its time
  memory.fill(stop, 0, 64);
  const less = i8x16.splat(60);
  const quote = i8x16.splat(34);
  const newline = i8x16.splat(LF);
  let lines: u32 = 0;
  let sum = i8x16.splat(0);
  let blocks: u32 = 0;
  let lessEnd = lesses;
  let quoteEnd = quotes;
  for (let p = input; p < stop; p += 64) {
    lessEnd = list(lessEnd, p, where(p, less));
    quoteEnd = list(quoteEnd, p, where(p, quote));
    // Each lane counts its own newlines, as 0 - -1, and is emptied before it can overflow.
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

/** Lists the addresses of the bits that are set, the lowest of them at `p`. Four at a time; what is too much is written over. */
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

/** Up to the next record that is not plain; `how` tells what became of the one it stopped at. */
export function next(how: u32): u32 {
  if (how == LEARN && !learn()) how = SKIP;
  if (how == SKIP) return leave();
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

/** Leaves this record to the driver. */
function leave(): u32 {
  fromAt = recordAt;
  toAt = recordEnd;
  recordAt = recordEnd;
  takenCount++;
  return ODD;
}

/**
 * Reads the record at recordAt: ODD when it is whole, with its samples in ENDED_AT; DONE when the buffer ends before it is
 * known to; IRREGULAR when it is not as JMeter writes it. A tag is only read when another < follows it: then all of it is
 * there, and what is not as expected is not for want of bytes.
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

/** A sample's element has ended. */
// @ts-ignore: decorator
@inline
function ends(sample: u32): void {
  store<u32>(ENDED_AT + (<usize>endedCount << 2), sample);
  endedCount++;
}

/** Where the name of a sample's tag ends, when a space follows; else 0. */
// @ts-ignore: decorator
@inline
function sampleName(at: usize): usize {
  const head = load<u64>(at);
  // "<httpSam", "ple "; "<sample "
  if (head == 0x6d6153707474683c) return load<u32>(at, 8) == 0x20656c70 ? at + 11 : 0;
  return head == 0x20656c706d61733c ? at + 7 : 0;
}

/** Behind the > of an end tag that names what was opened last; else 0. */
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

/** What is wrong in the eight bytes before those that readAttributes() compares. */
function compareHigh(first: usize): u64 {
  let wrong: u64 = 0;
  for (let i: usize = 0; i < <usize>attributeCount; i++) {
    const at = EXPECTED_AT + i * EXPECTED;
    const opening = <usize>load<u32>(first + (i << 3));
    wrong |= (load<u64>(opening - 15) ^ load<u64>(at, HIGH)) & load<u64>(at, HIGH_MASK);
  }
  return wrong;
}

/** The values of a sample whose tag's name ends at `last`; behind its >, or 0 where it is not as expected. */
// @ts-ignore: decorator
@inline
function readAttributes(last: usize, sample: usize): usize {
  let quote = quoteAt;
  // Texts may have quotes, too.
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

// @ts-ignore: decorator
@inline
function begin(sample: usize, place: usize): usize {
  return <usize>load<u32>(sample + (place << 3));
}
// @ts-ignore: decorator
@inline
function end(sample: usize, place: usize): usize {
  return <usize>load<u32>(sample + (place << 3), 4);
}
// @ts-ignore: decorator
@inline
function has(place: usize): bool {
  return ((places >> <u32>place) & 1) != 0;
}
// @ts-ignore: decorator
@inline
function isEmpty(sample: usize, place: usize): bool {
  return has(place) && begin(sample, place) == end(sample, place);
}
/** One more than its length, as read() wants it. */
// @ts-ignore: decorator
@inline
function gap(sample: usize, place: usize): usize {
  return end(sample, place) - begin(sample, place) + 1;
}

/** Its kind, by its message and by what it is part of: as in src/input/samples/accumulator.ts. */
// @ts-ignore: decorator
@inline
function classify(sample: usize, parent: usize): void {
  let isController: u32 = 0;
  let holdsSamples: u32 = 0;
  if (has(RM)) {
    const message = begin(sample, RM);
    const after = end(sample, RM);
    if (message == after) holdsSamples = u32(isEmpty(sample, DT));
    else if (load<u8>(message) == 0x4e) isController = isTransaction(message, after);
  }
  store<u32>(sample, isController | holdsSamples, HOLDS_SAMPLES);
  const isPart = parent != 0 && load<u32>(parent, HOLDS_SAMPLES) == 0;
  store<u32>(sample, isController ? 1 : isPart ? 2 : 0, KIND);
}

/** A tag of no sample, with no attribute or a class; behind its >, or 0. */
// @ts-ignore: decorator
@inline
function otherTag(at: usize, frame: usize, following: usize): usize {
  const name = at + 1;
  const text = v128.load(name);
  const small = v128.or(text, i8x16.splat(0x20));
  const letters = i8x16.le_u(i8x16.sub(small, i8x16.splat(0x61)), i8x16.splat(25));
  const others = ~i8x16.bitmask(v128.or(letters, i8x16.eq(text, i8x16.splat(46))));
  const length = <usize>ctz(others);
  // Samples without attributes, and a root within; and what is longer than what was loaded.
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
function isNamed(name: usize, head: u64, mask: u64): bool {
  return (load<u64>(name) & mask) == head;
}

/** Counts the record's samples, or says what keeps it from it. All or none. */
function count(): u32 {
  for (; resolved < endedCount; resolved++) {
    const sample = <usize>load<u32>(ENDED_AT + (<usize>resolved << 2));
    const stamp = begin(sample, TS);
    const elapsedGap = gap(sample, T);
    const receivedGap = gap(sample, received);
    const sentGap = gap(sample, sent);
    const latencyGap = gap(sample, latency);
    const connectGap = gap(sample, connect);
    const times = read(
      stamp,
      digits(stamp + 13, 9, end(sample, T), elapsedGap),
      digits(end(sample, received), receivedGap, end(sample, sent), sentGap),
      digits(end(sample, latency), latencyGap, end(sample, connect), connectGap),
      (lengths(elapsedGap, receivedGap, sentGap, latencyGap, connectGap) & ~7) | (gap(sample, TS) ^ 14),
    );
    const elapsed = elapsedOf(times);
    const failed = has(S) ? failure(begin(sample, S), end(sample, S)) : 0;
    if (elapsed >= BEYOND || failed == NONE) return ODD;
    // Of the PerfMon plug-in, as it seems.
    if (isEmpty(sample, TN)) return ODD;
    if (has(SC) && number(begin(sample, SC), end(sample, SC)) > 1) return ODD;
    const label = find(begin(sample, LB), end(sample, LB), load<u32>(sample, KIND));
    if (label == 0) {
      fromAt = begin(sample, LB);
      toAt = end(sample, LB);
      return LABEL;
    }
    let page = pageFor(label, elapsed);
    if (page == 0) {
      if (!newPage()) return ODD;
      page = pageFor(label, elapsed);
    }
    const start = startOf(times);
    if (endedCount == 1) {
      addUncut(label, page, start, elapsed, failed, sizes(), waits());
      break;
    }
    store<i64>(sample, start, START);
    store<u32>(sample, elapsed, ELAPSED);
    store<u64>(sample, failed, FAILED);
    v128.store(sample, sizes(), SIZES);
    v128.store(sample, waits(), WAITS);
    store<u32>(sample, <u32>label, LABEL_AT);
    store<u32>(sample, <u32>page, PAGE_AT);
  }
  if (endedCount > 1) addAll();
  takenCount += endedCount;
  recordAt = recordEnd;
  return DONE;
}

/** Nothing is added before all of a record can be. */
function addAll(): void {
  for (let i: u32 = 0; i < endedCount; i++) {
    const sample = <usize>load<u32>(ENDED_AT + (<usize>i << 2));
    addUncut(
      <usize>load<u32>(sample, LABEL_AT),
      <usize>load<u32>(sample, PAGE_AT),
      load<i64>(sample, START),
      load<u32>(sample, ELAPSED),
      load<u64>(sample, FAILED),
      v128.load(sample, SIZES),
      v128.load(sample, WAITS),
    );
  }
}

// @ts-ignore: decorator
@inline
function addUncut(label: usize, page: usize, start: i64, elapsed: u32, failed: u64, sizes: v128, waits: v128): void {
  if (start < cut) {
    leaveOut(start, elapsed);
    return;
  }
  if (page == NOWHERE) note(label, elapsed);
  add(label, page, start, elapsed, sizes, waits);
  addErrors(label, failed);
}
