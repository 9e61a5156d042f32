import fc from 'fast-check';

/** Any character of Unicode, like the unit `binary` of fast-check, which computes for a second before it gives the first. */
export const codePoint = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
