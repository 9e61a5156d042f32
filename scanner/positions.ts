// Where bits are set, sixteen at a time: one look into a table instead of a step for each bit.

const ENTRIES: u32 = 65536;
/** For every sixteen bits eight bytes: which are set, in ascending order, up to the eighth. */
const TABLE: usize = memory.data(ENTRIES << 3, 64);
for (let bits: u32 = 1; bits < ENTRIES; bits++) {
  const others = load<u64>(<usize>(bits & (bits - 1)) << 3, TABLE);
  store<u64>(<usize>bits << 3, (others << 8) | <u64>ctz(bits), TABLE);
}

/** Writes eight numbers of two bytes, of which as many count as bits are set: where they are, and `base` added to each. */
// @ts-ignore: decorator
@inline
export function positions(at: usize, base: v128, bits: u32): void {
  v128.store(at, i16x8.add(v128.load8x8_u(<usize>bits << 3, TABLE), base));
}
