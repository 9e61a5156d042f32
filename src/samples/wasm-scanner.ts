/// <reference path="./web-assembly.d.ts" />
/** An object around a compiled scanner (scanner/). It manages the memory and reads the counts. */
import { decodeCut, type ErrorKind } from './error-kinds.js';
import { decodeRaw } from './csv/rows.js';
import { errorLayout, errorLimits, labelLayout, timeBuckets, timelineSlots } from './scanner-layout.js';
import { sampleKinds, type CountedRows, type ScanOptions } from './scanned.js';
import { trimCounts } from './response-times.js';
import { emptyTally, type Tally } from './tally.js';
import { connect, latency, summedFields } from './summed-fields.js';
import { addIntervals, emptyIntervals, noCodes, singleInterval, type IntervalCounts } from './timeline.js';

/** The reasons why next() stops and the ways to continue, as in scanner/csv.ts. */
export const stops = { done: 0, odd: 1, label: 2, irregular: 3 } as const;
export const actions = { proceed: 0, learn: 1, skip: 2 } as const;

const modules = new Map<string, WebAssembly.Module | undefined>();

/** False if the runtime's WebAssembly lacks SIMD. */
export const canRun = (scanner: string): boolean => findModule(scanner) !== undefined;

function findModule(scanner: string): WebAssembly.Module | undefined {
  if (!modules.has(scanner)) modules.set(scanner, compile(Buffer.from(scanner, 'base64')));
  return modules.get(scanner);
}

function compile(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module | undefined {
  try {
    return new WebAssembly.Module(bytes);
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) return undefined;
    throw error;
  }
}

/** Instances that are not in use. A matrix has hundreds of results, and a new instance takes longer than scanning a small one. */
const idle = new Map<string, Exports[]>();
/** Instances that exceed this size, because of very many labels, are not kept. */
const maxKeptBytes = 8 * 1024 * 1024;

function acquire(scanner: string): Exports {
  const known = idle.get(scanner)?.pop();
  if (known !== undefined) return known;
  const module = findModule(scanner);
  if (module === undefined) throw new Error('WebAssembly has no SIMD here.');
  return new WebAssembly.Instance(module).exports as unknown as Exports;
}

/** The exports of every scanner. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  room(capacity: number): number;
  /** Excludes samples that began earlier. */
  cutBefore(startMs: number): void;
  /** Counts the response times of each interval, too. */
  countTimes(): void;
  /** Leaves the samples to the plain scanner of whose start the hash is no larger. */
  leaveStarts(largestHash: number): void;
  cutFirstMs(): number;
  cutLastMs(): number;
  /** Starts with the first bytes of the buffer, where a record begins. */
  index(length: number): void;
  next(action: number): number;
  from(): number;
  to(): number;
  /** The number of rows that next() has counted or left to the plain scanner. */
  taken(): number;
  /** The number of newlines before the place where next() stopped. */
  newlines(): number;
  newlinesBetween(begin: number, end: number): number;
  /** Not 0 if collect() must be called before the next buffer. */
  areNotesMany(): number;
  notesAt(): number;
  notesCount(): number;
  labelCount(): number;
  summed(i: number): number;
  valuesAt(): number;
  timesAt(): number;
  distinctCount(): number;
  /** Counts the failed samples that are fast enough. */
  apdex(satisfied: number, tolerated: number): void;
  intervalMs(): number;
  firstInterval(): number;
  forget(): void;
}

export class WasmScanner<Own = object> {
  readonly exports: Exports & Own;
  private readonly input: number;
  private view: Uint8Array;

  constructor(
    private readonly scanner: string,
    readonly capacity: number,
    /** With a warm-up, the first start must be given. */
    private readonly scanning: ScanOptions,
    /** Whether the result has the number of threads. */
    private readonly hasThreads: boolean,
  ) {
    this.exports = acquire(scanner) as Exports & Own;
    this.input = this.exports.room(capacity);
    this.view = this.viewBuffer();
    const { warmupMs, firstStartMs, countsTimes = false, apdexMs = [0, 0] } = scanning;
    if (firstStartMs !== undefined) this.exports.cutBefore(firstStartMs + warmupMs);
    if (countsTimes) this.exports.countTimes();
    this.exports.apdex(Math.floor(apdexMs[0]), Math.floor(apdexMs[1]));
  }

  /** The buffer. Its view is detached when memory grows, and is then replaced. */
  get bytes(): Uint8Array {
    if (this.view.byteLength === 0) this.view = this.viewBuffer();
    return this.view;
  }

