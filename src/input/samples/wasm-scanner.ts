/// <reference path="./web-assembly.d.ts" />
/** A compiled scanner (scanner/) as an object: its memory, and what it counted. */
import { sampleKinds, type CountedLabel } from './accumulator.js';
import { emptyTally, type Tally } from './tally.js';

/** What next() stopped at, and how it goes on: as in scanner/csv.ts and scanner/xml.ts. */
export const stops = { done: 0, odd: 1, label: 2, irregular: 3 } as const;
export const how = { on: 0, learn: 1, skip: 2 } as const;

/** Where the fields of a label lie: as in scanner/labels.ts. */
const offsets = {
  ...{ firstStart: 32, lastEnd: 40, errors: 48, key: 56, name: 60 },
  ...{ received: 96, sent: 104, latency: 112, connect: 120, samples: 128, elapsed: 136 },
} as const;

const compiled = new Map<string, WebAssembly.Module | undefined>();

/** False where the machine's WebAssembly has no SIMD. */
export const canRun = (scanner: string): boolean => moduleOf(scanner) !== undefined;

function moduleOf(scanner: string): WebAssembly.Module | undefined {
  if (!compiled.has(scanner)) compiled.set(scanner, compiledFrom(Buffer.from(scanner, 'base64')));
  return compiled.get(scanner);
}

function compiledFrom(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}

/** Scanners whose result has ended, for the next one: a matrix has hundreds, and a new scanner takes longer than a small one. */
const idle = new Map<string, Exports[]>();
/** More memory, for very many labels, is not kept. */
const mostKeptBytes = 8 * 1024 * 1024;

function exportsOf(scanner: string): Exports {
  const known = idle.get(scanner)?.pop();
  if (known !== undefined) return known;
  const module = moduleOf(scanner);
  if (module === undefined) throw new Error('The scanner does not run here.');
  return new WebAssembly.Instance(module).exports as unknown as Exports;
}

/** What every scanner exports. */
export interface Exports {
  readonly memory: WebAssembly.Memory;
  room(capacity: number): number;
  cutBefore(startMs: number): void;
  cutFirstMs(): number;
  cutLastMs(): number;
  index(length: number): void;
  next(how: number): number;
  from(): number;
  to(): number;
  taken(): number;
  newlines(): number;
  newlinesBetween(begin: number, end: number): number;
  areNotesMany(): number;
  notesAt(): number;
  notesCount(): number;
  labelCount(): number;
  summed(i: number): number;
  valuesAt(): number;
  timesAt(): number;
  distinctCount(): number;
  forget(): void;
}

export class WasmScanner<Own = object> {
  protected readonly exports: Exports & Own;
  protected readonly input: number;
  private view: Uint8Array;

  constructor(
    private readonly scanner: string,
    readonly capacity: number,
    /** A label's text from its bytes; undefined where they are none. */
    private readonly textOf: (bytes: Uint8Array) => string | undefined,
  ) {
    this.exports = exportsOf(scanner) as Exports & Own;
    this.input = this.exports.room(capacity);
    this.view = this.buffer();
  }

  /** The buffer: as large as the capacity. Memory moves when it grows, so it is asked for anew each time. */
  get bytes(): Uint8Array {
    if (this.view.byteLength === 0) this.view = this.buffer();
    return this.view;
  }

  private buffer(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, this.input, this.capacity);
  }

  /** Leaves out what began before. */
  cutBefore(startMs: number): void {
    this.exports.cutBefore(startMs);
  }

  /** Finds the records in the buffer's first bytes; a record begins at the first. */
  index(length: number): void {
    this.exports.index(length);
  }

  next(how: number): number {
    return this.exports.next(how);
  }

  /** What next() stopped at: offsets in the buffer. */
  get from(): number {
    return this.exports.from() - this.input;
  }
  get to(): number {
    return this.exports.to() - this.input;
  }

  /** Rows that next() has counted, and records that it left to others. */
  get taken(): number {
    return this.exports.taken();
  }

  /** Newlines up to where next() found an end. */
  get newlines(): number {
    return this.exports.newlines();
  }

  newlinesBetween(from: number, to: number): number {
    return this.exports.newlinesBetween(this.input + from, this.input + to);
  }

  labelText(): string | undefined {
    return this.textOf(this.bytes.subarray(this.from, this.to));
  }

  /** What was counted is to be collected before there is more. */
  get isFull(): boolean {
    return this.exports.areNotesMany() !== 0;
  }

  /** What was counted since the last call. */
  collect(): { readonly counted: readonly CountedLabel[]; readonly firstStartMs: number; readonly lastEndMs: number } {
    const { exports } = this;
    const memory = new DataView(exports.memory.buffer);
    new Uint32Array(memory.buffer, exports.notesAt(), exports.notesCount()).sort();
    const counted = Array.from({ length: exports.labelCount() }, (_, i) => {
      const at = exports.summed(i);
      const key = memory.getUint32(at + offsets.key, true);
      const name = new Uint8Array(memory.buffer, memory.getUint32(at + offsets.name, true), key & 0x3fffffff);
      return {
        label: this.textOf(name) ?? '',
        kind: sampleKinds[key >>> 30] ?? 'samples',
        tally: this.tallyAt(memory, at),
      } as const;
    });
    exports.forget();
    const met = counted.filter(({ tally }) => tally.n > 0);
    const cutFirstMs = exports.cutFirstMs();
    const cutLastMs = exports.cutLastMs();
    return {
      counted,
      firstStartMs: Math.min(
        cutFirstMs < latestMs ? cutFirstMs : Infinity,
        ...met.map(({ tally }) => tally.firstStartMs),
      ),
      lastEndMs: Math.max(cutLastMs > -latestMs ? cutLastMs : -Infinity, ...met.map(({ tally }) => tally.lastEndMs)),
    };
  }

  /** Of the label that was summed last. */
  private tallyAt(memory: DataView, at: number): Tally {
    const sum = (offset: number): number => Number(memory.getBigUint64(at + offset, true));
    const tally = emptyTally();
    tally.n = sum(offsets.samples);
    if (tally.n === 0) return tally;
    const { exports } = this;
    const listed = (from: number): number[] =>
      Array.from(new Uint32Array(memory.buffer, from, exports.distinctCount()));
    return Object.assign(tally, {
      counts: { values: listed(exports.valuesAt()), times: listed(exports.timesAt()), pending: [] },
      elapsedMs: sum(offsets.elapsed),
      errors: sum(offsets.errors),
      firstStartMs: Number(memory.getBigInt64(at + offsets.firstStart, true)),
      lastEndMs: Number(memory.getBigInt64(at + offsets.lastEnd, true)),
      receivedBytes: sum(offsets.received),
      sentBytes: sum(offsets.sent),
      latencyMs: sum(offsets.latency),
      connectMs: sum(offsets.connect),
    });
  }

  /** Nothing more is asked of it: another result may have its scanner. */
  end(): void {
    if (this.exports.memory.buffer.byteLength > mostKeptBytes) return;
    const others = idle.get(this.scanner) ?? [];
    idle.set(this.scanner, [...others, this.exports]);
  }
}

/** No time of a sample is later: thirteen digits, and as much again for what it took. */
const latestMs = 2e13;
