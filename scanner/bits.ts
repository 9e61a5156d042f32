// 64 bytes at a time as the bits of one word: byte i is bit i.

/** Which of the 64 bytes at `p` are the one that `key` holds sixteen times. */
// @ts-ignore: decorator
@inline
export function where(p: usize, key: v128): u64 {
  return (
    <u64>(<u32>i8x16.bitmask(i8x16.eq(v128.load(p), key))) |
    (<u64>(<u32>i8x16.bitmask(i8x16.eq(v128.load(p, 16), key))) << 16) |
    (<u64>(<u32>i8x16.bitmask(i8x16.eq(v128.load(p, 32), key))) << 32) |
    (<u64>(<u32>i8x16.bitmask(i8x16.eq(v128.load(p, 48), key))) << 48)
  );
}

/** Bit i of the result: whether an odd number of bits is set up to and with bit i. What is inside quotes. */
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
