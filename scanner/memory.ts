// Memory is only ever taken, never given back: an instance lives for one result.
let top: usize = __heap_base;

/** Zeroed bytes, aligned to a cache line. 0 where there are no more to be had. */
export function take(bytes: usize): usize {
  const from = (top + 63) & ~63;
  const missing = <isize>(from + bytes) - <isize>((<usize>memory.size()) << 16);
  if (missing > 0 && memory.grow(<i32>((<usize>missing + 0xffff) >> 16)) < 0) return 0;
  top = from + bytes;
  return from;
}
