/**
 * Raw bytes at the speed of a compiled scanner. It counts what it is sure of; every record that is in any way
 * unusual goes to the plain reader, which knows all cases: so both ways give the same, and there is one place that decides.
 */
import { how, stops, type WasmScanner } from './wasm-scanner.js';
import type { PlainScan, Scan, Scanned } from './scanned.js';

/** The scanner's counters have 32 bits. */
const mostRows = 2 ** 31;
/** Where more records than this share are unusual, the plain reader is faster alone. */
const mostOdd = 0.5;

export class HybridScan implements Scan {
  private filled = 0;
  private rows = 0;
  private isPlain = false;

  constructor(
    /** It must leave out what began in the warm-up. */
    private readonly kernel: WasmScanner,
    private readonly plain: PlainScan,
    /** A part from the middle of a result begins with a record. */
    private isFirst = true,
    private readonly collectAfter = mostRows,
  ) {}

  /** Where the next bytes are to be put, so that nothing is copied: at least one byte. */
  room(): Uint8Array {
    return this.kernel.bytes.subarray(this.filled);
  }

  /** So many bytes were put there. */
  took(bytes: number): void {
    this.filled += bytes;
    this.scan();
  }

  push(piece: Uint8Array): boolean {
    for (let from = 0; from < piece.length && this.goesOn;) {
      const room = this.room();
      const part = piece.subarray(from, from + room.length);
      room.set(part);
      this.took(part.length);
      from += part.length;
    }
    return this.goesOn;
  }

  /** What is missing of the last record, if anything: how many bytes of the piece that were. */
  finish(piece: Uint8Array): number {
    this.flush();
    return this.goesOn ? this.plain.finish(piece) : 0;
  }

  /** The last byte that was pushed was the last of a record. */
  get isBetween(): boolean {
    this.flush();
    return this.plain.isBetween;
  }

  /** Newlines passed, and 1. */
  get line(): number {
    return this.plain.line;
  }

  end(goesOn = false): Scanned {
    this.flush();
    this.collect();
    this.kernel.end();
    return this.plain.end(goesOn);
  }

  /** Whether there is sense in reading on. */
  get goesOn(): boolean {
    return this.plain.goesOn;
  }

  /** What is in the buffer goes to the plain reader, also an unfinished record. */
  private flush(from = 0): void {
    this.plain.push(this.kernel.bytes.subarray(from, this.filled));
    this.filled = 0;
  }

  private scan(): void {
    if (this.isPlain) {
      this.flush();
      return;
    }
    const { plain, kernel } = this;
    let from = 0;
    // The plain reader has the beginning, and the rest of what it began.
    while (from < this.filled && this.goesOn && (this.isFirst || plain.awaitsHeader || !plain.isBetween)) {
      from += plain.finish(kernel.bytes.subarray(from, this.filled));
      this.isFirst = false;
    }
    this.keepFrom(from);
    if (this.filled > 0 && this.goesOn) this.count();
    if (this.rows >= this.collectAfter || this.kernel.isFull) this.collect();
  }

  /** Counts the buffer's whole records; what is left moves to its front. */
  private count(): void {
    const { kernel, plain, filled } = this;
    const { line } = plain;
    kernel.index(filled);
    let [odd, before, counted] = [0, 0, 0];
    let stop = kernel.next(how.on);
    while (stop === stops.odd || stop === stops.label) {
      // Back, where a record is left after one of its labels was met.
      if (kernel.from < counted) before -= kernel.newlinesBetween(kernel.from, counted);
      else before += kernel.newlinesBetween(counted, kernel.from);
      counted = kernel.from;
      plain.line = line + before;
      let next: number = how.on;
      if (stop === stops.label) {
        const label = kernel.labelText();
        next = label !== undefined && plain.meet(label) ? how.learn : how.skip;
        if (!this.goesOn) this.rows++; // the one that it stops at
      } else {
        odd++;
        plain.push(kernel.bytes.subarray(kernel.from, kernel.to));
      }
      if (!this.goesOn) break;
      stop = kernel.next(next);
    }
    this.rows += kernel.taken - odd;
    if (odd > kernel.taken * mostOdd) this.isPlain = true;
    if (!this.goesOn) return;
    const { from } = kernel;
    plain.line = line + kernel.newlines;
    // Nothing is known of what follows an irregular quote or a very long record; and one may be larger than the buffer.
    if (stop === stops.irregular || filled - from === kernel.capacity) this.flush(from);
    else this.keepFrom(from);
  }

  private keepFrom(from: number): void {
    if (from === 0) return;
    this.kernel.bytes.copyWithin(0, from, this.filled);
    this.filled -= from;
  }

  private collect(): void {
    this.plain.add(this.kernel.collect(), this.rows);
    this.rows = 0;
  }
}
