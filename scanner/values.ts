// Values other than numbers, in CSV.
import { NONE } from './numbers';

/** 0 for "true" and 1 for "false", in any case; otherwise NONE. */
// @ts-ignore: decorator
@inline
export function failure(p: usize, end: usize): u64 {
  const word = load<u32>(p) | 0x20202020;
  if (word == 0x65757274 && end - p == 4) return 0;
  return word == 0x736c6166 && end - p == 5 && (load<u8>(p, 4) | 0x20) == 0x65 ? 1 : NONE;
}

/** 1 if this is the message of a transaction controller: it begins with "Number of samples in transaction". */
export function isTransaction(p: usize, end: usize): u32 {
  if (end - p < 32) return 0;
  return u32(
    load<u64>(p) == 0x6f207265626d754e &&
      load<u64>(p, 8) == 0x656c706d61732066 &&
      load<u64>(p, 16) == 0x617274206e692073 &&
      load<u64>(p, 24) == 0x6e6f69746361736e,
  );
}
