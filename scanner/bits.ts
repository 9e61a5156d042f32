// Represents properties of 64 bytes as a 64-bit word: bit i describes byte i.

/** Converts 64 bytes, each 0 or 255, to bits. */
// @ts-ignore: decorator
@inline
export function bits(a: v128, b: v128, c: v128, d: v128): u64 {
  return (
    <u64>(<u32>i8x16.bitmask(a)) |
    (<u64>(<u32>i8x16.bitmask(b)) << 16) |
    (<u64>(<u32>i8x16.bitmask(c)) << 32) |
    (<u64>(<u32>i8x16.bitmask(d)) << 48)
  );
}

/** Which of the 64 bytes at `p` equal the byte that `key` repeats sixteen times. */
// @ts-ignore: decorator
@inline
export function where(p: usize, key: v128): u64 {
  return bits(
    i8x16.eq(v128.load(p), key),
    i8x16.eq(v128.load(p, 16), key),
    i8x16.eq(v128.load(p, 32), key),
    i8x16.eq(v128.load(p, 48), key),
  );
}

/**
 * Bit i: whether an odd number of bits is set up to and including bit i. Applied to quotes, it gives the bytes inside them.
 */
// @ts-ignore: decorator
@inline
export function parity(bits: u64): u64 {
  bits ^= bits << 1;
  bits ^= bits << 2;
  bits ^= bits << 4;
  bits ^= bits << 8;
  bits ^= bits << 16;
  return bits ^ (bits << 32);
}
