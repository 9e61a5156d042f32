// Lists which bits are set, sixteen at a time: one table lookup instead of a step per bit.

const ENTRIES: u32 = 65536;
/** For every combination of sixteen bits, eight bytes: the positions of the first eight set bits, ascending. */
const TABLE: usize = memory.data(ENTRIES << 3, 64);
for (let bits: u32 = 1; bits < ENTRIES; bits++) {
  const others = load<u64>(<usize>(bits & (bits - 1)) << 3, TABLE);
  store<u64>(<usize>bits << 3, (others << 8) | <u64>ctz(bits), TABLE);
}

/** Writes the positions of the set bits plus `base`, two bytes each. Always writes eight; the caller ignores the rest. */
// @ts-ignore: decorator
@inline
export function positions(at: usize, base: v128, bits: u32): void {
  v128.store(at, i16x8.add(v128.load8x8_u(<usize>bits << 3, TABLE), base));
}
