// Raw XML results. It counts the records it is sure of, elements of the root with all that is in them, and hands every other
// one to the driver (src/samples/xml/xml-kernel.ts), whose plain reader then decides: so both always agree.
//
// Two passes over each buffer. The first finds every < and every quote, as bitmaps. The second goes from < to <, and within
// a sample's tag from quote to quote: all samples of a result have the same attributes, so that each is known by its place
// and only compared with what is expected there.
import { where } from './bits';
import { add, BEYOND, counter, find, learn } from './labels';
import { take } from './memory';
import { epochMs, NONE, number } from './numbers';
import { failure, isTransaction } from './values';

export { forget, labelAt, labelCount } from './labels';

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
const HIGH: usize = 16;
const HIGH_MASK: usize = 24;
const GAP: usize = 32;
const PLACE: usize = 36;
const EXPECTED: usize = 40;
const MOST_ATTRIBUTES: u32 = 64;
const LONGEST_NAME: u32 = 13;

const expected = take(<usize>MOST_ATTRIBUTES * EXPECTED);
let attributeCount: u32 = 0;
/** Bit i: place i has a value. */
let places: u32 = 0;

/** A name of up to LONGEST_NAME letters that the driver has written to the buffer. Called in order; false where it is too much. */
export function attribute(length: u32, place: u32): bool {
  if (attributeCount == MOST_ATTRIBUTES || length > LONGEST_NAME || length == 0) return false;
  const at = expected + <usize>attributeCount * EXPECTED;
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
  store<u32>(at, place, PLACE);
  if (place < <u32>OTHER) places |= 1 << place;
  return true;
}

// --- a record's samples -------------------------------------------------------------------------------------------

/** Where each value begins and ends, four bytes each; then what it is. */
const KIND: usize = PLACES << 3;
const HOLDS_SAMPLES: usize = KIND + 4;
const START: usize = KIND + 8;
const ELAPSED: usize = KIND + 16;
const FAILED: usize = KIND + 24;
const RECEIVED: usize = KIND + 32;
const SENT: usize = KIND + 40;
const LATENCY: usize = KIND + 48;
const CONNECT: usize = KIND + 56;
const LABEL_AT: usize = KIND + 64;
const COUNTER: usize = KIND + 68;
const SAMPLE: usize = KIND + 72;

const samples = take(<usize>MOST_SAMPLES * SAMPLE);
/** Addresses of the record's samples in the order in which they end. */
const ended = take(<usize>MOST_SAMPLES << 2);
/** For each open element: where its name is, its length, and its sample or 0. */
const open = take(<usize>MOST_DEPTH * 12);
let sampleCount: u32 = 0;
let endedCount: u32 = 0;
let resolved: u32 = 0;

let input: usize = 0;
let stop: usize = 0;
/** Bitmaps of the buffer. */
let lesses: usize = 0;
let quotes: usize = 0;
let cut: i64 = i64.MIN_VALUE;
let cutFirst: i64 = i64.MAX_VALUE;
let cutLast: i64 = i64.MIN_VALUE;

let newlineCount: u32 = 0;
let fromAt: usize = 0;
let toAt: usize = 0;
/** Where the next record begins, and the one that is being counted ends. */
let recordAt: usize = 0;
let recordEnd: usize = 0;
let takenCount: u32 = 0;

// The next < that was not looked at yet: the rest of a word of the bitmap.
let lessWord: usize = 0;
let lessBits: u64 = 0;
let wordEnd: usize = 0;
/** A < that was passed, and is the next record's. */
let lessBack: usize = 0;

