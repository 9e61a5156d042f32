// Converts decimal digits to integers, eight at a time in one word (SWAR).

/** The bit that is set in the result if the text is not a number. */
export const NONE: u64 = 0x8000000000000000;

const ZEROS: u64 = 0x3030303030303030;

/** The value of eight digits 0 to 9, the most significant in the lowest byte. */
// @ts-ignore: decorator
@inline
function eight(digits: u64): u64 {
  const pairs = digits * 10 + (digits >> 8);
  return (
    ((pairs & 0x000000ff000000ff) * (100 + (1000000 << 32)) +
      ((pairs >> 16) & 0x000000ff000000ff) * (1 + (10000 << 32))) >>
    32
  );
}

/** NONE if a byte is above 9. */
// @ts-ignore: decorator
@inline
function faultOf(digits: u64): u64 {
  return u64((((digits + 0x7676767676767676) | digits) & 0x8080808080808080) != 0) << 63;
}

/** The number from `p` up to `end`, of one to eight digits; anything else has NONE set. Always reads eight bytes. */
// @ts-ignore: decorator
@inline
export function number(p: usize, end: usize): u64 {
  const length = <u64>(end - p);
  const digits = (load<u64>(p) ^ ZEROS) << ((8 - length) << 3);
  return eight(digits) | faultOf(digits) | (u64(length - 1 > 7) << 63);
}
