// The numbers of one sample, read all at once: two times eight digits to a vector, as most of a scanner's time goes here.
import { NONE, number } from './numbers';

// Vectors that are loaded: as constants each would take three instructions, each time.
const ZEROS: usize = memory.data<u64>([0x3030303030303030, 0x3030303030303030], 16);
const TENS: usize = memory.data<u64>([0x0a010a010a010a01, 0x0a010a010a010a01], 16);
const HUNDREDS: usize = memory.data<u64>([0x0001006400010064, 0x0001006400010064], 16);
const MYRIADS: usize = memory.data<u64>([0x0001271000012710, 0x0001271000012710], 16);
/** Added to more than nine, it makes more than 127. */
const OVER_NINE: usize = memory.data<u64>([0x7676767676767676, 0x7676767676767676], 16);
/** Entry n: the n - 1 last of eight bytes. Behind it follows anything; lengths() tells. */
const LAST_BYTES: usize = memory.data<u64>(
  [
    0, 0, 0xff00000000000000, 0xffff000000000000, 0xffffff0000000000, 0xffffffff00000000, 0xffffffffff000000,
    0xffffffffffff0000, 0xffffffffffffff00, 0xffffffffffffffff,
  ],
  16,
);
/** What read() has found in sizes and in waits: for sizes() and waits(). */
const SIZES: usize = memory.data(16, 16);
const WAITS: usize = memory.data(16, 16);

/**
 * The digits of two numbers, without their '0' and at the end of eight each. A number is told by where it ends, and by its
 * gap, one more than its length: what is between the beginnings of two fields.
 */
// @ts-ignore: decorator
@inline
export function digits(a: usize, aGap: usize, b: usize, bGap: usize): v128 {
  const text = v128.load64_lane(b - 8, v128.load64_zero(a - 8), 1);
  const kept = v128.load64_lane(bGap << 3, v128.load64_zero(aGap << 3, LAST_BYTES), 1, LAST_BYTES);
  return v128.and(v128.xor(text, v128.load(ZEROS)), kept);
}

/** Above 7 where one of these numbers has no digit, or more than eight. */
// @ts-ignore: decorator
@inline
export function lengths(a: usize, b: usize, c: usize, d: usize, e: usize): usize {
  return (a - 2) | (b - 2) | (c - 2) | (d - 2) | (e - 2);
}

/** A byte is above 127 where any digit is none. */
// @ts-ignore: decorator
@inline
export function faults(a: v128, b: v128, c: v128): v128 {
  return i8x16.add_sat_u(i8x16.max_u(a, i8x16.max_u(b, c)), v128.load(OVER_NINE));
}

/**
 * Two numbers, each as what its first four digits come to and what its last four do, of 32 bits each: first ten of one digit
 * and one of the next, then a hundred of two and one of two.
 */
// @ts-ignore: decorator
@inline
export function fours(digits: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.shr_u(i16x8.mul(digits, v128.load(TENS)), 8), v128.load(HUNDREDS));
}

/** Two numbers, of 32 bits each: for startOf() and elapsedOf(). */
// @ts-ignore: decorator
@inline
export function timesOf(digits: v128): u64 {
  const halves = fours(digits);
  return i64x2.extract_lane(i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(halves, halves), v128.load(MYRIADS)), 0);
}

/** A time stamp's first five digits, which change once in 28 hours, and the milliseconds that they stand for. */
export let knownHigh: u64 = 0;
let highMs: u64 = 0;

/** False where they are no time of a test, or no digits at all. */
function learnHigh(stamp: usize, high: u64): bool {
  const value = number(stamp, stamp + 5);
  // Before 1973.
  if (value < 1000 || (value & NONE) != 0) return false;
  knownHigh = high;
  highMs = value * 100000000;
  return true;
}

/** What is not even read. */
const UNREAD: u64 = 0xffffffffffffffff;

/**
 * The numbers of a sample: its time stamp, what else takes time (`times`, first the stamp's last eight digits), received
 * and sent bytes, latency and connect time. For startOf() and elapsedOf(), and at sizes() and waits(); UNREAD where the time
 * stamp is not of thirteen digits, or another not of one to eight.
 * @param wrong not 0 where it is known already
 */
// @ts-ignore: decorator
@inline
export function read(stamp: usize, times: v128, sizes: v128, waits: v128, wrong: usize): u64 {
  if (wrong | <usize>i8x16.bitmask(faults(times, sizes, waits))) return UNREAD;
  const high = load<u64>(stamp) & 0xffffffffff;
  if (high != knownHigh && !learnHigh(stamp, high)) return UNREAD;
  v128.store(SIZES, fours(sizes));
  v128.store(WAITS, fours(waits));
  return timesOf(times);
}

/** Milliseconds since 1970. */
// @ts-ignore: decorator
@inline
export function startOf(times: u64): i64 {
  return <i64>(highMs + <u64>(<u32>times));
}

/** Milliseconds; above 99,999,999 for what is unread. */
// @ts-ignore: decorator
@inline
export function elapsedOf(times: u64): u32 {
  return <u32>(times >> 32);
}

/** Received and sent bytes of what read() was called for last, as fours. */
// @ts-ignore: decorator
@inline
export function sizes(): v128 {
  return v128.load(SIZES);
}
/** Its latency and connect time. */
// @ts-ignore: decorator
@inline
export function waits(): v128 {
  return v128.load(WAITS);
}
