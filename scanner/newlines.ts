// Counts newlines, 64 bytes at a time.
import { where } from './bits';

const LF: u8 = 10;

/** Newlines between two addresses. */
export function newlinesBetween(begin: usize, end: usize): u32 {
  const key = i8x16.splat(LF);
  let count: u32 = 0;
  let p = begin;
  for (; p + 64 <= end; p += 64) count += <u32>popcnt(where(p, key));
  for (; p < end; p++) count += u32(load<u8>(p) == LF);
  return count;
}

/** The sum of eight lanes. */
export function total(lanes: v128): u32 {
  const pairs = i32x4.extadd_pairwise_i16x8_u(lanes);
  return (
    i32x4.extract_lane(pairs, 0) + i32x4.extract_lane(pairs, 1) + i32x4.extract_lane(pairs, 2) + i32x4.extract_lane(pairs, 3)
  );
}
