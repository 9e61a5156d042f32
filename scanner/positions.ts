// Where bits are set, sixteen at a time: one look into a table instead of a step for each bit.
import { take } from './memory';

/** For every sixteen bits eight bytes: which are set, in ascending order, up to the eighth. */
let table: usize = 0;
const ENTRIES: u32 = 65536;

/** False where there is no memory for it. */
export function makeTable(): bool {
  table = take(<usize>ENTRIES << 3);
  if (table == 0) return false;
  for (let bits: u32 = 1; bits < ENTRIES; bits++) {
    const others = load<u64>(table + (<usize>(bits & (bits - 1)) << 3));
    store<u64>(table + (<usize>bits << 3), (others << 8) | <u64>ctz(bits));
  }
  return true;
}

/** Writes eight numbers of two bytes, of which as many count as bits are set: where they are, and `base` added to each. */
// @ts-ignore: decorator
@inline
export function positions(at: usize, base: v128, bits: u32): void {
  v128.store(at, i16x8.add(v128.load8x8_u(table + (<usize>bits << 3)), base));
}
