// A checksum of what V8 compiled (src/hosts/code-cache.ts): against what happens by accident, not by intent.

/** Behind what the memory may begin with. */
const INPUT: usize = 1024;
const PRIME: u64 = 0x9e3779b97f4a7c15;

/** Where so many bytes can be put. */
export function room(length: usize): usize {
  const pages = <i32>((INPUT + length + 0xffff) >> 16);
  if (pages > memory.size()) memory.grow(pages - memory.size());
  return INPUT;
}

/** Of so many bytes, a multiple of eight. Each step can be undone, so that any one word that is another changes it. */
export function checksum(from: usize, length: usize): u64 {
  let sum: u64 = length;
  for (let p = from; p < from + length; p += 8) sum = rotl((sum ^ load<u64>(p)) * PRIME, 29);
  return sum;
}