  private viewBuffer(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer, this.input, this.capacity);
  }

  /** The bytes at which next() stopped, as offsets in the buffer. */
  get from(): number {
    return this.exports.from() - this.input;
  }
  get to(): number {
    return this.exports.to() - this.input;
  }

  newlinesBetween(start: number, end: number): number {
    return this.exports.newlinesBetween(this.input + start, this.input + end);
  }

  labelText(): string {
    return decodeRaw(this.bytes.subarray(this.from, this.to));
  }

  /** The counts since the last call. */
  collect(): CountedRows {
    const { exports } = this;
    const memory = new DataView(exports.memory.buffer);
    new Uint32Array(memory.buffer, exports.notesAt(), exports.notesCount()).sort();
    const counted = Array.from({ length: exports.labelCount() }, (_, i) => {
      const address = exports.summed(i);
      const key = memory.getUint32(address + labelLayout.key, true);
      const nameAddress = memory.getUint32(address + labelLayout.name, true);
      const name = new Uint8Array(memory.buffer, nameAddress, key & 0x3fffffff);
      return {
        label: decodeRaw(name),
        kind: sampleKinds[key >>> 30] ?? 'samples',
        tally: this.readTally(memory, address),
      } as const;
    });
    exports.forget();
    const measured = counted.filter(({ tally }) => tally.n > 0);
    const cutFirstMs = exports.cutFirstMs();
    const cutLastMs = exports.cutLastMs();
    return {
      counted,
      firstStartMs: Math.min(
        cutFirstMs < latestMs ? cutFirstMs : Infinity,
        ...measured.map(({ tally }) => tally.firstStartMs),
      ),
      lastEndMs: Math.max(
        cutLastMs > -latestMs ? cutLastMs : -Infinity,
        ...measured.map(({ tally }) => tally.lastEndMs),
      ),
    };
  }

  /** The tally of the most recently summed label. */
  private readTally(memory: DataView, address: number): Tally {
    const read = (offset: number): number => Number(memory.getBigUint64(address + offset, true));
    const tally = emptyTally(this.scanning);
    tally.n = read(labelLayout.samples);
    if (tally.n === 0) return tally;
    const { exports } = this;
    const sums = summedFields.map((_, i) => read(labelLayout.sums + 8 * i));
    const readList = (start: number): number[] =>
      Array.from(new Uint32Array(memory.buffer, start, exports.distinctCount()));
    return Object.assign(tally, {
      counts: { values: readList(exports.valuesAt()), times: readList(exports.timesAt()), pending: [] },
      elapsedMs: read(labelLayout.elapsed),
      errors: read(labelLayout.errors),
      errorKinds: this.readErrors(memory, memory.getUint32(address + labelLayout.errorTable, true)),
      firstStartMs: Number(memory.getBigInt64(address + labelLayout.firstStart, true)),
      lastEndMs: Number(memory.getBigInt64(address + labelLayout.lastEnd, true)),
      sums,
      timeline: this.readIntervals(memory, address, sums),
      ...(tally.apdex && {
        apdex: {
          ms: tally.apdex.ms,
          errors: (['satisfiedErrors', 'toleratedErrors'] as const).map((field) =>
            memory.getUint32(address + labelLayout[field], true),
          ),
        },
      }),
    });
  }

  private readIntervals({ buffer }: DataView, address: number, sums: readonly number[]): IntervalCounts {
    const { exports } = this;
    const readSlots = (field: 'requestsIn' | 'failedIn' | 'slowestIn'): Uint32Array =>
      new Uint32Array(buffer, address + labelLayout[field], timelineSlots);
    const [counters, failed, slowest] = [readSlots('requestsIn'), readSlots('failedIn'), readSlots('slowestIn')];
    const elapsed = new BigUint64Array(buffer, address + labelLayout.elapsedIn, timelineSlots);
    const first = exports.firstInterval();
    const times = new DataView(buffer).getUint32(address + labelLayout.times, true);
    const row = timeBuckets + 4;
    const table = new Uint32Array(buffer, times, timelineSlots * row);
    // A column that the result lacks has no sum; the scanner read another one in its place.
    const wait = (field: number, at: number): number =>
      times === 0 ? NaN : sums[field] === 0 ? 0 : (table[at] ?? 0) + (table[at + 1] ?? 0) * 2 ** 32;
    const timeline = emptyIntervals(exports.intervalMs(), times !== 0);
    counters.forEach((count, slot) => {
      const behind = slot * row + timeBuckets;
      if (count > 0)
        timeline.intervals.push({
          number: first + slot,
          requests: count,
          errors: failed[slot] ?? 0,
          elapsed: Number(elapsed[slot]),
          slowest: (slowest[slot] ?? 0) >>> 16,
          threads: this.hasThreads ? (slowest[slot] ?? 0) & 0xffff : NaN,
          latency: wait(latency, behind),
          connect: wait(connect, behind + 2),
          codes: noCodes,
          times: times === 0 ? [] : trimCounts(table.subarray(slot * row, behind)),
        });
    });
    return timeline;
  }

  /** The kinds of errors in a table; its address is 0 if there is none. */
  private readErrors(memory: DataView, table: number): ErrorKind[] {
    if (table === 0) return [];
    return Array.from({ length: memory.getUint32(table, true) }, (_, i) => {
      const address = table + 8 + i * errorLayout.end;
      const read = (offset: number): number => memory.getUint32(address + offset, true);
      const text = (offset: number, length: number, most: number): string =>
        decodeCut(new Uint8Array(memory.buffer, address + offset, length), length === most, decodeRaw);
      return {
        firstHash: read(errorLayout.firstHash),
        secondHash: read(errorLayout.secondHash),
        code: text(errorLayout.code, read(errorLayout.codeLength), errorLimits.code),
        message: text(errorLayout.message, read(errorLayout.messageLength), errorLimits.message),
        isVaried: read(errorLayout.isVaried) === 1,
        count: read(errorLayout.count),
        timeline:
          this.scanning.countsTimes === true ? this.readOccurrences(memory, read(errorLayout.slots)) : undefined,
      };
    });
  }

  /** The errors of a kind over time. */
  private readOccurrences({ buffer }: DataView, address: number): IntervalCounts | undefined {
    if (address === 0) return undefined;
    const timeline = emptyIntervals(this.exports.intervalMs());
    const first = this.exports.firstInterval();
    new Uint32Array(buffer, address, timelineSlots).forEach((count, slot) => {
      if (count > 0) addIntervals(timeline, singleInterval(timeline.widthMs, first + slot, count));
    });
    return timeline;
  }

  /** Releases the instance for another result. */
  end(): void {
    if (this.exports.memory.buffer.byteLength > maxKeptBytes) return;
    const others = idle.get(this.scanner) ?? [];
    idle.set(this.scanner, [...others, this.exports]);
  }
}

/** A time later than any sample: thirteen digits for its start, and as many for its elapsed time. */
const latestMs = 2e13;
