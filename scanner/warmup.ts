// Samples that began during the warm-up are not counted, but still define when the test began.

/** Samples that began earlier are not counted. */
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

/** Extends the time span of excluded samples. */
// @ts-ignore: decorator
@inline
export function leaveOut(start: i64, elapsed: u32): void {
  if (start < first) first = start;
  if (start + <i64>elapsed > last) last = start + <i64>elapsed;
}

/** The first start and the last end of the excluded samples. */
export function cutFirstMs(): f64 {
  return <f64>first;
}
export function cutLastMs(): f64 {
  return <f64>last;
}
