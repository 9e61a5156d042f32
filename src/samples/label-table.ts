import { boundName } from '../lang/shorten-middle.js';
import type { Span } from './error-kinds.js';

/** The bytes of a label within a piece of a result. */
export interface RawLabel extends Span {
  /** Whether each quote in the label is written twice. */
  readonly isDoubled: boolean;
}

interface Spelling<T> {
  readonly bytes: Uint8Array;
  readonly hash: number;
  readonly value: T;
}

/**
 * A hash table from the bytes of a label to its value, so that labels need not be decoded in every row. A label has two
 * spellings: with doubled quotes and without.
 */
export class LabelTable<T> {
  /** In order of appearance. */
  readonly byText = new Map<string, T>();
  private table: (Spelling<T> | undefined)[] = Array<undefined>(256).fill(undefined);
  private spellings = 0;

  constructor(
    private readonly create: (text: string) => T,
    private readonly decode: (bytes: Uint8Array, isDoubled: boolean) => string,
  ) {}

  /** The value for a label; created if it is new. */
  find({ bytes, start, end, isDoubled }: RawLabel): T {
    // The same bytes mean a different text if their quotes are doubled.
    let hash = isDoubled ? 1 : 0;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + (bytes[i] ?? 0)) | 0;
    const mask = this.table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let known; (known = this.table[slot]) !== undefined; slot = (slot + 1) & mask)
      if (known.hash === hash && isSame(known.bytes, bytes, start, end)) return known.value;
    const spelled = bytes.slice(start, end);
    const value = this.findText(this.decode(spelled, isDoubled));
    this.table[slot] = { bytes: spelled, hash, value };
    if (++this.spellings * 2 > this.table.length) this.grow();
    return value;
  }

  findText(whole: string): T {
    const text = boundName(whole);
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const value = this.create(text);
    this.byText.set(text, value);
    return value;
  }

  private grow(): void {
    const spellings = this.table.filter((spelling) => spelling !== undefined);
    this.table = Array<undefined>(this.table.length * 4).fill(undefined);
    const mask = this.table.length - 1;
    for (const spelling of spellings) {
      let slot = (spelling.hash ^ (spelling.hash >>> 15)) & mask;
      while (this.table[slot] !== undefined) slot = (slot + 1) & mask;
      this.table[slot] = spelling;
    }
  }
}

function isSame(known: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let i = 0; i < known.length; i++) if (known[i] !== bytes[start + i]) return false;
  return true;
}
