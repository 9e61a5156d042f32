// The numbers of a sample that are summed per label, in vectors of two (pairs). layout.ts defines their number, so
// adding one needs no change here. Four pairs are spelled out because AssemblyScript unrolls no loops and has no arrays
// of locals; the conditions are constant, so an unused pair costs nothing.
import { DEFAULT_SUM_COLUMNS, HALVES, PAIR_COUNT } from './layout';
import { digits, fours } from './sample';

/** The value of an unused pair. */
// @ts-ignore: decorator
@inline
export function noPair(): v128 {
  return i64x2.splat(0);
}

/** The gaps of a pair of numbers, see digits(). */
// @ts-ignore: decorator
@inline
export function bothGaps(a: usize, b: usize): u64 {
  return <u64>a | (<u64>b << 32);
}

/** Not 0 if either number of a pair has no digit or more than eight. */
// @ts-ignore: decorator
@inline
export function lengthFaults(gaps: u64): u64 {
  return (gaps - 0x0000000200000002) & ~0x0000000700000007;
}

/** Combines the length faults of all pairs. */
// @ts-ignore: decorator
@inline
export function allLengthFaults(a: u64, b: u64, c: u64, d: u64): u64 {
  let faults = lengthFaults(a);
  if (PAIR_COUNT > 1) faults |= lengthFaults(b);
  if (PAIR_COUNT > 2) faults |= lengthFaults(c);
  if (PAIR_COUNT > 3) faults |= lengthFaults(d);
  return faults;
}

/** The digits of a pair of numbers. */
// @ts-ignore: decorator
@inline
export function pairDigits(aEnd: usize, bEnd: usize, gaps: u64): v128 {
  return digits(aEnd, <usize>(gaps & 0xffffffff), bEnd, <usize>(gaps >> 32));
}

/** The largest digits of the times and all pairs, byte by byte. */
// @ts-ignore: decorator
@inline
export function largestDigits(times: v128, a: v128, b: v128, c: v128, d: v128): v128 {
  let largest = i8x16.max_u(times, a);
  if (PAIR_COUNT > 1) largest = i8x16.max_u(largest, b);
  if (PAIR_COUNT > 2) largest = i8x16.max_u(largest, c);
  if (PAIR_COUNT > 3) largest = i8x16.max_u(largest, d);
  return largest;
}

/** Adds the numbers with these digits to a label. */
// @ts-ignore: decorator
@inline
export function addSums(label: usize, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(label, i32x4.add(v128.load(label, HALVES), fours(a)), HALVES);
  if (PAIR_COUNT > 1) v128.store(label, i32x4.add(v128.load(label, HALVES + 16), fours(b)), HALVES + 16);
  if (PAIR_COUNT > 2) v128.store(label, i32x4.add(v128.load(label, HALVES + 32), fours(c)), HALVES + 32);
  if (PAIR_COUNT > 3) v128.store(label, i32x4.add(v128.load(label, HALVES + 48), fours(d)), HALVES + 48);
}

/** The position of sum `i`'s column in the list of a record's fields, for JMeter's default columns. */
// @ts-ignore: decorator
@inline
export function defaultSumColumn(i: usize): usize {
  return <usize>((DEFAULT_SUM_COLUMNS >> (<u64>i << 3)) & 0xff);
}
