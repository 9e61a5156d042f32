// The samples of an XML record: the attributes that their tags are expected to have, and the positions of the values.
import { hasSum } from './labels';
import { FIRST_SUM_PLACE, OTHER_PLACE, PAIR_COUNT, PLACE_DT, PLACE_RM, PLACE_T } from './layout';
import { take } from './memory';
import { bothGaps, pairDigits } from './sums';
import { isTransaction } from './values';

const SPACE: u8 = 32;

/** Larger records are left to the driver. */
export const MOST_SAMPLES: u32 = 256;

// An expected attribute: sixteen bytes that end in its opening quote, and the distance from the previous value.
export const LOW: usize = 0;
export const LOW_MASK: usize = 8;
export const GAP: usize = 16;
export const PLACE: usize = 20;
export const HIGH: usize = 24;
export const HIGH_MASK: usize = 32;
export const EXPECTED: usize = 40;
export const MOST_ATTRIBUTES: u32 = 64;
const LONGEST_NAME: u32 = 13;

export const EXPECTED_AT: usize = memory.data(MOST_ATTRIBUTES * EXPECTED, 64);
export let attributeCount: u32 = 0;
/** Whether an attribute takes more than eight of the sixteen bytes. */
export let areLong: bool = false;
/** Bit i: place i has a value. */
let places: u32 = 0;
/** The places of sums, four bytes each. The elapsed time replaces a missing one. */
const SUM_PLACES: usize = memory.data(32, 16);

// The layout of a sample: the start and the end of each value, four bytes each, followed by its properties.
export const KIND: usize = (OTHER_PLACE + 1) << 3;
export const HOLDS_SAMPLES: usize = KIND + 4;
export const START: usize = KIND + 8;
export const ELAPSED: usize = KIND + 16;
export const FAILED: usize = KIND + 24;
export const NUMBERS: usize = KIND + 32;
export const LABEL_AT: usize = NUMBERS + (<usize>PAIR_COUNT << 4);
export const PAGE_AT: usize = LABEL_AT + 4;
/** Where the text of its first failed assertion starts and ends; equal if there is none. */
export const ASSERTION: usize = LABEL_AT + 8;
export const SAMPLE: usize = LABEL_AT + 16;
export const SAMPLES_AT: usize = memory.data(MOST_SAMPLES * SAMPLE, 64);

export function forgetAttributes(): void {
  memory.fill(SAMPLES_AT, 0, MOST_SAMPLES * SAMPLE);
  attributeCount = 0;
  areLong = false;
  places = 0;
  for (let i: usize = 0; i < <usize>PAIR_COUNT << 1; i++) store<u32>(SUM_PLACES + (i << 2), <u32>PLACE_T);
}

/**
 * Adds an attribute, whose name is at `name`, to those expected in every sample. Called in their order; false if it cannot
 * be handled.
 */
export function expectAttribute(name: usize, length: u32, place: u32): bool {
  if (attributeCount == MOST_ATTRIBUTES || length > LONGEST_NAME || length == 0) return false;
  const expected = EXPECTED_AT + <usize>attributeCount * EXPECTED;
  attributeCount++;
  // A space, the name, an equals sign and the quote, at the end of sixteen bytes.
  const text = take(16);
  const begin = text + 16 - 3 - <usize>length;
  store<u8>(begin, SPACE);
  memory.copy(begin + 1, name, length);
  store<u8>(text, 61, 14);
  store<u8>(text, 34, 15);
  const bytes = <u64>length + 3;
  store<u64>(expected, load<u64>(text, 8), LOW);
  store<u64>(expected, bytes >= 8 ? <u64>-1 : <u64>-1 << ((8 - bytes) << 3), LOW_MASK);
  store<u64>(expected, load<u64>(text), HIGH);
  store<u64>(expected, bytes <= 8 ? 0 : bytes == 16 ? <u64>-1 : <u64>-1 << ((16 - bytes) << 3), HIGH_MASK);
  store<u32>(expected, length + 3, GAP);
  store<u32>(expected, place << 3, PLACE);
  if (bytes > 8) areLong = true;
  if (place < <u32>OTHER_PLACE) places |= 1 << place;
  if (place >= <u32>FIRST_SUM_PLACE && place < <u32>OTHER_PLACE) {
    const sum = place - <u32>FIRST_SUM_PLACE;
    store<u32>(SUM_PLACES + (<usize>sum << 2), place);
    hasSum(sum);
  }
  return true;
}

// @ts-ignore: decorator
@inline
export function begin(sample: usize, place: usize): usize {
  return <usize>load<u32>(sample + (place << 3));
}
// @ts-ignore: decorator
@inline
export function end(sample: usize, place: usize): usize {
  return <usize>load<u32>(sample + (place << 3), 4);
}
// @ts-ignore: decorator
@inline
export function has(place: usize): bool {
  return ((places >> <u32>place) & 1) != 0;
}
// @ts-ignore: decorator
@inline
export function isEmpty(sample: usize, place: usize): bool {
  return has(place) && begin(sample, place) == end(sample, place);
}
/** The length of a value plus one: see digits(). */
// @ts-ignore: decorator
@inline
export function gap(sample: usize, place: usize): usize {
  return end(sample, place) - begin(sample, place) + 1;
}

/** Determines the kind of a sample from its message and its parent, like src/samples/xml/scan.ts. */
// @ts-ignore: decorator
@inline
export function classify(sample: usize, parent: usize): void {
  let isController: u32 = 0;
  let holdsSamples: u32 = 0;
  if (has(PLACE_RM)) {
    const message = begin(sample, PLACE_RM);
    const after = end(sample, PLACE_RM);
    if (message == after) holdsSamples = u32(isEmpty(sample, PLACE_DT));
    else if (load<u8>(message) == 0x4e) isController = isTransaction(message, after);
  }
  store<u32>(sample, isController | holdsSamples, HOLDS_SAMPLES);
  const isPart = parent != 0 && load<u32>(parent, HOLDS_SAMPLES) == 0;
  store<u32>(sample, isController ? 1 : isPart ? 2 : 0, KIND);
  store<u64>(sample, 0, ASSERTION);
}

// @ts-ignore: decorator
@inline
function sumPlace(i: usize): usize {
  return <usize>load<u32>(SUM_PLACES + (i << 2));
}
/** The gaps of a pair of sums. */
// @ts-ignore: decorator
@inline
export function pairGaps(sample: usize, pair: usize): u64 {
  return bothGaps(gap(sample, sumPlace(2 * pair)), gap(sample, sumPlace(2 * pair + 1)));
}
/** The digits of a pair of sums. */
// @ts-ignore: decorator
@inline
export function readPair(sample: usize, pair: usize, gaps: u64): v128 {
  return pairDigits(end(sample, sumPlace(2 * pair)), end(sample, sumPlace(2 * pair + 1)), gaps);
}
/** Stores the digits of the sums in the sample. */
// @ts-ignore: decorator
@inline
export function storePairs(sample: usize, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(sample, a, NUMBERS);
  if (PAIR_COUNT > 1) v128.store(sample, b, NUMBERS + 16);
  if (PAIR_COUNT > 2) v128.store(sample, c, NUMBERS + 32);
  if (PAIR_COUNT > 3) v128.store(sample, d, NUMBERS + 48);
}
