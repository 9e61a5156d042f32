/** The first hexadecimal digits of the SHA-256 digest of a text: a name that is practically unique. */
export async function digest(text: string, digits: number): Promise<string> {
  const { createHash } = await import('node:crypto'); // only some commands need it
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}

/** A number of 53 bits: among a million texts, one in ten thousand times two have the same one. */
export function hash(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** JSON with the keys of every object in alphabetical order, so that the same entry always gives the same line. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
