interface Spelling<T> {
  readonly bytes: Uint8Array;
  readonly hash: number;
  readonly value: T;
}

/**
 * Finds what is kept for a label by the label's bytes, so that its text is made once and not in every row. One label may
 * be spelled in two ways: with its quotes doubled, and without.
 */
export class LabelTable<T> {
  /** In order of appearance. */
  readonly byText = new Map<string, T>();
  private table: (Spelling<T> | undefined)[] = Array<undefined>(256).fill(undefined);
  private spellings = 0;

  constructor(
    private readonly create: (text: string) => T,
    private readonly textOf: (bytes: Uint8Array, isDoubled: boolean) => string,
  ) {}

  of(bytes: Uint8Array, from: number, to: number, isDoubled: boolean): T {
    // A quote doubled means another text than the same bytes unquoted.
    let hash = isDoubled ? 1 : 0;
    for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + (bytes[at] ?? 0)) | 0;
    const mask = this.table.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let known; (known = this.table[slot]) !== undefined; slot = (slot + 1) & mask)
      if (known.hash === hash && isSame(known.bytes, bytes, from, to)) return known.value;
    const spelled = bytes.slice(from, to);
    const value = this.named(this.textOf(spelled, isDoubled));
    this.table[slot] = { bytes: spelled, hash, value };
    if (++this.spellings * 2 > this.table.length) this.grow();
    return value;
  }

  named(text: string): T {
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const value = this.create(text);
    this.byText.set(text, value);
    return value;
  }

  private grow(): void {
    const spellings = this.table.filter((each) => each !== undefined);
    this.table = Array<undefined>(this.table.length * 4).fill(undefined);
    const mask = this.table.length - 1;
    for (const each of spellings) {
      let slot = (each.hash ^ (each.hash >>> 15)) & mask;
      while (this.table[slot] !== undefined) slot = (slot + 1) & mask;
      this.table[slot] = each;
    }
  }
}

function isSame(known: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (known.length !== to - from) return false;
  for (let i = 0; i < known.length; i++) if (known[i] !== bytes[from + i]) return false;
  return true;
}
