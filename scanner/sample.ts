// The numbers of one sample, read all at once: two times eight digits to a vector, as most of a scanner's time goes here.
import { NONE, number, ZEROS } from './numbers';

/** Of the sample that read() has read: milliseconds since 1970, and milliseconds. */
export let start: i64 = 0;
export let elapsed: u64 = 0;
/** Received and sent bytes, latency and connect time in milliseconds: 32 bits each. */
export let sums: v128 = i64x2.splat(0);

/** One less than how long each number was, one over the other: above 7 where one was empty or too long. */
let lengths: usize = 0;

/** So many digits, the first of what was loaded, without their '0' and at the end of eight. For read(), which says whether they are any. */
// @ts-ignore: decorator
@inline
export function digits(loaded: u64, length: usize): u64 {
  lengths |= length - 1;
  return (loaded ^ ZEROS) << ((8 - <u64>length) << 3);
}

// @ts-ignore: decorator
@inline
function both(a: u64, b: u64): v128 {
  return i64x2.replace_lane(i64x2.splat(a), 1, b);
}

/** Four numbers of four digits: first ten of one digit and one of the next, then a hundred of two and one of two. */
// @ts-ignore: decorator
@inline
function fours(digits: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.shr_u(i16x8.mul(digits, i16x8.splat(0x0a01)), 8), i32x4.splat((1 << 16) | 100));
}

/** Four numbers of eight digits. */
// @ts-ignore: decorator
@inline
function eights(a: v128, b: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.narrow_i32x4_u(fours(a), fours(b)), i32x4.splat((1 << 16) | 10000));
}

let knownHigh: u64 = 0;
let knownHighValue: u64 = 0;

/** A time stamp's first five digits, which change once in 28 hours; NONE where they are no time of a test, or none at all. */
// @ts-ignore: decorator
@inline
function highOf(stamp: usize): u64 {
  const high = load<u64>(stamp) & 0xffffffffff;
  if (high != knownHigh) {
    knownHigh = high;
    knownHighValue = number(stamp, stamp + 5);
    // Before 1973.
    if (knownHighValue < 1000) knownHighValue = NONE;
  }
  return knownHighValue;
}

/** False where the time stamp is not of thirteen digits, or another number not of one to eight; 0 stands for one that is not there. */
// @ts-ignore: decorator
@inline
export function read(
  stamp: usize,
  stampEnd: usize,
  elapsedDigits: u64,
  received: u64,
  sent: u64,
  latency: u64,
  connect: u64,
): bool {
  const times = both(load<u64>(stamp, 5) ^ ZEROS, elapsedDigits);
  const sizes = both(received, sent);
  const waits = both(latency, connect);
  const high = highOf(stamp);
  const largest = i8x16.max_u(times, i8x16.max_u(sizes, waits));
  const low = eights(times, times);
  start = <i64>(high * 100000000 + <u64>(<u32>i32x4.extract_lane(low, 0)));
  elapsed = <u64>(<u32>i32x4.extract_lane(low, 1));
  sums = eights(sizes, waits);
  const wrong =
    (lengths & ~7) |
    (stampEnd - stamp - 13) |
    <usize>(high >> 63) |
    usize(v128.any_true(i8x16.gt_u(largest, i8x16.splat(9))));
  lengths = 0;
  return wrong == 0;
}
