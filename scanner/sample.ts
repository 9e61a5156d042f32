// Reads all numbers of one sample at once, eight digits each, two numbers to a vector: most of a scanner's time goes here.
import { NONE, number } from './numbers';

// Vector constants are loaded from memory: as literals they take three instructions at every use.
const ZEROS: usize = memory.data<u64>([0x3030303030303030, 0x3030303030303030], 16);
const TENS: usize = memory.data<u64>([0x0a010a010a010a01, 0x0a010a010a010a01], 16);
const HUNDREDS: usize = memory.data<u64>([0x0001006400010064, 0x0001006400010064], 16);
const MYRIADS: usize = memory.data<u64>([0x0001271000012710, 0x0001271000012710], 16);
/** Added to a byte above nine, it gives a value above 127. */
const OVER_NINE: usize = memory.data<u64>([0x7676767676767676, 0x7676767676767676], 16);
/** Entry n masks the last n - 1 of eight bytes. Entries above 9 hold unrelated bytes: lengthFault() detects them. */
const LAST_BYTES: usize = memory.data<u64>(
  [
    0, 0, 0xff00000000000000, 0xffff000000000000, 0xffffff0000000000, 0xffffffff00000000, 0xffffffffff000000,
    0xffffffffffff0000, 0xffffffffffffff00, 0xffffffffffffffff,
  ],
  16,
);

/**
 * The digits of two numbers as values 0 to 9, right-aligned in eight bytes each. A number is given by its end and its gap:
 * the distance between the starts of two fields, which is its length plus one.
 */
// @ts-ignore: decorator
@inline
export function digits(a: usize, aGap: usize, b: usize, bGap: usize): v128 {
  const text = v128.load64_lane(b - 8, v128.load64_zero(a - 8), 1);
  const kept = v128.load64_lane(bGap << 3, v128.load64_zero(aGap << 3, LAST_BYTES), 1, LAST_BYTES);
  return v128.and(v128.xor(text, v128.load(ZEROS)), kept);
}

/** Above 7 if a number has no digit or more than eight. */
// @ts-ignore: decorator
@inline
export function lengthFault(gap: usize): usize {
  return gap - 2;
}

/** A byte is above 127 where the largest value is not a digit. */
// @ts-ignore: decorator
@inline
export function digitFaults(largest: v128): v128 {
  return i8x16.add_sat_u(largest, v128.load(OVER_NINE));
}

/**
 * Two numbers, each as the value of its upper four digits and of its lower four, 32 bits each. Adjacent digits are combined
 * first, then adjacent pairs.
 */
// @ts-ignore: decorator
@inline
export function fours(digits: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.shr_u(i16x8.mul(digits, v128.load(TENS)), 8), v128.load(HUNDREDS));
}

/** Two numbers of 32 bits each: for startOf() and elapsedOf(). */
// @ts-ignore: decorator
@inline
export function timesOf(digits: v128): u64 {
  const halves = fours(digits);
  return i64x2.extract_lane(i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(halves, halves), v128.load(MYRIADS)), 0);
}

/** The first five digits of the time stamp, which change once in 28 hours, and their value in milliseconds. */
export let knownHigh: u64 = 0;
let highMs: u64 = 0;

/** False if they are not digits or the year is before 1973. */
function learnHigh(stamp: usize, high: u64): bool {
  const value = number(stamp, stamp + 5);
  if (value < 1000 || (value & NONE) != 0) return false;
  knownHigh = high;
  highMs = value * 100000000;
  return true;
}

const UNREADABLE: u64 = 0xffffffffffffffff;

/**
 * The times of a sample, for startOf() and elapsedOf(); UNREADABLE if the time stamp does not have thirteen digits or another
 * number not one to eight.
 *
 * @param times digits of the last eight of the time stamp, and of the elapsed time
 * @param largest the largest digit of all numbers, byte by byte
 * @param fault not 0 if a fault is known already
 */
// @ts-ignore: decorator
@inline
export function readTimes(stamp: usize, times: v128, largest: v128, fault: u64): u64 {
  if (fault | <u64>i8x16.bitmask(digitFaults(largest))) return UNREADABLE;
  const high = load<u64>(stamp) & 0xffffffffff;
  if (high != knownHigh && !learnHigh(stamp, high)) return UNREADABLE;
  return timesOf(times);
}

/** Milliseconds since 1970. */
// @ts-ignore: decorator
@inline
export function startOf(times: u64): i64 {
  return <i64>(highMs + <u64>(<u32>times));
}

/** Milliseconds; above 99,999,999 if unreadable. */
// @ts-ignore: decorator
@inline
export function elapsedOf(times: u64): u32 {
  return <u32>(times >> 32);
}
