// Samples that began in the warm-up are left out, but the test still began with them.

/** Samples that began before are left out. */
export let cut: i64 = i64.MIN_VALUE;
let first: i64 = i64.MAX_VALUE;
let last: i64 = i64.MIN_VALUE;

export function cutNothing(): void {
  cut = i64.MIN_VALUE;
  first = i64.MAX_VALUE;
  last = i64.MIN_VALUE;
}
export function cutBefore(startMs: f64): void {
  cut = <i64>startMs;
}

/** One of them: when it began, and what it took. */
// @ts-ignore: decorator
@inline
export function leaveOut(start: i64, elapsed: u32): void {
  if (start < first) first = start;
  if (start + <i64>elapsed > last) last = start + <i64>elapsed;
}

/** Of the samples that were cut. */
export function cutFirstMs(): f64 {
  return <f64>first;
}
export function cutLastMs(): f64 {
  return <f64>last;
}