/** Room for `capacity` bytes; the address at which they are to be written. */
export function room(capacity: usize): usize {
  const before = take(64);
  input = take(capacity + 128);
  lesses = take((capacity >> 3) + 64);
  quotes = take((capacity >> 3) + 64);
  return before == 0 || input == 0 || lesses == 0 || quotes == 0 ? 0 : input;
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
/** Samples that were counted, and records that were left; and the newlines of the whole buffer. */
export function taken(): u32 {
  return takenCount;
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

/** First pass over so many bytes of the buffer, which begins between records. */
export function index(length: usize): void {
  stop = input + length;
  memory.fill(stop, 0, 64);
  const less = i8x16.splat(60);
  const quote = i8x16.splat(34);
  const newline = i8x16.splat(LF);
  let word: usize = 0;
  let lines: u32 = 0;
  let sum = i8x16.splat(0);
  let blocks: u32 = 0;
  for (let p = input; p < stop; p += 64) {
    store<u64>(lesses + word, where(p, less));
    store<u64>(quotes + word, where(p, quote));
    word += 8;
    // Each lane counts its own newlines, as 0 - -1, and is emptied before it can overflow.
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 16), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 32), newline));
    sum = i8x16.sub(sum, i8x16.eq(v128.load(p, 48), newline));
    if (++blocks == 63) {
      lines += total(sum);
      sum = i8x16.splat(0);
      blocks = 0;
    }
  }
  newlineCount = lines + total(sum);
  wordEnd = word;
  lessWord = 0;
  lessBits = load<u64>(lesses);
  lessBack = 0;
  recordAt = input;
  takenCount = 0;
  resolved = 0;
  endedCount = 0;
}

function total(lanes: v128): u32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(lanes));
  return (
    i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1) + i32x4.extract_lane(pairs, 2) + i32x4.extract_lane(pairs, 3)
  );
}

