/** Mutations of bytes. Positions are fractions, so that a mutation applies to an input of any size. */
import fc from 'fast-check';

/** The operations, which are applied in this order. */
export type Mutation =
  | { readonly kind: 'truncate'; readonly position: number }
  | { readonly kind: 'replace' | 'insert'; readonly position: number; readonly byte: number }
  | { readonly kind: 'delete' | 'repeat'; readonly position: number; readonly length: number }
  /** The line at the position: removed, written twice, or cut off there. */
  | { readonly kind: 'delete-line' | 'repeat-line' | 'cut-line'; readonly position: number };

/** Uniformly distributed. fc.double would generate mostly tiny fractions, and therefore mutate the first byte. */
const parts = 1_000_000;
const position = fc.noBias(fc.nat(parts - 1)).map((part) => part / parts);
/** Bytes with a meaning in some format, and arbitrary ones. */
const byte = fc.oneof(fc.constantFrom(...Buffer.from('"\n\r,;\t<>&|{}[]0-.:'), 0, 0xff), fc.nat(255));

export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('truncate' as const), position }),
    fc.record({ kind: fc.constantFrom('replace' as const, 'insert' as const), position, byte }),
    fc.record({ kind: fc.constantFrom('delete' as const, 'repeat' as const), position, length: fc.nat(200) }),
    fc.record({ kind: fc.constantFrom('delete-line' as const, 'repeat-line' as const, 'cut-line' as const), position }),
  ),
  { minLength: 1, maxLength: 4 },
);

export function mutate(bytes: Uint8Array, list: readonly Mutation[]): Uint8Array {
  return list.reduce<Uint8Array>((before, mutation) => {
    const offset = Math.floor(mutation.position * before.length);
    const [head, tail] = [before.subarray(0, offset), before.subarray(offset)];
    switch (mutation.kind) {
      case 'truncate':
        return head;
      case 'replace':
        return Buffer.concat([head, Uint8Array.of(mutation.byte), tail.subarray(1)]);
      case 'insert':
        return Buffer.concat([head, Uint8Array.of(mutation.byte), tail]);
      case 'delete':
        return Buffer.concat([head, tail.subarray(mutation.length)]);
      case 'repeat':
        return Buffer.concat([head, tail.subarray(0, mutation.length), tail]);
      default:
        return mutateLine(mutation.kind, before, offset);
    }
  }, bytes);
}

const lineEnd = 10;

function mutateLine(kind: 'delete-line' | 'repeat-line' | 'cut-line', bytes: Uint8Array, offset: number): Uint8Array {
  const start = offset === 0 ? 0 : bytes.lastIndexOf(lineEnd, offset - 1) + 1;
  const found = bytes.indexOf(lineEnd, offset);
  const end = found === -1 ? bytes.length : found + 1;
  const line = bytes.subarray(start, end);
  const kept = { 'delete-line': [], 'repeat-line': [line, line], 'cut-line': [bytes.subarray(start, offset)] }[kind];
  return Buffer.concat([bytes.subarray(0, start), ...kept, bytes.subarray(end)]);
}
