/**
 * Scans raw bytes at the speed of a compiled scanner, which counts the records it is certain of. Every other record goes to
 * the plain scanner, which handles all cases. So both give the same result, and the meaning of a record is decided in one
 * place only.
 */
import { actions, stops, type WasmScanner } from './wasm-scanner.js';
import type { CsvScan } from './csv/scan.js';
import { largestHash } from './row-sketch.js';
import type { Scan, Scanned, ScanOptions } from './scanned.js';

/** The counters of the scanner have 32 bits. */
const maxRows = 2 ** 31;
/** If a larger share of records is unusual, the plain scanner alone is faster. */
const maxOddShare = 0.5;

export class HybridScan implements Scan {
  private filled = 0;
  private rows = 0;
  private isPlain = false;

  constructor(
    /** Must already be set to skip the warm-up. */
    private readonly wasm: WasmScanner,
    private readonly plain: CsvScan,
    /** False for a part from the middle of a result, which begins with a record. */
    private isFirst = true,
    private readonly collectAfter = maxRows,
  ) {}

  /** The buffer for the next bytes, of at least one byte, so that they need not be copied. */
  room(): Uint8Array {
    return this.wasm.bytes.subarray(this.filled);
  }

  /** Scans the bytes that were written to the buffer. */
  scanWritten(bytes: number): void {
    this.filled += bytes;
    this.scan();
  }

  push(piece: Uint8Array): boolean {
    for (let start = 0; start < piece.length && this.goesOn;) {
      const room = this.room();
      const part = piece.subarray(start, start + room.length);
      room.set(part);
      this.scanWritten(part.length);
      start += part.length;
    }
    return this.goesOn;
  }

  /** Reads the rest of the last record, if any. Returns the number of bytes of the piece that belong to it. */
  finish(piece: Uint8Array): number {
    this.flush();
    return this.goesOn ? this.plain.finish(piece) : 0;
  }

  /** Whether the last byte so far ended a record. */
  get isBetween(): boolean {
    this.flush();
    return this.plain.isBetween;
  }

  /** The number of the current line, from 1. */
  get line(): number {
    return this.plain.line;
  }

  end(): Scanned {
    this.flush();
    this.collect();
    this.wasm.end();
    return this.plain.end();
  }

  get goesOn(): boolean {
    return this.plain.goesOn;
  }

  /** Passes the buffer to the plain scanner, including an unfinished record. */
  private flush(start = 0): void {
    this.plain.push(this.wasm.bytes.subarray(start, this.filled));
    this.filled = 0;
  }

  private scan(): void {
    if (this.isPlain) {
      this.flush();
      return;
    }
    const { plain, wasm } = this;
    let start = 0;
    // The plain scanner reads the beginning, and finishes the record it has begun.
    while (start < this.filled && this.goesOn && (this.isFirst || plain.awaitsHeader || !plain.isBetween)) {
      start += plain.finish(wasm.bytes.subarray(start, this.filled));
      this.isFirst = false;
    }
    this.keepFrom(start);
    if (this.filled > 0 && this.goesOn) this.count();
    if (this.rows >= this.collectAfter || this.wasm.exports.areNotesMany() !== 0) this.collect();
  }

  /** Counts the complete records in the buffer and moves the rest to its front. */
  private count(): void {
    const { wasm, plain, filled } = this;
    const { line } = plain;
    wasm.exports.leaveStarts(largestHash(plain.accumulator.sketch));
    wasm.exports.index(filled);
    let [odd, before, counted] = [0, 0, 0];
    let stop = wasm.exports.next(actions.proceed);
    while (stop === stops.odd || stop === stops.label) {
      // `from` moves back if a record is left to the plain scanner after one of its labels was registered.
      if (wasm.from < counted) before -= wasm.newlinesBetween(wasm.from, counted);
      else before += wasm.newlinesBetween(counted, wasm.from);
      counted = wasm.from;
      plain.line = line + before;
      let next: number = actions.proceed;
      if (stop === stops.label) {
        next =
          plain.accumulator.registerLabel(wasm.labelText(), plain.line) && this.goesOn ? actions.learn : actions.skip;
        if (!this.goesOn) this.rows++; // the current row
      } else {
        odd++;
        plain.push(wasm.bytes.subarray(wasm.from, wasm.to));
      }
      if (!this.goesOn) break;
      stop = wasm.exports.next(next);
    }
    this.rows += wasm.exports.taken() - odd;
    if (odd > wasm.exports.taken() * maxOddShare) this.isPlain = true;
    if (!this.goesOn) return;
    const { from } = wasm;
    plain.line = line + wasm.exports.newlines();
    // After a misplaced quote or a very long record, the ends of records are unknown. A record may also exceed the
    // buffer.
    if (stop === stops.irregular || filled - from === wasm.capacity) this.flush(from);
    else this.keepFrom(from);
  }

  private keepFrom(start: number): void {
    if (start === 0) return;
    this.wasm.bytes.copyWithin(0, start, this.filled);
    this.filled -= start;
  }

  private collect(): void {
    this.plain.accumulator.add(this.wasm.collect(), this.rows);
    this.rows = 0;
  }
}

/** The scanners for a raw result. */
export interface Scanners {
  readonly plain: (scanning: ScanOptions) => Scan;
  /** Only for CSV in its usual form; gives the same result. */
  readonly fast?: FastScanner | undefined;
}

/** A compiled scanner, whose work threads can share. */
export interface FastScanner {
  /** With a warm-up, the first start must be given. */
  readonly scan: (scanning: ScanOptions, capacity?: number, collectAfter?: number) => HybridScan;
  /** Guesses the start of the first record in bytes from the middle of a result. */
  readonly recordStart: (bytes: Uint8Array) => number | undefined;
}