/** The next <, or 0 where there is no more in the buffer. */
// @ts-ignore: decorator
@inline
function nextLess(): usize {
  while (lessBits == 0) {
    lessWord += 8;
    if (lessWord >= wordEnd) {
      lessWord = wordEnd;
      return 0;
    }
    lessBits = load<u64>(lesses + lessWord);
  }
  const at = input + (lessWord << 3) + <usize>ctz(lessBits);
  lessBits &= lessBits - 1;
  return at;
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
 * Reads the record at recordAt: ODD when it is whole, with its samples in `ended`; DONE when the buffer ends before it is
 * known to; IRREGULAR when it is not as JMeter writes it. A tag is only read when another < follows it: then all of it is
 * there, and what is not as expected is not for want of bytes.
 */
function readRecord(): u32 {
  let at = lessBack != 0 ? lessBack : nextLess();
  lessBack = at;
  if (at == 0) return DONE;
  for (let p = recordAt; p < at; p++) if (load<u8>(p) > SPACE) return IRREGULAR;
  let depth: u32 = 0;
  sampleCount = 0;
  endedCount = 0;
  resolved = 0;
  for (;;) {
    const following = nextLess();
    if (following == 0) return DONE;
    const frame = open + <usize>depth * 12;
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
        sample = samples + <usize>sampleCount * SAMPLE;
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
      lessBack = at;
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
  store<u32>(ended + (<usize>endedCount << 2), sample);
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

/** The values of a sample whose tag's name ends at `last`; behind its >, or 0 where it is not as expected. */
// @ts-ignore: decorator
@inline
function readAttributes(last: usize, sample: usize): usize {
  let word = ((last - input) >> 6) << 3;
  let bits = load<u64>(quotes + word) & (<u64>-1 << <u64>((last - input) & 63));
  let before = last;
  const stopAt = expected + <usize>attributeCount * EXPECTED;
  for (let at = expected; at < stopAt; at += EXPECTED) {
    while (bits == 0) {
      word += 8;
      if (word >= wordEnd) return 0;
      bits = load<u64>(quotes + word);
    }
    const opening = input + (word << 3) + <usize>ctz(bits);
    bits &= bits - 1;
    while (bits == 0) {
      word += 8;
      if (word >= wordEnd) return 0;
      bits = load<u64>(quotes + word);
    }
    const closing = input + (word << 3) + <usize>ctz(bits);
    bits &= bits - 1;
    if (
      opening - before != <usize>load<u32>(at, GAP) ||
      ((load<u64>(opening - 7) ^ load<u64>(at, LOW)) & load<u64>(at, LOW_MASK)) != 0 ||
      ((load<u64>(opening - 15) ^ load<u64>(at, HIGH)) & load<u64>(at, HIGH_MASK)) != 0
    )
      return 0;
    store<u64>(sample + (<usize>load<u32>(at, PLACE) << 3), <u64>(opening + 1) | (<u64>closing << 32));
    before = closing;
  }
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
// @ts-ignore: decorator
@inline
function numberIn(sample: usize, place: usize): u64 {
  return has(place) ? number(begin(sample, place), end(sample, place)) : 0;
}

/** Its kind, by its message and by what it is part of: as in src/samples/ledger.ts. */
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
function otherTag(at: usize, frame: usize, following: usize): usize {
  const name = at + 1;
  let p = name;
  let c = load<u8>(p);
  while (((c | 0x20) >= 0x61 && (c | 0x20) <= 0x7a) || c == 46) c = load<u8>(++p);
  const length = p - name;
  // Samples without attributes, and a root within.
  if (length == 0 || (length == 6 && isNamed(name, 0x656c706d6173, 0xffffffffffff))) return 0;
  if (length == 10 && isNamed(name, 0x706d615370747468, <u64>-1)) return 0;
  if (length == 11 && isNamed(name, 0x7573655274736574, <u64>-1)) return 0;
  store<u32>(frame, <u32>name);
  store<u32>(frame, <u32>length, 4);
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
    const sample = <usize>load<u32>(ended + (<usize>resolved << 2));
    const start = epochMs(begin(sample, TS), end(sample, TS));
    const elapsed = number(begin(sample, T), end(sample, T));
    const received = numberIn(sample, BY);
    const sent = numberIn(sample, SBY);
    const latency = numberIn(sample, LT);
    const connect = numberIn(sample, CT);
    const failed = has(S) ? failure(begin(sample, S), end(sample, S)) : 0;
    if (((start | elapsed | received | sent | latency | connect | failed) & NONE) != 0 || elapsed >= BEYOND) return ODD;
    // Of the PerfMon plug-in, as it seems.
    if (isEmpty(sample, TN)) return ODD;
    if (has(SC) && numberIn(sample, SC) > 1) return ODD;
    const label = find(begin(sample, LB), end(sample, LB), load<u32>(sample, KIND));
    if (label == 0) {
      fromAt = begin(sample, LB);
      toAt = end(sample, LB);
      return LABEL;
    }
    const counted = counter(label, <u32>elapsed);
    if (counted == 0) return ODD;
    store<u64>(sample, start, START);
    store<u64>(sample, elapsed, ELAPSED);
    store<u64>(sample, failed, FAILED);
    store<u64>(sample, received, RECEIVED);
    store<u64>(sample, sent, SENT);
    store<u64>(sample, latency, LATENCY);
    store<u64>(sample, connect, CONNECT);
    store<u32>(sample, <u32>label, LABEL_AT);
    store<u32>(sample, <u32>counted, COUNTER);
  }
  for (let i: u32 = 0; i < endedCount; i++) {
    const sample = <usize>load<u32>(ended + (<usize>i << 2));
    const start = load<i64>(sample, START);
    const elapsed = load<u64>(sample, ELAPSED);
    if (start < cut) {
      if (start < cutFirst) cutFirst = start;
      if (start + <i64>elapsed > cutLast) cutLast = start + <i64>elapsed;
      continue;
    }
    add(
      <usize>load<u32>(sample, LABEL_AT),
      <usize>load<u32>(sample, COUNTER),
      start,
      elapsed,
      load<u64>(sample, FAILED),
      load<u64>(sample, RECEIVED),
      load<u64>(sample, SENT),
      load<u64>(sample, LATENCY),
      load<u64>(sample, CONNECT),
    );
  }
  takenCount += endedCount;
  recordAt = recordEnd;
  return DONE;
}
