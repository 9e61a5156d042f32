// The starts whose samples the driver reads, so that it can tell results apart: src/samples/row-sketch.ts.

let largest: u32 = 0;

export function leaveStarts(largestHash: f64): void {
  largest = <u32>largestHash;
}

// @ts-ignore: decorator
@inline
export function isSelected(start: i64): bool {
  return <u32>start * 0x9e3779b1 <= largest;
}
