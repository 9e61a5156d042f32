// Memory is only ever taken; all of it is given back when the next result begins.
let top: usize = __heap_base;

/** Everything that was taken is free again, and zero. */
export function giveBack(): void {
  memory.fill(__heap_base, 0, top - __heap_base);
  top = __heap_base;
}

/** Zeroed bytes, aligned to a cache line. 0 where there are no more to be had. */
export function take(bytes: usize): usize {
  const from = (top + 63) & ~63;
  const missing = <isize>(from + bytes) - <isize>((<usize>memory.size()) << 16);
  if (missing > 0 && memory.grow(<i32>((<usize>missing + 0xffff) >> 16)) < 0) return 0;
  top = from + bytes;
  return from;
}
