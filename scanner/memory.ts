// An arena: memory is only allocated, and released all at once when the next result begins.
let top: usize = __heap_base;

/** Releases and zeroes everything. */
export function giveBack(): void {
  memory.fill(__heap_base, 0, top - __heap_base);
  top = __heap_base;
}

/** The address of zeroed bytes, aligned to a cache line; 0 if there is no memory. */
export function take(bytes: usize): usize {
  const begin = (top + 63) & ~63;
  const missing = <isize>(begin + bytes) - <isize>((<usize>memory.size()) << 16);
  if (missing > 0 && memory.grow(<i32>((<usize>missing + 0xffff) >> 16)) < 0) return 0;
  top = begin + bytes;
  return begin;
}
